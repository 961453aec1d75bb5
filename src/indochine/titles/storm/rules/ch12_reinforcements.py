"""12.1 to 12.3: replacements and reinforcements, and where they are placed."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest, one_of, set_of, without
from indochine.kernel.frames import Verb, Why, first, second
from indochine.titles.storm.book import BOX, ELIMINATED, FR, TRACK, VM
from indochine.titles.storm.events import NO_REPLACEMENTS, NOT_PLACED, PLACED, REPLACEMENTS_ROLLED
from indochine.titles.storm.state import Ask, Step, Storm

ONE: Final = 0
STACK: Final = 1

NOT_ARRIVING: Final = Why("12.2", "not-arriving-now")
FULL: Final = Why("12.3c", "area-is-full")
NOT_SEVERAL: Final = Why("12.3c", "not-several-to-place")
NOT_CONNECTED: Final = Why("12.3a", "not-connected-to-the-edge")
HELD_BY_FRENCH: Final = Why("12.3a", "french-units-hold-it")
NOT_FRENCH: Final = Why("12.3b", "not-a-french-area")


# Facts


def supplied_ground(s: Storm) -> int:
    """12.3a: Viet Minh areas that an unbroken chain of such areas joins to the map edge."""
    chain, new = 0, s.held & s.book.edge
    while new:
        chain |= new
        new = s.book.around(new) & s.held & ~chain
    return chain


def open_ground(s: Storm, side: int) -> int:
    """12.3a, 12.3b: where a side may place units, room apart."""
    if side == FR:
        return s.held_by(FR) & ~s.book.red
    return s.held | s.book.around(supplied_ground(s)) & ~s.occupied[FR]


def landing_areas(s: Storm, side: int) -> int:
    """12.3c: the areas where one more unit may be placed."""
    return open_ground(s, side) & ~s.full_areas(side)


# Steps


class Reinforcements(Step):
    """4.0Cd: the replacement roll; then both sides place what arrives, the Viet Minh first."""

    name = "reinforcements"
    steps = ("roll_replacements", "place_viet_minh", "place_french")
    fields = ("units",)

    def __init__(self, units: int = 0) -> None:
        self.units = units  # replacements that arrive

    def roll_replacements(self, s: Storm) -> None:
        """12.1a: half a die, rounded up, at most what the box holds; not on turn 1, nor after card:vm-15."""
        if s.turn < s.book.first_replacements or s.no_replacements:
            s.tell(NO_REPLACEMENTS)
            return
        die = s.roll(1)[0]
        units = bits(s.here[BOX])[: s.book.replacements[die - 1]]
        s.amend(units=set_of(units))
        s.tell(REPLACEMENTS_ROLLED, die, len(units))

    def place_viet_minh(self, s: Storm) -> None:
        """12.1b, 12.2: replacements come in together with the units of this turn, by the same rules."""
        place(s, VM, arriving(s, VM) | self.units)

    def place_french(self, s: Storm) -> None:
        place(s, FR, arriving(s, FR))


def arriving(s: Storm, side: int) -> int:
    """12.2: the units whose turn it is."""
    return s.here[TRACK] & s.book.arrivals[s.turn - 1] & s.book.side_set[side]


def place(s: Storm, side: int, units: int) -> None:
    """12.3c: units without a legal area are eliminated."""
    if not units:
        return
    if landing_areas(s, side):
        s.push(PlaceUnits(side, units))
        return
    s.tell(NOT_PLACED, side, [s.book.type_of[u] for u in bits(units)])
    for box in (TRACK, BOX):
        s.shift(s.here[box] & units, box, ELIMINATED)


def deploy(s: Storm, units: int, area: int) -> None:
    """12.3a: units arrive fresh; a French area they enter becomes Viet Minh at once."""
    side = s.book.type_side[s.book.type_of[lowest(units)]]
    s.tell(PLACED, side, [s.book.type_of[u] for u in bits(units)], area)
    for box in (TRACK, BOX):
        here = s.here[box] & units
        if here:
            s.shift(here, box, area)


class PlaceUnits(Ask):
    """12.3: in any order, one by one or in stacks, within the limit."""

    name = "place-units"
    verbs = (
        Verb("place", "type", "area", rules="12.3a 12.3b 12.3c"),
        Verb("place-stack", "area", rules="12.3a 12.3b 12.3c"),
    )
    fields = ("side", "units")

    def __init__(self, side: int, units: int) -> None:
        self.side = side
        self.units = units

    def offers(self, s: Storm) -> list[int]:
        areas = bits(landing_areas(s, self.side))
        number = self.units.bit_count()
        stacks = [area for area in areas if number > 1 and s.room(area, self.side) > 1]
        return self.singly(s.types_in(self.units), areas) + [STACK | area << 4 for area in stacks]

    def singly(self, kinds: list[int], areas: list[int]) -> list[int]:
        return [ONE | kind << 4 | area << 16 for kind in kinds for area in areas]

    def legal(self, s: Storm) -> list[int]:
        return self.offers(s)

    def tries(self, s: Storm) -> list[int]:
        return self.singly(s.types_in(self.units)[:1], bits(s.book.all_areas))

    def refused(self, s: Storm, code: int) -> Why | None:
        area = area_of(code)
        if code & 15 == ONE and not self.chosen(s, code):
            return NOT_ARRIVING
        if not open_ground(s, self.side) >> area & 1:
            return self.closed(s, area)
        room = s.room(area, self.side)
        if room < 1:
            return FULL
        stacked = code & 15 == STACK
        return NOT_SEVERAL if stacked and (self.units.bit_count() < 2 or room < 2) else None

    def closed(self, s: Storm, area: int) -> Why:
        if self.side == FR:
            return NOT_FRENCH
        return HELD_BY_FRENCH if s.occupied[FR] >> area & 1 else NOT_CONNECTED

    def chosen(self, s: Storm, code: int) -> int:
        """One unit of the type, or as many of the arrivals as the area takes."""
        if code & 15 == STACK:
            return set_of(bits(self.units)[: s.room(area_of(code), self.side)])
        of_type = self.units & s.book.type_set[first(code)]
        return one_of(of_type)

    def apply(self, s: Storm, code: int) -> None:
        units = self.chosen(s, code)
        deploy(s, units, area_of(code))
        place(s, self.side, without(self.units, units))

    def context(self, s: Storm) -> dict[str, Any]:
        arriving = [s.book.type_of[unit] for unit in bits(self.units)]
        return {"side": self.side, "number": len(arriving), "arriving:type*": arriving}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        return {"fit": min(self.units.bit_count(), max(0, s.room(area_of(code), self.side)))}


def area_of(code: int) -> int:
    return second(code) if code & 15 == ONE else first(code)
