"""Counters and cards of Saigon 75 as printed, with every figure and the rule that it comes from.

A division has two counters, full and reduced (M.1.3, M.1.4): choices name units by their kind, and the two
are different kinds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from indochine.kernel.board import Card, Counter, Fact
from indochine.kernel.text import Msg
from indochine.titles.saigon75.book import COLOURS, SV, SaigonBook
from indochine.titles.saigon75.pack import Unit, UnitType

SIDES: Final = ("NV", "SV")
REDUCED: Final = "_reduced"
FAVOURED: Final = {"red": "NV", "yellow": "SV", "green": ""}  # D.3.2


class Style(NamedTuple):
    """How a kind of unit is drawn, and the rules that make it special."""

    symbol: str
    size: str
    rules: str


STYLES: Final = {
    "nv_division": Style("infantry", "XX", "D.2.2a D.6b.3a D.6b.3b D.6b.4c"),
    "vc": Style("guerrilla", "II", "D.2.3a D.6.4 D.6.5"),
    "sv_division": Style("infantry", "XX", "D.9.2a D.9.2b"),
    "ranger": Style("ranger", "II", "D.4.10a D.4.10b D.6.4"),
    "marine": Style("marine", "X", "D.4.8a D.6b.2"),
    "para": Style("airborne", "X", "D.4.9"),
    "river": Style("riverine", "", "D.4.11 D.6.4"),
    "mech": Style("mechanised", "III", "D.4.12"),
}


# ---------------------------------------------------------------- counters


def counters(book: SaigonBook) -> list[Counter]:
    types = {type.id: type for type in book.pack.units.unit_type}
    return [counter for unit in book.pack.units.unit for counter in faces_of(unit, types)]


def faces_of(unit: Unit, types: dict[str, UnitType]) -> Iterator[Counter]:
    full, reduced = types[unit.type], types.get(unit.type + REDUCED)
    faces = {"full": figures(full)} | ({"reduced": figures(reduced)} if reduced else {})
    yield counter(unit, full, unit_ref(unit.id), faces)
    if reduced:
        yield counter(unit, reduced, unit_ref(unit.id, reduced=True), faces)


def unit_ref(id: str, reduced: bool = False) -> str:
    return f"unit:{id}{REDUCED if reduced else ''}"


def figures(type: UnitType) -> list[str]:
    """Steps and movement points."""
    return [str(type.steps), str(type.movement)]


def counter(unit: Unit, type: UnitType, ref: str, faces: dict[str, list[str]]) -> Counter:
    style = STYLES[unit.type]
    code = code_of(unit)
    return Counter(
        ref=ref,
        side=type.side,
        symbol=style.symbol,
        name=Msg("board-unit", kind=Msg("kind-" + type.id), code=code),
        size=style.size,
        code=code,
        faces=faces,
        also=["kind:" + type.id],
        facts=facts(unit, type, style),
        rules=style.rules.split(),
    )


def code_of(unit: Unit) -> str:
    """The number in the unit's name: 304th Division is 304."""
    numbers = re.findall(r"\d+", unit.name)
    return str(numbers[0]) if numbers else unit.id.rpartition("_")[2]


def facts(unit: Unit, type: UnitType, style: Style) -> list[Fact]:
    """The figures with their names, then what the rules say of this kind alone."""
    return [
        Fact(Msg("board-fact-name"), unit.name),
        Fact(Msg("board-fact-dice"), 1, "D.6a.1"),
        Fact(Msg("board-fact-steps"), type.steps, "D.6a.5"),
        Fact(Msg("board-fact-movement"), type.movement, "D.4.1"),
        *[ruled(id) for id in style.rules.split()],
    ]


def ruled(id: str) -> Fact:
    message = "rule-" + id.replace(".", "-")
    return Fact(Msg(message + ".title"), Msg(message), id)


class Known(NamedTuple):
    """What a unit is by its printed face and by its reduced one."""

    side: str
    kinds: tuple[int, int]
    refs: tuple[str, str]


@cache
def known_units(book: SaigonBook) -> dict[str, Known]:
    south = book.side_set[SV]
    return {
        id: Known(
            SIDES[south >> n & 1],
            (book.kind_of[n], book.kind_of[n] + 1),
            (unit_ref(id), unit_ref(id, reduced=True)),
        )
        for n, id in enumerate(book.unit_ids)
    }


# ---------------------------------------------------------------- cards


def cards(book: SaigonBook) -> list[Card]:
    """The Event cards, then the cards that move the North in the solo mode."""
    events = [event_card(book, number) for number in range(1, len(book.colours))]
    return events + [solo_card(number) for number in book.solo_cards]


def event_card(book: SaigonBook, number: int) -> Card:
    colour = COLOURS[book.colours[number]]
    message = f"card-{number}"
    return Card(
        ref=f"card:{number}",
        name=Msg(message),
        text=Msg(message + ".effect"),
        when=Msg("board-card-when", colour=Msg("colour-" + colour), when=Msg(message + ".when")),
        side=FAVOURED[colour],
        code=str(number),
        rules=["D.3.2", "D.3.3b", f"card:{number:02}"],
    )


def solo_card(number: int) -> Card:
    message = f"solo-{number}"
    parts = {part: Msg(f"{message}.{part}") for part in ("movement", "combat", "momentum", "events")}
    return Card(
        ref=f"solo:{number}",
        name=Msg(message),
        text=Msg("board-solo", **parts),
        side="NV",
        code=str(number),
        rules=["S:cards.1", "S:cards.2", f"card:{number}"],
    )
