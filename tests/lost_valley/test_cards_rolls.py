"""The event cards for a single roll of the player's choice, and the one that turns the guns on his own."""

from __future__ import annotations

from typing import Any

import pytest

import indochine

from .table import CALM, actions, asked, events, parts, play, refusal, siege, state

DOWN = {"active": False, "waiting": False}
ONLY_308: dict[str, dict[str, Any]] = {"312": DOWN, "316": DOWN, "304": DOWN}


def marked(game: indochine.Game, mark: str) -> set[str]:
    return {*game.position()["marks"][mark]}


# Cards for one roll: 01, 12, 15, 42


def french_assault(card: str, **given: Any) -> indochine.Game:
    """Huguette and Dominique are lost; nobody has guns."""
    garrison = {
        "pc-gono": "31-bg i-2-rei",
        "claudine": "i-13-dble armor-ney",
        "epervier-opera": "8-bpc",
        "eliane": "1-bep",
    }
    return siege(
        "french_assaults",
        **{
            "in_force": card,
            "held": {"huguette": "308", "dominique": "312"},
            "garrison": garrison,
            "airstrip": "destroyed",
            "tracks": {**CALM, "action_points": 1},
            **given,
        },
    )


@pytest.mark.rule("lost-valley", "card:01")
def test_card_01_two_more_on_one_assault_with_a_parachute_battalion() -> None:
    game = french_assault("01", dice=(1, 1, 6, 1))
    play(game, ["assault", "huguette"], ["add", "8-bpc"], ["done"])
    assert asked(game) == "use-card"
    assert actions(game) == [["pass"], ["use", "01"]]
    assert refusal(game, ["use", "15"]) == "5.1b"
    play(game, ["use", "01"])
    assert parts(events(game, "french-assault-rolled")[0])["card"] == 2
    play(game, ["assault", "dominique"])  # 1 BEP is alone next to it
    assert parts(events(game, "french-assault-rolled")[1]).get("card", 0) == 0


@pytest.mark.rule("lost-valley", "card:01")
def test_card_01_can_be_kept_for_another_assault_of_the_turn() -> None:
    game = french_assault("01", dice=(1, 1, 6, 1))
    play(game, ["assault", "huguette"], ["add", "8-bpc"], ["done"], ["pass"])
    assert "card" not in parts(events(game, "french-assault-rolled")[0])
    play(game, ["assault", "dominique"])
    assert asked(game) == "use-card"
    play(game, ["use", "01"])
    assert parts(events(game, "french-assault-rolled")[1])["card"] == 2


@pytest.mark.rule("lost-valley", "card:01", "card:15")
def test_cards_01_and_15_need_their_units_in_the_assault() -> None:
    """The Legion of the line alone: neither; with a tank: card 15; with 8 BPC: card 01."""
    game = play(french_assault("01 15"), ["assault", "huguette"], ["add", "i-13-dble"], ["done"])
    assert events(game, "french-assault-rolled")  # nobody was asked: neither card may be used
    tank = play(french_assault("01 15"), ["assault", "huguette"], ["add", "armor-ney"], ["done"])
    assert refusal(tank, ["use", "01"]) == "5.1b"
    assert actions(tank) == [["pass"], ["use", "15"]]
    both = french_assault("01 15")
    play(both, ["assault", "huguette"], ["add", "armor-ney"], ["add", "8-bpc"], ["done"])
    play(both, ["use", "01"], ["use", "15"])
    assert parts(events(both, "french-assault-rolled")[0])["card"] == 4


@pytest.mark.rule("lost-valley", "card:01", "5.5a")
def test_card_01_from_the_reserve() -> None:
    game = french_assault("", hand="01")
    play(game, ["play", "01"], ["assault", "huguette"], ["add", "8-bpc"], ["done"], ["use", "01"])
    assert parts(events(game, "french-assault-rolled")[0])["card"] == 2


@pytest.mark.rule("lost-valley", "card:15")
def test_card_15_on_a_raid_with_a_tank() -> None:
    garrison = {"pc-gono": "31-bg", "huguette": "i-2-rei armor-ney", "claudine": "1-bep"}
    given: dict[str, Any] = {"garrison": garrison, "held": {"gabrielle": "308", "anne-marie": "308"}}
    game = siege("raids", hand="15", tracks={**CALM, "action_points": 1}, **given)
    play(game, ["play", "15"], ["raid", "huguette"], ["add", "i-2-rei"], ["add", "armor-ney"], ["done"])
    assert asked(game) == "use-card"
    play(game, ["use", "15"])
    assert parts(events(game, "raid-rolled")[0])["card"] == 2
    without = siege("raids", in_force="15", tracks={**CALM, "action_points": 1}, **given)
    play(without, ["raid", "huguette"], ["add", "i-2-rei"], ["done"])
    assert "card" not in parts(events(without, "raid-rolled")[0])


def storm_of_huguette(
    card: str, where: str, dice: tuple[int, ...] = (6, 6, 6, 1), **given: Any
) -> indochine.Game:
    """308 assaults Huguette; 1 GAACEO stands in `where`, and guns in Claudine."""
    garrison = {
        "pc-gono": "31-bg",
        "huguette": "i-2-rei 8-bpc",
        "claudine": "1-bep 11-iv-4-rac",
        "junon": "csm-414",
    }
    garrison["dominique"] = "csm-425"
    garrison[where] += " 1-gaaceo"
    return siege(
        "vm_assaults",
        **{
            "in_force": card,
            "held": {"gabrielle": "308", "anne-marie": "308", "francoise": "308"},
            "forts": {"huguette": 1},
            "garrison": garrison,
            "divisions": ONLY_308,
            "tracks": {**CALM, "action_points": 1},
            "dice": dice,
            **given,
        },
    )


