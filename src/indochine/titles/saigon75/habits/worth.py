"""The chance of the North, from how far he is ahead in the game; in a match also from the first game."""

from __future__ import annotations

from math import exp
from typing import Final

from indochine.titles.saigon75.state import GameScore, Saigon

# A match: what the first game counts for, and the tie-break by provinces (V:match.3).
FIRST_GAME: Final = 0.6
PROVINCE_MORE: Final = 0.8


def last_turn(s: Saigon) -> int:
    """On which the North can still win; V:match.2: no later than the other did in the first game."""
    return s.book.turns if s.first_game is None else min(s.book.turns, s.first_game.turn)


def nv_chance(s: Saigon, score: float) -> float:
    """The chance of the side that plays the North now, between 0 and 1; the score is in logits."""
    if not s.settings.match:
        return logistic(score)
    if s.first_game is None:
        return 0.5 + FIRST_GAME * (logistic(score) - 0.5)
    return second_chance(s, score, s.first_game)


def second_chance(s: Saigon, score: float, beaten: GameScore) -> float:
    """V:match.2, V:match.3: Saigon by the turn of the first game, or more provinces if it held twice."""
    if s.turn > beaten.turn:
        return 0.0
    chance = logistic(score)
    if beaten.turn > s.book.turns:
        chance += (1.0 - chance) * 0.8 * logistic(PROVINCE_MORE * (s.nv_provinces() - beaten.provinces))
    return chance


def logistic(score: float) -> float:
    return 1.0 / (1.0 + exp(-score))
