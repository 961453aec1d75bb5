"""What a card leaves to the player: a Division, works, a place, a Unit."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest, set_of
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import ASIDE, CRS, DIVISIONS, FR, TRACK, ZONES
from indochine.titles.lost_valley.events import DELAYED, PLACED, RESTORED, UNIT_USED
from indochine.titles.lost_valley.rules.ch02_stacking import fits, step_room
from indochine.titles.lost_valley.state import Ask, Valley

DONE: Final = 0
PICK: Final = 1

NOT_FRENCH: Final = Why("2.2.1.4a", "cr-not-french")
AT_THE_TOP: Final = Why("2.2.1.4a", "works-at-the-top")
WORKED_ALREADY: Final = Why("5.1b", "worked-already")
NOT_NAMED: Final = Why("5.1b", "cr-not-named")
ENCIRCLED: Final = Why("12.2.1a", "cr-encircled")
NO_ROOM: Final = Why("2.2.1.3b", "no-room-in-cr")
NOT_RESTORABLE: Final = Why("5.1b", "not-a-reduced-battalion")
NOT_ACTIVE_PARA: Final = Why("5.1b", "not-an-active-para-battalion")
NOT_DUE: Final = Why("9.1.2", "unit-not-due")


class ChooseDivision(Ask):
    """card:24: the Division that the blow falls on."""

    name = "choose-division"
    verbs = (Verb("strike", "division", rules="5.1b"),)
    fields = ("side", "amount")

    def __init__(self, side: int, amount: int) -> None:
        self.side = side
        self.amount = amount

    def offers(self, s: Valley) -> list[int]:
        return [division << 4 for division in range(DIVISIONS)]

    def refused(self, s: Valley, code: int) -> Why | None:
        return None

    def apply(self, s: Valley, code: int) -> None:
        s.shift_strength(first(code), self.amount)

    def context(self, s: Valley) -> dict[str, Any]:
        return {"number": self.amount}

    def remarks(self, s: Valley, code: int) -> dict[str, Any]:
        return {"level:number": s.strength[first(code)]}


class ChooseWorks(Ask):
    """card:40: so many different French CR whose Fortifications are raised."""

    name = "choose-works"
    verbs = (Verb("done", rules="5.1b"), Verb("raise", "place", rules="5.1b 2.2.1.4a"))
    fields = ("side", "amount", "number", "crs")

    def __init__(self, side: int, amount: int, number: int, crs: int) -> None:
        self.side = side
        self.amount = amount
        self.number = number
        self.crs = crs  # already raised

    def offers(self, s: Valley) -> list[int]:
        return [DONE] + [PICK | cr << 4 for cr in bits(s.french_crs() & ~self.crs)]

    def refused(self, s: Valley, code: int) -> Why | None:
        cr = first(code)
        if code == DONE:
            return None
        if cr >= CRS or not s.is_french(cr):
            return NOT_FRENCH
        if self.crs >> cr & 1:
            return WORKED_ALREADY
        return AT_THE_TOP if s.forts[cr] >= s.book.tables.track.fortifications.most else None

    def apply(self, s: Valley, code: int) -> None:
        if code == DONE:
            return
        cr = first(code)
        s.set_forts(cr, s.forts[cr] + self.amount)
        if self.number > 1:
            s.push(ChooseWorks(self.side, self.amount, self.number - 1, self.crs | 1 << cr))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"number": self.number, "amount": self.amount}


# card:11


def place_unit(s: Valley, unit: int, crs: tuple[str, ...]) -> None:
    places = set_of(s.book.place_ids.index(id) for id in crs)
    if s.here[ASIDE] >> unit & 1 and any(cannot_place(s, unit, cr) is None for cr in bits(places)):
        s.push(PlaceCardUnit(FR, unit, places))


def cannot_place(s: Valley, unit: int, cr: int) -> Why | None:
    """13.3b by analogy: French controlled, not Encircled, within stacking."""
    if cr >= CRS or not s.is_french(cr):
        return NOT_FRENCH
    if s.is_encircled(cr):
        return ENCIRCLED
    return None if fits(s, unit, cr) else NO_ROOM


class PlaceCardUnit(Ask):
    """card:11: where the Unit that the card brings takes its place."""

    name = "place-card-unit"
    verbs = (Verb("place", "place", rules="5.1b 2.2.1.3b"),)
    fields = ("side", "unit", "crs")

    def __init__(self, side: int, unit: int, crs: int) -> None:
        self.side = side
        self.unit = unit
        self.crs = crs

    def offers(self, s: Valley) -> list[int]:
        return [cr << 4 for cr in bits(self.crs)]

    def refused(self, s: Valley, code: int) -> Why | None:
        if not self.crs >> first(code) & 1:
            return NOT_NAMED
        return cannot_place(s, self.unit, first(code))

    def apply(self, s: Valley, code: int) -> None:
        s.shift(self.unit, ASIDE, first(code))
        s.tell(PLACED, self.unit, first(code))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"unit": self.unit}


# card:20


def restorable(s: Valley) -> int:
    """card:20: reduced battalions, not Encircled, with room for their second step."""
    found = 0
    for cr in bits(s.french_crs()):
        if not s.is_encircled(cr) and step_room(s, cr) >= 1:
            found |= s.here[cr] & s.reduced
    return found


def restore(s: Valley, number: int) -> None:
    if restorable(s):
        s.push(RestoreUnit(FR, number))


class RestoreUnit(Ask):
    """card:20: the battalion that is made up to full strength."""

    name = "restore-unit"
    verbs = (Verb("restore", "unit", rules="5.1b"),)
    fields = ("side", "number")

    def __init__(self, side: int, number: int) -> None:
        self.side = side
        self.number = number

    def offers(self, s: Valley) -> list[int]:
        return [unit << 4 for unit in bits(restorable(s))]

    def refused(self, s: Valley, code: int) -> Why | None:
        return None if restorable(s) >> first(code) & 1 else NOT_RESTORABLE

    def apply(self, s: Valley, code: int) -> None:
        s.reduced &= ~(1 << first(code))
        s.tell(RESTORED, first(code))
        if self.number > 1:
            restore(s, self.number - 1)

    def context(self, s: Valley) -> dict[str, Any]:
        return {}


# card:36


def active_paras(s: Valley) -> int:
    found = 0
    for cr in bits(s.french_crs()):
        found |= s.here[cr] & s.book.para_battalions & ~s.used
    return found


def exhaust(s: Valley) -> None:
    if active_paras(s):
        s.push(ExhaustUnit(FR))


class ExhaustUnit(Ask):
    """card:36: the parachute battalion that goes out and is Used."""

    name = "exhaust-unit"
    verbs = (Verb("use", "unit", rules="5.1b"),)

    def offers(self, s: Valley) -> list[int]:
        return [unit << 4 for unit in bits(active_paras(s))]

    def refused(self, s: Valley, code: int) -> Why | None:
        return None if active_paras(s) >> first(code) & 1 else NOT_ACTIVE_PARA

    def apply(self, s: Valley, code: int) -> None:
        s.used |= 1 << first(code)
        s.tell(UNIT_USED, first(code))

    def context(self, s: Valley) -> dict[str, Any]:
        return {}


# card:41


def landing_places(s: Valley) -> int:
    """13.1a, 2.2.1.6: French drop zones, and Huguette while it is French, whatever the airstrip."""
    found = 0
    for place in [*bits(s.book.landing), *range(CRS, ZONES)]:
        if s.is_french(place):
            found |= 1 << place
    return found


def due_now(s: Valley) -> int:
    """13.1a: Units on the turn track whose turn has come."""
    return set_of(u for u in bits(s.here[TRACK]) if s.due[u] <= s.turn)


def put_off(s: Valley, unit: int) -> None:
    """9.1.2, 13.1b: one space on along the turn track."""
    s.due = tuple(s.turn + 1 if n == unit else turn for n, turn in enumerate(s.due))
    s.tell(DELAYED, unit, s.turn + 1)


def delay(s: Valley, otherwise: int) -> None:
    """card:41: a Unit due this turn comes a turn later; if none is due, Resource Points pay."""
    due = due_now(s)
    if not due:
        s.shift_resources(otherwise, "card")
    elif due.bit_count() == 1:
        put_off(s, lowest(due))
    else:
        s.push(DelayUnit(FR))


class DelayUnit(Ask):
    """card:41: which of the Units due this turn is held back."""

    name = "delay-unit"
    verbs = (Verb("delay", "unit", rules="5.1b"),)

    def offers(self, s: Valley) -> list[int]:
        return [unit << 4 for unit in bits(due_now(s))]

    def refused(self, s: Valley, code: int) -> Why | None:
        return None if due_now(s) >> first(code) & 1 else NOT_DUE

    def apply(self, s: Valley, code: int) -> None:
        put_off(s, first(code))

    def context(self, s: Valley) -> dict[str, Any]:
        return {}
