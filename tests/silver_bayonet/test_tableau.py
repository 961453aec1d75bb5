"""The board as text: what a terminal shows and a reader hears."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from indochine import Game
from indochine.kernel.tableau import Section
from indochine.kernel.text import LANGUAGES, Msg, catalogue
from tests.silver_bayonet.combats import field
from tests.silver_bayonet.tables import TITLE, play, table


def sections(game: Game, seat: str = "FWA") -> list[Section]:
    return TITLE.tableau(game.view(seat))


def said(section: Section, language: str = "en") -> list[list[str]]:
    return [
        [", ".join(spoken(part, language) for part in cell.parts) for cell in row] for row in section.rows
    ]


def spoken(part: Msg | str | int, language: str) -> str:
    return TITLE.text(part, language) if isinstance(part, Msg) else str(part)


def status(game: Game, seat: str = "FWA") -> dict[str, str]:
    return dict(said(sections(game, seat)[0]))


def test_the_status_says_when_it_is_and_how_things_stand() -> None:
    game = table(at={"1510": "CIDG-1"}, turn=3, points={"FWA": 4, "PAVN": 7})
    found = status(game)
    assert found["Turn"] == "Turn 3 of 8, 12 August 1965"
    assert found["Phase"] == "FWA player turn, Movement Phase"
    assert found["Victory points"] == "FWA 4, PAVN 7"
    assert found["Held"] == "1510 Duc Co: FWA"


@pytest.mark.rule("silver-bayonet", "11.0c")
def test_rolled_air_points_are_told_to_their_owner_alone() -> None:
    game, dice = TITLE.start("4", seed=2), random.Random(2)
    while not game.view("FWA")["air"]:
        game.choose(dice.choice(game.codes))
    assert status(game)["Air points"] == f"{game.view('FWA')['air']} left"
    assert status(game, "PAVN")["Air points"] == "secret"


def test_a_stack_is_one_row_with_its_sums() -> None:
    game = table(at={"1610": "A/334/32 B/334/32", "1510": "CIDG-1"}, reduced="B/334/32", fatigued="B/334/32")
    [row] = said(sections(game)[2])
    assert row == [
        "1610 Plei Girao Cop",
        "light jungle, village",
        "A/334/32, B/334/32 (reduced, fatigued)",
        "attack 6, defence 4, stacking 2",
    ]


@pytest.mark.rule("silver-bayonet", "10.4.1")
def test_a_gun_has_one_fire_marker_which_is_turned_over() -> None:
    game = field({"1510": "A/1/21:1 B/1/21:12", "1610": "A/334/32"}, "move")
    rows = [row[2] for section in sections(game) for row in said(section) if row[0].startswith("1510")]
    assert "A/1/21 (First Fire), B/1/21 (Final Fire)" in rows


def test_declared_attacks_are_listed_while_there_are_any() -> None:
    at = {"1710": "3/1", "1610": "A/334/32 B/334/32"}
    game = table(at=at, side="PAVN", phase="declare")
    play(game, ["assault", "1710"], ["add", "A/334/32"], ["done"])
    [found] = [section for section in sections(game) if section.heading.id == "tableau-attacks"]
    assert said(found) == [["A/334/32", "hex 1710", "assault"]]
    assert "tableau-attacks" not in [section.heading.id for section in sections(table(at=at))]


def test_a_place_is_shown_with_its_units_and_its_neighbours() -> None:
    game = table(at={"1510": "CIDG-1", "1610": "A/334/32"}, fatigued="CIDG-1")
    about, units, near = TITLE.inspect(game.view("FWA"), "1510")
    assert dict(said(about))["Ground"].endswith("Special Forces camp")
    assert said(units) == [["CIDG 1", "CIDG company", "full strength", "1-1-9", "7", "1", "fatigued"]]
    rows = {row[0]: row for row in said(near)}
    assert len(rows) == 6
    assert rows["1610 Plei Girao Cop"][2:] == ["secondary road", "A/334/32"]


def test_a_box_has_no_neighbours_and_nothing_is_said_of_what_is_no_place() -> None:
    view = table(at={"C3": "A/334/32"}).view("FWA")
    assert [section.heading.id for section in TITLE.inspect(view, "C3")] == ["box-C3", "tableau-units"]
    assert TITLE.inspect(view, "9999") == []
    assert TITLE.inspect(view, "eliminated") == []


def parts(game: Game, seat: str) -> Iterator[Msg]:
    view = game.view(seat)
    inspected = [section for id in view["places"] for section in TITLE.inspect(view, id)]
    for section in [*TITLE.tableau(view), *inspected]:
        yield from (section.heading, *section.columns, *section.notes)
        yield from (
            part for row in section.rows for cell in row for part in cell.parts if isinstance(part, Msg)
        )


@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_every_sentence_is_there_in_every_language(scenario: str) -> None:
    words = [catalogue(language, TITLE.book.text_folder) for language in LANGUAGES]
    game, dice, asked = TITLE.start(scenario, seed=8), random.Random(8), set()
    for step in range(150):
        if step % 10 == 0:
            asked |= {msg.id for seat in ("FWA", "PAVN") for msg in parts(game, seat)}
        if game.over:
            break
        game.choose(dice.choice(game.codes))
    assert sorted(id for id in asked for known in words if not known.has(id)) == []
