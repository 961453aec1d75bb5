"""Every constraint on the data of Saigon 75 holds, fails when broken, and says what forces it."""

from __future__ import annotations

from typing import Any

import pytest

from indochine.kernel.errors import DataError
from indochine.titles.saigon75.constraints import AUDITOR, PACK, RULES, audit, check, refuse_unplayable
from indochine.titles.saigon75.constraints.registry import Rulebook
from indochine.titles.saigon75.pack import FOLDER, Pack, load
from tests.spoil import GONE, Spoiler, backwards, crossed, twice, with_one_more

BOOK = load()
SPOILER = Spoiler(Pack, FOLDER, AUDITOR)


def test_the_pack_satisfies_every_constraint():
    found = audit(BOOK)
    assert [str(problem) for problem in found.problems] == []
    assert found.done > 2000


@pytest.mark.parametrize("name", [*PACK.by_name, *RULES.by_name])
def test_every_constraint_checks_something_and_says_what(name):
    constraint = SPOILER.constraint(name)
    subject: Any = BOOK if name in PACK.by_name else Rulebook(AUDITOR.index, BOOK)
    assert list(constraint.checks(subject))
    assert constraint.says.endswith(".")


def with_vertex(polygon: list[Any]) -> list[Any]:
    """Quang Tri with a vertex in the middle of its border with Da Nang."""
    place = polygon.index([558, 223])
    return [*polygon[:place], [573, 219], *polygon[place:]]


MAP, UNITS, TABLES, SCENARIOS = "map.toml/province", "units.toml", "tables.toml", "scenarios.toml"
CARD, SOLO, RULE = "cards.toml/card", "solo.toml/solo_card", "rules.toml/rule"
STANDARD = f"{SCENARIOS}/scenario/standard"
NV, SV = f"{TABLES}/activation/nv", f"{TABLES}/activation/sv"

