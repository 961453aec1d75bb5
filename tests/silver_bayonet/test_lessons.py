"""What Silver Bayonet has learned from games against itself, and where it is used."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import indochine
from indochine.bots.plain import strategy_of
from indochine.bots.tree import Tree
from indochine.kernel.game import Game
from indochine.titles.silver_bayonet.bot import LESSONS, PRIMER, TAUGHT
from indochine.titles.silver_bayonet.habits.traits import SORTS

TITLE = indochine.title("silver-bayonet")


def positions(scenario: str, seed: int) -> list[Game]:
    """Those of a random game in which there is something to choose."""
    game, rng, found = TITLE.start(scenario, seed=seed).copy(quiet=True), Random(seed), []
    while not game.over:
        if len(game.codes) > 1:
            found.append(game.copy())
        game.choose(rng.choice(game.codes))
    return found


@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_every_choice_of_a_game_has_one_trait_of_each_sort(scenario: str) -> None:
    for seed in (1, 2):
        for game in positions(scenario, seed):
            s: Any = game.state
            traits = strategy_of(game).traits(s)
            assert len(traits) == len(s.legal)
            for code, found in zip(s.legal, traits, strict=True):
                parts = [PRIMER.parts(key) for key in found]
                assert [sort for _, _, _, sort in parts] == list(range(len(SORTS)))
                question, side = PRIMER.questions.index(s.frames[-1].name), s.frames[-1].side
                assert {part[:3] for part in parts} == {(question, side, code & 15)}


def test_choices_of_a_question_can_be_told_apart() -> None:
    for game in positions("4", 3):
        traits = strategy_of(game).traits(game.state)
        assert len({tuple(found) for found in traits}) == len(traits)


def test_lessons_are_met_of_every_sort() -> None:
    """Else the numbers of a sort have changed, and what was learned of it is no longer found."""
    lessons = PRIMER.read(LESSONS)
    keys = {key for game in positions("4", 4) for found in met(game) for key in found}
    known = {PRIMER.parts(key)[3] for key in keys & lessons.keys()}
    assert known == set(range(len(SORTS)))


def met(game: Game) -> list[list[int]]:
    return strategy_of(game).traits(game.state)


def test_where_nothing_was_learned_habit_decides() -> None:
    for game in positions("5", 5):
        strategy = strategy_of(game)
        assert strategy.schooled(game.state) == strategy.weights(game.state)


@pytest.mark.parametrize("scenario", TAUGHT)
def test_lessons_change_what_is_liked_best(scenario: str) -> None:
    found = positions(scenario, 6)
    assert sum(favourite(game, True) != favourite(game, False) for game in found) > len(found) / 10


def favourite(game: Game, schooled: bool) -> int:
    strategy, s = strategy_of(game), game.state
    weights = strategy.schooled(s) if schooled else strategy.weights(s)
    return weights.index(max(weights))


def test_general_thinks_differently_where_it_has_learned() -> None:
    """As far as captain and with lessons in scenario 4; farther, longer and without them elsewhere."""
    taught, untaught = (TITLE.start(scenario, seed=1).copy(quiet=True) for scenario in ("4", "5"))
    strategy: Any = strategy_of(taught)
    assert strategy.lessons(taught.state)
    assert not strategy.lessons(untaught.state)
    assert strategy.simulations(taught.state, True) < strategy.many
    assert strategy.simulations(untaught.state, True) == strategy.many
    near, far = (Tree(taught, strategy, Random(1), 8, far).last_stage for far in (False, True))
    assert near == far
    near, far = (Tree(untaught, strategy, Random(1), 8, far).last_stage for far in (False, True))
    assert far == near + strategy.farther
