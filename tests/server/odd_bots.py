"""Ways of thinking that go wrong, for bots in processes of their own; each goes wrong only once."""

from __future__ import annotations

import os
import time
from pathlib import Path

from indochine.bots import PlainSight, Thought
from indochine.server.minds import think

MARK = "INDOCHINE_TEST_MARK"  # a file: who has gone wrong leaves the number of its process there


def first_time() -> bool:
    mark = Path(os.environ[MARK])
    if mark.exists():
        return False
    mark.write_text(str(os.getpid()))
    return True


def dies_once(level: str, sight: PlainSight, seed: str, seconds: float) -> Thought:
    if first_time():
        os._exit(1)
    return think(level, sight, seed, seconds)


def hangs_once(level: str, sight: PlainSight, seed: str, seconds: float) -> Thought:
    if first_time():
        time.sleep(3600)
    return think(level, sight, seed, seconds)


def fails_once(level: str, sight: PlainSight, seed: str, seconds: float) -> Thought:
    if first_time():
        raise ZeroDivisionError
    return think(level, sight, seed, seconds)
