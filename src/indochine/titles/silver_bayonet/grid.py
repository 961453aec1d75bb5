"""Flat-topped hexes by column and row, 1510 for row 10 of column 15; odd columns lie half a hex lower."""

from __future__ import annotations

from typing import Final

Steps = tuple[tuple[int, int], ...]  # to the north and then clockwise

EVEN: Final[Steps] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
ODD: Final[Steps] = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def column(hex: str) -> int:
    return int(hex[:2])


def row(hex: str) -> int:
    return int(hex[2:])


def number(column: int, row: int) -> str:
    return f"{column:02d}{row:02d}"


def around(hex: str) -> tuple[str, ...]:
    """The six hexes next to one, from the north clockwise, whether or not they are on the map."""
    east, south = column(hex), row(hex)
    return tuple(number(east + x, south + y) for x, y in (ODD if east % 2 else EVEN))


def are_adjacent(one: str, other: str) -> bool:
    return distance(one, other) == 1


def distance(one: str, other: str) -> int:
    """Hexes from one to the other, the last counted and the first not (2.4.3)."""
    x = column(other) - column(one)
    y = _slant(other) - _slant(one)
    return max(abs(x), abs(y), abs(x + y))


def _slant(hex: str) -> int:
    """The row counted along a slant of the grid, so that distances can be read off."""
    return row(hex) - column(hex) // 2


def within(hex: str, radius: int) -> list[str]:
    """Every hex so near to one, itself among them, whether or not they are on the map."""
    east, south = column(hex), row(hex)
    columns = range(max(0, east - radius), east + radius + 1)
    rows = range(max(0, south - radius), south + radius + 1)
    box = (number(x, y) for x in columns for y in rows)
    return [other for other in box if distance(hex, other) <= radius]
