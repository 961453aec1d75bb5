"""5.1, 5.3, 5.4: hands: drawing up to their size, discarding down to it, discarding at the end of a turn."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, set_of
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.storm.book import FR, VM
from indochine.titles.storm.events import DREW, RESHUFFLED
from indochine.titles.storm.state import Ask, Step, Storm

DONE: Final = 0
DISCARD: Final = 1
DOWN: Final = 0

NOT_TO_LAY_DOWN: Final = Why("5.1a", "not-in-hand")
NOT_TO_DISCARD: Final = Why("5.3", "not-in-hand")


def hand_size(s: Storm, side: int) -> int:
    """5.1a, 5.1b, 2.2.1a: the number on the turn track, a card more for each bonus set wholly held."""
    held = s.held_by(side)
    sets = sum(1 for areas in s.book.bonus_sets if areas & ~held == 0)
    return s.book.hand_sizes[s.turn - 1][side] + s.book.bonus * sets


class DrawPhase(Step):
    """4.0A: both sides fill their hands, the Viet Minh first."""

    name = "draw-phase"
    steps = ("viet_minh", "french")

    def viet_minh(self, s: Storm) -> None:
        fill_hand(s, VM)

    def french(self, s: Storm) -> None:
        fill_hand(s, FR)


def fill_hand(s: Storm, side: int) -> None:
    """5.1a: draw up to the hand size; too large a hand is discarded down to it."""
    missing = hand_size(s, side) - s.hands[side].bit_count()
    if missing > 0:
        draw(s, side, missing)
    elif missing < 0:
        s.push(DiscardDown(side, -missing))


def draw(s: Storm, side: int, number: int) -> None:
    """5.4: a deck that cannot fill the hand is shuffled with its discards first."""
    deck = s.decks[side]
    if len(deck) < number and s.discards[side]:
        deck = reshuffle(s, side)
    cards = deck[len(deck) - min(number, len(deck)) :]
    put_deck(s, side, deck[: len(deck) - len(cards)])
    s.replace_hand(side, s.hands[side] | set_of(cards))
    s.reveals += 1
    s.tell(DREW, side, len(cards), tuple(sorted(cards)))


def reshuffle(s: Storm, side: int) -> tuple[int, ...]:
    french, viet_minh = s.discards
    pile = set_of(s.decks[side]) | s.discards[side]
    s.discards = (0, viet_minh) if side == FR else (french, 0)
    s.tell(RESHUFFLED, side)
    return s.shuffled(tuple(bits(pile)))


def put_deck(s: Storm, side: int, deck: tuple[int, ...]) -> None:
    s.decks = (deck, s.decks[VM]) if side == FR else (s.decks[FR], deck)


class DiscardDown(Ask):
    """5.1a: a hand above its size loses the surplus, by its owner's choice."""

    name = "discard-down"
    verbs = (Verb("discard", "card", rules="5.1a"),)
    fields = ("side", "number")

    def __init__(self, side: int, number: int) -> None:
        self.side = side
        self.number = number

    def offers(self, s: Storm) -> list[int]:
        return [DOWN | card << 4 for card in s.book.distinct(s.hands[self.side])]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if s.hands[self.side] >> first(code) & 1 else NOT_TO_LAY_DOWN

    def asks_anyway(self, s: Storm) -> bool:
        """Also for a hand of copies: that nothing is asked would tell what the hand is."""
        return True

    def apply(self, s: Storm, code: int) -> None:
        s.discard(self.side, first(code))
        if self.number > 1:
            s.push(DiscardDown(self.side, self.number - 1))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "number": self.number}


class EndDiscard(Ask):
    """5.3, 4.0Ca: none, some or all of the hand; what is kept counts for the next hand."""

    name = "end-discard"
    verbs = (Verb("done", rules="5.3 4.0Ca"), Verb("discard", "card", rules="5.3 4.0Ca"))

    def offers(self, s: Storm) -> list[int]:
        return [DONE] + [DISCARD | card << 4 for card in s.book.distinct(s.hands[self.side])]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if code == DONE or s.hands[self.side] >> first(code) & 1 else NOT_TO_DISCARD

    def apply(self, s: Storm, code: int) -> None:
        if code != DONE:
            s.discard(self.side, first(code))
            s.push(EndDiscard(self.side))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side}
