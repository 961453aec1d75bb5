"""How many Victory Points the siege will end with, as things stand: fitted to the ends of sieges played."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.titles.lost_valley.book import CRS, TRACK
from indochine.titles.lost_valley.habits.outlook import STORM_STEP, Outlook
from indochine.titles.lost_valley.habits.staff import Staff
from indochine.titles.lost_valley.rules.ch14_movement import MoveTo
from indochine.titles.lost_valley.state import Valley

SUPPORT: Final = 2  # what guns and aircraft will add to a defence
NEXT_STORM: Final = -0.6  # for each Victory Point that the next assaults are likely to cost
TO_COME: Final = 0.75  # a battalion on the turn track
EXCESS: Final = 0.6  # each step or Asset that does not fit into its CR
ACTION_POINT: Final = 0.2
LOW: Final = 6  # Camp Morale or Resource Points below which the end may come by one bad day
SHORT: Final = 0.8

# Over sixteen turns of assaults; a shorter siege has its part of it.
WHOLE_SIEGE: Final = 16.0
SIEGE: Final = -33.7
ENOUGH_HEART: Final = 17  # Camp Morale beyond it is of little use
CAMP_MORALE: Final = 0.48
RESOURCE_POINT: Final = 0.42
SITREP: Final = 0.3
STRENGTH: Final = -0.24
FLAK: Final = -0.7
GUNS: Final = 0.8
ARMOUR: Final = 1.4
COMPANY: Final = 0.27
WORKS: Final = 0.42
POST_IN_REACH: Final = -4.0
VIET_MINH_CR: Final = 0.65
FULL: Final = 0.18
REDUCED: Final = 0.44


def expected_points(staff: Staff, s: Valley) -> float:
    """What counts now, and what the assaults to come will leave of it."""
    book, frame = s.book, s.frames[-1]
    on_map = s.on_map()
    if isinstance(frame, MoveTo):
        s = without(s, frame.unit)
    battalions = on_map & book.two_steps
    full, reduced = (battalions & ~s.reduced).bit_count(), (battalions & s.reduced).bit_count()
    found = held(s) + full + 0.5 * reduced
    found += to_come(s) + ACTION_POINT * s.ap
    found -= SHORT * (max(0, LOW - s.morale) + max(0, LOW - s.resources))
    storms = storms_left(s)
    if storms <= 0:
        return found
    look = Outlook(staff, s)
    danger, works = at_the_front(staff, s, look)
    found += NEXT_STORM * danger
    rest = SIEGE + CAMP_MORALE * min(s.morale, ENOUGH_HEART) + RESOURCE_POINT * s.resources
    rest += SITREP * look.sitrep + FLAK * s.aaa + WORKS * works + FULL * full + REDUCED * reduced
    rest += GUNS * (on_map & book.guns).bit_count() + ARMOUR * (on_map & staff.armour).bit_count()
    rest += COMPANY * (on_map & book.infantry & ~book.two_steps).bit_count()
    rest += VIET_MINH_CR * s.viet_minh.bit_count()
    for division, reach in enumerate(staff.within_reach(s.viet_minh)):
        rest += STRENGTH * look.strength[division] + POST_IN_REACH * (reach >> book.command_post & 1)
    return found + rest * storms / WHOLE_SIEGE


def to_come(s: Valley) -> float:
    """Battalions on the turn track; those due now will be here today."""
    found = 0.0
    for unit in bits(s.here[TRACK] & s.book.two_steps):
        found += 1.0 if s.due[unit] <= s.turn else TO_COME
    return found


def without(s: Valley, unit: int) -> Valley:
    """A Unit that has been picked to move has left, wherever it will go."""
    then = s.copy()
    then.here[then.place_of(unit)] ^= 1 << unit
    return then


def held(s: Valley) -> float:
    """French CR in which somebody stands, less what does not fit in: the phase ends with a reckoning."""
    book, found = s.book, 0.0
    for cr in range(CRS):
        here = s.here[cr]
        if here:
            if s.french >> cr & 1 and here & book.holders:
                found += 1.0
            found -= EXCESS * max(0, s.steps_of(here) - book.most_steps[cr])
            found -= EXCESS * max(0, (here & book.assets).bit_count() - book.most_assets[cr])
    return found


def storms_left(s: Valley) -> float:
    """Turns in which the Viet Minh will still assault; half a turn while they do."""
    at = s.steps[1] if len(s.steps) > 1 else 0
    this_turn = 1.0 if at <= STORM_STEP else 0.5 if at == STORM_STEP + 1 else 0.0
    return s.settings.scenario.last_turn - s.turn + this_turn


def at_the_front(staff: Staff, s: Valley, look: Outlook) -> tuple[float, int]:
    """What the next assaults are likely to cost, and the Levels of works in their way."""
    danger, works = 0.0, 0
    for cr in range(CRS):
        if look.against[cr]:
            danger += look.danger(cr, SUPPORT)
            works += s.forts[cr]
    return danger, works
