"""The strategy: what positions are worth, and choices that no sensible commander misses."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import indochine
from indochine.bots import Sight, bot
from indochine.kernel.frames import Decision
from indochine.titles.saigon75.book import NV, SV
from indochine.titles.saigon75.bot import HABITS, SaigonStrategy
from tests.saigon75.march import air
from tests.saigon75.table import TITLE, state, table, units

STRATEGY = TITLE.strategy
assert isinstance(STRATEGY, SaigonStrategy)
KINDS = [("standard", {}), ("standard", {"hand": 3}), ("standard", {"solo": True}), ("match", {})]


def liked(game: indochine.Game) -> list[Any]:
    """The action that the strategy likes best."""
    assert game.decision is not None
    weights = STRATEGY.weights(state(game))
    return game.decision.choices[weights.index(max(weights))].action


def follow(game: indochine.Game, until: str) -> indochine.Game:
    """Play as the strategy likes best up to the first question of a name, or the end of the game."""
    while game.decision is not None and game.decision.name != until:
        game.play(liked(game))
    return game


def worth(game: indochine.Game, side: int = NV) -> float:
    return STRATEGY.worth(state(game), side)


@pytest.mark.parametrize(("scenario", "options"), KINDS)
def test_weights_and_worth_fit_every_position_of_random_games(scenario: str, options: dict[str, Any]) -> None:
    rng, game = Random(5), TITLE.start(scenario, options, seed=51).copy(quiet=True)
    while not game.over:
        s = state(game)
        weights = STRATEGY.weights(s)
        assert len(weights) == len(game.codes)
        assert min(weights) >= 0.0
        assert max(weights) > 0.0
        assert 0.0 <= worth(game) <= 1.0
        assert worth(game, NV) + worth(game, SV) == pytest.approx(1.0)
        game.choose(rng.choice(game.codes))
    winner = game.outcome.winner if game.outcome else None
    for side in (NV, SV):
        seat = TITLE.seats[state(game).seat(side)]
        assert worth(game, side) == (0.5 if winner is None else float(winner == seat))


def test_every_question_of_the_rules_has_a_habit() -> None:
    asked = {name for name, kind in TITLE.frame_kinds.items() if issubclass(kind, Decision)}
    assert asked == set(HABITS)


def test_more_troops_provinces_and_time_are_worth_more() -> None:
    sv = {"saigon": "sv_division*2 mech", "da_nang": "sv_division marine"}
    even = table(sv=sv, turn=6, militia="pleiku kon_tum")
    assert worth(table(sv=sv | {"ca_mau": "para*2"}, turn=6, militia="pleiku kon_tum")) < worth(even)
    assert worth(table(sv=sv, turn=6, militia="pleiku kon_tum dak_lak dak_nong phan_rang")) > worth(even)
    assert worth(table(sv=sv, turn=8, militia="pleiku kon_tum")) < worth(even)
    taken = table(sv=sv | {"saigon": ""}, nv={"saigon": "nv_division*3"}, turn=6, militia="saigon pleiku")
    assert worth(taken) > worth(even)


def test_in_a_match_the_second_north_must_be_as_quick_as_the_first() -> None:
    def second(turn: int, beaten: int) -> float:
        score = {"turn": beaten, "provinces": 9, "units": 5, "half_divisions": 3, "reason": "saigon"}
        match = {"swapped": True, "first_game": score}
        return worth(table(sv={"saigon": "mech"}, turn=turn, scenario="match", match=match))

    assert second(6, beaten=5) == 0.0  # Saigon fell on turn 5 before
    assert second(6, beaten=6) < second(6, beaten=8)


@pytest.mark.rule("saigon75", "V.1")
def test_the_north_storms_a_weak_saigon_on_the_last_turn() -> None:
    game = table(
        sv={"saigon": "sv_division_reduced", "da_nang": "sv_division*2"},
        nv={"an_loc": "nv_division*4"},
        militia="an_loc",
        turn=8,
        available=4,
        free_vc=0,
    )
    follow(game, "declare-combat")
    assert units(game, "saigon")["nv_division"] == 4
    assert liked(game) == ["attack", "saigon"]


def test_the_north_walks_into_an_empty_province_rather_than_into_a_stack() -> None:
    game = table(
        sv={"pleiku": "sv_division*4", "saigon": "mech*5", "dak_lak": "sv_division*4"}, available=1, free_vc=0
    )
    assert liked(game)[0] == "move"
    game.play(liked(game))
    assert game.decision is not None
    assert game.decision.name == "destination"
    empty = ("quang_tri", "da_nang", "dak_nong", "an_loc", "phuoc_binh", "long_an", "kon_tum")
    assert liked(game)[1] in empty


def test_the_south_walks_back_into_a_province_that_militia_alone_hold() -> None:
    game = table(
        sv={"long_an": "sv_division*2", "saigon": "sv_division*3"},
        nv={"quang_tri": "nv_division"},
        militia="can_tho quang_tri",
        phase="SV",
        turn=3,
        available=1,
    )
    assert liked(game) == ["move", "sv_division", "long_an"]
    game.play(liked(game))
    assert liked(game) == ["to", "can_tho"]


@pytest.mark.rule("saigon75", "D.8.8c")
def test_the_south_brings_into_a_fallen_saigon_as_many_as_hold_it() -> None:
    game = table(
        sv={"xuan_loc": "sv_division*2 mech", "da_nang": "marine", "quang_tri": "para"},
        nv={"saigon": "nv_division*3"},
        militia="saigon",
        phase="SV",
        turn=7,
        available=5,
    )
    follow(game, "declare-combat")
    south = sum(n for kind, n in units(game, "saigon").items() if kind != "nv_division")
    assert south >= 3


def test_the_south_leaves_a_strong_enemy_alone() -> None:
    game = table(
        sv={"pleiku": "ranger mech", "saigon": "sv_division*3"},
        nv={"pleiku": "nv_division*4"},
        militia="pleiku",
        phase="SV",
        step="combat",
        turn=4,
    )
    assert liked(game) == ["done"]


@pytest.mark.parametrize("chosen", [0, 1, 2, 3])
def test_an_attack_once_declared_is_made_with_all_that_can_fight(chosen: int) -> None:
    game = table(
        sv={"pleiku": "ranger"}, nv={"pleiku": "nv_division*2 vc*2"}, phase="NV", step="combat", available=4
    )
    game.play(["attack", "pleiku"])
    for _ in range(chosen):
        game.play(liked(game))
    assert game.decision is not None
    assert game.decision.name == "engage-units"
    assert liked(game)[0] == "engage"


def test_losses_fall_on_full_divisions_and_spare_the_airborne() -> None:
    game = table(
        sv={"pleiku": "sv_division para"},
        nv={"pleiku": "nv_division"},
        step="combat",
        dice=[1, 4, 4],
        available=1,
    )
    follow(game, "take-loss")
    assert liked(game) == ["lose", "sv_division"]


def test_air_is_committed_to_saigon() -> None:
    game = table(
        sv={"saigon": "mech*2"},
        nv={"saigon": "nv_division*5"},
        turn=6,
        step="combat",
        air=air(2),
        available=5,
    )
    follow(game, "announce-bonus")
    assert game.seat == "SV"
    assert liked(game) == ["air"]


def test_a_strategic_move_once_begun_is_carried_out() -> None:
    """Thinking better of it costs nothing, so it could be begun for ever."""
    game = table(
        sv={"saigon": "sv_division*2", "da_nang": "mech"},
        nv={"quang_tri": "nv_division"},
        militia="can_tho quang_tri",
        phase="SV",
        tokens={"3": "SV", "5": "gone", "7": "gone"},
        turn=6,
    )
    assert liked(game) == ["strategic"]
    game.play(liked(game))
    assert liked(game)[0] == "take"


def test_no_unit_left_to_move_strategically_ends_the_moves() -> None:
    game = table(
        nv={"saigon": "nv_division"},
        militia="saigon",
        phase="SV",
        tokens={"3": "SV", "5": "gone", "7": "gone"},
        hands={"SV": [3]},
        turn=6,
    )
    assert liked(game) == ["done"]


@pytest.mark.parametrize("seat", ["NV", "SV"])
def test_the_planner_beats_chance_with_either_side(seat: str) -> None:
    planner, chance = bot("planner"), bot("random")
    for seed in (7, 70_007, 700_007):
        game, rng = TITLE.start(seed=seed).copy(quiet=True), Random(seed)
        while not game.over:
            player = planner if game.seat == seat else chance
            game.choose(player.choose(Sight(game), rng))
        assert game.outcome is not None
        assert game.outcome.winner == seat


def test_greedy_beats_chance() -> None:
    """It judges positions in the middle of phases, where what is surest at their ends misleads."""
    won = 0
    for seed in range(12):
        for seat in TITLE.seats:
            game, rng = TITLE.start(seed=seed).copy(quiet=True), Random(seed)
            while not game.over:
                sight = Sight(game)
                game.choose(bot("greedy" if sight.seat == seat else "random").choose(sight, rng))
            won += game.outcome is not None and game.outcome.winner == seat
    assert won >= 16
