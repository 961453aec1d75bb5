"""D.7: the air attrition test after a combat, and a token's reroll of its die."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import indochine
from tests.saigon75.fight import (
    CLEAR,
    NV_MISS,
    PLANE,
    SV_HIT,
    SV_MISS,
    asked,
    attack,
    begin,
    dice,
    no_bonus,
)
from tests.saigon75.table import TITLE, actions, events, play, refusal, state, table, units


def air_battle(markers: int, attrition: list[int], ready: int = 5, **fields: Any) -> indochine.Game:
    """SV attacks in Pleiku with two units and some markers; nobody hits anything."""
    script = [SV_MISS] * (2 + markers) + [NV_MISS] + attrition
    game = table(
        sv={"pleiku": "ranger*2", "ca_mau": "mech"},
        nv={"pleiku": "nv_division"},
        phase="SV",
        step="combat",
        turn=2,
        air={"ready": ready, "supply": 12 - ready, "lost": 0},
        dice=script,
        **fields,
    )
    begin(attack(game, "pleiku"))
    for _ in range(markers):
        game.play(["air"])
    return no_bonus(game)


def air(game: indochine.Game) -> tuple[int, int, int]:
    s = state(game)
    return s.air_ready, s.air_supply, s.air_lost


@pytest.mark.rule("saigon75", "D.7.1", "D.7.2")
@pytest.mark.parametrize("faces", [faces for n in (1, 2, 3) for faces in product((PLANE, CLEAR), repeat=n)])
def test_one_die_for_each_marker_and_a_plane_removes_one(faces: tuple[int, ...]) -> None:
    game = air_battle(len(faces), list(faces))
    lost = faces.count(PLANE)
    assert list(faces) in game.rolls
    assert [e["lost"] for e in events(game, "attrition")] == [lost]
    assert Counter(events(game, "attrition")[0]["faces"])["plane"] == lost
    assert air(game) == (5 - lost, 7, lost)


@pytest.mark.rule("saigon75", "D.7.1")
@pytest.mark.parametrize("face", range(1, 7))
def test_two_faces_of_six_show_a_plane(face: int) -> None:
    assert air(air_battle(1, [face]))[2] == (1 if face <= 2 else 0)


@pytest.mark.rule("saigon75", "D.7.1")
def test_no_test_without_air_support() -> None:
    assert events(air_battle(0, []), "attrition") == []


@pytest.mark.rule("saigon75", "D.7.1", "D.6c.4")
def test_the_defender_tests_too() -> None:
    game = table(
        sv={"binh_dinh": "para", "ca_mau": "mech"},
        nv={"binh_dinh": "nv_division"},
        step="combat",
        turn=2,
        air={"ready": 1, "supply": 11, "lost": 0},
        dice=[NV_MISS, SV_MISS, SV_MISS, PLANE],
    )
    play(begin(attack(game, "binh_dinh")), ["air"])
    assert air(game) == (0, 11, 1)


@pytest.mark.rule("saigon75", "D.7.1")
def test_the_dice_of_air_support_count_even_if_the_marker_is_lost() -> None:
    game = table(
        sv={"pleiku": "ranger", "ca_mau": "mech"},
        nv={"pleiku": "vc"},
        phase="SV",
        step="combat",
        turn=2,
        air={"ready": 1, "supply": 11, "lost": 0},
        dice=[SV_MISS, SV_HIT, NV_MISS, PLANE],
    )
    play(begin(attack(game, "pleiku")), ["air"])
    assert units(game, "pleiku") == {"ranger": 1}
    assert air(game) == (0, 11, 1)


@pytest.mark.rule("saigon75", "D.7.1", "D.2.4a")
def test_lost_markers_are_lost_for_good() -> None:
    """Nine are gone, three are ready: none can be bought any more."""
    game = table(
        sv={"saigon": "mech"},
        nv={},
        phase="SV",
        step="availability",
        turn=2,
        air={"ready": 3, "supply": 0, "lost": 9},
        dice=[6],
    )
    while asked(game) == "raise-availability":
        game.play(["done"])
    assert state(game).air_supply == 0
    assert asked(game) != "buy-air"


@pytest.mark.rule("saigon75", "D.7.2")
def test_a_marker_that_comes_back_serves_in_the_next_combat() -> None:
    game = table(
        sv={"pleiku": "ranger", "kon_tum": "ranger", "ca_mau": "mech"},
        nv={"pleiku": "nv_division", "kon_tum": "nv_division"},
        phase="SV",
        step="combat",
        turn=2,
        air={"ready": 1, "supply": 11, "lost": 0},
        dice=[SV_MISS, SV_MISS, NV_MISS, CLEAR, SV_MISS, SV_MISS, NV_MISS, PLANE],
    )
    begin(attack(attack(game, "pleiku"), "kon_tum"))
    play(game, ["air"])  # the only marker: then the dice
    assert (asked(game), air(game)) == ("announce-bonus", (1, 11, 0))
    play(game, ["air"])
    assert [len(e["sv_faces"]) for e in events(game, "battle")] == [2, 2]
    assert air(game) == (0, 11, 1)


@pytest.mark.rule("saigon75", "D.7.1", "D.7.2")
def test_a_marker_that_is_lost_does_not() -> None:
    game = table(
        sv={"pleiku": "ranger", "kon_tum": "ranger", "ca_mau": "mech"},
        nv={"pleiku": "nv_division", "kon_tum": "nv_division"},
        phase="SV",
        step="combat",
        turn=2,
        air={"ready": 1, "supply": 11, "lost": 0},
        dice=[SV_MISS, SV_MISS, NV_MISS, PLANE, SV_MISS, NV_MISS],
    )
    begin(attack(attack(game, "pleiku"), "kon_tum"))
    play(game, ["air"])
    assert [len(e["sv_faces"]) for e in events(game, "battle")] == [2, 1]


# D.10.5: the attrition die thrown again

TOKEN = {"3": "SV", "5": "gone", "7": "gone"}


@pytest.mark.rule("saigon75", "D.10.5", "D.7.1")
@pytest.mark.parametrize(("again", "lost"), [(CLEAR, 1), (PLANE, 2)])
def test_a_token_throws_one_plane_again(again: int, lost: int) -> None:
    game = air_battle(2, [PLANE, PLANE, again], tokens=TOKEN)
    play(game, ["keep"])  # the battle dice
    assert (game.seat, actions(game)) == ("SV", [["keep"], ["reroll"]])
    play(game, ["reroll"])
    assert events(game, "rerolled") == [
        {"side": "SV", "old": "plane", "new": "blank" if again == CLEAR else "plane"}
    ]
    assert air(game) == (5 - lost, 7, lost)
    assert game.position()["tokens"]["3"] == "gone"


@pytest.mark.rule("saigon75", "D.10.5", "D.7.1")
def test_the_planes_may_be_kept() -> None:
    game = play(air_battle(2, [PLANE, CLEAR], tokens=TOKEN), ["keep"], ["keep"])
    assert air(game) == (4, 7, 1)
    assert game.position()["tokens"]["3"] == "SV"


@pytest.mark.rule("saigon75", "D.10.5", "D.10.8")
def test_one_token_for_the_battle_or_for_the_planes() -> None:
    tokens = {"3": "SV", "5": "SV", "7": "gone"}
    game = air_battle(1, [SV_MISS, PLANE], tokens=tokens)
    play(game, ["reroll", "blank"])
    assert asked(game) != "reroll-attrition"
    assert air(game) == (4, 7, 1)


@pytest.mark.rule("saigon75", "D.10.5")
def test_nothing_to_throw_again_without_a_plane_or_without_a_token() -> None:
    game = play(air_battle(1, [CLEAR], tokens=TOKEN), ["keep"])
    assert events(game, "attrition") == [{"faces": ["blank"], "lost": 0}]
    assert asked(game) != "reroll-attrition"
    game = air_battle(1, [PLANE])
    assert asked(game) not in ("reroll-attrition", "reroll-battle-die")


@pytest.mark.rule("saigon75", "D.10.5", "D.10.3")
def test_not_in_the_turn_of_the_north() -> None:
    game = table(
        sv={"binh_dinh": "para", "ca_mau": "mech"},
        nv={"binh_dinh": "nv_division"},
        step="combat",
        turn=2,
        tokens=TOKEN,
        air={"ready": 1, "supply": 11, "lost": 0},
        dice=[NV_MISS, SV_MISS, SV_MISS, PLANE],
    )
    play(begin(attack(game, "binh_dinh")), ["air"])
    assert air(game) == (0, 11, 1)
    assert events(game, "rerolled") == []


@pytest.mark.rule("saigon75", "D.7.1")
def test_the_same_number_of_markers_before_and_after() -> None:
    for seed in range(40):
        game = air_battle(3, [], seed=seed)
        assert sum(air(game)) == 12
        assert TITLE.invariants(state(game)) == []
        assert dice(game)[1] == 5
        assert refusal(game, ["air"]) != ""
