"""What a choice is like, as numbers: what self-play has taught of them is looked up by these."""

from __future__ import annotations

from typing import Final

from indochine.kernel.frames import Decision, first, second
from indochine.kernel.lessons import head_of, trait
from indochine.titles.silver_bayonet.book import ASSAULT, FWA, MANEUVER, PAVN
from indochine.titles.silver_bayonet.habits.lore import Lore, attack_near, nearest, nearest_prize, ratio
from indochine.titles.silver_bayonet.rules.ch02_losses import TakeFatigue, TakeLosses
from indochine.titles.silver_bayonet.rules.ch04_movement import STACK, MoveTo
from indochine.titles.silver_bayonet.rules.ch06_declaration import (
    DONE,
    MANEUVER_AT,
    Declaration,
    Force,
    best_defence,
    candidates,
    strength,
)
from indochine.titles.silver_bayonet.rules.ch06_reaction import GoBack, Reactions, Refusals
from indochine.titles.silver_bayonet.rules.ch08_advance import Advance
from indochine.titles.silver_bayonet.rules.ch08_retreat import FallBack, StandOrGo
from indochine.titles.silver_bayonet.rules.ch10_fire import Aim, power
from indochine.titles.silver_bayonet.rules.ch15_arrivals import ArriveAt, Deploy
from indochine.titles.silver_bayonet.sheet import STAY
from indochine.titles.silver_bayonet.state import FATIGUED, REDUCED, Bayonet

NO_PLACE: Final = 4095
NOBODY: Final = 63  # no unit is asked about
OFF_MAP: Final = 1 << 12
# The sorts of traits, in the order of `Traits.of`. "late" is by the turns left and whose turn it is. What has
# been learned holds for one scenario alone: its number is in the last four bits.
SORTS: Final = (
    "itself",
    "late",
    "itself-late",
    "stand-role",
    "stand-late",
    "contact-role",
    "contact-late",
    "case",
    "case-role",
    "contact-prize",
    "unit-prize",
    "place-role",
    "lead-late",
    "case-late",
)
RATIOS: Final = [0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0]
PLACE_FIRST: Final = (
    "deploy",
    "arrive-at",
    "move-to",
    "lift-to",
    "go-back",
    "fall-back",
    "declaration",
    "refusals",
    "bombardment",
    "frontal-assault",
    "next-combat",
)
UNIT_FIRST: Final = (
    "movement",
    "force",
    "reactions",
    "choose-lead",
    "count-defender",
    "take-losses",
    "take-fatigue",
    "advance",
    "reform-hq",
    "spend-replacements",
)


def step_of(value: float) -> int:
    """A ratio as one of eight steps."""
    for number, bound in enumerate(RATIOS):
        if value < bound:
            return number
    return len(RATIOS)


