"""D.4 for the South: keep Saigon full, walk back into provinces that only militia hold, garrison the rest."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.titles.saigon75.book import NV, PROVINCES, RANGER, SV, VC
from indochine.titles.saigon75.habits.lore import (
    AIR,
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
from indochine.titles.saigon75.habits.nv_moves import strategic_weight
from indochine.titles.saigon75.rules.d04_movement import AIRLIFT, MOVE, STRATEGIC, Destination, reach
from indochine.titles.saigon75.state import Saigon

RETAKE: Final = 0.85  # of a province's worth: it may be lost again
DENIED: Final = 0.45  # of what the North would gain in a province: he cannot go everywhere
RISK: Final = 1.5  # of an attack, for each die thrown back: those who must retreat leave the province
HELD: Final = 0.8  # of a province's worth, where NV is as strong and has no militia
FAR_FROM_THE_ENEMY: Final = 0.15  # how likely NV is to come where he is not near
ENOUGH: Final = 0.05  # a gain below this is not worth a move
NEED_EARLY: Final = 3  # units in Saigon while nobody threatens it
LATE: Final = 6  # from this turn on Saigon wants all that it can hold


class SvOutlook:
    """What one more unit would bring in each province, what one less would cost."""

    def __init__(self, s: Saigon, lore: Lore) -> None:
        self.gains: list[float] = [0.0] * PROVINCES
        self.losses: list[float] = [0.0] * PROVINCES
        self.worths: list[float] = lore.worths(s)
        self.threatened: int = threatened(s)
        nv, sv = s.book.side_set
        for p in range(PROVINCES):
            here = s.here[p]
            mine, theirs = (here & sv).bit_count(), here & nv
            if p == lore.saigon:
                self.judge_saigon(s, lore, mine, theirs)
            elif theirs:
                self.gains[p] = self.fight(s, lore, p, here & sv, theirs)
                held = not s.militia >> p & 1
                self.losses[p] = self.worths[p] * 0.5 if held and mine == 1 else 0.1
            elif s.militia >> p & 1:
                self.gains[p] = RETAKE * self.worths[p]
            else:
                self.judge_garrison(s, lore, p, here, mine)
            if mine >= FULL:
                self.gains[p] = -1.0

    def judge_garrison(self, s: Saigon, lore: Lore, p: int, here: int, mine: int) -> None:
        """A garrison is worth what it takes off the temptation to attack it."""
        worth, full = self.worths[p], full_divisions(s, here)
        now = lore.temptation(worth, mine, full)
        risk = DENIED if self.threatened >> p & 1 else DENIED * FAR_FROM_THE_ENEMY
        self.gains[p] = risk * (now - lore.temptation(worth, mine + 1, full))
        if mine:
            self.losses[p] = risk * (lore.temptation(worth, mine - 1, full) - now)

    def judge_saigon(self, s: Saigon, lore: Lore, mine: int, theirs: int) -> None:
        p, enemies = lore.saigon, theirs.bit_count()
        if s.militia >> p & 1:
            missing = enemies - mine
            self.gains[p] = VICTORY / max(1, missing)
            self.losses[p] = VICTORY
            return
        need = saigon_need(s, lore, enemies)
        urgency = 1.0 + 0.25 * s.turn
        self.gains[p] = urgency if mine < need else 0.1 * urgency
        self.losses[p] = 2.0 * urgency if mine <= need else 0.2

    def fight(self, s: Saigon, lore: Lore, p: int, mine: int, theirs: int) -> float:
        """By numbers (D.8.8b) or by battle: the best average gain of one or more units sent here."""
        number, ready = mine.bit_count(), (mine & s.activated & ~s.barred).bit_count()
        now = self.standing(s, lore, p, number, ready, theirs)
        best = 0.0
        for k in range(1, min(FULL - number, s.available) + 1):
            gain = (self.standing(s, lore, p, number + k, ready + k, theirs) - now) / k
            if gain > best:
                best = gain
        return best

    def standing(self, s: Saigon, lore: Lore, p: int, number: int, fighters: int, theirs: int) -> float:
        """What so many units in a province with enemies are worth, the better of fighting and waiting."""
        worth = control = self.worths[p]
        if number <= theirs.bit_count():
            control = 0.0 if s.militia >> p & 1 or not number else worth * HELD
        if not fighters:
            return control
        return control + max(0.0, battle_worth(s, lore, p, fighters, theirs, worth - control))


def battle_worth(s: Saigon, lore: Lore, p: int, fighters: int, theirs: int, worth: float) -> float:
    """What an attack of SV is worth to him."""
    dice = min(FULL, fighters + min(2, s.air_ready))
    units, full = min(FULL, theirs.bit_count()), full_divisions(s, theirs)
    if not theirs & ~s.book.kind_set[VC]:
        return 0.0  # VC alone stand aside, unless hunters are among the attackers
    defence = min(FULL, units + (s.militia >> p & 1))
    clear = lore.sv_clears[battle_at(defence, dice, units, min(full, units))]
    kills = lore.sv_kills[kills_at(dice, min(MOST_STEPS, units + full))]
    lost = lore.nv_kills[kills_at(defence, MOST_STEPS)]
    return clear * worth + NV_STEP * kills - lost - RISK * defence


def threatened(s: Saigon) -> int:
    """Provinces that NV could enter next: the frontier, and all beside his units."""
    book = s.book
    found = book.frontier
    for p in range(PROVINCES):
        if s.here[p] & book.side_set[NV]:
            found |= book.adjacent_set[p]
    return found


def saigon_need(s: Saigon, lore: Lore, enemies: int) -> int:
    """How many units Saigon wants: more than can come against it, all it can hold towards the end."""
    if s.turn >= LATE:
        return FULL
    near = enemies
    for p in s.book.adjacent[lore.saigon]:
        near += (s.here[p] & s.book.side_set[NV]).bit_count()
    return min(FULL, max(NEED_EARLY, near + 1))


def move_weights(s: Saigon, lore: Lore, codes: list[int]) -> list[float]:
    outlook = SvOutlook(s, lore)
    weights = []
    for code in codes:
        if code & 15 == MOVE:
            weights.append(group_weight(s, outlook, code >> 4 & 4095, code >> 16))
        elif code == STRATEGIC:
            weights.append(strategic_weight(s, SV, max(outlook.gains)))
        else:
            weights.append(ENOUGH**2 if code == 0 else 0.0)
    return weights


def group_weight(s: Saigon, outlook: SvOutlook, kind: int, origin: int) -> float:
    units = s.here[origin] & s.of_kind(kind) & ~s.moved & ~s.barred
    unit = (units & -units).bit_length() - 1
    gains = outlook.gains
    best = -1.0
    for p in bits(reach(s, unit, origin)):
        if gains[p] > best:
            best = gains[p]
    if kind == RANGER and s.air_ready and not s.is_monsoon():
        best = max(best, max(gains) - AIR)
    gain = best - outlook.losses[origin]
    return gain * gain if gain > 0.0 else TINY


def destination_weights(s: Saigon, lore: Lore, frame: Destination, codes: list[int]) -> list[float]:
    outlook = SvOutlook(s, lore)
    weights = []
    for code in codes:
        gain = outlook.gains[code >> 4 & 4095] - (AIR if code & 15 == AIRLIFT else 0.0)
        weights.append(gain**3 if gain > 0.0 else TINY)
    return weights
