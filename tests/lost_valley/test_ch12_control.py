"""12.1, 2.2.4: what the Viet Minh take without a fight, and what a CR lost or regained does to the tracks."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.lost_valley.storm import storm
from tests.lost_valley.table import (
    asked,
    cr,
    events,
    fighting,
    last,
    play,
    siege,
    state,
    strength,
    summed,
    units,
)

EDGE = {
    "gabrielle": "csm-416",
    "eliane": "i-4-rtm",
    "isabelle": "csm-431",
    "epervier-opera": "8-bpc",
    "pc-gono": "31-bg",
}
NORTH = {"gabrielle": "308", "anne-marie": "308"}


def fallen(held: dict[str, str], **more: Any) -> indochine.Game:
    """Automatic control with every Division Inactive, so that nothing else happens in the phase."""
    return siege("automatic_control", **{"held": held, "divisions": fighting({}), **more})


def figures(game: indochine.Game, division: str) -> tuple[int, int, int]:
    """Camp Morale, VM AAA and the Strength of a Division."""
    s = state(game)
    return s.morale, s.aaa, strength(game, division)


# 12.1: the path


@pytest.mark.rule("lost-valley", "12.0", "12.1a", "2.2.1.1a", "2.2.1.1b", "2.2.4.1a", "2.2.4.3", "2.2.8.3a")
def test_example_francoise_falls_to_308_through_anne_marie_and_gabrielle() -> None:
    """All Divisions are Inactive: it does not matter."""
    game = fallen({**NORTH, "francoise": "none"})
    assert cr(game, "francoise") == {
        "control": "308",
        "former": "308",
        "fortifications": 1,
        "units": [],
    }
    assert figures(game, "308") == (15, 4, 13)  # a star and an AA gun, no artillery gun
    assert events(game, "taken-empty") == [{"division": "308", "place": "francoise"}]
    assert last(game, "vm-did")["taken"] == ["francoise"]
    assert game.rolls == []


@pytest.mark.rule("lost-valley", "12.1a")
def test_example_not_if_anne_marie_is_french() -> None:
    game = fallen({"gabrielle": "308", "francoise": "none"})
    assert cr(game, "francoise")["control"] == "none"
    assert figures(game, "308") == (16, 3, 13)
    assert last(game, "vm-did")["taken"] == []


@pytest.mark.rule("lost-valley", "12.1a", "2.2.4.2")
def test_no_mans_land_does_not_block_the_path() -> None:
    """Three in a row, the nearest last in nobody's hands: stars 2, 1, 1; guns on two of them; AA on three."""
    game = fallen({"gabrielle": "none", "anne-marie": "none", "francoise": "none"})
    assert [cr(game, name)["control"] for name in ("gabrielle", "anne-marie", "francoise")] == ["308"] * 3
    assert figures(game, "308") == (12, 6, 15)


@pytest.mark.rule("lost-valley", "12.1a", "2.2.3b")
def test_the_path_is_the_divisions_own() -> None:
    """Epervier is joined to Dominique for 312; Huguette, Viet Minh, is no way there."""
    game = fallen({**NORTH, "huguette": "308", "epervier-opera": "none"})
    assert cr(game, "epervier-opera")["control"] == "none"
    game = fallen({"beatrice": "312", "dominique": "312", "epervier-opera": "none"})
    assert cr(game, "epervier-opera")["control"] == "312"


@pytest.mark.rule("lost-valley", "12.1a", "2.2.1.1a")
def test_infantry_or_armor_holds_a_cr() -> None:
    held = {"gabrielle": "308", "beatrice": "312"}
    game = fallen(held, garrison={"anne-marie": "armor-ney", "dominique": "csm-425", "pc-gono": "31-bg"})
    assert cr(game, "anne-marie")["control"] == "FR"
    assert cr(game, "dominique")["control"] == "FR"


@pytest.mark.rule("lost-valley", "12.1b", "2.2.1.1a", "2.2.8.7", "12.3.5.2l")
def test_guns_alone_do_not_hold_it_and_are_lost() -> None:
    garrison = {**EDGE, "dominique": "ii-4-rac 1-cmmle 1-gaaceo"}
    game = fallen({"beatrice": "312"}, garrison=garrison)
    assert cr(game, "dominique")["control"] == "312"
    assert units(game, "dominique") == []
    assert {"ii-4-rac", "1-cmmle", "1-gaaceo"} <= set(game.position()["eliminated"])
    assert figures(game, "312") == (14, 4, 14)


@pytest.mark.rule("lost-valley", "12.1a", "ruling:4")
@pytest.mark.parametrize(
    ("strengths", "holder"), [((9, 10), "316"), ((10, 9), "312"), ((10, 10), "312")], ids=str
)
def test_the_strongest_takes_it_then_the_earlier_in_the_order(
    strengths: tuple[int, int], holder: str
) -> None:
    divisions = fighting({})
    divisions["312"]["strength"], divisions["316"]["strength"] = strengths
    held = {"beatrice": "312", "eliane": "316", "dominique": "none"}
    game = fallen(held, divisions=divisions)
    assert cr(game, "dominique")["control"] == holder
    assert game.rolls == []


@pytest.mark.rule("lost-valley", "12.1a", "ruling:4")
def test_the_strongest_without_a_path_does_not_count() -> None:
    divisions = fighting({})
    divisions["312"]["strength"], divisions["316"]["strength"] = 5, 15
    game = fallen({"beatrice": "312", "dominique": "none"}, divisions=divisions)
    assert cr(game, "dominique")["control"] == "312"


# 2.2.4: what follows from a capture


