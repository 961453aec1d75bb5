"""The bots that search: the same tree, more or less of it."""

from __future__ import annotations

from random import Random
from time import perf_counter

from indochine.bots.plain import SEEDS, strategy_of
from indochine.bots.sight import Bot, PlainSight, Sight
from indochine.bots.thought import Thought, Weighed, best_first
from indochine.bots.tree import Edge, Tree

OBVIOUS = 0.97  # a choice that the strategy prefers so far is not searched
LOOK_UP = 4  # simulations between two looks at the clock and at the lead


class SearchBot(Bot):
    """Plays out so many imagined games from each decision that is worth it, or for so many seconds if those
    end first."""

    def __init__(self, simulations: int, seconds: float = 60.0) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def think(self, sight: Sight | PlainSight, rng: Random) -> Thought:
        if len(sight.codes) == 1:
            return Thought(sight.codes[0], [Weighed(sight.codes[0], 1.0)])
        game = sight.imagined(int(rng.random() * SEEDS))
        strategy = strategy_of(game)
        weights = strategy.weights(game.state)
        effort = strategy.effort(game.state.frames[-1].name)
        if not effort or max(weights) >= OBVIOUS * sum(weights):
            return Thought(sight.codes[weights.index(max(weights))], obvious(sight.codes, weights))
        tree = Tree(game, strategy, rng)
        done = self.grow(tree, self.simulations * effort)
        return conclusion(list(tree.top.edges.values()), done)

    def grow(self, tree: Tree, most: int) -> int:
        """How many simulations there was time for, or were needed to settle the choice."""
        end = perf_counter() + self.seconds
        for done in range(1, most + 1):
            tree.simulate()
            if done % LOOK_UP:
                continue
            if perf_counter() > end or tree.lead > most - done:
                return done
        return most


def obvious(codes: list[int], weights: list[float]) -> list[Weighed]:
    total = sum(weights)
    return best_first([Weighed(c, w / total) for c, w in zip(codes, weights, strict=True)])


def conclusion(edges: list[Edge], simulations: int) -> Thought:
    """The choice tried most often; a search returns to what does well."""
    visits = sum(edge.visits for edge in edges)
    weighed = [Weighed(e.code, e.visits / visits, e.total / e.visits) for e in edges if e.visits]
    ranked = best_first(weighed)
    return Thought(ranked[0].code, ranked, simulations)
