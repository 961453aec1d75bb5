"""S:retreat: who of the North retreats, and where to."""

from __future__ import annotations

from indochine.kernel.frames import first, second
from indochine.titles.saigon75.book import NV, NV_DIVISION, NV_REDUCED, RESERVES, VC
from indochine.titles.saigon75.rules.d05_stacking import has_room
from indochine.titles.saigon75.rules.d06b_retreat import REDUCE, RETREAT, STAY, RetreatUnit
from indochine.titles.saigon75.solo.priorities import north_then_west
from indochine.titles.saigon75.state import Saigon

TO_RESERVES = (NV_REDUCED, NV_DIVISION, VC)  # S:retreat.3: divisions first
TO_PROVINCE = (VC, NV_REDUCED, NV_DIVISION)  # S:retreat.3: VC first; also the order of what is given up


def retreat(s: Saigon, ask: RetreatUnit) -> int:
    """S:retreat.1: stay if one may (ruling:25), else retreat; reduce only what a retreat would lose."""
    legal = ask.legal(s)
    stays = [c for c in legal if c & 15 == STAY]
    if stays:
        return stays[0]
    safe = [c for c in legal if c & 15 == RETREAT and has_room(s, second(c), NV)]
    if safe:
        return best_retreat(s, safe)
    reducible = REDUCE | NV_DIVISION << 4
    return reducible if reducible in legal else min(legal, key=lambda c: TO_PROVINCE.index(first(c)))


def best_retreat(s: Saigon, codes: list[int]) -> int:
    """S:retreat.2, S:retreat.3: the place first, then the unit."""
    place = best_refuge(s, sorted({second(c) for c in codes}))
    order = TO_RESERVES if place == RESERVES else TO_PROVINCE
    return min([c for c in codes if second(c) == place], key=lambda c: order.index(first(c)))


def best_refuge(s: Saigon, places: list[int]) -> int:
    """S:retreat.2: fewest NV units, then nearest to Saigon; if several are left, the Reserves, then north."""
    distance = s.book.distance[s.book.saigon]
    ranks = {p: (s.count(p, NV), distance[p]) for p in places if p != RESERVES}
    best = [p for p in ranks if ranks[p] == min(ranks.values())]
    if len(best) != 1 and RESERVES in places:
        return RESERVES
    return min(best, key=lambda p: north_then_west(s.book, p))
