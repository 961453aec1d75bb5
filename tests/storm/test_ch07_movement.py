"""7.0: movement: what a step costs, where no step leads, and what a stack does on its way."""

from __future__ import annotations

import pytest

import indochine
from tests.storm.table import actions, asked, controls, events, play, refusal, state, table, units

FRENCH = "legion"  # 3 movement points
GUNS = "anti-aircraft"  # 2
ARMOUR = "armour"  # 4
REGULAR = "regular"  # 2
ELITE = "elite"  # 3


def costs(game: indochine.Game) -> dict[str, int]:
    """The cost of a step into every neighbour, open or not, as the player reads it."""
    assert game.decision is not None
    steps = [c for c in [*game.decision.choices, *game.decision.refusals] if c.action[0] == "step"]
    return {choice.action[1]: choice.msg.params["cost"] for choice in steps}


def steps(game: indochine.Game) -> set[str]:
    return {action[1] for action in actions(game) if action[0] == "step"}


def moving(area: str, *picked: str, **board: object) -> indochine.Game:
    """A stack picked in an area and about to make its first step."""
    game = table(**board)
    play(game, ["move", area])
    for kind in picked:
        if asked(game)[1] == "pick-movers" and ["add", kind] in actions(game):
            play(game, ["add", kind])
    if asked(game)[1] == "pick-movers":
        play(game, ["done"])
    assert asked(game)[1] == "move-step"
    return game


def example() -> dict[str, object]:
    """The figure of the book: 7 is Viet Minh and empty, 11 Viet Minh and held, 17 French and contested."""
    return {
        "fr": {"10": f"{FRENCH}*2", "17": f"{ARMOUR} {FRENCH}"},
        "vm": {"11": REGULAR, "17": REGULAR},
        "held": "7 11",
    }


# ---------------------------------------------------------------- the worked example


@pytest.mark.rule("storm", "7.0x1", "7.0b", "7.0c")
def test_example_the_french_in_10_pay_2_for_each_of_three_areas():
    game = moving("10", FRENCH, FRENCH, **example(), to_move="FR")
    assert (controls(game, "7"), controls(game, "11"), controls(game, "17")) == ("VM", "VM", "FR")
    found = costs(game)
    assert (found["7"], found["11"], found["17"]) == (2, 2, 2)
    assert {"7", "11", "17"} <= steps(game)
    play(game, ["step", "17"])
    assert events(game, "moved")[-1]["cost"] == 2


@pytest.mark.rule("storm", "7.0x2", "7.0h", "2.2.1d")
def test_example_the_armour_in_17_cannot_cross_the_river():
    game = moving("17", ARMOUR, **example(), to_move="FR")
    assert refusal(game, ["step", "10"]) == "7.0h"
    assert refusal(game, ["step", "11"]) == "7.0h"
    assert steps(game) == {"14", "18", "22"}


@pytest.mark.rule("storm", "7.0x3", "7.0c", "7.0d")
def test_example_the_other_french_unit_in_17_pays_3():
    game = moving("17", FRENCH, **example(), to_move="FR")
    found = costs(game)
    assert (found["11"], found["10"]) == (3, 3)
    assert {"10", "11"} <= steps(game)
    play(game, ["step", "11"])  # no point is left: the stack stops by itself
    assert units(game, "11") == {"regular": 1, "legion/spent": 1}
    assert events(game, "moved")[-1]["cost"] == 3


@pytest.mark.rule("storm", "7.0x4", "7.0f", "7.0a")
def test_example_the_viet_minh_unit_in_17_cannot_go_to_10_14_or_11():
    game = moving("17", REGULAR, **{**example(), "held": "7 11 15 18"}, to_move="VM")
    found = costs(game)
    assert refusal(game, ["step", "10"]) == "7.0f"
    assert (found["14"], refusal(game, ["step", "14"])) == (3, "7.0a")
    assert (found["11"], refusal(game, ["step", "11"])) == (3, "7.0a")
    assert steps(game) == {"15", "18"}  # its own ground on its own bank, for 2


# ---------------------------------------------------------------- costs


