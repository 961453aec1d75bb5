"""Sets of small numbers (units, areas, cards) as bit sets in one int: cheap to copy, join and compare."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

REMEMBERED: Final = 20_000  # sets whose names are kept
STRETCH_BITS: Final = 60  # a set is read in stretches that fit a word of the machine
STRETCH: Final = (1 << STRETCH_BITS) - 1


def bits(mask: int) -> list[int]:
    """The numbers in a set, lowest first."""
    found = []
    below = -1  # the number before the first of a stretch
    while mask:
        stretch = mask & STRETCH
        while stretch:
            low = stretch & -stretch
            found.append(below + low.bit_length())
            stretch ^= low
        mask >>= STRETCH_BITS
        below += STRETCH_BITS
    return found


def set_of(numbers: Iterable[int]) -> int:
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


def lowest(mask: int) -> int:
    """The lowest number of a set that is not empty."""
    below = -1
    while not mask & STRETCH:
        mask >>= STRETCH_BITS
        below += STRETCH_BITS
    stretch = mask & STRETCH
    return below + (stretch & -stretch).bit_length()


def one_of(mask: int) -> int:
    """The set of the lowest number alone; nothing of an empty set."""
    return 1 << lowest(mask) if mask else 0


def without(mask: int, others: int) -> int:
    """The numbers that are not among the others. For large sets this is faster than `mask & ~others`."""
    return mask ^ mask & others


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
