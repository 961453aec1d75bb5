"""All that a seat cannot know, dealt anew in place: a search asks for it before every imagined game."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits, set_of
from indochine.kernel.dice import Dice
from indochine.kernel.frames import Decision, advance
from indochine.titles.storm.book import FR, VM
from indochine.titles.storm.rules.ch05_cards import put_deck
from indochine.titles.storm.rules.ch05_windows import Window
from indochine.titles.storm.state import ASK, Storm

CHANCE: Final = 1 << 62  # a word of chance serves several places of a pile
PLACES_TO_A_WORD: Final = 8  # 27 times 26 down to 20 is far below a word: hardly any bias


def redealt(s: Storm, seat: int, dice: Dice) -> Storm:
    """As `view.deal_unknown` and `imagining` do it with documents: piles, orders and bids of the other."""
    new = s.copy()
    new.dice = dice
    own = 1 - seat if s.swapped else seat
    other = 1 - own
    put_deck(new, own, tuple(shuffled(dice, bits(set_of(s.decks[own])))))
    deal_other(new, other, dice)
    new.orders = (s.orders[FR], ASK) if other == VM else (ASK, s.orders[VM])
    if len(s.bids) == 1 and seat != 0:
        new.bids = (dice.below(s.book.victory.bit_count()) + 1,)
    frame = new.frames[-1] if new.frames else None
    if isinstance(frame, Decision) and frame.side == other and new.outcome is None:
        ask_other(new, frame, dice)
    return new


def deal_other(s: Storm, side: int, dice: Dice) -> None:
    """The hand and the deck of the side that is not seen, from all cards that do not lie open."""
    size, rest = s.hands[side].bit_count(), len(s.decks[side])
    if not size + rest:
        return
    pile = shuffled(dice, bits(s.unseen(side)))
    s.replace_hand(side, set_of(pile[:size]))
    put_deck(s, side, tuple(pile[size:]))


def shuffled(dice: Dice, pile: list[int]) -> list[int]:
    """Fisher and Yates, several places to a word."""
    chance, left = 0, 0
    for i in range(len(pile) - 1, 0, -1):
        if not left:
            chance, left = dice.below(CHANCE), PLACES_TO_A_WORD
        j = chance % (i + 1)
        chance //= i + 1
        left -= 1
        pile[i], pile[j] = pile[j], pile[i]
    return pile


def ask_other(s: Storm, frame: Decision[Storm], dice: Dice) -> None:
    """The other side is being asked: its choices are those of its new hand; in the quick mode a side that is
    asked for a card holds one that can be played (ruling:40)."""
    if isinstance(frame, Window) and not s.settings.strict and len(frame.legal(s)) == 1:
        give_reason(s, frame, dice)
    advance(s)


def give_reason(s: Storm, window: Window, dice: Dice) -> None:
    """One of the playable cards for one of the hand, which goes where that card was in the deck."""
    side = window.side
    pool = bits(s.unseen(side) & s.book.moment_cards[window.moment])
    cards = [card for card in pool if window.not_now(s, card) is None]
    wanted = cards[dice.below(len(cards))]
    hand = bits(s.hands[side])
    given = hand[dice.below(len(hand))]
    deck = list(s.decks[side])
    deck[deck.index(wanted)] = given
    put_deck(s, side, tuple(deck))
    s.replace_hand(side, s.hands[side] & ~(1 << given) | 1 << wanted)
