"""14.0: French movement, once an Action Point has been spent on it."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import (
    ANTI_AIRCRAFT,
    ARMOUR,
    ARTILLERY,
    CRS,
    DIVISIONS,
    FR,
    FRENCH,
    INFANTRY,
    NO_MANS_LAND,
    ZONES,
)
from indochine.titles.lost_valley.cards.modifiers import is_free
from indochine.titles.lost_valley.events import MOVED, WITHDRAWN
from indochine.titles.lost_valley.rules.ch02_stacking import Stacking
from indochine.titles.lost_valley.rules.ch05_events import offer_reserve
from indochine.titles.lost_valley.rules.ch12_support import MOVEMENT, cannot_pay, pay
from indochine.titles.lost_valley.state import Ask, Step, Valley

DONE: Final = 0
MOVE: Final = 1
TO: Final = 0

USED: Final = Why("14.1a", "used-units-stay")
NOT_HERE: Final = Why("14.1a", "unit-not-on-the-map")
MOVED_ALREADY: Final = Why("14.1a", "moved-already")
NO_WAY: Final = Why("14.1b", "no-way-from-here")
GUNS_STAY: Final = Why("14.1g", "artillery-stays-while-divisions-active")
GUNS_NEVER: Final = Why("19.3", "artillery-never-moves")
LAST_AT_POST: Final = Why("14.3b", "command-post-needs-infantry")
POST_UNMANNED: Final = Why("14.3b", "command-post-unmanned")
TOO_FAR: Final = Why("14.1b", "too-far")
FAR_ISABELLE: Final = Why("14.2", "too-far")
CUT_OFF: Final = Why("12.2.1a", "cr-encircled")
ENEMY_THERE: Final = Why("14.1c", "cr-held-by-viet-minh")


# Facts


def open_lines(s: Valley, place: int) -> int:
    """14.1b, 14.1c, 12.2.1a: from a French CR to the next that are not the enemy's, from a drop zone to
    French ones; nothing in or out of an Encircled CR."""
    if place >= CRS:
        around = s.book.exits[place - CRS] & s.french_crs()
    elif s.control[place] != FRENCH or s.is_encircled(place):
        return 0
    else:
        around = s.book.adjacent[place] & ~s.vm_crs()
    return around & ~s.encircled_crs()


def allowance(s: Valley, unit: int) -> int:
    """14.1d to 14.1g, 2.3.1.6d, 2.3.1.6h, 2.3.1.6j: Armor any number of CR, Infantry two, the others one."""
    table, kind = s.book.tables.movement, s.book.kind_of[unit]
    return {
        INFANTRY: table.infantry,
        ARMOUR: CRS,
        ARTILLERY: table.artillery,
        ANTI_AIRCRAFT: table.anti_aircraft,
    }[kind]


def destinations(s: Valley, unit: int, place: int) -> int:
    """14.1b, 14.1i: as far as it goes through French CR; a No Man's Land CR ends the way."""
    reached, new = 1 << place, 1 << place
    for length in range(1, allowance(s, unit) + 1):
        following = 0
        for here in bits(new):
            following |= isabelle_lines(s, unit, place, here, length)
        new = following & ~reached
        if not new:
            break
        reached |= new
    return reached & ~(1 << place)


def isabelle_lines(s: Valley, unit: int, start: int, here: int, length: int) -> int:
    """14.2a to 14.2d: from Isabelle Infantry go one CR, to Isabelle only if they begin in Claudine or Eliane;
    guns neither from nor to it; Armor freely."""
    lines, isabelle, kind = open_lines(s, here), 1 << s.book.isabelle, s.book.kind_of[unit]
    if kind == ARMOUR:
        return lines
    if kind != INFANTRY:
        return 0 if here == s.book.isabelle else lines & ~isabelle
    if start == s.book.isabelle and length > 1:
        return 0
    return lines if s.book.near_isabelle >> start & 1 else lines & ~isabelle


def movers(s: Valley, moved: int) -> int:
    """14.1a, 14.1g, 14.2, 14.3b, 19.3: every Unit that may make a move now, place by place."""
    book, found, free = s.book, 0, ~moved & ~s.used
    isabelle = 1 << book.isabelle
    guns_move = not s.settings.artillery_stays and s.inactive == (1 << DIVISIONS) - 1
    for place in range(ZONES):
        here = s.here[place] & free
        lines = open_lines(s, place) if here else 0
        if not lines:
            continue
        able = here & book.kind_set[ARMOUR]
        if lines & ~isabelle or book.near_isabelle >> place & 1:
            able |= here & book.infantry
        if lines & ~isabelle and place != book.isabelle:
            able |= here & (book.assets if guns_move else book.assets & ~book.guns)
        if place == book.command_post and (s.here[place] & book.infantry).bit_count() == 1:
            able &= ~book.infantry
        found |= able
    return found


def cannot_move(s: Valley, unit: int, moved: int) -> Why | None:
    """Why a Unit is none of those that may move."""
    if movers(s, moved) >> unit & 1:
        return None
    book = s.book
    place = s.place_of(unit)
    if place >= ZONES:
        return NOT_HERE
    if moved >> unit & 1:
        return MOVED_ALREADY
    if s.used >> unit & 1:
        return USED
    if book.guns >> unit & 1:
        if s.settings.artillery_stays:
            return GUNS_NEVER
        if s.inactive != (1 << DIVISIONS) - 1:
            return GUNS_STAY
    if place == book.command_post and s.here[place] & book.infantry == 1 << unit:
        return LAST_AT_POST
    return NO_WAY


