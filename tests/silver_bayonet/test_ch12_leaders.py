"""12.1: leaders: Moore, Truong, and Broken Arrow."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.silver_bayonet.combats import (
    at,
    field,
    forbids,
    kinds,
    modifiers,
    rolled,
)
from tests.silver_bayonet.tables import actions, asked, events, last, marked, play, reach, state, where

HERE = "2312"  # light jungle, and so is all around it


def led_by(game: indochine.Game, leader: str) -> str | None:
    found: str | None = game.position()["leaders"][leader]
    return found


@pytest.mark.rule("silver-bayonet", "12.1a")
def test_a_leader_takes_no_room_and_goes_with_his_unit() -> None:
    game = field({"2311": "A/1/7 B/1/7 C/1/7 D/1/7 MOORE", "2614": "A/9/66"}, "move")
    assert state(game).load(state(game).book.place_of["2311"]) == 8  # four points, in halves
    play(game, ["move", "D/1/7"], ["to", "2310"])
    assert (where(game, "MOORE"), where(game, "D/1/7")) == ("2310", "2310")


@pytest.mark.rule("silver-bayonet", "12.1a")
def test_he_may_change_to_another_unit_of_his_in_the_hex() -> None:
    game = field({"2311": "A/1/7 MOORE B/1/7 A/2/7", "2310": "C/1/7", "2614": "A/9/66"}, "move")
    assert forbids(game, ["lead", "MOORE", "A/2/7"]) == "12.1a"  # not of his battalion
    assert forbids(game, ["lead", "MOORE", "C/1/7"]) == "12.1a"  # not in his hex
    play(game, ["lead", "MOORE", "B/1/7"], ["move", "A/1/7"], ["to", "2310"])
    assert (where(game, "MOORE"), led_by(game, "MOORE")) == ("2311", "B/1/7")


@pytest.mark.rule("silver-bayonet", "12.1a", "8.5.2")
def test_he_retreats_with_his_unit() -> None:
    stacks = {"2311": "A/9/66 B/9/66 C/9/66", HERE: "A/1/7 MOORE"}
    game = field(stacks, side="PAVN", maneuver={HERE: "A/9/66 B/9/66 C/9/66"}, dice=[2, 2])
    play(game, ["wait"], ["lead", "A/9/66"])
    assert rolled(game)[1].startswith("D")
    play(game, ["go"])
    to = actions(game)[0][1]
    play(game, ["to", to])
    assert (where(game, "MOORE"), where(game, "A/1/7")) == (to, to)


@pytest.mark.rule("silver-bayonet", "12.1a")
def test_he_passes_to_the_survivors_and_is_lost_with_the_last() -> None:
    stacks = {HERE: "6/1:r TRUONG CIDG-1:r", "2311": "A/9/66 A/66 B/66"}
    game = field(stacks, "bombard", side="PAVN", dice=[1])
    play(game, ["at", HERE], ["gun", "A/66"], ["gun", "B/66"], ["lose", "6/1"])
    assert led_by(game, "TRUONG") == "CIDG-1"
    assert where(game, "TRUONG") == HERE
    alone = field({HERE: "6/1:r TRUONG", "2311": "A/9/66 A/66 B/66"}, "bombard", side="PAVN", dice=[1])
    play(alone, ["at", HERE], ["gun", "A/66"], ["gun", "B/66"])
    assert (led_by(alone, "TRUONG"), where(alone, "TRUONG")) == (None, "eliminated")
    assert "leader-lost" in kinds(alone)


@pytest.mark.rule("silver-bayonet", "12.1b")
def test_a_leader_in_maneuver_combat() -> None:
    """Ruling 42: he lowers the die of his own attack and raises that of an attack on him."""
    attack = field({"2311": "A/1/7 MOORE", HERE: "A/9/66"}, maneuver={HERE: "A/1/7"}, dice=[6])
    assert modifiers(last(attack, "maneuver-roll")) == {"terrain": 1, "leader": -2}
    defence = field(
        {"2311": "A/9/66", HERE: "6/1 TRUONG"}, side="PAVN", maneuver={HERE: "A/9/66"}, dice=[2, 6]
    )
    assert modifiers(last(defence, "maneuver-roll")) == {"terrain": 1, "their-leader": 2}


@pytest.mark.rule("silver-bayonet", "12.1b")
def test_only_with_units_that_take_part() -> None:
    stacks = {"2311": "B/1/7", "2212": "A/1/7 MOORE", HERE: "A/9/66"}
    game = field(stacks, maneuver={HERE: "B/1/7"}, dice=[6])
    assert modifiers(last(game, "maneuver-roll")) == {"terrain": 1}


@pytest.mark.rule("silver-bayonet", "12.1b")
def test_a_leader_in_an_assault() -> None:
    """His own side's rolls, in attack and defence, and not the tests."""
    attack = field({"2311": "A/1/7 MOORE", HERE: "A/9/66"}, assault={HERE: "A/1/7"}, dice=[9, 9, 7, 7])
    defence, own = (modifiers(event) for event in events(attack, "assault-roll"))
    assert (defence, own) == ({}, {"terrain": 1, "leader": -2})
    assert [event["modifier"] for event in events(attack, "assault-test")] == [0, 0]
    stormed = field(
        {"2311": "A/9/66", HERE: "6/1 TRUONG"}, side="PAVN", assault={HERE: "A/9/66"}, dice=[2, 9, 9, 9, 9]
    )
    assert modifiers(events(stormed, "assault-roll")[0]) == {"leader": -2}


