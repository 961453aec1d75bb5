"""The schema: from nothing, twice, and from the future."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import asyncpg
import pytest

from indochine.kernel.errors import BadSetup
from indochine.server.storage import migrations, open_store
from tests.server.storage.conftest import Opener
from tests.server.storage.rows import event, game

pytestmark = pytest.mark.anyio


async def _execute(url: str, statement: str) -> None:
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite://"))
        with connection:
            connection.execute(statement)
        connection.close()
    else:
        line = await asyncpg.connect(url)
        await line.execute(statement)
        await line.close()


async def test_opening_again_keeps_everything(url: str, opened: Opener) -> None:
    first = await opened()
    await first.create(game())
    await first.append(event(1))
    await first.close()
    second = await opened()
    assert await second.events("g", 0) == ['{"n":1}']


async def test_a_newer_database_is_refused_and_left_alone(url: str, opened: Opener) -> None:
    await (await opened()).create(game())
    await _execute(url, "INSERT INTO schema_version (version) VALUES (9999)")
    late = open_store(url)
    with pytest.raises(BadSetup, match=r"newer Indochine .*9999"):
        await late.open()
    await late.close()


async def test_a_migration_that_fails_leaves_nothing_behind(url: str, opened: Opener) -> None:
    await _execute(url, "CREATE TABLE contact (mine text)")  # in the way of the last table of the first step
    broken = open_store(url)
    with pytest.raises(Exception, match="contact"):
        await broken.open()
    await broken.close()
    await _execute(url, "DROP TABLE contact")
    assert await (await opened()).create(game())


def test_both_databases_take_the_same_steps() -> None:
    numbers = [[step.version for step in migrations.steps(dialect)] for dialect in ("sqlite", "postgres")]
    assert numbers[0] == numbers[1] == list(range(1, len(numbers[0]) + 1))


def test_only_what_is_missing_is_run(tmp_path: Path) -> None:
    known = migrations.steps("sqlite")
    assert migrations.pending("sqlite", 0) == known
    assert migrations.pending("sqlite", known[-1].version) == []
