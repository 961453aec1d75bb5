"""D.6b.3b: two reduced divisions in the Reserves make one full division."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Verb, Why
from indochine.titles.saigon75.book import NV, RESERVES
from indochine.titles.saigon75.events import REBUILT
from indochine.titles.saigon75.state import Saigon

REBUILD_VERB: Final = Verb("rebuild", rules="D.6b.3b")
NOT_TWO: Final = Why("D.6b.3b", "not-two-reduced")


def rebuild_refused(s: Saigon, side: int) -> Why | None:
    return None if side == NV and s.may_rebuild() else NOT_TWO


def rebuild(s: Saigon) -> None:
    """D.6b.3b, D.4.3: one is full again, the other leaves play (ruling:4); it has moved if either had."""
    reduced = s.here[RESERVES] & s.book.divisions & s.reduced
    fresh = bits(reduced & ~s.moved)
    given_up, kept = (fresh + bits(reduced & s.moved))[:2]
    s.reduced &= ~(1 << kept)
    s.eliminate(given_up, RESERVES)
    s.tell(REBUILT)
