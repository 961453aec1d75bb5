"""What a commander sees at a glance: the hexes that matter, who is near, how an attack would stand."""

from __future__ import annotations

from typing import Final

from indochine.titles.silver_bayonet.book import SIDES, STACK_LIMIT
from indochine.titles.silver_bayonet.rules.ch06_declaration import best_defence
from indochine.titles.silver_bayonet.sheet import Sheet
from indochine.titles.silver_bayonet.state import FATIGUED, Bayonet

NEVER: Final = 0.01
SURE: Final = 20.0
FAR: Final = 99


class Lore:
    """The hexes that decide a scenario, with their worth in victory points; one copy for each sheet."""

    def __init__(self, sheet: Sheet) -> None:
        scenario = sheet.scenario
        self.prizes: dict[int, float] = {}
        for award in scenario.award:
            if award.event in ("captured", "held-at-end", "all-eliminated"):
                for hex in award.hexes:
                    place = sheet.place_of[hex]
                    self.prizes[place] = self.prizes.get(place, 0.0) + award.points
        self.to_prize: list[int] = []  # by hex: how far the nearest is, once asked for
        sudden = scenario.victory.sudden
        if sudden is not None:
            self.prizes[sheet.place_of[sudden.hex]] = 20.0
        self.apart: tuple[int, dict[int, int]] = (0, {})  # a set of hexes; by hex how far the nearest is
        self.goals: dict[int, int] = {}  # of single units: where points wait for them
        self.escapes: bool = any([award.event == "left-to-cambodia" for award in scenario.award])
        self.hides: bool = any([award.event == "disengaged-at-end" for award in scenario.award])
        self.middle: float = (scenario.victory.fwa_lead - scenario.victory.pavn_lead) / 2.0
        self.step_worth: list[float] = [0.3, 0.3]  # by side that loses it, where the card gives nothing
        for award in scenario.award:
            if award.event == "step":
                loser = 1 - SIDES.index(award.side)
                self.step_worth[loser] = max(self.step_worth[loser], float(award.points))

    def is_prize(self, place: int) -> bool:
        return place in self.prizes


def attack_near(s: Bayonet, place: int, side: int) -> int:
    """The attack strength of a side that stands next to a hex and could use it."""
    total = 0
    for near in s.sheet.adjacent[place]:
        for unit in s.units_at(near, side):
            if not s.marks[unit] & FATIGUED:
                total += s.attack_of(unit)
    return total


def reach_of(s: Bayonet, place: int, side: int, hexes: int) -> int:
    """The attack strength of a side within so many hexes."""
    distance, total = s.book.distance, 0
    for other in s.stacks(side):
        if distance(place, other) <= hexes:
            for unit in s.here[other]:
                if not s.marks[unit] & FATIGUED:
                    total += s.attack_of(unit)
    return total


def ratio(s: Bayonet, place: int, side: int) -> float:
    """How an attack of all who stand next to a hex would compare with its defence, ground counted."""
    defence = best_defence(s, place)
    ground = 1.0 + 0.25 * s.sheet.maneuver[place]
    return attack_near(s, place, side) / (max(defence, 0.5) * ground)


def room(s: Bayonet, place: int) -> int:
    return STACK_LIMIT - s.load(place)


def nearest_prize(s: Bayonet, lore: Lore, place: int) -> int:
    if not lore.to_prize:
        fields = [s.book.distances(prize) for prize in lore.prizes]
        lore.to_prize = [min([field[n] for field in fields], default=FAR) for n in range(s.book.hexes)]
    return lore.to_prize[place]


def nearest(s: Bayonet, lore: Lore, place: int, side: int) -> int:
    """Hexes to the nearest unit of a side; far if it has none on the map. While it stays, its hexes do."""
    known = lore.apart  # once: another thread may play too
    if known[0] != s.stood[side]:
        known = lore.apart = (s.stood[side], {})
    found = known[1].get(place)
    if found is None:
        distances = s.book.distances(place)
        found = known[1][place] = min([distances[other] for other in s.posts[side]], default=FAR)
    return found


def worth_of_unit(s: Bayonet, unit: int) -> float:
    """What a unit on the map adds to a side, in steps and in strength."""
    book = s.book
    fresh = 1.0 if not s.marks[unit] & FATIGUED else 0.75
    return fresh * (
        s.attack_of(unit)
        + 0.8 * s.defence_of(unit)
        + 0.7 * book.bombard[s.face(unit)][unit] * (not book.is_mortar[unit])
    )
