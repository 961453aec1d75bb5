"""T8: the last turn in Saigon."""

from __future__ import annotations

from indochine.titles.saigon75.book import SV
from indochine.titles.saigon75.state import Saigon


def is_last_stand(s: Saigon) -> bool:
    """T8.1: the SV phase of the last turn, with units of both sides in Saigon (ruling:10)."""
    return s.turn == s.book.turns and s.active == SV and s.is_contested(s.book.saigon)


def saigon_claim(s: Saigon) -> int:
    """T8.2: activations that must be kept for the units in Saigon."""
    if not is_last_stand(s):
        return 0
    return (s.units(s.book.saigon, SV) & ~s.activated & ~s.barred).bit_count()


def all_exposed(s: Saigon, side: int, province: int) -> bool:
    """T8.3: on the last turn results against the attacking South fall on all its units in Saigon."""
    return side == SV == s.active and s.turn == s.book.turns and province == s.book.saigon
