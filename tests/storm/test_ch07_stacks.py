"""7.0j, 7.0k: stacks: they move together at the slowest pace, and nine of a side are the limit."""

from __future__ import annotations

import pytest

from tests.storm.table import actions, play, refusal, table, units
from tests.storm.test_ch07_movement import ARMOUR, FRENCH, GUNS, REGULAR, moving, steps

# ---------------------------------------------------------------- stacks


@pytest.mark.rule("storm", "7.0j")
def test_a_stack_has_the_points_of_its_slowest_unit():
    game = moving(
        "34", ARMOUR, FRENCH, GUNS, fr={"34": f"{ARMOUR} {FRENCH} {GUNS}"}, vm={"1": REGULAR}, to_move="FR"
    )
    assert game.decision.msg.params["points"] == 2
    play(game, ["step", "27"], ["step", "20"])
    assert units(game, "20") == {"armour/spent": 1, "legion/spent": 1, "anti-aircraft/spent": 1}


@pytest.mark.rule("storm", "7.0j")
@pytest.mark.parametrize(("kinds", "points"), [((ARMOUR,), 4), ((ARMOUR, FRENCH), 3), ((FRENCH, GUNS), 2)])
def test_points_of_mixed_stacks(kinds: tuple[str, ...], points: int):
    game = moving("34", *kinds, fr={"34": f"{ARMOUR} {FRENCH} {GUNS}"}, vm={"1": REGULAR}, to_move="FR")
    assert game.decision.msg.params["points"] == points


@pytest.mark.rule("storm", "7.0j")
def test_spent_units_do_not_slow_a_stack():
    game = table(fr={"34": f"{FRENCH}*2 {GUNS}/spent"}, vm={"1": REGULAR}, to_move="FR")
    play(game, ["move", "34"], ["all"])
    assert game.decision.msg.params["points"] == 3
    assert game.decision.msg.params["number"] == 2


@pytest.mark.rule("storm", "7.0j")
def test_a_stack_that_cannot_step_together_is_refused():
    """The river for the armour, the costs for the guns: either goes, with or without the others."""
    board = {"fr": {"14": f"{ARMOUR} {GUNS} {FRENCH}"}, "vm": {"14": REGULAR, "17": REGULAR}}
    game = table(**board, held="14 17", to_move="FR")
    play(game, ["move", "14"])
    assert refusal(game, ["add", GUNS]) == "7.0j"  # 3 for any step, and they have 2
    assert refusal(game, ["all"]) == "7.0j"
    play(game, ["add", FRENCH])
    assert refusal(game, ["add", GUNS]) == "7.0j"
    assert actions(game) == [["done"], ["add", ARMOUR]]


@pytest.mark.rule("storm", "7.0j", "6.1b")
def test_a_stack_moves_together_and_none_stays_on_the_way():
    game = moving("34", FRENCH, FRENCH, fr={"34": f"{FRENCH}*3"}, vm={"1": REGULAR}, to_move="FR")
    play(game, ["step", "27"])
    assert (units(game, "34"), units(game, "27")) == ({"legion": 1}, {"legion": 2})
    play(game, ["step", "25"], ["stop"])
    assert (units(game, "27"), units(game, "25")) == ({}, {"legion/spent": 2})


# ---------------------------------------------------------------- stacking


@pytest.mark.rule("storm", "7.0kx", "7.0k")
def test_example_two_units_neither_enter_nor_pass_an_area_with_eight():
    board = {"fr": {"34": f"{FRENCH}*2", "35": f"{FRENCH}*2 para*6"}, "vm": {"1": REGULAR}, "to_move": "FR"}
    two = moving("34", FRENCH, FRENCH, **board)
    assert refusal(two, ["step", "35"]) == "7.0k"
    one = moving("34", FRENCH, **board)
    play(one, ["step", "35"])
    assert sum(units(one, "35").values()) == 9
    play(one, ["step", "28"], ["stop"])  # through the full area
    assert units(one, "28") == {"legion/spent": 1}


@pytest.mark.rule("storm", "7.0k")
def test_an_exact_fit_is_allowed_and_one_more_is_not():
    board = {"fr": {"34": f"{FRENCH}*3", "35": "para*7"}, "vm": {"1": REGULAR}, "to_move": "FR"}
    assert "35" in steps(moving("34", FRENCH, FRENCH, **board))
    three = table(**board)
    play(three, ["move", "34"], ["all"])
    assert refusal(three, ["step", "35"]) == "7.0k"


@pytest.mark.rule("storm", "7.0k")
def test_spent_units_count_and_enemy_units_do_not():
    board = {"vm": {"7": f"{REGULAR}*2", "11": f"{REGULAR}/spent*8"}, "fr": {"11": f"{FRENCH}*9"}}
    game = moving("7", REGULAR, REGULAR, **board, held="7 11 6", to_move="VM")
    assert refusal(game, ["step", "11"]) == "7.0k"
    game = moving("7", REGULAR, **board, held="7 11 6", to_move="VM")
    assert "11" in steps(game)


@pytest.mark.rule("storm", "7.0k")
def test_nine_may_move_and_come_back():
    game = table(fr={"34": "para*9"}, vm={"1": REGULAR}, to_move="FR")
    play(game, ["move", "34"], ["all"], ["step", "35"], ["step", "34"], ["stop"])
    assert units(game, "34") == {"para/spent": 9}


@pytest.mark.rule("storm", "7.0k", "7.0j")
def test_a_stack_too_large_for_every_neighbour_is_refused_as_it_is_picked():
    vm = {"1": f"{REGULAR}*3", "2": f"{REGULAR}*8", "4": f"{REGULAR}*7"}
    game = table(fr={"6": FRENCH}, vm=vm)
    play(game, ["move", "1"])
    assert refusal(game, ["all"]) == "7.0j"  # there is room for 1 in area 2 and for 2 in area 4
    play(game, ["add", REGULAR])  # a second one; a third is out of the question, and so is area 2
    assert units(game, "4") == {"regular": 9}
    assert units(game, "1") == {"regular": 1}
    assert actions(game) == [["stop"], ["step", "1"], ["step", "5"]]
