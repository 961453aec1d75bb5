"""A file on a full, read-only or locked disk: a clear sentence, and nothing lost or half written."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from indochine.server.storage import EventRow, SeatRow, Store, StoreFull, open_store
from tests.server.storage.conftest import mount
from tests.server.storage.rows import event, game

pytestmark = pytest.mark.anyio

BIG = '"' + "x" * 20_000 + '"'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    store = open_store(str(file))
    await store.open()
    await store.create(game())
    yield store
    await store.close()


async def fill(store: Store) -> int:
    """Append big events until one fails; the number of the last that stands."""
    for seq in count(1):
        try:
            assert await store.append(big_event(seq))
        except StoreFull as problem:
            refusal, last = str(problem), seq - 1
            break
    assert "The disk is full" in refusal
    return last


def big_event(seq: int) -> EventRow:
    return event(seq, seats=(SeatRow("NV", f"secret-{seq}", "", None),), body=BIG)


async def check_all_stands(store: Store, last: int) -> None:
    found = await store.game("g")
    assert found is not None
    assert found[1] == [BIG] * last
    assert found[0].head.turn == await store.head("g") == last
    assert [seat.secret for seat in found[0].seats] == [f"secret-{last}", "hash-sv"]


async def test_a_full_file_loses_nothing(store: Store) -> None:
    await store._writing.run(lambda connection: connection.execute("PRAGMA max_page_count = 100"))
    last = await fill(store)
    await check_all_stands(store, last)
    # Company of a job that does not fit: all fail together, though the others would have fitted.
    jobs = [store.put_note("g", "NV", "short", 1.0), store.append(event(last + 1, body=BIG))]
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreFull, StoreFull]
    assert await store.note("g", "NV") == ""
    await store._writing.run(lambda connection: connection.execute("PRAGMA max_page_count = 1000"))
    assert await store.append(big_event(last + 1))
    await check_all_stands(store, last + 1)


async def test_a_full_disk_loses_nothing(small_disk: Path) -> None:
    store = open_store(str(small_disk / "games.db"))
    await store.open()
    await store.create(game())
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 500_000)
    last = await fill(store)
    assert last > 5
    await check_all_stands(store, last)
    ballast.unlink()
    assert await store.append(big_event(last + 1))
    await store.close()
    await store_again_holds(small_disk / "games.db", last + 1)


async def store_again_holds(file: Path, last: int) -> None:
    store = open_store(str(file))
    await store.open()
    await check_all_stands(store, last)
    await store.close()


async def test_a_connection_that_may_only_read_says_so(store: Store) -> None:
    await store._writing.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
    with pytest.raises(StoreFull, match="may only be read"):
        await store.append(event(1))
    assert await store.head("g") == 0
    await store._writing.run(lambda connection: connection.execute("PRAGMA query_only = OFF"))
    assert await store.append(event(1))


async def test_a_disk_that_may_only_be_read_says_so(small_disk: Path) -> None:
    file = small_disk / "games.db"
    store = open_store(str(file))
    await store.open()
    await store.create(game())
    await store.close()
    mount(small_disk, "-o", "remount,ro")
    store = open_store(str(file))
    try:
        with pytest.raises(StoreFull, match=r"games\.db"):
            await store.open()
    finally:
        await store.close()
    mount(small_disk, "-o", "remount,rw")
    store = open_store(str(file))
    await store.open()
    assert await store.game("g") is not None
    await store.close()


async def test_a_lock_is_waited_for_and_then_named(file: Path, store: Store) -> None:
    rival = sqlite3.connect(file, isolation_level=None)
    rival.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(store.append(event(1)))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    rival.execute("COMMIT")
    assert await waiting
    await store._writing.run(lambda connection: connection.execute("PRAGMA busy_timeout = 50"))
    rival.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFull, match="locked"):
        await store.append(event(2))
    rival.execute("COMMIT")
    rival.close()
    assert await store.append(event(2))


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = open_store(str(tmp_path / "file" / "games.db"))
    with pytest.raises(StoreFull, match="folder"):
        await store.open()
    await store.close()


async def test_a_file_that_is_no_database_is_left_alone(file: Path) -> None:
    file.write_text("Not a database, but somebody's novel. " * 100)
    store = open_store(str(file))
    with pytest.raises(StoreFull, match="not a database"):
        await store.open()
    await store.close()
    assert file.read_text().startswith("Not a database")


async def test_commits_reach_the_disk(store: Store) -> None:
    """2 is FULL: in WAL mode every commit is synced."""
    assert await store._writing.run(_settings) == [2, "wal"]


def _settings(connection: sqlite3.Connection) -> list[object]:
    pragmas = ("PRAGMA synchronous", "PRAGMA journal_mode")
    return [connection.execute(pragma).fetchone()[0] for pragma in pragmas]
