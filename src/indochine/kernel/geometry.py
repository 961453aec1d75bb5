"""Is a drawn map a map? Plane geometry on polygons with whole-number vertices, exact throughout.

A map is a dictionary from names to polygons. Two areas are neighbours if they share a border, that is a whole
edge, walked in opposite directions because all polygons are wound the same way.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from operator import itemgetter
from typing import NamedTuple

Point = tuple[int, int]
Edge = tuple[Point, Point]
Polygon = Sequence[Point]
Shapes = Mapping[str, Polygon]


class Flaw(NamedTuple):
    """What is wrong with the drawing of one area."""

    shape: str
    problem: str


# ---------------------------------------------------------------- points, edges, one polygon


def edges(polygon: Polygon) -> list[Edge]:
    return list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def turned(edge: Edge) -> Edge:
    return edge[1], edge[0]


def turn(a: Point, b: Point, c: Point) -> int:
    """Positive if the way from a by b to c bends to the right, 0 if it is straight."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def twice_area(polygon: Polygon) -> int:
    """Positive if the polygon is wound clockwise on a page whose y grows downwards."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(polygon))


def lies_on(point: Point, edge: Edge) -> bool:
    (ax, ay), (bx, by) = edge
    in_box = min(ax, bx) <= point[0] <= max(ax, bx) and min(ay, by) <= point[1] <= max(ay, by)
    return in_box and turn(*edge, point) == 0


def cross(e: Edge, f: Edge) -> bool:
    """Do two edges cut through each other (meeting at an end is no crossing)?"""
    return turn(*e, f[0]) * turn(*e, f[1]) < 0 and turn(*f, e[0]) * turn(*f, e[1]) < 0


def overlap(e: Edge, f: Edge) -> int:
    """How far two edges run along each other, 0 if they do not."""
    (a, b), (c, d) = e, f
    if turn(a, b, c) or turn(a, b, d):
        return 0
    axis = 0 if a[0] != b[0] else 1
    low = max(min(a[axis], b[axis]), min(c[axis], d[axis]))
    high = min(max(a[axis], b[axis]), max(c[axis], d[axis]))
    return max(0, high - low)


def is_inside(point: Point, polygon: Polygon) -> bool:
    """Does a line from the point to the east cut the outline an odd number of times?"""
    cuts = 0
    for a, b in edges(polygon):
        if (a[1] > point[1]) != (b[1] > point[1]):
            cuts += turn(a, b, point) * (b[1] - a[1]) > 0
    return cuts % 2 == 1


# ---------------------------------------------------------------- each polygon by itself


def poor_vertices(shapes: Shapes) -> Iterator[Flaw]:
    """A polygon has at least four vertices, all different."""
    for name, polygon in shapes.items():
        if len(polygon) < 4:
            yield Flaw(name, f"has only {len(polygon)} vertices")
        if len(set(polygon)) < len(polygon):
            yield Flaw(name, "comes twice to the same vertex")


def off_canvas(shapes: Shapes, width: int, height: int) -> Iterator[Flaw]:
    """Every vertex lies on the canvas."""
    for name, polygon in shapes.items():
        for x, y in polygon:
            if not (0 <= x <= width and 0 <= y <= height):
                yield Flaw(name, f"vertex [{x}, {y}] lies outside the canvas")


def wound_backwards(shapes: Shapes) -> Iterator[Flaw]:
    """All polygons are wound the same way, clockwise on the page."""
    for name, polygon in shapes.items():
        if twice_area(polygon) <= 0:
            yield Flaw(name, "is wound the other way")


def self_crossings(shapes: Shapes) -> Iterator[Flaw]:
    """No polygon crosses itself."""
    for name, polygon in shapes.items():
        for e, f in combinations(edges(polygon), 2):
            if cross(e, f):
                yield Flaw(name, f"crosses itself at {_text(e)} and {_text(f)}")


# ---------------------------------------------------------------- all polygons together


def _all_edges(shapes: Shapes) -> list[tuple[Edge, str]]:
    return [(edge, name) for name, polygon in shapes.items() for edge in edges(polygon)]


def _near_edges(shapes: Shapes) -> Iterator[tuple[tuple[Edge, str], tuple[Edge, str]]]:
    """Edges of different areas, where the areas lie near enough to touch."""
    for (name, polygon), (other, beside) in combinations(shapes.items(), 2):
        if polygon and beside and _may_touch(polygon, beside):
            for e, f in product(edges(polygon), edges(beside)):
                yield (e, name), (f, other)


def _may_touch(polygon: Polygon, other: Polygon) -> bool:
    """Do their extents meet, along either axis?"""
    for axis in (0, 1):
        here, there = [vertex[axis] for vertex in polygon], [vertex[axis] for vertex in other]
        if max(here) < min(there) or max(there) < min(here):
            return False
    return True


def _between(vertices: list[Point], edge: Edge) -> list[Point]:
    """Of vertices in order, those no farther west or east than the ends of an edge."""
    west, east = sorted((edge[0][0], edge[1][0]))
    x = itemgetter(0)
    return vertices[bisect_left(vertices, west, key=x) : bisect_right(vertices, east, key=x)]


def _text(edge: Edge) -> str:
    return f"{list(edge[0])}-{list(edge[1])}"


def edges_used_twice(shapes: Shapes) -> Iterator[Flaw]:
    """No two areas lie on the same side of an edge."""
    owner: dict[Edge, str] = {}
    for edge, name in _all_edges(shapes):
        if edge in owner:
            yield Flaw(name, f"lies on the same side of {_text(edge)} as {owner[edge]}")
        owner.setdefault(edge, name)


def crossing_borders(shapes: Shapes) -> Iterator[Flaw]:
    """No border of one area crosses a border of another."""
    for (e, name), (f, other) in _near_edges(shapes):
        if cross(e, f):
            yield Flaw(name, f"border {_text(e)} crosses {_text(f)} of {other}")


def vertices_inside_borders(shapes: Shapes) -> Iterator[Flaw]:
    """Borders meet at their ends: no vertex lies in the middle of an edge."""
    vertices = sorted({vertex for polygon in shapes.values() for vertex in polygon})
    for edge, name in _all_edges(shapes):
        for vertex in _between(vertices, edge):
            if vertex not in edge and lies_on(vertex, edge):
                yield Flaw(name, f"vertex {list(vertex)} lies in the middle of border {_text(edge)}")


def partial_borders(shapes: Shapes) -> Iterator[Flaw]:
    """Two areas that run along each other share whole edges."""
    for (e, name), (f, other) in _near_edges(shapes):
        if e != turned(f) and overlap(e, f):
            yield Flaw(name, f"shares only a part of border {_text(e)} with {other}")


def holes(shapes: Shapes) -> bool:
    """Do the areas together leave a hole, or overlap? Euler's formula for one piece of land without lakes."""
    borders = {frozenset(edge) for edge, _ in _all_edges(shapes)}
    vertices = {vertex for border in borders for vertex in border}
    return len(vertices) - len(borders) + len(shapes) != 1


