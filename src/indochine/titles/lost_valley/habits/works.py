"""16.0: raids on the trenches, works behind the front, the airstrip."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import first
from indochine.titles.lost_valley.habits.defence import best_or_done
from indochine.titles.lost_valley.habits.outlook import Outlook
from indochine.titles.lost_valley.habits.prices import action_point, resource_point
from indochine.titles.lost_valley.habits.staff import MIDDLE, Staff
from indochine.titles.lost_valley.rules.ch12_support import WORKS
from indochine.titles.lost_valley.rules.ch16_raids import PickRaiders, closest_divisions, raiders
from indochine.titles.lost_valley.rules.ch16_repairs import engineers_in
from indochine.titles.lost_valley.state import Valley

MOST_STEPS: Final = 4
A_LEVEL: Final = 0.15  # what a Level of works at the front is worth for the turns to come
BEHIND: Final = 0.05  # and one behind it, for each Level that is missing


def raid_odds(staff: Staff, s: Valley, cr: int) -> int:
    """All that counts before the dice, with the best at hand and a little artillery."""
    units = raiders(s, cr)
    left, worth = MOST_STEPS, 0
    by_worth: list[int] = []
    for unit in bits(units & s.book.infantry):
        factor = s.factor(s.book.morale, unit)
        if factor > 0:
            by_worth.append(factor * 4 + s.steps_of(1 << unit))
    by_worth.sort(reverse=True)
    for item in by_worth:
        if item & 3 <= left:
            left -= item & 3
            worth += item >> 2
    if units & staff.armour:
        worth += 2
    strongest = 0
    for division in closest_divisions(s, cr):
        strongest = max(strongest, s.strength[division])
    return worth + s.sitrep() - strongest if by_worth else -20


def raid_which(staff: Staff, s: Valley) -> list[float]:
    """Where a Level more saves most, at fair odds."""
    outlook = Outlook(staff, s)
    price = 0.0 if s.paid >> WORKS & 1 else action_point(s)
    weights = []
    for code in s.legal:
        if code == 0:
            weights.append(1.0)
            continue
        cr = first(code)
        at = min(max(raid_odds(staff, s, cr) + 2 + MIDDLE, 0), 2 * MIDDLE)
        levels = staff.levels_won[max(0, 4 - s.forts[cr])][at]
        saved = outlook.danger(cr, 2) - outlook.danger(cr, 3) + A_LEVEL * (outlook.chance[cr] > 0)
        gain = levels * saved - 0.4 * staff.raid_cost[at] - price
        weights.append(min(30.0, (1.0 + 4.0 * gain) ** 3) if gain > -0.2 else 0.01)
    return weights


def pick_raiders(staff: Staff, s: Valley) -> list[float]:
    """Armor first, then the best Morale, as long as it helps."""
    frame = s.frames[-1]
    assert isinstance(frame, PickRaiders)
    best, most = 0, 0
    for i, code in enumerate(s.legal):
        if code:
            unit = first(code)
            factor = 10 if staff.armour >> unit & 1 else s.factor(s.book.morale, unit)
            worth = 4 * factor + s.steps_of(1 << unit) if factor > 0 else 0
            if worth > most:
                best, most = i, worth
    return best_or_done(s, best, 60.0)


def work_on(staff: Staff, s: Valley) -> list[float]:
    """The works behind the front, while the stores keep their modifier."""
    price = resource_point(s) + (0.0 if s.paid >> WORKS & 1 else action_point(s))
    weights = []
    for code in s.legal:
        if code == 0:
            weights.append(1.0)
            continue
        cr = first(code)
        levels = 2 if engineers_in(s, cr) and s.forts[cr] <= 2 and code & 15 == 1 else 1
        gain = levels * BEHIND * (4 - s.forts[cr]) - price
        weights.append(0.002 if gain < -0.1 else (1.0 + 2.0 * gain) ** 3)
    return weights


def repair_strip(staff: Staff, s: Valley) -> list[float]:
    early = s.turn < s.settings.scenario.last_turn - 3
    paid = bool(s.paid >> WORKS & 1)
    go = 4.0 if early and (paid or s.ap > 1) else 1.0 if early else 0.1
    weights = []
    for code in s.legal:
        weights.append(1.0 if code == 0 else go if code == 2 else go * 0.6)
    return weights


def reroll_repair(staff: Staff, s: Valley) -> list[float]:
    return [0.02, 1.0]
