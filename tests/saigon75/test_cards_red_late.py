"""The red cards 14 to 20: they favour the North, which makes their choices whoever plays them."""

from __future__ import annotations

import pytest

import indochine

from . import cards_table
from .cards_table import BLANKS, HOME, SIDES, asked, attack, dice, finish
from .table import TITLE, actions, events, play, refusal, table, units

AIR = {"ready": 3, "supply": 9, "lost": 0}
HOME_AND_MECH = {"sv_division": 1, "mech": 1}


def with_card(card: int, side: str, **fields: object) -> indochine.Game:
    """As for the other cards, the division in Saigon always there."""
    fields["sv"] = HOME | fields.get("sv", {})  # type: ignore[operator]
    return cards_table.with_card(card, side, **fields)


# 14 Crisis in Saigon


@pytest.mark.rule("saigon75", "card:14", "D.9.1")
@pytest.mark.parametrize(
    ("provinces", "table_says"), [("", 0), ("kon_tum pleiku dak_lak da_nang quang_tri", 2)]
)
@SIDES
def test_crisis_makes_two_units_more_desert(side: str, provinces: str, table_says: int) -> None:
    game = with_card(
        14, side, sv={"saigon": "sv_division*4"}, militia=provinces, plus_ones={"NV": 0, "SV": 0}
    )
    document = game.position()
    assert document["crisis"] == 14
    game = TITLE.from_position(document, dice=[4] * 4)
    while not events(game, "desertion"):
        game.play(["done"])
    told = events(game, "desertion")[0]
    assert (told["die"], told["total"]) == (4, table_says + 2)
    assert told["sum"][-1] == {"label": "crisis", "worth": 2, "rule": "card:14"}
    assert asked(game) == ("desert", "SV")
    while asked(game)[0] == "desert":
        game.play(["reduce", "sv_division", "saigon"])
    assert game.position()["crisis"] == 0


@pytest.mark.rule("saigon75", "card:14", "D.3.4b")
def test_crisis_counts_at_one_desertion_test_only() -> None:
    game = table(sv={"saigon": "sv_division*4"}, phase="SV", step="desertion", crisis=14)
    play(game, ["remove", "sv_division", "saigon"])
    while len(events(game, "desertion")) < 2:
        game.play(["done"])
    assert [e["total"] for e in events(game, "desertion")] == [2, 0]


# 15 American Aid Cut


@pytest.mark.rule("saigon75", "card:15")
@SIDES
@pytest.mark.parametrize(("ready", "left"), [(3, 1), (2, 0), (1, 0)])
def test_aid_cut_returns_two_air_markers_to_the_supply(side: str, ready: int, left: int) -> None:
    air = {"ready": ready, "supply": 7, "lost": 12 - 7 - ready}
    game = with_card(15, side, air=air)
    assert game.position()["air"] == {"ready": left, "supply": 7 + ready - left, "lost": air["lost"]}
    assert events(game, "air-returned") == [{"number": ready - left, "ready": left}]
    assert asked(game) == ("move-units", side)
    assert game.position()["cards"]["discard"][-1] == 15


@pytest.mark.rule("saigon75", "card:15")
def test_aid_cut_with_an_empty_box_has_no_effect() -> None:
    game = with_card(15, "NV")
    assert game.position()["air"] == {"ready": 0, "supply": 12, "lost": 0}
    assert events(game, "no-effect") == [{"card": "15"}]
    assert events(game, "air-returned") == []


# 16 Ho Chi Minh Trail


@pytest.mark.rule("saigon75", "card:16")
@SIDES
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (5, 5)])
def test_trail_brings_back_two_markers_and_a_reduced_division(side: str, before: int, after: int) -> None:
    game = with_card(16, side, nv={"eliminated": "nv_division*2"}, infiltration=before)
    assert game.position()["infiltration"] == after
    assert units(game, "reserves") == {"nv_division": 12, "nv_division_reduced": 1, "vc": 8}
    assert units(game, "eliminated")["nv_division"] == 1
    assert events(game, "trail-repaired") == [{"number": after - before, "divisions": 1}]
    assert game.position()["cards"]["discard"][-1] == 16


@pytest.mark.rule("saigon75", "card:16")
def test_trail_brings_no_division_back_when_none_is_lost() -> None:
    game = with_card(16, "NV", nv={"eliminated": "vc*2"}, infiltration=2)
    assert game.position()["infiltration"] == 4
    assert units(game, "reserves") == {"nv_division": 14, "vc": 6}
    assert units(game, "eliminated")["vc"] == 2  # VC do not come back


