"""6.0: what the French use an impulse for: fill the garrisons that matter, strike at what threatens."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Decision, first
from indochine.titles.storm.book import FR, VM
from indochine.titles.storm.cards.bombardment import CLEAR, fire_areas, trench_areas
from indochine.titles.storm.cards.counter_attack import lost_areas
from indochine.titles.storm.cards.french import spent_areas
from indochine.titles.storm.habits.firing import card_value, french_fire
from indochine.titles.storm.habits.holding import MOVED, Needs, Threats, hold, strength
from indochine.titles.storm.habits.lay import Lay, actions, chance, power, to_clear
from indochine.titles.storm.rules.ch06_impulse import FIRE, MOVE, PASS
from indochine.titles.storm.rules.ch08_points import best_defence
from indochine.titles.storm.state import Storm

NOTHING_BETTER: Final = 0.015
REACH: Final = 3  # movement points of most French units
WALK_IN: Final = 0.8  # of the prize, for a Viet Minh area that nobody guards


class Staff:
    """The board as the French staff sees it, looked at once for all choices of an impulse."""

    def __init__(self, lay: Lay, s: Storm) -> None:
        self.lay = lay
        self.s = s
        self.needs = Needs(lay, s)

    def value(self, code: int) -> float:
        verb, number = code & 15, first(code)
        if verb == MOVE:
            return self.move(number)
        if verb == FIRE:
            return french_fire(self.lay, self.s, self.needs, number)
        return self.play(number) if verb != PASS else NOTHING_BETTER

    def move(self, area: int) -> float:
        """7.0: to where the units are needed more than here."""
        s = self.s
        number = s.fresh(area, FR).bit_count()
        if s.book.victory >> area & 1:
            number = max(1, number // 2)
        return best_move(self.lay, s, self.needs, area, number, REACH) - self.needs.price(area, number)

    def play(self, card: int) -> float:
        s, key = self.s, self.s.book.key_of[card]
        if key == "counter-attack":
            return max([strike_value(self.lay, s, area) for area in bits(lost_areas(s))], default=0.0)
        if key == "bordels-mobiles-de-campagne":
            return max([refresh_value(self.lay, s, area) for area in bits(spent_areas(s))], default=0.0)
        if key == "relief-force-from-isabelle":
            return 0.08
        fires = max(
            [card_value(self.lay, s, card, area << 4, 0) for area in bits(fire_areas(s, card))], default=0.0
        )
        clears = max(
            [card_value(self.lay, s, card, CLEAR | area << 4, 0) for area in bits(trench_areas(s, card))],
            default=0.0,
        )
        return max(fires, clears)


def best_move(lay: Lay, s: Storm, needs: Needs, area: int, number: int, reach: int) -> float:
    best = 0.0
    for to, distance in lay.ways[area]:
        value = arrival(lay, s, needs, to, distance, number, reach)
        if value > best:
            best = value
    return best


def arrival(lay: Lay, s: Storm, needs: Needs, to: int, distance: int, number: int, reach: int) -> float:
    """What units are worth in a victory area so far away, less for every turn that they are on the way."""
    late = LATE[(distance - 1) // max(1, reach)]
    if s.held >> to & 1:
        empty = not s.occupied[VM] >> to & 1 and distance + 1 <= reach
        return WALK_IN * lay.prize[to] if empty else 0.0
    return late * needs.arrival(to, number, MOVED)


LATE: Final = [1.0, 0.6, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1, 0.1, 0.1]


def refresh_value(lay: Lay, s: Storm, area: int) -> float:
    """card:fr-06: spent units that could act or stand again."""
    stands, danger = strength(s, area), Threats(lay, s).on(area)
    spent = (s.here[area] & s.book.side_set[FR] & s.spent).bit_count()
    return lay.keep[area] * (hold(stands + spent, danger) - hold(stands, danger)) + 0.008 * spent


def strike_value(lay: Lay, s: Storm, area: int) -> float:
    """card:fr-16: the chance to throw the enemy out again with all who stand around."""
    fresh = 0
    for origin in bits(s.book.adjacent[area] & s.occupied[FR]):
        fresh |= s.fresh(origin, FR)
    enemies = s.here[area] & s.book.side_set[VM]
    margin = min(power(lay, fresh), 18) - best_defence(s, enemies)
    return lay.prize[area] * chance(to_clear(s, enemies) - margin) + 0.01 * max(0, margin + 7)


def choose(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    staff = Staff(lay, s)
    return actions([staff.value(code) for code in s.legal], NOTHING_BETTER)
