"""S: the standing orders of the North: what it wants where, in which order, and who counts as near."""

from __future__ import annotations

from typing import Final

from indochine.titles.saigon75.book import (
    ALWAYS,
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
    """S:cards.2, card:21 to card:30: colours, targets, condition to attack and use of a token."""
    return s.book.solo_cards[s.solo_card]


def wanted(s: Saigon, province: int) -> int:
    """S:movement.1, S:reinforce.2: one more than SV, or two where SV has none; never above a full stack."""
    sv = s.count(province, SV)
    return min(s.book.stacking, sv + 1 if sv else UNITS_TO_EMPTY)


def is_short(s: Saigon, province: int) -> bool:
    return s.count(province, NV) < wanted(s, province)


def north_then_west(book: SaigonBook, province: int) -> tuple[int, int]:
    """S:activation.2a, S:event-details.2: the northernmost first, then the westernmost."""
    x, y = book.pack.map.province[province].label
    return (y, x)


def present_in(s: Saigon) -> list[int]:
    return [p for p in range(PROVINCES) if s.units(p, NV)]


def targets(s: Saigon) -> list[int]:
    """S:movement.2, S:movement.4: the provinces that the card lists, in the order of serving them."""
    card = solo_card(s)
    return card.targets if card.listed else objectives_first(s, card.targets)


def to_reinforce(s: Saigon) -> list[int]:
    """S:reinforce.1, S:reinforce.3, S:reinforce.4: where NV is and is short, on a card that says so."""
    present = present_in(s)
    if not solo_card(s).reinforce or len(present) < PRESENT_TO_REINFORCE:
        return []
    return sorted([p for p in present if is_short(s, p)], key=lambda p: reinforcement_rank(s.book, p))


def reinforcement_rank(book: SaigonBook, province: int) -> tuple[int, tuple[int, int]]:
    """S:reinforce.3: Saigon, then the nearest to it, north to south, west to east."""
    return (book.distance[book.saigon][province], north_then_west(book, province))


def objectives_first(s: Saigon, provinces: list[int]) -> list[int]:
    """S:movement.4: provinces with a token come first, the one that falls due soonest leading."""
    due = {where: turn for turn, where in zip(s.book.token_turns, s.tokens, strict=True) if where < PROVINCES}
    return sorted(provinces, key=lambda p: due.get(p, s.book.turns + 1))


def activation_rank(
    s: Saigon, unit: int, place: int, distance: int
) -> tuple[int, int, int, tuple[int, int], int]:
    """S:activation.2a, S:activation.2b: full before reduced, near before far; Reserves, north, west."""
    if place == RESERVES:
        return (s.reduced >> unit & 1, distance, 0, (0, 0), unit)
    return (s.reduced >> unit & 1, distance, 1, north_then_west(s.book, place), unit)


def is_met(condition: int, nv: int, sv: int) -> bool:
    """S:combat.2: superior, equal or superior, or no condition."""
    return condition == ALWAYS or nv > sv or (condition == EQUAL_OR_SUPERIOR and nv == sv)


def full_divisions(s: Saigon) -> int:
    return s.of_kind(NV_DIVISION)


def vc_units(s: Saigon) -> int:
    return s.book.kind_set[VC]
