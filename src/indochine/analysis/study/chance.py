"""How sure one can be: intervals, quartiles, and tests of a difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import erfc, sqrt
from typing import Any, NamedTuple

from indochine.analysis.simulate import NORMAL_95, wilson

DIGITS = 6  # of what is written down


class Estimate(NamedTuple):
    """A mean or a share with its 95 % interval, of so many games."""

    games: int
    value: float
    low: float
    high: float

    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"games": self.games}
        return found | {name: rounded(getattr(self, name)) for name in ("value", "low", "high")}


def rounded(value: float) -> float:
    return round(value, DIGITS)


def estimate(values: Sequence[float]) -> Estimate:
    """Wilson's interval where every value is 0 or 1, else the normal one of the mean."""
    games = len(values)
    if not games:
        return Estimate(0, 0.0, 0.0, 0.0)
    mean = sum(values) / games
    if all(value in (0.0, 1.0) for value in values):
        return Estimate(games, mean, *wilson(round(sum(values)), games))
    half = NORMAL_95 * sqrt(variance(values) / games)
    return Estimate(games, mean, mean - half, mean + half)


def variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


def difference(first: Sequence[float], second: Sequence[float]) -> dict[str, Any] | None:
    """By how much the first mean is above the second, with Welch's interval; None if either is of nothing."""
    if not first or not second:
        return None
    value = sum(first) / len(first) - sum(second) / len(second)
    half = NORMAL_95 * sqrt(variance(first) / len(first) + variance(second) / len(second))
    return {"value": rounded(value), "low": rounded(value - half), "high": rounded(value + half)}


def quantile(ordered: Sequence[float], share: float) -> float:
    """Of values in order; between two of them in proportion."""
    place = (len(ordered) - 1) * share
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def quartiles(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    return [rounded(quantile(ordered, share)) for share in (0.25, 0.5, 0.75)]


def two_sided(z: float) -> float:
    """How likely chance alone is as far from nothing, by the normal distribution."""
    return erfc(abs(z) / sqrt(2))


def two_shares(wins: int, games: int, other_wins: int, other_games: int) -> dict[str, float]:
    """The test of two shares: pooled, normal."""
    pooled = (wins + other_wins) / (games + other_games)
    spread = sqrt(pooled * (1 - pooled) * (1 / games + 1 / other_games))
    z = (wins / games - other_wins / other_games) / spread if spread else 0.0
    return {"z": rounded(z), "p": rounded(two_sided(z))}


def mcnemar(first: Sequence[bool], second: Sequence[bool]) -> dict[str, Any]:
    """The exact test of pairs: of the seeds where the two differ, how uneven is the split?"""
    pairs = Counter(zip(first, second, strict=True))
    only_first, only_second = pairs[True, False], pairs[False, True]
    p = halves(min(only_first, only_second), only_first + only_second)
    return {"only_first": only_first, "only_second": only_second, "p": rounded(p)}


def halves(fewer: int, tosses: int) -> float:
    """How likely a fair coin falls as unevenly or more so."""
    ways, term = 0, 1
    for heads in range(fewer + 1):
        ways += term
        term = term * (tosses - heads) // (heads + 1)
    return min(1.0, 2 * ways / 2**tosses)


def mann_whitney(first: Sequence[float], second: Sequence[float]) -> dict[str, float]:
    """Whether one lot tends to be larger: the normal form, corrected for ties and for steps."""
    ranks, ties = ranked([*first, *second])
    a, b = len(first), len(second)
    u = sum(ranks[:a]) - a * (a + 1) / 2
    total = a + b
    spread = sqrt(a * b / 12 * (total + 1 - ties / (total * (total - 1)))) if total > 1 else 0.0
    apart = abs(u - a * b / 2)
    z = max(0.0, apart - 0.5) / spread if spread else 0.0
    return {"u": rounded(u), "z": rounded(z if u >= a * b / 2 else -z), "p": rounded(two_sided(z))}


def ranked(values: Sequence[float]) -> tuple[list[float], float]:
    """The rank of each value, equals sharing theirs; and the sum of t³ − t over lots of equals."""
    counts = Counter(values)
    rank, before = {}, 0
    for value in sorted(counts):
        rank[value] = before + (counts[value] + 1) / 2
        before += counts[value]
    return [rank[value] for value in values], float(sum(t**3 - t for t in counts.values()))
