"""What a position shows of who will win, as numbers: the same list for judging and for fitting."""

from __future__ import annotations

import tomllib
from math import log1p
from pathlib import Path
from typing import Any, Final

from indochine.titles.saigon75.book import KIND_IDS, NV, PROVINCES, RESERVES, SV, VC, SaigonBook
from indochine.titles.saigon75.state import HELD, Saigon

FITTED: Final = Path(__file__).with_name("judgement.toml")
TURNS_LEFT: Final = 8  # 0 to 7, after this one
LATE: Final = 3.0  # what is late counts for this on the last turn, for less before
NV_KINDS: Final = 3
UNKNOWN: Final = [0.0] * 4  # a card or province of another pack


def names(book: SaigonBook) -> list[str]:
    """In the order of `signs`."""
    provinces, cards = book.province_ids, range(1, len(book.colours))
    found = []
    for what in ("nv-steps", "vc", "sv-steps", "militia"):
        found += [f"{what} {id}" for id in provinces]
    found += [f"reserves {id}" for id in KIND_IDS[:NV_KINDS]]
    found += [f"units {id}" for id in KIND_IDS]
    found += ["air ready", "air supply", "infiltration", "plus-one NV", "plus-one SV", "crisis"]
    for side in ("NV", "SV"):
        found += [f"card {side} {number}" for number in cards]
        found += [f"token {side} {number}" for number in range(len(book.token_turns))]
    return [*found, "nv-steps log", "nv-steps square", "sv-steps log", "sv-steps square", "militia square"]


def signs(s: Saigon) -> list[float]:
    book = s.book
    north, south = book.side_set
    vc = book.kind_set[VC]
    on_map = 0
    nv_steps, vcs, sv_steps, militia = [], [], [], []
    for p in range(PROVINCES):
        here = s.here[p]
        on_map |= here
        nv_steps.append(float(s.steps_of(here & north)))
        vcs.append(float((here & vc).bit_count()))
        sv_steps.append(float(s.steps_of(here & south)))
        militia.append(1.0 if s.militia >> p & 1 else 0.0)
    found = nv_steps + vcs + sv_steps + militia
    for kind in range(NV_KINDS):
        found.append(float((s.here[RESERVES] & s.of_kind(kind)).bit_count()))
    for kind in range(len(KIND_IDS)):
        found.append(float((on_map & s.of_kind(kind)).bit_count()))
    found += [float(s.air_ready), float(s.air_supply), float(s.infiltration)]
    found += [float(s.plus_ones[NV]), float(s.plus_ones[SV]), 1.0 if s.crisis else 0.0]
    for side in (NV, SV):
        found += held_by(s, side)
    nv, sv = float(s.steps_of(on_map & north)), float(s.steps_of(on_map & south))
    provinces = float(s.militia.bit_count())
    found += [log1p(nv), nv * nv / 100.0, log1p(sv), sv * sv / 100.0, provinces * provinces / 10.0]
    return found


def held_by(s: Saigon, side: int) -> list[float]:
    """Which cards a side holds, and which tokens."""
    cards = [0.0] * (len(s.book.colours) - 1)
    for card in s.cards.hands[side]:
        cards[card - 1] = 1.0
    return cards + [1.0 if where == HELD + side else 0.0 for where in s.tokens]


class Judgement:
    """What each sign counts for, by who is to move and by the turns that are left."""

    def __init__(self, book: SaigonBook, fitted: dict[str, Any]) -> None:
        self.even: list[list[float]] = [fitted["even"]["NV"], fitted["even"]["SV"]]
        rows = [fitted["signs"].get(name, UNKNOWN) for name in names(book)]
        self.weights: list[list[list[float]]] = [
            [
                [row[2 * side] + row[2 * side + 1] * lateness(left) for row in rows]
                for left in range(TURNS_LEFT)
            ]
            for side in (NV, SV)
        ]

    def score(self, s: Saigon, last_turn: int) -> float:
        """How far the North is ahead, in logits."""
        left = min(max(last_turn - s.turn, 0), TURNS_LEFT - 1)
        weights = self.weights[s.active][left]
        total = self.even[s.active][left]
        for i, sign in enumerate(signs(s)):
            if sign != 0.0:
                total += sign * weights[i]
        return total


def learned(book: SaigonBook) -> Judgement:
    return Judgement(book, tomllib.loads(FITTED.read_text()))


def lateness(left: int) -> float:
    return LATE / (left + 1)
