"""12.2: trenches; an Encircled CR and what follows from it."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.lost_valley.storm import storm
from tests.lost_valley.table import (
    CALM,
    actions,
    asked,
    cr,
    events,
    fighting,
    last,
    play,
    refusal,
    siege,
    state,
    summed,
)

NORTH = {"gabrielle": "308", "anne-marie": "308"}
LULL = "05"  # no assaults this turn, so that sapping is all that happens


def sapped(strengths: dict[str, int], **more: Any) -> indochine.Game:
    cards = f"{LULL} {more.pop('in_force', '')}"
    return siege("sapping", **{"divisions": fighting(strengths), "tracks": CALM, "in_force": cards, **more})


def rolls(game: indochine.Game) -> list[tuple[str, str]]:
    return [(event["division"], event["place"]) for event in events(game, "sapping-rolled")]


# 12.2: who digs where


@pytest.mark.rule("lost-valley", "12.2a", "12.0")
@pytest.mark.parametrize(("turn", "number"), [(1, 0), (2, 2)])
def test_no_sapping_on_turn_one(turn: int, number: int) -> None:
    assert len(rolls(sapped({"312": 10, "308": 10}, turn=turn))) == number


@pytest.mark.rule("lost-valley", "12.2a", "12.2b")
def test_only_active_divisions_dig_next_to_their_starting_box() -> None:
    assert rolls(sapped({"312": 10, "304": 10})) == [("312", "beatrice"), ("304", "isabelle")]
    assert rolls(sapped({})) == []


@pytest.mark.rule("lost-valley", "12.2b")
def test_example_308_digs_towards_francoise_and_huguette() -> None:
    game = sapped({"308": 10}, held=NORTH)
    assert rolls(game) == [("308", "francoise"), ("308", "huguette")]


@pytest.mark.rule("lost-valley", "12.2b")
def test_the_path_must_be_viet_minh_all_the_way() -> None:
    assert rolls(sapped({"308": 10}, held={"gabrielle": "none", "anne-marie": "308"})) == []
    assert rolls(sapped({"308": 10}, held={"anne-marie": "308"})) == [("308", "gabrielle")]


@pytest.mark.rule("lost-valley", "12.2b")
def test_works_at_zero_are_not_rolled_for() -> None:
    game = sapped({"308": 10}, held=NORTH, forts={"francoise": 0, "huguette": 1})
    assert rolls(game) == [("308", "huguette")]


@pytest.mark.rule("lost-valley", "12.2b", "2.3.2.1b")
def test_the_divisions_dig_in_their_order() -> None:
    """Isabelle's Division is the last, whatever the map says."""
    game = sapped({"304": 15, "316": 9, "308": 10, "312": 8}, held=NORTH)
    assert [division for division, _ in rolls(game)] == ["312", "308", "308", "316", "304"]


BOTH = {"beatrice": "312", "eliane": "316"}  # 312 and 316 reach Dominique


@pytest.mark.rule("lost-valley", "12.2c")
@pytest.mark.parametrize(("strengths", "sapper"), [((9, 10), "316"), ((10, 9), "312")])
def test_the_strongest_of_those_that_reach_a_cr_saps_it(strengths: tuple[int, int], sapper: str) -> None:
    game = sapped({"312": strengths[0], "316": strengths[1]}, held=BOTH)
    assert [division for division, name in rolls(game) if name == "dominique"] == [sapper]
    assert events(game, "die-chose-division") == []


@pytest.mark.rule("lost-valley", "12.2c")
@pytest.mark.parametrize(("die", "sapper"), [(3, "312"), (4, "316")])
def test_equals_roll_a_die(die: int, sapper: str) -> None:
    game = sapped({"312": 10, "316": 10}, held=BOTH, dice=[die])
    assert [division for division, name in rolls(game) if name == "dominique"] == [sapper]
    assert last(game, "die-chose-division") == {"die": die, "division": sapper}


