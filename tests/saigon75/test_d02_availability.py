"""D.2: the availability roll, +1 markers and tokens, the two free VC, air supports, activated units."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.saigon75.march import ASKED, move, refusal
from tests.saigon75.table import actions, events, play, state, table, units

NV_BONUS = [2, 2, 2, 3, 3, 4, 4, 5]
SV_BONUS = [3, 3, 3, 2, 2, 2, 1, 1]


def rolled(die: int, side: str = "NV", turn: int = 1, **fields: Any) -> indochine.Game:
    """The availability sub-phase of a side, its die thrown."""
    fields = {"sv": {"saigon": "sv_division*2 ranger*3", "ca_mau": "mech"}, **fields}
    return table(phase=side, step="availability", turn=turn, dice=[die], **fields)


def activated(game: indochine.Game) -> int:
    return state(game).activated.bit_count()


# ---------------------------------------------------------------- the roll and the table


@pytest.mark.rule("saigon75", "D.2.1a", "D.2.1b", "intro:tables")
@pytest.mark.parametrize("turn", range(1, 9))
@pytest.mark.parametrize(("side", "bonus"), [("NV", NV_BONUS), ("SV", SV_BONUS)])
def test_one_die_and_the_figure_of_the_turn(side, bonus, turn):
    for die in range(1, 7):
        game = rolled(die, side, turn)
        told = events(game, "availability")[0]
        assert (told["side"], told["die"], told["total"]) == (side, die, die + bonus[turn - 1])
        assert [(p["label"], p["worth"]) for p in told["sum"]] == [
            ("die", die),
            ("turn-bonus", bonus[turn - 1]),
        ]
        assert game.rolls == [[die]]


@pytest.mark.rule("saigon75", "D.2.1b", "D.2.8a")
@pytest.mark.parametrize("turn", range(1, 9))
@pytest.mark.parametrize(("side", "bonus"), [("NV", NV_BONUS), ("SV", SV_BONUS)])
def test_no_marker_passes_the_maximum_of_the_turn(side, bonus, turn):
    most = 6 + bonus[turn - 1]
    game = rolled(5, side, turn)
    assert refusal(game, ["plus1"]) == ""
    left = game.position()["plus_ones"][side]
    play(game, ["plus1"])
    assert state(game).available == most
    assert game.position()["plus_ones"][side] == left - 1
    assert game.decision.name != "raise-availability"  # nothing more can be spent: play goes on
    game = rolled(6, side, turn)
    assert state(game).available == most
    assert game.decision.name != "raise-availability"


@pytest.mark.rule("saigon75", "D.2.8a", "D.2.8b", "D.2.1b")
def test_at_the_maximum_both_marker_and_token_are_refused():
    game = rolled(6, tokens={"3": "NV", "5": "gone", "7": "gone"})  # a reroll is still possible
    assert state(game).available == 8
    assert refusal(game, ["plus1"]) == "D.2.8a"
    assert refusal(game, ["token"]) == "D.2.8a"
    assert actions(game) == [["done"], ["reroll"]]


@pytest.mark.rule("saigon75", "D.2.7", "D.2.8a")
def test_several_markers_may_be_spent_on_one_roll():
    game = rolled(1)
    assert state(game).available == 3
    play(game, ["plus1"], ["plus1"])
    assert state(game).available == 5
    assert refusal(game, ["plus1"]) == ""
    play(game, ["plus1"])
    assert (state(game).available, state(game).plus_ones) == (6, (0, 2))
    assert [e["total"] for e in events(game, "raised")] == [4, 5, 6]
    assert game.decision.name == "move-units"


@pytest.mark.rule("saigon75", "D.2.7")
def test_a_marker_can_be_spent_only_once_in_the_game():
    game = rolled(1, plus_ones={"NV": 0, "SV": 2}, tokens={"3": "NV", "5": "gone", "7": "gone"})
    assert refusal(game, ["plus1"]) == "D.2.7"
    assert ["plus1"] not in actions(game)
    game = rolled(1, "SV", turn=8, plus_ones={"NV": 3, "SV": 2})
    play(game, ["plus1"], ["plus1"])
    assert (state(game).available, state(game).plus_ones) == (4, (3, 0))
    assert game.decision.name == "buy-air"


@pytest.mark.rule("saigon75", "D.2.7", "D.2.1c")
def test_spent_markers_do_not_come_back_next_turn():
    game = table(
        sv={"saigon": "sv_division*3"}, step="availability", turn=1, dice=[1, 5, 6, 1]
    )  # NV, SV, desertion, NV again
    play(game, ["plus1"], ["done"], ["done"])
    while state(game).turn == 1:
        play(game, ["done"])
    assert state(game).plus_ones == (2, 2)
    assert state(game).available == 3  # the die alone: nothing is carried over


# ---------------------------------------------------------------- Objective tokens


@pytest.mark.rule("saigon75", "D.2.8b", "D.10.4")
@pytest.mark.parametrize(("side", "total"), [("NV", 6), ("SV", 7)])
def test_a_token_gives_one_more_activation(side, total):
    game = rolled(3, side, tokens={"3": side, "5": "gone", "7": "gone"})
    play(game, ["token"])
    assert state(game).available == total
    assert game.position()["tokens"]["3"] == "gone"
    assert events(game, "token-activation") == [{"side": side, "total": total}]


@pytest.mark.rule("saigon75", "D.2.8b", "D.10.8")
def test_only_ones_own_token_and_only_one_a_turn():
    game = rolled(1, tokens={"3": "SV", "5": "da_nang", "7": "quang_tri"})
    assert refusal(game, ["token"]) == "D.10.3"
    game = rolled(1, tokens={"3": "NV", "5": "NV", "7": "gone"})
    play(game, ["token"])
    assert refusal(game, ["token"]) == "D.10.8"
    assert sorted(game.position()["tokens"].values()) == ["NV", "gone", "gone"]


@pytest.mark.rule("saigon75", "D.2.7", "D.2.8a", "D.10.5")
def test_markers_already_spent_count_again_on_a_rerolled_die():
    tokens = {"3": "NV", "5": "gone", "7": "gone"}
    game = table(sv={"saigon": "para"}, step="availability", dice=[1, 4], tokens=tokens)
    play(game, ["plus1"], ["reroll"])
    assert state(game).available == 7  # 4 + 2 + 1
    game = table(sv={"saigon": "para"}, step="availability", dice=[1, 6], tokens=tokens)
    play(game, ["plus1"], ["reroll"])
    assert state(game).available == 8  # never above the maximum


# ---------------------------------------------------------------- what NV activates


@pytest.mark.rule("saigon75", "D.2.2a")
def test_divisions_full_or_reduced_on_the_map_or_in_the_reserves_count_alike():
    nv = {"pleiku": "nv_division nv_division_reduced", "reserves": "nv_division_reduced*2 nv_division"}
    game = table(sv={"saigon": "para"}, nv=nv, available=3)
    move(game, "nv_division_reduced", "reserves", "kon_tum")
    move(game, "nv_division_reduced", "pleiku", "dak_lak")
    move(game, "nv_division", "reserves", "kon_tum")
    assert state(game).available == 0
    assert refusal(game, ["move", "nv_division", "pleiku"]) == "D.2.2a"
    assert refusal(game, ["move", "nv_division_reduced", "reserves"]) == "D.2.2a"
    assert refusal(game, ["move", "vc", "reserves"]) == ""
    assert all(action[1] == "vc" for action in actions(game) if action[0] == "move")


@pytest.mark.rule("saigon75", "D.2.3a")
def test_two_vc_on_top_of_the_result_and_no_third():
    game = table(sv={"saigon": "para"}, available=8, turn=1)
    move(game, "vc", "reserves", "kon_tum")
    move(game, "vc", "reserves", "an_loc")
    assert (state(game).available, state(game).free_vc) == (8, 0)
    assert refusal(game, ["move", "vc", "reserves"]) == "D.2.3a"
    for _ in range(8):
        move(game, "nv_division", "reserves", "kon_tum")
    assert activated(game) == 10  # two more than the maximum of turn 1


@pytest.mark.rule("saigon75", "D.2.3a")
def test_vc_are_free_without_any_activation_left_and_anew_each_phase():
    game = table(sv={"saigon": "para"}, available=0)
    move(game, "vc", "reserves", "kon_tum")
    assert state(game).free_vc == 1
    assert state(rolled(1)).free_vc == 2
    assert state(rolled(1, "SV")).free_vc == 0


@pytest.mark.rule("saigon75", "D.2.3a", "D.2.2c")
def test_a_vc_that_attacks_without_moving_is_one_of_the_two():
    nv = {"ca_mau": "vc*2", "saigon": "vc"}
    game = table(sv={"ca_mau": "sv_division", "saigon": "para"}, nv=nv)
    move(game, "vc", "saigon", "an_loc")
    play(game, ["done"], ["attack", "ca_mau"])
    # The first took the last free activation, so that the second cannot be engaged.
    assert [e["units"] for e in events(game, "combat-declared")] == [["vc"]]


@pytest.mark.rule("saigon75", "D.2.3b", "D.6c.2a")
def test_infiltration_and_militia_markers_cost_no_activation():
    game = table(
        sv={"pleiku": "mech"},
        nv={"pleiku": "nv_division"},
        step="combat",
        available=1,
        event={"card": 10, "uses": 1, "province": None},  # Armoured Support: more to announce
    )
    play(game, ["attack", "pleiku"])
    assert state(game).available == 0
    play(game, ["infiltrate"])
    assert game.decision.name == "announce-bonus"
    assert (state(game).infiltration, state(game).available, activated(game)) == (4, 0, 1)


@pytest.mark.rule("saigon75", "D.2.3b", "D.4.13")
def test_militia_and_infiltration_markers_are_no_units():
    game = table(sv={"saigon": "para"}, nv={"reserves": "vc"}, militia="kon_tum pleiku")
    kinds = state(game).book.domains["kind"].ids
    assert {action[1] for action in actions(game) if action[0] == "move"} == {"nv_division", "vc"}
    assert not {"qt", "infiltration"} & set(kinds)
    assert refusal(game, ["move", "nv_division", "kon_tum"]) == "D.4.3"  # nobody is there


@pytest.mark.rule("saigon75", "D.2.2b", "D.4.4")
def test_units_enter_from_the_reserves_by_the_arrows_only():
    arrows = [
        "quang_tri", "da_nang", "quang_ngai", "kon_tum", "pleiku", "dak_lak", "dak_nong", "phuoc_binh",
        "an_loc", "long_an", "kien_giang",
    ]  # fmt: skip
    for kind in ("nv_division", "vc"):
        game = table(sv={"saigon": "para"})
        play(game, ["move", kind, "reserves"])
        assert [place for _, place in actions(game)] == arrows
        for province in state(game).book.province_ids:
            assert refusal(game, ["to", province]) == ("" if province in arrows else "D.2.2b")


# ---------------------------------------------------------------- moving and attacking


@pytest.mark.rule("saigon75", "D.2.2c", "D.2.6")
def test_an_activated_unit_moves_attacks_or_does_both_for_one_activation():
    game = table(
        sv={"pleiku": "mech", "kon_tum": "ranger", "ca_mau": "sv_division"},
        nv={"pleiku": "nv_division_reduced", "dak_lak": "nv_division*2"},
        available=3,
    )
    move(game, "nv_division", "dak_lak", "pleiku")  # moves, and will attack
    assert (state(game).available, activated(game)) == (2, 1)
    move(game, "nv_division", "dak_lak", "dak_nong")  # only moves
    assert (state(game).available, activated(game)) == (1, 2)
    play(game, ["done"], ["attack", "pleiku"], ["engage", "nv_division"])
    assert (state(game).available, activated(game)) == (1, 2)  # it had been paid for
    play(game, ["engage", "nv_division_reduced"])  # only attacks
    assert game.decision.name == "announce-bonus"
    assert (state(game).available, activated(game)) == (0, 3)
    assert len(events(game, "combat-declared")[0]["units"]) == 2


@pytest.mark.rule("saigon75", "D.2.2c", "D.2.4a", "D.6.2a")
def test_a_unit_without_an_activation_neither_moves_nor_attacks():
    sv = {"saigon": "para", "ca_mau": "mech", "pleiku": "ranger"}
    game = table(sv=sv, nv={"pleiku": "vc", "ca_mau": "vc"}, phase="SV", available=1, **ASKED)
    move(game, "para", "saigon", "ca_mau")
    assert refusal(game, ["move", "mech", "ca_mau"]) == "D.2.4a"
    play(game, ["done"])
    assert refusal(game, ["attack", "pleiku"]) == "D.6.2a"
    play(game, ["attack", "ca_mau"])
    assert [e["units"] for e in events(game, "combat-declared")] == [["para"]]  # the mechanised unit cannot


@pytest.mark.rule("saigon75", "D.2.6", "D.2.1c")
def test_marks_are_cleared_and_activations_lost_at_the_end_of_the_phase():
    game = table(sv={"saigon": "para", "ca_mau": "mech"}, available=5, dice=[2])
    move(game, "nv_division", "reserves", "kon_tum")
    move(game, "vc", "reserves", "kon_tum")
    assert len(game.position()["marks"]["activated"]) == 2
    assert len(game.position()["marks"]["moved"]) == 2
    play(game, ["done"])
    document = game.position()
    assert document["active"] == "SV"
    assert document["marks"]["activated"] == document["marks"]["moved"] == []
    assert (document["available"], document["free_vc"]) == (5, 0)  # his own roll: 2 + 3


@pytest.mark.rule("saigon75", "D.2.6", "D.2.1c")
def test_marks_of_sv_are_cleared_at_the_end_of_his_phase():
    game = table(sv={"saigon": "para*3", "ca_mau": "mech"}, phase="SV", available=5, dice=[1, 1])
    move(game, "mech", "ca_mau", "can_tho")
    assert activated(game) == 1
    play(game, ["done"])
    assert state(game).active == 0
    assert (activated(game), state(game).moved, state(game).available) == (0, 0, 3)


@pytest.mark.rule("saigon75", "D.2.1c")
def test_nothing_is_left_over_at_the_end_of_the_game():
    game = table(sv={"saigon": "para"}, phase="SV", step="end_of_phase", turn=8, available=4)
    assert game.over
    assert (state(game).available, state(game).free_vc) == (0, 0)


# ---------------------------------------------------------------- air supports


@pytest.mark.rule("saigon75", "D.2.4a")
def test_units_and_air_markers_share_the_result():
    game = rolled(1, "SV", **ASKED)  # 4 activations
    play(game, ["done"], ["buy"], ["buy"], ["done"], ["play", "3"])
    assert (state(game).available, state(game).air_ready, state(game).air_supply) == (2, 2, 10)
    move(game, "mech", "ca_mau", "can_tho")
    move(game, "ranger", "saigon", "an_loc")
    assert refusal(game, ["move", "ranger", "saigon"]) == "D.2.4a"
    assert [e["ready"] for e in events(game, "air-bought")] == [1, 2]


@pytest.mark.rule("saigon75", "D.2.5a")
def test_the_box_holds_five():
    game = rolled(6, "SV", air={"ready": 3, "supply": 9, "lost": 0})
    play(game, ["buy"], ["buy"])
    assert (state(game).air_ready, state(game).available) == (5, 7)
    assert game.decision.name == "move-units"  # a sixth was not even asked about
    assert bought_out(ready=5, supply=7, available=9) == "D.2.5a"
    assert bought_out(ready=4, supply=8, available=9) == ""


@pytest.mark.rule("saigon75", "D.2.4a", "M.1.4")
def test_nothing_is_bought_from_an_empty_supply_or_without_an_activation():
    assert bought_out(ready=1, supply=0, available=9) == "M.1.4"
    assert bought_out(ready=1, supply=1, available=9) == ""
    assert bought_out(ready=1, supply=9, available=0) == "D.2.4a"
    assert bought_out(ready=1, supply=9, available=1) == ""
    game = rolled(6, "SV", air={"ready": 0, "supply": 1, "lost": 11})
    play(game, ["buy"])
    assert game.decision.name == "move-units"
    game = rolled(1, "SV", turn=8, plus_ones={"NV": 0, "SV": 0})  # 2 activations
    play(game, ["buy"], ["buy"])
    assert (state(game).available, state(game).air_ready) == (0, 2)


def bought_out(ready: int, supply: int, available: int) -> str:
    """The rule that forbids buying; the question is asked with the box and the supply as given."""
    air = {"ready": ready, "supply": supply, "lost": 12 - ready - supply}
    game = rolled(4, "SV", air={"ready": 0, "supply": 12, "lost": 0}, plus_ones={"NV": 0, "SV": 0})
    assert game.decision.name == "buy-air"
    s = state(game)
    s.air_ready, s.air_supply, s.air_lost, s.available = air["ready"], air["supply"], air["lost"], available
    return refusal(game, ["buy"])


@pytest.mark.rule("saigon75", "D.2.1c", "D.6c.5")
def test_bought_air_markers_stay_from_turn_to_turn():
    game = table(sv={"saigon": "sv_division*3"}, phase="SV", step="availability", dice=[2, 1, 1, 1])
    play(game, ["done"], ["buy"], ["buy"])
    while state(game).turn == 1:
        play(game, ["done"])
    assert state(game).air_ready == 2
    assert state(game).active == 0
    while state(game).active == 0:
        play(game, ["done"])
    assert (state(game).turn, state(game).air_ready, state(game).available) == (2, 2, 4)


@pytest.mark.rule("saigon75", "D.2.5b", "D.2.4b")
def test_an_air_marker_supports_an_attack_for_nothing():
    air = {"ready": 2, "supply": 10, "lost": 0}
    game = table(sv={"pleiku": "mech"}, nv={"pleiku": "nv_division"}, phase="SV", step="combat", air=air)
    play(game, ["attack", "pleiku"])
    assert state(game).available == 8
    play(game, ["air"])
    assert (state(game).available, len(events(game, "air-committed"))) == (8, 1)


@pytest.mark.rule("saigon75", "D.2.5b", "D.2.4b")
def test_an_air_marker_supports_a_defence_in_the_phase_of_nv():
    air = {"ready": 1, "supply": 11, "lost": 0}
    game = table(
        sv={"pleiku": "mech"}, nv={"pleiku": "nv_division"}, step="combat", air=air, turn=2, dice=[6] * 4
    )
    play(game, ["attack", "pleiku"], ["done"])
    assert game.seat == "SV"
    play(game, ["air"])
    battle = events(game, "battle")[0]
    assert len(battle["sv_faces"]) == 2  # the mechanised unit and its air support
    assert len(events(game, "attrition")) == 1


@pytest.mark.rule("saigon75", "D.2.5b", "D.2.4b", "D.4.10a")
def test_an_air_marker_carries_a_ranger_for_the_activation_of_the_ranger_alone():
    air = {"ready": 1, "supply": 11, "lost": 0}
    game = table(sv={"quang_tri": "ranger", "saigon": "para"}, phase="SV", available=2, air=air, dice=[6])
    play(game, ["move", "ranger", "quang_tri"], ["airlift", "ca_mau"])
    assert units(game, "ca_mau") == {"ranger": 1}
    assert (state(game).available, state(game).air_ready) == (1, 1)


@pytest.mark.rule("saigon75", "D.2.4b", "D.7.1")
def test_an_eliminated_air_marker_is_of_no_use_any_more():
    air = {"ready": 1, "supply": 11, "lost": 0}
    game = table(sv={"quang_tri": "ranger*2", "saigon": "para"}, phase="SV", air=air, dice=[1])
    play(game, ["move", "ranger", "quang_tri"], ["airlift", "ca_mau"])
    assert (state(game).air_ready, state(game).air_supply, state(game).air_lost) == (0, 11, 1)
