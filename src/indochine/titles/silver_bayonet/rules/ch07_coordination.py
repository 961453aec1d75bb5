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
from indochine.titles.silver_bayonet.rules.ch06_declaration import cannot_enter, points_of, strength
from indochine.titles.silver_bayonet.scenario_data import AlwaysCoordinated
from indochine.titles.silver_bayonet.state import BARRED, Bayonet

FROM: Final = 0
AUTOMATIC: Final = 99  # no roll is needed
NO_COMMAND: Final = -1  # 7.3: no headquarters in reach

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
    return min([efficiency_in_attack(s, unit) for unit in counted])  # 7.2.3


def is_always_coordinated(s: Bayonet, side: int) -> bool:
    rule, march = s.sheet.rule(AlwaysCoordinated), s.sheet.march_ambush
    if rule and SIDES.index(rule.side) == side:
        return True
    return march is not None and SIDES.index(march.side) == side and march.turn == s.turn


def american_value(s: Bayonet, units: tuple[int, ...]) -> int:
    """7.2.1, 12.1.1b: one battalion, or Moore with one of them, needs no roll."""
    if len({s.book.battalion_of[unit] for unit in units}) == 1 or s.book.moore in leaders_beside(s, units):
        return AUTOMATIC
    return max([efficiency_in_attack(s, unit) for unit in units])


def efficiency_in_attack(s: Bayonet, unit: int) -> int:
    """4.3.2a, 4.3.2c: over-stacking tells on those who maneuver, and not on those who assault."""
    assaults = s.declared.get(unit, MANEUVER) & 1 == ASSAULT
    return s.printed_efficiency(unit) if assaults else s.efficiency_of(unit)


def leaders_beside(s: Bayonet, units: tuple[int, ...]) -> list[int]:
    """12.1c, ruling 42: the leaders in the hexes of these units."""
    return [leader for place in sorted({s.at[unit] for unit in units}) for leader in s.leaders_at(place)]


def best_headquarters(s: Bayonet, units: tuple[int, ...]) -> int:
    """7.1.2, 7.3: the best headquarters that reaches every attacking hex, however weak; without one the
    nominal value."""
    places = set_of([s.at[unit] for unit in units])
    best = NO_COMMAND
    for unit in s.book.headquarters:
        if s.book.is_hex(s.at[unit]) and efficiency_in_attack(s, unit) > best and commands(s, unit, places):
            best = efficiency_in_attack(s, unit)
    return s.book.nominal[PAVN] if best == NO_COMMAND else best


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
    return sorted({s.at[unit] for unit in units if can_lead(s, unit, target)})


def can_lead(s: Bayonet, unit: int, target: int) -> bool:
    """Whether a unit has the strength for a frontal assault, if alone."""
    fit = s.attack_of(unit) > 0 and s.stacking_of(unit) <= STACK_LIMIT
    return fit and cannot_enter(s, unit, target, ASSAULT) is None


def frontal_units(s: Bayonet, place: int, target: int) -> tuple[int, ...]:
    """7.4.4a: those who assault from there, however they had declared; who has no strength goes along."""
    able = [u for u in (*s.attackers(target, ASSAULT), *s.attackers(target, MANEUVER))
            if s.at[u] == place and cannot_enter(s, u, target, ASSAULT) is None]  # fmt: skip
    chosen = strongest(s, able)
    if not strength(s, tuple(chosen)):
        return ()
    room = STACK_LIMIT - points_of(s, tuple(chosen))
    for unit in able:
        if unit not in chosen and s.stacking_of(unit) <= room:
            room -= s.stacking_of(unit)
            chosen.append(unit)
    return tuple(chosen)


def strongest(s: Bayonet, units: list[int]) -> list[int]:
    """7.5c, ruling 59: the units of four stacking points that are the strongest together."""
    best: list[list[int]] = [[] for _ in range(STACK_LIMIT + 1)]  # by room, in half points
    worth = [0] * (STACK_LIMIT + 1)
    for unit in units:
        size, attack = s.stacking_of(unit), s.attack_of(unit)
        for room in range(STACK_LIMIT, size - 1, -1):
            if worth[room - size] + attack > worth[room]:
                worth[room] = worth[room - size] + attack
                best[room] = [*best[room - size], unit]
    return best[STACK_LIMIT]


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
        keep_to_attack(s, chosen)
        s.tell(FRONTAL_FROM, self.side, place, self.target)

    def odds(self, s: Bayonet, code: int) -> Odds | None:
        units = frontal_units(s, first(code), self.target)
        return self.procedure(s).odds_of_attack(s, 1 - self.side, self.target, ASSAULT, units)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "target:place": self.target}


def keep_to_attack(s: Bayonet, units: tuple[int, ...]) -> None:
    """12.3.2: a mortar that attacks supports no other attack, later neither."""
    for unit in units:
        if s.book.is_mortar[unit]:
            s.mark(unit, BARRED)


def call_off(s: Bayonet, target: int) -> None:
    """7.4.4b: nobody else attacks this hex, or any other."""
    for combat in (MANEUVER, ASSAULT):
        for unit in s.attackers(target, combat):
            s.declared.pop(unit)
            s.unmark(unit, BARRED)  # 12.3.2: a mortar that does not attack may support
