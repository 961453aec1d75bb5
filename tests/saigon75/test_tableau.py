"""The board as text: what stands where, for one seat, and nothing that it may not see."""

from __future__ import annotations

from typing import Any

import pytest

from indochine import Game
from indochine.kernel.tableau import Cell, Section
from indochine.kernel.text import LANGUAGES, Msg, catalogue
from tests.saigon75.table import TITLE, play, table


def text(cell: Cell, language: str = "en") -> str:
    words = catalogue(language, TITLE.book.text_folder)
    return " · ".join(words.render(part) if isinstance(part, Msg) else str(part) for part in cell.parts)


def section(game: Game, heading: str, seat: str = "SV") -> Section:
    """The section whose heading is this message."""
    return next(s for s in TITLE.tableau(game.view(seat)) if s.heading.id == heading)


def rows(game: Game, heading: str, seat: str = "SV") -> dict[str, list[str]]:
    """The rows of a section by the text of their first cell."""
    return {text(row[0]): [text(cell) for cell in row[1:]] for row in section(game, heading, seat).rows}


def province(game: Game, name: str, seat: str = "SV") -> list[str]:
    """Control, units of both sides, and marks."""
    regions = [rows(game, f"region-{id}", seat) for id in ("I", "II", "III", "IV")]
    return next(region[name] for region in regions if name in region)


def test_every_province_stands_once_under_its_region() -> None:
    game = TITLE.start(seed=1)
    regions = {id: list(rows(game, f"region-{id}")) for id in ("I", "II", "III", "IV")}
    assert regions["I"] == ["Quảng Trị", "Đà Nẵng", "Quảng Ngãi"]
    assert [len(names) for names in regions.values()] == [3, 9, 4, 4]


def test_units_are_counted_by_kind_reduced_and_activated_ones_apart() -> None:
    game = table(
        nv={"pleiku": "nv_division*2 nv_division_reduced vc"},
        sv={"pleiku": "sv_division_reduced ranger*2 mech", "saigon": "para marine"},
        step="combat",
    )
    assert province(game, "Pleiku")[:3] == ["● SV ×", "2 NVD · 1 nvd · 1 VC", "1 svd · 2 RGR · 1 MEC"]
    assert province(game, "Saigon")[:3] == ["● SV", "–", "1 MAR · 1 ABN"]
    play(game, ["attack", "pleiku"], ["engage", "nv_division"])
    assert province(game, "Pleiku")[1] == "1 NVD · 1 NVD* · 1 nvd · 1 VC"


def test_control_has_a_mark_and_a_name_for_each_side() -> None:
    game = table(sv={"saigon": "mech"}, militia="pleiku kon_tum")
    assert province(game, "Pleiku")[0] == "★ NV"
    assert province(game, "Saigon")[0] == "● SV"
    assert rows(game, "tableau-status")["Provinces"] == ["★ North 2 · ● South 18"]


def test_ground_letters_and_tokens() -> None:
    game = table(sv={"saigon": "mech"}, tokens={"3": "da_nang", "5": "NV", "7": "gone"})
    assert province(game, "Đà Nẵng")[3] == "→C · ◎3"
    assert province(game, "Pleiku")[3] == "→M"
    assert province(game, "Cà Mau")[3] == "CK"
    assert rows(game, "tableau-off-map")["Tokens held"] == ["NV 5"]


def test_hidden_tokens_show_no_number() -> None:
    game = TITLE.start(options={"tokens_hidden": True}, seed=1)
    assert province(game, "Đà Nẵng")[3] == "→C · ◎?"
    assert "Tokens held" not in rows(game, "tableau-off-map")


def test_how_things_stand() -> None:
    game = table(sv={"saigon": "mech"}, turn=3, available=4)
    status = rows(game, "tableau-status")
    assert status["Turn"] == ["3 of 8, Winter 1973–74"]
    assert status["Phase"] == ["North · movement · 4 activations left · 2 free VC"]
    assert rows(TITLE.start(seed=1), "tableau-status")["Phase"] == ["set-up"]


def test_the_card_in_force_stands_there_with_its_effect_and_its_province() -> None:
    game = table(sv={"saigon": "mech"}, event={"card": 9, "uses": 0, "province": "pleiku"}, crisis=14)
    said = [text(row[1]) for row in section(game, "tableau-status").rows if text(row[0]) == "Event card"]
    assert said[0].startswith("Diversion: The North names a province.")
    assert said[0].endswith("· names Pleiku")
    assert said[1].startswith("Crisis in Saigon: ")


