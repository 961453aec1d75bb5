"""A connection to an SQLite file in a thread of its own, so that no slow disk and no long list stops play."""

from __future__ import annotations

import sqlite3
import time
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from indochine.server.storage.interface import StoreFull

T = TypeVar("T")

PATIENCE = 10.0  # seconds that a connection waits for another process to finish writing

SETTINGS = (
    f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

PROBLEMS = {
    sqlite3.SQLITE_FULL: "The disk is full",
    sqlite3.SQLITE_READONLY: "The database may only be read, not written",
    sqlite3.SQLITE_CANTOPEN: "The database file cannot be opened",
    sqlite3.SQLITE_PERM: "The database file cannot be opened",
    sqlite3.SQLITE_IOERR: "The disk reports an error",
    sqlite3.SQLITE_BUSY: "Another process keeps the database locked",
    sqlite3.SQLITE_LOCKED: "Another process keeps the database locked",
    sqlite3.SQLITE_CORRUPT: "The database file is damaged",
    sqlite3.SQLITE_NOTADB: "The file is not a database",
}


class Errand(NamedTuple):
    """Something to be done in the thread, and who waits for it where."""

    work: Callable[..., Any]
    parameters: tuple[Any, ...]
    loop: AbstractEventLoop
    answer: Future[Any]


class Lane:
    """One connection, one thread; work is done in the order in which it is given."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._errands: SimpleQueue[Errand | None] = SimpleQueue()  # None: no more will come
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        self._connection = await self._in_thread(_connect, self._path)

    async def run(self, work: Callable[..., T], *parameters: Any) -> T:
        """Have `work(connection, *parameters)` done; what the disk refuses is said in a sentence."""
        if self._connection is None:
            raise StoreFull("The database is closed: the server is stopping.")
        return await self._in_thread(work, self._connection, *parameters)

    async def close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await self._in_thread(connection.close)
        self._errands.put(None)

    async def _in_thread(self, work: Callable[..., T], *parameters: Any) -> T:
        if self._thread is None:
            name = f"sqlite-{self._path.name}"
            self._thread = Thread(target=_run, args=(self._errands,), name=name, daemon=True)
            self._thread.start()
        loop = get_running_loop()
        answer: Future[T] = loop.create_future()
        self._errands.put(Errand(work, parameters, loop, answer))
        try:
            return await answer
        except sqlite3.Error as problem:
            raise _in_words(problem, self._path) from problem


def _run(errands: SimpleQueue[Errand | None]) -> None:
    """What the thread does."""
    while (errand := errands.get()) is not None:
        result, problem = None, None
        try:
            result = errand.work(*errand.parameters)
        except BaseException as caught:
            problem = caught
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            errand.loop.call_soon_threadsafe(_deliver, errand.answer, result, problem)
        del errand, result, problem  # not to be kept alive while waiting for the next


def _deliver(answer: Future[Any], result: Any, problem: BaseException | None) -> None:
    if answer.done():  # whoever asked has gone
        return
    if problem is not None:
        answer.set_exception(problem)
    else:
        answer.set_result(result)


def _in_words(problem: sqlite3.Error, path: Path) -> Exception:
    """A sentence about the disk; a fault of the statement itself stays what it is."""
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF  # the low byte is the kind, the rest a detail
    if code not in PROBLEMS:
        return problem
    return StoreFull(f"{PROBLEMS[code]}: {path.name} ({problem}).")


def _connect(path: Path) -> sqlite3.Connection:
    # Autocommit, because every transaction here begins and ends in plain sight.
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        for setting in SETTINGS:
            _patiently(connection, setting)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _patiently(connection: sqlite3.Connection, statement: str) -> None:
    """SQLite does not wait by itself while another process turns a new file to WAL."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute(statement)
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
