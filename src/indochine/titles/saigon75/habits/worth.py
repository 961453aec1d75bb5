"""How a game stands: the chance of the North, fitted to games that the strategy played against itself."""

from __future__ import annotations

from math import exp
from typing import Final

from indochine.titles.saigon75.habits.lore import Lore
from indochine.titles.saigon75.state import GameScore, Saigon

# A match: what the first game counts for, and the tie-break by provinces (V:match.3).
FIRST_GAME: Final = 0.6
PROVINCE_MORE: Final = 0.8


def nv_chance(s: Saigon, lore: Lore) -> float:
    """The chance of the side that plays the North now, between 0 and 1."""
    if not s.settings.match:
        return logistic(lore.judgement.score(s, s.book.turns))
    if s.first_game is None:
        return 0.5 + FIRST_GAME * (logistic(lore.judgement.score(s, s.book.turns)) - 0.5)
    return second_chance(s, lore, s.first_game)


def second_chance(s: Saigon, lore: Lore, beaten: GameScore) -> float:
    """V:match.2, V:match.3: Saigon by the turn of the first game, or more provinces if it held twice."""
    if s.turn > beaten.turn:
        return 0.0
    chance = logistic(lore.judgement.score(s, min(s.book.turns, beaten.turn)))
    if beaten.turn > s.book.turns:
        chance += (1.0 - chance) * 0.8 * logistic(PROVINCE_MORE * (s.nv_provinces() - beaten.provinces))
    return chance


def logistic(score: float) -> float:
    return 1.0 / (1.0 + exp(-score))
