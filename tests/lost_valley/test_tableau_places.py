"""Centres of resistance and drop zones as text: rows of the board, and one place in full."""

from __future__ import annotations

import pytest

from indochine.kernel.tableau import Cell
from tests.lost_valley.board import SECTORS, centre, inspected, rows_of, section, sections, text
from tests.lost_valley.table import TITLE, siege

# Centres of resistance


def test_every_centre_stands_once_under_its_subsector() -> None:
    game = siege("movement")
    found = {id: list(rows_of(section(game, "subsector-" + id))) for id in SECTORS}
    assert found["north"] == ["Gabrielle", "Anne-Marie"]
    assert found["south"] == ["Isabelle"]
    assert len(found["central"]) == 9


@pytest.mark.rule("lost-valley", "2.3.1.3a", "2.3.1.5b", "2.3.2.2a")
def test_units_with_the_factors_of_the_side_shown_and_their_marks() -> None:
    game = siege(
        "movement",
        garrison={"pc-gono": "31-bg", "huguette": "i-2-rei 8-bpc csm-272 1-gaaceo"},
        marks={"reduced": "i-2-rei 8-bpc", "disrupted": "8-bpc csm-272", "used": "8-bpc"},
    )
    units = centre(game, "Huguette")[-1]
    assert units == "I/2 REI 1/1/2r · CSM 272 −1/−1/−2d · 1 GAACEO X/1/2 · 8 BPC 1/0/1rd*"


@pytest.mark.rule("lost-valley", "5.1b")
def test_factors_count_what_a_card_adds() -> None:
    game = siege("movement", garrison={"pc-gono": "31-bg i-2-rei"}, in_force="28", turn=12)
    assert centre(game, "PC GONO")[-1] == "I/2 REI 3/2/4 · 31 BG 1/1/2"


@pytest.mark.rule("lost-valley", "2.2.1.1a", "2.2.1.1b", "2.2.1.4b", "12.2.1a")
def test_control_fortifications_and_encirclement() -> None:
    game = siege(
        "movement",
        held={"gabrielle": "308", "junon": "none"},
        forts={"isabelle": 0, "huguette": 0, "beatrice": 0, "gabrielle": 1},
    )
    assert centre(game, "Isabelle")[:2] == ["● FR", "0 ×"]
    assert centre(game, "Huguette")[:2] == ["● FR", "0"]  # no icon: never Encircled
    assert centre(game, "Gabrielle")[:2] == ["★ 308", "1"]
    assert centre(game, "Junon")[0] == "○"


@pytest.mark.rule("lost-valley", "2.2.1.3a", "2.2.1.3b")
def test_stacking_counts_steps_and_assets() -> None:
    game = siege(
        "movement",
        garrison={"pc-gono": "31-bg 1-cepml", "dominique": "i-2-rei csm-272 ii-4-rac armor-ney"},
        marks={"reduced": "i-2-rei"},
    )
    assert centre(game, "Dominique")[2] == "2/6 2/3"
    assert centre(game, "PC GONO")[2] == "1/4 1/3"


def test_too_many_units_stand_out() -> None:
    game = siege("movement", garrison={"pc-gono": "31-bg", "francoise": "i-2-rei i-13-dble"})
    rows = section(game, "subsector-central").rows
    found = {text(row[0]): row[3] for row in rows}
    assert (text(found["Françoise"]), found["Françoise"].tone) == ("4/3 0/1", "warning")
    assert found["PC GONO"].tone == ""


@pytest.mark.rule("lost-valley", "2.2.4.1a", "2.2.4.2", "2.2.4.3", "2.2.4.5")
def test_icons_as_letters() -> None:
    game = siege("movement")
    letters = {name: centre(game, name)[3] for name in ("Gabrielle", "Huguette", "Isabelle", "PC GONO")}
    assert letters == {"Gabrielle": "2GABE", "Huguette": "2A", "Isabelle": "1E", "PC GONO": "–"}


@pytest.mark.rule("lost-valley", "13.2d")
def test_drop_zones_with_control_and_who_has_landed() -> None:
    game = siege(
        "movement",
        garrison={"pc-gono": "31-bg", "huguette": "1-bep", "natasha": "6-bpc"},
        held={"claudine": "304"},
    )
    zones = rows_of(section(game, "tableau-drop-zones"))
    assert [zones["Natasha"][0], zones["Natasha"][-1]] == ["● FR", "6 BPC 3/2/3"]
    assert [zones["Octavie"][0], zones["Octavie"][-1]] == ["★ VM", "–"]


