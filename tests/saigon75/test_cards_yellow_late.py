"""The yellow cards 04 to 06: they favour the South, which makes their choices whoever plays them."""

from __future__ import annotations

import pytest

from .cards_table import BLANKS, SIDES, attack, dice, finish, with_card
from .table import actions, events, has_militia, play, refusal, state, units

AIR = {"ready": 4, "supply": 8, "lost": 0}


# 04 Strategic Redeployment


SIX = {"quang_tri": "mech*2 para", "long_an": "river sv_division", "da_nang": "sv_division"}


@pytest.mark.rule("saigon75", "card:04")
@SIDES
def test_redeployment_moves_up_to_five_units_anywhere(side: str) -> None:
    game = with_card(4, side, sv=SIX, available=6)
    assert game.seat == "SV"
    play(game, ["take", "mech", "quang_tri"], ["to", "ca_mau"])
    play(game, ["take", "mech", "quang_tri"], ["to", "dak_nong"])
    play(game, ["take", "para", "quang_tri"], ["to", "saigon"])
    play(game, ["take", "sv_division", "long_an"], ["to", "kon_tum"])
    play(game, ["take", "sv_division", "da_nang"], ["to", "kon_tum"])
    assert game.decision is not None
    assert game.decision.name == "move-units"  # five, and no sixth
    assert units(game, "kon_tum") == {"sv_division": 2}
    assert (units(game, "ca_mau"), units(game, "dak_nong")) == ({"mech": 1}, {"mech": 1})
    assert units(game, "quang_tri") == {}
    assert game.position()["available"] == 6
    assert game.position()["marks"]["activated"] == []


@pytest.mark.rule("saigon75", "card:04")
def test_redeployment_may_stop_early() -> None:
    game = with_card(4, "SV", sv=SIX)
    before = [units(game, p) for p in ("quang_tri", "long_an", "da_nang")]
    play(game, ["done"])
    assert [units(game, p) for p in ("quang_tri", "long_an", "da_nang")] == before
    assert game.decision is not None
    assert game.decision.name == "move-units"


@pytest.mark.rule("saigon75", "card:04", "D.4.4", "D.4.11")
def test_redeployment_never_to_the_zone_and_river_patrols_along_the_mekong() -> None:
    game = play(with_card(4, "SV", sv=SIX), ["take", "river", "long_an"])
    assert refusal(game, ["to", "reserves"]) == "D.4.4"
    assert refusal(game, ["to", "saigon"]) == "D.4.11"
    assert sorted(a[1] for a in actions(game)) == ["ca_mau", "can_tho", "kien_giang"]
    play(game, ["to", "ca_mau"], ["take", "para", "quang_tri"])
    assert refusal(game, ["to", "reserves"]) == "D.4.4"
    assert refusal(game, ["to", "quang_tri"]) == "D.4.2"
    assert len(actions(game)) == 19


@pytest.mark.rule("saigon75", "card:04", "D.4.3")
def test_redeployment_is_the_one_move_of_the_turn() -> None:
    game = play(with_card(4, "SV", sv=SIX), ["take", "para", "quang_tri"], ["to", "saigon"])
    assert refusal(game, ["take", "para", "saigon"]) == "D.4.3"  # not twice by the card either
    play(game, ["done"])
    assert refusal(game, ["move", "para", "saigon"]) == "D.4.3"
    assert refusal(game, ["move", "mech", "quang_tri"]) == ""


@pytest.mark.rule("saigon75", "card:04", "D.4.3")
def test_redeployment_by_the_other_reading_leaves_the_move() -> None:
    game = with_card(4, "SV", sv=SIX, options={"redeploy_then_move": True})
    play(game, ["take", "para", "quang_tri"], ["to", "saigon"], ["done"])
    assert refusal(game, ["move", "para", "saigon"]) == ""


