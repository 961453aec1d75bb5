"""Set-ups and arrivals: stacks, forbidden ground, leaders, supply, withdrawals (3.1, 4.1, 4.3, 12, 15.2)."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.silver_bayonet.areas import hexes_of
from indochine.titles.silver_bayonet.constraints.registry import (
    MOTORISED,
    PACK,
    STACKING_HALVES,
    card_of,
    groups,
    halves,
    hexes,
    in_play,
    on_roads,
    scenarios,
    units,
)
from indochine.titles.silver_bayonet.pack import Pack
from indochine.titles.silver_bayonet.scenario_data import Placement, Scenario

FILE = "scenarios.toml"
PLEIKU = ("4402", "4502")


def _at_hex(scenario: Scenario) -> dict[str, list[Placement]]:
    found: dict[str, list[Placement]] = {}
    for group in scenario.setup:
        if group.hex:
            found.setdefault(group.hex, []).append(group)
    return found


@PACK.add(FILE, rule="4.1.5, 4.3.1")
def stacks_at_the_start(pack: Pack) -> Iterator[Check]:
    """A hex of the set-up holds four stacking points at most, of one side."""
    for scenario in pack.scenarios.scenario:
        for hex, there in _at_hex(scenario).items():
            points = halves(pack, (unit for group in there for unit in group.units))
            yield Check(points <= STACKING_HALVES, card_of(scenario), hex, f"{points / 2} stacking points")
            sides = {group.side for group in there}
            yield Check(len(sides) == 1, card_of(scenario), hex, "holds units of both sides")


@PACK.add(FILE, rule="4.1.6")
def no_us_unit_in_cambodia(pack: Pack) -> Iterator[Check]:
    """No US unit begins in Cambodia."""
    known, all_units = hexes(pack), units(pack)
    for scenario in pack.scenarios.scenario:
        for hex, there in _at_hex(scenario).items():
            us = any(all_units[unit].nation == "US" for group in there for unit in group.units)
            yield Check(not (us and known[hex].cambodia), card_of(scenario), hex, "lies in Cambodia")


@PACK.add(FILE, rule="4.2.1.5")
def motorised_units_on_roads(pack: Pack) -> Iterator[Check]:
    """Motorised units begin where they can go."""
    known, roads, all_units = hexes(pack), on_roads(pack), units(pack)
    for scenario in pack.scenarios.scenario:
        for hex, there in _at_hex(scenario).items():
            drives = any(all_units[unit].motorised for group in there for unit in group.units)
            holds = not drives or hex in roads or known[hex].terrain in MOTORISED
            yield Check(holds, card_of(scenario), hex, "no motorised unit can be there")


@PACK.add(FILE)
def room_for_everybody(pack: Pack) -> Iterator[Check]:
    """An area of the set-up has room for the units that are put there."""
    for scenario in pack.scenarios.scenario:
        for group in scenario.setup:
            if group.area is None or group.area.boxes:
                continue
            foes = [other.hex for other in scenario.setup if other.hex and other.side != group.side]
            room = STACKING_HALVES * len(hexes_of(pack, group.area, scenario.window, foes))
            holds = halves(pack, group.units) <= room
            yield Check(holds, card_of(scenario), "area", f"no room for {', '.join(group.units)}")


@PACK.add(FILE, rule="12.1")
def leaders_with_their_own(pack: Pack) -> Iterator[Check]:
    """Moore comes with units of the 1/7, Truong with units of the ARVN."""
    known = units(pack)
    for scenario in pack.scenarios.scenario:
        for group in groups(scenario):
            others = [known[unit] for unit in group.units if known[unit].kind != "leader"]
            if "MOORE" in group.units:
                holds = any(unit.battalion == "1/7" for unit in others)
                yield Check(holds, card_of(scenario), "MOORE", "no unit of the 1/7 is with him")
            if "TRUONG" in group.units:
                holds = any(unit.nation == "ARVN" for unit in others)
                yield Check(holds, card_of(scenario), "TRUONG", "no ARVN unit is with him")


@PACK.add(FILE, rule="12.9")
def supply_starts_at_pleiku(pack: Pack) -> Iterator[Check]:
    """In the campaign the supply unit starts at Pleiku."""
    starts = [hex for hex, there in _at_hex(scenarios(pack)["11"]).items() if _holds_supply(there)]
    yield Check(starts[:1] != [] and starts[0] in PLEIKU, "scenario 11", "SUPPLY", "is not at Pleiku")


def _holds_supply(there: list[Placement]) -> bool:
    return any("SUPPLY" in group.units for group in there)


@PACK.add(FILE, rule="scen:11-variant")
def first_us_arrival(pack: Pack) -> Iterator[Check]:
    """The first US infantry of scenario 11 comes on turn 5."""
    known = units(pack)
    turns = [
        group.turn
        for group in scenarios(pack)["11"].arrival
        if any(known[id].nation == "US" and known[id].kind == "infantry" for id in group.units)
    ]
    yield equal(min(turns, default=0), 5, "scenario 11", "arrival")


@PACK.add(FILE, rule="15.2.2")
def withdrawn_units_were_in_play(pack: Pack) -> Iterator[Check]:
    """Only in the grand campaign units withdraw, US units that have come before."""
    known = units(pack)
    for scenario in pack.scenarios.scenario:
        for group in scenario.withdrawal:
            yield Check(scenario.id == "11", card_of(scenario), "withdrawal", "is no grand campaign")
            for unit in group.units:
                holds = unit in in_play(pack, scenario) and known[unit].nation == "US"
                yield Check(holds, card_of(scenario), "withdrawal", f"{unit} is no US unit in play")
