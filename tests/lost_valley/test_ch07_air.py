"""7.0: Air Support Points, SEAD and DAS."""

from __future__ import annotations

from typing import Any

import pytest

import indochine

from .table import (
    CALM,
    NOBODY_DUE,
    TITLE,
    actions,
    asked,
    events,
    parts,
    play,
    refusal,
    siege,
    state,
    strength,
)

CALM_SKY = {**CALM, "vm_aaa": 1}


def air(dice: list[int], aaa: int = 1, turn: int = 3, **given: Any) -> indochine.Game:
    tracks = {**CALM, "vm_aaa": aaa, "action_points": 2}
    return siege("air_support", tracks=tracks, turn=turn, dice=dice, track=NOBODY_DUE, **given)


# 7.1


@pytest.mark.rule("lost-valley", "7.0", "7.1a")
@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ([1, 1], 0),
        ([1, 2], 1),
        ([2, 2], 1),
        ([2, 3], 2),
        ([3, 3], 2),
        ([3, 4], 3),
        ([4, 4], 3),
        ([4, 5], 4),
        ([5, 5], 4),
        ([5, 6], 5),
        ([6, 6], 5),
    ],
)
def test_the_roll_for_air_support_points(dice: list[int], points: int) -> None:
    game = air([*dice, 6, 6])
    assert state(game).asp == points
    assert events(game, "air-rolled")[0]["number"] == points
    assert asked(game) == ("plan-sead" if points else "ration")


@pytest.mark.rule("lost-valley", "7.1a", "2.2.8.3a")
@pytest.mark.parametrize(("aaa", "drm"), [(1, 0), (3, 0), (4, -1), (7, -2), (11, -3), (13, -4), (15, -4)])
def test_the_aaa_modifier_counts_on_the_roll(aaa: int, drm: int) -> None:
    told = events(air([5, 5, 6, 6], aaa), "air-rolled")[0]
    assert told["total"] == 10 + drm
    assert parts(told) == {"dice": 10} | ({"aaa": drm} if drm else {})


@pytest.mark.rule("lost-valley", "7.1a", "card:06")
def test_a_card_counts_on_the_roll() -> None:
    told = events(air([5, 5, 6, 6], 4, turn=12, in_force="06"), "air-rolled")[0]
    assert parts(told) == {"dice": 10, "aaa": -1, "card": -2}
    assert told["number"] == 3


@pytest.mark.rule("lost-valley", "7.1b")
@pytest.mark.parametrize(("turn", "points"), [(1, 0), (2, 5)])
def test_none_on_turn_1(turn: int, points: int) -> None:
    game = air([6, 6, 6, 6] if turn > 1 else [6, 6], turn=turn)
    assert state(game).asp == points
    assert len(events(game, "air-rolled")) == turn - 1
    assert len(events(game, "no-air")) == 2 - turn


@pytest.mark.rule("lost-valley", "card:35", "7.1a")
def test_crachin_no_roll_and_no_points() -> None:
    game = siege("air_support", in_force="35", tracks={**CALM_SKY, "air_support_points": 3}, dice=[6, 6])
    assert state(game).asp == 0
    assert events(game, "air-rolled") == []
    assert asked(game) == "ration"


@pytest.mark.rule("lost-valley", "card:35", "card:14")
def test_crachin_grounds_the_naval_air_arm_too() -> None:
    game = siege("air_support", in_force="35", hand="14", tracks=CALM_SKY, dice=[6, 6])
    play(game, ["play", "14"])
    assert state(game).asp == 0


@pytest.mark.rule("lost-valley", "7.1a")
def test_points_are_not_saved() -> None:
    """Two of the last turn are gone before the roll of this one."""
    game = siege("air_support", tracks={**CALM_SKY, "air_support_points": 2}, dice=[3, 4, 6, 6])
    assert state(game).asp == 3
    ended = siege(
        "next_turn", tracks={**CALM_SKY, "air_support_points": 5}, next_card="23", dice=[1, 1, 6, 6]
    )
    assert state(ended).asp == 0


# 7.2.1


