"""6.1: which fresh units of an area take part in an action, picked one by one."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from indochine.kernel.bitsets import bits, one_of, without
from indochine.kernel.frames import Why, first
from indochine.titles.storm.state import Ask, Storm

DONE: Final = 0
ADD: Final = 1
ALL: Final = 2

NOBODY: Final = Why("6.1a", "nobody-picked")
NOT_SEVERAL: Final = Why("6.1a", "not-several-left")
NO_SUCH_UNIT: Final = Why("6.1a", "no-such-fresh-unit")


class Pick(Ask):
    """6.1a, 6.1b: any number of fresh units of one area, all for the same action."""

    fields = ("side", "area", "target", "units", "card")
    rolls: ClassVar[bool] = False  # dice fall once the units are picked

    def __init__(self, side: int, area: int, target: int, units: int, card: int) -> None:
        self.side = side
        self.area = area
        self.target = target
        self.units = units  # picked so far
        self.card = card  # that the action is played with, if any

    def pool(self, s: Storm) -> int:
        """The units that come into question."""
        return s.fresh(self.area, self.side)

    def cannot_join(self, s: Storm, units: int) -> Why | None:
        """What is against these units acting together."""
        raise NotImplementedError

    def asks_anyway(self, s: Storm) -> bool:
        """Dice fall when these units act: nobody throws them without saying so."""
        return self.rolls and self.units != 0

    def commit(self, s: Storm, units: int) -> None:
        """The units are picked: let them act."""
        raise NotImplementedError

    def rest(self, s: Storm) -> int:
        """The units that could still be picked."""
        return without(self.pool(s), self.units)

    def offers(self, s: Storm) -> list[int]:
        return self.offered(s, self.rest(s))

    def offered(self, s: Storm, rest: int) -> list[int]:
        codes = [DONE] if self.units else []
        codes += [ADD | kind << 4 for kind in s.types_in(rest)]
        if rest.bit_count() > 1:
            codes.append(ALL)
        return codes

    def legal(self, s: Storm) -> list[int]:
        rest = self.rest(s)
        return [code for code in self.offered(s, rest) if self.against(s, code, rest) is None]

    def tries(self, s: Storm) -> list[int]:
        return [DONE, *(ADD | kind << 4 for kind in s.types_in(s.units(self.area, self.side))), ALL]

    def refused(self, s: Storm, code: int) -> Why | None:
        return self.against(s, code, self.rest(s))

    def against(self, s: Storm, code: int, rest: int) -> Why | None:
        """What is against a choice while these units could still be picked."""
        if code == DONE:
            return None if self.units else NOBODY
        if code == ALL:
            return self.cannot_join(s, self.units | rest) if rest.bit_count() > 1 else NOT_SEVERAL
        alike = rest & s.book.type_set[first(code)]
        return self.cannot_join(s, self.units | one_of(alike)) if alike else NO_SUCH_UNIT

    def apply(self, s: Storm, code: int) -> None:
        units = self.units_after(s, code)
        if code & 15 == ADD:
            s.push(type(self)(self.side, self.area, self.target, units, self.card))
        else:
            self.commit(s, units)

    def units_after(self, s: Storm, code: int) -> int:
        """The units picked once this choice is made."""
        if code == ALL:
            return self.units | self.pool(s)
        alike = self.rest(s) & s.book.type_set[first(code)] if code & 15 == ADD else 0
        return self.units | one_of(alike)

    def context(self, s: Storm) -> dict[str, Any]:
        picked = [s.book.type_of[unit] for unit in bits(self.units)]
        return {
            "side": self.side,
            "area": self.area,
            "picked:type*": picked,
            "number": self.units.bit_count(),
            "fresh": self.pool(s).bit_count(),
        }

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        return {"left": (self.rest(s) & s.book.type_set[first(code)]).bit_count() if code & 15 == ADD else 0}
