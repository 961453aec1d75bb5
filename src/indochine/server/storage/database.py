"""What SQLite and PostgreSQL have in common: the same rows, the same questions, and one writer."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import msgspec

from indochine.server.storage import statements as sql
from indochine.server.storage.interface import (
    Contact,
    Counts,
    Due,
    EventRow,
    GameRow,
    Head,
    KeptEvent,
    KeptGame,
    KeptNote,
    Listing,
    Meanwhile,
    NotEmpty,
    SeatRow,
    nothing,
)
from indochine.server.storage.writer import GroupWriter, Job

Row = Sequence[Any]
Question = tuple[Any, ...]  # a statement and its parameters
Ask = Callable[..., Awaitable[list[Row]]]  # the rows that answer one question


class Database(ABC):
    """A store that speaks SQL; whoever inherits it says how to commit and how to ask."""

    def __init__(self, shared: bool) -> None:
        self.shared = shared
        self._writer = GroupWriter(self._commit)

    @abstractmethod
    async def _commit(self, jobs: list[Job]) -> list[bool]:
        """All jobs in one transaction, in order; an answer for each, once they are on the disk."""

    @abstractmethod
    async def _ask(self, *questions: Question) -> list[list[Row]]:
        """The rows that answer each question, all as of one moment."""

    @abstractmethod
    def _as_of_now(self) -> AbstractAsyncContextManager[Ask]:
        """Answers to questions, all as of one moment however long the asking takes."""

    # ------------------------------------------------------------ writing

    async def create(self, game: GameRow) -> bool:
        return await self._writer.submit("create", game)

    async def append(self, event: EventRow, meanwhile: Meanwhile = nothing) -> bool:
        return await self._writer.submit("append", event, meanwhile)

    async def put_note(self, game: str, seat: str, text: str, at: float) -> None:
        await self._writer.submit("note", sql.Note(game, seat, text, at))

    async def put_contact(self, contact: Contact) -> None:
        await self._writer.submit("contact", contact)

    async def claim(self, due: Due, at: float) -> bool:
        return await self._writer.submit("claim", sql.Claim(due, at))

    async def unclaim(self, due: Due, at: float) -> None:
        await self._writer.submit("unclaim", sql.Claim(due, at))

    # ------------------------------------------------------------ reading

    async def ping(self) -> None:
        await self._ask((sql.HEAD, ""))

    async def game(self, id: str) -> tuple[GameRow, list[str]] | None:
        games, seats, events = await self._ask(
            (sql.GAME_BY_ID, id), (sql.SEATS_OF_GAME, id), (sql.EVENTS_SINCE, id, 0)
        )
        if not games:
            return None
        id, title, created, _updated, _seq, setup, *head = games[0]
        game = GameRow(id, title, created, setup, tuple(_seat(row) for row in seats), _head(head))
        return game, _column(events)

    async def events(self, id: str, since: int) -> list[str]:
        return _column(await self._rows(sql.EVENTS_SINCE, id, since))

    async def head(self, id: str) -> int:
        return next(iter(_column(await self._rows(sql.HEAD, id))), 0)

    async def by_secrets(self, secrets: list[str]) -> list[Listing]:
        given = msgspec.json.encode(secrets).decode()
        return _listings(*await self._ask((sql.HELD, given), (sql.SEATS_OF_HELD, given)))

    async def finished(self, limit: int, before: float | None = None) -> list[Listing]:
        which = (math.inf if before is None else before, limit)
        return _listings(*await self._ask((sql.FINISHED_GAMES, *which), (sql.SEATS_OF_FINISHED, *which)))

    async def bot_games(self, untouched_since: float) -> list[str]:
        return _column(await self._rows(sql.BOT_GAMES, untouched_since))

    async def all_ids(self) -> list[str]:
        return _column(await self._rows(sql.ALL_IDS))

    async def note(self, game: str, seat: str) -> str:
        return next(iter(_column(await self._rows(sql.NOTE, game, seat))), "")

    async def contact(self, game: str, seat: str) -> Contact | None:
        rows = await self._rows(sql.CONTACT_OF_SEAT, game, seat)
        return Contact(*rows[0]) if rows else None

    async def due(self, now: float, delay: float) -> list[Due]:
        rows = await self._rows(sql.DUE, now, now - delay)
        return [Due(Contact(*contact), title, turn, since) for *contact, title, turn, since in rows]

    async def counts(self) -> dict[str, int]:
        [(games, over, events)] = await self._rows(sql.COUNTS)
        return {"games": games, "over": over, "events": events}

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[DatabaseSnapshot]:
        async with self._as_of_now() as ask:
            [counts] = await ask(sql.COUNT_ROWS)
            yield DatabaseSnapshot(Counts(*counts), ask)

    async def _rows(self, statement: str, *parameters: Any) -> list[Row]:
        [rows] = await self._ask((statement, *parameters))
        return rows


class DatabaseSnapshot:
    """All games as of one moment."""

    def __init__(self, counts: Counts, ask: Ask) -> None:
        self.counts = counts
        self._ask = ask

    async def games(self) -> AsyncIterator[KeptGame]:
        for id in _column(await self._ask(sql.ALL_IDS)):
            yield await self._game(id)

    async def _game(self, id: str) -> KeptGame:
        [game] = await self._ask(sql.GAME_BY_ID, id)
        seats = tuple(_seat(row) for row in await self._ask(sql.SEATS_OF_GAME, id))
        return KeptGame(
            _listing((*game, None), seats),
            tuple(KeptEvent(*row) for row in await self._ask(sql.KEPT_EVENTS, id)),
            tuple(KeptNote(*row) for row in await self._ask(sql.KEPT_NOTES, id)),
            tuple(Contact(*row) for row in await self._ask(sql.KEPT_CONTACTS, id)),
        )


def refuse_if_any(games: int) -> None:
    """A backup is put into an empty database only."""
    if games:
        raise NotEmpty(
            f"There are {games} games in that database already, and nothing of theirs is to be lost: "
            "name a database that is empty or does not exist yet."
        )


def _column(rows: Iterable[Row]) -> list[Any]:
    return [row[0] for row in rows]


def _head(columns: Row) -> Head:
    deciding, bot, over, outcome, turn, since = columns
    return Head(deciding, bool(bot), bool(over), outcome, turn, since)


def _seat(row: Row) -> SeatRow:
    _game, *seat = row
    return SeatRow(*seat)


def _listings(games: list[Row], seats: list[Row]) -> list[Listing]:
    seated: dict[str, list[SeatRow]] = defaultdict(list)
    for row in seats:
        seated[row[0]].append(_seat(row))
    return [_listing(row, tuple(seated[row[0]])) for row in games]


def _listing(row: Row, seats: tuple[SeatRow, ...]) -> Listing:
    id, title, created, updated, seq, setup, *head, seat = row
    return Listing(id, title, created, updated, seq, setup, _head(head), seats, seat)
