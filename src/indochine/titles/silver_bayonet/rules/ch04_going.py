"""4.0: what follows when units go or come, whether they move, advance, retreat or react."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import set_of
from indochine.kernel.frames import Why
from indochine.titles.silver_bayonet.book import FWA, NATIONS, PAVN, SIDES
from indochine.titles.silver_bayonet.events import LEFT_MAP, SPRUNG, SUPPLY_ARRIVED
from indochine.titles.silver_bayonet.paths import (
    ALL,
    along_road,
    boxes_found,
    cost_at,
    cost_by,
    nobody,
    passes_by,
    places_reached,
    reach_of,
    search,
    search_on,
)
from indochine.titles.silver_bayonet.rules.ch17_points import gains, on_entered, on_left_map
from indochine.titles.silver_bayonet.scenario_data import NoReturn, SupplyGoal
from indochine.titles.silver_bayonet.sheet import Reach
from indochine.titles.silver_bayonet.state import AWAY, FINAL_FIRE, FIRST_FIRE, NOBODY, SHIFTED, Bayonet

SPENT_GUN: Final = Why("10.4.1", "gun-has-acted-twice")
SHIFTED_GUN: Final = Why("10.4.1", "gun-has-moved")


def waits(s: Bayonet, unit: int) -> bool:
    """The ambush of scenario 2: nobody stirs before its time."""
    rule = s.sheet.lie_in_wait
    return rule is not None and not s.sprung and s.turn < rule.until_turn and unit in s.sheet.in_wait


def is_confined(s: Bayonet, unit: int) -> bool:
    """Ruling 75: whether the card of scenario 7 keeps a unit in the hex where it is."""
    if not s.sheet.confined or NATIONS[s.book.nation_of[unit]] != s.sheet.confined:
        return False
    return s.at[unit] in s.sheet.confined_to


def watched(s: Bayonet) -> int:
    """The hexes near those who still lie in wait, as a bit set."""
    rule, found = s.sheet.lie_in_wait, 0
    if rule is None or s.sprung or s.turn >= rule.until_turn:
        return 0
    for unit in s.sheet.in_wait:
        if s.book.is_hex(s.at[unit]):
            found |= s.book.around(s.at[unit], rule.within)
    return found


def rouse(s: Bayonet) -> None:
    """Those who lie in wait are free once an enemy has come near one of them."""
    s.sprung = True
    s.tell(SPRUNG, PAVN)


def come(s: Bayonet, units: tuple[int, ...], place: int) -> None:
    """Units have come into a hex by moving, advancing or reacting."""
    for unit in units:
        on_entered(s, unit, place)
        if unit == s.book.supply:
            reach_goal(s, unit, place)
    if units and s.book.side_of[units[0]] == FWA and watched(s) >> place & 1:
        rouse(s)


def reach_goal(s: Bayonet, supply: int, place: int) -> None:
    if is_goal(s, supply, place):
        s.tell(SUPPLY_ARRIVED, place)
        s.put(supply, s.book.left)


def is_goal(s: Bayonet, unit: int, place: int) -> bool:
    """12.9: whether supplies are delivered there."""
    goal = s.sheet.rule(SupplyGoal)
    return unit == s.book.supply and goal is not None and s.book.place_ids[place] in goal.hexes


# What happens on the way (ruling 62)


def landmark_by(s: Bayonet, units: tuple[int, ...], to: int) -> int:
    """A hex that units would gain by entering it, and can pass through on their move to a place; -1 if there
    is none."""
    lead = units[0]
    for place in reach_of(s, lead).landmarks:
        if place == to or s.side_at(place) == 1 - s.book.side_of[lead] or not could_pass(s, lead, place, to):
            continue
        if any([is_gain(s, unit, place) for unit in units]):
            if all([cost_by(s, unit, to, place, 0) < ALL for unit in units]):
                return place
    return -1


def could_pass(s: Bayonet, unit: int, place: int, to: int) -> bool:
    """Whether a unit could come past a landmark of its reach to a place, if there were no enemy."""
    reach = reach_of(s, unit)
    found = reach.beyond.get(place)
    if found is None:
        found = reach.beyond[place] = set_of(beyond(s, unit, reach, place))
    return found >> to & 1 != 0


def beyond(s: Bayonet, unit: int, reach: Reach, place: int) -> list[int]:
    foe, found = nobody(s), []
    if reach.entered >> place & 1:
        spent = cost_at(reach, foe, search(reach, foe), place)
        costs = search_on(reach, foe, place, spent)
        found = places_reached(reach, costs) + boxes_found(reach, foe, costs)
    if place in reach.road:
        found += along_road(s, unit, reach, foe, place, reach.road[place], 0)
    return found


def is_gain(s: Bayonet, unit: int, place: int) -> bool:
    return gains(s, unit, place) or is_goal(s, unit, place)


def must_rouse(s: Bayonet, units: tuple[int, ...], to: int, through: int) -> bool:
    """Whether units on a move to a place have no way but past those who lie in wait."""
    if s.book.side_of[units[0]] != FWA:
        return False
    near = watched(s)
    if not near or near >> to & 1:
        return False
    tempted = [unit for unit in units if passes_by(s, unit, near)]
    return any([cost_by(s, unit, to, through, near) == ALL for unit in tempted])


def come_past(s: Bayonet, unit: int, between: list[int]) -> None:
    """A unit has gone two hexes, by one of these hexes."""
    for place in between:
        if is_gain(s, unit, place):
            come(s, (unit,), place)
            return
    near = watched(s) if s.book.side_of[unit] == FWA else 0
    if near and between and all([near >> place & 1 for place in between]):
        rouse(s)


def go(s: Bayonet, unit: int, to: int) -> None:
    """A unit changes place, and its leader with it, out of the game too."""
    s.put(unit, to)
    if unit in s.led:
        for leader in s.leaders_with((unit,)):
            if to == s.book.left:
                s.lead_with(leader, NOBODY)
            s.at[leader] = to


def leave_for(s: Bayonet, side: int, units: tuple[int, ...], box: int) -> None:
    """4.5.2.1, 8.5.1: units have gone off the map, in some scenarios for good."""
    rule = s.sheet.rule(NoReturn)
    gone = (rule is not None and SIDES.index(rule.side) == side) or bool(s.sheet.exits)
    for unit in units:
        if gone:
            s.mark(unit, AWAY)
        on_left_map(s, unit)
    s.tell(LEFT_MAP, side, units, box)


def is_moved_gun(s: Bayonet, unit: int) -> bool:
    """10.4.1, 12.3.1: whether moving is an action of a unit: of guns, but not of mortars."""
    return s.book.is_artillery[unit] and not s.book.is_mortar[unit]


def is_emplaced(s: Bayonet, unit: int) -> Why | None:
    """10.4.1, 12.3.1: a gun moves once in a game turn, in whatever way, and not after Final Fire; a mortar
    may."""
    if not is_moved_gun(s, unit):
        return None
    if s.has(unit, FINAL_FIRE):
        return SPENT_GUN
    return SHIFTED_GUN if s.has(unit, SHIFTED) else None


def shift_gun(s: Bayonet, unit: int) -> None:
    """10.4.1, 12.3.1: a gun has moved, which is an action; nothing to a mortar, or to anybody else."""
    if is_moved_gun(s, unit):
        use_gun(s, unit)
        s.mark(unit, SHIFTED)


def use_gun(s: Bayonet, unit: int) -> None:
    """10.4.1, 12.3.1: the first action of a gun, or its second and last; a mortar acts by firing alone."""
    s.mark(unit, FINAL_FIRE if s.has(unit, FIRST_FIRE) else FIRST_FIRE)