@pytest.mark.rule("lost-valley", "12.2c")
def test_a_stronger_division_that_cannot_reach_it_does_not_count() -> None:
    """Dominique lies in the TAOR of 316 too, but Eliane stands between; nor does an Inactive one count."""
    game = sapped({"312": 5, "316": 15}, held={"beatrice": "312"})
    assert ("312", "dominique") in rolls(game)
    divisions = fighting({"312": 5})
    divisions["316"]["strength"] = 15
    assert rolls(sapped({}, divisions=divisions, held=BOTH)) == [("312", "dominique")]


# 12.2d: the roll


@pytest.mark.rule("lost-valley", "12.2d")
@pytest.mark.parametrize(("strength", "half"), [(12, -6), (13, -7), (1, -1)])
def test_half_the_strength_counts_rounded_up(strength: int, half: int) -> None:
    game = sapped({"312": strength}, dice=[3, 4])
    assert summed(game, "sapping-rolled") == {"dice": 7, "morale": 3, "strength": half}


@pytest.mark.rule("lost-valley", "12.2d", "2.5.2")
def test_sitrep_counts() -> None:
    game = sapped({"312": 10}, tracks={"camp_morale": 16, "resource_points": 26}, dice=[3, 4])
    assert summed(game, "sapping-rolled")["sitrep"] == 2
    game = sapped({"312": 10}, tracks={"camp_morale": 2, "resource_points": 2}, dice=[3, 4])
    assert summed(game, "sapping-rolled")["sitrep"] == -4


@pytest.mark.rule("lost-valley", "12.2d")
def test_the_best_morale_of_infantry_and_armor_counts_used_or_not() -> None:
    """Anne-Marie: a Tai battalion at -1 beside mortars at 3, which do not count; then tanks, Used."""
    garrison = {"anne-marie": "bt-3 2-cmmle", "pc-gono": "31-bg"}
    game = sapped({"308": 10}, held={"gabrielle": "308"}, garrison=garrison, dice=[3, 4])
    assert summed(game, "sapping-rolled")["morale"] == -1
    garrison["anne-marie"] += " armor-ney"
    marks = {"used": "armor-ney"}
    game = sapped({"308": 10}, held={"gabrielle": "308"}, garrison=garrison, marks=marks, dice=[3, 4])
    assert summed(game, "sapping-rolled")["morale"] == 2
    marks = {"used": "armor-ney", "disrupted": "armor-ney"}
    game = sapped({"308": 10}, held={"gabrielle": "308"}, garrison=garrison, marks=marks, dice=[3, 4])
    assert summed(game, "sapping-rolled")["morale"] == 1


@pytest.mark.rule("lost-valley", "12.2d", "card:06", "card:30", "card:28")
@pytest.mark.parametrize(("card", "drm"), [("06", 1), ("30", -2)])
def test_cards_count(card: str, drm: int) -> None:
    game = sapped({"312": 10}, in_force=card, turn=12, dice=[3, 4])
    assert summed(game, "sapping-rolled") == {"dice": 7, "morale": 3, "strength": -5, "card": drm}
    # Camerone: the Legion's Morale is one better for the day.
    game = sapped({"312": 10}, in_force="28", turn=12, dice=[3, 4])
    assert summed(game, "sapping-rolled")["morale"] == 4


@pytest.mark.rule("lost-valley", "12.2d", "2.2.1.4a", "2.5")
@pytest.mark.parametrize(
    ("faces", "before", "after"),
    [
        ((3, 4), 4, 4),  # 7 + 3 - 5 = 5: nothing
        ((3, 3), 4, 3),  # 4: a Level
        ((1, 2), 4, 3),  # 1: a Level
        ((1, 1), 4, 2),  # 0: two Levels
        ((1, 1), 1, 0),  # and never below nothing
    ],
)
def test_the_levels_shown_are_lost(faces: tuple[int, int], before: int, after: int) -> None:
    """Béatrice: two dice, best Morale 3, Strength 10."""
    game = sapped({"312": 10}, forts={"beatrice": before}, dice=list(faces))
    assert last(game, "sapping-rolled")["faces"] == list(faces)
    assert cr(game, "beatrice")["fortifications"] == after


