"""A process is killed while it appends: what it was told is stored, is stored."""

from __future__ import annotations

import asyncio
import random
import sys

import pytest

from indochine.server.storage import open_store
from tests.server.storage import appender
from tests.server.storage.rows import game

pytestmark = pytest.mark.anyio

KILLS = 5


async def test_no_acknowledged_append_is_lost(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.create(game())
    await store.close()
    for _ in range(KILLS):
        acknowledged = await _append_until_killed(url)
        store = open_store(url)
        await store.open()
        found = await store.game("g")
        assert found is not None
        bodies = found[1]
        assert len(bodies) == found[0].head.turn
        assert len(bodies) - acknowledged in (0, 1)  # one may have been stored and not yet answered
        assert [int(body.split()[1]) for body in bodies] == list(range(1, len(bodies) + 1))
        await store.close()


async def _append_until_killed(url: str) -> int:
    """The last number that the process was granted before it died."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, appender.__file__, url, "1000000", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    first = await process.stdout.readline()
    await asyncio.sleep(random.uniform(0.0, 0.1))
    process.kill()
    rest = await process.stdout.read()
    await process.wait()
    return int((first + rest).split()[-1])
