"""Choices compared on the same chances, on results whose truth is known."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from indochine.bots.race import ALIKE, FIRST_LOOK, Race

PROOF = 0.5


def run(worths: Sequence[float], own: float, shared: float, most: int, seed: int = 1) -> tuple[Race, int]:
    """Runners with these true worths; each deal brings the same to all, and a little to each alone."""
    race, rng = Race(len(worths)), Random(seed)
    deals: list[float] = []
    for done in range(most):
        if race.is_over:
            return race, done
        number = len(race.results[race.next])
        if number == len(deals):
            deals.append(rng.gauss(0, shared))
        race.finish(worths[race.next] + deals[number] + rng.gauss(0, own))
    return race, most


def test_each_round_everybody_still_running_gets_the_same_deal() -> None:
    race = Race(3)
    order = []
    for _ in range(6):
        order.append((race.next, len(race.results[race.next])))
        race.finish(0.5)
    assert order == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]


def test_what_a_deal_brings_to_all_hides_no_difference() -> None:
    for seed in range(20):
        race, done = run([0.5, 0.52, 0.5], own=0.004, shared=0.3, most=200, seed=seed)
        assert race.winner(PROOF) == 1
        assert done < 60


def test_who_is_clearly_behind_is_tried_no_further() -> None:
    race, _ = run([0.5, 0.5, 0.2], own=0.03, shared=0.0, most=90)
    assert 2 not in race.running
    assert len(race.results[2]) < len(race.results[0])


def test_nobody_is_judged_before_the_first_look() -> None:
    race, done = run([0.9, 0.1], own=0.0, shared=0.0, most=100)
    assert race.is_over
    assert done == 2 * FIRST_LOOK


def test_choices_that_are_alike_are_not_told_apart_at_any_price() -> None:
    race, done = run([0.5, 0.5 + ALIKE / 10], own=ALIKE / 100, shared=0.2, most=1000)
    assert race.is_over
    assert done < 20


@pytest.mark.parametrize(("proof", "winner"), [(0.5, 1), (5.0, 0)])
def test_the_proof_that_habit_is_wrong_can_be_asked_for(proof: float, winner: int) -> None:
    race = Race(2)
    for ours, theirs in ((0.5, 0.6), (0.5, 0.5), (0.5, 0.6)):
        race.finish(ours)
        race.finish(theirs)
    assert race.leader == 1
    assert race.winner(proof) == winner


def test_a_round_that_is_not_finished_counts_for_nobody() -> None:
    race = Race(2)
    for result in (0.5, 0.4, 0.1):
        race.finish(result)
    assert race.rounds == 1
    assert race.winner(PROOF) == 0


def test_before_the_first_round_is_over_habit_wins() -> None:
    race = Race(3)
    race.finish(0.1)
    race.finish(0.9)
    assert race.winner(PROOF) == 0


def test_among_equals_habit_wins() -> None:
    race, _ = run([0.5, 0.5, 0.5], own=0.0, shared=0.1, most=30)
    assert race.winner(0.0) == 0


def test_more_tries_find_the_better_choice_more_often() -> None:
    def found(most: int) -> int:
        return sum(run([0.5, 0.51], 0.05, 0.1, most, seed)[0].winner(PROOF) for seed in range(200))

    assert found(400) > found(20) + 20