# 12.2e: cards that take the same targets


@pytest.mark.rule("lost-valley", "12.2e", "card:13")
def test_card_13_lowers_every_sapping_target_by_one() -> None:
    """Françoise at 1 falls to 0 and is not sapped after it; behind the front nothing happens."""
    game = sapped({"308": 10}, held=NORTH, in_force="13", forts={"francoise": 1, "huguette": 3}, dice=[6, 6])
    assert cr(game, "francoise")["fortifications"] == 0
    assert cr(game, "huguette")["fortifications"] == 2
    assert cr(game, "claudine")["fortifications"] == 3
    assert rolls(game) == [("308", "huguette")]


@pytest.mark.rule("lost-valley", "12.2e", "card:39")
def test_card_39_lowers_the_highest_target() -> None:
    forts = {"francoise": 2, "huguette": 3}
    game = sapped({"308": 10}, held=NORTH, in_force="39", forts=forts, dice=[6, 6, 6, 6])
    assert (cr(game, "francoise")["fortifications"], cr(game, "huguette")["fortifications"]) == (2, 2)


# 12.2.1: Encircled


@pytest.mark.rule("lost-valley", "12.2.1a", "2.2.1.4b")
def test_a_cr_with_the_icon_is_encircled_at_level_zero() -> None:
    game = sapped({"312": 15}, forts={"beatrice": 1}, dice=[1, 1])
    assert state(game).is_encircled(2)
    assert events(game, "encircled") == [{"place": "beatrice"}]
    # Anne-Marie bears no icon.
    game = sapped({"308": 15}, held={"gabrielle": "308"}, forts={"anne-marie": 1}, dice=[1, 1])
    assert cr(game, "anne-marie")["fortifications"] == 0
    assert not state(game).is_encircled(1)
    assert events(game, "encircled") == []


@pytest.mark.rule("lost-valley", "12.2.1a")
def test_nobody_moves_into_or_out_of_it() -> None:
    game = siege("movement", forts={"beatrice": 0}, divisions=fighting({}))
    assert refusal(game, ["move", "iii-13-dble"]) in ("12.2.1a", "14.1b")  # no way out is 14.1b as well
    assert refusal(game, ["move", "iii-3-rta"]) == ""
    play(game, ["move", "iii-3-rta"])
    assert refusal(game, ["to", "beatrice"]) == "12.2.1a"
    assert ["to", "eliane"] in actions(game)
    game = siege("movement", forts={"beatrice": 1}, divisions=fighting({}))
    play(game, ["move", "iii-3-rta"])
    assert ["to", "beatrice"] in actions(game)


@pytest.mark.rule("lost-valley", "12.2.1b")
@pytest.mark.parametrize(("works", "drm"), [(0, -1), (1, 0)])
def test_an_assault_on_it_has_one_less(works: int, drm: int) -> None:
    game = storm("gabrielle", "v-7-rta", works=works, weaker=drm)
    assert summed(game, "assault-rolled").get("encircled", 0) == drm
    # A CR without the icon is none the worse at Level 0.
    game = storm("huguette", "i-2-rei", works=0)
    assert "encircled" not in summed(game, "assault-rolled")


@pytest.mark.rule("lost-valley", "12.2.1c", "12.3.5.2k")
@pytest.mark.parametrize("works", [0, 1])
def test_who_retreats_from_it_is_lost(works: int) -> None:
    """Gabrielle, with Anne-Marie French beside it; the battalion loses a step, then its nerve."""
    behind = {"anne-marie": "bt-3", "huguette": "i-2-rei", "pc-gono": "31-bg"}
    encircled = -1 if works == 0 else 0
    game = storm("gabrielle", "v-7-rta", 3, [1, 1, 1], works, behind, weaker=encircled)
    if works:
        assert (asked(game), actions(game)) == ("retreat-to", [["to", "anne-marie"], ["to", "huguette"]])
    else:
        assert "v-7-rta" in game.position()["remnants"]
        assert events(game, "no-retreat") == [{"unit": "v-7-rta", "place": "gabrielle"}]
        assert cr(game, "gabrielle")["control"] == "308"


