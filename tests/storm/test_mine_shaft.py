"""card:vm-06: the mine shaft: who may leave, what the die does, and that there is only one shaft."""

from __future__ import annotations

from typing import Any

import pytest

import indochine

from .table import TITLE, actions, asked, controls, events, play, refusal, state, table, units

WAITING = "fr-06"  # no card for any window: with it in hand the French do not pass by themselves


def shaft(
    fr: dict[str, str], dice: list[int], vm: dict[str, str] | None = None, **fields: Any
) -> indochine.Game:
    """The Viet Minh hold the card, and a trench of level 3 in 11."""
    fields = {"trench": {"11": 3}, "hands": {"FR": WAITING, "VM": "vm-06"}, **fields}
    return table(fr, vm or {"11": "regular*3"}, dice=dice, **fields)


@pytest.mark.rule("storm", "card:vm-06")
def test_a_french_area_next_to_a_trench_of_level_3_is_chosen() -> None:
    fr = {"10": "legion", "17": "para", "20": "legion", "7": "north-african"}
    game = shaft(fr, [1], {"11": "regular", "7": "regular", "17": "regular"}, trench={"11": 3, "8": 2})
    game.play(["play", "vm-06"])
    assert asked(game) == ("VM", "mine-where")
    assert actions(game) == [["mine", "10"], ["mine", "17"]]  # 17 although Viet Minh stand in it
    assert refusal(game, ["mine", "20"]) == "card:vm-06"  # not next to the trench
    assert refusal(game, ["mine", "7"]) == "card:vm-06"  # under Viet Minh control
    assert refusal(game, ["mine", "14"]) == "card:vm-06"  # nobody there


@pytest.mark.rule("storm", "card:vm-06")
@pytest.mark.parametrize(("fields", "rule"), [({"turn": 1}, "5.2a"), ({"trench": {"11": 2}}, "card:vm-06")])
def test_not_on_turn_1_and_not_without_a_deep_trench(fields: dict[str, Any], rule: str) -> None:
    assert refusal(shaft({"10": "legion"}, [1], **fields), ["play", "vm-06"]) == rule


@pytest.mark.rule("storm", "card:vm-06")
def test_the_card_leaves_the_game_and_the_action_is_still_to_come() -> None:
    game = play(shaft({"10": "legion"}, [1]), ["play", "vm-06"], ["stay"])
    assert game.position()["cards"]["removed"] == ["vm-06"]
    assert units(game, "10") == {"legion/spent": 1}
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "card:vm-06", "8.4.2d")
def test_fresh_and_spent_units_may_withdraw_and_all_of_them_are_spent_then() -> None:
    game = play(shaft({"10": "legion*2 para/spent"}, [3]), ["play", "vm-06"])
    assert asked(game) == ("FR", "withdraw")
    assert actions(game) == [["stay"], ["leave", "legion"], ["leave-spent", "para"]]
    assert refusal(game, ["leave", "para"]) == refusal(game, ["leave-spent", "legion"]) == "card:vm-06"
    game.play(["leave", "legion"])
    assert asked(game) == ("FR", "retreat-to")
    assert [area for _, area in actions(game)] == ["13", "16", "17", "20", "22"]
    play(game, ["to", "20"], ["leave-spent", "para"], ["to", "13"], ["stay"])
    assert units(game, "20") == {"legion/spent": 1}
    assert units(game, "13") == {"para/spent": 1}
    assert units(game, "10") == {}  # three points on the one that stayed
    assert controls(game, "10") == "FR"  # empty, it keeps its owner


@pytest.mark.rule("storm", "card:vm-06")
def test_when_all_have_left_nobody_is_hurt() -> None:
    game = play(shaft({"10": "legion"}, [6]), ["play", "vm-06"], ["leave", "legion"], ["to", "16"])
    assert units(game, "16") == {"legion/spent": 1}
    assert events(game, "elimination") == []
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "card:vm-06", "8.4.2a")
def test_without_a_refuge_nobody_can_leave() -> None:
    """Next to 14 lie 8, 11 and 17, all Viet Minh; the armour of 17 has only the river before it."""
    game = play(shaft({"14": "legion*2"}, [1], held="8 11 17"), ["play", "vm-06"])
    assert asked(game) == ("VM", "choose-action")  # there was nothing to ask: one of them is spent
    assert units(game, "14") == {"legion": 1, "legion/spent": 1}
    armour = shaft({"17": "armour legion"}, [1], held="11 14 15 18 22")
    armour.play(["play", "vm-06"])
    assert actions(armour) == [["stay"], ["leave", "legion"]]
    assert refusal(armour, ["leave", "armour"]) == "8.4.2a"
    armour.play(["leave", "legion"])
    assert units(armour, "10") == {"legion/spent": 1}


