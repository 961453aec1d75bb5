"""7.0: movement: a stack goes area by area, paying for each step as the board then stands."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.storm.book import FR, VM, StormBook
from indochine.titles.storm.events import MOVED
from indochine.titles.storm.rules.ch06_picking import Pick
from indochine.titles.storm.state import Ask, Storm

STOP: Final = 0
STEP: Final = 1

NOT_ADJACENT: Final = Why("7.0b", "not-adjacent")
RED: Final = Why("7.0g", "red-area")
DEFENDED: Final = Why("7.0f", "defended-french-area")
ARMOUR_RIVER: Final = Why("7.0h", "armour-and-river")
NO_ROOM: Final = Why("7.0k", "no-room")
TOO_DEAR: Final = Why("7.0a", "too-dear")
NO_STEP_TOGETHER: Final = Why("7.0j", "no-step-together")
NO_MOVE: Final = Why("7.0a", "no-move-from-here")
NO_ROOM_AROUND: Final = Why("7.0k", "no-move-from-here")
DEFENDED_AROUND: Final = Why("7.0f", "no-move-from-here")
MUST_STEP: Final = Why("6.1a", "must-step")


# Facts


def hostile_areas(s: Storm, side: int) -> int:
    """7.0c, 7.0d: areas under enemy control or with an enemy in them."""
    return s.occupied[1 - side] | s.held_by(1 - side)


def step_cost(s: Storm, side: int, origin: int, to: int) -> int:
    """7.0b to 7.0e: one point, one more for a hard entry whatever makes it hard, one more to disengage."""
    book, hostile = s.book, hostile_areas(s, side)
    cost = book.enter_cost
    if (hostile | book.unbridged[origin]) >> to & 1:
        cost += book.enter_extra
    if hostile >> origin & 1:
        cost += book.leave_extra
    return cost


def closed_areas(s: Storm, side: int) -> int:
    """7.0f, 7.0g: areas that no unit of a side may move into."""
    return s.book.red if side == FR else s.occupied[FR] & s.held_by(FR)


class Going:
    """7.0: where units of a side may step as the board stands, looked at once for any number of stacks."""

    def __init__(self, s: Storm, side: int) -> None:
        self.s = s
        self.side = side
        self.hostile: int = hostile_areas(s, side)
        self.closed: int = closed_areas(s, side)
        self.taken: int = self.hostile | self.closed | s.occupied[side]

    def open_steps(self, origin: int, points: int, armour: bool) -> int:
        """7.0a, 7.0f to 7.0h: the areas that a stack with so many points may step into, room apart."""
        book, hostile = self.s.book, self.hostile
        around = book.adjacent[origin] & ~self.closed
        if armour:
            around &= ~book.unbridged[origin]
        left = points - book.enter_cost - (book.leave_extra if hostile >> origin & 1 else 0)
        if left < 0:
            return 0
        return around if left >= book.enter_extra else around & ~hostile & ~book.unbridged[origin]

    def steps(self, origin: int, points: int, armour: bool, number: int) -> int:
        """7.0k: those of them with room for so many units."""
        s, side = self.s, self.side
        found = self.open_steps(origin, points, armour)
        for area in bits(found & s.occupied[side]):
            if s.room(area, side) < number:
                found &= ~(1 << area)
        return found

    def easy_steps(self, origin: int) -> int:
        """The areas around that whoever can move at all may enter: no enemy near, no river, nobody there."""
        book = self.s.book
        if self.hostile >> origin & 1:
            return 0
        return book.adjacent[origin] & ~(self.taken | book.unbridged[origin])

    def can_move(self, origin: int, fresh: int) -> bool:
        """6.1a: whether some fresh unit could make a step."""
        book = self.s.book
        if self.easy_steps(origin) and fresh & book.mobile:
            return True
        for points, armour, units in book.paces:
            if fresh & units and self.steps(origin, points, armour, 1):
                return True
        return False

    def cannot_move(self, origin: int, fresh: int) -> Why | None:
        """7.0a, 7.0f, 7.0k: what keeps fresh units where they are: the French around, no room, the costs."""
        if self.can_move(origin, fresh):
            return None
        if self.side == VM and not self.s.book.adjacent[origin] & ~self.closed:
            return DEFENDED_AROUND
        for points, armour, units in self.s.book.paces:
            if fresh & units and self.open_steps(origin, points, armour):
                return NO_ROOM_AROUND
        return NO_MOVE


def steps_for(s: Storm, side: int, origin: int, units: int, points: int) -> int:
    """7.0h, 7.0k: the areas that this stack may step into together."""
    armour = units & s.book.armour != 0
    return Going(s, side).steps(origin, points, armour, units.bit_count())


def allowance(book: StormBook, units: int) -> int:
    """7.0j: a stack moves at the pace of its slowest unit."""
    slowest = 0
    for points, having in book.speeds:
        if units & having:
            slowest = points
    return slowest


# Decisions


class PickMovers(Pick):
    """7.0j: the units that move together."""

    name = "pick-movers"
    verbs = (
        Verb("done", rules="6.1a 7.0j"),
        Verb("add", "type", rules="6.1a 7.0j"),
        Verb("all", rules="6.1a 7.0j"),
    )

    def cannot_join(self, s: Storm, units: int) -> Why | None:
        points = allowance(s.book, units)
        return None if steps_for(s, self.side, self.area, units, points) else NO_STEP_TOGETHER

    def commit(self, s: Storm, units: int) -> None:
        s.push(MoveStep(self.side, self.area, self.area, units, allowance(s.book, units)))

    def context(self, s: Storm) -> dict[str, Any]:
        return {**Pick.context(self, s), "points": allowance(s.book, self.units)}


class MoveStep(Ask):
    """7.0i: where to next, or stop here; control gained on the way counts for the next step."""

    name = "move-step"
    verbs = (
        Verb("stop", rules="7.0l"),
        Verb("step", "area", rules="7.0a 7.0b 7.0c 7.0d 7.0e 7.0f 7.0g 7.0h 7.0i 7.0k"),
    )
    fields = ("side", "origin", "area", "units", "points")

    def __init__(self, side: int, origin: int, area: int, units: int, points: int) -> None:
        self.side = side
        self.origin = origin
        self.area = area
        self.units = units
        self.points = points

    def steps_now(self, s: Storm) -> int:
        return steps_for(s, self.side, self.area, self.units, self.points)

    def offers(self, s: Storm) -> list[int]:
        steps = [STEP | area << 4 for area in bits(self.steps_now(s))]
        return steps if self.area == self.origin else [STOP, *steps]

    def legal(self, s: Storm) -> list[int]:
        return self.offers(s)

    def tries(self, s: Storm) -> list[int]:
        return [STOP] + [STEP | area << 4 for area in bits(s.book.adjacent[self.area])]

    def refused(self, s: Storm, code: int) -> Why | None:
        if code == STOP:
            return MUST_STEP if self.area == self.origin else None
        if self.steps_now(s) >> first(code) & 1:
            return None
        return self.obstacle(s, first(code))

    def obstacle(self, s: Storm, to: int) -> Why:
        """The first thing in the way of a step that is not open."""
        book, armour = s.book, self.units & s.book.armour
        if not book.adjacent[self.area] >> to & 1:
            return NOT_ADJACENT
        if closed_areas(s, self.side) >> to & 1:
            return RED if self.side == FR else DEFENDED
        if armour and book.unbridged[self.area] >> to & 1:
            return ARMOUR_RIVER
        return TOO_DEAR if step_cost(s, self.side, self.area, to) > self.points else NO_ROOM

    def apply(self, s: Storm, code: int) -> None:
        if code == STOP:
            s.spend(self.units)  # 7.0l
            return
        to = first(code)
        cost = step_cost(s, self.side, self.area, to)
        s.tell(MOVED, self.side, [s.book.type_of[u] for u in bits(self.units)], self.area, to, cost)
        s.shift(self.units, self.area, to)
        # Back where the move began is a step like any other, so the stack may stop there too.
        s.push(MoveStep(self.side, 0, to, self.units, self.points - cost))

    def context(self, s: Storm) -> dict[str, Any]:
        number = self.units.bit_count()
        return {"side": self.side, "here:area": self.area, "points": self.points, "number": number}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        if code == STOP or not s.book.adjacent[self.area] >> first(code) & 1:
            return {"cost": 0}
        return {"cost": step_cost(s, self.side, self.area, first(code))}
