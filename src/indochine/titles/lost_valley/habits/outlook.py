"""What the Viet Minh can do next: who will attack, which CR, how strongly, and what it would cost."""

from __future__ import annotations

from typing import Final

from indochine.titles.lost_valley.book import CRS, DIVISIONS
from indochine.titles.lost_valley.habits.staff import LOWEST_SITREP, MIDDLE, MOST_STEPS, Staff
from indochine.titles.lost_valley.rules.ch04_sequence import Turn
from indochine.titles.lost_valley.rules.ch12_assault import VmAssaults
from indochine.titles.lost_valley.state import Valley

STORM_STEP: Final = Turn.steps.index("vm_assaults")
SECOND_CHOICE: Final = 0.25  # how likely a Division storms a CR that is not the first on its list now


class Outlook:
    """One look at the map."""

    def __init__(self, staff: Staff, s: Valley) -> None:
        self.staff = staff
        self.sitrep: int = s.sitrep()
        self.active: list[float] = [0.0] * DIVISIONS  # how likely each Division assaults at the next chance
        self.strength: list[int] = s.strength[:]
        self.chance: list[float] = [0.0] * CRS  # how likely each CR is stormed
        self.against: list[int] = [0] * CRS  # the Strength of the strongest that may storm it
        self.drm: list[int] = [0] * CRS  # for such a storm, without support
        self.steps: list[int] = [0] * CRS  # Infantry steps and Armor that hold it
        self.price: list[float] = [0.0] * CRS  # of the first step lost there
        self.foresee_divisions(s)
        self.foresee_targets(s)

    def foresee_divisions(self, s: Valley) -> None:
        """Those that rest gain Strength; at 8 or less a Division may stay in its trenches."""
        at = s.steps[1] if len(s.steps) > 1 else 0  # the step of the turn that comes next
        if at == STORM_STEP + 1:
            self.watch_storms(s)
            return
        later = at > STORM_STEP
        turn = s.turn + later
        turns = s.book.tables.turn
        monsoon = turns[turn - 1].monsoon if turn <= len(turns) else False
        table = s.book.tables.strength_adjustment
        gain = table.monsoon_gain if monsoon else table.gain
        resting = (s.inactive if later else s.rested) & ~s.waiting
        row = min(max(self.sitrep - LOWEST_SITREP, 0), 6)
        for division in range(DIVISIONS):
            if s.waiting >> division & 1:
                self.active[division] = min(1.0, max(0.0, (turn - self.sitrep) / 6)) if turn > 1 else 0.0
                continue
            strength = self.strength[division]
            if resting >> division & 1:
                strength = self.strength[division] = min(15, strength + gain)
            halved = 2 * strength <= s.settings.scenario.division[division].strength
            self.active[division] = self.staff.is_active[halved][row][strength]

    def watch_storms(self, s: Valley) -> None:
        """In the middle of their assaults: what is still to be resolved."""
        phase = s.frames[2]
        assert isinstance(phase, VmAssaults)
        for division in range(DIVISIONS):
            if not phase.targets:
                self.active[division] = float(not s.inactive >> division & 1)
            elif division >= phase.next_division - 1 and phase.targets[division]:
                self.active[division] = 1.0

    def foresee_targets(self, s: Valley) -> None:
        """12.3.4: each Division storms the CR in its reach with the lowest works, then the weakest."""
        reach = self.staff.within_reach(s.viet_minh)
        defence, forts = self.staff.defence, s.forts
        taken = 0
        for division in sorted(range(DIVISIONS), key=self.strength.__getitem__, reverse=True):
            crs = reach[division] & s.french
            best, lowest = -1, 1000
            mask = crs
            while mask:
                low = mask & -mask
                mask ^= low
                cr = low.bit_length() - 1
                strength = self.strength[division]
                held = defence.total(s.here[cr], s.reduced, s.disrupted)
                if strength > self.against[cr]:
                    self.against[cr] = strength
                    drm = self.sitrep + held + forts[cr] - strength
                    if s.is_encircled(cr):
                        drm -= 1
                    self.drm[cr] = drm
                    self.price[cr] = self.staff.step_price(s.here[cr], s.reduced)
                    self.steps[cr] = s.steps_of(s.here[cr]) + (s.here[cr] & self.staff.armour).bit_count()
                order = 100 * forts[cr] + held
                if order < lowest and not taken & low:
                    best, lowest = cr, order
            chance = self.active[division]
            mask = crs
            while mask:
                low = mask & -mask
                mask ^= low
                cr = low.bit_length() - 1
                likely = chance if cr == best else chance * SECOND_CHOICE
                self.chance[cr] += (1 - self.chance[cr]) * likely
            if best >= 0:
                taken |= 1 << best

    def cost(self, cr: int, drm: int, steps: int, price: float) -> float:
        """Victory Points that a storm of a CR would cost, at these odds against so many steps, if each lost
        has this price."""
        at = min(max(drm + MIDDLE, 0), 2 * MIDDLE)
        staff = self.staff
        falls = staff.falls[min(max(steps, 0), MOST_STEPS)][at]
        return price * staff.steps_lost[at] + falls * staff.worth_of_cr[cr] - 0.1 * staff.strength_lost[at]

    def danger(self, cr: int, support: int = 0) -> float:
        """What the next storm of a CR costs, as likely as it is."""
        if not self.chance[cr]:
            return 0.0
        return self.chance[cr] * self.cost(cr, self.drm[cr] + support, self.steps[cr], self.price[cr])
