"""The lines between the boxes: black ones, and beside them the coloured ones of the Divisions (2.2.2, 2.2.3).

Lines that join the same two boxes run side by side, each from edge to edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, sqrt
from typing import Final, NamedTuple

from indochine.kernel.board import Point, Scenery, Way
from indochine.kernel.text import Msg
from indochine.titles.lost_valley.pack import MapData

BLACK: Final = "line"
APART: Final = 7.0  # from one line to the next beside it
CLEAR: Final = 34.0  # between the numbers of lines side by side


class Shape(NamedTuple):
    """A box by half its width and height, or a circle by its radius."""

    ref: str
    middle: Point
    width: float
    height: float
    is_round: bool = False

    def edge(self, start: Point, way: Point) -> float:
        """How far it is from a point inside to the edge; both point and way are seen from the middle."""
        if self.is_round:
            along = start[0] * way[0] + start[1] * way[1]
            return sqrt(self.width**2 - start[0] ** 2 - start[1] ** 2 + along**2) - along
        sides = zip(start, way, (self.width, self.height), strict=True)
        return min(((half if step > 0 else -half) - at) / step for at, step, half in sides if step)


Line = tuple[str, list[Point]]  # its tone, and its two ends


def ways(printed: MapData) -> list[Way]:
    """Every line, the black one first where several run side by side."""
    found = shapes(printed)
    return [
        Way(found[a].ref, found[b].ref, "line", tone, points)
        for (a, b), tones in joined(printed).items()
        for tone, points in side_by_side(found[a], found[b], tones)
    ]


def numbers(printed: MapData) -> Iterator[Scenery]:
    """The number of the Division on each of its lines; side by side they stand one after the other."""
    found = shapes(printed)
    for (a, b), tones in joined(printed).items():
        coloured = [line for line in side_by_side(found[a], found[b], tones) if line[0] != BLACK]
        for place, (tone, (one, other)) in enumerate(coloured):
            shift = (place - (len(coloured) - 1) / 2) * CLEAR
            share = 0.5 + shift / dist(one, other)
            at = tuple(round(p + (q - p) * share, 1) for p, q in zip(one, other, strict=True))
            yield Scenery("line", [one, other], label=number(tone), at=(at[0], at[1]), tone=tone)


def number(tone: str) -> Msg:
    return Msg(f"division-{tone.removeprefix('taor-')}.short")


def shapes(printed: MapData) -> dict[str, Shape]:
    sizes = printed.boxes
    width, height = half(sizes.cr)
    found = {cr.id: Shape("place:" + cr.id, cr.position, width, height) for cr in printed.cr}
    radius = sizes.drop_zone_radius
    for zone in printed.drop_zone:
        found[zone.id] = Shape("place:" + zone.id, zone.position, radius, radius, is_round=True)
    width, height = half(sizes.starting_box)
    for box in printed.starting_box:
        found[box.id] = Shape("start:" + box.division, box.position, width, height)
    return found


def half(size: tuple[int, int]) -> Point:
    return size[0] / 2, size[1] / 2


def joined(printed: MapData) -> dict[tuple[str, str], list[str]]:
    """The tones of the lines between two places, whichever of them the pack names first."""
    found: dict[tuple[str, str], list[str]] = {}
    for a, b, tone in lines(printed):
        key = (b, a) if (b, a) in found else (a, b)
        found.setdefault(key, []).append(tone)
    return found


def lines(printed: MapData) -> Iterator[tuple[str, str, str]]:
    yield from ((*line.between, BLACK) for line in printed.line)
    yield from ((zone.id, cr, BLACK) for zone in printed.drop_zone for cr in zone.lines)
    yield from ((*taor.between, "taor-" + taor.division) for taor in printed.taor)


def side_by_side(one: Shape, other: Shape, tones: list[str]) -> Iterator[Line]:
    for place, tone in enumerate(tones):
        yield tone, beside(one, other, (place - (len(tones) - 1) / 2) * APART)


def beside(one: Shape, other: Shape, aside: float) -> list[Point]:
    """From edge to edge, so far to the side of the way from middle to middle."""
    far = dist(one.middle, other.middle)
    dx, dy = ((q - p) / far for p, q in zip(one.middle, other.middle, strict=True))
    start = (-dy * aside, dx * aside)
    return [leaving(one, start, (dx, dy)), leaving(other, start, (-dx, -dy))]


def leaving(shape: Shape, start: Point, way: Point) -> Point:
    far = shape.edge(start, way)
    (x, y), (dx, dy) = shape.middle, way
    return round(x + start[0] + dx * far, 1), round(y + start[1] + dy * far, 1)
