"""8.5: retreats: who may stand, who must go, and where to."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.titles.silver_bayonet.asking import Ask, Offer, Step
from indochine.titles.silver_bayonet.book import FWA, PAVN, STACK_LIMIT
from indochine.titles.silver_bayonet.events import RETREATED, STOOD, TRAPPED
from indochine.titles.silver_bayonet.paths import is_barred, may_leave
from indochine.titles.silver_bayonet.rules.ch02_losses import (
    BY_COMBAT,
    alive,
    destroy,
    is_worn_out,
    suffer,
    tire_some,
)
from indochine.titles.silver_bayonet.rules.ch04_going import come, come_past, go, is_confined, leave_for
from indochine.titles.silver_bayonet.rules.ch06_reaction import is_landing_zone
from indochine.titles.silver_bayonet.rules.ch08_table import ground_against
from indochine.titles.silver_bayonet.state import DRIVEN, FATIGUED, Bayonet

GO: Final = 0
STAND: Final = 1
TO: Final = 0
SHELTERED: Final = 3  # 8.5.7b
COVERED: Final = 2  # 8.5.7a
FULL_WAY: Final = 2  # 8.5.5

CANNOT_STAND: Final = Why("8.5.7b", "cannot-stand")
NOT_THERE: Final = Why("8.5.1", "retreat-closed")
NO_ROOM: Final = Why("8.5.2", "retreat-no-room")
WRONG_WAY: Final = Why("8.5.2", "retreat-wrong-distance")
CONTROLLED: Final = Why("8.5.3", "retreat-controlled")
ATTACKED: Final = Why("8.5.4", "retreat-attacked")
TOO_NEAR: Final = Why("8.5.5", "retreat-wrong-distance")


# Where to


def no_way(s: Bayonet, unit: int, place: int, to: int) -> Why | None:
    """8.5.1, 8.5.3, 8.5.4: why a unit may not retreat from a hex to the next."""
    side = s.book.side_of[unit]
    if is_barred(s, unit, to, side) or not s.sheet.enters(s.kind_of_mover(unit), place, to):
        return NOT_THERE
    if s.is_target(to):
        return ATTACKED
    if s.in_enemy_zoc(to, side) and not s.units_at(to, side) and not s.book.armoured[unit]:
        return CONTROLLED
    return None


def has_room(s: Bayonet, unit: int, to: int) -> bool:
    """8.5.2"""
    return s.load(to) + s.stacking_of(unit) <= STACK_LIMIT


def retreats(s: Bayonet, unit: int, hexes: int, centre: int) -> list[int]:
    """The places where a retreat of so many hexes may end; 8.5.5, ruling 88: two hexes from the hex attacked.

    13.2.1e, ruling 68: the brigade headquarters stays where it was placed; ruling 75: so does whom the card
    of the scenario keeps in a hex."""
    if unit == s.book.brigade_hq or is_confined(s, unit):
        return []
    place = s.at[unit]
    near = [to for to in s.sheet.adjacent[place] if no_way(s, unit, place, to) is None]
    if hexes == 1:
        return [to for to in near if has_room(s, unit, to)] + box_from(s, unit, place)
    found: list[int] = []
    off: list[int] = []
    for step in near:
        off += [box for box in box_from(s, unit, step) if box not in off]
        for to in s.sheet.adjacent[step]:
            far = s.book.distance(place, to) == FULL_WAY <= s.book.distance(centre, to)
            if far and to not in found and no_way(s, unit, step, to) is None and has_room(s, unit, to):
                found.append(to)
    return sorted(found) + off


def between(s: Bayonet, unit: int, place: int, to: int) -> list[int]:
    """Ruling 62: the hexes by which a retreat of two hexes may have gone."""
    if to in box_from(s, unit, place):
        return []
    steps = [step for step in s.sheet.adjacent[place] if no_way(s, unit, place, step) is None]
    if not s.book.is_hex(to):
        return [step for step in steps if to in box_from(s, unit, step)]
    return [step for step in steps if to in s.sheet.adjacent[step] and no_way(s, unit, step, to) is None]


def box_from(s: Bayonet, unit: int, place: int) -> list[int]:
    """8.5.1, ruling 86: only the PAVN may leave the map, for the box next to a hex, as by one more hex."""
    box = s.sheet.box_at.get(place, -1)
    if box < 0 or s.book.side_of[unit] != PAVN or s.book.is_hospital[unit] or not may_leave(s, box):
        return []
    return [box]


# Who may stand


def price(s: Bayonet, side: int, place: int, units: tuple[int, ...], attacks: bool) -> int:
    """8.5.7a, 8.5.7b, 13.1.1.2d: steps that standing costs, besides a fatigue; -1 where nobody may stand."""
    ground = 0 if attacks else ground_against(s, 1 - side, place, units)
    if ground >= SHELTERED or (side == FWA and is_landing_zone(s, place)):
        return 0
    return 1 if ground == COVERED else -1


class Fight(Step):
    """A combat that drives units back; who stands pays as it stands in the fight."""

    def leads_of(self, s: Bayonet, side: int) -> tuple[int, ...]:
        """2.5.3, 2.6.1: the lead unit of a side, who suffers first."""
        raise NotImplementedError

    def is_unhurt(self, s: Bayonet, side: int) -> bool:
        """2.5.3: whether the result has cost a side no step."""
        raise NotImplementedError

    def was_worn_out(self, s: Bayonet, side: int) -> bool:
        """2.6.2: whether its lead unit, or every unit, was fatigued before the result."""
        raise NotImplementedError


def lose_hospital(s: Bayonet, units: tuple[int, ...]) -> None:
    """12.5.2, ruling 85: a retreat is the end of it, whether the others go, stand or are assaulted."""
    for unit in units:
        if s.book.is_hospital[unit]:
            destroy(s, unit)


class Retreat(Step):
    """The units of one hex fall back, or stand; `target` is the hex attacked."""

    name = "retreat"
    fields = ("side", "place", "units", "hexes", "target")
    steps = ("lose_hospital", "ask", "go_back", "pay")

    def __init__(self, side: int, place: int, units: tuple[int, ...], hexes: int, target: int) -> None:
        self.side = side
        self.place = place
        self.units = units
        self.hexes = hexes
        self.target = target

    def standing(self, s: Bayonet) -> tuple[int, ...]:
        return tuple([unit for unit in alive(s, self.units) if s.at[unit] == self.place])

    def lose_hospital(self, s: Bayonet) -> None:
        lose_hospital(s, self.standing(s))

    def ask(self, s: Bayonet) -> None:
        units = self.standing(s)
        if units and price(s, self.side, self.place, units, self.place != self.target) >= 0:
            s.push(StandOrGo(self.side, self.place, units, self.place != self.target))

    def go_back(self, s: Bayonet) -> None:
        """8.5.2, ruling 29: each unit by itself; who has a way must go."""
        for unit in self.standing(s):
            if retreats(s, unit, self.hexes, self.target):
                s.again()
                s.push(FallBack(self.side, unit, self.hexes, self.target))
                return

    def pay(self, s: Bayonet) -> None:
        """8.5.6: who has no way stays, and pays with a step and a fatigue, or with two steps; 2.5.3, 2.6.1:
        the lead unit first."""
        left = self.standing(s)
        if left:
            s.tell(TRAPPED, self.side, self.place)
            leads, unhurt = who_pays(s, self.side, left)
            extra = is_worn_out(s, left, ())
            s.push(Price(self.side, left, 1 + extra, not extra, leads, unhurt))


def fight_of(s: Bayonet) -> Fight | None:
    """The combat that is under way."""
    for number in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[number]
        if isinstance(frame, Fight):
            return frame
    return None


def who_pays(s: Bayonet, side: int, units: tuple[int, ...]) -> tuple[tuple[int, ...], bool]:
    """2.5.3, 2.6.1, ruling 72: the lead unit, if it is among those who stay, and whether its side has lost no
    step yet in this combat."""
    fight = fight_of(s)
    if fight is None:
        return (), False
    leads = tuple([unit for unit in fight.leads_of(s, side) if unit in units])
    return leads, fight.is_unhurt(s, side)


class Price(Step):
    """8.5.6, 8.5.7a: steps, and then a fatigue, which the `leads` suffer first.

    `unhurt` says that the first of the steps is the first that the side loses in this combat.
    """

    name = "price"
    fields = ("side", "units", "number", "fatigue", "leads", "unhurt")
    steps = ("lose", "tire")

    def __init__(
        self,
        side: int,
        units: tuple[int, ...],
        number: int,
        fatigue: bool,
        leads: tuple[int, ...] = (),
        unhurt: bool = False,
    ) -> None:
        self.side = side
        self.units = units
        self.number = number
        self.fatigue = fatigue
        self.leads = leads
        self.unhurt = unhurt

    def lose(self, s: Bayonet) -> None:
        """2.5.3: the first step of a combat is the lead unit's."""
        suffer(s, self.side, self.units, self.number, BY_COMBAT, self.leads if self.unhurt else ())

    def tire(self, s: Bayonet) -> None:
        if self.fatigue:
            tire_some(s, self.side, self.units, 1, self.leads)


