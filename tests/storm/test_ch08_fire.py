"""8.0 to 8.3: who fires at what, attack and defence points, when the ground is lost, what fire leaves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import indochine
from indochine.titles.storm import load
from tests.storm.table import actions, asked, controls, discarded, events, play, table, units
from tests.storm.test_ch08_damage import greyed, refusal


def fire(game: indochine.Game, origin: str, target: str) -> indochine.Game:
    """All fresh units of an area fire; questions with one answer do not come up."""
    play(game, ["fire", origin])
    if asked(game)[1] == "fire-at":
        play(game, ["fire", target])
    if asked(game)[1] == "pick-firers":
        play(game, ["all"])
    return game


def sums(game: indochine.Game) -> tuple[dict[str, int], dict[str, int], int]:
    """The parts of the last attack and of its defence, and the damage."""
    event = events(game, "attack-rolled")[-1]
    attack, defence = (
        {part["label"]: part["worth"] for part in event[side]} for side in ("attack", "defence")
    )
    return attack, defence, event["damage"]


def rules_of(game: indochine.Game, side: str) -> dict[str, str]:
    return {part["label"]: part["rule"] for part in events(game, "attack-rolled")[-1][side]}


def markers(game: indochine.Game) -> dict[str, list[str]]:
    return {area: part["fire"] for area, part in game.position()["areas"].items() if part["fire"]}


# Who fires, and at what


@pytest.mark.rule("storm", "8.0", "6.1b")
def test_all_firing_units_fire_at_one_area() -> None:
    game = table(fr={"10": "para*2 legion"}, vm={"11": "regular", "7": "regular"}, to_move="FR", dice=[1, 1])
    play(game, ["fire", "10"])
    assert asked(game) == ("FR", "fire-at")
    assert actions(game) == [["fire", "7"], ["fire", "11"]]
    play(game, ["fire", "11"])
    assert actions(game) == [["add", "legion"], ["add", "para"], ["all"]]
    assert refusal(game, ["done"]) == "6.1a"  # nobody has been picked yet
    play(game, ["add", "para"], ["add", "legion"], ["done"])
    assert events(game, "fired") == [
        {"side": "FR", "units": ["legion", "para"], "origin": "10", "area": "11"}
    ]
    assert sums(game)[0] == {"dice": 2, "firepower": 3}
    assert units(game, "10") == {"legion/spent": 1, "para/spent": 1, "para": 1}  # 6.1c: the third stays fresh


@pytest.mark.rule("storm", "8.0", "2.1.1b", "2.1.1c")
def test_spent_units_do_not_fire() -> None:
    game = table(fr={"10": "para/spent*2", "13": "para"}, vm={"7": "regular"}, to_move="FR", dice=[1, 1])
    assert refusal(game, ["fire", "10"]) == "2.1.1b"
    play(game, ["fire", "13"])
    assert sums(game)[0] == {"dice": 2, "firepower": 2}


@pytest.mark.rule("storm", "8.0")
def test_a_unit_without_firepower_does_not_fire(tmp_path: Path) -> None:
    """No counter of the pack is without firepower; an owner's pack may have one."""
    (tmp_path / "units.toml").write_text('[[unit_type]]\nid = "anti-aircraft"\nfirepower = 0\n', "utf-8")
    document = table(
        fr={"10": "anti-aircraft para*2", "13": "anti-aircraft"}, vm={"7": "regular"}, to_move="FR"
    ).position()
    game = load(tmp_path).from_position(document, seed=1, dice=[1, 1])
    assert refusal(game, ["fire", "13"]) == "8.1a"
    play(game, ["fire", "10"])
    assert actions(game) == [["add", "para"], ["all"]]
    assert refusal(game, ["add", "anti-aircraft"]) == "8.0"
    assert refusal(game, ["add", "legion"]) == "6.1a"  # none there
    play(game, ["all"])
    assert sums(game)[0] == {"dice": 2, "firepower": 4}
    assert units(game, "10") == {"anti-aircraft": 1, "para/spent": 2}


