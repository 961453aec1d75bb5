"""4.0: the movement phase: unit by unit or stack by stack, as far as the points go."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import without
from indochine.kernel.frames import ARGUMENT, FIRST, Verb, Why, first
from indochine.titles.silver_bayonet.asking import Offer, Step
from indochine.titles.silver_bayonet.book import FWA, NATIONS, PAVN, US
from indochine.titles.silver_bayonet.events import (
    LIFTED,
    MOVE_MADE,
    WITHDRAWN,
)
from indochine.titles.silver_bayonet.paths import allowance, can_step, cost_by, is_stopped, reachable, ways
from indochine.titles.silver_bayonet.rules.ch02_losses import may_lead
from indochine.titles.silver_bayonet.rules.ch04_going import (
    come,
    go,
    is_confined,
    is_emplaced,
    landmark_by,
    leave_for,
    must_rouse,
    rouse,
    shift_gun,
    waits,
    watched,
)
from indochine.titles.silver_bayonet.sheet import STAY, TO
from indochine.titles.silver_bayonet.state import (
    LANDED,
    LEADERS,
    MOVED,
    NOBODY,
    QUICKENED,
    Bayonet,
)

DONE: Final = 0
MOVE: Final = 1
STACK: Final = 2
LEAD: Final = 3
LIFT: Final = 4
LEAVE: Final = 5

# What a way brings about (ruling 62).
PLAIN: Final = 0
GAINING: Final = 1  # it leads through a hex worth entering
ROUSING: Final = 2  # it comes near those who lie in wait

MOVES: Final[list[Any]] = [MOVE | unit << FIRST for unit in range(ARGUMENT)]  # one copy for all lists

NOT_YOURS: Final = Why("4.0", "not-your-unit")
NOT_HERE: Final = Why("4.0", "unit-not-on-the-map")
IMMOBILE: Final = Why("4.0", "no-allowance")
MOVED_ALREADY: Final = Why("4.1.3a", "moved-already")
NO_WAY: Final = Why("4.1.4", "no-way-from-here")
TOO_FAR: Final = Why("4.1.3a", "too-far")
IN_WAIT: Final = Why("scen:cards", "lies-in-wait")
CONFINED: Final = Why("scen:cards", "confined")
NOBODY_THERE: Final = Why("4.1.1", "no-stack-there")
CANNOT_LEAD: Final = Why("12.1a", "cannot-lead-that-unit")
NO_LIFT: Final = Why("scen:cards", "no-lift")
NO_EXIT: Final = Why("scen:cards", "no-exit")
STOPPED: Final = Why("5.2.1", "stopped-by-control")
ENEMY_HOLDS: Final = Why("4.1.5", "enemy-holds-the-hex")
BORDER: Final = Why("4.1.6", "border-is-closed")
NO_ROAD: Final = Why("4.2.1.5", "motorised-need-a-road")
NO_ROAD_FROM_HERE: Final = Why("4.2.1.5", "motorised-leave-by-road")
NOT_TIED: Final = Why("4.5.2", "box-not-reached-from-here")


class MovementPhase(Step):
    name = "movement-phase"
    fields = ("side",)
    steps = ("prepare", "move", "clear")

    def __init__(self, side: int) -> None:
        self.side = side

    def prepare(self, s: Bayonet) -> None:
        """12.1.2d: who stands with Truong now has a point more."""
        s.lifted = (0, 0)
        s.movers = None
        truong = s.led[1]
        if self.side == FWA and truong >= 0:
            for unit in s.here.get(s.at[truong], ()):
                s.mark(unit, QUICKENED)

    def move(self, s: Bayonet) -> None:
        s.push(Movement(self.side))

    def clear(self, s: Bayonet) -> None:
        s.wipe(MOVED | QUICKENED | LANDED)


def cannot_move(s: Bayonet, unit: int, side: int) -> Why | None:
    """Why a unit may not be moved now, whatever the way."""
    place = s.at[unit]
    if s.book.side_of[unit] != side or s.book.is_leader[unit]:
        return NOT_YOURS
    if place >= s.book.waiting:
        return NOT_HERE
    if s.has(unit, MOVED):
        return MOVED_ALREADY
    if not allowance(s, unit):
        return IMMOBILE
    if waits(s, unit):
        return IN_WAIT
    return CONFINED if is_confined(s, unit) else is_emplaced(s, unit)


# Decisions


class Movement(Offer):
    """Which unit or stack moves next."""

    name = "movement"
    verbs = (
        Verb("done", rules="4.1.3a"),
        Verb("move", "unit", rules="4.1.1"),
        Verb("stack", "place", rules="4.1.1"),
        Verb("lead", "unit", "unit", rules="12.1a"),
        Verb("lift", "unit", rules="scen:cards"),
        Verb("leave", "unit", rules="scen:cards"),
    )

    def offers(self, s: Bayonet) -> list[int]:
        codes: list[Any] = [DONE]
        at, place, movers = s.at, NOBODY, 0
        for unit in self.movers(s):
            if at[unit] != place:
                if movers > 1:
                    codes.append(STACK | place << 4)
                place, movers = at[unit], 0
            codes.append(MOVES[unit])
            movers += 1
        if movers > 1:
            codes.append(STACK | place << 4)
        if self.side == FWA:
            codes += self.other_offers(s)
        return codes

    def movers(self, s: Bayonet) -> tuple[int, ...]:
        """Who can move, stack by stack; in a phase the enemy stays where he is, so they only get fewer."""
        found = s.movers
        if found is None:
            found = tuple(all_movers(s, self.side))
        else:
            at, marks, out = s.at, s.marks, s.book.waiting
            found = tuple([unit for unit in found if not marks[unit] & MOVED and at[unit] < out])
        s.movers = found
        return found

    def other_offers(self, s: Bayonet) -> list[int]:
        codes = []
        for number in range(LEADERS):
            leader = (s.book.moore, s.book.truong)[number]
            if s.led[number] >= 0:
                codes += [
                    LEAD | leader << 4 | unit << 16
                    for unit in s.here.get(s.at[leader], ())
                    if self.against_lead(s, leader, unit) is None
                ]
        lift = s.sheet.airlift
        if lift:
            units = s.here.get(s.book.place_of[lift.from_hex], ())
            able = [unit for unit in units if self.cannot_board(s, unit) is None]
            if able and landing_hexes(s):
                codes += [LIFT | unit << 4 for unit in able]
        leave = s.sheet.safe_exit
        if leave and s.turn >= leave.first_turn:
            for id in leave.hexes:
                units = s.here.get(s.book.place_of[id], ())
                codes += [LEAVE | unit << 4 for unit in units if self.against_leaving(s, unit) is None]
        return codes

    def tries(self, s: Bayonet) -> list[int]:
        codes = [DONE]
        for place, stack in s.here.items():
            if s.book.side_of[stack[0]] == self.side:
                codes += [MOVE | unit << 4 for unit in stack]
                codes += [STACK | place << 4] if len(stack) > 1 else []
        return codes + (self.other_offers(s) if self.side == FWA else [])

    def refused(self, s: Bayonet, code: int) -> Why | None:
        verb, number = code & 15, first(code)
        if verb == DONE:
            return None
        if verb == MOVE:
            return self.against_unit(s, number)
        if verb == STACK:
            return self.against_stack(s, number)
        if verb == LEAD:
            return self.against_lead(s, number, code >> 16)
        return self.against_lift(s, number) if verb == LIFT else self.against_leaving(s, number)

    def against_unit(self, s: Bayonet, unit: int) -> Why | None:
        return cannot_move(s, unit, self.side) or (None if can_step(s, unit) else NO_WAY)

    def against_stack(self, s: Bayonet, place: int) -> Why | None:
        movers = [unit for unit in s.units_at(place, self.side) if self.against_unit(s, unit) is None]
        return None if len(movers) > 1 else NOBODY_THERE

    def against_lead(self, s: Bayonet, leader: int, unit: int) -> Why | None:
        """12.1a: a leader may go over once to another unit of his in the hex, before either has moved."""
        if self.side != FWA or not s.book.is_leader[leader] or s.at[leader] != s.at[unit]:
            return CANNOT_LEAD
        led = s.led[0 if leader == s.book.moore else 1]
        if led < 0 or unit == led or s.has(led, MOVED) or s.has(unit, MOVED) or s.has(leader, MOVED):
            return CANNOT_LEAD
        return None if may_lead(s, leader, unit) else CANNOT_LEAD

    def against_lift(self, s: Bayonet, unit: int) -> Why | None:
        return self.cannot_board(s, unit) or (None if landing_hexes(s) else NO_LIFT)

    def cannot_board(self, s: Bayonet, unit: int) -> Why | None:
        """The abstract helicopters of scenario 2: so many American companies and batteries a phase."""
        rule = s.sheet.airlift
        if rule is None or not s.us_turn or s.turn < s.us_turn or self.side != FWA:
            return NO_LIFT
        if s.at[unit] != s.book.place_of[rule.from_hex] or s.book.nation_of[unit] != US or s.has(unit, MOVED):
            return NO_LIFT
        emplaced = is_emplaced(s, unit)
        if emplaced is not None:
            return emplaced
        companies, batteries = s.lifted
        full = batteries >= rule.batteries if s.book.is_artillery[unit] else companies >= rule.companies
        return NO_LIFT if full or s.book.is_leader[unit] else None

    def against_leaving(self, s: Bayonet, unit: int) -> Why | None:
        """Scenario 4, ruling 74: from one of its hexes, also for who has just moved there."""
        rule = s.sheet.safe_exit
        if rule is None or s.turn < rule.first_turn or s.book.side_of[unit] != self.side:
            return NO_EXIT
        right = NATIONS[s.book.nation_of[unit]] == rule.nation and not s.book.is_leader[unit]
        return None if right and s.book.place_ids[s.at[unit]] in rule.hexes else NO_EXIT

    def apply(self, s: Bayonet, code: int) -> None:
        verb, number = code & 15, first(code)
        if verb == DONE:
            return
        s.push(self)
        if verb == MOVE:
            s.push(MoveTo(self.side, (number,)))
        elif verb == STACK:
            stack = s.units_at(number, self.side)
            s.push(MoveTo(self.side, tuple([u for u in stack if self.against_unit(s, u) is None])))
        elif verb == LEAD:
            s.lead_with(number, code >> 16)
            s.mark(number, MOVED)  # he changes once in a phase
        elif verb == LIFT:
            s.push(LiftTo(self.side, (number,)))
        else:
            s.tell(WITHDRAWN, number, s.at[number])
            go(s, number, s.book.left)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "turn": s.turn}

    def remarks(self, s: Bayonet, code: int) -> dict[str, Any]:
        return {"leader:unit": first(code)} if code & 15 == LEAD else {}


def all_movers(s: Bayonet, side: int) -> list[int]:
    """4.1.1: who can move now, in the order of the map, those in boxes last."""
    question, book = Movement(side), s.book
    units = s.on_map(side)
    for box in range(book.hexes, book.waiting):
        units += s.units_at(box, side)
    return [unit for unit in units if question.against_unit(s, unit) is None]


class MoveTo(Offer):
    """Where to; the cheapest way is taken, or one that serves the mover better (ruling 62)."""

    name = "move-to"
    fields = ("side", "units")
    verbs = (Verb("stay", rules="4.1.3a"), Verb("to", "place", rules="4.1.1 4.1.4 5.2.1"))

    def __init__(self, side: int, units: tuple[int, ...]) -> None:
        self.side = side
        self.units = units
        self.known: dict[int, int] | None = None  # the costs, for as long as this is asked

    def costs(self, s: Bayonet) -> dict[int, int]:
        """Where all of them can go; a stack pays what its slowest pays."""
        found = self.known
        if found is None:
            found = reachable(s, self.units[0])
            for unit in self.units[1:]:
                other = reachable(s, unit)
                found = {place: max(cost, other[place]) for place, cost in found.items() if place in other}
            self.known = found
        return found

    def offers(self, s: Bayonet) -> list[int]:
        codes = ways(s, self.units[0])
        for unit in self.units[1:]:
            other = ways(s, unit)
            if other is not codes:
                able = set(other)
                codes = [code for code in codes if code in able]
        return codes

    def refused(self, s: Bayonet, code: int) -> Why | None:
        if code & 15 == STAY or first(code) in self.costs(s):
            return None
        alone = len(self.units) == 1
        whys = [why_not(s, u, first(code)) for u in self.units if alone or first(code) not in reachable(s, u)]
        return next((why for why in whys if why is not TOO_FAR), TOO_FAR)

    def tries(self, s: Bayonet) -> list[int]:
        """Also what lies just beyond: where something bars the way."""
        offers = self.offers(s)
        inside = [place for place in [s.at[self.units[0]], *self.costs(s)] if s.book.is_hex(place)]
        beyond = sorted({to for place in inside for to in s.sheet.adjacent[place]} - set(inside))
        return offers + [TO | to << 4 for to in beyond]

    def apply(self, s: Bayonet, code: int) -> None:
        if code & 15 == STAY:
            for unit in self.units:
                s.mark(unit, MOVED)
            return
        to, origin = first(code), s.at[self.units[0]]
        through = landmark_by(s, self.units, to)
        roused = must_rouse(s, self.units, to, through)
        cost = self.price(s, to, through, roused) if s.loud else 0
        for unit in self.units:
            s.mark(unit, MOVED)
            shift_gun(s, unit)
            go(s, unit, to)
        if s.book.is_hex(to) or s.book.is_box(origin):
            s.tell(MOVE_MADE, self.side, self.units, origin, to, (cost + 1) // 2)
        if roused:
            rouse(s)
        if through >= 0:
            come(s, self.units, through)
        units = tuple([unit for unit in self.units if s.at[unit] == to])  # 12.9: the others have arrived
        if s.book.is_hex(to):
            come(s, units, to)
        elif s.book.is_hex(origin):  # 4.5.2.2: from box to box nobody leaves the map
            leave_for(s, self.side, units, to)

    def price(self, s: Bayonet, to: int, through: int, roused: bool) -> int:
        """Ruling 62: the cheapest way, or the cheapest of those that are taken instead of it."""
        near = watched(s) if self.side == FWA and not roused else 0
        if through < 0 and (not near or near >> to & 1):
            return self.costs(s)[to]
        return max([cost_by(s, unit, to, through, 0 if near >> to & 1 else near) for unit in self.units])

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "units:unit*": self.units}

    def remarks(self, s: Bayonet, code: int) -> dict[str, Any]:
        """The cost, and what the way there brings about."""
        if code & 15 == STAY:
            return {}
        to = first(code)
        if to not in self.costs(s):
            return {"cost": 0, "way": PLAIN}
        through = landmark_by(s, self.units, to)
        roused = must_rouse(s, self.units, to, through)
        near = self.side == FWA and watched(s) >> to & 1
        way = ROUSING if roused or near else GAINING if through >= 0 else PLAIN
        return {"cost": (self.price(s, to, through, roused) + 1) // 2, "way": way}


def why_not(s: Bayonet, unit: int, to: int) -> Why:
    """What keeps a unit from a place that it cannot move to."""
    sheet, kind = s.sheet, s.kind_of_mover(unit)
    if not s.book.is_hex(to):
        return NOT_TIED
    if s.units_at(to, 1 - s.book.side_of[unit]):
        return ENEMY_HOLDS
    if sheet.cambodia[to] and s.book.nation_of[unit] == US:
        return BORDER
    if not any([sheet.enters(kind, near, to) for near in sheet.adjacent[to]]):
        return NO_ROAD
    if not s.book.is_hex(s.at[unit]):
        return TOO_FAR
    return STOPPED if is_stopped(s, unit, to) else off_the_road(s, unit, to) or TOO_FAR


def off_the_road(s: Bayonet, unit: int, to: int) -> Why | None:
    """4.2.1.5: whether it is the hexside between that is closed to a motorised unit."""
    place, sheet = s.at[unit], s.sheet
    near = to in sheet.adjacent[place]
    return NO_ROAD_FROM_HERE if near and not sheet.enters(s.kind_of_mover(unit), place, to) else None


def landing_hexes(s: Bayonet) -> int:
    """Ground fit for helicopters, far enough from every enemy, as a bit set."""
    region = s.sheet.lift
    return 0 if region is None else region.places & s.out_of_reach(PAVN, region.from_enemy)


class LiftTo(Offer):
    """Where the helicopters of the scenario set a unit down."""

    name = "lift-to"
    fields = ("side", "units")
    verbs = (Verb("stay", rules="4.1.3a"), Verb("to", "place", rules="scen:cards 13.1c"))

    def __init__(self, side: int, units: tuple[int, ...]) -> None:
        self.side = side
        self.units = units

    def places(self, s: Bayonet) -> int:
        return without(landing_hexes(s), 1 << s.at[self.units[0]])

    def offers(self, s: Bayonet) -> list[int]:
        region = s.sheet.lift
        return [STAY, *([TO | code for code in region.codes(self.places(s))] if region else [])]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        return None if code & 15 == STAY or self.places(s) >> first(code) & 1 else NO_LIFT

    def apply(self, s: Bayonet, code: int) -> None:
        if code & 15 == STAY:
            return
        unit, to = self.units[0], first(code)
        companies, batteries = s.lifted
        gun = s.book.is_artillery[unit]
        s.lifted = (companies, batteries + 1) if gun else (companies + 1, batteries)
        s.mark(unit, LANDED)  # 13.1.2, ruling 76: what is left of its points it may still use
        s.movers = None
        shift_gun(s, unit)
        go(s, unit, to)
        s.tell(LIFTED, unit, to)
        come(s, self.units, to)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "units:unit*": self.units}
