"""D.4 for the North: take what is empty, mass where a battle can be won, close in on Saigon."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.titles.saigon75.book import (
    BONUS_EACH,
    BONUS_SINGLE,
    DIVERSION,
    MARINE,
    MECH,
    MONSOON,
    NV,
    NV_REDUCED,
    PARA,
    PENALTY_ALL,
    PENALTY_PROVINCE,
    PROVINCES,
    RESERVES,
    SV,
    VC,
)
from indochine.titles.saigon75.habits.lore import (
    FULL,
    MOST_STEPS,
    NV_STEP,
    TINY,
    VICTORY,
    Lore,
    battle_at,
    full_divisions,
    kills_at,
)
from indochine.titles.saigon75.rules.d04_movement import MOVE, REBUILD, STRATEGIC, Destination
from indochine.titles.saigon75.rules.t8_saigon import is_last_stand
from indochine.titles.saigon75.state import Saigon

SECOND_UNIT: Final = 0.12  # of a province's worth: what a second unit adds to an unopposed one
GARRISON: Final = 0.3  # what a unit adds to militia that stand alone
CLOSING_IN: Final = [1.2, 1.0, 0.6, 0.3, 0.1]  # being so many moves from Saigon, at the end of the game
FROM_RESERVES: Final = 0.55
ENOUGH: Final = 0.03  # a gain below this is not worth a move


class NvOutlook:
    """What one more unit would bring in each place, and which activations battles in place claim."""

    def __init__(self, s: Saigon, lore: Lore) -> None:
        self.gains: list[float] = [0.0] * (PROVINCES + 1)
        self.claims: list[tuple[float, int]] = []  # gain for each activation, activations
        self.worths: list[float] = lore.worths(s)
        nv, sv = s.book.side_set
        militia, here = s.militia, s.here
        for p in range(PROVINCES):
            units = here[p]
            mine, theirs = units & nv, units & sv
            number = mine.bit_count()
            worth = self.worths[p]
            if theirs:
                self.gains[p] = self.battle(s, lore, p, mine, theirs)
            elif number:
                self.gains[p] = SECOND_UNIT * worth / number
            elif militia >> p & 1:
                self.gains[p] = GARRISON * worth * exposure(s, p, sv)
            else:
                self.gains[p] = worth if p != lore.saigon else VICTORY
            if number >= FULL:
                self.gains[p] = -1.0

    def battle(self, s: Saigon, lore: Lore, p: int, mine: int, theirs: int) -> float:
        """The best average gain of sending one or more units into a battle here."""
        ready = (mine & s.activated & ~s.barred).bit_count()
        waiting = (mine & ~s.activated & ~s.barred & ~s.moved).bit_count()
        worth = saigon_worth(s, lore) if p == lore.saigon else self.worths[p]
        defence = sv_dice(s, p, theirs.bit_count())
        extra = nv_extra(s, p)
        before = attack_worth(s, lore, ready + extra, defence, theirs, worth) if ready else 0.0
        if waiting:
            gain = attack_worth(s, lore, ready + waiting + extra, defence, theirs, worth) - before
            self.claims.append((gain / waiting, (mine & ~s.activated & s.book.divisions).bit_count()))
        best = 0.0
        room = min(FULL - mine.bit_count(), s.available + s.free_vc - waiting, comers(s, p))
        for k in range(1, room + 1):
            gain = attack_worth(s, lore, ready + waiting + k + extra, defence, theirs, worth) - before
            best = max(best, gain / (waiting + k))
        return best

    def unopposed(self, s: Saigon) -> float:
        """The best province that can be had without a battle."""
        south = s.book.side_set[SV]
        return max([self.gains[p] for p in range(PROVINCES) if not s.here[p] & south], default=0.0)

    def claimed(self, gain: float) -> int:
        """Activations that would do more in battles without a move."""
        return sum([units for worth, units in self.claims if worth >= gain])


def strategic_weight(s: Saigon, side: int, gain: float) -> float:
    """D.10.7: two units put down anywhere, for a token; it must bring as much as two activations."""
    units = s.book.side_set[side] & ~s.moved
    last_stand = is_last_stand(s)
    for place in range(PROVINCES + 1):
        if s.here[place] & units and not (last_stand and place == s.book.saigon):
            return 30.0 if gain >= 1.0 else 0.01
    return 0.0


def attack_worth(s: Saigon, lore: Lore, dice: int, defence: int, theirs: int, worth: float) -> float:
    """What an attack of NV with so many dice is worth to him."""
    units, full = min(FULL, theirs.bit_count()), full_divisions(s, theirs)
    dice = min(dice, FULL)
    if s.book.effects[s.event] == PENALTY_ALL:
        dice = max(1, dice - 1)
    clear = lore.nv_clears[battle_at(dice, defence, units, min(full, units))]
    kills = lore.nv_kills[kills_at(dice, min(MOST_STEPS, units + full))]
    return clear * worth + kills - NV_STEP * lore.sv_kills[kills_at(defence, MOST_STEPS)]


def sv_dice(s: Saigon, p: int, units: int) -> int:
    """The dice that SV will probably defend with."""
    effect = s.book.effects[s.event]
    if effect == DIVERSION and s.event_place == p:
        return min(FULL, units)
    air = 0 if effect == MONSOON else min(s.air_ready, 2 if p == s.book.saigon else 1)
    dice = min(FULL, units + air + (1 if p == s.book.saigon else 0))
    return max(1, dice - 1) if effect == PENALTY_PROVINCE and s.event_place == p else dice


def nv_extra(s: Saigon, p: int) -> int:
    """Bonus dice that NV can add to an attack here."""
    effect = s.book.effects[s.event]
    extra = 1 if s.infiltration and s.book.frontier >> p & 1 and effect != MONSOON else 0
    if s.event_uses and (effect == BONUS_SINGLE or effect == BONUS_EACH) and s.book.card_sides[s.event] == NV:
        extra += s.book.amounts[s.event]
    return extra


def comers(s: Saigon, p: int) -> int:
    """Units of NV that could move here now."""
    book = s.book
    free = book.side_set[NV] & ~s.moved & ~s.barred
    found = s.here[RESERVES] & free if book.frontier >> p & 1 else 0
    for near in book.adjacent[p]:
        found |= s.here[near] & free
    return found.bit_count()


def exposure(s: Saigon, p: int, sv: int) -> float:
    """How likely SV is to walk into a province that nobody holds."""
    for near in s.book.adjacent[p]:
        if s.here[near] & sv:
            return 1.0
    return 0.4


def saigon_worth(s: Saigon, lore: Lore) -> float:
    """What clearing Saigon now is worth: the game, unless SV can come back in strength (D.8.8c)."""
    returning = min(sv_relief(s, lore), s.book.bonus[SV][s.turn - 1] + 3)
    hold = 0.95 if returning <= 1 else max(0.15, 0.95 - 0.2 * (returning - 1))
    return VICTORY * hold


def sv_relief(s: Saigon, lore: Lore) -> int:
    """Units outside Saigon that could enter it in one move."""
    book = s.book
    kinds = book.kind_set
    found = 0
    for p in range(PROVINCES):
        here = s.here[p] & book.side_set[SV]
        if here and p != lore.saigon:
            if lore.far[p] > 1:
                here &= (
                    kinds[PARA]
                    | (kinds[MARINE] if book.coast >> p & 1 else 0)
                    | (kinds[MECH] if lore.far[p] == 2 else 0)
                )
            found |= here
    return found.bit_count()


def leaving(s: Saigon, lore: Lore, outlook: NvOutlook, origin: int) -> float:
    """What a unit that goes away gives up."""
    if origin == RESERVES:
        return 0.0
    nv, sv = s.book.side_set
    if origin == lore.saigon:
        return 10.0
    here = s.here[origin]
    if (here & nv).bit_count() > 1 or not s.militia >> origin & 1:
        return 0.0
    if here & sv:
        return outlook.worths[origin]
    return outlook.worths[origin] * GARRISON * exposure(s, origin, sv)


def pull(s: Saigon, lore: Lore, place: int) -> float:
    """Saigon draws the North, more and more."""
    share = s.turn / s.book.turns
    if place == RESERVES:
        return FROM_RESERVES * share
    return CLOSING_IN[min(lore.far[place], len(CLOSING_IN) - 1)] * share


def move_weights(s: Saigon, lore: Lore, codes: list[int]) -> list[float]:
    """move-units: each group by the best place that it can reach."""
    outlook = NvOutlook(s, lore)
    values = [outlook.gains[p] + pull(s, lore, p) for p in range(PROVINCES)]
    values.append(pull(s, lore, RESERVES))
    weights = []
    for code in codes:
        if code & 15 == MOVE:
            weights.append(group_weight(s, lore, outlook, values, code >> 4 & 4095, code >> 16))
        elif code == REBUILD:
            weights.append(5.0)
        elif code == STRATEGIC:
            weights.append(strategic_weight(s, NV, outlook.unopposed(s)))
        else:
            weights.append(ENOUGH**2 if code == 0 else 0.0)
    return weights


def group_weight(
    s: Saigon, lore: Lore, outlook: NvOutlook, values: list[float], kind: int, origin: int
) -> float:
    book = s.book
    best = -1.0
    for p in bits(book.adjacent_set[origin]):
        if values[p] > best:
            best = values[p]
    gain = best - values_of_staying(s, lore, outlook, origin)
    if kind == NV_REDUCED:
        gain *= 0.8
    if gain <= 0.0:
        return TINY
    if kind != VC and s.available <= outlook.claimed(gain):
        gain *= 0.05
    return gain * gain


def values_of_staying(s: Saigon, lore: Lore, outlook: NvOutlook, origin: int) -> float:
    return pull(s, lore, origin) + leaving(s, lore, outlook, origin)


def destination_weights(s: Saigon, lore: Lore, frame: Destination, codes: list[int]) -> list[float]:
    outlook = NvOutlook(s, lore)
    weights = []
    for code in codes:
        p = code >> 4 & 4095
        gain = outlook.gains[p] + pull(s, lore, p) - pull(s, lore, frame.origin)
        weights.append(gain**3 if gain > 0.0 else TINY)
    return weights
