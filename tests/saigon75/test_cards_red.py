"""The red cards 09 to 13: they favour the North, which makes their choices whoever plays them."""

from __future__ import annotations

import pytest

from indochine.titles.saigon75.book import SV
from indochine.titles.saigon75.rules import d06c_bonus

from .cards_table import BLANKS, SIDES, asked, attack, dice, finish, with_card
from .table import actions, events, has_militia, play, refusal, state, units

AIR = {"ready": 3, "supply": 9, "lost": 0}
NO_EVENT = {"card": 0, "uses": 0, "province": None}


# 09 Diversion


TWO_FRONTS = {"saigon": "mech", "pleiku": "mech", "ca_mau": "para"}
TWO_FOES = {"saigon": "nv_division", "pleiku": "nv_division"}


@pytest.mark.rule("saigon75", "card:09", "D.6c.6")
def test_diversion_takes_the_saigon_die_and_air_support() -> None:
    game = with_card(9, "NV", turn=2, sv=TWO_FRONTS, nv=TWO_FOES, air=AIR, infiltration=0, dice=BLANKS)
    assert asked(game) == ("name-province", "NV")
    assert len(actions(game)) == 20
    play(game, ["name", "saigon"])
    attack(game, "saigon", "pleiku")
    # In Saigon the South has nothing to announce; in Pleiku it has.
    assert dice(game) == [(1, 1)]
    finish(game, "voluntary-retreat")
    assert asked(game) == ("announce-bonus", "SV")
    play(game, ["air"], ["done"])
    assert dice(game) == [(1, 1), (1, 2)]


@pytest.mark.rule("saigon75", "card:09")
def test_diversion_played_by_the_south_is_named_by_the_north() -> None:
    tokens = {"3": "SV", "5": "gone", "7": "gone"}
    game = with_card(9, "SV", sv=TWO_FRONTS, nv=TWO_FOES, air=AIR, tokens=tokens, dice=BLANKS)
    assert asked(game) == ("name-province", "NV")
    play(game, ["name", "pleiku"])
    attack(game, "pleiku", "saigon")
    play(game, ["keep"])  # no bonus die could be announced in Pleiku; its own die may be thrown again
    finish(game, "voluntary-retreat")
    assert dice(game) == [(1, 1)]
    assert refusal(game, ["token"]) == refusal(game, ["air"]) == ""
    play(game, ["token"], ["done"])
    assert dice(game) == [(1, 1), (1, 2)]


@pytest.mark.rule("saigon75", "card:09")
def test_diversion_refuses_each_kind_of_bonus_die_by_name() -> None:
    game = with_card(9, "NV", sv=TWO_FRONTS, nv=TWO_FOES, air=AIR, dice=BLANKS)
    play(game, ["name", "pleiku"])
    attack(game, "pleiku")
    assert asked(game) == ("announce-bonus", "NV")
    south = d06c_bonus.AnnounceBonus(SV)  # what the South would be told; it is not even asked
    for code in (d06c_bonus.AIR, d06c_bonus.EVENT, d06c_bonus.TOKEN):
        why = south.refused(state(game), code)
        assert why is not None
        assert why.rule == "card:09"
    assert south.legal(state(game)) == [d06c_bonus.DONE]
    assert refusal(game, ["infiltrate"]) == ""  # the North keeps its own


@pytest.mark.rule("saigon75", "card:09", "D.3.4a")
def test_diversion_is_over_in_the_next_phase() -> None:
    game = play(with_card(9, "NV", sv=TWO_FRONTS), ["name", "pleiku"])
    assert game.position()["event"] == {"card": 9, "uses": 0, "province": "pleiku"}
    while not events(game, "phase-begins"):
        game.play(["done"])
    assert game.position()["event"] == NO_EVENT


# 10 Armoured Support


@pytest.mark.rule("saigon75", "card:10", "D.6c.7")
@SIDES
def test_armour_adds_two_dice_in_one_combat(side: str) -> None:
    game = with_card(10, side, sv=TWO_FRONTS, nv=TWO_FOES, infiltration=0, dice=BLANKS)
    attack(game, "pleiku", "saigon")
    assert asked(game) == ("announce-bonus", "NV")
    play(game, ["event"])
    finish(game, "announce-bonus", "voluntary-retreat")
    assert dice(game) == [(3, 1), (1, 2 if side == "NV" else 1)]
    assert len(events(game, "event-used")) == 1


