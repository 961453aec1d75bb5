"""6.1, 6.2, 6.3, 7.0 to 10.0: whom to attack and how, what to fire, who suffers."""

from __future__ import annotations

from indochine.kernel.frames import Decision, first, second
from indochine.titles.silver_bayonet.book import ASSAULT, FWA, MANEUVER, OFFENSIVE, PAVN
from indochine.titles.silver_bayonet.habits.lore import (
    NEVER,
    SURE,
    Lore,
    attack_near,
    ratio,
    worth_of_unit,
)
from indochine.titles.silver_bayonet.rules.ch02_losses import TakeFatigue, TakeLosses
from indochine.titles.silver_bayonet.rules.ch06_declaration import (
    ADD,
    ASSAULT_AT,
    DONE,
    MANEUVER_AT,
    Force,
    best_defence,
    candidates,
    strength,
)
from indochine.titles.silver_bayonet.rules.ch06_reaction import Reactions, Refusals
from indochine.titles.silver_bayonet.rules.ch08_maneuver import ChooseLead
from indochine.titles.silver_bayonet.rules.ch08_retreat import STAND, StandOrGo
from indochine.titles.silver_bayonet.rules.ch10_fire import AIR, GUN, Aim, power
from indochine.titles.silver_bayonet.state import FATIGUED, Bayonet


