"""Whose luck a roll is, in steps: of the side that fires or attacks, of the one that is tested."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from indochine.kernel.luck import Judge, Judged, Rolled, Spread
from indochine.titles.silver_bayonet.book import (
    DEFENSIVE,
    FRONTAL,
    FULL,
    FWA,
    NO_SUPPORT,
    OFFENSIVE,
    UNCOORDINATED,
    BayonetBook,
)
from indochine.titles.silver_bayonet.rules.ch02_odds import TEN
from indochine.titles.silver_bayonet.rules.ch02_recovery import passes
from indochine.titles.silver_bayonet.rules.ch07_coordination import result_of
from indochine.titles.silver_bayonet.rules.ch08_table import defender_steps
from indochine.titles.silver_bayonet.rules.ch09_assault import ASSAULTED_TDV
from indochine.titles.silver_bayonet.rules.ch09_odds import assault_result
from indochine.titles.silver_bayonet.rules.ch10_fire import damage_of
from indochine.titles.silver_bayonet.state import Bayonet

# A step that the enemy loses is one, whether or not he has it to lose; the rest is reckoned against that.
TIRED: Final = 0.5  # a unit fatigued
RETREAT: Final = 0.5  # a stack that has to go back
POINT: Final = 0.25  # an air point, or a point that support adds
DESTROYED: Final = 0.5  # an air point that does not come back
REFUSED: Final = 1.0  # a combat that does not take place
REACTED: Final = 0.5  # a unit more in the defence
COORDINATED: Final = {FULL: 0.0, NO_SUPPORT: -0.25, UNCOORDINATED: -0.5, FRONTAL: -1.0}

Worth = Callable[[int], float]  # of each face of the die


def by_die(rolled: Rolled, side: int, die: int, worth: Worth) -> list[Judged]:
    spread: Spread = {}
    for face, chance in TEN:
        value = round(worth(face), 9)
        spread[value] = spread.get(value, 0.0) + chance
    return [Judged(side, spread, round(worth(die), 9), rolled.faces)]


def by_test(rolled: Rolled, side: int, die: int, modifier: int, value: int, worth: float) -> list[Judged]:
    """2.4.5b: passed or not."""
    return by_die(rolled, side, die, lambda face: worth if passes(face, modifier, value) else 0.0)


def book_of(rolled: Rolled) -> BayonetBook:
    book: BayonetBook = rolled.before.book
    return book


def ground(rolled: Rolled, target: int) -> int:
    s: Bayonet = rolled.before
    return s.tdv(target, s.here.get(target, ()))


# Before combat


def refusal(rolled: Rolled) -> list[Judged]:
    """6.2a"""
    side, _, _, die, modifiers, value = rolled.event.values
    return by_test(rolled, side, die, modifiers.total, value, REFUSED)


def reaction(rolled: Rolled) -> list[Judged]:
    """6.3.1a"""
    side, _, _, die, value = rolled.event.values
    return by_test(rolled, side, die, 0, value, REACTED)


def landing(rolled: Rolled) -> list[Judged]:
    """13.1.1.3a: who fails is fatigued."""
    _, _, die, value, modifier = rolled.event.values
    return by_test(rolled, FWA, die, modifier, value, TIRED)


def coordination(rolled: Rolled) -> list[Judged]:
    """7.4.1"""
    side, _, die, value, _ = rolled.event.values
    book = book_of(rolled)
    return by_die(rolled, side, die, lambda face: COORDINATED[result_of(book, face, value)])


def broken_arrow(rolled: Rolled) -> list[Judged]:
    """12.1.1a"""
    points = book_of(rolled).tables.broken_arrow.by_die
    return by_die(rolled, FWA, rolled.event.values[0], lambda face: POINT * points[face - 1])


# Fire


def air_worth(book: BayonetBook, face: int) -> float:
    """14.3: what a die of damage costs."""
    lost, for_good = damage_of(book.damage[face - 1])
    return -POINT * lost - DESTROYED * for_good


def air_defence(rolled: Rolled) -> list[Judged]:
    """14.3: a hit is worth what the damage then promises."""
    book = book_of(rolled)
    promised = sum([chance * air_worth(book, face) for face, chance in TEN])
    die = rolled.event.values[1]
    return by_die(rolled, FWA, die, lambda face: promised if face <= book.hit_max else 0.0)


def air_damage(rolled: Rolled) -> list[Judged]:
    """14.3"""
    book = book_of(rolled)
    return by_die(rolled, FWA, rolled.event.values[0], lambda face: air_worth(book, face))


def bombardment(rolled: Rolled) -> list[Judged]:
    """10.1.3, 10.2.1b, 10.3.5: steps and a fatigue; of support each point."""
    side, fire, target, strength, die, modifiers = rolled.event.values[:6]
    table, total = book_of(rolled).tables.bombardment, modifiers.total
    tdv = ground(rolled, target) if fire == OFFENSIVE else ASSAULTED_TDV

    def worth(face: int) -> float:
        hit = table.at(strength, face + total)
        if fire == OFFENSIVE:
            return hit.number // tdv + TIRED * hit.fatigue
        return float(hit.number // tdv) if fire == DEFENSIVE else POINT * hit.number

    return by_die(rolled, side, die, worth)


# Combat


def maneuver(rolled: Rolled) -> list[Judged]:
    """8.3.1F: what the enemy suffers, less what it costs."""
    side, target, _, _, column, die, modifiers, _ = rolled.event.values
    table, total, tdv = book_of(rolled).tables.maneuver, modifiers.total, ground(rolled, target)

    def worth(face: int) -> float:
        ours, theirs = table.at(column, face + total)
        steps = defender_steps(theirs.steps, tdv, False) - ours.steps
        retreats = (theirs.retreat > 0) - (ours.retreat > 0)
        return steps + TIRED * (theirs.fatigue - ours.fatigue) + RETREAT * retreats

    return by_die(rolled, side, die, worth)


def assault(rolled: Rolled) -> list[Judged]:
    """9.1C, 9.3.5"""
    side, _, strength, die, modifiers, _ = rolled.event.values
    book, total = book_of(rolled), modifiers.total
    return by_die(rolled, side, die, lambda face: float(assault_result(book, strength, face, total)))


def assault_test(rolled: Rolled) -> list[Judged]:
    """9.1D: who passes rolls again, and that is worth what his last roll promised."""
    side, _, die, modifier, value = rolled.event.values
    book = book_of(rolled)
    for event in reversed(rolled.earlier):
        if event.kind.name == "assault-roll" and event.values[0] == side:
            strength, total = event.values[2], event.values[4].total
            promised = sum([chance * assault_result(book, strength, face, total) for face, chance in TEN])
            return by_test(rolled, side, die, modifier, value, promised)
    return []


def night_ambush(rolled: Rolled) -> list[Judged]:
    """scen:cards: the luck of those who are not in the hex."""
    target, strength, die, modifier, _ = rolled.event.values
    s: Bayonet = rolled.before
    table, side = s.book.tables.assault, 1 - s.side_at(target)
    return by_die(rolled, side, die, lambda face: float(table.at(strength, face + modifier)))


JUDGES: Final[dict[str, Judge]] = {
    "refusal": refusal,
    "reaction": reaction,
    "landing-test": landing,
    "coordination-roll": coordination,
    "broken-arrow": broken_arrow,
    "air-defence": air_defence,
    "air-damage": air_damage,
    "bombardment-roll": bombardment,
    "maneuver-roll": maneuver,
    "assault-roll": assault,
    "assault-test": assault_test,
    "night-ambush": night_ambush,
}
