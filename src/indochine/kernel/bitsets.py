"""Sets of small numbers (units, areas, cards) as bit sets in one int: cheap to copy, join and compare."""

from __future__ import annotations

from collections.abc import Iterable


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
