"""8.4.2: where a retreat may go, which area comes first, chains over full areas, and no way at all."""

from __future__ import annotations

import pytest

import indochine
from tests.storm.table import TITLE, actions, asked, controls, events, play, units
from tests.storm.test_ch08_damage import greyed, refusal, struck


def retreat(game: indochine.Game, kind: str = "regular") -> indochine.Game:
    return play(game, ["retreat", kind])


def trench(game: indochine.Game, area: str) -> int:
    level: int = game.position()["areas"][area]["trench"]
    return level


# Where to


@pytest.mark.rule("storm", "8.4.2a", "8.4.2d")
def test_to_an_adjacent_area_under_control() -> None:
    """11 lies between 7 and 8 (Viet Minh), 10, 14 and 17 (French)."""
    game = struck("11", 1, "FR", vm={"11": "regular/spent elite/spent"}, fr={"10": "para"})
    retreat(game)
    assert asked(game) == ("VM", "retreat-to")
    assert actions(game) == [["to", "7"], ["to", "8"]]
    assert [refusal(game, ["to", area]) for area in ("10", "14", "17", "3", "1")] == ["8.4.2a"] * 5
    assert refusal(game, ["to", "11"]) == "8.4.2f"
    assert greyed(game) == {"10", "14", "17"}
    play(game, ["to", "8"])
    assert units(game, "8") == {"regular/spent": 1}
    assert events(game, "retreated") == [{"side": "VM", "type": "regular", "origin": "11", "area": "8"}]


@pytest.mark.rule("storm", "8.4.2a", "8.4.2f")
def test_without_such_an_area_the_unit_is_eliminated() -> None:
    """A retreat costs what it costs, and where it is impossible the unit is gone."""
    game = struck("11", 1, "FR", vm={"11": "regular/spent elite/spent"}, fr={"10": "para"}, held="11")
    retreat(game)
    assert units(game, "11") == {"elite/spent": 1}
    assert events(game, "no-retreat") == [{"side": "VM", "type": "regular", "area": "11"}]
    assert events(game, "elimination") == [{"side": "VM", "type": "regular", "area": "11"}]
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "8.4.2a", "7.0g")
def test_the_french_never_retreat_into_red() -> None:
    """Gabrielle (6) lies next to 1, 2 and 4, all red; nobody else's control makes them a refuge."""
    game = struck("6", 1, "VM", fr={"6": "legion/spent para/spent"}, vm={"3": "regular"}, held="3")
    retreat(game, "legion")
    assert actions(game) == [["to", "7"], ["to", "9"]]
    assert [refusal(game, ["to", area]) for area in ("1", "2", "4")] == ["8.4.2a"] * 3
    only_red = struck("6", 1, "VM", fr={"6": "legion/spent para/spent"}, vm={"7": "regular"}, held="3 7 9")
    retreat(only_red, "legion")
    assert units(only_red, "6") == {"para/spent": 1}
    assert events(only_red, "no-retreat") == [{"side": "FR", "type": "legion", "area": "6"}]


@pytest.mark.rule("storm", "8.4.2a")
def test_the_viet_minh_retreat_into_red() -> None:
    game = struck("6", 1, "FR", vm={"6": "regular/spent elite/spent"}, fr={"9": "para"}, held="6 2")
    retreat(game)
    assert units(game, "2") == {"regular/spent": 1}


# Armour and the river


@pytest.mark.rule("storm", "8.4.2b", "7.0h")
def test_armour_does_not_retreat_over_the_river() -> None:
    """17: 10 lies across the river; 14, 18 and 22 on the same bank."""
    game = struck("17", 2, "VM", fr={"17": "armour/spent para/spent legion/spent"}, vm={"11": "regular"})
    retreat(game, "armour")
    assert actions(game) == [["to", "14"], ["to", "18"], ["to", "22"]]
    assert refusal(game, ["to", "10"]) == "8.4.2b"
    assert refusal(game, ["to", "11"]) == "8.4.2a"  # Viet Minh
    play(game, ["to", "14"], ["retreat", "para"])
    assert actions(game) == [["to", "10"], ["to", "14"], ["to", "18"], ["to", "22"]]


