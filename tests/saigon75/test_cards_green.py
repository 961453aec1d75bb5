"""The two green cards, 07 and 08: they favour neither side, and the player who plays them chooses."""

from __future__ import annotations

import pytest

import indochine

from .cards_table import BLANKS, SIDES, with_card
from .table import actions, events, play, refusal, state, units

AIR = {"ready": 3, "supply": 9, "lost": 0}


# 07 Replacements


REDUCED_SV = {"pleiku": "sv_division_reduced*2", "saigon": "sv_division_reduced sv_division"}
REDUCED_NV = {"reserves": "nv_division_reduced", "pleiku": "nv_division_reduced"}


@pytest.mark.rule("saigon75", "card:07")
def test_replacements_played_by_the_north_restore_one_of_its_divisions() -> None:
    game = with_card(7, "NV", sv=REDUCED_SV, nv=REDUCED_NV)
    assert game.seat == "NV"
    assert actions(game) == [["restore", "pleiku"], ["restore", "reserves"]]
    assert refusal(game, ["restore", "saigon"]) == "card:07"
    play(game, ["restore", "pleiku"])
    assert units(game, "pleiku") == {"sv_division_reduced": 2, "nv_division": 1}
    assert units(game, "reserves")["nv_division_reduced"] == 1
    assert game.position()["cards"]["discard"][-1] == 7


@pytest.mark.rule("saigon75", "card:07")
def test_replacements_reach_the_reserves_of_the_north() -> None:
    game = play(with_card(7, "NV", sv=REDUCED_SV, nv=REDUCED_NV), ["restore", "reserves"])
    assert units(game, "reserves") == {"nv_division": 13, "vc": 8}
    assert units(game, "pleiku")["nv_division_reduced"] == 1


@pytest.mark.rule("saigon75", "card:07")
def test_replacements_played_by_the_south_restore_one_of_its_divisions() -> None:
    game = with_card(7, "SV", sv=REDUCED_SV, nv=REDUCED_NV)
    assert game.seat == "SV"
    assert actions(game) == [["restore", "pleiku"], ["restore", "saigon"]]
    assert refusal(game, ["restore", "reserves"]) == "card:07"
    play(game, ["restore", "pleiku"])
    assert units(game, "pleiku") == {"sv_division": 1, "sv_division_reduced": 1, "nv_division_reduced": 1}


@pytest.mark.rule("saigon75", "card:07")
@SIDES
def test_replacements_without_a_reduced_division_of_one_s_own_have_no_effect(side: str) -> None:
    enemy_only = {"nv": REDUCED_NV, "sv": {"saigon": "sv_division"}}
    if side == "NV":
        enemy_only = {"sv": REDUCED_SV}
    game = with_card(7, side, **enemy_only)
    assert events(game, "no-effect") == [{"card": "7"}]
    assert events(game, "restored") == []
    assert game.position()["cards"]["discard"][-1] == 7


# 08 Monsoon


FOUGHT = {"pleiku": "mech ranger", "saigon": "sv_division"}


def attack_pleiku(game: indochine.Game) -> indochine.Game:
    play(game, ["done"], ["attack", "pleiku"])
    while game.decision and game.decision.name == "engage-units":
        game.play(next(a for a in actions(game) if a[0] == "engage"))
    if game.decision and game.decision.name == "declare-combat":
        game.play(["done"])
    return game


@pytest.mark.rule("saigon75", "card:08")
@SIDES
def test_monsoon_no_air_support_in_attack_or_defence(side: str) -> None:
    game = with_card(
        8,
        side,
        sv=FOUGHT,
        nv={"pleiku": "nv_division"},
        air=AIR,
        tokens={"3": side, "5": "gone", "7": "gone"},
        dice=BLANKS,
    )
    attack_pleiku(game)
    while game.seat == "NV" and game.decision and game.decision.name == "announce-bonus":
        assert refusal(game, ["infiltrate"]) == "card:08"
        game.play(["done"])
    if side == "SV":
        assert refusal(game, ["air"]) == "card:08"
        play(game, ["done"])
    assert events(game, "air-committed") == []
    assert len(events(game, "battle")[0]["sv_faces"]) == 2
    assert game.position()["air"] == AIR


@pytest.mark.rule("saigon75", "card:08")
def test_monsoon_no_infiltration_marker() -> None:
    game = with_card(8, "NV", sv=FOUGHT, nv={"pleiku": "nv_division"}, dice=BLANKS)
    attack_pleiku(game)
    assert len(events(game, "battle")[0]["nv_faces"]) == 1  # nothing could be announced
    assert game.position()["infiltration"] == 5


@pytest.mark.rule("saigon75", "card:08")
def test_monsoon_no_air_transport() -> None:
    game = play(with_card(8, "SV", sv=FOUGHT, air=AIR), ["move", "ranger", "pleiku"])
    assert refusal(game, ["airlift", "saigon"]) == "card:08"
    assert {a[0] for a in actions(game)} == {"to"}
    assert {a[1] for a in actions(game)} == {"kon_tum", "binh_dinh", "phu_yen", "dak_lak"}


@pytest.mark.rule("saigon75", "card:08", "D.4.12")
def test_monsoon_mechanised_units_have_one_movement_point() -> None:
    def reach(card: int) -> set[str]:
        game = with_card(card, "SV", sv={"xuan_loc": "mech", "saigon": "para"})
        play(game, ["move", "mech", "xuan_loc"])
        assert bool(refusal(game, ["to", "long_an"])) == (card == 8)
        return {a[1] for a in actions(game)}

    assert reach(8) == {"phan_thiet", "phuoc_binh", "saigon"}
    assert reach(2) > reach(8)
    assert "long_an" in reach(2)


@pytest.mark.rule("saigon75", "card:08")
def test_monsoon_leaves_airborne_and_marines_their_special_moves() -> None:
    sv = {"quang_tri": "para marine", "saigon": "sv_division"}
    game = play(with_card(8, "SV", sv=sv), ["move", "para", "quang_tri"], ["to", "kien_giang"])
    play(game, ["move", "marine", "quang_tri"], ["to", "ca_mau"])
    assert units(game, "kien_giang") == {"para": 1}
    assert units(game, "ca_mau") == {"marine": 1}


@pytest.mark.rule("saigon75", "card:08", "D.3.4a")
@SIDES
def test_monsoon_ends_with_the_phase(side: str) -> None:
    game = with_card(8, side, sv=FOUGHT, plus_ones={"NV": 0, "SV": 0})
    assert state(game).is_monsoon()
    while not events(game, "phase-begins"):
        game.play(["done"])
    assert not state(game).is_monsoon()
    assert game.position()["cards"]["discard"][-1] == 8
