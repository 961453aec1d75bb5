"""2.5, 2.6, 12.4, 12.5: steps, fatigue, and who of a stack must suffer them."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.titles.silver_bayonet.asking import Ask
from indochine.titles.silver_bayonet.book import REDUCED_FACE, US
from indochine.titles.silver_bayonet.events import ELIMINATED, LEADER_JOINS, LEADER_LOST, STEP_LOST, TIRED
from indochine.titles.silver_bayonet.rules.ch17_points import on_eliminated, on_step_lost
from indochine.titles.silver_bayonet.state import FATIGUED, LEADERS, NOBODY, REDUCED, Bayonet

LOSE: Final = 0
TIRE: Final = 0
WITH: Final = 0

BY_FIRE: Final = 0  # 12.4.3, 12.5.1: no headquarters and no hospital is destroyed by bombardment
BY_COMBAT: Final = 1

LEAD_FIRST: Final = Why("2.5.3", "lead-loses-first")
AMERICANS_SHARE: Final = Why("2.5.4", "americans-share-losses")
HQ_LAST: Final = Why("12.4.4", "headquarters-last")
HOSPITAL_LATE: Final = Why("12.5.3", "hospital-late")
BRIGADE_LAST: Final = Why("13.2.1e", "brigade-hq-last")
NOT_INVOLVED: Final = Why("8.1.1", "not-involved")
TIRED_BEFORE: Final = Why("2.6.1", "tired-before")
LEAD_TIRES_FIRST: Final = Why("2.6.1", "lead-tires-first")


# Steps


def lose_step(s: Bayonet, unit: int, cause: int) -> None:
    """2.5.2: a full unit is turned over, a reduced one is gone."""
    if cause == BY_FIRE and is_fire_proof(s, unit):
        tire(s, unit)
        return
    on_step_lost(s, unit)
    if s.steps_of(unit) > 1:
        s.mark(unit, REDUCED)
        s.tell(STEP_LOST, unit, s.at[unit])
    else:
        eliminate(s, unit)


def destroy(s: Bayonet, unit: int) -> None:
    """A unit is gone with all its steps."""
    while s.at[unit] != s.book.eliminated:
        lose_step(s, unit, BY_COMBAT)


def is_fire_proof(s: Bayonet, unit: int) -> bool:
    """12.4.3, 12.5.1"""
    return s.book.is_hq[unit] or s.book.is_hospital[unit]


def eliminate(s: Bayonet, unit: int) -> None:
    place = s.at[unit]
    s.tell(ELIMINATED, unit, place)
    s.declared.pop(unit, None)
    s.put(unit, s.book.eliminated)
    on_eliminated(s, unit, place)
    for number in range(LEADERS):
        if s.led[number] == unit:
            orphan(s, number, place)


def orphan(s: Bayonet, number: int, place: int) -> None:
    """12.1a, 12.1.1, ruling 87: a leader goes over to another unit of his, in the hex if there is one, and is
    removed with the last unit of the hex, or if none of his is left."""
    leader = (s.book.moore, s.book.truong)[number]
    stack = s.here.get(place, ())
    hosts = [unit for unit in stack if may_lead(s, leader, unit)]
    if stack and not hosts:
        hosts = nearest_hosts(s, leader, place)
    if hosts:
        s.lead_with(leader, hosts[0])
        if s.at[leader] != place:
            s.tell(LEADER_JOINS, leader, hosts[0], s.at[leader])
        return
    s.lead_with(leader, NOBODY)
    s.tell(LEADER_LOST, leader)
    on_eliminated(s, leader, place)


def nearest_hosts(s: Bayonet, leader: int, place: int) -> list[int]:
    """Ruling 87: the units on the map with which a leader may be, the nearest first."""
    distances = s.book.distances(place)
    hosts = [unit for unit in s.on_map(s.book.side_of[leader]) if may_lead(s, leader, unit)]
    return sorted(hosts, key=lambda unit: (distances[s.at[unit]], unit))


def may_lead(s: Bayonet, leader: int, unit: int) -> bool:
    """12.1a, 12.1.1: with a unit of his nation; Moore with one of his battalion."""
    book = s.book
    if leader == book.moore:
        return book.battalion_of[unit] == book.battalion_of[leader]
    return book.nation_of[unit] == book.nation_of[leader] and book.side_of[unit] == book.side_of[leader]


def tire(s: Bayonet, unit: int) -> None:
    if not s.has(unit, FATIGUED):
        s.tire(unit)
        s.tell(TIRED, unit, s.at[unit])


def alive(s: Bayonet, units: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([unit for unit in units if s.at[unit] != s.book.eliminated])


def suffer(
    s: Bayonet, side: int, units: tuple[int, ...], steps: int, cause: int, leads: tuple[int, ...]
) -> None:
    """So many steps are lost by these units, as their owner chooses."""
    units = alive(s, units)
    if not units or not steps:
        return
    if steps >= sum([s.steps_of(unit) for unit in units]):
        for unit in in_order(s, units):
            while s.at[unit] != s.book.eliminated and not (cause == BY_FIRE and is_fire_proof(s, unit)):
                lose_step(s, unit, cause)
            if cause == BY_FIRE and is_fire_proof(s, unit):
                tire(s, unit)
        return
    s.push(TakeLosses(side, units, steps, cause, leads))


def in_order(s: Bayonet, units: tuple[int, ...]) -> list[int]:
    """12.4.4, 12.5.3, 13.2.1e: the hospital late, headquarters last; 12.1a: who may have a leader after all
    others, since he is lost if nobody is left in his hex."""
    return sorted(units, key=lambda unit: (is_host(s, unit), lateness(s, unit)))


def is_host(s: Bayonet, unit: int) -> bool:
    """12.1a: whether a leader in its hex may be with a unit."""
    return any([may_lead(s, leader, unit) for leader in s.leaders_at(s.at[unit])])


def lateness(s: Bayonet, unit: int) -> int:
    book = s.book
    if book.is_hospital[unit]:
        return 1
    return 2 if book.is_hq[unit] or unit == book.brigade_hq else 0


class TakeLosses(Ask):
    """2.5: which unit loses the next step."""

    name = "take-losses"
    fields = ("side", "units", "number", "cause", "leads")
    verbs = (Verb("lose", "unit", rules="2.5.2 2.5.4"),)

    def __init__(
        self, side: int, units: tuple[int, ...], number: int, cause: int, leads: tuple[int, ...]
    ) -> None:
        self.side = side
        self.units = units
        self.number = number
        self.cause = cause
        self.leads = leads

    def offers(self, s: Bayonet) -> list[int]:
        return [LOSE | unit << 4 for unit in self.units]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        unit = first(code)
        if unit not in self.units:
            return NOT_INVOLVED
        if self.leads:
            return None if unit in self.leads else LEAD_FIRST
        late = lateness(s, unit)
        if late > min([lateness(s, other) for other in self.units]):
            if unit == s.book.brigade_hq:
                return BRIGADE_LAST
            return HOSPITAL_LATE if late == 1 else HQ_LAST
        return AMERICANS_SHARE if self.spares_others(s, unit) else None

    def spares_others(self, s: Bayonet, unit: int) -> bool:
        """2.5.4: no American unit dies while another in the combat is unreduced."""
        if s.book.nation_of[unit] != US or s.steps_of(unit) > 1:
            return False
        nations = s.book.nation_of
        return any([nations[other] == US and s.steps_of(other) > 1 for other in self.units])

    def apply(self, s: Bayonet, code: int) -> None:
        lose_step(s, first(code), self.cause)
        spent = is_fire_proof(s, first(code)) and self.cause == BY_FIRE
        units = tuple([unit for unit in self.units if not (spent and unit == first(code))])
        suffer(s, self.side, units, self.number - 1, self.cause, ())

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "number": self.number}


def cheapest_loss(s: Bayonet, question: TakeLosses, attacks: bool) -> int:
    """2.5.2: the unit whose next step costs the least strength, of equal ones the least efficient."""
    values = s.book.attack if attacks else s.book.defence
    best, least = -1, (0, 0)
    for unit in question.units:
        if question.refused(s, LOSE | unit << 4) is not None:
            continue
        left = values[REDUCED_FACE][unit] if s.steps_of(unit) > 1 else 0
        price = (values[s.face(unit)][unit] - left, s.efficiency_of(unit))
        if best < 0 or price < least:
            best, least = unit, price
    return best


# Fatigue


def tire_some(s: Bayonet, side: int, units: tuple[int, ...], number: int, leads: tuple[int, ...]) -> None:
    """2.6.1: so many of the survivors that were not fatigued before; what is too much is ignored."""
    fresh = tuple([unit for unit in alive(s, units) if not s.has(unit, FATIGUED)])
    if not number or not fresh:
        return
    if number >= len(fresh):
        for unit in fresh:
            tire(s, unit)
        return
    s.push(TakeFatigue(side, fresh, number, tuple([unit for unit in leads if unit in fresh])))


class TakeFatigue(Ask):
    """2.6.1: which unit is fatigued next."""

    name = "take-fatigue"
    fields = ("side", "units", "number", "leads")
    verbs = (Verb("tire", "unit", rules="2.6.1"),)

    def __init__(self, side: int, units: tuple[int, ...], number: int, leads: tuple[int, ...]) -> None:
        self.side = side
        self.units = units
        self.number = number
        self.leads = leads

    def offers(self, s: Bayonet) -> list[int]:
        return [TIRE | unit << 4 for unit in self.units]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        unit = first(code)
        if unit not in self.units:
            return TIRED_BEFORE
        return LEAD_TIRES_FIRST if self.leads and unit not in self.leads else None

    def apply(self, s: Bayonet, code: int) -> None:
        tire(s, first(code))
        tire_some(s, self.side, self.units, self.number - 1, ())

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "number": self.number}


def is_worn_out(s: Bayonet, units: tuple[int, ...], leads: tuple[int, ...]) -> bool:
    """2.6.2, 12.4.3: the lead unit, or every unit, is fatigued already; an HQ alone does not mind."""
    if len(units) == 1 and s.book.is_hq[units[0]]:
        return False
    if any([s.has(unit, FATIGUED) for unit in leads]):
        return True
    return bool(units) and all([s.has(unit, FATIGUED) for unit in units])
