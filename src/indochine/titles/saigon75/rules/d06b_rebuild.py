"""D.6b.3b: two reduced divisions in the Reserves make one full division."""

from __future__ import annotations

from typing import Final

from indochine.kernel.frames import Verb, Why
from indochine.titles.saigon75.book import NV, RESERVES
from indochine.titles.saigon75.events import REBUILT
from indochine.titles.saigon75.state import Saigon

REBUILD_VERB: Final = Verb("rebuild", rules="D.6b.3b")
NOT_TWO: Final = Why("D.6b.3b", "not-two-reduced")


def rebuild_refused(s: Saigon, side: int) -> Why | None:
    return None if side == NV and s.may_rebuild() else NOT_TWO


def rebuild(s: Saigon) -> None:
    """D.6b.3b: one is full again, the other leaves play (ruling:4)."""
    reduced = s.here[RESERVES] & s.book.divisions & s.reduced & ~s.activated
    if reduced.bit_count() < 2:
        reduced = s.here[RESERVES] & s.book.divisions & s.reduced
    kept = (reduced & -reduced).bit_length() - 1
    given_up = reduced & (reduced - 1)
    s.reduced &= ~(1 << kept)
    s.eliminate((given_up & -given_up).bit_length() - 1, RESERVES)
    s.tell(REBUILT)
