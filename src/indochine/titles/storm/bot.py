"""How to play Storm over Dien Bien Phu well: what a position is worth, and what a sensible commander does."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import ClassVar, Final

from indochine.kernel.frames import Decision
from indochine.kernel.strategy import Strategy, result
from indochine.titles.storm.book import FR, SIDES, VM, StormBook
from indochine.titles.storm.habits import assaulting, firing, french, moving, playing, suffering, viet_minh
from indochine.titles.storm.habits.judging import Judge
from indochine.titles.storm.habits.lay import Lay
from indochine.titles.storm.rules.ch06_impulse import ChooseAction
from indochine.titles.storm.state import Storm

Habit = Callable[[Lay, Storm, Decision[Storm]], list[float]]


def choose_action(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, ChooseAction)
    return french.choose(lay, s, frame) if frame.side == FR else viet_minh.choose(lay, s, frame)


HABITS: Final[dict[str, Habit]] = {
    "choose-action": choose_action,
    "pick-movers": moving.pick_movers,
    "move-step": moving.move_step,
    "place-units": moving.place_units,
    "emergency-where": moving.emergency,
    "retreat-to": moving.retreat_to,
    "fire-at": firing.fire_at,
    "pick-firers": firing.pick_firers,
    "card-target": firing.card_target,
    "assault-from": assaulting.assault_from,
    "assault-at": assaulting.assault_at,
    "pick-assaulters": assaulting.pick_assaulters,
    "pick-sappers": assaulting.pick_sappers,
    "dig-where": assaulting.dig_where,
    "lose-units": assaulting.lose_units,
    "roll-again": assaulting.roll_again,
    "allot-damage": suffering.allot_damage,
    "mined-unit": suffering.mined_unit,
    "rats-bite": suffering.rats_bite,
    "withdraw": suffering.withdraw,
    "reroll-die": suffering.reroll_die,
    "window": playing.window,
    "end-discard": playing.end_discard,
    "discard-down": playing.discard_down,
    "buy-impulse": playing.buy_impulse,
    "cut-off": playing.cut_off,
    "refresh-area": playing.refresh_area,
    "rats-where": playing.rats_where,
    "mine-where": playing.mine_where,
    "propaganda-where": playing.propaganda_where,
    "counter-at": playing.counter_at,
    "pick-strikers": playing.pick_strikers,
    "relief-unit": playing.relief_unit,
    "bid": playing.bid,
}
# What an impulse is used for decides a game; how it is carried out, habits know as well as any search.
EFFORTS: Final = {
    "move-step": 0,
    "pick-movers": 0,
    "place-units": 0,
    "retreat-to": 0,
    "pick-sappers": 0,
    "lose-units": 0,
    "allot-damage": 0,
    "mined-unit": 0,
    "rats-bite": 0,
    "end-discard": 0,
}


class StormStrategy(Strategy[Storm]):
    """Reads the board for both sides; habits by decision, the worth of a position from what is held."""

    horizon: ClassVar[int] = 400  # far more than a turn has
    stages: ClassVar[int] = 1  # turns: within one, what is done cannot be told from what is still to come
    steady: ClassVar[float] = 1.0
    widening: ClassVar[float] = 0.5  # what else the enemy could do only blurs what an impulse is worth
    efforts: ClassVar[dict[str, int]] = EFFORTS

    def __init__(self, book: StormBook) -> None:
        self.lay = Lay(book)
        self.judge = Judge(self.lay)

    def stage(self, s: Storm) -> int:
        return s.turn

    def worth(self, s: Storm, side: int) -> float:
        if s.outcome is not None:
            return result(s, SIDES, side)
        chance = 1.0 / (1.0 + exp(-self.judge.lead(s)))
        return chance if side == VM else 1.0 - chance

    def weights(self, s: Storm) -> list[float]:
        frame = s.frames[-1]
        assert isinstance(frame, Decision)
        return HABITS[frame.name](self.lay, s, frame)
