"""6.0: what the Viet Minh use an impulse for: break in where it can be done, else get ready for it."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Decision, first
from indochine.titles.storm.book import FR, VM
from indochine.titles.storm.cards.bombardment import fire_areas
from indochine.titles.storm.cards.mine_shaft import minable_areas
from indochine.titles.storm.cards.viet_minh import rats_areas, thai_areas
from indochine.titles.storm.habits.firing import card_value, softening
from indochine.titles.storm.habits.lay import (
    Lay,
    actions,
    chance,
    defence_against_fire,
    power,
    to_clear,
    turns_left,
)
from indochine.titles.storm.habits.storming import Field, Garrison, garrisons, night_bonus
from indochine.titles.storm.rules.ch06_impulse import ASSAULT, DIG, FIRE, MOVE, PLAY, SAP
from indochine.titles.storm.rules.ch09_sapping import depth_by_card
from indochine.titles.storm.state import Storm

NOTHING_BETTER: Final = 0.012  # what a pass is worth
LATER: Final = 0.35  # what an assault of the next turn counts now
AT_ONCE: Final = 0.8  # what an assault of those counts who did not dig
DUG: Final = 0.85  # what an assault counts that a card has to prepare
GUARDS: Final = 2  # left behind in a victory area
GUNS: Final = ("katyusha-rockets", "105mm-artillery", "75mm-artillery")


class Command:
    """The board as the Viet Minh command sees it, looked at once for all choices of an impulse."""

    def __init__(self, lay: Lay, s: Storm) -> None:
        self.lay = lay
        self.s = s
        self.extra: int = night_bonus(s)
        self.garrisons: list[Garrison] = garrisons(lay, s)
        self.field = Field(lay, s)
        self.later: float = LATER if turns_left(s) else 0.0
        self.assaults: dict[int, float] = {}  # by origin: the best assault, ready or not
        for garrison in self.garrisons:
            extra = self.extra if garrison.prize > 0.5 else 0
            for stack in garrison.stacks:
                worth = garrison.plan(stack, extra)
                self.assaults[stack.area] = max(self.assaults.get(stack.area, -1.0), worth)

    def value(self, code: int) -> float:
        verb, number = code & 15, first(code)
        if verb == ASSAULT:
            return self.assaults.get(number, -1.0)
        if verb == SAP:
            return self.sap(number)
        if verb == MOVE:
            return self.move(number)
        if verb == FIRE:
            return self.fire(number)
        if verb == DIG:
            return self.dig(number)
        return self.play(number) if verb == PLAY else NOTHING_BETTER

    def sap(self, area: int) -> float:
        """9.0b: dig for an assault of those who do not dig, or of all of them next turn."""
        s, best = self.s, 0.0
        fresh, units = s.fresh(area, VM), s.here[area] & s.book.side_set[VM]
        number, level = fresh.bit_count(), s.trench(area)
        levels = min(s.book.deepest - level, number // s.book.sappers)
        share = (level + levels) / s.book.deepest
        others = power(self.lay, fresh) * (number - levels * s.book.sappers) // number
        for garrison in self.garrisons:
            if s.book.adjacent[area] >> garrison.area & 1:
                today = AT_ONCE * garrison.falls(others) if share >= 1.0 else 0.0
                tomorrow = self.later * (garrison.falls(power(self.lay, units), 2.0) + 0.25) * share * share
                best = max(best, garrison.prize * max(today, tomorrow))
        return best

    def move(self, area: int) -> float:
        """7.0: toward the pull, unless the units have something to do where they are."""
        s = self.s
        spare = spare_units(s, area)
        if not spare:
            return -0.05
        here, best = self.field.at(area), 0.0
        blocked = s.occupied[FR] & ~s.held
        for to in self.lay.near[area]:
            if not blocked >> to & 1 and self.field.at(to) > best and s.room(to, VM) > 0:
                best = self.field.at(to)
        return 0.25 * (best - here) * min(1.0, 0.3 + spare.bit_count() / 9) + 0.004

    def fire(self, area: int) -> float:
        s = self.s
        fresh = s.fresh(area, VM)
        fire, best = power(self.lay, fresh), 0.0
        reach = s.book.reach[area]
        for garrison in self.garrisons:
            if reach >> garrison.area & 1:
                best = max(best, softening(self.lay, s, garrison, fire, self.extra))
        for target in bits(reach & s.occupied[FR] & s.held):
            margin = fire - defence_against_fire(s, target, FR, target == area)
            best = max(best, 0.1 + 0.4 * chance(to_clear(s, s.here[target] & s.book.side_set[FR]) - margin))
        ready = self.assaults.get(area, 0.0)
        return best - 0.9 * ready if s.trench(area) >= 3 or s.turn == 1 else best - 0.2 * max(0.0, ready)

    def dig(self, card: int) -> float:
        """9.0c: the level that lets a whole stack go at once."""
        return max([self.dig_at(card, area) for area in bits(self.s.occupied[VM] & self.s.held)], default=0.0)

    def dig_at(self, card: int, area: int) -> float:
        s = self.s
        level, worth = depth_by_card(s, area, card), self.assaults.get(area, 0.0)
        if level <= s.trench(area) or worth <= 0 or s.turn == s.book.free_turn:
            return 0.0
        if level >= s.book.trench_needed:
            return DUG * worth - 0.05 * KEEPING.get(s.book.key_of[card], 0.5)
        return 0.3 * self.later * worth * (level - s.trench(area)) / 3 - 0.02

    def play(self, card: int) -> float:
        s, key = self.s, self.s.book.key_of[card]
        if key in GUNS:
            areas = bits(fire_areas(s, card))
            return max([card_value(self.lay, s, card, area << 4, self.extra) for area in areas], default=0.0)
        if key == "surprise-assault":
            return 0.9 * max([0.0, *self.assaults.values()])
        if key == "propaganda":
            return max([thai_value(self.lay, s, area) for area in bits(thai_areas(s))], default=0.0)
        if key == "rats-of-the-nam-yum":
            return self.weaken(rats_areas(s), 3.0)
        return self.weaken(minable_areas(s), 4.5) if key == "detonate-mine-shaft" else 0.0

    def weaken(self, areas: int, relief: float) -> float:
        """A card that hurts a garrison just before it is stormed."""
        best = 0.0
        for garrison in self.garrisons:
            if areas >> garrison.area & 1:
                best = max(best, 0.95 * garrison.opened(self.extra, relief))
        return best


KEEPING: Final = {
    "night-assault": 0.8,
    "giap-demands-success": 0.8,
    "surprise-assault": 1.0,
    "katyusha-rockets": 1.0,
    "105mm-artillery": 0.7,
    "75mm-artillery": 0.5,
    "detonate-mine-shaft": 0.8,
    "rats-of-the-nam-yum": 0.6,
    "propaganda": 0.5,
    "heavy-flak": 0.5,
    "poor-weather": 0.3,
    "improved-defenses": 0.2,
    "emergency-replacements": 0.1,
}


def thai_value(lay: Lay, s: Storm, area: int) -> float:
    return 0.5 * (s.here[area] & s.book.thai).bit_count() * (0.02 + 0.05 * lay.keep[area])


def spare_units(s: Storm, area: int) -> int:
    """Fresh units that may go: a victory area that the French could walk into keeps a guard."""
    fresh = s.fresh(area, VM)
    if not (s.held & s.book.victory) >> area & 1:
        return fresh
    staying = s.count(area, VM) - fresh.bit_count()
    for _ in range(min(max(0, GUARDS - staying), fresh.bit_count())):
        fresh &= fresh - 1
    return fresh


def choose(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    command = Command(lay, s)
    return actions([command.value(code) for code in s.legal], NOTHING_BETTER)