BROKEN: list[tuple[str, str, Any]] = [
    # the drawing
    ("polygons_have_vertices", f"{MAP}/saigon/polygon", [[1, 1], [5, 1], [5, 5]]),
    ("canvas_is_portrait", "map.toml/canvas/height", 1000),
    ("polygons_on_canvas", f"{MAP}/nha_trang/polygon/0", [1001, 694]),
    ("polygons_wound_alike", f"{MAP}/saigon/polygon", backwards),
    ("polygons_simple", f"{MAP}/saigon/polygon", crossed),
    ("edges_used_once", f"{MAP}/pleiku/polygon", lambda _: [[618, 617], [690, 637], [762, 652], [810, 713]]),
    ("borders_do_not_cross", f"{MAP}/da_nang/polygon/2", [500, 300]),
    ("borders_meet_at_vertices", f"{MAP}/quang_tri/polygon", with_vertex),
    ("borders_shared_whole", f"{MAP}/quang_tri/polygon", with_vertex),
    ("land_without_holes", f"{MAP}/quang_tri/polygon", with_vertex),
    ("neighbours_as_drawn", f"{MAP}/saigon/adjacent", with_one_more("can_tho")),
    ("frontier_as_drawn", f"{MAP}/saigon/borders", ["cambodia"]),
    ("coast_as_drawn", f"{MAP}/saigon/coast", False),
    ("coast_is_one_line", f"{MAP}/kon_tum/polygon/3", [748, 471]),
    ("labels_inside", f"{MAP}/saigon/label", [424, 923]),
    # the board
    ("provinces_once", f"{MAP}/saigon/id", "an_loc"),
    ("twenty_provinces", f"{MAP}/xuan_loc", GONE),
    ("three_regions", "map.toml/region/laos", GONE),
    ("provinces_of_the_book", f"{MAP}/phu_yen/id", "song_cau"),
    ("northern_reading", f"{MAP}/quang_ngai/id", "hue"),
    ("neighbours_exist", f"{MAP}/saigon/adjacent", with_one_more("hanoi")),
    ("neighbours_mutual", f"{MAP}/saigon/adjacent", with_one_more("can_tho")),
    ("map_connected", f"{MAP}/da_nang/adjacent", ["quang_tri"]),
    ("provinces_numbered", f"{MAP}/saigon/number", 21),
    ("provinces_sourced", f"{MAP}/saigon/source/coast", GONE),
    ("mountain_provinces", f"{MAP}/kon_tum/mountain", False),
    ("mekong_provinces", f"{MAP}/saigon/mekong", True),
    ("objective_provinces", f"{MAP}/binh_dinh/objective", False),
    ("capital_is_saigon", f"{MAP}/saigon/capital", False),
    ("arrows_on_the_frontier", f"{MAP}/an_loc/arrow", False),
    ("an_loc_borders_cambodia", f"{MAP}/an_loc/borders", ["laos"]),
    ("saigon_inland", f"{MAP}/saigon/arrow", True),
    ("highlands_entered_from_the_zone", f"{MAP}/pleiku/arrow", False),
    ("three_northern_provinces", f"{MAP}/da_nang/northern", False),
    ("northern_provinces_northernmost", f"{MAP}/ca_mau/label", [200, 100]),
    ("second_northern_below_first", f"{MAP}/da_nang/adjacent", ["quang_ngai"]),
    ("northernmost_by_north_vietnam", f"{MAP}/quang_tri/borders", ["laos"]),
    ("mekong_connected", f"{MAP}/long_an/adjacent", ["an_loc", "saigon"]),
    # pieces
    ("kinds_of_piece", f"{UNITS}/unit_type/river", GONE),
    ("units_once", f"{UNITS}/unit", twice),
    ("units_of_known_kind", f"{UNITS}/unit/nv_vc_1/type", "air"),
    ("units_start_somewhere", f"{UNITS}/unit/sv_div_1/start", "hue"),
    ("nv_pieces", f"{UNITS}/unit_type/qt/count", 20),
    ("sv_pieces", f"{UNITS}/unit_type/air/count", 10),
    ("one_turn_marker", f"{UNITS}/unit_type/turn/count", 2),
    ("movement_points", f"{UNITS}/unit_type/mech/movement", 1),
    ("only_units_stack", f"{UNITS}/unit_type/qt/stacks", True),
    ("every_piece_listed", f"{UNITS}/unit/nv_vc_8", GONE),
    ("nv_in_reserves", f"{UNITS}/unit/nv_vc_8/start", "saigon"),
    ("free_units", f"{UNITS}/unit/sv_marine_1/start", "saigon"),
    ("printed_units", f"{UNITS}/unit/sv_marine_1/start", "saigon"),
    ("most_provinces_marked", f"{UNITS}/unit", lambda units: [u | {"start": "saigon"} for u in units]),
    ("printed_stacks", f"{UNITS}/unit", lambda units: [u | {"start": "saigon"} for u in units]),
    ("division_in_binh_dinh", f"{UNITS}/unit/sv_div_22/start", "phu_yen"),
    ("northern_stacks", f"{UNITS}/unit/sv_mech_2/start", "da_nang"),
    # set-up
    ("scenario_and_options", f"{STANDARD}/cards_mode", "hand5"),
    ("placements_in_provinces", f"{SCENARIOS}/placement/saigon_first/para/0", "hue"),
    ("scenario_free_units", f"{STANDARD}/free_placement/ranger", 4),
    ("scenario_reserves", f"{STANDARD}/nv_reserve/vc", 7),
    ("scenario_off_board", f"{STANDARD}/air_available", 1),
    ("scenario_tokens", f"{STANDARD}/objective_tokens", [2, 4, 6]),
    ("deals_of_twenty", f"{SCENARIOS}/option/hand8/set/hand", 7),
    ("two_air_supports", f"{SCENARIOS}/option/sv_air_start/set/air_available", 3),
    ("match_of_two", f"{SCENARIOS}/match/tiebreaks", backwards),
    ("placements_complete", f"{SCENARIOS}/placement/saigon_first/river/0", "saigon"),
    ("placements_stack", f"{SCENARIOS}/placement/saigon_first/marine", ["saigon"] * 4),
    ("placement_of_the_example", f"{SCENARIOS}/placement/solo_example/marine/0", "da_nang"),
    # tables
    ("desertion_rows_complete", f"{TABLES}/desertion/row/2", GONE),
    ("numbers_of_dice", f"{TABLES}/dice/air_attrition/count", 3),
    ("nv_battle_die", f"{TABLES}/dice/nv_battle/faces/5", "hit"),
    ("sv_battle_die", f"{TABLES}/dice/sv_battle/faces/5", "hit"),
    ("attrition_die", f"{TABLES}/dice/air_attrition/faces", ["blank"] * 6),
    ("die_plus_bonus", f"{NV}/bonus/3", 4),
    ("best_roll_within_maximum", f"{SV}/maximum/0", 8),
    ("nv_grows", f"{NV}/bonus", [2] * 8),
    ("sv_never_grows", f"{SV}/bonus/7", 3),
    ("no_more_than_the_divisions", f"{NV}/maximum/7", 15),
    ("two_free_vc", f"{NV}/free_vc", 3),
    ("no_province_no_desertion", f"{TABLES}/desertion/row/0/losses/5", 1),
    ("desertion_grows_with_provinces", f"{TABLES}/desertion/row/6/losses", [0, 0, 0, 0, 0, 0]),
    ("desertion_grows_with_the_die", f"{TABLES}/desertion/row/6/losses", backwards),
    ("eight_turns", f"{TABLES}/turn/8/final", False),
    ("seasons", f"{TABLES}/turn/1/season", "spring-1973"),
    ("objective_turns", f"{TABLES}/turn/4/objective", 4),
    ("limits_of_the_book", f"{TABLES}/limits/air_box", 6),
    # cards
    ("twenty_cards", f"{CARD}/8", GONE),
    ("cards_of_the_book", f"{CARD}/diversion/key", "ruse"),
    ("solo_cards_once", f"{SOLO}/21/number", 20),
    ("solo_targets_exist", f"{SOLO}/21/targets", []),
    ("card_ids", f"{CARD}/1/id", "E-1"),
    ("cards_sourced", f"{CARD}/1/source/effect", GONE),
    ("colours_of_the_deck", f"{CARD}/7/colour", "red"),
    ("numbers_of_the_book", f"{CARD}/insurrection/number", 18),
    ("air_raids_need_no_plane", f"{CARD}/air_raids/attrition", True),
    ("redeployment_of_five", f"{CARD}/strategic_redeployment/amount", 4),
    ("redeployment_is_the_move", f"{CARD}/strategic_redeployment/uses_move", False),
    ("insurrection_in_two_combats", f"{CARD}/insurrection/combats", 1),
    ("cards_naming_a_province", f"{CARD}/evacuation/designates", GONE),
    ("cards_acting_in_combat", f"{CARD}/armoured_support/kind", "trail"),
    ("crisis_is_kept", f"{CARD}/crisis_in_saigon/keep", GONE),
    ("solo_cards_enough", "solo.toml/solo_card", lambda cards: cards[3:]),
    ("solo_event_orders", f"{SOLO}/21/events/0", "green"),
    ("some_card_yellow_red_green", f"{SOLO}/23/events", backwards),
    (
        "three_conditions_in_use",
        "solo.toml/solo_card",
        lambda cards: [c | {"combat": "always"} for c in cards],
    ),
    ("some_card_reinforces", "solo.toml/solo_card", lambda cards: [c | {"reinforce": False} for c in cards]),
    ("card_thirty", f"{SOLO}/30/momentum", "none"),
    ("card_thirty_goes_south", f"{SOLO}/30/targets", backwards),
    ("solo_priority", "solo.toml/solo_priority/provinces", backwards),
    ("solo_preference", "solo.toml/priority/sv_units", backwards),
    ("solo_thresholds", "solo.toml/thresholds/plus1_marker_if_die_below", 3),
    # the index of rules
    ("rules_complete", f"{RULE}/D.1.1/needs", ""),
    ("rules_once", f"{RULE}/D.1.1/id", "D.1.2"),
    ("examples_with_figures", f"{RULE}/D.5x/expect", GONE),
    ("examples_present", f"{RULE}/D.5x", GONE),
    ("rules_of_known_kind", f"{RULE}/D.1.1/kind", "rule"),
    ("rules_placed", f"{RULE}/D.1.1/source", "page 4"),
    ("sections_indexed", f"{RULE}/M.6", GONE),
    ("cards_indexed", f"{SOLO}/29/number", 31),
    ("citations_known", f"{MAP}/saigon/source/name", "rule X.1"),
    # the worked examples
    ("neighbours_of_an_loc", f"{MAP}/an_loc/adjacent", ["phuoc_binh", "saigon"]),
    ("activation_on_turn_one", f"{NV}/by_die/0/4", 6),
    ("retreats_netted", f"{RULE}/D.6a.6x/expect/nv_units_retreating", 2),
    ("attack_on_pleiku", f"{MAP}/pleiku/adjacent", ["kon_tum", "binh_dinh", "dak_lak"]),
    ("ammunition_runs_short", f"{CARD}/ammunition_shortage/amount", 2),
    ("results_in_pleiku", f"{RULE}/D.6x2/expect/sv_after", 3),
    ("desertion_of_four", f"{TABLES}/desertion/row/3/losses/3", 3),
    ("solo_card_and_event", f"{SOLO}/30/targets", backwards),
    ("solo_availability", f"{NV}/by_die/0/2", 4),
    ("solo_movement", f"{SOLO}/30/targets", backwards),
    ("solo_condition", f"{MAP}/quang_ngai/arrow", False),
    ("solo_dice", f"{CARD}/insurrection/amount", 2),
    ("solo_results", f"{RULE}/S:example.5/given/nv_roll/0", "hit"),
    ("solo_retreat", f"{MAP}/da_nang/adjacent", ["quang_ngai"]),
    ("rolls_can_happen", f"{TABLES}/dice/nv_battle/faces", ["blank"] * 6),
]