@pytest.mark.rule("saigon75", "card:10")
def test_armour_once_in_the_phase_and_never_for_the_south() -> None:
    sv, nv = {"pleiku": "mech*2", "kon_tum": "mech"}, {"pleiku": "nv_division", "kon_tum": "nv_division"}
    game = with_card(10, "NV", turn=2, sv=sv, nv=nv, air=AIR, dice=BLANKS)
    attack(game, "pleiku", "kon_tum")
    play(game, ["event"])
    assert refusal(game, ["event"]) == "D.6c.7"
    play(game, ["done"])
    assert asked(game) == ("announce-bonus", "SV")
    assert refusal(game, ["event"]) == "D.6c.7"
    finish(game, "announce-bonus", "voluntary-retreat")
    assert dice(game) == [(3, 2), (1, 1)]


@pytest.mark.rule("saigon75", "card:10", "D.6a.3a")
def test_armour_stays_within_five_dice() -> None:
    game = with_card(10, "NV", sv={"pleiku": "mech"}, nv={"pleiku": "nv_division*4"}, dice=BLANKS)
    attack(game, "pleiku")
    play(game, ["event"])
    assert dice(game) == [(5, 1)]
    full = with_card(10, "NV", sv={"pleiku": "mech"}, nv={"pleiku": "nv_division*5"}, dice=BLANKS)
    attack(full, "pleiku")
    assert events(full, "event-used") == []
    assert dice(full) == [(5, 1)]


# 11 Viet Cong Infiltration


@pytest.mark.rule("saigon75", "card:11")
@SIDES
def test_infiltration_puts_up_to_two_vc_into_one_province(side: str) -> None:
    game = with_card(11, side)
    assert asked(game) == ("name-province", "NV")
    play(game, ["name", "ca_mau"])
    assert asked(game) == ("put-vc", "NV")
    play(game, ["put"], ["put"])
    assert units(game, "ca_mau") == {"vc": 2}
    assert units(game, "reserves")["vc"] == 6
    assert asked(game) == ("move-units", side)
    assert game.position()["cards"]["discard"][-1] == 11


@pytest.mark.rule("saigon75", "card:11")
@pytest.mark.parametrize("number", [0, 1])
def test_infiltration_may_put_fewer(number: int) -> None:
    game = play(with_card(11, "NV"), ["name", "saigon"], *[["put"]] * number, ["done"])
    assert units(game, "saigon").get("vc", 0) == number
    assert asked(game) == ("move-units", "NV")


@pytest.mark.rule("saigon75", "card:11", "D.5.1")
def test_infiltration_stays_within_stacking() -> None:
    game = with_card(11, "NV", nv={"saigon": "nv_division*4", "an_loc": "nv_division*5"})
    assert refusal(game, ["name", "an_loc"]) == "D.5.1"
    play(game, ["name", "saigon"], ["put"])  # the fifth unit; a sixth is not even asked for
    assert units(game, "saigon") == {"sv_division": 1, "nv_division": 4, "vc": 1}
    assert asked(game) == ("move-units", "NV")


@pytest.mark.rule("saigon75", "card:11")
def test_infiltration_with_one_vc_in_the_reserves_puts_only_that_one() -> None:
    nv = {"pleiku": "vc*5", "eliminated": "vc*2"}
    game = play(with_card(11, "NV", nv=nv), ["name", "saigon"], ["put"])
    assert units(game, "saigon")["vc"] == 1
    assert units(game, "eliminated")["vc"] == 2
    assert asked(game) == ("move-units", "NV")


@pytest.mark.rule("saigon75", "card:11")
def test_infiltration_with_none_in_the_reserves_takes_one_eliminated() -> None:
    nv = {"pleiku": "vc*5", "eliminated": "vc*3"}
    game = play(with_card(11, "SV", nv=nv), ["name", "saigon"])
    assert asked(game) == ("put-vc", "NV")
    assert game.decision is not None
    assert game.decision.context()["number"] == 1
    play(game, ["put"])
    assert units(game, "saigon")["vc"] == 1
    assert units(game, "eliminated")["vc"] == 2
    assert asked(game) == ("move-units", "SV")


