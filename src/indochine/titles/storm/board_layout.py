"""Where things lie on the sheet: room for names and pieces in each area, and the boxes beside the map."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from indochine.kernel.board import Point
from indochine.kernel.geometry import Polygon, edges, is_inside

WIDTH: Final = 1420  # the map is 1000 wide; the boxes stand to the right of it
HEIGHT: Final = 1400
COARSE: Final = 24  # how finely the roomiest point of an area is looked for, first all over it
FINE: Final = 4  # and then around the best found

TURN_CORNER: Final = (1020, 20)
TURN_SIZE: Final = (185, 130)
TURN_STEP: Final = (195, 140)
TURNS_IN_A_ROW: Final = 2
BOXES: Final = {
    "replacements": ((1020, 600), (1205, 780)),
    "starred": ((1215, 600), (1400, 780)),
    "eliminated-FR": ((1020, 800), (1400, 1080)),
    "eliminated-VM": ((1020, 1100), (1400, 1380)),
}
BOX_TITLE: Final = 20  # height of the line that names a box


class Spot(NamedTuple):
    """Where the name of a space stands, where its pieces lie, and how far these may spread."""

    label: Point
    stack: Point
    room: float


def area_spot(polygon: Polygon) -> Spot:
    """The pieces lie around the roomiest point of the area, the name in its upper part."""
    x, y, clear = roomiest(polygon)
    return Spot((x, round(y - 0.66 * clear)), (x, round(y + 0.16 * clear)), round(1.6 * clear))


def roomiest(polygon: Polygon) -> tuple[int, int, float]:
    """The point farthest from the border, and how far that is."""
    xs, ys = zip(*polygon, strict=True)
    x, y, _ = best(polygon, range(min(xs), max(xs), COARSE), range(min(ys), max(ys), COARSE))
    around = range(-COARSE, COARSE + 1, FINE)
    return best(polygon, [x + step for step in around], [y + step for step in around])


def best(polygon: Polygon, xs: Sequence[int], ys: Sequence[int]) -> tuple[int, int, float]:
    inside = [(x, y) for x in xs for y in ys if is_inside((x, y), polygon)]
    clear, x, y = max((clearance(point, polygon), *point) for point in inside)
    return x, y, clear


def clearance(point: tuple[int, int], polygon: Polygon) -> float:
    """How far a point is from the nearest border."""
    return min(distance(point, a, b) for a, b in edges(polygon))


def distance(point: Point, a: Point, b: Point) -> float:
    """How far a point is from a straight line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)


def turn_box(turn: int) -> list[Point]:
    """Two opposite corners of the box of a turn."""
    row, column = divmod(turn - 1, TURNS_IN_A_ROW)
    x, y = TURN_CORNER[0] + column * TURN_STEP[0], TURN_CORNER[1] + row * TURN_STEP[1]
    return [(x, y), (x + TURN_SIZE[0], y + TURN_SIZE[1])]


def box_spot(corners: list[Point]) -> Spot:
    """The name of a box along its upper side, its pieces in the middle of what is left."""
    (left, top), (right, bottom) = corners
    middle = (left + right) / 2
    stack = (middle, (top + BOX_TITLE + bottom) / 2)
    return Spot((middle, top + BOX_TITLE / 2 + 4), stack, right - left - BOX_TITLE)
