"""Counts of choice sequences: a rule that drifts changes them, whether or not anybody thought to test it.

After a change of the rules that is meant: python -m tests.make_counts
"""

from __future__ import annotations

import pytest

from tests.make_counts import DEPTH, SITUATIONS, sequences

COUNTS: dict[str, list[int]] = {
    "after placement": [8, 83, 787],
    "movement of the North in mid-game": [15, 81, 1104],
    "announcements before a combat": [3, 6, 13],
    "a move of the French across the river": [4, 18, 84],
    "fire with cards before and after the dice": [4, 11, 26],
    "an assault with reactions": [3, 10, 31],
    "movement in the valley": [23, 140, 3057],
    "aircraft and guns against an assault": [4, 24, 115],
    "a French assault": [2, 9, 49],
    "a march through zones of control": [5, 155, 493],
    "a refused combat": [3, 9, 21],
    "a coordinated attack with support": [5, 17, 47],
}


@pytest.mark.parametrize("name", COUNTS)
def test_as_many_sequences_of_choices_as_ever(name: str) -> None:
    game = SITUATIONS[name]()
    before = game.digest()
    assert sequences(game, DEPTH) == COUNTS[name]
    assert game.digest() == before


def test_every_situation_is_counted() -> None:
    assert list(COUNTS) == list(SITUATIONS)
