"""6.0: one action for an impulse: units of one area, a card for the whole impulse, or a pass."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.storm.table import actions, asked, events, hand, play, refusal, state, table, units


def refusals(game: indochine.Game) -> dict[tuple[Any, ...], str]:
    """What is greyed now, and the rule cited."""
    assert game.decision is not None
    return {tuple(choice.action): choice.refused.rule for choice in game.decision.refusals}


def verbs(game: indochine.Game) -> set[str]:
    return {action[0] for action in actions(game)}


# ---------------------------------------------------------------- one action


@pytest.mark.rule("storm", "6.0", "6.1c")
def test_an_impulse_is_one_action():
    game = table(fr={"34": "legion*2", "27": "legion"}, vm={"1": "regular"}, to_move="FR")
    play(game, ["move", "34"], ["add", "legion"], ["done"], ["step", "35"], ["stop"])
    assert asked(game) == ("VM", "choose-action")
    assert units(game, "35") == {"legion/spent": 1}
    assert units(game, "34") == {"legion": 1}
    assert units(game, "27") == {"legion": 1}


@pytest.mark.rule("storm", "6.1a")
def test_the_french_move_or_fire():
    game = table(fr={"10": "legion*4"}, vm={"11": "regular*4"}, trench={"11": 3}, to_move="FR")
    assert actions(game) == [["pass"], ["move", "10"], ["fire", "10"]]
    for action in (["sap", "10"], ["assault", "10"], ["dig", "fr-01"]):
        assert refusal(game, action) == "6.1a"


@pytest.mark.rule("storm", "6.1a")
def test_the_viet_minh_also_sap_and_assault():
    game = table(fr={"10": "legion*4"}, vm={"11": "regular*4", "7": "regular*4"}, trench={"11": 3, "7": 1})
    assert {tuple(a) for a in actions(game)} == {
        ("pass",),
        ("move", "7"),
        ("fire", "7"),
        ("sap", "7"),
        ("move", "11"),
        ("fire", "11"),
        ("assault", "11"),
    }
    assert refusal(game, ["sap", "11"]) == "9.0a"
    assert refusal(game, ["assault", "7"]) == "10.0b"


# ---------------------------------------------------------------- which units


@pytest.mark.rule("storm", "6.1a")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_any_number_of_fresh_units_of_the_area(number: int):
    game = table(fr={"34": "legion*3"}, vm={"1": "regular"}, to_move="FR")
    play(game, ["move", "34"], *[["add", "legion"]] * number)
    play(game, *[["done"]] * (number < 3), ["step", "35"], ["stop"])  # with nobody left to add, all is said
    assert units(game, "35") == {"legion/spent": number}
    assert units(game, "34") == ({"legion": 3 - number} if number < 3 else {})


@pytest.mark.rule("storm", "6.1a")
def test_all_at_once():
    game = table(fr={"34": "legion*2 para"}, vm={"1": "regular"}, to_move="FR")
    play(game, ["move", "34"], ["all"], ["step", "35"], ["stop"])
    assert units(game, "35") == {"legion/spent": 2, "para/spent": 1}


@pytest.mark.rule("storm", "6.1a")
def test_somebody_must_act_and_only_who_is_there_and_fresh():
    game = table(fr={"34": "legion*2 para para/spent armour/spent"}, vm={"1": "regular"}, to_move="FR")
    play(game, ["move", "34"])
    assert refusal(game, ["done"]) == "6.1a"
    assert refusal(game, ["add", "armour"]) == "6.1a"  # spent
    assert refusal(game, ["add", "thai-battalion"]) == "6.1a"  # elsewhere
    assert refusal(game, ["add", "regular"]) == "6.1a"  # not his
    assert set(refusals(game)) == {("done",), ("add", "armour")}
    play(game, ["add", "para"])
    assert refusal(game, ["add", "para"]) == "6.1a"  # the other one is spent
    play(game, ["add", "legion"])
    assert refusal(game, ["all"]) == "6.1a"  # one is left, and is added by name
    assert actions(game) == [["done"], ["add", "legion"]]


@pytest.mark.rule("storm", "6.1a", "6.1b")
def test_the_units_of_one_action_come_from_one_area():
    game = table(fr={"34": "legion*2", "35": "para*2"}, vm={"1": "regular"}, to_move="FR")
    play(game, ["move", "34"])
    assert refusal(game, ["add", "para"]) == "6.1a"
    play(game, ["all"], ["step", "28"], ["stop"])
    assert (units(game, "28"), units(game, "35")) == ({"legion/spent": 2}, {"para": 2})


@pytest.mark.rule("storm", "6.1b")
def test_all_firers_fire_at_the_same_area():
    board = {"fr": {"10": "legion*2"}, "vm": {"11": "regular", "7": "regular", "17": "regular"}}
    game = table(**board, to_move="FR", dice=[1, 1])
    play(game, ["fire", "10"])
    assert actions(game) == [["fire", "7"], ["fire", "11"], ["fire", "17"]]
    play(game, ["fire", "11"], ["all"])
    assert [(e["area"], e["units"]) for e in events(game, "fired")] == [("11", ["legion", "legion"])]
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "6.1c")
def test_firers_are_spent_and_the_others_of_the_area_stay_fresh():
    game = table(fr={"10": "legion*2 para"}, vm={"11": "regular*2"}, to_move="FR", dice=[1, 1])
    play(game, ["fire", "10"], ["add", "legion"], ["add", "para"], ["done"])
    assert units(game, "10") == {"legion": 1, "legion/spent": 1, "para/spent": 1}


@pytest.mark.rule("storm", "2.1.1b", "2.1.1c", "6.1a")
@pytest.mark.parametrize("verb", ["move", "fire", "sap", "assault"])
def test_a_spent_unit_takes_no_action(verb: str):
    game = table(fr={"10": "legion"}, vm={"11": "regular/spent*4", "1": "regular"}, trench={"11": 3})
    assert refusal(game, [verb, "11"]) == "2.1.1b"
    assert refusals(game)[verb, "11"] == "2.1.1b"
    fresh = table(
        fr={"10": "legion"}, vm={"11": "regular*4", "1": "regular"}, trench={"11": 3 * (verb != "sap")}
    )
    assert [verb, "11"] in actions(fresh)


@pytest.mark.rule("storm", "2.1.1b")
def test_a_unit_that_has_acted_acts_no_more_this_turn():
    game = table(fr={"34": "legion", "27": "para"}, vm={"1": "regular*2"}, to_move="FR")
    play(
        game,
        ["move", "34"],
        ["step", "35"],
        ["stop"],
        ["move", "1"],
        ["add", "regular"],
        ["done"],
        ["step", "2"],
    )
    while asked(game)[0] == "VM":
        game.play(["stop"])
    assert refusal(game, ["move", "35"]) == "2.1.1b"
    assert ["move", "27"] in actions(game)


# ---------------------------------------------------------------- cards


@pytest.mark.rule("storm", "6.2", "5.2b")
def test_an_impulse_card_is_the_whole_impulse():
    hands = {"FR": "fr-18 fr-19", "VM": "vm-12"}
    game = table(fr={"34": "legion"}, vm={"1": "regular*2"}, hands=hands, to_move="FR", dice=[1, 1])
    play(game, ["play", "fr-18"])
    assert events(game, "card-played") == [{"side": "FR", "card": "fr-18"}]
    assert asked(game) == ("VM", "choose-action")
    assert hand(game, "FR") == ["fr-19"]
    assert units(game, "34") == {"legion": 1}
    assert events(game, "passed") == []


@pytest.mark.rule("storm", "5.2d", "6.0")
def test_a_card_for_any_time_leaves_the_action_to_be_chosen():
    """ruling:4: before the action, and once more after it."""
    hands = {"FR": "fr-20 fr-21"}
    game = table(fr={"34": "legion"}, vm={"1": "regular*2"}, hands=hands, to_move="FR", dice=[1, 1, 1, 1])
    play(game, ["play", "fr-20"])
    assert asked(game) == ("FR", "choose-action")
    assert ["move", "34"] in actions(game)
    play(game, ["move", "34"], ["step", "35"], ["stop"])
    assert asked(game) == ("FR", "window")
    play(game, ["play", "fr-21"])
    assert [e["card"] for e in events(game, "card-played")] == ["fr-20", "fr-21"]
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "4.0Bc", "5.2d")
def test_nothing_but_a_card_for_any_time_is_a_pass():
    """ruling:21."""
    hands = {"FR": "fr-20 fr-04", "VM": "vm-12"}
    game = table(fr={"34": "legion"}, vm={"1": "regular*2"}, hands=hands, to_move="FR", dice=[1, 1])
    play(game, ["play", "fr-20"], ["pass"], ["pass"])
    assert [e["side"] for e in events(game, "passed")] == ["FR", "VM"]
    assert asked(game) == ("VM", "end-discard")


@pytest.mark.rule("storm", "9.0c", "5.2g")
def test_a_card_discarded_to_dig_is_the_action_of_the_impulse():
    game = table(fr={"34": "legion"}, vm={"1": "regular*2"}, held="1 2", hands={"VM": "vm-09"})
    play(game, ["dig", "vm-09"], ["dig", "2"])
    assert state(game).trench(2) == 1
    assert "vm-09" in game.position()["cards"]["discards"]["VM"]
    assert asked(game) == ("FR", "choose-action")


# ---------------------------------------------------------------- what is refused, and by which rule


@pytest.mark.rule("storm", "2.1.1b", "6.1a", "7.0a", "8.1a", "9.0a", "9.0b", "10.0a", "10.0b")
def test_what_viet_minh_units_cannot_do_is_greyed_with_its_rule():
    game = table(
        fr={"10": "legion", "17": "legion", "14": "legion"},
        vm={"1": "regular", "7": "regular*4", "11": "regular/spent*2", "14": "regular*3", "4": "regular*2"},
        held="1 2 3 4 5 7 8 11",
        trench={"7": 3, "4": 3},
    )
    assert refusals(game) == {
        ("fire", "1"): "8.1a",  # nobody in reach
        ("sap", "1"): "9.0b",  # one unit digs nothing
        ("assault", "1"): "10.0b",  # no trench
        ("fire", "4"): "8.1a",
        ("sap", "4"): "9.0a",  # deep enough
        ("assault", "4"): "10.0a",  # nothing to storm
        ("sap", "7"): "9.0a",
        ("move", "11"): "2.1.1b",
        ("fire", "11"): "2.1.1b",
        ("sap", "11"): "2.1.1b",
        ("assault", "11"): "2.1.1b",
        ("sap", "14"): "9.0a",  # the French control it
        ("assault", "14"): "10.0b",
    }
    assert {
        ("move", "1"),
        ("move", "4"),
        ("move", "7"),
        ("assault", "7"),
        ("fire", "14"),
        ("move", "14"),
    } <= {tuple(a) for a in actions(game)}


@pytest.mark.rule("storm", "7.0a", "7.0d")
def test_units_too_slow_to_leave_are_greyed_with_the_cost():
    game = table(fr={"22": "legion"}, vm={"22": "regular", "1": "regular"}, held="1", to_move="VM")
    assert refusals(game)["move", "22"] == "7.0a"  # 1 to enter, 1 for French ground, 1 to leave
    quick = table(fr={"22": "legion"}, vm={"22": "elite", "1": "regular"}, held="1", to_move="VM")
    assert ["move", "22"] in actions(quick)


@pytest.mark.rule("storm", "7.0k", "7.0f")
def test_units_without_room_around_are_greyed_with_the_limit():
    full = {"1": "regular*9", "2": "regular*9", "4": "regular*9"}
    game = table(fr={"6": "legion"}, vm=full)
    assert refusals(game)["move", "1"] == "7.0k"
    game = table(fr={"6": "legion"}, vm={**full, "4": "regular*8"})
    assert ["move", "1"] in actions(game)


@pytest.mark.rule("storm", "7.0f")
def test_units_shut_in_by_defended_areas_are_greyed_with_that_rule():
    defended = dict.fromkeys(("10", "13", "19", "20"), "legion")
    game = table(fr=defended, vm={"16": "elite*2", "1": "regular"})
    assert refusals(game)["move", "16"] == "7.0f"
    del defended["13"]
    assert ["move", "16"] in actions(table(fr=defended, vm={"16": "elite*2", "1": "regular"}))


@pytest.mark.rule("storm", "5.2d", "5.2a", "9.0c")
def test_cards_that_cannot_be_played_now_are_greyed_with_their_rule():
    hands = {"VM": "vm-06 vm-07 vm-12 vm-25"}
    game = table(fr={"34": "legion"}, vm={"1": "regular"}, held="1", hands=hands, turn=1, trench={"1": 3})
    found = refusals(game)
    assert found["play", "vm-07"] == "5.2d"  # answers a French card
    assert found["play", "vm-25"] == "5.2d"  # belongs to an assault
    assert found["play", "vm-06"] == "5.2a"  # not on turn 1
    assert found["play", "vm-12"] == "card:vm-12"  # nothing to assault
    assert found["dig", "vm-25"] == "9.0c"  # every Viet Minh area is at level 3
    assert refusal(game, ["play", "vm-16"]) == "5.2d"  # not in hand
    assert refusal(game, ["dig", "vm-16"]) == "5.2d"


@pytest.mark.rule("storm", "6.1a", "5.2d")
def test_an_impulse_belongs_to_one_side():
    game = table(fr={"10": "legion*2"}, vm={"11": "regular*2"}, hands={"FR": "fr-18"})
    assert game.explain(["pass"], seat="FR") is not None
    assert game.explain(["pass"], seat="VM") is None
    assert refusal(game, ["move", "10"]) == "2.1.1b"  # no unit of his there
    assert refusal(game, ["play", "fr-18"]) == "5.2d"
    assert refusal(game, ["move", "none"]) == "2.1.1b"
    assert refusal(game, ["play", "none"]) == "5.2d"
    assert verbs(game) >= {"pass", "move", "fire"}


@pytest.mark.rule("storm", "6.1a", "8.0")
def test_no_dice_fall_before_a_player_has_said_so() -> None:
    game = table({"17": "legion"}, {"11": "regular"}, to_move="FR", dice=[6, 6])
    game.play(["fire", "17"])  # one unit, one target: nothing is left to choose
    assert (asked(game), actions(game), game.rolls) == (("FR", "pick-firers"), [["done"]], [])
    game.play(["done"])
    assert game.rolls[0] == [6, 6]
