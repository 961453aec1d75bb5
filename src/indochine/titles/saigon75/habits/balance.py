"""How strong the sides are at a glance, also in the middle of a phase: troops, provinces, Saigon and time."""

from __future__ import annotations

from typing import Final

from indochine.titles.saigon75.book import MARINE, NV, PARA, PROVINCES, SV
from indochine.titles.saigon75.habits.lore import Lore
from indochine.titles.saigon75.state import Saigon

# What moves the balance (in logits): first what the North has, then what the South has.
TURN: Final = 0.3  # each turn left to the North
DESERTION: Final = 0.11  # each step that will desert if the provinces stay as they are
NV_STEP: Final = 0.1
NEAR_SAIGON: Final = 0.03  # each unit beside Saigon
HOLDS_SAIGON: Final = 1.2  # militia there, and again for each unit that SV lacks to match NV
SV_STEP: Final = 0.15
SV_STEP_PER_TURN: Final = 1.1  # the same strength is worth more with less time to hold
IN_SAIGON: Final = 0.02
MOBILE: Final = 0.05  # Marines and Airborne come wherever they are needed
AIR: Final = 0.15
SV_PHASE: Final = 0.45
EVEN: Final = 6.15
# By the turns that are left after this one: how far the balance can be trusted, and what is to be added to
# it in the phase of the North and in that of the South. Fitted to 145,000 positions.
TRUST: Final = [0.6, 0.78, 0.92, 1.0, 1.02, 0.9, 0.75, 0.47]
NV_TO_MOVE: Final = [-0.94, -0.29, 0.1, 0.69, 0.79, 0.67, 0.52, 0.51]
SV_TO_MOVE: Final = [-1.16, -0.09, 0.1, 0.17, -0.09, -0.01, -0.01, 0.4]


def nv_score(s: Saigon, lore: Lore, last_turn: int) -> float:
    """How far the North is ahead: the balance, seen from the turn."""
    left = min(max(last_turn - s.turn, 0), len(TRUST) - 1)
    start = SV_TO_MOVE[left] if s.active == SV else NV_TO_MOVE[left]
    return start + TRUST[left] * balance(s, lore, last_turn)


def balance(s: Saigon, lore: Lore, last_turn: int) -> float:
    book, here = s.book, s.here
    nv, sv = book.side_set
    left = last_turn + 1 - s.turn - (0.5 if s.active == SV else 0.0)
    on_map = 0
    for p in range(PROVINCES):
        on_map |= here[p]
    south = on_map & sv
    steps = s.steps_of(south)
    score = EVEN + TURN * left + DESERTION * left * lore.deserters[s.militia.bit_count()]
    score += NV_STEP * s.steps_of((on_map | here[PROVINCES]) & nv)
    score -= SV_STEP * steps + SV_STEP_PER_TURN * steps / (left + 1.0) + AIR * s.air_ready
    score -= MOBILE * (south & (book.kind_set[MARINE] | book.kind_set[PARA])).bit_count()
    return score + saigon_score(s, lore) - (SV_PHASE if s.active == SV else 0.0)


def saigon_score(s: Saigon, lore: Lore) -> float:
    here = s.here[lore.saigon]
    north, south = (here & s.book.side_set[NV]).bit_count(), (here & s.book.side_set[SV]).bit_count()
    near = 0
    for p in s.book.adjacent[lore.saigon]:
        near += (s.here[p] & s.book.side_set[NV]).bit_count()
    score = NEAR_SAIGON * (near + north) - IN_SAIGON * south
    if s.militia >> lore.saigon & 1:
        score += HOLDS_SAIGON * (1 + max(0, north - south))
    return score
