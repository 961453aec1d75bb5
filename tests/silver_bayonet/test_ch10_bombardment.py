"""10.1, 10.2, 10.4: guns fire at the enemy before combat and at those who assault, and what a gun may do."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.silver_bayonet.book import DEFENSIVE
from indochine.titles.silver_bayonet.rules.ch10_fire import Aim
from tests.silver_bayonet.combats import at, field, forbids, kinds, modifiers, points, word
from tests.silver_bayonet.tables import actions, asked, events, last, marked, play, state, where

HERE = "2312"  # light jungle, and so is all around it
GUNS = "A/1/21 B/1/21 C/1/21"


def shelled(
    dice: list[int], defenders: str = "A/9/66 B/9/66", target: str = HERE, **more: Any
) -> indochine.Game:
    """Batteries of 2310 fire at a hex, one after the other, with a company next to it that sees them."""
    spotter = more.pop("spotter", {"2311": "A/1/7"})
    guns = more.pop("guns", "A/1/21 B/1/21")
    game = field({target: defenders, "2310": GUNS, **spotter}, "bombard", dice=dice, **more)
    play(game, ["at", target], *(["gun", gun] for gun in guns.split()))
    return play(game, ["done"]) if asked(game)[1] == "aim" else game


# Offensive bombardment


@pytest.mark.rule("silver-bayonet", "10.1.1a")
def test_guns_and_mortars_fire_at_enemies() -> None:
    game = field({HERE: "A/9/66", "2310": "A/1/21", "2311": "A/1/7"}, "bombard", dice=[10])
    assert asked(game) == ("FWA", "bombardment")
    assert actions(game) == [["done"], ["at", HERE]]
    assert forbids(game, ["at", "2311"]) == "10.1.1a"
    assert forbids(game, ["at", "2413"]) == "10.1.1a"
    play(game, ["at", HERE])
    assert forbids(game, ["gun", "A/1/7"]) == "2.3.3b"
    play(game, ["gun", "A/1/21"])
    assert last(game, "bombardment-roll")["strength"] == 4
    mortars = field({HERE: "A/1/7", "2311": "A/66 A/9/66"}, "bombard", side="PAVN", dice=[10])
    play(mortars, ["at", HERE], ["gun", "A/66"])
    assert last(mortars, "bombardment-roll")["strength"] == 2


@pytest.mark.rule("silver-bayonet", "10.1.1a")
def test_nobody_has_to_fire() -> None:
    game = field({HERE: "A/9/66", "2310": "A/1/21"}, "bombard")
    play(game, ["done"])
    assert "bombardment-roll" not in kinds(game)
    assert marked(game, "first_fire") == set()


@pytest.mark.rule("silver-bayonet", "10.1.1b")
def test_all_are_declared_before_any_is_rolled() -> None:
    game = field({HERE: "A/9/66", "2412": "B/9/66", "2310": GUNS, "2311": "A/1/7"}, "bombard", dice=[10, 10])
    play(game, ["at", "2412"], ["gun", "B/1/21"], ["done"])
    assert "bombardment-roll" not in kinds(game)
    play(game, ["at", HERE], ["gun", "A/1/21"], ["done"])
    order = [kind for kind in kinds(game) if kind in ("fired", "bombardment-roll")]
    assert order == ["fired", "fired", "bombardment-roll", "bombardment-roll"]
    assert [event["target"] for event in events(game, "bombardment-roll")] == ["2412", HERE]


@pytest.mark.rule("silver-bayonet", "10.1.2")
def test_without_an_observer_a_die_is_one_worse() -> None:
    seen = shelled([5])
    assert modifiers(last(seen, "bombardment-roll")) == {}
    unseen = shelled([5], spotter={"2210": "A/1/7"})
    assert modifiers(last(unseen, "bombardment-roll")) == {"no-spotter": 1}


@pytest.mark.rule("silver-bayonet", "10.1.3")
@pytest.mark.parametrize(
    ("target", "origin", "die", "number", "left"),
    [
        ("1312", "1412", 5, 2, ["B/9/66"]),  # clear: both steps of a company
        (HERE, "2311", 5, 2, ["A/9/66:r", "B/9/66"]),  # light jungle: 2 over 2
        (HERE, "2311", 7, 1, ["A/9/66", "B/9/66"]),  # 1 over 2
        ("2812", "2811", 5, 2, ["A/9/66", "B/9/66"]),  # a forested hill: 2 over 3
        ("2812", "2811", 10, 0, ["A/9/66", "B/9/66"]),
    ],
)
def test_the_number_is_divided_by_the_ground(
    target: str, origin: str, die: int, number: int, left: list[str]
) -> None:
    """Eight points: the column 6-9."""
    guns = {"1410": GUNS} if target == "1312" else {"2310": GUNS} if target == HERE else {"2810": GUNS}
    game = field({target: "A/9/66 B/9/66", origin: "A/1/7", **guns}, "bombard", dice=[die])
    play(game, ["at", target], ["gun", "A/1/21"], ["gun", "B/1/21"], ["done"])
    event = last(game, "bombardment-roll")
    assert (event["strength"], event["number"]) == (8, number)
    while asked(game)[1] == "take-losses":
        play(game, ["lose", "A/9/66"])
    assert at(game, target) == left


@pytest.mark.rule("silver-bayonet", "10.1.3", "10.4.4")
def test_strengths_are_added() -> None:
    game = shelled([4], guns=GUNS)
    event = last(game, "bombardment-roll")
    assert (event["strength"], event["number"]) == (12, 3)
    worn = field({HERE: "A/9/66", "2310": "A/1/21:r B/6/14", "2311": "A/1/7"}, "bombard", dice=[10])
    play(worn, ["at", HERE], ["gun", "A/1/21"], ["gun", "B/6/14"])
    assert last(worn, "bombardment-roll")["strength"] == 2 + 8


@pytest.mark.rule("silver-bayonet", "10.1.4", "2.6.1")
def test_one_unit_is_fatigued_as_its_owner_likes() -> None:
    game = shelled([3], "A/9/66 B/9/66 C/9/66:f")
    assert (last(game, "bombardment-roll")["number"], last(game, "bombardment-roll")["tired"]) == (3, 1)
    play(game, ["lose", "C/9/66"])
    assert asked(game) == ("PAVN", "take-fatigue")
    assert forbids(game, ["tire", "C/9/66"]) == "2.6.1"  # ruling 2
    play(game, ["tire", "B/9/66"])
    assert at(game, HERE) == ["A/9/66", "B/9/66:f", "C/9/66:rf"]


@pytest.mark.rule("silver-bayonet", "10.1.4", "2.6.2")
def test_if_all_were_fatigued_it_is_a_step_more() -> None:
    game = shelled([3], "A/9/66:f B/9/66:f")
    play(game, ["lose", "A/9/66"], ["lose", "B/9/66"])  # 3 over 2, and one
    assert at(game, HERE) == ["A/9/66:rf", "B/9/66:rf"]


@pytest.mark.rule("silver-bayonet", "10.1.5")
def test_a_hex_once_in_a_phase() -> None:
    game = field({HERE: "A/9/66", "2412": "B/9/66", "2310": GUNS}, "bombard", dice=[10, 10])
    play(game, ["at", HERE], ["gun", "A/1/21"], ["done"])
    assert forbids(game, ["at", HERE]) == "10.1.5"
    assert forbids(game, ["at", "2412"]) == ""


@pytest.mark.rule("silver-bayonet", "10.1.5", "ruling:64")
def test_a_hex_that_was_given_up_has_not_been_bombarded() -> None:
    game = field({HERE: "A/9/66", "2412": "B/9/66", "2310": GUNS}, "bombard", dice=[10, 10])
    play(game, ["at", HERE], ["done"])
    why = game.explain(["at", HERE])
    assert why is not None
    assert (why.rule, why.msg.id) == ("ruling:64", "refusal-bombardment-given-up")


@pytest.mark.rule("silver-bayonet", "4.2.2d")
def test_a_bombarded_town_is_a_point_for_the_pavn() -> None:
    """1414 is Plei Girao Kla; one point for each roll."""
    game = field({"1414": "A/9/66", "1410": "A/1/21"}, "bombard", dice=[10])
    play(game, ["at", "1414"], ["gun", "A/1/21"])
    assert points(game) == (0, 1)
    assert "town-hit" in kinds(game)
    other = field({"1413": "A/1/7", "1414": "A/9/66 A/66"}, "bombard", side="PAVN", dice=[10])
    play(other, ["at", "1413"], ["gun", "A/66"])
    assert points(other) == (0, 0)


# Defensive bombardment


def stormed(dice: list[int], attackers: str = "A/9/66 B/9/66", **more: Any) -> indochine.Game:
    """The PAVN assault a company in 2312, fully coordinated."""
    stacks = {"2311": attackers, HERE: "A/1/7", "2413": GUNS, **more}
    names = " ".join(word.partition(":")[0] for word in attackers.split())
    return field(stacks, side="PAVN", assault={HERE: names}, dice=[2, *dice])


@pytest.mark.rule("silver-bayonet", "10.2.1a")
def test_the_free_world_allies_use_as_many_guns_as_they_like() -> None:
    game = stormed([9, 9, 9, 10, 10])
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"])
    assert ["gun", "C/1/21"] in actions(game)
    play(game, ["gun", "C/1/21"])
    assert last(game, "bombardment-roll")["strength"] == 12
    assert last(game, "bombardment-roll")["fire"] == "defensive"


@pytest.mark.rule("silver-bayonet", "10.2.1a")
def test_the_pavn_use_two() -> None:
    """Ruling 37: mortars count."""
    stacks = {"2311": "A/1/7", HERE: "A/9/66", "2413": "A/66 B/66 C/66"}
    game = field(stacks, assault={HERE: "A/1/7"}, dice=[9, 9, 9, 10, 10])
    assert asked(game) == ("PAVN", "aim")
    play(game, ["gun", "A/66"])
    assert forbids(game, ["gun", "B/66"]) == ""
    play(game, ["gun", "C/66"])  # and that is all: nobody is asked again
    assert last(game, "bombardment-roll")["strength"] == 4
    frame = Aim(1, 0, DEFENSIVE, (0, 1))
    why = frame.against_gun(state(game), 2)
    assert why is not None
    assert why.rule == "10.2.1a"


@pytest.mark.rule("silver-bayonet", "10.2.1b", "9.1A")
def test_the_ground_of_those_who_assault_counts_two() -> None:
    """They come from a forested hill, but 3 is one step."""
    stacks = {"2811": "A/9/66 B/9/66", "2812": "A/1/7", "2810": GUNS}
    game = field(stacks, side="PAVN", assault={"2812": "A/9/66 B/9/66"}, dice=[2, 4, 9, 9, 10, 10])
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"], ["gun", "C/1/21"])
    assert last(game, "bombardment-roll")["number"] == 3
    play(game, ["lose", "B/9/66"])
    assert at(game, "2811") == ["A/9/66", "B/9/66:r"]
    strengths = [event["strength"] for event in events(game, "assault-roll")]
    assert strengths == [4, 6]  # the loss came first


@pytest.mark.rule("silver-bayonet", "10.2.1b")
def test_all_who_assault_are_one_target() -> None:
    """Ruling 38: from two hexes, one roll."""
    stacks = {"2311": "A/9/66", "2212": "B/9/66", HERE: "A/1/7", "2413": GUNS}
    game = field(stacks, side="PAVN", assault={HERE: "A/9/66 B/9/66"}, dice=[2, 4, 9, 9, 10, 10])
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"], ["done"])
    assert actions(game) == [["lose", "A/9/66"], ["lose", "B/9/66"]]
    assert len(events(game, "bombardment-roll")) == 1


@pytest.mark.rule("silver-bayonet", "10.2.2")
@pytest.mark.parametrize(("mortar", "asks"), [("2315", True), ("2309", True), ("2308", False)])
def test_range_is_measured_to_the_defender(mortar: str, asks: bool) -> None:
    """Mortars reach three hexes: 2315 and 2309 are three from 2312, 2308 is three from 2311 only."""
    stacks = {"2311": "A/1/7", HERE: "A/9/66", mortar: "A/66"}
    game = field(stacks, assault={HERE: "A/1/7"}, dice=[9, 9, 10, 10])
    assert (asked(game) == ("PAVN", "aim")) == asks


@pytest.mark.rule("silver-bayonet", "10.2.3")
def test_defensive_fire_tires_nobody() -> None:
    """8 on a 3 is 3F."""
    game = stormed([3, 9, 9, 10, 10])
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"], ["done"], ["lose", "A/9/66"])
    assert last(game, "bombardment-roll")["tired"] == 1
    assert "tired" not in kinds(game)
    assert at(game, "2311") == ["A/9/66:r", "B/9/66"]


@pytest.mark.rule("silver-bayonet", "10.1.2", "10.2.1b")
def test_the_defenders_observe() -> None:
    """Ruling 36: no modifier while one of them is left."""
    game = stormed([4, 9, 9, 10, 10])
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"], ["done"])
    assert modifiers(last(game, "bombardment-roll")) == {}


# What a gun may do


@pytest.mark.rule("silver-bayonet", "10.4.1", "10.4.5")
def test_once_in_a_phase_at_one_hex() -> None:
    game = field({HERE: "A/9/66", "2412": "B/9/66", "2310": "A/1/21 B/1/21"}, "bombard", dice=[10, 10])
    play(game, ["at", HERE], ["gun", "A/1/21"])
    assert forbids(game, ["gun", "A/1/21"]) == "10.4.1"
    play(game, ["done"], ["at", "2412"])
    assert actions(game) == [["done"], ["gun", "B/1/21"]]
    assert forbids(game, ["gun", "A/1/21"]) == "10.4.1"
    assert word(game, "A/1/21") == "A/1/21:1"


@pytest.mark.rule("silver-bayonet", "10.4.1")
def test_twice_in_a_turn() -> None:
    """In the maneuver step and the assault step of one combat, even for the same hex; and no more."""
    stacks = {
        "2311": "A/9/66",
        "2212": "B/9/66",
        HERE: "A/1/7",
        "2413": "A/1/21",
        "2114": "B/7/66",
        "2214": "B/1/7",
    }
    attacks: dict[str, Any] = {"maneuver": {HERE: "A/9/66", "2214": "B/7/66"}, "assault": {HERE: "B/9/66"}}
    game = field(stacks, side="PAVN", **attacks, dice=[2, 10, 7, 9, 9, 10, 10, 10, 2, 6])
    play(game, ["fight", HERE])
    assert asked(game) == ("FWA", "aim")
    play(game, ["gun", "A/1/21"])
    assert word(game, "A/1/21") == "A/1/21:1"
    assert asked(game) == ("FWA", "aim")
    assert last(game, "maneuver-roll")["target"] == HERE
    play(game, ["gun", "A/1/21"])
    assert word(game, "A/1/21") == "A/1/21:12"
    assert [event["fire"] for event in events(game, "fired")] == ["support", "defensive"]
    assert last(game, "maneuver-roll")["target"] == "2214"  # nobody was asked for support there


@pytest.mark.rule("silver-bayonet", "10.4.1")
def test_fire_in_the_turn_of_the_other_side_counts() -> None:
    """A gun with Final Fire is silent until the next turn begins."""
    stacks = {HERE: "A/9/66", "2412": "B/9/66", "2310": "A/1/21:12 B/1/21:1 C/1/21"}
    game = field(stacks, "bombard", dice=[10])
    play(game, ["at", HERE])
    assert forbids(game, ["gun", "A/1/21"]) == "10.4.1"
    play(game, ["gun", "B/1/21"], ["done"])
    assert word(game, "B/1/21") == "B/1/21:12"
    begun = field({HERE: "A/9/66", "2310": "A/1/21:12"}, "begin", turn=3)
    assert word(begun, "A/1/21") == "A/1/21"


@pytest.mark.rule("silver-bayonet", "10.4.1", "12.3.1")
def test_moving_counts_for_guns_and_not_for_mortars() -> None:
    game = field({"2610": "A/23A", HERE: "A/9/66"}, "move")
    play(game, ["move", "A/23A"], ["to", "2709"])
    assert word(game, "A/23A") == "A/23A:1"
    tired = field({"2610": "A/23A:1 B/23A:12 1/21R", HERE: "A/9/66"}, "move")
    assert forbids(tired, ["move", "B/23A"]) == "10.4.1"
    play(tired, ["move", "A/23A"], ["to", "2709"])
    assert word(tired, "A/23A") == "A/23A:12"
    mortar = field({"2610": "A/66", HERE: "A/1/7"}, "move", side="PAVN")
    play(mortar, ["move", "A/66"], ["to", "2709"])
    assert word(mortar, "A/66") == "A/66"


@pytest.mark.rule("silver-bayonet", "10.4.1", "6.3.1a", "12.3.1")
def test_a_reaction_is_a_kind_of_movement() -> None:
    """A gun is marked if it comes, not if it fails to, and does not react after Final Fire; a mortar may."""
    stacks = {"2311": "A/1/7", HERE: "A/9/66", "2313": "A/20 B/20:1 C/20:12 A/66:12"}
    attack: dict[str, Any] = {"phase": "react", "maneuver": {HERE: "A/1/7"}}
    game = field(stacks, **attack, dice=[1, 6])
    assert forbids(game, ["react", "C/20", HERE]) == "10.4.1"
    assert forbids(game, ["react", "A/66", HERE]) == ""
    play(game, ["react", "A/20", HERE])
    assert (where(game, "A/20"), word(game, "A/20")) == (HERE, "A/20:1")
    second = play(field(stacks, **attack, dice=[1, 6]), ["react", "B/20", HERE])
    assert word(second, "B/20") == "B/20:12"
    failed = play(field(stacks, **attack, dice=[10, 6]), ["react", "A/20", HERE])
    assert (where(failed, "A/20"), word(failed, "A/20")) == ("2313", "A/20")
    mortar = play(field(stacks, **attack, dice=[1, 6]), ["react", "A/66", HERE])
    assert (where(mortar, "A/66"), word(mortar, "A/66")) == (HERE, "A/66:12")


@pytest.mark.rule("silver-bayonet", "10.4.2", "2.6.3")
def test_a_fatigued_gun_is_silent() -> None:
    game = field({HERE: "A/9/66", "2310": "A/1/21:f B/1/21"}, "bombard", dice=[10])
    play(game, ["at", HERE])
    assert actions(game) == [["done"], ["gun", "B/1/21"]]
    assert forbids(game, ["gun", "A/1/21"]) == "10.4.2"
    assert kinds(field({HERE: "A/9/66", "2310": "A/1/21:f"}, "bombard"))[-1:] != ["fired"]


@pytest.mark.rule("silver-bayonet", "10.4.3")
def test_range_over_whatever_lies_between() -> None:
    """1512 is eight hexes from 2312, 1412 nine; hills and enemies in between do not matter."""
    game = field({"1512": "A/1/21", "1412": "B/1/21", HERE: "A/9/66", "1812": "B/9/66"}, "bombard", dice=[10])
    play(game, ["at", HERE])
    assert forbids(game, ["gun", "B/1/21"]) == "10.4.3"
    play(game, ["gun", "A/1/21"])
    far = field({"1412": "B/1/21", HERE: "A/9/66", "1812": "B/9/66"}, "bombard")
    assert forbids(far, ["at", HERE]) == "10.4.3"


@pytest.mark.rule("silver-bayonet", "10.4.4")
def test_only_guns_in_range_join() -> None:
    stacks = {"1512": "A/1/21", "1412": "B/1/21", "2310": "C/1/21", HERE: "A/9/66", "2311": "A/1/7"}
    game = field(stacks, "bombard", dice=[10])
    play(game, ["at", HERE], ["gun", "A/1/21"])
    assert actions(game) == [["done"], ["gun", "C/1/21"]]
    play(game, ["gun", "C/1/21"])
    assert last(game, "bombardment-roll")["strength"] == 8


@pytest.mark.rule("silver-bayonet", "10.4.6")
def test_a_gun_that_is_attacked_fires_for_itself_alone() -> None:
    """Guns in 2413 are attacked too, so only those in 2414 fire for 2312; their own hex they help."""
    stacks = {"2311": "A/9/66", "2513": "B/9/66", HERE: "A/1/7", "2413": "A/1/21 B/1/7", "2414": "B/1/21"}
    attacks = {HERE: "A/9/66", "2413": "B/9/66"}
    game = field(stacks, side="PAVN", maneuver=attacks, dice=[2, 9, 6, 2, 9, 6])
    play(game, ["fight", HERE])
    assert forbids(game, ["gun", "A/1/21"]) == "10.4.6"
    play(game, ["gun", "B/1/21"])
    assert last(game, "maneuver-roll")["target"] == HERE
    play(game, ["lead", "B/1/7"])
    assert forbids(game, ["gun", "A/1/21"]) == ""
    play(game, ["gun", "A/1/21"], ["done"])
    assert last(game, "maneuver-roll")["defence"] == 4 + 2


@pytest.mark.rule("silver-bayonet", "10.4.6")
def test_nor_does_it_help_others_once_it_has_gone_back() -> None:
    """A/1/21 falls back from 2312 to 2413; for 2315 only B/1/21 can fire, which nobody has attacked."""
    stacks = {"2311": "A/9/66 B/9/66 C/9/66", HERE: "A/1/21 B/1/7", "2316": "A/8/66", "2315": "A/1/7"}
    attacks = {HERE: "A/9/66 B/9/66 C/9/66", "2315": "A/8/66"}
    game = field(stacks | {"2414": "B/1/21"}, side="PAVN", maneuver=attacks, dice=[1, 3, 1, 1, 1, 1])
    play(game, ["fight", HERE], ["lead", "A/9/66"], ["lead", "B/1/7"], ["done"], ["go"])
    play(game, ["to", "2413"], ["to", "2413"], ["done"])
    assert asked(game) == ("FWA", "aim")
    assert forbids(game, ["gun", "A/1/21"]) == "10.4.6"
    assert forbids(game, ["gun", "B/1/21"]) == ""
