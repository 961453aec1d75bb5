"""Cards that name a province: Diversion, Viet Cong Infiltration, Revolt, Corruption, Evacuation."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest
from indochine.kernel.frames import Verb, Why, first, second
from indochine.titles.saigon75.book import (
    ELIMINATED,
    NV,
    PLACE_VC,
    PROVINCES,
    RESERVES,
    REVOLT,
    RIVER,
    SV,
    VC,
    WITHDRAW,
)
from indochine.titles.saigon75.events import EVACUATED, NO_EFFECT, PROVINCE_NAMED, REVOLTED, VC_PLACED
from indochine.titles.saigon75.groups import kind_codes, kinds_in
from indochine.titles.saigon75.rules.d05_stacking import has_room
from indochine.titles.saigon75.rules.t8_saigon import is_last_stand
from indochine.titles.saigon75.state import Ask, Saigon, Step

NAME: Final = 0
DONE: Final = 0
DESIGNATE: Final = 1
PUT: Final = 1
TO: Final = 0

NOT_A_PROVINCE: Final = Why("D.3.3b", "not-a-province")
NO_MOUNTAIN: Final = Why("card:12", "not-a-mountain-with-sv")
NO_SV_THERE: Final = Why("card:18", "no-sv-there")
NO_ROOM: Final = Why("D.5.1", "province-full")
NO_SUCH_UNIT: Final = Why("D.3.3b", "no-such-unit")
MUST_DESIGNATE: Final = Why("card:12", "must-designate")
NOT_ADJACENT: Final = Why("card:18", "not-adjacent")
NOT_OURS: Final = Why("card:18", "not-sv-controlled")
MEKONG_ONLY: Final = Why("D.4.11", "mekong-only")
HELD_IN_SAIGON: Final = Why("T8.1", "held-in-saigon")


def naming_refused(s: Saigon, card: int, province: int) -> Why | None:
    """Which provinces a card may name."""
    if province >= PROVINCES:
        return NOT_A_PROVINCE
    effect = s.book.effects[card]
    if effect == REVOLT and not (s.book.mountain >> province & 1 and s.units(province, SV)):
        return NO_MOUNTAIN
    if effect == WITHDRAW and not s.units(province, SV):
        return NO_SV_THERE
    return NO_ROOM if effect == PLACE_VC and not has_room(s, province, NV) else None


def name_province(s: Saigon, card: int, side: int) -> None:
    """A card that no province fits, or that finds no VC to place, has no effect."""
    fits = any([naming_refused(s, card, p) is None for p in range(PROVINCES)])
    if fits and not (s.book.effects[card] == PLACE_VC and not vc_to_place(s)):
        s.push(NameProvince(side, card))
    else:
        s.tell(NO_EFFECT, card)


class NameProvince(Ask):
    """card:09, card:11, card:12, card:17, card:18: NV names a province."""

    name = "name-province"
    verbs = (Verb("name", "place", rules="card:09 card:11 card:12 card:17 card:18"),)
    fields = ("side", "card")

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def offers(self, s: Saigon) -> list[int]:
        return [NAME | p << 4 for p in range(PROVINCES)]

    def refused(self, s: Saigon, code: int) -> Why | None:
        return naming_refused(s, self.card, first(code))

    def apply(self, s: Saigon, code: int) -> None:
        place = first(code)
        s.tell(PROVINCE_NAMED, self.card, place)
        effect, amount = s.book.effects[self.card], s.book.amounts[self.card]
        if effect == PLACE_VC:
            s.push(PutVc(self.side, place, amount if s.here[RESERVES] & s.book.kind_set[VC] else 1))
        elif effect == REVOLT or effect == WITHDRAW:
            s.push(DesignateUnits(self.side, self.card, place, amount, 0))
        else:
            s.event_place = place

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "card": self.card}

    def remarks(self, s: Saigon, code: int) -> dict[str, Any]:
        place = first(code)
        return {"nv": s.count(place, NV), "sv": s.count(place, SV)} if place < PROVINCES else {}


def vc_to_place(s: Saigon) -> int:
    """card:11: those in the Reserves; if there are none, the eliminated ones."""
    vc = s.book.kind_set[VC]
    return s.here[RESERVES] & vc or s.here[ELIMINATED] & vc


class PutVc(Ask):
    """card:11: up to two VC; in the NV phase they may attack at no cost, but do not move."""

    name = "put-vc"
    verbs = (Verb("done", rules="card:11"), Verb("put", rules="card:11"))
    fields = ("side", "place", "left")

    def __init__(self, side: int, place: int, left: int) -> None:
        self.side = side
        self.place = place
        self.left = left

    def offers(self, s: Saigon) -> list[int]:
        return [PUT, DONE]

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == DONE:
            return None
        if not vc_to_place(s):
            return NO_SUCH_UNIT
        return None if has_room(s, self.place, NV) else NO_ROOM

    def apply(self, s: Saigon, code: int) -> None:
        if code == DONE:
            return
        unit = lowest(vc_to_place(s))
        s.shift(unit, s.place_of(unit), self.place)
        s.tell(VC_PLACED, self.place)
        if s.active == NV:
            s.activated |= 1 << unit
            s.moved |= 1 << unit
        if self.left > 1 and s.here[RESERVES] & s.book.kind_set[VC]:
            s.push(PutVc(self.side, self.place, self.left - 1))

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "place": self.place, "number": self.left}


class DesignateUnits(Ask):
    """card:12, card:18: NV designates SV units in the province; one for the revolt, up to two to evacuate."""

    name = "designate-units"
    verbs = (Verb("done", rules="card:18"), Verb("designate", "kind", rules="card:12 card:18"))
    fields = ("side", "card", "place", "left", "chosen")

    def __init__(self, side: int, card: int, place: int, left: int, chosen: int) -> None:
        self.side = side
        self.card = card
        self.place = place
        self.left = left
        self.chosen = chosen

    def is_revolt(self, s: Saigon) -> bool:
        return s.book.effects[self.card] == REVOLT

    def offers(self, s: Saigon) -> list[int]:
        return [DONE, *kind_codes(s, s.units(self.place, SV) & ~self.chosen, DESIGNATE)]

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == DONE:
            return MUST_DESIGNATE if self.is_revolt(s) else None
        free = s.units(self.place, SV) & ~self.chosen & s.of_kind(first(code))
        return None if free else NO_SUCH_UNIT

    def apply(self, s: Saigon, code: int) -> None:
        chosen = int(self.chosen)
        if code != DONE:
            chosen |= 1 << lowest(s.units(self.place, SV) & ~chosen & s.of_kind(first(code)))
        if self.is_revolt(s):
            revolt(s, lowest(chosen), self.place)
        elif code != DONE and self.left > 1 and s.units(self.place, SV) & ~chosen:
            s.push(DesignateUnits(self.side, self.card, self.place, self.left - 1, chosen))
        elif chosen:
            s.push(Evacuation(self.place, chosen))

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "card": self.card, "place": self.place, "number": self.left}


def revolt(s: Saigon, unit: int, place: int) -> None:
    """card:12: the unit loses a step; the others there may not be activated in this phase."""
    s.tell(REVOLTED, s.kind(unit), place)
    s.lose_step(unit, place)
    s.barred |= s.units(place, SV)


class Evacuation(Step):
    """card:18: SV moves the designated units, in the order he likes; one with nowhere to go stays."""

    name = "evacuation"
    steps = ("move_next",)
    fields = ("place", "units")

    def __init__(self, place: int, units: int) -> None:
        self.place = place
        self.units = units

    def move_next(self, s: Saigon) -> None:
        for unit in bits(self.units & s.here[self.place]):
            if any([evacuation_refused(s, unit, self.place, p) is None for p in range(PROVINCES)]):
                s.again()
                s.push(EvacuateTo(SV, self.units, self.place))
                return


def evacuation_refused(s: Saigon, unit: int, origin: int, place: int) -> Why | None:
    """card:18, D.4.11, T8.1: an adjacent province of the South with room; not from Saigon's last stand."""
    if place >= PROVINCES or not s.book.adjacent_set[origin] >> place & 1:
        return NOT_ADJACENT
    if not s.controls(SV, place):
        return NOT_OURS
    if s.book.kind_of[unit] == RIVER and not s.book.mekong >> place & 1:
        return MEKONG_ONLY
    if origin == s.book.saigon and is_last_stand(s):
        return HELD_IN_SAIGON
    return None if has_room(s, place, SV) else NO_ROOM


class EvacuateTo(Ask):
    """card:18: SV chooses which unit goes next, and where."""

    name = "evacuate-to"
    verbs = (Verb("to", "kind", "place", rules="card:18"),)
    fields = ("side", "units", "origin")

    def __init__(self, side: int, units: int, origin: int) -> None:
        self.side = side
        self.units = units
        self.origin = origin

    def waiting(self, s: Saigon) -> int:
        return self.units & s.here[self.origin]

    def offers(self, s: Saigon) -> list[int]:
        near = s.book.adjacent[self.origin]
        return [TO | kind << 4 | p << 16 for kind in kinds_in(s, self.waiting(s)) for p in near]

    def refused(self, s: Saigon, code: int) -> Why | None:
        units = self.waiting(s) & s.of_kind(first(code))
        return evacuation_refused(s, lowest(units), self.origin, second(code)) if units else NO_SUCH_UNIT

    def apply(self, s: Saigon, code: int) -> None:
        kind, place = first(code), second(code)
        s.tell(EVACUATED, kind, self.origin, place)
        s.shift(lowest(self.waiting(s) & s.of_kind(kind)), self.origin, place)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "origin:place": self.origin, "number": self.waiting(s).bit_count()}
