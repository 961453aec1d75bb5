"""S:combat: when the North attacks, with what, and when its VC defend."""

from __future__ import annotations

from indochine.kernel.bitsets import lowest
from indochine.titles.saigon75.book import BLANK, BONUS_EACH, BONUS_SINGLE, NV, SV, VC
from indochine.titles.saigon75.rules import d06_combat, d06a_battle, d06c_bonus
from indochine.titles.saigon75.rules.d06_losses import VcStandAside
from indochine.titles.saigon75.rules.d06a_dice import CombatFields
from indochine.titles.saigon75.solo.priorities import is_met, solo_card
from indochine.titles.saigon75.state import Saigon


def outlook(s: Saigon) -> list[int]:
    """S:combat.2, S:combat.5: the provinces that the North will attack, from north to south."""
    uses, markers = s.event_uses, s.infiltration
    attacked = []
    for province in s.book.north_first:
        dice = (s.units(province, NV) & s.activated & ~s.barred).bit_count()
        if dice and s.units(province, SV):
            nv, event, marker = reckon(s, province, s.count(province, NV), dice, uses, markers)
            if is_met(solo_card(s).condition, nv, s.count(province, SV)):
                attacked.append(province)
                uses, markers = uses - event, markers - marker
    return attacked


def reckon(s: Saigon, province: int, nv: int, dice: int, uses: int, markers: int) -> tuple[int, int, int]:
    """S:combat.3: units with their bonus dice; and whether the card and a marker are used (ruling:24)."""
    most = s.book.most_dice
    bonus = event_dice(s) if uses and dice < most else 0
    nv, dice = nv + bonus, dice + bonus
    marker = nv <= s.count(province, SV) and dice < most and markers > 0 and can_infiltrate(s, province)
    return nv + marker, bonus > 0, marker


def event_dice(s: Saigon) -> int:
    """S:combat.3: dice that the card in force adds to a combat of the North."""
    effect = s.book.effects[s.event]
    mine = s.book.card_sides[s.event] == NV and (effect == BONUS_SINGLE or effect == BONUS_EACH)
    return s.book.amounts[s.event] if mine else 0


def can_infiltrate(s: Saigon, province: int) -> bool:
    return bool(s.book.frontier >> province & 1) and not s.is_monsoon()


def declare(s: Saigon, ask: d06_combat.DeclareCombat) -> int:
    """S:combat.2, S:combat.5: one after another, wherever the condition of the solo card holds."""
    declared = d06_combat.declared(s).provinces
    attacks = [d06_combat.ATTACK | p << 4 for p in outlook(s) if p not in declared]
    return attacks[0] if attacks else d06_combat.DONE


def engage(s: Saigon, ask: d06_combat.EngageUnits) -> int:
    """All units that are activated fight."""
    able = s.units(ask.place, NV) & s.activated & ~s.barred & ~ask.already(s)
    return d06_combat.ENGAGE | s.kind(lowest(able)) << 4 if able else d06_combat.DONE


def announce(s: Saigon, ask: d06c_bonus.AnnounceBonus) -> int:
    """S:event-details.1, S:combat.4, S:objective: events at once, Infiltration if not superior, a token."""
    legal = ask.legal(s)
    for code in (d06c_bonus.EVENT, d06c_bonus.PARALYSE):
        if code in legal:
            return code
    if d06c_bonus.INFILTRATE in legal and not is_superior(s, ask.combat(s)):
        return d06c_bonus.INFILTRATE
    if d06c_bonus.TOKEN in legal and solo_card(s).momentum == "extra_die":
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
    """S:objective: a blank, if the card says so (ruling:21)."""
    code = d06a_battle.REROLL | BLANK << 4
    told = solo_card(s).momentum == "reroll"
    return code if told and code in ask.legal(s) else d06a_battle.KEEP