@pytest.mark.rule("silver-bayonet", "12.1c", "12.1.1b", "7.2.1")
def test_moore_coordinates_americans_of_several_battalions() -> None:
    stacks = {"2311": "A/1/7 MOORE", "2212": "A/2/7", HERE: "A/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7 A/2/7"}, dice=[6])
    assert kinds(game)[0] == "coordinated"
    without = field({**stacks, "2311": "A/1/7"}, maneuver={HERE: "A/1/7 A/2/7"}, dice=[6, 6])
    assert last(without, "coordination-roll")["value"] == 6


@pytest.mark.rule("silver-bayonet", "12.1c", "12.1.2c", "7.2.2")
def test_truong_coordinates_the_arvn() -> None:
    stacks = {"2311": "6/1 TRUONG", "2212": "3/1", HERE: "A/9/66"}
    game = field(stacks, maneuver={HERE: "6/1 3/1"}, dice=[6])
    assert kinds(game)[0] == "coordinated"
    without = field({**stacks, "2311": "6/1"}, maneuver={HERE: "6/1 3/1"}, dice=[6, 6])
    assert last(without, "coordination-roll")["value"] == 5
    stacks["2313"] = "A/1/7"
    mixed = field(stacks, maneuver={HERE: "6/1 3/1 A/1/7"}, dice=[6, 6])
    assert last(mixed, "coordination-roll")["value"] == 5  # ruling 23


@pytest.mark.rule("silver-bayonet", "12.1d", "2.6.7.1")
def test_units_recover_with_a_leader() -> None:
    """Whatever their nation (ruling 4)."""
    stacks = {"2311": "6/1:f TRUONG A/1/7:f", "2310": "B/1/7:f", "2614": "A/9/66"}
    game = field(stacks, "recover")
    assert marked(game, "fatigued") == {"B/1/7"}


@pytest.mark.rule("silver-bayonet", "12.1.1")
def test_moore_is_lost_with_the_last_of_his_battalion() -> None:
    stacks = {HERE: "A/1/7:r MOORE A/2/7:r", "2311": "A/9/66 A/66 B/66"}
    game = field(stacks, "bombard", side="PAVN", dice=[1])
    play(game, ["at", HERE], ["gun", "A/66"], ["gun", "B/66"], ["lose", "A/1/7"])
    assert (led_by(game, "MOORE"), where(game, "MOORE")) == (None, "eliminated")
    assert at(game, HERE)[0].startswith("A/2/7:r")