@pytest.mark.rule("lost-valley", "7.2.1", "7.2")
@pytest.mark.parametrize(
    ("dice", "points", "aaa", "after"),
    [
        ([3, 3], 2, 3, 2),  # 6 + 2 = 8
        ([3, 2], 2, 3, 3),  # 7
        ([4, 4], 1, 11, 11),  # 8 + 1 - 3: the modifier is negative and is added
        ([5, 5], 1, 11, 10),
        ([6, 6], 4, 1, 1),  # never below 1
    ],
)
def test_sead_on_8_or_more(dice: list[int], points: int, aaa: int, after: int) -> None:
    game = air([6, 6, *dice, 6, 6], aaa, in_force="14")
    before = state(game).asp
    play(game, ["fly", points], ["done"])
    assert state(game).aaa == after
    told = events(game, "sead-rolled")[0]
    assert parts(told)["asp"] == points
    assert parts(told)["dice"] == sum(dice)
    assert state(game).asp == before - points


@pytest.mark.rule("lost-valley", "7.2.1b", "21.5", "7.2.1")
def test_faq_two_points_on_one_roll_or_on_two() -> None:
    """One roll with +2, or two with +1 each."""
    one = play(air([3, 4, 3, 3]), ["fly", 2], ["done"])
    assert [parts(told) for told in events(one, "sead-rolled")] == [{"dice": 6, "asp": 2}]
    two = play(air([3, 4, 4, 4, 3, 3], 3), ["fly", 1], ["fly", 1], ["done"])
    assert [parts(told) for told in events(two, "sead-rolled")] == [
        {"dice": 8, "asp": 1},
        {"dice": 6, "asp": 1},
    ]
    assert state(two).aaa == 2


@pytest.mark.rule("lost-valley", "7.2.1b", "21.5")
def test_with_several_rolls_the_level_falls_after_all_of_them() -> None:
    """At Level 4 the modifier is -1; the first hit would bring it to 3 and to 0. Both rolls still have -1."""
    game = play(air([5, 5, 4, 4, 4, 4], 4), ["fly", 1], ["fly", 1], ["done"])
    rolls = [parts(told) for told in events(game, "sead-rolled")]
    assert rolls == [{"dice": 8, "aaa": -1, "asp": 1}] * 2
    assert state(game).aaa == 2
    kinds = [entry.kind for entry in game.log]
    assert kinds.count("aaa-moved") == 1
    assert kinds.index("aaa-moved") > max(n for n, kind in enumerate(kinds) if kind == "sead-rolled")


@pytest.mark.rule("lost-valley", "7.2", "7.2.1")
def test_four_points_at_most_on_sead() -> None:
    game = air([6, 6, 6, 6])  # five ASP
    assert state(game).asp == 5
    assert refusal(game, ["fly", 5]) == "7.2"
    assert refusal(game, ["fly", 6]) == "7.1a"
    assert refusal(game, ["fly", 0]) == "7.2"
    play(game, ["fly", 3])
    assert refusal(game, ["fly", 2]) == "7.2"
    assert actions(game) == [["done"], ["fly", 1]]
    play(game, ["fly", 1])
    assert asked(game) == "plan-das"  # nothing more to plan: the dice have fallen


@pytest.mark.rule("lost-valley", "7.2.1", "7.2.3")
def test_without_sead_and_das_all_points_are_left_for_close_support() -> None:
    game = play(air([3, 4, 6, 6]), ["done"], ["done"])
    assert state(game).asp == 3
    assert events(game, "sead-rolled") == events(game, "das-rolled") == []


# 7.2.2


@pytest.mark.rule("lost-valley", "7.2.2a", "7.2")
@pytest.mark.parametrize(
    ("dice", "points", "aaa", "after"),
    [([3, 3], 2, 3, 12), ([3, 2], 2, 3, 13), ([4, 5], 1, 11, 13), ([4, 6], 1, 11, 12), ([4, 5], 2, 11, 12)],
)
def test_das_on_8_or_more(dice: list[int], points: int, aaa: int, after: int) -> None:
    game = play(air([6, 6, *dice, 6, 6], aaa), ["done"], ["strike", "308", points], ["done"])
    assert strength(game, "308") == after
    assert strength(game, "312") == 13
    assert parts(events(game, "das-rolled")[0])["asp"] == points


@pytest.mark.rule("lost-valley", "7.2.2a")
def test_points_are_shared_and_each_division_has_its_own_roll() -> None:
    """Three ASP on 312 and one on 304: each roll counts those on its Division alone."""
    game = air([6, 6, 3, 2, 3, 4, 6, 6])
    play(game, ["done"], ["strike", "304", 1], ["strike", "312", 3])
    told = events(game, "das-rolled")  # four ASP: nothing more to plan
    assert [(t["division"], parts(t)) for t in told] == [
        ("312", {"dice": 5, "asp": 3}),
        ("304", {"dice": 7, "asp": 1}),
    ]
    assert (strength(game, "312"), strength(game, "304")) == (12, 8)
    assert state(game).asp == 1