@pytest.mark.rule("saigon75", "card:04", "D.4.3")
@pytest.mark.parametrize(("reading", "rule"), [(False, "D.4.3"), (True, "")])
def test_redeployment_in_the_phase_of_the_north_is_the_move_of_that_turn(reading: bool, rule: str) -> None:
    game = with_card(4, "NV", sv=SIX, plus_ones={"NV": 0, "SV": 0}, options={"redeploy_then_move": reading})
    play(game, ["take", "para", "quang_tri"], ["to", "saigon"], ["done"])
    while (game.decision and game.decision.name != "move-units") or game.seat == "NV":
        game.play(["done"])
    assert game.position()["turn"] == 1
    assert refusal(game, ["move", "para", "saigon"]) == rule
    game.play(["done"])
    while (game.decision and game.decision.name != "move-units") or game.seat == "NV":
        game.play(["done"])
    assert game.position()["turn"] == 2
    assert refusal(game, ["move", "para", "saigon"]) == ""


@pytest.mark.rule("saigon75", "card:04")
def test_a_redeployed_unit_may_be_activated_and_fight() -> None:
    game = with_card(4, "SV", sv=SIX, nv={"pleiku": "nv_division"}, available=1, dice=BLANKS)
    play(game, ["take", "mech", "quang_tri"], ["to", "pleiku"], ["done"])
    attack(game, "pleiku")
    assert dice(game) == [(1, 1)]


@pytest.mark.rule("saigon75", "card:04", "D.8.6")
def test_redeployment_overruns_militia_alone() -> None:
    game = with_card(4, "NV", sv=SIX, nv={"phu_yen": "vc"}, militia="phu_yen ca_mau")
    play(game, ["take", "mech", "quang_tri"], ["to", "ca_mau"])
    play(game, ["take", "mech", "quang_tri"], ["to", "phu_yen"])
    assert not has_militia(game, "ca_mau")
    assert has_militia(game, "phu_yen")  # the North stands there


@pytest.mark.rule("saigon75", "card:04", "D.5.2b")
def test_redeployment_over_the_limit_is_judged_when_movement_ends() -> None:
    game = with_card(4, "NV", sv={"saigon": "sv_division*4 ranger", "quang_tri": "para"})
    play(game, ["take", "para", "quang_tri"], ["to", "saigon"], ["done"])
    assert sum(units(game, "saigon").values()) == 6
    play(game, ["done"])
    assert game.decision is not None
    assert (game.decision.name, game.seat) == ("eliminate-excess", "SV")
    play(game, ["eliminate", "ranger"])
    assert units(game, "saigon") == {"sv_division": 4, "para": 1}


# 05 General Mobilisation


@pytest.mark.rule("saigon75", "card:05")
@SIDES
def test_mobilisation_restores_a_division_and_raises_a_unit_in_saigon(side: str) -> None:
    sv = {"pleiku": "sv_division_reduced", "da_nang": "sv_division_reduced", "saigon": "sv_division"}
    game = with_card(5, side, sv=sv, nv={"reserves": "nv_division_reduced"})
    assert game.seat == "SV"
    assert actions(game) == [["restore", "da_nang"], ["restore", "pleiku"]]
    assert refusal(game, ["restore", "saigon"]) == "card:05"
    assert refusal(game, ["restore", "reserves"]) == "card:05"
    play(game, ["restore", "pleiku"])
    assert units(game, "pleiku") == {"sv_division": 1}
    assert units(game, "da_nang") == {"sv_division_reduced": 1}
    assert game.seat == "SV"
    assert actions(game) == [["raise", "ranger"], ["raise", "mech"]]
    assert refusal(game, ["raise", "marine"]) == "card:05"
    play(game, ["raise", "mech"])
    assert units(game, "saigon") == {"sv_division": 1, "mech": 1}
    assert game.position()["cards"]["discard"][-1] == 5


EVERY_REGULAR = {"can_tho": "ranger*5", "long_an": "ranger mech*4", "ca_mau": "mech*3"}


@pytest.mark.rule("saigon75", "card:05")
def test_mobilisation_raises_only_what_was_lost() -> None:
    sv = {**EVERY_REGULAR, "ca_mau": "mech*2", "saigon": "para"}
    game = with_card(5, "SV", sv=sv)
    assert units(game, "saigon") == {"para": 1, "mech": 1}  # the one unit lost, unasked
    assert events(game, "no-effect") == []


@pytest.mark.rule("saigon75", "card:05", "D.5.1")
def test_mobilisation_raises_nothing_in_a_full_saigon() -> None:
    game = with_card(5, "SV", sv={"saigon": "sv_division_reduced sv_division*4"})
    assert units(game, "saigon") == {"sv_division": 5}
    assert events(game, "raised-unit") == []
    assert len(events(game, "restored")) == 1