@pytest.mark.rule("storm", "8.1a")
def test_range_is_the_own_area_and_its_neighbours() -> None:
    """10 to 17 is over the river without a bridge, which does not matter; 14 is two areas away."""
    game = table(
        fr={"10": "para*2"},
        vm={"10": "regular", "17": "regular", "14": "regular"},
        to_move="FR",
        dice=[1, 1],
        held="11 7 17 14",
    )
    play(game, ["fire", "10"])
    assert actions(game) == [["fire", "10"], ["fire", "17"]]
    assert refusal(game, ["fire", "14"]) == "8.1a"  # too far
    assert refusal(game, ["fire", "11"]) == "8.1a"  # nobody there
    assert greyed(game) == {"7", "11", "13", "16", "20", "22"}
    play(game, ["fire", "17"])
    assert asked(game)[1] == "pick-firers"


@pytest.mark.rule("storm", "8.1a")
def test_no_fire_without_an_enemy_in_reach() -> None:
    game = table(fr={"10": "para"}, vm={"14": "regular"}, to_move="FR")
    assert refusal(game, ["fire", "10"]) == "8.1a"
    assert ["fire", "10"] not in actions(game)


@pytest.mark.rule("storm", "8.1a")
def test_friends_in_the_target_area_are_untouched() -> None:
    """Five points on one regular among two French units: he alone can take any of them."""
    game = table(
        fr={"10": "armour para*2", "11": "legion thai-battalion"},
        vm={"11": "regular"},
        to_move="FR",
        dice=[3, 3],
        held="11",
    )
    fire(game, "10", "11")
    assert sums(game) == ({"dice": 6, "firepower": 7}, {"best-defence": 8, "ground": 1}, 4)
    assert units(game, "11") == {"legion": 1, "thai-battalion": 1}
    assert controls(game, "11") == "FR"
    assert events(game, "damage-lost") == [{"area": "11", "number": 1}]


# What fire leaves behind


@pytest.mark.rule("storm", "8.1b", "8.1c", "6.1c")
def test_a_marker_where_units_fired_out_of_an_area() -> None:
    game = table(
        fr={"10": "para*2", "38": "legion"},
        vm={"11": "regular*2", "1": "regular"},
        to_move="FR",
        dice=[1, 1, 1, 1],
    )
    fire(game, "10", "11")
    assert markers(game) == {"10": ["FR"]}
    assert events(game, "fire-marker") == [{"side": "FR", "area": "10"}]
    assert units(game, "10") == {"para/spent": 2}
    fire(game, "11", "10")  # the answer: each side has its own marker
    assert markers(game) == {"10": ["FR"], "11": ["VM"]}


@pytest.mark.rule("storm", "8.1b", "8.1c")
def test_no_marker_for_fire_inside_an_area() -> None:
    game = table(fr={"11": "para*2"}, vm={"11": "regular*2"}, to_move="FR", held="11", dice=[1, 1])
    fire(game, "11", "11")
    assert sums(game)[0] == {"dice": 2, "firepower": 4}
    assert markers(game) == {}
    assert units(game, "11") == {"para/spent": 2, "regular": 2}


@pytest.mark.rule("storm", "8.2", "8.1b")
def test_a_card_fires_without_a_marker_and_is_discarded() -> None:
    """Artillery: its own firepower, the ground counts as ever, no unit is spent."""
    game = table(
        fr={"10": "para"},
        vm={"11": "regular*2"},
        to_move="FR",
        hands={"FR": "fr-22"},
        dice=[2, 4],
    )
    play(game, ["play", "fr-22"])
    assert events(game, "card-fired") == [{"side": "FR", "card": "fr-22", "area": "11"}]
    assert sums(game) == ({"dice": 6, "card-firepower": 7}, {"best-defence": 8, "ground": 1}, 4)
    assert rules_of(game, "attack") == {"dice": "8.3.1", "card-firepower": "8.2"}
    assert markers(game) == {}
    assert units(game, "10") == {"para": 1}
    assert "fr-22" in discarded(game, "FR")


