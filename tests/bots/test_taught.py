"""What the titles have learned from games against themselves, and where it is used."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

import pytest

import indochine
from indochine.bots.plain import strategy_of
from indochine.bots.search import SearchBot
from indochine.bots.tree import FEWEST, Tree
from indochine.kernel.game import Game
from indochine.kernel.lessons import Primer
from indochine.titles.saigon75 import bot as saigon75
from indochine.titles.silver_bayonet import bot as silver_bayonet

PRIMERS: Final[dict[str, Primer]] = {"saigon75": saigon75.PRIMER, "silver-bayonet": silver_bayonet.PRIMER}
LESSONS: Final = {"saigon75": saigon75.LESSONS, "silver-bayonet": silver_bayonet.LESSONS}
TAUGHT: Final = [("saigon75", "standard"), *(("silver-bayonet", id) for id in silver_bayonet.TAUGHT)]
EVERYWHERE: Final = [(id, scenario) for id in PRIMERS for scenario in indochine.title(id).scenarios]
SHORT: Final = 150  # decisions of a game that are looked at


@cache
def positions(title_id: str, scenario: str, seed: int) -> list[Game]:
    """Those of a random game in which there is something to choose."""
    game = indochine.title(title_id).start(scenario, seed=seed).copy(quiet=True)
    rng, found = Random(seed), []
    while not game.over and len(found) < SHORT:
        if len(game.codes) > 1:
            found.append(game.copy())
        game.choose(rng.choice(game.codes))
    return found


@pytest.mark.parametrize(("title_id", "scenario"), EVERYWHERE)
def test_a_choice_has_no_two_traits_of_one_sort(title_id: str, scenario: str) -> None:
    primer = PRIMERS[title_id]
    for game in positions(title_id, scenario, 1):
        s: Any = game.state
        traits = strategy_of(game).traits(s)
        assert len(traits) == len(s.legal)
        for code, found in zip(s.legal, traits, strict=True):
            parts = [primer.parts(key) for key in found]
            sorts = [sort for *_, sort in parts]
            assert sorts == sorted(set(sorts))
            assert sorts[-1] < len(primer.sorts)
            question, side = primer.questions.index(s.frames[-1].name), s.frames[-1].side
            assert {part[:3] for part in parts} == {(question, side, code & 15)}


@pytest.mark.parametrize(("title_id", "scenario"), TAUGHT)
def test_choices_of_a_question_can_be_told_apart(title_id: str, scenario: str) -> None:
    for game in positions(title_id, scenario, 3):
        traits = strategy_of(game).traits(game.state)
        assert len({tuple(found) for found in traits}) == len(traits)


@pytest.mark.parametrize(("title_id", "scenario"), TAUGHT)
def test_lessons_are_met_of_every_sort(title_id: str, scenario: str) -> None:
    """Else the numbers of a sort have changed, and what was learned of it is no longer found."""
    primer = PRIMERS[title_id]
    lessons = primer.read(LESSONS[title_id])
    games = [game for seed in (4, 5, 6) for game in positions(title_id, scenario, seed)]
    keys = {key for game in games for found in strategy_of(game).traits(game.state) for key in found}
    assert {primer.parts(key)[3] for key in keys & lessons.keys()} == set(range(len(primer.sorts)))


def test_where_nothing_was_learned_habit_decides() -> None:
    for game in positions("silver-bayonet", "7", 5):
        strategy = strategy_of(game)
        assert strategy.schooled(game.state) == strategy.weights(game.state)


@pytest.mark.parametrize(("title_id", "scenario"), TAUGHT)
def test_lessons_change_what_is_liked_best(title_id: str, scenario: str) -> None:
    found = positions(title_id, scenario, 6)
    assert sum(favourite(game, True) != favourite(game, False) for game in found) > len(found) / 10


def favourite(game: Game, schooled: bool) -> int:
    strategy, s = strategy_of(game), game.state
    weights = strategy.schooled(s) if schooled else strategy.weights(s)
    return weights.index(max(weights))


@pytest.mark.parametrize(("title_id", "scenario"), TAUGHT)
def test_what_lessons_speak_against_is_not_tried(title_id: str, scenario: str) -> None:
    """Two choices always are, if there are so many; habit alone tries more."""
    left_out = 0
    for game in positions(title_id, scenario, 7):
        strategy = strategy_of(game)
        near, far = (Tree(game, strategy, Random(1), 64, far) for far in (False, True))
        shares = [edge.prior for edge in far.first]
        assert all(share >= strategy.heed for share in shares[FEWEST:])
        assert len(shares) >= min(FEWEST, len([w for w in strategy.schooled(game.state) if w > 0.0]))
        left_out += len(near.first) > len(far.first)
    assert left_out


def test_general_thinks_longer_where_it_has_learned() -> None:
    """By lessons in the scenarios of Silver Bayonet that it knows, by habit elsewhere; always longer than
    captain."""
    title = indochine.title("silver-bayonet")
    for scenario in title.scenarios:
        game = title.start(scenario, seed=1).copy(quiet=True)
        strategy: Any = strategy_of(game)
        taught = scenario in silver_bayonet.TAUGHT
        assert bool(strategy.lessons(game.state)) == taught
        captain, general = (strategy.simulations(game.state, far) for far in (False, True))
        assert general == (silver_bayonet.AMONG_LESSONS if taught else silver_bayonet.TWICE * captain)


def test_what_lessons_answer_better_is_not_searched() -> None:
    """General moves by lessons alone in Saigon 75 and searches the rest; captain searches moves too."""
    left = searched = 0
    for game in positions("saigon75", "standard", 8):
        strategy, s = strategy_of(game), game.state
        question = s.frames[-1].name
        captain, general = (strategy.effort(s, far) for far in (False, True))
        assert captain == strategy.efforts.get(question, 1)
        if question not in strategy.learned_well:
            assert general == captain
            searched += 1
            continue
        left += 1
        assert general == 0
        thought, weights = SearchBot(2, far=True).considered(game, Random(1)), strategy.schooled(s)
        assert thought.simulations == 0
        assert thought.code == s.legal[weights.index(max(weights))]
    assert left
    assert searched


def test_without_lessons_every_question_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(g for g in positions("saigon75", "standard", 8) if g.state.frames[-1].name == "destination")
    strategy: Any = strategy_of(game)
    monkeypatch.setattr(strategy, "learned", {})
    assert strategy.effort(game.state, True) == strategy.effort(game.state, False) == 1
