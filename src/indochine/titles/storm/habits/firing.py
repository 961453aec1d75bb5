"""8.0: fire by units and by cards: what it would do, and what it costs those who fire."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Decision, first
from indochine.titles.storm.book import FR, VM
from indochine.titles.storm.cards.bombardment import CLEAR, CardTarget
from indochine.titles.storm.habits.holding import Needs
from indochine.titles.storm.habits.lay import (
    SURE,
    Lay,
    chance,
    defence_against_fire,
    mean_damage,
    power,
    spread,
    to_clear,
    turns_left,
)
from indochine.titles.storm.habits.storming import Garrison, night_bonus
from indochine.titles.storm.rules.ch06_picking import ADD, ALL
from indochine.titles.storm.rules.ch08_fire import FireAt, PickFirers, card_firepower
from indochine.titles.storm.state import Storm

# What a point of damage is worth to the French, in victory areas: a flip of those about to assault, a blow to
# those already spent, any other.
STOPS_ASSAULT: Final = 0.02
KILLS: Final = 0.016
ANNOYS: Final = 0.006


def menace(lay: Lay, s: Storm, area: int) -> float:
    """How far fresh Viet Minh in an area threaten a garrison that matters, this turn: 0 to 1."""
    if not s.here[area] & s.book.side_set[VM] & ~s.spent:
        return 0.0
    best = 0.0
    for to in lay.near[area]:
        if s.occupied[FR] >> to & 1 and not s.held >> to & 1:
            best = max(best, lay.keep[to])
    return best * (1.0 if s.trench(area) >= 3 or s.turn == 1 else 0.35)


def blow(lay: Lay, s: Storm, target: int, fire: int, inside: bool) -> float:
    """What French fire on an area is worth."""
    margin = fire - defence_against_fire(s, target, VM, inside)
    hurt = mean_damage(margin)
    units = s.here[target] & s.book.side_set[VM]
    fresh = (units & ~s.spent).bit_count()
    flips = min(hurt, fresh)
    value = flips * (ANNOYS + STOPS_ASSAULT * menace(lay, s, target)) + (hurt - flips) * KILLS
    if s.held >> target & 1 and not s.book.red >> target & 1:
        cleared = chance(to_clear(s, units) - margin)
        value += cleared * lay.prize[target] * (0.9 if inside else 0.3)
    return value


def french_fire(lay: Lay, s: Storm, needs: Needs, area: int) -> float:
    """The best that the fresh units of an area can do by firing."""
    units = s.here[area] & s.book.side_set[FR] & ~s.spent & s.book.armed
    fire, best = power(lay, units), 0.0
    for target in bits(s.book.reach[area] & s.occupied[VM]):
        best = max(best, blow(lay, s, target, fire, target == area))
    return best - needs.price(area, units.bit_count(), 1)  # who fires is spent: a point less for each


def softening(lay: Lay, s: Storm, garrison: Garrison, fire: int, extra: int) -> float:
    """What Viet Minh fire on a garrison is worth: most if it opens the way for an assault this turn."""
    margin = fire - defence_against_fire(s, garrison.area, FR, False)
    hurt = mean_damage(margin)
    return 0.004 * hurt * (0.5 + garrison.prize) + 0.92 * garrison.opened(extra, hurt)


def fire_at(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, FireAt)
    units = s.here[frame.area] & s.book.side_set[frame.side] & ~s.spent & s.book.armed
    fire = power(lay, units)
    return spread([target_value(lay, s, frame.side, frame.area, first(code), fire) for code in s.legal], SURE)


def target_value(lay: Lay, s: Storm, side: int, area: int, target: int, fire: int) -> float:
    if side == FR:
        return 2 * blow(lay, s, target, fire, target == area)
    margin = fire - defence_against_fire(s, target, FR, target == area)
    if s.held >> target & 1:
        return 0.5 * chance(to_clear(s, s.here[target] & s.book.side_set[FR]) - margin) + 0.01
    return softening(lay, s, Garrison(lay, s, target), fire, night_bonus(s))


def pick_firers(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """All who can, as soon as possible: firepower adds up, and the dice are thrown once."""
    assert isinstance(frame, PickFirers)
    every = ALL in s.legal
    found = []
    for code in s.legal:
        if code & 15 == ADD:
            found.append(0.1 if every else 4.0)
        else:
            found.append(50.0 if code == ALL else 0.05)
    return found


def clearing(lay: Lay, s: Storm, area: int) -> float:
    """card:fr-22: what levelling a trench is worth: a stack that was about to assault must dig again."""
    units = s.here[area] & s.book.side_set[VM]
    level = s.trench(area)
    if not units or not level:
        return 0.002 * level
    best = 0.0
    for to in lay.near[area]:
        if s.occupied[FR] >> to & 1 and not s.held >> to & 1:
            best = max(best, lay.keep[to])
    fresh = (units & ~s.spent).bit_count()
    later = 0.5 * (units.bit_count() - fresh) if turns_left(s) else 0.0
    return 0.3 * best * (fresh + later) / 9 * (level / 3) * (1.0 if level == 3 else 0.5)


def card_target(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, CardTarget)
    extra = night_bonus(s) if frame.side == VM else 0
    return spread([card_value(lay, s, frame.card, code, extra) for code in s.legal], SURE)


def card_value(lay: Lay, s: Storm, card: int, code: int, extra: int) -> float:
    area = first(code)
    if code & 15 == CLEAR:
        return clearing(lay, s, area)
    fire = card_firepower(s, card, area)
    if s.book.card_side[card] == FR:
        return blow(lay, s, area, fire, False)
    if s.held >> area & 1:
        return 0.02 * mean_damage(fire - defence_against_fire(s, area, FR, False))
    return softening(lay, s, Garrison(lay, s, area), fire, extra)
