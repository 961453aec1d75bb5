"""2.4.2, 10.4, 14.1: guns and air points: who can fire at a hex, and what a roll brings."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first
from indochine.kernel.odds import Odds
from indochine.titles.silver_bayonet.asking import Offer, Step
from indochine.titles.silver_bayonet.book import FWA, OFFENSIVE, PAVN, SUPPORT
from indochine.titles.silver_bayonet.events import (
    AIR_DAMAGE,
    AIR_DEFENCE,
    BOMBARDMENT_ROLL,
    FIRED,
    TOWN_HIT,
)
from indochine.titles.silver_bayonet.rules.ch02_recovery import SIDES_OF_DIE
from indochine.titles.silver_bayonet.rules.ch04_going import use_gun
from indochine.titles.silver_bayonet.rules.ch17_points import on_air_point, on_bombarded
from indochine.titles.silver_bayonet.state import BARRED, DRIVEN, FATIGUED, FINAL_FIRE, FIRED_NOW, Bayonet

DONE: Final = 0
GUN: Final = 1
AIR: Final = 2
TWO_GUNS: Final = 2  # 10.2.1a, 10.3.4a: the PAVN
NEAR_TRUONG: Final = 2  # 12.1.2a
EVERYWHERE: Final = -1

NOT_YOURS: Final = Why("10.1.1a", "not-your-gun")
NO_GUN: Final = Why("2.3.3b", "no-gun")
GUN_TIRED: Final = Why("10.4.2", "gun-fatigued")
SPENT: Final = Why("10.4.1", "gun-has-acted-twice")
FIRES_ALREADY: Final = Why("10.4.1", "gun-fires-already")
OUT_OF_RANGE: Final = Why("10.4.3", "out-of-range")
TOO_NEAR: Final = Why("12.11", "too-near")
ATTACKED_ITSELF: Final = Why("10.4.6", "fires-for-itself-only")
ATTACKS_ITSELF: Final = Why("12.3.2", "attacks-itself")
TWO_SUPPORT: Final = Why("10.3.4a", "two-guns-only")
TWO_DEFEND: Final = Why("10.2.1a", "two-guns-only")
NO_AIR: Final = Why("11.0a", "not-so-many-air-points")
NO_AIRCRAFT: Final = Why("11.0a", "no-aircraft")


# Who can fire


def not_ready(s: Bayonet, unit: int, side: int) -> Why | None:
    """10.4.1, 10.4.2: why a gun may not fire now, whatever the hex."""
    book, marks = s.book, s.marks[unit]
    if book.side_of[unit] != side or not book.is_hex(s.at[unit]):
        return NOT_YOURS
    if not book.is_artillery[unit]:
        return NO_GUN
    if marks & FATIGUED:
        return GUN_TIRED
    if marks & FINAL_FIRE:
        return SPENT
    return FIRES_ALREADY if marks & FIRED_NOW else None


def cannot_fire(s: Bayonet, unit: int, side: int, target: int, fire: int) -> Why | None:
    """10.4: why a gun may not fire at, or for, a hex."""
    why = not_ready(s, unit, side)
    if why is not None:
        return why
    if fire == SUPPORT and side == s.active and (unit in s.declared or s.has(unit, BARRED)):
        return ATTACKS_ITSELF
    if fire != OFFENSIVE and side != s.active and is_attacked(s, unit, target):
        return ATTACKED_ITSELF
    return out_of_range(s, unit, target)


def is_attacked(s: Bayonet, unit: int, target: int) -> bool:
    """10.4.6: whether a gun is attacked elsewhere, or has gone back from an attack in this player turn."""
    return s.has(unit, DRIVEN) or (s.at[unit] != target and s.is_target(s.at[unit]))


def out_of_range(s: Bayonet, unit: int, target: int) -> Why | None:
    """10.4.3, 12.11"""
    distance = s.book.distance(s.at[unit], target)
    if distance < s.book.min_range[unit]:
        return TOO_NEAR
    if reaches_all(s, unit):
        return None
    return None if distance <= s.book.range[s.face(unit)][unit] else OUT_OF_RANGE


def guns_for(s: Bayonet, side: int, target: int, fire: int) -> list[int]:
    guns = [gun for gun in s.book.guns[side] if cannot_fire(s, gun, side, target, fire) is None]
    return s.in_order_of_map(guns)


def under_fire(s: Bayonet, side: int) -> int:
    """10.1.1a: the hexes that could be bombarded if an enemy stood there, as a bit set."""
    if side == FWA and (s.air or s.hides_air()):
        return EVERYWHERE
    found = 0
    for gun in s.book.guns[side]:
        if not_ready(s, gun, side) is None:
            found |= field_of_fire(s, gun)
    return found


def field_of_fire(s: Bayonet, gun: int) -> int:
    """10.4.3, 12.11: the hexes that a gun reaches."""
    book, place = s.book, s.at[gun]
    reach = EVERYWHERE if reaches_all(s, gun) else book.around(place, book.range[s.face(gun)][gun])
    near = book.min_range[gun]
    return reach & ~book.around(place, near - 1) if near else reach


def reaches_all(s: Bayonet, gun: int) -> bool:
    """The batteries of scenario 4; a mortar is none."""
    return s.at[gun] == s.sheet.far_guns and not s.book.is_mortar[gun]


def air_for(s: Bayonet, side: int, fire: int) -> int:
    """11.0a, 12.1.1a: the air points that may be used; those of Broken Arrow only in their combat."""
    if side != FWA:
        return 0
    return s.air if fire == OFFENSIVE else s.air + s.arrow


def can_fire(s: Bayonet, side: int, target: int, fire: int) -> bool:
    """11.0c: who may hide air points is always asked, so that the question tells nothing."""
    if side == FWA and s.hides_air():
        return True
    if air_for(s, side, fire):
        return True
    return any([cannot_fire(s, gun, side, target, fire) is None for gun in s.book.guns[side]])


class Aim(Offer):
    """What fires: gun by gun, then air points. The frame below takes what was chosen."""

    name = "aim"
    fields = ("side", "target", "fire", "guns")
    verbs = (
        Verb("done", rules="10.1.1a 10.2.1a 10.3.1"),
        Verb("gun", "unit", rules="10.4.1 10.4.3"),
        Verb("air", "number", rules="11.0a"),
    )

    def __init__(self, side: int, target: int, fire: int, guns: tuple[int, ...]) -> None:
        self.side = side
        self.target = target
        self.fire = fire
        self.guns = guns

    def offers(self, s: Bayonet) -> list[int]:
        codes = [DONE]
        if not self.has_enough():
            guns = guns_for(s, self.side, self.target, self.fire)
            codes += [GUN | gun << 4 for gun in guns if gun not in self.guns]
        return codes + [AIR | n << 4 for n in range(1, air_for(s, self.side, self.fire) + 1)]

    def tries(self, s: Bayonet) -> list[int]:
        guns = guns_for(s, self.side, self.target, self.fire) if self.has_enough() else []
        return self.offers(s) + [GUN | gun << 4 for gun in guns if gun not in self.guns]

    def has_enough(self) -> bool:
        """10.2.1a, 10.3.4a: the PAVN fire two guns for or against an attack."""
        return self.side == PAVN and self.fire != OFFENSIVE and len(self.guns) >= TWO_GUNS

    def asks_anyway(self, s: Bayonet) -> bool:
        return self.side == FWA and s.hides_air()

    def refused(self, s: Bayonet, code: int) -> Why | None:
        verb, number = code & 15, first(code)
        if verb == DONE:
            return None
        if verb == GUN:
            return self.against_gun(s, number)
        if self.side != FWA:
            return NO_AIRCRAFT
        return None if 1 <= number <= air_for(s, self.side, self.fire) else NO_AIR

    def against_gun(self, s: Bayonet, unit: int) -> Why | None:
        if unit in self.guns:
            return FIRES_ALREADY
        if self.has_enough():
            return TWO_SUPPORT if self.fire == SUPPORT else TWO_DEFEND
        return cannot_fire(s, unit, self.side, self.target, self.fire)

    def apply(self, s: Bayonet, code: int) -> None:
        verb, number = code & 15, first(code)
        if verb == GUN:
            s.push(Aim(self.side, self.target, self.fire, (*self.guns, number)))
            return
        air = number if verb == AIR else 0
        commit(s, self.side, self.fire, self.target, self.guns, air)
        taker = s.frames[-1]
        assert isinstance(taker, Step)
        taker.take(s, self.side, self.target, self.guns, air)

    def odds(self, s: Bayonet, code: int) -> Odds | None:
        """As if nothing else were to fire."""
        verb, number = code & 15, first(code)
        guns = (*self.guns, number) if verb == GUN else self.guns
        air = number if verb == AIR else 0
        return self.procedure(s).odds_of_fire(s, self.side, self.target, guns, air)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "target:place": self.target, "fire": self.fire,
                "strength": power(s, self.guns), "air": air_for(s, self.side, self.fire)}  # fmt: skip


def power(s: Bayonet, guns: tuple[int, ...]) -> int:
    """10.1.3, 10.4.4, 10.4.5: the sum of their bombardment strengths."""
    return sum([s.book.bombard[s.face(gun)][gun] for gun in guns])


def commit(s: Bayonet, side: int, fire: int, target: int, guns: tuple[int, ...], air: int) -> None:
    """10.4.1, 11.0b: the guns have fired, the points are gone; those of Broken Arrow go first."""
    for gun in guns:
        use_gun(s, gun)
        s.mark(gun, FIRED_NOW)
    if air:
        borrowed = min(air, s.arrow) if fire != OFFENSIVE else 0
        s.arrow -= borrowed
        s.air -= air - borrowed
        s.air_spent += air - borrowed
    if guns or air:
        s.tell(FIRED, side, fire, target, guns, air)


def end_of_step(s: Bayonet) -> None:
    """10.4.1, ruling 37: a gun fires once in a phase or a step of combat."""
    s.wipe(FIRED_NOW)


# Air defence fire


def defending_steps(s: Bayonet, target: int) -> int:
    """14.1a: the steps of the PAVN in and next to a hex."""
    places = (target, *s.sheet.adjacent[target])
    return sum([s.steps_of(unit) for place in places for unit in s.units_at(place, PAVN)])


def air_after_defence(s: Bayonet, target: int, air: int) -> int:
    """14.1a, 14.1b, 14.3, ruling 40: what of so many air points gets through."""
    if not air or defending_steps(s, target) <= air:
        return air
    die = s.roll_die(SIDES_OF_DIE)
    s.tell(AIR_DEFENCE, target, die)
    if die > s.book.hit_max:
        return air
    die = s.roll_die(SIDES_OF_DIE)
    cell = s.book.damage[die - 1]
    lost, for_good = damage_of(cell)
    s.tell(AIR_DAMAGE, die, lost, for_good)
    s.air_lost += for_good
    for _ in range(for_good):
        on_air_point(s)
    return max(0, air - lost)


def damage_of(cell: str) -> tuple[int, int]:
    """Ruling 39: points that the mission lacks, and points destroyed for good."""
    return int(cell.strip("-*") or 0), int(cell.endswith("*"))


# The roll


def modifiers(s: Bayonet, side: int, target: int, guns: tuple[int, ...], spotted: bool) -> Tally:
    """10.1.2, 12.1.2a"""
    tally = Tally()
    if not spotted:
        tally.plus(s.book.worth["bombardment:no-spotter"], "no-spotter", "10.1.2")
    if side == FWA and guns and is_near_truong(s, target):
        tally.plus(s.book.worth["bombardment:truong"], "truong", "12.1.2a")
    return tally


def is_near_truong(s: Bayonet, target: int) -> bool:
    led = s.led[1]
    return led >= 0 and s.book.is_hex(s.at[led]) and s.book.distance(s.at[led], target) <= NEAR_TRUONG


def bombard(
    s: Bayonet, side: int, target: int, fire: int, guns: tuple[int, ...], air: int, extra: int, spotted: bool
) -> tuple[int, bool]:
    """10.1.3, 10.3.5: roll on the table; the number, and whether it tires."""
    strength = power(s, guns) + air + extra
    count_town(s, side, target)
    tally = modifiers(s, side, target, guns, spotted)
    die = s.roll_die(SIDES_OF_DIE)
    number, tires = s.book.charts.bombardment(strength, die + tally.total)
    s.tell(BOMBARDMENT_ROLL, side, fire, target, strength, die, tally, number, int(tires))
    return number, tires


def count_town(s: Bayonet, side: int, target: int) -> None:
    """4.2.2d, ruling 8"""
    if side == FWA and s.sheet.bombard_points[target]:
        s.tell(TOWN_HIT, target, s.sheet.bombard_points[target])
        on_bombarded(s, target)
