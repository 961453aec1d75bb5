"""10.3: guns and aircraft support maneuver combat, on both sides."""

from __future__ import annotations

import pytest

from indochine.titles.silver_bayonet.book import SUPPORT
from indochine.titles.silver_bayonet.rules.ch10_fire import Aim
from tests.silver_bayonet.combats import at, field, forbids, kinds, modifiers
from tests.silver_bayonet.tables import actions, asked, events, last, play, state

HERE = "2312"  # light jungle, and so is all around it
GUNS = "A/1/21 B/1/21 C/1/21"


@pytest.mark.rule("silver-bayonet", "10.3.1", "10.3.4a", "10.3.4b", "11.0a")
def test_guns_and_air_points_of_an_attacker() -> None:
    stacks = {"2311": "A/1/7", "2310": GUNS, HERE: "A/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7"}, air=6, dice=[4, 6])
    assert asked(game) == ("FWA", "aim")
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"], ["gun", "C/1/21"], ["air", 6])
    event = last(game, "bombardment-roll")
    assert (event["fire"], event["strength"], event["number"]) == ("support", 18, 3)
    assert modifiers(last(game, "maneuver-roll")) == {"terrain": 1, "support": -3}


@pytest.mark.rule("silver-bayonet", "10.3.1")
def test_each_maneuver_combat_by_itself() -> None:
    """Two hexes, two batteries, one for each."""
    stacks = {"2311": "A/1/7", "2611": "B/1/7", "2310": "A/1/21 B/1/21", HERE: "A/9/66", "2612": "B/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7", "2612": "B/1/7"}, dice=[7, 5, 7, 4])
    play(game, ["fight", HERE], ["gun", "A/1/21"], ["done"])
    assert asked(game) == ("FWA", "aim")
    play(game, ["gun", "B/1/21"], ["done"])
    assert [event["target"] for event in events(game, "bombardment-roll")] == [HERE, "2612"]


@pytest.mark.rule("silver-bayonet", "10.3.2", "7.4.1", "7.4.2", "7.4.3")
@pytest.mark.parametrize(("die", "asks"), [(2, True), (3, False), (4, False)])
def test_only_a_fully_coordinated_attack_is_supported(die: int, asks: bool) -> None:
    stacks = {"2311": "A/9/66", "2310": "A/66", HERE: "A/1/7"}
    game = field(stacks, side="PAVN", maneuver={HERE: "A/9/66"}, dice=[die, 9, 5])
    assert (asked(game) == ("PAVN", "aim")) == asks
    assert ("maneuver-roll" in kinds(game)) != asks


@pytest.mark.rule("silver-bayonet", "10.3.3")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_the_defender_needs_no_roll(die: int) -> None:
    stacks = {"2311": "A/9/66", HERE: "A/1/7", "2413": "A/1/21"}
    game = field(stacks, side="PAVN", maneuver={HERE: "A/9/66"}, dice=[die, 5, 5])
    assert asked(game) == ("FWA", "aim")
    play(game, ["gun", "A/1/21"])
    assert modifiers(last(game, "maneuver-roll")) == {"terrain": 1, "their-support": 1}


@pytest.mark.rule("silver-bayonet", "10.3.4a")
def test_two_guns_of_the_pavn() -> None:
    stacks = {"2311": "A/9/66", "2310": "A/66 B/66 C/66", HERE: "A/1/7"}
    game = field(stacks, side="PAVN", maneuver={HERE: "A/9/66"}, dice=[2, 5, 5])
    play(game, ["gun", "A/66"], ["gun", "B/66"])  # and nobody is asked for a third
    assert last(game, "bombardment-roll")["strength"] == 4
    why = Aim(1, 0, SUPPORT, (0, 1)).against_gun(state(game), 2)
    assert why is not None
    assert why.rule == "10.3.4a"
    defence = field(
        {"2311": "A/1/7", HERE: "A/9/66", "2413": "A/66 B/66 C/66"}, maneuver={HERE: "A/1/7"}, dice=[5, 5]
    )
    play(defence, ["gun", "A/66"], ["gun", "C/66"])
    assert last(defence, "bombardment-roll")["strength"] == 4


