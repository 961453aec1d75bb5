"""Games in PostgreSQL, for many players and several worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import groupby
from operator import attrgetter
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from indochine.kernel.errors import BadSetup
from indochine.server.storage import migrations
from indochine.server.storage.database import Ask, Database, Question, Row, refuse_if_any
from indochine.server.storage.interface import KeptGame, News, StoreFull
from indochine.server.storage.mailbox import Post
from indochine.server.storage.postgres_deeds import CHANNEL, DEEDS, told
from indochine.server.storage.statements import COUNT_ROWS, kept_rows
from indochine.server.storage.writer import Job

READERS = 4
PATIENCE = 30.0  # seconds for one statement
HEARTBEAT = 15.0  # seconds between two looks whether the line for news still stands
RETRY_EVERY = 0.5  # seconds between two attempts to have it back
MIGRATION_LOCK = 0x1D0C  # any number, the same in every worker

# An answer means: on the disk. Whatever the server's own default is.
SETTINGS = {"synchronous_commit": "on", "application_name": "indochine"}

COLLISIONS = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
UNAVAILABLE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,  # disk full, too many connections
    asyncpg.OperatorInterventionError,  # shut down, starting up
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)
WRONG_URL = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError, ValueError)


@contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except UNAVAILABLE as problem:
        # If the line broke during a commit, only PostgreSQL knows whether it was carried out.
        raise StoreFull(f"PostgreSQL cannot be used now: {problem or type(problem).__name__}.") from problem


class PostgresStore(Database):
    """A database on a server; other workers write to it too."""

    def __init__(self, url: str) -> None:
        super().__init__(shared=True)
        self._url = url
        self._connection: asyncpg.Connection | None = None  # of the writer
        self._readers: asyncpg.Pool | None = None
        self._post = Post()
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            with _in_words():
                await self._migrate()
                self._readers = await asyncpg.create_pool(
                    self._url,
                    min_size=1,
                    max_size=READERS,
                    command_timeout=PATIENCE,
                    server_settings=SETTINGS,
                    reset=_leave_as_it_is,
                )
                line = await self._listen()
        except WRONG_URL as problem:
            raise BadSetup(
                f"PostgreSQL does not let us in: {problem}. Check the URL of the database."
            ) from problem
        self._listening = asyncio.create_task(self._keep_listening(line))

    async def close(self) -> None:
        await self._writer.close()
        self._post.close()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        if self._connection is not None:
            await _hang_up(self._connection)
        if self._readers is not None:
            await self._readers.close()

    def news(self) -> AsyncIterator[News]:
        return self._post.subscribe()

    async def _connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self._url, command_timeout=PATIENCE, server_settings=SETTINGS)

    # ------------------------------------------------------------ writing

    async def _commit(self, jobs: list[Job]) -> list[bool]:
        with _in_words():
            connection = await self._writing()
            try:
                return await _transaction(connection, jobs)
            except UNAVAILABLE:
                connection.terminate()  # in doubt: the next batch starts on a new one
                raise

    async def _writing(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    async def _migrate(self) -> None:
        connection = await self._writing()
        async with connection.transaction():
            # Two workers that start at once: the second finds nothing left to do.
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            await connection.execute(migrations.VERSION_TABLE)
            version = await connection.fetchval(migrations.READ_VERSION)
            for step in migrations.pending("postgres", version):
                await connection.execute(step.sql)
                await connection.execute(migrations.NOTE_VERSION, step.version)

    # ------------------------------------------------------------ reading

    async def _ask(self, *questions: Question) -> list[list[Row]]:
        if self._readers is None:
            raise StoreFull("The database is not open.")
        with _in_words():
            async with self._readers.acquire() as connection:
                return await _answers(connection, questions)

    # ------------------------------------------------------------ the whole of it

    @asynccontextmanager
    async def _as_of_now(self) -> AsyncIterator[Ask]:
        with _in_words():
            connection = await self._connect()
        try:
            await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield _in_good_words(connection)
        finally:
            await _hang_up(connection)

    async def restore(self, games: Iterable[KeptGame]) -> None:
        with _in_words():
            connection = await self._connect()
            try:
                await _restore(connection, games)
            finally:
                await _hang_up(connection)

    # ------------------------------------------------------------ news

    async def _listen(self) -> asyncpg.Connection:
        line = await self._connect()
        await line.add_listener(CHANNEL, lambda _line, _pid, _channel, text: self._post.put(told(text)))
        return line

    async def _keep_listening(self, line: asyncpg.Connection) -> None:
        while True:
            try:
                await _until_broken(line)
            finally:
                line.terminate()
            line = await self._listen_again()
            self._post.put(News())  # whatever happened meanwhile was missed

    async def _listen_again(self) -> asyncpg.Connection:
        while True:
            try:
                return await self._listen()
            except (asyncpg.PostgresError, *UNAVAILABLE):
                await asyncio.sleep(RETRY_EVERY)


async def _until_broken(line: asyncpg.Connection) -> None:
    broken = asyncio.Event()
    line.add_termination_listener(lambda _line: broken.set())
    with suppress(asyncpg.PostgresError, *UNAVAILABLE):
        while not broken.is_set() and not line.is_closed():
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(broken.wait(), HEARTBEAT)
            await line.execute("SELECT 1")


async def _transaction(connection: asyncpg.Connection, jobs: list[Job]) -> list[bool]:
    while True:
        try:
            return await _attempt(connection, jobs)
        except COLLISIONS:  # PostgreSQL has undone it: nothing of it stands
            await asyncio.sleep(0)


async def _attempt(connection: asyncpg.Connection, jobs: list[Job]) -> list[bool]:
    """Neighbours of one kind share a statement; a lone statement is a transaction by itself."""
    runs = [(kind, [job.row for job in run]) for kind, run in groupby(jobs, attrgetter("kind"))]
    if len(runs) == 1 and runs[0][0] in ("append", "create"):
        return await DEEDS[runs[0][0]](connection, runs[0][1])
    async with connection.transaction():
        return [answer for kind, rows in runs for answer in await DEEDS[kind](connection, rows)]


async def _answers(connection: asyncpg.Connection, questions: tuple[Question, ...]) -> list[list[Row]]:
    if len(questions) == 1:
        return [await connection.fetch(*questions[0])]
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        return [await connection.fetch(*question) for question in questions]


def _in_good_words(connection: asyncpg.Connection) -> Ask:
    async def ask(statement: str, *parameters: Any) -> list[Row]:
        with _in_words():
            return list(await connection.fetch(statement, *parameters))

    return ask


async def _restore(connection: asyncpg.Connection, games: Iterable[KeptGame]) -> None:
    async with connection.transaction():
        await connection.execute("LOCK TABLE game IN EXCLUSIVE MODE")  # it is to stay empty till we are done
        [counts] = await connection.fetch(COUNT_ROWS)
        refuse_if_any(counts[0])
        for game in games:
            for statement, rows in kept_rows(game):
                await connection.executemany(statement, rows)


async def _leave_as_it_is(_: asyncpg.Connection) -> None:
    """Who reads leaves nothing behind; to clear up after it would be one more way to the server and back."""


async def _hang_up(connection: Any) -> None:
    try:
        await connection.close(timeout=2)
    except (asyncpg.PostgresError, *UNAVAILABLE):
        connection.terminate()
