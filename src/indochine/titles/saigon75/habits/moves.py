"""D.4: the moves of either side."""

from __future__ import annotations

from indochine.titles.saigon75.book import NV
from indochine.titles.saigon75.habits import nv_moves, sv_moves
from indochine.titles.saigon75.habits.lore import Lore
from indochine.titles.saigon75.rules.d04_movement import Destination
from indochine.titles.saigon75.state import Ask, Saigon


def move(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """move-units: which unit."""
    habit = nv_moves.move_weights if frame.side == NV else sv_moves.move_weights
    return habit(s, lore, codes)


def destination(s: Saigon, lore: Lore, frame: Ask, codes: list[int]) -> list[float]:
    """destination: where to."""
    assert isinstance(frame, Destination)
    habit = nv_moves.destination_weights if frame.side == NV else sv_moves.destination_weights
    return habit(s, lore, frame, codes)
