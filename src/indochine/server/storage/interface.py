"""What the server asks of a database: rows, and one writer whose commits many commands share.

An event is accepted only if its number in its game is free: that is the whole concurrency control. `append`
answers after the commit is on the disk, and never before.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

from msgspec import Struct

from indochine.kernel.errors import BadSetup

Meanwhile = Callable[[], None]  # what can be done while a row is being written


def nothing() -> None: ...


class Head(Struct, frozen=True):
    """Where a game stands, kept beside its events so that lists need not replay it."""

    deciding: str | None  # the seat that must decide; None when the game is over
    bot: bool  # whether a bot sits there
    over: bool
    outcome: str | None  # JSON
    turn: int  # number of the event that passed the turn to the deciding seat
    since: float  # when that was


class SeatRow(Struct, frozen=True):
    """Who sits where. `secret` is a hash of the token in the seat's link; None for a bot."""

    seat: str
    secret: str | None
    name: str
    bot: str | None  # level of the bot


class GameRow(Struct, frozen=True):
    """A game as it is created: `setup` is JSON and holds all that replaying needs, the dice's secret too."""

    id: str
    title: str
    created: float
    setup: str
    seats: tuple[SeatRow, ...]
    head: Head


class EventRow(Struct, frozen=True):
    """One event of a game; `seats` are rows of seats that it changes."""

    game: str
    seq: int  # 1, 2, 3 …
    at: float
    body: str  # JSON
    head: Head
    seats: tuple[SeatRow, ...] = ()


class Listing(Struct, frozen=True):
    """A game in a list. `seat` is the seat asked for, if any was."""

    id: str
    title: str
    created: float
    updated: float
    seq: int
    setup: str
    head: Head
    seats: tuple[SeatRow, ...]
    seat: str | None = None


class Contact(Struct, frozen=True):
    """How a player wants to hear that the turn has come to them. `told` and `reminded` are the server's."""

    game: str
    seat: str
    email: str = ""
    webhook: str = ""
    language: str = "en"
    remind_hours: float = 0.0  # 0: no reminders
    told: int = 0  # `Head.turn` of the last message
    reminded: float = 0.0  # when the last message was sent
    failures: int = 0  # attempts in a row that came to nothing


class Due(Struct, frozen=True):
    """A player who is to be told that it is their turn, or reminded."""

    contact: Contact
    title: str
    turn: int
    since: float


class KeptEvent(Struct, frozen=True):
    """An event as it lies in the database."""

    seq: int
    at: float
    body: str  # JSON


class KeptNote(Struct, frozen=True):
    """What a seat wrote down for itself."""

    seat: str
    text: str
    at: float


class KeptGame(Struct, frozen=True):
    """Everything that the database holds of one game."""

    game: Listing
    events: tuple[KeptEvent, ...]
    notes: tuple[KeptNote, ...] = ()
    contacts: tuple[Contact, ...] = ()


class Counts(Struct, frozen=True):
    """How many rows of each kind there are."""

    games: int = 0
    events: int = 0
    notes: int = 0
    contacts: int = 0


class News(NamedTuple):
    """A game has got an event. Without a number any of its events may be new; without a game, any at all."""

    game: str = ""
    seq: int = 0
    body: str = ""  # of the event; "" if it is to be read


class Snapshot(Protocol):
    """The whole database as of one moment, while others go on writing."""

    counts: Counts

    def games(self) -> AsyncIterator[KeptGame]:
        """Every game, the oldest first; one at a time is in memory."""


class NotEmpty(BadSetup):
    """There are games in the database already."""


class StoreFull(Exception):
    """The database cannot be used: disk full, read-only, gone. Nothing was stored.

    With one exception: if PostgreSQL is lost in the middle of a commit, only a new look tells whether it was
    carried out. So read the game again before anything else is done with it; a number that is taken meanwhile
    is refused as ever.
    """


class Store(Protocol):
    """A database. Every method may be called from many tasks at once."""

    shared: bool  # whether other processes write to it too

    async def open(self) -> None:
        """Connect, bring the schema up to date (safe if two workers start at once)."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raises if the database does not answer."""

    # Writing: all of these share commits, and are carried out in the order in which they came

    async def create(self, game: GameRow) -> bool:
        """False if a game with that id stands already."""

    async def append(self, event: EventRow, meanwhile: Meanwhile = nothing) -> bool:
        """False if that number is not the next of its game: taken already, or no such game.

        `meanwhile` may or may not be called while the row is being written: it saves time, no more."""

    async def put_note(self, game: str, seat: str, text: str, at: float) -> None: ...

    async def put_contact(self, contact: Contact) -> None:
        """Set or replace; `told` of a contact that stood already is kept."""

    async def claim(self, due: Due, at: float) -> bool:
        """Mark a message as sent; False if another worker was first, or the turn has passed on."""

    async def unclaim(self, due: Due, at: float) -> None:
        """The message could not be delivered: to be tried again after a pause, in the end no more."""

    # Reading

    async def game(self, id: str) -> tuple[GameRow, list[str]] | None:
        """A game with its seats and head as they are now, and the bodies of all its events in order."""

    async def events(self, id: str, since: int) -> list[str]:
        """The bodies of the events after number `since`."""

    async def head(self, id: str) -> int:
        """The number of the last event (0: none yet, or no such game)."""

    async def by_secrets(self, secrets: list[str]) -> list[Listing]:
        """The games in which somebody sits with one of these, the latest turn first."""

    async def finished(self, limit: int, before: float | None = None) -> list[Listing]:
        """Games that are over, newest first; only those that ended before a moment, if one is given."""

    async def bot_games(self, untouched_since: float) -> list[str]:
        """Games in which a bot is to decide and nothing has happened since."""

    async def all_ids(self) -> list[str]: ...

    async def note(self, game: str, seat: str) -> str: ...

    async def contact(self, game: str, seat: str) -> Contact | None: ...

    async def due(self, now: float, delay: float) -> list[Due]:
        """Who is to be told (their turn for at least `delay` seconds and not yet told), or reminded."""

    async def counts(self) -> dict[str, int]:
        """Games, games over and events, for the metrics."""

    # The whole of it

    def snapshot(self) -> AbstractAsyncContextManager[Snapshot]:
        """All there is, as of one moment; nobody is kept from writing meanwhile."""

    async def restore(self, games: Iterable[KeptGame]) -> None:
        """Put in games as they were kept: all of them, or none if anything goes wrong.

        Raises NotEmpty if there are games already.
        """

    # News from other processes

    def news(self) -> AsyncIterator[News]:
        """What was stored, whoever did it; ends when the store is closed.

        Nothing is given unless `shared`. After a lost connection no game is named: anything may have changed.
        """
