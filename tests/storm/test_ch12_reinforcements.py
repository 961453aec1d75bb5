"""12.0: replacements by die, reinforcements by turn, and where both are placed."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.storm.rules.ch12_reinforcements import arriving

from .table import TITLE, actions, asked, controls, events, phase, play, refusal, state, table, units
from .test_cards_viet_minh_impulses import with_box

EDGE = "1 2 3 4 5 8 12 15 23 24 32 33 39 40 41 42"
FRENCH_TURNS = {1: 8, 3: 4, 4: 4, 7: 3}
VIET_MINH_TURNS = {1: 9, 2: 12, 4: 6, 6: 6, 7: 3}


def arrivals(
    turn: int,
    dice: list[int] | None = None,
    fr: dict[str, str] | None = None,
    vm: dict[str, str] | None = None,
    **fields: Any,
) -> indochine.Game:
    """The end of the End Phase of a turn, its replacement roll still to come."""
    agenda = phase("end-phase", "reinforce")
    return table(fr or {}, vm or {}, turn=turn, dice=dice or [], agenda=agenda, **fields)


def number(game: indochine.Game) -> int:
    """How many units are still to be placed."""
    assert game.decision is not None
    count: int = game.decision.context()["number"]
    return count


def areas(game: indochine.Game) -> set[str]:
    return {action[-1] for action in actions(game)}


# Replacements


@pytest.mark.rule("storm", "12.1a", "12.1b")
@pytest.mark.parametrize(("die", "units_in"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_a_die_rounded_up(die: int, units_in: int) -> None:
    game = arrivals(5, [die])
    assert events(game, "replacements-rolled") == [{"die": die, "number": units_in}]
    assert asked(game) == ("VM", "place-units")
    assert number(game) == units_in
    play(game, *[["place", "replacement", "11"]] * units_in)
    assert units(game, "11") == {"replacement": units_in}  # fresh
    assert len(game.position()["box"]) == 24 - units_in


@pytest.mark.rule("storm", "12.1b")
def test_replacements_are_1_7_2() -> None:
    printed = next(t for t in TITLE.pack.units.unit_type if t.id == "replacement")
    assert (printed.firepower, printed.defence, printed.movement) == (1, 7, 2)
    assert {unit.type for unit in TITLE.pack.units.unit if unit.placed == "box"} == {"replacement"}


@pytest.mark.rule("storm", "12.1a")
def test_no_roll_on_turn_1_nor_beside_the_marker() -> None:
    first = arrivals(1, [6])
    assert events(first, "replacements-rolled") == []
    assert (len(events(first, "no-replacements")), number(first)) == (1, 9)
    marked = arrivals(2, [6], no_replacements=True)
    assert events(marked, "replacements-rolled") == []
    assert number(marked) == 12  # the reinforcements come all the same


@pytest.mark.rule("storm", "12.1a")
@pytest.mark.parametrize(("left", "come"), [(3, 3), (2, 2), (1, 1)])
def test_no_more_than_the_box_holds(left: int, come: int) -> None:
    waiting = table(turn=5)
    document = with_box(waiting, left).position()
    document["agenda"] = phase("end-phase", "reinforce")
    game = TITLE.from_position(document, seed=1, dice=[6])
    assert events(game, "replacements-rolled") == [{"die": 6, "number": come}]
    assert number(game) == come


@pytest.mark.rule("storm", "12.1a")
def test_an_empty_box_brings_nobody() -> None:
    document = with_box(table(turn=5), 0).position()
    document["agenda"] = phase("end-phase", "reinforce")
    game = TITLE.from_position(document, seed=1, dice=[6])
    assert events(game, "replacements-rolled") == [{"die": 6, "number": 0}]
    assert events(game, "placed") == events(game, "not-placed") == []
    assert state(game).turn > 5


# Reinforcements


@pytest.mark.rule("storm", "2.1.1e", "12.2")
def test_every_unit_has_its_area_its_turn_its_star_or_the_box() -> None:
    document = TITLE.start(seed=1).position()
    for unit in TITLE.pack.units.unit:
        if unit.placed == "setup":
            assert unit.id in document["areas"][str(unit.area)]["units"]
        else:
            box = {"turn": "track", "star": "starred", "box": "box"}[unit.placed]
            assert unit.id in document[box]
    starred = [unit for unit in TITLE.pack.units.unit if unit.id in document["starred"]]
    assert [unit.id[:2] for unit in starred] == ["fr"] * 3


@pytest.mark.rule("storm", "2.1.1e", "12.2")
@pytest.mark.parametrize("turn", range(1, 9))
def test_units_arrive_in_the_end_phase_of_their_turn(turn: int) -> None:
    game = table(turn=turn)
    for side, turns in ((0, FRENCH_TURNS), (1, VIET_MINH_TURNS)):
        due = TITLE.book.unit_names(arriving(state(game), side))
        assert len(due) == turns.get(turn, 0)
        assert {unit.turn for unit in TITLE.pack.units.unit if unit.id in due} <= {turn}


@pytest.mark.rule("storm", "12.1b", "12.2", "12.3a", "4.0Cd")
def test_the_viet_minh_place_first_replacements_and_all_then_the_french() -> None:
    game = arrivals(4, [5])
    assert (asked(game), number(game)) == (("VM", "place-units"), 6 + 3)
    game.play(["place-stack", "11"])
    assert units(game, "11") == {"regular": 6, "replacement": 3}
    assert (asked(game), number(game)) == (("FR", "place-units"), 4)
    game.play(["place-stack", "34"])
    assert units(game, "34") == {"para": 4}
    assert state(game).turn == 5
    track = game.position()["track"]
    assert {unit.turn for unit in TITLE.pack.units.unit if unit.id in track} == {1, 2, 3, 6, 7}


@pytest.mark.rule("storm", "2.1.1e", "12.2")
def test_starred_units_never_arrive_by_themselves() -> None:
    game = arrivals(1)
    while game.decision and game.decision.name == "place-units":
        game.play(actions(game)[-1])
    assert len(game.position()["starred"]) == 3


# Where the Viet Minh place


@pytest.mark.rule("storm", "12.3a")
def test_any_viet_minh_area_even_with_french_units_in_it() -> None:
    alone = arrivals(5, [3], {"7": "legion*2"}, {"7": "regular"}, held="7")
    assert actions(alone) == [["place", "replacement", "7"], ["place-stack", "7"]]
    contested = arrivals(5, [3], {"7": "legion*2"}, {"7": "regular"}, held=EDGE + " 7")
    assert {"7", *EDGE.split()} <= areas(contested)
    play(contested, ["place-stack", "7"])
    assert units(contested, "7") == {"legion": 2, "regular": 1, "replacement": 2}


@pytest.mark.rule("storm", "12.3a")
def test_a_french_area_with_french_units_is_closed_even_beside_the_chain() -> None:
    game = arrivals(5, [1], {"10": "legion", "17": "legion"}, {"17": "regular"})
    assert refusal(game, ["place", "replacement", "10"]) == "12.3a"
    assert refusal(game, ["place", "replacement", "17"]) == "12.3a"  # although Viet Minh stand in it too
    assert refusal(game, ["place", "replacement", "13"]) == ""
    assert refusal(game, ["place", "replacement", "20"]) == "12.3a"  # next to no Viet Minh area


@pytest.mark.rule("storm", "12.3a", "13.0b")
def test_an_empty_french_area_becomes_viet_minh_at_once_and_lengthens_the_chain() -> None:
    game = arrivals(5, [5])
    assert controls(game, "10") == "FR"
    assert refusal(game, ["place", "replacement", "20"]) == "12.3a"
    game.play(["place", "replacement", "10"])
    assert controls(game, "10") == "VM"
    assert events(game, "control") == [{"side": "VM", "area": "10"}]
    game.play(["place", "replacement", "20"])
    game.play(["place", "replacement", "27"])  # next to 20
    assert controls(game, "20") == controls(game, "27") == "VM"


@pytest.mark.rule("storm", "12.3a")
def test_a_chain_that_does_not_reach_the_edge_opens_nothing() -> None:
    cut_off = arrivals(5, [3], held="7 10")
    assert areas(cut_off) == {"7", "10"}
    assert refusal(cut_off, ["place", "replacement", "13"]) == "12.3a"
    joined = arrivals(5, [3], held="3 7 10")
    assert areas(joined) == {"3", "7", "10"} | {"2", "6", "8", "9", "11", "13", "16", "17", "20", "22"}


@pytest.mark.rule("storm", "12.3a")
def test_placing_may_mend_a_broken_chain() -> None:
    """3 is on the edge, 10 is Viet Minh but cut off; a unit in 7 joins them."""
    game = arrivals(5, [3], held="3 10")
    assert refusal(game, ["place", "replacement", "16"]) == "12.3a"
    play(game, ["place", "replacement", "7"], ["place", "replacement", "16"])
    assert controls(game, "16") == "VM"


# Stacks, limits, losses


@pytest.mark.rule("storm", "12.3c", "7.0k")
def test_singly_or_in_stacks_within_the_limit() -> None:
    game = arrivals(2, [1], vm={"11": "regular*7", "8": "regular*8", "2": "regular*9"})
    assert refusal(game, ["place", "regular", "2"]) == refusal(game, ["place-stack", "2"]) == "12.3c"
    assert refusal(game, ["place-stack", "8"]) == "12.3c"  # room for one is no stack
    assert refusal(game, ["place", "para", "11"]) == "12.2"
    game.play(["place-stack", "11"])
    assert units(game, "11") == {"regular": 9}
    assert number(game) == 13 - 2
    play(game, ["place", "elite", "8"], ["place", "replacement", "7"])
    assert units(game, "8") == {"regular": 8, "elite": 1}
    assert units(game, "7") == {"replacement": 1}
    assert number(game) == 9
    assert refusal(game, ["place", "replacement", "7"]) == "12.2"  # none is left


@pytest.mark.rule("storm", "12.3c")
def test_a_last_unit_is_no_stack() -> None:
    game = arrivals(5, [1])
    assert refusal(game, ["place-stack", "11"]) == "12.3c"
    assert ["place-stack", "11"] not in actions(game)


@pytest.mark.rule("storm", "12.3c")
def test_units_come_in_any_order() -> None:
    """An elite unit opens the way into 10, and only then may a regular go beyond."""
    game = arrivals(2, [1])
    assert refusal(game, ["place", "regular", "20"]) == "12.3a"
    play(game, ["place", "elite", "10"], ["place", "regular", "20"])
    assert (units(game, "10"), units(game, "20")) == ({"elite": 1}, {"regular": 1})


@pytest.mark.rule("storm", "12.3c")
def test_with_room_for_one_the_owner_says_who_comes_and_the_others_are_eliminated() -> None:
    game = arrivals(2, [1], vm={"7": "regular*8"}, held="7")
    before = len(game.position()["eliminated"])
    game.play(["place", "elite", "7"])
    assert units(game, "7") == {"regular": 8, "elite": 1}
    lost = events(game, "not-placed")[0]
    assert sorted(lost["units"]) == ["elite"] * 2 + ["regular"] * 9 + ["replacement"]
    assert len(game.position()["eliminated"]) == before + 12
    assert len(game.position()["box"]) == 23


@pytest.mark.rule("storm", "12.3c")
def test_with_nothing_valid_all_are_eliminated() -> None:
    nowhere = arrivals(4, [2], held="")
    lost = events(nowhere, "not-placed")[0]
    assert (lost["side"], sorted(lost["units"])) == ("VM", ["regular"] * 6 + ["replacement"])
    assert asked(nowhere) == ("FR", "place-units")
    held = " ".join(str(area) for area in range(1, 43))
    no_french_area = arrivals(3, [1], held=held)
    no_french_area.play(["place", "replacement", "11"])
    lost = events(no_french_area, "not-placed")[0]
    assert (lost["side"], lost["units"]) == ("FR", ["para"] * 4)


# Where the French place


@pytest.mark.rule("storm", "12.3b")
def test_the_french_place_in_their_areas_contested_or_not_and_nowhere_else() -> None:
    fr = {"17": "legion", "7": "legion", "10": "legion*9"}
    game = arrivals(3, [1], fr, {"17": "regular*2", "7": "regular"})
    game.play(["place", "replacement", "11"])
    assert asked(game) == ("FR", "place-units")
    assert refusal(game, ["place", "para", "7"]) == "12.3b"  # French units, but a Viet Minh area
    assert refusal(game, ["place", "para", "11"]) == refusal(game, ["place", "para", "1"]) == "12.3b"
    assert refusal(game, ["place", "para", "10"]) == "12.3c"
    play(game, ["place", "para", "17"], ["place-stack", "36"])
    assert units(game, "17") == {"legion": 1, "regular": 2, "para": 1}
    assert units(game, "36") == {"para": 3}  # an empty French area needs no chain


@pytest.mark.rule("storm", "12.3a", "12.3b")
def test_what_the_viet_minh_take_first_the_french_cannot_use() -> None:
    game = arrivals(3, [1], fr={"22": "legion"})
    game.play(["place", "replacement", "10"])
    assert asked(game) == ("FR", "place-units")
    assert refusal(game, ["place", "para", "10"]) == "12.3b"


@pytest.mark.rule("storm", "12.2", "4.0Cb")
def test_arrivals_are_fresh_also_beside_spent_units_out_of_supply() -> None:
    game = table({"10": "legion/spent"}, turn=3, dice=[4, 5, 1], agenda=phase("end-phase", "supply"))
    play(game, ["place", "replacement", "11"], ["place-stack", "10"])
    assert units(game, "10") == {"legion/spent": 1, "para": 4}
