"""The bots that search nothing: chance, one step ahead, and the title's own habits."""

from __future__ import annotations

from random import Random
from typing import Any

from indochine.bots.sight import Bot, PlainSight, Sight
from indochine.bots.thought import Thought, Weighed, best_first
from indochine.kernel.errors import BadSetup
from indochine.kernel.frames import Decision, carry_out
from indochine.kernel.game import Game
from indochine.kernel.state import State
from indochine.kernel.strategy import Strategy

SEEDS = 1 << 48


class RandomBot(Bot):
    """Every legal choice is as likely as any other: the yardstick for all who think."""

    def think(self, sight: Sight | PlainSight, rng: Random) -> Thought:
        codes = sight.codes
        return Thought(self.choose(sight, rng), [Weighed(code, 1 / len(codes)) for code in codes])

    def choose(self, sight: Sight | PlainSight, rng: Random) -> int:
        codes = sight.codes
        return codes[int(rng.random() * len(codes))]


class GreedyBot(Bot):
    """Tries each choice on a game it imagines, carries out at random what belongs to it, and takes the
    position that looks best: one step ahead and no further."""

    def __init__(self, tries: int = 3, longest: int = 12) -> None:
        self.tries = tries
        self.longest = longest  # decisions that a choice may drag along

    def think(self, sight: Sight | PlainSight, rng: Random) -> Thought:
        if len(sight.codes) == 1:
            return Thought(sight.codes[0], [Weighed(sight.codes[0], 1.0)])
        games = [sight.imagined(int(rng.random() * SEEDS)) for _ in range(self.tries)]
        worths = [self.worth_of(code, games, rng) for code in sight.codes]
        best = max(worths)
        favourites = [code for code, worth in zip(sight.codes, worths, strict=True) if worth == best]
        code = favourites[int(rng.random() * len(favourites))]
        weighed = [Weighed(c, float(c == code), w) for c, w in zip(sight.codes, worths, strict=True)]
        return Thought(code, best_first(weighed), self.tries * len(sight.codes))

    def worth_of(self, code: int, games: list[Game], rng: Random) -> float:
        strategy = strategy_of(games[0])
        total = 0.0
        for game in games:
            s = game.state.copy()
            side, depth = side_on_move(s), len(s.frames)
            seat = s.seat(side)
            carry_out(s, code)
            self.complete(s, depth, rng)
            total += strategy.glance(s, side if s.seat(side) == seat else 1 - side)  # a match swaps the sides
        return total / len(games)

    def complete(self, s: State, depth: int, rng: Random) -> None:
        """Whatever the choice has begun is played to its end, at random."""
        for _ in range(self.longest):
            if s.outcome is not None or len(s.frames) <= depth:
                return
            legal = s.legal
            carry_out(s, legal[int(rng.random() * len(legal))])


class PlannerBot(Bot):
    """The habits that a title's strategy writes down: quick, and strong for its pace."""

    def think(self, sight: Sight | PlainSight, rng: Random) -> Thought:
        if len(sight.codes) == 1:
            return Thought(sight.codes[0], [Weighed(sight.codes[0], 1.0)])
        game = sight.imagined(int(rng.random() * SEEDS))
        weights = strategy_of(game).weights(game.state)
        total = sum(weights)
        weighed = [Weighed(c, w / total) for c, w in zip(sight.codes, weights, strict=True)]
        best = max(weights)
        favourites = [code for code, weight in zip(sight.codes, weights, strict=True) if weight == best]
        code = favourites[int(rng.random() * len(favourites))]
        return Thought(code, best_first(weighed))


def strategy_of(game: Game) -> Strategy[Any]:
    strategy = game.title.strategy
    if strategy is None:
        raise BadSetup(f"{game.title.id} has only the bot 'random'")
    return strategy


def side_on_move(s: State) -> int:
    frame = s.frames[-1]
    assert isinstance(frame, Decision)
    return frame.side
