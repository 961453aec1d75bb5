"""The data of Silver Bayonet: how many of each component, answers of tables, an owner's figures, sources."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from indochine.kernel.errors import DataError
from indochine.kernel.packs import load_files, shares
from indochine.kernel.rulebook import read_index
from indochine.titles.silver_bayonet.constraints import check
from indochine.titles.silver_bayonet.pack import FOLDER, load
from indochine.titles.silver_bayonet.scenario_data import B52, FreeSetup, NightAmbush, UsEntry
from indochine.titles.silver_bayonet.table_data import Hit, Result, Suffered, result_of, worth
from tests.printed import left_out, owner, sentences

BOOK = load()
FILES = load_files(FOLDER)
HEXES = {hex.id: hex for hex in BOOK.map.hex}
UNITS = {unit.id: unit for unit in BOOK.units.unit}
SCENARIOS = {scenario.id: scenario for scenario in BOOK.scenarios.scenario}
WORTH = {(datum.entry, datum.field): datum.worth for datum in BOOK.sources}
WHO = {"side", "nation", "kind", "model", "battalion", "formation", "size"}  # `name` stands for these
UNHARMED = Suffered(0, 0, 0)


# ---------------------------------------------------------------- how many of each


def test_hexes_by_terrain():
    assert Counter(hex.terrain for hex in BOOK.map.hex) == {
        "forested-hill": 353,
        "light-jungle": 263,
        "dense-jungle": 185,
        "broken": 137,
        "mountain-jungle": 89,
        "clear": 16,
        "town": 15,
        "marsh": 9,
        "tea": 8,
        "pleiku": 2,
        "us-base": 1,
    }
    assert sum(hex.village for hex in BOOK.map.hex) == 54
    assert sum(hex.cambodia for hex in BOOK.map.hex) == 10


def test_roads_by_kind():
    links = Counter(road.kind for road in BOOK.map.road for _ in road.links)
    assert links == {"primary": 58, "secondary": 135}
    assert BOOK.map.road[0].links[0] == ("1909", "2010")


def test_units_by_side_and_nation():
    assert len(UNITS) == 166
    assert Counter(unit.nation for unit in BOOK.units.unit) == {"US": 75, "NVA": 53, "ARVN": 30, "VC": 8}
    assert Counter(unit.model for unit in BOOK.units.unit if unit.flies) == {
        "UH-1D": 9,
        "CH-47": 3,
        "UH-1B": 5,
        "ARA": 3,
        "OH-13S": 3,
        "OV-1": 1,
    }


@pytest.mark.rule("silver-bayonet", "2.4.6")
def test_half_stacking_points_are_counted_whole():
    assert UNITS["D/7/66"].full.stacking == 0.5
    assert UNITS["D/7/66"].full.stacking_halves == 1
    assert UNITS["3/1"].full.stacking_halves == 6


def test_the_index_of_rules_can_be_read():
    assert len(read_index(FOLDER.parent)) > 430


# ---------------------------------------------------------------- tables answer


@pytest.mark.rule("silver-bayonet", "10.1.3", "10.1.4")
def test_bombardment_table():
    table = BOOK.tables.bombardment
    assert table.at(15, 3) == Hit(4, fatigue=True)
    assert table.at(10, 6) == Hit(2, fatigue=False)
    assert table.at(0, 1) == Hit(0, fatigue=False)
    assert table.cell(99, -1) == table.cell(28, 1) == "6F"
    assert table.cell(1, 13) == "-"
    assert worth(table.modifier, "all-hidden") == 2


@pytest.mark.rule("silver-bayonet", "8.4", "8.5")
@pytest.mark.parametrize(
    ("cell", "result"),
    [
        ("-", Result(UNHARMED, UNHARMED)),
        ("AF2", Result(Suffered(0, 2, 0), UNHARMED)),
        ("BF1", Result(Suffered(0, 1, 0), Suffered(0, 1, 0))),
        ("A1F4", Result(Suffered(1, 4, 1), UNHARMED)),
        ("A1D2F2", Result(Suffered(1, 0, 1), Suffered(2, 2, 1))),
        ("D3F2*", Result(UNHARMED, Suffered(3, 2, 2))),
    ],
)
def test_results_of_maneuver_combat(cell, result):
    assert result_of(cell) == result


@pytest.mark.rule("silver-bayonet", "8.3.1B", "8.3.2")
def test_odds_are_rounded_in_favour_of_the_defender():
    table = BOOK.tables.maneuver
    ids = [table.column[table.odds(*odds)].id for odds in ((6, 13), (3, 2), (29, 10), (99, 1), (5, 15))]
    assert ids == ["1:3", "1.5:1", "2:1", "6:1", "1:3"]
    assert table.odds(1, 4) == -1
    assert table.cell(-1, 5) == table.cell(0, 5)
    assert table.cell(12, 5) == table.cell(8, 5)


@pytest.mark.rule("silver-bayonet", "8.3.1C")
def test_the_better_lead_unit_shifts_columns():
    table = BOOK.tables.maneuver
    assert [table.shifted(difference) for difference in (-9, -3, 0, 1, 4, 9)] == [-3, -2, 0, 1, 2, 3]


@pytest.mark.rule("silver-bayonet", "9.3.1")
def test_assault_table():
    table = BOOK.tables.assault
    assert table.at(14, 4) == 2
    assert table.at(0, 1) == 0
    assert table.at(40, 0) == 4


@pytest.mark.rule("silver-bayonet", "7.4.1", "7.4.2", "7.4.3", "7.4.4a")
def test_coordination_results():
    table = BOOK.tables.coordination
    found = [table.at(die, table.pavn) for die in (1, 2, 3, 4, 5, 10)]
    wanted = ["full", "full", "no-support", "uncoordinated", "frontal-assault", "frontal-assault"]
    assert found == wanted


@pytest.mark.rule("silver-bayonet", "15.2.1")
def test_entry_of_the_66th_regiment():
    table = BOOK.tables.regiment_66
    assert [table.highest(turn) for turn in (0, 1, 4, 13, 39)] == [0, 1, 2, 5, 5]


# ---------------------------------------------------------------- scenarios


@pytest.mark.rule("silver-bayonet", "3.2a", "scen:standard", "scen:campaign")
def test_scenarios_by_sequence_and_length():
    lengths = {id: (scenario.sequence, scenario.player_turns) for id, scenario in SCENARIOS.items()}
    assert lengths == {
        "1": ("standard", 16),
        "2": ("standard", 14),
        "3": ("standard", 4),
        "4": ("standard", 8),
        "5": ("standard", 4),
        "6a": ("standard", 1),
        "6b": ("standard", 3),
        "7": ("standard", 16),
        "8": ("campaign", 36),
        "9": ("campaign", 24),
        "10": ("campaign", 16),
        "11": ("campaign", 78),
        "12": ("campaign", 78),
    }
    assert (SCENARIOS["6a"].game_turns, SCENARIOS["6b"].game_turns) == (1, 2)


def test_special_rules_are_typed():
    ambush = SCENARIOS["3"].rule(NightAmbush)
    assert ambush is not None
    assert (ambush.from_hex, ambush.target, ambush.strength, ambush.modifier) == ("1220", "1021", 3, -2)
    entry = SCENARIOS["2"].rule(UsEntry)
    assert entry is not None
    assert "4702" in entry.started
    assert SCENARIOS["1"].rule(B52) is None


@pytest.mark.rule("silver-bayonet", "scen:12")
def test_scenario_twelve_is_eleven_with_a_free_setup():
    twelve = SCENARIOS["12"]
    assert (twelve.like, twelve.setup) == ("11", ())
    free = twelve.rule(FreeSetup)
    assert free is not None
    assert (free.side, free.from_enemy, free.villages) == ("PAVN", 2, True)


def test_air_points_of_a_turn():
    five = SCENARIOS["5"]
    assert (five.air_supply(1).points, five.air_supply(1).roll) == (10, False)
    assert five.air_supply(2).roll
    assert SCENARIOS["3"].air_supply(2).points == 9


def test_dates_on_the_track():
    assert (SCENARIOS["11"].first_day, SCENARIOS["11"].last_day) == (date(1965, 10, 19), date(1965, 11, 26))
    assert SCENARIOS["4"].game_turn == 27


# ---------------------------------------------------------------- an owner's pack


def test_an_owner_lays_printed_figures_over_ours(tmp_path):
    text = """
        [[hex]]
        id = "3425"
        terrain = "broken"
        source = { terrain = "public the printed map" }
    """
    pack = load(owner(tmp_path, "map.toml", text))
    hexes = {hex.id: hex for hex in pack.map.hex}
    assert hexes["3425"].terrain == "broken"
    assert hexes["3425"].camp
    assert pack.units == BOOK.units
    assert pack.digest != BOOK.digest
    assert check(pack) == []
    assert shares(pack.sources)["public"] == shares(BOOK.sources)["public"] + 1


def test_an_owner_s_slip_contradicts_the_book(tmp_path):
    text = '[[unit]]\nid = "B/6/14"\nmin_range = 0'
    found = [(p.constraint, p.rule) for p in check(load(owner(tmp_path, "units.toml", text)))]
    assert ("one_gun_with_a_minimum_range", "12.11") in found


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        (
            "map.toml",
            '[[hex]]\nid = "3425"\nterrain = "swamp"',
            "map.toml: hex 3425: field terrain: Invalid enum value 'swamp'",
        ),
        (
            "units.toml",
            '[[unit]]\nid = "MOORE"\nfull = { stacking = 0.3 }',
            "units.toml: unit MOORE full: field stacking: Expected `float` that's a multiple of 0.5",
        ),
        (
            "scenarios.toml",
            '[[scenario]]\nid = "3"\nspecial = [{ id = "magic" }]',
            "scenarios.toml: scenario 3 special magic: field id: Invalid value 'magic'",
        ),
    ],
)
def test_an_owner_s_slip_of_the_pen_is_named(tmp_path, name, text, problem):
    with pytest.raises(DataError) as caught:
        load(owner(tmp_path, name, text))
    assert str(caught.value) == problem


def test_the_title_s_own_pack_is_read_once():
    assert load() is load()


# ---------------------------------------------------------------- where the data are from


def test_the_shares_add_up():
    counts = shares(BOOK.sources)
    assert sum(counts.values()) == len(BOOK.sources)
    assert all(counts.values())


@pytest.mark.parametrize("name", ["map.toml", "scenarios.toml"])
def test_a_source_by_fields_leaves_no_field_out(name):
    for entry, missing in left_out(FILES[name]):
        assert not missing, entry


def test_a_source_of_a_unit_leaves_no_field_out():
    for entry, missing in left_out(FILES["units.toml"]):
        assert not missing - WHO, entry


def test_a_source_of_a_table_row_goes_by_its_cells():
    for _, missing in left_out(FILES["tables.toml"]):
        assert missing <= {"number", "cells"}


def test_what_is_not_known_is_not_passed_off_as_known():
    """Photographs show much of the map and some counters; most cells of the maneuver table are ours."""
    assert WORTH["hex 1000", ""] == "public"
    assert WORTH["hex 3425", "terrain"] == "design"
    assert WORTH["unit C/1/5", "full"] == "public"
    assert WORTH["unit B/1/5", "full"] == "design"
    assert WORTH["unit A/227", "reduced"] == "design"
    public = [key for key in WORTH if key[0].startswith("maneuver row") and WORTH[key] != "design"]
    assert len(public) == 4
    for number in range(12):
        assert WORTH[f"maneuver row {number}", "rest"] == "design"
    for id in ("1", "2", "4", "5", "7"):
        assert WORTH[f"scenario {id} victory", ""] == "design"
    for id in ("6a", "6b"):
        assert WORTH[f"scenario {id} special no-movement", ""] == "design"
        assert WORTH[f"scenario {id}", "first_side"] == "design"


@pytest.mark.parametrize("name", FILES)
def test_no_sentence_hides_in_the_data(name):
    """Whatever a person reads is in the text catalogues: data hold ids, figures and proper names."""
    assert [*sentences(FILES[name], ("name", "formation", "battalion"))] == []
