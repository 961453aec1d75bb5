"""D.3: the Event card that the active player must play."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.titles.saigon75.book import NV, SV, YELLOW
from indochine.titles.saigon75.book import RED as RED_CARD
from indochine.titles.saigon75.cards.effects import carry_out_card
from indochine.titles.saigon75.events import CARD_DRAWN, CARD_PLAYED
from indochine.titles.saigon75.rules.d06b_rebuild import REBUILD_VERB, rebuild, rebuild_refused
from indochine.titles.saigon75.rules.d10_tokens import (
    EXCHANGE_VERB,
    NOT_IN_HAND,
    exchange_refused,
    offer_exchange,
)
from indochine.titles.saigon75.state import Ask, Saigon, Step

PLAY: Final = 0
REBUILD: Final = 1
EXCHANGE: Final = 2


class EventCard(Step):
    """D.3.3a, D.3.5: play a card, carry it out, draw another (hands of three)."""

    name = "event-card"
    steps = ("play", "draw")
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def play(self, s: Saigon) -> None:
        if s.cards.hands[self.side]:
            s.push(PlayCard(self.side))

    def draw(self, s: Saigon) -> None:
        """D.3.5, M.7.1: back to three cards while the pile lasts; with hands of eight never."""
        if s.settings.draws and s.cards.pile:
            drawn = s.cards.pile[0]
            hands = list(s.cards.hands)
            hands[self.side] = tuple(sorted((*hands[self.side], drawn)))
            s.deal(hands=(hands[0], hands[1]), pile=s.cards.pile[1:])
            s.reveals += 1
            s.tell(CARD_DRAWN, self.side, drawn)


class PlayCard(Ask):
    """D.3.3a: exactly one card, even if it helps the enemy."""

    name = "play-card"
    verbs = (Verb("play", "card", rules="D.3.3a D.3.3b"), REBUILD_VERB, EXCHANGE_VERB)

    def offers(self, s: Saigon) -> list[int]:
        codes = [PLAY | card << 4 for card in s.cards.hands[self.side]]
        if self.side == NV and s.may_rebuild():
            codes.append(REBUILD)
        if s.holds_token(self.side):
            codes.append(EXCHANGE)
        return codes

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == REBUILD:
            return rebuild_refused(s, self.side)
        if code == EXCHANGE:
            return exchange_refused(s, self.side)
        return None if first(code) in s.cards.hands[self.side] else NOT_IN_HAND

    def apply(self, s: Saigon, code: int) -> None:
        if code == REBUILD or code == EXCHANGE:
            s.push(self)
            if code == REBUILD:
                rebuild(s)
            else:
                offer_exchange(s, self.side)
            return
        card = first(code)
        hands = list(s.cards.hands)
        hands[self.side] = tuple([c for c in hands[self.side] if c != card])
        s.deal(hands=(hands[0], hands[1]))
        play_card(s, card, self.side)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "number": len(s.cards.hands[self.side])}


def play_card(s: Saigon, card: int, player: int) -> None:
    """D.3.3b, D.3.4a: the event takes effect; the side that the card favours makes its choices (ruling:8)."""
    s.reveals += 1
    s.tell(CARD_PLAYED, player, card)
    colour = s.book.colours[card]
    chooser = NV if colour == RED_CARD else SV if colour == YELLOW else player
    carry_out_card(s, card, player, chooser)
