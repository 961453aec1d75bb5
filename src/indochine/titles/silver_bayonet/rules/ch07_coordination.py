"""7.0: how well an attack is coordinated."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, set_of
from indochine.kernel.frames import Verb, Why, first
from indochine.kernel.odds import Odds
from indochine.titles.silver_bayonet.asking import Offer
from indochine.titles.silver_bayonet.book import (
    ARVN,
    ASSAULT,
    COORDINATION,
    FULL,
    FWA,
    MANEUVER,
    PAVN,
    SIDES,
    STACK_LIMIT,
    US,
    BayonetBook,
)
from indochine.titles.silver_bayonet.events import COORDINATED, COORDINATION_ROLL, FRONTAL_FROM
from indochine.titles.silver_bayonet.rules.ch02_recovery import SIDES_OF_DIE
from indochine.titles.silver_bayonet.rules.ch06_declaration import cannot_enter, strength
from indochine.titles.silver_bayonet.scenario_data import AlwaysCoordinated
from indochine.titles.silver_bayonet.state import Bayonet

FROM: Final = 0
AUTOMATIC: Final = 99  # no roll is needed

NO_UNITS: Final = Why("7.4.4a", "nobody-there-to-assault")


# The value to roll against


def coordination_value(s: Bayonet, side: int, target: int) -> int:
    """7.1.1, 7.2.2, 7.2.3, 7.3, 12.1.2c: what the die is compared with; `AUTOMATIC` if none is needed."""
    units = (*s.attackers(target, MANEUVER), *s.attackers(target, ASSAULT))
    if is_always_coordinated(s, side):
        return AUTOMATIC
    if side == PAVN:
        return best_headquarters(s, units)
    counted = tuple([unit for unit in units if not s.book.is_special[unit]])  # 7.2.4
    nations = {s.book.nation_of[unit] for unit in counted}
    if not counted:
        return AUTOMATIC
    if nations == {US}:
        return american_value(s, counted)
    if nations == {ARVN}:
        return AUTOMATIC if s.book.truong in leaders_beside(s, counted) else s.book.nominal[FWA]
    return min([s.efficiency_of(unit) for unit in counted])  # 7.2.3


def is_always_coordinated(s: Bayonet, side: int) -> bool:
    rule, march = s.sheet.rule(AlwaysCoordinated), s.sheet.march_ambush
    if rule and SIDES.index(rule.side) == side:
        return True
    return march is not None and SIDES.index(march.side) == side and march.turn == s.turn


def american_value(s: Bayonet, units: tuple[int, ...]) -> int:
    """7.2.1, 12.1.1b: one battalion, or Moore with one of them, needs no roll."""
    if len({s.book.battalion_of[unit] for unit in units}) == 1 or s.book.moore in leaders_beside(s, units):
        return AUTOMATIC
    return max([s.efficiency_of(unit) for unit in units])


def leaders_beside(s: Bayonet, units: tuple[int, ...]) -> list[int]:
    """12.1c, ruling 42: the leaders in the hexes of these units."""
    return [leader for place in sorted({s.at[unit] for unit in units}) for leader in s.leaders_at(place)]


def best_headquarters(s: Bayonet, units: tuple[int, ...]) -> int:
    """7.1.2: the best headquarters that reaches every attacking hex; without one the nominal value."""
    places = set_of([s.at[unit] for unit in units])
    best = s.book.nominal[PAVN]
    for unit in s.book.headquarters:
        if s.book.is_hex(s.at[unit]) and s.efficiency_of(unit) > best and commands(s, unit, places):
            best = s.efficiency_of(unit)
    return best


def commands(s: Bayonet, hq: int, places: int) -> bool:
    """7.1.3: all within its radius, along hexes without enemies or their control; own units cancel that."""
    radius, reached = s.book.range[s.face(hq)][hq], 1 << s.at[hq]
    if places & ~s.book.around(s.at[hq], radius):
        return False
    beside, clear = s.sheet.beside, s.stood[PAVN] | ~(s.stood[FWA] | s.controlled(FWA))
    edge = reached
    for _ in range(radius):
        if not places & ~reached:
            return True
        around = 0
        for place in bits(edge):
            around |= beside[place]
        edge = around & clear & ~reached
        reached |= edge
    return not places & ~reached


def coordinate(s: Bayonet, side: int, target: int) -> int:
    """7.0b, 7.4.1, 7.4.2, 7.4.3: the result, rolled for if need be."""
    value = coordination_value(s, side, target)
    if value == AUTOMATIC:
        s.tell(COORDINATED, side, target)
        return FULL
    die = s.roll_die(SIDES_OF_DIE)
    result = result_of(s.book, die, value)
    s.tell(COORDINATION_ROLL, side, target, die, value, result)
    return result


def result_of(book: BayonetBook, die: int, value: int) -> int:
    return COORDINATION.index(book.charts.coordination(die, value))


# The frontal assault (7.4.4)


def frontal_hexes(s: Bayonet, target: int) -> list[int]:
    """Ruling 24: the hexes with declared units of which at least one can assault the target."""
    units = (*s.attackers(target, MANEUVER), *s.attackers(target, ASSAULT))
    places = {s.at[unit] for unit in units}
    return sorted([place for place in places if frontal_units(s, place, target)])


def frontal_units(s: Bayonet, place: int, target: int) -> tuple[int, ...]:
    """7.4.4a, ruling 59: those who assault from there, however they had declared: the strongest that have
    room."""
    units = [u for u in (*s.attackers(target, ASSAULT), *s.attackers(target, MANEUVER))
             if s.at[u] == place and cannot_enter(s, u, target, ASSAULT) is None]  # fmt: skip
    units.sort(key=lambda unit: (-s.attack_of(unit), unit))
    room, chosen = STACK_LIMIT, []
    for unit in units:
        if s.stacking_of(unit) <= room:
            room -= s.stacking_of(unit)
            chosen.append(unit)
    return tuple(chosen) if strength(s, tuple(chosen)) else ()


class FrontalAssault(Offer):
    """7.4.4a: the defender says from which hex the attack comes."""

    name = "frontal-assault"
    fields = ("side", "target")
    verbs = (Verb("from", "place", rules="7.4.4a ruling:24"),)

    def __init__(self, side: int, target: int) -> None:
        self.side = side
        self.target = target

    def offers(self, s: Bayonet) -> list[int]:
        return [FROM | place << 4 for place in frontal_hexes(s, self.target)]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        return None if first(code) in frontal_hexes(s, self.target) else NO_UNITS

    def apply(self, s: Bayonet, code: int) -> None:
        place = first(code)
        chosen = frontal_units(s, place, self.target)
        call_off(s, self.target)
        for unit in chosen:
            s.declared[unit] = self.target << 1 | ASSAULT
        s.tell(FRONTAL_FROM, self.side, place, self.target)

    def odds(self, s: Bayonet, code: int) -> Odds | None:
        units = frontal_units(s, first(code), self.target)
        return self.procedure(s).odds_of_attack(s, 1 - self.side, self.target, ASSAULT, units)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "target:place": self.target}


def call_off(s: Bayonet, target: int) -> None:
    """7.4.4b: nobody else attacks this hex, or any other."""
    for combat in (MANEUVER, ASSAULT):
        for unit in s.attackers(target, combat):
            s.declared.pop(unit)
