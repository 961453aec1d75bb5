"""11.0: French supply: the roll, and the areas that the Viet Minh cut off."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.storm.book import FR, SUPPLY, VM
from indochine.titles.storm.events import OUT_OF_SUPPLY, SUPPLY_ROLLED
from indochine.titles.storm.rules.ch05_windows import open_window
from indochine.titles.storm.state import Ask, Step, Storm

CUT: Final = 0

NOT_FRENCH: Final = Why("11.0c", "no-french-area")
NOBODY_THERE: Final = Why("11.0c", "no-french-units-to-cut-off")
CUT_ALREADY: Final = Why("11.0c", "cut-off-already")


def supply_tally(s: Storm, dice: int) -> Tally:
    """11.0a, 2.2.1c: two dice, +2 for each Viet Minh runway area, +1 for each Viet Minh green area."""
    supply, held = s.book.supply, s.held
    runways, green = (held & s.book.runway).bit_count(), (held & s.book.green).bit_count()
    tally = Tally().plus(dice, "dice", "11.0a").plus(runways * supply.runway_modifier, "runways", "11.0a")
    return tally.plus(green * supply.green_modifier, "green-areas", "11.0a")


def cuttable(s: Storm) -> int:
    """11.0c, ruling:13: French areas with French units, not yet marked."""
    return s.occupied[FR] & ~s.held & ~s.unsupplied


class SupplyStep(Step):
    """11.0: the French roll, Heavy Flak may add to it, the Viet Minh mark the areas."""

    name = "supply"
    steps = ("roll", "heavy_flak", "cut_off")
    fields = ("number",)

    def __init__(self, number: int = 0) -> None:
        self.number = number  # areas still to be marked

    def roll(self, s: Storm) -> None:
        dice = s.roll(2)
        tally = supply_tally(s, sum(dice))
        number = s.book.supply.areas_out(tally.total)
        s.amend(number=number)
        s.tell(SUPPLY_ROLLED, tuple(dice), tally, tally.total, number)

    def heavy_flak(self, s: Storm) -> None:
        open_window(s, VM, SUPPLY)

    def cut_off(self, s: Storm) -> None:
        if self.number and cuttable(s):
            s.amend(number=self.number - 1)
            s.again()
            s.push(CutOff(VM))


class CutOff(Ask):
    """11.0c: the Viet Minh choose an area whose French units stay as they are this turn."""

    name = "cut-off"
    verbs = (Verb("cut", "area", rules="11.0b 11.0c"),)

    def offers(self, s: Storm) -> list[int]:
        return [CUT | area << 4 for area in bits(cuttable(s))]

    def tries(self, s: Storm) -> list[int]:
        return [CUT | area << 4 for area in bits(s.book.all_areas & ~s.book.red)]

    def refused(self, s: Storm, code: int) -> Why | None:
        area = first(code)
        if not s.held_by(FR) >> area & 1:
            return NOT_FRENCH
        if not s.occupied[FR] >> area & 1:
            return NOBODY_THERE
        return CUT_ALREADY if s.unsupplied >> area & 1 else None

    def apply(self, s: Storm, code: int) -> None:
        s.unsupplied |= 1 << first(code)
        s.tell(OUT_OF_SUPPLY, first(code))

    def context(self, s: Storm) -> dict[str, Any]:
        supply = s.frames[-2]
        assert isinstance(supply, SupplyStep)
        return {"side": self.side, "number": supply.number + 1}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        return {"spent": (s.units(first(code), FR) & s.spent).bit_count()}
