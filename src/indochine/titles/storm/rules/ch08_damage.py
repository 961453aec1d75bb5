"""8.4: damage points turned into results, unit by unit, as many of them as can be used."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest, without
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.storm.book import (
    ELIMINATE_FRESH,
    ELIMINATE_SPENT,
    FLIP,
    FLIP_AND_RETREAT,
    RETREAT,
)
from indochine.titles.storm.events import DAMAGE_LOST, FLIPPED
from indochine.titles.storm.rules.ch08_retreat import retreat
from indochine.titles.storm.state import Ask, Step, Storm

ON_FRESH: Final = (FLIP, FLIP_AND_RETREAT, ELIMINATE_FRESH)
ON_SPENT: Final = (RETREAT, ELIMINATE_SPENT)

# What a result leaves of (fresh, spent) units in the area.
CHANGE: Final = {
    FLIP: (-1, 1),
    RETREAT: (0, -1),
    FLIP_AND_RETREAT: (-1, 0),
    ELIMINATE_SPENT: (0, -1),
    ELIMINATE_FRESH: (-1, 0),
}

NO_SUCH_UNIT: Final = Why("8.4", "no-such-target")
TOO_FEW_POINTS: Final = Why("8.4", "too-few-points")
WASTEFUL: Final = Why("8.4.1", "points-would-be-lost")
NO_RETREATS: Final = Why("card:fr-20", "no-retreat-results")


@cache
def most_used(costs: tuple[int, ...], fresh: int, spent: int, points: int, retreats: bool) -> int:
    """8.4.1: how many of the points these units can be made to take."""
    best = 0
    for result, cost in enumerate(costs):
        if not is_possible(result, fresh, spent, retreats) or cost > points:
            continue
        more, turned = CHANGE[result]
        best = max(best, cost + most_used(costs, fresh + more, spent + turned, points - cost, retreats))
    return best


def is_possible(result: int, fresh: int, spent: int, retreats: bool) -> bool:
    """8.4: whether there is a unit for a result; card:fr-20 rules out results that retreat."""
    if not retreats and result in (RETREAT, FLIP_AND_RETREAT):
        return False
    return fresh > 0 if result in ON_FRESH else spent > 0


def full_price(costs: tuple[int, ...], fresh: int, spent: int) -> int:
    """8.4: the points that eliminate all of them."""
    return fresh * costs[ELIMINATE_FRESH] + spent * costs[ELIMINATE_SPENT]


class Damage(Step):
    """8.4: points are applied until all are used or none can be."""

    name = "damage"
    steps = ("apply_points",)
    fields = ("allotter", "area", "targets", "points", "retreats")

    def __init__(self, allotter: int, area: int, targets: int, points: int, retreats: bool) -> None:
        self.allotter = allotter
        self.area = area
        self.targets = targets
        self.points = points
        self.retreats = retreats

    def faces(self, s: Storm) -> tuple[int, int]:
        """The targets still in the area: fresh ones, spent ones."""
        left = self.targets & s.here[self.area]
        return without(left, s.spent), left & s.spent

    def usable(self, s: Storm, points: int) -> int:
        fresh, spent = self.faces(s)
        return most_used(s.book.costs, fresh.bit_count(), spent.bit_count(), points, self.retreats)

    def apply_points(self, s: Storm) -> None:
        fresh, spent = self.faces(s)
        everything = full_price(s.book.costs, fresh.bit_count(), spent.bit_count())
        if everything <= self.points:
            for unit in bits(fresh | spent):
                s.eliminate(unit, self.area)
            self.lose_rest(s, self.points - everything)
        elif self.usable(s, self.points):
            s.again()
            s.push(AllotDamage(self.allotter))
        else:
            self.lose_rest(s, self.points)

    def lose_rest(self, s: Storm, points: int) -> None:
        """8.4.1: what no unit can take is lost."""
        if points:
            s.tell(DAMAGE_LOST, self.area, points)


class AllotDamage(Ask):
    """8.4, 8.4.1: which result on which unit; no point may be lost that another allotment would use."""

    name = "allot-damage"
    verbs = (
        Verb("flip", "type", rules="8.4 8.4.1"),
        Verb("retreat", "type", rules="8.4 8.4.1 8.4.2a"),
        Verb("flip-and-retreat", "type", rules="8.4 8.4.1 8.4.2a"),
        Verb("eliminate-spent", "type", rules="8.4 8.4.1"),
        Verb("eliminate-fresh", "type", rules="8.4 8.4.1"),
    )

    def damage(self, s: Storm) -> Damage:
        frame = s.frames[-2]
        assert isinstance(frame, Damage)
        return frame

    def offers(self, s: Storm) -> list[int]:
        fresh, spent = self.damage(s).faces(s)
        return [result | kind << 4 for kind in s.types_in(fresh) for result in ON_FRESH] + [
            result | kind << 4 for kind in s.types_in(spent) for result in ON_SPENT
        ]

    def refused(self, s: Storm, code: int) -> Why | None:
        damage, result = self.damage(s), code & 15
        fresh, spent = damage.faces(s)
        if not (fresh if result in ON_FRESH else spent) & s.book.type_set[first(code)]:
            return NO_SUCH_UNIT
        return self.against_result(s, damage, result, fresh.bit_count(), spent.bit_count())

    def against_result(self, s: Storm, damage: Damage, result: int, fresh: int, spent: int) -> Why | None:
        costs, points, retreats = s.book.costs, damage.points, damage.retreats
        cost = costs[result]
        if not is_possible(result, fresh, spent, retreats):
            return NO_RETREATS
        if cost > points:
            return TOO_FEW_POINTS
        more, turned = CHANGE[result]
        after = cost + most_used(costs, fresh + more, spent + turned, points - cost, retreats)
        return None if after == most_used(costs, fresh, spent, points, retreats) else WASTEFUL

    def apply(self, s: Storm, code: int) -> None:
        damage, result, kind = s.frames[-1], code & 15, first(code)
        assert isinstance(damage, Damage)
        fresh, spent = damage.faces(s)
        unit = lowest((fresh if result in ON_FRESH else spent) & s.book.type_set[kind])
        s.amend(points=damage.points - s.book.costs[result])
        if result in (FLIP, FLIP_AND_RETREAT):
            s.spend(1 << unit)
            s.tell(FLIPPED, s.book.type_side[kind], kind, damage.area)
        if result in (RETREAT, FLIP_AND_RETREAT):
            retreat(s, unit, damage.area, 1 << damage.area)
        elif result != FLIP:
            s.eliminate(unit, damage.area)

    def context(self, s: Storm) -> dict[str, Any]:
        damage = self.damage(s)
        return {"side": self.side, "area": damage.area, "points": damage.points}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        return {"cost": s.book.costs[code & 15]}
