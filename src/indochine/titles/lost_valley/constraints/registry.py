"""Where the constraints of The Lost Valley gather, and the look-ups that they share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from indochine.kernel.audits import Index
from indochine.kernel.constraints import Check, Constraints
from indochine.titles.lost_valley.card_data import Card
from indochine.titles.lost_valley.pack import Cr, DropZone, Option, Pack, Scenario, Unit

DIVISIONS = ("312", "308", "316", "304")  # in the order of action
DECK = tuple(f"{number:02d}" for number in range(1, 46))  # 2.4

Rulebook = Index[Pack]
PACK: Constraints[Pack] = Constraints()
RULES: Constraints[Rulebook] = Constraints()


def crs(pack: Pack) -> dict[str, Cr]:
    return {cr.id: cr for cr in pack.map.cr}


def drop_zones(pack: Pack) -> dict[str, DropZone]:
    return {zone.id: zone for zone in pack.map.drop_zone}


def starting_box(pack: Pack, division: str) -> str:
    return next(box.id for box in pack.map.starting_box if box.division == division)


def units(pack: Pack) -> dict[str, Unit]:
    return {unit.id: unit for unit in pack.units.unit}


def infantry(pack: Pack) -> list[Unit]:
    return [unit for unit in pack.units.unit if unit.kind == "infantry"]


def cards(pack: Pack) -> dict[str, Card]:
    return {card.id: card for card in pack.cards.card}


def scenario(pack: Pack, id: str) -> Scenario:
    return next(scenario for scenario in pack.scenarios.scenario if scenario.id == id)


def options(pack: Pack) -> dict[str, Option]:
    return {option.id: option for option in pack.scenarios.option}


def targets(pack: Pack, division: str, held: Iterable[str] = ()) -> set[str]:
    """The CR that a Division can sap and assault while it holds these: 12.2, 12.3.3."""
    paths, start = pack.map.paths(division), starting_box(pack, division)
    own, reached = {*held}, [start]
    for place in reached:
        reached += [other for other in paths.get(place, ()) if other in own and other not in reached]
    return {other for place in reached for other in paths.get(place, ())} - own - {start}


def once(kind: str, ids: Iterable[str]) -> Iterator[Check]:
    """No entry has the id of another."""
    for id, count in Counter(ids).items():
        yield Check(count == 1, f"{kind} {id}", "id", "stands there twice")


def known(ids: Iterable[str], among: Iterable[str], entry: str, field: str) -> Check:
    """What an entry refers to exists."""
    strangers = [id for id in ids if id not in among]
    return Check(not strangers, entry, field, f"unknown: {', '.join(strangers)}")