def relief(s: Valley, moved: int) -> int:
    """14.3b: Infantry that can still move into PC GONO while none is there."""
    book, post = s.book, s.book.command_post
    if s.here[post] & book.infantry:
        return 0
    found = 0
    for place in range(ZONES):
        for unit in bits(s.here[place] & book.infantry & ~s.used & ~moved):
            found |= (destinations(s, unit, place) >> post & 1) << unit
    return found


# The phase


class Movement(Step):
    """14.1 to 14.3: the moves, what they leave behind, and stacking."""

    name = "movement"
    steps = ("reserve", "move", "stacking", "withdraw")
    fields = ("crs",)

    def __init__(self, crs: int = 0) -> None:
        self.crs = crs  # French when the phase began

    def reserve(self, s: Valley) -> None:
        s.replace(Movement(s.french_crs()))
        offer_reserve(s, "movement")

    def move(self, s: Valley) -> None:
        """14.1a: one Action Point for all, unless a card makes it free (card:08)."""
        if is_free(s, "movement"):
            s.paid |= 1 << MOVEMENT
        if cannot_pay(s, MOVEMENT, s.book.tables.movement.ap, 0) is None:
            s.push(MoveWhich(FR, 0))

    def stacking(self, s: Valley) -> None:
        """2.2.1.3b, 2.2.1.1b: afterwards a CR without Infantry and Armor belongs to nobody."""
        s.push(Stacking())

    def withdraw(self, s: Valley) -> None:
        """14.3a: each CR lost in this way costs Camp Morale."""
        for cr in bits(self.crs & ~s.french_crs()):
            if s.outcome is not None:
                return  # 17.1: lost at once
            s.tell(WITHDRAWN, cr)
            s.shift_morale(-s.book.tables.movement.withdrawal_cm, "withdrawal")


class MoveWhich(Ask):
    """14.1a: the next Unit to move; the first move spends the Action Point."""

    name = "move-which"
    verbs = (Verb("done", rules="14.1a"), Verb("move", "unit", rules="14.1a 14.1g 14.3b"))
    fields = ("side", "units")

    def __init__(self, side: int, units: int) -> None:
        self.side = side
        self.units = units  # have moved

    def offers(self, s: Valley) -> list[int]:
        moves = [MOVE | unit << 4 for unit in bits(movers(s, self.units))]
        return moves if relief(s, self.units) else [DONE, *moves]

    def legal(self, s: Valley) -> list[int]:
        return self.offers(s)

    def tries(self, s: Valley) -> list[int]:
        return [DONE] + [MOVE | unit << 4 for unit in bits(s.on_map())]

    def refused(self, s: Valley, code: int) -> Why | None:
        if code == DONE:
            return POST_UNMANNED if relief(s, self.units) else None
        return cannot_move(s, first(code), self.units)

    def apply(self, s: Valley, code: int) -> None:
        if code != DONE:
            s.push(MoveTo(self.side, first(code), self.units))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"paid": s.paid >> MOVEMENT & 1, "left": s.ap, "number": self.units.bit_count()}

    def remarks(self, s: Valley, code: int) -> dict[str, Any]:
        place = s.place_of(first(code)) if code != DONE else 0
        return {"place": min(place, ZONES - 1)}


class MoveTo(Ask):
    """14.1b to 14.1i: where the Unit goes; guns that have moved are Used (14.1h, 2.3.1.6e)."""

    name = "move-to"
    verbs = (Verb("to", "place", rules="14.1b 14.1c 14.1d 14.1e 14.1f 14.1i 14.2"),)
    fields = ("side", "unit", "units")

    def __init__(self, side: int, unit: int, units: int) -> None:
        self.side = side
        self.unit = unit
        self.units = units

    def targets(self, s: Valley) -> int:
        """14.3b: the last Unit that can still man PC GONO goes nowhere else."""
        found = destinations(s, self.unit, s.place_of(self.unit))
        post = 1 << s.book.command_post
        return found & post if relief(s, self.units) == 1 << self.unit else found

    def offers(self, s: Valley) -> list[int]:
        return [TO | cr << 4 for cr in bits(self.targets(s))]

    def legal(self, s: Valley) -> list[int]:
        return self.offers(s)

    def tries(self, s: Valley) -> list[int]:
        return [TO | cr << 4 for cr in range(CRS) if cr != s.place_of(self.unit)]

    def refused(self, s: Valley, code: int) -> Why | None:
        to, book = first(code), s.book
        if self.targets(s) >> to & 1:
            return None
        if destinations(s, self.unit, s.place_of(self.unit)) >> to & 1:
            return POST_UNMANNED
        if s.vm_crs() >> to & 1:
            return ENEMY_THERE
        if to < CRS and s.is_encircled(to):
            return CUT_OFF
        return FAR_ISABELLE if book.isabelle in (to, s.place_of(self.unit)) else TOO_FAR

    def apply(self, s: Valley, code: int) -> None:
        pay(s, MOVEMENT, s.book.tables.movement.ap, 0, "movement")
        move(s, self.unit, first(code))
        s.push(MoveWhich(self.side, self.units | 1 << self.unit))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"unit": self.unit, "here:place": s.place_of(self.unit)}


def move(s: Valley, unit: int, to: int) -> None:
    origin = s.place_of(unit)
    s.shift(unit, origin, to)
    s.tell(MOVED, unit, origin, to)
    if s.book.guns >> unit & 1:
        s.used |= 1 << unit
    if s.control[to] == NO_MANS_LAND and s.book.holders >> unit & 1:
        s.return_to_french(to)
