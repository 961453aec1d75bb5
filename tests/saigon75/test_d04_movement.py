"""D.4: one move a turn, the frontier, enemies and their militia, mechanised units."""

from __future__ import annotations

import pytest

from tests.saigon75.march import ASKED, MONSOON, PRINTED, PROVINCES, air, reached, refusal, taken
from tests.saigon75.table import actions, events, has_militia, play, state, table, units

# ---------------------------------------------------------------- adjacent provinces


@pytest.mark.rule("saigon75", "D.4.2x", "D.4.2", "D.4.4")
def test_example_the_neighbours_of_an_loc():
    assert reached(taken("sv_division", "an_loc")) == {"phuoc_binh", "saigon", "long_an"}
    game = table(sv={"ca_mau": "para"}, nv={"an_loc": "nv_division"})
    play(game, ["move", "nv_division", "an_loc"])
    assert reached(game) == {"phuoc_binh", "saigon", "long_an", "reserves"}
    assert PRINTED["an_loc"]["borders"] == ["cambodia"]


@pytest.mark.rule("saigon75", "D.4.1", "D.4.2")
@pytest.mark.parametrize("kind", ["sv_division", "sv_division_reduced", "ranger", "marine"])
def test_every_unit_has_one_point(kind):
    game = taken(kind, "pleiku")
    assert reached(game) == {"kon_tum", "binh_dinh", "phu_yen", "dak_lak"}
    cited = {"ranger": "D.4.10a", "marine": "D.4.8a"}.get(kind, "D.4.2")
    assert refusal(game, ["to", "nha_trang"]) == cited


@pytest.mark.rule("saigon75", "D.4.1", "D.4.2")
@pytest.mark.parametrize("kind", ["nv_division", "nv_division_reduced", "vc"])
def test_units_of_the_north_have_one_point_too(kind):
    game = table(sv={"ca_mau": "para"}, nv={"binh_dinh": kind})
    play(game, ["move", kind, "binh_dinh"])
    assert reached(game) == {"quang_ngai", "kon_tum", "pleiku", "phu_yen"}
    assert refusal(game, ["to", "dak_lak"]) == "D.4.2"
    play(game, ["to", "phu_yen"])
    assert units(game, "phu_yen") == {kind: 1}
    assert units(game, "binh_dinh") == {}
    assert events(game, "moved") == [{"side": "NV", "kind": kind, "origin": "binh_dinh", "place": "phu_yen"}]


@pytest.mark.rule("saigon75", "D.4.2")
@pytest.mark.parametrize("kind", ["sv_division", "mech", "marine", "para", "ranger"])
def test_a_unit_does_not_move_to_where_it_is(kind):
    game = taken(kind, "saigon", air=air(1))
    assert refusal(game, ["to", "saigon"]) == "D.4.2"
    assert refusal(game, ["airlift", "saigon"]) == "D.4.2"
    assert "saigon" not in {where for _, where in actions(game)}


@pytest.mark.rule("saigon75", "D.4.3")
def test_a_unit_moves_once_a_turn():
    game = table(sv={"saigon": "para ranger"}, phase="SV", **ASKED)
    play(game, ["move", "ranger", "saigon"], ["to", "an_loc"])
    assert refusal(game, ["move", "ranger", "an_loc"]) == "D.4.3"
    assert ["move", "ranger", "an_loc"] not in actions(game)
    assert ["move", "para", "saigon"] in actions(game)


@pytest.mark.rule("saigon75", "D.4.3")
def test_of_two_alike_the_one_that_has_not_moved_may_still_go():
    game = table(sv={"saigon": "ranger", "an_loc": "ranger"}, phase="SV", **ASKED)
    play(game, ["move", "ranger", "saigon"], ["to", "an_loc"])
    play(game, ["move", "ranger", "an_loc"], ["to", "long_an"])
    assert refusal(game, ["move", "ranger", "an_loc"]) == "D.4.3"
    assert units(game, "an_loc") == units(game, "long_an") == {"ranger": 1}


@pytest.mark.rule("saigon75", "D.4.3")
def test_only_ones_own_units_and_only_where_they_are():
    game = table(sv={"saigon": "para"}, nv={"pleiku": "vc"}, phase="SV", **ASKED)
    assert refusal(game, ["move", "vc", "pleiku"]) == "D.4.3"
    assert refusal(game, ["move", "para", "pleiku"]) == "D.4.3"
    assert refusal(game, ["move", "vc", "reserves"]) == "D.4.3"
    assert refusal(game, ["move", "mech", "eliminated"]) == "D.4.3"


