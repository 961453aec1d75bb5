"""Dealing anew what a seat cannot know: it rests on nothing else, shows nothing else, and does vary."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import indochine
from indochine.kernel.dice import Dice, FastSource
from indochine.kernel.game import Game

TITLE = indochine.title("saigon75")
TABLES = [
    ("standard", {}),
    ("standard", {"hand": 3, "tokens_hidden": True}),
    ("standard", {"solo": True}),
    ("match", {"tokens_hidden": True}),
]


def redealt(game: Game, seat: str, seed: int) -> Game:
    state = TITLE.redealt(game.state, TITLE.seats.index(seat), Dice(FastSource(seed)))
    return Game(TITLE, game.setup, state)


def positions(scenario: str, options: dict[str, Any], seed: int, every: int) -> list[Game]:
    """Every so many decisions of a game played at random."""
    game, rng, found = TITLE.start(scenario, options, seed), Random(seed), []
    while not game.over:
        if rng.random() * every < 1:
            found.append(game.copy(quiet=True))
        game.choose(rng.choice(game.codes))
    return found


@pytest.mark.parametrize(("scenario", "options"), TABLES)
def test_equal_knowledge_and_equal_dice_deal_equal_games(scenario: str, options: dict[str, Any]) -> None:
    for n, game in enumerate(positions(scenario, options, 11, every=9)):
        for seat in game.seats:
            other = TITLE.imagine(game.view(seat), seat, n)
            assert redealt(game, seat, n).digest() == redealt(other, seat, n).digest()


@pytest.mark.parametrize(("scenario", "options"), TABLES)
def test_the_seat_sees_no_difference(scenario: str, options: dict[str, Any]) -> None:
    for n, game in enumerate(positions(scenario, options, 12, every=9)):
        for seat in game.seats:
            new = redealt(game, seat, n)
            assert new.view(seat) == game.view(seat)
            if game.seat == seat:
                assert new.codes == game.codes
            top: Any = new.state.frames[-1]
            assert new.codes == top.legal(new.state)


def hidden(game: Game, seat: str) -> Any:
    cards = game.state.cards  # type: ignore[attr-defined]
    side = game.side_of(seat)
    return (cards.hands[1 - side], cards.pile, cards.aside, cards.solo_deck, game.state.tokens)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("scenario", "options"), TABLES)
def test_hidden_things_vary_with_the_dice(scenario: str, options: dict[str, Any]) -> None:
    for game in positions(scenario, options, 13, every=40)[1:]:
        for seat in game.seats if TITLE.turn(game.state) % 8 in range(1, 6) else ():  # later all may be seen
            assert len({hidden(redealt(game, seat, seed), seat) for seed in range(6)}) > 1


def test_the_true_game_is_untouched() -> None:
    game = positions("standard", {"hand": 3}, 14, every=40)[2]
    before = game.digest()
    new = redealt(game, "SV", 5)
    while not new.over:
        new.choose(new.codes[0])
    assert game.digest() == before


def test_face_down_tokens_change_places_and_open_ones_do_not() -> None:
    games = {
        name: TITLE.start(options={"tokens_hidden": name == "down"}, seed=3) for name in ("open", "down")
    }
    for name, game in games.items():
        places = {redealt(game, "NV", seed).state.tokens for seed in range(80)}  # type: ignore[attr-defined]
        assert len(places) == (1 if name == "open" else 6)