class StandOrGo(Ask):
    """8.5.7: good ground may be held, at a price."""

    name = "stand-or-go"
    fields = ("side", "place", "units", "attacks")
    verbs = (Verb("go", rules="8.5"), Verb("stand", rules="8.5.7a 8.5.7b"))

    def __init__(self, side: int, place: int, units: tuple[int, ...], attacks: bool) -> None:
        self.side = side
        self.place = place
        self.units = units
        self.attacks = attacks

    def offers(self, s: Bayonet) -> list[int]:
        return [GO, STAND]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        if code & 15 == GO or price(s, self.side, self.place, self.units, self.attacks) >= 0:
            return None
        return CANNOT_STAND

    def apply(self, s: Bayonet, code: int) -> None:
        if code & 15 == GO:
            return
        s.tell(STOOD, self.side, self.place)
        s.finish()  # nobody goes back
        s.push(self.due(s))

    def due(self, s: Bayonet) -> Price:
        """2.5.3, 2.6.2, ruling 30: the lead unit pays first; the fatigue may be extra fatigue."""
        fight, steps = fight_of(s), price(s, self.side, self.place, self.units, self.attacks)
        leads, unhurt = who_pays(s, self.side, self.units)
        worn = is_worn_out(s, self.units, ()) or (fight is not None and fight.was_worn_out(s, self.side))
        extra = worn and (steps > 0 or s.settings.standing_costs)
        return Price(self.side, self.units, steps + extra, not extra, leads, unhurt)

    def context(self, s: Bayonet) -> dict[str, Any]:
        due = self.due(s)
        tires = due.fatigue and any([not s.has(unit, FATIGUED) for unit in self.units])
        return {"side": self.side, "place": self.place, "steps": due.number, "fatigue": int(tires)}


