"""card:fr-16: the French strike back into an area that they have just lost."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Frame, Verb, Why, first, second
from indochine.titles.storm.book import FR
from indochine.titles.storm.cards.effects import card
from indochine.titles.storm.events import COUNTER_ATTACK
from indochine.titles.storm.rules.ch07_movement import closed_areas, step_cost
from indochine.titles.storm.rules.ch08_fire import Attack
from indochine.titles.storm.rules.ch08_odds import AttackOdds
from indochine.titles.storm.state import Ask, Storm

AT: Final = 0
DONE: Final = 0
ADD: Final = 1

NOTHING_LOST: Final = Why("card:fr-16", "nothing-lost-just-before")
NOBODY_CAN_ENTER: Final = Why("card:fr-16", "nobody-can-enter")
NOBODY: Final = Why("card:fr-16", "nobody-picked")
NOT_NEXT: Final = Why("card:fr-16", "not-next-to-lost-area")
NO_SUCH_UNIT: Final = Why("2.1.1b", "no-such-fresh-unit")
ARMOUR_RIVER: Final = Why("7.0h", "strike-armour-and-river")
TOO_SLOW: Final = Why("7.0a", "striker-too-slow")
FULL: Final = Why("7.0k", "no-room-to-strike")


# Facts


def lost_areas(s: Storm) -> int:
    """card:fr-16: areas lost in the impulse just before and not French again."""
    return s.lost_before & s.held & ~closed_areas(s, FR)


def strikers(s: Storm, origin: int, lost: int) -> int:
    """card:fr-16, 7.0a, 7.0h: fresh French units next to it with the points to enter."""
    book = s.book
    if not book.adjacent[lost] >> origin & 1:
        return 0
    cost, found = step_cost(s, FR, origin, lost), s.fresh(origin, FR)
    if book.unbridged[origin] >> lost & 1:
        found &= ~book.armour
    for points, having in book.speeds:
        if points < cost:
            found &= ~having
    return found


def can_strike(s: Storm, lost: int) -> bool:
    near = bits(s.book.adjacent[lost] & s.occupied[FR])
    return s.room(lost, FR) > 0 and any(strikers(s, origin, lost) for origin in near)


def can_counter(s: Storm, card: int, frame: Frame[Any]) -> Why | None:
    lost = bits(lost_areas(s))
    if not lost:
        return NOTHING_LOST
    return None if any(can_strike(s, area) for area in lost) else NOBODY_CAN_ENTER


@card("counter-attack", may=can_counter)
def counter_attack(s: Storm, card: int) -> None:
    """card:fr-16: the whole impulse; first the area, if several were lost, then who goes in."""
    s.push(CounterAt(FR, card))


# Decisions


class CounterAt(Ask):
    """card:fr-16: the lost area that is to be counter-attacked."""

    name = "counter-at"
    verbs = (Verb("counter", "area", rules="card:fr-16"),)
    fields = ("side", "card")

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def offers(self, s: Storm) -> list[int]:
        return [AT | area << 4 for area in bits(lost_areas(s))]

    def refused(self, s: Storm, code: int) -> Why | None:
        if not lost_areas(s) >> first(code) & 1:
            return NOTHING_LOST
        return None if can_strike(s, first(code)) else NOBODY_CAN_ENTER

    def apply(self, s: Storm, code: int) -> None:
        s.push(PickStrikers(self.side, first(code), 0, self.card))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side}


class PickStrikers(Ask):
    """card:fr-16, 6.1b: fresh units from any areas next to it, within the stacking limit."""

    name = "pick-strikers"
    verbs = (Verb("done", rules="card:fr-16"), Verb("add", "type", "area", rules="card:fr-16 6.1b 7.0a 7.0k"))
    fields = ("side", "target", "units", "card")

    def __init__(self, side: int, target: int, units: int, card: int) -> None:
        self.side = side
        self.target = target
        self.units = units
        self.card = card

    def asks_anyway(self, s: Storm) -> bool:
        """Dice fall when they strike: nobody throws them without saying so."""
        return self.units != 0

    def offers(self, s: Storm) -> list[int]:
        codes = [DONE] if self.units else []
        if self.units.bit_count() >= s.room(self.target, FR):
            return codes
        for origin in bits(s.book.adjacent[self.target] & s.occupied[FR]):
            left = strikers(s, origin, self.target) & ~self.units
            codes += [ADD | kind << 4 | origin << 16 for kind in s.types_in(left)]
        return codes

    def tries(self, s: Storm) -> list[int]:
        near = bits(s.book.adjacent[self.target] & s.occupied[FR])
        return [DONE] + [
            ADD | kind << 4 | origin << 16 for origin in near for kind in s.types_in(s.units(origin, FR))
        ]

    def refused(self, s: Storm, code: int) -> Why | None:
        if code == DONE:
            return None if self.units else NOBODY
        kind, origin = first(code), second(code)
        if not s.book.adjacent[self.target] >> origin & 1:
            return NOT_NEXT
        if not s.fresh(origin, FR) & ~self.units & s.book.type_set[kind]:
            return NO_SUCH_UNIT
        if not strikers(s, origin, self.target) & s.book.type_set[kind]:
            return self.obstacle(s, kind, origin)
        return FULL if self.units.bit_count() >= s.room(self.target, FR) else None

    def obstacle(self, s: Storm, kind: int, origin: int) -> Why:
        """7.0a, 7.0h: what keeps a fresh unit next to it from entering."""
        tanks = s.book.type_set[kind] & s.book.armour
        return ARMOUR_RIVER if tanks and s.book.unbridged[origin] >> self.target & 1 else TOO_SLOW

    def apply(self, s: Storm, code: int) -> None:
        if code == DONE:
            strike(s, self.units, self.target, self.card)
            return
        pool = s.fresh(second(code), FR) & ~self.units & s.book.type_set[first(code)]
        s.push(PickStrikers(self.side, self.target, self.units | pool & -pool, self.card))

    def odds(self, s: Storm, code: int) -> AttackOdds | None:
        """With all that are picked once the choice is made."""
        units = self.units
        if code != DONE:
            pool = s.fresh(second(code), FR) & ~units & s.book.type_set[first(code)]
            units |= pool & -pool
        return Attack(FR, self.target, self.target, units, 0, self.card).odds_now(s) if units else None

    def context(self, s: Storm) -> dict[str, Any]:
        picked = [s.book.type_of[unit] for unit in bits(self.units)]
        return {
            "side": self.side,
            "target:area": self.target,
            "picked:type*": picked,
            "number": len(picked),
            "most": s.room(self.target, FR),
        }


def strike(s: Storm, units: int, target: int, card: int) -> None:
    """card:fr-16: all enter, then attack together from inside the area; no fire marker."""
    s.tell(COUNTER_ATTACK, target, [s.book.type_of[unit] for unit in bits(units)])
    for origin in bits(s.book.adjacent[target]):
        here = s.here[origin] & units
        if here:
            s.shift(here, origin, target)
    s.push(Attack(FR, target, target, units, 0, card))
