"""Intervals and tests of a difference, against figures worked out by hand."""

from __future__ import annotations

from math import comb, sqrt

import pytest

from indochine.analysis.study.chance import (
    difference,
    estimate,
    halves,
    mann_whitney,
    mcnemar,
    quartiles,
    two_shares,
)


def test_two_shares() -> None:
    """45 of 100 against 30 of 100: pooled 0.375, spread sqrt(0.375 × 0.625 × 0.02) = 0.06847, z = 2.1909."""
    found = two_shares(45, 100, 30, 100)
    assert found["z"] == pytest.approx(0.15 / sqrt(0.375 * 0.625 * 0.02), abs=1e-5)
    assert found["p"] == pytest.approx(0.0285, abs=5e-5)
    assert two_shares(30, 100, 45, 100)["z"] == -found["z"]
    assert two_shares(0, 10, 0, 10) == {"z": 0.0, "p": 1.0}


def test_mcnemar_counts_only_pairs_that_differ() -> None:
    """Nine pairs one way, one the other: twice (1 + 10) of 1,024 ways."""
    first = [True] * 9 + [False] + [True] * 50 + [False] * 40
    second = [False] * 9 + [True] + [True] * 50 + [False] * 40
    found = mcnemar(first, second)
    assert (found["only_first"], found["only_second"]) == (9, 1)
    assert found["p"] == pytest.approx(22 / 1024, abs=1e-6)
    assert mcnemar(first, first)["p"] == 1.0


@pytest.mark.parametrize(("fewer", "tosses"), [(0, 1), (3, 10), (5, 10), (400, 1000)])
def test_a_fair_coin(fewer: int, tosses: int) -> None:
    tail = sum(comb(tosses, heads) for heads in range(fewer + 1))
    assert halves(fewer, tosses) == pytest.approx(min(1.0, 2 * tail / 2**tosses))


def test_mann_whitney_without_ties() -> None:
    """Ranks of the first lot 4, 5, 6, 7: u = 22 − 10 = 12 of 12; spread sqrt(8), half a step off."""
    found = mann_whitney([10, 11, 12, 13], [1, 2, 3])
    assert found["u"] == 12
    assert found["z"] == pytest.approx(5.5 / sqrt(8), abs=1e-5)
    assert found["p"] == pytest.approx(0.0518, abs=5e-5)
    assert mann_whitney([1, 2, 3], [10, 11, 12, 13])["z"] == -found["z"]


def test_mann_whitney_with_ties() -> None:
    """1 2 2 against 2 3: ranks 1, 3, 3 and 3, 5; u = 7 − 6 = 1; ties 27 − 3 = 24: 6/12 × (6 − 24/20)."""
    found = mann_whitney([1, 2, 2], [2, 3])
    assert found["u"] == 1
    assert found["z"] == pytest.approx(-1.5 / sqrt(6 / 12 * (6 - 24 / 20)), abs=1e-5)
    assert mann_whitney([5, 5], [5, 5, 5]) == {"u": 3.0, "z": 0.0, "p": 1.0}


def test_differences_have_welchs_interval() -> None:
    """Means 3 and 1, variances 8/3 and 2/3, four values each."""
    found = difference([1.0, 3.0, 3.0, 5.0], [0.0, 1.0, 1.0, 2.0])
    assert found is not None
    half = 1.959964 * sqrt((8 / 3) / 4 + (2 / 3) / 4)
    assert (found["value"], found["low"], found["high"]) == pytest.approx((2, 2 - half, 2 + half), abs=1e-5)
    assert difference([], [1.0]) is None


def test_shares_have_wilsons_interval_and_points_the_normal_one() -> None:
    assert estimate([1.0] * 50 + [0.0] * 50)[2:] == pytest.approx((0.4038, 0.5962), abs=1e-4)
    points = estimate([2.0, 4.0, 6.0])
    assert (points.value, points.low) == pytest.approx((4, 4 - 1.959964 * sqrt(4 / 3)))


def test_quartiles_lie_between_values() -> None:
    assert quartiles([5, 1, 2, 4, 3]) == [2, 3, 4]
    assert quartiles([1, 2, 3, 4]) == [1.75, 2.5, 3.25]
