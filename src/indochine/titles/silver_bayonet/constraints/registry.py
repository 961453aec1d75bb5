"""Where the constraints of Silver Bayonet gather, and the look-ups that they share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from indochine.kernel.audits import Index
from indochine.kernel.constraints import Check, Constraints
from indochine.titles.silver_bayonet.grid import around
from indochine.titles.silver_bayonet.pack import Face, Hex, Pack, Unit
from indochine.titles.silver_bayonet.scenario_data import Arrival, Placement, Scenario
from indochine.titles.silver_bayonet.table_data import Terrain

DUC_CO, PLEI_ME, HOLLOWAY, X_RAY = "1510", "3425", "4702", "1925"  # 13.2.1, 13.1.4
MOTORISED = ("clear", "town", "tea", "pleiku", "us-base")  # 4.2.1.5 and the chart
STACKING_HALVES = 8  # 4.3.1

Rulebook = Index[Pack]
PACK: Constraints[Pack] = Constraints()
RULES: Constraints[Rulebook] = Constraints()


# ---------------------------------------------------------------- the map


def hexes(pack: Pack) -> dict[str, Hex]:
    return {hex.id: hex for hex in pack.map.hex}


def terrain_at(pack: Pack, hex: str) -> str:
    """What fills a hex, nothing if it is not on the map."""
    return next((other.terrain for other in pack.map.hex if other.id == hex), "")


def chart(pack: Pack) -> dict[str, Terrain]:
    return {row.id: row for row in pack.tables.terrain}


def neighbours(pack: Pack) -> dict[str, list[str]]:
    known = hexes(pack)
    return {hex: [other for other in around(hex) if other in known] for hex in known}


def road_links(pack: Pack) -> dict[frozenset[str], str]:
    """The pairs of hexes between which a road leads, and its kind."""
    return {frozenset(link): road.kind for road in pack.map.road for link in road.links}


def on_roads(pack: Pack) -> set[str]:
    return {hex for road in pack.map.road for hex in road.path}


def reached(start: str, beyond: dict[str, list[str]]) -> set[str]:
    """Every place that can be come to from one."""
    met, queue = {start}, [start]
    for place in queue:
        for other in beyond.get(place, ()):
            if other not in met:
                met.add(other)
                queue.append(other)
    return met


def is_terrain(pack: Pack, hex: str, wanted: str) -> Check:
    found = terrain_at(pack, hex)
    return Check(found == wanted, f"hex {hex}", "terrain", f"must be {wanted}, is {found or 'not there'}")


# ---------------------------------------------------------------- counters


def units(pack: Pack) -> dict[str, Unit]:
    return {unit.id: unit for unit in pack.units.unit}


def full(pack: Pack, unit: str) -> Face:
    """The front of a counter, blank if there is no such counter."""
    known = units(pack)
    return known[unit].full if unit in known else Face()


def battalion(pack: Pack, name: str) -> list[Unit]:
    """Its units on the ground, without a leader."""
    return [u for u in pack.units.unit if u.battalion == name and u.kind != "leader" and not u.flies]


def attack_of(unit: Unit) -> int:
    """A mortar attacks with its bombardment (12.3.2)."""
    return unit.full.bombard if unit.kind == "mortar" else unit.full.attack


def halves(pack: Pack, ids: Iterable[str]) -> int:
    """Stacking in half points."""
    return sum(full(pack, id).stacking_halves for id in ids)


# ---------------------------------------------------------------- scenarios


def scenarios(pack: Pack) -> dict[str, Scenario]:
    return {scenario.id: scenario for scenario in pack.scenarios.scenario}


def card_of(scenario: Scenario) -> str:
    return f"scenario {scenario.id}"


def groups(scenario: Scenario) -> Iterator[Placement | Arrival]:
    """All groups of units on a scenario card."""
    yield from scenario.setup
    yield from scenario.arrival


def in_play(pack: Pack, scenario: Scenario) -> set[str]:
    """The units of a scenario, or of the one that it is like."""
    card = scenarios(pack).get(scenario.like, scenario)
    return {unit for group in groups(card) for unit in group.units}
