"""How strong the bots are: levels against one another, each pair of games with the sides swapped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import log10, sqrt
from typing import Any

from indochine.analysis.simulate import NORMAL_95, Pairing, in_batches, pairing, play_batch, wilson
from indochine.bots import names
from indochine.kernel.errors import BadSetup
from indochine.kernel.registry import title

BATCH = 4  # pairs of games to a task: the strong levels take seconds for each
SURE = 0.005  # a score nearer to 0 or 1 than this says nothing more about the difference in Elo


@dataclass(frozen=True)
class Rung:
    """Two levels that met: for each seed what the stronger one scored, with either side."""

    lower: str
    upper: str
    scores: list[float]

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)


def rungs(
    title_id: str,
    games: int,
    levels: Sequence[str] | None = None,
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    jobs: int = 1,
    progress: Callable[[Rung], None] = lambda rung: None,
) -> list[Rung]:
    """Every level against the one below it; `progress` is told how each pair stands so far."""
    chosen = list(levels or names(title(title_id)))
    if len(chosen) < 2 or games < 2:
        raise BadSetup("a ladder needs two levels and two games at least")
    setup = pairing(title_id, chosen[:1], scenario, options)
    steps = pairwise(chosen)
    return [climbed(setup, lower, upper, games, seed, jobs, progress) for lower, upper in steps]


def climbed(
    setup: Pairing,
    lower: str,
    upper: str,
    games: int,
    seed: int,
    jobs: int,
    progress: Callable[[Rung], None],
) -> Rung:
    """The same seeds for both levels; where there are two seats, each seed is played twice, sides swapped."""
    pairs = games // len(setup.seats)
    scores: list[tuple[int, float]] = []
    subject = (setup, lower, upper)
    rung = Rung(lower, upper, [])
    for batch in in_batches(meet, subject, range(seed, seed + pairs), jobs, BATCH):
        scores += batch
        rung = Rung(lower, upper, [score for _, score in sorted(scores)])
        progress(rung)
    return rung


def meet(subject: tuple[Pairing, str, str], seeds: Iterable[int]) -> list[tuple[int, float]]:
    setup, lower, upper = subject
    score = alone if len(setup.seats) == 1 else swapped
    return [(seed, score(setup, lower, upper, seed)) for seed in seeds]


def swapped(setup: Pairing, lower: str, upper: str, seed: int) -> float:
    """What the upper level took of the two games: 1 is both."""
    first, second = setup.seats
    taken = 0.0
    for seat, bots in ((first, (upper, lower)), (second, (lower, upper))):
        game = play_batch(replace(setup, bots=bots), [seed])[0]
        taken += 0.5 if game.winner is None else float(game.winner == seat)
    return taken / 2


def alone(setup: Pairing, lower: str, upper: str, seed: int) -> float:
    """By how much the upper level's game was worth more."""
    games = [play_batch(replace(setup, bots=(level,)), [seed])[0] for level in (upper, lower)]
    return games[0].points - games[1].points


def table(found: list[Rung], seats: int) -> list[dict[str, Any]]:
    """Each rung as plain numbers; Elo counts from 0 for the lowest level."""
    rows, elo = [], 0.0
    for rung in found:
        low, high = interval(rung, seats)
        row = {"lower": rung.lower, "upper": rung.upper, "games": len(rung.scores) * seats}
        row |= {"mean": rung.mean, "low": low, "high": high}
        if seats > 1:
            elo += elo_difference(rung.mean)
            row["elo"] = round(elo)
        rows.append(row)
    return rows


def interval(rung: Rung, seats: int) -> tuple[float, float]:
    """95 %: of the share of games taken, or of the mean difference in points."""
    games = len(rung.scores)
    if seats > 1:
        return wilson(round(sum(rung.scores) * 2), games * 2)
    spread = sqrt(sum((score - rung.mean) ** 2 for score in rung.scores) / max(1, games - 1) / games)
    return rung.mean - NORMAL_95 * spread, rung.mean + NORMAL_95 * spread


def elo_difference(share: float) -> float:
    bounded = min(max(share, SURE), 1 - SURE)
    return -400 * log10(1 / bounded - 1)
