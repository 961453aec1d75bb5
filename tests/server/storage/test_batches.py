"""Events that share a commit in SQLite: one statement, which is a transaction by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from indochine.server.storage.sqlite import SqliteStore
from indochine.server.storage.sqlite_deeds import MOST
from tests.server.storage.rows import event, game

pytestmark = pytest.mark.anyio


class Traced(SqliteStore):
    """Notes the statements that its writer runs."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.statements: list[str] = []

    async def open(self) -> None:
        await super().open()
        await self._writing.run(lambda connection: connection.set_trace_callback(self.note))

    def note(self, statement: str) -> None:
        if [statement] != self.statements[-1:]:  # it comes again for all that a trigger does
            self.statements.append(statement)

    @property
    def ran(self) -> list[str]:
        return [statement.split()[0] for statement in self.statements]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Traced]:
    store = Traced(tmp_path / "games.db")
    await store.open()
    for id in "abc":
        await store.create(game(id))
    store.statements.clear()
    yield store
    await store.close()


async def test_a_batch_is_one_statement(store: Traced) -> None:
    answers = await asyncio.gather(*(store.append(event(1, id)) for id in "abc"))
    assert (answers, store.ran) == ([True] * 3, ["INSERT"])
    assert [await store.head(id) for id in "abc"] == [1, 1, 1]


async def test_a_number_that_is_taken_undoes_the_statement_and_spoils_nobody_elses(store: Traced) -> None:
    await store.append(event(1, "b"))
    store.statements.clear()
    answers = await asyncio.gather(*(store.append(event(1, id)) for id in "abc"))
    assert answers == [True, False, True]
    assert store.ran == ["INSERT", "BEGIN", "INSERT", "INSERT", "INSERT", "COMMIT"]
    assert [await store.events(id, 0) for id in "abc"] == [['{"n":1}']] * 3


async def test_more_events_than_fit_one_statement(store: Traced) -> None:
    numbers = range(1, MOST + 6)
    assert all(await asyncio.gather(*(store.append(event(n, "a")) for n in numbers)))
    assert await store.head("a") == len(numbers)
