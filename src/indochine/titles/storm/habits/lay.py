"""The lay of the land: what areas are worth, how far they lie apart, what two dice can be trusted with."""

from __future__ import annotations

from math import exp
from typing import Final

from indochine.kernel.bitsets import bits
from indochine.titles.storm.book import AREAS, VM, StormBook
from indochine.titles.storm.rules.ch08_points import best_defence, ground_counts, terrain_value
from indochine.titles.storm.state import Storm

FAR: Final = 99
FADING: Final = 0.85  # of what draws units, for each movement point of the way
THREE_TURNS: Final = 9  # movement points
SHARPNESS: Final = 15.0  # how much more a plan is liked for what it is worth more
SURE: Final = 30.0  # the same where nothing speaks for second thoughts
WASTE: Final = 0.2  # how much less a wasted impulse is liked than it is worth
LEAST: Final = 1e-6

WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # of two dice to show a total
CHANCES: Final[list[float]] = [sum(WAYS[max(n, 2) :]) / 36 if n <= 12 else 0.0 for n in range(-60, 61)]
MEANS: Final[list[float]] = [
    sum([WAYS[total] * max(0, total + n) for total in range(2, 13)]) / 36 for n in range(-60, 61)
]


def chance(least: int) -> float:
    """That two dice show so much or more."""
    return CHANCES[min(max(least, -60), 60) + 60]


def mean_damage(margin: int) -> float:
    """Damage points that two dice bring on average, so much firepower being left over."""
    return MEANS[min(max(margin, -60), 60) + 60]


def spread(values: list[float], sharpness: float = SHARPNESS) -> list[float]:
    """Plans worth so many victory areas as weights: the best is 1, the others less by what they are worth
    less."""
    best = max(values)
    return [exp(sharpness * (value - best)) + LEAST for value in values]


def actions(values: list[float], idle: float) -> list[float]:
    """The weights of an impulse's choices, the first of which is to pass: nobody passes while something is
    worth doing, and nobody does what is worth less than a pass."""
    busy = max(values) > idle
    return spread([idle - (WASTE if busy else 0.0)] + [v if v > idle else v - WASTE for v in values[1:]])


class Lay:
    """What follows from the map and the counters alone, worked out once for a pack."""

    def __init__(self, book: StormBook) -> None:
        self.book = book
        self.near: list[list[int]] = [bits(areas) for areas in book.adjacent]
        self.prize: list[float] = [self.prize_of(area) for area in range(AREAS)]
        self.keep: list[float] = [self.keep_of(area) for area in range(AREAS)]
        self.goals: list[int] = bits(book.victory)
        rings_of_areas = [
            book.around(book.adjacent[area]) & ~book.reach[area] if area else 0 for area in range(AREAS)
        ]
        self.rings: list[list[int]] = [bits(ring) for ring in rings_of_areas]
        self.powers: list[tuple[int, int]] = self.by_power()
        self.road: list[list[int]] = [self.roads_from(area, True) for area in range(AREAS)]
        self.march: list[list[int]] = [self.roads_from(area, False) for area in range(AREAS)]
        self.fading: list[list[float]] = [[FADING**cost for cost in costs] for costs in self.march]
        self.ways: list[list[tuple[int, int]]] = [self.ways_from(area) for area in range(AREAS)]
        self.worth_of_type: list[int] = [2 * t.defence + 3 * t.firepower for t in book.pack.units.unit_type]

    def prize_of(self, area: int) -> float:
        """What holding an area means to the Viet Minh: a victory area is 1, a stepping stone less."""
        book, bit = self.book, 1 << area
        if not area or book.red & bit:
            return 0.0
        if book.victory & bit:
            return 1.0
        doors = (book.adjacent[area] & book.victory).bit_count()
        strip = 0.03 if (book.runway | book.green) & bit else 0.0
        return 0.04 + 0.05 * doors + strip

    def keep_of(self, area: int) -> float:
        """What an area is worth to its French garrison: less where the map edge lies open to assaults."""
        if not self.book.victory >> area & 1:
            return 0.5 * self.prize_of(area)
        return 1.0 - 0.1 * (self.book.adjacent[area] & self.book.red).bit_count()

    def ways_from(self, area: int) -> list[tuple[int, int]]:
        """The victory areas that French units of an area can come to in time, with their distance."""
        road = self.road[area]
        return [(goal, road[goal]) for goal in self.goals if goal != area and road[goal] <= THREE_TURNS]

    def by_power(self) -> list[tuple[int, int]]:
        book = self.book
        found: dict[int, int] = {}
        for unit, power in enumerate(book.firepower):
            if power:
                found[power] = found.get(power, 0) | 1 << unit
        return list(found.items())

    def roads_from(self, start: int, french: bool) -> list[int]:
        """Movement points to every area: the French over bridges and never onto red ground; the Viet Minh
        along the red edge, dearer through the middle, where the French stand."""
        book = self.book
        cost = [FAR] * AREAS
        cost[start] = 0
        queue = [start] if start else []
        while queue:
            here = queue.pop(0)
            for to in self.near[here]:
                if french and book.red >> to & 1:
                    continue
                hard = book.unbridged[here] >> to & 1 or (not french and not book.red >> to & 1)
                if cost[here] + 1 + hard < cost[to]:
                    cost[to] = cost[here] + 1 + hard
                    queue.append(to)
        return cost


def power(lay: Lay, units: int) -> int:
    """The firepower of all these units."""
    total = 0
    for each, having in lay.powers:
        total += each * (units & having).bit_count()
    return total


def to_clear(s: Storm, units: int) -> int:
    """8.4: damage points that force all of them out."""
    fresh = (units & ~s.spent).bit_count()
    return max(0, 3 * fresh + 2 * (units.bit_count() - fresh) - 1)


def defence_against_fire(s: Storm, area: int, owner: int, inside: bool) -> int:
    """8.3.2: the best unit, and the ground where it counts."""
    best = best_defence(s, s.here[area] & s.book.side_set[owner])
    return best + terrain_value(s, area) if ground_counts(s, area, owner, inside) else best


def is_vital(lay: Lay, s: Storm, area: int, side: int) -> bool:
    """A victory area in one's own hands."""
    mine = s.held >> area & 1 if side == VM else not s.held >> area & 1
    return bool(lay.book.victory >> area & 1 and mine)


def turns_left(s: Storm) -> int:
    return s.book.turns - s.turn
