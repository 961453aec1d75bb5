"""A board as text, the same for every title: tables with headings, drawn by a terminal or read aloud."""

from __future__ import annotations

from typing import NamedTuple

from indochine.kernel.text import Msg

Part = Msg | str | int


class Cell(NamedTuple):
    """One field of a table: parts set side by side.

    `tone` names a seat, "quiet" or "warning"; a client may colour by it, but the parts already say it all.
    """

    parts: tuple[Part, ...]
    tone: str = ""


def cell(*parts: Part, tone: str = "") -> Cell:
    return Cell(parts, tone)


class Section(NamedTuple):
    """One table: heading, names of the columns (none: rows are a name and what is said of it), rows, notes.

    A section with `fold` is drawn in short, first cells only, unless somebody asks for it or a choice is
    about things of that domain (a hand of cards while a card is to be played).
    """

    heading: Msg
    columns: tuple[Msg, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    notes: tuple[Msg, ...] = ()
    fold: str = ""