def shared_borders(shapes: Shapes) -> dict[str, list[str]]:
    """The neighbours of each area as drawn, in the order of the map."""
    owner = dict(_all_edges(shapes))
    met = {name: {owner.get(turned(edge)) for edge in edges(polygon)} for name, polygon in shapes.items()}
    return {name: [other for other in shapes if other in met[name]] for name in shapes}


def common_edges(polygon: Polygon, other: Polygon) -> list[Edge]:
    """The edges that one area shares with another, as the first walks them."""
    beyond = {turned(edge) for edge in edges(other)}
    return [edge for edge in edges(polygon) if edge in beyond]


def open_edges(shapes: Shapes, names: Sequence[str]) -> list[Edge]:
    """The edges of these areas beyond which nothing is drawn: their coast."""
    drawn = {edge for edge, _ in _all_edges(shapes)}
    return [edge for name in names for edge in edges(shapes[name]) if turned(edge) not in drawn]


def one_line(pieces: Sequence[Edge]) -> list[Point] | None:
    """The points of the line that the pieces make end to end; None if they do not make one single line."""
    after = dict(pieces)
    starts = [a for a in after if a not in after.values()]
    if len(starts) != 1:
        return None
    line = starts
    while line[-1] in after and len(line) <= len(pieces):
        line.append(after[line[-1]])
    return line if len(set(line)) == len(pieces) + 1 else None


def misplaced_labels(labels: Mapping[str, Point], shapes: Shapes) -> Iterator[Flaw]:
    """The label of an area lies in it and in no other."""
    for name, label in labels.items():
        where = [other for other, polygon in shapes.items() if is_inside(label, polygon)]
        if where != [name]:
            yield Flaw(name, f"label {list(label)} lies in {' and '.join(where) or 'no area'}")
