"""S:retreat: who of the North retreats, and where to; and what it loses."""

from __future__ import annotations

import pytest

import indochine

from .solo_table import attack_with_all, northern, only, solo, south
from .table import events

SV_BLANK, SV_HIT, SV_BACK = 4, 1, 2
NV_BLANK, NV_HIT = 5, 1


def attack(
    province: str,
    attackers: str,
    dice: list[int],
    militia: str = "",
    sv: dict[str, str] | None = None,
    **nv: str,
) -> indochine.Game:
    """The South attacks with all it has there; its dice come first."""
    game = south(sv={province: attackers, **(sv or {})}, nv=only(**nv), militia=militia, dice=dice)
    return attack_with_all(game, province)


def back(game: indochine.Game) -> list[tuple[str, str]]:
    return [(e["kind"], e["place"]) for e in events(game, "retreated") if e["side"] == "NV"]


def one_retreat(province: str, militia: str = "", **nv: str) -> indochine.Game:
    """One retreat result against divisions that throw blanks."""
    dice = [SV_BACK, SV_BLANK] + [NV_BLANK] * 5
    return attack(province, "mech*2", dice, militia, **nv)


@pytest.mark.rule("saigon75", "S:retreat.1")
def test_a_division_retreats_rather_than_be_reduced() -> None:
    game = one_retreat("pleiku", pleiku="nv_division*2")
    assert back(game) == [("nv_division", "reserves")]
    assert events(game, "reduced-instead") == []
    assert northern(game, "pleiku") == {"nv_division": 1}


@pytest.mark.rule("saigon75", "S:retreat.1", "D.6b.4b")
def test_it_is_reduced_where_a_retreat_would_lose_it() -> None:
    """Nha Trang, the only refuge from Phu Yen, is full."""
    game = one_retreat("phu_yen", "nha_trang", phu_yen="nv_division*2", nha_trang="nv_division*5")
    assert back(game) == []
    assert events(game, "reduced-instead") == [{"kind": "nv_division", "place": "phu_yen"}]
    assert northern(game, "phu_yen") == {"nv_division": 1, "nv_division_reduced": 1}


@pytest.mark.rule("saigon75", "S:retreat.1", "D.6b.1b")
def test_it_is_reduced_where_there_is_no_refuge_at_all() -> None:
    game = one_retreat("phu_yen", phu_yen="nv_division*2")
    assert northern(game, "phu_yen") == {"nv_division": 1, "nv_division_reduced": 1}


@pytest.mark.rule("saigon75", "S:retreat.1")
def test_what_cannot_be_saved_goes_vc_first() -> None:
    dice = [SV_BACK, SV_BLANK] + [NV_BLANK] * 5
    game = attack("phu_yen", "ranger mech", dice, phu_yen="nv_division_reduced vc")
    assert northern(game, "phu_yen") == {"nv_division_reduced": 1}
    full = {"phu_yen": "nv_division_reduced vc", "nha_trang": "nv_division*5"}
    game = attack("phu_yen", "ranger mech", dice, "nha_trang", **full)
    assert northern(game, "phu_yen") == {"nv_division_reduced": 1}
    assert events(game, "lost-in-retreat") == [{"side": "NV", "kind": "vc", "place": "nha_trang"}]


# Where to. Pleiku borders the zone, Kon Tum and Binh Dinh (both five moves from Saigon) and Dak Lak (three).


@pytest.mark.rule("saigon75", "S:retreat.2")
def test_to_the_province_with_fewest_units_of_the_north() -> None:
    game = one_retreat("pleiku", "kon_tum dak_lak", pleiku="nv_division*2", kon_tum="vc", dak_lak="vc*2")
    assert back(game) == [("nv_division", "kon_tum")]


@pytest.mark.rule("saigon75", "S:retreat.2")
def test_then_to_the_nearest_to_saigon() -> None:
    game = one_retreat("pleiku", "kon_tum dak_lak", pleiku="nv_division*2", kon_tum="vc", dak_lak="vc")
    assert back(game) == [("nv_division", "dak_lak")]


@pytest.mark.rule("saigon75", "S:retreat.2")
def test_then_to_the_reserves() -> None:
    game = one_retreat("pleiku", "kon_tum binh_dinh", pleiku="nv_division*2", kon_tum="vc", binh_dinh="vc")
    assert back(game) == [("nv_division", "reserves")]


@pytest.mark.rule("saigon75", "S:retreat.2")
def test_then_to_the_northernmost() -> None:
    """From Phu Yen, which does not border the zone: Pleiku and Nha Trang are four moves from Saigon."""
    game = one_retreat("phu_yen", "pleiku nha_trang", phu_yen="nv_division*2", pleiku="vc", nha_trang="vc")
    assert back(game) == [("nv_division", "pleiku")]


