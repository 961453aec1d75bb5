"""17.1: points for what happens, points at the end, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.silver_bayonet.combats import at, field, kinds, points
from tests.silver_bayonet.tables import TITLE, actions, asked, events, last, play, state, where

HERE = "2312"  # light jungle, and so is all around it
LAST = {
    "1": (8, 16),
    "2": (7, 14),
    "3": (2, 4),
    "4": (4, 8),
    "5": (2, 4),
    "6a": (1, 1),
    "6b": (2, 3),
    "7": (8, 16),
}


def ended(scenario: str, stacks: dict[str, str], fwa: int = 0, pavn: int = 0, **more: Any) -> indochine.Game:
    """The game as its last turn is recorded."""
    turn, half = LAST[scenario]
    score = {"FWA": fwa, "PAVN": pavn}
    return field(stacks, "record", scenario=scenario, turn=turn, half=half, points=score, **more)


def result(game: indochine.Game) -> tuple[str | None, str]:
    assert game.outcome is not None
    return game.outcome.winner, game.outcome.reason


def bombard(stacks: dict[str, str], target: str, guns: str, die: int, **more: Any) -> indochine.Game:
    game = field(stacks, "bombard", dice=[die], **more)
    play(game, ["at", target], *(["gun", gun] for gun in guns.split()))
    return play(game, ["done"]) if asked(game)[1] == "aim" else game


# Steps


@pytest.mark.rule("silver-bayonet", "17.1a", "17.1b")
@pytest.mark.parametrize(("unit", "worth"), [("A/9/66", 1), ("A/H15", 0), ("LF-1", 0)])
def test_steps_of_the_nva_count_and_those_of_the_viet_cong_do_not(unit: str, worth: int) -> None:
    stacks = {"2310": "A/1/21 B/1/21 C/1/21", "2311": "A/1/7", HERE: unit}
    game = bombard(stacks, HERE, "A/1/21 B/1/21", 5)
    assert at(game, HERE) == [f"{unit}:r"]
    assert points(game) == (worth, 0)


@pytest.mark.rule("silver-bayonet", "17.1a", "17.1b")
def test_no_scenario_counts_the_steps_of_the_viet_cong() -> None:
    for scenario in TITLE.scenarios:
        for award in state(TITLE.start(scenario, seed=1)).sheet.scenario.award:
            assert award.event != "step" or "VC" not in award.nations


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards")
@pytest.mark.parametrize(
    ("scenario", "target", "unit", "worth"),
    [
        ("1", HERE, "1/1/42", 1),
        ("1", HERE, "A/1/7", 0),
        ("4", "1925", "A/1/7", 2),
        ("3", "1220", "CIDG-1", 1),
    ],
)
def test_steps_of_the_free_world_allies(scenario: str, target: str, unit: str, worth: int) -> None:
    near = {"1": "2311", "4": "1826", "3": "1219"}[scenario]
    stacks = {near: "A/9/66 A/66 B/66", target: f"{unit} CIDG-2"}
    game = bombard(stacks, target, "A/66 B/66", 2, side="PAVN", scenario=scenario)
    play(game, ["lose", unit])
    assert points(game) == (0, worth)


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards", "12.1.1")
def test_moore_and_a_headquarters() -> None:
    """Scenario 4: ten points for the one, five and a step for the other."""
    stacks = {"1826": "A/9/66 A/66 B/66", "1925": "A/1/7:r MOORE"}
    game = bombard(stacks, "1925", "A/66 B/66", 2, side="PAVN", scenario="4")
    assert points(game) == (0, 2 + 10)
    overrun = field({"1825": "A/1/7", "1826": "HQ/66"}, scenario="4", turn=2, assault={"1826": "A/1/7"})
    assert where(overrun, "HQ/66") == "eliminated"
    assert points(overrun) == (5 + 1, 0)  # overrun or not, its step is lost


# Hexes


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards")
def test_a_camp_is_captured_once() -> None:
    """Scenario 1: fifteen points for Duc Co, which changes hands."""
    game = field({"1509": "A/9/66 B/9/66", "2909": "A/1/7"}, "move", side="PAVN")
    play(game, ["move", "A/9/66"], ["to", "1510"])
    assert points(game) == (0, 15)
    assert game.position()["held"]["1510"] == "PAVN"
    back = field({"1509": "CIDG-1"}, "move", held={"1510": "PAVN"}, scored=[0], points={"FWA": 0, "PAVN": 15})
    play(back, ["move", "CIDG-1"], ["to", "1510"])
    assert (back.position()["held"]["1510"], points(back)) == ("FWA", (0, 15))
    again = field({"1509": "A/9/66"}, "move", side="PAVN", scored=[0], points={"FWA": 0, "PAVN": 15})
    play(again, ["move", "A/9/66"], ["to", "1510"])
    assert points(again) == (0, 15)


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards")
def test_armour_that_reaches_the_camp() -> None:
    game = field({"1610": "1/3 1/21R HQ/3", "2909": "A/9/66"}, "move")
    play(game, ["move", "1/21R"], ["to", "1510"])
    assert points(game) == (0, 0)
    play(game, ["move", "1/3"], ["to", "1510"])
    assert points(game) == (5, 0)
    play(game, ["move", "HQ/3"], ["to", "1510"])
    assert points(game) == (5, 0)


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards", "ruling:62")
@pytest.mark.parametrize(("to", "taken"), [("1511", True), ("1308", True), ("1507", False)])
def test_who_moves_through_a_hex_has_entered_it(to: str, taken: bool) -> None:
    """Scenario 1: Duc Co lies on the way to 1511; the way to 1308 by it costs nine points instead of six,
    and none leads to 1507 by it."""
    game = field({"1509": "A/9/66", "2909": "A/1/7"}, "move", side="PAVN")
    play(game, ["move", "A/9/66"], ["to", to])
    assert where(game, "A/9/66") == to
    assert (points(game), game.position()["held"]["1510"]) == (
        ((0, 15), "PAVN") if taken else ((0, 0), "FWA")
    )
    if to == "1308":
        assert last(game, "move-made")["cost"] == 9


@pytest.mark.rule("silver-bayonet", "17.1a", "4.1.5", "ruling:62")
def test_a_hex_with_an_enemy_in_it_is_passed_by_nobody() -> None:
    game = field({"1509": "A/9/66", "1510": "CIDG-1:f"}, "move", side="PAVN")
    play(game, ["move", "A/9/66"], ["to", "1411"])
    assert (points(game), game.position()["held"]["1510"]) == ((0, 0), "FWA")


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards", "ruling:62")
def test_armour_that_drives_through_the_camp() -> None:
    """By 1510 to 1511; a second time it is worth nothing."""
    game = field({"1610": "1/3 HQ/3", "2909": "A/9/66"}, "move")
    play(game, ["stack", "1610"], ["to", "1511"])
    assert points(game) == (5, 0)
    assert where(game, "1/3") == where(game, "HQ/3") == "1511"


@pytest.mark.rule("silver-bayonet", "17.1a", "8.5.2", "ruling:62")
def test_a_retreat_through_a_hex_enters_it_too() -> None:
    back = {"frame": "fall-back", "side": "PAVN", "unit": "A/9/66", "hexes": 2, "target": "1509"}
    game = field({"1509": "A/9/66", "2909": "A/1/7"}, "close", pending=[back])
    play(game, ["to", "1511"])
    assert (points(game), where(game, "A/9/66")) == ((0, 15), "1511")


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards")
def test_who_reaches_cambodia() -> None:
    """Scenario 7, from turn 4 on: a point for two steps, five for a headquarters besides its step."""
    stacks = {"1012": "A/334/32:r B/334/32 HQ/32", "2016": "A/1/7"}
    game = field(stacks, "move", scenario="7", turn=4, side="PAVN")
    play(game, ["move", "A/334/32"], ["to", "C3"])
    assert points(game) == (0, 0)
    play(game, ["move", "B/334/32"], ["to", "C3"])
    assert points(game) == (0, 1)  # three steps: one point, and one step kept
    play(game, ["move", "HQ/32"], ["to", "C3"])
    assert points(game) == (0, 2 + 5)
    early = field(stacks, "move", scenario="7", turn=3, side="PAVN")
    play(early, ["move", "B/334/32"], ["to", "C3"])
    assert points(early) == (0, 0)


@pytest.mark.rule("silver-bayonet", "4.2.2d", "17.1a")
def test_a_town_is_bombarded_in_any_scenario() -> None:
    """Scenario 7: 1413 is a town; one point, as wherever a town is in the window."""
    game = field({"1413": "A/334/32", "1510": "3/1"}, "bombard", scenario="7", air=15, dice=[10])
    play(game, ["at", "1413"], ["air", 15])
    assert last(game, "town-hit") == {"target": "1413", "number": 1}
    assert points(game) == (0, 1)
    for scenario in TITLE.scenarios:
        sheet = state(TITLE.start(scenario, seed=1)).sheet
        towns = {
            sheet.terrain[n] for n, counts in enumerate(sheet.bombard_points) if counts and sheet.inside[n]
        }
        assert towns <= {kind for award in sheet.awards.get("bombarded", []) for kind in award[1].terrain}


# At the end


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards")
def test_the_road_to_duc_co() -> None:
    """Scenario 1: five points for the camp, three if nobody stands on the road or next to it."""
    for hex, score in (("2714", 8), ("2408", 8), ("2409", 5), ("2410", 5)):
        game = ended("1", {"1510": "CIDG-1", hex: "A/9/66"})
        assert game.outcome is not None
        assert game.outcome.score == {"FWA": score, "PAVN": 0, "turn": 8}
    lost = ended("1", {"1510": "A/9/66"})
    assert lost.outcome is not None
    assert lost.outcome.score["FWA"] == 0


@pytest.mark.rule("silver-bayonet", "17.1a", "12.9a", "scen:cards")
def test_the_siege_of_plei_me() -> None:
    """Scenario 2: five for the camp, five against a supply unit under way, one for each NVA unit at large."""
    stacks = {
        "3425": "CIDG-1",
        "3916": "SUPPLY",
        "3610": "A/334/32",
        "3612": "B/334/32",
        "3915": "1/21R",
        "4015": "HQ/32",
    }
    game = ended("2", stacks)
    assert game.outcome is not None
    assert game.outcome.score == {"FWA": 5, "PAVN": 5 + 2, "turn": 7}


@pytest.mark.rule("silver-bayonet", "17.1a", "12.9a", "scen:cards")
@pytest.mark.parametrize(("place", "worth"), [("4402", 5), ("eliminated", 5), ("left", 0)])
def test_a_dead_supply_unit_has_not_come_to_plei_me(place: str, worth: int) -> None:
    """Scenario 2: five for its loss as it happens, and five more at the end; nothing if it has come."""
    game = ended("2", {"3425": "CIDG-1", place: "SUPPLY"})
    assert game.outcome is not None
    assert game.outcome.score == {"FWA": 5, "PAVN": worth, "turn": 7}


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards")
@pytest.mark.parametrize(
    ("fwa", "pavn", "outcome"),
    [
        (1, 0, ("FWA", "points")),
        (0, 1, ("PAVN", "points")),
        (3, 3, (None, "draw")),  # ruling 56
        (10, 0, ("FWA", "major")),
        (0, 10, ("PAVN", "major")),
        (9, 0, ("FWA", "points")),
    ],
)
def test_who_is_ahead(fwa: int, pavn: int, outcome: tuple[str | None, str]) -> None:
    """Scenario 1, with nothing at all to be counted at the end."""
    stacks = {"1510": "A/9/66", HERE: "A/1/7"}
    assert result(ended("1", stacks, fwa, pavn)) == outcome


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards")
@pytest.mark.parametrize(
    ("scenario", "fwa", "pavn", "winner"),
    [
        ("2", 5, 0, "FWA"),
        ("2", 4, 0, None),
        ("2", 0, 4, None),
        ("2", 0, 5, "PAVN"),
        ("4", 5, 0, "FWA"),
        ("4", 4, 0, None),
        ("4", 0, 1, "PAVN"),
        ("5", 0, 3, "FWA"),
        ("5", 0, 4, "PAVN"),
        ("6b", 0, 0, "FWA"),
        ("7", 1, 0, "FWA"),
        ("7", 1, 1, None),
    ],
)
def test_the_lead_that_a_scenario_asks_for(scenario: str, fwa: int, pavn: int, winner: str | None) -> None:
    stacks = {"2": {"3425": "LF-1"}, "4": {"1925": "A/1/7"}, "5": {"1923": "A/2/7"}, "6b": {"3608": "BDE-HQ"},
              "7": {"1510": "3/1"}}[scenario]  # fmt: skip
    assert result(ended(scenario, stacks, fwa, pavn))[0] == winner


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards")
def test_lz_mary_counts_its_landing_zone() -> None:
    """Scenario 3: three points for the hex at the end."""
    kept = ended("3", {"1220": "A/1/9"}, 0, 2)
    assert kept.outcome is not None
    assert (result(kept)[0], kept.outcome.score["FWA"]) == ("FWA", 3)
    taken = ended("3", {"1220": "A/8/66"}, 0, 0)
    assert result(taken) == (None, "draw")


# At once


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards")
def test_the_fall_of_x_ray_ends_scenario_4() -> None:
    game = field({"1825": "A/9/66 B/9/66", "2526": "A/1/21"}, "move", scenario="4", side="PAVN", turn=2)
    play(game, ["move", "A/9/66"], ["to", "1925"])
    assert kinds(game)[-1] == "captured"
    assert game.over  # at any time: B/9/66 need not move any more
    assert result(game) == ("PAVN", "captured")
    assert game.outcome is not None
    assert game.outcome.score["turn"] == 2


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards", "ruling:62")
def test_who_marches_through_x_ray_has_won() -> None:
    game = field({"1823": "A/9/66", "2526": "A/1/21"}, "move", scenario="4", side="PAVN", turn=2)
    play(game, ["move", "A/9/66"], ["to", "2026"])
    assert result(game) == ("PAVN", "captured")


@pytest.mark.rule("silver-bayonet", "17.1a", "scen:cards", "13.2.1.1a")
def test_catecka_is_lost_with_its_last_unit() -> None:
    """Scenario 6a: an assault of one point at a reduced garrison."""
    stacks = {"3607": "LF-1 LF-2 LF-3 M/LF", "3508": "A/H15 B/H15", "3609": "C/H15 D/H15", "3608": "BDE-HQ"}
    names = "LF-1 M/LF A/H15 C/H15"
    game = field(stacks, scenario="6a", turn=1, half=1, side="PAVN", assault={"3608": names}, dice=[2, 9, 1])
    while not game.over:
        play(game, actions(game)[-1])
    assert result(game) == ("PAVN", "all-eliminated")
    assert points(game) == (0, 1)
    held = field(
        stacks, scenario="6a", turn=1, half=1, side="PAVN", assault={"3608": names}, dice=[2, 9, 9, 9, 9]
    )
    assert held.over
    assert result(held)[0] == "FWA"
    assert last(held, "assault-roll")["steps"] == 0


@pytest.mark.rule("silver-bayonet", "13.2.1e", "8.5.6", "scen:cards")
def test_the_brigade_headquarters_does_not_retreat() -> None:
    """Scenario 6b, ruling 68: the battery goes, the headquarters stays and pays with its only step."""
    names = "A/H15 B/H15 C/H15"
    stacks = {"3608": "BDE-HQ B/6/14", "3508": names}
    setting: dict[str, Any] = {"scenario": "6b", "side": "PAVN", "turn": 1, "half": 1}
    game = field(stacks, **setting, maneuver={"3608": names}, dice=[2, 2])
    play(game, ["lead", "A/H15"])
    stood = play(game.copy(), ["stand"])
    assert (where(stood, "BDE-HQ"), where(stood, "B/6/14"), stood.over) == ("3608", "3608", False)
    play(game, ["go"])
    assert asked(game) == ("FWA", "fall-back")
    assert "BDE-HQ" not in [event["unit"] for event in events(game, "retreated")]
    play(game, ["to", "3607"])  # and with the headquarters the game is over at once
    assert (where(game, "BDE-HQ"), where(game, "B/6/14")) == ("eliminated", "3607")
    assert (result(game), points(game)) == (("PAVN", "all-eliminated"), (0, 1))


@pytest.mark.rule("silver-bayonet", "13.2.1e", "scen:cards")
def test_catecka_holds_as_long_as_the_headquarters_does() -> None:
    """Scenario 6b: a battery that has gone is not eliminated, and nothing is decided by it."""
    game = ended("6b", {"3608": "BDE-HQ", "3707": "B/6/14", "3508": "A/H15"})
    assert result(game) == ("FWA", "points")
