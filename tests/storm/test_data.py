"""The data of Storm over Dien Bien Phu: how many of each component, an owner's own figures, sources."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from indochine.kernel.errors import DataError
from indochine.kernel.packs import load_files, shares
from indochine.kernel.rulebook import read_index
from indochine.titles.storm.constraints import check
from indochine.titles.storm.pack import FOLDER, load
from tests.printed import left_out, owner, sentences

BOOK = load()
FILES = load_files(FOLDER)
AREAS = {area.number: area for area in BOOK.map.area}
TYPES = {kind.id: kind for kind in BOOK.units.unit_type}
FRENCH = [unit for unit in BOOK.units.unit if TYPES[unit.type].side == "FR"]
VIET_MINH = [unit for unit in BOOK.units.unit if TYPES[unit.type].side == "VM"]


# ---------------------------------------------------------------- how many of each


def test_areas_by_the_colour_of_their_numbers():
    colours = Counter(area.number_colour for area in BOOK.map.area)
    assert colours == {"red": 16, "black": 17, "green": 6, "blue": 3}


def test_areas_by_side_and_bank():
    assert Counter(area.control for area in BOOK.map.area) == {"FR": 24, "VM": 18}
    assert Counter(area.bank for area in BOOK.map.area) == {"west": 27, "east": 15}


def test_pairs_of_neighbours_river_and_bridges():
    assert sum(len(area.adjacent) for area in BOOK.map.area) == 2 * 101
    assert len(BOOK.map.river) == 16
    assert [river.between for river in BOOK.map.river if river.bridge] == [(21, 29), (28, 29)]


def test_proper_names_keep_their_accents():
    assert AREAS[14].names == ("Béatrice",)
    assert AREAS[26].names == ("Françoise", "Liliane")
    assert AREAS[1].names == ()  # only described, and so in the catalogues


def test_units_by_side_and_by_how_they_come():
    assert (len(FRENCH), len(VIET_MINH)) == (71, 114)
    assert Counter(unit.placed for unit in FRENCH) == {"setup": 49, "turn": 19, "star": 3}
    assert Counter(unit.placed for unit in VIET_MINH) == {"setup": 54, "turn": 36, "box": 24}


def test_units_by_type():
    assert Counter(unit.type for unit in BOOK.units.unit) == {
        "legion": 13,
        "north-african": 13,
        "thai-battalion": 8,
        "thai-partisans": 5,
        "para": 23,
        "vietnamese-para": 4,
        "armour": 3,
        "anti-aircraft": 2,
        "regular": 72,
        "elite": 18,
        "replacement": 24,
    }


def test_reinforcements_by_turn():
    assert Counter(unit.turn for unit in FRENCH if unit.turn) == {1: 8, 3: 4, 4: 4, 7: 3}
    assert Counter(unit.turn for unit in VIET_MINH if unit.turn) == {1: 9, 2: 12, 4: 6, 6: 6, 7: 3}


def test_counters_of_the_box():
    markers = {marker.id: marker.count for marker in BOOK.units.marker}
    assert sum(markers.values()) == 79
    assert (markers["trench"], markers["out-of-supply"]) == (24, 3)
    assert len(BOOK.units.unit) + 79 == 264


def test_cards_by_side_and_use():
    assert Counter(card.side for card in BOOK.cards.card) == {"FR": 27, "VM": 27}
    assert len({card.key for card in BOOK.cards.card}) == 27
    assert Counter(card.side for card in BOOK.cards.card if card.impulse) == {"FR": 12, "VM": 14}
    assert sum(card.trench for card in BOOK.cards.card) == 45


def test_turn_track():
    turns = BOOK.tables.turn
    assert (turns[0].first_day, turns[7].last_day) == (date(1954, 3, 13), date(1954, 5, 7))
    assert [turn.french_hand for turn in turns] == [4] * 8
    assert [turn.viet_minh_hand for turn in turns] == [6, 5, 5, 5, 5, 5, 5, 6]


def test_tables_answer():
    tables = BOOK.tables
    assert [tables.supply.areas_out(total) for total in (2, 8, 9, 15, 16, 24)] == [0, 0, 1, 1, 2, 2]
    assert tables.sapping.terrain(printed=2, trench=2) == 3
    assert tables.sapping.terrain(printed=1, trench=1) == 2


def test_one_scenario_and_bidding():
    assert [scenario.id for scenario in BOOK.scenarios.scenario] == ["battle"]
    assert [(option.id, option.default) for option in BOOK.scenarios.option] == [("bid", False)]


def test_the_index_of_rules_can_be_read():
    assert len(read_index(FOLDER.parent)) == 195


# ---------------------------------------------------------------- an owner's pack


def test_an_owner_lays_printed_figures_over_ours(tmp_path):
    text = """
        [[card]]
        id = "vm-01"
        trench = 3
        source = { trench = "public the printed card" }
    """
    pack = load(owner(tmp_path, "cards.toml", text))
    assert [card.trench for card in pack.cards.card if card.id == "vm-01"] == [3]
    assert pack.map == BOOK.map
    assert pack.digest != BOOK.digest
    assert check(pack) == []
    assert shares(pack.sources)["public"] == shares(BOOK.sources)["public"] + 1


def test_an_owner_s_slip_contradicts_the_book(tmp_path):
    pack = load(owner(tmp_path, "map.toml", "[[area]]\nnumber = 6\nvictory = true"))
    found = [(problem.constraint, problem.rule) for problem in check(pack)]
    assert ("victory_areas_defend_with_three", "14.0") in found


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        (
            "map.toml",
            "[[area]]\nnumber = 17\nlabel = [1.5, 2]",
            "map.toml: area 17: field label[0]: Expected `int`, got `float`",
        ),
        (
            "map.toml",
            '[[area]]\nnumber = 17\ncontrol = "nobody"',
            "map.toml: area 17: field control: Invalid enum value 'nobody'",
        ),
        (
            "units.toml",
            '[[unit_type]]\nid = "para"\nclass = "guerrilla"',
            "units.toml: unit_type para: field class: Invalid enum value 'guerrilla'",
        ),
        (
            "cards.toml",
            '[[card]]\nid = "fr-01"\neffect = "saves the day"',
            "cards.toml: card fr-01: field effect: is no field of this entry",
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


@pytest.mark.parametrize("name", ["map.toml", "units.toml", "tables.toml", "scenarios.toml"])
def test_a_source_by_fields_leaves_no_field_out(name):
    for entry, missing in left_out(FILES[name]):
        assert not missing, entry


def test_what_is_not_known_is_not_passed_off_as_known():
    """Of the printed figures the book gives a few; the rest is ours and says so."""
    worth = {(datum.entry, datum.field): datum.worth for datum in BOOK.sources}
    attested = [n for n in AREAS if worth[f"area {n}", "number"] in ("rule", "example")]
    assert attested == [6, 7, 8, 9, 10, 11, 14, 16, 17, 20, 21, 28, 29, 38]
    assert [n for n in AREAS if worth[f"area {n}", "defence"] == "example"] == [11]
    assert [n for n in range(1, 9) if worth[f"turn {n}", "french_hand"] == "rule"] == [1]
    assert {worth[f"turn {n}", "viet_minh_hand"] for n in range(1, 9)} == {"design"}
    assert {worth[f"card vm-{n:02d}", "trench"] for n in range(1, 28)} == {"design"}
    assert [id for id in TYPES if worth[f"unit_type {id}", "defence"] != "design"] == ["replacement"]


@pytest.mark.parametrize("name", FILES)
def test_no_sentence_hides_in_the_data(name):
    """Whatever a person reads is in the text catalogues: data hold ids, figures and proper names."""
    assert [*sentences(FILES[name], ("formation",))] == []
