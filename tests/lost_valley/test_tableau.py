"""The board as text: what stands where, what it is worth now, and what the rules say of it."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from indochine import Game
from indochine.cli.terminal.drawing import Drawing
from indochine.cli.terminal.words import Words
from indochine.kernel.tableau import Cell
from indochine.kernel.text import LANGUAGES, Msg
from tests.lost_valley.board import divisions, rows_of, section, sections, status, text
from tests.lost_valley.table import (
    CALM,
    NOBODY_DUE,
    TITLE,
    asked,
    draw,
    fighting,
    play,
    siege,
    state,
    unsupported,
)

# How things stand


@pytest.mark.rule("lost-valley", "2.2.8.1a", "2.2.8.2a", "2.2.8.3a", "2.5.2")
def test_tracks_with_their_modifiers_and_the_sitrep() -> None:
    tracks = {"camp_morale": 16, "resource_points": 5, "vm_aaa": 11}
    game = siege("movement", tracks=tracks, airstrip="damaged", turn=11)
    said = status(game)
    assert said["Turn"] == "11 of 16, 20–23 April, monsoon"
    assert said["Phase"] == "Movement Phase"
    assert said["Camp"] == "camp morale 16 (+1) · resource points 5 (−2) · SITREP −1"
    assert said["Air"] == "Viet Minh AAA 11 (−3) · airstrip damaged (−2)"
    assert said["Points left"] == "action points 3 · air support points 0"
    assert "Paid for" not in said
    assert "Roll to come" not in said


def test_points_spent_on_missions_and_what_is_paid_for() -> None:
    game = siege("movement", tracks={"air_support_points": 2}, missions=[1, 0, 2], paid=["defence-guns"])
    assert status(game)["Points left"].endswith("air support points 2 · spent on SEAD 1, DAS 0, CAS 2")
    play(game, ["move", "8-bpc"], ["to", "huguette"])
    assert status(game)["Paid for"] == "artillery in defence · movement"


@pytest.mark.parametrize("low", ["camp_morale", "resource_points"])
def test_a_track_that_is_nearly_gone_stands_out(low: str) -> None:
    for level, tone in ((4, ""), (3, "warning")):
        game = siege("movement", tracks={**CALM, low: level})
        camp = next(row for row in section(game, "tableau-status").rows if text(row[0]) == "Camp")
        assert camp[1].tone == tone


@pytest.mark.rule("lost-valley", "17.2a", "17.2b")
def test_what_the_siege_is_worth_now() -> None:
    game = siege(
        "movement",
        garrison={"pc-gono": "31-bg", "claudine": "i-13-dble i-2-rei", "junon": "1-bep armor-ney"},
        marks={"reduced": "i-2-rei"},
    )
    said = status(game)["Victory points"]
    assert said == "5½ if it ended now, Operational Defeat: centres 3, battalions 2 full, 1 reduced"


def test_what_play_is_in_the_middle_of() -> None:
    game = siege(
        "vm_assaults",
        garrison={"pc-gono": "31-bg", "beatrice": "iii-13-dble", "dominique": "ii-4-rac iii-3-rta"},
        divisions=fighting({"312": 9}),
        tracks=CALM,
    )
    assert asked(game) == "commit-guns"
    assert status(game)["Phase"] == "Viet Minh Assault Phase · Division 312 assaults Béatrice"
    bold = [row[0] for s in sections(game) for row in s.rows if row[0].tone == "warning"]
    assert [text(cell) for cell in bold] == ["Béatrice"]


def test_an_event_that_is_being_carried_out_is_named() -> None:
    game = draw("36")
    play(game, ["take"])
    assert asked(game) == "exhaust-unit"
    assert status(game)["Phase"] == "Event Card Phase · event: Raid on the Flak"


# The roll to come


@pytest.mark.rule("lost-valley", "9.2")
def test_the_resource_roll_while_it_is_prepared() -> None:
    game = siege(
        "resources",
        tracks={**CALM, "vm_aaa": 4},
        airstrip="interdicted",
        quiet=True,
        track={**NOBODY_DUE, "6-bpc": 3},
    )
    assert (
        status(game)["Roll to come"] == "two dice −1: airstrip −1, Viet Minh AAA −1, no centre assaulted +1"
    )
    play(game, ["ration", 2])
    assert asked(game) == "delay-arrival"
    assert status(game)["Roll to come"].endswith("no centre assaulted +1, rationing +2")


@pytest.mark.rule("lost-valley", "12.3.5.2a")
def test_the_assault_roll_with_guns_as_they_are_picked_and_not_after_the_dice() -> None:
    game = siege(
        "vm_assaults",
        garrison={
            "pc-gono": "31-bg 1-cepml",
            "beatrice": "iii-13-dble csm-245",
            "dominique": "ii-4-rac iii-3-rta",
        },
        forts={"beatrice": 1},
        divisions=fighting({"312": 9}),
        tracks={**CALM, "camp_morale": 16, "air_support_points": 2},
        marks={"disrupted": ""},
        dice=[3, 3, 1, 1, 1, 1, 1, 1, 1, 1],
    )
    play(game, ["commit", 2])
    said = status(game)["Roll to come"]
    assert said == "two dice −3: SITREP +1, defence +2, CAS +2, fortifications +1, division −9"
    play(game, ["add", "ii-4-rac"])
    assert "artillery support +1" in status(game)["Roll to come"]
    assert status(game)["Roll to come"].startswith("two dice −2: ")
    unsupported(game)
    assert game.over or "Roll to come" not in status(game)


@pytest.mark.rule("lost-valley", "15.1.5a")
def test_the_roll_of_a_french_assault() -> None:
    game = siege(
        "french_assaults",
        garrison={"pc-gono": "31-bg", "dominique": "iii-3-rta ii-4-rac", "epervier-opera": "8-bpc"},
        held={"beatrice": "312"},
        divisions=fighting({"312": 6}),
        tracks=CALM,
    )
    play(game, ["assault", "beatrice"])  # III/3 RTA alone is next to it
    assert asked(game) == "commit-guns"
    assert status(game)["Phase"] == "French Assault Phase · French assault on Béatrice"
    assert status(game)["Roll to come"] == "two dice −6: assault +1, division −6, fortifications −1"


# The cards of the turn


def test_a_card_that_is_not_decided_is_told_in_full() -> None:
    game = draw("16")
    assert asked(game) == "keep-or-play"
    assert status(game)["Card drawn"] == (
        "The Angel of Dien Bien Phu: Camp morale +2. At once, when drawn or when played from reserve."
        " Condition: Turns 6 to 16."
    )
    play(game, ["keep"])
    assert status(game)["Card drawn"] == "The Angel of Dien Bien Phu: kept in hand"
    assert "Event" not in status(game)


def test_events_in_force_are_told_with_their_effect_and_the_others_by_name() -> None:
    game = siege("movement", drawn="02", in_force="23")
    assert status(game)["Card drawn"] == "Death of Colonel Gaucher: no event"
    assert status(game)["Event"] == "Intercepted Orders: +1 on the roll of every Viet Minh assault this turn."
    game = siege("movement", drawn="23", in_force="23")
    assert "Card drawn" not in status(game)


# Divisions


@pytest.mark.rule("lost-valley", "11.2a", "11.3a", "12.3.3a")
def test_divisions_with_strength_state_and_reach() -> None:
    game = siege(
        "movement",
        held={"gabrielle": "308", "anne-marie": "308", "junon": "none"},
        divisions={"312": {"strength": 8, "active": False}, "308": {"strength": 9}},
    )
    assert divisions(game) == {
        "Division 312": ["8", "inactive · shaken", "Béatrice"],
        "Division 308": ["9", "active", "Françoise · Huguette"],
        "Division 316": ["12", "not yet activated", "Éliane"],
        "Division 304": ["9", "not yet activated", "Isabelle"],
    }


@pytest.mark.rule("lost-valley", "12.3.3a")
def test_what_is_held_already_is_not_within_reach() -> None:
    game = siege("movement", held={"gabrielle": "308", "eliane": "none"})
    assert divisions(game)["Division 308"][-1] == "Anne-Marie"
    assert divisions(game)["Division 316"][-1] == "–"


def test_targets_are_told_until_their_assault_is_over() -> None:
    game = siege(
        "vm_assaults",
        garrison={
            "pc-gono": "31-bg",
            "beatrice": "iii-13-dble",
            "gabrielle": "v-7-rta",
            "huguette": "i-2-rei",
            "dominique": "ii-4-rac iii-3-rta",
        },
        forts={"beatrice": 4, "gabrielle": 4},
        divisions=fighting({"312": 1, "308": 1}),
        tracks={**CALM, "camp_morale": 16, "resource_points": 26},
        dice=[6, 6, 6, 1],
    )
    assert divisions(game)["Division 312"][1] == "active · shaken · → Béatrice"
    assert divisions(game)["Division 308"][1] == "active · shaken · → Gabrielle"
    play(game, ["done"])
    assert divisions(game)["Division 312"][1] == "active · shaken"
    assert divisions(game)["Division 308"][1] == "active · shaken · → Gabrielle"


# Cards


@pytest.mark.rule("lost-valley", "5.5a", "6.1a")
def test_the_hand_is_folded_and_tells_all_that_its_cards_say() -> None:
    game = siege("movement", hand="08 16", garrison={"pc-gono": "31-bg", "junon": "1-bep"})
    [hand] = [s for s in sections(game) if s.fold == "card"]
    assert text(Cell((hand.heading,))) == "Reserve cards in hand (2, limit 1)"
    assert rows_of(hand)["Langlais Takes Charge"] == [
        "French movement costs no action point this turn. In the Movement Phase. Condition: Turns 2 to 16."
    ]


def test_an_empty_hand_takes_no_room() -> None:
    assert not [s for s in sections(siege("movement")) if s.fold == "card"]


def test_piles_are_open_but_their_order_is_not() -> None:
    game = siege("movement", drawn="18", in_force="23", next_card="44")
    [piles] = [s for s in sections(game) if s.fold == "pile"]
    found = rows_of(piles)
    assert list(found) == ["Draw pile 42", "Discard pile 2"]
    assert found["Discard pile 2"] == ["Mail Drop · Intercepted Orders"]
    assert found["Draw pile 42"][0].startswith("Bruno Counter-attacks · Death of Colonel Gaucher · ")
    state(game).deck = tuple(reversed(state(game).deck))
    assert [s for s in sections(game) if s.fold == "pile"] == [piles]


# The end


@pytest.mark.rule("lost-valley", "17.1")
def test_a_game_that_is_lost_can_still_be_drawn() -> None:
    game = siege(
        "vm_assaults",
        garrison={"pc-gono": "31-bg", "beatrice": "csm-245"},
        divisions=fighting({"312": 15}),
        tracks={"camp_morale": 1, "resource_points": 1},
        dice=[1, 1, 1, 1],
    )
    unsupported(game)
    assert game.over
    said = status(game)
    assert said["Phase"] == "the game is over"
    assert said["Camp"].startswith("camp morale −")
    assert "Victory points" not in said
    assert "→" not in divisions(game)["Division 312"][1]


def test_the_turn_marker_does_not_leave_the_track() -> None:
    game = siege("recovery", turn=16)
    assert game.over
    assert status(game)["Turn"] == "16 of 16, 6–8 May"


# As it is drawn


def crowded() -> Game:
    """Much in every column."""
    game = siege(
        "vm_assaults",
        held={"gabrielle": "308", "anne-marie": "308", "junon": "none"},
        forts={"isabelle": 0},
        divisions={"312": {"strength": 7}, "304": {"active": True, "waiting": False}},
        marks={"reduced": "i-2-rei 8-bpc", "disrupted": "8-bpc 1-cepml", "used": "8-bpc ii-4-rac"},
        tracks={"air_support_points": 3, "camp_morale": 3},
        missions=[1, 1, 0],
        hand="12 16 42",
        in_force="23 06",
        turn=11,
    )
    return play(game, ["pass"])


def finished() -> Game:
    return siege("recovery", turn=16)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("build", [crowded, finished])
def test_no_message_is_missing(language: str, build: Any) -> None:
    game = build()
    places = [part for id in TITLE.book.place_ids for part in TITLE.inspect(game.view("FR"), id)]
    for part in [*sections(game), *places]:
        cells: list[Any] = [cell for row in part.rows for cell in row]
        cells.append(Cell((part.heading, *part.columns, *part.notes)))
        texts = [text(cell, language) for cell in cells]
        assert not [t for t in texts if "[" in t or "{" in t]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_payment_and_deed_has_words(language: str) -> None:
    words = Words(language, TITLE)
    for id in ("defence-guns", "movement", "assaults", "assault-guns", "works", "raid-guns"):
        assert words.has("tableau-paid-" + id)
    for id in ("run-card", "vm-assault", "french-assault", "raid", "overstacked"):
        assert words.has("tableau-deed-" + id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_in_words(language: str) -> None:
    words = Words(language, TITLE)
    levels = [level.id for level in TITLE.pack.tables.victory.level] + ["strategic-defeat"]
    for level in levels:
        assert words.score("level", level) == words.of(Msg("victory-" + level))
    figures = {0: "0", 1: "½", 2: "1", 25: "12½", 50: "25", 58: "29"}
    assert {halves: words.score("half_points", halves) for halves in figures} == figures
    assert words.score("turn", 9) == "9"


@pytest.mark.parametrize("width", [80, 100, 130, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_the_terminal_and_no_word_is_cut(width: int, language: str) -> None:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    drawing = Drawing(console, Words(language, TITLE), TITLE.seats)
    game = crowded()
    drawing.draw(sections(game), notes=True, unfold=frozenset(("card", "pile")))
    for id in ("huguette", "isabelle", "simone"):
        drawing.draw(TITLE.inspect(game.view("FR"), id))
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert max(map(cell_len, lines)) <= width
    assert not [line for line in lines if "…" in line]
