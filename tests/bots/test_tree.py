"""The search itself, on positions whose answer is known."""

from __future__ import annotations

from random import Random

import pytest

import indochine
from indochine.bots.tree import Branch, Edge, Tree, habitual, learn, likely


def test_a_weight_says_how_often_a_choice_is_played() -> None:
    rng = Random(3)
    drawn = [likely([1.0, 0.0, 3.0], [10, 11, 12], rng.random()) for _ in range(4000)]
    assert 11 not in drawn
    assert drawn.count(12) / len(drawn) == pytest.approx(0.75, abs=0.03)


def test_a_playout_mostly_does_what_is_liked_best() -> None:
    rng = Random(3)
    drawn = [habitual([1.0, 0.0, 3.0], [10, 11, 12], rng.random(), 0.8) for _ in range(4000)]
    assert 11 not in drawn
    assert drawn.count(10) / len(drawn) == pytest.approx(0.25 * 0.2, abs=0.02)
    assert {habitual([1.0, 0.0, 3.0], [10, 11, 12], rng.random(), 1.0) for _ in range(400)} == {12}


def test_an_untried_choice_promises_more_the_more_the_strategy_likes_it() -> None:
    liked, ignored = Edge(1, 0.6), Edge(2, 0.1)
    assert liked.promise(2.0) > ignored.promise(2.0)


def test_a_choice_that_did_well_is_preferred_to_one_that_did_badly() -> None:
    good, bad = Edge(1, 0.5), Edge(2, 0.5)
    good.visits, good.total = 10, 8.0
    bad.visits, bad.total = 10, 2.0
    assert good.promise(1.0) > bad.promise(1.0)


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    ours, theirs = Branch(0), Branch(1)
    mine, yours = Edge(1, 1.0), Edge(2, 1.0)
    learn([ours, theirs], [mine, yours], seat=0, worth=0.9)
    assert (mine.total, yours.total) == (pytest.approx(0.9), pytest.approx(0.1))
    assert (ours.visits, yours.visits) == (1, 1)


def test_first_choices_are_those_liked_best_and_nothing_that_nobody_would_do() -> None:
    game = indochine.title("saigon75").start(seed=3).copy(quiet=True)
    strategy, rng = game.title.strategy, Random(3)
    assert strategy is not None
    cut = 0
    for _ in range(120):
        weights = dict(zip(game.codes, strategy.weights(game.state), strict=True))
        tree = Tree(game, strategy, rng, simulations=4)
        tried = [weights[edge.code] for edge in tree.first]
        assert tried == sorted(weights.values(), reverse=True)[: len(tried)]
        assert 0 < len(tried) <= 3
        assert min(tried) > 0
        cut += len(tried) < len(weights)
        game.choose(rng.choice(game.codes))
    assert cut


def test_a_search_looks_no_farther_than_it_was_told() -> None:
    game = indochine.title("lost-valley").start(seed=3).copy(quiet=True)
    strategy = game.title.strategy
    assert strategy is not None
    near, far = (Tree(game, strategy, Random(1), 8, far) for far in (False, True))
    for tree in (near, far):
        s = tree.dealt()
        tree.play_on(s)
        assert s.outcome is not None or strategy.stage(s) == tree.last_stage
    assert far.last_stage == near.last_stage + strategy.farther > near.last_stage
