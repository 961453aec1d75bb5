"""3.1, 15.2, 13.1.1.3: who is set up where, and who arrives when."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.titles.silver_bayonet.book import FWA, PAVN, SIDES
from indochine.titles.silver_bayonet.events import ARRIVED, LANDING_TEST, TIRED
from indochine.titles.silver_bayonet.rules.ch02_losses import may_lead
from indochine.titles.silver_bayonet.rules.ch02_recovery import efficiency_test
from indochine.titles.silver_bayonet.rules.ch04_movement import come, go, use_gun
from indochine.titles.silver_bayonet.scenario_data import Area, HotLanding
from indochine.titles.silver_bayonet.state import LANDED, Ask, Bayonet, Step

TO: Final = 0

NOT_IN_AREA: Final = Why("3.1", "not-in-area")
NO_ARRIVAL_THERE: Final = Why("15.2", "not-in-area")
RING_FULL: Final = Why("scen:cards", "ring-is-full")
FIELD_FULL: Final = Why("13.1.1.1", "one-company-lands")
ENEMY_THERE: Final = Why("13.1c", "enemy-there")


def places_of(s: Bayonet, area: Area, side: int) -> list[int]:
    """The places of an area: its hexes that the enemy leaves free, and its boxes."""
    book, foes, least = s.book, s.stacks(1 - side), max(1, area.from_enemy)
    hexes = [place for place in s.sheet.area(book.pack, area)
             if all([book.distance(place, foe) >= least for foe in foes])]  # fmt: skip
    return hexes + [book.place_of[id] for id in area.boxes]


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
        setup = s.sheet.scenario.setup
        if self.number == len(setup):
            return
        placed = setup[self.number]
        s.again()
        if placed.area is None:
            lay_out(s, placed.units, s.book.place_of[placed.hex or placed.box])
            s.amend(number=self.number + 1)
        elif self.order == len(placed.units):
            s.amend(number=self.number + 1, order=0)
        else:
            s.amend(order=self.order + 1)
            unit = s.book.unit_of[placed.units[self.order]]
            s.push(Deploy(SIDES.index(placed.side), unit, self.number))


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

    def area(self, s: Bayonet) -> Area:
        area = s.sheet.scenario.setup[self.number].area
        assert area is not None
        return area

    def offers(self, s: Bayonet) -> list[int]:
        return [TO | place << 4 for place in places_of(s, self.area(s), self.side)]

    def legal(self, s: Bayonet) -> list[int]:
        return [code for code in self.offers(s) if not self.closes_ring(s, first(code))]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        place = first(code)
        if place not in places_of(s, self.area(s), self.side):
            return NOT_IN_AREA
        return RING_FULL if self.closes_ring(s, place) else None

    def closes_ring(self, s: Bayonet, place: int) -> bool:
        """The siege of scenario 2 leaves some sides of the camp open."""
        area = self.area(s)
        if area.ring_limit is None:
            return False
        ring = s.sheet.adjacent[s.book.place_of[area.near[0].hex]]
        taken = [near for near in ring if s.units_at(near, self.side)]
        return place in ring and place not in taken and len(taken) >= area.ring_limit

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
        groups = s.sheet.scenario.arrival
        if self.number == len(groups):
            return
        s.again()
        group = groups[self.number]
        due = SIDES.index(group.side) == self.side and turn_of(s, group.entry, group.turn) == s.turn
        if not due or self.order == len(group.units):
            s.amend(number=self.number + 1, order=0)
            return
        s.amend(order=self.order + 1)
        unit = s.book.unit_of[group.units[self.order]]
        if arrival_places(s, self.side, self.number, unit):
            s.push(ArriveAt(self.side, unit, self.number))


def turn_of(s: Bayonet, entry: str, turn: int) -> int:
    """scen:2: the Americans come when the fighting has begun; others on their turn."""
    if entry == "us-first":
        return s.us_turn
    if entry == "us-second":
        return s.us_turn + 1 if s.us_turn else 0
    return turn


def arrival_places(s: Bayonet, side: int, number: int, unit: int) -> list[int]:
    """15.2, 13.1c, 13.1.1.1: never on an enemy; a field landing zone takes one company a phase."""
    group = s.sheet.scenario.arrival[number]
    area = group.area
    assert area is not None
    named = [s.book.place_of[id] for id in area.hexes]
    if group.if_held and s.side_at(named[0]) != side:
        return []
    places = places_of(s, area, side)
    if not area.field_lz:
        return places
    taken = near_landings(s)
    return [place for place in places if place in named or place not in taken]


def near_landings(s: Bayonet) -> set[int]:
    """13.1.1.1: a field landing zone takes one company a phase, and none lies next to a landing zone."""
    landed = [s.at[unit] for unit in range(s.book.units) if s.marks[unit] & LANDED]
    taken = set(landed)
    for place in (*landed, *s.sheet.landing):
        taken.update(s.sheet.adjacent[place])
    return taken


class ArriveAt(Ask):
    """15.2: where a reinforcement comes in."""

    name = "arrive-at"
    fields = ("side", "unit", "number")
    verbs = (Verb("to", "place", rules="15.2"),)

    def __init__(self, side: int, unit: int, number: int) -> None:
        self.side = side
        self.unit = unit
        self.number = number

    def offers(self, s: Bayonet) -> list[int]:
        return [TO | place << 4 for place in arrival_places(s, self.side, self.number, self.unit)]

    def legal(self, s: Bayonet) -> list[int]:
        return self.offers(s)

    def refused(self, s: Bayonet, code: int) -> Why | None:
        place = first(code)
        if s.book.is_hex(place) and s.units_at(place, 1 - self.side):
            return ENEMY_THERE
        if place in arrival_places(s, self.side, self.number, self.unit):
            return None
        area = s.sheet.scenario.arrival[self.number].area
        field = area is not None and area.field_lz and place in near_landings(s)
        return FIELD_FULL if field else NO_ARRIVAL_THERE

    def apply(self, s: Bayonet, code: int) -> None:
        place = first(code)
        go(s, self.unit, place)
        s.tell(ARRIVED, self.side, (self.unit,), place)
        if not s.book.is_hex(place):
            return
        if self.lands(s, place):
            land(s, self.unit, place)
        come(s, (self.unit,), place)

    def lands(self, s: Bayonet, place: int) -> bool:
        """Ruling 47: by air into a landing zone, or on foot from somewhere else."""
        area = s.sheet.scenario.arrival[self.number].area
        hot = s.sheet.rule(HotLanding)
        named = hot is not None and s.book.place_ids[place] in hot.hexes
        return self.side == FWA and (
            named or place in s.sheet.landing or (area is not None and area.field_lz)
        )

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "unit": self.unit}


def land(s: Bayonet, unit: int, place: int) -> None:
    """13.1.1.3a, 13.1.1.3b, 13.1.1.3c: in a hot landing zone a unit tests, and is fatigued if it fails.

    13.1.2: it moves less afterwards."""
    s.mark(unit, LANDED)
    if s.book.is_artillery[unit]:
        use_gun(s, unit)
    hexes = sum([1 for near in s.sheet.adjacent[place] if s.units_at(near, PAVN)])
    if not hexes:
        return
    modifier = s.book.tables.hot_lz.modifier[hexes]
    passed, die = efficiency_test(s, unit, modifier)
    s.tell(LANDING_TEST, unit, place, die, s.efficiency_of(unit), modifier)
    if not passed:
        s.tire(unit)
        s.tell(TIRED, unit, place)
