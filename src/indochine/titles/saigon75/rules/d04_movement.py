"""D.4: movement of units, one voluntary move each, and the special moves of SV."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest
from indochine.kernel.frames import Verb, Why, first, second
from indochine.titles.saigon75.book import (
    MARINE,
    MECH,
    NV,
    PARA,
    PROVINCES,
    RANGER,
    RESERVES,
    RIVER,
)
from indochine.titles.saigon75.events import AIRLIFTED, MOVED
from indochine.titles.saigon75.groups import kinds_in
from indochine.titles.saigon75.rules.d02_availability import activate, activation_refused
from indochine.titles.saigon75.rules.d04_anywhere import (
    ALREADY_THERE,
    HAS_MOVED,
    HELD_IN_SAIGON,
    MEKONG_ONLY,
    NO_SUCH_UNIT,
    NOWHERE_TO_GO,
    NV_ONLY,
    STRATEGIC_UNITS,
    TakeUnit,
    enter,
)
from indochine.titles.saigon75.rules.d05_stacking import Stacking, entry_refused, has_room
from indochine.titles.saigon75.rules.d06b_rebuild import REBUILD_VERB, rebuild, rebuild_refused
from indochine.titles.saigon75.rules.d07_attrition import test_air
from indochine.titles.saigon75.rules.d10_tokens import (
    EXCHANGE_VERB,
    exchange_refused,
    offer_exchange,
    token_refused,
)
from indochine.titles.saigon75.rules.t8_saigon import is_last_stand
from indochine.titles.saigon75.state import Ask, Saigon, Step

DONE: Final = 0
MOVE: Final = 1
STRATEGIC: Final = 2
REBUILD: Final = 3
EXCHANGE: Final = 4
TO: Final = 0
AIRLIFT: Final = 1
EVERYWHERE: Final = (1 << PROVINCES) - 1

NOT_AT_START: Final = Why("D.10.7", "strategic-at-start-only")
NOT_ADJACENT: Final = Why("D.4.2", "not-adjacent")
NO_ARROW: Final = Why("D.2.2b", "no-arrow")
MECH_STOPS: Final = Why("D.4.12", "mech-out-of-reach")
NO_AIR: Final = Why("D.4.10a", "no-air-for-rangers")
MONSOON_AIR: Final = Why("card:08", "monsoon-air")
MONSOON_MECH: Final = Why("card:08", "mech-out-of-reach")
NOT_BY_SEA: Final = Why("D.4.8a", "not-by-sea")
ONLY_RANGERS: Final = Why("D.4.10a", "only-rangers-fly")


class Movement(Step):
    """D.1.3, D.1.4: the movement sub-phase; stacking is judged at its end (D.5.2b)."""

    name = "movement"
    steps = ("move_units", "check_stacking")
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def move_units(self, s: Saigon) -> None:
        s.push(MoveUnits(self.side, False))

    def check_stacking(self, s: Saigon) -> None:
        s.push(Stacking())


class MoveUnits(Ask):
    """D.4.3: one unit after another, each at most once."""

    name = "move-units"
    verbs = (
        Verb("done", rules="D.4.3"),
        Verb("move", "kind", "place", rules="D.4.1 D.2.2c"),
        Verb("strategic", rules="D.10.7"),
        REBUILD_VERB,
        EXCHANGE_VERB,
    )
    fields = ("side", "started")

    def __init__(self, side: int, started: bool) -> None:
        self.side = side
        self.started = started

    def offers(self, s: Saigon) -> list[int]:
        codes = self.groups(s, s.book.side_set[self.side] & ~s.moved & ~s.barred)
        codes.append(DONE)
        if self.side == NV and s.may_rebuild():
            codes.append(REBUILD)
        if s.holds_token(self.side):
            codes += [STRATEGIC, EXCHANGE]
        return codes

    def groups(self, s: Saigon, units: int) -> list[int]:
        codes = []
        for place in range(PROVINCES + 1):
            here = s.here[place] & units
            if here:
                for kind in kinds_in(s, here):
                    codes.append(MOVE | kind << 4 | place << 16)
        return codes

    def tries(self, s: Saigon) -> list[int]:
        return [*self.groups(s, s.book.side_set[self.side]), DONE, STRATEGIC]

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code & 15 == MOVE:
            return self.move_refused(s, first(code), second(code))
        if code == STRATEGIC:
            return token_refused(s, self.side) or (NOT_AT_START if self.started else None)
        if code == REBUILD:
            return rebuild_refused(s, self.side)
        return exchange_refused(s, self.side) if code == EXCHANGE else None

    def move_refused(self, s: Saigon, kind: int, place: int) -> Why | None:
        if place > RESERVES:
            return NO_SUCH_UNIT
        units = s.here[place] & s.of_kind(kind) & s.book.side_set[self.side]
        if not units:
            return NO_SUCH_UNIT
        fresh = units & ~s.moved
        if not fresh:
            return HAS_MOVED
        if place == s.book.saigon and is_last_stand(s):
            return HELD_IN_SAIGON
        unit = lowest(fresh & ~s.barred or fresh)
        return activation_refused(s, unit, place) or self.stuck(s, unit, place)

    def stuck(self, s: Saigon, unit: int, place: int) -> Why | None:
        """D.4.6b: under the stricter reading of stacking a unit may find every province full."""
        strict = s.settings.strict_stacking
        return NOWHERE_TO_GO if strict and not Destination(self.side, unit, place).legal(s) else None

    def asks_anyway(self, s: Saigon) -> bool:
        """The last move can be taken back until the sub-phase is ended."""
        return self.started

    def apply(self, s: Saigon, code: int) -> None:
        if code == DONE:
            return
        if code == REBUILD:
            rebuild(s)
        s.push(MoveUnits(self.side, self.started or code & 15 == MOVE))
        if code & 15 == MOVE:
            kind, place = first(code), second(code)
            unit = lowest(s.here[place] & s.of_kind(kind) & ~s.moved & ~s.barred)
            s.push(Destination(self.side, unit, place))
        elif code == STRATEGIC:
            s.push(TakeUnit(self.side, STRATEGIC_UNITS, True))
        elif code == EXCHANGE:
            offer_exchange(s, self.side)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "available": s.available, "free_vc": s.free_vc, "ready": s.air_ready}

    def remarks(self, s: Saigon, code: int) -> dict[str, Any]:
        if code & 15 != MOVE:
            return {}
        here = s.here[second(code)] & s.of_kind(first(code)) if second(code) <= RESERVES else 0
        return {"number": (here & ~s.moved & ~s.barred).bit_count()}


class Destination(Ask):
    """D.4.2 to D.4.12: where the unit may go."""

    name = "destination"
    verbs = (
        Verb("to", "place", rules="D.4.2"),
        Verb("airlift", "place", rules="D.4.10a D.4.10b"),
    )
    fields = ("side", "unit", "origin")

    def __init__(self, side: int, unit: int, origin: int) -> None:
        self.side = side
        self.unit = unit
        self.origin = origin

    def offers(self, s: Saigon) -> list[int]:
        codes = [TO | place << 4 for place in bits(reach(s, self.unit, self.origin))]
        if s.book.kind_of[self.unit] == RANGER and s.air_ready:
            codes += [AIRLIFT | place << 4 for place in bits(EVERYWHERE & ~(1 << self.origin))]
        return codes

    def tries(self, s: Saigon) -> list[int]:
        verb = AIRLIFT if s.book.kind_of[self.unit] == RANGER else TO
        everywhere = [verb | place << 4 for place in range(PROVINCES + 1)]
        return list(dict.fromkeys(self.offers(s) + everywhere))

    def refused(self, s: Saigon, code: int) -> Why | None:
        place = first(code)
        if place == self.origin:
            return ALREADY_THERE
        if code & 15 == AIRLIFT:
            return self.airlift_refused(s, place) or entry_refused(s, place, self.side)
        if reach(s, self.unit, self.origin) >> place & 1:
            return entry_refused(s, place, self.side)
        return self.out_of_reach(s, place)

    def airlift_refused(self, s: Saigon, place: int) -> Why | None:
        if s.book.kind_of[self.unit] != RANGER:
            return ONLY_RANGERS
        if place >= PROVINCES:
            return NV_ONLY
        if s.is_monsoon():
            return MONSOON_AIR
        return None if s.air_ready else NO_AIR

    def out_of_reach(self, s: Saigon, place: int) -> Why:
        if self.origin == RESERVES or place >= PROVINCES:
            return NO_ARROW if self.side == NV else NV_ONLY
        kind = s.book.kind_of[self.unit]
        if kind == RIVER:
            return NOT_ADJACENT if s.book.mekong >> place & 1 else MEKONG_ONLY
        if kind == MECH:
            dry = two_provinces(s, self.origin) >> place & 1  # only the monsoon is in the way
            return MONSOON_MECH if dry else MECH_STOPS
        if kind == RANGER:
            return MONSOON_AIR if s.is_monsoon() else NO_AIR
        return NOT_BY_SEA if kind == MARINE else NOT_ADJACENT

    def apply(self, s: Saigon, code: int) -> None:
        place, kind = first(code), s.kind(self.unit)
        activate(s, self.unit)
        if code & 15 == AIRLIFT:
            s.tell(AIRLIFTED, kind, self.origin, place)
            enter(s, self.unit, self.origin, place)
            s.air_ready -= 1
            test_air(s, 1, may_reroll=False)
        else:
            s.tell(MOVED, self.side, kind, self.origin, place)
            enter(s, self.unit, self.origin, place)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {
            "side": self.side,
            "kind": s.kind(self.unit),
            "origin:place": self.origin,
            "ready": s.air_ready,
        }

    def remarks(self, s: Saigon, code: int) -> dict[str, Any]:
        return {"full": 0 if has_room(s, first(code), self.side) else 1}


def reach(s: Saigon, unit: int, origin: int) -> int:
    """D.4.2 to D.4.12: the set of places that a unit can move to without an air marker."""
    book = s.book
    near = book.adjacent_set[origin]
    if book.side_set[NV] >> unit & 1:
        return near | 1 << RESERVES if book.frontier >> origin & 1 else near
    kind = book.kind_of[unit]
    if kind == PARA:  # D.4.9
        near = EVERYWHERE
    elif kind == MARINE and book.coast >> origin & 1:  # D.4.8a
        near |= book.coast
    elif kind == RIVER:  # D.4.11
        near &= book.mekong
    elif kind == MECH and not s.is_monsoon():
        near = two_provinces(s, origin)
    return near & ~(1 << origin)


def two_provinces(s: Saigon, origin: int) -> int:
    """D.4.12, D.4.5: a mechanised unit stops where it enters mountains or a province of the enemy."""
    book = s.book
    found = book.adjacent_set[origin]
    stops = book.mountain | s.militia
    for place in book.adjacent[origin]:
        if not stops >> place & 1:
            found |= book.adjacent_set[place]
    return found
