"""What a commander carries in the head: what provinces are worth, what a battle is likely to bring."""

from __future__ import annotations

from typing import Final

from indochine.titles.saigon75.book import PROVINCES, SaigonBook
from indochine.titles.saigon75.habits.signs import Judgement, learned
from indochine.titles.saigon75.rules.d06a_odds import battle_chances
from indochine.titles.saigon75.state import Saigon

FULL: Final = 5  # units to a province (D.5.1), dice to a battle (D.6a.3a)
TINY: Final = 1e-6  # the weight of a choice that no sensible commander makes
DICE: Final = 6  # 0 to 5, of dice and of units alike
MOST_STEPS: Final = 10  # of a full stack
RICHEST: Final = 31  # a province worth 8 steps, in quarters
DESERTION: Final = 0.45  # SV steps that a province more costs him at each desertion test
NEAR_SAIGON: Final = [0.0, 1.6, 0.6, 0.2]  # by the distance in moves
TOKEN: Final = 0.8
NV_STEP: Final = 0.35  # a step of NV in steps of SV: he has plenty, and activations are what he lacks
AIR: Final = 0.3  # an air support
VICTORY: Final = 40.0


class Lore:
    """Tables made once for a pack; everything is counted in steps of the South."""

    def __init__(self, book: SaigonBook) -> None:
        self.book = book
        self.saigon: int = book.saigon
        self.far: list[int] = book.distance[book.saigon]
        self.values: list[list[float]] = [self.values_on(turn) for turn in range(book.turns + 2)]
        self.deserters: list[float] = [sum(row) / 6 for row in book.desertion]
        self.judgement: Judgement = learned(book)
        self.nv_clears: list[float] = [0.0] * DICE**4  # chances that an attack leaves nobody
        self.sv_clears: list[float] = [0.0] * DICE**4
        self.nv_kills: list[float] = [0.0] * (DICE * 2 * DICE)  # steps that the dice of a side cost the other
        self.sv_kills: list[float] = [0.0] * (DICE * 2 * DICE)
        for nv in range(1, DICE):
            for sv in range(1, DICE):
                self.study(nv, sv)
        self.tempting: list[list[float]] = [self.tempted((i + 0.5) / 4) for i in range(RICHEST + 1)]

    def temptation(self, worth: float, units: int, full: int) -> float:
        """What the North gains here for each unit that he sends, at best; he goes where that is most."""
        return self.tempting[min(int(worth * 4), RICHEST)][min(units, FULL) * DICE + min(units, full, FULL)]

    def tempted(self, worth: float) -> list[float]:
        table = [worth] * (DICE * DICE)
        for units in range(1, DICE):
            for full in range(units + 1):
                gains = [self.nv_gain(k, units, full, worth) / k for k in range(1, DICE)]
                table[units * DICE + full] = max(0.0, max(gains))
        return table

    def nv_gain(self, dice: int, units: int, full: int, worth: float) -> float:
        clear = self.nv_clears[battle_at(dice, units, units, full)]
        kills = self.nv_kills[kills_at(dice, units + full)]
        return clear * worth + kills - NV_STEP * self.sv_kills[kills_at(units, MOST_STEPS)]

    def values_on(self, turn: int) -> list[float]:
        """What controlling each province is worth from a turn on, to either side."""
        left = max(0, self.book.turns + 1 - turn)
        near = min(1.0, left / 3)
        return [
            DESERTION * left + near * NEAR_SAIGON[min(self.far[p], len(NEAR_SAIGON) - 1)] * (p != self.saigon)
            for p in range(PROVINCES)
        ]

    def study(self, nv: int, sv: int) -> None:
        """One battle of so many dice, against every stack that could be in it."""
        for (nv_hits, sv_hits, nv_back, sv_back), chance in battle_chances(self.book, nv, sv).items():
            for units in range(1, DICE):
                for full in range(units + 1):
                    at = battle_at(nv, sv, units, full)
                    if units - max(0, nv_hits - full) <= sv_back:
                        self.nv_clears[at] += chance
                    # A division of NV may be reduced and stay (D.6b.4c).
                    if units + full <= sv_hits + nv_back:
                        self.sv_clears[at] += chance
            for steps in range(1, MOST_STEPS + 1):
                self.nv_kills[kills_at(nv, steps)] += chance * min(nv_hits, steps) / FULL
                self.sv_kills[kills_at(sv, steps)] += chance * min(sv_hits, steps) / FULL

    def worths(self, s: Saigon) -> list[float]:
        """What each province is worth now, with the tokens that can still be taken there (D.10.1)."""
        values = self.values[s.turn]
        for i, where in enumerate(s.tokens):
            if where < PROVINCES and self.book.token_turns[i] >= s.turn:
                values = values[:] if values is self.values[s.turn] else values
                values[where] += TOKEN if self.book.token_turns[i] <= s.turn + 1 else TOKEN / 2
        return values


def battle_at(nv_dice: int, sv_dice: int, units: int, full: int) -> int:
    """Where the tables keep a battle against so many units, so many of them full divisions."""
    return ((nv_dice * DICE + sv_dice) * DICE + units) * DICE + full


def kills_at(dice: int, steps: int) -> int:
    return dice * 2 * DICE + steps


def full_divisions(s: Saigon, units: int) -> int:
    return (units & s.book.divisions & ~s.reduced).bit_count()
