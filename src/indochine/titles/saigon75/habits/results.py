"""D.5, D.6a, D.6b, D.9: how to bear losses, retreats and desertion."""

from __future__ import annotations

from typing import Final

from indochine.titles.saigon75.book import NV, NV_DIVISION, NV_REDUCED, RESERVES, SV, SV_REDUCED
from indochine.titles.saigon75.habits.lore import TINY, Lore
from indochine.titles.saigon75.rules import d06b_retreat
from indochine.titles.saigon75.rules.d05_stacking import has_room
from indochine.titles.saigon75.rules.d09_desertion import REDUCE
from indochine.titles.saigon75.state import Ask, Saigon

# By kind: NV division, reduced, VC; SV division, reduced, Ranger, Marine, Airborne, River Patrol, Mechanised.
# A full division is reduced and still throws its die; Marines and Airborne are missed most.
LOSS: Final = [20.0, 3.0, 4.0, 20.0, 6.0, 2.0, 1.0, 0.7, 5.0, 2.5]
EXCESS: Final = [1.0, 8.0, 6.0, 1.0, 8.0, 3.0, 1.0, 1.0, 4.0, 2.0]
REMOVED: Final = [0.0, 0.0, 0.0, 1.0, 6.0, 2.0, 1.0, 0.7, 5.0, 2.5]
OUTNUMBERED: Final = 2  # by so many units a province is lost with all in it
GIVE_UP: Final = 0.4
STAND: Final = 0.02


def lose(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """take-loss."""
    return [LOSS[code >> 4] for code in codes]


def trim(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """eliminate-excess."""
    return [EXCESS[code >> 4] for code in codes]


def retreat(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """retreat-unit: stay where one may, else towards Saigon or to the Reserves."""
    assert isinstance(frame, d06b_retreat.RetreatUnit)
    weights = []
    for code in codes:
        verb, kind = code & 15, code >> 4 & 4095
        if verb == d06b_retreat.STAY:
            weights.append(50.0)
        elif verb == d06b_retreat.REDUCE:
            weights.append(reduce_weight(s, lore, frame.province, kind))
        elif verb == d06b_retreat.YIELD:
            weights.append(LOSS[kind])
        else:
            weights.append(refuge_weight(s, lore, frame.side, kind, code >> 16))
    return weights


def reduce_weight(s: Saigon, lore: Lore, province: int, kind: int) -> float:
    """D.6b.4c: worth a step where standing fast keeps a province."""
    if kind != NV_DIVISION:
        return 0.02
    if province == lore.saigon:
        return 8.0
    return 6.0 if s.militia >> province & 1 and s.count(province, NV) == 1 else 0.1


def refuge_weight(s: Saigon, lore: Lore, side: int, kind: int, place: int) -> float:
    """Nearer to Saigon is better; a full province is death (D.6b.4b)."""
    if not has_room(s, place, side):
        return TINY
    weak = kind == SV_REDUCED or kind == NV_REDUCED
    if place == RESERVES:
        return 3.0 if weak else 1.5
    near = 4 - min(3, lore.far[place])
    weight = float(near * near) * (2.0 if weak else 1.0)
    return weight * 0.5 if s.count(place, 1 - side) else weight


def voluntary(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """voluntary-retreat: SV gives up a place only where it would be lost with all in it."""
    assert isinstance(frame, d06b_retreat.VoluntaryRetreat)
    p = frame.province
    doomed = p != lore.saigon and s.count(p, NV) >= s.count(p, SV) + OUTNUMBERED
    weights = []
    for code in codes:
        if code == d06b_retreat.DONE:
            weights.append(1.0)
        else:
            weight = refuge_weight(s, lore, SV, code >> 4 & 4095, code >> 16)
            weights.append(weight * (GIVE_UP if doomed else STAND / 16))
    return weights


def desert(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """desert: first the spare strength of divisions, then whoever is missed least, Saigon last."""
    worths = lore.worths(s)
    weights = []
    for code in codes:
        kind, place = code >> 4 & 4095, code >> 16
        saigon = place == lore.saigon
        if code & 15 == REDUCE:
            weights.append(3.0 if saigon else 12.0)
            continue
        weight = REMOVED[kind] * (0.1 if saigon else 1.0)
        weights.append(weight / (1.0 + worths[place]) if s.count(place, SV) == 1 else weight)
    return weights
