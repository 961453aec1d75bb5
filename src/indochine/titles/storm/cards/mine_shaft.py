"""card:vm-06: a mine under a French area; the French may leave it before it goes up."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest
from indochine.kernel.frames import Frame, Verb, Why, first
from indochine.kernel.odds import Odds
from indochine.titles.storm.book import FR, VM
from indochine.titles.storm.cards.bombardment import own_time
from indochine.titles.storm.cards.effects import card
from indochine.titles.storm.events import FLIPPED, SHAFT_ROLLED
from indochine.titles.storm.rules.ch08_damage import Damage
from indochine.titles.storm.rules.ch08_odds import clearing_points, shaft_odds
from indochine.titles.storm.rules.ch08_retreat import refuges, retreat
from indochine.titles.storm.state import Ask, Step, Storm

STAY: Final = 0
LEAVE: Final = 1
LEAVE_SPENT: Final = 2

NO_SHAFT: Final = Why("card:vm-06", "no-area-to-mine")
NO_SUCH_UNIT: Final = Why("card:vm-06", "no-such-unit-there")
NOWHERE_TO_GO: Final = Why("8.4.2a", "nowhere-to-go")


def minable_areas(s: Storm) -> int:
    """card:vm-06: French areas with French units, next to a trench of the deepest level."""
    deep = 0
    for area in bits(s.held):
        if s.trench(area) >= s.book.trench_needed:
            deep |= 1 << area
    return s.book.around(deep) & s.occupied[FR] & ~s.held


def shaft_reaches(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    return own_time(s, card, frame) or (None if minable_areas(s) else NO_SHAFT)


@card("detonate-mine-shaft", may=shaft_reaches)
def detonate_mine_shaft(s: Storm, card: int) -> None:
    """card:vm-06: an area is chosen, the French may withdraw, a die of damage falls on those who stay."""
    s.push(MineWhere(VM))


class MineWhere(Ask):
    """card:vm-06: the French area under which the shaft has been dug."""

    name = "mine-where"
    verbs = (Verb("mine", "area", rules="card:vm-06"),)

    def offers(self, s: Storm) -> list[int]:
        return [area << 4 for area in bits(minable_areas(s))]

    def tries(self, s: Storm) -> list[int]:
        return [area << 4 for area in bits(s.occupied[FR])]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if minable_areas(s) >> first(code) & 1 else NO_SHAFT

    def apply(self, s: Storm, code: int) -> None:
        s.push(MineShaft(first(code), True))

    def odds(self, s: Storm, code: int) -> Odds:
        """If nobody withdraws."""
        return shaft_odds(clearing_points(s, s.units(first(code), FR), by_firer=True))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        return {"number": s.count(first(code), FR)}


class MineShaft(Step):
    """card:vm-06: withdrawal first, then the die and the damage, which the Viet Minh allot (8.4a)."""

    name = "mine-shaft"
    steps = ("withdraw", "blow_up")
    fields = ("area", "leaving")

    def __init__(self, area: int, leaving: bool) -> None:
        self.area = area
        self.leaving = leaving  # the French may still withdraw units

    def withdraw(self, s: Storm) -> None:
        if self.leaving and s.units(self.area, FR):
            s.again()
            s.push(Withdraw(FR, self.area))

    def blow_up(self, s: Storm) -> None:
        die = s.roll(1)[0]
        s.tell(SHAFT_ROLLED, self.area, die)
        units = s.units(self.area, FR)
        if units:
            s.push(Damage(VM, self.area, units, die, True))


class Withdraw(Ask):
    """card:vm-06, ruling:20: a unit that leaves retreats by the usual rules and is spent."""

    name = "withdraw"
    verbs = (
        Verb("stay", rules="card:vm-06"),
        Verb("leave", "type", rules="card:vm-06 8.4.2a"),
        Verb("leave-spent", "type", rules="card:vm-06 8.4.2a"),
    )
    fields = ("side", "area")

    def __init__(self, side: int, area: int) -> None:
        self.side = side
        self.area = area

    def units(self, s: Storm, code: int) -> int:
        here = s.units(self.area, FR) & s.book.type_set[first(code)]
        return here & ~s.spent if code & 15 == LEAVE else here & s.spent

    def offers(self, s: Storm) -> list[int]:
        here = s.units(self.area, FR)
        fresh, spent = s.types_in(here & ~s.spent), s.types_in(here & s.spent)
        return [STAY, *(LEAVE | k << 4 for k in fresh), *(LEAVE_SPENT | k << 4 for k in spent)]

    def refused(self, s: Storm, code: int) -> Why | None:
        if code == STAY:
            return None
        units = self.units(s, code)
        if not units:
            return NO_SUCH_UNIT
        return None if refuges(s, lowest(units), self.area, 1 << self.area) else NOWHERE_TO_GO

    def apply(self, s: Storm, code: int) -> None:
        if code == STAY:
            s.amend(leaving=False)
            return
        unit = lowest(self.units(s, code))
        if code & 15 == LEAVE:
            s.spend(1 << unit)
            s.tell(FLIPPED, FR, first(code), self.area)
        retreat(s, unit, self.area, 1 << self.area)

    def odds(self, s: Storm, code: int) -> Odds | None:
        """For all who are still there."""
        certain = clearing_points(s, s.units(self.area, FR), by_firer=True)
        return shaft_odds(certain) if code == STAY else None

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "area": self.area, "number": s.count(self.area, FR)}
