"""S: the standing orders of the North: distances, ties, and what counts as strength."""

from __future__ import annotations

from typing import Final

from indochine.titles.saigon75.book import (
    ALWAYS,
    BONUS_EACH,
    BONUS_SINGLE,
    EQUAL_OR_SUPERIOR,
    NV,
    NV_DIVISION,
    PROVINCES,
    RESERVES,
    SV,
    VC,
    SaigonBook,
    SoloCard,
)
from indochine.titles.saigon75.state import Saigon

UNITS_TO_EMPTY: Final = 2  # S:movement.1
PRESENT_TO_REINFORCE: Final = 5  # S:reinforce.1


def solo_card(s: Saigon) -> SoloCard:
    return s.book.solo_cards[s.solo_card]


def wanted(s: Saigon, province: int) -> int:
    """S:movement.1, S:reinforce.2: one unit more than SV, or two where SV has none; never above a full stack."""
    sv = s.count(province, SV)
    return min(s.book.stacking, sv + 1 if sv else UNITS_TO_EMPTY)


def north_then_west(book: SaigonBook, place: int) -> tuple[int, int, int]:
    """S:activation.2a: the Reserves, then the northernmost, then the westernmost."""
    if place == RESERVES:
        return (0, 0, 0)
    return (1, book.north_first.index(place), book.west_first.index(place))


def present_in(s: Saigon) -> list[int]:
    return [p for p in range(PROVINCES) if s.units(p, NV)]


def targets(s: Saigon) -> list[int]:
    """S:movement.2, S:reinforce.1, S:reinforce.4: the provinces to serve, in order."""
    card = solo_card(s)
    if card.reinforce and len(present_in(s)) >= PRESENT_TO_REINFORCE:
        short = [p for p in present_in(s) if s.count(p, NV) < wanted(s, p)]
        if short:
            return sorted(short, key=lambda p: reinforcement_rank(s.book, p))
    return card.targets if card.listed else objectives_first(s, card.targets)


def reinforcement_rank(book: SaigonBook, p: int) -> tuple[int, int, int]:
    """S:reinforce.3: Saigon, then the nearest to it, north to south, west to east."""
    return (book.distance[book.saigon][p], book.north_first.index(p), book.west_first.index(p))


def objectives_first(s: Saigon, provinces: list[int]) -> list[int]:
    """S:movement.4: provinces with a token come first, the one that falls due soonest leading."""
    due = {where: turn for turn, where in zip(s.book.token_turns, s.tokens, strict=True) if where < PROVINCES}
    return sorted(provinces, key=lambda p: due.get(p, s.book.turns + 1))


def event_dice(s: Saigon, combats_before: int) -> int:
    """S:combat.3: dice that the card in force will add, if its uses last until this combat."""
    effect = s.book.effects[s.event]
    mine = s.book.card_sides[s.event] == NV and effect in (BONUS_SINGLE, BONUS_EACH)
    return s.book.amounts[s.event] if mine and s.event_uses > combats_before else 0


def can_infiltrate(s: Saigon, province: int, used_before: int) -> bool:
    return bool(s.book.frontier >> province & 1) and s.infiltration > used_before and not s.is_monsoon()


def is_met(condition: int, nv: int, sv: int) -> bool:
    """S:combat.2: superior, equal or superior, or no condition."""
    return condition == ALWAYS or nv > sv or (condition == EQUAL_OR_SUPERIOR and nv == sv)


def full_divisions(s: Saigon) -> int:
    return s.of_kind(NV_DIVISION)


def vc_units(s: Saigon) -> int:
    return s.book.kind_set[VC]