@pytest.mark.rule("saigon75", "card:16")
def test_trail_has_no_effect_with_every_marker_and_division_there() -> None:
    game = with_card(16, "SV")
    assert game.position()["infiltration"] == 5
    assert events(game, "no-effect") == [{"card": "16"}]


# 17 Corruption


GRAFT = {"pleiku": "mech*3", "kon_tum": "mech*3", "saigon": "para"}
FOES = {"pleiku": "nv_division", "kon_tum": "nv_division"}


@pytest.mark.rule("saigon75", "card:17")
@SIDES
def test_corruption_takes_a_die_in_the_province_named_and_an_air_marker(side: str) -> None:
    game = with_card(17, side, sv=GRAFT, nv=FOES, air=AIR, infiltration=0, dice=BLANKS)
    assert asked(game) == ("name-province", "NV")
    assert len(actions(game)) == 20
    play(game, ["name", "pleiku"])
    assert game.position()["air"] == {"ready": 2, "supply": 10, "lost": 0}
    attack(game, "pleiku", "kon_tum")
    finish(game, "announce-bonus", "voluntary-retreat")
    assert dice(game) == [(1, 2), (1, 3)]
    assert {"label": "corruption", "worth": -1, "rule": "card:17"} in events(game, "battle")[0]["sv_sum"]


@pytest.mark.rule("saigon75", "card:17")
def test_corruption_leaves_one_die_and_needs_no_air_marker() -> None:
    game = with_card(17, "SV", sv={"pleiku": "mech", "saigon": "para"}, nv=FOES, dice=BLANKS)
    play(game, ["name", "pleiku"])
    attack(game, "pleiku")
    assert dice(game) == [(1, 1)]
    assert events(game, "air-returned") == []
    assert game.position()["air"] == {"ready": 0, "supply": 12, "lost": 0}


@pytest.mark.rule("saigon75", "card:17", "D.3.4a")
def test_corruption_counts_after_the_limit_of_five_and_ends_with_the_phase() -> None:
    game = with_card(17, "SV", sv={"pleiku": "mech*5"}, nv=FOES, dice=BLANKS)
    play(game, ["name", "pleiku"])
    attack(game, "pleiku")
    assert dice(game) == [(1, 4)]
    while not events(game, "phase-begins"):
        game.play(["done"])
    assert game.position()["event"] == {"card": 0, "uses": 0, "province": None}


# 18 Evacuation


@pytest.mark.rule("saigon75", "card:18")
@SIDES
def test_evacuation_moves_two_units_designated_by_the_north(side: str) -> None:
    game = with_card(18, side, sv={"pleiku": "mech ranger sv_division", "saigon": "para"})
    assert asked(game) == ("name-province", "NV")
    assert actions(game) == [["name", "pleiku"], ["name", "saigon"]]
    assert refusal(game, ["name", "kon_tum"]) == "card:18"
    play(game, ["name", "pleiku"])
    assert asked(game) == ("designate-units", "NV")
    assert refusal(game, ["designate", "para"]) == "D.3.3b"
    play(game, ["designate", "mech"])
    assert refusal(game, ["designate", "mech"]) == "D.3.3b"  # there is but one
    play(game, ["designate", "sv_division"])
    assert asked(game) == ("evacuate-to", "SV")
    assert refusal(game, ["to", "mech", "saigon"]) == "card:18"  # not adjacent
    assert refusal(game, ["to", "ranger", "kon_tum"]) == "D.3.3b"  # not designated
    play(game, ["to", "mech", "phu_yen"], ["to", "sv_division", "kon_tum"])
    assert units(game, "pleiku") == {"ranger": 1}
    assert (units(game, "phu_yen"), units(game, "kon_tum")) == ({"mech": 1}, {"sv_division": 1})
    assert asked(game) == ("move-units", side)
    assert game.position()["marks"]["moved"] == []
    assert game.position()["cards"]["discard"][-1] == 18


@pytest.mark.rule("saigon75", "card:18")
@pytest.mark.parametrize("number", [0, 1])
def test_evacuation_may_take_fewer(number: int) -> None:
    game = with_card(18, "NV", sv={"pleiku": "mech*3"})
    play(game, ["name", "pleiku"], *[["designate", "mech"]] * number, ["done"])
    if number:
        play(game, ["to", "mech", "phu_yen"])
    assert units(game, "pleiku") == {"mech": 3 - number}
    assert asked(game) == ("move-units", "NV")


