"""The board as text, cut up for tests: sections, rows and cells as the player reads them."""

from __future__ import annotations

from indochine import Game
from indochine.kernel.tableau import Cell, Section
from indochine.kernel.text import Msg, catalogue
from tests.lost_valley.table import TITLE

SPACE = "\u00a0"  # inside what a line never breaks
SECTORS = ("north", "central", "south")


def text(cell: Cell, language: str = "en") -> str:
    words = catalogue(language, TITLE.book.text_folder)
    parts = [words.render(part) if isinstance(part, Msg) else str(part) for part in cell.parts]
    return " · ".join(parts).replace(SPACE, " ")


def sections(game: Game) -> list[Section]:
    return TITLE.tableau(game.view("FR"))


def section(game: Game, heading: str) -> Section:
    return next(s for s in sections(game) if s.heading.id == heading)


def rows_of(found: Section) -> dict[str, list[str]]:
    return {text(row[0]): [text(cell) for cell in row[1:]] for row in found.rows}


def status(game: Game) -> dict[str, str]:
    return {name: said for name, [said] in rows_of(section(game, "tableau-status")).items()}


def centre(game: Game, name: str) -> list[str]:
    """Control, Fortifications, stacking, icons and units."""
    found: dict[str, list[str]] = {}
    for id in SECTORS:
        found |= rows_of(section(game, "subsector-" + id))
    return found[name]


def divisions(game: Game) -> dict[str, list[str]]:
    return rows_of(section(game, "tableau-divisions"))


def inspected(game: Game, id: str) -> list[dict[str, list[str]]]:
    return [rows_of(found) for found in TITLE.inspect(game.view("FR"), id)]
