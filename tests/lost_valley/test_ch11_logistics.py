"""11.0: Divisions recover, waver, and come up."""

from __future__ import annotations

from typing import Any

import pytest

import indochine

from .table import CALM, actions, events, parts, siege, state, strength

DIVISIONS = ("312", "308", "316", "304")
UP = {"active": True, "waiting": False}
DOWN = {"active": False, "waiting": False, "rested": True}
WAITING = {"active": False, "waiting": True}


def logistics(
    dice: tuple[int, ...] = (), turn: int = 4, tracks: dict[str, int] | None = None, **given: Any
) -> indochine.Game:
    """The Viet Minh Logistics; 316 and 304 have come up, unless given. Camp Morale and RP: SITREP 0."""
    divisions = {"316": UP, "304": UP, **given.pop("divisions", {})}
    return siege(
        "vm_logistics", turn=turn, dice=dice, tracks={**CALM, **(tracks or {})}, divisions=divisions, **given
    )


def active(game: indochine.Game, division: str) -> bool:
    """As it was when the assaults began: the log tells who kept quiet."""
    found: bool = game.position()["divisions"][division]["active"]
    return found


# 11.1


@pytest.mark.rule("lost-valley", "11.1a")
@pytest.mark.parametrize(("turn", "gain"), [(2, 2), (9, 2), (10, 1), (12, 1), (14, 1), (15, 2), (16, 2)])
def test_who_rested_gains_two_and_one_in_the_monsoon(turn: int, gain: int) -> None:
    game = logistics(turn=turn, divisions={"308": {"strength": 9, "rested": True}})
    told = events(game, "recovered-strength")
    assert [(t["division"], t["number"], t["level"]) for t in told] == [("308", gain, 9 + gain)]


@pytest.mark.rule("lost-valley", "11.1a")
def test_in_the_order_of_action_and_never_above_15() -> None:
    game = logistics(
        divisions={
            d: {**UP, "strength": s, "rested": True} for d, s in zip(DIVISIONS, (14, 9, 15, 13), strict=True)
        }
    )
    told = events(game, "recovered-strength")
    assert [(t["division"], t["number"], t["level"]) for t in told] == [
        ("312", 1, 15),
        ("308", 2, 11),
        ("316", 0, 15),
        ("304", 2, 15),
    ]


@pytest.mark.rule("lost-valley", "11.1a", "11.3a")
def test_a_division_that_waits_gains_nothing() -> None:
    game = logistics(
        (6, 6), divisions={"316": {**WAITING, "rested": True}, "304": {**WAITING, "rested": True}}
    )
    assert events(game, "recovered-strength") == []
    assert (strength(game, "316"), strength(game, "304")) == (12, 9)


@pytest.mark.rule("lost-valley", "11.0", "11.1a", "11.2a", "11.3b")
def test_all_of_it_is_skipped_on_turn_1() -> None:
    shaken = {"308": {"strength": 5, "rested": True}, "316": WAITING, "304": WAITING}
    game = logistics(turn=1, divisions=shaken)
    for kind in ("recovered-strength", "status-rolled", "activation-rolled"):
        assert events(game, kind) == []
    assert events(logistics((6, 6, 6, 6), turn=2, divisions=shaken), "status-rolled")


@pytest.mark.rule("lost-valley", "11.1a", "3.3")
def test_five_hills_adjusts_strength_from_turn_6() -> None:
    rested = {"308": {"strength": 9, "rested": True}}
    assert events(logistics(turn=5, scenario="five-hills", divisions=rested), "recovered-strength") == []
    assert events(logistics(turn=6, scenario="five-hills", divisions=rested), "recovered-strength")


def after_assaults(given: dict[str, Any]) -> dict[str, Any]:
    """Who is said to have rested once the assault phase is over."""
    game = siege("vm_assaults", turn=4, tracks={**CALM, "action_points": 0}, **given)
    while not events(game, "vm-did"):
        game.play(actions(game)[0])
    divisions = game.position()["divisions"]
    return {id: divisions[id]["rested"] for id in DIVISIONS}


