"""What each seat may see. A view lists what is known; it never deletes what is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from indochine.kernel.bitsets import bits
from indochine.kernel.dice import Dice
from indochine.titles.storm.book import SIDES, StormBook
from indochine.titles.storm.position import card_names, describe_board
from indochine.titles.storm.rules.ch05_windows import describe_order
from indochine.titles.storm.state import Storm


def open_view(s: Storm) -> dict[str, Any]:
    """The table."""
    return describe_board(s)


def view(s: Storm, seat: int, sees: Callable[[int, int], bool]) -> dict[str, Any]:
    """One's own hand and orders, open piles, and how many cards lie hidden where."""
    book = s.book
    own = [(n, side) for n, side in enumerate(SIDES) if sees(seat, s.seat(n))]
    return {
        "cards": {
            "hands": {side: card_names(book, s.hands[n]) for n, side in own},
            "hand_sizes": {side: s.hands[n].bit_count() for n, side in enumerate(SIDES)},
            "deck_sizes": {side: len(s.decks[n]) for n, side in enumerate(SIDES)},
            "discards": {side: card_names(book, s.discards[n]) for n, side in enumerate(SIDES)},
            "removed": card_names(book, s.removed),
        },
        "orders": {side: describe_order(s.orders[n]) for n, side in own},
        "bidding": {"bids": bids_seen(s, seat), "swapped": s.swapped},
    }


def bids_seen(s: Storm, seat: int) -> list[int | None]:
    """15.0a, ruling:1: one's own bid, and the other's once both are in."""
    both = len(s.bids) == 2
    return [bid if both or number == seat else None for number, bid in enumerate(s.bids)]


def deal_unknown(book: StormBook, view: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """A position that fits a view: hidden cards and bids dealt at random."""
    document = {k: v for k, v in view.items() if k not in ("seat", "deciding", "outcome")}
    document["cards"] = deal_cards(book, view["cards"], dice)
    document["orders"] = {side: view["orders"].get(side, "ask") for side in SIDES}
    most = book.victory.bit_count()
    bids = [dice.below(most) + 1 if bid is None else bid for bid in view["bidding"]["bids"]]
    document["bidding"] = {**view["bidding"], "bids": bids}
    return document


def deal_cards(book: StormBook, seen: dict[str, Any], dice: Dice) -> dict[str, Any]:
    hands, decks = {}, {}
    for n, side in enumerate(SIDES):
        open_cards = {*seen["removed"], *seen["discards"][side], *seen["hands"].get(side, ())}
        unknown = [c for c in bits(book.deck[n]) if book.card_ids[c] not in open_cards]
        size = 0 if side in seen["hands"] else seen["hand_sizes"][side]
        dealt = seen["deck_sizes"][side] + size
        pile = [book.card_ids[c] for c in dice.shuffled(tuple(unknown))] if dealt else []
        hands[side] = seen["hands"].get(side) or in_order(book, pile[:size])
        decks[side] = pile[size:]
    return {"hands": hands, "decks": decks, "discards": seen["discards"], "removed": seen["removed"]}


def in_order(book: StormBook, cards: list[str]) -> list[str]:
    return sorted(cards, key=book.card_ids.index)