@pytest.mark.rule("storm", "7.0a", "7.0b")
def test_a_stack_goes_as_far_as_its_points():
    game = moving("34", FRENCH, fr={"34": FRENCH}, vm={"1": REGULAR}, to_move="FR")
    assert costs(game)["27"] == 1
    play(game, ["step", "27"], ["step", "20"], ["step", "16"])
    assert [e["cost"] for e in events(game, "moved")] == [1, 1, 1]
    assert units(game, "16") == {"legion/spent": 1}
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "7.0a")
def test_points_that_do_not_suffice_end_the_move_or_bar_a_step():
    game = moving("34", GUNS, fr={"34": GUNS}, vm={"11": REGULAR}, held="11 20", to_move="FR")
    play(game, ["step", "27"])
    assert refusal(game, ["step", "20"]) == "7.0a"  # 2 for an enemy area, 1 is left
    assert "21" in steps(game)


@pytest.mark.rule("storm", "7.0b")
def test_steps_lead_to_adjacent_areas_only():
    game = moving("34", FRENCH, fr={"34": FRENCH}, vm={"1": REGULAR}, to_move="FR")
    assert refusal(game, ["step", "16"]) == "7.0b"
    assert refusal(game, ["step", "34"]) == "7.0b"
    assert refusal(game, ["step", "none"]) == "7.0b"


@pytest.mark.rule("storm", "7.0c")
@pytest.mark.parametrize(
    ("held", "enemy", "area", "cost"),
    [
        ("", "", "13", 1),  # nothing against it
        ("13", "", "13", 2),  # enemy control
        ("", "13", "13", 2),  # an enemy unit in a French area
        ("13", "13", "13", 2),  # both
        ("", "", "17", 2),  # the river
        ("17", "", "17", 2),
        ("", "17", "17", 2),
        ("17", "17", "17", 2),  # all three, and still one point more
    ],
)
def test_a_hard_entry_costs_one_point_more_whatever_makes_it_hard(
    held: str, enemy: str, area: str, cost: int
):
    french = {"10": f"{FRENCH}*2", **({area: FRENCH} if enemy else {})}
    game = moving("10", FRENCH, fr=french, vm={enemy or "1": REGULAR}, held=f"1 {held}", to_move="FR")
    assert costs(game)[area] == cost


@pytest.mark.rule("storm", "7.0d")
@pytest.mark.parametrize(
    ("held", "enemy", "cost"),
    [("", False, 1), ("", True, 2), ("13", True, 2)],
)
def test_leaving_an_enemy_costs_one_point_more(held: str, enemy: bool, cost: int):
    """An area that a stack leaves is under enemy control only with an enemy in it (13.0b)."""
    game = moving(
        "13", FRENCH, fr={"13": f"{FRENCH}*2"}, vm={"13" if enemy else "1": REGULAR}, held=held, to_move="FR"
    )
    assert controls(game, "13") == ("VM" if held else "FR")
    assert costs(game)["16"] == cost


@pytest.mark.rule("storm", "7.0c", "7.0d")
def test_from_enemy_to_enemy_costs_3():
    game = moving("7", ELITE, fr={"7": FRENCH}, vm={"7": f"{ELITE}*2"}, held="7 8 3", to_move="VM")
    found = costs(game)
    assert (found["6"], found["3"], found["8"]) == (3, 2, 3)  # French ground; own ground; across the river


@pytest.mark.rule("storm", "7.0e", "2.2.1d")
def test_a_bridge_takes_the_river_out_of_the_cost():
    game = moving("29", FRENCH, fr={"29": FRENCH}, vm={"1": REGULAR}, to_move="FR")
    found = costs(game)
    assert (found["28"], found["21"]) == (1, 1)
    for area, across in (("28", "36"), ("21", "22"), ("35", "36"), ("38", "36"), ("10", "22"), ("20", "22")):
        game = moving(area, FRENCH, fr={area: FRENCH}, vm={"1": REGULAR}, to_move="FR")
        assert costs(game)[across] == 2


