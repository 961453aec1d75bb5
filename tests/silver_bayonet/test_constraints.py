"""Every constraint on the data of Silver Bayonet holds, fails when broken, and says what forces it."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from indochine.kernel.errors import DataError
from indochine.titles.silver_bayonet.constraints import AUDITOR, PACK, RULES, audit, check, refuse_unplayable
from indochine.titles.silver_bayonet.constraints.registry import Rulebook
from indochine.titles.silver_bayonet.pack import FOLDER, Pack, load
from tests.spoil import GONE, Spoiler, backwards, each, less, twice, with_one_more

BOOK = load()
SPOILER = Spoiler(Pack, FOLDER, AUDITOR)


def test_the_pack_satisfies_every_constraint():
    found = audit(BOOK)
    assert [str(problem) for problem in found.problems] == []
    assert found.done > 10_000


@pytest.mark.parametrize("name", [*PACK.by_name, *RULES.by_name])
def test_every_constraint_checks_something_and_says_what(name):
    constraint = SPOILER.constraint(name)
    subject: Any = BOOK if name in PACK.by_name else Rulebook(AUDITOR.index, BOOK)
    assert list(constraint.checks(subject))
    assert constraint.says.endswith(".")


def doubted(entry: dict[str, Any]) -> Any:
    """The source of a hex, as if it had hardly been legible."""
    return "public https://example.org (low confidence)"


def shown(**figures: Any) -> Any:
    """A face of a counter with other figures."""
    return lambda face: face | figures


def without(field: str, value: Any) -> Any:
    """Only the entries that do not have this value."""
    return lambda entries: [entry for entry in entries if entry.get(field) != value]


HEX, ROAD, RIVER, BOX = "map.toml/hex", "map.toml/road", "map.toml/river/ia-drang", "map.toml/box"
UNIT, MARKER, RULE = "units.toml/unit", "units.toml/marker", "rules.toml/rule"
TABLES, TERRAIN = "tables.toml", "tables.toml/terrain"
SCENARIOS, CARD, CHIT = "scenarios.toml", "scenarios.toml/scenario", "scenarios.toml/chit"
CAMPAIGN = f"{SCENARIOS}/campaign"

BROKEN: list[tuple[str, str, Any]] = [
    # the map
    ("hexes_fill_the_grid", f"{HEX}/4811", GONE),
    ("map_in_one_piece", HEX, lambda hexes: [hex for hex in hexes if not hex["id"].startswith("30")]),
    ("terrain_on_the_chart", TERRAIN, without("id", "marsh")),
    ("roads_join_neighbours", f"{ROAD}/ql-14/path/1", "4500"),
    ("road_links_once", f"{ROAD}/camp-holloway-road/path", ["4502", "4603"]),
    ("river_between_neighbours", f"{RIVER}/hexsides/0", ["1020", "1022"]),
    ("boxes_joined", f"{BOX}/C5/adjacent", ["C3"]),
    ("printed_extent", "map.toml/grid/last_column", 49),
    ("few_doubtful_hexes", HEX, each("source", doubted)),
    ("places_of_the_book", f"{HEX}/1925/name", "LZ ALBANY"),
    ("printed_places", f"{HEX}/4402/terrain", "town"),
    ("lz_mary_as_reported", f"{HEX}/1220/terrain", "broken"),
    ("catecka_fit_for_the_brigade_hq", f"{HEX}/3608/terrain", "town"),
    ("roads_join_the_places", f"{ROAD}/camp-holloway-road", GONE),
    ("armour_drives_through", f"{ROAD}/ql-14-plei-me-road", GONE),
    ("armour_where_it_was_seen", f"{ROAD}/ql-14-plei-me-road", GONE),
    ("one_river", f"{RIVER}/hexsides", lambda sides: sides[1:]),
    ("no_river_at_1512", f"{RIVER}/hexsides", with_one_more(["1512", "1513"])),
    ("cambodia_in_the_west", f"{HEX}/1510/cambodia", True),
    ("boxes_of_the_book", f"{BOX}/AK/side", "PAVN"),
    ("dice_of_the_boxes", f"{BOX}/C1/die", [1]),
    ("boxes_along_the_edge", f"{BOX}/C5/edge_hexes", with_one_more("1510")),
    # counters
    ("counters_once", UNIT, twice),
    ("counters_named", f"{UNIT}/TRUONG", GONE),
    ("patrols_have_markers", f"{UNIT}/DELTA/patrol", "hidden"),
    ("two_faces_two_steps", f"{UNIT}/HQ|66/steps", 2),
    ("five_airborne_battalions", f"{UNIT}/1|3/size", "battalion"),
    ("mortars_are_sections_of_the_pavn", f"{UNIT}/A|66/size", "company"),
    ("six_cidg_companies", f"{MARKER}/p-cidg/count", 5),
    ("who_sends_patrols", f"{UNIT}/A|1|7/patrol", "p-a19"),
    ("who_has_no_zoc", f"{UNIT}/HOSP/zoc", True),
    ("leaders_take_no_room", f"{UNIT}/MOORE/full", shown(stacking=1)),
    ("armour_is_motorised", f"{UNIT}/2|3/motorised", False),
    ("us_guns_do_not_move", f"{UNIT}/A|1|21/full", shown(move=3)),
    ("weapons_companies_stronger", f"{UNIT}/D|1|7/full", shown(attack=3)),
    ("one_gun_with_a_minimum_range", f"{UNIT}/B|6|14/min_range", 0),
    ("helicopters_lift", f"{UNIT}/A|227/full", shown(lift=3)),
    ("mohawk_only_observes", f"{UNIT}/OV-1/full", shown(bombard=1)),
    ("brigade_hq_has_one_step", f"{UNIT}/BDE-HQ/steps", 0),
    ("hidden_markers", f"{MARKER}/hidden/move", 6),
    ("markers_read", f"{MARKER}/p-delta/radius", 3),
    ("counters_read", f"{UNIT}/3|1/full", shown(attack=5)),
    ("guns_read", f"{UNIT}/A|20/reduced", shown(range=5)),
    ("reduced_by_two", f"{UNIT}/B|1|5/reduced", shown(efficiency=5)),
    ("forces_at_catecka", f"{UNIT}/LF-2/steps", 1),
    ("defenders_of_catecka", f"{UNIT}/BDE-HQ/full", shown(defence=2)),
    # terrain
    ("terrain_rows_whole", f"{TERRAIN}/marsh/tdv", GONE),
    ("camps_and_brigade_hq", f"{TERRAIN}/sf-camp/tdv", 3),
    ("where_zoc_reaches", f"{TERRAIN}/broken/zoc", False),
    ("where_motorised_units_go", f"{TERRAIN}/marsh/road_only", False),
    ("river_hinders_both_combats", f"{TERRAIN}/river/assault", 0),
    ("where_helicopters_land", f"{TERRAIN}/marsh/lz", ["field", "operational"]),
    ("bombarded_towns", f"{TERRAIN}/pleiku/bombard_vp", 2),
    # tables
    ("tables_whole", f"{TABLES}/assault/row/4", GONE),
    ("cells_as_printed", f"{TABLES}/maneuver/row/4/cells/0", "FA2"),
    ("columns_rise", f"{TABLES}/maneuver/column/2:1/ratio", [1, 2]),
    ("cells_sourced", f"{TABLES}/bombardment/row/4/source/rest", GONE),
    ("modifiers_known", f"{TABLES}/assault/modifier/armour", GONE),
    ("bombardment_up_to_six", f"{TABLES}/bombardment/row/1/cells/6", "7F"),
    ("strength_and_luck_help", f"{TABLES}/bombardment/row/9/cells/6", "1"),
    ("bombardment_columns_published", f"{TABLES}/bombardment/row/3/cells/0", "1F"),
    ("assault_columns_published", f"{TABLES}/assault/row/7/cells/4", "1"),
    ("assault_ladder", f"{TABLES}/assault/row/4/cells/2", "-"),
    ("limits_of_assault", f"{TABLES}/assault/natural_one", 0),
    ("ends_of_the_maneuver_table", f"{TABLES}/maneuver/column/6:1/ratio", [7, 1]),
    ("results_of_the_book", f"{TABLES}/maneuver/row", each("cells", lambda row: ["-"] * 9)),
    ("maneuver_cells_reported", f"{TABLES}/maneuver/row/8/cells/2", "AF2"),
    ("odds_help", f"{TABLES}/maneuver/row/5/cells/8", "-"),
    ("efficiency_shifts", f"{TABLES}/maneuver/shift", backwards),
    ("modifiers_of_the_book", f"{TABLES}/bombardment/modifier/all-hidden/value", 1),
    ("coordination_of_the_book", f"{TABLES}/coordination/pavn", 4),
    ("air_points_published", f"{TABLES}/broken_arrow/by_die/9", 4),
    ("regiment_66_enters_boxes", f"{TABLES}/regiment_66/box_by_die/0", "AK"),
    ("regiment_66_published", f"{TABLES}/regiment_66/row/4/max", 6),
    ("artillery_follows", f"{TABLES}/regiment_66/artillery_delay", 3),
    ("air_defence_published", f"{TABLES}/air_defence/damage/5/air_points", "-1"),
    ("hot_landing_zones", f"{TABLES}/hot_lz/modifier/6", 3),
    ("helicopters_made_ready", f"{TABLES}/readiness/brigade_hq", 7),
    ("observation_figures", f"{TABLES}/observation/natural_one_turns", 5),
    ("one_ten_sided_die", f"{TABLES}/dice/sides", 6),
    ("two_sequences", f"{TABLES}/sequence/campaign/player_turn", less("movement")),
    # scenario cards
    ("all_scenarios", f"{CARD}/12/like", "13"),
    ("units_of_the_cards", f"{CARD}/1/setup/0/units", with_one_more("A/8/66")),
    ("placed_in_one_way", f"{CARD}/9/setup/8/hex", "1428"),
    ("arriving_in_one_way", f"{CARD}/3/arrival/1/turn", 3),
    ("places_of_the_cards", f"{CARD}/3/special/night-ambush/target", "1025"),
    ("air_points_from_the_first_turn", f"{CARD}/5/air/0/from_turn", 2),
    ("one_winner", f"{CARD}/5/victory/fwa_lead", -4),
    ("special_rules_once", f"{CARD}/4/special/b-52/last_turn", 5),
    ("sequence_of_each_scenario", f"{CARD}/7/sequence", "campaign"),
    ("order_of_learning", f"{SCENARIOS}/general/learning_order", backwards),
    ("published_lengths", f"{CARD}/6b/turns", 2),
    ("a_turn_is_a_day", f"{CARD}/9/first_day", date(1965, 11, 10)),
    # set-ups
    ("stacks_at_the_start", f"{CARD}/2/setup/5/hex", "4503"),
    ("no_us_unit_in_cambodia", f"{CARD}/4/setup/0/hex", "1126"),
    ("motorised_units_on_roads", f"{CARD}/1/setup/3/hex", "2611"),
    ("room_for_everybody", f"{CARD}/7/setup/5/area/near/0/radius", 0),
    ("leaders_with_their_own", f"{CARD}/4/setup/0/units", ["MOORE"]),
    ("supply_starts_at_pleiku", f"{CARD}/11/setup/3/hex", "4500"),
    ("first_us_arrival", f"{CARD}/11/arrival/1/turn", 4),
    ("withdrawn_units_were_in_play", f"{CARD}/11/withdrawal/0/units", with_one_more("3/1")),
    # points and chits
    ("strikes_from_the_fifteenth", f"{CARD}/11/special/b-52/first_turn", 27),
    ("only_the_nva_scores", f"{CAMPAIGN}/award/0/nations", ["NVA", "VC"]),
    ("points_of_the_book", f"{CAMPAIGN}/award/16/points", 2),
    ("awards_count", f"{CARD}/3/award/0/points", 0),
    ("chits_of_each_side", f"{CHIT}/pavn-6", GONE),
    ("chit_five_is_the_supply_unit", f"{CARD}/9/draw/redrawn", []),
    ("optional_rules_are_options", f"{SCENARIOS}/option/chinooks/default", True),
    ("free_setup_is_scenario_twelve", f"{CARD}/12/turns", 38),
    # the index of rules
    ("rules_complete", f"{RULE}/5.1/needs", ""),
    ("rules_once", f"{RULE}/5.1/id", "5.1.1"),
    ("examples_with_figures", f"{RULE}/xop:ambush/expect", GONE),
    ("examples_present", f"{RULE}/xop:ambush", GONE),
    ("rules_of_known_kind", f"{RULE}/5.1/kind", "rule"),
    ("rules_placed", f"{RULE}/5.1/source", "page 4"),
    ("sections_indexed", f"{RULE}/5.1.2", GONE),
    ("citations_known", f"{HEX}/3425/source/camp", "rule 19.1"),
    # the worked examples
    ("hexes_of_the_example", f"{HEX}/1412", GONE),
    ("terrain_of_the_example", f"{HEX}/1607/terrain", "dense-jungle"),
    ("hills_and_mountains", f"{TERRAIN}/forested-hill/tdv", 2),
    ("landing_zones_of_the_examples", f"{HEX}/1910/terrain", "dense-jungle"),
    ("march_to_1211", f"{HEX}/1312/terrain", "light-jungle"),
    ("armour_beside_1512", f"{HEX}/1413/terrain", "light-jungle"),
    ("bombardments_add_up", f"{UNIT}/B|6|14/full", shown(bombard=7)),
    ("bombardments_of_the_example", f"{TABLES}/bombardment/row/3/cells/4", "3F"),
    ("guns_reach", f"{UNIT}/B|2|19/full", shown(range=3)),
    ("ambush_of_the_seventh", f"{UNIT}/D|7|66/full", shown(attack=4)),
    ("ambush_costs_two_steps", f"{TABLES}/assault/row/4/cells/5", "1"),
    ("armour_against_the_ninth", f"{UNIT}/1|3/full", shown(attack=2)),
    ("refusal_of_the_eighth", f"{UNIT}/A|8|66/steps", 1),
    ("duc_co_is_full", f"{UNIT}/DELTA/full", shown(stacking=0.5)),
    ("lifts_of_the_examples", f"{UNIT}/B|228/full", shown(lift=5)),
    ("landed_units_climb_1707", f"{UNIT}/C|1|7/full", shown(move=5)),
    ("nine_movement_points", f"{UNIT}/CIDG-5/full", shown(move=8)),
    ("air_defence_of_the_example", f"{TABLES}/air_defence/damage/4/observation", "abort-1"),
    ("patrol_just_succeeds", f"{TERRAIN}/forested-hill/observe_patrol", 5),
    ("a_five_gives_twenty", f"{TABLES}/air_points/by_die/4", 15),
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
            "camps_and_brigade_hq",
            f"{TERRAIN}/brigade-hq/tdv",
            3,
            "tables.toml: terrain brigade-hq: field tdv: must be 4, is 3 [4.2.1.3, 13.2.1]",
        ),
        (
            "stacks_at_the_start",
            f"{CARD}/2/setup/5/hex",
            "4503",
            "scenarios.toml: scenario 2: field 4503: 7.0 stacking points [4.1.5, 4.3.1]",
        ),
        (
            "ambush_costs_two_steps",
            f"{TABLES}/assault/row/4/cells/5",
            "1",
            "tables.toml: assault row 4: field cells for 14: must be 2, is 1 [E xop:ambush]",
        ),
        (
            "counters_read",
            f"{UNIT}/3|1/full",
            shown(attack=5),
            "units.toml: unit 3/1: field full: must be 6, 6, 5, 5, 3, is 5, 6, 5, 5, 3.0 [public]",
        ),
        (
            "roads_join_the_places",
            f"{ROAD}/ql-14-plei-me-road",
            GONE,
            "map.toml: road: field path: no road from Camp Holloway to 3425 [design]",
        ),
    ],
)
def test_a_problem_says_where_and_what_forces_it(name, path, value, expected):
    assert str(SPOILER.problems_of(name, path, value)[0]) == expected


def test_broken_structure_is_refused_before_play():
    pack = SPOILER.broken(f"{UNIT}/DELTA/patrol", "p-9").pack
    with pytest.raises(DataError, match=r"^units\.toml: unit DELTA: field patrol: p-9 is no patrol marker$"):
        refuse_unplayable(pack)
    refuse_unplayable(BOOK)


def test_another_value_than_ours_does_not_stop_play():
    pack = SPOILER.broken(f"{UNIT}/B|1|5/reduced", shown(efficiency=5)).pack
    refuse_unplayable(pack)
    assert not any(problem.forced for problem in check(pack))
