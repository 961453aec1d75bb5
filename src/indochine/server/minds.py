"""What a bot's decision follows from: its level, what its seat may see, and a chance of its own.

All three can be had again from what is stored, so that a bot can be asked for its reasons afterwards.
"""

from __future__ import annotations

import hashlib
import hmac
from random import Random
from typing import NamedTuple

from indochine.bots import PlainSight, Thought, bot
from indochine.server.stored import AnyEvent
from indochine.server.tables import Table

MARK = "bot"
BETWEEN = "/"  # stands in no key that a client may send


class Decided(NamedTuple):
    """Which bot made a decision, and after which step, as its seat counts."""

    level: str
    expect: int


def think(level: str, sight: PlainSight, seed: str, seconds: float | None = None) -> Thought:
    """What a bot decides and why: runs in a process that holds nothing but this."""
    return bot(level, seconds).think(sight, Random(seed))


def chance(table: Table, expect: int) -> str:
    """A bot's own chance: repeatable, and no way to learn the dice or others' private orders from it."""
    secret = str(table.setup.seed).encode()
    return hmac.new(secret, b"bot:%d" % expect, hashlib.sha256).hexdigest()


def bot_key(level: str, expect: int) -> str:
    """The key of a bot's command tells who decided."""
    return BETWEEN.join((MARK, level, str(expect)))


def decided_by(event: AnyEvent) -> Decided | None:
    """The bot whose decision an event is; None if it was a person's."""
    mark, *rest = event.key.split(BETWEEN)
    return Decided(rest[0], int(rest[1])) if mark == MARK and rest else None