@pytest.mark.rule("lost-valley", "11.1a")
def test_a_division_rested_if_its_marker_was_inactive() -> None:
    rested = after_assaults({"divisions": {"308": DOWN | {"rested": False}, "316": UP, "304": WAITING}})
    assert rested == {
        "312": False,
        "308": True,
        "316": False,
        "304": True,
    }  # 304 gains nothing while it waits


# 308 is Active and its way is barred: Gabrielle, nobody's, is no French CR to assault.
NO_TARGET = {"held": {"gabrielle": "none"}, "divisions": {"316": UP, "304": UP}}


@pytest.mark.rule("lost-valley", "11.1a")
@pytest.mark.parametrize("wide", [False, True])
def test_an_active_division_without_a_target_rests_only_by_the_option(wide: bool) -> None:
    rested = after_assaults({**NO_TARGET, "options": {"any-rest-recovers": wide}})
    assert rested == {"312": False, "308": wide, "316": False, "304": False}


@pytest.mark.rule("lost-valley", "11.1a", "11.1b", "card:05")
def test_a_lull_counts_as_rest_for_every_division() -> None:
    rested = after_assaults({"in_force": "05", "divisions": {"316": UP, "304": WAITING}})
    assert rested == dict.fromkeys(DIVISIONS, True)


@pytest.mark.rule("lost-valley", "11.1b", "card:05", "11.3a")
def test_after_a_lull_all_gain_but_those_that_wait() -> None:
    divisions = {d: {**UP, "strength": 10, "rested": True} for d in DIVISIONS}
    divisions["304"] = {**WAITING, "strength": 10, "rested": True}
    game = logistics((1,), divisions=divisions)
    assert [t["division"] for t in events(game, "recovered-strength")] == ["312", "308", "316"]


# 11.2


@pytest.mark.rule("lost-valley", "11.2a", "11.2b")
@pytest.mark.parametrize(("level", "rolls"), [(8, 1), (9, 0), (15, 0), (1, 1)])
def test_at_8_or_less_a_division_rolls(level: int, rolls: int) -> None:
    game = logistics((6, 6), divisions={"308": {**UP, "strength": level}})
    assert [t["division"] for t in events(game, "status-rolled")] == ["308"] * rolls
    assert active(game, "308") is (rolls == 0)


@pytest.mark.rule("lost-valley", "11.2a")
@pytest.mark.parametrize(
    ("dice", "passes"), [((3, 3), True), ((3, 4), False), ((1, 1), True), ((6, 6), False)]
)
def test_example_308_at_7_with_a_sitrep_of_plus_1_needs_6_or_less(
    dice: tuple[int, int], passes: bool
) -> None:
    """At 7 it is not at half of its 13, or it would have to roll 5."""
    game = logistics(dice, tracks={"camp_morale": 16}, divisions={"308": {**UP, "strength": 7}})
    told = events(game, "status-rolled")[0]
    assert parts(told) == {"dice": sum(dice), "sitrep": 1}
    assert bool(told["active"]) is passes
    assert active(game, "308") is passes


@pytest.mark.rule("lost-valley", "11.2a")
@pytest.mark.parametrize(
    ("division", "level", "halved"),
    [
        ("308", 6, True),
        ("308", 7, False),
        ("312", 6, True),
        ("312", 7, False),
        ("316", 6, True),
        ("316", 7, False),
        ("304", 4, True),
        ("304", 5, False),
    ],
)
def test_one_more_at_half_the_original_strength_or_less(division: str, level: int, halved: bool) -> None:
    """The original Strengths are 13, 13, 12 and 9."""
    game = logistics((2, 2), divisions={division: {**UP, "strength": level}})
    told = events(game, "status-rolled")[0]
    assert parts(told) == {"dice": 4} | ({"half-strength": 1} if halved else {})


@pytest.mark.rule("lost-valley", "11.2a")
def test_the_original_strength_is_that_of_the_scenario() -> None:
    five = logistics((1, 1), turn=6, scenario="five-hills", divisions={"308": {**UP, "strength": 6}})
    assert "half-strength" not in parts(events(five, "status-rolled")[0])  # half of 10 is 5
    five = logistics((1, 1), turn=6, scenario="five-hills", divisions={"308": {**UP, "strength": 5}})
    assert parts(events(five, "status-rolled")[0])["half-strength"] == 1