@pytest.mark.parametrize(("name", "path", "value"), BROKEN, ids=[name for name, _, _ in BROKEN])
def test_a_broken_datum_breaks_its_constraint(name, path, value):
    SPOILER.assert_breaks(name, path, value)


def test_every_constraint_has_a_datum_that_breaks_it():
    assert {name for name, _, _ in BROKEN} == {*PACK.by_name, *RULES.by_name}


@pytest.mark.parametrize(("name", "path", "value"), BROKEN, ids=[name for name, _, _ in BROKEN])
def test_the_whole_audit_survives_whatever_is_broken(name, path, value):
    SPOILER.assert_survives(name, path, value, BOOK)


@pytest.mark.parametrize(
    ("name", "path", "value", "expected"),
    [
        (
            "mountain_provinces",
            f"{MAP}/kon_tum/mountain",
            False,
            "map.toml: province kon_tum: field mountain: must be True, is False [D.4]",
        ),
        (
            "desertion_of_four",
            f"{TABLES}/desertion/row/3/losses/3",
            3,
            "tables.toml: desertion row: field losses: must be 4, is 3 [E D.9]",
        ),
        (
            "nv_battle_die",
            f"{TABLES}/dice/nv_battle/faces/5",
            "hit",
            "tables.toml: dice nv_battle: field faces: must be hit 2, retreat 2, blank 2, "
            "is hit 3, retreat 2, blank 1 [public]",
        ),
        (
            "neighbours_mutual",
            f"{MAP}/saigon/adjacent",
            with_one_more("can_tho"),
            "map.toml: province saigon: field adjacent: can_tho does not list saigon in return [structure]",
        ),
        (
            "labels_inside",
            f"{MAP}/saigon/label",
            [424, 923],
            "map.toml: province saigon: field label: label [424, 923] lies in an_loc [design]",
        ),
    ],
)
def test_a_problem_says_where_and_what_forces_it(name, path, value, expected):
    assert [str(problem) for problem in SPOILER.problems_of(name, path, value)] == [expected]


def test_broken_structure_is_refused_before_play():
    pack = SPOILER.broken(f"{UNITS}/unit/sv_div_1/start", "hue").pack
    with pytest.raises(DataError, match=r"^units\.toml: unit sv_div_1: field start: hue is no place$"):
        refuse_unplayable(pack)
    refuse_unplayable(BOOK)


def test_another_value_than_ours_does_not_stop_play():
    pack = SPOILER.broken(f"{TABLES}/dice/nv_battle/faces/5", "hit").pack
    refuse_unplayable(pack)
    assert not any(problem.forced for problem in check(pack))
