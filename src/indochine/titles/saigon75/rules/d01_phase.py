"""D.1.2, D.2.6: how every phase begins and ends, whoever plays it."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why
from indochine.titles.saigon75.book import NOWHERE, NV, SV
from indochine.titles.saigon75.events import PHASE_BEGINS
from indochine.titles.saigon75.rules.d06b_rebuild import REBUILD_VERB, rebuild, rebuild_refused
from indochine.titles.saigon75.rules.d10_tokens import EXCHANGE_VERB, exchange_refused, offer_exchange
from indochine.titles.saigon75.state import Ask, Saigon

DONE: Final = 0
REBUILD: Final = 1
EXCHANGE: Final = 2


def begin_phase(s: Saigon, side: int) -> None:
    """D.1.2: the side in phase is the active one."""
    s.active = side
    s.token_used = False
    s.tell(PHASE_BEGINS, side)


def end_phase(s: Saigon) -> None:
    """D.2.1c, D.2.6, D.3.4a: marks are cleared, unused activations lost, the card of the phase discarded."""
    s.activated = s.barred = 0
    # D.4.3: one move a turn, so a unit that SV redeployed in the NV phase (card:04) stays put in his own.
    s.moved = s.moved & s.book.side_set[SV] if s.active == NV else 0
    s.available = s.free_vc = 0
    if s.event:
        s.deal(discard=(*s.cards.discard, s.event))
    s.event = s.event_uses = 0
    s.event_place = NOWHERE


class EndOfPhase(Ask):
    """D.10.6, D.6b.3b: the last moment of one's phase for what may be done at any moment."""

    name = "end-of-phase"
    verbs = (Verb("done", rules="D.2.6"), REBUILD_VERB, EXCHANGE_VERB)

    def offers(self, s: Saigon) -> list[int]:
        return [DONE, REBUILD, EXCHANGE]

    def tries(self, s: Saigon) -> list[int]:
        return [DONE]

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == REBUILD:
            return rebuild_refused(s, self.side)
        return exchange_refused(s, self.side) if code == EXCHANGE else None

    def apply(self, s: Saigon, code: int) -> None:
        if code == DONE:
            return
        if code == REBUILD:
            rebuild(s)
        s.push(self)
        if code == EXCHANGE:
            offer_exchange(s, self.side)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side}
