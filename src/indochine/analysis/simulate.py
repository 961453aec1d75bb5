"""Whole games between bots, many of them: who wins, how, how often and how late.

A game depends on its seed alone, so the same seeds give the same numbers whatever the number of processes.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, TypeVar

from indochine.bots import Bot, Sight, bot
from indochine.kernel.collector import spare_collector
from indochine.kernel.errors import BadSetup
from indochine.kernel.registry import title

BATCH = 50  # games to a task: long enough to hide what starting it costs
NORMAL_95 = 1.959964  # two-sided 95 % of the normal distribution
DRAW = "draw"
NO_TURN = "-"  # the score names none

T = TypeVar("T")


@dataclass(frozen=True)
class Pairing:
    """A title with its options, and who sits where: plain values, since other processes get it."""

    title: str
    scenario: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    pack: str | None = None


@dataclass(frozen=True)
class Result:
    """How one game went."""

    seed: int
    winner: str | None
    reason: str
    score_turn: int | None  # the turn that the score names, where it names one
    turns: int
    decisions: int
    points: float  # what the game was worth to the first seat: its victory points, or 1 for a win


def pairing(
    title_id: str,
    bots: Sequence[str] = ("random",),
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    pack: str | None = None,
) -> Pairing:
    """A pairing with its defaults filled in; a single bot plays every seat."""
    found = title(title_id, pack)
    settled, choices = found.settle(scenario, options)
    seats = found.seats_of(settled, choices)
    names = tuple(bots) * len(seats) if len(bots) == 1 else tuple(bots)
    if len(names) != len(seats):
        raise BadSetup(f"{len(names)} bots for {len(seats)} seats: name one for each of {', '.join(seats)}")
    for name in names:
        bot(name)
    return Pairing(title_id, settled, choices, seats, names, pack)


def simulate(
    pairing: Pairing,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Result]:
    """Games with the seeds `seed`, `seed + 1`, ...; `progress` is told how many more are done."""
    results: list[Result] = []
    for batch in in_batches(play_batch, pairing, range(seed, seed + games), jobs):
        results += batch
        progress(len(batch))
    return sorted(results, key=lambda result: result.seed)


def in_batches(
    work: Callable[[Any, Sequence[Any]], T], subject: Any, items: Sequence[Any], jobs: int, size: int = BATCH
) -> Iterator[T]:
    """`work(subject, items)` for a few items at a time, in this process or `jobs` others, as they finish."""
    batches = [items[start : start + size] for start in range(0, len(items), size)]
    if jobs <= 1 or len(batches) == 1:
        yield from (work(subject, batch) for batch in batches)
        return
    spawn = multiprocessing.get_context("spawn")  # a fork would take along whatever threads are running
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=spare_collector) as pool:
        waiting: set[Future[T]] = {pool.submit(work, subject, batch) for batch in batches}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(cancel_futures=True)


def play_batch(pairing: Pairing, seeds: Iterable[int]) -> list[Result]:
    players = {seat: bot(name) for seat, name in zip(pairing.seats, pairing.bots, strict=True)}
    return [play_one(pairing, seed, players) for seed in seeds]


def play_one(pairing: Pairing, seed: int, players: dict[str, Bot]) -> Result:
    """One game; dice and bots both follow from its seed."""
    found = title(pairing.title, pairing.pack)
    game = found.start(pairing.scenario, pairing.options, seed).copy(quiet=True)
    rng = Random(seed)
    decisions = 0
    while not game.over:
        sight = Sight(game)
        game.choose(players[sight.seat].choose(sight, rng))
        decisions += 1
    outcome = game.outcome
    assert outcome is not None
    turn = outcome.score.get("turn")
    points = found.points(outcome, pairing.seats[0])
    return Result(seed, outcome.winner, outcome.reason, turn, found.turn(game.state), decisions, points)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share: honest for few games and for shares near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(pairing: Pairing, results: list[Result]) -> dict[str, Any]:
    """The numbers of a simulation as plain data."""
    games = len(results)
    winners = Counter(result.winner or DRAW for result in results)
    return {
        "title": pairing.title,
        "scenario": pairing.scenario,
        "options": pairing.options,
        "bots": dict(zip(pairing.seats, pairing.bots, strict=True)),
        "games": games,
        "first_seed": results[0].seed if results else None,
        "wins": {seat: share(winners[seat], games) for seat in sides(pairing, winners)},
        "mean_turns": mean([result.turns for result in results]),
        "mean_decisions": mean([result.decisions for result in results]),
        "endings": endings(results),
    }


def sides(pairing: Pairing, winners: Counter[str]) -> list[str]:
    """Everybody who could win, the side that a procedure of the book plays included, and draws if any."""
    seats = title(pairing.title, pairing.pack).seats
    return [*seats, *([DRAW] if winners[DRAW] else [])]


def share(wins: int, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {"games": wins, "share": wins / games if games else 0.0, "low": low, "high": high}


def mean(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def endings(results: list[Result]) -> list[dict[str, Any]]:
    """How often each reason ended a game, and on which turn."""
    reasons = Counter(result.reason for result in results)
    return [
        {
            "reason": reason,
            "games": number,
            "by_turn": {
                NO_TURN if turn is None else str(turn): count
                for turn, count in sorted(
                    Counter(r.score_turn for r in results if r.reason == reason).items(),
                    key=lambda item: -1 if item[0] is None else item[0],
                )
            },
        }
        for reason, number in sorted(reasons.items(), key=lambda item: (-item[1], item[0]))
    ]