class FallBack(Offer):
    """8.5.2: where a unit goes."""

    name = "fall-back"
    fields = ("side", "unit", "hexes", "target")
    verbs = (Verb("to", "place", rules="8.5.1 8.5.2 8.5.3 8.5.5"),)

    def __init__(self, side: int, unit: int, hexes: int, target: int) -> None:
        self.side = side
        self.unit = unit
        self.hexes = hexes
        self.target = target

    def offers(self, s: Bayonet) -> list[int]:
        return [TO | place << 4 for place in retreats(s, self.unit, self.hexes, self.target)]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        to = first(code)
        if to in retreats(s, self.unit, self.hexes, self.target):
            return None
        if s.book.is_hex(to):
            return self.against_step(s, to) if self.hexes == 1 else self.against_two(s, to)
        return WRONG_WAY if to in box_from(s, self.unit, s.at[self.unit]) else NOT_THERE

    def against_step(self, s: Bayonet, to: int) -> Why:
        """Why no retreat of one hex ends there."""
        place = s.at[self.unit]
        if to not in s.sheet.adjacent[place]:
            return WRONG_WAY
        return no_way(s, self.unit, place, to) or NO_ROOM

    def against_two(self, s: Bayonet, to: int) -> Why:
        """Why no retreat of two hexes ends there: for what is wrong with the hex, or with the ways to it."""
        place, adjacent = s.at[self.unit], s.sheet.adjacent
        if s.book.distance(place, to) != FULL_WAY or s.book.distance(self.target, to) < FULL_WAY:
            return TOO_NEAR
        steps = [step for step in adjacent[place] if to in adjacent[step]]
        free = [step for step in steps if no_way(s, self.unit, place, step) is None]
        whys = [no_way(s, self.unit, step, to) for step in free]
        if not free:
            whys = [no_way(s, self.unit, place, step) for step in steps]
        return NO_ROOM if None in whys else (whys or [None])[0] or NOT_THERE

    def tries(self, s: Bayonet) -> list[int]:
        offers, place = self.offers(s), s.at[self.unit]
        around = [TO | to << 4 for to in (*s.sheet.adjacent[place], *box_from(s, self.unit, place))]
        return offers + [code for code in around if code not in offers]

    def apply(self, s: Bayonet, code: int) -> None:
        to, origin = first(code), s.at[self.unit]
        s.declared.pop(self.unit, None)  # 8.6: who goes back attacks no more, and does not advance
        if s.book.is_artillery[self.unit] and self.side != s.active:
            s.mark(self.unit, DRIVEN)
        passed = between(s, self.unit, origin, to) if self.hexes > 1 else []
        go(s, self.unit, to)
        s.tell(RETREATED, self.unit, origin, to)
        come_past(s, self.unit, passed)
        if s.at[self.unit] != to:
            return  # 12.9: supplies were delivered on the way
        if s.book.is_hex(to):
            come(s, (self.unit,), to)
        else:
            leave_for(s, self.side, (self.unit,), to)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "unit": self.unit, "hexes": self.hexes}