def test_the_legend_explains_marks_letters_and_figures() -> None:
    notes = [text(Cell((note,))) for s in sections(siege("movement")) for note in s.notes]
    assert len(notes) == 3
    for sign in (
        "r reduced",
        "d disrupted",
        "* used",
        "X never",
        "● French",
        "× encircled",
        "G artillery gun",
    ):
        assert any(sign in note for note in notes)


# Off the map


def test_off_the_map() -> None:
    game = siege("movement", garrison={"pc-gono": "31-bg bdm-1", "junon": "armor-ney"}, turn=3)
    boxes = rows_of(section(game, "tableau-off-map"))
    assert boxes["Turn track"][0].startswith("turn 1: 5 BPVN 2/2/2 · turn 2: 6 BPC 3/2/3 · ")
    assert boxes["Remnants box"][0].startswith("III/13 DBLE · I/13 DBLE · ")
    assert "CSM 245" in boxes["Eliminated"][0]
    assert boxes["Bns de Marche"] == ["3 of 4 in the box"]
    assert boxes["Set aside"] == ["CMAA"]


# One place


@pytest.mark.rule("lost-valley", "2.2.2", "2.2.3a", "12.3.4", "16.1a")
def test_one_centre_in_full() -> None:
    game = siege(
        "movement",
        garrison={"pc-gono": "31-bg", "huguette": "i-2-rei 1-gaaceo", "claudine": "i-13-dble"},
        held={"gabrielle": "308", "anne-marie": "308"},
        marks={"reduced": "i-2-rei", "disrupted": "i-2-rei", "used": "1-gaaceo"},
        forts={"huguette": 3},
        airstrip="damaged",
    )
    facts, garrison, around = inspected(game, "huguette")
    assert facts["Held"] == ["● FR · French-controlled"]
    assert facts["Fortifications"] == ["level 3 of 4 · with the defence of the garrison (1): 4"]
    assert facts["Stacking"] == ["infantry steps 1/6, assets 1/2"]
    assert facts["Icons"] == ["2 stars · AA gun · airstrip · parachute"]
    assert facts["Where it lies"] == ["at the front: raids raise its fortifications"]
    assert facts["Paths"] == ["Division 308 (3 lines from its starting box, within reach now)"]
    assert facts["Airstrip"] == ["damaged"]
    assert garrison["I/2 REI"][1:] == ["0", "0", "1", "reduced · active · disrupted"]
    assert garrison["1 GAACEO"][1:] == ["X", "1", "2", "used"]
    assert list(around) == [
        "Gabrielle",
        "Anne-Marie",
        "Françoise",
        "Épervier & Opéra",
        "PC GONO",
        "Claudine",
        "Natasha",
    ]
    assert around["Claudine"] == centre(game, "Claudine")


@pytest.mark.rule("lost-valley", "16.2a")
def test_behind_the_front_works_are_possible_and_elsewhere_nothing_is_said() -> None:
    game = siege("movement", held={"gabrielle": "308", "junon": "none"}, forts={"isabelle": 0})
    assert inspected(game, "pc-gono")[0]["Where it lies"] == [
        "behind the front: works raise its fortifications"
    ]
    assert inspected(game, "pc-gono")[0]["Icons"] == ["command post"]
    assert "Where it lies" not in inspected(game, "gabrielle")[0]
    assert inspected(game, "gabrielle")[0]["Held"] == ["★ 308 · Viet Minh-controlled"]
    assert inspected(game, "junon")[0]["Held"] == ["○ · No Man’s Land"]
    assert inspected(game, "isabelle")[0]["Fortifications"][0].startswith("level 0 of 4 · encircled · ")


def test_one_drop_zone_in_full() -> None:
    game = siege("movement", garrison={"pc-gono": "31-bg", "eliane": "1-bep", "simone": "6-bpc"})
    facts, landed, around = inspected(game, "simone")
    assert facts["Held"] == ["● FR · French while one of these is: Éliane, Isabelle"]
    assert landed["6 BPC"][1:] == ["3", "2", "3", "full strength · active"]
    assert "Éliane" in around


@pytest.mark.parametrize("id", ["", "none", "312", "8-bpc", "Huguette", "16"])
def test_what_is_no_place_is_not_inspected(id: str) -> None:
    assert TITLE.inspect(siege("movement").view("FR"), id) == []


@pytest.mark.rule("lost-valley", "2.2.3c")
def test_pc_gono_lies_on_the_paths_of_all_divisions() -> None:
    [paths] = inspected(siege("movement"), "pc-gono")[0]["Paths"]
    assert [part.split(" (")[0] for part in paths.split(" · ")] == [
        "Division 312",
        "Division 308",
        "Division 316",
        "Division 304",
    ]
    assert "within reach now" not in paths
