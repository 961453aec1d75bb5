"""2.6.7, 12.4.2: the Recovery phase."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first, second
from indochine.titles.silver_bayonet.asking import Offer, Step
from indochine.titles.silver_bayonet.book import FWA, PAVN, SIDES
from indochine.titles.silver_bayonet.events import HQ_RETURNS, RECOVERED, STILL_TIRED
from indochine.titles.silver_bayonet.scenario_data import RecoveryPlace
from indochine.titles.silver_bayonet.state import FATIGUED, REDUCED, RETURNED, Bayonet

PASS: Final = 0
BRING: Final = 1
SIDES_OF_DIE: Final = 10

NOT_LOST: Final = Why("12.4.2a", "hq-not-lost")
NO_BOX: Final = Why("12.4.2a", "no-box-for-hq")


def efficiency_test(s: Bayonet, unit: int, modifier: int) -> tuple[bool, int]:
    """2.4.5b, 2.7: a die of at most the efficiency passes; and the die."""
    die = s.roll_die(SIDES_OF_DIE)
    return passes(die, modifier, s.efficiency_of(unit)), die


def passes(die: int, modifier: int, efficiency: int) -> bool:
    return die + modifier <= efficiency


class Recovery(Step):
    """Fatigue first, that of headquarters and hospital before all, then headquarters that come back."""

    name = "recovery"
    steps = ("rest", "reform")

    def rest(self, s: Bayonet) -> None:
        """2.6.7.2: who lets others recover does so first, as its owner would have it."""
        book = s.book
        if not s.borne & FATIGUED:
            return
        tired = [unit for unit, marks in enumerate(s.marks) if marks & FATIGUED and s.at[unit] < book.waiting]
        helpers = [unit for unit in tired if book.is_hq[unit] or book.is_hospital[unit]]
        for unit in helpers + [unit for unit in tired if unit not in helpers]:
            recover(s, unit)

    def reform(self, s: Bayonet) -> None:
        if lost_headquarters(s) and open_boxes(s):
            s.push(ReformHq(PAVN))


def recover(s: Bayonet, unit: int) -> None:
    """2.6.7.3, 2.6.7.4: by itself outside enemy zones of control, by a test inside them."""
    place, side = s.at[unit], s.book.side_of[unit]
    if s.book.is_box(place):
        rested(s, unit)
    elif s.book.is_hq[unit] or s.book.is_hospital[unit]:
        if not s.is_next_to(place, 1 - side):
            rested(s, unit)
    elif is_resting_place(s, place, side):
        if s.in_enemy_zoc(place, side):
            passed, die = efficiency_test(s, unit, 0)
            if not passed:
                s.tell(STILL_TIRED, unit, place, die, s.efficiency_of(unit))
                return
        rested(s, unit)


def rested(s: Bayonet, unit: int) -> None:
    s.rest(unit)
    s.tell(RECOVERED, unit, s.at[unit])


def is_resting_place(s: Bayonet, place: int, side: int) -> bool:
    """2.6.7.1, 2.6.7.2, 12.1d: and where the scenario says so."""
    rule = s.sheet.rule(RecoveryPlace)
    if rule and SIDES.index(rule.side) == side and s.book.place_ids[place] in rule.hexes:
        return True
    stack = s.here.get(place, ())
    if side == FWA:
        return s.sheet.is_base[place] or s.book.brigade_hq in stack or bool(s.leaders_at(place))
    book = s.book
    return any([(book.is_hq[u] or book.is_hospital[u]) and not s.has(u, FATIGUED) for u in stack])


# Headquarters


def lost_headquarters(s: Bayonet) -> list[int]:
    """12.4.2a, 12.4.2c: those eliminated that have not come back before."""
    book = s.book
    return [unit for unit in book.headquarters if s.at[unit] == book.eliminated and not s.has(unit, RETURNED)]


def open_boxes(s: Bayonet) -> list[int]:
    """The boxes of Cambodia that the window of the scenario reaches."""
    return [box for box, edge in s.sheet.edge_of.items() if edge]


class ReformHq(Offer):
    """12.4.2: one headquarters a turn may come back, weaker, in a box."""

    name = "reform-hq"
    verbs = (Verb("pass", rules="12.4.2a"), Verb("bring", "unit", "place", rules="12.4.2a"))

    def offers(self, s: Bayonet) -> list[int]:
        boxes = open_boxes(s)
        return [PASS, *(BRING | unit << 4 | box << 16 for unit in lost_headquarters(s) for box in boxes)]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        if code & 15 == PASS:
            return None
        if first(code) not in lost_headquarters(s):
            return NOT_LOST
        return None if second(code) in open_boxes(s) else NO_BOX

    def apply(self, s: Bayonet, code: int) -> None:
        if code & 15 == PASS:
            return
        unit, box = first(code), second(code)
        s.mark(unit, RETURNED | REDUCED)
        s.put(unit, box)
        s.tell(HQ_RETURNS, unit, box)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side}
