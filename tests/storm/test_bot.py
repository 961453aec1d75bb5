"""The strategy: positions are weighed fairly, habits fit every question, and plain chances are not missed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import indochine
from indochine.bots import Sight, bot
from indochine.bots.tree import likely
from indochine.kernel.game import Game
from tests.storm.table import TITLE, actions, play, state, table, units

STRATEGY = TITLE.strategy
SOUTH = "32 33 39 40 41 42"
EDGE = "1 2 3 4 5 8 12 15 23 24 " + SOUTH


def liked(game: indochine.Game) -> list[Any]:
    """What the strategy would play."""
    weights = STRATEGY.weights(state(game))
    best: list[Any] = actions(game)[weights.index(max(weights))]
    return best


def follow(game: indochine.Game, number: int) -> indochine.Game:
    """So many decisions by habit."""
    for _ in range(number):
        if not game.over:
            play(game, liked(game))
    return game


def worth(game: indochine.Game, side: int = 1) -> float:
    value: float = STRATEGY.worth(state(game), side)
    return value


# Judging


def test_the_end_is_worth_all_or_nothing() -> None:
    for needed, won in ((1, 1.0), (9, 0.0)):
        game = TITLE.start("battle", {"areas": needed}, seed=4)
        chance = random.Random(4)
        while not game.over:
            game.choose(chance.choice(game.codes))
        assert (worth(game, 1), worth(game, 0)) == (won, 1.0 - won)


def test_what_one_side_gains_the_other_loses() -> None:
    game, chance = TITLE.start(seed=8), random.Random(8)
    while not game.over:
        assert worth(game, 0) + worth(game, 1) == pytest.approx(1.0)
        assert 0.0 < worth(game) < 1.0
        for _ in range(20):
            if not game.over:
                game.choose(chance.choice(game.codes))


def test_a_victory_area_taken_is_worth_more_than_one_besieged() -> None:
    besieged = table(fr={"34": "legion*2", "28": "para*4"}, vm={"33": "regular*9"}, held=EDGE, turn=6)
    taken = table(fr={"28": "para*4 legion*2"}, vm={"34": "regular*9"}, held=f"{EDGE} 34", turn=6)
    assert worth(taken) > worth(besieged)


def test_a_trench_deep_enough_is_a_threat_and_a_strong_garrison_an_answer() -> None:
    plain = table(fr={"34": "legion*2"}, vm={"33": "regular*9"}, turn=5)
    dug = table(fr={"34": "legion*2"}, vm={"33": "regular*9"}, trench={"33": 3}, turn=5)
    manned = table(fr={"34": "legion*6"}, vm={"33": "regular*9"}, trench={"33": 3}, turn=5)
    assert worth(plain) < worth(dug)
    assert worth(manned) < worth(dug)


# Habits fit every question


@pytest.mark.parametrize(
    "options", [{}, {"bid": True}, {"coordination_one_die": True, "mines_withdraw": True}]
)
def test_every_question_has_weights_that_fit(options: dict[str, Any]) -> None:
    """Half of the choices at random, so that play comes to odd places too."""
    met: set[str] = set()
    for seed in range(3):
        game, chance = TITLE.start("battle", options, seed=seed).copy(quiet=True), random.Random(seed)
        while not game.over:
            weights = STRATEGY.weights(game.state)
            met.add(game.decision.name)
            assert len(weights) == len(game.codes)
            assert min(weights) >= 0.0
            assert max(weights) > 0.0
            by_habit = chance.random() < 0.5
            game.choose(
                likely(weights, game.codes, chance.random()) if by_habit else chance.choice(game.codes)
            )
    assert len(met) > 25


def test_habits_never_dither() -> None:
    """A game by habit is no longer than one at random, and every action that is begun is carried out."""
    game = TITLE.start(seed=2).copy(quiet=True)
    for _ in range(1500):
        if game.over:
            break
        weights = STRATEGY.weights(game.state)
        game.choose(game.codes[weights.index(max(weights))])
    assert game.over


# Plain chances


def test_the_viet_minh_storm_a_garrison_that_cannot_stand() -> None:
    """Firepower 9, defence 8, two fresh units: any throw of 4 or more clears them (33 of 36)."""
    game = table(
        fr={"37": "north-african*2", "31": "para*6"}, vm={"42": "regular*9"}, trench={"42": 3}, held=EDGE
    )
    assert liked(game) == ["assault", "42"]
    assert units(follow(game, 4), "37").keys() <= {"regular/spent"}


def test_the_viet_minh_walk_into_a_victory_area_that_nobody_holds() -> None:
    game = table(fr={"34": "legion*4"}, vm={"32": "regular*5", "1": "regular*9"}, held=EDGE, turn=8)
    assert liked(game) == ["move", "32"]
    follow(game, 3)
    assert state(game).held & (1 << 37 | 1 << 30)


def test_the_viet_minh_dig_with_a_card_what_lets_a_stack_go_at_once() -> None:
    """Poor Weather digs three levels; the firepower of nine against one spent unit of defence 5 is sure."""
    game = table(
        fr={"36": "thai-partisans/spent", "28": "para*5"},
        vm={"41": "regular*9"},
        held=EDGE,
        turn=8,
        hands={"VM": "vm-07"},
    )
    assert liked(game) == ["dig", "vm-07"]
    follow(game, 2)
    assert state(game).trench(41) == 3


def test_reinforcements_go_straight_into_an_empty_victory_area() -> None:
    game = table(
        fr={"28": "para*5"},
        vm={"32": "regular*2"},
        held=EDGE,
        agenda=[
            {"frame": "play", "next": "turns"},
            {"frame": "turn", "next": "advance_marker"},
            {"frame": "end-phase", "next": "end"},
            {"frame": "reinforcements", "next": "place_viet_minh", "units": []},
        ],
    )
    action = liked(game)
    assert action[0] == "place-stack"
    assert action[1] in ("18", "30", "34", "36", "37")


def test_the_french_man_an_empty_victory_area_next_to_the_enemy() -> None:
    game = table(
        fr={"29": "para*6", "30": "legion*4", "16": "legion*2"},
        vm={"32": "regular*9"},
        held=EDGE,
        trench={"32": 3},
        to_move="FR",
    )
    follow(game, 6)
    assert state(game).count(37, 0) + state(game).count(31, 0) > 0


def test_french_guns_level_the_trench_of_a_stack_about_to_storm() -> None:
    game = table(
        fr={"34": "legion*3", **dict.fromkeys(("18", "28", "29", "30", "31", "35", "36", "37"), "para*2")},
        vm={"33": "regular*9", "12": "regular*2"},
        held=EDGE,
        trench={"33": 3, "12": 3},
        to_move="FR",
        hands={"FR": "fr-22"},
    )
    assert liked(game) == ["play", "fr-22"]
    play(game, ["play", "fr-22"])
    assert liked(game) == ["clear", "33"]


def test_somebody_dies_so_that_a_victory_area_stays_french() -> None:
    """Two spent units, two points: if both retreat the area is lost, if one dies it is held."""
    game = table(
        fr={"34": "legion/spent*2", "28": "para"},
        vm={"33": "regular"},
        held=EDGE,
        trench={"33": 3},
        dice=[4, 5],
    )
    play(game, ["assault", "33"])
    assert game.decision.name == "allot-damage"
    assert liked(game) == ["eliminate-spent", "legion"]


@pytest.mark.parametrize(("dice", "answer"), [([6, 6], ["pass"]), ([1, 2], ["play", "vm-04"])])
def test_giap_demands_success_only_where_there_was_none(dice: list[int], answer: list[Any]) -> None:
    """Firepower 6 against defence 8: three fresh units go with 8 points, on a throw of 10 or more."""
    game = table(
        fr={"37": "north-african*3", "31": "para*4"},
        vm={"42": "regular*6"},
        held=EDGE,
        trench={"42": 3},
        hands={"VM": "vm-04"},
        dice=dice,
    )
    play(game, ["assault", "42"], ["all"])
    assert game.decision.name == "window"
    assert liked(game) == answer


# Playing


@pytest.mark.parametrize("seat", ["FR", "VM"])
def test_planner_beats_random(seat: str) -> None:
    wins = 0
    for seed in range(4):
        game, chance = TITLE.start(seed=seed).copy(quiet=True), random.Random(seed)
        players = {side: bot("planner" if side == seat else "random") for side in TITLE.seats}
        while not game.over:
            game.choose(players[str(game.seat)].choose(Sight(game), chance))
        assert game.outcome is not None
        wins += game.outcome.winner == seat
    assert wins == 4


def test_habits_do_not_look_at_the_other_hand() -> None:
    """Asked about two games that differ only in what the seat cannot know, the planner plays the same."""
    game, chance = TITLE.start(seed=5), random.Random(5)
    for number in range(400):
        if number % 40 == 0:
            seat = str(game.seat)
            twin = TITLE.imagine(game.view(seat), seat, number)
            assert isinstance(twin, Game)
            first, second = (bot("planner").choose(Sight(g), random.Random(1)) for g in (game, twin))
            assert first == second
        game.choose(chance.choice(game.codes))
