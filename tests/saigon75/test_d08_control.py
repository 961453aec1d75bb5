"""D.8: control of provinces and the Quyet Thang militia markers."""

from __future__ import annotations

import pytest

import indochine
from indochine.titles.saigon75.book import NV, PROVINCES, SV

from .table import TITLE, actions, events, has_militia, place, play, refusal, state, table, units

HOME = {"saigon": "sv_division"}
BLANKS = [6] * 40


def controls(game: indochine.Game, province: str) -> str:
    s = state(game)
    assert s.controls(NV, place(province)) != s.controls(SV, place(province))
    return "NV" if s.controls(NV, place(province)) else "SV"


def after_combat(
    sv: dict[str, str], nv: dict[str, str], militia: str = "", side: str = "NV", **fields: object
) -> indochine.Game:
    """The end of a combat sub-phase without a combat."""
    game = table(sv=HOME | sv, nv=nv, militia=militia, phase=side, step="combat", **fields)  # type: ignore[arg-type]
    if game.decision and game.decision.name == "declare-combat":
        game.play(["done"])
    return game


@pytest.mark.rule("saigon75", "D.8.1")
def test_at_the_start_the_south_controls_every_province() -> None:
    game = TITLE.start(seed=1)
    assert state(game).nv_provinces() == 0
    assert all(state(game).controls(SV, p) for p in range(PROVINCES))
    assert not any(part["militia"] for part in game.position()["provinces"].values())


@pytest.mark.rule("saigon75", "D.8.3", "D.8.5a", "D.8.9")
@pytest.mark.parametrize("side", ["NV", "SV"])
def test_the_sole_occupant_controls(side: str) -> None:
    game = after_combat(
        {"phu_yen": "mech", "da_nang": "mech"}, {"kon_tum": "vc"}, militia="phu_yen", side=side
    )
    assert (controls(game, "kon_tum"), controls(game, "phu_yen")) == ("NV", "SV")
    assert controls(game, "da_nang") == "SV"
    assert controls(game, "ca_mau") == "SV"  # empty, without a marker
    assert [e["place"] for e in events(game, "militia-placed")] == ["kon_tum"]
    assert [e["place"] for e in events(game, "militia-removed")] == ["phu_yen"]


@pytest.mark.rule("saigon75", "D.8.4")
def test_with_both_sides_there_the_marker_decides() -> None:
    sv, nv = {"kon_tum": "mech", "pleiku": "mech"}, {"kon_tum": "vc", "pleiku": "vc"}
    game = after_combat(sv, nv, militia="kon_tum")
    assert (controls(game, "kon_tum"), controls(game, "pleiku")) == ("NV", "SV")


@pytest.mark.rule("saigon75", "D.8.5a")
def test_militia_is_not_placed_where_a_unit_of_the_south_stands_nor_in_the_reserves() -> None:
    game = after_combat({"kon_tum": "mech"}, {"kon_tum": "nv_division*5"})
    assert not has_militia(game, "kon_tum")
    assert state(game).militia == 0


@pytest.mark.rule("saigon75", "D.8.5a")
def test_moving_in_alone_does_not_take_a_province_before_the_combat_subphase_ends() -> None:
    game = table(sv=HOME, nv={"kon_tum": "nv_division*2"}, step="movement")
    play(game, ["move", "nv_division", "kon_tum"], ["to", "binh_dinh"])
    assert controls(game, "binh_dinh") == "SV"
    play(game, ["done"])
    assert controls(game, "binh_dinh") == "NV"


@pytest.mark.rule("saigon75", "D.8.2", "D.8.3")
def test_control_is_checked_after_each_combat_so_that_the_next_can_use_it() -> None:
    # The North destroys the garrison of Quang Tri; the VC of Da Nang can then retreat there.
    def fought(**options: bool) -> indochine.Game:
        game = table(
            sv=HOME | {"quang_tri": "mech", "da_nang": "mech"},
            nv={"quang_tri": "nv_division", "da_nang": "vc"},
            step="combat",
            infiltration=0,
            dice=[1, 6, 6, 2],
            options=options,
        )
        return play(game, ["attack", "quang_tri"], ["attack", "da_nang"])

    game = fought()
    assert has_militia(game, "quang_tri")
    assert ["retreat", "vc", "quang_tri"] in actions(game)
    late = fought(militia_at_end=True)
    assert [e["place"] for e in events(late, "retreated")] == ["reserves"]  # the only way then, so unasked
    kinds = [e.kind for e in late.log if e.kind in ("retreated", "militia-placed")]
    assert kinds == ["retreated", "militia-placed"]


