"""5.2: the cards by their key: whether one may be played now, and what it then does.

A condition looks at the frame in which the card would be played (an attack, an assault, an impulse); a deed
runs after the card has left the hand, with that frame on top of the stack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from indochine.kernel.frames import Frame, Why
from indochine.kernel.odds import Odds
from indochine.titles.storm.book import AGAINST_CARD, COUNTER_BATTERY
from indochine.titles.storm.state import Storm

Condition = Callable[[Storm, int, Frame[Any]], Why | None]
Deed = Callable[[Storm, int], None]
Chance = Callable[[Storm, int, Frame[Any]], Odds | None]

CONDITIONS: Final[dict[str, Condition]] = {}
DEEDS: Final[dict[str, Deed]] = {}
CHANCES: Final[dict[str, Chance]] = {}

OWN_ACTION: Final = -1  # the moment at which a side chooses its action

NOT_IN_HAND: Final = Why("5.2d", "not-in-hand")
WRONG_MOMENT: Final = Why("5.2d", "wrong-moment")
TOO_EARLY: Final = Why("5.2a", "too-early-for-card")
TOO_LATE: Final = Why("5.2a", "too-late-for-card")


def card(*keys: str, may: Condition) -> Callable[[Deed], Deed]:
    """Register the deed of one card or of several with the condition of their play."""

    def register(deed: Deed) -> Deed:
        for key in keys:
            CONDITIONS[key] = may
            DEEDS[key] = deed
        return deed

    return register


def foretells(*keys: str) -> Callable[[Chance], Chance]:
    """Register what the dice can bring once one of these cards is played."""

    def register(chance: Chance) -> Chance:
        for key in keys:
            CHANCES[key] = chance
        return chance

    return register


def use_of(s: Storm, card: int, moment: int) -> str:
    """5.2c: a card with two effects is used for one of them: against a card Viet Minh artillery answers."""
    answers = moment == AGAINST_CARD and s.book.counter_battery >> card & 1
    return COUNTER_BATTERY if answers else s.book.key_of[card]


def why_not(s: Storm, card: int, moment: int, frame: Frame[Any]) -> Why | None:
    """5.2a, 5.2d: why a card cannot be played in this frame; its turns first, then its own condition."""
    if s.turn < s.book.first_turn[card]:
        return TOO_EARLY
    if s.turn > s.book.last_turn[card]:
        return TOO_LATE
    return CONDITIONS[use_of(s, card, moment)](s, card, frame)


def chance_of(s: Storm, card: int, moment: int, frame: Frame[Any]) -> Odds | None:
    """What the dice can bring once the card is played in this frame, if it has to do with dice."""
    chance = CHANCES.get(use_of(s, card, moment))
    return chance(s, card, frame) if chance else None


def play(s: Storm, card: int, moment: int) -> None:
    """The card leaves the hand, then works."""
    s.play_card(s.book.card_side[card], card)
    DEEDS[use_of(s, card, moment)](s, card)
