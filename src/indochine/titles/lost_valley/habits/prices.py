"""What the points of the camp are worth, in Victory Points: a deed must bring more than it costs."""

from __future__ import annotations

from typing import Final

from indochine.titles.lost_valley.state import Valley

ACTION_POINT: Final = [9.0, 0.6, 0.3, 0.12, 0.05]  # one of so many left this turn: a single one may be saved
STORES: Final = 0.12  # a Resource Point at the end of the siege
STORES_EARLY: Final = 0.25  # how much more at its beginning
SITREP: Final = 0.6  # a modifier of all rolls lost: the last point above a threshold
THRESHOLDS: Final = (21, 13, 7)


def action_point(s: Valley) -> float:
    return ACTION_POINT[min(s.ap, 4)]


def resource_point(s: Valley) -> float:
    left = (s.settings.scenario.last_turn - s.turn) / s.settings.scenario.last_turn
    price = STORES + STORES_EARLY * left
    if s.resources in THRESHOLDS:
        price += SITREP * (0.3 + left)
    return price if s.resources > 3 else price + 2.0
