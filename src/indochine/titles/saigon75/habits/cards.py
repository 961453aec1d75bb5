"""D.3: which card to play when, and the choices that cards call for."""

from __future__ import annotations

from typing import Final

from indochine.titles.saigon75.book import (
    AIR_GAIN,
    AIR_LOSS,
    BONUS_EACH,
    BONUS_SINGLE,
    COSTLY_RETREAT,
    CRISIS,
    DIVERSION,
    ELIMINATED,
    MONSOON,
    NV,
    PENALTY_ALL,
    PENALTY_PROVINCE,
    PENALTY_SINGLE,
    PLACE_VC,
    REBUILD_ACTIVE,
    REDEPLOY,
    REVOLT,
    SV,
    SV_REBUILD,
    TRAIL,
    WITHDRAW,
)
from indochine.titles.saigon75.cards.provinces import DONE, PUT, NameProvince
from indochine.titles.saigon75.habits.lore import FULL, TINY, Lore
from indochine.titles.saigon75.habits.nv_moves import NvOutlook, comers
from indochine.titles.saigon75.habits.sv_moves import SvOutlook
from indochine.titles.saigon75.rules import d03_cards
from indochine.titles.saigon75.state import Ask, Saigon

STEEPNESS: Final = 4.0  # a card that is better by 1 is played so many times as gladly
# Whom NV would see go (by kind, from SV division on): Airborne, Marines, then those that move well.
DESIGNATE: Final = [0.0, 0.0, 0.0, 2.0, 3.0, 4.0, 5.0, 6.0, 2.0, 4.0]
SAIGON_IN_PLAY: Final = 6  # the turn from which Saigon is named before all others


def play(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """play-card: one's own cards when they bite, the enemy's when they do least."""
    sign = 1.0 if frame.side == NV else -1.0
    weights = []
    for code in codes:
        if code & 15 == d03_cards.PLAY:
            weights.append(STEEPNESS ** (sign * profit(s, code >> 4)))
        else:
            weights.append(0.5 if code == d03_cards.REBUILD else 0.0)
    return weights


def profit(s: Saigon, card: int) -> float:
    """What a card brings the North if it is played now: 1 is a good use of it, below 0 it helps the South."""
    effect = s.book.effects[card]
    late = s.turn / s.book.turns
    if effect == AIR_GAIN:
        return -0.5 * min(2, FULL - s.air_ready, s.air_supply)
    if effect == AIR_LOSS:
        return 0.5 * min(2, s.air_ready)
    if effect == REDEPLOY:
        return -1.0 - late
    if effect == SV_REBUILD or effect == REBUILD_ACTIVE or effect == TRAIL:
        return rebuilding_profit(s, effect)
    if effect == PLACE_VC:
        return 1.6 - 0.8 * late
    if effect == REVOLT:
        return 0.8
    if effect == CRISIS:
        return 1.3
    if effect == WITHDRAW:
        return 1.0 + late
    return battle_profit(s, card, effect, late)


def rebuilding_profit(s: Saigon, effect: int) -> float:
    nv, sv = s.book.side_set
    lost = s.here[ELIMINATED]
    if effect == SV_REBUILD:
        return -(0.6 if lost & sv else 0.0) - (0.6 if s.reduced & sv else 0.0)
    if effect == TRAIL:
        return 0.3 * (s.book.infiltrations - s.infiltration) + (0.3 if lost & nv else 0.0)
    if s.active == NV:
        return 0.5 if s.reduced & nv else 0.0
    return -0.5 if s.reduced & sv else 0.0


def battle_profit(s: Saigon, card: int, effect: int, late: float) -> float:
    """Cards that alter the battles of the phase: in that of SV there are few."""
    if s.active == SV:
        if effect == PENALTY_PROVINCE:
            return 0.7 if s.air_ready else 0.4
        return -0.4 if s.book.card_sides[card] == SV and effect != PENALTY_SINGLE else 0.1
    if effect == PENALTY_ALL:
        return -1.5
    if effect == BONUS_SINGLE or effect == BONUS_EACH:
        return -0.9 if s.book.card_sides[card] == SV else 0.7 + late
    if effect == MONSOON:
        return 0.3 * s.air_ready - 0.5
    if effect == DIVERSION:
        return 0.3 + 0.2 * s.air_ready + 0.4 * late
    if effect == PENALTY_SINGLE:
        return 0.5 + late
    if effect == PENALTY_PROVINCE:
        return 0.7 if s.air_ready else 0.4
    return 0.4 if effect == COSTLY_RETREAT else 0.1


def name_province(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """name-province: where the card opens or decides most."""
    assert isinstance(frame, NameProvince)
    effect = s.book.effects[frame.card]
    outlook = NvOutlook(s, lore)
    weights = []
    for code in codes:
        p = code >> 4
        if effect == PLACE_VC:
            weights.append(max(TINY, outlook.gains[p]) ** 2)
        elif effect == WITHDRAW:
            weights.append(withdrawal_weight(s, lore, p, outlook.worths[p]))
        elif effect == REVOLT:
            weights.append(3.0 if s.count(p, SV) == 1 else 1.0)
        else:
            weights.append(max(0.01, outlook.gains[p]) ** 2 * (1.0 if s.count(p, SV) else 0.01))
    return weights


def withdrawal_weight(s: Saigon, lore: Lore, p: int, worth: float) -> float:
    """card:18: a province left empty can be walked into; late in the game Saigon itself."""
    if p == lore.saigon and s.turn >= SAIGON_IN_PLAY:
        return 16.0
    opens = s.count(p, SV) <= 2 and (s.active == SV or comers(s, p) > 0)
    return worth * worth if opens or p == lore.saigon else 0.1


def designate(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """designate-units."""
    return [0.05 if code == DONE else DESIGNATE[code >> 4] for code in codes]


def evacuate(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """evacuate-to: where a unit is needed."""
    gains = SvOutlook(s, lore).gains
    return [max(0.05, gains[code >> 16]) for code in codes]


def put_vc(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """put-vc: both."""
    return [5.0 if code == PUT else 1.0 for code in codes]


def take_air(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """take-air: all there is."""
    return [1.0 + 5.0 * (code >> 4) for code in codes]


def anyhow(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """exchange-card, raise-unit: nothing to choose between."""
    return [1.0] * len(codes)


def restore(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """restore-division: the nearest to Saigon."""
    return [4.0 - min(3, lore.far[code >> 4]) for code in codes]
