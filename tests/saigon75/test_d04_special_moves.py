"""D.4: Marines by sea, Airborne drops, Rangers by air, River Patrols; and every reach counted another way."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from indochine.titles.saigon75.book import KIND_IDS
from indochine.titles.saigon75.rules.d04_movement import reach
from tests.saigon75.march import (
    ASKED,
    COAST,
    MEKONG,
    MONSOON,
    MOUNTAINS,
    PRINTED,
    PROVINCES,
    air,
    reached,
    refusal,
    taken,
)
from tests.saigon75.table import actions, events, place, play, state, table, units

# ---------------------------------------------------------------- special moves


@pytest.mark.rule("saigon75", "D.4.8a", "D.4.7")
def test_marines_go_by_sea_to_any_coast():
    game = taken("marine", "quang_tri")
    coast = COAST
    assert len(coast) == 14
    assert reached(game) == coast - {"quang_tri"}
    assert refusal(game, ["to", "pleiku"]) == "D.4.8a"
    play(game, ["to", "ca_mau"])
    assert units(game, "ca_mau") == {"marine": 1}


@pytest.mark.rule("saigon75", "D.4.8a", "D.4.7")
def test_from_the_coast_marines_march_inland_and_from_inland_they_only_march():
    assert {"dak_lak", "pleiku", "quang_tri"} <= reached(taken("marine", "phu_yen"))
    game = taken("marine", "dak_lak")
    assert reached(game) == {"pleiku", "phu_yen", "nha_trang", "dak_nong", "phan_rang"}
    for coast in ("quang_tri", "xuan_loc", "saigon"):
        assert refusal(game, ["to", coast]) == "D.4.8a"


@pytest.mark.rule("saigon75", "D.4.7", "D.4.3")
@pytest.mark.parametrize(("kind", "verb"), [("marine", "to"), ("para", "to"), ("ranger", "airlift")])
def test_a_special_move_replaces_the_normal_one(kind, verb):
    game = taken(kind, "quang_tri", air=air(2), dice=[6])
    play(game, [verb, "ca_mau"])
    assert refusal(game, ["move", kind, "ca_mau"]) == "D.4.3"


@pytest.mark.rule("saigon75", "D.4.9", "D.4.7")
@pytest.mark.parametrize("event", [{"card": 0, "uses": 0, "province": None}, MONSOON])
def test_airborne_units_drop_anywhere_and_need_no_air_marker(event):
    game = taken("para", "pleiku", air=air(0), event=event)
    assert reached(game) == set(PROVINCES) - {"pleiku"}
    assert refusal(game, ["airlift", "ca_mau"]) == "D.4.10a"  # that is for Rangers
    play(game, ["to", "ca_mau"])
    assert units(game, "ca_mau") == {"para": 1}
    assert events(game, "attrition") == []


@pytest.mark.rule("saigon75", "D.4.10a")
def test_rangers_march_without_an_air_marker_and_fly_with_one():
    grounded = taken("ranger", "saigon", air=air(0))
    assert reached(grounded) == {"phuoc_binh", "an_loc", "xuan_loc", "long_an"}
    assert reached(grounded, "airlift") == set()
    assert refusal(grounded, ["airlift", "quang_tri"]) == "D.4.10a"
    assert refusal(grounded, ["to", "quang_tri"]) == "D.4.10a"
    ready = taken("ranger", "saigon", air=air(1))
    assert reached(ready) == {"phuoc_binh", "an_loc", "xuan_loc", "long_an"}
    assert reached(ready, "airlift") == set(PROVINCES) - {"saigon"}  # like Airborne, adjacent or not
    assert refusal(ready, ["to", "quang_tri"]) == "D.4.10a"  # not on foot


@pytest.mark.rule("saigon75", "D.4.10a")
@pytest.mark.parametrize("kind", ["sv_division", "mech", "marine", "para"])
def test_only_rangers_are_carried(kind):
    game = taken(kind, "saigon", air=air(5))
    assert refusal(game, ["airlift", "quang_tri"]) == "D.4.10a"
    assert reached(game, "airlift") == set()


@pytest.mark.rule("saigon75", "D.4.10b", "D.7.1", "D.7.2")
@pytest.mark.parametrize(("die", "left"), [(1, (0, 1)), (2, (0, 1)), (3, (1, 0)), (6, (1, 0))])
def test_the_marker_that_carried_a_ranger_is_tested(die, left):
    game = taken("ranger", "saigon", air=air(1), dice=[die])
    play(game, ["airlift", "quang_tri"])
    assert units(game, "quang_tri") == {"ranger": 1}  # he has arrived whatever the die says
    assert (state(game).air_ready, state(game).air_lost) == left
    assert events(game, "attrition") == [{"faces": ["plane" if left[1] else "blank"], "lost": left[1]}]
    assert events(game, "airlifted") == [{"kind": "ranger", "origin": "saigon", "place": "quang_tri"}]


@pytest.mark.rule("saigon75", "D.4.10a", "D.4.10b", "D.7.2")
def test_one_marker_for_each_battalion_carried():
    game = table(sv={"saigon": "ranger*3"}, phase="SV", air=air(2), dice=[1, 6, 2], **ASKED)
    play(game, ["move", "ranger", "saigon"], ["airlift", "quang_tri"])
    assert state(game).air_ready == 1
    play(game, ["move", "ranger", "saigon"], ["airlift", "quang_tri"])
    assert state(game).air_ready == 1  # it came back, ready again at once
    play(game, ["move", "ranger", "saigon"], ["airlift", "quang_tri"])
    assert (state(game).air_ready, state(game).air_lost) == (0, 2)
    assert units(game, "quang_tri") == {"ranger": 3}


@pytest.mark.rule("saigon75", "D.4.10b")
def test_walking_tests_no_marker():
    game = taken("ranger", "saigon", air=air(2))
    play(game, ["to", "an_loc"])
    assert (state(game).air_ready, events(game, "attrition")) == (2, [])


@pytest.mark.rule("saigon75", "D.4.10a", "card:08")
def test_no_ranger_flies_under_the_monsoon():
    game = taken("ranger", "saigon", air=air(3), event=MONSOON)
    assert refusal(game, ["airlift", "quang_tri"]) == "card:08"
    assert reached(game, "airlift") == set()
    assert "an_loc" in reached(game)


@pytest.mark.rule("saigon75", "D.4.11")
@pytest.mark.parametrize(
    ("origin", "near"),
    [
        ("long_an", {"can_tho", "kien_giang"}),
        ("can_tho", {"long_an", "kien_giang", "ca_mau"}),
        ("kien_giang", {"long_an", "can_tho", "ca_mau"}),
        ("ca_mau", {"can_tho", "kien_giang"}),
    ],
)
def test_river_patrols_move_between_adjacent_provinces_of_the_mekong(origin, near):
    game = taken("river", origin)
    assert reached(game) == near
    for province in set(PROVINCES) - near - {origin}:
        assert refusal(game, ["to", province]) == ("D.4.2" if province in MEKONG else "D.4.11")


@pytest.mark.rule("saigon75", "D.4.8b", "D.6b.2")
def test_marines_retreat_by_sea_after_a_combat():
    game = table(
        sv={"nha_trang": "marine", "saigon": "para"},
        nv={"nha_trang": "nv_division"},
        step="combat",
        militia="da_nang",
        dice=[3, 6],  # a retreat against SV, a blank of his own
    )
    play(game, ["attack", "nha_trang"])
    assert game.decision.name == "retreat-unit"
    coast = COAST - {"nha_trang", "da_nang"}
    assert {action[2] for action in actions(game)} == coast  # not where the enemy controls
    play(game, ["retreat", "marine", "ca_mau"])
    assert units(game, "ca_mau") == {"marine": 1}


@pytest.mark.rule("saigon75", "D.4.8b")
def test_no_sea_retreat_from_inland():
    game = table(
        sv={"dak_lak": "marine", "saigon": "para", "nha_trang": "para"},
        nv={"dak_lak": "nv_division"},
        step="combat",
        dice=[3, 6],
    )
    play(game, ["attack", "dak_lak"], ["done"])
    assert [e["place"] for e in events(game, "retreated")] == ["nha_trang"]  # the only refuge there is


# ---------------------------------------------------------------- against another way of counting


def walks(origin: str, points: int, stops: set[str]) -> set[str]:
    """Every place at the end of a walk of one to `points` steps that halts where it must."""
    ends: set[str] = set()
    for step in PRINTED[origin]["adjacent"]:
        ends.add(step)
        if points > 1 and step not in stops:
            ends |= walks(step, points - 1, stops)
    return ends


def reach_by_hand(kind: str, origin: str, militia: set[str], monsoon: bool) -> set[str]:
    """Where a unit can go without an air marker, read from the printed map and the text of D.4."""
    if origin == "reserves":
        return {p for p in PROVINCES if PRINTED[p]["arrow"]}
    points = 2 if kind == "mech" and not monsoon else 1
    ends = walks(origin, points, militia | MOUNTAINS)
    if kind in ("nv_division", "vc"):
        ends |= {"reserves"} if PRINTED[origin]["arrow"] else set()
    if kind == "river":
        ends &= MEKONG
    if kind == "marine" and PRINTED[origin]["coast"]:
        ends |= COAST
    if kind == "para":
        ends |= set(PROVINCES)
    return ends - {origin}


SV_KINDS = ["sv_division", "ranger", "marine", "para", "river", "mech"]
NV_KINDS = ["nv_division", "vc"]


@st.composite
def movers(draw: Any) -> tuple[str, str]:
    """A unit and where it stands."""
    kind = draw(st.sampled_from(SV_KINDS + NV_KINDS))
    homes = sorted(MEKONG) if kind == "river" else list(PROVINCES)
    return kind, draw(st.sampled_from([*homes, "reserves"] if kind in NV_KINDS else homes))


def some_provinces(most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(PROVINCES), unique=True, max_size=most)


@pytest.mark.rule("saigon75", "D.4.2", "D.4.4", "D.4.5", "D.4.8a", "D.4.9", "D.4.11", "D.4.12")
@settings(max_examples=150, deadline=None)
@given(mover=movers(), militia=some_provinces(19), enemies=some_provinces(10), monsoon=st.booleans())
def test_reach_agrees_with_walking_the_printed_map(mover, militia, enemies, monsoon):
    kind, origin = mover
    north = kind in NV_KINDS
    mine, theirs = {origin: kind}, dict.fromkeys(enemies, "mech" if north else "nv_division")
    game = table(
        sv=dict(list(theirs.items())[:7]) if north else mine,  # there are seven mechanised units
        nv=mine if north else theirs,
        phase="NV" if north else "SV",
        militia=" ".join(militia),
        event=MONSOON if monsoon else {"card": 0, "uses": 0, "province": None},
    )
    expected = reach_by_hand(kind, origin, set(militia), monsoon)
    s, here = state(game), place(origin)
    unit = next(n for n, id in enumerate(s.book.kind_of) if KIND_IDS[id] == kind and s.here[here] >> n & 1)
    assert {s.book.id("place", n) for n in range(21) if reach(s, unit, here) >> n & 1} == expected
    if len(expected) > 1:
        play(game, ["move", kind, origin])
        assert reached(game) == expected
