"""Learning from games against oneself: what a choice led to makes its traits more or less liked.

A schooled player goes by habit and by lessons (`kernel/lessons.py`), each choice as likely as it leans to it.
When a game is over, every choice that was followed by better than was expected is made likelier for its
traits, every other one less likely. `tools/school.py` plays the games and keeps the lessons.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from indochine.bots.plain import strategy_of
from indochine.bots.search import SearchBot
from indochine.kernel.frames import Decision, carry_out
from indochine.kernel.game import Game
from indochine.kernel.lessons import leanings, shares
from indochine.kernel.strategy import Strategy

SETTLED: Final = 0.999  # a choice that is taken so surely teaches nothing
NEGLIGIBLE: Final = 1e-5  # a change of a lesson that is not worth the time
SCHOOLED: Final = -1
HABIT: Final = 0
FIRST: Final = 0  # the side for which positions are judged

Signs = Callable[[Any], list[float]]


class Taken:
    """One decision: the traits of all choices, how likely each was, which was taken."""

    __slots__ = ("chances", "number", "side", "stage", "traits")

    def __init__(
        self, side: int, stage: int, traits: list[list[int]], chances: list[float], number: int
    ) -> None:
        self.side, self.stage = side, stage
        self.traits, self.chances, self.number = traits, chances, number


class Match:
    """A game in which either side is schooled, or goes by habit alone, or imagines so many games from each
    decision; `players` says which."""

    def __init__(self, game: Game, lessons: dict[int, float], players: tuple[int, int], rng: Random) -> None:
        self.game = game
        self.strategy: Strategy[Any] = strategy_of(game)
        self.state: Any = game.state
        self.lessons, self.players, self.rng = lessons, players, rng
        self.taken: list[Taken] = []
        self.seen: dict[int, list[float]] = {}  # by stage: what the position showed when it began

    def play(self, signs: Signs) -> float:
        """To the end; what the game was worth to the first side."""
        s, strategy = self.state, self.strategy
        while s.outcome is None:
            stage = strategy.stage(s)
            if stage not in self.seen:
                self.seen[stage] = signs(s)
            self.step(stage)
        return strategy.worth(s, FIRST)

    def step(self, stage: int) -> None:
        s = self.state
        frame = s.frames[-1]
        assert isinstance(frame, Decision)
        player = self.players[frame.side]
        if player > HABIT and len(s.legal) > 1:
            carry_out(s, SearchBot(player).considered(self.game, self.rng).code)
            return
        weights = self.strategy.weights(s)
        if player >= HABIT:
            carry_out(s, s.legal[weights.index(max(weights))])
            return
        traits = self.strategy.traits(s)
        chances = shares(leanings(weights, traits, self.lessons, self.strategy.trust))
        total = sum(chances)
        chances = [chance / total for chance in chances]
        number = drawn(chances, self.rng.random())
        if max(chances) < SETTLED:
            self.taken.append(Taken(frame.side, stage, traits, chances, number))
        carry_out(s, s.legal[number])

    def teach(self, slope: dict[int, float], values: dict[int, float], won: float, patience: float) -> None:
        """How the lessons should change: for each choice by how much better it went than was expected when
        its stage began. `values` says what was expected of each stage, `patience` how far a choice is judged
        by what came of it rather than by what was expected next."""
        came = {}
        for stage in sorted(self.seen, reverse=True):
            came[stage] = won
            won = (1.0 - patience) * values[stage] + patience * won
        for taken in self.taken:
            gain = came[taken.stage] - values[taken.stage]
            gather(slope, taken, gain if taken.side == FIRST else -gain)


def drawn(chances: list[float], rest: float) -> int:
    """One of them, each as often as its chance."""
    for number, chance in enumerate(chances):
        rest -= chance
        if rest < 0.0:
            return number
    return len(chances) - 1


def gather(slope: dict[int, float], taken: Taken, gain: float) -> None:
    """The traits of what was taken gain, and all that could be taken lose by as much, each by its chance."""
    for i, chance in enumerate(taken.chances):
        push = gain * ((1.0 if i == taken.number else 0.0) - chance)
        if -NEGLIGIBLE < push < NEGLIGIBLE:
            continue
        for key in taken.traits[i]:
            slope[key] = slope.get(key, 0.0) + push
