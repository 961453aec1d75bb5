"""What can change during a game of Silver Bayonet, and nothing else."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

from indochine.kernel.dice import Dice
from indochine.kernel.state import State
from indochine.titles.silver_bayonet.book import FWA, PAVN, STACK_LIMIT, BayonetBook
from indochine.titles.silver_bayonet.sheet import FOOT, MOTOR, Sheet

# Marks on a unit, a bit each.
REDUCED: Final = 1
FATIGUED: Final = 2
FIRST_FIRE: Final = 4
FINAL_FIRE: Final = 8
MOVED: Final = 16  # in this movement phase
BARRED: Final = 32  # may attack no more in this player turn
RETURNED: Final = 64  # a headquarters that has come back once
QUICKENED: Final = 128  # began the movement phase with Truong
AWAY: Final = 256  # has left the map and does not come back
LANDED: Final = 512  # has been lifted in this movement phase
FIRED_NOW: Final = 1024  # in this phase or step
DRIVEN: Final = 2048  # a gun that has gone back from an attack in this player turn
SHIFTED: Final = 4096  # a gun that has moved in this game turn
FIRE_MARKERS: Final = FIRST_FIRE | FINAL_FIRE
# These come off all units at once.
PASSING: Final = FIRE_MARKERS | MOVED | BARRED | QUICKENED | LANDED | FIRED_NOW | DRIVEN | SHIFTED
KEPT_OFF_MAP: Final = REDUCED | RETURNED

LEADERS: Final = 2  # Moore and Truong, in this order
NOBODY: Final = -1
UNIT_BITS: Final = 12
UNIT: Final = (1 << UNIT_BITS) - 1


@dataclass
class Settings:
    """The options of a game; never change during play."""

    camp_terrain: bool = False  # ruling 6
    standing_costs: bool = False  # ruling 30


class Bayonet(State):
    """Stacks by place, marks by unit; what is printed stays in the book, the map in the sheet.

    A leader is no unit of a stack: it goes with the unit that it is `led` by.
    """

    __slots__ = (
        "active",
        "air",
        "air_lost",
        "air_short",
        "air_spent",
        "arrow",
        "arrow_used",
        "at",
        "attacked",
        "b52",
        "book",
        "borne",
        "declared",
        "half",
        "held",
        "here",
        "led",
        "lifted",
        "marks",
        "movers",
        "points",
        "pool",
        "posts",
        "scored",
        "settings",
        "sheet",
        "sprung",
        "stood",
        "tallied",
        "turn",
        "us_turn",
        "zones",
    )

    book: BayonetBook
    sheet: Sheet
    settings: Settings
    at: list[int]  # by unit: its place
    here: dict[int, tuple[int, ...]]  # by place: the units there, leaders apart; no entry where there is none
    marks: list[int]  # by unit
    borne: int  # the marks that some unit may bear
    posts: tuple[tuple[int, ...], tuple[int, ...]]  # by side: the hexes with its units, in order
    stood: tuple[int, int]  # the same as bit sets
    zones: tuple[int, int]  # by side: the hexes that it controls (5.1) as a bit set; -1 until somebody asks
    movers: tuple[int, ...] | None  # who can still move in this phase; unknown until somebody asks
    led: tuple[int, int]  # the units that Moore and Truong are with
    declared: dict[int, int]  # by unit: target << 1 | kind of combat
    attacked: tuple[int, ...]  # hexes whose combat has been resolved in this player turn (ruling 19)
    turn: int
    half: int  # player turns begun
    active: int  # the side whose player turn it is (3.2c)
    air: int  # air points left in this turn
    air_spent: int  # air points used in this turn, for all to see
    air_lost: int  # air points destroyed for good
    air_short: int  # those destroyed before this turn, which its air points lack
    arrow: int  # points of Broken Arrow, for the combat under way
    arrow_used: bool
    b52: int  # missions flown in this turn
    points: tuple[int, int]  # victory points
    scored: int  # awards given that are given once
    tallied: tuple[int, ...]  # by award: what counts towards the next point
    held: dict[int, int]  # by hex that matters: the side that entered it last
    pool: tuple[int, ...]  # by replacement of the scenario: points at hand, in halves
    us_turn: int  # on which the first American group comes; 0 while nobody knows
    sprung: bool  # those who lie in wait may move
    lifted: tuple[int, int]  # companies and batteries lifted in this phase

    def copy(self) -> Bayonet:
        new = Bayonet()
        self.copy_kernel_part(new)
        new.book = self.book
        new.sheet = self.sheet
        new.settings = self.settings
        new.at = self.at[:]
        new.here = self.here.copy()
        new.marks = self.marks[:]
        new.borne = self.borne
        new.posts = self.posts
        new.stood = self.stood
        new.zones = self.zones
        new.movers = self.movers
        new.led = self.led
        new.declared = self.declared.copy()
        new.attacked = self.attacked
        new.turn = self.turn
        new.half = self.half
        new.active = self.active
        new.air = self.air
        new.air_lost = self.air_lost
        new.air_short = self.air_short
        new.air_spent = self.air_spent
        new.arrow = self.arrow
        new.arrow_used = self.arrow_used
        new.b52 = self.b52
        new.points = self.points
        new.scored = self.scored
        new.tallied = self.tallied
        new.held = self.held.copy()
        new.pool = self.pool
        new.us_turn = self.us_turn
        new.sprung = self.sprung
        new.lifted = self.lifted
        return new

    # What stands on a counter as it lies

    def face(self, unit: int) -> int:
        return self.marks[unit] & REDUCED

    def has(self, unit: int, mark: int) -> bool:
        return self.marks[unit] & mark != 0

    def attack_of(self, unit: int) -> int:
        """2.4.1"""
        return self.book.attack[self.marks[unit] & REDUCED][unit]

    def defence_of(self, unit: int) -> int:
        """2.4.4, 2.6.4: fatigue does not lower it."""
        return self.book.defence[self.marks[unit] & REDUCED][unit]

    def stacking_of(self, unit: int) -> int:
        return self.book.stacking[self.marks[unit] & REDUCED][unit]

    def steps_of(self, unit: int) -> int:
        """2.5.1: the steps that a unit still has."""
        return self.book.steps_of[unit] - (self.marks[unit] & REDUCED if self.book.steps_of[unit] == 2 else 0)

    def kind_of_mover(self, unit: int) -> int:
        return MOTOR if self.book.motorised[unit] else FOOT

    # Who is where

    def units_at(self, place: int, side: int) -> tuple[int, ...]:
        """The units of a side in a place; hexes hold one side only, boxes too."""
        found = self.here.get(place, ())
        return found if found and self.book.side_of[found[0]] == side else ()

    def side_at(self, place: int) -> int:
        found = self.here.get(place)
        return self.book.side_of[found[0]] if found else NOBODY

    def on_map(self, side: int) -> list[int]:
        """The units of a side in hexes."""
        here = self.here
        found: list[int] = []
        for place in self.posts[side]:
            found += here[place]
        return found

    def stacks(self, side: int) -> tuple[int, ...]:
        """The hexes with units of a side, in the order of the map."""
        return self.posts[side]

    def load(self, place: int) -> int:
        """4.3.1: stacking points in a hex, in halves."""
        stacking, marks, total = self.book.stacking, self.marks, 0
        for unit in self.here.get(place, ()):
            total += stacking[marks[unit] & REDUCED][unit]
        return total

    def surplus(self, place: int) -> int:
        """4.3.2: whole stacking points beyond the limit; a half counts as one."""
        return max(0, (self.load(place) - STACK_LIMIT + 1) // 2)

    def printed_efficiency(self, unit: int) -> int:
        """2.4.5"""
        return self.book.efficiency[self.marks[unit] & REDUCED][unit]

    def efficiency_of(self, unit: int) -> int:
        """2.4.5, 4.3.2a: as printed, less what over-stacking costs, never below nothing."""
        printed = self.book.efficiency[self.marks[unit] & REDUCED][unit]
        return max(0, printed - self.surplus(self.at[unit])) if self.book.is_hex(self.at[unit]) else printed

    def in_enemy_zoc(self, place: int, side: int) -> bool:
        return self.controlled(1 - side) >> place & 1 != 0

    def is_next_to(self, place: int, side: int) -> bool:
        """Whether a unit of the side stands in a neighbouring hex."""
        return any([self.units_at(near, side) for near in self.sheet.adjacent[place]])

    def is_near(self, place: int, side: int, hexes: int) -> bool:
        """Whether a unit of the side stands within so many hexes."""
        return self.stood[side] & self.book.around(place, hexes) != 0

    def out_of_reach(self, side: int, hexes: int) -> int:
        """The places that are so many hexes from every unit of a side at least, as a bit set."""
        book, near = self.book, self.stood[side]
        if hexes > 1:
            for place in self.posts[side]:
                near |= book.around(place, hexes - 1)
        return ~near

    def in_order_of_map(self, units: list[int]) -> list[int]:
        """The same units as they stand, hex by hex."""
        if len(units) < 2:
            return units
        return [place & UNIT for place in sorted([self.at[unit] << UNIT_BITS | unit for unit in units])]

    def tdv(self, place: int, units: tuple[int, ...]) -> int:
        """4.2.3: the defence value of the ground; where all are motorised, the one for them."""
        motorised = self.book.motorised
        if units and all([motorised[unit] for unit in units]):
            return self.sheet.motor_tdv[place]
        return self.sheet.tdv[place]

    def leaders_with(self, units: tuple[int, ...]) -> list[int]:
        """12.1: the leaders that go with one of these units."""
        chiefs = (self.book.moore, self.book.truong)
        return [chiefs[n] for n in range(LEADERS) if self.led[n] in units]

    def leaders_at(self, place: int) -> list[int]:
        chiefs = (self.book.moore, self.book.truong)
        return [chiefs[n] for n in range(LEADERS) if self.led[n] >= 0 and self.at[self.led[n]] == place]

    # What happens to units

    def put(self, unit: int, to: int) -> None:
        """Off one place and on another; zones of control follow."""
        origin = self.at[unit]
        if self.exerts(unit):
            self.forget_zones(self.book.side_of[unit])
        if origin < self.book.waiting:
            self.take_off(unit, origin)
        if to >= self.book.waiting:
            self.marks[unit] &= KEPT_OFF_MAP
        else:
            self.lay_on(unit, to)
        self.at[unit] = to

    def take_off(self, unit: int, place: int) -> None:
        rest = tuple([other for other in self.here[place] if other != unit])
        if rest:
            self.here[place] = rest
            return
        del self.here[place]
        if place < self.book.hexes:
            side = self.book.side_of[unit]
            posts = self.posts[side]
            order = bisect_left(posts, place)
            self.station(side, place, posts[:order] + posts[order + 1 :])

    def lay_on(self, unit: int, place: int) -> None:
        stack = self.here.get(place)
        if stack is not None:
            self.here[place] = tuple(sorted([*stack, unit]))
            return
        self.here[place] = (unit,)
        if place < self.book.hexes:
            side = self.book.side_of[unit]
            posts = self.posts[side]
            order = bisect_left(posts, place)
            self.station(side, place, posts[:order] + (place,) + posts[order:])

    def station(self, side: int, changed: int, posts: tuple[int, ...]) -> None:
        """The hexes in which a side stands are others: one has come, or is gone."""
        ours, theirs = self.posts
        stood, opposed = self.stood
        if side == FWA:
            self.posts, self.stood = (posts, theirs), (stood ^ 1 << changed, opposed)
        else:
            self.posts, self.stood = (ours, posts), (stood, opposed ^ 1 << changed)

    def exerts(self, unit: int) -> bool:
        """5.1.1: no headquarters, no hospital, no guns, no fatigued unit."""
        return self.book.exerts[unit] and not self.marks[unit] & FATIGUED

    def forget_zones(self, side: int) -> None:
        """Who exerts control is another, or elsewhere."""
        ours, theirs = self.zones
        self.zones = (-1, theirs) if side == FWA else (ours, -1)

    def controlled(self, side: int) -> int:
        """5.1: the hexes in the zone of control of a side, as a bit set."""
        found = self.zones[side]
        if found < 0:
            found = self.all_controlled(side)
            ours, theirs = self.zones
            self.zones = (found, theirs) if side == FWA else (ours, found)
        return found

    def all_controlled(self, side: int) -> int:
        found = 0
        for place in self.posts[side]:
            for unit in self.here[place]:
                if self.exerts(unit):
                    found |= self.sheet.control_sets[self.kind_of_mover(unit)][place]
        return found

    def mark(self, unit: int, mark: int) -> None:
        self.marks[unit] |= mark
        self.borne |= mark

    def unmark(self, unit: int, mark: int) -> None:
        self.marks[unit] &= ~mark

    def wipe(self, marks: int) -> None:
        """No unit bears any of these marks any more."""
        if self.borne & marks:
            kept = ~marks
            self.marks = [borne & kept for borne in self.marks]
            self.borne &= kept

    def tire(self, unit: int) -> None:
        """2.6.1: a fatigued unit exerts no zone of control."""
        if not self.marks[unit] & FATIGUED:
            if self.book.exerts[unit]:
                self.forget_zones(self.book.side_of[unit])
            self.marks[unit] |= FATIGUED
            self.borne |= FATIGUED

    def rest(self, unit: int) -> None:
        """2.6.7: it has recovered."""
        if self.marks[unit] & FATIGUED:
            self.marks[unit] &= ~FATIGUED
            if self.book.exerts[unit]:
                self.forget_zones(self.book.side_of[unit])

    def lead_with(self, leader: int, unit: int) -> None:
        moore, truong = self.led
        self.led = (unit, truong) if leader == self.book.moore else (moore, unit)
        self.at[leader] = self.at[unit] if unit >= 0 else self.book.eliminated

    def hides_air(self) -> bool:
        """11.0c: air points that are rolled for are known to their owner alone."""
        return self.sheet.hides_air(self.turn)

    # Declared attacks

    def attackers(self, target: int, combat: int) -> tuple[int, ...]:
        """The units that have declared this combat against a hex."""
        if not self.declared:
            return ()
        code = target << 1 | combat
        found = [unit for unit, said in self.declared.items() if said == code]
        return tuple(sorted(found) if len(found) > 1 else found)

    def targets(self) -> list[int]:
        """The hexes against which combat is declared, in the order of the map."""
        return sorted({said >> 1 for said in self.declared.values()})

    def is_target(self, place: int) -> bool:
        """8.5.4, ruling 19: attacked in this player turn, or going to be."""
        for said in self.declared.values():
            if said >> 1 == place:
                return True
        return place in self.attacked


def new_state(dice: Dice, book: BayonetBook, scenario: str, settings: Settings) -> Bayonet:
    """An empty map: nothing is laid out yet."""
    s = Bayonet()
    s.prepare(dice)
    s.book = book
    s.sheet = book.sheet(scenario, settings.camp_terrain)
    s.settings = settings
    s.at = [book.waiting] * book.units
    s.here = {}
    s.marks = [0] * book.units
    s.borne = 0
    s.posts = ((), ())
    s.stood = (0, 0)
    s.zones = (0, 0)
    s.movers = None
    s.led = (NOBODY, NOBODY)
    s.declared = {}
    s.attacked = ()
    s.turn = 1
    s.half = 0
    s.active = FWA if s.sheet.scenario.first_side == "FWA" else PAVN
    s.air = 0
    s.air_lost = 0
    s.air_short = 0
    s.air_spent = 0
    s.arrow = 0
    s.arrow_used = False
    s.b52 = 0
    s.points = (0, 0)
    s.scored = 0
    s.tallied = tuple([0] * len(s.sheet.scenario.award))
    s.held = {}
    s.pool = tuple([0] * len(s.sheet.scenario.replacement))
    s.us_turn = 0
    s.sprung = False
    s.lifted = (0, 0)
    return s


def imagined(s: Bayonet) -> Bayonet:
    """A copy in which nothing is told, to see what would be."""
    new = s.copy()
    new.loud = False
    return new
