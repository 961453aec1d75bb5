"""11.0: French supply: the sum, the rows, the choice of areas, and who stays spent."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.storm.rules.ch11_supply import supply_tally

from .table import TITLE, actions, asked, events, phase, play, refusal, state, table, units

RUNWAYS = ("16", "20", "21")
GREEN = ("10", "13", "19", "25", "27", "28")
SPENT = {"10": "legion/spent", "13": "para/spent legion", "22": "legion/spent"}


def supply(
    dice: list[int], fr: dict[str, str] | None = None, vm: dict[str, str] | None = None, **fields: Any
) -> indochine.Game:
    """The supply step of turn 5, in which nothing arrives but replacements."""
    agenda = phase("end-phase", "supply")
    return table(fr or SPENT, vm, turn=5, dice=[*dice, 1], agenda=agenda, **fields)


def marked(game: indochine.Game) -> list[str]:
    return [event["area"] for event in events(game, "out-of-supply")]


@pytest.mark.rule("storm", "11.0a", "2.2.1c")
def test_the_coloured_areas_are_those_of_the_book() -> None:
    colours = {str(area.number): area.number_colour for area in TITLE.pack.map.area}
    assert [number for number, colour in colours.items() if colour == "blue"] == list(RUNWAYS)
    assert [number for number, colour in colours.items() if colour == "green"] == list(GREEN)


@pytest.mark.rule("storm", "11.0a", "2.2.1c")
@pytest.mark.parametrize(
    ("held", "more"),
    [("", 0), *((area, 2) for area in RUNWAYS), *((area, 1) for area in GREEN), ("7 17 29", 0)]
    + [(" ".join(RUNWAYS), 6), (" ".join(GREEN), 6), (" ".join(RUNWAYS + GREEN), 12), ("16 10 13", 4)],
)
def test_two_for_each_runway_area_and_one_for_each_green_area(held: str, more: int) -> None:
    game = table(held=held)
    assert supply_tally(state(game), 7).total == 7 + more


@pytest.mark.rule("storm", "11.0a", "2.2.1c")
def test_the_sum_is_told_part_by_part() -> None:
    roll = events(supply([3, 4], held="16 20 28"), "supply-rolled")[0]
    assert roll["faces"] == [3, 4]
    parts = [(part["label"], part["worth"]) for part in roll["sum"]]
    assert parts == [("dice", 7), ("runways", 4), ("green-areas", 1)]
    assert (roll["total"], roll["number"]) == (12, 1)


@pytest.mark.rule("storm", "11.0a", "13.0a")
def test_what_counts_is_control_not_presence() -> None:
    game = table({"16": "legion"}, {"16": "regular*3"}, held="")
    assert supply_tally(state(game), 2).total == 2
    game = table({"16": "legion*3"}, {"16": "regular"}, held="16")
    assert supply_tally(state(game), 2).total == 4


ROWS = [
    ([1, 1], "", 0),  # 2
    ([4, 4], "", 0),  # 8
    ([3, 4], "25", 0),  # 8 with a green area
    ([4, 5], "", 1),  # 9
    ([6, 6], "", 1),  # 12
    ([4, 5], "16 20 21", 1),  # 15
    ([5, 5], "16 20 21", 2),  # 16
    ([6, 6], "16 20 21 19 25 27 28", 2),  # 22
]


@pytest.mark.rule("storm", "11.0b")
@pytest.mark.parametrize(("dice", "held", "out"), ROWS)
def test_no_area_up_to_8_one_up_to_15_two_from_16(dice: list[int], held: str, out: int) -> None:
    game = supply(dice, held=held + " 1 2 3 4 5 7 8")
    assert events(game, "supply-rolled")[0]["number"] == out
    for _ in range(out):
        assert asked(game) == ("VM", "cut-off")
        game.play(actions(game)[0])
    assert asked(game) == ("VM", "place-units")
    assert len(marked(game)) == out


@pytest.mark.rule("storm", "11.0b")
@pytest.mark.parametrize("total", range(2, 25))
def test_the_rows_leave_no_gap(total: int) -> None:
    assert TITLE.pack.tables.supply.areas_out(total) == (total >= 9) + (total >= 16)


@pytest.mark.rule("storm", "11.0c")
def test_the_viet_minh_choose_among_french_areas_with_french_units() -> None:
    fr = {**SPENT, "17": "para/spent", "7": "north-african/spent"}
    game = supply([4, 5], fr, {"17": "regular", "7": "regular", "11": "regular"})
    assert asked(game) == ("VM", "cut-off")
    assert actions(game) == [["cut", "10"], ["cut", "13"], ["cut", "17"], ["cut", "22"]]
    for area in ("7", "11", "20"):  # French in a Viet Minh area, no French at all, nobody at all
        assert refusal(game, ["cut", area]) == "11.0c"
    game.play(["cut", "17"])
    assert marked(game) == ["17"]
    assert units(game, "17") == {"para/spent": 1, "regular": 1}
    assert units(game, "7") == {"north-african": 1, "regular": 1}


@pytest.mark.rule("storm", "11.0c", "4.0Cb", "4.0Cc")
def test_units_out_of_supply_keep_their_side_while_all_others_recover() -> None:
    vm = {"11": "regular/spent*2 elite", "13": "regular/spent"}
    game = supply([4, 5], vm=vm, fire={"10": ["FR"], "11": ["VM"]})
    game.play(["cut", "13"])
    assert units(game, "13") == {"para/spent": 1, "legion": 1, "regular": 1}
    assert units(game, "10") == units(game, "22") == {"legion": 1}
    assert units(game, "11") == {"regular": 2, "elite": 1}
    areas = game.position()["areas"].values()
    assert not any(area["out_of_supply"] or area["fire"] for area in areas)


@pytest.mark.rule("storm", "11.0b", "11.0c")
def test_two_different_areas() -> None:
    game = play(supply([5, 5], held="16 20 21"), ["cut", "22"])
    assert refusal(game, ["cut", "22"]) == "11.0c"
    assert actions(game) == [["cut", "10"], ["cut", "13"]]
    game.play(["cut", "10"])
    assert marked(game) == ["22", "10"]
    assert (units(game, "10"), units(game, "22")) == ({"legion/spent": 1}, {"legion/spent": 1})
    assert units(game, "13") == {"para": 1, "legion": 1}


@pytest.mark.rule("storm", "11.0c")
def test_there_may_be_fewer_areas_than_markers() -> None:
    game = supply([5, 5], {"10": "legion/spent"}, held="16 20 21")
    assert marked(game) == ["10"]
    nobody = supply([6, 6], {"7": "legion"}, {"7": "regular"})
    assert marked(nobody) == []
    assert asked(nobody) == ("VM", "place-units")


@pytest.mark.rule("storm", "11.0c")
def test_the_markers_do_not_outlive_the_turn() -> None:
    game = play(supply([4, 5]), ["cut", "10"])
    assert state(game).unsupplied == 0
    assert game.decision is not None
    game.play(["place", "replacement", "11"])
    assert state(game).turn == 6
    assert units(game, "10") == {"legion/spent": 1}
