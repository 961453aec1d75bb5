"""How to play Saigon 75 well: what a position is worth, and what a sensible commander does in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from indochine.kernel.lessons import Primer
from indochine.kernel.strategy import Strategy, result
from indochine.titles.saigon75.book import NV, SV, SaigonBook
from indochine.titles.saigon75.habits import cards, combat, moves, resources, results
from indochine.titles.saigon75.habits.balance import nv_score
from indochine.titles.saigon75.habits.lore import Lore
from indochine.titles.saigon75.habits.traits import SORTS, Traits
from indochine.titles.saigon75.habits.worth import last_turn, nv_chance
from indochine.titles.saigon75.state import Ask, Saigon

SEATS: Final = ("NV", "SV")

Habit = Callable[[Saigon, Lore, Ask, list[int]], list[float]]
HABITS: Final[dict[str, Habit]] = {
    "place-unit": resources.place,
    "raise-availability": resources.raise_availability,
    "buy-air": resources.buy_air,
    "play-card": cards.play,
    "name-province": cards.name_province,
    "designate-units": cards.designate,
    "evacuate-to": cards.evacuate,
    "put-vc": cards.put_vc,
    "take-air": cards.take_air,
    "restore-division": cards.restore,
    "raise-unit": cards.anyhow,
    "exchange-card": cards.anyhow,
    "move-units": moves.move,
    "destination": moves.destination,
    "take-unit": resources.take,
    "anywhere": resources.put_anywhere,
    "eliminate-excess": results.trim,
    "declare-combat": combat.declare,
    "engage-units": combat.engage,
    "vc-stand-aside": combat.stand_aside,
    "announce-bonus": combat.announce,
    "reroll-battle-die": combat.reroll,
    "reroll-attrition": combat.reroll_attrition,
    "take-loss": results.lose,
    "retreat-unit": results.retreat,
    "voluntary-retreat": results.voluntary,
    "desert": results.desert,
    "end-of-phase": resources.end_phase,
}
PRIMER: Final = Primer(list(HABITS), SEATS, SORTS)
LESSONS: Final = Path(__file__).with_name("habits") / "lessons.toml"


class SaigonStrategy(Strategy[Saigon]):
    """The North takes what is empty, breaks what is thin and lets desertion do the rest; the South walks back
    into what militia alone hold, seldom attacks, and keeps Saigon full."""

    horizon: ClassVar[int] = 200  # far more than the phase has
    stages: ClassVar[int] = 1  # the moves of a side and the battles that follow
    steady: ClassVar[float] = 1.0
    few: ClassVar[int] = 16
    many: ClassVar[int] = 480  # lessons leave few choices to be compared
    proof: ClassVar[float] = 2.0  # one phase does not show what habit knows of the later ones
    # In moves a search climbs the errors of the judgement: troops far from Saigon look too good.
    learned_well: ClassVar[tuple[str, ...]] = ("move-units", "destination", "evacuate-to")
    curiosity: ClassVar[float] = 0.3  # the chance of a side hardly moves with one choice

    def __init__(self, book: SaigonBook) -> None:
        self.lore = Lore(book)
        self.looks = Traits(list(HABITS))
        self.learned: dict[int, float] | None = None  # until somebody asks

    def stage(self, s: Saigon) -> int:
        """Phases, through both games of a match."""
        turn = s.turn + (s.book.turns + 1 if s.swapped else 0)
        return 2 * turn + (1 if s.active == SV else 0)

    def worth(self, s: Saigon, side: int) -> float:
        if s.outcome is not None:
            return result(s, SEATS, side)
        return chance_of(s, side, self.lore.judgement.score(s, last_turn(s)))

    def glance(self, s: Saigon, side: int) -> float:
        if s.outcome is not None:
            return result(s, SEATS, side)
        return chance_of(s, side, nv_score(s, self.lore, last_turn(s)))

    def weights(self, s: Saigon) -> list[float]:
        frame = s.frames[-1]
        assert isinstance(frame, Ask)
        return HABITS[frame.name](s, self.lore, frame, s.legal)

    def traits(self, s: Saigon) -> list[list[int]]:
        frame = s.frames[-1]
        assert isinstance(frame, Ask)
        return self.looks.of(s, self.lore, frame, s.legal)

    def lessons(self, s: Saigon) -> dict[int, float]:
        if self.learned is None:
            self.learned = PRIMER.read(LESSONS)
        return self.learned


def chance_of(s: Saigon, side: int, score: float) -> float:
    north = nv_chance(s, score)
    return north if side == NV else 1.0 - north
