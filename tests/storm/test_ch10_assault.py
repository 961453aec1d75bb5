"""10.0: assaults: from where, on what, with how many, and what they win and cost."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.storm.table import actions, asked, controls, events, play, table, units
from tests.storm.test_ch08_damage import greyed, refusal

HANDS = {"FR": "fr-06", "VM": "vm-11"}  # of no use here: both sides are asked for their next action


def on_17(vm: str = "regular*4", fr: str = "legion", **given: Any) -> indochine.Game:
    """14 with a trench of level 3, next to the French 17."""
    places: dict[str, Any] = {"fr": {"17": fr, "10": "para"}, "vm": {"14": vm}, "trench": {"14": 3}}
    return table(**({"hands": HANDS} | places | given))


def storm(game: indochine.Game, origin: str = "14", target: str = "17") -> indochine.Game:
    """All fresh units that may, at once."""
    play(game, ["assault", origin])
    if asked(game)[1] == "assault-at":
        play(game, ["assault", target])
    return play(game, ["all"])


def level(game: indochine.Game, area: str) -> int:
    trench: int = game.position()["areas"][area]["trench"]
    return trench


def markers(game: indochine.Game) -> dict[str, list[str]]:
    return {area: part["fire"] for area, part in game.position()["areas"].items() if part["fire"]}


def total(event: dict[str, Any], side: str) -> int:
    return sum(part["worth"] for part in event[side])


# Who, from where, on what


@pytest.mark.rule("storm", "10.0a")
def test_the_french_do_not_assault() -> None:
    game = on_17(to_move="FR")
    assert refusal(game, ["assault", "17"]) == "6.1a"
    assert not [action for action in actions(game) if action[0] == "assault"]


@pytest.mark.rule("storm", "10.0a")
def test_adjacent_french_areas_with_french_units() -> None:
    """From 11: 10 and 17 lie across or along the river, both may be stormed; the others not."""
    game = table(
        fr={"10": "legion", "17": "legion", "7": "legion", "22": "legion"},
        vm={"11": "regular*3", "7": "regular"},
        held="11 7 8",
        trench={"11": 3},
        hands=HANDS,
    )
    play(game, ["assault", "11"])
    assert asked(game) == ("VM", "assault-at")
    assert actions(game) == [["assault", "10"], ["assault", "17"]]
    assert refusal(game, ["assault", "14"]) == "10.0a"  # French, but nobody there
    assert refusal(game, ["assault", "7"]) == "10.0a"  # French units, but a Viet Minh area
    assert refusal(game, ["assault", "8"]) == "10.0a"  # Viet Minh
    assert refusal(game, ["assault", "22"]) == "10.0a"  # not adjacent
    assert greyed(game) == {"7", "8", "14"}
    play(game, ["assault", "17"])  # no movement points: 11 to 17 would cost 2 over the river
    assert asked(game)[1] == "pick-assaulters"


@pytest.mark.rule("storm", "10.0a", "2.1.1b")
def test_fresh_units_of_one_area_assault() -> None:
    game = on_17("regular*2 elite regular/spent", dice=[1, 1])
    play(game, ["assault", "14"])
    assert actions(game) == [["add", "regular"], ["add", "elite"], ["all"]]
    assert refusal(game, ["done"]) == "6.1a"
    play(game, ["add", "elite"], ["add", "regular"], ["done"])
    assert events(game, "assault") == [{"units": ["regular", "elite"], "origin": "14", "area": "17"}]
    assert refusal(on_17("regular/spent*4"), ["assault", "14"]) == "2.1.1b"


@pytest.mark.rule("storm", "10.0a")
def test_nothing_to_assault() -> None:
    game = table(fr={"22": "legion"}, vm={"14": "regular*4"}, trench={"14": 3}, hands=HANDS)
    assert refusal(game, ["assault", "14"]) == "10.0a"


@pytest.mark.rule("storm", "10.0b", "10.0j")
@pytest.mark.parametrize(("turn", "trench"), [(turn, level) for turn in (1, 2, 8) for level in range(4)])
def test_trench_level_three_or_the_first_turn(turn: int, trench: int) -> None:
    game = on_17(turn=turn, trench={"14": trench})
    allowed = turn == 1 or trench == 3
    assert refusal(game, ["assault", "14"]) == ("" if allowed else "10.0b")
    assert (["assault", "14"] in actions(game)) == allowed


@pytest.mark.rule("storm", "10.0b", "card:vm-12")
def test_surprise_assault_from_no_trench_at_all() -> None:
    """From 14 or 11, with somebody fresh and something to storm; not from 15 (spent) or 1 (nothing there)."""
    game = table(
        fr={"17": "legion", "10": "para"},
        vm={"14": "regular*2", "11": "regular", "15": "regular/spent", "1": "regular"},
        hands={"VM": "vm-12 vm-11", "FR": "fr-06"},
        dice=[1, 1],
    )
    assert refusal(game, ["assault", "14"]) == "10.0b"
    play(game, ["play", "vm-12"])
    assert asked(game) == ("VM", "assault-from")
    assert actions(game) == [["from", "11"], ["from", "14"]]
    assert refusal(game, ["from", "15"]) == "2.1.1b"
    assert refusal(game, ["from", "1"]) == "10.0a"
    play(game, ["from", "14"], ["all"])
    assert events(game, "assault") == [{"units": ["regular"] * 2, "origin": "14", "area": "17"}]


# With how many


@pytest.mark.rule("storm", "10.0h", "10.0hx", "7.0k")
def test_example_two_already_there_let_seven_assault() -> None:
    """The unit that the assault will cost is not deducted."""
    game = table(
        fr={"17": "legion", "10": "para"},
        vm={"17": "replacement/spent*2", "14": "regular*5 elite*4"},
        trench={"14": 3},
        hands=HANDS,
        dice=[6, 6],
    )
    assert controls(game, "17") == "FR"
    play(game, ["assault", "14"])
    assert refusal(game, ["all"]) == "10.0h"
    play(game, *[["add", "elite"]] * 4, *[["add", "regular"]] * 2)
    assert actions(game) == [["done"], ["add", "regular"]]
    play(game, ["add", "regular"])  # seven, and nobody else can join
    assert events(game, "assault")[0]["units"] == ["regular"] * 3 + ["elite"] * 4
    assert units(game, "17") == {"replacement/spent": 2, "regular/spent": 3, "elite/spent": 4}
    play(game, ["lose", "regular"])
    assert units(game, "17") == {"replacement/spent": 2, "regular/spent": 2, "elite/spent": 4}
    assert units(game, "14") == {"regular": 2}


@pytest.mark.rule("storm", "10.0h")
def test_no_assault_on_an_area_without_room() -> None:
    game = table(
        fr={"17": "legion", "10": "para"},
        vm={"17": "elite/spent*9", "11": "regular*3", "14": "regular"},
        trench={"11": 3, "14": 3},
        hands=HANDS,
        dice=[1, 1],
    )
    assert refusal(game, ["assault", "14"]) == "10.0a"
    play(game, ["assault", "11"], ["all"])  # 10 is the only area left to storm
    assert events(game, "assault")[0]["area"] == "10"


@pytest.mark.rule("storm", "10.0h")
def test_one_may_assault_where_eight_are() -> None:
    vm = {"17": "elite/spent*8", "14": "regular*2 replacement"}
    game = table(fr={"17": "legion", "10": "para"}, vm=vm, trench={"14": 3}, hands=HANDS, dice=[1, 1])
    play(game, ["assault", "14"])
    assert actions(game) == [["add", "regular"], ["add", "replacement"]]
    play(game, ["add", "replacement"])
    assert events(game, "assault")[0]["units"] == ["replacement"]


@pytest.mark.rule("storm", "10.0h")
def test_a_full_area_is_refused_as_a_target() -> None:
    game = table(
        fr={"17": "legion", "10": "para", "18": "legion"},
        vm={"17": "elite/spent*9", "22": "regular*3"},
        held="22",
        trench={"22": 3},
        hands=HANDS,
    )
    play(game, ["assault", "22"])
    assert actions(game) == [["assault", "10"], ["assault", "18"]]
    assert refusal(game, ["assault", "17"]) == "10.0h"


@pytest.mark.rule("storm", "10.0h")
def test_nine_may_assault_an_area_without_viet_minh() -> None:
    game = storm(on_17("regular*9", dice=[6, 6]))
    assert units(game, "17") == {"regular/spent": 8}


# Resolution


@pytest.mark.rule("storm", "10.0c", "8.3.1", "8.3.2d")
def test_attack_without_the_ground_of_the_defenders() -> None:
    game = storm(on_17("regular*3 elite", "legion*2 para/spent", dice=[3, 4]))
    event = events(game, "assault-rolled")[0]
    assert {part["label"]: part["worth"] for part in event["attack"]} == {"dice": 7, "firepower": 5}
    assert event["defence"] == [{"label": "best-defence", "worth": 9, "rule": "8.3.2"}]
    assert event["damage"] == 3
    assert asked(game) == ("FR", "allot-damage")


@pytest.mark.rule("storm", "10.0d", "10.0f", "13.0b")
def test_success() -> None:
    """All go in, the area is Viet Minh, they are spent, and one of them is lost."""
    game = storm(on_17("regular*3 elite", dice=[4, 5]))
    told = "assault-rolled elimination damage-lost stormed control"
    assert [entry.kind for entry in game.log][-5:] == told.split()
    assert asked(game) == ("VM", "lose-units")
    assert controls(game, "17") == "VM"
    assert units(game, "17") == {"regular/spent": 3, "elite/spent": 1}
    assert units(game, "14") == {}
    assert (controls(game, "14"), level(game, "14")) == ("VM", 3)
    assert actions(game) == [["lose", "regular"], ["lose", "elite"]]
    assert refusal(game, ["lose", "replacement"]) == "10.0f"
    play(game, ["lose", "elite"])
    assert units(game, "17") == {"regular/spent": 3}
    assert asked(game) == ("FR", "choose-action")


@pytest.mark.rule("storm", "10.0d")
def test_the_last_defender_may_also_be_driven_out() -> None:
    """Two points on a single fresh unit: flipped and then retreated, or both at once, it is out."""
    game = storm(on_17("regular*3", dice=[4, 4]))
    assert events(game, "assault-rolled")[0]["damage"] == 2
    play(game, ["flip-and-retreat", "legion"])
    assert asked(game) == ("FR", "retreat-to")
    assert ["to", "14"] not in actions(game)
    play(game, ["to", "10"])
    assert units(game, "10") == {"para": 1, "legion/spent": 1}
    assert (controls(game, "17"), units(game, "17")) == ("VM", {"regular/spent": 2})


@pytest.mark.rule("storm", "10.0e", "10.0f")
@pytest.mark.parametrize("dice", [[1, 1], [3, 4]])
def test_failure(dice: list[int]) -> None:
    """Without damage or with a point of it: they stay, are spent, and one is lost all the same."""
    game = storm(on_17("regular*3 elite/spent", dice=dice))
    damage = events(game, "assault-rolled")[0]["damage"]
    assert damage == (1 if sum(dice) == 7 else 0)
    assert units(game, "17") == {"legion/spent" if damage else "legion": 1}
    assert controls(game, "17") == "FR"
    assert units(game, "14") == {"regular/spent": 2, "elite/spent": 1}
    assert events(game, "repelled") == [{"area": "17"}]
    assert events(game, "elimination") == [{"side": "VM", "type": "regular", "area": "14"}]


@pytest.mark.rule("storm", "10.0f")
def test_only_an_assaulting_unit_is_lost() -> None:
    game = on_17("regular*2 elite*2 replacement", dice=[1, 1])
    play(game, ["assault", "14"], ["add", "elite"], ["add", "regular"], ["done"])
    assert asked(game) == ("VM", "lose-units")
    assert actions(game) == [["lose", "regular"], ["lose", "elite"]]
    assert refusal(game, ["lose", "replacement"]) == "10.0f"
    play(game, ["lose", "regular"])
    assert units(game, "14") == {"regular": 1, "elite": 1, "elite/spent": 1, "replacement": 1}


@pytest.mark.rule("storm", "10.0f", "10.0g", "13.0b")
def test_a_single_assaulter_takes_the_area_and_is_lost() -> None:
    game = on_17("elite", fr="thai-partisans/spent", dice=[6, 6])
    play(game, ["assault", "14"])
    assert units(game, "17") == {}
    assert controls(game, "17") == "VM"
    assert events(game, "elimination")[-1] == {"side": "VM", "type": "elite", "area": "17"}


@pytest.mark.rule("storm", "10.0c", "8.1b", "ruling:11")
@pytest.mark.parametrize("option", [False, True])
@pytest.mark.parametrize("dice", [[1, 1], [6, 6]])
def test_no_fire_marker(option: bool, dice: list[int]) -> None:
    """By the other reading the area assaulted from has one, win or lose; the stormed area never."""
    game = storm(on_17(dice=dice, options={"assault_marker": option}))
    assert controls(game, "17") == ("VM" if dice == [6, 6] else "FR")
    assert markers(game) == ({"14": ["VM"]} if option else {})


@pytest.mark.rule("storm", "10.0d", "ruling:4")
def test_defenders_gone_before_the_dice_leave_nothing_to_roll_for() -> None:
    """A mine shaft before the dice: the area is entered, and a unit lost, without a throw for the assault."""
    game = on_17(hands={"VM": "vm-06 vm-11", "FR": "fr-06"}, dice=[6])
    storm(game)
    assert asked(game) == ("VM", "window")
    play(game, ["play", "vm-06"], ["stay"])
    assert events(game, "assault-rolled") == []
    assert (controls(game, "17"), units(game, "17")) == ("VM", {"regular/spent": 3})


# Cards in an assault


@pytest.mark.rule("storm", "10.0g", "10.0gx", "10.0f", "card:vm-04")
def test_example_seven_units_roll_again_six_times() -> None:
    """Seven are lost after a success, and the area is Viet Minh all the same."""
    game = on_17("regular*7", hands={"VM": "vm-04 vm-05", "FR": "fr-06"}, dice=[1, 1] * 6 + [6, 6])
    storm(game)
    play(game, ["play", "vm-04"])
    for number in range(2, 7):
        assert asked(game) == ("VM", "roll-again")
        assert len(events(game, "rerolled")) == number - 1
        play(game, ["reroll"])
    assert [event["total"] for event in events(game, "rerolled")] == [2] * 5 + [12]
    # No seventh, and no second card: nobody would be left to pay with.
    assert asked(game) == ("FR", "choose-action")
    assert len([e for e in events(game, "elimination") if e["side"] == "VM"]) == 7
    assert (controls(game, "17"), units(game, "17"), units(game, "14")) == ("VM", {}, {})


@pytest.mark.rule("storm", "10.0g", "card:vm-04")
def test_a_single_unit_cannot_pay_for_a_new_roll() -> None:
    game = on_17("regular", hands={"VM": "vm-04 vm-11", "FR": "fr-06"}, dice=[1, 1])
    play(game, ["assault", "14"])
    assert asked(game) == ("FR", "choose-action")
    assert events(game, "rerolled") == []


@pytest.mark.rule("storm", "10.0f", "10.0g", "card:vm-04")
def test_new_rolls_are_paid_for_after_a_failure_too() -> None:
    game = on_17("regular*4", fr="legion*9", hands={"VM": "vm-04", "FR": "fr-06"}, dice=[2, 2, 1, 2])
    storm(game)
    play(game, ["play", "vm-04"], ["keep"])
    assert events(game, "rerolled") == [{"faces": [1, 2], "total": 3, "best": 4}]
    assert units(game, "14") == {"regular/spent": 2}


@pytest.mark.rule("storm", "10.0x1", "10.0x2", "card:vm-25", "card:fr-07", "ruling:14")
@pytest.mark.parametrize("lit", [False, True])
def test_example_night_assaults_and_flares(lit: bool) -> None:
    """Two Night Assaults are worth 6; Flares take both away and the assault goes on."""
    game = on_17(fr="legion*3", hands={"VM": "vm-25 vm-26", "FR": "fr-07"}, dice=[1, 1])
    storm(game)
    play(game, ["play", "vm-25"], ["play", "vm-26"])
    assert asked(game) == ("FR", "window")
    play(game, ["play", "fr-07"] if lit else ["pass"])
    attack = {part["label"]: part["worth"] for part in events(game, "assault-rolled")[0]["attack"]}
    assert attack == {"dice": 2, "firepower": 4} | ({} if lit else {"night": 6})


@pytest.mark.rule("storm", "10.0f", "card:fr-04")
def test_fire_on_the_assaulters_hits_nobody_else_in_their_area() -> None:
    """Of five units two assault: Debouchez can only touch them, and with both out nobody is lost more."""
    game = on_17("regular*4 elite", hands={"VM": "vm-11", "FR": "fr-04 fr-06"}, dice=[6, 6])
    play(game, ["assault", "14"], ["add", "regular"], ["add", "elite"], ["done"], ["play", "fr-04"])
    event = events(game, "attack-rolled")[0]
    assert (total(event, "attack"), total(event, "defence"), event["damage"]) == (18, 8, 10)
    assert units(game, "14") == {"regular": 3}
    assert events(game, "assault-broken") == [{"area": "17"}]
    assert len(events(game, "elimination")) == 2
    assert events(game, "damage-lost") == [{"area": "14", "number": 4}]
    assert (events(game, "assault-rolled"), events(game, "repelled")) == ([], [])


# Out of a contested area


def out_of_11(number: int, fresh: int = 4, **given: Any) -> indochine.Game:
    """11 is Viet Minh and holds French units too; an assault with some of its units on 10."""
    setting: dict[str, Any] = {
        "fr": {"10": "thai-partisans", "11": "legion", "22": "para"},
        "vm": {"11": f"regular*{fresh}"},
        "held": "11",
        "trench": {"11": 3},
        "hands": HANDS,
    }
    game = table(**(setting | given))
    return play(game, ["assault", "11"], *([["all"]] if number == fresh else [["add", "regular"]] * number))


@pytest.mark.rule("storm", "10.0i", "13.0b", "9.1b")
def test_all_leave_a_contested_area_by_success() -> None:
    game = out_of_11(4, dice=[6, 6])
    assert (controls(game, "10"), units(game, "10")) == ("VM", {"regular/spent": 3})
    assert (controls(game, "11"), level(game, "11"), units(game, "11")) == ("FR", 0, {"legion": 1})
    assert events(game, "trench-lost") == [{"area": "11"}]


@pytest.mark.rule("storm", "10.0i", "10.0e")
def test_a_failure_leaves_the_contested_area_as_it_was() -> None:
    game = out_of_11(4, dice=[1, 1])
    assert (controls(game, "11"), level(game, "11")) == ("VM", 3)
    assert units(game, "11") == {"legion": 1, "regular/spent": 3}
    assert controls(game, "10") == "FR"


@pytest.mark.rule("storm", "10.0i")
def test_who_stays_behind_keeps_the_contested_area() -> None:
    game = play(out_of_11(3, dice=[6, 6]), ["done"])
    assert (controls(game, "10"), units(game, "10")) == ("VM", {"regular/spent": 2})
    assert (controls(game, "11"), level(game, "11")) == ("VM", 3)
    assert units(game, "11") == {"legion": 1, "regular": 1}


@pytest.mark.rule("storm", "10.0i", "10.0b")
def test_a_contested_area_needs_its_trench_too() -> None:
    fr = {"10": "thai-partisans", "11": "legion"}
    game = table(fr=fr, vm={"11": "regular*4"}, held="11", trench={"11": 2}, hands=HANDS)
    assert refusal(game, ["assault", "11"]) == "10.0b"
