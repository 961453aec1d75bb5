"""Where things stand on our drawing of the board (design): the map to the left, as the data pack draws it,
the turn track and the boxes of units off the map to the right."""

from __future__ import annotations

from typing import Final, NamedTuple

from indochine.kernel.board import Point

WIDTH: Final = 1560.0  # with the strip beside the map
MARGIN: Final = 20.0
STRIP: Final = 1020.0  # where the strip beside the map begins
COLUMN: Final = 265.0  # from one column of the turn track to the next
ROW: Final = 86.0
CELL: Final = (255.0, 78.0)  # a box of the turn track
BEVEL: Final = 7.0
TURNS: Final = 8  # boxes in a column of it


class Frame(NamedTuple):
    """A box by two corners."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def corners(self) -> list[Point]:
        return [(self.left, self.top), (self.right, self.bottom)]

    @property
    def bevelled(self) -> list[Point]:
        """The outline of a box on the map, its corners cut off."""
        left, top, right, bottom, cut = *self, BEVEL
        return [
            *[(left, top + cut), (left + cut, top), (right - cut, top), (right, top + cut)],
            *[(right, bottom - cut), (right - cut, bottom), (left + cut, bottom), (left, bottom - cut)],
        ]

    @property
    def middle(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


class Box(NamedTuple):
    """A box of units off the map: its name in a view, its message, the rules that speak of it."""

    id: str
    name: str
    frame: Frame
    rules: str


def turn_frame(turn: int) -> Frame:
    """Two columns from the top; what comes after the last turn stands below them."""
    column, row = divmod(turn - 1, TURNS) if turn <= 2 * TURNS else (0, TURNS)
    left, top = STRIP + COLUMN * column, MARGIN + ROW * row
    return Frame(left, top, left + CELL[0], top + CELL[1])


BOXES: Final = (
    Box("aside", "place-aside", Frame(1285, 708, 1540, 786), "3.2e card:11"),
    Box("marche", "place-bataillons-de-marche", Frame(1020, 800, 1540, 912), "2.2.8.8 13.3a 13.3b 13.3c"),
    Box("remnants", "place-remnants", Frame(1020, 926, 1540, 1090), "2.2.8.6 13.3a"),
    Box("eliminated", "place-eliminated", Frame(1020, 1104, 1540, 1380), "2.2.8.7 12.3.5.2m"),
)
