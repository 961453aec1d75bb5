"""15.1: replacements: what a point buys, where, and what is kept."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.silver_bayonet.rules.ch15_replacements import places_for
from indochine.titles.silver_bayonet.scenario_data import Nation, Replacement, Side
from tests.silver_bayonet.tables import TITLE, asked, last, marked, play, refusal, state, table, where


def replacing(at: dict[str, str], turn: int = 3, scenario: str = "1", **board: Any) -> indochine.Game:
    """Scenario 1: a point for the PAVN on every turn from the third, with HQ/32 or in Cambodia."""
    return table(scenario, at=at, turn=turn, phase="replace", **board)


@pytest.mark.rule("silver-bayonet", "15.1")
def test_replacements_come_as_the_scenario_says():
    at = {"1608": "HQ/32 A/334/32", "1510": "CIDG-1"}
    assert replacing(at, reduced="A/334/32").position()["pool"] == [2]  # in halves
    assert replacing(at, turn=2, reduced="A/334/32").position()["pool"] == [0]
    assert asked(replacing(at, reduced="A/334/32")) == ("PAVN", "spend-replacements")
    game = table("7", at={"1510": "3/1", "1316": "A/334/32"}, turn=3, phase="replace", reduced="3/1 A/334/32")
    assert game.position()["pool"] == [2, 0]  # the ARVN get one on every second turn


@pytest.mark.rule("silver-bayonet", "15.1")
def test_points_may_be_saved():
    at = {"1608": "HQ/32 A/334/32 B/334/32", "1510": "CIDG-1"}
    game = replacing(at, turn=4, reduced="A/334/32 B/334/32", pool=[2])
    assert game.position()["pool"] == [4]
    play(game, ["done"])
    assert game.position()["pool"] == [4]


@pytest.mark.rule("silver-bayonet", "15.1.1a", "15.1.3")
def test_a_point_restores_a_reduced_unit_at_such_a_place():
    at = {"1608": "HQ/32 A/334/32 B/334/32", "1509": "C/334/32"}
    game = replacing(at, reduced="A/334/32 C/334/32")
    assert refusal(game, ["restore", "B/334/32"]) == ("15.1.1a", "not-reduced")
    assert refusal(game, ["restore", "C/334/32"]) == ("15.1.2a", "no-place-for-replacements")
    play(game, ["restore", "A/334/32"])
    assert marked(game, "reduced") == {"C/334/32"}
    assert game.position()["pool"] == [0]
    assert last(game, "replaced") == {"side": "PAVN", "unit": "A/334/32", "place": "1608"}


@pytest.mark.rule("silver-bayonet", "15.1.1b", "15.1.2a")
def test_or_brings_a_dead_unit_back_with_one_step():
    at = {"1608": "HQ/32", "1509": "C/334/32", "eliminated": "A/334/32 A/32"}
    game = replacing(at, reduced="A/334/32")
    assert refusal(game, ["revive", "A/334/32", "1509"]) == ("15.1.2a", "no-place-for-replacements")
    assert refusal(game, ["revive", "C/334/32", "1608"]) == ("15.1.1b", "not-dead")
    play(game, ["revive", "A/334/32", "1608"])
    assert where(game, "A/334/32") == "1608"
    assert marked(game, "reduced") == {"A/334/32"}


@pytest.mark.rule("silver-bayonet", "15.1.1b")
def test_who_was_full_when_it_died_comes_back_reduced_and_a_single_step_whole():
    at = {"1608": "HQ/32", "1509": "C/334/32", "eliminated": "A/334/32 A/32"}
    game = replacing(at, pool=[4])
    play(game, ["revive", "A/334/32", "1608"], ["revive", "A/32", "1608"])
    assert marked(game, "reduced") == {"A/334/32"}


@pytest.mark.rule("silver-bayonet", "15.1.1b")
def test_who_has_just_come_back_is_not_restored_in_the_same_turn():
    at = {"1608": "HQ/32 B/334/32", "1509": "C/334/32", "eliminated": "A/334/32"}
    game = replacing(at, pool=[4], reduced="A/334/32 B/334/32")
    play(game, ["revive", "A/334/32", "1608"])
    assert refusal(game, ["restore", "A/334/32"]) == ("15.1.1b", "just-back")
    assert refusal(game, ["restore", "B/334/32"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "15.1.3")
def test_a_step_costs_a_point_and_half_a_point_in_cambodia():
    at = {"1608": "HQ/32 A/334/32 B/334/32", "C4": "C/334/32", "eliminated": "D/334/32 A/966/32"}
    game = replacing(at, reduced="A/334/32 B/334/32 C/334/32")
    play(game, ["restore", "C/334/32"])
    assert game.position()["pool"] == [1]
    assert refusal(game, ["restore", "A/334/32"]) == ("15.1.3", "no-replacements-left")
    assert refusal(game, ["revive", "D/334/32", "1608"]) == ("15.1.3", "no-replacements-left")
    play(game, ["revive", "D/334/32", "C4"])
    assert game.position()["pool"] == [0]


@pytest.mark.rule("silver-bayonet", "15.1", "15.1.1a")
def test_they_are_for_the_nations_named_and_never_for_headquarters():
    at = {"1510": "3/1 A/1/7", "1316": "A/334/32", "1608": "HQ/32"}
    game = table("7", at=at, turn=2, phase="replace", reduced="3/1 A/1/7")
    while asked(game) == ("PAVN", "spend-replacements"):
        play(game, ["done"])
    assert asked(game) == ("FWA", "spend-replacements")
    assert refusal(game, ["restore", "A/1/7"]) == ("15.1", "not-for-this-nation")
    assert refusal(game, ["restore", "3/1"]) == ("", "")
    dead = replacing({"1608": "A/334/32", "C4": "B/334/32", "eliminated": "HQ/33"}, reduced="B/334/32")
    while asked(dead)[1] != "spend-replacements":
        play(dead, ["pass"])
    assert refusal(dead, ["revive", "HQ/33", "C4"]) == ("12.4.2a", "not-replaced")


def printed(game: indochine.Game, side: Side, nation: Nation) -> set[str]:
    """Where a nation gets replacements if its scenario names no place."""
    s, source = state(game), TITLE.pack.scenarios.campaign.replacement[0].source
    grant = Replacement(side=side, nations=(nation,), points=1, source=source)
    return {s.book.place_ids[place] for place in places_for(s, grant)}


@pytest.mark.rule("silver-bayonet", "15.1.2a")
def test_unless_the_scenario_says_otherwise_each_nation_has_its_places():
    at = {"1608": "HQ/32 A/334/32", "1708": "HOSP", "1509": "A/966/32", "1511": "A/1/7"}
    assert printed(table(at=at), "PAVN", "NVA") == {"1608", "1708", "C3", "C4", "C5"}
    game = table("2", at={"4701": "A/1/7", "3010": "BDE-HQ"}, turn=5)
    assert printed(game, "FWA", "US") == {"4702", "3010"}
    assert printed(game, "FWA", "ARVN") == {"4702"}


@pytest.mark.rule("silver-bayonet", "15.1.2a", "scen:cards")
def test_a_scenario_may_name_them_and_a_lost_hex_is_none():
    """Scenario 7: the ARVN in Duc Co."""
    at = {"1510": "A/966/32", "1511": "6/1", "1316": "HQ/32", "eliminated": "3/1"}
    game = table("7", at=at, turn=2, phase="replace", side="FWA")
    while asked(game) == ("PAVN", "spend-replacements"):
        play(game, ["done"])
    assert asked(game)[1] == "movement"  # there was nothing to spend them on
    assert places_for(state(game), state(game).sheet.scenario.replacement[1]) == []


@pytest.mark.rule("silver-bayonet", "15.1.2a", "scen:cards", "4.5.2.1")
def test_a_headquarters_that_has_left_for_good_brings_nobody_back():
    """Scenario 7: replacements come with HQ/32, and who has left for Cambodia does not return."""
    at = {"C3": "HQ/32", "1316": "B/334/32", "1510": "3/1", "eliminated": "A/334/32"}
    gone = table("7", at=at, turn=3, phase="replace", marks={"away": "HQ/32"})
    assert gone.decision is not None
    assert asked(gone)[1] != "spend-replacements"
    assert where(gone, "A/334/32") == "eliminated"


@pytest.mark.rule("silver-bayonet", "15.1.1a", "scen:cards", "4.5.2.1")
def test_nor_is_a_unit_restored_that_has_left_for_good():
    """Scenario 1: it does not return; who waits in a box for his way to the map is restored."""
    at = {"1608": "HQ/32", "C4": "A/334/32 B/334/32", "1510": "CIDG-1"}
    game = replacing(at, reduced="A/334/32 B/334/32", marks={"away": "A/334/32"})
    assert refusal(game, ["restore", "A/334/32"]) == ("scen:cards", "left-for-good")
    assert refusal(game, ["restore", "B/334/32"]) == ("", "")
    assert asked(replacing(at, reduced="A/334/32", marks={"away": "A/334/32"}))[1] != "spend-replacements"