@pytest.mark.rule("storm", "7.0e")
@pytest.mark.parametrize(("origin", "to"), [("29", "28"), ("28", "29"), ("29", "21"), ("21", "29")])
def test_over_a_bridge_an_enemy_still_costs_his_point(origin: str, to: str):
    game = moving(origin, FRENCH, fr={origin: FRENCH}, vm={"1": REGULAR}, held=f"1 {to}", to_move="FR")
    assert costs(game)[to] == 2
    game = moving(origin, FRENCH, fr={origin: FRENCH, to: FRENCH}, vm={to: REGULAR}, held="", to_move="FR")
    assert costs(game)[to] == 2


# ---------------------------------------------------------------- closed areas


@pytest.mark.rule("storm", "7.0f")
def test_the_viet_minh_never_move_into_a_defended_french_area():
    board = {"fr": {"10": FRENCH, "13": f"{FRENCH}/spent"}, "vm": {"7": f"{ELITE}*2", "13": REGULAR}}
    game = moving("7", ELITE, **board, held="7", to_move="VM")
    assert refusal(game, ["step", "10"]) == "7.0f"
    assert refusal(game, ["step", "13"]) == "7.0f"  # spent units defend too, and comrades there do not help
    assert "6" in steps(game)  # French, but empty


@pytest.mark.rule("storm", "7.0f")
def test_the_viet_minh_may_enter_their_own_area_with_french_units_in_it():
    game = moving(
        "7", REGULAR, fr={"11": FRENCH}, vm={"7": REGULAR, "11": REGULAR}, held="7 11", to_move="VM"
    )
    assert costs(game)["11"] == 2
    play(game, ["step", "11"])
    assert units(game, "11") == {"legion": 1, "regular": 1, "regular/spent": 1}


@pytest.mark.rule("storm", "7.0f")
def test_the_french_may_enter_a_defended_viet_minh_area():
    game = moving("10", FRENCH, fr={"10": FRENCH}, vm={"11": f"{REGULAR}*9"}, to_move="FR")
    play(game, ["step", "11"])
    if asked(game)[1] == "move-step":
        play(game, ["stop"])
    assert units(game, "11") == {"regular": 9, "legion/spent": 1}
    assert controls(game, "11") == "VM"


@pytest.mark.rule("storm", "7.0g", "2.2.1b")
@pytest.mark.parametrize("held", ["", "1 2 4"])
def test_the_french_never_enter_a_red_area(held: str):
    game = moving("6", FRENCH, fr={"6": FRENCH}, vm={"11": REGULAR}, held=f"{held} 11", to_move="FR")
    for area in ("1", "2", "4"):
        assert refusal(game, ["step", area]) == "7.0g"
    assert steps(game) == {"7", "9"}


@pytest.mark.rule("storm", "7.0g")
def test_the_viet_minh_move_through_red_areas():
    game = moving("1", REGULAR, fr={"34": FRENCH}, vm={"1": REGULAR}, to_move="VM")
    play(game, ["step", "2"], ["step", "3"])
    assert units(game, "3") == {"regular/spent": 1}


@pytest.mark.rule("storm", "7.0h", "7.0e")
def test_armour_crosses_the_river_by_a_bridge_alone():
    game = moving("28", ARMOUR, fr={"28": ARMOUR}, vm={"1": REGULAR}, to_move="FR")
    assert refusal(game, ["step", "36"]) == "7.0h"
    play(game, ["step", "29"], ["step", "21"], ["step", "20"])
    assert refusal(game, ["step", "22"]) == "7.0h"  # not for want of points
    play(game, ["stop"])
    assert units(game, "20") == {"armour/spent": 1}


@pytest.mark.rule("storm", "7.0h", "7.0j")
def test_one_armour_unit_keeps_the_whole_stack_from_the_river():
    board = {"fr": {"28": f"{ARMOUR} {FRENCH}"}, "vm": {"1": REGULAR}, "to_move": "FR"}
    assert refusal(moving("28", ARMOUR, FRENCH, **board), ["step", "36"]) == "7.0h"
    assert "36" in steps(moving("28", FRENCH, **board))


# ---------------------------------------------------------------- on the way


