"""D.6b.1 to D.6b.3a: where units retreat to, and what happens to those that cannot."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from indochine.kernel.bitsets import bits
from indochine.titles.saigon75.book import KIND_IDS, NV, PROVINCES, SV
from indochine.titles.saigon75.rules.d06b_retreat import refuge
from indochine.titles.saigon75.state import Saigon
from tests.saigon75.fight import (
    NV_BACK,
    SV_MISS,
    driven_back,
    fight,
    refuges,
    repulsed,
)
from tests.saigon75.table import (
    TITLE,
    events,
    place,
    play,
    refusal,
    state,
    table,
    units,
)

MAP = {province.id: province for province in TITLE.pack.map.province}


# D.6b.1: where to


@pytest.mark.rule("saigon75", "D.6b.1a")
def test_south_retreats_to_controlled_neighbours_with_more_friends() -> None:
    """Pleiku borders Kon Tum (tie), Binh Dinh (majority), Phu Yen (friends alone), Dak Lak (empty)."""
    game = driven_back(
        "pleiku",
        "para",
        {"kon_tum": "mech", "binh_dinh": "mech*2", "phu_yen": "mech", "nha_trang": "mech"},
        {"kon_tum": "vc", "binh_dinh": "vc"},
    )
    assert refuges(game, "para") == ["binh_dinh", "phu_yen"]
    assert refusal(game, ["retreat", "para", "kon_tum"]) == "D.6b.1a"  # as many enemies as friends
    assert refusal(game, ["retreat", "para", "dak_lak"]) == "D.6b.1a"  # nobody there
    assert refusal(game, ["retreat", "para", "nha_trang"]) == "D.6b.1a"  # not adjacent
    assert refusal(game, ["retreat", "para", "pleiku"]) == "D.6b.1a"


@pytest.mark.rule("saigon75", "D.6b.1a")
def test_south_does_not_retreat_where_the_north_controls() -> None:
    game = driven_back(
        "pleiku",
        "para",
        {"binh_dinh": "mech*3", "phu_yen": "marine", "kon_tum": "marine"},
        {"binh_dinh": "vc"},
        militia="binh_dinh",
    )
    assert refuges(game, "para") == ["kon_tum", "phu_yen"]  # three to one, but the marker stands there


@pytest.mark.rule("saigon75", "D.6b.1a")
def test_north_retreats_to_controlled_neighbours_with_more_friends() -> None:
    """Binh Dinh borders Quang Ngai (no marker), Kon Tum (tie), Pleiku (majority), Phu Yen (friends alone)."""
    game = repulsed(
        "binh_dinh",
        "nv_division",
        {"quang_ngai": "nv_division", "kon_tum": "vc", "pleiku": "vc*2", "phu_yen": "vc"},
        sv={"kon_tum": "mech", "pleiku": "mech", "saigon": "mech", "quang_ngai": "mech"},
        militia="kon_tum pleiku phu_yen",
    )
    assert refuges(game, "nv_division") == ["phu_yen", "pleiku"]
    assert refusal(game, ["retreat", "nv_division", "kon_tum"]) == "D.6b.1a"
    assert refusal(game, ["retreat", "nv_division", "quang_ngai"]) == "D.6b.1a"
    assert refusal(game, ["retreat", "nv_division", "nha_trang"]) == "D.6b.1a"


@pytest.mark.rule("saigon75", "D.6b.1a", "D.6b.1b")
def test_militia_alone_are_no_refuge() -> None:
    """Militia are not units: Phu Yen with a marker and no unit is closed."""
    game = repulsed("binh_dinh", "vc", militia="phu_yen", sv={"saigon": "mech"})
    assert events(game, "cannot-retreat") == [{"side": "NV", "kind": "vc", "place": "binh_dinh"}]
    assert units(game, "phu_yen") == {}


@pytest.mark.rule("saigon75", "D.6b.1a")
def test_a_militia_marker_does_not_make_a_majority() -> None:
    game = repulsed(
        "binh_dinh",
        "vc nv_division",
        {"phu_yen": "vc"},
        sv={"phu_yen": "mech", "saigon": "mech"},
        militia="phu_yen",
    )
    assert refuges(game, "vc") == []  # one VC and the marker against one


@pytest.mark.rule("saigon75", "D.6b.1a")
@pytest.mark.parametrize("is_open", [False, True])
def test_an_empty_friendly_province_is_closed_unless_the_option_opens_it(is_open: bool) -> None:
    options = {"retreat_to_empty": is_open}
    south = driven_back(
        "pleiku", "para", {"phu_yen": "mech", "kon_tum": "mech"}, {"kon_tum": "vc"}, options=options
    )
    expected = ["binh_dinh", "dak_lak", "phu_yen"] if is_open else ["phu_yen"]
    if is_open:
        assert refuges(south, "para") == expected
        assert refusal(south, ["retreat", "para", "kon_tum"]) == "D.6b.1a"  # a tie, not empty
    else:
        assert [e["place"] for e in events(south, "retreated")] == expected
    north = repulsed("binh_dinh", "vc", militia="phu_yen", sv={"saigon": "mech"}, options=options)
    assert units(north, "phu_yen") == ({"vc": 1} if is_open else {})


@pytest.mark.rule("saigon75", "D.6b.1b")
@pytest.mark.parametrize(
    ("kind", "left"),
    [("sv_division", {"sv_division_reduced": 1}), ("sv_division_reduced", {}), ("para", {}), ("mech", {})],
)
def test_without_refuge_a_unit_of_the_south_is_reduced(kind: str, left: dict[str, int]) -> None:
    game = driven_back("pleiku", kind, {"can_tho": "mech"})
    assert events(game, "cannot-retreat") == [{"side": "SV", "kind": kind, "place": "pleiku"}]
    assert units(game, "pleiku") == left | {"nv_division": 2}


@pytest.mark.rule("saigon75", "D.6b.1b", "D.6b.4c")
@pytest.mark.parametrize(
    ("kind", "left"), [("nv_division", {"nv_division_reduced": 1}), ("nv_division_reduced", {})]
)
def test_without_refuge_a_division_of_the_north_is_reduced(kind: str, left: dict[str, int]) -> None:
    game = repulsed("binh_dinh", kind, sv={"saigon": "mech"})
    play(game, ["yield", kind])
    assert units(game, "binh_dinh") == left | {"ranger": 1}


@pytest.mark.rule("saigon75", "D.6b.1b")
def test_a_unit_with_a_refuge_must_use_it() -> None:
    game = driven_back("pleiku", "sv_division", {"phu_yen": "mech", "kon_tum": "mech"})
    assert refusal(game, ["yield", "sv_division"]) == "D.6b.1b"
    assert refusal(game, ["reduce", "sv_division"]) == "D.6b.4c"
    assert refusal(game, ["stay", "sv_division"]) == "D.6b.4f"


@pytest.mark.rule("saigon75", "D.6b.1a", "D.6b.1b", "D.6b.4a")
def test_nobody_goes_ahead_into_an_empty_province() -> None:
    game = table(
        sv={"pleiku": "para*2", "can_tho": "mech"},
        nv={"pleiku": "nv_division*2"},
        step="combat",
        dice=[NV_BACK, NV_BACK, SV_MISS, SV_MISS],
    )
    fight(game, "pleiku")
    assert len(events(game, "cannot-retreat")) == 2
    assert units(game, "pleiku") == {"nv_division": 2}


# D.6b.2, D.4.11: Marines by sea, River Patrols on the Mekong


@pytest.mark.rule("saigon75", "D.6b.2")
def test_marines_retreat_by_sea_to_any_coast_of_the_south() -> None:
    """No majority is asked for (Da Nang has three enemies), nor a friend (Ca Mau is empty); control is."""
    game = driven_back(
        "phu_yen", "marine", {"da_nang": "mech"}, {"da_nang": "vc*3", "nha_trang": "vc"}, militia="nha_trang"
    )
    coast = {id for id, province in MAP.items() if province.coast}
    assert set(refuges(game, "marine")) == coast - {"phu_yen", "nha_trang"}
    assert {"da_nang", "ca_mau", "quang_tri"} <= set(refuges(game, "marine"))
    assert refusal(game, ["retreat", "marine", "nha_trang"]) == "D.6b.1a"
    assert refusal(game, ["retreat", "marine", "kon_tum"]) == "D.6b.1a"  # no coast
    play(game, ["retreat", "marine", "ca_mau"])
    assert units(game, "ca_mau") == {"marine": 1}


@pytest.mark.rule("saigon75", "D.6b.2")
def test_marines_inland_retreat_like_others() -> None:
    game = driven_back("pleiku", "marine", {"phu_yen": "mech", "kon_tum": "mech", "da_nang": "mech"})
    assert refuges(game, "marine") == ["kon_tum", "phu_yen"]


@pytest.mark.rule("saigon75", "D.6b.2")
@pytest.mark.parametrize("kind", ["para", "ranger", "mech", "sv_division"])
def test_no_other_unit_retreats_by_sea(kind: str) -> None:
    game = driven_back("phu_yen", kind, {"da_nang": "marine", "nha_trang": "marine", "binh_dinh": "marine"})
    assert refuges(game, kind) == ["binh_dinh", "nha_trang"]


@pytest.mark.rule("saigon75", "D.6b.1a", "D.4.11")
def test_river_patrols_retreat_along_the_mekong() -> None:
    game = driven_back(
        "long_an", "river", {"saigon": "mech", "an_loc": "mech", "can_tho": "para", "kien_giang": "para"}
    )
    assert refuges(game, "river") == ["can_tho", "kien_giang"]
    assert refusal(game, ["retreat", "river", "saigon"]) == "D.4.11"


@pytest.mark.rule("saigon75", "D.6b.1b", "D.4.11")
def test_a_river_patrol_without_river_is_lost() -> None:
    game = driven_back("long_an", "river", {"saigon": "mech", "an_loc": "mech"})
    assert units(game, "long_an") == {"nv_division": 2}


# D.6b.3: the Reserves


@pytest.mark.rule("saigon75", "D.6b.3a")
@pytest.mark.parametrize("kind", ["nv_division", "nv_division_reduced", "vc"])
@pytest.mark.parametrize("province", [id for id, p in MAP.items() if p.arrow])
def test_north_retreats_to_the_reserves_from_every_frontier_province(province: str, kind: str) -> None:
    game = repulsed(province, kind, sv={"xuan_loc": "mech"})
    if kind != "vc":
        play(game, ["retreat", kind, "reserves"])
    assert [(e["kind"], e["place"]) for e in events(game, "retreated")] == [(kind, "reserves")]
    assert units(game, province) == {"ranger": 1}


@pytest.mark.rule("saigon75", "D.6b.3a")
@pytest.mark.parametrize("province", [id for id, p in MAP.items() if not p.arrow])
def test_no_way_to_the_reserves_from_elsewhere(province: str) -> None:
    game = repulsed(province, "nv_division vc")
    assert refusal(game, ["retreat", "nv_division", "reserves"]) == "D.6b.1a"
    assert refusal(game, ["retreat", "vc", "reserves"]) == "D.6b.1a"


@pytest.mark.rule("saigon75", "D.6b.3a")
def test_south_never_retreats_to_the_zone() -> None:
    game = driven_back("pleiku", "para", {"phu_yen": "mech", "kon_tum": "mech"})
    assert refusal(game, ["retreat", "para", "reserves"]) == "D.6b.1a"
    game = driven_back("pleiku", "para", {"can_tho": "mech"})  # although it is driven back at the frontier
    assert units(game, "pleiku") == {"nv_division": 2}


# The set of refuges, against the words of the book written out again

PIECES = st.lists(
    st.tuples(
        st.sampled_from(sorted(MAP)), st.sampled_from(["nv_division", "vc", "sv_division", "mech", "para"])
    ),
    max_size=24,
)


def scattered(pieces: list[tuple[str, str]], militia: set[str], loose: bool) -> Saigon:
    """Pieces laid out without regard to stacking; what the game does not have is left out."""
    s = state(EMPTY[loose]).copy()
    for province, kind in pieces:
        free = [u for u in bits(s.book.kind_set[KIND_IDS.index(kind)]) if not on_map(s, u)]
        if free:
            s.here[s.place_of(free[0])] ^= 1 << free[0]
            s.here[place(province)] |= 1 << free[0]
    s.militia = sum(1 << place(province) for province in militia)
    return s


EMPTY = {loose: table(sv={"saigon": "mech"}, options={"retreat_to_empty": loose}) for loose in (False, True)}


def on_map(s: Saigon, unit: int) -> bool:
    return any(here >> unit & 1 for here in s.here[:PROVINCES])


def oracle(s: Saigon, kind: str, side: int, origin: str) -> set[str]:
    """D.6b.1a, D.6b.2, D.6b.3a, D.4.11 and the option, province by province."""
    found = {id for id in MAP if would_take(s, kind, side, origin, id)}
    if side == NV and MAP[origin].arrow:
        found.add("reserves")
    return found


def would_take(s: Saigon, kind: str, side: int, origin: str, target: str) -> bool:
    nv, sv = [sum(s.book.side_set[x] >> u & 1 for u in bits(s.here[place(target)])) for x in (NV, SV)]
    friends, enemies = (nv, sv) if side == NV else (sv, nv)
    marker = bool(s.militia >> place(target) & 1)
    if target == origin or marker != (side == NV):
        return False
    if kind == "river" and not MAP[target].mekong:
        return False
    if kind == "marine" and MAP[origin].coast and MAP[target].coast:
        return sv > 0 or nv == 0  # where NV stands alone his marker is only not placed yet (D.8.3)
    if origin not in MAP[target].adjacent:
        return False
    return friends > enemies or (s.settings.retreat_to_empty and friends == enemies == 0)


@pytest.mark.rule("saigon75", "D.6b.1a", "D.6b.2", "D.6b.3a")
@given(
    PIECES, st.sets(st.sampled_from(sorted(MAP)), max_size=12), st.booleans(), st.sampled_from(sorted(MAP))
)
@settings(max_examples=150, deadline=None)
def test_refuges_are_those_of_the_book(
    pieces: list[tuple[str, str]], militia: set[str], loose: bool, origin: str
) -> None:
    s = scattered(pieces, militia, loose)
    for number, kind in enumerate(KIND_IDS):
        side = NV if kind.startswith("nv") or kind == "vc" else SV
        if kind == "river" and not MAP[origin].mekong:
            continue
        found = {s.book.id("place", n) for n in bits(refuge(s, number, side, place(origin)))}
        assert found == oracle(s, kind, side, origin)