@pytest.mark.rule("silver-bayonet", "10.3.4a", "10.4.3")
def test_in_range_of_the_defender() -> None:
    """2308 is four hexes from 2312, 2309 three."""
    stacks = {"2311": "A/9/66", "2308": "A/66", "2309": "B/66", HERE: "A/1/7"}
    game = field(stacks, side="PAVN", maneuver={HERE: "A/9/66"}, dice=[2, 9, 5])
    assert actions(game) == [["done"], ["gun", "B/66"]]
    assert forbids(game, ["gun", "A/66"]) == "10.4.3"


@pytest.mark.rule("silver-bayonet", "10.3.4b", "14.3")
def test_what_air_defence_leaves() -> None:
    """Three points against two companies and a mortar: hit on a 2, two points less on a 3."""
    stacks = {"2311": "A/1/7", HERE: "A/9/66 B/9/66", "2413": "C/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7"}, air=3, dice=[2, 3, 5, 5])
    play(game, ["lead", "A/9/66"], ["air", 3])
    assert last(game, "bombardment-roll")["strength"] == 1
    down = field(stacks, maneuver={HERE: "A/1/7"}, air=3, dice=[2, 1, 5])
    play(down, ["lead", "A/9/66"], ["air", 3])
    assert "bombardment-roll" not in kinds(down)
    assert modifiers(last(down, "maneuver-roll")) == {"terrain": 1}


@pytest.mark.rule("silver-bayonet", "10.3.5")
def test_the_number_is_not_divided() -> None:
    """On a forested hill too: 4 of the attacker, 2 of the defender, as they stand."""
    stacks = {"2811": "A/1/7", "2810": GUNS, "2812": "A/9/66", "2813": "A/66 B/66"}
    game = field(stacks, maneuver={"2812": "A/1/7"}, dice=[2, 3, 9])
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"], ["gun", "C/1/21"], ["gun", "A/66"], ["gun", "B/66"])
    assert [event["number"] for event in events(game, "bombardment-roll")] == [4, 2]
    assert modifiers(last(game, "maneuver-roll")) == {"terrain": 2, "support": -4, "their-support": 2}


@pytest.mark.rule("silver-bayonet", "10.3.5", "10.1.2")
def test_support_needs_no_observer() -> None:
    game = field({"2311": "A/1/7", "2310": "A/1/21", HERE: "A/9/66"}, maneuver={HERE: "A/1/7"}, dice=[7, 5])
    play(game, ["gun", "A/1/21"])
    assert modifiers(last(game, "bombardment-roll")) == {}


@pytest.mark.rule("silver-bayonet", "10.3.6")
def test_support_tires_nobody() -> None:
    """4 on a 1 is 3F; the maneuver roll brings nothing."""
    game = field({"2311": "A/1/7", "2310": "A/1/21", HERE: "A/9/66"}, maneuver={HERE: "A/1/7"}, dice=[1, 8])
    play(game, ["gun", "A/1/21"])
    assert last(game, "bombardment-roll")["tired"] == 1
    assert last(game, "maneuver-roll")["result"] == "-"
    assert at(game, HERE) == ["A/9/66"]


@pytest.mark.rule("silver-bayonet", "10.3.1", "4.2.2d")
def test_support_for_a_fight_over_a_town_is_a_bombardment_of_it() -> None:
    """Ruling 8: the defence too."""
    stacks = {"1412": "A/9/66", "1413": "A/1/7", "1410": "A/1/21"}
    game = field(stacks, side="PAVN", maneuver={"1413": "A/9/66"}, dice=[2, 9, 5])
    play(game, ["gun", "A/1/21"])
    assert last(game, "town-hit") == {"target": "1413", "number": 1}