@pytest.mark.rule("silver-bayonet", "12.1.1", "12.1a")
def test_moore_joins_the_nearest_of_his_battalion_elsewhere() -> None:
    """Ruling 87: not all units of his hex are eliminated, and units of 1/7 are in play."""
    others = {"2309": "B/1/7", "2314": "C/1/7", "2310": "B/2/7"}
    stacks = {HERE: "A/1/7:r MOORE A/2/7:r", "2311": "A/9/66 A/66 B/66", **others}
    game = field(stacks, "bombard", side="PAVN", dice=[1])
    play(game, ["at", HERE], ["gun", "A/66"], ["gun", "B/66"], ["lose", "A/1/7"])
    assert (led_by(game, "MOORE"), where(game, "MOORE")) == ("C/1/7", "2314")
    assert last(game, "leader-joins") == {"unit": "MOORE", "host": "C/1/7", "place": "2314"}
    assert "leader-lost" not in kinds(game)


@pytest.mark.rule("silver-bayonet", "12.1a")
def test_truong_joins_the_nearest_of_his_nation_elsewhere() -> None:
    stacks = {HERE: "6/1:r TRUONG A/2/7:r", "2311": "A/9/66 A/66 B/66", "2314": "CIDG-1", "2309": "3/1"}
    game = field(stacks, "bombard", side="PAVN", dice=[1])
    play(game, ["at", HERE], ["gun", "A/66"], ["gun", "B/66"], ["lose", "6/1"])
    assert (led_by(game, "TRUONG"), where(game, "TRUONG")) == ("CIDG-1", "2314")


@pytest.mark.rule("silver-bayonet", "12.1a")
@pytest.mark.parametrize("stack", ["A/1/7:r MOORE A/2/7:r", "A/1/7:r B/1/7:r MOORE"])
def test_a_leader_is_lost_with_all_units_of_his_hex(stack: str) -> None:
    """Whoever of them is counted first, and though others of his are elsewhere."""
    names = "A/9/66 B/9/66 C/9/66 D/9/66"
    game = field({HERE: stack, "2311": names, "2314": "C/1/7"}, side="PAVN", assault={HERE: names},
                 dice=[2, 10, 1])  # fmt: skip
    play(game, ["wait"])
    assert asked(game) == ("PAVN", "advance")
    assert (led_by(game, "MOORE"), where(game, "MOORE")) == (None, "eliminated")
    assert "leader-joins" not in kinds(game)


@pytest.mark.rule("silver-bayonet", "12.1.1a")
def test_broken_arrow() -> None:
    """After coordination, once in a game: a 3 gives seven points, for support and for the assault."""
    stacks = {"2311": "A/9/66", "2212": "B/9/66", HERE: "A/1/7 MOORE"}
    attacks: dict[str, Any] = {"maneuver": {HERE: "A/9/66"}, "assault": {HERE: "B/9/66"}}
    game = field(stacks, side="PAVN", **attacks, dice=[2, 3, 9, 3, 9, 9, 9, 9, 10, 10])
    assert asked(game) == ("FWA", "broken-arrow")
    assert kinds(game) == ["coordination-roll"]
    play(game, ["call"])
    assert (game.position()["arrow"], game.position()["arrow_used"]) == (7, True)
    assert asked(game) == ("FWA", "aim")
    assert forbids(game, ["air", 8]) == "11.0a"
    play(game, ["air", 5])
    assert (game.position()["arrow"], last(game, "maneuver-roll")["target"]) == (2, HERE)
    play(game, ["air", 1])
    assert [event["strength"] for event in events(game, "bombardment-roll")] == [5, 1]
    assert game.position()["arrow"] == 0  # ruling 43: what is left is lost