@pytest.mark.rule("storm", "8.4.2b")
def test_armour_with_only_the_river_behind_is_eliminated() -> None:
    held = "11 14 15 18 22"
    given = {"fr": {"17": "armour/spent para/spent legion/spent"}, "vm": {"11": "regular"}, "held": held}
    game = struck("17", 2, "VM", **given)
    retreat(game, "armour")
    assert events(game, "no-retreat") == [{"side": "FR", "type": "armour", "area": "17"}]
    retreat(game, "para")
    assert units(game, "10") == {"para/spent": 1}
    assert units(game, "17") == {"legion/spent": 1}


@pytest.mark.rule("storm", "8.4.2b", "7.0e")
def test_armour_retreats_over_both_bridges() -> None:
    held = "30 31 36 22"
    game = struck("29", 1, "VM", fr={"29": "armour/spent para/spent"}, vm={"30": "regular"}, held=held)
    retreat(game, "armour")
    assert actions(game) == [["to", "21"], ["to", "28"]]
    play(game, ["to", "28"])
    assert units(game, "28") == {"armour/spent": 1}


# Which area first


@pytest.mark.rule("storm", "8.4.2c")
def test_the_area_with_the_fewest_enemies() -> None:
    """7 and 8 are Viet Minh and contested: one enemy is better than two, none better than one."""
    spent = "regular/spent elite/spent"
    given = {"vm": {"11": spent, "7": "regular", "13": "regular"}, "held": "11 7 8 13"}
    game = struck("11", 1, "FR", fr={"7": "para"}, **given)
    retreat(game)
    assert units(game, "8") == {"regular/spent": 1}  # the only best one
    given = {"vm": {"10": spent, "7": "regular", "13": "regular", "16": "regular"}, "held": "10 7 13 16"}
    game = struck("10", 1, "FR", fr={"7": "para*2", "13": "para", "16": "legion"}, **given)
    retreat(game)
    assert actions(game) == [["to", "13"], ["to", "16"]]
    assert refusal(game, ["to", "7"]) == "8.4.2c"


@pytest.mark.rule("storm", "8.4.2d")
def test_each_unit_chooses_among_equals_for_itself() -> None:
    game = struck("11", 4, "FR", vm={"11": "regular*3"}, fr={"10": "para"})
    play(game, ["flip-and-retreat", "regular"], ["to", "7"], ["flip-and-retreat", "regular"])
    assert actions(game) == [["to", "7"], ["to", "8"]]
    play(game, ["to", "8"])
    assert units(game, "7") == units(game, "8") == {"regular/spent": 1}
    assert units(game, "11") == {"regular": 1}


@pytest.mark.rule("storm", "8.4.2c", "8.4.2e", "7.0k")
def test_room_comes_before_enemies() -> None:
    """8 is free of enemies but full; 7 has two of them and room."""
    given = {"vm": {"11": "regular/spent elite/spent", "7": "regular", "8": "regular*9"}}
    game = struck("11", 1, "FR", fr={"7": "para*2"}, held="11 7 8", **given)
    retreat(game)
    assert units(game, "7") == {"para": 2, "regular": 1, "regular/spent": 1}
    given["vm"]["14"] = "regular"
    game = struck("11", 1, "FR", fr={"7": "para*2", "14": "para*2"}, held="11 7 8 14", **given)
    retreat(game)
    assert actions(game) == [["to", "7"], ["to", "14"]]
    assert refusal(game, ["to", "8"]) == "8.4.2e"


@pytest.mark.rule("storm", "8.4.2c", "8.4.2e")
def test_room_is_counted_as_the_units_go() -> None:
    """The ninth place in 7 is taken by the first unit, so the second must go where enemies are."""
    vm = {"10": "regular*3", "7": "regular*8", "13": "regular", "16": "regular"}
    game = struck("10", 4, "FR", fr={"13": "para", "16": "para"}, held="10 7 13 16", vm=vm)
    play(game, ["flip-and-retreat", "regular"])
    assert units(game, "7") == {"regular": 8, "regular/spent": 1}
    play(game, ["flip-and-retreat", "regular"])
    assert actions(game) == [["to", "13"], ["to", "16"]]
    assert refusal(game, ["to", "7"]) == "8.4.2e"


