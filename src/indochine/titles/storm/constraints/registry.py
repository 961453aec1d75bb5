"""Where the constraints of Storm over Dien Bien Phu gather, and the look-ups that they share."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.audits import Index
from indochine.kernel.constraints import Constraints
from indochine.titles.storm.pack import Area, Card, Pack, Side, Unit, UnitType

RUNWAY = {16, 20, 21}  # the gray set (5.1)
OUTER = {6, 9, 14}  # the white set (5.1)

Rulebook = Index[Pack]
PACK: Constraints[Pack] = Constraints()
RULES: Constraints[Rulebook] = Constraints()


def areas(pack: Pack) -> dict[int, Area]:
    return {area.number: area for area in pack.map.area}


def coloured(pack: Pack, colour: str) -> set[int]:
    """The areas whose number is printed in this colour."""
    return {area.number for area in pack.map.area if area.number_colour == colour}


def flagged(pack: Pack, flag: str) -> set[int]:
    """The areas with this property."""
    return {area.number for area in pack.map.area if getattr(area, flag)}


def rivers(pack: Pack) -> dict[frozenset[int], bool]:
    """The borders along the river, and whether there is a bridge."""
    return {frozenset(river.between): river.bridge for river in pack.map.river}


def types(pack: Pack) -> dict[str, UnitType]:
    return {kind.id: kind for kind in pack.units.unit_type}


def counters(pack: Pack, side: Side | None = None) -> Iterator[tuple[Unit, UnitType]]:
    """The units of a side, or of both, each with what its counter shows."""
    known = types(pack)
    for unit in pack.units.unit:
        if side in (None, known[unit.type].side):
            yield unit, known[unit.type]


def best_defence(pack: Pack, side: Side) -> int:
    return max(shown.defence for _, shown in counters(pack, side))


def card(pack: Pack, key: str) -> Card:
    """The first copy of a card."""
    return next(card for card in pack.cards.card if card.key == key)


def damage(pack: Pack, face: str, result: str) -> int:
    """The points of damage that this result costs."""
    found = [row.points for row in pack.tables.damage if (row.face, row.result) == (face, result)]
    return found[0] if found else 0
