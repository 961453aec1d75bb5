"""12.3.5.2c to 12.3.5.2e: step losses, one by one, in the order of the book."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import FR
from indochine.titles.lost_valley.rules.ch02_checks import morale_of
from indochine.titles.lost_valley.state import Ask, Step, Valley

LOSE: Final = 0
NOT_FIRST_IN_LINE: Final = Why("12.3.5.2d", "not-first-in-line")


def first_to_lose(s: Valley, units: int) -> int:
    """12.3.5.2d: Infantry before Armor; the highest Morale, then the most steps; what is left is a tie."""
    infantry = units & s.book.infantry
    if not infantry:
        return units
    tied, best = 0, 0
    for unit in bits(infantry):
        rank = 4 * morale_of(s, unit) + s.steps_of(1 << unit)  # a Unit has one step or two
        if not tied or rank > best:
            tied, best = 0, rank
        if rank == best:
            tied |= 1 << unit
    return tied


class LoseSteps(Step):
    """12.3.5.2e, 21.4: the order is applied anew for each step."""

    name = "lose-steps"
    steps = ("lose",)
    fields = ("exposed", "number")

    def __init__(self, exposed: int, number: int) -> None:
        self.exposed = exposed
        self.number = number

    def alive(self, s: Valley) -> int:
        return self.exposed & s.in_centres() & s.book.holders

    def lose(self, s: Valley) -> None:
        units = self.alive(s)
        if not self.number or not units:
            return
        s.again()
        s.replace(LoseSteps(self.exposed, self.number - 1))
        tied = first_to_lose(s, units)
        if tied.bit_count() == 1:
            s.lose_step(lowest(tied))
        else:
            s.push(ChooseLoss(FR, tied))


class ChooseLoss(Ask):
    """12.3.5.2d: among equals the player chooses."""

    name = "choose-loss"
    verbs = (Verb("lose", "unit", rules="12.3.5.2d"),)
    fields = ("side", "units")

    def __init__(self, side: int, units: int) -> None:
        self.side = side
        self.units = units

    def offers(self, s: Valley) -> list[int]:
        return [LOSE | unit << 4 for unit in bits(self.units)]

    def refused(self, s: Valley, code: int) -> Why | None:
        return None if self.units >> first(code) & 1 else NOT_FIRST_IN_LINE

    def apply(self, s: Valley, code: int) -> None:
        s.lose_step(first(code))

    def context(self, s: Valley) -> dict[str, Any]:
        return {}