@pytest.mark.rule("saigon75", "D.4.3", "card:04")
@pytest.mark.parametrize("again", [False, True])
def test_a_unit_redeployed_in_the_nv_phase_has_made_its_move_of_the_turn(again):
    game = table(
        sv={"saigon": "para", "ca_mau": "mech"},
        step="event_card",
        hands={"NV": [4, 10], "SV": [3, 6]},
        options={"redeploy_then_move": again},
        dice=[3],
    )
    play(game, ["play", "4"], ["take", "para", "saigon"], ["to", "quang_tri"], ["done"], ["done"])
    play(game, ["done"], ["done"], ["play", "3"])
    assert (game.decision.name, state(game).turn, game.seat) == ("move-units", 1, "SV")
    assert refusal(game, ["move", "para", "quang_tri"]) == ("" if again else "D.4.3")
    assert refusal(game, ["move", "mech", "ca_mau"]) == ""


@pytest.mark.rule("saigon75", "D.4.3", "D.2.6")
def test_next_turn_it_may_move_again():
    game = table(sv={"saigon": "para*3", "an_loc": "ranger"}, phase="SV", dice=[1, 1, 6])
    play(game, ["move", "ranger", "an_loc"], ["to", "saigon"], ["done"])
    while state(game).active == 0 or game.decision.name != "move-units":
        play(game, ["done"])
    assert state(game).turn == 2
    assert refusal(game, ["move", "ranger", "saigon"]) == ""


# ---------------------------------------------------------------- the frontier, enemies


@pytest.mark.rule("saigon75", "D.4.4", "intro:zone")
@pytest.mark.parametrize("kind", ["sv_division", "ranger", "marine", "para", "mech"])
def test_no_unit_of_the_south_crosses_the_frontier(kind):
    game = taken(kind, "kon_tum", air=air(3))
    assert "reserves" not in reached(game) | reached(game, "airlift")
    assert refusal(game, ["to", "reserves"]) == "D.4.4"
    if kind == "ranger":
        assert refusal(game, ["airlift", "reserves"]) == "D.4.4"


@pytest.mark.rule("saigon75", "D.4.4", "D.2.2b")
@pytest.mark.parametrize("kind", ["nv_division", "vc"])
def test_nv_leaves_by_one_arrow_and_comes_back_by_any_other(kind):
    game = table(sv={"ca_mau": "para*3"}, nv={"kon_tum": kind}, dice=[1, 1, 5])
    play(game, ["move", kind, "kon_tum"], ["to", "reserves"])
    assert units(game, "kon_tum") == {}
    assert units(game, "reserves") == {"nv_division": 14, "vc": 8}
    game = table(sv={"ca_mau": "para*3"}, nv={"reserves": kind})
    play(game, ["move", kind, "reserves"], ["to", "kien_giang"])
    assert units(game, "kien_giang") == {kind: 1}


@pytest.mark.rule("saigon75", "D.4.4", "D.2.2b")
@pytest.mark.parametrize("province", PROVINCES)
def test_the_zone_is_reached_from_the_provinces_that_border_it_and_from_no_other(province):
    game = table(sv={"ca_mau": "para"}, nv={province: "nv_division"}, **ASKED)
    play(game, ["move", "nv_division", province])
    if PRINTED[province]["borders"]:
        assert refusal(game, ["to", "reserves"]) == ""
    else:
        assert refusal(game, ["to", "reserves"]) == "D.2.2b"


@pytest.mark.rule("saigon75", "D.4.6a")
def test_units_of_both_sides_leave_a_contested_province_freely():
    game = table(sv={"pleiku": "sv_division"}, nv={"pleiku": "nv_division*3"}, militia="pleiku", phase="SV")
    play(game, ["move", "sv_division", "pleiku"])
    assert reached(game) == {"kon_tum", "binh_dinh", "phu_yen", "dak_lak"}
    game = table(sv={"pleiku": "sv_division*3"}, nv={"pleiku": "vc"})
    play(game, ["move", "vc", "pleiku"])
    assert reached(game) == {"kon_tum", "binh_dinh", "phu_yen", "dak_lak", "reserves"}


@pytest.mark.rule("saigon75", "D.4.5", "D.4.12")
def test_a_mechanised_unit_stops_where_the_enemy_controls():
    sv, nv = {"binh_dinh": "mech"}, {"phu_yen": "vc"}
    free = taken("mech", "binh_dinh", sv=sv, nv=nv)  # VC alone, no marker: still the South's
    assert {"phu_yen", "nha_trang"} <= reached(free)
    held = taken("mech", "binh_dinh", sv=sv, nv=nv, militia="phu_yen")
    assert "phu_yen" in reached(held)
    assert "nha_trang" not in reached(held)
    assert refusal(held, ["to", "nha_trang"]) == "D.4.12"
    alone = taken("mech", "binh_dinh", militia="phu_yen")  # a marker without units stops it too
    assert "phu_yen" in reached(alone)
    assert "nha_trang" not in reached(alone)


