"""The board as it is drawn: boxes on the canvas, apart from each other, and lines past other boxes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from indochine.kernel.constraints import Check
from indochine.kernel.geometry import Edge, cross, turn
from indochine.kernel.printed import Point
from indochine.titles.lost_valley.constraints.registry import PACK, crs
from indochine.titles.lost_valley.pack import Pack

FILE = "map.toml"
NORTH_TO_SOUTH = ("gabrielle", "huguette", "claudine", "isabelle")
WEST_TO_EAST = (("huguette", "dominique"), ("claudine", "eliane"))


class Box(NamedTuple):
    """Half of width and height round the middle; a drop zone is round."""

    entry: str
    middle: Point
    width: int
    height: int
    is_round: bool = False

    @property
    def diagonals(self) -> tuple[Edge, Edge]:
        (x, y), w, h = self.middle, self.width, self.height
        return ((x - w, y - h), (x + w, y + h)), ((x - w, y + h), (x + w, y - h))

    def is_cut(self, line: Edge) -> bool:
        """Does a line between two points outside run through the box?"""
        if self.is_round:
            return _passes_within(line, self.middle, self.width)
        return any(cross(line, diagonal) for diagonal in self.diagonals)


def _passes_within(line: Edge, point: Point, radius: int) -> bool:
    """Is a point less than so far from a line, between its ends?"""
    (ax, ay), (bx, by) = line
    length = (bx - ax) ** 2 + (by - ay) ** 2
    along = (point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)
    return 0 < along < length and turn(*line, point) ** 2 < radius**2 * length


def _boxes(pack: Pack) -> dict[str, Box]:
    sizes, board = pack.map.boxes, pack.map
    cr, start, radius = _half(sizes.cr), _half(sizes.starting_box), sizes.drop_zone_radius
    boxes = {box.id: Box(f"cr {box.id}", box.position, *cr) for box in board.cr}
    for zone in board.drop_zone:
        boxes[zone.id] = Box(f"drop_zone {zone.id}", zone.position, radius, radius, is_round=True)
    for box in board.starting_box:
        boxes[box.id] = Box(f"starting_box {box.id}", box.position, *start)
    return boxes


def _half(size: Point) -> Point:
    return size[0] // 2, size[1] // 2


def _lines(pack: Pack) -> Iterator[tuple[str, str]]:
    yield from (line.between for line in pack.map.line)
    yield from ((zone.id, cr) for zone in pack.map.drop_zone for cr in zone.lines)
    yield from (taor.between for taor in pack.map.taor)


@PACK.add(FILE)
def boxes_on_canvas(pack: Pack) -> Iterator[Check]:
    """Every box lies on the canvas."""
    width, height = pack.map.canvas.width, pack.map.canvas.height
    for box in _boxes(pack).values():
        (x, y), w, h = box.middle, box.width, box.height
        holds = w <= x <= width - w and h <= y <= height - h
        yield Check(holds, box.entry, "position", "lies partly outside the canvas")


@PACK.add(FILE)
def boxes_apart(pack: Pack) -> Iterator[Check]:
    """No box lies over another."""
    for one, other in combinations(_boxes(pack).values(), 2):
        across = abs(one.middle[0] - other.middle[0]) >= one.width + other.width
        down = abs(one.middle[1] - other.middle[1]) >= one.height + other.height
        yield Check(across or down, one.entry, "position", f"lies over {other.entry}")


@PACK.add(FILE)
def lines_past_boxes(pack: Pack) -> Iterator[Check]:
    """No line runs through a box that it does not join."""
    boxes = _boxes(pack)
    for one, other in _lines(pack):
        line = boxes[one].middle, boxes[other].middle
        cut = [id for id, box in boxes.items() if id not in (one, other) and box.is_cut(line)]
        problem = f"the line to {other} runs through {', '.join(cut)}"
        yield Check(not cut, boxes[one].entry, "position", problem)


@PACK.add(FILE)
def north_at_the_top(pack: Pack) -> Iterator[Check]:
    """Gabrielle lies in the north and Isabelle in the south, the airstrip west of the eastern hills."""
    rows = [crs(pack)[id].position[1] for id in NORTH_TO_SOUTH]
    yield Check(rows == sorted(rows), "cr", "position", f"{', '.join(NORTH_TO_SOUTH)} must go southwards")
    for west, east in WEST_TO_EAST:
        holds = crs(pack)[west].position[0] < crs(pack)[east].position[0]
        yield Check(holds, f"cr {west}", "position", f"must lie west of {east}")
