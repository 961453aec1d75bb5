"""12.3: aircraft, guns and cards for a CR under assault; losses, retreats, too many in a CR."""

from __future__ import annotations

from indochine.kernel.frames import first
from indochine.titles.lost_valley.habits.outlook import Outlook
from indochine.titles.lost_valley.habits.prices import action_point, resource_point
from indochine.titles.lost_valley.habits.staff import MIDDLE, MOST_STEPS, Staff
from indochine.titles.lost_valley.rules.ch02_stacking import asset_room, step_room
from indochine.titles.lost_valley.rules.ch12_assault import VmAssault, VmAssaults
from indochine.titles.lost_valley.rules.ch12_casualties import RetreatTo
from indochine.titles.lost_valley.rules.ch12_support import ASSAULT_GUNS, DEFENCE_GUNS, RAID_GUNS, CommitGuns
from indochine.titles.lost_valley.rules.ch15_assault import FrenchAssault
from indochine.titles.lost_valley.state import Valley


def odds_of(staff: Staff, s: Valley, fight: VmAssault) -> int:
    """All that counts before the dice, as it stands."""
    drm = s.sitrep() + staff.defence.total(s.here[fight.cr], s.reduced, s.disrupted) + s.forts[fight.cr]
    drm += fight.cas + fight.drm + staff.defence.total(fight.guns, 0, s.disrupted)
    return drm - s.strength[fight.division] - s.is_encircled(fight.cr)


def cost(staff: Staff, s: Valley, cr: int, drm: int) -> float:
    """Victory Points that an assault on a CR costs at these odds."""
    at = min(max(drm + MIDDLE, 0), 2 * MIDDLE)
    steps = s.steps_of(s.here[cr]) + (s.here[cr] & staff.armour).bit_count()
    falls = staff.falls[min(steps, MOST_STEPS)][at] * staff.worth_of_cr[cr]
    price = staff.step_price(s.here[cr], s.reduced)
    return price * staff.steps_lost[at] + falls - 0.12 * staff.strength_lost[at] - 0.1 * staff.heart_won[at]


def later_fights(s: Valley) -> int:
    """Assaults of this turn that are still to come."""
    phase = s.frames[2]
    assert isinstance(phase, VmAssaults)
    found = 0
    for target in phase.targets[phase.next_division :]:
        if target:
            found += 1
    return found


def commit_air(staff: Staff, s: Valley) -> list[float]:
    """A fair share for each fight; for an assault of ours whatever is left."""
    fight = s.frames[-2]
    if isinstance(fight, VmAssault):
        wanted = -(-s.asp // (1 + later_fights(s)))
    else:
        wanted = s.asp
    weights = []
    most = first(s.legal[-1])
    for code in s.legal:
        off = abs(first(code) - min(wanted, most))
        weights.append(10.0 if off == 0 else 1.5 if off == 1 else 0.2)
    return weights


def commit_guns(staff: Staff, s: Valley) -> list[float]:
    frame = s.frames[-1]
    assert isinstance(frame, CommitGuns)
    fight = s.frames[-2]
    if isinstance(fight, VmAssault):
        go_on = guns_in_defence(staff, s, fight, frame)
    elif isinstance(fight, FrenchAssault):
        go_on = 30.0 if s.paid >> ASSAULT_GUNS & 1 or resource_point(s) < 1.0 else 0.1
    else:
        go_on = guns_for_raid(s, frame)
    return best_or_done(s, best_gun(s), go_on)


def best_gun(s: Valley) -> int:
    """Which of the choices adds the strongest gun; 0 if none adds anything."""
    best, most = 0, 0
    for i, code in enumerate(s.legal):
        if code:
            factor = s.factor(s.book.defence, first(code))
            if factor > most:
                best, most = i, factor
    return best


def best_or_done(s: Valley, best: int, go_on: float) -> list[float]:
    """One candidate against stopping here; who comes first among equals makes no difference."""
    weights = [0.002 * go_on] * len(s.legal)
    if s.legal[0] == 0:
        weights[0] = 1.0
    if best or s.legal[0]:
        weights[best] = go_on
    return weights


def guns_in_defence(staff: Staff, s: Valley, fight: VmAssault, frame: CommitGuns) -> float:
    """All batteries, shared among the fights by what they save, if that is worth the points."""
    free = len(s.legal) - 1
    committed = frame.guns.bit_count()
    later = later_fights(s)
    share = -(-(free + committed) // (1 + later))
    drm = odds_of(staff, s, fight)
    if not s.paid >> DEFENCE_GUNS & 1:
        saved = cost(staff, s, fight.cr, drm) - cost(staff, s, fight.cr, drm + share + 1)
        price = action_point(s) + resource_point(s) if fight.price(s)[1] else 0.0
        return min(60.0, (saved * (1 + later) / (price + 0.01)) ** 4)
    return 60.0 if committed < share else 0.03


def guns_for_raid(s: Valley, frame: CommitGuns) -> float:
    """All that can be spared once they are paid for; as a rule a raid is not worth their shells."""
    if not s.paid >> RAID_GUNS & 1:
        return 0.4 if resource_point(s) < 0.4 else 0.05
    return 5.0 if frame.guns.bit_count() < 3 else 0.5


def use_card(staff: Staff, s: Valley) -> list[float]:
    return [1.0 if code == 0 else 6.0 for code in s.legal]


def reroll_casualties(staff: Staff, s: Valley) -> list[float]:
    """Again if the die brought less than it does on average; our own assault is about the CR."""
    fight = s.frames[-2]
    if isinstance(fight, VmAssault):
        table = s.book.charts.vm_assault_vm_casualties
        now = table.at(fight.die + fight.vm).strength
        mean = 0.0
        for die in range(1, 7):
            mean += table.at(die + fight.vm).strength / 6
        again = now < mean
    else:
        assert isinstance(fight, FrenchAssault)
        again = not s.book.charts.french_assault_vm_casualties.at(fight.die + fight.vm).repulsed
    return [0.02, 1.0] if again else [1.0, 0.02]


def choose_loss(staff: Staff, s: Valley) -> list[float]:
    """Companies before battalions: only battalions count in the end."""
    weights = []
    for code in s.legal:
        unit = first(code)
        counts = s.book.two_steps >> unit & 1
        weights.append((0.1 if counts else 1.0) * (2 - 0.5 * s.factor(s.book.defence, unit)))
    return weights


def retreat_to(staff: Staff, s: Valley) -> list[float]:
    """Where there is room, and rather where somebody is needed."""
    frame = s.frames[-1]
    assert isinstance(frame, RetreatTo)
    outlook = Outlook(staff, s)
    armour = staff.armour >> frame.unit & 1
    steps = s.steps_of(1 << frame.unit)
    weights = []
    for code in s.legal:
        cr = first(code)
        room = asset_room(s, cr) >= 1 if armour else step_room(s, cr) >= steps
        weights.append((1.0 + outlook.danger(cr)) if room else 0.02)
    return weights


def overstacked(staff: Staff, s: Valley) -> list[float]:
    """Rather a company than a step of a battalion, and rather a step than a whole battalion."""
    weights = []
    for code in s.legal:
        unit = first(code)
        worth = 1.0 + s.factor(s.book.defence, unit)
        if s.book.two_steps >> unit & 1:
            worth += 4.0 if code & 15 == 0 and not s.reduced >> unit & 1 else 2.0
        weights.append(1.0 / max(0.3, worth) ** 3)
    return weights