@pytest.mark.rule("saigon75", "card:11")
@SIDES
def test_infiltration_without_any_vc_to_put_has_no_effect(side: str) -> None:
    game = with_card(11, side, nv={"pleiku": "vc*5", "kon_tum": "vc*3"})
    assert events(game, "no-effect") == [{"card": "11"}]
    assert asked(game) == ("move-units", side)
    assert game.position()["cards"]["discard"][-1] == 11


@pytest.mark.rule("saigon75", "card:11", "D.2.3a")
def test_infiltrated_vc_do_not_move_and_attack_beside_the_two_free_ones() -> None:
    nv = {"an_loc": "vc*2"}
    game = with_card(11, "NV", sv={"saigon": "mech", "an_loc": "mech"}, nv=nv, available=0, dice=BLANKS)
    play(game, ["name", "saigon"], ["put"], ["put"])
    assert game.position()["free_vc"] == 2
    assert refusal(game, ["move", "vc", "saigon"]) == "D.4.3"
    assert refusal(game, ["move", "vc", "an_loc"]) == ""
    attack(game, "saigon", "an_loc")
    finish(game, "announce-bonus", "voluntary-retreat")
    assert dice(game) == [(2, 2), (2, 1)]  # four VC attack; the second figure of Saigon has its own die


@pytest.mark.rule("saigon75", "card:11")
def test_infiltrated_vc_in_the_phase_of_the_south_are_like_any_other_in_the_next() -> None:
    game = play(with_card(11, "SV"), ["name", "pleiku"], ["put"], ["put"])
    marks = game.position()["marks"]
    assert marks["activated"] == marks["moved"] == []
    while game.position()["turn"] == 1 or asked(game)[0] != "move-units":
        game.play(["done"])
    assert has_militia(game, "pleiku")  # alone there at the end of the combat sub-phase
    assert refusal(game, ["move", "vc", "pleiku"]) == ""


# 12 Montagnard Revolt


HIGHLANDS = {"pleiku": "sv_division ranger mech", "dak_lak": "mech", "saigon": "para"}


@pytest.mark.rule("saigon75", "card:12")
@SIDES
def test_revolt_reduces_a_division_in_the_mountains(side: str) -> None:
    game = with_card(12, side, sv=HIGHLANDS)
    assert asked(game) == ("name-province", "NV")
    assert actions(game) == [["name", "pleiku"], ["name", "dak_lak"]]
    assert refusal(game, ["name", "saigon"]) == "card:12"  # no mountain
    assert refusal(game, ["name", "kon_tum"]) == "card:12"  # nobody there
    play(game, ["name", "pleiku"])
    assert asked(game) == ("designate-units", "NV")
    assert refusal(game, ["done"]) == "card:12"
    assert refusal(game, ["designate", "para"]) == "D.3.3b"
    play(game, ["designate", "sv_division"])
    assert units(game, "pleiku") == {"sv_division_reduced": 1, "ranger": 1, "mech": 1}
    assert asked(game) == ("move-units", side)


@pytest.mark.rule("saigon75", "card:12")
def test_revolt_eliminates_any_other_unit() -> None:
    game = play(with_card(12, "NV", sv=HIGHLANDS), ["name", "pleiku"], ["designate", "ranger"])
    assert units(game, "pleiku") == {"sv_division": 1, "mech": 1}
    assert units(game, "eliminated")["ranger"] == 6


@pytest.mark.rule("saigon75", "card:12")
def test_revolt_bars_the_units_left_there_for_the_phase() -> None:
    nv = {"pleiku": "nv_division", "dak_lak": "nv_division"}
    game = with_card(12, "SV", sv=HIGHLANDS, nv=nv, dice=BLANKS)
    play(game, ["name", "pleiku"], ["designate", "ranger"])
    assert refusal(game, ["move", "mech", "pleiku"]) == "card:12"
    assert refusal(game, ["move", "sv_division", "pleiku"]) == "card:12"
    assert refusal(game, ["move", "mech", "dak_lak"]) == ""
    play(game, ["move", "para", "saigon"], ["to", "pleiku"], ["done"])
    play(game, ["attack", "pleiku"])  # by the newcomer alone
    assert [e["units"] for e in events(game, "combat-declared")] == [["para"]]
    play(game, ["attack", "dak_lak"])
    finish(game, "announce-bonus", "voluntary-retreat")
    assert dice(game)[0] == (1, 1)


