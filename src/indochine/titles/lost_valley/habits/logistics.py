"""7.0, 9.0, 10.0: aircraft before the battle, rationing, delays, Camp Morale."""

from __future__ import annotations

from typing import Final

from indochine.kernel.frames import first, second
from indochine.titles.lost_valley.habits.cards import strike_worth
from indochine.titles.lost_valley.habits.defence import best_or_done
from indochine.titles.lost_valley.habits.staff import Staff
from indochine.titles.lost_valley.rules.ch07_air import PlanDas, PlanSead
from indochine.titles.lost_valley.state import Valley

ALMOST_OUT: Final = 4  # Resource Points: below it the stores come first
RP_THRESHOLDS: Final = (21, 13, 7)
SPARE_HEART: Final = 16  # Camp Morale beyond it is of no use but to ration
CM_THRESHOLDS: Final = (4, 9, 15)


def plan_sead(staff: Staff, s: Valley) -> list[float]:
    """One point to a roll, where a Level less counts: just above a step of the track."""
    frame = s.frames[-1]
    assert isinstance(frame, PlanSead)
    drm = s.book.tables.track.vm_aaa.drm
    steps_down = s.aaa - len(frame.rolls)
    hurts = s.aaa >= 4 and s.turn < s.settings.scenario.last_turn - 1 and steps_down > 3
    near = steps_down >= 2 and drm[steps_down - 1] < drm[steps_down - 2]
    single = (3.0 if near else 1.2) if hurts else 0.005
    weights = []
    for code in s.legal:
        points = first(code)
        weights.append(1.0 + len(frame.rolls) if code == 0 else single if points == 1 else 0.002)
    return weights


def plan_das(staff: Staff, s: Valley) -> list[float]:
    """One point on each Division, those first that would waver: two dice need 7 while the flak is weak."""
    frame = s.frames[-1]
    assert isinstance(frame, PlanDas)
    drm = s.book.charts.vm_aaa.drm_at(s.aaa)
    likely = staff.two_dice_at_least[20 + 7 - drm]
    best, most = 0, 0.0
    for i, code in enumerate(s.legal):
        if code and second(code) == 1:
            worth = strike_worth(staff, s, first(code))
            if worth > most:
                best, most = i, worth
    return best_or_done(s, best, 100.0 * likely * most)


def ration(staff: Staff, s: Valley) -> list[float]:
    """What Camp Morale is beyond its uppermost threshold; all of it when the stores run out."""
    if s.resources <= ALMOST_OUT:
        wanted = min(3, max(0, s.morale - 4))
    elif s.resources < 29:
        wanted = min(3, max(0, s.morale - SPARE_HEART))
    else:
        wanted = 0
    return around(s, wanted)


def boost(staff: Staff, s: Valley) -> list[float]:
    """Up to the next threshold of Camp Morale, as long as the stores stay above theirs."""
    least = 7
    for level in RP_THRESHOLDS:
        if s.resources >= level:
            least = level
            break
    spare = s.resources - least
    lacking = 0
    for level in CM_THRESHOLDS:
        if level > s.morale:
            lacking = level - s.morale
            break
    if s.morale <= 3 and s.resources > 3:
        wanted = min(3, (s.resources - s.morale + 1) // 2)
    elif lacking and lacking <= spare:
        wanted = min(3, lacking)
    else:
        wanted = 0
    return around(s, wanted)


def around(s: Valley, wanted: int) -> list[float]:
    """A number, and its neighbours now and then."""
    weights = []
    for code in s.legal:
        off = abs(first(code) - wanted)
        weights.append(10.0 if off == 0 else 0.1 if off == 1 else 0.03)
    return weights


def delay_arrival(staff: Staff, s: Valley) -> list[float]:
    """A battalion now is worth more than half a Resource Point."""
    return [1.0 if code == 0 else 0.01 for code in s.legal]
