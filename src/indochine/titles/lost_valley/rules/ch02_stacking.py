"""2.2.1.3: how many Infantry steps and Assets a CR holds, and what becomes of the excess."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import CRS, FR
from indochine.titles.lost_valley.state import Ask, Step, Valley

ELIMINATE: Final = 0
REDUCE: Final = 1

NOT_IN_EXCESS: Final = Why("2.2.1.3c", "not-in-excess")
NOT_REDUCIBLE: Final = Why("2.2.1.3c", "not-reducible")


def step_room(s: Valley, cr: int) -> int:
    """2.2.1.3a, 2.2.1.3b: Infantry steps that still fit, Active and Used counted alike."""
    return s.book.most_steps[cr] - s.steps_of(s.here[cr])


def asset_room(s: Valley, cr: int) -> int:
    return s.book.most_assets[cr] - (s.here[cr] & s.book.assets).bit_count()


def fits(s: Valley, unit: int, cr: int) -> bool:
    if s.book.infantry >> unit & 1:
        return step_room(s, cr) >= s.steps_of(1 << unit)
    return asset_room(s, cr) >= 1


class Stacking(Step):
    """2.2.1.3b, 2.2.1.3c: every CR is brought down to its limits, out of these Units if some are named."""

    name = "stacking"
    steps = ("test",)
    fields = ("exposed",)

    def __init__(self, exposed: int = 0) -> None:
        self.exposed = exposed  # who may be chosen; nobody named: anybody

    def test(self, s: Valley) -> None:
        for cr in range(CRS):
            if s.here[cr] and (step_room(s, cr) < 0 or asset_room(s, cr) < 0):
                s.again()
                s.push(Overstacked(FR, cr, self.exposed))
                return
        if not self.exposed:  # at the end of a phase; in the middle of an assault its CR is still fought for
            s.release_empty()


class Overstacked(Ask):
    """2.2.1.3c, 12.3.5.2j: who is eliminated, or reduced to fit."""

    name = "overstacked"
    verbs = (
        Verb("eliminate", "unit", rules="2.2.1.3c"),
        Verb("reduce", "unit", rules="2.2.1.3c"),
    )
    fields = ("side", "cr", "exposed")

    def __init__(self, side: int, cr: int, exposed: int) -> None:
        self.side = side
        self.cr = cr
        self.exposed = exposed

    def excess(self, s: Valley) -> int:
        """The Units of the sort that is too many."""
        here, infantry = s.here[self.cr], s.book.infantry
        found = 0
        if step_room(s, self.cr) < 0:
            found |= here & infantry
        if asset_room(s, self.cr) < 0:
            found |= here & ~infantry
        return found & self.exposed or found

    def offers(self, s: Valley) -> list[int]:
        units = self.excess(s)
        full = units & s.book.two_steps & ~s.reduced
        return [ELIMINATE | u << 4 for u in bits(units)] + [REDUCE | u << 4 for u in bits(full)]

    def tries(self, s: Valley) -> list[int]:
        return [ELIMINATE | u << 4 for u in bits(s.here[self.cr])]

    def refused(self, s: Valley, code: int) -> Why | None:
        unit = first(code)
        if not self.excess(s) >> unit & 1:
            return NOT_IN_EXCESS
        reducible = s.book.two_steps & ~s.reduced
        return NOT_REDUCIBLE if code & 15 == REDUCE and not reducible >> unit & 1 else None

    def apply(self, s: Valley, code: int) -> None:
        if code & 15 == REDUCE:
            s.lose_step(first(code))
        else:
            s.eliminate(first(code))

    def context(self, s: Valley) -> dict[str, Any]:
        return {
            "place": self.cr,
            "steps": max(0, -step_room(s, self.cr)),
            "assets": max(0, -asset_room(s, self.cr)),
        }
