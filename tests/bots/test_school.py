"""Learning from games against oneself: who learns, what from, and in which direction."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import indochine
from indochine.bots.plain import strategy_of
from indochine.bots.school import HABIT, SCHOOLED, Match, Taken, drawn, gather
from indochine.kernel.frames import carry_out
from indochine.kernel.game import Game

PATIENCE = 0.5
BOTH = (SCHOOLED, SCHOOLED)
IMAGINED = 2  # games for each decision of a rival


def new_game() -> Game:
    return indochine.title("silver-bayonet").start("5", seed=3).copy(quiet=True)


def points(s: Any) -> list[float]:
    return [float(s.points[0] - s.points[1])]


def played(players: tuple[int, int], lessons: dict[int, float] | None = None) -> tuple[Match, float]:
    match = Match(new_game(), lessons or {}, players, Random(5))
    return match, match.play(points)


def test_a_choice_is_drawn_as_often_as_its_chance() -> None:
    rng = Random(1)
    found = [drawn([0.25, 0.0, 0.75], rng.random()) for _ in range(4000)]
    assert 1 not in found
    assert found.count(2) / len(found) == pytest.approx(0.75, abs=0.03)
    assert drawn([0.5, 0.5], 1.0) == 1  # whatever rounding leaves over


def test_what_went_well_gains_what_all_choices_lose() -> None:
    slope: dict[int, float] = {}
    taken = Taken(0, 1, [[1, 9], [2, 9], [3, 9]], [0.5, 0.3, 0.2], number=1)
    gather(slope, taken, gain=0.4)
    assert slope == {
        1: pytest.approx(-0.2),
        2: pytest.approx(0.28),
        3: pytest.approx(-0.08),
        9: pytest.approx(0.0),
    }


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_each_side_learns_from_its_own_success(won: float) -> None:
    """All that the winner did becomes likelier, all that the loser did less likely."""
    match, _ = played(BOTH)
    values = dict.fromkeys(match.seen, 0.5)
    decisions, sides = match.taken, set()
    for taken in decisions:
        match.taken = [taken]
        slope: dict[int, float] = {}
        match.teach(slope, values, won, patience=1.0)
        mine, others = (taken.traits[n][0] for n in (taken.number, taken.number - 1))
        if mine != others:
            wins = (taken.side == 0) == (won == 1.0)
            assert (slope[mine] > 0) == wins
            assert (slope.get(others, 0.0) <= 0) == wins or others not in slope
            sides.add(taken.side)
    assert sides == {0, 1}


def test_stages_are_judged_by_what_came_of_them_and_what_was_expected_next() -> None:
    match, _ = played(BOTH)
    stages = sorted(match.seen)
    values = {stage: 0.2 + 0.1 * n for n, stage in enumerate(stages)}
    came, expected = 1.0, {}
    for stage in reversed(stages):
        expected[stage] = came - values[stage]
        came = (1 - PATIENCE) * values[stage] + PATIENCE * came
    slope: dict[int, float] = {}
    match.teach(slope, values, 1.0, PATIENCE)
    again: dict[int, float] = {}
    for taken in match.taken:
        gather(again, taken, expected[taken.stage] if taken.side == 0 else -expected[taken.stage])
    assert slope == pytest.approx(again)


def test_who_goes_by_habit_plays_as_planner_and_learns_nothing() -> None:
    match, _ = played((HABIT, HABIT))
    assert not match.taken
    game = new_game()
    strategy, s = strategy_of(game), game.state
    while s.outcome is None:
        weights = strategy.weights(s)
        carry_out(s, s.legal[weights.index(max(weights))])
    assert match.state.outcome == s.outcome


def test_one_side_alone_can_be_schooled() -> None:
    match, _ = played((HABIT, SCHOOLED))
    assert {taken.side for taken in match.taken} == {1}


def test_a_rival_may_imagine_games() -> None:
    """Nothing is learned from what a rival does; one who imagines games does not do what habit would."""
    match, _ = played((HABIT, IMAGINED))
    habit, _ = played((HABIT, HABIT))
    assert not match.taken
    assert match.state != habit.state


def test_lessons_change_what_is_played() -> None:
    match, _ = played(BOTH)
    liked = {key: 9.0 for taken in match.taken for key in taken.traits[-1][:1]}
    other, _ = played(BOTH, liked)
    assert [taken.number for taken in other.taken] != [taken.number for taken in match.taken]


def test_a_position_is_seen_once_for_each_stage() -> None:
    match, _ = played(BOTH)
    first = min(match.seen)
    assert sorted(match.seen) == list(range(first, first + len(match.seen)))
    assert {taken.stage for taken in match.taken} <= set(match.seen)
