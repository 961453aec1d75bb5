"""Arrays for learning agents: of fixed size, honest, and telling."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import indochine
from indochine.kernel.game import Game
from indochine.kernel.registry import titles
from indochine.research.encoding import CHOICES, Encoding, encoding


def under_way(id: str, decisions: int, seed: int = 1) -> Game:
    game, rng = indochine.title(id).start(seed=seed).copy(quiet=True), Random(seed)
    for _ in range(decisions):
        game.choose(rng.choice(game.codes))
    return game


@pytest.mark.parametrize("id", titles())
def test_blocks_fill_the_observation_without_gap(id: str) -> None:
    found = Encoding(indochine.title(id))
    assert [block.start for block in found.blocks[1:]] == [
        block.start + block.length for block in found.blocks[:-1]
    ]
    assert found.blocks[-1].start + found.blocks[-1].length == found.length


@pytest.mark.parametrize("id", titles())
def test_arrays_keep_their_size_and_bounds_through_a_game(id: str) -> None:
    game, rng = under_way(id, 0), Random(2)
    found, looks = encoding(game.title), 0
    while not game.over:
        assert len(game.codes) <= CHOICES
        if looks % 25 == 0:
            seen, rows = found.observation(game, str(game.seat)), found.choices(game)
            assert seen.shape == (found.length,)
            assert np.abs(seen).max() <= 1
            assert rows.min() >= 0
            assert rows.max() <= 1
            assert found.mask(game).sum() == len(game.codes)
            assert len({tuple(row) for row in rows[: len(game.codes)]}) == len(game.codes)
        game.choose(rng.choice(game.codes))
        looks += 1


@pytest.mark.parametrize("id", titles())
def test_an_observation_does_not_change_with_what_it_hides(id: str) -> None:
    game = under_way(id, 60)
    seat = str(game.seat)
    other = game.title.imagine(game.view(seat), seat, 9)
    found = encoding(game.title)
    assert (found.observation(game, seat) == found.observation(other, seat)).all()


def test_an_observation_tells_what_lies_where() -> None:
    game = under_way("saigon75", 40)
    found, seat = encoding(game.title), str(game.seat)
    seen = found.observation(game, seat)
    on_board = {piece.ref for place in game.title.scene(game.view(seat)).places for piece in place.pieces}
    start = found.start["units"]
    shown = {ref for ref, n in found.counters.items() if seen[start + 2 * n] == 1}
    assert shown == on_board
    hand = game.view(seat)["cards"]["hands"][seat]
    cards = seen[found.start["hand"] : found.start["hand"] + len(found.cards)]
    assert cards.sum() == len(hand)
