"""Indochine: four board wargames on the wars in Indochina, with their rules enforced."""

from __future__ import annotations

from typing import Any

import indochine.titles  # noqa: F401  first, so that the function `titles` below keeps its name
from indochine.kernel.choices import Choice, Refusal
from indochine.kernel.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    DataError,
    IllegalAction,
    IndochineError,
    NotOffered,
    Refused,
)
from indochine.kernel.game import Game
from indochine.kernel.record import replay_on
from indochine.kernel.registry import title, titles
from indochine.kernel.title import Title

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Choice",
    "DataError",
    "Game",
    "IllegalAction",
    "IndochineError",
    "NotOffered",
    "Refusal",
    "Refused",
    "Title",
    "replay",
    "title",
    "titles",
]


def replay(record: dict[str, Any], upto: int | None = None, pack: str | None = None) -> Game:
    """The game of a record, bit for bit; `upto` stops after so many entries."""
    id = record.get("title") if isinstance(record, dict) else None
    if not isinstance(id, str):
        raise BadRecord("title", "is missing")
    return replay_on(title(id, pack), record, upto)
