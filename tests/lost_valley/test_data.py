"""The data of The Lost Valley: how many of each component, answers of tables, an owner's pack, sources."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from indochine.kernel.errors import DataError
from indochine.kernel.packs import load_files, shares
from indochine.kernel.rulebook import read_index
from indochine.titles.lost_valley.card_data import ChangeStrength, Modify, Shift
from indochine.titles.lost_valley.constraints import check
from indochine.titles.lost_valley.pack import FOLDER, load
from tests.printed import left_out, owner, sentences

BOOK = load()
FILES = load_files(FOLDER)
CRS = {cr.id: cr for cr in BOOK.map.cr}
UNITS = {unit.id: unit for unit in BOOK.units.unit}
CARDS = {card.id: card for card in BOOK.cards.card}
CAMPAIGN, HILLS = BOOK.scenarios.scenario
WORTH = {(datum.entry, datum.field): datum.worth for datum in BOOK.sources}


# ---------------------------------------------------------------- how many of each


def test_boxes_and_lines():
    board = BOOK.map
    assert (len(board.cr), len(board.drop_zone), len(board.starting_box)) == (12, 3, 4)
    assert (len(board.line), len(board.taor)) == (20, 19)
    assert Counter(taor.division for taor in board.taor) == {"308": 7, "312": 4, "316": 4, "304": 4}


def test_icons():
    assert sum(cr.stars for cr in BOOK.map.cr) == 16
    assert [cr.id for cr in BOOK.map.cr if cr.encircled_icon] == ["gabrielle", "beatrice", "isabelle"]
    assert sum(cr.artillery_icon for cr in BOOK.map.cr) == 5
    assert sum(cr.aa_icon for cr in BOOK.map.cr) == 6


def test_proper_names_keep_their_accents():
    assert CRS["beatrice"].name == "Béatrice"
    assert CRS["epervier-opera"].name == "Epervier & Opéra"


def test_neighbours_by_black_and_by_coloured_lines():
    assert BOOK.map.adjacent()["isabelle"] == ("claudine", "eliane")
    assert BOOK.map.paths("312") == {
        "start-312": ("beatrice",),
        "beatrice": ("start-312", "dominique"),
        "epervier-opera": ("dominique", "pc-gono"),
        "dominique": ("beatrice", "epervier-opera"),
        "pc-gono": ("epervier-opera",),
    }


def test_units_by_kind_and_steps():
    kinds = Counter(unit.kind for unit in UNITS.values())
    assert kinds == {"infantry": 31, "artillery": 6, "armour": 3, "anti-aircraft": 1}
    assert Counter(unit.steps for unit in UNITS.values()) == {2: 17, 1: 24}
    placed = Counter(unit.placed for unit in UNITS.values())
    assert placed == {"cr": 31, "turn": 5, "bataillons-de-marche": 4, "aside": 1}


def test_counters_of_the_box():
    assert len(UNITS) + sum(marker.count for marker in BOOK.units.marker) == 120


def test_factors_of_both_sides():
    battalion = UNITS["8-bpc"]
    assert battalion.reduced is not None
    assert (battalion.full.assault, battalion.full.defence, battalion.full.morale) == (3, 2, 3)
    assert (battalion.reduced.assault, battalion.reduced.defence, battalion.reduced.morale) == (2, 1, 2)
    assert UNITS["1-gaaceo"].full.assault is None


def test_cards_by_flag_and_marks():
    assert Counter(card.flag for card in CARDS.values()) == {"FR": 23, "VM": 22}
    assert sum(card.reserve for card in CARDS.values()) == 9
    assert sum(card.one_time for card in CARDS.values()) == 14
    assert [card.id for card in CARDS.values() if card.reshuffle] == ["06", "30", "43"]
    assert [card.id for card in CARDS.values() if card.ap[0] < card.ap[1]] == ["06", "41", "43"]


def test_effects_are_typed():
    attack = Modify(("french-assault",), 2, once=True, needs="parachute-battalion")
    assert CARDS["01"].effect == (attack,)
    vulture = CARDS["45"].effect
    assert vulture[0] == Shift("camp-morale", -1, faces=(1, 2, 3, 4))
    assert vulture[1] == ChangeStrength("all", -3, faces=(5, 6))


def test_turn_track():
    turns = BOOK.tables.turn
    assert (turns[0].first_day, turns[15].last_day) == (date(1954, 3, 13), date(1954, 5, 8))
    assert [turn.number for turn in turns if turn.monsoon] == [10, 11, 12, 13, 14]
    assert turns[4].first_day == date(1954, 3, 30)  # the Five Hills


def test_scenarios_and_options():
    assert (CAMPAIGN.id, HILLS.id) == ("campaign", "five-hills")
    assert sum(len(units) for units in CAMPAIGN.garrison.values()) == 31
    assert sum(len(units) for units in HILLS.garrison.values()) == 27
    assert HILLS.vm_control == {"beatrice": "312", "gabrielle": "308", "anne-marie": "308"}
    assert [level.id for level in BOOK.scenarios.difficulty] == ["standard", "easier", "harder"]
    assert [option.id for option in BOOK.scenarios.option if option.set.dealt] == ["better-start"]


def test_the_index_of_rules_can_be_read():
    assert len(read_index(FOLDER.parent)) == 346


# ---------------------------------------------------------------- what tables answer


def test_tracks_stop_where_the_book_stops_them():
    track = BOOK.tables.track
    assert (track.camp_morale.stop(25), track.camp_morale.stop(0)) == (20, 0)  # below 1 the game is lost
    assert (track.vm_aaa.stop(16), track.vm_aaa.stop(0)) == (15, 1)
    assert (track.fortifications.stop(5), track.fortifications.stop(-2)) == (4, 0)
    assert track.sitrep_drm(camp_morale=16, resource_points=5) == -1


@pytest.mark.parametrize("level", [0, 21])
def test_a_level_beside_the_track_has_no_drm(level):
    with pytest.raises(LookupError):
        BOOK.tables.track.camp_morale.drm_at(level)


def test_tables_reach_on_at_both_ends():
    tables = BOOK.tables
    assert [tables.asp_availability.at(total).points for total in (-2, 2, 3, 12, 20)] == [0, 0, 1, 5, 6]
    assert [tables.airstrip_status.at(total).result for total in (-2, 12)] == ["destroyed", "unchanged"]
    assert [tables.sapping.at(total).fortifications for total in (-5, 0, 4, 5)] == [-2, -2, -1, 0]


def test_results_as_they_are_printed():
    tables = BOOK.tables
    defenders = [tables.vm_assault_french_casualties.at(total).printed for total in range(-1, 9)]
    assert " ".join(defenders) == "3DisR?* 2DisR?* 2Dis?R?* 2R?* 1R?* 1Dis?* 1 Dis?* Dis? -"
    assaulters = [tables.french_assault_french_casualties.at(total).printed for total in range(-1, 9)]
    assert " ".join(assaulters) == "3Dis* 2Dis* 2Dis?* 1Dis* 1Dis?* 1* 1 Dis? Dis? -"
    viet_minh = [tables.vm_assault_vm_casualties.at(total).printed for total in (2, 4, 6, 7, 8)]
    assert viet_minh == ["1", "2", "3", "3 +1CM", "4 +1CM"]
    repulsed = [tables.french_assault_vm_casualties.at(total).printed for total in (0, 1, 5, 6, 7, 8)]
    assert repulsed == ["0", "1", "1R", "2R", "2R +1CM", "3R +1CM"]


def test_levels_of_victory_in_half_points():
    reached = [BOOK.tables.victory.reached(half_points) for half_points in (50, 49, 26, 25, 10, 9, 0)]
    assert reached == [
        "strategic-victory",
        "operational-victory",
        "draw",
        "tactical-defeat",
        "operational-defeat",
        "strategic-defeat",
        "strategic-defeat",
    ]


# ---------------------------------------------------------------- an owner's pack


def test_an_owner_lays_printed_figures_over_ours(tmp_path):
    text = """
        [[unit]]
        id = "8-bpc"
        full = { assault = 4, defence = 3, morale = 3 }
        source = { full = "public the printed counter" }
    """
    pack = load(owner(tmp_path, "units.toml", text))
    assert [unit.full.assault for unit in pack.units.unit if unit.id == "8-bpc"] == [4]
    assert pack.map == BOOK.map
    assert pack.digest != BOOK.digest
    assert check(pack) == []
    assert shares(pack.sources)["public"] == shares(BOOK.sources)["public"] + 1


def test_an_owner_lays_a_whole_table_over_ours(tmp_path):
    text = "[sapping]\nrow = [{ max = 3, fortifications = -1 }, { min = 4, fortifications = 0 }]"
    pack = load(owner(tmp_path, "tables.toml", text))
    assert [pack.tables.sapping.at(total).fortifications for total in (-9, 3, 4)] == [-1, -1, 0]
    assert check(pack) == []


def test_an_owner_s_slip_contradicts_the_book(tmp_path):
    pack = load(owner(tmp_path, "map.toml", '[[cr]]\nid = "huguette"\nstars = 1'))
    assert [(problem.entry, problem.rule) for problem in check(pack)] == [("cr huguette", "2.2.4.1")]


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        (
            "map.toml",
            '[[cr]]\nid = "junon"\nposition = [1.5, 2]',
            "map.toml: cr junon: field position[0]: Expected `int`, got `float`",
        ),
        (
            "units.toml",
            '[[unit]]\nid = "8-bpc"\narm = "commando"',
            "units.toml: unit 8-bpc: field arm: Invalid enum value 'commando'",
        ),
        (
            "cards.toml",
            '[[card]]\nid = "18"\neffect = [{ do = "rejoice" }]',
            "cards.toml: card 18 effect 1: field do: Invalid value 'rejoice'",
        ),
        (
            "cards.toml",
            '[[card]]\nid = "18"\neffect = [{ do = "no-vm-assault", amount = 1 }]',
            "cards.toml: card 18 effect 1: field amount: is no field of this entry",
        ),
        (
            "tables.toml",
            '[airstrip_status]\nrow = [{ result = "gone" }]',
            "tables.toml: airstrip_status row 1: field result: Invalid enum value 'gone'",
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


@pytest.mark.parametrize("name", FILES)
def test_a_source_by_fields_leaves_no_field_out(name):
    for entry, missing in left_out(FILES[name]):
        assert not missing, entry


def test_what_is_not_known_is_not_passed_off_as_known():
    """Of the printed figures the book gives a few; the rest is ours and says so."""
    assert [id for id in CRS if WORTH[f"cr {id}", "stars"] == "rule"] == ["huguette", "pc-gono"]
    for field in ("stacking_steps", "stacking_assets", "fortifications", "artillery_icon", "aa_icon"):
        assert {WORTH[f"cr {id}", field] for id in CRS} == {"design"}
    assert {WORTH[f"unit {id}", "full"] for id in UNITS} == {"design"}
    assert [id for id in UNITS if WORTH.get((f"unit {id}", "reduced")) == "rule"] == ["1-bpc"]
    assert {WORTH[key] for key in WORTH if key[1] == "row"} == {"design"}
    for name in ("sead", "das", "airstrip_status", "airstrip_repair", "hand_size"):
        assert WORTH[name, ""] == "rule"
    for name in ("camp_morale", "resource_points", "vm_aaa"):
        assert WORTH[f"track {name}", "drm"] == "design"


def test_what_the_book_tells_of_cards():
    rules = [key for key in WORTH if key[0].startswith("card ") and WORTH[key] == "rule"]
    told = {(entry.removeprefix("card "), field) for entry, field in rules}
    reserve = {(id, "reserve") for id in ("01", "08", "10", "11", "12", "14", "15", "16", "42")}
    assert told == reserve | {
        *(("05", "key"), ("13", "key"), ("16", "key"), ("21", "key"), ("45", "key")),
        *(("16", "ap"), ("16", "first_turn"), ("16", "last_turn"), ("16", "phase")),
        *(("21", "condition"), ("21", "at_least"), ("21", "one_time"), ("21", "phase")),
        *(("43", "ap"), ("43", "first_turn"), ("43", "last_turn"), ("45", "option")),
    }


@pytest.mark.parametrize("name", FILES)
def test_no_sentence_hides_in_the_data(name):
    """Whatever a person reads is in the text catalogues: data hold ids, figures and proper names."""
    assert [*sentences(FILES[name], ("name",))] == []
