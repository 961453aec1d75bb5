"""D.6b: retreats, forced and voluntary."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest, set_of
from indochine.kernel.frames import Verb, Why, first, second
from indochine.titles.saigon75.book import (
    COSTLY_RETREAT,
    MARINE,
    NV,
    NV_DIVISION,
    NV_REDUCED,
    PROVINCES,
    RESERVES,
    RIVER,
    SV,
)
from indochine.titles.saigon75.events import (
    CANNOT_RETREAT,
    CONVOY,
    LOST_IN_RETREAT,
    REDUCED_INSTEAD,
    RETREATED,
    STAYED,
)
from indochine.titles.saigon75.groups import kinds_in
from indochine.titles.saigon75.rules.d05_stacking import has_room
from indochine.titles.saigon75.state import Ask, Saigon

RETREAT: Final = 0
YIELD: Final = 1
REDUCE: Final = 2
STAY: Final = 3
DONE: Final = 1

NO_SUCH_UNIT: Final = Why("D.6a.6", "no-such-unit")
NOT_THERE: Final = Why("D.6b.1a", "no-retreat-there")
MEKONG_ONLY: Final = Why("D.4.11", "mekong-only")
MUST_RETREAT: Final = Why("D.6b.1b", "must-retreat")
NOT_REDUCED: Final = Why("D.6b.4c", "only-nv-divisions-reduce")
NOT_LAST: Final = Why("D.6b.4f", "not-the-last")
NO_ROOM: Final = Why("D.6b.4d", "no-room-for-voluntary")


def refuge(s: Saigon, kind: int, side: int, province: int) -> int:
    """D.6b.1a, D.6b.2, D.6b.3a: the set of places that a unit of this kind may retreat to."""
    book = s.book
    found = 0
    for place in book.adjacent[province]:
        if s.controls(side, place) and is_safe(s, side, place):
            found |= 1 << place
    if side == NV:
        return found | 1 << RESERVES if book.frontier >> province & 1 else found
    if kind == MARINE and book.coast >> province & 1:
        found |= by_sea(s, province)
    return found & book.mekong if kind == RIVER else found


def not_there(s: Saigon, kind: int, place: int) -> Why:
    return MEKONG_ONLY if kind == RIVER and not s.book.mekong >> place & 1 else NOT_THERE


def by_sea(s: Saigon, province: int) -> int:
    """D.6b.2, ruling:29: any other coast of the South; none where NV stands alone, marked or not yet."""
    coast = bits(s.book.coast & ~s.militia & ~(1 << province))
    if s.settings.marines_need_majority:
        return set_of([place for place in coast if is_safe(s, SV, place)])
    return set_of([place for place in coast if s.units(place, SV) or not s.units(place, NV)])


def is_safe(s: Saigon, side: int, place: int) -> bool:
    """D.6b.1a: strictly more friends than enemies; the looser reading takes an empty province (ruling:6)."""
    friends, enemies = s.count(place, side), s.count(place, 1 - side)
    return friends > enemies or (s.settings.retreat_to_empty and not enemies)


def convoy(s: Saigon, side: int, origin: int) -> int:
    """card:20: 1 if a retreat from here costs a step."""
    costly = side == SV and origin != s.book.saigon and s.book.effects[s.event] == COSTLY_RETREAT
    return 1 if costly else 0


def go_back(s: Saigon, unit: int, side: int, origin: int, place: int) -> None:
    """D.6b.4b, D.6b.4e: a unit arrives, unless the province is full; it takes part in no other combat."""
    kind = s.kind(unit)
    room = has_room(s, place, side)
    s.shift(unit, origin, place)
    s.tell(RETREATED, side, kind, origin, place)
    if not room:
        s.tell(LOST_IN_RETREAT, side, kind, place)
        s.eliminate(unit, place)
        return
    s.newcomers |= 1 << unit
    if convoy(s, side, origin):
        s.tell(CONVOY, kind, place)
        s.lose_step(unit, place)


class RetreatUnit(Ask):
    """D.6a.6: the owner picks who retreats, and where to."""

    name = "retreat-unit"
    verbs = (
        Verb("retreat", "kind", "place", rules="D.6b.1a D.6b.2 D.6b.3a D.6b.4b"),
        Verb("yield", "kind", rules="D.6b.1b"),
        Verb("reduce", "kind", rules="D.6b.4c"),
        Verb("stay", "kind", rules="D.6b.4f"),
    )
    fields = ("side", "province", "exposed", "number", "alone")

    def __init__(self, side: int, province: int, exposed: int, number: int, alone: bool) -> None:
        self.side = side
        self.province = province
        self.exposed = exposed
        self.number = number
        self.alone = alone  # no enemy will be left in the province (D.6b.4f)

    def present(self, s: Saigon) -> int:
        return self.exposed & s.here[self.province]

    def offers(self, s: Saigon) -> list[int]:
        codes = []
        last = self.is_last(s)
        for kind in kinds_in(s, self.present(s)):
            places = refuge(s, kind, self.side, self.province)
            codes += [RETREAT | kind << 4 | place << 16 for place in bits(places)]
            if not places:
                codes.append(YIELD | kind << 4)
            if kind == NV_DIVISION or kind == NV_REDUCED:
                codes.append(REDUCE | kind << 4)
            if last:
                codes.append(STAY | kind << 4)
        return codes

    def tries(self, s: Saigon) -> list[int]:
        kinds = kinds_in(s, self.present(s))
        near = [*s.book.adjacent[self.province], RESERVES]
        return list(dict.fromkeys(self.offers(s) + [RETREAT | k << 4 | p << 16 for k in kinds for p in near]))

    def is_last(self, s: Saigon) -> bool:
        """D.6b.4f: the last unit of both sides in the province."""
        return self.alone and s.count(self.province, self.side) == 1

    def refused(self, s: Saigon, code: int) -> Why | None:
        verb, kind = code & 15, first(code)
        if not self.present(s) & s.of_kind(kind):
            return NO_SUCH_UNIT
        if verb == STAY:
            return None if self.is_last(s) else NOT_LAST
        if verb == REDUCE:
            return None if kind == NV_DIVISION or kind == NV_REDUCED else NOT_REDUCED
        places = refuge(s, kind, self.side, self.province)
        if verb == YIELD:
            return MUST_RETREAT if places else None
        return None if places >> second(code) & 1 else not_there(s, kind, second(code))

    def apply(self, s: Saigon, code: int) -> None:
        verb, kind = code & 15, first(code)
        unit = lowest(self.present(s) & s.of_kind(kind))
        left = self.exposed & ~(1 << unit)
        if verb == RETREAT:
            go_back(s, unit, self.side, self.province, second(code))
        elif verb == STAY:
            s.tell(STAYED, self.side, kind, self.province)
        elif verb == YIELD:
            s.tell(CANNOT_RETREAT, self.side, kind, self.province)
            s.lose_step(unit, self.province)
        else:
            s.tell(REDUCED_INSTEAD, kind, self.province)
            s.lose_step(unit, self.province)
        ask_retreats(s, self.side, self.province, left, self.number - 1, self.alone)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "place": self.province, "number": self.number}

    def remarks(self, s: Saigon, code: int) -> dict[str, Any]:
        place = second(code)
        full = code & 15 == RETREAT and place < PROVINCES and not has_room(s, place, self.side)
        return {
            "full": 1 if full else 0,
            "origin:place": self.province,
            "convoy": convoy(s, self.side, self.province),
        }


def ask_retreats(s: Saigon, side: int, province: int, exposed: int, number: int, alone: bool) -> None:
    """D.6a.6, D.6b.4a: as long as results and units last."""
    if number > 0 and exposed & s.here[province]:
        s.push(RetreatUnit(side, province, exposed, number, alone))


class VoluntaryRetreat(Ask):
    """D.6b.4d: after a combat SV may take back units that were in it, to where they lose nothing."""

    name = "voluntary-retreat"
    verbs = (
        Verb("retreat", "kind", "place", rules="D.6b.4d"),
        Verb("done", rules="D.6b.4d"),
    )
    fields = ("side", "province", "exposed")

    def __init__(self, side: int, province: int, exposed: int) -> None:
        self.side = side
        self.province = province
        self.exposed = exposed

    def present(self, s: Saigon) -> int:
        return self.exposed & s.here[self.province]

    def offers(self, s: Saigon) -> list[int]:
        codes = [DONE]
        for kind in kinds_in(s, self.present(s)):
            for place in bits(refuge(s, kind, SV, self.province)):
                codes.append(RETREAT | kind << 4 | place << 16)
        return codes

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == DONE:
            return None
        kind, place = first(code), second(code)
        if not self.present(s) & s.of_kind(kind):
            return NO_SUCH_UNIT
        if not refuge(s, kind, SV, self.province) >> place & 1:
            return not_there(s, kind, place)
        return None if has_room(s, place, SV) else NO_ROOM

    def apply(self, s: Saigon, code: int) -> None:
        if code == DONE:
            return
        unit = lowest(self.present(s) & s.of_kind(first(code)))
        go_back(s, unit, SV, self.province, second(code))
        if self.present(s):
            s.push(self)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "place": self.province}

    def remarks(self, s: Saigon, code: int) -> dict[str, Any]:
        return {"convoy": convoy(s, SV, self.province)}