@pytest.mark.rule("saigon75", "card:18", "D.5.1")
def test_evacuation_goes_to_provinces_of_the_south_with_room() -> None:
    game = with_card(
        18,
        "NV",
        sv={"pleiku": "para*2", "phu_yen": "mech*5", "binh_dinh": "ranger"},
        nv={"kon_tum": "nv_division", "binh_dinh": "nv_division*2"},
        militia="kon_tum",
    )
    play(game, ["name", "pleiku"], ["designate", "para"], ["designate", "para"])
    assert refusal(game, ["to", "para", "kon_tum"]) == "card:18"  # the North controls it
    assert refusal(game, ["to", "para", "phu_yen"]) == "D.5.1"
    assert refusal(game, ["to", "para", "reserves"]) == "card:18"
    assert actions(game) == [["to", "para", "binh_dinh"], ["to", "para", "dak_lak"]]  # contested or empty


@pytest.mark.rule("saigon75", "card:18", "D.5.1")
def test_the_south_chooses_which_unit_takes_the_last_room() -> None:
    def evacuated(kind: str) -> dict[str, int]:
        sv = {"quang_tri": "mech para", "da_nang": "ranger*4"}
        game = play(with_card(18, "NV", sv=sv), ["name", "quang_tri"])
        play(game, ["designate", "mech"], ["designate", "para"])
        again = TITLE.from_position(game.position())
        assert actions(again) == actions(game)
        play(game, ["to", kind, "da_nang"])
        assert asked(game) == ("move-units", "NV")  # the other has nowhere to go and stays
        return units(game, "quang_tri")

    assert evacuated("mech") == {"para": 1}
    assert evacuated("para") == {"mech": 1}


@pytest.mark.rule("saigon75", "card:18")
def test_evacuation_leaves_a_unit_with_nowhere_to_go() -> None:
    game = with_card(18, "NV", sv={"quang_tri": "mech para"}, nv={"da_nang": "vc"}, militia="da_nang")
    play(game, ["name", "quang_tri"], ["designate", "mech"], ["designate", "para"])
    assert units(game, "quang_tri") == {"mech": 1, "para": 1}
    assert asked(game) == ("move-units", "NV")


@pytest.mark.rule("saigon75", "card:18", "D.4.11")
def test_evacuated_river_patrols_stay_on_the_mekong() -> None:
    game = with_card(18, "SV", sv={"long_an": "river mech"})
    play(game, ["name", "long_an"], ["designate", "river"], ["designate", "mech"])
    assert refusal(game, ["to", "river", "saigon"]) == "D.4.11"
    play(game, ["to", "river", "can_tho"], ["to", "mech", "saigon"])
    assert (units(game, "can_tho"), units(game, "saigon")) == ({"river": 1}, HOME_AND_MECH)


@pytest.mark.rule("saigon75", "card:18")
def test_an_evacuated_unit_may_still_move_in_the_phase_of_the_south() -> None:
    game = with_card(18, "SV", sv={"pleiku": "mech"})
    play(game, ["name", "pleiku"], ["designate", "mech"], ["to", "mech", "phu_yen"])
    assert refusal(game, ["move", "mech", "phu_yen"]) == ""


# 19 Insurrection


THREE_FIGHTS = {"pleiku": "mech", "kon_tum": "mech", "dak_lak": "mech", "saigon": "mech"}
THREE_FOES = {"pleiku": "nv_division", "kon_tum": "nv_division", "dak_lak": "nv_division"}


@pytest.mark.rule("saigon75", "card:19", "D.6c.7")
@SIDES
def test_insurrection_adds_a_die_in_two_different_combats(side: str) -> None:
    game = with_card(19, side, sv=THREE_FIGHTS, nv=THREE_FOES, infiltration=0, dice=BLANKS)
    attack(game, "pleiku", "kon_tum", "dak_lak")
    assert asked(game) == ("announce-bonus", "NV")
    play(game, ["event"])
    finish(game, "voluntary-retreat")
    play(game, ["event"])
    finish(game, "announce-bonus", "voluntary-retreat")
    assert dice(game) == [(2, 1), (2, 1), (1, 1)]
    assert [e["place"] for e in events(game, "event-used")] == ["pleiku", "kon_tum"]


