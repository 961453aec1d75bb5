"""8.0: the airstrip, every row of its table and every repetition."""

from __future__ import annotations

from typing import Any

import pytest

import indochine

from .table import CALM, NOBODY_DUE, events, parts, play, siege, state

OVERLOOKING = ("anne-marie", "beatrice", "francoise", "gabrielle")
BY = {"anne-marie": "308", "beatrice": "312", "francoise": "308", "gabrielle": "308"}


def check(dice: list[int], airstrip: str = "active", **given: Any) -> indochine.Game:
    return siege("airstrip", airstrip=airstrip, dice=dice, tracks=CALM, track=NOBODY_DUE, **given)


def pair(total: int) -> list[int]:
    return [total // 2, total - total // 2]


def status(game: indochine.Game) -> str:
    found: str = game.position()["airstrip"]
    return found


RESULTS = {2: "destroyed", 3: "destroyed", 4: "damaged", 5: "damaged", 6: "damaged"}
RESULTS |= {7: "interdicted", 8: "interdicted", 9: "interdicted", 10: "active", 11: "active", 12: "active"}


@pytest.mark.rule("lost-valley", "8.0", "8.1a", "8.1b", "8.1c", "8.1d", "8.1e")
@pytest.mark.parametrize("total", range(2, 13))
def test_every_total_on_an_active_airstrip(total: int) -> None:
    game = check(pair(total))
    assert status(game) == RESULTS[total]
    assert events(game, "airstrip-rolled")[0]["total"] == total


@pytest.mark.rule("lost-valley", "8.1b", "8.1c", "8.1d", "8.1e")
@pytest.mark.parametrize(
    ("total", "after"),
    [(3, "destroyed"), (4, "destroyed"), (6, "destroyed"), (7, "damaged"), (9, "damaged"), (10, "damaged")],
)
def test_a_damaged_airstrip(total: int, after: str) -> None:
    """Damaged once more it is Destroyed; Interdiction adds nothing; 10 or more changes nothing."""
    assert status(check(pair(total), "damaged")) == after


@pytest.mark.rule("lost-valley", "8.1d", "8.1c")
@pytest.mark.parametrize(
    ("total", "after"), [(2, "destroyed"), (5, "damaged"), (8, "interdicted"), (11, "interdicted")]
)
def test_an_interdicted_airstrip(total: int, after: str) -> None:
    assert status(check(pair(total), "interdicted")) == after


@pytest.mark.rule("lost-valley", "8.1b")
def test_once_destroyed_there_is_no_further_roll() -> None:
    game = check([6, 6], "destroyed")
    assert status(game) == "destroyed"
    assert events(game, "airstrip-rolled") == []


@pytest.mark.rule("lost-valley", "8.1a")
@pytest.mark.parametrize("number", range(5))
def test_one_less_for_each_cr_that_overlooks_the_runway(number: int) -> None:
    game = check([5, 5], held={cr: BY[cr] for cr in OVERLOOKING[:number]})
    told = events(game, "airstrip-rolled")[0]
    assert told["total"] == 10 - number
    assert parts(told) == {"dice": 10} | ({"vm-crs": -number} if number else {})
    assert status(game) == ("active" if not number else "interdicted" if number < 4 else "damaged")


@pytest.mark.rule("lost-valley", "8.1a")
@pytest.mark.parametrize(
    "held", [{"dominique": "312"}, {"eliane": "316"}, {"gabrielle": "none"}, {"francoise": "none"}]
)
def test_no_other_cr_counts_and_none_that_is_nobodys(held: dict[str, str]) -> None:
    told = events(check([5, 5], held=held), "airstrip-rolled")[0]
    assert parts(told) == {"dice": 10}


@pytest.mark.rule("lost-valley", "8.1b")
def test_the_first_row_reaches_down_without_end() -> None:
    assert status(check([1, 1], held={cr: BY[cr] for cr in OVERLOOKING})) == "destroyed"


@pytest.mark.rule("lost-valley", "8.1b", "8.1c", "8.1d", "9.2")
@pytest.mark.parametrize(
    ("airstrip", "drm"), [("active", 0), ("interdicted", -1), ("damaged", -2), ("destroyed", -2)]
)
def test_what_it_costs_on_the_resource_roll(airstrip: str, drm: int) -> None:
    game = siege("resources", airstrip=airstrip, tracks={**CALM, "vm_aaa": 1}, dice=[3, 4], track=NOBODY_DUE)
    play(game, ["ration", 0])
    assert parts(events(game, "supply-rolled")[0]).get("airstrip", 0) == drm


@pytest.mark.rule("lost-valley", "8.1d")
def test_interdiction_ends_in_the_repair_phase_for_nothing() -> None:
    game = siege(
        "airstrip_repair", airstrip="interdicted", tracks={**CALM, "action_points": 0}, next_card="23"
    )
    assert events(game, "interdiction-lifted")
    assert state(game).resources == 15


@pytest.mark.rule("lost-valley", "8.1c")
def test_damage_lasts_until_it_is_repaired() -> None:
    game = siege("airstrip_repair", airstrip="damaged", tracks={**CALM, "action_points": 1}, dice=[4, 5])
    play(game, ["try"])
    assert status(game) == "damaged"
    again = siege("airstrip_repair", airstrip="damaged", tracks={**CALM, "action_points": 1}, dice=[5, 1, 1])
    play(again, ["try"])
    assert status(again) != "damaged"


@pytest.mark.rule("lost-valley", "8.1f")
@pytest.mark.parametrize("airstrip", ["active", "interdicted", "damaged"])
def test_with_huguette_the_airstrip_is_destroyed(airstrip: str) -> None:
    """Huguette stands empty at the end of a path free of French CR."""
    held = {"gabrielle": "308", "anne-marie": "308", "huguette": "none"}
    game = siege("automatic_control", held=held, airstrip=airstrip, tracks=CALM)
    assert game.position()["crs"]["huguette"]["control"] == "308"
    assert status(game) == "destroyed"
    assert len(events(game, "airstrip-lost")) == 1
    assert (
        siege("automatic_control", held={"gabrielle": "308"}, airstrip=airstrip).position()["airstrip"]
        == airstrip
    )