@pytest.mark.rule("saigon75", "D.8.2", "D.6c.2c")
def test_after_a_combat_the_south_alone_removes_the_marker_at_once() -> None:
    game = table(
        sv=HOME | {"kon_tum": "mech", "pleiku": "mech"},
        nv={"kon_tum": "vc", "pleiku": "vc"},
        militia="kon_tum pleiku",
        phase="SV",
        step="combat",
        air={"ready": 1, "supply": 11, "lost": 0},
        dice=[1, 6, 6],
    )
    play(game, ["attack", "kon_tum"], ["attack", "pleiku"])
    play(game, ["aside", 0])
    play(game, ["done"])
    assert events(game, "militia-removed") == [{"place": "kon_tum"}]  # before the combat in Pleiku
    assert game.decision is not None
    assert game.decision.context()["place_id"] == "pleiku"


@pytest.mark.rule("saigon75", "D.8.2", "D.9.1", "D.8.5a")
def test_control_is_checked_after_the_desertion_test() -> None:
    game = table(sv=HOME | {"kon_tum": "mech"}, nv={"kon_tum": "vc"}, phase="SV", step="desertion", crisis=14)
    # Two desert: the unit in Kon Tum, alone in its class, then a step of the division in Saigon.
    assert units(game, "saigon") == {"sv_division_reduced": 1}
    assert units(game, "kon_tum") == {"vc": 1}
    assert controls(game, "kon_tum") == "NV"


@pytest.mark.rule("saigon75", "D.8.5b", "D.6c.2b")
def test_militia_gives_a_die_in_defence_and_only_in_defence() -> None:
    sv, nv = HOME | {"kon_tum": "mech"}, {"kon_tum": "nv_division"}
    game = table(sv=sv, nv=nv, militia="kon_tum", phase="SV", step="combat", dice=BLANKS)
    play(game, ["attack", "kon_tum"])
    assert events(game, "battle")[0]["nv_sum"][-1] == {"label": "militia", "worth": 1, "rule": "D.6c.2b"}
    assert len(events(game, "battle")[0]["nv_faces"]) == 2
    game = table(sv=sv, nv=nv, militia="kon_tum", step="combat", infiltration=0, dice=BLANKS)
    play(game, ["attack", "kon_tum"])
    assert len(events(game, "battle")[0]["nv_faces"]) == 1


@pytest.mark.rule("saigon75", "D.8.6")
def test_a_unit_of_the_south_overruns_militia_alone_and_stops() -> None:
    game = table(sv=HOME | {"nha_trang": "mech"}, militia="phan_rang phu_yen", phase="SV", step="movement")
    play(game, ["move", "mech", "nha_trang"])
    assert refusal(game, ["to", "phan_thiet"]) == "D.4.12"  # two provinces away, behind the militia
    play(game, ["to", "phan_rang"])
    assert controls(game, "phan_rang") == "SV"
    assert events(game, "overrun") == [{"place": "phan_rang"}]
    assert refusal(game, ["move", "mech", "phan_rang"]) == "D.4.3"
    assert has_militia(game, "phu_yen")


@pytest.mark.rule("saigon75", "D.8.6")
def test_militia_beside_a_unit_of_the_north_is_not_overrun() -> None:
    game = table(
        sv=HOME | {"nha_trang": "mech"},
        nv={"phan_rang": "vc"},
        militia="phan_rang",
        phase="SV",
        step="movement",
    )
    play(game, ["move", "mech", "nha_trang"], ["to", "phan_rang"])
    assert controls(game, "phan_rang") == "NV"


@pytest.mark.rule("saigon75", "D.8.6", "D.8.8a")
def test_units_of_the_north_come_and_go_without_touching_the_marker() -> None:
    game = table(sv=HOME, nv={"kon_tum": "nv_division"}, militia="kon_tum pleiku", step="movement")
    play(game, ["move", "nv_division", "kon_tum"], ["to", "pleiku"])
    assert has_militia(game, "kon_tum")
    assert has_militia(game, "pleiku")
    play(game, ["done"])
    assert has_militia(game, "kon_tum")  # alone, it holds


@pytest.mark.rule("saigon75", "D.8.7")
def test_a_second_marker_is_never_placed() -> None:
    game = after_combat({}, {"kon_tum": "vc"}, militia="kon_tum")
    assert events(game, "militia-placed") == []
    assert state(game).nv_provinces() == 1


