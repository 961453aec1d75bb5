"""12.3.5.2, 15.1.5: what a line of the French casualties tables does, in the order of the book."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import ARMOUR, CRS, FR, INFANTRY
from indochine.titles.lost_valley.cards.modifiers import always_counter_battery
from indochine.titles.lost_valley.events import NO_RETREAT, UNIT_RETREATED
from indochine.titles.lost_valley.rules.ch02_checks import passes_check
from indochine.titles.lost_valley.rules.ch02_stacking import Stacking
from indochine.titles.lost_valley.rules.ch12_losses import LoseSteps
from indochine.titles.lost_valley.state import Ask, Step, Valley

CHECKED: Final = 1
ALL: Final = 2
DISRUPTIONS: Final = ("none", "check", "all")
NOWHERE: Final = CRS  # no CR: the Units do not retreat

TO: Final = 0
NOT_ADJACENT: Final = Why("12.3.5.2j", "retreat-not-adjacent")
NOT_FRENCH: Final = Why("12.3.5.2j", "retreat-not-french")


class Casualties(Step):
    """12.3.5.2c to 12.3.5.2i: step losses, Dis?, Dis, *, R?; then what has run too far."""

    name = "casualties"
    steps = ("lose_steps", "disrupt", "counter_battery", "check_retreats", "retreat", "stacking")
    fields = ("cr", "exposed", "guns", "steps_lost", "disruption", "battery", "left", "retreated")

    def __init__(
        self,
        cr: int,
        exposed: int,
        guns: int,
        steps_lost: int,
        disruption: int,
        battery: bool,
        left: int = 0,
        retreated: int = 0,
    ) -> None:
        self.cr = cr  # that is held and may be left; NOWHERE if the Units do not retreat
        self.exposed = exposed
        self.guns = guns  # that gave support
        self.steps_lost = steps_lost
        self.disruption = disruption
        self.battery = battery
        self.left = left  # have failed their check and must go
        self.retreated = retreated

    def alive(self, s: Valley) -> int:
        return s.in_centres() & self.exposed

    def lose_steps(self, s: Valley) -> None:
        if self.steps_lost:
            s.push(LoseSteps(self.exposed, self.steps_lost))

    def disrupt(self, s: Valley) -> None:
        """12.3.5.2f, 12.3.5.2g: those not yet Disrupted check, or all are Disrupted."""
        for unit in bits(self.alive(s) & ~s.disrupted):
            if self.disruption == ALL or (self.disruption == CHECKED and not passes_check(s, unit)):
                s.disrupt(unit)

    def counter_battery(self, s: Valley) -> None:
        """12.3.5.2h, card:33: guns that supported this fight check, once."""
        if self.battery or always_counter_battery(s):
            for unit in bits(self.guns):
                if not passes_check(s, unit):
                    s.disrupt(unit)

    def check_retreats(self, s: Valley) -> None:
        """12.3.5.2i, 12.3.5.2l: Infantry and Armor check; guns never retreat."""
        if self.cr == NOWHERE:
            return
        book = s.book
        going = 0
        for unit in bits(self.alive(s) & (book.kind_set[INFANTRY] | book.kind_set[ARMOUR])):
            if not passes_check(s, unit):
                going |= 1 << unit
        s.amend(left=going)

    def retreat(self, s: Valley) -> None:
        """12.3.5.2k, 12.2.1c: out of an Encircled CR, or with nowhere to go, they are lost."""
        if not self.left:
            return
        unit = bits(self.left)[0]
        s.again()
        if s.is_encircled(self.cr) or not refuges(s, self.cr):
            s.amend(left=self.left & ~(1 << unit))
            s.tell(NO_RETREAT, unit, self.cr)
            s.eliminate(unit)
        else:
            s.push(RetreatTo(FR, unit, self.cr))

    def stacking(self, s: Valley) -> None:
        """12.3.5.2j: what does not fit where it has fled is lost, or reduced to fit."""
        if self.retreated:
            s.push(Stacking(self.retreated))


def refuges(s: Valley, cr: int) -> int:
    """12.3.5.2j, 12.2.1a: adjacent French CR; an Encircled one is closed both ways (ruling:5)."""
    found = s.book.adjacent[cr] & s.french_crs()
    for other in bits(found):
        if s.is_encircled(other):
            found &= ~(1 << other)
    return found


class RetreatTo(Ask):
    """12.3.5.2j: an adjacent French CR of the player's choice; Active stay Active, Used stay Used."""

    name = "retreat-to"
    verbs = (Verb("to", "place", rules="12.3.5.2j"),)
    fields = ("side", "unit", "cr")

    def __init__(self, side: int, unit: int, cr: int) -> None:
        self.side = side
        self.unit = unit
        self.cr = cr

    def offers(self, s: Valley) -> list[int]:
        return [TO | cr << 4 for cr in bits(refuges(s, self.cr))]

    def tries(self, s: Valley) -> list[int]:
        return [TO | cr << 4 for cr in bits(s.book.adjacent[self.cr])]

    def refused(self, s: Valley, code: int) -> Why | None:
        if not s.book.adjacent[self.cr] >> first(code) & 1:
            return NOT_ADJACENT
        return None if refuges(s, self.cr) >> first(code) & 1 else NOT_FRENCH

    def apply(self, s: Valley, code: int) -> None:
        casualties = s.frames[-1]
        assert isinstance(casualties, Casualties)
        bit = 1 << self.unit
        s.amend(left=casualties.left & ~bit, retreated=casualties.retreated | bit)
        s.shift(self.unit, self.cr, first(code))
        s.tell(UNIT_RETREATED, self.unit, first(code))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"unit": self.unit, "here:place": self.cr}
