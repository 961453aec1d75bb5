"""What a search deals anew: all that its seat cannot know, and from what the seat knows alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import indochine
from indochine.kernel.dice import Dice, FastSource
from indochine.kernel.game import Game
from tests.storm.table import TITLE, state, table

SEATS = ("FR", "VM")


def positions(options: dict[str, object], seed: int, every: int) -> Iterator[indochine.Game]:
    game, chance = TITLE.start("battle", options, seed=seed), random.Random(seed)
    number = 0
    while not game.over:
        name = game.decision.name
        if number % every == 0 or name == "bid" or (name == "window" and number % 3 == 0):
            yield game
        game.choose(chance.choice(game.codes))
        number += 1


def redealt(game: indochine.Game, seat: str, seed: int) -> indochine.Game:
    s = TITLE.redealt(state(game), SEATS.index(seat), Dice(FastSource(seed)))
    return Game(TITLE, game.setup, s)


@pytest.mark.parametrize("options", [{}, {"reactions": "strict"}, {"bid": True}])
def test_only_what_the_seat_knows_decides_what_is_dealt(options: dict[str, object]) -> None:
    met: set[tuple[str, bool]] = set()
    for game in positions(options, 1, every=90):
        for seat in SEATS:
            met.add((game.decision.name, game.seat == seat))
            other = TITLE.imagine(game.view(seat), seat, 70)
            first, second = redealt(game, seat, 5), redealt(other, seat, 5)
            assert first.digest() == second.digest()
            assert first.codes == second.codes
    assert {("window", True), ("window", False), ("choose-action", True), ("choose-action", False)} <= met


@pytest.mark.parametrize("options", [{}, {"reactions": "strict"}, {"bid": True}])
def test_the_seat_sees_no_difference(options: dict[str, object]) -> None:
    for game in positions(options, 3, every=90):
        for seat in SEATS:
            before = game.digest()
            new = redealt(game, seat, 6)
            assert new.view(seat) == game.view(seat)
            assert new.seat == game.seat
            assert not TITLE.invariants(new.state)
            if game.seat == seat:
                assert new.codes == game.codes
            assert game.digest() == before


def test_what_is_hidden_varies_with_the_dice() -> None:
    game = table(
        fr={"34": "legion"},
        vm={"33": "regular*3"},
        hands={"FR": "fr-01 fr-11", "VM": "vm-04 vm-25"},
        decks={"FR": "fr-02 fr-04 fr-22 fr-27", "VM": "vm-01 vm-07 vm-16 vm-21"},
    )
    dealt = [state(redealt(game, "VM", seed)) for seed in range(300)]
    assert {s.hands[1] for s in dealt} == {state(game).hands[1]}
    assert len({s.hands[0] for s in dealt}) == 15  # any two of six cards
    assert len({s.decks[1] for s in dealt}) == 24  # its own deck, in any order
    assert len({tuple(s.roll(2)) for s in dealt}) > 10


@pytest.mark.rule("storm", "5.2d")
def test_a_side_that_is_asked_in_the_quick_mode_holds_a_card_for_the_moment() -> None:
    """The French are asked before an assault: Mines alone can answer, whatever else they are dealt."""
    game = table(
        fr={"34": "legion*4"},
        vm={"33": "regular*6"},
        trench={"33": 3},
        hands={"FR": "fr-11 fr-22", "VM": ""},
        decks={"FR": "fr-23 fr-24 fr-25 fr-26 fr-18"},
    )
    for action in (["assault", "33"], ["assault", "34"], ["all"]):
        if action in game.decision.actions:
            game.play(action)
    assert (game.seat, game.decision.name) == ("FR", "window")
    for seed in range(30):
        assert ["play", "fr-11"] in redealt(game, "VM", seed).decision.actions


def test_an_order_of_the_other_seat_is_not_known() -> None:
    game = table(fr={"34": "legion"}, vm={"33": "regular*3"}, to_move="FR")
    game.order(["pass-all"], "VM")
    assert redealt(game, "FR", 1).view("VM")["orders"] == {"VM": "ask"}
    assert redealt(game, "VM", 1).view("VM")["orders"] == {"VM": "pass-all"}
