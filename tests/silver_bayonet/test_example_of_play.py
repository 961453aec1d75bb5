"""The example of play and the examples beside the rules, with the figures of the book.

The march to 1211 (xop:march) is in test_ch05_zoc.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from indochine.titles.silver_bayonet.rules.ch06_declaration import Force
from tests.silver_bayonet.combats import at, field, forbids, kinds, modifiers, rolled, thrown
from tests.silver_bayonet.tables import actions, asked, last, marked, play, state, where

BATTALION_9 = "A/9/66 B/9/66 C/9/66 D/9/66"
DUC_CO = {
    "1413": "HQ/3 1/3",  # the armour, south of Duc Co
    "1511": "6/1 TRUONG",
    "1612": "B/1/7",  # landed there
    "1512": BATTALION_9,
    "1707": "A/1/7 C/1/7 D/1/7 MOORE",
    "1607": "A/8/66 B/8/66",
    "2108": "B/6/14",  # off the picture
}


# Beside the rules


@pytest.mark.rule("silver-bayonet", "ex:2.6.2", "2.6.1", "8.5.7b")
@pytest.mark.parametrize(
    ("option", "left"), [(False, ["A/1/7:f", "B/1/7:rf"]), (True, ["A/1/7:rf", "B/1/7:rf"])]
)
def test_two_companies_stand_in_a_hot_landing_zone(option: bool, left: list[str]) -> None:
    """Ruling 30: the last step of the example is an option. 1619 is a landing zone in light jungle."""
    stacks = {"1618": "A/8/66 B/8/66 C/8/66 D/8/66", "1619": "A/1/7:f B/1/7"}
    game = field(
        stacks, scenario="7", side="PAVN", maneuver={"1619": "A/8/66 B/8/66 C/8/66 D/8/66"}, dice=[2, 2],
        options={"standing_costs": option},
    )  # fmt: skip
    play(game, ["lead", "A/8/66"], ["lead", "B/1/7"])
    assert rolled(game)[1] == "D2F2"
    assert at(game, "1619") == ["A/1/7:f", "B/1/7:rf"]  # one step, one fatigue, the other ignored
    play(game, ["stand"])
    assert at(game, "1619") == left


@pytest.mark.rule("silver-bayonet", "ex:6.2.1", "6.2.1")
def test_refusal_on_ground_of_two() -> None:
    game = field({"2311": "A/1/7", "2312": "A/9/66"}, "refuse", maneuver={"2312": "A/1/7"}, dice=[8])
    play(game, ["refuse", "2312"])
    assert modifiers(last(game, "refusal")) == {"ground": -2}
    assert asked(game) == ("PAVN", "go-back")  # 8 - 2 is just enough


# The turn


@pytest.mark.rule("silver-bayonet", "xop:air-points", "11.0a", "11.1")
def test_a_five_gives_twenty_air_points_of_which_two_are_lost() -> None:
    stacks = {"1925": "A/1/7 MOORE", "1827": "A/9/66"}
    assert field(stacks, "begin", scenario="4", turn=3, dice=[5]).position()["air"] == 20
    assert field(stacks, "begin", scenario="4", turn=3, dice=[5], air_lost=2).position()["air"] == 18


@pytest.mark.rule("silver-bayonet", "xop:recovery", "2.6.7.1", "12.1d")
def test_who_is_with_truong_recovers() -> None:
    """The armour and a company at Duc Co do not: neither place is one to recover in."""
    stacks = {"1511": "6/1:f TRUONG", "1413": "2/3:f HQ/3 1/3", "1510": "CIDG-1 CIDG-2 CIDG-3:f DELTA"}
    game = field({**stacks, "2909": "A/9/66"}, "recover")
    assert marked(game, "fatigued") == {"2/3", "CIDG-3"}
    assert last(game, "recovered") == {"unit": "6/1", "place": "1511"}


@pytest.mark.rule("silver-bayonet", "xop:odds", "6.1.4d", "6.1.4f")
def test_armour_attacks_the_hill_by_maneuver_at_one_to_two() -> None:
    game = field(DUC_CO, "declare")
    play(game, ["assault", "1512"])
    assert forbids(game, ["add", "HQ/3"]) == "6.1.4d"
    play(game, ["add", "B/1/7"], ["done"])
    play(game, ["maneuver", "1512"], ["add", "HQ/3"], ["add", "1/3"])
    frame, table = state(game).frames[-1], state(game).book.tables.maneuver
    assert isinstance(frame, Force)
    declared = frame.context(state(game))
    assert (declared["attack"], declared["defence"]) == (6, 10)
    assert table.column[table.odds(6, 10)].id == "1:2"
    assert forbids(game, ["done"]) == ""
    play(game, ["add", "6/1"])
    if asked(game)[1] == "force":
        play(game, ["done"])
    said = {(unit, kind) for unit, target, kind in game.position()["declared"] if target == "1512"}
    assert said == {("B/1/7", "assault"), ("HQ/3", "maneuver"), ("1/3", "maneuver"), ("6/1", "maneuver")}


@pytest.mark.rule("silver-bayonet", "xop:bombard-1607", "10.1.3", "14.1a", "14.3")
def test_the_bombardment_of_1607() -> None:
    """11 points; four steps fire at three air points; one gets lost; 10 on a 6 is 2, over four nothing."""
    game = field(DUC_CO, "bombard", air=3, dice=[1, 4, 6])
    play(game, ["at", "1607"], ["gun", "B/6/14"], ["air", 3])
    fired = last(game, "fired")
    assert (fired["units"], fired["air"]) == (["B/6/14"], 3)
    book = state(game).book
    assert book.bombard[0][book.unit_of["B/6/14"]] + fired["air"] == 11
    assert last(game, "air-defence") == {"target": "1607", "die": 1}
    assert last(game, "air-damage")["number"] == 1
    event = last(game, "bombardment-roll")
    assert (event["strength"], event["die"], event["number"], event["modifiers"]) == (10, 6, 2, [])
    assert at(game, "1607") == ["A/8/66", "B/8/66"]
    assert thrown(game)[:3] == [1, 4, 6]


ATTACKS: dict[str, Any] = {
    "maneuver": {"1512": "HQ/3 1/3 6/1", "1607": "A/1/7 C/1/7 D/1/7"},
    "assault": {"1512": "B/1/7"},
}


@pytest.mark.rule("silver-bayonet", "xop:refusal-1607", "6.2.1", "6.2b", "8.6a")
def test_the_refusal_at_1607_cannot_fail() -> None:
    """10 less four is six, and the first battalion follows alone."""
    game = field(DUC_CO, "refuse", **ATTACKS, dice=[10])
    play(game, ["refuse", "1607"])
    refusal = last(game, "refusal")
    assert (refusal["die"], modifiers(refusal), refusal["value"]) == (10, {"ground": -4}, 6)
    while asked(game)[1] == "go-back":
        play(game, actions(game)[0])
    assert asked(game) == ("FWA", "advance")
    play(game, ["follow", "A/1/7"], ["follow", "C/1/7"], ["follow", "D/1/7"])
    assert [word.partition(":")[0] for word in at(game, "1607")] == ["A/1/7", "C/1/7", "D/1/7"]
    assert where(game, "MOORE") == "1607"
    assert all(target != "1607" for _, target, _ in game.position()["declared"])


@pytest.mark.rule("silver-bayonet", "xop:no-refusal-1512", "6.2.6a")
def test_no_refusal_at_1512() -> None:
    game = field(DUC_CO, "refuse", **ATTACKS)
    assert forbids(game, ["refuse", "1512"]) == "6.2.6a"
    assert forbids(game, ["refuse", "1607"]) == ""


@pytest.mark.rule("silver-bayonet", "xop:air-reset", "11.0b")
def test_air_points_end_with_the_turn() -> None:
    game = field(DUC_CO, "record", turn=8, half=16, air=12)
    assert game.over
    assert game.position()["air"] == 0
    assert not {"air-points", "air-given"} & set(kinds(game))
