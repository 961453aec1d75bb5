"""Whatever is sent in as an action: a reason in three languages, and nothing has changed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import indochine
from indochine.kernel.registry import titles
from indochine.kernel.text import LANGUAGES, Msg

HUGE = 10**30


def situations() -> list[Any]:
    """A few games of every title, begun, halfway and over."""
    points = ((1, 0), (2, 40), (3, 120), (4, 5000))
    return [pytest.param(id, *point, id=f"{id}-after-{point[1]}") for id in titles() for point in points]


def played(id: str, seed: int, decisions: int) -> indochine.Game:
    game, rng = indochine.title(id).start(seed=seed), Random(seed)
    while not game.over and decisions:
        game.choose(rng.choice(game.codes))
        decisions -= 1
    return game


def refuse(game: indochine.Game, action: Any, seat: str | None = None) -> indochine.IllegalAction:
    """The action is refused, with a reason in every language, and changes nothing."""
    before, entries = game.position(), game.record()
    with pytest.raises(indochine.IllegalAction) as caught:
        game.play(action, seat)
    assert game.position() == before
    assert game.record() == entries
    refusal = game.explain(action, seat)
    assert refusal is not None
    texts = [refusal.text(language) for language in LANGUAGES]
    assert all(text and f"[{refusal.msg.id}]" not in text and "{$" not in text for text in texts), texts
    assert caught.value.refusal.text() == refusal.text()
    return caught.value


def malformed(game: indochine.Game) -> list[Any]:
    """Actions that look nearly right, and things that are no actions at all."""
    real = game.decision.choices[-1].action if game.decision else ["done"]
    verb = real[0]
    return [
        None, True, 0, -1, 2.5, float("nan"), float("inf"), HUGE, "", verb, b"done", {}, {"do": real}, [],
        [[]], [None], [verb.upper()], ["no such verb"], [verb, None], [verb, None, None], [verb, 2.0],
        [verb, HUGE], [verb, -1], [verb, True], [verb, [real]], [[verb]], [real], [verb, {}],
        [verb, *real[1:], "more"],
        [verb, "\x00"], [verb, "x" * 10_000], [verb, "nowhere", "nowhere"], ["done", "done"], [0], real[1:],
    ]  # fmt: skip


@pytest.mark.parametrize(("id", "seed", "decisions"), situations())
def test_malformed_actions_are_refused_in_words(id: str, seed: int, decisions: int) -> None:
    game = played(id, seed, decisions)
    for action in malformed(game):
        assert isinstance(refuse(game, action), indochine.NotOffered), action


@pytest.mark.parametrize("id", titles())
def test_arguments_of_the_wrong_kind_are_refused(id: str) -> None:
    """Every choice of some decisions, with each argument replaced by something else."""
    game, rng = indochine.title(id).start(seed=9), Random(9)
    for _ in range(60):
        if game.decision is None:  # over already
            break
        action = rng.choice(game.decision.choices).action
        for place in range(1, len(action)):
            for wrong in (None, 1.5, -1, HUGE, [], {}, "nowhere", [action[place]], False):
                refuse(game, action[:place] + [wrong] + action[place + 1 :])
        game.play(action)


@pytest.mark.parametrize("id", titles())
def test_nobody_decides_for_another_seat(id: str) -> None:
    game, rng = indochine.title(id).start(seed=5), Random(5)
    for _ in range(40):
        assert game.decision is not None
        action = rng.choice(game.decision.choices).action
        for seat in (*game.seats, "nobody", ""):
            if seat != game.seat:
                problem = refuse(game, action, seat)
                assert isinstance(problem, indochine.NotOffered)
                assert Msg(f"side-{game.seat}") in problem.refusal.msg.params.values()
        game.play(action, game.seat)


@pytest.mark.parametrize("id", titles())
def test_after_the_end_nothing_can_be_played_but_looked_at(id: str) -> None:
    game = played(id, 4, 5000)
    assert game.over
    last = [entry["do"] for entry in game.record()["entries"] if "do" in entry][-1]
    assert isinstance(refuse(game, last), indochine.NotOffered)
    assert game.decision is None
    for seat in game.seats:
        assert game.view(seat)["outcome"] == game.outcome.json()  # type: ignore[union-attr]


@pytest.mark.parametrize("id", titles())
def test_undo_with_nothing_to_take_back_is_refused(id: str) -> None:
    game = indochine.title(id).start(seed=1)
    before = game.position()
    with pytest.raises(indochine.IllegalAction) as caught:
        game.undo()
    assert not any(caught.value.refusal.text(language).startswith("[") for language in LANGUAGES)
    assert game.position() == before


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
TABLES = [played(id, 2, decisions) for id in titles() for decisions in (0, 40)]


@given(st.sampled_from(TABLES), json_values)
def test_any_json_value_is_refused_unless_it_is_a_choice(game: indochine.Game, action: Any) -> None:
    assert game.decision is not None
    if action not in [choice.action for choice in game.decision.choices]:
        refuse(game, action)


@given(st.sampled_from(TABLES), st.data())
def test_real_verbs_with_any_arguments(game: indochine.Game, data: st.DataObject) -> None:
    assert game.decision is not None
    legal = [choice.action for choice in game.decision.choices]
    verb = data.draw(st.sampled_from(sorted({action[0] for action in legal})))
    ids = sorted({str(part) for action in legal for part in action[1:]})
    argument = json_values | st.sampled_from(ids) if ids else json_values
    action = [verb, *data.draw(st.lists(argument, max_size=3))]
    if action not in legal:
        refuse(game, action)
