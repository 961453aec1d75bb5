"""7.0, 12.3, 8.4.2: who moves and where to; where new units and those in retreat go."""

from __future__ import annotations

from indochine.kernel.frames import Decision, first
from indochine.titles.storm.book import AREAS, FR, VM
from indochine.titles.storm.cards.viet_minh import EmergencyWhere
from indochine.titles.storm.habits.french import REACH, WALK_IN, arrival, best_move
from indochine.titles.storm.habits.holding import MOVED, Needs
from indochine.titles.storm.habits.lay import SURE, Lay, spread
from indochine.titles.storm.habits.storming import Field
from indochine.titles.storm.habits.viet_minh import spare_units
from indochine.titles.storm.rules.ch06_picking import ADD, ALL
from indochine.titles.storm.rules.ch07_movement import STOP, MoveStep, PickMovers
from indochine.titles.storm.rules.ch08_retreat import RetreatTo
from indochine.titles.storm.rules.ch12_reinforcements import STACK, PlaceUnits, area_of
from indochine.titles.storm.state import Storm


def pick_movers(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """All who can be spared; in a garrison that matters so many as gain more elsewhere."""
    assert isinstance(frame, PickMovers)
    fresh = s.fresh(frame.area, frame.side)
    wanted = wanted_movers(lay, s, frame, fresh)
    picked = frame.units.bit_count()
    found = []
    for code in s.legal:
        if code == ALL:
            found.append(8.0 if fresh.bit_count() <= wanted else 0.02)
        elif code & 15 == ADD:
            found.append(add_weight(lay, s, frame, first(code)) if picked < wanted else 0.02)
        else:
            found.append(0.05 if picked < wanted else 8.0)
    return found


def add_weight(lay: Lay, s: Storm, frame: PickMovers, kind: int) -> float:
    """Those of one pace together; the best defender of a garrison stays."""
    pace = s.book.movement[kind]
    slow = 0.2 if pace < 3 and frame.side == FR else 1.0
    return slow * 60.0 / lay.worth_of_type[kind]


def wanted_movers(lay: Lay, s: Storm, frame: PickMovers, fresh: int) -> int:
    if frame.side == VM:
        return max(1, spare_units(s, frame.area).bit_count())
    if not s.book.victory >> frame.area & 1:
        return fresh.bit_count()
    needs, best, most = Needs(lay, s), 1, -1.0
    for number in range(1, fresh.bit_count() + 1):
        gain = best_move(lay, s, needs, frame.area, number, REACH) - needs.price(frame.area, number)
        if gain > most:
            best, most = number, gain
    return best


def move_step(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, MoveStep)
    if frame.side == VM:
        field = Field(lay, s, frame.units)
        return spread([field.at(first(code) if code else frame.area) for code in s.legal], SURE)
    return french_steps(lay, s, frame)


def french_steps(lay: Lay, s: Storm, frame: MoveStep) -> list[float]:
    """Straight to where they are worth most, as far as their points go."""
    needs, number, points = Needs(lay, s, frame.units), frame.units.bit_count(), frame.points
    goal, most = frame.area, staying(lay, s, needs, frame.area, number)
    for to, distance in lay.ways[frame.area]:
        value = arrival(lay, s, needs, to, distance, number, points)
        if value > most:
            goal, most = to, value
    return [closer(lay, frame.area, first(code), goal, code == STOP) for code in s.legal]


def staying(lay: Lay, s: Storm, needs: Needs, area: int, number: int) -> float:
    """What the units are worth where they are now."""
    if not s.book.victory >> area & 1:
        return 0.0
    return WALK_IN * lay.prize[area] if s.held >> area & 1 else needs.arrival(area, number, MOVED)


def closer(lay: Lay, area: int, to: int, goal: int, stop: bool) -> float:
    if stop:
        return 20.0 if goal == area else 0.3
    won = lay.road[area][goal] - lay.road[to][goal]
    if won > 0:
        return 20.0
    return 0.3 if won == 0 else 0.05


def place_units(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """12.3: the French one by one where each helps most; the Viet Minh in stacks before weak garrisons, or
    straight into a French area that nobody holds."""
    assert isinstance(frame, PlaceUnits)
    if frame.side == FR:
        needs, number = Needs(lay, s), frame.units.bit_count()
        one = [needs.arrival(area, 1, 3) for area in range(AREAS)]
        return spread([place_french(lay, needs, one, code, number) for code in s.legal], 4 * SURE)
    field = Field(lay, s)
    number = frame.units.bit_count()
    return spread([place_viet_minh(s, field, code, number) for code in s.legal])


def place_french(lay: Lay, needs: Needs, one: list[float], code: int, number: int) -> float:
    area = area_of(code)
    if code & 15 == STACK:
        return 0.5 * needs.arrival(area, number, 3) / number
    return one[area] + 0.0005 * lay.worth_of_type[first(code)]


def place_viet_minh(s: Storm, field: Field, code: int, number: int) -> float:
    area = area_of(code)
    value = max(field.pulls.get(area, 0.0), 0.5 * field.at(area))
    fits = min(number, s.room(area, VM))
    return value + (0.02 * fits if code & 15 == STACK else 0.0)


def emergency(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, EmergencyWhere)
    field = Field(lay, s)
    return spread([field.at(first(code)) for code in s.legal])


def retreat_to(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """8.4.2: to a garrison that can use them; the Viet Minh to where they can come back from."""
    assert isinstance(frame, RetreatTo)
    if frame.side == VM:
        field = Field(lay, s)
        return [0.1 + field.at(first(code)) for code in s.legal]
    needs = Needs(lay, s)
    return [0.02 + lay.keep[first(code)] * 0.2 + needs.arrival(first(code), 1, 2) for code in s.legal]