@pytest.mark.rule("saigon75", "card:12")
def test_revolt_does_not_keep_units_from_defending_nor_outlast_the_phase() -> None:
    game = with_card(
        12,
        "NV",
        sv=HIGHLANDS,
        nv={"pleiku": "nv_division"},
        infiltration=0,
        plus_ones={"NV": 0, "SV": 0},
        dice=BLANKS,
    )
    play(game, ["name", "pleiku"], ["designate", "ranger"])
    attack(game, "pleiku")
    assert dice(game) == [(1, 2)]
    while asked(game) != ("move-units", "SV"):
        game.play(["done"])
    assert refusal(game, ["move", "mech", "pleiku"]) == ""


@pytest.mark.rule("saigon75", "card:12")
@SIDES
def test_revolt_without_sv_units_in_the_mountains_has_no_effect(side: str) -> None:
    game = with_card(12, side, sv={"saigon": "para", "phu_yen": "mech"}, nv={"pleiku": "vc"})
    assert events(game, "no-effect") == [{"card": "12"}]
    assert asked(game) == ("move-units", side)


# 13 Paralysed Command


@pytest.mark.rule("saigon75", "card:13")
@SIDES
def test_paralysis_takes_two_dice_from_the_south_in_one_combat(side: str) -> None:
    sv = {"pleiku": "mech*4", "kon_tum": "mech*3", "saigon": "para"}
    nv = {"pleiku": "nv_division", "kon_tum": "nv_division"}
    game = with_card(13, side, sv=sv, nv=nv, infiltration=0, dice=BLANKS)
    attack(game, "pleiku", "kon_tum")
    assert asked(game) == ("announce-bonus", "NV")
    play(game, ["paralyse"])
    finish(game, "announce-bonus", "voluntary-retreat")
    assert dice(game) == [(1, 2), (1, 3)]
    assert {"label": "paralysed", "worth": -2, "rule": "card:13"} in events(game, "battle")[0]["sv_sum"]


@pytest.mark.rule("saigon75", "card:13")
def test_paralysis_may_wait_but_comes_once() -> None:
    sv = {"pleiku": "mech*4", "kon_tum": "mech*3", "saigon": "para"}
    nv = {"pleiku": "nv_division", "kon_tum": "nv_division"}
    game = with_card(13, "NV", sv=sv, nv=nv, dice=BLANKS)
    attack(game, "pleiku", "kon_tum")
    play(game, ["done"])
    finish(game, "voluntary-retreat")
    play(game, ["paralyse"])
    assert refusal(game, ["paralyse"]) == "D.6c.7"
    play(game, ["done"])
    assert dice(game) == [(1, 4), (1, 1)]


@pytest.mark.rule("saigon75", "card:13")
@pytest.mark.parametrize("number", [1, 2])
def test_paralysis_leaves_the_south_one_die(number: int) -> None:
    game = with_card(13, "SV", sv={"pleiku": f"mech*{number}"}, nv={"pleiku": "nv_division"}, dice=BLANKS)
    attack(game, "pleiku")
    play(game, ["paralyse"])
    assert dice(game) == [(1, 1)]


@pytest.mark.rule("saigon75", "card:13")
def test_paralysis_counts_after_the_limit_of_five_and_is_not_for_the_south() -> None:
    game = with_card(13, "SV", sv={"pleiku": "mech*4"}, nv={"pleiku": "nv_division"}, air=AIR, dice=BLANKS)
    attack(game, "pleiku")
    assert asked(game) == ("announce-bonus", "SV")
    assert refusal(game, ["paralyse"]) == "D.6c.7"
    play(game, ["air"])  # five dice; then nothing more can be added
    play(game, ["paralyse"])
    assert dice(game) == [(1, 3)]