def test_off_the_map() -> None:
    game = table(
        sv={"saigon": "mech"},
        nv={"pleiku": "nv_division*4"},
        air={"ready": 2, "supply": 9, "lost": 1},
        infiltration=3,
        plus_ones={"NV": 1, "SV": 0},
    )
    boxes = rows(game, "tableau-off-map")
    assert boxes["NV Reserves"] == ["10 NVD · 8 VC"]
    assert boxes["Eliminated"] == ["11 SVD · 6 RGR · 4 MAR · 3 ABN · 2 RIV · 6 MEC"]
    assert boxes["Air markers"] == ["2 of 5 available, 9 in stock, 1 eliminated"]
    assert boxes["Infiltration"] == ["3 of 5"]
    assert boxes["+1 markers"] == ["NV 1 · SV 0"]
    assert "To be placed" not in boxes


def test_each_seat_sees_its_own_hand_only() -> None:
    game = table(sv={"saigon": "mech"}, hands={"NV": [8, 12], "SV": [1]})
    for seat, titles in (("NV", ["Monsoon", "Montagnard Revolt"]), ("SV", ["American Deliveries"])):
        [hand] = [s for s in TITLE.tableau(game.view(seat)) if s.fold]
        assert [text(row[0]) for row in hand.rows] == titles
        assert hand.heading == Msg("tableau-hand", side=Msg("side-" + seat))
    assert rows(game, "tableau-off-map", "NV")["Event cards"][0].startswith("NV 2 · SV 1")


def test_in_the_second_game_of_a_match_a_seat_plays_the_other_side() -> None:
    game = table(
        sv={"saigon": "mech"},
        hands={"NV": [8], "SV": [1]},
        scenario="match",
        match={"swapped": True, "first_game": score()},
    )
    [hand] = [s for s in TITLE.tableau(game.view("NV")) if s.fold]
    assert [text(row[0]) for row in hand.rows] == ["American Deliveries"]
    assert section(game, "tableau-status", "NV").heading == Msg("tableau-status", side=Msg("side-SV"))
    assert rows(game, "tableau-status", "NV")["Turn"] == ["1 of 8, Summer 1973 · game 2 of 2"]


def score() -> dict[str, Any]:
    return {"turn": 9, "provinces": 3, "units": 9, "half_divisions": 2, "reason": "held"}


def test_the_solo_card_and_the_open_cards_of_the_north() -> None:
    game = TITLE.start(options={"solo": True}, seed=4)
    play(game, ["ready", "saigon_first"])
    assert "Solo card" in rows(game, "tableau-status")
    turned_up = game.view("SV")["cards"]["turned_up"]
    found = [s for s in TITLE.tableau(game.view("SV")) if s.heading.id == "tableau-turned-up"]
    assert [len(s.rows) for s in found] == ([len(turned_up)] if turned_up else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    game = table(
        sv={"saigon": "mech sv_division", "pleiku": "ranger"},
        nv={"pleiku": "nv_division*2 nv_division_reduced vc"},
        tokens={"3": "da_nang", "5": "NV", "7": "gone"},
        event={"card": 9, "uses": 0, "province": "pleiku"},
        hands={"SV": [1, 2]},
        militia="kon_tum",
    )
    for part in TITLE.tableau(game.view("SV")):
        cells = [cell for row in part.rows for cell in row]
        texts = [text(cell, language) for cell in [*cells, Cell((part.heading, *part.columns, *part.notes))]]
        assert not [t for t in texts if "[" in t or "{" in t]


def test_one_province_with_its_neighbours() -> None:
    tokens = {"3": "da_nang", "5": "gone", "7": "gone"}
    game = table(sv={"saigon": "mech"}, nv={"saigon": "vc*2"}, militia="kon_tum", tokens=tokens)

    def said(id: str) -> list[str]:
        [found] = TITLE.inspect(game.view("SV"), id)
        assert found.heading == Msg(f"province-{id}")
        return [text(row[1]) for row in found.rows]

    assert said("saigon")[:4] == ["● SV ×", "2 VC", "1 MEC", "coast"]
    assert said("kon_tum")[0] == "★ NV"
    assert said("da_nang")[3] == "coast · ◎3"
    assert said("ca_mau")[3:] == ["coast · Mekong", "Cần Thơ, Kiên Giang"]
    assert said("pleiku")[4].endswith("; on the frontier with the zone of the North")
    assert TITLE.inspect(game.view("SV"), "reserves") == []