@pytest.mark.rule("saigon75", "card:19")
def test_insurrection_once_in_a_combat_and_not_for_the_south() -> None:
    game = with_card(19, "NV", turn=2, sv=THREE_FIGHTS, nv=THREE_FOES, air=AIR, dice=BLANKS)
    attack(game, "pleiku", "kon_tum", "dak_lak")
    play(game, ["event"])
    assert refusal(game, ["event"]) == "D.6c.7"
    play(game, ["infiltrate"])  # the marker comes on top; then the South is asked
    assert asked(game) == ("announce-bonus", "SV")
    assert refusal(game, ["event"]) == "D.6c.7"
    play(game, ["done"], ["event"], ["done"], ["done"])
    assert asked(game) == ("announce-bonus", "NV")
    assert refusal(game, ["event"]) == "D.6c.7"  # the third combat
    assert dice(game) == [(3, 1), (2, 1)]


@pytest.mark.rule("saigon75", "card:19", "D.6a.3a")
def test_insurrection_stays_within_five_dice() -> None:
    game = with_card(19, "NV", sv={"pleiku": "mech"}, nv={"pleiku": "nv_division*5"}, dice=BLANKS)
    attack(game, "pleiku")
    assert dice(game) == [(5, 1)]
    assert events(game, "event-used") == []


# 20 Convoy of Tears


CONVOY = {"pleiku": "sv_division mech", "phu_yen": "mech*2", "saigon": "para"}


@pytest.mark.rule("saigon75", "card:20")
@SIDES
@pytest.mark.parametrize(("kind", "arrives"), [("sv_division", {"sv_division_reduced": 1}), ("mech", {})])
def test_convoy_a_forced_retreat_costs_a_step(side: str, kind: str, arrives: dict[str, int]) -> None:
    nv_dice, sv_dice = [3], [6, 6]  # the North rolls one retreat, the South nothing
    script = nv_dice + sv_dice if side == "NV" else sv_dice + nv_dice
    game = with_card(20, side, sv=CONVOY, nv={"pleiku": "nv_division"}, infiltration=0, dice=script)
    attack(game, "pleiku")
    assert asked(game) == ("retreat-unit", "SV")
    play(game, ["retreat", kind, "phu_yen"])
    before = {"mech": 2}
    assert units(game, "phu_yen") == before | arrives
    assert len(events(game, "convoy")) == 1


@pytest.mark.rule("saigon75", "card:20", "D.6b.4d")
def test_convoy_a_retreat_by_choice_costs_a_step_too() -> None:
    game = with_card(20, "NV", sv=CONVOY, nv={"pleiku": "nv_division"}, infiltration=0, dice=BLANKS)
    attack(game, "pleiku")
    assert asked(game) == ("voluntary-retreat", "SV")
    play(game, ["retreat", "sv_division", "phu_yen"], ["retreat", "mech", "phu_yen"])
    assert units(game, "phu_yen") == {"sv_division_reduced": 1, "mech": 2}


@pytest.mark.rule("saigon75", "card:20")
def test_convoy_spares_units_that_retreat_from_saigon() -> None:
    sv = {"saigon": "sv_division mech", "long_an": "mech*2"}
    game = with_card(20, "NV", sv=sv, nv={"saigon": "nv_division"}, dice=[3, 6, 6, 6])
    attack(game, "saigon")
    play(game, ["retreat", "sv_division", "long_an"])
    assert units(game, "long_an") == {"mech": 2, "sv_division": 1}
    assert events(game, "convoy") == []


@pytest.mark.rule("saigon75", "card:20")
def test_convoy_spares_the_north() -> None:
    game = with_card(
        20, "SV", sv={"pleiku": "mech"}, nv={"pleiku": "nv_division", "kon_tum": "nv_division"}, dice=[2, 6]
    )
    attack(game, "pleiku")
    play(game, ["retreat", "nv_division", "reserves"])
    assert units(game, "reserves")["nv_division"] == 13
    assert events(game, "convoy") == []


@pytest.mark.rule("saigon75", "card:20", "D.3.4a")
def test_convoy_ends_with_the_phase() -> None:
    game = with_card(20, "NV", sv=CONVOY, nv={"pleiku": "nv_division"}, plus_ones={"NV": 0, "SV": 0})
    while asked(game) != ("declare-combat", "SV"):
        game.play(["done"])
    game = TITLE.from_position(game.position(), dice=BLANKS)
    play(game, ["attack", "pleiku"], ["engage", "sv_division"], ["engage", "mech"])
    assert asked(game) == ("voluntary-retreat", "SV")
    play(game, ["retreat", "sv_division", "phu_yen"])
    assert units(game, "phu_yen") == {"mech": 2, "sv_division": 1}