@pytest.mark.rule("storm", "7.0ix", "7.0i", "13.0b")
def test_example_control_gained_on_the_way_counts_for_the_next_step():
    game = moving("10", FRENCH, fr={"10": FRENCH}, vm={"1": REGULAR}, held="1 7", to_move="FR")
    assert costs(game)["7"] == 2
    play(game, ["step", "7"])
    assert controls(game, "7") == "FR"
    assert costs(game)["13"] == 1  # not 2: nothing is left behind but French ground
    play(game, ["step", "13"])
    assert [e["cost"] for e in events(game, "moved")] == [2, 1]
    assert units(game, "13") == {"legion/spent": 1}
    assert controls(game, "7") == "FR"  # empty again, and still French


@pytest.mark.rule("storm", "7.0i", "7.0d")
def test_an_enemy_met_on_the_way_costs_his_point_for_leaving():
    board = {"fr": {"10": ARMOUR}, "vm": {"7": REGULAR}, "held": "7"}
    game = moving("10", ARMOUR, **board, to_move="FR")
    play(game, ["step", "7"])
    assert costs(game)["13"] == 2
    play(game, ["step", "13"])
    assert [e["cost"] for e in events(game, "moved")] == [2, 2]
    assert units(game, "13") == {"armour/spent": 1}


@pytest.mark.rule("storm", "7.0i", "9.1b")
def test_a_trench_passed_by_the_french_is_gone():
    game = moving(
        "10", FRENCH, fr={"10": FRENCH}, vm={"1": REGULAR}, held="1 7", trench={"7": 2}, to_move="FR"
    )
    play(game, ["step", "7"], ["step", "10"])  # back where it began
    assert (state(game).trench(7), controls(game, "7")) == (0, "FR")
    assert events(game, "trench-lost") == [{"area": "7"}]
    assert units(game, "10") == {"legion/spent": 1}


@pytest.mark.rule("storm", "7.0i", "13.0b")
def test_the_viet_minh_take_control_on_the_way():
    game = moving("7", ELITE, fr={"34": FRENCH}, vm={"7": ELITE}, to_move="VM")
    play(game, ["step", "10"])
    assert controls(game, "10") == "VM"
    assert costs(game) == {"7": 1, "11": 1, "13": 2, "16": 2, "17": 2, "20": 2, "22": 2}
    assert steps(game) == {"7", "11"}


@pytest.mark.rule("storm", "13.0b", "7.0i")
def test_a_contested_area_left_behind_goes_to_the_enemy():
    game = moving("17", FRENCH, fr={"17": FRENCH}, vm={"17": REGULAR}, held="", to_move="FR")
    play(game, ["step", "18"])
    assert controls(game, "17") == "VM"
    assert refusal(game, ["step", "17"]) == "7.0a"  # 2 by now, and 1 is left
    game = moving("17", REGULAR, fr={"17": FRENCH}, vm={"17": REGULAR}, held="15 17 18", trench={"17": 3})
    play(game, ["step", "15"])
    assert (controls(game, "17"), state(game).trench(17)) == ("FR", 0)


# ---------------------------------------------------------------- the end of a move


@pytest.mark.rule("storm", "7.0l", "6.1c")
def test_moved_units_are_spent_and_only_when_the_move_is_over():
    game = moving("34", FRENCH, fr={"34": f"{FRENCH}*2"}, vm={"1": REGULAR}, to_move="FR")
    play(game, ["step", "35"])
    assert units(game, "35") == {"legion": 1}
    play(game, ["stop"])
    assert (units(game, "35"), units(game, "34")) == ({"legion/spent": 1}, {"legion": 1})


@pytest.mark.rule("storm", "6.1a", "7.0l")
def test_who_moves_makes_at_least_one_step():
    game = moving("34", FRENCH, fr={"34": FRENCH}, vm={"1": REGULAR}, to_move="FR")
    assert refusal(game, ["stop"]) == "6.1a"
    assert ["stop"] not in actions(game)
    play(game, ["step", "35"])
    assert ["stop"] in actions(game)


@pytest.mark.rule("storm", "7.0i")
def test_a_step_is_taken_back_before_the_move_is_over():
    game = moving(
        "10", FRENCH, fr={"10": FRENCH}, vm={"1": REGULAR}, held="1 7", trench={"7": 1}, to_move="FR"
    )
    before = game.digest()
    play(game, ["step", "7"])
    game.undo()
    assert game.digest() == before
    assert (controls(game, "7"), state(game).trench(7)) == ("VM", 1)
