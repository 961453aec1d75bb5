"""D.6.4, D.6.5: VC that stand aside when attacked, and VC that attack."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.saigon75.fight import (
    NV_MISS,
    SV_BACK,
    SV_HIT,
    SV_MISS,
    asked,
    attack,
    begin,
    dice,
    dice_sum,
    fight,
    no_bonus,
)
from tests.saigon75.table import actions, events, play, refusal, state, table, units

FOUR_KINDS = ("para", "marine", "mech", "sv_division")


# D.6.4: VC stand aside


def against_vc(attacker: str, nv: str = "nv_division vc*2", **fields: Any) -> indochine.Game:
    return table(
        sv={"long_an": attacker, "xuan_loc": "mech"}, nv={"long_an": nv}, phase="SV", step="combat", **fields
    )


@pytest.mark.rule("saigon75", "D.6.4")
@pytest.mark.parametrize("kind", [*FOUR_KINDS, "sv_division_reduced"])
@pytest.mark.parametrize("aside", [0, 1, 2])
def test_any_number_of_vc_may_stand_aside(kind: str, aside: int) -> None:
    game = fight(against_vc(kind), "long_an")
    assert asked(game) == "vc-stand-aside"
    assert game.seat == "NV"
    assert actions(game) == [["aside", 0], ["aside", 1], ["aside", 2]]
    assert refusal(game, ["aside", 3]) == "D.6.4"
    no_bonus(play(game, ["aside", aside]))
    assert dice(game) == (3 - aside, 1)


@pytest.mark.rule("saigon75", "D.6.4")
@pytest.mark.parametrize("hunter", ["ranger", "river", "ranger para", "river mech"])
def test_vc_cannot_stand_aside_from_a_ranger_or_a_river_patrol(hunter: str) -> None:
    game = fight(against_vc(hunter), "long_an")
    assert dice(game)[0] == 3
    assert events(game, "vc-stand-aside") == []


@pytest.mark.rule("saigon75", "D.6.4", "D.6.3a")
def test_a_ranger_held_back_hunts_nobody() -> None:
    game = fight(against_vc("ranger para"), "long_an", "para")
    assert asked(game) == "vc-stand-aside"


@pytest.mark.rule("saigon75", "D.6.4", "D.6a.5")
def test_vc_that_stand_aside_take_no_result() -> None:
    """Two hits fall on one reduced division, four retreats find nobody else: the VC stay untouched."""
    script = [SV_HIT, SV_HIT, SV_BACK, SV_BACK, NV_MISS]
    game = against_vc("para*2 mech*2", "nv_division_reduced vc*2", dice=script)
    no_bonus(play(fight(game, "long_an"), ["aside", 2]))
    assert units(game, "long_an") == {"para": 2, "mech": 2, "vc": 2}
    assert events(game, "retreated") == []


@pytest.mark.rule("saigon75", "D.6.4", "D.6a.5")
def test_vc_that_join_in_may_be_chosen_for_losses() -> None:
    game = against_vc("para", dice=[SV_HIT, NV_MISS, NV_MISS])
    no_bonus(play(fight(game, "long_an"), ["aside", 1]))
    assert actions(game) == [["lose", "nv_division"], ["lose", "vc"]]
    play(game, ["lose", "vc"])
    assert units(game, "long_an") == {"para": 1, "nv_division": 1, "vc": 1}


@pytest.mark.rule("saigon75", "D.6.4")
def test_vc_alone_who_decline_there_is_no_combat() -> None:
    air = {"ready": 2, "supply": 10, "lost": 0}
    game = against_vc("para", "vc*2", militia="long_an", air=air)
    rolls = len(game.rolls)
    play(begin(attack(game, "long_an")), ["aside", 2])
    assert events(game, "no-combat") == [{"place": "long_an"}]
    assert events(game, "battle") == []
    assert len(game.rolls) == rolls + 2  # desertion and the next availability, no battle
    assert units(game, "long_an") == {"para": 1, "vc": 2}
    assert state(game).air_ready == 2


@pytest.mark.rule("saigon75", "D.6.4")
def test_vc_alone_some_of_whom_decline() -> None:
    game = against_vc("para", "vc*2", dice=[SV_HIT, NV_MISS])
    no_bonus(play(begin(attack(game, "long_an")), ["aside", 1]))
    assert dice(game) == (1, 1)
    assert units(game, "long_an") == {"para": 1, "vc": 1}


@pytest.mark.rule("saigon75", "D.6.4", "D.6b.4e")
@pytest.mark.parametrize(("aside", "losable"), [(1, ["nv_division"]), (0, ["nv_division", "vc"])])
def test_vc_that_retreated_in_may_stand_aside_too(aside: int, losable: list[str]) -> None:
    """It throws no die there either way; without a Ranger it need not take results."""
    game = table(
        sv={"kon_tum": "ranger", "pleiku": "mech"},
        nv={"kon_tum": "vc", "pleiku": "nv_division nv_division_reduced"},
        militia="pleiku",
        phase="SV",
        step="combat",
        dice=[SV_BACK, NV_MISS, SV_HIT, NV_MISS, NV_MISS, NV_MISS],
    )
    begin(attack(attack(game, "kon_tum"), "pleiku"))
    play(game, ["retreat", "vc", "pleiku"])
    assert actions(game) == [["aside", 0], ["aside", 1]]
    play(game, ["aside", aside])
    assert dice_sum(game, "nv") == {"units": 2, "militia": 1}
    offered = [action[1] for action in actions(game)]
    assert offered == [*losable[:1], "nv_division_reduced", *losable[1:]]


@pytest.mark.rule("saigon75", "D.6.5")
@pytest.mark.parametrize("defender", ["ranger", "para", "sv_division"])
def test_vc_that_attack_suffer_results(defender: str) -> None:
    game = table(
        sv={"long_an": defender},
        nv={"long_an": "vc"},
        step="combat",
        dice=[NV_MISS, SV_HIT],
    )
    fight(game, "long_an")
    assert units(game, "long_an") == {defender: 1}
    assert units(game, "eliminated")["vc"] == 1


@pytest.mark.rule("saigon75", "D.6.5", "D.6a.6")
def test_vc_that_attack_are_thrown_back() -> None:
    game = table(sv={"binh_dinh": "para"}, nv={"binh_dinh": "vc"}, step="combat", dice=[NV_MISS, SV_BACK])
    fight(game, "binh_dinh")  # no refuge: the battalion is lost
    assert units(game, "binh_dinh") == {"para": 1}


@pytest.mark.rule("saigon75", "D.6.4", "D.6b.4e")
def test_of_several_vc_the_one_that_throws_no_die_stands_aside_first() -> None:
    game = table(
        sv={"kon_tum": "ranger", "pleiku": "mech"},
        nv={"kon_tum": "vc", "pleiku": "nv_division vc"},
        militia="pleiku",
        phase="SV",
        step="combat",
        dice=[SV_BACK, NV_MISS, SV_MISS, NV_MISS, NV_MISS, NV_MISS],
    )
    begin(attack(attack(game, "kon_tum"), "pleiku"))
    play(game, ["retreat", "vc", "pleiku"], ["aside", 1])
    assert dice_sum(game, "nv") == {"units": 2, "militia": 1}
