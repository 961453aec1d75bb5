"""What each kind of card does, whoever plays it. Effects of a phase are read by the rule they alter."""

from __future__ import annotations

from indochine.kernel.bitsets import lowest
from indochine.titles.saigon75.book import (
    AIR_GAIN,
    AIR_LOSS,
    CRISIS,
    DIVERSION,
    ELIMINATED,
    NV_DIVISION,
    PENALTY_PROVINCE,
    PLACE_VC,
    REBUILD_ACTIVE,
    REDEPLOY,
    RESERVES,
    REVOLT,
    SV,
    SV_REBUILD,
    TRAIL,
    WITHDRAW,
)
from indochine.titles.saigon75.cards.air import cut_air, deliver_air, return_air
from indochine.titles.saigon75.cards.provinces import name_province
from indochine.titles.saigon75.cards.rebuilding import mobilise, restore_division
from indochine.titles.saigon75.events import NO_EFFECT, TRAIL_REPAIRED
from indochine.titles.saigon75.rules.d04_anywhere import TakeUnit
from indochine.titles.saigon75.state import Saigon

AT_ONCE = (AIR_GAIN, REDEPLOY, SV_REBUILD, REBUILD_ACTIVE, PLACE_VC, AIR_LOSS, TRAIL, WITHDRAW)


def carry_out_card(s: Saigon, card: int, player: int, chooser: int) -> None:
    """D.3.3b, D.3.4a, D.3.4b: at once and discarded, kept on the board, or in force for the phase."""
    effect = s.book.effects[card]
    if effect == CRISIS:
        s.crisis = card
        return
    if effect in AT_ONCE:
        s.deal(discard=(*s.cards.discard, card))
    else:
        s.event = card
        s.event_uses = s.book.combats[card]
    if effect in (DIVERSION, PENALTY_PROVINCE, PLACE_VC, REVOLT, WITHDRAW):
        if effect == PENALTY_PROVINCE:
            return_air(s, s.book.air_losses[card])
        name_province(s, card, chooser)
    else:
        carry_out_at_once(s, card, effect, player)


def carry_out_at_once(s: Saigon, card: int, effect: int, player: int) -> None:
    if effect == AIR_GAIN:
        deliver_air(s, card)
    elif effect == REDEPLOY:
        s.push(TakeUnit(SV, s.book.amounts[card], False))
    elif effect == SV_REBUILD:
        mobilise(s, card)
    elif effect == REBUILD_ACTIVE:
        restore_division(s, card, player)
    elif effect == AIR_LOSS:
        cut_air(s, card)
    elif effect == TRAIL:
        repair_trail(s, card)


def repair_trail(s: Saigon, card: int) -> None:
    """card:16: spent Infiltration markers come back, and a lost division as a reduced one."""
    gained = min(s.book.infiltration_gains[card], s.book.infiltrations - s.infiltration)
    s.infiltration += gained
    lost = s.here[ELIMINATED] & s.book.kind_set[NV_DIVISION]
    if lost:
        unit = lowest(lost)
        s.shift(unit, ELIMINATED, RESERVES)
        s.reduced |= 1 << unit
    if gained or lost:
        s.tell(TRAIL_REPAIRED, gained, 1 if lost else 0)
    else:
        s.tell(NO_EFFECT, card)
