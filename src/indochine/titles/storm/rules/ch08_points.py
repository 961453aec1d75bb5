"""8.3: attack points, defence points and what is left of them as damage."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits, without
from indochine.kernel.events import Tally
from indochine.titles.storm.book import FR, VM, StormBook
from indochine.titles.storm.state import Storm

IMPROVED_MOST: Final = 6  # card:vm-01


def firepower(s: Storm, units: int) -> int:
    """8.3.1: the firepower of all firing units."""
    power = s.book.firepower
    return sum([power[unit] for unit in bits(units)])


def best_defence(s: Storm, units: int) -> int:
    """8.3.2, 2.1.1c, ruling:2: the highest value that any unit fired at shows, on its fresh or spent side."""
    fresh, spent = without(units, s.spent), units & s.spent
    for value, fresh_units, spent_units in s.book.defences:
        if fresh & fresh_units or spent & spent_units:
            return value
    return 0


def terrain_value(s: Storm, area: int) -> int:
    """9.1a: the printed value, with trenches never above 3; only Viet Minh areas have any (2.1.2c, 9.1b)."""
    return entrenched(s.book, s.book.ground[area], s.trench(area))


def entrenched(book: StormBook, printed: int, trench: int) -> int:
    return min(printed + trench, max(printed, book.most_ground))


def ground_counts(s: Storm, area: int, owner: int, from_inside: bool) -> bool:
    """8.3.2a to 8.3.2c: not against fire from inside, nor without control, nor for those who fired out."""
    if from_inside or not s.held_by(owner) >> area & 1:
        return False
    markers = s.fire[FR] | s.fire[VM] if s.settings.either_fire_marker else s.fire[owner]
    return not markers >> area & 1


def improved_value(book: StormBook, ground: int, copies: int, limited: bool) -> int:
    """5.2f, card:vm-01, ruling:9: one card doubles the terrain value, to 6 at most; a second triples it."""
    if not copies:
        return ground
    raised = ground * (book.printed["improved-defenses"].amount + copies - 1)
    return min(raised, IMPROVED_MOST) if copies == 1 or limited else raised


# Sums


def fire_tally(book: StormBook, dice: int, power: int, mortars: int) -> Tally:
    """8.3.1: two dice, the firepower of the units, and Mortar Support."""
    tally = Tally().plus(dice, "dice", "8.3.1").plus(power, "firepower", "8.3.1")
    return tally.plus(mortars * book.printed["mortar-support"].firepower, "mortars", "card:fr-13")


def card_tally(dice: int, power: int) -> Tally:
    """8.2, 8.3.1: two dice and the firepower of the card."""
    return Tally().plus(dice, "dice", "8.3.1").plus(power, "card-firepower", "8.2")


def assault_tally(book: StormBook, dice: int, power: int, nights: int) -> Tally:
    """8.3.1, card:vm-25: two dice, three more for each Night Assault, and the firepower."""
    tally = Tally().plus(dice, "dice", "8.3.1")
    tally.plus(nights * book.printed["night-assault"].amount, "night", "card:vm-25")
    return tally.plus(power, "firepower", "8.3.1")


def lay_ground(book: StormBook, tally: Tally, printed: int, trench: int, copies: int, limited: bool) -> Tally:
    """8.3.2, 9.1a: the terrain value of an area in the parts that a player would count."""
    ground = entrenched(book, printed, trench)
    printed = min(ground, printed)
    tally.plus(printed, "ground", "8.3.2").plus(ground - printed, "trench", "9.1a")
    return tally.plus(improved_value(book, ground, copies, limited) - ground, "improved", "card:vm-01")
