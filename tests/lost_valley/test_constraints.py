"""Every constraint on the data of The Lost Valley holds, fails when broken, says what forces it."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from indochine.kernel.errors import DataError
from indochine.titles.lost_valley.constraints import AUDITOR, PACK, RULES, audit, check, refuse_unplayable
from indochine.titles.lost_valley.constraints.registry import Rulebook
from indochine.titles.lost_valley.pack import FOLDER, Pack, load
from tests.spoil import GONE, Spoiler, backwards, each, less, twice, with_one_more

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


def past(box: str) -> Any:
    """Only the lines that do not join this box."""
    return lambda lines: [line for line in lines if box not in line["between"]]


def never(field: str) -> Any:
    """The field left out of every entry."""
    return lambda entries: [{k: v for k, v in entry.items() if k != field} for entry in entries]


CR, LINE, TAOR, ZONE = "map.toml/cr", "map.toml/line", "map.toml/taor", "map.toml/drop_zone"
UNIT, MARKER, DIVISION = "units.toml/unit", "units.toml/marker", "units.toml/division"
CARD, TABLES, RULE = "cards.toml/card", "tables.toml", "rules.toml/rule"
TRACK, TURN = f"{TABLES}/track", f"{TABLES}/turn"
CAMPAIGN, HILLS = "scenarios.toml/scenario/campaign", "scenarios.toml/scenario/five-hills"
OPTION = "scenarios.toml/option"

BROKEN: list[tuple[str, str, Any]] = [
    # centres of resistance
    ("boxes_once", f"{ZONE}/simone/id", "eliane"),
    ("crs_of_the_book", f"{CR}/junon", GONE),
    ("three_subsectors", f"{CR}/junon/subsector", "east"),
    ("setup_codes", f"{CR}/junon/code", "Ju"),
    ("crs_by_subsector", f"{CR}/junon/subsector", "south"),
    ("subsectors_beside", "map.toml/subsector/north/adjacent", with_one_more("south")),
    ("stars", f"{CR}/pc-gono/stars", 1),
    ("huguette_costs_two", f"{CR}/huguette/stars", 1),
    ("gun_icons_in_use", CR, each("aa_icon", lambda cr: False)),
    ("one_command_post", f"{CR}/pc-gono/command_post", False),
    ("bombardment_icons", f"{CR}/dominique/bombardment_icon", True),
    ("airstrip_in_huguette", f"{CR}/claudine/drop_zone", True),
    ("isabelle_can_be_encircled", f"{CR}/isabelle/encircled_icon", False),
    ("printed_fortifications", f"{CR}/eliane/fortifications", 5),
    ("room_in_the_example", f"{CR}/huguette/stacking_steps", 4),
    ("room_for_a_battalion", f"{CR}/francoise/stacking_steps", 1),
    # lines
    ("lines_join_crs", f"{LINE}/beatrice-dominique/between", ["beatrice", "simone"]),
    ("camp_connected", f"{LINE}/beatrice-dominique", GONE),
    ("three_drop_zones", f"{ZONE}/octavie", GONE),
    ("drop_zones_joined", f"{ZONE}/octavie/lines", []),
    ("one_starting_box_each", "map.toml/starting_box/start-304/division", "308"),
    ("taor_joins_boxes", f"{TAOR}/312 start-312-beatrice/between", ["start-308", "beatrice"]),
    ("neighbours_of_beatrice", f"{LINE}/gabrielle-huguette/between", ["gabrielle", "beatrice"]),
    ("neighbours_of_isabelle", f"{LINE}/claudine-isabelle/between", ["junon", "isabelle"]),
    ("neighbours_of_eliane", f"{LINE}/eliane-pc-gono", GONE),
    ("huguette_beside_francoise", f"{LINE}/francoise-huguette", GONE),
    ("control_of_drop_zones", f"{ZONE}/octavie/french_while", ["junon"]),
    ("drop_zones_can_be_left", f"{ZONE}/natasha/lines", ["huguette"]),
    ("taor_in_one_piece", f"{TAOR}/304 isabelle-claudine", GONE),
    ("command_post_in_every_taor", f"{TAOR}/304 junon-pc-gono", GONE),
    ("gabrielle_and_beatrice", TAOR, past("beatrice")),
    ("gabrielle_and_beatrice_apart", f"{TAOR}/308 huguette-pc-gono/between", ["dominique", "beatrice"]),
    ("first_assaults", f"{TAOR}/312 beatrice-dominique/between", ["start-312", "dominique"]),
    ("every_cr_in_some_taor", TAOR, past("epervier-opera")),
    ("command_post_behind_others", f"{TAOR}/304 junon-pc-gono/between", ["start-304", "pc-gono"]),
    ("taor_beside_black_lines", f"{LINE}/gabrielle-anne-marie", GONE),
    ("francoise_falls_by_itself", f"{TAOR}/308 anne-marie-francoise/between", ["gabrielle", "francoise"]),
    ("two_targets_of_308", f"{TAOR}/308 anne-marie-huguette", GONE),
    ("eliane_falls_first", f"{TAOR}/316 start-316-eliane/between", ["start-316", "dominique"]),
    # the drawing
    ("boxes_on_canvas", f"{CR}/isabelle/position", [570, 1340]),
    ("boxes_apart", f"{CR}/junon/position", [540, 880]),
    ("lines_past_boxes", f"{ZONE}/natasha/position", [240, 690]),
    ("north_at_the_top", f"{CR}/huguette/position", [830, 560]),
    # counters
    ("counters_once", MARKER, twice),
    ("units_of_the_book", f"{UNIT}/31-bg/id", "31-bg-1"),
    ("divisions_in_order", f"{DIVISION}/312/order", 5),
    ("reduced_sides", f"{UNIT}/8-bpc/reduced", GONE),
    ("units_placed_somewhere", f"{UNIT}/8-bpc/cr", "natasha"),
    ("counters_of_the_box", f"{MARKER}/disrupted/count", 14),
    ("kinds_of_marker", f"{MARKER}/sitrep/count", 2),
    ("markers_for_every_cr", f"{MARKER}/control-312/count", 3),
    ("eight_sorts_of_infantry", f"{UNIT}/5-bpvn/arm", "para"),
    ("sorts_of_assets", f"{UNIT}/11-iv-4-rac/arm", "105mm"),
    ("engineers_and_quads", f"{UNIT}/cmaa/arm", "engineer"),
    ("three_heavy_mortars", f"{UNIT}/ii-4-rac/arm", "120mm"),
    ("four_bataillons_de_marche", f"{UNIT}/bdm-4", GONE),
    ("cmaa_set_aside", f"{UNIT}/cmaa/placed", "bataillons-de-marche"),
    ("battalions_have_two_steps", f"{UNIT}/8-bpc/steps", 1),
    ("colours_of_divisions", f"{DIVISION}/316/colour", "gold"),
    ("only_the_quads_never_assault", f"{UNIT}/1-gaaceo/full/assault", 1),
    ("some_morale_is_negative", UNIT, each("full", lambda unit: unit["full"] | {"morale": 1})),
    ("reduced_is_no_better", f"{UNIT}/8-bpc/reduced/morale", 4),
    ("morale_of_6_bpc", f"{UNIT}/6-bpc/full/morale", 2),
    ("factors_of_the_garrison", f"{UNIT}/csm-272/full/defence", 1),
    ("factors_of_the_guns", f"{UNIT}/1-cmmle/full/morale", 2),
    ("loss_on_i_2_rei", f"{UNIT}/i-2-rei/full/morale", 2),
    ("reduced_1_bpc", f"{UNIT}/1-bpc/reduced/assault", 2),
    ("reinforcements_are_paratroops", f"{UNIT}/2-bep/arm", "legion"),
    ("vietnamese_there_by_turn_three", f"{UNIT}/5-bpvn/turn", 4),
    ("guns_that_start_disrupted", f"{UNIT}/1-cepml/cr", "claudine"),
    ("strategic_victory_within_reach", f"{TABLES}/victory/full_unit", 1),
    # tracks and turns
    ("tracks_complete", f"{TRACK}/vm_aaa/drm", less(0)),
    ("sixteen_turns", f"{TURN}/16", GONE),
    ("ends_of_the_tracks", f"{TRACK}/strength/most", 16),
    ("tracks_that_lose_the_game", f"{TRACK}/camp_morale/lost_below", False),
    ("drm_of_the_book", f"{TRACK}/camp_morale/drm/5", 0),
    ("drm_of_the_example", f"{TRACK}/camp_morale/drm/6", 0),
    ("drm_in_order", f"{TRACK}/vm_aaa/drm/0", -1),
    ("sitrep_spans_the_sums", f"{TRACK}/sitrep/least", -3),
    ("track_for_every_roll", f"{TRACK}/air_support_points/most", 8),
    ("monsoon_turns", f"{TURN}/15/monsoon", True),
    ("days_of_a_turn", f"{TURN}/16/first_day", date(1954, 5, 7)),
    ("first_day_of_the_battle", f"{TURN}/1/first_day", date(1954, 3, 12)),
    ("days_without_a_gap", f"{TURN}/2/last_day", date(1954, 3, 18)),
    ("two_dice", f"{TABLES}/dice/count", 3),
    # tables
    ("rows_complete", f"{TABLES}/raid/row/2", GONE),
    ("hand_for_every_number_of_crs", f"{TABLES}/hand_size/by_crs", with_one_more(4)),
    ("numbers_of_tables", f"{TABLES}/sapping/number", "5"),
    ("dice_of_tables", f"{TABLES}/raid/dice", 1),
    ("higher_is_better", f"{TABLES}/rp_adjustment/row/3/points", 2),
    ("quarter_of_the_crs", f"{TABLES}/hand_size/by_crs/4", 2),
    ("sead_at_eight", f"{TABLES}/sead/row/1/vm_aaa", -2),
    ("das_at_eight", f"{TABLES}/das/row", [{"max": 8, "strength": 0}, {"min": 9, "strength": -1}]),
    ("airstrip_table", f"{TABLES}/airstrip_status/row/2/result", "damaged"),
    ("repair_at_five", f"{TABLES}/airstrip_repair/row/0/repaired", True),
    ("results_against_the_defenders", f"{TABLES}/vm_assault_french_casualties/row", never("retreat")),
    ("results_against_the_assaulters", f"{TABLES}/french_assault_french_casualties/row/0/retreat", True),
    ("results_against_the_viet_minh", f"{TABLES}/french_assault_vm_casualties/row", never("repulsed")),
    ("results_of_raids", f"{TABLES}/raid/row/0/steps", 2),
    ("raids_do_one_harm", f"{TABLES}/raid/row/1/steps", 1),
    ("sapping_can_succeed", f"{TABLES}/sapping/row/2/fortifications", 1),
    ("resolution_of_nine", f"{TABLES}/vm_assault/row/3/vm", 0),
    ("casualties_of_three", f"{TABLES}/vm_assault_french_casualties/row/4/counter_battery", False),
    ("casualties_of_four", f"{TABLES}/vm_assault_vm_casualties/row/0/strength", 2),
    # figures of the rules
    ("morale_check", f"{TABLES}/morale_check/passes_at", 7),
    ("cards_and_saving", f"{TABLES}/event_cards/most_saved", 2),
    ("air_support", f"{TABLES}/air_support/most_per_mission", 5),
    ("bombardment", f"{TABLES}/airstrip_status/vm_cr_drm", -2),
    ("drm_on_resources", f"{TABLES}/rp_adjustment/drm/damaged", -1),
    ("boosting", f"{TABLES}/morale_boosting/most_rp", 2),
    ("viet_minh_logistics", f"{TABLES}/strength_adjustment/gain", 1),
    ("sapping_and_encirclement", f"{TABLES}/sapping/strength_divisor", 3),
    ("support_of_the_defence", f"{TABLES}/vm_assault/support_rp", 2),
    ("four_on_the_map", f"{TABLES}/bataillons_de_marche/most", 5),
    ("movement", f"{TABLES}/movement/infantry", 3),
    ("french_assault", f"{TABLES}/french_assault/most_infantry_steps", 7),
    ("raids", f"{TABLES}/raid/most_armour", 2),
    ("repairs", f"{TABLES}/repairs/engineer_levels", 3),
    ("victory_points", f"{TABLES}/victory/level/draw/least", 14),
    # scenarios
    ("two_scenarios", f"{HILLS}/id", "hills"),
    ("setups_name_what_exists", f"{HILLS}/without", ["45"]),
    ("every_unit_in_one_place", f"{HILLS}/remnants", with_one_more("8-bpc")),
    ("held_by_one_side", f"{HILLS}/vm_control/beatrice", GONE),
    ("four_divisions_in_order", f"{HILLS}/division", backwards),
    ("options_name_what_exists", f"{OPTION}/reduced-1-bpc/set/arrive_reduced", ["9-bpc"]),
    ("options_of_the_book", f"{OPTION}/better-start/default", True),
    ("setups_within_the_tracks", f"{CAMPAIGN}/camp_morale", 21),
    ("lengths_of_scenarios", f"{HILLS}/first_turn", 4),
    ("airstrip_active", f"{HILLS}/airstrip", "damaged"),
    ("garrisons_within_stacking", f"{CR}/isabelle/stacking_assets", 1),
    ("garrisons_hold_their_crs", f"{CAMPAIGN}/garrison/huguette", ["1-cmmle"]),
    ("infantry_at_the_command_post", f"{HILLS}/garrison/pc-gono", ["1-cepml", "armor-ney"]),
    ("arrivals_as_printed", f"{HILLS}/arrives/2-bep", 9),
    ("remnants_of_battalions", f"{HILLS}/remnants", with_one_more("csm-245")),
    ("campaign_as_printed", f"{CAMPAIGN}/fortifications/junon", 3),
    ("campaign_before_the_assaults", f"{CAMPAIGN}/eliminated", ["csm-245"]),
    ("campaign_deck", f"{CAMPAIGN}/without", ["02"]),
    ("campaign_first_turn", f"{CAMPAIGN}/quiet_before", False),
    ("divisions_of_the_campaign", f"{CAMPAIGN}/division/304/strength", 8),
    ("original_strength_of_308", f"{CAMPAIGN}/division/308/strength", 14),
    ("resources_of_the_campaign", f"{CAMPAIGN}/resource_points", 20),
    ("disrupted_at_the_start", f"{CAMPAIGN}/disrupted", with_one_more("1-cmmle")),
    ("three_crs_lost", f"{HILLS}/vm_control/francoise", "308"),
    ("lost_in_own_taor", f"{HILLS}/vm_control/beatrice", "304"),
    ("lost_at_level_one", f"{HILLS}/fortifications/beatrice", 0),
    ("anti_aircraft_since_the_start", f"{HILLS}/vm_aaa", 5),
    ("outdated_cards_left_out", f"{HILLS}/without", ["03"]),
    ("vulture_and_guns", f"{OPTION}/operation-vulture/set/with_cards", ["44"]),
    ("range_of_artillery", f"{OPTION}/artillery-range/set/own_subsector", less("2-cmmle")),
    ("half_a_battalion", f"{OPTION}/reduced-1-bpc/set/arrive_reduced", ["6-bpc"]),
    ("better_start", f"{OPTION}/better-start/set/dealt", 3),
    ("standard_difficulty", "scenarios.toml/difficulty/easier/camp_morale", 5),
    # cards
    ("forty_five_cards", f"{CARD}/44", GONE),
    ("cards_name_what_exists", f"{CARD}/11/effect/0/crs", ["natasha"]),
    ("conditions_complete", f"{CARD}/21/at_least", 0),
    ("fortifications_somewhere", f"{CARD}/40/effect/0/count", 0),
    ("titles_differ", f"{CARD}/18/key", "napalm"),
    ("action_points_of_cards", f"{CARD}/43/ap", [3, 1]),
    ("turns_of_cards", f"{CARD}/18/last_turn", 17),
    ("every_card_does_something", f"{CARD}/18/effect", []),
    ("nine_reserve_cards", f"{CARD}/42/reserve", False),
    ("no_other_reserve_cards", f"{CARD}/18/reserve", True),
    ("reserves_are_french", f"{CARD}/42/flag", "VM"),
    ("cards_for_both_sides", CARD, each("flag", lambda card: "FR")),
    ("flags_balanced", CARD, each("flag", lambda card: "FR" if card["id"] < "30" else "VM")),
    ("marks_in_use", CARD, never("reshuffle")),
    ("no_aircraft_on_turn_one", f"{CARD}/14/first_turn", 1),
    ("titles_of_the_book", f"{CARD}/13/key", "counter-battery"),
    ("card_sixteen", f"{CARD}/16/first_turn", 5),
    ("card_twenty_one", f"{CARD}/21/at_least", 1),
    ("card_forty_three", f"{CARD}/43/ap", [2, 2]),
    ("card_five", f"{CARD}/05/effect", [{"do": "all-divisions-active"}]),
    ("card_eleven", f"{CARD}/11/effect/0/unit", "1-bpc"),
    ("card_thirteen", f"{CARD}/13/effect/0/where", "highest-sapping-target"),
    ("card_forty_five", f"{CARD}/45/option", ""),
    # the index of rules
    ("rules_complete", f"{RULE}/5.3/needs", ""),
    ("rules_once", f"{RULE}/5.3/id", "5.4"),
    ("examples_with_figures", f"{RULE}/20.1/expect", GONE),
    ("examples_present", f"{RULE}/20.2b", GONE),
    ("rules_of_known_kind", f"{RULE}/5.3/kind", "rule"),
    ("rules_placed", f"{RULE}/5.3/source", "page 4"),
    ("sections_indexed", f"{RULE}/5.3", GONE),
    ("citations_known", f"{CR}/junon/source/code", "rule 2.3.1.9"),
    ("figures_in_pairs", f"{RULE}/2.5.1/expect", GONE),
    ("cards_indexed", f"{RULE}/card:44", GONE),
    # the worked examples
    ("sitrep_of_the_book", f"{TRACK}/resource_points/drm/4", -1),
    ("check_of_6_bpc", f"{TRACK}/resource_points/drm/16", 1),
    ("status_of_308", f"{CAMPAIGN}/division/308/strength", 14),
    ("activation_on_turn_four", f"{TABLES}/activation/first_turn", 5),
    ("huguette_can_be_assaulted", f"{TAOR}/308 anne-marie-huguette", GONE),
    ("drm_of_the_assault", f"{UNIT}/i-2-rei/full/defence", 3),
    ("resolution_of_the_assault", f"{TABLES}/vm_assault_french_casualties/row/4/steps", 2),
    ("checks_against_retreat", f"{UNIT}/i-2-rei/reduced/morale", -1),
    ("checks_under_counter_battery", f"{UNIT}/ii-4-rac/full/morale", 4),
    ("losses_of_308", f"{TABLES}/vm_assault_vm_casualties/row/1/strength", 3),
    ("factors_below_zero", f"{TABLES}/morale_check/disrupted", -2),
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
            "huguette_costs_two",
            f"{CR}/huguette/stars",
            1,
            "map.toml: cr huguette: field stars: must be 2, is 1 [2.2.4.1]",
        ),
        (
            "casualties_of_three",
            f"{TABLES}/vm_assault_french_casualties/row/4/counter_battery",
            False,
            "tables.toml: vm_assault_french_casualties row: must be 1R?*, is 1R? [E 20.2]",
        ),
        (
            "lines_past_boxes",
            f"{ZONE}/natasha/position",
            [240, 690],
            "map.toml: cr francoise: field position: the line to claudine runs through natasha [design]",
        ),
        (
            "garrisons_within_stacking",
            f"{CR}/junon/stacking_steps",
            2,
            "scenarios.toml: scenario campaign: field garrison.junon: 3/0, the limit is 2/2 [2.2.1.3]",
        ),
        (
            "card_twenty_one",
            f"{CARD}/21/at_least",
            1,
            "cards.toml: card 21: field at_least: must be 2, is 1 [5.3, 5.4, 5.6]",
        ),
    ],
)
def test_a_problem_says_where_and_what_forces_it(name, path, value, expected):
    assert str(SPOILER.problems_of(name, path, value)[0]) == expected


def test_broken_structure_is_refused_before_play():
    pack = SPOILER.broken(f"{UNIT}/8-bpc/cr", "natasha").pack
    problem = r"^units\.toml: unit 8-bpc: field cr: must be a CR if set up there$"
    with pytest.raises(DataError, match=problem):
        refuse_unplayable(pack)
    refuse_unplayable(BOOK)


def test_another_value_than_ours_does_not_stop_play():
    pack = SPOILER.broken(f"{HILLS}/vm_aaa", 5).pack
    refuse_unplayable(pack)
    assert not any(problem.forced for problem in check(pack))
