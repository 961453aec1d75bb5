"""Games in one file: SQLite in WAL mode, every commit on the disk before it is answered."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from indochine.server.storage import migrations
from indochine.server.storage.database import Ask, Database, Question, Row, refuse_if_any
from indochine.server.storage.interface import KeptGame, News, StoreFull
from indochine.server.storage.lane import Lane
from indochine.server.storage.sqlite_deeds import DEEDS, in_dialect, in_one, prepare, store
from indochine.server.storage.statements import COUNT_ROWS, kept_rows
from indochine.server.storage.writer import Job

LOOK_EVERY = 0.05  # seconds between two looks at a file that other processes write to

LAST_SERIAL = "SELECT coalesce(max(serial), 0) FROM event"
CHANGED = "SELECT game, max(serial) FROM event WHERE serial > ? GROUP BY game ORDER BY 2"


class SqliteStore(Database):
    """A file. `shared` says that other processes write to it too."""

    def __init__(self, path: Path, shared: bool = False) -> None:
        super().__init__(shared)
        self._path = path
        self._writing = Lane(path)
        self._reading = Lane(path)
        self._closed = asyncio.Event()
        self._opened_at = 0  # serial of the last event when the store was opened

    async def open(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise StoreFull(
                f"The folder {self._path.parent} cannot be made: {problem.strerror}."
            ) from problem
        await self._writing.open()
        await self._writing.run(_migrate)
        await self._writing.run(prepare)
        await self._reading.open()
        self._opened_at = (await self._rows(LAST_SERIAL))[0][0]

    async def close(self) -> None:
        self._closed.set()
        await self._writer.close()
        await self._reading.close()
        await self._writing.close()

    async def news(self) -> AsyncIterator[News]:
        if not self.shared:
            await self._closed.wait()
            return
        watch = Lane(self._path)
        await watch.open()
        try:
            async for game in self._changes(watch):
                yield News(game)
        finally:
            await watch.close()

    async def _changes(self, watch: Lane) -> AsyncIterator[str]:
        serial, version = self._opened_at, 0
        while not self._closed.is_set():
            before, version = version, await watch.run(_data_version)
            changed = await watch.run(_fetch, CHANGED, serial) if version != before else []
            for game, last in changed:
                serial = last
                yield game
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._closed.wait(), LOOK_EVERY)

    async def restore(self, games: Iterable[KeptGame]) -> None:
        await self._writing.run(_restore, games)

    @asynccontextmanager
    async def _as_of_now(self) -> AsyncIterator[Ask]:
        """A connection of its own: in WAL mode the first question of a transaction fixes its moment."""
        lane = Lane(self._path)
        await lane.open()
        try:
            await lane.run(sqlite3.Connection.execute, "BEGIN")
            yield partial(lane.run, _fetch)
        finally:
            await lane.close()

    async def _commit(self, jobs: list[Job]) -> list[bool]:
        return await self._writing.run(_transaction, jobs)

    async def _ask(self, *questions: Question) -> list[list[Row]]:
        return await self._reading.run(_answers, questions)


# ---------------------------------------------------------------- in the thread of a connection


def _transaction(connection: sqlite3.Connection, jobs: list[Job]) -> list[bool]:
    events = in_one(jobs)
    if events is not None and store(connection, events):
        return [True] * len(jobs)
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = [DEEDS[job.kind](connection, job.row) for job in jobs]
        connection.execute("COMMIT")
        return answers
    except BaseException:
        _roll_back(connection)
        raise


def _restore(connection: sqlite3.Connection, games: Iterable[KeptGame]) -> None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        refuse_if_any(_fetch(connection, COUNT_ROWS)[0][0])
        for game in games:
            for statement, rows in kept_rows(game):
                connection.executemany(in_dialect(statement), rows)
        connection.execute("COMMIT")
    finally:
        _roll_back(connection)


def _roll_back(connection: sqlite3.Connection) -> None:
    with suppress(sqlite3.Error):  # what went wrong first is what will be told
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _answers(connection: sqlite3.Connection, questions: tuple[Question, ...]) -> list[list[Row]]:
    connection.execute("BEGIN")
    try:
        return [_fetch(connection, statement, *parameters) for statement, *parameters in questions]
    finally:
        _roll_back(connection)


def _fetch(connection: sqlite3.Connection, statement: str, *parameters: Any) -> list[Row]:
    return connection.execute(in_dialect(statement), parameters).fetchall()


def _data_version(connection: sqlite3.Connection) -> int:
    [version] = connection.execute("PRAGMA data_version").fetchone()
    return int(version)


def _migrate(connection: sqlite3.Connection) -> None:
    # A look first: a database that is up to date is not written to, and may be opened by many at once.
    if not migrations.pending("sqlite", _version(connection)):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(migrations.VERSION_TABLE)
        for step in migrations.pending("sqlite", _version(connection)):
            _run_script(connection, step.sql)
            connection.execute(in_dialect(migrations.NOTE_VERSION), (step.version,))
        connection.execute("COMMIT")
    finally:
        _roll_back(connection)


def _version(connection: sqlite3.Connection) -> int:
    tables = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchall()
    return int(_fetch(connection, migrations.READ_VERSION)[0][0]) if tables else 0


def _run_script(connection: sqlite3.Connection, script: str) -> None:
    """`executescript` would commit what stands open, so each statement is run by itself."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""
