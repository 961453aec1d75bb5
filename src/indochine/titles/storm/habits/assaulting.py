"""9.0, 10.0: digging, storming, and what an assault costs."""

from __future__ import annotations

from indochine.kernel.frames import Decision, first
from indochine.titles.storm.book import VM
from indochine.titles.storm.cards.viet_minh import REROLL, RollAgain
from indochine.titles.storm.habits.lay import SURE, Lay, chance, spread, to_clear
from indochine.titles.storm.habits.storming import A_UNIT, Garrison, night_bonus, prize
from indochine.titles.storm.habits.viet_minh import Command
from indochine.titles.storm.rules.ch06_picking import ADD, ALL, DONE
from indochine.titles.storm.rules.ch09_sapping import DigWhere, PickSappers
from indochine.titles.storm.rules.ch10_assault import (
    Assault,
    AssaultAt,
    AssaultFrom,
    LoseUnits,
    PickAssaulters,
)
from indochine.titles.storm.state import Storm


def assault_from(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, AssaultFrom)
    command = Command(lay, s)
    return spread([command.assaults.get(first(code), 0.0) for code in s.legal], SURE)


def assault_at(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, AssaultAt)
    extra = night_bonus(s)
    return spread([plan_from(lay, s, frame.area, first(code), extra) for code in s.legal], SURE)


def plan_from(lay: Lay, s: Storm, origin: int, target: int, extra: int) -> float:
    garrison = Garrison(lay, s, target)
    for stack in garrison.stacks:
        if stack.area == origin:
            return garrison.plan(stack, extra if garrison.prize > 0.5 else 0)
    return -1.0


def pick_assaulters(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """Everybody: each adds to the dice, and the area taken has to be held."""
    assert isinstance(frame, PickAssaulters)
    found = []
    for code in s.legal:
        if code & 15 == ADD:
            found.append(0.1 if ALL in s.legal else lay.worth_of_type[first(code)] ** 2 / 100)
        else:
            found.append(50.0 if code == ALL else 0.02)
    return found


def pick_sappers(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """9.0b: the units with the least firepower; as deep as it goes."""
    assert isinstance(frame, PickSappers)
    more = len(s.legal) > 1 or s.legal[0] != DONE
    found = []
    for code in s.legal:
        if code == DONE:
            found.append(0.02 if more else 1.0)
        else:
            found.append(cheapness(lay, first(code)))
    return found


def dig_where(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, DigWhere)
    command = Command(lay, s)
    return spread([dig_value(command, frame.card, first(code)) for code in s.legal], SURE)


def dig_value(command: Command, card: int, area: int) -> float:
    """Where a stack can then go, or at least where one will stand."""
    s = command.s
    if s.occupied[VM] >> area & 1:
        return command.dig_at(card, area) + 0.01
    return 0.01 * command.field.at(area)


def lose_units(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """10.0f: the least useful first."""
    assert isinstance(frame, LoseUnits)
    return [cheapness(lay, first(code)) for code in s.legal]


def cheapness(lay: Lay, kind: int) -> float:
    """How gladly a unit of a type is given up."""
    least = 60.0 / lay.worth_of_type[kind]
    return least * least * least


def roll_again(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, RollAgain)
    assault = s.frames[-2]
    assert isinstance(assault, Assault)
    gain = reroll_gain(lay, s, assault)
    return spread([gain if code == REROLL else 0.0 for code in s.legal])


def reroll_gain(lay: Lay, s: Storm, assault: Assault) -> float:
    """card:vm-04: what another roll is worth, at the price of a unit."""
    missing = to_clear(s, assault.defenders(s)) - assault.damage(s)
    if missing <= 0:
        return -0.5
    best = prize(lay, s, assault.area) * chance(sum(assault.dice) + missing)
    return best - 2 * A_UNIT
