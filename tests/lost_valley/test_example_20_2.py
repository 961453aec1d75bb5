"""20.2: the Viet Minh assault on Huguette as the book plays it, every figure of it."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.lost_valley.table import (
    actions,
    asked,
    cr,
    events,
    fighting,
    last,
    play,
    siege,
    strength,
    summed,
    units,
)

# The dice in the order of this program: the assault, the die for the French, counter-battery before the
# retreat checks (12.3.5.2h), each by the order of the counters, then the die for the Viet Minh, and again.
ASSAULT = [3, 4]
FRENCH = [2]
BATTERY = [1, 2, 1, 4]  # II/4 RAC a 3, 1 CMMLE a 5
RETREAT = [3, 4, 2, 3, 3, 4]  # 1/2 REI a 7, 5 BPVN a 5, CSM 272 a 7
DIVISION = [1, 3]


def turn_three(dice: list[int]) -> indochine.Game:
    """The SITREP is +1. Françoise has been raised to 4, or 308 would turn there (12.3.4)."""
    divisions = fighting({"308": 10})
    divisions["312"]["strength"] = 6
    return siege(
        "vm_assaults",
        garrison={
            "huguette": "5-bpvn i-2-rei csm-272 1-gaaceo",
            "dominique": "iii-3-rta 1-cmmle ii-4-rac",
            "francoise": "csm-273",
            "epervier-opera": "8-bpc",
            "pc-gono": "31-bg",
            "claudine": "i-13-dble",
        },
        held={"gabrielle": "308", "anne-marie": "308"},
        forts={"huguette": 3, "francoise": 4},
        divisions=divisions,
        tracks={"camp_morale": 16, "resource_points": 17, "action_points": 2, "air_support_points": 1},
        marks={"disrupted": ""},
        turn=3,
        dice=dice,
    )


def supported() -> indochine.Game:
    game = turn_three([*ASSAULT, *FRENCH, *BATTERY, *RETREAT, *DIVISION])
    return play(game, ["commit", 1], ["add", "1-cmmle"], ["add", "ii-4-rac"])


def check(game: indochine.Game, unit: str) -> dict[str, Any]:
    return next(event for event in events(game, "morale-check") if event["unit"] == unit)


def parts(event: dict[str, Any]) -> dict[str, int]:
    return {part["label"]: part["worth"] for part in event["sum"]}


@pytest.mark.rule("lost-valley", "20.2a", "12.3.3a", "12.3.5.1a", "12.3.5.1b", "12.3.5.2a", "12.3.5.2b")
def test_the_roll_is_nine_and_gives_plus_one() -> None:
    game = turn_three([*ASSAULT, *FRENCH])
    assert events(game, "target-chosen") == [
        {"division": "308", "place": "huguette", "level": 3, "why": "weakest-works"}
    ]
    play(game, ["commit", 1], ["add", "1-cmmle"], ["add", "ii-4-rac"])
    assert summed(game, "assault-rolled") == {
        "dice": 7,
        "sitrep": 1,
        "defence": 5,  # 2 + 2 + 1 + 0
        "fortifications": 3,
        "artillery": 2,
        "close-air": 1,
        "strength": -10,
    }
    french = sum(
        worth for label, worth in summed(game, "assault-rolled").items() if label not in ("dice", "strength")
    )
    assert french == 12
    rolled = last(game, "assault-rolled")
    assert (rolled["total"], rolled["french"], rolled["vm"]) == (9, 1, 1)
    tracks = game.position()["tracks"]
    assert (tracks["action_points"], tracks["resource_points"], tracks["air_support_points"]) == (1, 16, 0)


@pytest.mark.rule("lost-valley", "20.2b", "12.3.5.2c", "12.3.5.2d")
def test_a_step_of_the_legion_is_lost() -> None:
    game = supported()
    assert last(game, "french-casualties") == {"die": 2, "drm": 1, "result": "1R?*"}
    assert events(game, "step-lost") == [{"unit": "i-2-rei"}]
    assert game.position()["marks"]["reduced"] == ["i-2-rei"]


@pytest.mark.rule("lost-valley", "20.2c", "12.3.5.2i", "12.3.5.2j", "12.3.5.2l", "2.5.3a")
def test_two_battalions_hold_and_csm_272_falls_back_to_francoise() -> None:
    game = supported()
    assert (check(game, "5-bpvn")["total"], check(game, "5-bpvn")["passed"]) == (8, 1)
    assert parts(check(game, "5-bpvn")) == {"dice": 5, "morale": 2, "sitrep": 1}
    assert check(game, "i-2-rei")["passed"] == 1
    assert parts(check(game, "i-2-rei")) == {"dice": 7, "morale": 2, "sitrep": 1}  # reduced: 2
    assert (check(game, "csm-272")["total"], check(game, "csm-272")["passed"]) == (7, 0)
    assert parts(check(game, "csm-272")) == {"dice": 7, "morale": -1, "sitrep": 1}
    assert all(event["unit"] != "1-gaaceo" for event in events(game, "morale-check"))
    assert asked(game) == "retreat-to"
    assert ["to", "francoise"] in actions(game)
    play(game, ["to", "francoise"])
    assert units(game, "francoise") == ["csm-272", "csm-273"]
    assert "csm-272" not in game.position()["marks"]["used"]


@pytest.mark.rule("lost-valley", "20.2d", "12.3.5.2h", "12.3.5.1e")
def test_counter_battery_disrupts_the_second_of_the_guns() -> None:
    game = supported()
    assert parts(check(game, "1-cmmle")) == {"dice": 5, "morale": 3, "sitrep": 1}
    assert (check(game, "1-cmmle")["total"], check(game, "1-cmmle")["passed"]) == (9, 1)
    assert (check(game, "ii-4-rac")["total"], check(game, "ii-4-rac")["passed"]) == (6, 0)
    marks = game.position()["marks"]
    assert marks["disrupted"] == ["ii-4-rac"]
    assert marks["used"] == ["ii-4-rac", "1-cmmle"]


@pytest.mark.rule("lost-valley", "20.2e", "12.3.5.2n", "12.3.5.2o", "11.2a")
def test_the_die_is_rolled_again_and_308_loses_two_levels() -> None:
    game = play(supported(), ["to", "francoise"])
    assert last(game, "vm-casualties") == {"die": 1, "drm": 1, "result": "1"}
    assert asked(game) == "reroll-casualties"
    play(game, ["reroll"])
    assert events(game, "rerolled") == [{"die": 3}]
    assert last(game, "strength-moved") == {"division": "308", "number": -2, "level": 8}
    assert strength(game, "308") == 8  # Shaken: it will have to check its status
    assert cr(game, "huguette") == {
        "control": "FR",
        "former": None,
        "fortifications": 3,
        "units": ["i-2-rei", "5-bpvn", "1-gaaceo"],
    }
    assert len(events(game, "assault-rolled")) == 1  # 312 is Inactive


@pytest.mark.rule("lost-valley", "20.2a", "12.3.4")
def test_with_francoise_as_it_was_308_would_have_turned_there() -> None:
    game = siege(
        "vm_assaults", held={"gabrielle": "308", "anne-marie": "308"}, divisions=fighting({"308": 10}), turn=3
    )
    assert last(game, "target-chosen")["place"] == "francoise"
