"""D.10: Objective tokens, who takes them and what they may be spent on."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.titles.saigon75.book import NV, SV
from indochine.titles.saigon75.events import CARD_DRAWN, CARD_EXCHANGED, TOKEN_TAKEN
from indochine.titles.saigon75.state import HELD, Ask, Saigon

EXCHANGE_VERB: Final = Verb("exchange", rules="D.10.6")
DISCARD: Final = 0

NO_TOKEN: Final = Why("D.10.3", "no-token")
NOT_OWN_TURN: Final = Why("D.10.3", "token-own-turn")
ONE_TOKEN: Final = Why("D.10.8", "one-token-a-turn")
NOTHING_TO_EXCHANGE: Final = Why("D.10.6", "nothing-to-exchange")
NOT_IN_HAND: Final = Why("D.3.3a", "not-in-hand")


def take_token(s: Saigon) -> None:
    """D.10.1, D.10.2: on turns 3, 5 and 7 the controller of its province takes the token of the turn."""
    if s.turn not in s.book.token_turns:
        return
    which = s.book.token_turns.index(s.turn)
    province = s.tokens[which]
    if province >= HELD:
        return
    side = NV if s.controls(NV, province) else SV
    s.tokens = s.tokens[:which] + (HELD + side,) + s.tokens[which + 1 :]
    s.tell(TOKEN_TAKEN, side, s.turn, province)


def token_refused(s: Saigon, side: int) -> Why | None:
    """D.10.3, D.10.8: a token of one's own, in one's own turn, one a turn."""
    if s.holds_token(side):
        return None
    if HELD + side not in s.tokens:
        return NO_TOKEN
    return ONE_TOKEN if side == s.active else NOT_OWN_TURN


def exchange_refused(s: Saigon, side: int) -> Why | None:
    return token_refused(s, side) or (None if s.cards.hands[side] and s.cards.aside else NOTHING_TO_EXCHANGE)


def offer_exchange(s: Saigon, side: int) -> None:
    s.push(ExchangeCard(side))


class ExchangeCard(Ask):
    """D.10.6: discard a card of one's hand and take one of those set aside at set-up (ruling:9)."""

    name = "exchange-card"
    verbs = (Verb("discard", "card", rules="D.10.6"),)

    def offers(self, s: Saigon) -> list[int]:
        return [DISCARD | card << 4 for card in s.cards.hands[self.side]]

    def refused(self, s: Saigon, code: int) -> Why | None:
        return None if first(code) in s.cards.hands[self.side] else NOT_IN_HAND

    def apply(self, s: Saigon, code: int) -> None:
        card, drawn = first(code), s.cards.aside[0]
        s.use_token(self.side)
        hands = list(s.cards.hands)
        hands[self.side] = tuple(sorted([c for c in hands[self.side] if c != card] + [drawn]))
        s.deal(hands=(hands[0], hands[1]), aside=s.cards.aside[1:], discard=(*s.cards.discard, card))
        s.reveals += 1
        s.tell(CARD_EXCHANGED, self.side, card)
        s.tell(CARD_DRAWN, self.side, drawn)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side}
