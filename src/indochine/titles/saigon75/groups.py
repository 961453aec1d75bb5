"""Units of one kind in one place are alike: choices speak of kinds, and the lowest number is taken."""

from __future__ import annotations

from indochine.kernel.bitsets import lowest
from indochine.titles.saigon75.state import Saigon


def kinds_in(s: Saigon, units: int) -> list[int]:
    """The kinds that occur in a set of units."""
    kinds = []
    while units:
        kind = s.kind(lowest(units))
        kinds.append(kind)
        units &= ~s.of_kind(kind)
    return kinds


def kind_codes(s: Saigon, units: int, verb: int) -> list[int]:
    """One code for each kind that occurs in a set of units."""
    return [verb | kind << 4 for kind in kinds_in(s, units)]