@pytest.mark.rule("saigon75", "D.8.6", "D.4.5")
@pytest.mark.parametrize("kind", ["sv_division", "mech", "para", "marine", "ranger"])
def test_militia_alone_is_overrun_on_entry(kind):
    game = taken(kind, "nha_trang", militia="phu_yen")
    play(game, ["to", "phu_yen"])
    assert not has_militia(game, "phu_yen")
    assert events(game, "overrun") == [{"place": "phu_yen"}]
    assert refusal(game, ["move", kind, "phu_yen"]) == "D.4.3"  # and there it stops


@pytest.mark.rule("saigon75", "D.8.6")
def test_militia_with_a_unit_beside_it_stands():
    game = taken("sv_division", "nha_trang", nv={"phu_yen": "vc"}, militia="phu_yen")
    play(game, ["to", "phu_yen"])
    assert has_militia(game, "phu_yen")
    assert events(game, "overrun") == []


@pytest.mark.rule("saigon75", "D.8.6", "D.4.10a")
def test_a_ranger_that_lands_overruns_militia_too():
    game = taken("ranger", "quang_tri", militia="phu_yen", air=air(1), dice=[6])
    play(game, ["airlift", "phu_yen"])
    assert not has_militia(game, "phu_yen")


@pytest.mark.rule("saigon75", "D.4.12", "D.4.5")
def test_nobody_passes_through_militia_and_takes_both_provinces():
    """The first province entered is the last one: the marker behind it stands."""
    game = taken("mech", "nha_trang", militia="phu_yen binh_dinh")
    assert refusal(game, ["to", "binh_dinh"]) == "D.4.12"
    play(game, ["to", "phu_yen"])
    assert (has_militia(game, "phu_yen"), has_militia(game, "binh_dinh")) == (False, True)


@pytest.mark.rule("saigon75", "D.4.13")
def test_militia_stays_where_it_is_when_its_units_leave():
    game = table(sv={"ca_mau": "para"}, nv={"pleiku": "nv_division vc"}, militia="pleiku", **ASKED)
    play(game, ["move", "nv_division", "pleiku"], ["to", "phu_yen"])
    play(game, ["move", "vc", "pleiku"], ["to", "phu_yen"])
    assert [p for p in PROVINCES if has_militia(game, p)] == ["pleiku"]
    assert not any(action[-1] == "pleiku" for action in actions(game))  # nothing is left to move there
    assert refusal(game, ["move", "nv_division", "pleiku"]) == "D.4.3"


# ---------------------------------------------------------------- mechanised units


@pytest.mark.rule("saigon75", "D.4.1", "D.4.12")
def test_a_mechanised_unit_has_two_points():
    game = taken("mech", "saigon")
    near = {"phuoc_binh", "an_loc", "xuan_loc", "long_an"}
    assert reached(game) == near | {"dak_nong", "phan_thiet", "can_tho", "kien_giang"}
    assert refusal(game, ["to", "ca_mau"]) == "D.4.12"  # three provinces away
    play(game, ["to", "can_tho"])
    assert units(game, "can_tho") == {"mech": 1}
    assert state(game).available == 8


@pytest.mark.rule("saigon75", "D.4.12")
@pytest.mark.parametrize(
    ("origin", "mountain", "beyond", "way_round"),
    [
        ("quang_ngai", "kon_tum", "pleiku", "binh_dinh"),
        ("binh_dinh", "pleiku", "dak_lak", "phu_yen"),
        ("nha_trang", "dak_lak", "dak_nong", "phan_rang"),
        ("phuoc_binh", "dak_nong", "phan_rang", "phan_thiet"),
    ],
)
def test_it_stops_on_entering_each_of_the_four_mountain_provinces(origin, mountain, beyond, way_round):
    assert {mountain, beyond} <= reached(taken("mech", origin))  # round the mountains
    blocked = taken("mech", origin, militia=way_round)
    assert mountain in reached(blocked)
    assert refusal(blocked, ["to", beyond]) == "D.4.12"


@pytest.mark.rule("saigon75", "D.4.12")
def test_it_starts_from_the_mountains_with_both_points():
    game = taken("mech", "dak_lak")
    near = {"pleiku", "phu_yen", "nha_trang", "dak_nong", "phan_rang"}
    assert reached(game) == near | {"binh_dinh", "phan_thiet"}
    assert refusal(game, ["to", "kon_tum"]) == "D.4.12"  # only through Pleiku
    assert refusal(game, ["to", "phuoc_binh"]) == "D.4.12"  # only through Dak Nong


@pytest.mark.rule("saigon75", "D.4.12", "card:08")
def test_under_the_monsoon_it_has_one_point():
    game = taken("mech", "saigon", event=MONSOON)
    assert reached(game) == {"phuoc_binh", "an_loc", "xuan_loc", "long_an"}
    assert refusal(game, ["to", "can_tho"]) == "card:08"  # two provinces away: the rain is in the way
    assert refusal(game, ["to", "ca_mau"]) == "D.4.12"  # out of reach in any weather
