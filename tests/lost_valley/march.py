"""The French movement phase, and where a Unit may go."""

from __future__ import annotations

from typing import Any

import indochine
from tests.lost_valley.table import (
    CALM,
    TITLE,
    actions,
    asked,
    events,
    fighting,
    play,
    siege,
)

BOOK = TITLE.book
REST = fighting({})  # every Division Inactive


def march(**given: Any) -> indochine.Game:
    return siege("movement", **{"tracks": CALM, **given})


def reach(game: indochine.Game, unit: str) -> set[str]:
    """Where a Unit may go, as the game offers it."""
    play(game, ["move", unit])
    if asked(game) != "move-to":  # the only way is taken without a question
        return {events(game, "moved")[-1]["place"]}
    return {action[1] for action in actions(game)}
