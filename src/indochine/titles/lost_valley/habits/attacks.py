"""15.0: what to storm, with whom, and who goes in."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import first
from indochine.titles.lost_valley.habits.defence import best_or_done
from indochine.titles.lost_valley.habits.prices import action_point, resource_point
from indochine.titles.lost_valley.habits.staff import MIDDLE, STEP, Staff
from indochine.titles.lost_valley.rules.ch12_support import ASSAULTS, active_guns, gun_reach
from indochine.titles.lost_valley.rules.ch15_assault import Exploit, PickAssaulters, eligible
from indochine.titles.lost_valley.state import Valley

MOST_STEPS: Final = 6
ENOUGH_INSIDE: Final = 4  # steps that a freed CR is given, if they can be spared


def prospects(staff: Staff, s: Valley, cr: int) -> float:
    """What an assault on a CR with everything at hand is worth."""
    units = eligible(s, cr)
    worth = best_steps(staff, s, units) + staff.assault.total(units & staff.armour, 0, s.disrupted)
    guns = 0
    if s.resources > 4:
        for gun in bits(active_guns(s)):
            if gun_reach(s, gun) >> cr & 1:
                guns |= 1 << gun
    worth += max(0, staff.assault.total(guns, 0, s.disrupted))
    worth += min(s.asp, 4 - s.missions[2])
    drm = worth + s.sitrep() - s.strength[s.control[cr] - 1] - s.book.tables.french_assault.vm_fortifications
    return value(staff, s, cr, drm, bool(units & staff.armour))


def value(staff: Staff, s: Valley, cr: int, drm: int, armour: bool) -> float:
    at = min(max(drm + MIDDLE, 0), 2 * MIDDLE)
    freed = staff.repulse_with_armour[at] if armour else staff.repulse[at]
    won = freed * (staff.worth_of_cr[cr] - 0.4) + 0.2 * staff.attack_strength[at]
    return won - STEP * staff.attack_steps[at] - 0.15


def best_steps(staff: Staff, s: Valley, units: int) -> int:
    """The Assault of the best Infantry that may go together, those who add something."""
    infantry = units & s.book.infantry
    by_worth: list[int] = []
    for unit in bits(infantry):
        factor = s.factor(s.book.assault, unit)
        if factor > 0:
            by_worth.append(factor * 4 + s.steps_of(1 << unit))
    by_worth.sort(reverse=True)
    left, total = MOST_STEPS, 0
    for item in by_worth:
        steps = item & 3
        if steps <= left:
            left -= steps
            total += item >> 2
    return total


def assault_which(staff: Staff, s: Valley) -> list[float]:
    price = 0.0 if s.paid >> ASSAULTS & 1 else action_point(s) + resource_point(s)
    weights = []
    for code in s.legal:
        if code == 0:
            weights.append(1.0)
        else:
            gain = prospects(staff, s, first(code)) - price
            weights.append(min(30.0, (1.0 + 2.0 * gain) ** 3) if gain > -0.4 else 0.01)
    return weights


def pick_assaulters(staff: Staff, s: Valley) -> list[float]:
    """Armor first, then those who count most, as long as they add something."""
    frame = s.frames[-1]
    assert isinstance(frame, PickAssaulters)
    best, most = 0, 0
    for i, code in enumerate(s.legal):
        if code:
            unit = first(code)
            factor = s.factor(s.book.assault, unit)
            worth = 4 * factor + 20 * (staff.armour >> unit & 1) + s.steps_of(1 << unit) if factor > 0 else 0
            if worth > most:
                best, most = i, worth
    return best_or_done(s, best, 60.0)


def exploit(staff: Staff, s: Valley) -> list[float]:
    """Enough to hold it, from CR that keep somebody."""
    frame = s.frames[-1]
    assert isinstance(frame, Exploit)
    inside = s.steps_of(s.here[frame.cr]) + (s.here[frame.cr] & staff.armour).bit_count()
    stay = 0.01 if inside == 0 else 0.3 if inside < ENOUGH_INSIDE else 5.0
    weights = []
    for code in s.legal:
        if code == 0:
            weights.append(stay)
        else:
            weights.append(entering(staff, s, first(code)))
    return weights


def entering(staff: Staff, s: Valley, unit: int) -> float:
    place = s.place_of(unit)
    others = s.here[place] & s.book.holders & ~(1 << unit)
    if not others:
        return 0.003
    if place == s.book.command_post and not others & s.book.infantry:
        return 0.0005
    return 0.3 + max(0, s.factor(s.book.defence, unit)) + 0.3 * max(0, s.factor(s.book.morale, unit))