@pytest.mark.rule("lost-valley", "12.2.1a", "12.3.5.2j", "ruling:5")
@pytest.mark.parametrize("works", [0, 1])
def test_nobody_retreats_into_it(works: int) -> None:
    """A company runs from Eliane: Isabelle, next to it, takes it in only while the way is open."""
    behind = {"dominique": "iii-3-rta", "junon": "1-bep", "pc-gono": "31-bg", "isabelle": "iii-3-rei"}
    forts = {"isabelle": works}
    game = storm("eliane", "i-4-rtm csm-272", 3, [6, 6, 1, 1], behind=behind, forts=forts)
    assert asked(game) == "retreat-to"
    assert refusal(game, ["to", "isabelle"]) == ("" if works else "12.3.5.2j")
    assert len(actions(game)) == (4 if works else 3)


@pytest.mark.rule("lost-valley", "12.2.1d", "12.2.2a", "card:40")
def test_above_zero_it_is_free_again() -> None:
    game = siege("repairs", forts={"isabelle": 0}, in_force="40", tracks=CALM)
    assert asked(game) == "choose-works"
    assert state(game).is_encircled(11)
    play(game, ["raise", "isabelle"])
    assert not state(game).is_encircled(11)
    assert events(game, "freed") == [{"place": "isabelle"}]
    assert state(game).morale == 11


# 12.2.2: Isabelle


@pytest.mark.rule("lost-valley", "12.2.2a")
def test_isabelle_encircled_costs_a_camp_morale() -> None:
    game = sapped({"304": 15}, forts={"isabelle": 1}, dice=[1, 1])
    assert state(game).morale == 9
    assert last(game, "morale-moved") == {"number": -1, "level": 9, "why": "isabelle-encircled"}
    # Another CR costs none.
    assert state(sapped({"312": 15}, forts={"beatrice": 1}, dice=[1, 1])).morale == 10


@pytest.mark.rule("lost-valley", "12.2.2a", "17.1")
def test_the_last_camp_morale_can_go_with_it() -> None:
    game = sapped({"304": 15}, forts={"isabelle": 1}, dice=[1, 1], tracks={**CALM, "camp_morale": 1})
    assert game.outcome is not None
    assert game.outcome.reason == "camp-morale"


@pytest.mark.rule("lost-valley", "12.2.2a", "ruling:1")
@pytest.mark.parametrize(("option", "morale"), [(False, 10), (True, 9)])
def test_the_camp_morale_comes_back_with_the_capture_by_one_reading(option: bool, morale: int) -> None:
    """A star is lost, and by the letter the encirclement ends when the capture sets Level 1."""
    game = storm("isabelle", "csm-431", 3, [1], works=0, weaker=2, options={"isabelle-lost": option})
    assert cr(game, "isabelle")["control"] == "304"
    assert cr(game, "isabelle")["fortifications"] == 1
    assert state(game).morale == morale


@pytest.mark.rule("lost-valley", "12.2.2a", "12.2.2b")
@pytest.mark.parametrize(
    ("held", "level", "drm"),
    [({}, 0, -1), ({}, 1, 0), ({"isabelle": "304"}, 1, -1), ({"isabelle": "none"}, 1, 0)],
)
def test_the_supply_roll_has_one_less_while_it_lasts(held: dict[str, str], level: int, drm: int) -> None:
    game = siege("resources", held=held, forts={"isabelle": level}, tracks=CALM, turn=4)
    while not events(game, "supply-rolled"):
        game.play(actions(game)[0])
    assert summed(game, "supply-rolled").get("isabelle", 0) == drm
