"""D.9: the desertion test of the South."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import lowest
from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first, second
from indochine.titles.saigon75.book import PROVINCES, SV, SV_DIVISION
from indochine.titles.saigon75.events import DESERTED, DESERTION, REDUCED_BY_DESERTION
from indochine.titles.saigon75.groups import kinds_in
from indochine.titles.saigon75.rules.d08_control import check_all
from indochine.titles.saigon75.state import Ask, Saigon, Step

REMOVE: Final = 0
REDUCE: Final = 1

NO_SUCH_UNIT: Final = Why("D.9.3", "no-such-unit")
NOT_YET: Final = Why("D.9.3", "other-class-first")
COUNTS_TWO: Final = Why("D.9.2a", "division-counts-two")
ONLY_FULL: Final = Why("D.9.2b", "only-full-divisions")


class Desertion(Step):
    """D.9.1, D.8.2: the test, the deserters, then control again."""

    name = "desertion"
    steps = ("test", "check_control")

    def test(self, s: Saigon) -> None:
        die = s.roll(1)[0]
        tally = deserters(s, die)
        end_crisis(s)
        s.tell(DESERTION, s.nv_provinces(), die, tally, tally.total)
        ask_deserters(s, tally.total)

    def check_control(self, s: Saigon) -> None:
        check_all(s)


def deserters(s: Saigon, die: int) -> Tally:
    """D.9.1, card:14: units that desert, by the provinces of the North and the die."""
    tally = Tally().plus(s.book.desertion[s.nv_provinces()][die - 1], "desertion-table", "D.9.1")
    return tally.plus(s.crisis_amount(), "crisis", "card:14")


def end_crisis(s: Saigon) -> None:
    """D.3.4b: the card kept on the board is discarded."""
    if s.crisis:
        s.deal(discard=(*s.cards.discard, s.crisis))
        s.crisis = 0


def desertion_class(s: Saigon, province: int) -> int:
    """D.9.3a to D.9.3d: frontier and contested, frontier, contested except Saigon, any."""
    contested = s.is_contested(province)
    if s.book.frontier >> province & 1:
        return 0 if contested else 1
    return 2 if contested and province != s.book.saigon else 3


def first_class(s: Saigon) -> int:
    """D.9.3: the class that must be exhausted first."""
    return min([desertion_class(s, p) for p in range(PROVINCES) if s.units(p, SV)])


def ask_deserters(s: Saigon, number: int) -> None:
    if number > 0 and any([s.here[p] & s.book.side_set[SV] for p in range(PROVINCES)]):
        s.push(Desert(SV, number))


class Desert(Ask):
    """D.9.2, D.9.3: SV removes the deserters himself, class by class."""

    name = "desert"
    verbs = (
        Verb("remove", "kind", "place", rules="D.9.2a D.9.3"),
        Verb("reduce", "kind", "place", rules="D.9.2b D.9.3"),
    )
    fields = ("side", "number")

    def __init__(self, side: int, number: int) -> None:
        self.side = side
        self.number = number

    def offers(self, s: Saigon) -> list[int]:
        current = first_class(s)
        codes = []
        for place in range(PROVINCES):
            here = s.units(place, SV)
            if here and desertion_class(s, place) == current:
                codes += self.codes_in(s, place, here)
        return codes

    def tries(self, s: Saigon) -> list[int]:
        return [code for place in range(PROVINCES) for code in self.codes_in(s, place, s.units(place, SV))]

    def codes_in(self, s: Saigon, place: int, units: int) -> list[int]:
        codes = []
        for kind in kinds_in(s, units):
            codes.append(REMOVE | kind << 4 | place << 16)
            if kind == SV_DIVISION:
                codes.append(REDUCE | kind << 4 | place << 16)
        return codes

    def refused(self, s: Saigon, code: int) -> Why | None:
        kind, place = first(code), second(code)
        if place >= PROVINCES or not s.units(place, SV) & s.of_kind(kind):
            return NO_SUCH_UNIT
        if desertion_class(s, place) != first_class(s):
            return NOT_YET
        if code & 15 == REDUCE:
            return None if kind == SV_DIVISION else ONLY_FULL
        return COUNTS_TWO if kind == SV_DIVISION and self.number < 2 else None

    def apply(self, s: Saigon, code: int) -> None:
        kind, place = first(code), second(code)
        unit = lowest(s.units(place, SV) & s.of_kind(kind))
        whole = code & 15 == REMOVE
        if whole:
            s.tell(DESERTED, kind, place)
            s.eliminate(unit, place)
        else:
            s.tell(REDUCED_BY_DESERTION, place)
            s.lose_step(unit, place)
        ask_deserters(s, self.number - (2 if whole and kind == SV_DIVISION else 1))

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "number": self.number}
