"""A store that forgets: for quick tests, and to measure what the others pay for remembering."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Iterable

from msgspec.structs import replace

from indochine.server.storage.interface import Contact, Due, EventRow, GameRow, Listing, SeatRow
from indochine.server.storage.mailbox import Post

Place = tuple[str, str]  # a game and a seat


class MemoryStore:
    """Rows in dicts. Nothing is awaited between a check and its change, so no two writers can meet."""

    def __init__(self) -> None:
        self.shared = False
        self._games: dict[str, Listing] = {}
        self._bodies: dict[str, list[str]] = {}
        self._notes: dict[Place, str] = {}
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
        self._bodies[game.id] = []
        self._games[game.id] = Listing(
            game.id, game.title, game.created, game.created, 0, game.setup, game.head, game.seats
        )
        return True

    async def append(self, event: EventRow) -> bool:
        game = self._games.get(event.game)
        if game is None or event.seq != game.seq + 1:
            return False
        self._bodies[game.id].append(event.body)
        seats = _reseated(game.seats, event.seats)
        self._games[game.id] = replace(game, updated=event.at, seq=event.seq, head=event.head, seats=seats)
        return True

    async def put_note(self, game: str, seat: str, text: str, at: float) -> None:
        self._notes[game, seat] = text

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
        self._contacts[place] = replace(contact, told=due.turn, reminded=at)
        return True

    async def unclaim(self, due: Due) -> None:
        place = due.contact.game, due.contact.seat
        contact, before = self._contacts[place], due.contact
        if contact.told == due.turn:
            self._contacts[place] = replace(
                contact, told=before.told, reminded=before.reminded, failures=contact.failures + 1
            )

    # ------------------------------------------------------------ reading

    async def game(self, id: str) -> tuple[GameRow, list[str]] | None:
        game = self._games.get(id)
        if game is None:
            return None
        row = GameRow(id, game.title, game.created, game.setup, game.seats, game.head)
        return row, list(self._bodies[id])

    async def events(self, id: str, since: int) -> list[str]:
        return self._bodies.get(id, [])[since:]

    async def head(self, id: str) -> int:
        return len(self._bodies.get(id, []))

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
        over = [game for game in self._games.values() if game.head.over and game.updated < end]
        return _newest_first(over)[:limit]

    async def bot_games(self, untouched_since: float) -> list[str]:
        games = self._games.values()
        return [g.id for g in games if g.head.bot and not g.head.over and g.updated < untouched_since]

    async def all_ids(self) -> list[str]:
        return list(self._games)

    async def note(self, game: str, seat: str) -> str:
        return self._notes.get((game, seat), "")

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

    def news(self) -> AsyncIterator[str]:
        return self._post.subscribe()


def _newest_first(games: Iterable[Listing]) -> list[Listing]:
    return sorted(games, key=lambda game: (-game.updated, game.id))


def _reseated(seats: tuple[SeatRow, ...], changed: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    new = {seat.seat: seat for seat in changed}
    return tuple(new.get(seat.seat, seat) for seat in seats)


def _is_asked(game: Listing, contact: Contact) -> bool:
    reachable = bool(contact.email or contact.webhook)
    return reachable and game.head.deciding == contact.seat and not game.head.bot and not game.head.over


def _is_due(game: Listing, contact: Contact, now: float, delay: float) -> bool:
    if contact.told < game.head.turn:
        return game.head.since <= now - delay
    return contact.remind_hours > 0 and contact.reminded + contact.remind_hours * 3600 <= now
