"""4.0: what follows when units go or come, whether they move, advance, retreat or react."""

from __future__ import annotations

from indochine.titles.silver_bayonet.book import FWA, NATIONS, PAVN, SIDES
from indochine.titles.silver_bayonet.events import LEFT_MAP, SPRUNG, SUPPLY_ARRIVED
from indochine.titles.silver_bayonet.rules.ch17_points import on_entered, on_left_map
from indochine.titles.silver_bayonet.scenario_data import NoReturn, SupplyGoal
from indochine.titles.silver_bayonet.state import AWAY, FINAL_FIRE, FIRST_FIRE, NOBODY, Bayonet


def waits(s: Bayonet, unit: int) -> bool:
    """The ambush of scenario 2: nobody stirs before its time."""
    rule = s.sheet.lie_in_wait
    return rule is not None and not s.sprung and s.turn < rule.until_turn and unit in s.sheet.in_wait


def is_confined(s: Bayonet, unit: int) -> bool:
    return bool(s.sheet.confined) and NATIONS[s.book.nation_of[unit]] == s.sheet.confined


def spring(s: Bayonet) -> None:
    """Those who lie in wait are free once an enemy has come near one of them."""
    rule = s.sheet.lie_in_wait
    if rule is None or s.sprung:
        return
    for unit in s.sheet.in_wait:
        place = s.at[unit]
        if s.book.is_hex(place) and s.is_near(place, FWA, rule.within):
            s.sprung = True
            s.tell(SPRUNG, PAVN)
            return


def come(s: Bayonet, units: tuple[int, ...], place: int) -> None:
    """Units have come into a hex by moving, advancing or reacting."""
    for unit in units:
        on_entered(s, unit, place)
        if unit == s.book.supply:
            reach_goal(s, unit, place)
    if units and s.book.side_of[units[0]] == FWA:
        spring(s)


def reach_goal(s: Bayonet, supply: int, place: int) -> None:
    goal = s.sheet.rule(SupplyGoal)
    if goal and s.book.place_ids[place] in goal.hexes:
        s.tell(SUPPLY_ARRIVED, place)
        s.put(supply, s.book.left)


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


def use_gun(s: Bayonet, unit: int) -> None:
    """10.4.1, 12.3.1: the first action of a gun, or its second and last; a mortar acts by firing alone."""
    s.mark(unit, FINAL_FIRE if s.has(unit, FIRST_FIRE) else FIRST_FIRE)