def declaration(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """Attack where it pays: by maneuver at good odds, by assault what is weak, tired or must fall."""
    return [1.0 if code & 15 == DONE else attack_weight(lore, s, frame.side, code) for code in s.legal]


def attack_weight(lore: Lore, s: Bayonet, side: int, code: int) -> float:
    verb, target = code & 15, first(code)
    combat = ASSAULT if verb == ASSAULT_AT else MANEUVER
    units = tuple(candidates(s, side, target, combat))
    defence = max(0.5, float(best_defence(s, target)))
    power_ratio = strength(s, units) / defence
    prize = 0.1 * lore.prizes.get(target, 0.0)
    if verb == MANEUVER_AT:
        value = power_ratio - 1.6 - 0.4 * s.sheet.maneuver[target] + prize
        return weight(2.2 * value)
    steps = sum([s.steps_of(unit) for unit in s.here[target]])
    tired = sum([1 for unit in s.here[target] if s.has(unit, FATIGUED)])
    value = 0.8 * power_ratio - 1.4 - 0.3 * s.sheet.assault[target] + 0.3 * tired - 0.1 * steps + 2.0 * prize
    return weight(2.2 * value)


def weight(value: float) -> float:
    """1 where it makes no difference, much more where it is good, next to nothing where it is bad."""
    return float(2.0 ** max(-8.0, min(6.0, value)))


def force(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """All who can, unless they hold something."""
    assert isinstance(frame, Force)
    enough = strength(s, frame.units) >= 6 * best_defence(s, frame.target)
    found = []
    for code in s.legal:
        verb = code & 15
        if verb == ADD:
            found.append(
                NEVER
                if enough or lacks_reason(lore, s, first(code))
                else 2.0 + 0.1 * s.attack_of(first(code))
            )
        else:
            found.append(0.5 if verb == DONE else NEVER)
    return found


def lacks_reason(lore: Lore, s: Bayonet, unit: int) -> bool:
    return not s.attack_of(unit)


def refusals(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """Give way before odds that are too bad, where nothing is lost by it."""
    assert isinstance(frame, Refusals)
    found = []
    for code in s.legal:
        if code & 15 == 0:
            found.append(1.0)
            continue
        place = first(code)
        bad = ratio(s, place, 1 - frame.side) - 1.5
        found.append(NEVER if lore.is_prize(place) and frame.side == FWA else weight(2.0 * bad))
    return found


def reactions(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """Help where it is needed, not by uncovering what matters more."""
    assert isinstance(frame, Reactions)
    found = []
    for code in s.legal:
        if code & 15 == 0:
            found.append(1.0)
            continue
        unit, target = first(code), second(code)
        prize = lore.is_prize(target) or frame.side == PAVN
        bound = lore.is_prize(s.at[unit]) and frame.side == FWA
        found.append(NEVER if bound or not s.defence_of(unit) else 2.0 if prize else 0.8)
    return found


def choose_lead(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """The most efficient; among equals one that can lose a step."""
    assert isinstance(frame, ChooseLead)
    return [
        2.0 ** s.efficiency_of(first(code)) * (1.5 if s.steps_of(first(code)) > 1 else 1.0)
        for code in s.legal
    ]


def take_losses(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """Rather a unit turned over than one gone; the weaker rather than the stronger."""
    assert isinstance(frame, TakeLosses)
    found = []
    for code in s.legal:
        unit = first(code)
        dies = s.steps_of(unit) == 1
        found.append((0.3 if dies else 1.0) * SURE / (1.0 + worth_of_unit(s, unit)))
    return found


def take_fatigue(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    assert isinstance(frame, TakeFatigue)
    return [SURE / (1.0 + worth_of_unit(s, first(code))) for code in s.legal]


def stand_or_go(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """Stand where it costs no step, or where the hex is worth one."""
    assert isinstance(frame, StandOrGo)
    prize = lore.is_prize(frame.place) and frame.side == FWA
    stand = SURE if prize else 1.5 if s.tdv(frame.place, frame.units) >= 3 else 0.4
    return [stand if code & 15 == STAND else 1.0 for code in s.legal]


def bombardment(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """First what is going to be attacked, then what stands thick on poor ground or near a prize."""
    found = []
    for code in s.legal:
        if code & 15 == 0:
            found.append(0.3)
            continue
        place = first(code)
        stack = s.here[place]
        value = 0.5 * len(stack) - 0.8 * s.tdv(place, stack) + (2.0 if s.is_target(place) else 0.0)
        if s.sheet.bombard_points[place] and frame.side == FWA:
            value -= 3.0
        near = any([lore.is_prize(around) for around in s.sheet.adjacent[place]])
        found.append(weight(value + (1.5 if near else 0.0)))
    return found


def aim(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """Guns first; then air points to fill a column of the table, some kept for the enemy's turn."""
    assert isinstance(frame, Aim)
    guns = power(s, frame.guns)
    kept = frame.fire == OFFENSIVE or frame.side == s.active
    found = []
    for code in s.legal:
        verb = code & 15
        if verb == GUN:
            found.append(3.0)
        elif verb == AIR:
            found.append(air_weight(s, guns, first(code), kept))
        else:
            found.append(0.2 if s.air else 1.0)
    return found


def air_weight(s: Bayonet, guns: int, number: int, kept: bool) -> float:
    fills = 1.0 if guns + number in s.book.fire_columns else 0.15
    part = number / max(1, s.air)
    wanted = 0.5 if kept else 0.8
    return max(NEVER, fills * (1.0 - abs(part - wanted)) * 0.6)  # Broken Arrow gives more than there were


def frontal(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """The weakest hex."""
    side = 1 - frame.side
    return [1.0 / (1.0 + sum([s.attack_of(u) for u in s.units_at(first(code), side)])) for code in s.legal]


def broken_arrow(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    place = s.at[s.book.moore]
    pressed = attack_near(s, place, PAVN) >= 6
    return [1.0, 5.0 if pressed else 0.3]


def count_defender(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    return [1.0 + s.defence_of(first(code)) for code in s.legal]


def spend(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    """15.1, 12.4.2: whatever comes back is welcome, the strongest first."""
    return [0.1 if code & 15 == 0 else 1.0 + worth_of_unit(s, first(code)) for code in s.legal]


def as_it_comes(lore: Lore, s: Bayonet, frame: Decision[Bayonet]) -> list[float]:
    return [1.0] * len(s.legal)
