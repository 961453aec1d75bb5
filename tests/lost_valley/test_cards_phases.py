"""The event cards whose effects come in later phases: Divisions, sapping, air, supplies, assaults."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.lost_valley.rules.ch02_checks import assault_of, defence_of, morale_of

from .table import CALM, NOBODY_DUE, actions, draw, events, parts, play, siege, state

DICE = (6, 6) * 40
UP = {"active": True, "waiting": False}
ALL_UP = dict.fromkeys(("312", "308", "316", "304"), UP)
ALL_DOWN = {d: {"active": False, "waiting": False} for d in ALL_UP}


def until(game: indochine.Game, kind: str) -> indochine.Game:
    """Do nothing much until something of this kind has been told."""
    while not events(game, kind):
        game.play(actions(game)[0])
    return game


def marked(game: indochine.Game, mark: str) -> set[str]:
    return {*game.position()["marks"][mark]}


# Divisions


def logistics(card: str, turn: int = 11, dice: tuple[int, ...] = (), **given: Any) -> indochine.Game:
    divisions = given.pop("divisions", ALL_UP)
    return siege(
        "vm_logistics", in_force=card, turn=turn, tracks=CALM, dice=dice, divisions=divisions, **given
    )


def levels(*numbers: int) -> dict[str, dict[str, Any]]:
    return {d: {**UP, "strength": n} for d, n in zip(("312", "308", "316", "304"), numbers, strict=True)}


@pytest.mark.rule("lost-valley", "card:17")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((13, 12, 10, 9), [13, 12, 11, 10]),
        ((10, 10, 10, 10), [11, 11, 10, 10]),  # ties: the earlier in the order of action
        ((12, 9, 10, 10), [12, 10, 11, 10]),
    ],
)
def test_card_17_the_two_weakest_divisions_gain_one(before: tuple[int, ...], after: list[int]) -> None:
    game = logistics("17", divisions=levels(*before))
    moved = {told["division"]: told["level"] for told in events(game, "strength-moved")[:2]}
    expected = {d: n for d, n, b in zip(("312", "308", "316", "304"), after, before, strict=True) if n != b}
    assert moved == expected


@pytest.mark.rule("lost-valley", "card:26")
@pytest.mark.parametrize(
    ("before", "gains"), [((9, 12, 11, 10), "308"), ((12, 12, 11, 10), "312"), ((9, 9, 9, 12), "304")]
)
def test_card_26_the_strongest_division_gains_one_and_two_less_on_the_roll(
    before: tuple[int, ...], gains: str
) -> None:
    tracks = {**CALM, "vm_aaa": 5}
    game = siege("resources", in_force="26", tracks=tracks, divisions=levels(*before), track=NOBODY_DUE)
    assert [told["division"] for told in events(game, "strength-moved")] == [gains]
    play(game, ["ration", 0])
    assert parts(events(game, "supply-rolled")[0])["card"] == -2


@pytest.mark.rule("lost-valley", "card:37")
def test_card_37_every_shaken_division_gains_one_before_its_check() -> None:
    game = logistics("37", dice=(3, 3), divisions=levels(8, 9, 6, 13))
    assert [(t["division"], t["level"]) for t in events(game, "strength-moved")[:2]] == [
        ("312", 9),
        ("316", 7),
    ]
    rolled = events(game, "status-rolled")
    assert [(t["division"], t["level"]) for t in rolled] == [("316", 7)]  # 312 is not Shaken any more


@pytest.mark.rule("lost-valley", "card:38")
def test_card_38_every_division_loses_one_before_the_checks() -> None:
    game = logistics("38", dice=(6, 6), divisions=levels(9, 13, 12, 10))
    assert [(t["division"], t["level"]) for t in events(game, "strength-moved")[:4]] == [
        ("312", 8),
        ("308", 12),
        ("316", 11),
        ("304", 9),
    ]
    assert [t["division"] for t in events(game, "status-rolled")] == ["312"]


@pytest.mark.rule("lost-valley", "card:44")
def test_card_44_every_division_is_active_without_a_check() -> None:
    waiting = {"active": False, "waiting": True}
    divisions = {
        "312": {"strength": 2, "active": False},
        "308": {"strength": 5},
        "316": waiting,
        "304": waiting,
    }
    game = logistics("44", divisions=divisions)
    assert events(game, "status-rolled") == events(game, "activation-rolled") == []
    assert state(game).inactive == state(game).waiting == 0
    without = logistics("", dice=(6, 6) * 4, divisions=divisions)
    assert state(without).inactive & 0b11 == 0b11


# Sapping


def sapping(card: str, dice: tuple[int, ...] = (), **given: Any) -> indochine.Game:
    """Gabrielle, Béatrice, Eliane and Isabelle are the targets at the start."""
    tracks = {**CALM, "action_points": 0}
    return siege("sapping", in_force=card, tracks=tracks, dice=dice, **{"divisions": ALL_UP, **given})


TARGETS = {"gabrielle", "beatrice", "eliane", "isabelle"}


@pytest.mark.rule("lost-valley", "card:13")
def test_card_13_every_sapping_target_loses_a_level_before_the_rolls() -> None:
    game = sapping("13", forts={"gabrielle": 0})
    moved = [entry for entry in game.log if entry.kind in ("fortifications-moved", "sapping-rolled")]
    first = moved[: [entry.kind for entry in moved].index("sapping-rolled")]
    assert {entry.values["place"]: entry.values["number"] for entry in first} == dict.fromkeys(
        TARGETS - {"gabrielle"}, -1
    )
    # Béatrice stood at 1: at 0 it is no target any more.
    assert {told["place"] for told in events(game, "sapping-rolled")} == {"eliane", "isabelle"}


@pytest.mark.rule("lost-valley", "card:13", "12.2b")
def test_card_13_only_what_active_divisions_reach() -> None:
    inactive = {"active": False, "waiting": False}
    game = sapping("13", divisions={**ALL_UP, "312": inactive, "304": inactive})
    hit = {told["place"] for told in events(game, "fortifications-moved")[:2]}
    assert hit == {"gabrielle", "eliane"}


@pytest.mark.rule("lost-valley", "card:39")
def test_card_39_the_target_with_the_highest_level() -> None:
    game = sapping("39", forts={"isabelle": 3})
    first = events(game, "fortifications-moved")[0]
    assert (first["place"], first["number"], first["level"]) == ("eliane", -1, 3)


@pytest.mark.rule("lost-valley", "card:39")
@pytest.mark.parametrize(("die", "cr"), [(1, "eliane"), (3, "eliane"), (4, "isabelle"), (6, "isabelle")])
def test_card_39_a_tie_is_broken_by_a_die(die: int, cr: str) -> None:
    game = sapping("39", dice=(die,))
    assert events(game, "die-chose")[0] == {"die": die, "place": cr}
    assert events(game, "fortifications-moved")[0]["place"] == cr


@pytest.mark.rule("lost-valley", "card:39")
def test_card_39_without_a_target_nothing() -> None:
    game = sapping("39", divisions=ALL_DOWN)
    assert events(game, "fortifications-moved") == events(game, "die-chose") == []


@pytest.mark.rule("lost-valley", "card:06", "card:30")
@pytest.mark.parametrize(("card", "drm"), [("06", 1), ("30", -2), ("23", 0)])
def test_cards_on_every_sapping_roll(card: str, drm: int) -> None:
    rolls = events(sapping(card, turn=12), "sapping-rolled")
    assert {told["place"] for told in rolls} == TARGETS
    assert {parts(told).get("card", 0) for told in rolls} == {drm}


# The air, the supplies, recovery


@pytest.mark.rule("lost-valley", "card:06")
def test_card_06_on_air_supplies_and_recovery() -> None:
    game = draw("06", turn=12, dice=(1,))
    assert parts(events(game, "air-rolled")[0]) == {"dice": 2, "card": -2}
    play(game, ["ration", 0])
    assert parts(events(game, "supply-rolled")[0])["card"] == -1
    recovery = siege("recovery", in_force="06", turn=12, tracks=CALM, dice=(6, 2) * 3, next_card="23")
    checks = events(recovery, "morale-check")[:3]
    assert [parts(told)["card"] for told in checks] == [-1] * 3
    plain = siege("recovery", turn=12, tracks=CALM, dice=(6, 2) * 3, next_card="23")
    assert "card" not in parts(events(plain, "morale-check")[0])


@pytest.mark.rule("lost-valley", "card:06", "5.1b")
def test_card_06_on_no_other_check() -> None:
    game = draw("03", turn=4, in_force="", held={"beatrice": "312"}, dice=DICE)
    assert "card" not in parts(events(game, "morale-check")[0])
    flooded = siege("sapping", in_force="06", turn=12, tracks=CALM, divisions=ALL_UP)
    assert "card" in parts(events(flooded, "sapping-rolled")[0])


@pytest.mark.rule("lost-valley", "card:14")
@pytest.mark.parametrize(("dice", "points"), [((1, 1), 2), ((3, 4), 5)])
def test_card_14_two_more_points(dice: tuple[int, int], points: int) -> None:
    drawn = play(siege_of_card_14(dice, drawn=True), ["play"])
    assert state(drawn).asp == points
    kept = play(siege_of_card_14(dice, drawn=False), ["play", "14"])
    assert state(kept).asp == points


def siege_of_card_14(dice: tuple[int, int], drawn: bool) -> indochine.Game:
    tracks = {**CALM, "vm_aaa": 1, "action_points": 0}
    if drawn:
        return siege("event_card", drawn=None, next_card="14", tracks=tracks, dice=dice)
    return siege("air_support", hand="14", tracks=tracks, dice=dice)


@pytest.mark.rule("lost-valley", "card:34", "card:35")
def test_card_34_one_more_point_and_card_35_none() -> None:
    tracks = {**CALM, "vm_aaa": 1}
    assert state(siege("air_support", in_force="34", tracks=tracks, dice=(1, 1))).asp == 1
    assert state(siege("air_support", in_force="35", tracks=tracks)).asp == 0


@pytest.mark.rule("lost-valley", "card:10")
def test_card_10_three_more_on_the_resource_roll() -> None:
    game = siege("resources", hand="10", tracks=CALM, dice=(3, 4), track=NOBODY_DUE)
    play(game, ["play", "10"], ["ration", 0])
    assert parts(events(game, "supply-rolled")[0])["card"] == 3


# Assaults


def assaults(card: str, **given: Any) -> indochine.Game:
    tracks = {**CALM, "action_points": 0}
    return until(siege("vm_assaults", in_force=card, tracks=tracks, divisions=ALL_UP, **given), "vm-did")


@pytest.mark.rule("lost-valley", "card:23", "card:32")
@pytest.mark.parametrize(("card", "drm"), [("23", 1), ("32", -2), ("23 32", -1)])
def test_cards_on_every_assault_roll(card: str, drm: int) -> None:
    rolls = events(assaults(card, turn=13), "assault-rolled")
    assert len(rolls) == 4
    assert {parts(told)["card"] for told in rolls} == {drm}


@pytest.mark.rule("lost-valley", "card:05", "11.1b")
def test_card_05_nobody_assaults_but_sapping_and_automatic_control_go_on() -> None:
    game = siege(
        "automatic_control", in_force="05", held={"gabrielle": "none"}, tracks=CALM, divisions=ALL_UP
    )
    until(game, "vm-did")
    assert [told["place"] for told in events(game, "taken-empty")] == ["gabrielle"]
    assert events(game, "sapping-rolled")
    assert events(game, "assault-rolled") == []
    assert len(events(game, "no-assaults")) == 1
    assert all(part["rested"] for part in game.position()["divisions"].values())


@pytest.mark.rule("lost-valley", "card:31")
def test_card_31_eliane_loses_two_levels_and_a_step_before_the_assaults() -> None:
    """I/4 RTM has the highest Morale and is reduced; BT 2 is not."""
    game = siege("vm_assaults", in_force="31", turn=13, tracks=CALM, divisions=ALL_DOWN)
    assert game.position()["crs"]["eliane"]["fortifications"] == 2
    assert marked(game, "reduced") == {"i-4-rtm"}
    kinds = [entry.kind for entry in assaults("31", turn=13).log]
    assert kinds.index("step-lost") < kinds.index("target-chosen")


@pytest.mark.rule("lost-valley", "card:31", "2.2.1.4a", "2.2.1.1a")
def test_card_31_the_last_company_is_lost_and_eliane_nobodys() -> None:
    game = siege(
        "vm_assaults",
        in_force="31",
        turn=13,
        garrison={"pc-gono": "31-bg", "eliane": "csm-272 1-cepml"},
        forts={"eliane": 1},
        tracks=CALM,
        divisions=ALL_DOWN,
    )
    assert game.position()["crs"]["eliane"]["fortifications"] == 0
    assert game.position()["crs"]["eliane"]["control"] == "none"
    assert "csm-272" in game.position()["eliminated"]


@pytest.mark.rule("lost-valley", "card:28")
def test_card_28_a_point_of_morale_and_the_legion_fights_better() -> None:
    game = draw("28", turn=11)
    assert state(game).morale == 11
    garrison = {"pc-gono": "31-bg", "huguette": "i-2-rei 1-bep", "claudine": "8-bpc"}
    marks = {"disrupted": "i-2-rei 1-bep 8-bpc"}
    recovery = siege(
        "recovery", in_force="28", turn=11, garrison=garrison, marks=marks, tracks=CALM, dice=(1, 1) * 3
    )
    found = {told["unit"]: parts(told).get("morale", 0) for told in events(recovery, "morale-check")[:3]}
    assert found == {"i-2-rei": 3, "1-bep": 3, "8-bpc": 2}  # 3, one less Disrupted, one more for the Legion


@pytest.mark.rule("lost-valley", "card:28")
@pytest.mark.parametrize(("card", "worth"), [("", 3 + 2 + 3), ("28", 4 + 3 + 3)])
def test_card_28_the_legion_assaults_better(card: str, worth: int) -> None:
    """1 BEP and I/13 DBLE gain one each, 8 BPC nothing."""
    game = siege(
        "french_assaults",
        in_force=card,
        turn=11,
        held={"huguette": "308"},
        airstrip="destroyed",
        garrison={"pc-gono": "1-bep 31-bg", "claudine": "i-13-dble", "epervier-opera": "8-bpc"},
        tracks={**CALM, "action_points": 1},
    )
    play(game, ["assault", "huguette"], ["add", "1-bep"], ["add", "i-13-dble"], ["add", "8-bpc"])
    assert parts(events(until(game, "french-assault-rolled"), "french-assault-rolled")[0])["assault"] == worth


@pytest.mark.rule("lost-valley", "card:28", "2.3.1.3b")
def test_card_28_leaves_defence_alone() -> None:
    s = state(siege("movement", in_force="28", turn=11))
    unit = s.book.unit_ids.index("i-2-rei")
    assert (assault_of(s, unit), defence_of(s, unit), morale_of(s, unit)) == (3, 2, 4)
