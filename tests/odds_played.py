"""Odds against dice: what stood beside a choice made at random, and what the dice then brought."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import indochine
from indochine.kernel.events import Event, Tally, unchain
from indochine.kernel.frames import Decision, carry_out
from indochine.kernel.odds import Odds, Result

APART = 1 << 32  # between seeds: those of neighbours would draw the same words, one place on
RARE = 5  # a result expected less often than that is counted together with others
FAR = 3.5  # standard deviations that chance hardly reaches; the seeds are fixed

Told = list[tuple[str, tuple[Any, ...]]]  # events as (kind, values)


class Played(NamedTuple):
    """The odds of one combat, and its result."""

    odds: Odds
    result: Result


class Step(NamedTuple):
    """A choice: the odds beside it when asked for, and what was told once it was made."""

    odds: Callable[[], Odds | None]
    told: Told


def steps(title: indochine.Title, seed: int, **options: Any) -> Iterator[Step]:
    """A game in which everybody chooses at random."""
    s, chance = title.start(options=options, seed=seed * APART).state, Random(seed)
    while s.outcome is None:
        before, code = s.copy(), chance.choice(s.legal)
        s.journal = None
        carry_out(s, code)
        told = [(item.kind.name, item.values) for item in unchain(s.journal) if isinstance(item, Event)]
        yield Step(lambda before=before, code=code: shown(before, code), told)  # type: ignore[misc]


def shown(before: Any, code: int) -> Odds | None:
    frame = before.frames[-1]
    assert isinstance(frame, Decision)
    return frame.odds(before, code)


def parts(tally: Tally) -> list[tuple[str, int, str]]:
    """The parts of a sum, the dice left out."""
    return [(part.label, part.worth, part.rule) for part in tally.parts if part.label != "dice"]


def sums_told(values: tuple[Any, ...]) -> list[list[tuple[str, int, str]]]:
    """The sums that an event tells of."""
    return [parts(value) for value in values if isinstance(value, Tally)]


def agree(played: list[Played], at_least: int) -> Counter[str]:
    """Every kind of odds is what the dice brought; how many combats of each kind there were."""
    kinds = defaultdict(list)
    for one in played:
        kinds[one.odds.line].append(one)
        assert one.result in one.odds.chances, (one.odds.json(), one.result)
    assert len(played) >= at_least
    for line, some in kinds.items():
        assert abs(bias(some)) < FAR, (line, bias(some))
        assert abs(misfit(some)) < FAR, (line, misfit(some))
    return Counter({line: len(some) for line, some in kinds.items()})


def bias(played: list[Played]) -> float:
    """How far the sum of all results is from its expectation, the worst of the columns, in deviations."""
    worst = 0.0
    for column in range(len(played[0].odds.columns)):
        excess = variance = 0.0
        for odds, result in played:
            mean = odds.mean(odds.columns[column])
            excess += result[column] - mean
            variance += sum(p * (r[column] - mean) ** 2 for r, p in odds.chances.items())
        if variance:
            worst = max(worst, abs(excess) / variance**0.5)
    return worst


def misfit(played: list[Played]) -> float:
    """The chi-square of all combats with equal odds, added up, in deviations from what chance brings."""
    groups: dict[tuple[Any, ...], Counter[Result]] = defaultdict(Counter)
    for odds, result in played:
        groups[tuple(sorted(odds.chances.items()))][result] += 1
    square = freedom = 0.0
    for chances, counted in groups.items():
        cells = pooled(dict(chances), counted)
        square += sum((seen - expected) ** 2 / expected for seen, expected in cells)
        freedom += max(0, len(cells) - 1)
    return (square - freedom) / (2 * freedom) ** 0.5 if freedom else 0.0


def pooled(chances: dict[Result, float], counted: Counter[Result]) -> list[tuple[int, float]]:
    """How often each result came and was to be expected, rare ones together; nothing if all are rare."""
    cells: list[tuple[int, float]] = []
    seen, expected = 0, 0.0
    for result, chance in sorted(chances.items(), key=lambda item: item[1]):
        seen, expected = seen + counted[result], expected + chance * counted.total()
        if expected >= RARE:
            cells.append((seen, expected))
            seen, expected = 0, 0.0
    if cells:
        cells[-1] = (cells[-1][0] + seen, cells[-1][1] + expected)
    return cells if len(cells) > 1 else []
