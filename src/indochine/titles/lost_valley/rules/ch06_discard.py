"""5.2 and 6.0: the Action Points of the turn; then hand limit, discards, reshuffling."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import FR
from indochine.titles.lost_valley.cards.running import run_events
from indochine.titles.lost_valley.events import (
    ACTION_POINTS,
    CARD_DISCARDED,
    CARD_REMOVED,
    RESHUFFLED,
)
from indochine.titles.lost_valley.rules.ch05_events import NOT_IN_HAND
from indochine.titles.lost_valley.state import Ask, Step, Valley

DONE: Final = 0
DISCARD: Final = 1

TOO_MANY: Final = Why("6.1a", "too-many-in-reserve")


class ActionPoints(Step):
    """5.2a, 5.2b, 5.2.1, 21.2: the card's points and the saved one, four at most; kept or not, it counts."""

    name = "action-points"
    steps = ("grant", "events")

    def grant(self, s: Valley) -> None:
        least, most = s.book.cards[s.drawn].ap
        number = least
        if most > least:
            number += (s.roll(1)[0] - 1) * (most - least + 1) // 6
        saved = s.ap
        s.ap = s.book.charts.action_points.stop(saved + number)
        s.tell(ACTION_POINTS, s.drawn, number, saved, s.ap)

    def events(self, s: Valley) -> None:
        run_events(s, "action-points")


def hand_limit(s: Valley) -> int:
    """6.1a: a card for each four French CR, rounded up."""
    return s.book.tables.hand_size.by_crs[s.french_crs().bit_count()]


class Discarding(Step):
    """6.1, 6.2: cards in reserve, then the card of the turn."""

    name = "discarding"
    steps = ("reserve", "card_of_the_turn")

    def reserve(self, s: Valley) -> None:
        if s.hand:
            s.push(DiscardReserve(FR))

    def card_of_the_turn(self, s: Valley) -> None:
        """6.2a, 6.2b, 5.4: removed, kept, reshuffled or discarded."""
        card, bit = s.book.cards[s.drawn], 1 << s.drawn
        if (s.hand | s.discard | s.removed) & bit:
            return  # kept in reserve, or already discarded from it
        if card.one_time and s.in_force & bit:
            s.removed |= bit
            s.tell(CARD_REMOVED, s.drawn)
        elif card.reshuffle:
            s.tell(RESHUFFLED, s.drawn)
            s.deck = s.shuffled(tuple(sorted([*s.deck, *bits(s.discard), s.drawn])))
            s.discard = 0
        else:
            s.discard |= bit
            s.tell(CARD_DISCARDED, s.drawn)


class DiscardReserve(Ask):
    """6.1a, 6.1b: down to the limit, and further if wished."""

    name = "discard-reserve"
    verbs = (Verb("done", rules="6.1a 6.1b"), Verb("discard", "card", rules="6.1a 6.1b"))

    def offers(self, s: Valley) -> list[int]:
        return [DONE] + [DISCARD | card << 4 for card in bits(s.hand)]

    def refused(self, s: Valley, code: int) -> Why | None:
        if code == DONE:
            return TOO_MANY if s.hand.bit_count() > hand_limit(s) else None
        return None if s.hand >> first(code) & 1 else NOT_IN_HAND

    def apply(self, s: Valley, code: int) -> None:
        if code == DONE:
            return
        bit = 1 << first(code)
        s.hand &= ~bit
        s.discard |= bit
        s.tell(CARD_DISCARDED, first(code))
        if s.hand:
            s.push(DiscardReserve(self.side))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"number": s.hand.bit_count(), "most": hand_limit(s)}