@pytest.mark.rule("saigon75", "S:retreat.2")
def test_a_province_comes_before_the_reserves() -> None:
    game = one_retreat("pleiku", "kon_tum", pleiku="nv_division*2", kon_tum="nv_division*4")
    assert back(game) == [("nv_division", "kon_tum")]


@pytest.mark.rule("saigon75", "S:retreat.2")
def test_a_full_province_is_passed_over() -> None:
    game = one_retreat("pleiku", "kon_tum", pleiku="nv_division*2", kon_tum="nv_division*5")
    assert back(game) == [("nv_division", "reserves")]


@pytest.mark.rule("saigon75", "S:retreat.2", "D.6b.1a")
def test_only_to_legal_provinces() -> None:
    """Militia alone is no refuge, nor is a province without a majority."""
    sv = {"dak_lak": "ranger"}
    dice = [SV_BACK, SV_BLANK] + [NV_BLANK] * 5
    game = attack("pleiku", "mech*2", dice, "kon_tum dak_lak", sv=sv, pleiku="nv_division*2", dak_lak="vc")
    assert back(game) == [("nv_division", "reserves")]


@pytest.mark.rule("saigon75", "S:retreat.2")
def test_each_retreat_is_judged_anew() -> None:
    dice = [SV_BACK, SV_BACK] + [NV_BLANK] * 5
    places = {"pleiku": "nv_division*3", "kon_tum": "vc", "dak_lak": "vc*2"}
    game = attack("pleiku", "mech*2", dice, "kon_tum dak_lak", **places)
    assert back(game) == [("nv_division", "kon_tum"), ("nv_division", "dak_lak")]


# Who


@pytest.mark.rule("saigon75", "S:retreat.3")
def test_to_the_reserves_divisions_go_first_and_vc_last() -> None:
    dice = [SV_BACK, SV_BACK, SV_BACK] + [NV_BLANK] * 5
    game = attack("pleiku", "ranger mech*2", dice, pleiku="vc nv_division nv_division_reduced vc")
    assert back(game) == [
        ("nv_division_reduced", "reserves"),
        ("nv_division", "reserves"),
        ("vc", "reserves"),
    ]


@pytest.mark.rule("saigon75", "S:retreat.3")
def test_to_a_province_vc_go_first() -> None:
    dice = [SV_BACK, SV_BACK] + [NV_BLANK] * 5
    places = {"pleiku": "nv_division vc nv_division_reduced", "dak_lak": "nv_division*2"}
    game = attack("pleiku", "ranger mech", dice, "dak_lak", **places)
    assert back(game) == [("vc", "dak_lak"), ("nv_division_reduced", "dak_lak")]


@pytest.mark.rule("saigon75", "S:retreat.1", "D.6b.4f")
def test_the_last_unit_in_the_province_stays_if_it_may() -> None:
    """The South is wiped out and the one division need not leave an empty province behind."""
    game = attack("pleiku", "mech", [SV_BACK, NV_HIT], pleiku="nv_division")
    assert back(game) == []
    assert events(game, "stayed") == [{"side": "NV", "kind": "nv_division", "place": "pleiku"}]
    assert northern(game, "pleiku") == {"nv_division": 1}


# What is lost (ruling:15)


@pytest.mark.rule("saigon75", "D.6a.5")
@pytest.mark.parametrize(
    ("hits", "left"),
    [
        (1, {"nv_division_reduced": 2, "vc": 1}),
        (2, {"nv_division_reduced": 2}),
        (3, {"nv_division_reduced": 1}),
    ],
)
def test_a_full_division_is_reduced_first_then_vc_go_then_reduced_divisions(
    hits: int, left: dict[str, int]
) -> None:
    dice = [SV_HIT] * hits + [SV_BLANK] * (3 - hits) + [NV_BLANK] * 3
    game = attack("pleiku", "ranger mech*2", dice, pleiku="nv_division nv_division_reduced vc")
    assert northern(game, "pleiku") == left


@pytest.mark.rule("saigon75", "D.5.2b")
def test_over_the_limit_reduced_divisions_go_first_then_vc() -> None:
    """The North never brings this about itself; a position may begin so."""
    game = solo(21, nv=only(can_tho="nv_division*4 vc*2 nv_division_reduced"), available=0, free_vc=0)
    assert [e["kind"] for e in events(game, "overstacked")] == ["nv_division_reduced", "vc"]