@pytest.mark.rule("lost-valley", "11.2a")
def test_a_division_that_fails_is_inactive_and_assaults_nobody() -> None:
    game = logistics((6, 6), divisions={"308": {**UP, "strength": 8}})
    while not events(game, "vm-did"):
        game.play(actions(game)[0])
    assert "308" in events(game, "vm-did")[0]["quiet"]
    assert "gabrielle" not in events(game, "vm-did")[0]["stormed"]
    assert game.position()["divisions"]["308"]["rested"] is True


@pytest.mark.rule("lost-valley", "11.2a", "11.2b")
def test_each_turn_anew_and_without_a_roll_once_above_8() -> None:
    """Inactive last turn at 7, it gains 2 for its rest and is above 8: Active, with no roll."""
    game = logistics(divisions={"308": {**DOWN, "strength": 7}})
    assert events(game, "status-rolled") == []
    assert strength(game, "308") == 9
    assert active(game, "308")
    shaken = logistics((4, 4), divisions={"308": {**DOWN, "strength": 6}})
    assert events(shaken, "status-rolled")[0]["level"] == 8  # at 6 and 2 it rolls, against 8
    assert active(shaken, "308")
    again = logistics((6, 3), divisions={"308": {**UP, "strength": 8}})
    assert not active(again, "308")


# 11.3


@pytest.mark.rule("lost-valley", "11.3b")
@pytest.mark.parametrize(("die", "up"), [(1, True), (3, True), (4, False), (6, False)])
def test_example_turn_4_and_a_sitrep_of_plus_1_need_3_or_lower(die: int, up: bool) -> None:
    game = logistics((die,), turn=4, tracks={"camp_morale": 16}, divisions={"316": WAITING})
    told = events(game, "activation-rolled")[0]
    assert (told["division"], told["die"], bool(told["active"])) == ("316", die, up)
    assert parts(told) == {"dice": die, "sitrep": 1}
    assert active(game, "316") is up
    assert game.position()["divisions"]["316"]["waiting"] is not up


@pytest.mark.rule("lost-valley", "11.3b", "11.3a")
def test_each_division_that_waits_rolls_from_turn_2_on() -> None:
    waiting = {"316": WAITING, "304": WAITING}
    assert events(logistics(turn=1, divisions=waiting), "activation-rolled") == []
    game = logistics((2, 3), turn=2, divisions=waiting)
    assert [(t["division"], t["die"]) for t in events(game, "activation-rolled")] == [("316", 2), ("304", 3)]
    assert (active(game, "316"), active(game, "304")) == (True, False)


@pytest.mark.rule("lost-valley", "11.3b")
def test_once_up_it_never_rolls_for_activation_again() -> None:
    game = logistics((6, 6), divisions={"316": {**UP, "strength": 7}})
    assert events(game, "activation-rolled") == []
    assert len(events(game, "status-rolled")) == 1  # but for its status it does
    assert not active(game, "316")


@pytest.mark.rule("lost-valley", "11.3a", "11.2a")
def test_a_division_that_waits_does_not_roll_for_its_status() -> None:
    game = logistics((6,), divisions={"304": {**WAITING, "strength": 7}})
    assert events(game, "status-rolled") == []
    assert [t["division"] for t in events(game, "activation-rolled")] == ["304"]


@pytest.mark.rule("lost-valley", "11.2a", "11.3b")
def test_status_comes_before_activation() -> None:
    game = logistics((1, 1, 1), divisions={"312": {**UP, "strength": 8}, "304": WAITING})
    kinds = [entry.kind for entry in game.log]
    assert kinds.index("status-rolled") < kinds.index("activation-rolled")


@pytest.mark.rule("lost-valley", "11.0")
def test_the_order_of_the_phase_recovery_then_cards_then_checks() -> None:
    """308 at 7 gains 2 for its rest and is not Shaken when card 37 comes; 312 at 8 is, and is so no more."""
    divisions = {"308": {**DOWN, "strength": 7}, "312": {**UP, "strength": 8}}
    game = logistics(turn=6, in_force="37", divisions=divisions)
    assert (strength(game, "308"), strength(game, "312")) == (9, 9)
    assert events(game, "status-rolled") == []
    assert state(game).inactive == 0
