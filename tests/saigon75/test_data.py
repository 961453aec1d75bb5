"""The data of Saigon 75: what the book says of its components, an owner's own figures, sources."""

from __future__ import annotations

from collections import Counter

import pytest

from indochine.kernel.errors import DataError
from indochine.kernel.packs import load_files, shares
from indochine.titles.saigon75.constraints import check
from indochine.titles.saigon75.pack import FOLDER, load
from tests.printed import left_out, owner

BOOK = load()
FILES = load_files(FOLDER)
PROVINCES = {province.id: province for province in BOOK.map.province}
COUNTS = {kind.id: kind.count for kind in BOOK.units.unit_type}


# ---------------------------------------------------------------- what the book says of its components


@pytest.mark.rule("saigon75", "intro:map")
def test_the_board_has_twenty_provinces_and_the_zone():
    assert len(PROVINCES) == 20
    assert [region.id for region in BOOK.map.region] == ["north_vietnam", "laos", "cambodia"]
    assert BOOK.map.zone.nv_only


@pytest.mark.rule("saigon75", "intro:period")
def test_eight_turns_from_summer_1973_to_spring_1975():
    turns = BOOK.tables.turn
    assert [turn.number for turn in turns] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert (turns[0].season, turns[7].season) == ("summer-1973", "spring-1975")
    assert [turn.number for turn in turns if turn.final] == [8]


@pytest.mark.rule("saigon75", "intro:sides")
def test_every_unit_is_of_one_of_two_sides():
    assert {kind.side for kind in BOOK.units.unit_type if kind.is_unit} == {"NV", "SV"}


@pytest.mark.rule("saigon75", "intro:tables")
def test_the_board_has_both_activation_tables_and_the_desertion_table():
    tables = BOOK.tables
    assert tables.activation.nv.available(turn=1, die=5) == 7
    assert tables.activation.nv.available(turn=1, die=6, plus=3) == 8  # never above the maximum
    assert tables.activation.sv.available(turn=8, die=1) == 2
    assert tables.desertion.losses(provinces=6, die=4) == 4
    assert tables.desertion.losses(provinces=20, die=6) == 9


@pytest.mark.rule("saigon75", "M.1.2")
def test_common_pieces():
    assert (BOOK.tables.dice.d6.count, COUNTS["turn"], len(BOOK.cards.card)) == (1, 1, 20)


@pytest.mark.rule("saigon75", "M.1.3")
def test_nv_pieces():
    kinds = ("nv_division", "nv_division_reduced", "vc", "qt", "infiltration", "nv_plus1", "objective")
    assert [COUNTS[kind] for kind in kinds] == [14, 14, 8, 19, 5, 3, 3]
    assert BOOK.tables.dice.nv_battle.count == 5


@pytest.mark.rule("saigon75", "M.1.4")
def test_sv_pieces():
    kinds = (
        "sv_division",
        "sv_division_reduced",
        "ranger",
        "marine",
        "para",
        "river",
        "mech",
        "air",
        "sv_plus1",
    )
    assert [COUNTS[kind] for kind in kinds] == [11, 11, 6, 4, 3, 2, 7, 12, 2]
    assert (BOOK.tables.dice.sv_battle.count, BOOK.tables.dice.air_attrition.count) == (5, 2)


@pytest.mark.rule("saigon75", "M.5.2")
def test_what_each_side_keeps_off_the_board():
    scenario = BOOK.scenarios.scenario[0]
    assert scenario.nv_off_board["nv_division_reduced"] == 14
    assert scenario.sv_off_board == {"sv_division_reduced": 11, "air": 12}
    assert BOOK.tables.dice.air_attrition.count == 2


@pytest.mark.rule("saigon75", "D.3.1")
def test_colours_of_the_event_cards():
    assert Counter(card.colour for card in BOOK.cards.card) == {"yellow": 6, "red": 12, "green": 2}


@pytest.mark.rule("saigon75", "D.4.2x")
def test_neighbours_of_an_loc():
    assert set(PROVINCES["an_loc"].adjacent) == {"phuoc_binh", "saigon", "long_an"}
    assert PROVINCES["an_loc"].borders == ("cambodia",)


@pytest.mark.rule("saigon75", "S:cards.2")
def test_a_solo_card_fixes_events_movement_combat_and_tokens():
    card = next(card for card in BOOK.solo.solo_card if card.number == 30)
    assert card.events == ("red", "green", "yellow")
    assert card.targets == ("quang_tri", "da_nang", "quang_ngai")
    assert (card.combat, card.momentum) == ("equal_or_superior", "activation")


def test_redeployment_is_the_one_move_of_the_unit():
    card = next(card for card in BOOK.cards.card if card.number == 4)
    assert (card.amount, card.activates, card.uses_move, card.stacking) == (5, False, True, "end_of_movement")


# ---------------------------------------------------------------- an owner's pack


def test_an_owner_lays_printed_figures_over_ours(tmp_path):
    text = """
        [dice.air_attrition]
        faces = ["plane", "blank", "blank", "blank", "blank", "blank"]
        source = { faces = "public the printed die" }
    """
    pack = load(owner(tmp_path, "tables.toml", text))
    assert Counter(pack.tables.dice.air_attrition.faces) == {"plane": 1, "blank": 5}
    assert pack.tables.dice.air_attrition.count == 2
    assert pack.map == BOOK.map
    assert pack.digest != BOOK.digest
    assert check(pack) == []
    assert shares(pack.sources)["public"] == shares(BOOK.sources)["public"] + 1


def test_an_owner_s_slip_contradicts_the_book(tmp_path):
    pack = load(owner(tmp_path, "map.toml", '[[province]]\nid = "an_loc"\nmountain = true'))
    assert [(problem.entry, problem.rule) for problem in check(pack)] == [("province an_loc", "D.4")]


def test_an_owner_s_slip_of_the_pen_is_named(tmp_path):
    with pytest.raises(DataError) as caught:
        load(owner(tmp_path, "map.toml", '[[province]]\nid = "quang_ngai"\nnumber = "3"'))
    assert str(caught.value) == "map.toml: province quang_ngai: field number: Expected `int`, got `str`"


def test_the_title_s_own_pack_is_read_once():
    assert load() is load()


# ---------------------------------------------------------------- where the data are from


def test_the_shares_add_up():
    counts = shares(BOOK.sources)
    assert sum(counts.values()) == len(BOOK.sources)
    assert all(counts.values())


@pytest.mark.parametrize("name", ["map.toml", "units.toml", "tables.toml", "solo.toml", "scenarios.toml"])
def test_a_source_by_fields_leaves_no_field_out(name):
    for entry, missing in left_out(FILES[name]):
        assert not missing, entry


def test_no_sentence_hides_in_the_data():
    """Whatever a person reads is in the text catalogues: data hold ids, figures and proper names."""
    prose = {"effect", "title", "title_fr", "note", "movement"}
    for table in (FILES["cards.toml"], FILES["solo.toml"], FILES["scenarios.toml"], FILES["tables.toml"]):
        for entries in table.values():
            for item in entries if isinstance(entries, list) else [entries]:
                assert not prose & set(item)