@pytest.mark.rule("storm", "8.2", "8.3.2a")
@pytest.mark.parametrize(("number", "power"), [(6, 9), (7, 10)])
def test_some_cards_fire_harder_at_a_crowded_area(number: int, power: int) -> None:
    """A card fires from nowhere: units of its side in the target area do not take the ground away."""
    game = table(
        fr={"17": f"legion*{number}"},
        vm={"17": "regular", "11": "regular"},
        to_move="VM",
        hands={"VM": "vm-16"},
        dice=[1, 1],
    )
    play(game, ["play", "vm-16"])
    assert sums(game)[:2] == ({"dice": 2, "card-firepower": power}, {"best-defence": 9, "ground": 2})


@pytest.mark.rule("storm", "8.3", "8.3.1", "ruling:4")
def test_nothing_is_rolled_for_a_vanished_target() -> None:
    """Fighter Bombers before the dice take the last target away: the firers are spent all the same."""
    game = table(
        fr={"10": "para*2"},
        vm={"11": "regular/spent", "1": "regular"},
        to_move="FR",
        hands={"FR": "fr-20"},
        dice=[6, 6],
    )
    fire(game, "10", "11")
    assert asked(game) == ("FR", "window")
    play(game, ["play", "fr-20"], ["fire", "11"])
    assert units(game, "11") == {}
    assert events(game, "no-target") == [{"area": "11"}]
    assert [event["faces"] for event in events(game, "attack-rolled")] == [[6, 6]]
    assert units(game, "10") == {"para/spent": 2}
    assert markers(game) == {"10": ["FR"]}


# Attack points, defence points, damage


@pytest.mark.rule("storm", "8.3", "8.3.1", "8.3.2", "8.4x1", "8.4x2", "8.4x3", "8.4.2a", "9.1a")
def test_example_four_french_units_fire_from_10_at_11() -> None:
    game = table(
        fr={"10": "armour legion north-african para", "17": "legion", "14": "legion"},
        vm={"11": "regular*3"},
        to_move="FR",
        trench={"11": 1},
        dice=[2, 4],
    )
    fire(game, "10", "11")
    assert sums(game) == ({"dice": 6, "firepower": 7}, {"best-defence": 8, "ground": 1, "trench": 1}, 3)
    assert rules_of(game, "attack") == {"dice": "8.3.1", "firepower": "8.3.1"}
    assert rules_of(game, "defence") == {"best-defence": "8.3.2", "ground": "8.3.2", "trench": "9.1a"}
    assert asked(game) == ("VM", "allot-damage")
    assert ["eliminate-fresh", "regular"] in actions(game)
    first = game.copy()
    play(first, ["eliminate-fresh", "regular"])
    assert units(first, "11") == {"regular": 2}
    play(game, ["flip", "regular"], ["flip-and-retreat", "regular"])
    assert asked(game) == ("VM", "retreat-to")
    assert actions(game) == [["to", "7"], ["to", "8"]]
    assert [refusal(game, ["to", area]) for area in ("10", "14", "17")] == ["8.4.2a"] * 3
    play(game, ["to", "7"])
    assert units(game, "11") == {"regular": 1, "regular/spent": 1}
    assert units(game, "7") == {"regular/spent": 1}
    for after in (first, game):
        assert markers(after) == {"10": ["FR"]}
        assert units(after, "10") == {f"{t}/spent": 1 for t in ("armour", "legion", "north-african", "para")}
        assert asked(after) == ("VM", "choose-action")