@pytest.mark.rule("lost-valley", "7.2", "7.2.2a")
def test_four_points_at_most_on_das_and_one_share_for_a_division() -> None:
    game = play(air([6, 6, 6, 6]), ["done"])
    assert refusal(game, ["strike", "312", 5]) == "7.2"
    assert refusal(game, ["strike", "312", 6]) == "7.1a"
    assert refusal(game, ["strike", "312", 0]) == "7.2"
    play(game, ["strike", "312", 1])
    assert refusal(game, ["strike", "312", 1]) == "7.2.2a"
    assert refusal(game, ["strike", "316", 4]) == "7.2"
    assert refusal(game, ["strike", "316", 3]) == ""


@pytest.mark.rule("lost-valley", "7.2.2b")
def test_sead_comes_before_das() -> None:
    """A hit of SEAD already helps the DAS rolls."""
    game = air([5, 5, 4, 4, 5, 2, 6, 6], 4)
    assert asked(game) == "plan-sead"
    play(game, ["fly", 1], ["done"])
    assert state(game).aaa == 3
    assert asked(game) == "plan-das"
    play(game, ["strike", "308", 1], ["done"])
    assert parts(events(game, "das-rolled")[0]) == {"dice": 7, "asp": 1}
    assert strength(game, "308") == 12


@pytest.mark.rule("lost-valley", "7.2.2a", "card:34")
def test_napalm_helps_every_das_roll_and_no_sead_roll() -> None:
    game = air([4, 5, 1, 1, 2, 3, 2, 2, 6, 6], in_force="34")
    assert state(game).asp == 5
    play(game, ["fly", 1], ["done"], ["strike", "312", 1], ["strike", "308", 1], ["done"])
    assert parts(events(game, "sead-rolled")[0]) == {"dice": 2, "asp": 1}
    assert [parts(told) for told in events(game, "das-rolled")] == [
        {"dice": 5, "asp": 1, "card": 2},
        {"dice": 4, "asp": 1, "card": 2},
    ]
    assert (strength(game, "312"), strength(game, "308")) == (12, 13)


@pytest.mark.rule("lost-valley", "7.2.2a")
def test_strength_never_falls_below_1() -> None:
    game = air([3, 4, 6, 6, 6, 6], divisions={"304": {"strength": 1}})
    play(game, ["done"], ["strike", "304", 3])
    assert strength(game, "304") == 1


# 7.2.3


@pytest.mark.rule("lost-valley", "7.2.3", "7.2")
def test_close_air_support_is_capped_at_four_in_a_turn() -> None:
    """Two assaults: after three ASP on the first, one is left for the second, though five were there."""
    game = siege(
        "vm_assaults",
        tracks={**CALM_SKY, "air_support_points": 5, "action_points": 0},
        divisions={"316": {"active": False}, "304": {"active": False}},
        dice=[6, 6, 6, 6],
    )
    assert asked(game) == "commit-air"
    assert refusal(game, ["commit", 5]) == "7.2"
    play(game, ["commit", 3])
    assert parts(events(game, "assault-rolled")[0])["close-air"] == 3
    while asked(game) != "commit-air":
        play(game, actions(game)[0])
    assert actions(game) == [["commit", 0], ["commit", 1]]
    assert refusal(game, ["commit", 2]) == "7.2"
    play(game, ["commit", 1])
    assert parts(events(game, "assault-rolled")[1])["close-air"] == 1
    assert state(game).missions == (0, 0, 4)


@pytest.mark.rule("lost-valley", "7.2.3")
def test_points_left_over_help_a_french_assault() -> None:
    game = siege(
        "french_assaults",
        held={"huguette": "308", "anne-marie": "308", "gabrielle": "308"},
        airstrip="destroyed",
        tracks={**CALM_SKY, "air_support_points": 2, "action_points": 1},
        dice=[3, 3],
    )
    play(game, ["assault", "huguette"], ["add", "8-bpc"], ["done"], ["commit", 2], ["done"])
    assert parts(events(game, "french-assault-rolled")[0])["close-air"] == 2
    assert state(game).asp == 0


def test_the_tables_of_missions_are_those_of_the_book() -> None:
    for table in (TITLE.pack.tables.sead, TITLE.pack.tables.das):
        assert [(row.min, row.max) for row in table.row] == [(None, 7), (8, None)]
