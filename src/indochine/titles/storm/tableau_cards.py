"""The cards of Storm over Dien Bien Phu as text: the hand that a seat may see, its orders, what lies open."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from indochine.kernel.tableau import Cell, Part, Section, cell
from indochine.kernel.text import Msg
from indochine.titles.storm.book import SIDES, VM, StormBook

NONE: Final = cell("–", tone="quiet")


def columns(ids: str) -> tuple[Msg, ...]:
    return tuple(Msg("tableau-column-" + id) for id in ids.split())


def row(id: str, *parts: Part) -> tuple[Cell, ...]:
    return (cell(Msg("tableau-row-" + id)), cell(*parts))


def about_side(id: str, side: str) -> Msg:
    """A sentence about a side, by its name or in words of its own."""
    return Msg(id, side=Msg("side-" + side), side_id=side)


def or_none(found: Cell) -> Cell:
    return found if found.parts else NONE


def card_count(view: dict[str, Any], side: str) -> Msg:
    cards = view["cards"]
    hand, deck = cards["hand_sizes"][side], cards["deck_sizes"][side]
    return Msg("tableau-card-count", side=Msg("side-" + side), hand=hand, deck=deck)


def standing_orders(view: dict[str, Any]) -> list[tuple[Cell, ...]]:
    """The orders that the seat has given; a finished game has none."""
    orders = {} if view["outcome"] else view["orders"]
    acting = [entry["side"] for entry in view["agenda"] if entry["frame"] == "impulse"]
    return [row("orders", order(given, own=side in acting)) for side, given in orders.items()]


def order(given: Any, own: bool) -> Msg:
    """An order; the one for an impulse says another thing in an impulse of one's own."""
    if isinstance(given, list):
        return Msg("tableau-order-only-assaults", areas=given)
    if given == "pass-impulse":
        return Msg("tableau-order-pass-impulse", own=int(own))
    return Msg("tableau-order-" + given)


def hands(view: dict[str, Any], book: StormBook) -> list[Section]:
    """The hand that the seat may see; what a card digs matters to the Viet Minh alone (9.0c)."""
    found = []
    for side, cards in view["cards"]["hands"].items():
        if cards:
            names = columns("card trench effect" if side == "VM" else "card effect")
            rows = [card_row(book, card, number) for card, number in alike(book, cards)]
            found.append(Section(about_side("tableau-hand", side), names, tuple(rows), fold="card"))
    return found


def alike(book: StormBook, cards: list[str]) -> list[tuple[int, int]]:
    """Cards with the number of copies of each."""
    return list(Counter(book.twin[book.card_ids.index(id)] for id in cards).items())


def card_name(book: StormBook, card: int, number: int) -> Msg:
    return Msg("tableau-copies", card=Msg("card-" + book.card_ids[card]), number=number)


def card_row(book: StormBook, card: int, number: int) -> tuple[Cell, ...]:
    id = "card-" + book.card_ids[card]
    trench = [cell(book.trench_of[card])] if book.card_side[card] == VM else []
    effect = Msg("tableau-effect", when=Msg(id + ".when"), effect=Msg(id + ".effect"))
    return (cell(card_name(book, card, number)), *trench, cell(effect))


def piles(view: dict[str, Any], book: StormBook) -> Section:
    """What has been played lies open: how many cards of each side, and which."""
    cards = view["cards"]
    rows = [pile_row(book, Msg("side-" + side), cards["discards"][side]) for side in SIDES]
    rows += [pile_row(book, Msg("place-removed"), cards["removed"])] * bool(cards["removed"])
    return Section(Msg("tableau-discards"), columns("pile cards"), tuple(rows), fold="pile")


def pile_row(book: StormBook, name: Msg, cards: list[str]) -> tuple[Cell, ...]:
    names = [card_name(book, card, number) for card, number in alike(book, cards)]
    return (cell(Msg("tableau-pile", name=name, number=len(cards))), or_none(cell(*names)))
