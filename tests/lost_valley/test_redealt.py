"""The draw pile dealt anew: it rests on what the seat knows, shows nothing else, and does vary."""

from __future__ import annotations

from random import Random

import pytest

from indochine.kernel.dice import Dice, FastSource
from indochine.kernel.game import Game
from tests.lost_valley.table import TITLE, siege, state

SCENARIOS = TITLE.scenarios


def redealt(game: Game, seed: int) -> Game:
    return Game(TITLE, game.setup, TITLE.redealt(game.state, 0, Dice(FastSource(seed))))


def positions(scenario: str, seed: int, every: int) -> list[Game]:
    """Every so many decisions of a siege played at random."""
    game, rng, found = TITLE.start(scenario, {"better-start": True}, seed), Random(seed), []
    while not game.over:
        if rng.random() * every < 1:
            found.append(game.copy(quiet=True))
        game.choose(rng.choice(game.codes))
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_equal_knowledge_and_equal_dice_deal_equal_games(scenario: str) -> None:
    for n, game in enumerate(positions(scenario, 21, every=8)):
        other = TITLE.imagine(game.view("FR"), "FR", n)
        assert state(other).deck != state(game).deck
        assert redealt(game, n).digest() == redealt(other, n).digest()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_seat_sees_no_difference(scenario: str) -> None:
    for n, game in enumerate(positions(scenario, 22, every=8)):
        new = redealt(game, n)
        assert new.view("FR") == game.view("FR")
        assert new.codes == game.codes == new.state.frames[-1].legal(new.state)  # type: ignore[attr-defined]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_card_still_to_come_may_be_the_next(scenario: str) -> None:
    game = TITLE.start(scenario, seed=23)
    found = {state(redealt(game, seed)).deck[-1] for seed in range(600)}
    assert found == {*state(game).deck}


def test_the_turns_to_come_draw_from_the_whole_pile() -> None:
    """Each of the cards that sixteen turns can draw is dealt, not only the next one."""
    game = TITLE.start(seed=24)
    decks = [state(redealt(game, seed)).deck for seed in range(300)]
    for place in range(1, 16):
        assert len({deck[-place] for deck in decks}) > 30


def test_the_true_game_and_its_dice_are_untouched() -> None:
    game = siege("movement")
    before, count = game.digest(), game.state.dice.count
    new = redealt(game, 5)
    while not new.over:
        new.choose(new.codes[0])
    assert (game.digest(), game.state.dice.count) == (before, count)
    assert new.state.dice.source is not game.state.dice.source
