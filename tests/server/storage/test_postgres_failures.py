"""PostgreSQL cut off, full or read-only: a clear sentence, and nothing lost or half written."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from indochine.kernel.errors import BadSetup
from indochine.server.storage import News, Store, StoreFull, open_store
from tests.server.storage.conftest import mount
from tests.server.storage.rows import event, game

pytestmark = pytest.mark.anyio


@pytest.fixture
async def remote(postgres_url: str) -> AsyncIterator[Store]:
    store = open_store(postgres_url)
    await store.open()
    await store.create(game())
    yield store
    await store.close()


def cut_all_lines(server: Any, url: str, spare: int = 0) -> None:
    """Cut every line to the database but that of the process to spare."""
    name = url.split("?")[0].rsplit("/", 1)[1]
    server.psql(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> {spare};"
    )


async def test_after_a_cut_line_the_store_recovers(
    remote: Store, postgres_server: Any, postgres_url: str
) -> None:
    news = remote.news()
    cut_all_lines(postgres_server, postgres_url)
    await asyncio.sleep(0.1)
    assert await asyncio.wait_for(anext(news), 10) == News()
    assert await remote.head("g") == 0
    assert await remote.append(event(1))
    assert (await asyncio.wait_for(anext(news), 10)).game == "g"


async def test_a_line_cut_during_a_write_fails_the_write(
    remote: Store, postgres_server: Any, postgres_url: str
) -> None:
    rival = await asyncpg.connect(postgres_url)
    await rival.execute("BEGIN")
    await rival.execute("SELECT 1 FROM game WHERE id = 'g' FOR UPDATE")
    waiting = asyncio.create_task(remote.append(event(1)))
    async with asyncio.timeout(10):
        while not await rival.fetchval("SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted)"):
            await asyncio.sleep(0.01)
    assert not waiting.done()
    cut_all_lines(postgres_server, postgres_url, spare=rival.get_server_pid())
    with pytest.raises(StoreFull, match="PostgreSQL"):
        await waiting
    rival.terminate()
    assert await remote.append(event(1))
    assert await remote.events("g", 0) == ['{"n":1}']


async def test_a_database_that_may_only_be_read_says_so(
    remote: Store, postgres_server: Any, postgres_url: str
) -> None:
    name = postgres_url.split("?")[0].rsplit("/", 1)[1]
    postgres_server.psql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    cut_all_lines(postgres_server, postgres_url)
    await asyncio.sleep(0.1)
    with pytest.raises(StoreFull, match="read-only"):
        await remote.append(event(1))
    assert await remote.head("g") == 0
    postgres_server.psql(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
    cut_all_lines(postgres_server, postgres_url)
    await asyncio.sleep(0.1)
    assert await remote.append(event(1))


async def test_a_full_disk_under_postgresql_loses_nothing(small_disk: Path, postgres_server: Any) -> None:
    mount(small_disk, "-o", "remount,size=16m")
    space = small_disk / "space"
    space.mkdir()
    if postgres_server.system_user:
        shutil.chown(space, postgres_server.system_user)
        for folder in space.parents:
            folder.chmod(folder.stat().st_mode | 0o111)
    postgres_server.psql(f"CREATE TABLESPACE tiny LOCATION '{space}'")
    postgres_server.psql("CREATE DATABASE tiny TABLESPACE tiny STRATEGY file_copy")
    try:
        await _fill_up(postgres_server.get_uri(database="tiny"))
    finally:
        postgres_server.psql("DROP DATABASE tiny WITH (FORCE)")
        postgres_server.psql("DROP TABLESPACE tiny")


async def _fill_up(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.create(game())
    last = await fill_with_noise(store)
    found = await store.game("g")
    assert found is not None
    assert len(found[1]) == found[0].head.turn == last
    await store.close()


async def fill_with_noise(store: Store) -> int:
    """Noise, because PostgreSQL stores what is repeated in little room."""
    for seq in count(1):
        try:
            assert await store.append(event(seq, body=f'"{os.urandom(100_000).hex()}"'))
        except StoreFull as problem:
            refusal, last = str(problem), seq - 1
            break
    assert "No space left" in refusal
    return last


async def test_a_server_that_does_not_answer_is_named(tmp_path: Path) -> None:
    store = open_store(f"postgresql://postgres@/games?host={tmp_path}")
    with pytest.raises(StoreFull, match="PostgreSQL cannot be used"):
        await store.open()
    await store.close()


async def test_a_database_that_is_not_there_is_a_wrong_url(postgres_server: Any) -> None:
    store = open_store(postgres_server.get_uri(database="nowhere"))
    with pytest.raises(BadSetup, match="nowhere"):
        await store.open()
    await store.close()
