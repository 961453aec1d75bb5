"""The board as text: what stands where, for one seat, and nothing that it may not see."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from indochine import Game
from indochine.cli.terminal.drawing import Drawing
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.telling import Teller
from indochine.cli.terminal.words import Words
from indochine.kernel.tableau import Cell, Section
from indochine.kernel.text import LANGUAGES, Msg, catalogue
from indochine.titles.storm.tableau import SECTORS, sector_of
from tests.storm.table import TITLE, phase, play, table

SPACE = "\u00a0"  # between a number and its counter code: a line never breaks there


def text(cell: Cell, language: str = "en") -> str:
    words = catalogue(language, TITLE.book.text_folder)
    parts = [words.render(part) if isinstance(part, Msg) else str(part) for part in cell.parts]
    return " · ".join(parts).replace(SPACE, " ")


def section(game: Game, heading: str, seat: str = "FR") -> Section:
    """The section whose heading is this message."""
    return next(s for s in TITLE.tableau(game.view(seat)) if s.heading.id == heading)


def rows(game: Game, heading: str, seat: str = "FR") -> dict[str, list[str]]:
    """The rows of a section by the text of their first cell."""
    return {text(row[0]): [text(cell) for cell in row[1:]] for row in section(game, heading, seat).rows}


def status(game: Game, seat: str = "FR") -> dict[str, list[str]]:
    return rows(game, "tableau-status", seat)


def area(game: Game, number: int) -> list[str]:
    """Control, ground, marks, French and Viet Minh units."""
    found = {name: row for id in SECTORS for name, row in rows(game, "sector-" + id).items()}
    return next(row for name, row in found.items() if name.startswith(f"{number} "))


# How things stand


def test_turn_phase_and_impulse() -> None:
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, turn=3, to_move="FR")
    assert status(game)["Turn"] == ["3 of 8, 27 March–2 April"]
    assert status(game)["Phase"] == ["Impulse Phase · French impulse"]
    play(game, ["pass"])
    assert status(game)["Phase"] == ["Impulse Phase · the French have passed · Viet Minh impulse"]


def test_what_play_is_in_the_middle_of() -> None:
    game = table(fr={"14": "legion*4"}, vm={"11": "regular*9"}, turn=1, hands={"FR": "fr-11"}, dice=[1, 3])
    play(game, ["assault", "11"], ["all"])
    assert game.decision is not None
    assert game.decision.name == "window"
    assert status(game)["Phase"] == ["Impulse Phase · Viet Minh impulse · assault on area 14"]
    play(game, ["pass"])
    assert status(game)["Phase"][0].endswith("damage in area 14")


def test_the_steps_of_the_end_phase() -> None:
    agenda = phase("end-phase", "french_discard")
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, hands={"FR": "fr-11"}, agenda=agenda)
    assert status(game)["Phase"] == ["End Phase · discards"]
    agenda = phase("end-phase", "supply")
    game = table(fr={"17": "legion", "18": "para"}, vm={"15": "regular"}, agenda=agenda, dice=[6, 5])
    assert status(game)["Phase"] == ["End Phase · supply roll"]


def test_what_the_viet_minh_hold() -> None:
    game = table(fr={"17": "legion"}, vm={"18": "regular"}, held="18 28 16 13", needed=5)
    assert status(game)["Viet Minh hold"] == ["2 victory areas (18, 28); 5 needed · runway 1 · green 2"]


@pytest.mark.parametrize(
    ("language", "held", "told"),
    [
        ("en", "18 28 29 30 31 34 35", "7 victory areas (18, 28, 29, 30, 31, 34, 35); 6 needed"),
        ("en", "28", "1 victory area (28); 6 needed"),
        ("en", "", "no victory area; 6 needed"),
        ("fr", "18 28", "2 zones de victoire (18, 28) ; il en faut 6"),
        ("pl", "18 28 29 30 31 34 35", "7 obszarów zwycięstwa (potrzeba 6): 18, 28, 29, 30, 31, 34, 35"),
    ],
)
def test_more_victory_areas_than_needed_read_well_too(language: str, held: str, told: str) -> None:
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, held=held, needed=6)
    [row] = [
        row for row in section(game, "tableau-status").rows if row[0].parts[0] == Msg("tableau-row-victory")
    ]
    assert text(row[1], language).split(" · ")[0] == told


def test_cards_are_counted_and_the_no_replacements_marker_is_seen() -> None:
    deck = "fr-01 fr-02"
    hands = {"FR": "fr-11 fr-12", "VM": "vm-01"}
    game = table(
        fr={"17": "legion"}, vm={"15": "regular"}, hands=hands, decks={"FR": deck}, no_replacements=True
    )
    assert status(game)["Cards"] == ["French: hand 2, deck 2 · Viet Minh: hand 1, deck 0"]
    assert status(game)["Turn"] == ["2 of 8, 20–26 March · No Replacements marker"]


def test_each_seat_sees_its_own_orders_only() -> None:
    game = table(fr={"17": "legion*2"}, vm={"15": "regular*2"})
    game.order(["only-assaults-on", "17"], "FR")
    game.order(["only-assaults-on", "18"], "FR")
    assert status(game)["Your orders"] == ["asked about assaults on these areas only: 17, 18"]
    assert status(game, "VM")["Your orders"] == ["you are asked at every chance to play a card"]
    game.order(["pass-all"], "VM")
    assert status(game, "VM")["Your orders"] == ["pass whenever the enemy acts"]
    game.order(["pass-impulse"], "FR")
    assert status(game)["Your orders"] == ["pass while the enemy acts in this impulse"]
    game.order(["pass-impulse"], "VM")
    assert status(game, "VM")["Your orders"] == ["pass at the end of this impulse"]  # it is theirs


@pytest.mark.rule("storm", "15.0a")
def test_during_the_bidding_nobody_has_a_side_a_target_or_orders() -> None:
    game = TITLE.start(options={"bid": True}, seed=1)
    for number, seat in enumerate(("FR", "VM"), start=1):
        [head, *_] = TITLE.tableau(game.view(seat))
        assert text(Cell((head.heading,))) == f"Player {number}: bidding for the sides"
        shown = rows(game, "tableau-bidding-of", seat)
        assert shown == {"Turn": ["1 of 8, 13–19 March"], "Phase": ["Bidding for the sides"]}


@pytest.mark.rule("storm", "15.0a")
@pytest.mark.parametrize(
    ("bids", "sides"),
    [((7, 3), {"FR": "Viet Minh", "VM": "French"}), ((3, 7), {"FR": "French", "VM": "Viet Minh"})],
)
def test_after_the_bidding_each_seat_reads_which_side_it_leads(
    bids: tuple[int, int], sides: dict[str, str]
) -> None:
    game = play(TITLE.start(options={"bid": True}, seed=1), *[["bid", bid] for bid in bids])
    for seat, side in sides.items():
        [head, *_] = TITLE.tableau(game.view(seat))
        assert text(Cell((head.heading,))) == f"You play the {side}"
        you = [" (you)" if seat == other else "" for other in ("FR", "VM")]
        assert status(game, seat)["Sides"] == [
            f"Player 1{you[0]}: {sides['FR']}, bid {bids[0]} · Player 2{you[1]}: {sides['VM']}, bid {bids[1]}"
        ]
        assert "7 needed" in status(game, seat)["Viet Minh hold"][0]


def test_without_a_bidding_the_seats_are_the_sides() -> None:
    assert "Sides" not in status(TITLE.start(seed=1))


def test_a_finished_game_has_neither_a_ninth_turn_nor_orders() -> None:
    agenda = [{"frame": "play", "next": "turns"}, {"frame": "turn", "next": "advance_marker"}]
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, turn=8, agenda=agenda)
    assert game.over
    assert status(game)["Turn"] == ["8 of 8, 1–7 May"]
    assert status(game)["Phase"] == ["the game is over"]
    assert "Your orders" not in status(game)


# Areas


def test_every_area_stands_once_under_its_sector() -> None:
    areas: dict[str, list[int]] = {id: [] for id in SECTORS}
    for printed in TITLE.pack.map.area:
        areas[sector_of(printed)].append(printed.number)
    assert areas["north"] == [6, 7, 9, 11, 14]
    assert areas["airstrip"] == [16, 20, 21]
    assert areas["huguette"] == [13, 19, 25]
    assert areas["dominique"] == [10, 17, 18, 22]
    assert areas["eliane"] == [29, 30, 31, 36, 37]
    assert areas["centre"] == [26, 27, 28, 34, 35, 38]
    assert len(areas["edge"]) == 16


def test_fresh_and_spent_units_are_counted_apart() -> None:
    game = table(
        fr={"17": "legion*2 legion/spent para/spent*2 armour"},
        vm={"17": "regular elite/spent", "15": "regular*3"},
        held="15 17",
    )
    assert area(game, 17) == ["★ VM ×", "2", "–", "2 LEG · 1 ARM · 1 LEG* · 2 ABN*", "1 REG · 1 ELI*"]
    assert area(game, 15) == ["★ VM", "2", "–", "–", "3 REG"]


def test_counters_of_one_class_and_other_figures_have_codes_of_their_own() -> None:
    game = table(fr={"17": "thai-battalion thai-partisans para vietnamese-para"}, vm={"15": "regular"})
    assert area(game, 17)[3] == "1 THA · 1 ABN · 1 PTN · 1 VPA"


@pytest.mark.rule("storm", "9.1a")
def test_ground_tells_terrain_trench_and_what_counts() -> None:
    game = table(
        fr={"28": "legion"}, vm={"15": "regular", "11": "regular"}, trench={"15": 1, "11": 1, "7": 3, "2": 2}
    )
    assert [area(game, n)[1] for n in (28, 15, 11, 7, 2)] == ["3", "2+1=3", "1+1=2", "1+3=3", "2+2=3"]


def test_letters_and_markers() -> None:
    game = table(fr={"28": "legion", "16": "para"}, vm={"15": "regular"}, fire={"16": ["FR"], "15": ["VM"]})
    document = game.position()
    document["areas"]["16"]["out_of_supply"] = True
    game = TITLE.from_position(document, seed=1)
    assert area(game, 28)[2] == "VG"
    assert area(game, 6)[2] == "W"
    assert area(game, 16)[2] == "RY · fire FR · OOS"
    assert area(game, 15)[2] == "fire VM"


def test_empty_areas_of_the_edge_share_a_row_unless_something_is_there() -> None:
    game = table(
        fr={"17": "legion"}, vm={"15": "regular"}, trench={"12": 1}, fire={"42": ["VM"]}, to_move="FR"
    )
    edge = rows(game, "sector-edge")
    assert list(edge) == [
        "12 Western hills, centre",
        "15 Eastern ridges, north",
        "42 Southeast ridges",
        "Empty: 1, 2, 3, 4, 5, 8, 23, 24, 32, 33, 39, 40, 41",
    ]
    assert edge["Empty: 1, 2, 3, 4, 5, 8, 23, 24, 32, 33, 39, 40, 41"][0] == "★ VM"


def test_the_legend_gives_every_counter_its_figures() -> None:
    notes = [text(Cell((note,))) for s in TITLE.tableau(TITLE.start(seed=1).view("FR")) for note in s.notes]
    for figures in ("1-9-3/8", "3-10-4/9", "2-8-2/7", "2-8-3/7"):
        assert figures in notes[0]
    assert re.search(r"REG .*1-8-2/7.*ELI .*2-8-3/7.*RPL .*1-7-2/6", notes[1])


# Off the map, and cards


def test_off_the_map() -> None:
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, turn=5)
    boxes = rows(game, "tableau-off-map")
    assert boxes["Replacement box"] == ["24 RPL"]
    assert boxes["Starred units"] == ["1 LEG · 1 NAF · 1 ARM"]
    assert boxes["Turn track"][0].startswith("turn 1: 4 ABN, 4 VPA, 9 REG · turn 2: 9 REG, 3 ELI · ")
    legion = sum(unit.type == "legion" and unit.placed == "setup" for unit in TITLE.pack.units.unit)
    assert boxes["Eliminated FR"][0].startswith(f"{legion - 1} LEG · ")


def test_each_seat_sees_its_own_hand_only_copies_counted() -> None:
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, hands={"FR": "fr-11 fr-12 fr-06", "VM": "vm-06"})
    for seat, titles in (
        ("FR", ["Bordels mobiles de campagne", "Mines ×2"]),
        ("VM", ["Detonate Mine Shaft"]),
    ):
        [hand] = [s for s in TITLE.tableau(game.view(seat)) if s.fold == "card"]
        assert [text(row[0]) for row in hand.rows] == titles
        assert hand.heading.params["side_id"] == seat


def test_a_card_tells_when_it_is_played_what_it_does_and_what_it_digs() -> None:
    game = table(fr={"17": "legion"}, vm={"15": "regular"}, hands={"FR": "fr-06", "VM": "vm-06"})
    [own] = [s for s in TITLE.tableau(game.view("FR")) if s.fold == "card"]
    assert [text(cell) for cell in own.rows[0][1:]] == [
        "In your impulse, as the whole impulse. Choose an area: all French units there become fresh."
    ]
    [other] = [s for s in TITLE.tableau(game.view("VM")) if s.fold == "card"]
    trench = next(card.trench for card in TITLE.pack.cards.card if card.id == "vm-06")
    assert text(other.rows[0][1]) == str(trench)


def test_discard_piles_are_open() -> None:
    game = table(
        fr={"17": "legion"},
        vm={"15": "regular"},
        hands={"FR": "fr-11 fr-12"},
        decks={"VM": " ".join(f"vm-{n:02}" for n in range(2, 28))},
        removed="fr-09",
    )
    piles = rows(game, "tableau-discards", "VM")
    assert piles["Viet Minh 1"] == ["Improved Defenses"]
    assert piles["Removed from the game 1"] == ["Relief Force from Isabelle"]
    assert "Mines" not in piles["French 24"][0]
    assert "Mortar Support ×" in piles["French 24"][0]


# One area


def inspected(game: Game, id: str) -> list[dict[str, list[str]]]:
    sections = TITLE.inspect(game.view("FR"), id)
    return [{text(row[0]): [text(cell) for cell in row[1:]] for row in s.rows} for s in sections]


def test_one_area_in_full() -> None:
    game = table(
        fr={"17": "legion*2 legion/spent"},
        vm={"17": "replacement"},
        held="17",
        trench={"17": 2},
        to_move="FR",
    )
    facts, units, around = inspected(game, "17")
    assert facts["Held"] == ["★ VM ×"]
    assert facts["Ground"] == ["terrain 2, trench level 2: terrain value 3"]
    assert facts["Kind"] == ["east bank"]
    assert facts["Markers"] == ["–"]
    assert facts["Stacking"] == ["French 3 of 9 · Viet Minh 1 of 9"]
    assert units["III/13 DBLE: 9, 10"][1:] == ["fresh", "1", "9", "3"]
    assert units["III/13 DBLE: 11"][1:] == ["spent", "–", "8", "–"]
    assert [row[1:] for name, row in units.items() if name.isdecimal()] == [["fresh", "1", "7", "2"]]
    assert [name.split()[0] for name in around] == ["10", "11", "14", "15", "18", "22"]


def test_kind_markers_and_borders_of_an_area() -> None:
    game = table(fr={"29": "legion"}, vm={"32": "elite"}, fire={"29": ["FR"]}, to_move="FR")
    facts, _, around = inspected(game, "29")
    assert facts["Ground"] == ["terrain 3"]
    assert facts["Kind"] == ["victory area · east bank"]
    assert facts["Markers"] == ["fire marker of the French"]
    borders = {name.split()[0]: row[1] for name, row in around.items()}
    assert (borders["28"], borders["30"]) == ("bridge", "open border")
    assert inspected(game, "28")[1]["36 Éliane 3"][1] == "river"
    assert inspected(game, "32")[0]["Kind"] == ["red area · east bank · on the map edge"]


@pytest.mark.parametrize("id", ["none", "0", "43", "fr-11", "", "17 "])
def test_what_is_no_area_is_not_inspected(id: str) -> None:
    assert TITLE.inspect(TITLE.start(seed=1).view("FR"), id) == []


# As it is drawn


def crowded() -> Game:
    """Much in every column."""
    return table(
        fr={"13": "legion*3 legion/spent*2 para/spent*2 armour vietnamese-para", "28": "anti-aircraft"},
        vm={"13": "regular*3 regular/spent*2 elite*2 elite/spent replacement"},
        held="13 18",
        trench={"13": 2},
        fire={"13": ["FR", "VM"]},
        hands={"FR": "fr-11 fr-12 fr-09", "VM": "vm-06 vm-01"},
        removed="fr-01",
        no_replacements=True,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    game = crowded()
    game.order(["only-assaults-on", "17"], "FR")
    sections = [part for seat in ("FR", "VM") for part in TITLE.tableau(game.view(seat))]
    for part in [*sections, *TITLE.inspect(game.view("FR"), "13")]:
        cells: list[Any] = [cell for row in part.rows for cell in row]
        cells.append(Cell((part.heading, *part.columns, *part.notes)))
        texts = [text(cell, language) for cell in cells]
        assert not [t for t in texts if "[" in t or "{" in t]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_an_area_is_cut_in_the_menu_of_actions(language: str) -> None:
    """All four actions in as narrow a terminal as there is, the longest names among the areas."""
    names = {"1": "regular*4", "39": "regular*4", "42": "regular*4", "4": "regular*4"}
    game = table(
        fr={"38": "legion", "37": "legion", "34": "legion"},
        vm=names,
        turn=1,  # on which any trench will do for an assault
        held="1 4 39 42",
    )
    console = Console(file=io.StringIO(), width=80, highlight=False)
    assert game.decision is not None
    words = Words(language, TITLE)
    Teller(console, words).menu(Menu(game.decision, words))
    assert isinstance(console.file, io.StringIO)
    drawn = console.file.getvalue()
    assert {choice.verb.name for choice in game.decision.choices} >= {"move", "fire", "sap", "assault"}
    assert "…" not in drawn


@pytest.mark.parametrize("width", [80, 100, 130, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_the_terminal_and_no_word_is_cut(width: int, language: str) -> None:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    drawing = Drawing(console, Words(language, TITLE), TITLE.seats)
    game = crowded()
    drawing.draw(TITLE.tableau(game.view("FR")), notes=True)
    drawing.draw(TITLE.inspect(game.view("FR"), "13"))
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert max(map(cell_len, lines)) <= width
    assert not [line for line in lines if "…" in line]
