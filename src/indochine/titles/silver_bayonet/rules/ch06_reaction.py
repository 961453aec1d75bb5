"""6.2, 6.3: before combat the defender may refuse it, or bring somebody up."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first, second
from indochine.kernel.odds import Odds
from indochine.titles.silver_bayonet.asking import Ask, Offer, Step
from indochine.titles.silver_bayonet.book import ASSAULT, FWA, MANEUVER, PAVN, STACK_LIMIT, US
from indochine.titles.silver_bayonet.events import NOT_REFUSED, REACTED, REACTION, REFUSAL, REFUSED
from indochine.titles.silver_bayonet.paths import is_barred
from indochine.titles.silver_bayonet.rules.ch02_odds import test_odds
from indochine.titles.silver_bayonet.rules.ch02_recovery import SIDES_OF_DIE, efficiency_test, passes
from indochine.titles.silver_bayonet.rules.ch04_going import (
    come,
    go,
    is_confined,
    is_emplaced,
    shift_gun,
)
from indochine.titles.silver_bayonet.rules.ch08_advance import Advance
from indochine.titles.silver_bayonet.state import BARRED, FATIGUED, Bayonet

DONE: Final = 0
REFUSE: Final = 1
REACT: Final = 1
TO: Final = 0

NOT_A_TARGET: Final = Why("6.2a", "not-a-target")
TRIED: Final = Why("6.2a", "tried-already")
BOTH_COMBATS: Final = Why("6.2.6a", "doubly-attacked")
IMMOBILE: Final = Why("6.2.5", "cannot-refuse-immobile")
HOSPITAL_STAYS: Final = Why("12.5.2", "hospital-does-not-refuse")
ARVN_STANDS: Final = Why("6.2.4", "arvn-does-not-refuse")
AMERICANS_STAND: Final = Why("6.2.3", "americans-stand-here")
CAMP_STANDS: Final = Why("ruling:17", "nobody-refuses-in-a-camp")
NOWHERE_TO_GO: Final = Why("6.2.6c2", "nowhere-to-go")
NO_ROOM_FOR_ALL: Final = Why("6.2.6c4", "no-room-to-refuse")
NOT_THERE: Final = Why("6.2.6c2", "no-refuge-there")
UNDER_ATTACK: Final = Why("6.2.6c1", "refuge-under-attack")
CLOSED: Final = Why("6.2.6c3", "could-not-enter")
NOT_ADJACENT: Final = Why("6.3.1a", "not-adjacent")
NOT_YOURS: Final = Why("6.3.1a", "not-your-unit")
TARGET_ITSELF: Final = Why("6.3.2b", "target-itself")
HAS_REFUSED: Final = Why("6.3.2c", "has-refused")
TIRED_STAYS: Final = Why("6.3.2d", "fatigued-does-not-react")
NO_ROOM: Final = Why("6.3.2a", "no-room-to-react")
CANNOT_ENTER: Final = Why("6.3.2e", "could-not-enter")
REACTS_ONCE: Final = Why("6.3.1b", "one-attempt")
NO_FEET: Final = Why("ruling:20", "cannot-react-immobile")
CONFINED: Final = Why("scen:cards", "confined")


# Who may refuse


def cannot_refuse(s: Bayonet, place: int) -> Why | None:
    """6.2, ruling 15: all units of a hex refuse, or none."""
    if s.attackers(place, MANEUVER) and s.attackers(place, ASSAULT):
        return BOTH_COMBATS
    stack = s.here.get(place, ())
    for unit in stack:
        why = cannot_give_way(s, unit, place)
        if why is not None:
            return why
    ways = ways_back(s, stack, place)
    if not all(ways.values()):
        return NOWHERE_TO_GO
    fit = packs(s, in_order_of_size(s, stack), ways, rooms_around(s, place), set())
    return None if fit else NO_ROOM_FOR_ALL


def cannot_give_way(s: Bayonet, unit: int, place: int) -> Why | None:
    """6.2.2 to 6.2.5, 12.1.2b, 12.5.2: what a unit is, and what ground it stands on."""
    book, sheet = s.book, s.sheet
    if not book.move[s.face(unit)][unit]:
        return IMMOBILE
    if book.is_hospital[unit]:
        return HOSPITAL_STAYS
    if book.side_of[unit] == PAVN:
        return None
    if sheet.is_camp[place]:
        return CAMP_STANDS
    if book.kind_of[unit] in ("delta", "cidg"):
        return None
    if book.nation_of[unit] == US:
        held = is_landing_zone(s, place) or sheet.is_town[place] or sheet.is_base[place]
        return AMERICANS_STAND if held or book.brigade_hq in s.here[place] else None
    return None if book.truong in s.leaders_at(place) else ARVN_STANDS


def is_landing_zone(s: Bayonet, place: int) -> bool:
    """13.1.1.2e, 4.2.1.3b: an operational landing zone that the enemy has not taken; a camp is one too."""
    if s.side_at(place) != FWA:
        return False
    return s.sheet.is_camp[place] or (place in s.sheet.landing and s.held[place] == FWA)


def against_refuge(s: Bayonet, unit: int, place: int, to: int) -> Why | None:
    """6.2.6c: why a unit may not go back to a hex, zones of control apart."""
    if s.is_target(to):
        return UNDER_ATTACK
    side, kind = s.book.side_of[unit], s.kind_of_mover(unit)
    if (
        to not in s.sheet.adjacent[place]
        or is_barred(s, unit, to, side)
        or not s.sheet.enters(kind, place, to)
    ):
        return CLOSED
    return NO_ROOM_FOR_ALL if s.load(to) + s.stacking_of(unit) > STACK_LIMIT else None


def rooms_around(s: Bayonet, place: int) -> dict[int, int]:
    """6.2.6c1, 6.2.6c4: the hexes around one that are not attacked, with the stacking points left there."""
    return {to: STACK_LIMIT - s.load(to) for to in s.sheet.adjacent[place] if not s.is_target(to)}


def sorts_of_refuge(s: Bayonet, unit: int, place: int, rooms: dict[int, int]) -> list[list[int]]:
    """6.2.6c2: hexes outside enemy zones, those in a zone with friends, and for some the empty ones there."""
    side, size, kind = s.book.side_of[unit], s.stacking_of(unit), s.kind_of_mover(unit)
    sorts: list[list[int]] = [[], [], []]
    for to, room in rooms.items():
        if room >= size and not is_barred(s, unit, to, side) and s.sheet.enters(kind, place, to):
            zoned, friends = s.in_enemy_zoc(to, side), bool(s.units_at(to, side))
            sorts[0 if not zoned else 1 if friends else 2].append(to)
    return sorts if uses_ground(s, unit) else [sorts[0] + sorts[1]]


def refuges(s: Bayonet, unit: int, place: int) -> list[int]:
    """6.2.6c: where a unit may go, the best sort of hex that there is."""
    for sort in sorts_of_refuge(s, unit, place, rooms_around(s, place)):
        if sort:
            return sort
    return []


def ways_back(s: Bayonet, units: tuple[int, ...], place: int) -> dict[int, list[int]]:
    """By unit: every hex to which it could go, the best sorts first."""
    rooms, found = rooms_around(s, place), {}
    for unit in units:
        ways: list[int] = []
        for sort in sorts_of_refuge(s, unit, place, rooms):
            ways += sort
        found[unit] = ways
    return found


def in_order_of_size(s: Bayonet, units: tuple[int, ...]) -> list[int]:
    """The largest first."""
    sizes = sorted({s.stacking_of(unit) for unit in units}, reverse=True)
    return [unit for size in sizes for unit in units if s.stacking_of(unit) == size]


def packs(
    s: Bayonet,
    units: list[int],
    ways: dict[int, list[int]],
    room: dict[int, int],
    failed: set[tuple[int, ...]],
) -> bool:
    """6.2.6c4, ruling 15: whether all of them find room, each wherever it fits; what has failed once is not
    tried again."""
    if not units:
        return True
    if failed and (len(units), *room.values()) in failed:
        return False
    size = s.stacking_of(units[0])
    for to in ways[units[0]]:
        if room[to] >= size:
            room[to] -= size
            if packs(s, units[1:], ways, room, failed):
                return True
            room[to] += size
    failed.add((len(units), *room.values()))
    return False


def tester(s: Bayonet, place: int) -> int:
    """6.2a, ruling 16: the unit with the highest efficiency; between equals one that uses the ground."""
    return max(s.here[place], key=lambda unit: (s.efficiency_of(unit), uses_ground(s, unit), -unit))


def uses_ground(s: Bayonet, unit: int) -> bool:
    """6.2.1, 6.2.2"""
    return s.book.side_of[unit] == PAVN or s.book.kind_of[unit] in ("delta", "cidg")


def refusal_modifiers(s: Bayonet, place: int, unit: int) -> Tally:
    """6.2.1, 6.2.6b, 2.6.6b"""
    stack = s.here[place]
    tally = Tally()
    if uses_ground(s, unit):
        tally.plus(-s.tdv(place, stack), "ground", "6.2.1")
    return tally.plus(int(any([s.has(u, FATIGUED) for u in stack])), "fatigued-unit", "6.2.6b")


class Refusals(Ask):
    """6.2, ruling 15: the defender refuses hex by hex, in the order that he likes."""

    name = "refusals"
    fields = ("side", "tried")
    verbs = (Verb("done", rules="6.2a"), Verb("refuse", "place", rules="6.2a 6.2.1 6.2.6b"))

    def __init__(self, side: int, tried: tuple[int, ...]) -> None:
        self.side = side
        self.tried = tried

    def offers(self, s: Bayonet) -> list[int]:
        return [DONE, *(REFUSE | place << 4 for place in s.targets())]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        if code & 15 == DONE:
            return None
        place = first(code)
        if not s.book.is_hex(place) or not s.is_target(place):
            return NOT_A_TARGET
        return TRIED if place in self.tried else cannot_refuse(s, place)

    def apply(self, s: Bayonet, code: int) -> None:
        if code & 15 == DONE:
            return
        place = first(code)
        unit = tester(s, place)
        modifiers = refusal_modifiers(s, place, unit)
        die = s.roll_die(SIDES_OF_DIE)
        s.tell(REFUSAL, self.side, place, unit, die, modifiers, s.efficiency_of(unit))
        s.push(Refusals(self.side, (*self.tried, place)))
        if not passes(die, modifiers.total, s.efficiency_of(unit)):
            s.tell(NOT_REFUSED, self.side, place)
            return
        s.push(Yield(self.side, place, s.here[place]))

    def odds(self, s: Bayonet, code: int) -> Odds | None:
        if code & 15 == DONE:
            return None
        unit = tester(s, first(code))
        modifiers = refusal_modifiers(s, first(code), unit)
        return test_odds("refused", s.efficiency_of(unit), modifiers, "6.2a")

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side}


class Yield(Step):
    """6.2a, 6.2b: the stack goes back, and the attackers may follow."""

    name = "yield"
    fields = ("side", "place", "units")
    steps = ("go_back", "follow")

    def __init__(self, side: int, place: int, units: tuple[int, ...]) -> None:
        self.side = side
        self.place = place
        self.units = units

    def go_back(self, s: Bayonet) -> None:
        left = [unit for unit in self.units if s.at[unit] == self.place and refuges(s, unit, self.place)]
        if left:
            s.again()
            s.push(GoBack(self.side, self.place, left[0]))

    def follow(self, s: Bayonet) -> None:
        attackers = (*s.attackers(self.place, MANEUVER), *s.attackers(self.place, ASSAULT))
        for unit in attackers:
            s.declared.pop(unit)
        for unit in self.units:
            s.mark(unit, BARRED)
        s.push(Advance(1 - self.side, self.place, attackers, (), 1, (), True))


class GoBack(Offer):
    """6.2.6c: where a unit that refuses combat goes."""

    name = "go-back"
    fields = ("side", "place", "unit")
    verbs = (Verb("to", "place", rules="6.2.6c1 6.2.6c2 6.2.6c3 6.2.6c4"),)

    def __init__(self, side: int, place: int, unit: int) -> None:
        self.side = side
        self.place = place
        self.unit = unit

    def options(self, s: Bayonet) -> list[int]:
        """The best sort of hex; a worse one only if the others of the stack would find no room."""
        others = tuple([unit for unit in s.here[self.place] if unit != self.unit])
        ways = ways_back(s, others, self.place)
        for sort in sorts_of_refuge(s, self.unit, self.place, rooms_around(s, self.place)):
            fitting = [to for to in sort if self.leaves_room(s, to, others, ways)]
            if fitting:
                return fitting
        return refuges(s, self.unit, self.place)

    def leaves_room(self, s: Bayonet, to: int, others: tuple[int, ...], ways: dict[int, list[int]]) -> bool:
        rooms = rooms_around(s, self.place)
        rooms[to] -= s.stacking_of(self.unit)
        return packs(s, in_order_of_size(s, others), ways, rooms, set())

    def offers(self, s: Bayonet) -> list[int]:
        return [TO | place << 4 for place in self.options(s)]

    def tries(self, s: Bayonet) -> list[int]:
        return [TO | place << 4 for place in s.sheet.adjacent[self.place]]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        if first(code) in self.options(s):
            return None
        why = against_refuge(s, self.unit, self.place, first(code)) if s.book.is_hex(first(code)) else CLOSED
        if why is None and first(code) in refuges(s, self.unit, self.place):
            return NO_ROOM_FOR_ALL
        return why or NOT_THERE

    def apply(self, s: Bayonet, code: int) -> None:
        to = first(code)
        go(s, self.unit, to)
        s.tell(REFUSED, self.side, self.place, to)
        come(s, (self.unit,), to)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "unit": self.unit, "place": self.place}


# Reaction


def cannot_react(s: Bayonet, unit: int, target: int) -> Why | None:
    """6.3.1a, 6.3.2, 2.6.6a, 10.4.1, scen:cards: why a unit may not come to the help of a hex."""
    place = s.at[unit]
    if not s.book.is_hex(place) or target not in s.sheet.adjacent[place]:
        return NOT_ADJACENT
    if s.is_target(place):
        return TARGET_ITSELF
    if s.has(unit, FATIGUED):
        return TIRED_STAYS
    if s.has(unit, BARRED):
        return HAS_REFUSED
    if not s.book.move[s.face(unit)][unit]:
        return NO_FEET
    emplaced = is_emplaced(s, unit)
    if emplaced is not None:
        return emplaced
    if is_confined(s, unit):
        return CONFINED
    if s.load(target) + s.stacking_of(unit) > STACK_LIMIT:
        return NO_ROOM
    side = s.book.side_of[unit]
    closed = is_barred(s, unit, target, side) or not s.sheet.enters(s.kind_of_mover(unit), place, target)
    return CANNOT_ENTER if closed else None


class Reactions(Ask):
    """6.3.1: one unit for each attacked hex. `tried`: hexes; `waiting`: units that have tried."""

    name = "reactions"
    fields = ("side", "tried", "waiting")
    verbs = (Verb("done", rules="6.3.1a"), Verb("react", "unit", "place", rules="6.3.1a 6.3.1b"))

    def __init__(self, side: int, tried: tuple[int, ...], waiting: tuple[int, ...]) -> None:
        self.side = side
        self.tried = tried
        self.waiting = waiting

    def offers(self, s: Bayonet) -> list[int]:
        codes = [DONE]
        for target in s.targets():
            if target in self.tried:
                continue
            for place in s.sheet.adjacent[target]:
                codes += [REACT | unit << 4 | target << 16 for unit in s.units_at(place, self.side)]
        return codes

    def refused(self, s: Bayonet, code: int) -> Why | None:
        if code & 15 == DONE:
            return None
        unit, target = first(code), second(code)
        if s.book.side_of[unit] != self.side or s.book.is_leader[unit]:
            return NOT_YOURS
        if not s.book.is_hex(target) or not s.is_target(target):
            return NOT_A_TARGET
        if target in self.tried or unit in self.waiting:
            return REACTS_ONCE
        return cannot_react(s, unit, target)

    def apply(self, s: Bayonet, code: int) -> None:
        if code & 15 == DONE:
            return
        unit, target = first(code), second(code)
        passed, die = efficiency_test(s, unit, 0)
        s.tell(REACTION, self.side, unit, target, die, s.efficiency_of(unit))
        if passed:
            shift_gun(s, unit)  # 10.4.1, ruling 20: any kind of movement
            go(s, unit, target)
            s.tell(REACTED, self.side, unit, target)
            come(s, (unit,), target)
        s.push(Reactions(self.side, (*self.tried, target), (*self.waiting, unit)))

    def odds(self, s: Bayonet, code: int) -> Odds | None:
        if code & 15 == DONE:
            return None
        return test_odds("reacted", s.efficiency_of(first(code)), Tally(), "6.3.1a")

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side}
