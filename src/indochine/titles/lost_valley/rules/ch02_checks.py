"""2.5: dice with their modifiers, Morale Checks, and a die that chooses where the book says so."""

from __future__ import annotations

from indochine.kernel.bitsets import bits
from indochine.kernel.events import Tally
from indochine.titles.lost_valley.cards.modifiers import add_factors, card_drm
from indochine.titles.lost_valley.events import MORALE_CHECK
from indochine.titles.lost_valley.state import Valley


def morale_of(s: Valley, unit: int) -> int:
    """2.3.1.3c: the Morale factor now, with what a card adds."""
    return s.factor(s.book.morale, unit) + add_factors(s, unit, "morale")


def assault_of(s: Valley, unit: int) -> int:
    """2.3.1.3a: the Assault factor now."""
    return s.factor(s.book.assault, unit) + add_factors(s, unit, "assault")


def defence_of(s: Valley, unit: int) -> int:
    """2.3.1.3b: the Defense factor now."""
    return s.factor(s.book.defence, unit)


def total_of(s: Valley, units: int, worth: str) -> int:
    """2.5.1: factors are modifiers of the dice, added up."""
    if worth == "morale":
        return sum([morale_of(s, unit) for unit in bits(units)])
    if worth == "assault":
        return sum([assault_of(s, unit) for unit in bits(units)])
    return sum([defence_of(s, unit) for unit in bits(units)])


def check_tally(dice: int, morale: int, sitrep: int, cards: int) -> Tally:
    """2.5.3a, 2.5.2: what counts in a Morale Check."""
    tally = Tally().plus(dice, "dice", "2.5.3a").plus(morale, "morale", "2.5.3a")
    return tally.plus(sitrep, "sitrep", "2.5.2").plus(cards, "card", "5.1b")


def passes_check(s: Valley, unit: int, roll: str = "") -> bool:
    """2.5.3a, 2.5.3b, 20.1: two dice, the Unit's Morale and the SITREP; 8 or more passes, each by itself."""
    table = s.book.tables.morale_check
    faces = s.roll(table.dice)
    tally = check_tally(sum(faces), morale_of(s, unit), s.sitrep(), card_drm(s, roll) if roll else 0)
    passed = tally.total >= table.passes_at
    s.tell(MORALE_CHECK, unit, tuple(faces), tally, tally.total, int(passed))
    return passed


def die_picks(s: Valley, number: int) -> tuple[int, int]:
    """12.3.4: one of so many, by a die; a face beyond an even share is rolled again. The die, and which."""
    while True:
        die = s.roll(1)[0]
        if 6 % number == 0:
            return die, (die - 1) * number // 6
        if die <= number:
            return die, die - 1