# Chains


@pytest.mark.rule("storm", "8.4.2e", "ruling:3")
def test_a_chain_over_three_full_areas() -> None:
    """14, then 8, 15 and 23, nine units in each, as far as 32."""
    full = dict.fromkeys(("8", "15", "23"), "regular*9")
    given = {"vm": {"14": "elite/spent*2", **full}, "fr": {"17": "para"}, "held": "14 8 15 23 32"}
    game = struck("14", 1, "FR", **given)
    assert [event["area"] for event in events(game, "retreats-on")] == ["8", "15", "23"]
    assert events(game, "retreated") == [{"side": "VM", "type": "elite", "origin": "14", "area": "32"}]
    assert units(game, "32") == {"elite/spent": 1}
    assert units(game, "14") == {"elite/spent": 1}
    assert [units(game, area) for area in full] == [{"regular": 9}] * 3


@pytest.mark.rule("storm", "8.4.2e", "8.4.2f", "ruling:3")
def test_a_chain_with_no_end_eliminates_the_unit() -> None:
    """8 and 15 are full; back to 8, or to 14 that was fired at, is no retreat."""
    full = dict.fromkeys(("8", "15"), "regular*9")
    given = {"vm": {"14": "elite/spent*2", **full}, "fr": {"17": "para"}, "held": "14 8 15"}
    game = struck("14", 1, "FR", **given)
    assert [event["area"] for event in events(game, "retreats-on")] == ["8", "15"]
    assert events(game, "no-retreat") == [{"side": "VM", "type": "elite", "area": "15"}]
    assert events(game, "elimination") == [{"side": "VM", "type": "elite", "area": "14"}]
    assert units(game, "14") == {"elite/spent": 1}
    assert "elite/spent" not in {**units(game, "8"), **units(game, "15")}


@pytest.mark.rule("storm", "8.4.2e", "8.4.2f", "8.4.2c", "ruling:3")
def test_every_step_of_a_chain_follows_the_same_rules() -> None:
    """8 is full: on to 3, 7 or 15, by the fewest enemies; 11 is French, 14 was fired at."""
    given = {"vm": {"14": "elite/spent*2", "8": "regular*9", "7": "regular"}, "fr": {"7": "para"}}
    game = struck("14", 1, "FR", held="14 8 3 7 15", **given)
    assert asked(game) == ("VM", "retreat-to")
    assert actions(game) == [["to", "3"], ["to", "15"]]
    assert refusal(game, ["to", "7"]) == "8.4.2c"
    assert refusal(game, ["to", "14"]) == "8.4.2f"
    assert refusal(game, ["to", "11"]) == "8.4.2a"
    assert units(game, "14") == {"elite/spent": 2}  # not put down on the way
    play(game, ["to", "3"])
    assert units(game, "3") == {"elite/spent": 1}
    assert units(game, "14") == {"elite/spent": 1}


@pytest.mark.rule("storm", "8.4.2f", "ruling:3")
def test_no_step_back_into_an_area_passed() -> None:
    """8, 3 and 7 are full: from 8 to 7, then not back to 8, nor to 3 while there is room in 6 or 9."""
    full = dict.fromkeys(("8", "3", "7"), "regular*9")
    vm = {"14": "elite/spent*2", **full}
    game = struck("14", 1, "FR", vm=vm, fr={"17": "para"}, held="14 8 3 7 6 9")
    assert actions(game) == [["to", "3"], ["to", "7"]]  # both full, no enemy in either
    play(game, ["to", "7"])
    assert actions(game) == [["to", "6"], ["to", "9"]]
    assert refusal(game, ["to", "8"]) == "8.4.2f"
    assert refusal(game, ["to", "3"]) == "8.4.2e"
    play(game, ["to", "9"])
    assert units(game, "9") == {"elite/spent": 1}
    assert [event["area"] for event in events(game, "retreats-on")] == ["8", "7"]


