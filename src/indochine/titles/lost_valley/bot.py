"""How well the camp stands, and what a sensible commander does: the levels play the French by this."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import ClassVar, Final

from indochine.kernel.strategy import Strategy
from indochine.titles.lost_valley.book import ValleyBook
from indochine.titles.lost_valley.habits import attacks, cards, defence, logistics, moves, works
from indochine.titles.lost_valley.habits.appraisal import expected_points
from indochine.titles.lost_valley.habits.staff import Staff
from indochine.titles.lost_valley.state import Valley

Habit = Callable[[Staff, Valley], list[float]]

UNTHINKABLE: Final = 0.02  # part of the best weight
USUAL: Final = 18.0  # Victory Points of a siege well fought
SPREAD: Final = 3.0

HABITS: Final[dict[str, Habit]] = {
    "keep-or-play": cards.keep_or_play,
    "take-event": cards.take_event,
    "play-reserve": cards.play_reserve,
    "discard-reserve": cards.discard_reserve,
    "choose-division": cards.choose_division,
    "choose-works": cards.choose_works,
    "place-card-unit": cards.place_card_unit,
    "restore-unit": cards.restore_unit,
    "exhaust-unit": cards.exhaust_unit,
    "delay-unit": cards.delay_unit,
    "plan-sead": logistics.plan_sead,
    "plan-das": logistics.plan_das,
    "ration": logistics.ration,
    "delay-arrival": logistics.delay_arrival,
    "boost-morale": logistics.boost,
    "commit-air": defence.commit_air,
    "commit-guns": defence.commit_guns,
    "use-card": defence.use_card,
    "reroll-casualties": defence.reroll_casualties,
    "choose-loss": defence.choose_loss,
    "retreat-to": defence.retreat_to,
    "overstacked": defence.overstacked,
    "land": moves.land,
    "raise-battalion": moves.raise_battalion,
    "move-which": moves.move_which,
    "move-to": moves.move_to,
    "assault-which": attacks.assault_which,
    "pick-assaulters": attacks.pick_assaulters,
    "exploit": attacks.exploit,
    "raid-which": works.raid_which,
    "pick-raiders": works.pick_raiders,
    "work-on": works.work_on,
    "repair-strip": works.repair_strip,
    "reroll-repair": works.reroll_repair,
}


class ValleyStrategy(Strategy[Valley]):
    """The commander of the camp; the Viet Minh are played by the book."""

    horizon: ClassVar[int] = 80
    stages: ClassVar[int] = 1  # turns
    farther: ClassVar[int] = 1
    steady: ClassVar[float] = 1.0
    curiosity: ClassVar[float] = 0.25  # one choice of hundreds seldom moves the end by a whole Victory Point

    def __init__(self, book: ValleyBook) -> None:
        self.staff = Staff(book)

    def weights(self, s: Valley) -> list[float]:
        """As the habit for the question says; what it likes far less than the best is not thought of."""
        weights = HABITS[s.frames[-1].name](self.staff, s)
        least = UNTHINKABLE * max(weights)
        return [weight if weight >= least else 0.0 for weight in weights]

    def stage(self, s: Valley) -> int:
        return s.turn

    def worth(self, s: Valley, side: int) -> float:
        """Rises with the Victory Points expected, steepest where most sieges end."""
        if s.outcome is None:
            points = expected_points(self.staff, s)
        else:
            points = s.outcome.score["half_points"] / 2
        return 1.0 / (1.0 + exp((USUAL - points) / SPREAD))