@pytest.mark.rule("lost-valley", "2.2.1.5b", "2.2.4.1a")
def test_huguette_takes_the_airstrip_and_two_stars_with_it() -> None:
    game = fallen({**NORTH, "huguette": "none"})
    assert game.position()["airstrip"] == "destroyed"
    assert figures(game, "308") == (14, 4, 13)
    assert len(events(game, "airstrip-lost")) == 1


@pytest.mark.rule("lost-valley", "2.2.4.4")
def test_an_empty_command_post_ends_the_game_at_once() -> None:
    """Claudine and Junon, empty too, are not even looked at any more."""
    held = {**NORTH, "huguette": "308", "isabelle": "304"}
    lost = {"pc-gono": "none", "claudine": "none", "junon": "none"}
    game = fallen({**held, **lost})
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (None, "command-post")
    assert [event["place"] for event in events(game, "taken-empty")] == ["pc-gono"]
    assert state(game).morale == 16  # it bears no star


@pytest.mark.rule("lost-valley", "2.2.4.1a", "17.1")
def test_stars_can_take_the_last_camp_morale() -> None:
    game = fallen({"gabrielle": "none"}, tracks={"camp_morale": 2})
    assert game.outcome is not None
    assert game.outcome.reason == "camp-morale"
    assert fallen({"gabrielle": "none"}, tracks={"camp_morale": 3}).outcome is None


@pytest.mark.rule("lost-valley", "2.2.4.2", "2.2.4.3", "2.2.8.3b", "2.2.8.4")
def test_strength_and_aaa_stop_at_fifteen() -> None:
    divisions = fighting({})
    divisions["308"]["strength"] = 15
    game = fallen({"gabrielle": "none"}, divisions=divisions, tracks={"vm_aaa": 15})
    assert figures(game, "308") == (14, 15, 15)


@pytest.mark.rule("lost-valley", "ruling:2", "2.2.4.1a")
def test_what_was_lost_with_a_cr_is_not_lost_twice() -> None:
    """Captured, left to nobody, taken again before any Frenchman came back."""
    game = fallen({"gabrielle": "none"}, former={"gabrielle": "308"})
    assert cr(game, "gabrielle")["control"] == "308"
    assert figures(game, "308") == (16, 3, 13)


@pytest.mark.rule("lost-valley", "2.2.4.1b", "2.2.4.2", "2.2.4.3", "2.2.8.3b", "2.2.8.4")
@pytest.mark.parametrize(("aaa", "level", "expected"), [(5, 9, (12, 4, 8)), (1, 1, (12, 1, 1))])
def test_a_cr_regained_gives_it_all_back(aaa: int, level: int, expected: tuple[int, int, int]) -> None:
    """Béatrice: two stars, both guns; AAA and Strength stop at 1."""
    divisions = fighting({})
    divisions["312"]["strength"] = level
    game = siege(
        "movement",
        held={"beatrice": "none"},
        former={"beatrice": "312"},
        divisions=divisions,
        tracks={"camp_morale": 10, "vm_aaa": aaa},
    )
    play(game, ["move", "csm-425"], ["to", "beatrice"])
    assert cr(game, "beatrice")["control"] == "FR"
    assert figures(game, "312") == expected
    assert cr(game, "beatrice")["former"] is None


@pytest.mark.rule("lost-valley", "2.2.4.1b")
def test_a_cr_never_captured_gives_nothing_back() -> None:
    game = siege("movement", held={"beatrice": "none"}, divisions=fighting({}))
    play(game, ["move", "csm-425"], ["to", "beatrice"])
    assert figures(game, "312") == (16, 3, 13)


@pytest.mark.rule("lost-valley", "2.2.4.5")
@pytest.mark.parametrize(
    ("held", "drm"),
    [
        ({}, 0),
        ({"gabrielle": "308"}, -1),
        ({**NORTH, "beatrice": "312", "francoise": "308"}, -4),
        ({**NORTH, "beatrice": "none", "dominique": "312"}, -2),  # neither nobody's nor an icon
    ],
)
def test_each_bombarding_cr_is_a_minus_on_the_airstrip_roll(held: dict[str, str], drm: int) -> None:
    game = siege("airstrip", held=held, dice=[6, 6])
    assert summed(game, "airstrip-rolled").get("vm-crs", 0) == drm
    assert last(game, "airstrip-rolled")["total"] == 12 + drm


# 12.3.5.2p: the same by assault


@pytest.mark.rule("lost-valley", "12.3.5.2p", "2.2.1.1b", "2.2.4.1a", "2.2.4.2", "2.2.4.3")
def test_a_cr_stormed_falls_with_its_stars_and_icons() -> None:
    game = storm("beatrice", "csm-245", row=3, then=[1], works=2)  # its one step lost; Strength 2, less 1
    assert cr(game, "beatrice") == {"control": "312", "former": "312", "fortifications": 1, "units": []}
    assert figures(game, "312") == (8, 4, 2)  # 2 - 1 by losses + 1 by the gun
    assert events(game, "captured") == [{"division": "312", "place": "beatrice"}]
    assert last(game, "vm-did")["stormed"] == last(game, "vm-did")["lost"] == ["beatrice"]
    assert asked(game) == "land"


@pytest.mark.rule("lost-valley", "12.3.5.2p", "2.2.1.5b")
def test_huguette_stormed_destroys_the_airstrip() -> None:
    game = storm("huguette", "csm-272", row=3, then=[1])
    assert cr(game, "huguette")["control"] == "308"
    assert game.position()["airstrip"] == "destroyed"
    assert state(game).morale == 8


@pytest.mark.rule("lost-valley", "12.3.5.2p", "2.2.4.4")
def test_the_command_post_stormed_is_the_end() -> None:
    game = storm("pc-gono", "31-bg 1-cepml", row=3, then=[1], marks={"disrupted": ""})
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (None, "command-post")
    assert cr(game, "pc-gono")["control"] == "312"