@pytest.mark.rule("saigon75", "D.8.7", "D.8.5a")
def test_the_nineteen_markers_are_all_there_are() -> None:
    others = [p for p in TITLE.book.province_ids if p not in ("saigon", "kon_tum")]
    nv = dict.fromkeys(others[:8], "vc") | dict.fromkeys([*others[8:], "kon_tum", "saigon"], "nv_division")
    game = table(sv={}, nv=nv, militia=" ".join([*others, "kon_tum"]), step="control")
    assert state(game).nv_provinces() == 19
    assert not has_militia(game, "saigon")


@pytest.mark.rule("saigon75", "D.8.8a")
def test_after_a_combat_militia_alone_holds_the_province() -> None:
    # Both sides lose their last unit: the marker stays, the province stays with the North.
    game = table(
        sv=HOME | {"kon_tum": "mech"},
        nv={"kon_tum": "vc"},
        militia="kon_tum",
        phase="NV",
        step="combat",
        infiltration=0,
        dice=[1, 1],
    )
    play(game, ["attack", "kon_tum"])
    assert units(game, "kon_tum") == {}
    assert controls(game, "kon_tum") == "NV"


@pytest.mark.rule("saigon75", "D.8.8a", "D.8.9")
def test_after_a_combat_that_leaves_nothing_a_province_of_the_south_stays_with_it() -> None:
    game = table(
        sv=HOME | {"kon_tum": "mech"}, nv={"kon_tum": "vc"}, step="combat", infiltration=0, dice=[1, 1]
    )
    play(game, ["attack", "kon_tum"])
    assert units(game, "kon_tum") == {}
    assert controls(game, "kon_tum") == "SV"


@pytest.mark.rule("saigon75", "D.8.8b")
@pytest.mark.parametrize("side", ["NV", "SV"])
@pytest.mark.parametrize(("sv", "nv", "owner"), [(3, 2, "SV"), (2, 2, "NV"), (2, 3, "NV"), (1, 1, "NV")])
def test_a_majority_of_the_south_removes_the_marker(side: str, sv: int, nv: int, owner: str) -> None:
    game = after_combat({"kon_tum": f"mech*{sv}"}, {"kon_tum": f"vc*{nv}"}, militia="kon_tum", side=side)
    assert controls(game, "kon_tum") == owner


@pytest.mark.rule("saigon75", "D.8.8b")
def test_a_majority_is_of_units_not_of_steps() -> None:
    game = after_combat({"kon_tum": "ranger mech"}, {"kon_tum": "nv_division"}, militia="kon_tum")
    assert controls(game, "kon_tum") == "SV"
    game = after_combat({"kon_tum": "sv_division"}, {"kon_tum": "vc*2"}, militia="kon_tum")
    assert controls(game, "kon_tum") == "NV"


@pytest.mark.rule("saigon75", "D.8.8b")
def test_a_majority_does_not_take_a_province_before_the_subphase_ends() -> None:
    game = table(
        sv=HOME | {"kon_tum": "mech*2", "pleiku": "mech"},
        nv={"kon_tum": "vc", "pleiku": "vc"},
        militia="kon_tum pleiku",
        phase="SV",
        step="movement",
    )
    play(game, ["done"])
    assert controls(game, "kon_tum") == "NV"
    play(game, ["done"])
    assert (controls(game, "kon_tum"), controls(game, "pleiku")) == ("SV", "NV")


@pytest.mark.rule("saigon75", "D.8.8c")
@pytest.mark.parametrize(("sv", "nv", "owner"), [(2, 2, "SV"), (1, 1, "SV"), (3, 2, "SV"), (1, 2, "NV")])
def test_in_saigon_as_many_units_are_enough(sv: int, nv: int, owner: str) -> None:
    game = after_combat({"saigon": f"mech*{sv}"}, {"saigon": f"vc*{nv}"}, militia="saigon")
    assert controls(game, "saigon") == owner


@pytest.mark.rule("saigon75", "D.8.8c", "D.8.8a")
def test_in_saigon_no_unit_against_no_unit_is_not_enough() -> None:
    game = after_combat({"saigon": "", "da_nang": "mech"}, {"kon_tum": "vc"}, militia="saigon")
    assert controls(game, "saigon") == "NV"


@pytest.mark.rule("saigon75", "D.8.9")
def test_a_province_left_empty_by_both_is_of_the_south() -> None:
    game = table(sv=HOME, nv={"binh_dinh": "nv_division"}, step="movement")
    play(game, ["move", "nv_division", "binh_dinh"], ["to", "kon_tum"], ["done"])
    assert (controls(game, "binh_dinh"), controls(game, "kon_tum")) == ("SV", "NV")
