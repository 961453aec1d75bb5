"""Information-set Monte-Carlo tree search, open loop: every simulation deals the unknown and the dice anew.

A node stands for the choices made so far, not for a position: the same choices may lead to other questions
when the dice fall otherwise, so a node holds a branch for each question that was met there. The first
choices race on the same chances (race.py): what one is dealt for its tenth try, all are dealt for theirs.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

from indochine.bots.race import Race
from indochine.kernel.dice import Dice, FastSource
from indochine.kernel.frames import Decision, carry_out
from indochine.kernel.game import Game
from indochine.kernel.state import State
from indochine.kernel.strategy import Strategy
from indochine.kernel.title import Title

WIDENING: Final = 1.6  # first choices tried in n simulations: this times the square root of n
MANY: Final = 12  # first choices at the most: what habit likes still less is seldom the best
FIRST_WORTH: Final = 0.5  # of a choice that has not been tried
FEWEST: Final = 2  # first choices at the least, if there are so many
SEEDS: Final = float(1 << 48)


class Edge:
    """A choice that has been tried: how gladly the strategy plays it, how often it was tried, what it was
    worth to the side that made it, and what came after."""

    __slots__ = ("after", "code", "prior", "total", "visits")

    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.after = Node()

    def promise(self, explore: float) -> float:
        known = self.total / self.visits if self.visits else FIRST_WORTH
        return known + explore * self.prior / (1 + self.visits)


class Branch:
    """One question met at a node, with the choices tried so far."""

    __slots__ = ("edges", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who is asked; a match swaps sides, not seats
        self.visits = 0
        self.edges: dict[int, Edge] = {}


class Node:
    """The choices so far; the questions to which they led."""

    __slots__ = ("branches",)

    def __init__(self) -> None:
        self.branches: dict[str, Branch] = {}

    def branch(self, frame: Decision[Any], seat: int) -> Branch:
        found = self.branches.get(frame.name)
        if found is None:
            found = self.branches[frame.name] = Branch(seat)
        return found


class Tree:
    """The search from one position of an imagined game, for the seat that decides there."""

    def __init__(
        self, game: Game, strategy: Strategy[Any], rng: Random, simulations: int, far: bool = False
    ) -> None:
        frame = game.state.frames[-1]
        assert isinstance(frame, Decision)
        self.title: Title = game.title
        self.start: State = game.state
        self.strategy = strategy
        self.far = far  # as far as the title thinks worth it, and by its lessons
        self.rng = rng  # chance of the deals
        self.side: int = frame.side
        self.seat: int = game.state.seat(frame.side)
        self.root = Branch(self.seat)
        self.first: list[Edge] = self.liked(max(2, min(MANY, int(WIDENING * sqrt(simulations)))))
        self.race = Race(len(self.first))
        self.deals: list[float] = []  # what each of the first choices is tried with, in this order
        self.habit = Random()  # chance of the playouts
        self.last_stage: int = strategy.last_stage(game.state, far)
        self.decisions = 0  # of all simulations, for the benchmark

    def liked(self, most: int) -> list[Edge]:
        """The first choices, what the strategy likes best before the others; nothing that it would not do.
        Who has learned hardly does what lessons speak against: that is not worth the time."""
        weights, codes = self.weigh(self.start), self.start.legal
        total = sum(weights)
        order = sorted(range(len(codes)), key=lambda i: -weights[i])[:most]
        if self.far and self.strategy.lessons(self.start):
            least = self.strategy.heed * total
            order = order[:FEWEST] + [i for i in order[FEWEST:] if weights[i] >= least]
        return [self.added(self.root, codes[i], weights[i] / total) for i in order if weights[i] > 0.0]

    def simulate(self) -> None:
        """One imagined game: down the tree, one new choice, a playout, and the result back up."""
        branch, edge = self.root, self.first[self.race.next]
        s = self.dealt(edge.visits)
        branches, edges = [branch], [edge]
        carry_out(s, edge.code)
        self.decisions += 1
        while edge.visits and not self.is_far(s):
            frame = s.frames[-1]
            assert isinstance(frame, Decision)
            branch = edge.after.branch(frame, s.seat(frame.side))
            edge = self.chosen(branch, s)
            branches.append(branch)
            edges.append(edge)
            carry_out(s, edge.code)
            self.decisions += 1
        self.play_on(s)
        side = self.side if s.seat(self.side) == self.seat else 1 - self.side
        worth = self.strategy.worth(s, side)
        learn(branches, edges, self.seat, worth)
        self.race.finish(worth)

    def is_far(self, s: State) -> bool:
        """Whether an imagined game has come to where it is judged."""
        return s.outcome is not None or (
            self.strategy.stages > 0 and self.strategy.stage(s) >= self.last_stage
        )

    def dealt(self, number: int = 0) -> State:
        """The unknown and the dice, for a choice that has been tried so often."""
        if number == len(self.deals):
            self.deals.append(self.rng.random())
        chance = self.deals[number]
        self.habit.seed(chance)
        s = self.title.redealt(self.start, self.seat, Dice(FastSource(int(chance * SEEDS))))
        s.loud = False
        return s

    def chosen(self, branch: Branch, s: State) -> Edge:
        """A choice not tried before while there is room for one, else the most promising."""
        known = [branch.edges[code] for code in s.legal if code in branch.edges]
        if len(known) < min(len(s.legal), 1 + int(self.strategy.widening * sqrt(branch.visits))):
            new = self.untried(branch, s)
            if new is not None:
                return new
        explore = self.strategy.curiosity * sqrt(branch.visits + 1.0)
        best, most = known[0], -1.0
        for edge in known:
            promise = edge.promise(explore)
            if promise > most:
                best, most = edge, promise
        return best

    def untried(self, branch: Branch, s: State) -> Edge | None:
        """The choice that the strategy likes best among those not tried; none if it likes no other."""
        weights = self.weigh(s)
        best, most, total = -1, 0.0, 0.0
        for i, weight in enumerate(weights):
            total += weight
            if weight > most and s.legal[i] not in branch.edges:
                best, most = i, weight
        if best < 0:
            return None if branch.edges.keys() & s.legal else self.added(branch, s.legal[0], 1.0)
        return self.added(branch, s.legal[best], most / total)

    def weigh(self, s: State) -> list[float]:
        return self.strategy.schooled(s) if self.far else self.strategy.weights(s)

    def added(self, branch: Branch, code: int, prior: float) -> Edge:
        edge = branch.edges[code] = Edge(code, prior)
        return edge

    def play_on(self, s: State) -> None:
        """A playout: the strategy's habits on both sides, and sometimes what it would do less gladly."""
        strategy = self.strategy
        for _ in range(strategy.horizon):
            if self.is_far(s):
                return
            carry_out(s, habitual(self.weigh(s), s.legal, self.habit.random(), strategy.steady))
            self.decisions += 1


def learn(branches: list[Branch], edges: list[Edge], seat: int, worth: float) -> None:
    """The result back up: what it is worth to `seat`, the other seat has lost."""
    for branch, edge in zip(branches, edges, strict=True):
        branch.visits += 1
        edge.visits += 1
        edge.total += worth if branch.seat == seat else 1.0 - worth


def habitual(weights: list[float], codes: list[int], chance: float, steady: float) -> int:
    """Mostly the code with the greatest weight; else one of all, each as likely as its weight."""
    if chance < steady:
        return codes[weights.index(max(weights))]
    return likely(weights, codes, (chance - steady) / (1.0 - steady))


def likely(weights: list[float], codes: list[int], chance: float) -> int:
    """One of the codes, each as likely as its weight."""
    rest = chance * sum(weights)
    for i, weight in enumerate(weights):
        rest -= weight
        if rest < 0.0:
            return codes[i]
    return codes[len(codes) - 1]
