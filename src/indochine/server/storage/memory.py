"""A store that forgets: for quick tests, and to measure what the others pay for remembering."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from msgspec.structs import replace

from indochine.server.storage.database import refuse_if_any
from indochine.server.storage.interface import (
    Contact,
    Counts,
    Due,
    EventRow,
    GameRow,
    KeptEvent,
    KeptGame,
    KeptNote,
    Listing,
    Meanwhile,
    News,
    SeatRow,
    nothing,
)
from indochine.server.storage.mailbox import Post
from indochine.server.storage.statements import FIRST_PAUSE, failures_after, told_after_failure

Place = tuple[str, str]  # a game and a seat


class MemoryStore:
    """Rows in dicts. Nothing is awaited between a check and its change, so no two writers can meet."""

    def __init__(self) -> None:
        self.shared = False
        self._games: dict[str, Listing] = {}
        self._events: dict[str, list[KeptEvent]] = {}
        self._notes: dict[Place, KeptNote] = {}
        self._contacts: dict[Place, Contact] = {}
        self._post = Post()

    async def open(self) -> None: ...

    async def close(self) -> None:
        self._post.close()

    async def ping(self) -> None: ...

    # ------------------------------------------------------------ writing

    async def create(self, game: GameRow) -> bool:
        if game.id in self._games:
            return False
        self._events[game.id] = []
        self._games[game.id] = Listing(
            game.id, game.title, game.created, game.created, 0, game.setup, game.head, game.seats
        )
        return True

    async def append(self, event: EventRow, meanwhile: Meanwhile = nothing) -> bool:
        game = self._games.get(event.game)
        if game is None or event.seq != game.seq + 1:
            return False
        self._events[game.id].append(KeptEvent(event.seq, event.at, event.body))
        seats = _reseated(game.seats, event.seats)
        self._games[game.id] = replace(game, updated=event.at, seq=event.seq, head=event.head, seats=seats)
        return True

    async def put_note(self, game: str, seat: str, text: str, at: float) -> None:
        self._notes[game, seat] = KeptNote(seat, text, at)

    async def put_contact(self, contact: Contact) -> None:
        place = contact.game, contact.seat
        before = self._contacts.get(place, contact)
        self._contacts[place] = replace(contact, told=before.told, reminded=before.reminded)

    async def claim(self, due: Due, at: float) -> bool:
        place = due.contact.game, due.contact.seat
        contact = self._contacts[place]
        game = self._games[due.contact.game]
        if game.head.turn != due.turn or not _is_asked(game, contact):
            return False
        if (contact.told, contact.reminded) != (due.contact.told, due.contact.reminded):
            return False
        self._contacts[place] = replace(contact, told=due.turn, reminded=at, failures=0)
        return True

    async def unclaim(self, due: Due, at: float) -> None:
        place = due.contact.game, due.contact.seat
        contact = self._contacts[place]
        if contact.told == due.turn:
            self._contacts[place] = replace(
                contact, told=told_after_failure(due), reminded=at, failures=failures_after(due)
            )

    # ------------------------------------------------------------ reading

    async def game(self, id: str) -> tuple[GameRow, list[str]] | None:
        game = self._games.get(id)
        if game is None:
            return None
        row = GameRow(id, game.title, game.created, game.setup, game.seats, game.head)
        return row, await self.events(id, 0)

    async def events(self, id: str, since: int) -> list[str]:
        return [event.body for event in self._events.get(id, [])[since:]]

    async def head(self, id: str) -> int:
        return len(self._events.get(id, []))

    async def by_secrets(self, secrets: list[str]) -> list[Listing]:
        held = [
            replace(game, seat=seat.seat)
            for game in _newest_first(self._games.values())
            for seat in game.seats
            if seat.secret in secrets
        ]
        return held

    async def finished(self, limit: int, before: float | None = None) -> list[Listing]:
        end = math.inf if before is None else before
        over = [game for game in self._games.values() if game.head.over and game.head.since < end]
        return _newest_first(over)[:limit]

    async def bot_games(self, untouched_since: float) -> list[str]:
        games = self._games.values()
        return [g.id for g in games if g.head.bot and not g.head.over and g.updated < untouched_since]

    async def all_ids(self) -> list[str]:
        return list(self._games)

    async def note(self, game: str, seat: str) -> str:
        note = self._notes.get((game, seat))
        return note.text if note else ""

    async def contact(self, game: str, seat: str) -> Contact | None:
        return self._contacts.get((game, seat))

    async def due(self, now: float, delay: float) -> list[Due]:
        pairs = [(self._games[contact.game], contact) for contact in self._contacts.values()]
        return [
            Due(contact, game.title, game.head.turn, game.head.since)
            for game, contact in pairs
            if _is_asked(game, contact) and _is_due(game, contact, now, delay)
        ]

    async def counts(self) -> dict[str, int]:
        games = self._games.values()
        over = sum(game.head.over for game in games)
        return {"games": len(games), "over": over, "events": sum(game.seq for game in games)}

    # ------------------------------------------------------------ the whole of it

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[MemorySnapshot]:
        yield MemorySnapshot([self._kept(game) for game in sorted(self._games.values(), key=_oldest_first)])

    def _kept(self, game: Listing) -> KeptGame:
        notes = (note for (id, _), note in sorted(self._notes.items()) if id == game.id)
        contacts = (contact for (id, _), contact in sorted(self._contacts.items()) if id == game.id)
        return KeptGame(game, tuple(self._events[game.id]), tuple(notes), tuple(contacts))

    async def restore(self, games: Iterable[KeptGame]) -> None:
        refuse_if_any(len(self._games))
        for kept in list(games):
            id = kept.game.id
            self._games[id], self._events[id] = kept.game, list(kept.events)
            self._notes.update({(id, note.seat): note for note in kept.notes})
            self._contacts.update({(id, contact.seat): contact for contact in kept.contacts})

    def news(self) -> AsyncIterator[News]:
        return self._post.subscribe()


class MemorySnapshot:
    """All games as of one moment."""

    def __init__(self, kept: list[KeptGame]) -> None:
        rows = [(len(game.events), len(game.notes), len(game.contacts)) for game in kept]
        self.counts = Counts(len(kept), *map(sum, zip(*rows, strict=True))) if rows else Counts()
        self._kept = kept

    async def games(self) -> AsyncIterator[KeptGame]:
        for game in self._kept:
            yield game


def _oldest_first(game: Listing) -> tuple[float, str]:
    return game.created, game.id


def _newest_first(games: Iterable[Listing]) -> list[Listing]:
    return sorted(games, key=lambda game: (-game.head.since, game.id))


def _reseated(seats: tuple[SeatRow, ...], changed: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    new = {seat.seat: seat for seat in changed}
    return tuple(new.get(seat.seat, seat) for seat in seats)


def _is_asked(game: Listing, contact: Contact) -> bool:
    reachable = bool(contact.email or contact.webhook)
    return reachable and game.head.deciding == contact.seat and not game.head.bot and not game.head.over


def _is_due(game: Listing, contact: Contact, now: float, delay: float) -> bool:
    if contact.told < game.head.turn:
        rested = not contact.failures or contact.reminded + FIRST_PAUSE * 4**contact.failures <= now
        return rested and game.head.since <= now - delay
    last = max(contact.reminded, game.head.since)  # whoever begins has not been told of it
    return contact.remind_hours > 0 and last + contact.remind_hours * 3600 <= now