@pytest.mark.rule("storm", "8.4.2c", "8.4.2e")
def test_full_areas_are_compared_by_enemies_too() -> None:
    """Every refuge is full: the one with an enemy is refused for the enemy, not for want of room."""
    vm = {"11": "elite/spent*2", "7": "regular*9", "8": "regular*9", "14": "regular*9"}
    game = struck("11", 1, "FR", vm=vm, fr={"7": "para"}, held="11 7 8 14")
    assert actions(game) == [["to", "8"], ["to", "14"]]
    assert refusal(game, ["to", "7"]) == "8.4.2c"


@pytest.mark.rule("storm", "8.4.2b", "8.4.2e")
def test_armour_keeps_to_the_bridges_in_a_chain() -> None:
    """From 18 over the full 22: infantry goes on to 10, 20 or 21, armour only to 29."""
    fr = {"18": "armour/spent legion/spent", "22": "para*9"}
    held = "15 17 23 30"
    game = struck("18", 1, "VM", fr=fr, vm={"30": "regular"}, held=held)
    armour = retreat(game.copy(), "armour")
    assert units(armour, "29") == {"armour/spent": 1}
    retreat(game, "legion")
    assert actions(game) == [["to", "10"], ["to", "20"], ["to", "21"], ["to", "29"]]
    closed = struck("18", 1, "VM", fr=fr, vm={"30": "regular"}, held=held + " 29")
    retreat(closed, "armour")
    assert events(closed, "no-retreat") == [{"side": "FR", "type": "armour", "area": "22"}]


# Control


@pytest.mark.rule("storm", "13.0b", "8.4.2a", "9.1b")
@pytest.mark.parametrize("result", ["retreat", "eliminate-spent"])
def test_the_last_unit_out_leaves_a_contested_area_to_the_enemy(result: str) -> None:
    """By retreat or by elimination; the Viet Minh lose their trench with it."""
    given = {"vm": {"11": "regular/spent"}, "fr": {"11": "para", "10": "legion"}, "held": "11 8"}
    points = 1 if result == "retreat" else 2
    game = struck("11", points, "FR", trench={"11": 2}, **given)
    assert units(game, "11") == {"para": 1}
    assert units(game, "8") == ({"regular/spent": 1} if result == "retreat" else {})
    assert (controls(game, "11"), trench(game, "11")) == ("FR", 0)
    assert events(game, "control") == [{"side": "FR", "area": "11"}]


@pytest.mark.rule("storm", "13.0b", "9.1b")
@pytest.mark.parametrize("points", [1, 2])
def test_an_area_left_empty_keeps_its_owner_and_its_trench(points: int) -> None:
    game = struck(
        "11", points, "FR", trench={"11": 2}, vm={"11": "regular/spent"}, fr={"10": "para"}, held="11 8"
    )
    assert units(game, "11") == {}
    assert (controls(game, "11"), trench(game, "11")) == ("VM", 2)
    assert events(game, "control") == []


@pytest.mark.rule("storm", "13.0b")
@pytest.mark.parametrize(("there", "owner"), [("regular", "VM"), ("", "FR")])
def test_the_french_lose_an_area_as_the_last_unit_leaves_it(there: str, owner: str) -> None:
    vm = {"11": "regular"} | ({"17": there} if there else {})
    game = struck("17", 1, "VM", fr={"17": "legion/spent", "10": "para"}, vm=vm, held="11 14 15 18 22")
    assert units(game, "10") == {"para": 1, "legion/spent": 1}
    assert controls(game, "17") == owner


# In a position


@pytest.mark.rule("storm", "8.4.2d", "8.4.2f")
def test_a_retreat_under_way_survives_in_a_position() -> None:
    given = {"vm": {"14": "elite/spent*2", "8": "regular*9"}, "fr": {"17": "para"}}
    game = struck("14", 1, "FR", held="14 8 3 15", **given)
    again = TITLE.from_position(game.position(), seed=1)
    assert again.position() == game.position()
    assert actions(again) == [["to", "3"], ["to", "15"]]
    play(again, ["to", "15"])
    assert units(again, "15") == {"elite/spent": 1}
