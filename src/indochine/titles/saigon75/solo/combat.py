"""S:combat: when the North attacks, with what, and when its VC defend."""

from __future__ import annotations

from indochine.titles.saigon75.book import BLANK, NV, SV, VC
from indochine.titles.saigon75.rules import d06_combat, d06a_battle, d06c_bonus
from indochine.titles.saigon75.rules.d06_losses import VcStandAside
from indochine.titles.saigon75.rules.d06a_dice import CombatFields
from indochine.titles.saigon75.solo.priorities import can_infiltrate, event_dice, is_met, solo_card
from indochine.titles.saigon75.state import Saigon


def declare(s: Saigon, ask: d06_combat.DeclareCombat) -> int:
    """S:combat.2, S:combat.5: from north to south, wherever the condition of the solo card holds."""
    sub = d06_combat.declared(s)
    legal = ask.legal(s)
    for province in s.book.north_first:
        code = d06_combat.ATTACK | province << 4
        if code in legal and s.units(province, NV) & s.activated and will_attack(s, province, sub.provinces):
            return code
    return d06_combat.DONE


def will_attack(s: Saigon, province: int, before: tuple[int, ...]) -> bool:
    """S:combat.3: units, the dice of the card in force and an Infiltration marker against the units of SV."""
    nv, sv = s.count(province, NV), s.count(province, SV)
    strength = nv + event_dice(s, len(before))
    if strength <= sv and can_infiltrate(s, province, infiltrations(s, before)):
        strength += 1
    return is_met(solo_card(s).condition, strength, sv)


def infiltrations(s: Saigon, provinces: tuple[int, ...]) -> int:
    """How many markers the combats declared before will take (S:combat.4)."""
    used = 0
    for number, province in enumerate(provinces):
        strength = s.count(province, NV) + event_dice(s, number)
        used += strength <= s.count(province, SV) and can_infiltrate(s, province, used)
    return used


def engage(s: Saigon, ask: d06_combat.EngageUnits) -> int:
    """All units that are activated fight."""
    able = s.units(ask.place, NV) & s.activated & ~s.barred & ~ask.already(s)
    if not able:
        return d06_combat.DONE
    return d06_combat.ENGAGE | s.kind((able & -able).bit_length() - 1) << 4


def announce(s: Saigon, ask: d06c_bonus.AnnounceBonus) -> int:
    """S:event-details.1, S:combat.4, S:objective: events at once, Infiltration if not superior, a token if told."""
    legal = ask.legal(s)
    for code in (d06c_bonus.EVENT, d06c_bonus.PARALYSE):
        if code in legal:
            return code
    combat = ask.combat(s)
    if d06c_bonus.INFILTRATE in legal and not is_superior(s, combat):
        return d06c_bonus.INFILTRATE
    if d06c_bonus.TOKEN in legal and s.solo_card and solo_card(s).momentum == "extra_die":
        return d06c_bonus.TOKEN
    return d06c_bonus.DONE


def is_superior(s: Saigon, combat: CombatFields) -> bool:
    return s.count(combat.province, NV) + combat.nv_event > s.count(combat.province, SV)


def stand_aside(s: Saigon, ask: VcStandAside) -> int:
    """S:combat.1: VC join only if that many of them make the North as strong as the attackers (ruling:18)."""
    combat = s.frames[-2]
    assert isinstance(combat, CombatFields)
    attackers = combat.attackers.bit_count()
    others = (combat.defenders & ~s.book.kind_set[VC]).bit_count()
    joining = attackers - others if others < attackers <= others + ask.most else 0
    return ask.most - joining << 4


def reroll(s: Saigon, ask: d06a_battle.RerollBattleDie) -> int:
    """S:objective: a blank, if the card says so."""
    code = d06a_battle.REROLL | BLANK << 4
    told = bool(s.solo_card) and solo_card(s).momentum == "reroll"
    return code if told and code in ask.legal(s) else d06a_battle.KEEP
