"""14.0, rulings 40 and 41: troops on the ground fire at air points."""

from __future__ import annotations

import pytest

import indochine
from tests.silver_bayonet.combats import field, kinds, thrown
from tests.silver_bayonet.tables import actions, asked, events, last, play

HERE = "2312"  # light jungle, and so is all around it


def flown(air: int, dice: list[int], stacks: dict[str, str] | None = None) -> indochine.Game:
    """So many air points bombard 2312, which two companies hold."""
    game = field({"2311": "A/1/7", HERE: "A/9/66 B/9/66", **(stacks or {})}, "bombard", air=air, dice=dice)
    play(game, ["at", HERE], ["air", air])
    while asked(game)[1] == "bombardment":
        play(game, ["done"])
    return game


@pytest.mark.rule("silver-bayonet", "14.1a")
@pytest.mark.parametrize(("air", "shot"), [(3, True), (4, False), (5, False)])
def test_more_steps_than_air_points(air: int, shot: bool) -> None:
    """Two companies have four steps."""
    game = flown(air, [9, 9])
    assert ("air-defence" in kinds(game)) == shot
    assert last(game, "bombardment-roll")["strength"] == air


@pytest.mark.rule("silver-bayonet", "14.1a")
@pytest.mark.parametrize(
    ("stacks", "shot"),
    [
        ({"2413": "C/9/66"}, True),  # six steps with those next to the hex
        ({"2413": "C/9/66:r"}, False),  # five
        ({"2413": "A/66"}, False),
        ({"2412": "A/66", "2413": "HQ/66"}, True),  # a mortar and a headquarters have a step each
        ({"2414": "C/9/66"}, False),  # two hexes away
    ],
)
def test_steps_in_and_next_to_the_hex(stacks: dict[str, str], shot: bool) -> None:
    """Ruling 41: against five points."""
    assert ("air-defence" in kinds(flown(5, [9, 9], stacks))) == shot


@pytest.mark.rule("silver-bayonet", "14.1a")
def test_guns_are_not_fired_at() -> None:
    game = field({"2310": "A/1/21", "2311": "A/1/7", HERE: "A/9/66 B/9/66"}, "bombard", dice=[9])
    play(game, ["at", HERE], ["gun", "A/1/21"])
    assert "air-defence" not in kinds(game)


@pytest.mark.rule("silver-bayonet", "14.1a", "10.2.2")
def test_in_defence_the_hex_is_that_of_the_defender() -> None:
    """The assault comes from 2311 with six steps; four more points would be needed."""
    stacks = {"2311": "A/9/66 B/9/66 C/9/66", HERE: "A/1/7"}
    game = field(stacks, side="PAVN", assault={HERE: "A/9/66"}, air=5, dice=[2, 9, 9, 9, 9, 10, 10])
    play(game, ["air", 5])
    assert last(game, "air-defence") == {"target": HERE, "die": 9}


@pytest.mark.rule("silver-bayonet", "14.1b")
def test_one_shot_for_each_mission_and_one_stack_at_several() -> None:
    """The stack in 2413 is in or next to both hexes."""
    stacks = {"2412": "D/9/66", HERE: "D/7/66", "2413": "A/9/66 B/9/66 C/9/66"}
    game = field(stacks, "bombard", air=8, dice=[9, 9, 10, 10])
    play(game, ["at", HERE], ["air", 4], ["at", "2412"], ["air", 4])
    while asked(game)[1] in ("bombardment", "aim"):
        play(game, ["done"])
    assert [event["target"] for event in events(game, "air-defence")] == [HERE, "2412"]
    order = [kind for kind in kinds(game) if kind in ("air-defence", "bombardment-roll")]
    assert order == ["air-defence"] * 2 + ["bombardment-roll"] * 2  # ruling 40: all fire before any bombs


@pytest.mark.rule("silver-bayonet", "14.3")
@pytest.mark.parametrize(("die", "hit"), [(1, True), (2, True), (3, False), (10, False)])
def test_a_one_or_a_two_hits(die: int, hit: bool) -> None:
    """Ruling 40: nothing is newly revealed in a standard scenario, so nothing is subtracted."""
    game = flown(3, [die, 10, 10])
    assert ("air-damage" in kinds(game)) == hit


@pytest.mark.rule("silver-bayonet", "14.3", "11.1")
@pytest.mark.parametrize(
    ("die", "strength", "lost"),
    [(1, 0, 1), (2, 0, 1), (3, 1, 0), (4, 2, 0), (5, 3, 0), (8, 3, 0), (10, 3, 0)],
)
def test_damage_to_three_air_points(die: int, strength: int, lost: int) -> None:
    """Ruling 39: every number weakens the mission, a starred one destroys a point for good."""
    game = flown(3, [1, die, 10])
    rolls = events(game, "bombardment-roll")
    assert [event["strength"] for event in rolls] == ([strength] if strength else [])
    assert game.position()["air_lost"] == lost
    assert thrown(game)[:2] == [1, die]


@pytest.mark.rule("silver-bayonet", "14.3")
def test_guns_fire_though_the_aircraft_are_driven_off() -> None:
    game = field(
        {"2310": "A/1/21", "2311": "A/1/7", HERE: "A/9/66 B/9/66"}, "bombard", air=3, dice=[1, 2, 10]
    )
    play(game, ["at", HERE], ["gun", "A/1/21"], ["air", 3])
    assert actions(game)
    assert last(game, "bombardment-roll")["strength"] == 4