@pytest.mark.rule("saigon75", "card:05")
def test_mobilisation_raises_nothing_when_the_north_controls_saigon() -> None:
    sv, nv = {"saigon": "para", "long_an": "sv_division_reduced"}, {"saigon": "nv_division*2"}
    game = with_card(5, "NV", sv=sv, nv=nv, militia="saigon")
    assert units(game, "saigon") == {"para": 1, "nv_division": 2}
    contested = with_card(5, "NV", sv=sv, nv=nv)  # without a marker the South controls it
    play(contested, ["raise", "ranger"])
    assert units(contested, "saigon") == {"para": 1, "ranger": 1, "nv_division": 2}


@pytest.mark.rule("saigon75", "card:05")
def test_mobilisation_without_a_reduced_division_still_raises_a_unit() -> None:
    game = play(with_card(5, "SV"), ["raise", "ranger"])
    assert units(game, "saigon") == {"sv_division": 1, "ranger": 1}
    assert events(game, "no-effect") == []


@pytest.mark.rule("saigon75", "card:05")
def test_mobilisation_has_no_effect_with_nothing_to_restore_or_raise() -> None:
    game = with_card(5, "SV", sv={"saigon": "sv_division*5"})
    assert events(game, "no-effect") == [{"card": "5"}]


@pytest.mark.rule("saigon75", "card:05")
def test_a_unit_raised_may_be_activated_at_once() -> None:
    game = play(with_card(5, "SV"), ["raise", "ranger"])
    assert refusal(game, ["move", "ranger", "saigon"]) == ""


# 06 Stubborn Resistance


THREE_FIGHTS = {"pleiku": "mech", "kon_tum": "mech", "dak_lak": "mech", "saigon": "mech"}
THREE_FOES = {"pleiku": "nv_division", "kon_tum": "nv_division", "dak_lak": "nv_division"}


@pytest.mark.rule("saigon75", "card:06", "D.6c.7")
@SIDES
def test_resistance_adds_a_die_in_two_different_combats(side: str) -> None:
    game = with_card(6, side, sv=THREE_FIGHTS, nv=THREE_FOES, infiltration=0, dice=BLANKS)
    attack(game, "pleiku", "kon_tum", "dak_lak")
    assert game.seat == "SV"
    play(game, ["event"])  # nothing else could be added: the combat is fought
    play(game, ["event"])
    finish(game, "announce-bonus", "voluntary-retreat")
    assert dice(game) == [(1, 2), (1, 2), (1, 1)]
    assert [e["place"] for e in events(game, "event-used")] == ["pleiku", "kon_tum"]


@pytest.mark.rule("saigon75", "card:06")
def test_resistance_once_in_a_combat_and_in_two_at_most() -> None:
    game = with_card(6, "SV", sv=THREE_FIGHTS, nv=THREE_FOES, air=AIR, dice=BLANKS)
    attack(game, "pleiku", "kon_tum", "dak_lak")
    play(game, ["event"])
    assert refusal(game, ["event"]) == "D.6c.7"
    play(game, ["done"], ["event"], ["done"])
    assert refusal(game, ["event"]) == "D.6c.7"  # the third combat
    play(game, ["done"])
    assert dice(game) == [(1, 2), (1, 2), (1, 1)]


@pytest.mark.rule("saigon75", "card:06")
def test_resistance_need_not_be_used() -> None:
    game = with_card(6, "NV", sv=THREE_FIGHTS, nv=THREE_FOES, infiltration=0, dice=BLANKS)
    attack(game, "pleiku", "kon_tum", "dak_lak")
    play(game, ["done"], ["event"], ["event"])
    assert dice(game) == [(1, 1), (1, 2), (1, 2)]
    finish(game, "end-of-phase")
    assert game.position()["event"] == {"card": 0, "uses": 0, "province": None}


@pytest.mark.rule("saigon75", "card:06")
def test_resistance_is_not_for_the_north() -> None:
    game = with_card(6, "NV", sv=THREE_FIGHTS, nv=THREE_FOES, dice=BLANKS)
    attack(game, "pleiku")
    assert game.seat == "NV"
    assert refusal(game, ["event"]) == "D.6c.7"
    assert state(game).event_uses == 2
