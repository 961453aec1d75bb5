"""15.1: replacements: a step for a reduced unit, or a dead one brought back."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first, second
from indochine.titles.silver_bayonet.asking import Ask, Step
from indochine.titles.silver_bayonet.book import NATIONS, PAVN, SIDES, US
from indochine.titles.silver_bayonet.events import REPLACED
from indochine.titles.silver_bayonet.rules.ch02_recovery import open_boxes
from indochine.titles.silver_bayonet.scenario_data import Replacement
from indochine.titles.silver_bayonet.state import AWAY, REDUCED, Bayonet

DONE: Final = 0
RESTORE: Final = 1
REVIVE: Final = 2
POINT: Final = 2  # in halves
HALF: Final = 1  # 15.1.3: in Cambodia

NO_POINTS: Final = Why("15.1.3", "no-replacements-left")
NOT_THEIRS: Final = Why("15.1", "not-for-this-nation")
NOT_REDUCED: Final = Why("15.1.1a", "not-reduced")
NOT_DEAD: Final = Why("15.1.1b", "not-dead")
WRONG_PLACE: Final = Why("15.1.2a", "no-place-for-replacements")
JUST_BACK: Final = Why("15.1.1b", "just-back")
SPECIAL: Final = Why("12.4.2a", "not-replaced")
LEFT_FOR_GOOD: Final = Why("scen:cards", "left-for-good")


class Replacements(Step):
    """15.1: each grant of the scenario in turn; points not spent are kept."""

    name = "replacements"
    fields = ("number",)
    steps = ("grant",)

    def __init__(self, number: int) -> None:
        self.number = number

    def grant(self, s: Bayonet) -> None:
        grants = s.sheet.scenario.replacement
        if self.number == len(grants):
            return
        s.again()
        grant = grants[self.number]
        if s.turn >= grant.first_turn and (s.turn - grant.first_turn) % grant.every == 0:
            add(s, self.number, grant.points * POINT)
        s.replace(Replacements(self.number + 1))
        if s.pool[self.number]:
            s.push(SpendReplacements(SIDES.index(grant.side), self.number, ()))


def add(s: Bayonet, number: int, halves: int) -> None:
    s.pool = (*s.pool[:number], s.pool[number] + halves, *s.pool[number + 1 :])


def places_for(s: Bayonet, grant: Replacement) -> list[int]:
    """15.1.2a, or where the scenario says; who has left the map for good is nowhere."""
    book, side = s.book, SIDES.index(grant.side)
    if grant.hexes:
        named = [book.place_of[id] for id in grant.hexes]
        return [place for place in named if s.side_at(place) in (side, -1)]
    if grant.with_units or grant.off_map:
        helpers = [book.unit_of[id] for id in grant.with_units]
        found = [s.at[unit] for unit in helpers if s.at[unit] < book.waiting and not s.has(unit, AWAY)]
        return found + (open_boxes(s) if grant.off_map else [])
    return printed_places(s, side, NATIONS[US] in grant.nations)


def printed_places(s: Bayonet, side: int, american: bool) -> list[int]:
    """15.1.2a: Camp Holloway, for Americans the brigade headquarters as well; the PAVN have their own."""
    book = s.book
    if side == PAVN:
        posts = [s.at[u] for u in s.on_map(PAVN) if book.is_hq[u] or book.is_hospital[u]]
        return posts + open_boxes(s)
    base = [n for n in range(book.hexes) if s.sheet.is_base[n] and s.sheet.inside[n]]
    return base + ([s.at[book.brigade_hq]] if american and s.at[book.brigade_hq] < book.waiting else [])


def cost(s: Bayonet, place: int) -> int:
    """15.1.3: half a point in Cambodia."""
    return HALF if s.book.is_box(place) else POINT


class SpendReplacements(Ask):
    """15.1.1: a step restored, or a unit brought back with one. `done` are those back in this phase."""

    name = "spend-replacements"
    fields = ("side", "number", "advanced")
    verbs = (
        Verb("done", rules="15.1"),
        Verb("restore", "unit", rules="15.1.1a 15.1.3"),
        Verb("revive", "unit", "place", rules="15.1.1b 15.1.2a"),
    )

    def __init__(self, side: int, number: int, advanced: tuple[int, ...]) -> None:
        self.side = side
        self.number = number
        self.advanced = advanced

    def grant(self, s: Bayonet) -> Replacement:
        return s.sheet.scenario.replacement[self.number]

    def offers(self, s: Bayonet) -> list[int]:
        codes, places = [DONE], sorted(set(places_for(s, self.grant(s))))
        for place in places:
            codes += [RESTORE | unit << 4 for unit in s.units_at(place, self.side) if s.has(unit, REDUCED)]
        for unit in range(s.book.units):
            if s.at[unit] == s.book.eliminated and s.book.side_of[unit] == self.side:
                codes += [REVIVE | unit << 4 | place << 16 for place in places]
        return codes

    def refused(self, s: Bayonet, code: int) -> Why | None:
        verb, unit = code & 15, first(code)
        if verb == DONE:
            return None
        return self.against_unit(s, unit) or self.against(s, code, places_for(s, self.grant(s)))

    def legal(self, s: Bayonet) -> list[int]:
        places, found = places_for(s, self.grant(s)), [DONE]
        for code in self.offers(s)[1:]:
            if self.against_unit(s, first(code)) is None and self.against(s, code, places) is None:
                found.append(code)
        return found

    def against(self, s: Bayonet, code: int, places: list[int]) -> Why | None:
        """Why no point may be spent so, with replacements in these places."""
        verb, unit = code & 15, first(code)
        place = s.at[unit] if verb == RESTORE else second(code)
        if verb == REVIVE and s.at[unit] != s.book.eliminated:
            return NOT_DEAD
        if verb == RESTORE and (not s.has(unit, REDUCED) or s.steps_of(unit) != 1):
            return NOT_REDUCED
        if verb == RESTORE and unit in self.advanced:
            return JUST_BACK
        if s.has(unit, AWAY):
            return LEFT_FOR_GOOD
        if place not in places:
            return WRONG_PLACE
        return None if s.pool[self.number] >= cost(s, place) else NO_POINTS

    def against_unit(self, s: Bayonet, unit: int) -> Why | None:
        book = s.book
        if NATIONS[book.nation_of[unit]] not in self.grant(s).nations or book.side_of[unit] != self.side:
            return NOT_THEIRS
        special = book.is_hq[unit] or book.is_hospital[unit] or book.is_leader[unit]
        return SPECIAL if special or unit == book.brigade_hq or unit == book.supply else None

    def apply(self, s: Bayonet, code: int) -> None:
        verb, unit = code & 15, first(code)
        if verb == DONE:
            return
        place = s.at[unit] if verb == RESTORE else second(code)
        add(s, self.number, -cost(s, place))
        back = self.advanced
        if verb == RESTORE:
            s.unmark(unit, REDUCED)
        else:
            s.marks[unit] = REDUCED if s.book.steps_of[unit] == 2 else 0
            s.put(unit, place)
            back = (*back, unit)
        s.tell(REPLACED, self.side, unit, place)
        s.push(SpendReplacements(self.side, self.number, back))

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "halves": s.pool[self.number]}
