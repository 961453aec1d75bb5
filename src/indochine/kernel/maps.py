"""A board of areas, as it is listed and as it is drawn: what the map of any title must satisfy.

A title shows its board as a `Sheet`; `add_map` then holds the pack to everything below, one constraint for
each function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from typing import NamedTuple, TypeVar

from indochine.kernel import geometry
from indochine.kernel.constraints import Check, Constraints, equal
from indochine.kernel.geometry import Flaw, Point, Polygon

P = TypeVar("P")
Neighbours = Mapping[str, tuple[str, ...]]


class Place(NamedTuple):
    """An area: its entry in the file, its outline, label and neighbours; what is only drawn has none."""

    entry: str
    polygon: Polygon
    label: Point | None = None
    adjacent: tuple[str, ...] | None = None


class Sheet(NamedTuple):
    """The printed board; areas by the names under which they list each other."""

    width: int
    height: int
    places: Mapping[str, Place]

    @property
    def shapes(self) -> dict[str, Polygon]:
        return {name: place.polygon for name, place in self.places.items()}

    @property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        return {name: place.adjacent for name, place in self.places.items() if place.adjacent is not None}

    def without(self, flaws: Iterable[Flaw], field: str = "polygon") -> Iterator[Check]:
        """One check for each area: nothing was found against it."""
        found: dict[str, list[str]] = {}
        for flaw in flaws:
            found.setdefault(flaw.shape, []).append(flaw.problem)
        for name, place in self.places.items():
            problem = ", ".join(found.get(name, []))
            yield Check(not problem, place.entry, field, problem)


def distances(neighbours: Neighbours, start: str) -> dict[str, int]:
    """Moves from one area to all that can be reached, by way of listed areas only."""
    near, queue = {start: 0}, [start]
    for name in queue:
        for other in neighbours.get(name, ()):
            if other in neighbours and other not in near:
                near[other] = near[name] + 1
                queue.append(other)
    return near


# ---------------------------------------------------------------- as listed


def neighbours_exist(sheet: Sheet) -> Iterator[Check]:
    """An area lists as neighbours other areas, each once."""
    for name, adjacent in sheet.neighbours.items():
        entry = sheet.places[name].entry
        strangers = [other for other in adjacent if other not in sheet.neighbours or other == name]
        yield Check(not strangers, entry, "adjacent", f"unknown: {', '.join(strangers)}")
        yield Check(len(set(adjacent)) == len(adjacent), entry, "adjacent", "lists a neighbour twice")


def neighbours_mutual(sheet: Sheet) -> Iterator[Check]:
    """If one area is next to another, so is the other to the one."""
    known = sheet.neighbours
    for name, adjacent in known.items():
        one_sided = [other for other in adjacent if other in known and name not in known[other]]
        problem = f"{', '.join(one_sided)} does not list {name} in return"
        yield Check(not one_sided, sheet.places[name].entry, "adjacent", problem)


def map_connected(sheet: Sheet) -> Iterator[Check]:
    """Every area can be reached from the first."""
    first = next(iter(sheet.neighbours))
    near = distances(sheet.neighbours, first)
    for name in sheet.neighbours:
        yield Check(name in near, sheet.places[name].entry, "adjacent", f"cannot be reached from {first}")


# ---------------------------------------------------------------- as drawn


def polygons_have_vertices(sheet: Sheet) -> Iterator[Check]:
    """A polygon has at least four vertices, all different."""
    yield from sheet.without(geometry.poor_vertices(sheet.shapes))


def polygons_on_canvas(sheet: Sheet) -> Iterator[Check]:
    """Every vertex lies on the canvas."""
    yield from sheet.without(geometry.off_canvas(sheet.shapes, sheet.width, sheet.height))


def polygons_wound_alike(sheet: Sheet) -> Iterator[Check]:
    """All polygons are wound the same way."""
    yield from sheet.without(geometry.wound_backwards(sheet.shapes))


def polygons_simple(sheet: Sheet) -> Iterator[Check]:
    """No polygon crosses itself."""
    yield from sheet.without(geometry.self_crossings(sheet.shapes))


def edges_used_once(sheet: Sheet) -> Iterator[Check]:
    """No two areas lie on the same side of an edge."""
    yield from sheet.without(geometry.edges_used_twice(sheet.shapes))


def borders_do_not_cross(sheet: Sheet) -> Iterator[Check]:
    """No border of one area crosses a border of another."""
    yield from sheet.without(geometry.crossing_borders(sheet.shapes))


def borders_meet_at_vertices(sheet: Sheet) -> Iterator[Check]:
    """No vertex lies in the middle of a border."""
    yield from sheet.without(geometry.vertices_inside_borders(sheet.shapes))


def borders_shared_whole(sheet: Sheet) -> Iterator[Check]:
    """Two areas that run along each other share whole edges."""
    yield from sheet.without(geometry.partial_borders(sheet.shapes))


def neighbours_as_drawn(sheet: Sheet) -> Iterator[Check]:
    """Areas are adjacent if they share a border on the map, and only then."""
    drawn = geometry.shared_borders(sheet.shapes)
    for name, adjacent in sheet.neighbours.items():
        met = set(sheet.neighbours).intersection(drawn[name])
        yield equal(set(adjacent), met, sheet.places[name].entry, "adjacent")


def labels_inside(sheet: Sheet) -> Iterator[Check]:
    """The label of an area lies in it and in no other."""
    labels = {name: place.label for name, place in sheet.places.items() if place.label is not None}
    yield from sheet.without(geometry.misplaced_labels(labels, sheet.shapes), "label")


STRUCTURE = (neighbours_exist, neighbours_mutual, map_connected, polygons_have_vertices)
DRAWING = (
    *(polygons_on_canvas, polygons_wound_alike, polygons_simple),
    *(edges_used_once, borders_do_not_cross, borders_meet_at_vertices, borders_shared_whole),
    *(neighbours_as_drawn, labels_inside),
)


def add_map(constraints: Constraints[P], file: str, sheet: Callable[[P], Sheet]) -> None:
    """Registers all of the above for the board that a pack shows."""
    for look in STRUCTURE:
        constraints.add(file, basis="structure")(_at(look, sheet))
    for look in DRAWING:
        constraints.add(file)(_at(look, sheet))


def _at(
    look: Callable[[Sheet], Iterator[Check]], sheet: Callable[[P], Sheet]
) -> Callable[[P], Iterator[Check]]:
    @wraps(look)
    def checks(pack: P) -> Iterator[Check]:
        return look(sheet(pack))

    return checks
