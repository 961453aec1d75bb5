"""8.3: attack points, defence points and what is left of them as damage."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.kernel.events import Tally
from indochine.titles.storm.book import FR, VM
from indochine.titles.storm.state import Storm

IMPROVED_MOST: Final = 6  # card:vm-01


def firepower(s: Storm, units: int) -> int:
    """8.3.1: the firepower of all firing units."""
    power = s.book.firepower
    return sum([power[unit] for unit in bits(units)])


def best_defence(s: Storm, units: int) -> int:
    """8.3.2, 2.1.1c, ruling:2: the highest value that any unit fired at shows, on its fresh or spent side."""
    spent = s.spent
    for value, fresh_units, spent_units in s.book.defences:
        if units & (fresh_units & ~spent | spent_units & spent):
            return value
    return 0


def terrain_value(s: Storm, area: int) -> int:
    """9.1a: the printed value, with trenches never above 3; only Viet Minh areas have any (2.1.2c, 9.1b)."""
    ground = s.book.ground[area]
    return min(ground + s.trench(area), max(ground, s.book.most_ground))


def ground_counts(s: Storm, area: int, owner: int, from_inside: bool) -> bool:
    """8.3.2a to 8.3.2c: not against fire from inside, nor without control, nor for those who fired out."""
    if from_inside or not s.held_by(owner) >> area & 1:
        return False
    markers = s.fire[FR] | s.fire[VM] if s.settings.either_fire_marker else s.fire[owner]
    return not markers >> area & 1


def improved_value(s: Storm, ground: int, copies: int, factor: int) -> int:
    """5.2f, card:vm-01, ruling:9: one card doubles the terrain value, to 6 at most; a second triples it."""
    if not copies:
        return ground
    raised = ground * (factor + copies - 1)
    return min(raised, IMPROVED_MOST) if copies == 1 or s.settings.improved_limit else raised


def lay_ground(s: Storm, tally: Tally, area: int, copies: int, factor: int) -> Tally:
    """8.3.2, 9.1a: the terrain value of an area in the parts that a player would count."""
    ground = terrain_value(s, area)
    printed = min(ground, s.book.ground[area])
    tally.plus(printed, "ground", "8.3.2").plus(ground - printed, "trench", "9.1a")
    return tally.plus(improved_value(s, ground, copies, factor) - ground, "improved", "card:vm-01")
