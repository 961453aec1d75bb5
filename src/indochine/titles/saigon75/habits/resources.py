"""D.2, D.4.9, D.10, M.3: activations, air supports, tokens, the first placement and moves to anywhere."""

from __future__ import annotations

from typing import Final

from indochine.titles.saigon75.book import NV, RESERVES
from indochine.titles.saigon75.habits.lore import TINY, Lore
from indochine.titles.saigon75.habits.nv_moves import NvOutlook
from indochine.titles.saigon75.habits.sv_moves import SvOutlook
from indochine.titles.saigon75.rules import d01_phase, d02_availability, m_setup
from indochine.titles.saigon75.rules.d04_anywhere import TakeUnit
from indochine.titles.saigon75.state import Ask, Saigon

WANT_AIR: Final = 0  # air supports that are worth an activation each; SV has better uses for them
KEEP_FOR_MOVES: Final = 3
PLACE_NEAR: Final = 1.5  # a province beside Saigon, to one farther off
PLACE_SAIGON: Final = 0.5


def raise_availability(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """raise-availability: +1 markers early, for what is taken early works longest; a token at the last."""
    weights = []
    for code in codes:
        if code == d02_availability.DONE:
            weights.append(1.0)
        elif code == d02_availability.PLUS_ONE:
            weights.append(4.0 if frame.side == NV else 2.0)
        elif code == d02_availability.TOKEN:
            weights.append(0.3 if s.turn < s.book.turns else 3.0)
        else:
            weights.append(4.0 if code == d02_availability.REBUILD else 0.0)
    return weights


def buy_air(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """buy-air: with activations to spare."""
    wanted = s.air_ready < WANT_AIR and s.available > KEEP_FOR_MOVES
    return [1.0 if code == d02_availability.DONE else 3.0 if wanted else 0.2 for code in codes]


def end_phase(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """end-of-phase: two reduced divisions make a full one; a card is hardly worth a token."""
    weights = []
    for code in codes:
        weights.append(1.0 if code == d01_phase.DONE else 4.0 if code == d01_phase.REBUILD else 0.01)
    return weights


def place(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """place-unit: where a unit takes most off the temptation to attack, first of all around Saigon."""
    gains = SvOutlook(s, lore).gains
    weights = []
    for code in codes:
        if code & 15 == m_setup.READY:
            weights.append(0.0)
        else:
            p = code >> 4
            near = PLACE_NEAR if lore.far[p] == 1 else PLACE_SAIGON if p == lore.saigon else 1.0
            weights.append(max(TINY, near * gains[p]) ** 3)
    return weights


def take(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """take-unit: those that are missed least where they stand, to be put down anywhere."""
    assert isinstance(frame, TakeUnit)
    # Who has begun a strategic move carries it out: before the first unit the token is not spent yet.
    done = 0.0 if frame.strategic and len(codes) > 1 else 0.3
    if frame.side == NV:
        return [done if code == 0 else 3.0 if code >> 16 == RESERVES else 0.5 for code in codes]
    losses = SvOutlook(s, lore).losses
    return [done if code == 0 else 1.0 / (0.3 + losses[code >> 16]) for code in codes]


def put_anywhere(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """anywhere: where one more unit does most good."""
    gains = NvOutlook(s, lore).gains if frame.side == NV else SvOutlook(s, lore).gains
    weights = []
    for code in codes:
        p = code >> 4
        gain = gains[p] if p < RESERVES else 0.0
        weights.append(gain**3 if gain > 0.0 else TINY)
    return weights
