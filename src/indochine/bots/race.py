"""Choices compared on the same chances: what is clearly behind is tried no further.

What one deal of the unknown and the dice brings differs far more than what two choices are worth, so each
round tries every choice that is still in the race on the same deal, and only differences are judged. In The
Lost Valley two moves differ from deal to deal by a tenth of what either of them is worth from deal to deal.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

FIRST_LOOK: Final = 4  # rounds before anybody is judged
CLEARLY: Final = 2.0  # standard errors of a difference
ALIKE: Final = 0.001  # choices whose worths differ by less need no further thought
COMMON: Final = 2.0  # rounds that the spread of all the others counts for in that of one: four tell little


class Race:
    """Runners are numbered, the one that habit likes best is 0; each has a result for every round it ran."""

    def __init__(self, runners: int) -> None:
        self.results: list[list[float]] = [[] for _ in range(runners)]
        self.running: list[int] = list(range(runners))
        self.turn = 0  # who of those still running is next in this round

    @property
    def is_over(self) -> bool:
        return len(self.running) == 1

    @property
    def next(self) -> int:
        return self.running[self.turn]

    def finish(self, result: float) -> None:
        """The result of who was next; after each round those clearly behind drop out."""
        self.results[self.next].append(result)
        self.turn += 1
        if self.turn == len(self.running):
            self.turn = 0
            if not self.is_over and self.rounds >= FIRST_LOOK:
                self.drop()

    @property
    def rounds(self) -> int:
        """That all who are still running have finished."""
        return len(self.results[self.running[-1]])

    @property
    def leader(self) -> int:
        """Among those still running, over the rounds that all have finished; the first of equals."""
        rounds = self.rounds
        best, most = self.running[0], -1.0
        for runner in self.running:
            total = sum(self.results[runner][:rounds])
            if total > most + 1e-9:
                best, most = runner, total
        return best

    def winner(self, proof: float) -> int:
        """The leader, unless habit's choice is still running and less than so many standard errors behind."""
        leader, rounds = self.leader, self.rounds
        if leader == 0 or self.running[0] != 0 or rounds == 0:
            return leader
        mean, variance = self.behind(0, leader, rounds)
        return leader if mean > proof * sqrt(variance / rounds) else 0

    def drop(self) -> None:
        """Whoever is clearly behind the leader, or as good as level with it."""
        leader, rounds = self.leader, self.rounds
        others = [runner for runner in self.running if runner != leader]
        behind = [self.behind(runner, leader, rounds) for runner in others]
        common = sum([variance for _, variance in behind]) / len(others)
        for runner, (mean, variance) in zip(others, behind, strict=True):
            spread = (variance * (rounds - 1) + common * COMMON) / (rounds - 1 + COMMON)
            error = sqrt(spread / rounds)
            if mean > CLEARLY * error or mean + CLEARLY * error < ALIKE:
                self.running.remove(runner)

    def behind(self, runner: int, leader: int, rounds: int) -> tuple[float, float]:
        """Mean and variance of what it lacks to the leader on the same deals."""
        ours, theirs = self.results[runner], self.results[leader]
        total = squares = 0.0
        for number in range(rounds):
            gap = theirs[number] - ours[number]
            total += gap
            squares += gap * gap
        mean = total / rounds
        return mean, max(0.0, squares - total * mean) / max(1, rounds - 1)
