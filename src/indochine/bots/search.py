"""The bots that search: the same tree, more or less of it."""

from __future__ import annotations

from random import Random
from time import perf_counter

from indochine.bots.plain import SEEDS, strategy_of
from indochine.bots.sight import Bot, PlainSight, Sight
from indochine.bots.thought import Thought, Weighed, best_first
from indochine.bots.tree import Tree
from indochine.kernel.game import Game

OBVIOUS = 0.97  # a choice that the strategy prefers so far is not searched
LOOK_UP = 4  # simulations between two looks at the clock


class SearchBot(Bot):
    """Plays out so many imagined games from each decision that is worth it, fewer if the best choice is clear
    before, or for so many seconds if those end first. Without a number they are as many as the title says:
    few, or if it looks `far` many; then it also looks as far as the title thinks worth its time, and goes by
    lessons as well as by habit."""

    def __init__(self, simulations: int | None = None, far: bool = False, seconds: float = 60.0) -> None:
        self.simulations = simulations
        self.far = far
        self.seconds = seconds

    def think(self, sight: Sight | PlainSight, rng: Random) -> Thought:
        if len(sight.codes) == 1:
            return Thought(sight.codes[0], [Weighed(sight.codes[0], 1.0)])
        return self.considered(sight.imagined(int(rng.random() * SEEDS)), rng)

    def considered(self, game: Game, rng: Random) -> Thought:
        """What to do in a game that is imagined, or known as far as it may be."""
        codes, strategy = game.state.legal, strategy_of(game)
        weights = strategy.schooled(game.state) if self.far else strategy.weights(game.state)
        effort = strategy.effort(game.state, self.far)
        if not effort or max(weights) >= OBVIOUS * sum(weights):
            return Thought(codes[weights.index(max(weights))], obvious(codes, weights))
        level = strategy.simulations(game.state, self.far)
        most = effort * (level if self.simulations is None else self.simulations)
        tree = Tree(game, strategy, rng, most, self.far)
        return conclusion(tree, self.grow(tree, most))

    def grow(self, tree: Tree, most: int) -> int:
        """How many simulations there was time for, or were needed to settle the choice."""
        end = perf_counter() + self.seconds
        for done in range(1, most + 1):
            tree.simulate()
            if tree.race.is_over or (done % LOOK_UP == 0 and perf_counter() > end):
                return done
        return most


def obvious(codes: list[int], weights: list[float]) -> list[Weighed]:
    total = sum(weights)
    return best_first([Weighed(c, w / total) for c, w in zip(codes, weights, strict=True)])


def conclusion(tree: Tree, simulations: int) -> Thought:
    """The winner of the race first; then who was tried most often."""
    winner = tree.first[tree.race.winner(tree.strategy.proof)].code
    weighed = [Weighed(e.code, e.visits / simulations, e.total / e.visits) for e in tree.first if e.visits]
    return Thought(winner, sorted(best_first(weighed), key=lambda w: w.code != winner), simulations)
