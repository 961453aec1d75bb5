"""Every constraint on the data of Storm over Dien Bien Phu holds, fails when broken, says what forces it."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from indochine.kernel.errors import DataError
from indochine.titles.storm.constraints import AUDITOR, PACK, RULES, audit, check, refuse_unplayable
from indochine.titles.storm.constraints.registry import Rulebook
from indochine.titles.storm.pack import FOLDER, Pack, load
from tests.spoil import GONE, Spoiler, backwards, crossed, each, less, twice, with_one_more

BOOK = load()
SPOILER = Spoiler(Pack, FOLDER, AUDITOR)


def test_the_pack_satisfies_every_constraint():
    found = audit(BOOK)
    assert [str(problem) for problem in found.problems] == []
    assert found.done > 5000


@pytest.mark.parametrize("name", [*PACK.by_name, *RULES.by_name])
def test_every_constraint_checks_something_and_says_what(name):
    constraint = SPOILER.constraint(name)
    subject: Any = BOOK if name in PACK.by_name else Rulebook(AUDITOR.index, BOOK)
    assert list(constraint.checks(subject))
    assert constraint.says.endswith(".")


def moved(start: int, target: int) -> Any:
    """All units set up in one area stand in another."""
    return lambda units: [u | {"area": target} if u.get("area") == start else u for u in units]


def with_vertex(polygon: list[Any]) -> list[Any]:
    """Area 5 with a vertex in the middle of its border with area 4."""
    place = polygon.index([54, 350])
    return [*polygon[:place], [18, 348], *polygon[place:]]


def beside(polygon: list[Any]) -> list[Any]:
    """Area 2, laid over an edge of area 1."""
    return [[0, 0], [264, 0], *polygon[1:-1]]


AREA, RIVER, TYPE, UNIT = "map.toml/area", "map.toml/river", "units.toml/unit_type", "units.toml/unit"
CARD, TABLES, RULE = "cards.toml/card", "tables.toml", "rules.toml/rule"
BATTLE = "scenarios.toml/scenario/battle"

BROKEN: list[tuple[str, str, Any]] = [
    # the board as listed and as drawn
    ("neighbours_exist", f"{AREA}/17/adjacent", with_one_more(43)),
    ("neighbours_mutual", f"{AREA}/17/adjacent", with_one_more(20)),
    ("map_connected", AREA, each("adjacent", lambda area: area["adjacent"] if area["number"] > 1 else [])),
    ("polygons_have_vertices", f"{AREA}/17/polygon", [[1, 1], [5, 1], [5, 5]]),
    ("polygons_on_canvas", f"{AREA}/42/polygon/1", [1001, 1400]),
    ("polygons_wound_alike", f"{AREA}/17/polygon", backwards),
    ("polygons_simple", f"{AREA}/17/polygon", crossed),
    ("edges_used_once", f"{AREA}/2/polygon", beside),
    ("borders_do_not_cross", f"{AREA}/17/polygon/0", [900, 300]),
    ("borders_meet_at_vertices", f"{AREA}/5/polygon", with_vertex),
    ("borders_shared_whole", f"{AREA}/5/polygon", with_vertex),
    ("neighbours_as_drawn", f"{AREA}/17/adjacent", with_one_more(20)),
    ("labels_inside", f"{AREA}/17/label", [845, 640]),
    ("areas_tile_the_map", "map.toml/canvas/height", 1401),
    ("open_borders_at_the_rim", f"{AREA}/17/polygon/0", [847, 479]),
    ("edge_as_drawn", f"{AREA}/17/edge", True),
    # areas
    ("areas_numbered", f"{AREA}/42/number", 43),
    ("areas_of_the_book", AREA, lambda areas: areas[:37]),
    ("red_along_the_edge", f"{AREA}/1/number_colour", "black"),
    ("red_held_by_the_viet_minh", f"{AREA}/1/control", "FR"),
    ("runway_blue", f"{AREA}/16/number_colour", "black"),
    ("six_green_areas", f"{AREA}/10/number_colour", "black"),
    ("green_by_the_runway", f"{AREA}/26/number_colour", "green"),
    ("runway_west_of_the_river", f"{AREA}/16/bank", "east"),
    ("bonus_sets", f"{AREA}/17/bonus", "white"),
    ("french_hold_the_bonus_sets", f"{AREA}/6/control", "VM"),
    ("outer_strongpoints", f"{AREA}/14/names", ["Gabrielle"]),
    ("dominique", f"{AREA}/17/names", ["Éliane 1"]),
    ("defence_up_to_three", f"{AREA}/17/defence", 4),
    ("victory_areas_defend_with_three", f"{AREA}/17/defence", 3),
    ("nine_victory_areas", f"{AREA}/37/victory", False),
    ("bonus_sets_bring_no_victory", f"{AREA}/6/victory", True),
    ("victory_to_the_south_east", f"{AREA}/6/victory", True),
    ("victory_areas_start_french", f"{AREA}/37/control", "VM"),
    ("relief_can_enter", f"{AREA}/38/number_colour", "red"),
    # the river
    ("river_between_areas", f"{RIVER}/10-17/between", [10, 43]),
    ("river_parts_the_banks", f"{RIVER}/3-8", GONE),
    ("two_bridges", f"{RIVER}/10-17/bridge", True),
    ("river_is_one_line", f"{RIVER}/10-22", GONE),
    # counters
    ("counters_once", UNIT, twice),
    ("units_of_known_type", f"{UNIT}/fr-7rta5-1/type", "marine"),
    ("units_placed_somewhere", f"{UNIT}/fr-7rta5-1/area", 43),
    ("both_sides_have_units", UNIT, lambda units: [u for u in units if u["type"] != "armour"]),
    ("counters_of_the_box", "units.toml/marker/trench/count", 25),
    ("kinds_of_marker", "units.toml/marker/fire", GONE),
    ("markers_for_three_areas", "units.toml/marker/out-of-supply/count", 2),
    ("french_kinds", f"{TYPE}/anti-aircraft/kind", "infantry"),
    ("viet_minh_classes", f"{TYPE}/elite/class", "regular"),
    ("thai_mark", f"{TYPE}/thai-battalion/thai", False),
    ("fresh_units_fire_and_move", f"{TYPE}/regular/firepower", 0),
    ("spent_side_one_lower", f"{TYPE}/legion/spent_defence", 9),
    ("armour_excels", f"{TYPE}/armour/movement", 3),
    ("airborne_outfight_infantry", f"{TYPE}/legion/firepower", 2),
    ("french_formations", f"{UNIT}/fr-7rta5-1/formation", "V/7 RI"),
    ("replacements_in_the_box", f"{TYPE}/replacement/movement", 3),
    ("box_never_short", UNIT, lambda units: units[:-2]),
    ("three_starred_units", f"{UNIT}/fr-isa-1rcc", GONE),
    ("starred_infantry_and_armour", f"{UNIT}/fr-isa-1rcc/type", "legion"),
    ("setup_stacks", f"{TABLES}/limits/stacking_per_side", 8),
    ("setup_in_own_areas", f"{UNIT}/fr-7rta5-1/area", 7),
    ("no_french_in_red_areas", f"{UNIT}/fr-7rta5-1/area", 1),
    ("outer_strongpoints_besieged", UNIT, moved(14, 17)),
    ("viet_minh_before_beatrice", UNIT, moved(8, 15)),
    ("firing_units_exist", f"{TYPE}/armour/firepower", 4),
    ("best_defences", f"{TYPE}/elite/defence", 9),
    ("moving_units_exist", TYPE, each("movement", lambda kind: 4 if kind["id"] == "armour" else 1)),
    ("seven_units_make_nine", f"{TYPE}/elite/firepower", 3),
    # cards
    ("two_decks", f"{CARD}/vm-27", GONE),
    ("copies_of_each_card", f"{CARD}/fr-22/key", "tot-artillery"),
    ("copies_alike", f"{CARD}/fr-23/impulse", False),
    ("firepower_of_cards", f"{CARD}/vm-09/firepower", 13),
    ("firepower_on_a_crowd", f"{CARD}/vm-21/crowded_firepower", 9),
    ("amounts_of_cards", f"{CARD}/vm-15/amount", 3),
    ("cards_played_together", f"{CARD}/fr-07/together", "cumulative"),
    ("cards_never_together", f"{CARD}/fr-11/not_with", "flares"),
    ("cards_that_leave_the_game", f"{CARD}/fr-01/removed", False),
    ("cards_with_two_effects", f"{CARD}/fr-22/alternative", "counter-battery"),
    ("turns_of_cards", f"{CARD}/fr-09/last_turn", 5),
    ("counter_attack_after_a_loss", f"{CARD}/fr-16/after_loss", False),
    ("impulse_cards_in_own_impulse", f"{CARD}/fr-18/window", "any-time-own-impulse"),
    ("trench_values", f"{CARD}/vm-01/trench", 4),
    ("cards_sourced", f"{CARD}/vm-01/source/trench", GONE),
    # tables and scenario
    ("eight_turns", f"{TABLES}/turn/8", GONE),
    ("supply_rows_complete", f"{TABLES}/supply/row/1", GONE),
    ("one_battle", f"{BATTLE}/id", "siege"),
    ("turns_are_weeks", f"{TABLES}/turn/2/first_day", date(1954, 3, 21)),
    ("french_hand_on_turn_one", f"{TABLES}/turn/1/french_hand", 5),
    ("french_start_with_six_cards", f"{TABLES}/bonus/cards_per_set", 2),
    ("decks_last", f"{TABLES}/turn/8/viet_minh_hand", 21),
    ("two_dice", f"{TABLES}/dice/count", 4),
    ("stacking_limit", f"{TABLES}/limits/stacking_per_side", 10),
    ("movement_costs", f"{TABLES}/movement/enter", 2),
    ("sapping_figures", f"{TABLES}/sapping/units_per_level", 3),
    ("assault_figures", f"{TABLES}/assault/trench_needed", 2),
    ("six_areas_needed", f"{TABLES}/victory/areas_needed", 5),
    ("damage_menu", f"{TABLES}/damage", lambda rows: rows[:-1]),
    ("supply_table", f"{TABLES}/supply/row/1/areas_out", 2),
    ("half_the_die", f"{TABLES}/replacements/by_die/0", 0),
    ("relief_table", f"{TABLES}/relief/row/1/max", 6),
    ("scenario_of_eight_turns", f"{BATTLE}/first_player", "FR"),
    ("bidding_is_an_option", "scenarios.toml/option/bid/default", True),
    # the index of rules
    ("rules_complete", f"{RULE}/5.3/needs", ""),
    ("rules_once", f"{RULE}/5.3/id", "5.4"),
    ("examples_with_figures", f"{RULE}/8.4x1/expect", GONE),
    ("examples_present", f"{RULE}/8.4x1", GONE),
    ("rules_of_known_kind", f"{RULE}/5.3/kind", "rule"),
    ("rules_placed", f"{RULE}/5.3/also", "page 4"),
    ("sections_indexed", f"{RULE}/5.3", GONE),
    ("citations_known", f"{AREA}/17/source/number", "rule 17.0"),
    ("cards_indexed", f"{RULE}/card:vm-27", GONE),
    # the worked examples
    ("neighbours_of_the_examples", f"{AREA}/14/adjacent", less(17)),
    ("neighbours_by_bridge", f"{AREA}/29/adjacent", less(21)),
    ("no_sixth_neighbour_of_11", f"{AREA}/11/adjacent", with_one_more(13)),
    ("river_of_the_examples", f"{RIVER}/10-17", GONE),
    ("ground_of_11", f"{AREA}/11/defence", 2),
    ("french_may_enter", f"{AREA}/7/number_colour", "red"),
    ("french_move_from_10", f"{TABLES}/movement/enter_extra", 2),
    ("armour_stays_in_17", f"{RIVER}/10-17/bridge", True),
    ("french_move_from_17", f"{TABLES}/movement/leave_extra", 0),
    ("viet_minh_move_from_17", f"{AREA}/17/adjacent", less(14)),
    ("armour_crosses_the_bridges", f"{RIVER}/28-29/bridge", False),
    ("control_gained_on_the_way", f"{AREA}/7/control", "FR"),
    ("ground_and_trench_count_three", f"{TABLES}/sapping/max_total_terrain", 4),
    ("fire_from_10_into_11", f"{TYPE}/regular/defence", 9),
    ("retreat_from_11", f"{AREA}/11/adjacent", less(7)),
    ("retreat_from_14", f"{AREA}/14/adjacent", with_one_more(15)),
    ("night_assaults_add_up", f"{CARD}/vm-25/amount", 2),
    ("guns_fire_over_open_sights", f"{CARD}/fr-04/firepower", 7),
    ("three_ways_to_take_five", f"{TABLES}/damage/0/points", 2),
    ("nine_clears_three_units", f"{TABLES}/damage/4/points", 4),
    ("giap_rolls_two_six_twelve", f"{TYPE}/armour/defence", 11),
    ("four_of_seven_remain", f"{TABLES}/assault/automatic_loss", 2),
    ("nine_units_make_nine", f"{TYPE}/regular/firepower", 0),
]
NAMES = [name for name, _, _ in BROKEN]


@pytest.mark.parametrize(("name", "path", "value"), BROKEN, ids=NAMES)
def test_a_broken_datum_breaks_its_constraint(name, path, value):
    SPOILER.assert_breaks(name, path, value)


def test_every_constraint_has_a_datum_that_breaks_it():
    assert set(NAMES) == {*PACK.by_name, *RULES.by_name}


@pytest.mark.parametrize(("name", "path", "value"), BROKEN, ids=NAMES)
def test_the_whole_audit_survives_whatever_is_broken(name, path, value):
    SPOILER.assert_survives(name, path, value, BOOK)


@pytest.mark.parametrize(
    ("name", "path", "value", "expected"),
    [
        (
            "ground_of_11",
            f"{AREA}/11/defence",
            2,
            "map.toml: area 11: field defence: must be 1, is 2 [E 8.0]",
        ),
        (
            "two_bridges",
            f"{RIVER}/10-17/bridge",
            True,
            "map.toml: river 10-17: field bridge: must be False, is True [7.0]",
        ),
        (
            "nine_victory_areas",
            f"{AREA}/37/victory",
            False,
            "map.toml: area: field victory: must be 9, is 8 [public]",
        ),
        (
            "no_sixth_neighbour_of_11",
            f"{AREA}/11/adjacent",
            with_one_more(13),
            "map.toml: area 11: field adjacent: must be 7, 8, 10, 14, 17, is 7, 8, 10, 13, 14, 17 [design]",
        ),
        (
            "river_parts_the_banks",
            f"{RIVER}/3-8",
            GONE,
            "map.toml: river 3-8: field between: no river between the banks [design]",
        ),
    ],
)
def test_a_problem_says_where_and_what_forces_it(name, path, value, expected):
    assert [str(problem) for problem in SPOILER.problems_of(name, path, value)] == [expected]


def test_broken_structure_is_refused_before_play():
    pack = SPOILER.broken(f"{UNIT}/fr-7rta5-1/type", "marine").pack
    problem = r"^units\.toml: unit fr-7rta5-1: field type: marine is no type of unit$"
    with pytest.raises(DataError, match=problem):
        refuse_unplayable(pack)
    refuse_unplayable(BOOK)


def test_another_value_than_ours_does_not_stop_play():
    pack = SPOILER.broken(f"{TYPE}/legion/spent_defence", 9).pack
    refuse_unplayable(pack)
    assert not any(problem.forced for problem in check(pack))
