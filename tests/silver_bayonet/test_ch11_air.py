"""11.0: air points come and go, are hidden where they are rolled for, and B-52s keep away from friends."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.silver_bayonet.combats import at, field, forbids, kinds, modifiers, thrown
from tests.silver_bayonet.tables import TITLE, actions, asked, events, last, play, state

HERE = "2312"  # light jungle, and so is all around it


# Using them


@pytest.mark.rule("silver-bayonet", "11.0a")
def test_like_artillery_but_anywhere() -> None:
    """Twelve points: five at one end of the map, with a battery at the other, and no more than there are."""
    stacks = {"1012": "A/9/66", HERE: "B/9/66", "2310": "A/1/21", "3411": "1/1/42"}
    game = field(stacks, "bombard", air=12, dice=[10, 10])
    assert [action for action in actions(game) if action[0] == "at"] == [["at", "1012"], ["at", HERE]]
    play(game, ["at", "1012"])
    assert forbids(game, ["air", 13]) == "11.0a"
    play(game, ["air", 5], ["at", HERE], ["gun", "A/1/21"])
    assert [action for action in actions(game) if action[0] == "air"][-1] == ["air", 7]
    assert forbids(game, ["air", 8]) == "11.0a"
    play(game, ["air", 7])
    strengths = [(event["target"], event["strength"]) for event in events(game, "bombardment-roll")]
    assert strengths == [("1012", 5), (HERE, 11)]


@pytest.mark.rule("silver-bayonet", "11.0a")
def test_in_maneuver_and_in_assault_too() -> None:
    stacks = {"2311": "A/9/66", "2212": "B/9/66", HERE: "A/1/7"}
    attacks: dict[str, Any] = {"maneuver": {HERE: "A/9/66"}, "assault": {HERE: "B/9/66"}}
    game = field(stacks, side="PAVN", air=9, **attacks, dice=[2, 9, 7, 9, 9, 9, 10, 10])
    play(game, ["air", 4])
    assert game.position()["air"] == 5
    assert asked(game) == ("FWA", "aim")
    play(game, ["air", 5])
    assert [event["fire"] for event in events(game, "fired")] == ["support", "defensive"]


@pytest.mark.rule("silver-bayonet", "11.0a")
def test_the_pavn_have_no_aircraft() -> None:
    game = field({HERE: "A/1/7", "2311": "A/9/66 A/66 B/66"}, "bombard", side="PAVN", air=9)
    play(game, ["at", HERE])
    assert forbids(game, ["air", 1]) == "11.0a"
    assert all(action[0] != "air" for action in actions(game))


# Getting and losing them


@pytest.mark.rule("silver-bayonet", "11.0b")
def test_what_is_left_is_lost() -> None:
    """At the end of a turn the track goes to zero, and the next turn begins with its own points."""
    stacks = {HERE: "A/9/66", "2310": "A/1/21"}
    over = field(stacks, "record", turn=8, half=16, air=7)
    assert over.over
    assert over.position()["air"] == 0
    onward = field(stacks, "record", turn=2, half=4, air=7)
    assert (onward.position()["turn"], onward.position()["air"]) == (3, 12)


@pytest.mark.rule("silver-bayonet", "11.0b")
def test_points_used_are_gone_for_the_turn() -> None:
    stacks = {HERE: "A/9/66", "2412": "B/9/66", "2310": "A/1/21"}
    game = field(stacks, "bombard", air=12, dice=[10, 10])
    play(game, ["at", HERE], ["air", 12])
    assert (game.position()["air"], game.position()["air_spent"]) == (0, 12)
    play(game, ["at", "2412"])
    assert actions(game) == [["done"], ["gun", "A/1/21"]]


@pytest.mark.rule("silver-bayonet", "11.0c")
def test_a_secret_roll() -> None:
    """In scenario 4 the PAVN see neither the die nor the points, nor a question that would tell."""
    stacks = {"1925": "A/1/7 MOORE", "1827": "A/9/66"}
    game = field(stacks, "begin", scenario="4", turn=3, dice=[10])
    assert game.position()["air"] == 5
    assert (game.view("PAVN")["air"], game.view("FWA")["air"]) == (None, 5)
    told = [entry.values for entry in game.log_for("PAVN") if entry.kind == "air-points"]
    assert told == [{"side": "FWA"}]
    assert thrown(game) == []
    empty = field(stacks, "bombard", scenario="4", turn=3, air=0)
    assert asked(empty) == ("FWA", "bombardment")


@pytest.mark.rule("silver-bayonet", "11.0c")
def test_points_that_the_scenario_gives_are_known() -> None:
    game = field({HERE: "A/9/66"}, "bombard", air=12)
    assert (game.view("PAVN")["air"], game.view("FWA")["air"]) == (12, 12)


@pytest.mark.rule("silver-bayonet", "11.1")
def test_destroyed_points_are_missing_later() -> None:
    """From a roll, and from what a scenario gives (ruling 39)."""
    rolled = field(
        {"1925": "A/1/7 MOORE", "1827": "A/9/66"}, "begin", scenario="4", turn=3, air_lost=2, dice=[10]
    )
    assert rolled.position()["air"] == 3
    given = field({HERE: "A/9/66"}, "begin", turn=3, air_lost=5)
    assert given.position()["air"] == 7
    gone = field({HERE: "A/9/66"}, "begin", turn=3, air_lost=20)
    assert gone.position()["air"] == 0


@pytest.mark.rule("silver-bayonet", "11.1", "14.3")
def test_a_point_destroyed_in_one_turn_is_missing_in_the_next() -> None:
    """A starred result destroys one for good."""
    stacks = {HERE: "A/9/66 B/9/66"}
    game = field(stacks, "bombard", air=3, turn=2, half=4, dice=[1, 1, 5])
    play(game, ["at", HERE], ["air", 3])
    assert game.position()["air_lost"] == 1
    while game.position()["turn"] == 2:
        play(game, actions(game)[0])
    assert game.position()["air"] == 11


def dealt(game: indochine.Game) -> set[int]:
    """The air points of what the PAVN may imagine, from their view and as a search does it."""
    seen = game.view("PAVN")
    assert seen["air"] is None
    found = {TITLE.imagine(seen, "PAVN", seed).position()["air"] for seed in range(80)}
    assert {game.imagined("PAVN", seed).position()["air"] for seed in range(80)} == found
    return found


@pytest.mark.rule("silver-bayonet", "11.0c", "11.1", "14.3")
def test_a_point_destroyed_now_was_rolled_for() -> None:
    """Scenario 4, a 10: five points are used and one is destroyed, and the roll may still have been a 10."""
    stacks = {"1925": "A/1/7 MOORE", "1827": "A/9/66 B/9/66 C/9/66"}
    game = field(stacks, "begin", scenario="4", turn=3, dice=[10, 1, 1, 5])
    while asked(game)[1] != "bombardment":
        play(game, ["done"] if ["done"] in actions(game) else actions(game)[0])
    play(game, ["at", "1827"], ["air", 5])
    if asked(game)[1] == "bombardment":
        play(game, ["done"])
    after = game.position()
    assert (after["air"], after["air_spent"], after["air_lost"], after["air_short"]) == (0, 5, 1, 0)
    assert dealt(game) == {0, 5, 10, 15, 20, 25}


@pytest.mark.rule("silver-bayonet", "11.0c", "11.1")
@pytest.mark.parametrize(
    ("short", "spent", "air"),
    [
        (2, 0, {3, 8, 13, 18, 23, 28}),
        (2, 3, {0, 5, 10, 15, 20, 25}),
        (2, 4, {4, 9, 14, 19, 24}),
        (7, 0, {0, 3, 8, 13, 18, 23}),  # a 10 has given nothing
    ],
)
def test_points_destroyed_before_are_missing_from_every_roll(short: int, spent: int, air: set[int]) -> None:
    stacks = {"1925": "A/1/7 MOORE", "1827": "A/9/66"}
    lost = {"air_lost": short + 1, "air_short": short, "air_spent": spent}
    game = field(stacks, "declare", scenario="4", turn=3, **lost)
    assert dealt(game) == air
    begun = field(stacks, "begin", scenario="4", turn=3, air_lost=short, dice=[10])
    assert begun.position()["air_short"] == short


# B-52s


@pytest.mark.rule("silver-bayonet", "11.2a")
def test_one_mission_a_turn_where_the_scenario_gives_it() -> None:
    stacks = {"2526": "A/1/21", "1423": "A/9/66", "1523": "B/9/66"}
    game = field(stacks, "bombard", scenario="4", turn=2, dice=[5])
    play(game, ["b-52", "1423"])
    assert game.position()["b52"] == 1
    assert forbids(game, ["b-52", "1523"]) == "11.2a"
    assert forbids(game, ["b-52", "1423"]) == "10.1.5"
    play(game, ["done"])
    event = last(game, "bombardment-roll")
    assert (event["fire"], event["strength"]) == ("offensive", 30)
    early = field(stacks, "bombard", scenario="4", turn=1)
    assert forbids(early, ["b-52", "1423"]) == "11.2a"


@pytest.mark.rule("silver-bayonet", "11.2a")
def test_nowhere_else_and_for_nothing_else() -> None:
    """No scenario but the fourth has them, the PAVN never, and support has no such choice."""
    game = field({HERE: "A/9/66", "2310": "A/1/21"}, "bombard", air=1)
    assert forbids(game, ["b-52", HERE]) == "11.2a"
    other = field(
        {"1925": "A/1/7", "1827": "C/66", "1826": "A/9/66"}, "bombard", scenario="4", turn=2, side="PAVN"
    )
    assert forbids(other, ["b-52", "1925"]) == "11.2a"
    stacks = {"1925": "A/1/7 MOORE", "1826": "A/9/66"}
    support = field(stacks, scenario="4", turn=2, maneuver={"1826": "A/1/7"})
    assert asked(support) == ("FWA", "aim")
    assert {verb.name for verb in state(support).frames[-1].verbs} == {"done", "gun", "air"}


@pytest.mark.rule("silver-bayonet", "11.2b")
@pytest.mark.parametrize(("hex", "distance", "rule"), [("1423", 5, "11.2b"), ("1422", 6, "")])
def test_never_within_five_hexes_of_friends(hex: str, distance: int, rule: str) -> None:
    game = field({"1925": "A/1/7", hex: "A/9/66"}, "bombard", scenario="4", turn=2)
    book = state(game).book
    assert book.distance(book.place_of["1925"], book.place_of[hex]) == distance
    assert forbids(game, ["b-52", hex]) == rule


@pytest.mark.rule("silver-bayonet", "11.2b", "10.1.2")
def test_nobody_shoots_at_them_and_nobody_observes() -> None:
    game = field({"2526": "A/1/21", "1423": "A/9/66 B/9/66"}, "bombard", scenario="4", turn=2, dice=[6])
    play(game, ["b-52", "1423"])
    assert "air-defence" not in kinds(game)
    assert modifiers(last(game, "bombardment-roll")) == {"no-spotter": 1}
    assert last(game, "bombardment-roll")["number"] == 3
    assert at(game, "1423") == ["A/9/66", "B/9/66"]  # mountain jungle: 3 over 4
