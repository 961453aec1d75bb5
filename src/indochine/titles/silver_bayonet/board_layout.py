"""Where things lie on the sheet: the hexes, and the boxes that a scenario puts beside its part of the map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from indochine.kernel.board import Point
from indochine.titles.silver_bayonet import grid

ACROSS: Final = 80  # of a hex, from corner to corner
DOWN: Final = 70  # from side to side
STEP: Final = 60  # from column to column
MARGIN: Final = 420  # around the map, for boxes
FIRST_COLUMN: Final = 10
CORNERS: Final = ((-20, -35), (20, -35), (40, 0), (20, 35), (-20, 35), (-40, 0))  # from the north-west
SIDES: Final = {(0, -1): 0, (1, -1): 1, (1, 1): 2, (0, 1): 3, (-1, 1): 4, (-1, -1): 5}  # from the north

GAP: Final = 24  # between the map and a box, and between boxes
BOX: Final = 190  # the width of a box at the side
LOW_BOX: Final = 150  # the height of one below
EDGE_BOX: Final = 130  # the width of the boxes of Cambodia
TITLE: Final = 26  # the height of the line that names a box
LEAST: Final = 130  # height of a box
EDGE_GAP: Final = 10
EDGE_LEAST: Final = 84


class Frame(NamedTuple):
    """A part of the sheet."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def corners(self) -> list[Point]:
        return [(self.left, self.top), (self.right, self.bottom)]

    @property
    def is_wide(self) -> bool:
        return self.right - self.left > 1.15 * (self.bottom - self.top)


# Hexes


def middle(hex: str) -> tuple[int, int]:
    """The middle of a hex."""
    column, row = grid.column(hex), grid.row(hex)
    x = MARGIN + ACROSS // 2 + (column - FIRST_COLUMN) * STEP
    return x, MARGIN + DOWN // 2 + row * DOWN + column % 2 * DOWN // 2


def origin() -> Point:
    return middle(grid.number(FIRST_COLUMN, 0))


def corner(hex: str, number: int) -> tuple[int, int]:
    x, y = middle(hex)
    dx, dy = CORNERS[number % 6]
    return x + dx, y + dy


def side(hex: str, other: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two ends of the hexside between two hexes, as the first walks it clockwise."""
    (x, y), (to_x, to_y) = middle(hex), middle(other)
    way = ((to_x > x) - (to_x < x), (to_y > y) - (to_y < y))
    number = SIDES[way]
    return corner(hex, number), corner(hex, number + 1)


def around(hexes: Iterable[str]) -> Frame:
    """The smallest frame around hexes."""
    xs, ys = zip(*(middle(hex) for hex in hexes), strict=True)
    half = ACROSS // 2, DOWN // 2
    return Frame(min(xs) - half[0], min(ys) - half[1], max(xs) + half[0], max(ys) + half[1])


# Boxes


class Spot(NamedTuple):
    """Where the name of a box stands, where its pieces lie, and how far these may spread."""

    label: Point
    stack: Point
    room: float


def box_spot(box: Frame) -> Spot:
    middle = (box.left + box.right) / 2
    stack = (middle, (box.top + TITLE + box.bottom) / 2)
    return Spot((middle, box.top + TITLE / 2), stack, box.right - box.left - 14)


def beside(window: Frame, number: int) -> list[Frame]:
    """So many boxes along the longer side of the window: below a wide one, to the right of a tall one."""
    if window.is_wide:
        top = window.bottom + GAP
        return [
            Frame(left, top, right, top + LOW_BOX) for left, right in parts(window.left, window.right, number)
        ]
    left = window.right + GAP
    bottom = max(window.bottom, window.top + number * (LEAST + GAP) - GAP)
    return [Frame(left, top, left + BOX, low) for top, low in parts(window.top, bottom, number)]


def parts(low: int, high: int, number: int, gap: int = GAP) -> list[tuple[int, int]]:
    """Equal parts of a way, with gaps between them."""
    each = (high - low - (number - 1) * gap) // number
    return [(low + n * (each + gap), low + n * (each + gap) + each) for n in range(number)]


def at_the_edge(window: Frame, number: int) -> list[Frame]:
    """So many boxes to the west of the window, from north to south."""
    right = window.left - GAP
    bottom = max(window.bottom, window.top + number * (EDGE_LEAST + EDGE_GAP) - EDGE_GAP)
    places = parts(window.top, bottom, number, EDGE_GAP)
    return [Frame(right - EDGE_BOX, top, right, low) for top, low in places]
