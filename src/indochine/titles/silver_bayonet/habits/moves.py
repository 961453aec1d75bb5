"""3.1, 4.0, 6.2, 8.5, 8.6, 15.2: who goes where."""

from __future__ import annotations

from indochine.kernel.frames import Decision, first
from indochine.titles.silver_bayonet.book import FWA, PAVN
from indochine.titles.silver_bayonet.habits.lore import (
    FAR,
    NEVER,
    SURE,
    Lore,
    attack_near,
    nearest,
    nearest_prize,
    ratio,
    room,
)
from indochine.titles.silver_bayonet.rules.ch04_movement import DONE, LEAVE, LIFT, MOVE, STACK, MoveTo
from indochine.titles.silver_bayonet.rules.ch06_reaction import GoBack
from indochine.titles.silver_bayonet.rules.ch08_advance import FOLLOW, Advance
from indochine.titles.silver_bayonet.rules.ch08_retreat import FallBack
from indochine.titles.silver_bayonet.rules.ch15_arrivals import ArriveAt, Deploy
from indochine.titles.silver_bayonet.sheet import STAY
from indochine.titles.silver_bayonet.state import FATIGUED, Bayonet


def movement(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """Everybody once, unit by unit; who holds a prize last, and only if it can spare him."""
    found = []
    for code in s.legal:
        verb = code & 15
        if verb == MOVE:
            found.append(NEVER if holds(lore, s, first(code)) else 1.0 + 0.01 * (first(code) % 7))
        elif verb == LIFT:
            found.append(3.0)
        elif verb == LEAVE:
            found.append(0.5 if s.has(first(code), FATIGUED) else NEVER)
        else:
            found.append(0.05 if verb == DONE else NEVER if verb == STACK else 0.02)
    return found


def holds(lore: Lore, s: Bayonet, unit: int) -> bool:
    """A garrison of the Free World Allies stays; guns stay behind the line."""
    place, book = s.at[unit], s.book
    if book.is_artillery[unit] and not book.is_mortar[unit]:
        return True
    if book.side_of[unit] == PAVN or not lore.is_prize(place):
        return False
    return s.load(place) <= 8


def move_to(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    assert isinstance(frame, MoveTo)
    unit = frame.units[0]
    here = s.at[unit]
    ratios: dict[int, float] = {}  # of enemies that have come up
    values = [
        place_value(lore, s, unit, here if code & 15 == STAY else first(code), ratios) for code in s.legal
    ]
    best = max(values)
    return [2.0 ** min(0.0, value - best) * SURE + NEVER for value in values]


def place_value(lore: Lore, s: Bayonet, unit: int, place: int, ratios: dict[int, float]) -> float:
    """How good a hex is for a unit: near what matters, on good ground, not alone beside the enemy."""
    book, side = s.book, s.book.side_of[unit]
    if not book.is_hex(place):
        return box_value(lore, s, unit)
    value = (
        0.5 * s.sheet.tdv[place] - 0.8 * nearest_prize(s, lore, place)
        if lore.prizes
        else 0.3 * s.sheet.tdv[place]
    )
    if s.at[unit] != place and room(s, place) < s.stacking_of(unit):
        value -= 4.0
    if not s.attack_of(unit):
        return value - 1.5 * near_enemies(s, place, side) + support_value(s, unit, place)
    return value + contact_value(lore, s, unit, place, ratios)


def support_value(s: Bayonet, unit: int, place: int) -> float:
    """A headquarters, a gun or a supply unit keeps with its own, out of reach."""
    if unit == s.book.supply:
        return goal_value(s, place)
    side = s.book.side_of[unit]
    return 0.5 * (s.sheet.beside[place] & s.stood[side]).bit_count()


def goal_value(s: Bayonet, place: int) -> float:
    return -1.2 * min([s.book.distance(place, camp) for camp in s.sheet.camps], default=0)


def near_enemies(s: Bayonet, place: int, side: int) -> int:
    return (s.sheet.beside[place] & s.stood[1 - side]).bit_count()


def contact_value(lore: Lore, s: Bayonet, unit: int, place: int, ratios: dict[int, float]) -> float:
    """Beside a weak enemy is good, beside a strong one bad; far from all is of no use to an attacker."""
    side = s.book.side_of[unit]
    if s.has(unit, FATIGUED):
        return -2.0 * near_enemies(s, place, side)
    if not s.sheet.beside[place] & s.stood[1 - side]:
        return -0.25 * nearest(s, lore, place, 1 - side) if side == PAVN and not lore.escapes else 0.0
    counted = s.sheet.adjacent[s.at[unit]] if s.book.is_hex(s.at[unit]) else []  # where the unit is already
    best = 0.0
    for near in s.sheet.adjacent[place]:
        if not s.units_at(near, 1 - side):
            continue
        if near not in ratios:
            ratios[near] = ratio(s, near, side)
        with_us = ratios[near]
        if near not in counted:
            with_us += s.attack_of(unit) / max(1.0, 2.0 * s.defence_of(s.here[near][0]))
        best = max(best, min(with_us, 4.0) + 0.2 * lore.prizes.get(near, 0.0))
    danger = attack_near(s, place, 1 - side) / max(
        1.0, 3.0 * s.defence_of(unit) * max(1, s.sheet.tdv[place] - 1)
    )
    return 1.2 * best - danger - (1.0 if side == FWA and not best >= 1.5 else 0.0)


def box_value(lore: Lore, s: Bayonet, unit: int) -> float:
    """Cambodia: rest for the tired, or points where leaving scores."""
    if lore.escapes:
        return 6.0 if s.turn >= 4 else -2.0
    return 1.0 if s.has(unit, FATIGUED) else -6.0


def lift_to(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """Near what matters, at a short walk from the enemy."""
    found = []
    for code in s.legal:
        if code & 15 == STAY:
            found.append(NEVER)
        else:
            place = first(code)
            found.append(2.0 ** -min(20, nearest_prize(s, lore, place)) * (1.0 + s.sheet.tdv[place]))
    return found


def deploy(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """Good ground near the prize, not all in one heap."""
    assert isinstance(frame, Deploy)
    found = []
    for code in s.legal:
        place = first(code)
        near = nearest_prize(s, lore, place) if lore.prizes else 0
        found.append(
            (1.0 + s.sheet.tdv[place]) * 1.5 ** -min(near, FAR) * (1.3 if s.here.get(place) else 1.0)
        )
    return found


def arrive_at(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    assert isinstance(frame, ArriveAt)
    found = []
    for code in s.legal:
        place = first(code)
        if not s.book.is_hex(place):
            found.append(1.0)
            continue
        crowded = 0.1 if room(s, place) < s.stacking_of(frame.unit) else 1.0
        found.append(crowded * (0.1 + 1.6 ** -nearest_prize(s, lore, place)))
    return found


def go_back(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    assert isinstance(frame, GoBack)
    return refuge_weights(s, frame.unit)


def fall_back(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    assert isinstance(frame, FallBack)
    return refuge_weights(s, frame.unit)


def refuge_weights(s: Bayonet, unit: int) -> list[float]:
    """Good ground away from the enemy."""
    side, found = s.book.side_of[unit], []
    for code in s.legal:
        place = first(code)
        if s.book.is_hex(place):
            found.append((1.0 + s.sheet.tdv[place]) * 0.6 ** near_enemies(s, place, side))
        else:
            found.append(0.4)
    return found


def advance(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """Into a prize always; elsewhere if the ground is good and the enemy not too strong around."""
    assert isinstance(frame, Advance)
    target, side = frame.target, frame.side
    prize = lore.is_prize(target)
    threat = attack_near(s, target, 1 - side)
    keen = prize or threat < 4 * s.sheet.tdv[target]
    found = []
    for code in s.legal:
        verb = code & 15
        if verb == FOLLOW:
            unit = first(code)
            leaves = lore.is_prize(s.at[unit]) and side == FWA
            found.append(NEVER if leaves else (3.0 if keen else 0.3))
        else:
            found.append(1.0 if verb == 0 else 0.3)
    return found
