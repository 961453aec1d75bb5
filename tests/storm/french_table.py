"""Attacks and assaults that are ready for the cards of either side."""

from __future__ import annotations

from typing import Any

import indochine
from tests.storm.table import play, table

FOUR_POINTS = {"10": "legion*2 para"}  # firepower 4; the only target next to 10 is 11, with ground 1
THREE = {"11": "regular*3"}  # defence 8


def french_fire(cards: str, dice: list[int], vm: str = "", **more: Any) -> indochine.Game:
    """Four firepower points from 10 into 11, ready for the cards of either side."""
    hands = {"FR": cards, "VM": vm}
    game = table(**{"fr": FOUR_POINTS, "vm": THREE, "to_move": "FR", "hands": hands, "dice": dice, **more})
    return play(game, ["fire", "10"], ["all"])


def viet_minh_fire(cards: str, dice: list[int], fr: str = "legion*2", **more: Any) -> indochine.Game:
    """Nine regulars in 11 fire into 10: 9 firepower against 9 and ground 1."""
    game = table(
        **{"fr": {"10": fr}, "vm": {"11": "regular*9"}, "hands": {"FR": cards}, "dice": dice, **more}
    )
    return play(game, ["fire", "11"], ["all"])


def rolled(game: indochine.Game) -> dict[str, Any]:
    """The last attack or assault in the log, with the totals of its sums."""
    kinds = ("attack-rolled", "assault-rolled")
    last = next(entry.values for entry in reversed(game.log) if entry.kind in kinds)
    sums = {key: sum(part["worth"] for part in last[key]) for key in ("attack", "defence")}
    return {**sums, "damage": last["damage"], "faces": last["faces"]}


def assault(cards: str, dice: list[int], vm: str = "regular*9", **more: Any) -> indochine.Game:
    """The Viet Minh assault three legionaries in 17 with all that is in 14, and the French may answer."""
    setting: dict[str, Any] = {"trench": {"14": 3}, "hands": {"FR": cards}, "held": "8 11 14", "turn": 3}
    french = {"17": "legion*3", "28": "legion"}
    game = table(**{"fr": french, "vm": {"14": vm}, "dice": dice, **setting, **more})
    return play(game, ["assault", "14"], ["all"])


def night(french: str, viet_minh: str, **options: Any) -> indochine.Game:
    return assault("", [3, 4], hands={"FR": french, "VM": viet_minh}, options=options)


def points_left(game: indochine.Game) -> int:
    """The damage points that the side asked has to allot."""
    assert game.decision is not None
    assert game.decision.name == "allot-damage"
    points: int = game.decision.context()["points"]
    return points
