"""Sets of small numbers (units, areas, cards) as bit sets in one int: cheap to copy, join and compare."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

REMEMBERED: Final = 20_000  # sets whose names are kept


def bits(mask: int) -> list[int]:
    """The numbers in a set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def set_of(numbers: Iterable[int]) -> int:
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


def lowest(mask: int) -> int:
    """One number of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


class Names:
    """Sets of named things as lists of names; a board shows the same sets again and again."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = ids
        self.known: dict[int, list[str]] = {}

    def of(self, mask: int) -> list[str]:
        found = self.known.get(mask)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = self.known[mask] = [self.ids[n] for n in bits(mask)]
        return found[:]