@pytest.mark.rule("storm", "8.3.2", "2.1.1c", "ruling:2")
@pytest.mark.parametrize(
    ("defenders", "best"),
    [
        ("regular", 8),
        ("regular/spent", 7),
        ("replacement", 7),
        ("replacement/spent", 6),
        ("regular/spent*3 replacement", 7),
        ("regular/spent elite replacement/spent", 8),
    ],
)
def test_the_best_single_defence_value_as_shown(defenders: str, best: int) -> None:
    game = table(fr={"10": "para"}, vm={"11": defenders}, to_move="FR", dice=[1, 1])
    fire(game, "10", "11")
    assert sums(game)[1] == {"best-defence": best, "ground": 1}


@pytest.mark.rule("storm", "8.3.2", "2.1.1c")
@pytest.mark.parametrize(
    ("defenders", "best"),
    [("armour thai-partisans*3", 10), ("armour/spent legion/spent", 9), ("armour/spent para", 9)],
)
def test_french_defence_values(defenders: str, best: int) -> None:
    game = table(fr={"10": defenders}, vm={"11": "regular"}, to_move="VM", dice=[1, 1])
    fire(game, "11", "10")
    assert sums(game)[1] == {"best-defence": best, "ground": 1}


@pytest.mark.rule("storm", "8.3.3")
@pytest.mark.parametrize(("dice", "damage"), [([1, 1], 0), ([2, 4], 0), ([3, 4], 1), ([6, 6], 6)])
def test_damage_is_what_is_left_if_anything(dice: list[int], damage: int) -> None:
    """Firepower 3 against 9: dice of 6 come to nothing, 7 make a point that must be applied."""
    game = table(fr={"10": "para legion"}, vm={"11": "regular*3"}, to_move="FR", dice=dice)
    fire(game, "10", "11")
    assert sums(game)[2] == damage
    assert asked(game) == ("VM", "allot-damage" if damage > 1 else "choose-action")
    if damage <= 1:  # a single point on fresh units can only flip one
        left = {"regular": 3 - damage, "regular/spent": damage}
        assert units(game, "11") == {face: number for face, number in left.items() if number}


# When the ground is lost


def at_11(**changes: Any) -> indochine.Game:
    """A French para in 10 fires at a regular in 11 (ground 1, trench 1)."""
    given: dict[str, Any] = {"fr": {"10": "para*2"}, "vm": {"11": "regular*2"}, "trench": {"11": 1}}
    given.update(to_move="FR", dice=[1, 1])
    return table(**(given | changes))


GROUND = {"best-defence": 8, "ground": 1, "trench": 1}
NO_GROUND = {"best-defence": 8}


@pytest.mark.rule("storm", "8.3.2a")
def test_ground_is_lost_against_fire_from_inside() -> None:
    game = at_11(fr={"10": "para*2", "11": "para*2"}, held="11")
    assert sums(fire(game.copy(), "11", "11"))[1] == NO_GROUND
    assert sums(fire(game.copy(), "10", "11"))[1] == GROUND


@pytest.mark.rule("storm", "8.3.2b")
def test_ground_is_lost_without_control() -> None:
    """French units in a Viet Minh area have no ground, be it contested or not; the Viet Minh there have."""
    game = table(fr={"11": "legion*2"}, vm={"11": "regular", "7": "regular*2"}, held="11 7", dice=[1, 1])
    assert sums(fire(game, "7", "11"))[1] == {"best-defence": 9}
    game = table(fr={"17": "legion*2", "10": "para"}, vm={"17": "regular", "11": "regular"}, dice=[1, 1] * 2)
    assert controls(game, "17") == "FR"
    assert sums(fire(game, "11", "17"))[1] == {"best-defence": 9, "ground": 2}
    assert sums(fire(game, "10", "17"))[1] == NO_GROUND  # the Viet Minh in the French area


