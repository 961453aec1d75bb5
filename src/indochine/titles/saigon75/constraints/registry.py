"""Where the constraints of Saigon 75 gather, and the look-ups that they share."""

from __future__ import annotations

from collections import Counter

from indochine.kernel.audits import Index
from indochine.kernel.constraints import Constraints
from indochine.titles.saigon75.pack import Card, Pack, Province, UnitType

NORTHERN = ("quang_tri", "da_nang", "quang_ngai")  # our reading of the solo example, north to south
FREE = ("ranger", "marine", "para", "river")  # the units that SV places before play (M.3)


Rulebook = Index[Pack]
PACK: Constraints[Pack] = Constraints()
RULES: Constraints[Rulebook] = Constraints()


def provinces(pack: Pack) -> dict[str, Province]:
    return {province.id: province for province in pack.map.province}


def flagged(pack: Pack, flag: str) -> set[str]:
    """The provinces with this property."""
    return {province.id for province in pack.map.province if getattr(province, flag)}


def northern(pack: Pack) -> list[str]:
    """The northern provinces, from north to south."""
    found = [province for province in pack.map.province if province.northern]
    return [province.id for province in sorted(found, key=lambda province: province.label[1])]


def types(pack: Pack) -> dict[str, UnitType]:
    return {kind.id: kind for kind in pack.units.unit_type}


def printed(pack: Pack) -> dict[str, Counter[str]]:
    """The units printed on the map, by province and kind; no unit, no entry."""
    stacks: dict[str, Counter[str]] = {}
    for unit in pack.units.unit:
        if unit.start not in ("reserve", "free"):
            stacks.setdefault(unit.start, Counter())[unit.type] += 1
    return stacks


def card(pack: Pack, key: str) -> Card:
    """An Event card by its title, whatever its number."""
    return next(card for card in pack.cards.card if card.key == key)
