"""What the commander may see: all but the order of the cards still to come."""

from __future__ import annotations

from typing import Any

from indochine.kernel.dice import Dice
from indochine.titles.lost_valley.book import ValleyBook
from indochine.titles.lost_valley.position import describe_board, describe_cards
from indochine.titles.lost_valley.state import Valley


def view(s: Valley) -> dict[str, Any]:
    """The table and one's own hand; of the draw pile only its size, and which cards it holds."""
    deck = sorted(s.book.card_ids[n] for n in s.deck)
    return {**describe_board(s), "cards": {**describe_cards(s), "still_to_come": deck}}


def deal_unknown(book: ValleyBook, seen: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """A position that fits a view: the draw pile in another order."""
    document = {k: v for k, v in seen.items() if k not in ("seat", "deciding", "outcome")}
    cards = {k: v for k, v in seen["cards"].items() if k != "still_to_come"}
    pile = [book.numbered[id] for id in seen["cards"]["still_to_come"]]
    deck = [book.card_ids[n] for n in dice.shuffled(tuple(pile))]
    document["cards"] = {**cards, "deck": deck}
    return document


def redealt(s: Valley, dice: Dice) -> Valley:
    """A copy with the draw pile in another order, as far down as the siege can draw; what lies deeper comes
    out only after a reshuffle, so its order tells nothing."""
    new = s.copy()
    pile = sorted(s.deck)
    size = len(pile)
    for place in range(size - 1, max(0, size - 1 - turns_left(s)), -1):
        other = dice.below(place + 1)
        pile[place], pile[other] = pile[other], pile[place]
    new.deck = tuple(pile)
    new.dice = dice
    return new


def turns_left(s: Valley) -> int:
    """Turns whose card may still be drawn, this one included."""
    return s.settings.scenario.last_turn - s.turn + 1
