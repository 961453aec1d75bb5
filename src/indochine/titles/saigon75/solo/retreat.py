"""S:retreat: who of the North retreats, and where to."""

from __future__ import annotations

from indochine.kernel.frames import first, second
from indochine.titles.saigon75.book import NV, NV_DIVISION, NV_REDUCED, RESERVES, VC, SaigonBook
from indochine.titles.saigon75.rules.d05_stacking import has_room
from indochine.titles.saigon75.rules.d06b_retreat import REDUCE, RETREAT, STAY, RetreatUnit
from indochine.titles.saigon75.state import Saigon

TO_RESERVES = (NV_REDUCED, NV_DIVISION, VC)  # S:retreat.3: divisions first
TO_PROVINCE = (VC, NV_REDUCED, NV_DIVISION)  # S:retreat.3: VC first


def retreat(s: Saigon, ask: RetreatUnit) -> int:
    """S:retreat.1: stay if one may, else retreat; a division is reduced only where a retreat would lose it."""
    legal = ask.legal(s)
    for code in legal:
        if code & 15 == STAY:
            return code
    safe = [c for c in legal if c & 15 == RETREAT and has_room(s, second(c), NV)]
    if safe:
        return best_retreat(s, safe)
    reducible = REDUCE | NV_DIVISION << 4
    return reducible if reducible in legal else legal[0]


def best_retreat(s: Saigon, codes: list[int]) -> int:
    """S:retreat.2, S:retreat.3."""
    place = min({second(c) for c in codes}, key=lambda p: refuge_rank(s, s.book, p))
    order = TO_RESERVES if place == RESERVES else TO_PROVINCE
    return min([c for c in codes if second(c) == place], key=lambda c: order.index(first(c)))


def refuge_rank(s: Saigon, book: SaigonBook, place: int) -> tuple[int, int, int, int]:
    """S:retreat.2: a province before the Reserves; fewest NV units, nearest to Saigon, northernmost."""
    if place == RESERVES:
        return (1, 0, 0, 0)
    return (0, s.count(place, NV), book.distance[book.saigon][place], book.north_first.index(place))
