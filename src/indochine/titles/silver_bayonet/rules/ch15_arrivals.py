"""3.1, 15.2, 13.1.1.3: who is set up where, and who arrives when."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.titles.silver_bayonet.asking import Ask, Offer, Step
from indochine.titles.silver_bayonet.book import PAVN, SIDES
from indochine.titles.silver_bayonet.events import ARRIVED, LANDING_TEST, TIRED
from indochine.titles.silver_bayonet.rules.ch02_losses import may_lead
from indochine.titles.silver_bayonet.rules.ch02_recovery import efficiency_test
from indochine.titles.silver_bayonet.rules.ch04_going import come, go, shift_gun
from indochine.titles.silver_bayonet.sheet import Region
from indochine.titles.silver_bayonet.state import LANDED, Bayonet

NOT_IN_AREA: Final = Why("3.1", "not-in-area")
NO_ARRIVAL_THERE: Final = Why("15.2", "not-in-area")
RING_FULL: Final = Why("scen:cards", "ring-is-full")
FIELD_FULL: Final = Why("13.1.1.1", "one-company-lands")
ENEMY_THERE: Final = Why("13.1c", "enemy-there")


# Set-up


class SetUp(Step):
    """3.1: what stands in a hex is put there; what has an area is put by its owner, unit by unit."""

    name = "set-up"
    fields = ("number", "order")
    steps = ("place",)

    def __init__(self, number: int, order: int) -> None:
        self.number = number
        self.order = order

    def place(self, s: Bayonet) -> None:
        setup, number, order = s.sheet.scenario.setup, self.number, self.order
        while number < len(setup):
            placed = setup[number]
            if placed.area is None:
                lay_out(s, placed.units, s.book.place_of[placed.hex or placed.box])
            elif order < len(placed.units):
                s.again()
                s.replace(SetUp(number, order + 1))
                s.push(Deploy(SIDES.index(placed.side), s.book.unit_of[placed.units[order]], number))
                return
            number, order = number + 1, 0


def laid_out(s: Bayonet) -> int:
    """What stands in hexes from the first; and the number of those who are the first to be placed."""
    setup, number = s.sheet.scenario.setup, 0
    while number < len(setup) and setup[number].area is None:
        lay_out(s, setup[number].units, s.book.place_of[setup[number].hex or setup[number].box])
        number += 1
    return number


def lay_out(s: Bayonet, ids: tuple[str, ...], place: int) -> None:
    units = [s.book.unit_of[id] for id in ids]
    for unit in units:
        if not s.book.is_leader[unit]:
            s.put(unit, place)
    for unit in units:
        if s.book.is_leader[unit]:
            attach(s, unit, place)


def attach(s: Bayonet, leader: int, place: int) -> None:
    """12.1a: a leader is set up with a unit of his."""
    s.lead_with(leader, next(unit for unit in s.here[place] if may_lead(s, leader, unit)))


class Deploy(Ask):
    """3.1: where a unit of the set-up goes."""

    name = "deploy"
    fields = ("side", "unit", "number")
    verbs = (Verb("to", "place", rules="3.1"),)

    def __init__(self, side: int, unit: int, number: int) -> None:
        self.side = side
        self.unit = unit
        self.number = number

    def region(self, s: Bayonet) -> Region:
        region = s.sheet.set_ups[self.number]
        assert region is not None
        return region

    def offers(self, s: Bayonet) -> list[int]:
        region = self.region(s)
        return region.codes(s.out_of_reach(1 - self.side, region.from_enemy))

    def legal(self, s: Bayonet) -> list[int]:
        codes, region = self.offers(s), self.region(s)
        if len(self.in_ring(s)) < region.ring_limit or not region.ring:
            return codes
        return [code for code in codes if not self.closes_ring(s, first(code))]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        region, place = self.region(s), first(code)
        if not region.places & s.out_of_reach(1 - self.side, region.from_enemy) & 1 << place:
            return NOT_IN_AREA
        return RING_FULL if self.closes_ring(s, place) else None

    def closes_ring(self, s: Bayonet, place: int) -> bool:
        """The siege of scenario 2 leaves some sides of the camp open."""
        region, taken = self.region(s), self.in_ring(s)
        return place in region.ring and place not in taken and len(taken) >= region.ring_limit

    def in_ring(self, s: Bayonet) -> list[int]:
        return [near for near in self.region(s).ring if s.units_at(near, self.side)]

    def apply(self, s: Bayonet, code: int) -> None:
        s.put(self.unit, first(code))

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "unit": self.unit}


# Reinforcements


class Reinforcements(Step):
    """15.2: those of this turn, group by group, unit by unit."""

    name = "reinforcements"
    fields = ("side", "number", "order")
    steps = ("arrive",)

    def __init__(self, side: int, number: int, order: int) -> None:
        self.side = side
        self.number = number
        self.order = order

    def arrive(self, s: Bayonet) -> None:
        groups, number, order = s.sheet.scenario.arrival, self.number, self.order
        while number < len(groups) and (order == len(groups[number].units) or not self.is_due(s, number)):
            number, order = number + 1, 0
        if number == len(groups):
            return
        s.again()
        s.replace(Reinforcements(self.side, number, order + 1))
        unit = s.book.unit_of[groups[number].units[order]]
        if arrival_region(s, number).places & free_to_arrive(s, self.side, number):
            s.push(ArriveAt(self.side, unit, number))

    def is_due(self, s: Bayonet, number: int) -> bool:
        group = s.sheet.scenario.arrival[number]
        return SIDES.index(group.side) == self.side and turn_of(s, group.entry, group.turn) == s.turn


def turn_of(s: Bayonet, entry: str, turn: int) -> int:
    """scen:2: the Americans come when the fighting has begun; others on their turn."""
    if entry == "us-first":
        return s.us_turn
    if entry == "us-second":
        return s.us_turn + 1 if s.us_turn else 0
    return turn


def arrival_region(s: Bayonet, number: int) -> Region:
    region = s.sheet.arrivals[number]
    assert region is not None
    return region


def free_to_arrive(s: Bayonet, side: int, number: int) -> int:
    """15.2, 13.1c, 13.1.1.1: never on an enemy; a field landing zone takes one company a phase.

    Scenario 5, ruling 77: some come only while their side holds the hex."""
    region = arrival_region(s, number)
    if region.gate >= 0 and s.held.get(region.gate, side) != side:
        return 0
    free = s.out_of_reach(1 - side, region.from_enemy)
    return free & (region.named | ~near_landings(s)) if region.is_field else free


def near_landings(s: Bayonet) -> int:
    """13.1.1.1: a field landing zone takes one company a phase, and none lies next to a landing zone."""
    beside, taken = s.sheet.beside, s.sheet.beside_landing
    if s.borne & LANDED:
        for unit, marks in enumerate(s.marks):
            if marks & LANDED:
                taken |= beside[s.at[unit]] | 1 << s.at[unit]
    return taken


class ArriveAt(Offer):
    """15.2: where a reinforcement comes in."""

    name = "arrive-at"
    fields = ("side", "unit", "number")
    verbs = (Verb("to", "place", rules="15.2"),)

    def __init__(self, side: int, unit: int, number: int) -> None:
        self.side = side
        self.unit = unit
        self.number = number

    def offers(self, s: Bayonet) -> list[int]:
        return arrival_region(s, self.number).codes(free_to_arrive(s, self.side, self.number))

    def refused(self, s: Bayonet, code: int) -> Why | None:
        place = first(code)
        if s.book.is_hex(place) and s.units_at(place, 1 - self.side):
            return ENEMY_THERE
        region = arrival_region(s, self.number)
        if region.places & free_to_arrive(s, self.side, self.number) & 1 << place:
            return None
        full = region.is_field and near_landings(s) >> place & 1
        return FIELD_FULL if full else NO_ARRIVAL_THERE

    def apply(self, s: Bayonet, code: int) -> None:
        place = first(code)
        go(s, self.unit, place)
        s.tell(ARRIVED, self.side, (self.unit,), place)
        if not s.book.is_hex(place):
            return
        if arrival_region(s, self.number).by_air:  # ruling 47
            land(s, self.unit, place)
        come(s, (self.unit,), place)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "unit": self.unit}


def land(s: Bayonet, unit: int, place: int) -> None:
    """13.1.1.3a, 13.1.1.3b, 13.1.1.3c: in a hot landing zone a unit tests, and is fatigued if it fails.

    13.1.2: it moves less afterwards."""
    s.mark(unit, LANDED)
    shift_gun(s, unit)
    hexes = sum([1 for near in s.sheet.adjacent[place] if s.units_at(near, PAVN)])
    if not hexes:
        return
    modifier = s.book.tables.hot_lz.modifier[hexes]
    passed, die = efficiency_test(s, unit, modifier)
    s.tell(LANDING_TEST, unit, place, die, s.efficiency_of(unit), modifier)
    if not passed:
        s.tire(unit)
        s.tell(TIRED, unit, place)