def role(s: Bayonet, unit: int) -> int:
    """What a unit is good for, and how it stands."""
    book, marks = s.book, s.marks[unit]
    attack = s.attack_of(unit)
    if book.is_mortar[unit]:
        kind = 1
    elif book.is_artillery[unit]:
        kind = 2
    elif book.motorised[unit]:
        kind = 3
    elif not attack:
        kind = 0
    else:
        kind = 4 + min(3, attack // 2)
    return kind << 2 | (2 if marks & FATIGUED else 0) | (1 if marks & REDUCED else 0)


class Ground:
    """Hexes as they look to a side; each looked at once for a question."""

    def __init__(self, lore: Lore, s: Bayonet, side: int) -> None:
        self.lore, self.s, self.side = lore, s, side
        self.stands: dict[int, int] = {}
        self.contacts: dict[int, int] = {}
        self.ratios: dict[int, float] = {}

    def stand(self, place: int) -> int:
        """How far the nearest prize is, the ground, who is there and around."""
        found = self.stands.get(place)
        if found is None:
            found = self.stands[place] = self.looked(place)
        return found

    def looked(self, place: int) -> int:
        s = self.s
        if not s.book.is_hex(place):
            return OFF_MAP | place & 15
        far = min(7, nearest_prize(s, self.lore, place)) if self.lore.prizes else 7
        beside, here = s.sheet.beside[place], s.here.get(place, ())
        enemies = min(3, (beside & s.stood[1 - self.side]).bit_count())
        friends = min(3, (beside & s.stood[self.side]).bit_count())
        return (
            ((far << 2 | min(3, s.sheet.tdv[place])) << 2 | enemies) << 4 | friends << 2 | min(3, len(here))
        )

    def contact(self, place: int) -> int:
        """Whom one could attack from a hex and who could attack there."""
        found = self.contacts.get(place)
        if found is None:
            found = self.contacts[place] = self.reckoned(place)
        return found

    def reckoned(self, place: int) -> int:
        s, side = self.s, self.side
        if not s.book.is_hex(place):
            return 1 << 10
        if not s.sheet.beside[place] & s.stood[1 - side]:
            return 1 << 9 | min(15, nearest(s, self.lore, place, 1 - side))
        best, prize = 0.0, 0
        for near in s.sheet.adjacent[place]:
            if s.units_at(near, 1 - side):
                best = max(best, self.ratio(near))
                if near in self.lore.prizes:
                    prize = 1
        threat = attack_near(s, place, 1 - side) / max(1.0, float(best_defence(s, place)))
        return (step_of(best) << 3 | step_of(threat / 2.0)) << 1 | prize

    def ratio(self, place: int) -> float:
        found = self.ratios.get(place)
        if found is None:
            found = self.ratios[place] = ratio(self.s, place, self.side)
        return found


class Traits:
    """Made once for a sheet."""

    def __init__(self, questions: list[str], scenario: int) -> None:
        self.number: dict[str, int] = {name: n for n, name in enumerate(questions)}
        self.place_first: list[bool] = [name in PLACE_FIRST for name in questions]
        self.unit_first: list[bool] = [name in UNIT_FIRST for name in questions]
        self.movement: int = self.number["movement"]
        self.scenario = scenario

    # The layout of these numbers is what lessons.toml refers to: whoever changes it must go to school anew.
    def of(self, lore: Lore, s: Bayonet, frame: Decision[Bayonet], codes: list[int]) -> list[list[int]]:
        question, side = self.number[frame.name], frame.side
        ground = Ground(lore, s, side)
        turns = s.sheet.scenario.game_turns
        left = min(7, turns - s.turn) << 1 | (1 if s.active == side else 0)
        lead = s.points[FWA] - s.points[PAVN] - lore.middle
        ahead = 4 + int(max(-4.0, min(3.0, lead / 3.0)))
        asked, scene, card = asked_about(s, frame), scene_of(s, frame), self.scenario
        found = []
        for code in codes:
            verb, arguments = code & 15, code >> 4
            head = head_of(question, side, verb)
            unit, place = asked, self.place_of(s, frame, question, code)
            if self.unit_first[question] and arguments:
                unit = self.unit_of(question, code)
            kind = role(s, unit) if unit >= 0 else NOBODY
            stand, contact, case = 1 << 13, 1 << 11, scene
            if place != NO_PLACE:
                stand, contact = ground.stand(place), ground.contact(place)
                case = scene << 8 | case_of(s, frame, ground, code, place, unit)
            found.append(
                [
                    trait(head, 0, arguments << 4 | card),
                    trait(head, 1, left << 4 | card),
                    trait(head, 2, (arguments << 4 | left) << 4 | card),
                    trait(head, 3, (stand << 6 | kind) << 4 | card),
                    trait(head, 4, (stand << 4 | left) << 4 | card),
                    trait(head, 5, (contact << 6 | kind) << 4 | card),
                    trait(head, 6, (contact << 4 | left) << 4 | card),
                    trait(head, 7, case << 4 | card),
                    trait(head, 8, (case << 6 | kind) << 4 | card),
                    trait(head, 9, (contact << 4 | min(3, stand >> 10 & 7)) << 4 | card),
                    trait(head, 10, ((unit + 1) << 3 | stand >> 8 & 7) << 4 | card),
                    trait(head, 11, (place << 6 | kind) << 4 | card),
                    trait(head, 12, (ahead << 4 | left) << 4 | card),
                    trait(head, 13, (case << 4 | left) << 4 | card),
                ]
            )
        return found

    def unit_of(self, question: int, code: int) -> int:
        """The unit that a choice names; below 0 where it names a stack."""
        if question == self.movement and code & 15 == STACK:
            return -1
        return first(code)

    def place_of(self, s: Bayonet, frame: Decision[Bayonet], question: int, code: int) -> int:
        """The hex that a choice is about."""
        arguments = code >> 4
        if self.place_first[question]:
            if arguments:
                return first(code)
            if isinstance(frame, MoveTo) and code & 15 == STAY:
                return s.at[frame.units[0]]
            return NO_PLACE
        if self.unit_first[question] and arguments:
            unit = self.unit_of(question, code)
            return second(code) or (s.at[unit] if unit >= 0 else first(code))
        if isinstance(frame, StandOrGo):
            return frame.place
        if isinstance(frame, (Aim, Advance, Force)):
            return frame.target
        return NO_PLACE


def asked_about(s: Bayonet, frame: Decision[Bayonet]) -> int:
    """The unit that a question is about; below 0 if the choices say, or none is."""
    if isinstance(frame, MoveTo):
        return frame.units[0]
    if isinstance(frame, (Deploy, ArriveAt)):
        return frame.unit
    if isinstance(frame, (GoBack, FallBack)):
        return frame.unit
    return -1


def scene_of(s: Bayonet, frame: Decision[Bayonet]) -> int:
    """What all choices of a question have in common."""
    if isinstance(frame, Force):
        against = strength(s, frame.units) / max(0.5, float(best_defence(s, frame.target)))
        return (step_of(against) << 2 | min(3, len(frame.units))) << 1 | frame.combat
    if isinstance(frame, Aim):
        return (min(15, power(s, frame.guns) // 2) << 4 | min(15, s.air)) << 2 | frame.fire
    if isinstance(frame, StandOrGo):
        return min(3, len(frame.units)) << 1 | (1 if frame.attacks else 0)
    if isinstance(frame, (TakeLosses, TakeFatigue)):
        return min(3, frame.number) << 2 | min(3, len(frame.units))
    if isinstance(frame, Declaration):
        return min(3, len(s.targets()))
    if isinstance(frame, Advance):
        return min(3, len(frame.units)) << 2 | min(3, len(frame.advanced))
    return min(15, s.air)


def case_of(s: Bayonet, frame: Decision[Bayonet], ground: Ground, code: int, place: int, unit: int) -> int:
    """What matters in the place that a choice is about, by question; below 256."""
    side = frame.side
    if isinstance(frame, MoveTo):
        origin = s.at[unit]
        far = min(7, s.book.distance(origin, place)) if s.book.is_hex(origin) and s.book.is_hex(place) else 0
        return far << 2 | (ground.stand(origin) >> 4 & 3 if s.book.is_hex(origin) else 0)
    if isinstance(frame, Declaration) and code & 15 != DONE:
        combat = ASSAULT if code & 15 != MANEUVER_AT else MANEUVER
        against = strength(s, tuple(candidates(s, side, place, combat))) / max(
            0.5, float(best_defence(s, place))
        )
        tired = sum([1 for other in s.here[place] if s.marks[other] & FATIGUED])
        ways = s.sheet.assault[place] if combat == ASSAULT else s.sheet.maneuver[place]
        return (step_of(against) << 2 | min(3, max(0, ways))) << 2 | min(2, tired)
    if isinstance(frame, (Refusals, Reactions, StandOrGo)):
        return step_of(ratio(s, place, 1 - side)) << 1 | (1 if ground.lore.is_prize(place) else 0)
    if isinstance(frame, Advance):
        threat = attack_near(s, place, 1 - side)
        return min(15, threat // 3) << 1 | (1 if ground.lore.is_prize(place) else 0)
    if frame.name == "bombardment":
        stack = s.here.get(place, ())
        return (min(7, len(stack)) << 2 | min(3, s.sheet.tdv[place])) << 1 | (1 if s.is_target(place) else 0)
    return 0
