"""What a seat cannot know, dealt anew: the other hand, the piles, tokens that lie face down."""

from __future__ import annotations

from math import factorial
from typing import Final

from indochine.kernel.dice import WORD, Dice
from indochine.kernel.frames import Decision
from indochine.titles.saigon75.book import PROVINCES
from indochine.titles.saigon75.state import Cards, Saigon

MOST: Final = 20  # 20! is below 2**64, so one word of the dice orders so many cards
LIMITS: Final = [WORD - WORD % factorial(n) for n in range(MOST + 1)]


def redealt(s: Saigon, seat: int, dice: Dice) -> Saigon:
    """A copy that fits what the seat knows: a search plays on thousands of these."""
    new = s.copy()
    new.dice = dice
    new.cards = redealt_cards(s.cards, s.seat(seat), dice)
    if s.settings.tokens_hidden:
        new.tokens = redealt_tokens(s.tokens, dice)
    if s.frames:
        frame = s.frames[-1]
        if isinstance(frame, Decision) and s.seat(frame.side) != seat:
            new.legal = frame.legal(new)  # the hand that it asks about may be another one now
    return new


def redealt_cards(cards: Cards, side: int, dice: Dice) -> Cards:
    """The cards that this side has never seen are shuffled; what it has seen of the pile (solo) stays there.

    A match swaps seats and sides both ways, so `State.seat` also tells the side of a seat.
    """
    hidden_hand = cards.hands[1 - side]
    if not hidden_hand and not cards.pile and not cards.aside and not cards.solo_deck:
        return cards
    unseen = [card for card in cards.pile if card not in cards.known]
    unknown = shuffled(sorted([*hidden_hand, *unseen, *cards.aside]), dice)
    in_hand = len(hidden_hand)
    to_pile = in_hand + len(unseen)
    other = tuple(sorted(unknown[:in_hand]))
    mine = cards.hands[side]
    return Cards(
        hands=(mine, other) if side == 0 else (other, mine),
        pile=shuffled([*cards.known, *unknown[in_hand:to_pile]], dice) if cards.pile else (),
        aside=unknown[to_pile:],
        discard=cards.discard,
        turned_up=cards.turned_up,
        known=cards.known,
        solo_deck=shuffled(sorted(cards.solo_deck), dice) if cards.solo_deck else (),
        solo_gone=cards.solo_gone,
    )


def redealt_tokens(tokens: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """M.2.2: those still lying in their provinces, in any order."""
    down = [i for i, where in enumerate(tokens) if where < PROVINCES]
    places = shuffled(sorted([tokens[i] for i in down]), dice)
    dealt = list(tokens)
    for i, place in zip(down, places, strict=True):
        dealt[i] = place
    return tuple(dealt)


def shuffled(items: list[int], dice: Dice) -> tuple[int, ...]:
    """As `dice.shuffled`, from a single word: this runs before every simulation of a search."""
    left = len(items)
    word = dice.word_below(LIMITS[left])
    while left > 1:
        at = word % left
        word //= left
        left -= 1
        items[left], items[at] = items[at], items[left]
    return tuple(items)