@pytest.mark.rule("storm", "8.3.2c", "ruling:22")
@pytest.mark.parametrize("either", [False, True])
def test_ground_is_lost_to_ones_own_fire_marker(either: bool) -> None:
    """By the other reading the marker of either side in the target area takes the ground away."""
    options = {"either_fire_marker": either}
    own = at_11(fire={"11": ["VM"]}, options=options)
    assert sums(fire(own, "10", "11"))[1] == NO_GROUND
    other = at_11(fire={"11": ["FR"], "10": ["FR", "VM"], "7": ["VM"]}, options=options)
    assert sums(fire(other, "10", "11"))[1] == (NO_GROUND if either else GROUND)
    elsewhere = at_11(fire={"10": ["FR", "VM"], "7": ["VM"]}, options=options)
    assert sums(fire(elsewhere, "10", "11"))[1] == GROUND


@pytest.mark.rule("storm", "8.3.2c", "8.1b", "8.2")
def test_who_has_fired_out_has_no_ground_against_cards_either() -> None:
    game = table(
        fr={"10": "para"},
        vm={"11": "regular*2"},
        to_move="VM",
        hands={"FR": "fr-22"},
        trench={"11": 2},
        dice=[1, 1, 1, 1],
    )
    fire(game, "11", "10")
    play(game, ["play", "fr-22"], ["fire", "11"])
    assert sums(game) == ({"dice": 2, "card-firepower": 7}, {"best-defence": 7}, 2)  # spent, and no ground


@pytest.mark.rule("storm", "8.3.2d", "10.0c")
def test_ground_is_lost_under_assault() -> None:
    game = table(fr={"17": "legion*2"}, vm={"14": "regular*2"}, trench={"14": 3}, dice=[1, 1])
    play(game, ["assault", "14"], ["all"])
    event = events(game, "assault-rolled")[-1]
    assert event["defence"] == [{"label": "best-defence", "worth": 9, "rule": "8.3.2"}]
    game = table(fr={"17": "legion*2"}, vm={"14": "regular*2"}, trench={"14": 3}, dice=[1, 1])
    assert sums(fire(game, "14", "17"))[1] == {"best-defence": 9, "ground": 2}


# Trenches in the terrain value


@pytest.mark.rule("storm", "9.1a", "9.1ax", "8.3.2")
@pytest.mark.parametrize(
    ("area", "level", "ground", "trench"),
    [("11", 0, 1, 0), ("11", 1, 1, 1), ("11", 2, 1, 2), ("11", 3, 1, 2), ("14", 2, 2, 1), ("14", 3, 2, 1)]
    + [("18", 3, 3, 0)],
)
def test_ground_and_trench_count_three_at_most(area: str, level: int, ground: int, trench: int) -> None:
    """Printed 2 and trench 2 count 3; printed 3 has nothing to gain."""
    game = table(fr={"17": "para"}, vm={area: "regular"}, to_move="FR", trench={area: level}, dice=[1, 1])
    fire(game, "17", area)
    expected = {"best-defence": 8, "ground": ground, "trench": trench}
    assert sums(game)[1] == {label: worth for label, worth in expected.items() if worth}


@pytest.mark.rule("storm", "9.1a", "9.1b", "13.0b")
def test_an_area_won_by_the_french_has_only_its_printed_value() -> None:
    """The trench is gone with the control, so the French never have it."""
    game = table(
        fr={"14": "para*3"},
        vm={"14": "regular/spent", "11": "regular*2"},
        held="14 11 8 7",
        trench={"14": 3},
        to_move="FR",
        dice=[1, 1, 1, 1],
    )
    fire(game, "14", "14")
    assert sums(game) == ({"dice": 2, "firepower": 6}, {"best-defence": 7}, 1)
    assert controls(game, "14") == "VM"
    play(game, ["to", "11"])
    assert (controls(game, "14"), game.position()["areas"]["14"]["trench"]) == ("FR", 0)
    assert events(game, "trench-lost") == [{"area": "14"}]
    fire(game, "11", "14")
    assert sums(game)[1] == {"best-defence": 8, "ground": 2}
