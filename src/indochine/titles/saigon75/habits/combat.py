"""D.6: which battles to seek, with whom, and which bonus dice to spend on them."""

from __future__ import annotations

from typing import Final

from indochine.titles.saigon75.book import BLANK, NV, SV, VC
from indochine.titles.saigon75.habits.lore import FULL, TINY, Lore
from indochine.titles.saigon75.habits.nv_moves import attack_worth, nv_extra, saigon_worth, sv_dice
from indochine.titles.saigon75.habits.sv_moves import battle_worth
from indochine.titles.saigon75.rules import d06_combat, d06a_battle, d06c_bonus
from indochine.titles.saigon75.rules.d06_losses import VcStandAside
from indochine.titles.saigon75.rules.d06a_dice import CombatFields, mustered
from indochine.titles.saigon75.state import Ask, Saigon

NO_BATTLE: Final = 0.02
RECAPTURE: Final = 10.0  # what clearing Saigon is worth to SV when NV holds it
RELIEF: Final = 3.0  # and when it is only contested
HELD: Final = 0.5  # of a province's worth: an attack where SV is still in control
SAIGON_STAKE: Final = 8.0
# By kind: NV division, reduced, VC; SV division, reduced, Ranger, Marine, Airborne, River Patrol, Mechanised.
ENGAGE: Final = [6.0, 2.0, 3.0, 6.0, 2.0, 4.0, 3.0, 3.0, 3.0, 4.0]


def declare(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """declare-combat: what pays, the best first; the rest is left alone."""
    sub = d06_combat.declared(s)
    worths = lore.worths(s)
    weights = []
    for code in codes:
        if code == d06_combat.DONE:
            weights.append(NO_BATTLE)
        elif code & 15 == d06_combat.ATTACK:
            p = code >> 4
            fighters = d06_combat.can_engage(s, p, frame.side, sub.engaged).bit_count()
            gain = attack_gain(s, lore, frame.side, p, fighters, worths[p])
            weights.append(gain * gain if gain > 0.0 else TINY)
        else:
            weights.append(0.0)
    return weights


def attack_gain(s: Saigon, lore: Lore, side: int, p: int, fighters: int, worth: float) -> float:
    if side == SV:
        return sv_attack_gain(s, lore, p, fighters, worth)
    theirs = s.units(p, SV)
    defence = sv_dice(s, p, theirs.bit_count())
    worth = saigon_worth(s, lore) if p == lore.saigon else worth
    return attack_worth(s, lore, fighters + nv_extra(s, p), defence, theirs, worth)


def sv_attack_gain(s: Saigon, lore: Lore, p: int, fighters: int, worth: float) -> float:
    lost = bool(s.militia >> p & 1)
    if p == lore.saigon:
        worth = RECAPTURE if lost else RELIEF
    elif not lost:
        worth *= HELD
    return battle_worth(s, lore, p, fighters, s.units(p, NV), worth)


def engage(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """engage-units: all that can fight, as long as they bring dice."""
    assert isinstance(frame, d06_combat.EngageUnits)
    done = 100.0 if frame.chosen.bit_count() >= FULL else 0.3
    return [done if code == d06_combat.DONE else ENGAGE[code >> 4] for code in codes]


def stand_aside(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """vc-stand-aside: VC alone hide; beside divisions that hold a province they lend their dice."""
    assert isinstance(frame, VcStandAside)
    alone = not s.units(frame.place, NV) & ~s.book.kind_set[VC]
    hide = 4.0 if alone or not s.militia >> frame.place & 1 else 0.5
    return [hide if code >> 4 == frame.most else 0.2 if code >> 4 else 1.0 for code in codes]


def announce(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """announce-bonus: cards at once, markers where they change something, tokens for high stakes."""
    assert isinstance(frame, d06c_bonus.AnnounceBonus)
    c = frame.combat(s)
    weights = []
    for code in codes:
        if code == d06c_bonus.DONE:
            weights.append(1.0)
        elif code == d06c_bonus.AIR:
            weights.append(air_weight(s, lore, c))
        elif code == d06c_bonus.INFILTRATE:
            weights.append(3.0 if c.defenders.bit_count() > 1 or mustered(s, c, NV).total < 3 else 0.8)
        elif code == d06c_bonus.TOKEN:
            weights.append(0.3 * stake_of(s, lore, c))
        else:
            weights.append(4.0)
    return weights


def stake_of(s: Saigon, lore: Lore, c: CombatFields) -> float:
    return SAIGON_STAKE if c.province == lore.saigon else lore.worths(s)[c.province]


def air_weight(s: Saigon, lore: Lore, c: CombatFields) -> float:
    """Dear in a place that is lost anyway, cheap in Saigon: one marker in three is spent (D.7.1)."""
    if c.attacker == SV:
        return 1.5
    if c.province == lore.saigon:
        return 20.0
    if c.attackers.bit_count() >= 2 * c.defenders.bit_count() + 2:
        return 0.3
    return stake_of(s, lore, c) * (1.0 if s.air_ready >= 3 else 0.5)


def reroll(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """reroll-battle-die: a blank, if much depends on it."""
    assert isinstance(frame, d06a_battle.RerollBattleDie)
    stake = stake_of(s, lore, frame.combat(s))
    weights = []
    for code in codes:
        if code == d06a_battle.KEEP:
            weights.append(1.0)
        else:
            weights.append(0.25 * stake if code >> 4 == BLANK else TINY)
    return weights


def reroll_attrition(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """reroll-attrition: a token is worth more than the chance to save a marker."""
    return [1.0 if code == 0 else 0.1 for code in codes]
