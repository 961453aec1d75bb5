"""6.1: the declaration of combat: hex by hex, who attacks it and how."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.kernel.odds import Odds
from indochine.titles.silver_bayonet.asking import Ask
from indochine.titles.silver_bayonet.book import (
    ASSAULT,
    MANEUVER,
    STACK_LIMIT,
    US,
)
from indochine.titles.silver_bayonet.events import DECLARED
from indochine.titles.silver_bayonet.rules.ch04_going import waits
from indochine.titles.silver_bayonet.scenario_data import UsEntry
from indochine.titles.silver_bayonet.state import BARRED, FATIGUED, Bayonet

DONE: Final = 0
MANEUVER_AT: Final = 1
ASSAULT_AT: Final = 2

ADD: Final = 1
DROP: Final = 2
LOWEST_ODDS: Final = 3  # 6.1.4f: one to three

NO_ENEMY: Final = Why("6.1.1a", "no-enemy-there")
NO_ATTACKER: Final = Why("6.1.1a", "nobody-can-attack")
SETTLED: Final = Why("6.1.1b", "declared-already")
GIVEN_UP: Final = Why("ruling:64", "given-up-already")
NO_MANEUVER: Final = Why("4.2.2a", "no-maneuver-there")
NOT_YOURS: Final = Why("6.1.1a", "not-your-unit")
NOT_ADJACENT: Final = Why("6.1.1a", "not-adjacent")
HAS_DECLARED: Final = Why("6.1", "attacks-already")
FATIGUED_UNIT: Final = Why("6.1.4c", "fatigued-does-not-attack")
GUN: Final = Why("6.1.4b", "artillery-does-not-attack")
ADVANCED_ALREADY: Final = Why("6.2b", "advanced-already")
IN_WAIT: Final = Why("scen:cards", "lies-in-wait")
CANNOT_ENTER: Final = Why("6.1.4d", "could-not-enter")
TOO_MANY: Final = Why("6.1.4e", "four-points-assault")
OVERSTACKED: Final = Why("4.3.2c", "four-points-maneuver")
NO_STRENGTH: Final = Why("6.1.4a", "no-strength-alone")
ODDS_TOO_LOW: Final = Why("6.1.4f", "odds-too-low")
NOBODY_YET: Final = Why("6.1.1a", "nobody-chosen")
ENOUGH: Final = Why("6.1.1b", "attack-stands")


# Facts


def cannot_attack(s: Bayonet, unit: int, target: int, combat: int) -> Why | None:
    """6.1.4, 2.6.3: why a unit may not attack a hex in this way, whoever else does."""
    book, sheet = s.book, s.sheet
    place = s.at[unit]
    if not book.is_hex(place) or target not in sheet.adjacent[place]:
        return NOT_ADJACENT
    return is_kept(s, unit) or cannot_enter(s, unit, target, combat)


def is_kept(s: Bayonet, unit: int) -> Why | None:
    """6.1.4b, 6.1.4c, ruling 95: why a unit may not attack at all; whatever a mortar has fired, it may."""
    book, marks = s.book, s.marks[unit]
    if unit in s.declared:
        return HAS_DECLARED
    if marks & FATIGUED:
        return FATIGUED_UNIT
    if book.is_artillery[unit] and not book.is_mortar[unit]:
        return GUN
    if marks & BARRED:
        return ADVANCED_ALREADY
    return IN_WAIT if waits(s, unit) else None


def cannot_enter(s: Bayonet, unit: int, target: int, combat: int) -> Why | None:
    """6.1.4d, 4.2.1.5, ruling 11: nobody attacks where it could not go, but motorised units by maneuver."""
    sheet, place = s.sheet, s.at[unit]
    if combat == MANEUVER and sheet.no_maneuver[target]:
        return NO_MANEUVER
    if sheet.cambodia[target] and s.book.nation_of[unit] == US and not sheet.cambodia[place]:
        return CANNOT_ENTER
    if combat == ASSAULT and not sheet.enters(s.kind_of_mover(unit), place, target):
        return CANNOT_ENTER
    return None


def candidates(s: Bayonet, side: int, target: int, combat: int) -> list[int]:
    """6.1.2, 6.1.3: the units around that could attack a hex in this way, stacked with whomever."""
    return [unit for unit in idle(s, side, target) if cannot_enter(s, unit, target, combat) is None]


def idle(s: Bayonet, side: int, target: int) -> list[int]:
    """The units around a hex that nothing keeps from attacking."""
    found = []
    for place in s.sheet.adjacent[target]:
        for unit in s.units_at(place, side):
            if is_kept(s, unit) is None:
                found.append(unit)
    return found


def strength(s: Bayonet, units: tuple[int, ...]) -> int:
    """8.3.1A, 9.1C: the sum of their attack strengths."""
    return sum([s.attack_of(unit) for unit in units])


def best_defence(s: Bayonet, place: int) -> int:
    """8.3.1B, 4.3.2b: the sum of the defence strengths; of a stack that is too high, the best four points."""
    stack = s.here.get(place, ())
    if s.load(place) <= STACK_LIMIT:
        return sum([s.defence_of(unit) for unit in stack])
    best = [0] * (STACK_LIMIT + 1)  # by room, in half points
    for unit in stack:
        size, worth = s.stacking_of(unit), s.defence_of(unit)
        for room in range(STACK_LIMIT, size - 1, -1):
            best[room] = max(best[room], best[room - size] + worth)
    return best[STACK_LIMIT]


def points_of(s: Bayonet, units: tuple[int, ...]) -> int:
    return sum([s.stacking_of(unit) for unit in units])


def enemy_hexes(s: Bayonet, side: int) -> list[int]:
    """Hexes with enemies that units of a side stand next to, in the order of the map."""
    beside, ours = s.sheet.beside, s.stood[side]
    return [place for place in s.stacks(1 - side) if beside[place] & ours]


# Decisions


class Declaration(Ask):
    """6.1.1a: the next hex to be attacked, or no more. `settled`: hex << 1 | kind of combat, each that was
    declared or given up; what is given up stays so for the phase, or nobody would ever have to decide."""

    name = "declaration"
    fields = ("side", "settled")
    verbs = (
        Verb("done", rules="6.1.5"),
        Verb("maneuver", "place", rules="6.1.1a 6.1.4f"),
        Verb("assault", "place", rules="6.1.1a 6.1.4e"),
    )

    def __init__(self, side: int, settled: tuple[int, ...]) -> None:
        self.side = side
        self.settled = settled

    def offers(self, s: Bayonet) -> list[int]:
        codes = [DONE]
        for place in enemy_hexes(s, self.side):
            codes += [MANEUVER_AT | place << 4, ASSAULT_AT | place << 4]
        return codes

    def refused(self, s: Bayonet, code: int) -> Why | None:
        verb, target = code & 15, first(code)
        if verb == DONE:
            return None
        if not s.book.is_hex(target) or not s.units_at(target, 1 - self.side):
            return NO_ENEMY
        return self.against(s, target, verb - MANEUVER_AT, idle(s, self.side, target))

    def legal(self, s: Bayonet) -> list[int]:
        codes = [DONE]
        for target in enemy_hexes(s, self.side):
            units = idle(s, self.side, target)
            if units:
                codes += [
                    MANEUVER_AT + combat | target << 4
                    for combat in (MANEUVER, ASSAULT)
                    if self.against(s, target, combat, units) is None
                ]
        return codes

    def against(self, s: Bayonet, target: int, combat: int, units: list[int]) -> Why | None:
        """Why these units, as many as can, may not attack a hex in this way."""
        if target << 1 | combat in self.settled:
            return SETTLED if s.attackers(target, combat) else GIVEN_UP
        if combat == MANEUVER and s.sheet.no_maneuver[target]:
            return NO_MANEUVER
        attack = sum([s.attack_of(u) for u in units if cannot_enter(s, u, target, combat) is None])
        if not attack:
            return NO_ATTACKER
        low = combat == MANEUVER and attack * LOWEST_ODDS < best_defence(s, target)
        return ODDS_TOO_LOW if low else None

    def apply(self, s: Bayonet, code: int) -> None:
        verb, target = code & 15, first(code)
        if verb == DONE:
            return
        combat = verb - MANEUVER_AT
        s.push(Declaration(self.side, (*self.settled, target << 1 | combat)))
        s.push(Force(self.side, target, combat, ()))

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side}

    def remarks(self, s: Bayonet, code: int) -> dict[str, Any]:
        if code & 15 == DONE:
            return {"attacks": len(s.targets())}
        combat, target = (code & 15) - MANEUVER_AT, first(code)
        units = tuple(candidates(s, self.side, target, combat)) if s.book.is_hex(target) else ()
        return {"attack": strength(s, units), "defence": best_defence(s, target)}


class Force(Ask):
    """6.1.1a: who attacks this hex in this way."""

    name = "force"
    fields = ("side", "target", "combat", "units")
    verbs = (
        Verb("done", rules="6.1.1b 6.1.4f"),
        Verb("add", "unit", rules="6.1.4a 6.1.4e"),
        Verb("drop", rules="6.1.1a"),
    )

    def __init__(self, side: int, target: int, combat: int, units: tuple[int, ...]) -> None:
        self.side = side
        self.target = target
        self.combat = combat
        self.units = units
        self.known: list[int] | None = None  # who could attack, for as long as this is asked

    def able(self, s: Bayonet) -> list[int]:
        found = self.known
        if found is None:
            found = self.known = candidates(s, self.side, self.target, self.combat)
        return found

    def offers(self, s: Bayonet) -> list[int]:
        codes = [DONE, DROP]
        return codes + [ADD | unit << 4 for unit in self.able(s)]

    def legal(self, s: Bayonet) -> list[int]:
        codes, points = [DONE if self.against_done(s) is None else DROP], points_of(s, self.units)
        return codes + [ADD | unit << 4 for unit in self.able(s) if self.cannot_join(s, unit, points) is None]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        verb = code & 15
        if verb == ADD:
            return self.against_unit(s, first(code))
        why = self.against_done(s)
        if verb == DONE:
            return why
        return ENOUGH if why is None else None

    def against_done(self, s: Bayonet) -> Why | None:
        if not self.units:
            return NOBODY_YET
        if self.combat == MANEUVER and strength(s, self.units) * LOWEST_ODDS < best_defence(s, self.target):
            return ODDS_TOO_LOW
        return None

    def against_unit(self, s: Bayonet, unit: int) -> Why | None:
        if s.book.side_of[unit] != self.side or s.book.is_leader[unit]:
            return NOT_YOURS
        why = cannot_attack(s, unit, self.target, self.combat)
        return why or self.cannot_join(s, unit, points_of(s, self.units))

    def cannot_join(self, s: Bayonet, unit: int, points: int) -> Why | None:
        """Why a unit may not attack with those who are chosen already, of so many stacking points."""
        if unit in self.units:
            return HAS_DECLARED
        if not s.attack_of(unit) and not self.is_backed(s, unit):
            return NO_STRENGTH
        if self.combat == ASSAULT:
            return TOO_MANY if points + s.stacking_of(unit) > STACK_LIMIT else None
        return OVERSTACKED if self.crowds(s, unit) else None

    def is_backed(self, s: Bayonet, unit: int) -> bool:
        """6.1.4a: a unit without strength goes with others of its hex that have some."""
        return any([s.at[other] == s.at[unit] and s.attack_of(other) for other in self.units])

    def crowds(self, s: Bayonet, unit: int) -> bool:
        """4.3.2c: from a hex four stacking points at most attack by maneuver."""
        points = s.stacking_of(unit)
        for other in s.here[s.at[unit]]:
            if other in self.units or s.declared.get(other, ASSAULT) & 1 == MANEUVER:
                points += s.stacking_of(other)
        return points > STACK_LIMIT

    def apply(self, s: Bayonet, code: int) -> None:
        verb = code & 15
        if verb == ADD:
            more = Force(self.side, self.target, self.combat, (*self.units, first(code)))
            more.known = self.known
            s.push(more)
        elif verb == DONE:
            for unit in self.units:
                s.declared[unit] = self.target << 1 | self.combat
            s.tell(DECLARED, self.side, self.combat, self.units, self.target)
            note_first_shots(s, self.units, self.target)

    def odds(self, s: Bayonet, code: int) -> Odds | None:
        units = (*self.units, first(code)) if code & 15 == ADD else self.units
        if code & 15 == DROP or not strength(s, units):
            return None
        return self.procedure(s).odds_of_attack(s, self.side, self.target, self.combat, units)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {
            "side": self.side,
            "target:place": self.target,
            "combat": self.combat,
            "attack": strength(s, self.units),
            "defence": best_defence(s, self.target),
        }


def note_first_shots(s: Bayonet, units: tuple[int, ...], target: int) -> None:
    """scen:2: the Americans come on the turn after the first combat with troops that began at Pleiku."""
    rule = s.sheet.rule(UsEntry)
    if rule is None or s.us_turn:
        return
    began = {id for placed in s.sheet.scenario.setup if placed.hex in rule.started for id in placed.units}
    involved = (*units, *s.here.get(target, ()))
    if any([s.book.unit_ids[unit] in began for unit in involved]):
        s.us_turn = s.turn + 1