@pytest.mark.rule("storm", "card:vm-06", "8.4a", "8.4.2d")
def test_the_viet_minh_allot_the_damage_and_the_french_pick_where_to_go() -> None:
    game = play(shaft({"10": "legion para/spent"}, [4]), ["play", "vm-06"], ["stay"])
    assert events(game, "shaft-rolled") == [{"area": "10", "die": 4}]
    assert asked(game) == ("VM", "allot-damage")
    game.play(["flip-and-retreat", "legion"])
    assert asked(game) == ("FR", "retreat-to")
    game.play(["to", "22"])
    assert units(game, "10") == {}  # the last two points: the spent para is eliminated
    assert units(game, "22") == {"legion/spent": 1}
    other = play(shaft({"10": "legion para/spent"}, [4]), ["play", "vm-06"], ["stay"])
    play(other, ["eliminate-fresh", "legion"])
    assert asked(other) == ("FR", "retreat-to")  # one point is left for the spent para
    other.play(["to", "13"])
    assert units(other, "13") == {"para/spent": 1}


@pytest.mark.rule("storm", "card:vm-06", "8.4.1")
def test_no_point_is_lost_that_could_be_used() -> None:
    game = play(shaft({"10": "legion*2 para/spent"}, [5]), ["play", "vm-06"], ["stay"])
    assert refusal(game, ["flip", "legion"]) == ""
    while asked(game)[1] in ("allot-damage", "retreat-to"):
        game.play(actions(game)[-1])
    assert events(game, "damage-lost") == []


@pytest.mark.rule("storm", "card:vm-06", "card:fr-01")
def test_bigeard_does_not_answer_a_mine() -> None:
    game = shaft({"10": "legion*3"}, [3], hands={"FR": "fr-01", "VM": "vm-06"})
    play(game, ["play", "vm-06"], ["stay"])
    assert asked(game) == ("VM", "allot-damage")
    assert "fr-01" in game.position()["cards"]["hands"]["FR"]


@pytest.mark.rule("storm", "card:vm-06", "10.0d")
def test_before_the_dice_of_an_assault_it_may_clear_the_way() -> None:
    game = play(shaft({"10": "legion", "22": "para"}, [6]), ["assault", "11"], ["all"])
    assert asked(game) == ("VM", "window")
    play(game, ["play", "vm-06"], ["stay"])
    assert events(game, "assault-rolled") == []  # nobody to roll against
    assert units(game, "10") == {"regular/spent": 2}
    assert controls(game, "10") == "VM"


@pytest.mark.rule("storm", "card:vm-06", "5.2e")
def test_before_the_dice_of_fire_and_after_the_action() -> None:
    game = play(shaft({"10": "legion*2"}, [2, 6, 6]), ["fire", "11"], ["all"])
    play(game, ["play", "vm-06"], ["stay"], ["flip", "legion"], ["flip", "legion"])
    assert events(game, "attack-rolled")[0]["defence"][0]["worth"] == 8  # two spent legions
    dug = play(shaft({"10": "legion"}, [1], {"11": "regular", "8": "regular*2"}), ["sap", "8"])
    assert asked(dug) == ("VM", "window")
    play(dug, ["play", "vm-06"], ["stay"])
    assert units(dug, "10") == {"legion/spent": 1}
    assert state(dug).active == 0


@pytest.mark.rule("storm", "card:vm-06", "13.0b")
def test_a_mine_may_hand_over_an_area_in_which_viet_minh_stand() -> None:
    game = shaft({"17": "para"}, [3], {"11": "regular", "17": "regular"})
    play(game, ["play", "vm-06"], ["stay"])
    assert controls(game, "17") == "VM"


@pytest.mark.rule("storm", "card:vm-06")
def test_what_goes_on_underground_can_be_saved_and_loaded() -> None:
    game = play(shaft({"10": "legion*2"}, [4]), ["play", "vm-06"], ["leave", "legion"])
    for action in (["to", "16"], ["stay"]):
        document = game.position()
        assert TITLE.from_position(document).position() == document
        game.play(action)
