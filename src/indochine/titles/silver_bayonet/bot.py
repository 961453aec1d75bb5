"""How to play Silver Bayonet well: what a position is worth, and what a sensible commander does."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from pathlib import Path
from typing import ClassVar, Final

from indochine.kernel.frames import Decision
from indochine.kernel.lessons import Primer
from indochine.kernel.strategy import Strategy, result
from indochine.titles.silver_bayonet.book import FWA, PAVN, SIDES
from indochine.titles.silver_bayonet.habits import fights, moves
from indochine.titles.silver_bayonet.habits.course import ANY, COURSES
from indochine.titles.silver_bayonet.habits.lore import Lore, attack_near
from indochine.titles.silver_bayonet.habits.traits import SORTS, Traits
from indochine.titles.silver_bayonet.rules.ch06_declaration import best_defence
from indochine.titles.silver_bayonet.sheet import Sheet
from indochine.titles.silver_bayonet.state import Bayonet

Habit = Callable[[Lore, Bayonet, Decision[Bayonet]], list[float]]

HABITS: Final[dict[str, Habit]] = {
    "deploy": moves.deploy,
    "arrive-at": moves.arrive_at,
    "movement": moves.movement,
    "move-to": moves.move_to,
    "lift-to": moves.lift_to,
    "go-back": moves.go_back,
    "fall-back": moves.fall_back,
    "advance": moves.advance,
    "declaration": fights.declaration,
    "force": fights.force,
    "refusals": fights.refusals,
    "reactions": fights.reactions,
    "choose-lead": fights.choose_lead,
    "count-defender": fights.count_defender,
    "take-losses": fights.take_losses,
    "take-fatigue": fights.take_fatigue,
    "stand-or-go": fights.stand_or_go,
    "bombardment": fights.bombardment,
    "aim": fights.aim,
    "frontal-assault": fights.frontal,
    "broken-arrow": fights.broken_arrow,
    "next-combat": fights.as_it_comes,
    "reform-hq": fights.spend,
    "spend-replacements": fights.spend,
}
# Whom to attack is worth the most thought. What to fire at, where to stand at the start, who tires and where
# to go back: habits know these as well as any search.
EFFORTS: Final = {
    "declaration": 3,
    "aim": 0,
    "bombardment": 0,
    "deploy": 0,
    "take-fatigue": 0,
    "fall-back": 0,
    "go-back": 0,
}
PRIMER: Final = Primer(list(HABITS), SIDES, SORTS)
LESSONS: Final = Path(__file__).with_name("habits") / "lessons.toml"
NOTHING: Final[dict[int, float]] = {}
TAUGHT: Final = ("4", "5")  # the scenarios that have been learned
AMONG_LESSONS: Final = 128  # simulations of who has learned: lessons leave few choices to be compared
TWICE: Final = 2  # times the simulations of captain for a general who has not
VAST: Final = {"1": 8}  # simulations of captain where they take long and few will do: many units move
CARDS: Final = ("", "1", "2", "3", "4", "5", "6a", "6b", "7")  # scenarios by the number that lessons know
POINTS: Final = 0.3  # part of the worth that is no chance of winning: a lost game can be lost by less


class BayonetStrategy(Strategy[Bayonet]):
    """Points on the card, and what is usual in the scenario."""

    horizon: ClassVar[int] = 500  # far more than three player turns have
    stages: ClassVar[int] = 2  # one's own player turn and the enemy's answer
    steady: ClassVar[float] = 1.0
    few: ClassVar[int] = 32
    widening: ClassVar[float] = 0.0  # what is tried below the first choices only blurs what they are worth
    proof: ClassVar[float] = 1.0  # battles differ so much from deal to deal that a lead is often chance
    trust: ClassVar[float] = 4.0
    efforts: ClassVar[dict[str, int]] = EFFORTS

    def __init__(self) -> None:
        self.known: dict[int, Lore] = {}
        self.traits_of: dict[int, Traits] = {}
        self.learned: dict[int, float] | None = None  # until somebody asks

    def lore(self, sheet: Sheet) -> Lore:
        found = self.known.get(id(sheet))
        if found is None:
            found = self.known[id(sheet)] = Lore(sheet)
        return found

    def stage(self, s: Bayonet) -> int:
        return s.half

    def worth(self, s: Bayonet, side: int) -> float:
        """The chance to win, and how the points stand beside what is usual."""
        lore, course = self.lore(s.sheet), COURSES.get(s.sheet.scenario.id, ANY)
        left = 1.0 - s.turn / s.sheet.scenario.game_turns
        lead = s.points[FWA] - s.points[PAVN] - lore.middle
        if s.outcome is not None:
            chance, left = result(s, SIDES, FWA), 0.0
        else:
            odds = course.start + course.drift * left + lead * (course.lead + course.fade * left)
            chance = logistic(odds + course.threat * threats(lore, s))
        standing = logistic((lead - course.usual * (1.0 - left)) / course.spread)
        worth = (1.0 - POINTS) * chance + POINTS * standing
        return worth if side == FWA else 1.0 - worth

    def weights(self, s: Bayonet) -> list[float]:
        frame = s.frames[-1]
        assert isinstance(frame, Decision)
        return HABITS[frame.name](self.lore(s.sheet), s, frame)

    def lessons(self, s: Bayonet) -> dict[int, float]:
        if s.sheet.scenario.id not in TAUGHT:
            return NOTHING
        if self.learned is None:
            self.learned = PRIMER.read(LESSONS)
        return self.learned

    def simulations(self, s: Bayonet, far: bool) -> int:
        if far and self.lessons(s):
            return AMONG_LESSONS
        few = VAST.get(s.sheet.scenario.id, self.few)
        return TWICE * few if far else few

    def traits(self, s: Bayonet) -> list[list[int]]:
        frame = s.frames[-1]
        assert isinstance(frame, Decision)
        found = self.traits_of.get(id(s.sheet))
        if found is None:
            card = CARDS.index(s.sheet.scenario.id) if s.sheet.scenario.id in CARDS else len(CARDS)
            found = self.traits_of[id(s.sheet)] = Traits(list(HABITS), card)
        return found.of(self.lore(s.sheet), s, frame, s.legal)


def threats(lore: Lore, s: Bayonet) -> float:
    """The prizes that the FWA hold, less for who could attack them, and those that they have lost."""
    value = 0.0
    for place, points in lore.prizes.items():
        if s.held.get(place, FWA) == FWA:
            threat = attack_near(s, place, PAVN) / (4.0 + 2.0 * best_defence(s, place))
            value += points * (0.5 - min(0.9, 0.5 * threat))
        else:
            value -= 0.5 * points
    return value


def logistic(odds: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, odds))))