@pytest.mark.rule("silver-bayonet", "12.1.1a")
def test_broken_arrow_once_and_only_where_moore_is_attacked() -> None:
    stacks = {"2311": "A/9/66", HERE: "A/1/7 MOORE"}
    attack: dict[str, Any] = {"side": "PAVN", "maneuver": {HERE: "A/9/66"}, "dice": [2, 6]}
    assert asked(field(stacks, **attack)) == ("FWA", "broken-arrow")
    used = field(stacks, arrow_used=True, **attack)
    assert "maneuver-roll" in kinds(used)
    elsewhere = field({"2311": "A/9/66", HERE: "A/1/7", "2413": "B/1/7 MOORE"}, **attack)
    assert "maneuver-roll" in kinds(elsewhere)
    attacking = field({"2311": "A/1/7 MOORE", HERE: "A/9/66"}, maneuver={HERE: "A/1/7"}, dice=[6])
    assert "maneuver-roll" in kinds(attacking)
    waited = play(field(stacks, **attack), ["wait"])
    assert not waited.position()["arrow_used"]


@pytest.mark.rule("silver-bayonet", "12.1.2a")
@pytest.mark.parametrize(("truong", "worth"), [("2311", -1), ("2310", -1), ("2309", 0)])
def test_truong_directs_artillery_within_two_hexes(truong: str, worth: int) -> None:
    stacks = {truong: "6/1 TRUONG", "2212": "A/1/7", "2110": "A/1/21", HERE: "A/9/66"}
    game = field(stacks, "bombard", dice=[9])
    play(game, ["at", HERE], ["gun", "A/1/21"])
    assert modifiers(last(game, "bombardment-roll")).get("truong", 0) == worth


@pytest.mark.rule("silver-bayonet", "12.1.2a")
def test_of_any_kind_but_not_for_air_points_alone() -> None:
    stacks = {"2311": "6/1 TRUONG", "2110": "A/1/21", HERE: "A/9/66"}
    support = field(stacks, maneuver={HERE: "6/1"}, dice=[9, 6])
    play(support, ["gun", "A/1/21"])
    assert modifiers(last(support, "bombardment-roll")) == {"truong": -1}
    air = field(stacks, "bombard", air=5, dice=[9])
    play(air, ["at", HERE], ["air", 5])
    assert modifiers(last(air, "bombardment-roll")) == {}
    pavn = field({HERE: "6/1 TRUONG", "2311": "A/9/66 A/66"}, "bombard", side="PAVN", dice=[9])
    play(pavn, ["at", HERE], ["gun", "A/66"])
    assert modifiers(last(pavn, "bombardment-roll")) == {}


@pytest.mark.rule("silver-bayonet", "12.1.2b", "6.2.4")
def test_with_truong_the_arvn_may_refuse() -> None:
    attack: dict[str, Any] = {"phase": "refuse", "side": "PAVN", "maneuver": {HERE: "A/9/66"}, "dice": [5]}
    game = field({"2311": "A/9/66", HERE: "6/1 TRUONG"}, **attack)
    play(game, ["refuse", HERE], ["to", "2313"])
    assert (where(game, "6/1"), where(game, "TRUONG")) == ("2313", "2313")
    stacks = {"2311": "A/9/66", HERE: "6/1", "2313": "3/1", "2512": "B/9/66", "2613": "A/1/7"}
    alone = field(stacks, "refuse", side="PAVN", maneuver={HERE: "A/9/66", "2613": "B/9/66"})
    assert forbids(alone, ["refuse", HERE]) == "6.2.4"


@pytest.mark.rule("silver-bayonet", "12.1.2d")
def test_who_begins_with_truong_moves_a_point_further() -> None:
    """2318 is light jungle all the way: two points a hex, five or six points."""
    game = field({"2311": "6/1 TRUONG 1/21R", "2310": "3/1", "2909": "A/9/66"}, "move")
    assert max(reach(game, "6/1").values()) == 6
    assert max(reach(game, "1/21R").values()) == 6
    assert max(reach(game, "3/1").values()) == 5
