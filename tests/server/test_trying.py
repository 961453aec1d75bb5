"""The marks of what cannot be taken back: they are true, and they tell nothing that the seat may not know."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import UNSET

import indochine
from indochine.kernel.game import Game
from indochine.server import messages as m
from indochine.server.trying import commitments

TITLES = indochine.titles()


def play(game: Game, decisions: int, rng: Random) -> None:
    while decisions and not game.over:
        game.choose(rng.choice(game.codes))
        decisions -= 1


def mark_and_deed(game: Game, rng: Random) -> tuple[m.Commitment, bool, bool]:
    """Choose something: its mark, whether it can be undone, and whether dice were thrown."""
    question = game.decision
    assert question is not None
    marks, thrown = commitments(game, question), len(game.rolls)
    at = rng.randrange(len(question.legal))
    game.choose(question.legal[at])
    return marks[at], game.can_undo, len(game.rolls) > thrown


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_choice_is_marked_if_it_cannot_be_undone_and_only_then(title: str, seed: int) -> None:
    game, rng = indochine.title(title).start(seed=seed), Random(seed)
    told = {mark_and_deed(game, rng) for _ in range(120) if not game.over}
    assert {(mark is UNSET) == undone for mark, undone, _ in told} == {True}
    assert {undone for _, undone, _ in told} == {True, False}


@pytest.mark.parametrize("title", ["lost-valley", "saigon75"])  # in Storm a card may come before the dice
def test_the_dice_are_told_from_what_is_merely_final(title: str) -> None:
    game, rng = indochine.title(title).start(seed=3), Random(3)
    told = {mark_and_deed(game, rng) for _ in range(150) if not game.over}
    assert {(mark == "dice") == thrown for mark, _, thrown in told} == {True}
    assert {UNSET, "dice"} <= {mark for mark, _, _ in told}


@pytest.mark.parametrize("title", TITLES)
def test_the_marks_depend_only_on_what_the_seat_knows(title: str) -> None:
    game, rng = indochine.title(title).start(seed=5), Random(5)
    for _ in range(6):
        play(game, 15, rng)
        if (question := game.decision) is None:
            break
        other = indochine.title(title).imagine(game.view(question.seat), question.seat, seed=99)
        asked = other.decision
        assert asked is not None
        assert commitments(other, asked) == commitments(game, question)