@pytest.mark.rule("lost-valley", "card:12")
@pytest.mark.parametrize(("where", "near"), [("huguette", True), ("claudine", True), ("dominique", False)])
def test_card_12_with_1_gaaceo_in_the_cr_or_next_to_it(where: str, near: bool) -> None:
    game = play(storm_of_huguette("12", where), ["done"])  # no guns
    if near:
        assert asked(game) == "use-card"
        play(game, ["use", "12"])
    assert parts(events(game, "assault-rolled")[0]).get("card", 0) == (2 if near else 0)


@pytest.mark.rule("lost-valley", "card:12")
def test_card_12_on_one_assault_only() -> None:
    """312 and 308 both assault; after the first the card is spent."""
    game = siege(
        "vm_assaults",
        in_force="12",
        held={"beatrice": "312"},
        garrison={
            "pc-gono": "31-bg",
            "gabrielle": "1-bep",
            "huguette": "1-gaaceo i-2-rei",
            "dominique": "8-bpc",
            "epervier-opera": "i-13-dble",
        },
        divisions={"316": DOWN, "304": DOWN},
        tracks={**CALM, "action_points": 0},
        dice=(6, 6, 6, 1, 6, 6, 6, 1),
    )
    # 1 GAACEO is next to Gabrielle, not to Dominique: the first assault does not ask.
    assert [told["place"] for told in events(game, "assault-rolled")] == ["dominique"]
    assert asked(game) == "use-card"
    play(game, ["use", "12"])
    assert [parts(told).get("card", 0) for told in events(game, "assault-rolled")] == [0, 2]


@pytest.mark.rule("lost-valley", "card:42")
def test_card_42_artillery_in_defence_for_nothing_and_one_more() -> None:
    game = storm_of_huguette("42", "dominique")
    play(game, ["add", "11-iv-4-rac"])
    assert (state(game).ap, state(game).resources) == (1, 15)
    assert asked(game) == "use-card"  # no other gun could be added
    play(game, ["use", "42"])
    sums = parts(events(game, "assault-rolled")[0])
    assert (sums["artillery"], sums["card"]) == (2, 1)


@pytest.mark.rule("lost-valley", "card:42")
def test_card_42_adds_nothing_without_artillery() -> None:
    game = play(storm_of_huguette("42", "dominique"), ["done"])
    assert "card" not in parts(events(game, "assault-rolled")[0])


@pytest.mark.rule("lost-valley", "card:42", "5.2.1")
def test_card_42_without_a_point_and_with_the_last_resource_point() -> None:
    """Without the card neither could be paid."""
    poor = {**CALM, "action_points": 0, "resource_points": 1}
    game = storm_of_huguette("42", "dominique", tracks=poor)
    assert refusal(game, ["add", "11-iv-4-rac"]) == ""
    without = storm_of_huguette("", "dominique", tracks=poor)
    assert "artillery" not in parts(events(without, "assault-rolled")[0])  # nobody was asked


# card:33


@pytest.mark.rule("lost-valley", "card:33")
@pytest.mark.parametrize(("card", "checked"), [("33", True), ("", False)])
def test_card_33_supporting_guns_are_under_fire_whatever_the_table_says(card: str, checked: bool) -> None:
    """A French casualty die of 6 with +2 is no result at all."""
    weak = {**ONLY_308, "308": {"strength": 5}}
    game = storm_of_huguette(card, "dominique", dice=(6, 6, 6, 1, 1, 1, 1), divisions=weak)
    play(game, ["add", "11-iv-4-rac"])
    told = [t for t in events(game, "morale-check") if t["unit"] == "11-iv-4-rac"]
    assert len(told) == checked
    assert ("11-iv-4-rac" in marked(game, "disrupted")) is checked


@pytest.mark.rule("lost-valley", "card:33")
def test_card_33_once_and_not_twice_with_an_asterisk() -> None:
    """A casualty die of 1 brings counter-battery fire by the table too."""
    game = storm_of_huguette("33", "dominique", dice=(1, 1, 1))
    play(game, ["add", "11-iv-4-rac"])
    while not events(game, "vm-did"):
        game.play(actions(game)[0])
    assert events(game, "french-casualties")[0]["result"].endswith("*")
    checks = [t for t in events(game, "morale-check") if t["unit"] == "11-iv-4-rac"]
    assert len(checks) == 1


@pytest.mark.rule("lost-valley", "card:33")
def test_card_33_in_raids_and_french_assaults_too() -> None:
    garrison = {"pc-gono": "31-bg", "huguette": "i-2-rei", "claudine": "1-bep 11-iv-4-rac"}
    given: dict[str, Any] = {"garrison": garrison, "held": {"gabrielle": "308", "anne-marie": "308"}}
    game = siege("raids", in_force="33", tracks={**CALM, "action_points": 1}, **given)
    play(game, ["raid", "huguette"], ["add", "i-2-rei"], ["done"], ["add", "11-iv-4-rac"])
    assert "11-iv-4-rac" in [told["unit"] for told in events(game, "morale-check")]
    assault = siege(
        "french_assaults", in_force="33", tracks={**CALM, "action_points": 1}, dice=(6, 6, 6, 1), **given
    )
    play(assault, ["assault", "anne-marie"], ["add", "11-iv-4-rac"])
    assert "11-iv-4-rac" in [told["unit"] for told in events(assault, "morale-check")]
