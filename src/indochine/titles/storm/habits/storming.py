"""10.0: where the Viet Minh can break in: the garrisons in reach, the stacks around them, the chances."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.titles.storm.book import AREAS, FR, VM
from indochine.titles.storm.habits.lay import Lay, chance, mean_damage, power, to_clear, turns_left
from indochine.titles.storm.rules.ch08_points import best_defence
from indochine.titles.storm.rules.ch10_assault import trench_suffices
from indochine.titles.storm.state import Storm

ENOUGH: Final = 0.4  # what one victory area more is worth to a side that has enough of them
FOLLOW: Final = 0.8  # what a second assault counts that may still be stopped
A_UNIT: Final = 0.03  # what the unit lost in an assault is worth
BETTER: Final = 1.1  # how much better an assault must become for what prepares it
UNKNOWN: Final = -9.0
A_POINT: Final = 0.006  # and a point of damage done by the way


def prize(lay: Lay, s: Storm, area: int) -> float:
    """What taking an area is worth now: nothing but victory areas counts at the end."""
    full = lay.prize[area]
    if not lay.book.victory >> area & 1:
        return full * min(turns_left(s), 3) / 3
    return full if (s.held & s.book.victory).bit_count() < s.needed else ENOUGH


class Stack:
    """Fresh Viet Minh next to a garrison."""

    __slots__ = ("area", "number", "power", "ready")

    def __init__(self, area: int, number: int, fire: int, ready: bool) -> None:
        self.area = area
        self.number = number
        self.power = fire
        self.ready = ready  # may assault without a card


class Garrison:
    """A French area that could be stormed, with what stands around it."""

    __slots__ = ("area", "clear", "defence", "now", "prize", "stacks", "threatened")

    def __init__(self, lay: Lay, s: Storm, area: int) -> None:
        units = s.here[area] & s.book.side_set[FR]
        self.area = area
        self.defence: int = best_defence(s, units)
        self.clear: int = to_clear(s, units)
        self.prize: float = prize(lay, s, area)
        self.stacks: list[Stack] = []
        self.threatened = False  # some stack is ready
        self.now = UNKNOWN  # the best plan as things stand
        room = s.room(area, VM)
        for origin in lay.near[area]:
            fresh = s.here[origin] & s.book.side_set[VM] & ~s.spent
            if fresh and room > 0:
                fire = power(lay, fresh)
                number = fresh.bit_count()
                fire = fire if number <= room else fire * room // number
                ready = trench_suffices(s, origin)
                self.threatened = self.threatened or ready
                self.stacks.append(Stack(origin, number, fire, ready))

    def falls(self, fire: int, relief: float = 0.0) -> float:
        """The chance that an assault with so much firepower takes it, some damage having been done before."""
        return chance(int(self.clear - relief) + self.defence - fire)

    def hurt(self, fire: int) -> float:
        return mean_damage(fire - self.defence)

    def second(self, first: int, relief: float) -> float:
        """The chance of another ready stack after the first has failed."""
        best = 0.0
        for stack in self.stacks:
            if stack.ready and stack.area != first:
                best = max(best, self.falls(stack.power, relief))
        return best

    def plan(self, stack: Stack, extra: int = 0, relief: float = 0.0) -> float:
        """What an assault by this stack is worth, a second one behind it."""
        fire = stack.power + extra
        taken = self.falls(fire, relief)
        follow = FOLLOW * self.second(stack.area, relief + self.hurt(fire)) if taken < 0.9 else 0.0
        return self.prize * (taken + (1.0 - taken) * follow) + A_POINT * self.hurt(fire) - A_UNIT

    def best_plan(self, extra: int, relief: float) -> float:
        """The best assault possible now, after so much damage."""
        best = 0.0
        for stack in self.stacks:
            if stack.ready:
                best = max(best, self.plan(stack, extra, relief))
        return best

    def opened(self, extra: int, relief: float) -> float:
        """What the best assault is worth after so much damage, if that makes it clearly better."""
        if not self.threatened:
            return 0.0
        if self.now == UNKNOWN:
            self.now = self.best_plan(extra, 0.0)
        then = self.best_plan(extra, relief)
        return then if then > BETTER * self.now else 0.0


def garrisons(lay: Lay, s: Storm) -> list[Garrison]:
    """Every French garrison next to a Viet Minh unit."""
    reach = 0
    for area in bits(s.occupied[VM]):
        reach |= s.book.adjacent[area]
    return [Garrison(lay, s, area) for area in bits(reach & s.occupied[FR] & ~s.held)]


def night_bonus(s: Storm) -> int:
    """card:vm-25: what Night Assaults in hand would add to the next assault."""
    nights = 0
    for card in bits(s.hands[VM]):
        nights += s.book.key_of[card] == "night-assault"
    return 3 * min(nights, 2)


class Field:
    """What draws Viet Minh units that are not engaged: ground next to a weak garrison of a victory area, a
    deep trench, comrades; an undefended French area most of all. It fades with the way there."""

    def __init__(self, lay: Lay, s: Storm, apart: int = 0) -> None:
        self.lay = lay
        self.pulls: dict[int, float] = {}
        self.known: list[float] = [-1.0] * AREAS
        french = s.occupied[FR]
        for area in lay.goals:
            if not s.held >> area & 1:
                value = prize(lay, s, area)
                if french >> area & 1:
                    self.besiege(s, area, value, apart)
                else:
                    self.pulls[area] = 1.5 * value

    def besiege(self, s: Storm, area: int, value: float, apart: int) -> None:
        vm, stacking = s.book.side_set[VM], s.book.stacking
        soft = value * (1.0 - 0.02 * to_clear(s, s.here[area] & s.book.side_set[FR]))
        blocked = s.occupied[FR] & ~s.held
        for origin in self.lay.near[area]:
            if not blocked >> origin & 1:
                mates = (s.here[origin] & vm & ~apart).bit_count()
                mates = mates if mates < stacking else -6
                here = soft * (0.7 + 0.05 * s.trench(origin) + 0.02 * mates)
                if here > self.pulls.get(origin, 0.0):
                    self.pulls[origin] = here

    def at(self, area: int) -> float:
        """The strongest pull on units of an area."""
        best = self.known[area]
        if best < 0.0:
            best, fading = 0.0, self.lay.fading[area]
            for to, value in self.pulls.items():
                faded = value * fading[to]
                if faded > best:
                    best = faded
            self.known[area] = best
        return best
