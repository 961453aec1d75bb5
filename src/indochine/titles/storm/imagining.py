"""The quick mode asks a side only if it holds a card for the moment: an imagined game must fit that too."""

from __future__ import annotations

from typing import Any

from indochine.kernel.bitsets import bits
from indochine.kernel.dice import Dice, FastSource
from indochine.kernel.positions import Reader, restore_agenda
from indochine.kernel.title import Title
from indochine.titles.storm.book import SIDES
from indochine.titles.storm.rules.ch05_windows import Window
from indochine.titles.storm.state import Storm


def with_reason_to_ask(
    title: Title, document: dict[str, Any], view: dict[str, Any], dice: Dice
) -> dict[str, Any]:
    """If the other side is being asked for a card, the hand dealt to it holds one that can be played."""
    if not document["agenda"] or document["agenda"][-1]["frame"] != Window.name:
        return document
    s = state_of(title, document)
    window = s.frames[-1]
    assert isinstance(window, Window)
    side = SIDES[window.side]
    if side in view["cards"]["hands"] or s.settings.strict or len(window.legal(s)) > 1:
        return document
    return hand_over(document, side, playable(s, window), dice)


def state_of(title: Title, document: dict[str, Any]) -> Storm:
    scenario, options = title.settle(document["scenario"], document["options"])
    s = title.restore(Reader(document, ""), scenario, options, Dice(FastSource(0)))
    restore_agenda(s, document["agenda"], title.book, title.frame_kinds)
    assert isinstance(s, Storm)
    return s


def playable(s: Storm, window: Window) -> list[str]:
    pool = s.unseen(window.side) & s.book.moment_cards[window.moment]
    return [s.book.card_ids[card] for card in bits(pool) if window.not_now(s, card) is None]


def hand_over(document: dict[str, Any], side: str, cards: list[str], dice: Dice) -> dict[str, Any]:
    """One of these cards for one of the hand, which goes where that card was in the deck."""
    piles = document["cards"]
    hand, deck = list(piles["hands"][side]), list(piles["decks"][side])
    wanted = cards[dice.below(len(cards))]
    given = hand.pop(dice.below(len(hand)))
    deck[deck.index(wanted)] = given
    hands = {**piles["hands"], side: sorted([*hand, wanted])}
    return {**document, "cards": {**piles, "hands": hands, "decks": {**piles["decks"], side: deck}}}
