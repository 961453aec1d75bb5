"""A table: the fold of its stored events. It does no input or output, so it can be tested and replayed alone.

Each audience (a seat, or the spectators) counts only the steps that it may know of: a private order leaves no
gap in the numbers of the others.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import MsgspecError

from indochine.kernel.errors import BadRecord, IndochineError
from indochine.kernel.events import Chain, Event, unchain
from indochine.kernel.game import SPECTATOR, Game
from indochine.kernel.record import begun, made_with, replay_entry, versions
from indochine.kernel.registry import title as find_title
from indochine.kernel.text import Msg
from indochine.kernel.title import Title
from indochine.server.sights import Sights
from indochine.server.storage.interface import GameRow, Head, SeatRow
from indochine.server.stored import (
    AnyEvent,
    Handed,
    Offered,
    Relinked,
    Replied,
    Said,
    Sat,
    Setup,
    decode_event,
    decode_setup,
    encode,
)

KEYS = 10_000  # tokens whose hash is remembered: each comes with every command and every update


class Mark(NamedTuple):
    """How long log and record were after a step, and from which line on the step changed the log."""

    journal: Chain | None
    kept: int  # items of the journal that the step left as they were
    log_from: int
    lines: int
    entries: int


class OpenOffer(NamedTuple):
    """A proposal that waits for the others."""

    number: int  # of the stored event
    seat: str
    what: str
    to: int | None
    waiting: frozenset[str]


class Table:
    """A game with the people at it."""

    def __init__(self, row: GameRow, title: Title, setup: Setup, game: Game) -> None:
        self.id, self.created, self.title, self.setup, self.game = row.id, row.created, title, setup, game
        self.seats: dict[str, SeatRow] = {seat.seat: seat for seat in row.seats}
        self.audiences = (*self.seats, SPECTATOR)
        self.deciding = game.seat  # None when the game is over
        self.steps: list[AnyEvent] = []
        self.marks = [Mark(game.state.journal, 0, 0, count_lines(game.state.journal, 0), 0)]
        self.seen: dict[str, list[int]] = {audience: [] for audience in self.audiences}
        self.expect: dict[str, int] = dict.fromkeys(self.audiences, 0)
        self.keys: dict[tuple[str | None, str], int] = {}
        self.offers: dict[int, OpenOffer] = {}
        self.next_game: str | None = None
        self.turn, self.since = 0, row.created
        self.read_only: Msg | None = None
        self.lock = asyncio.Lock()
        self.announced = 0  # the last event that another worker has told of while we were busy here
        self.doubtful = False  # whether the last write may or may not have been stored
        self.sights = Sights(title, game)
        self.foreseen: Sights | None = None  # of the position after a step that is being stored
        self.cache: dict[Any, Any] = {}  # what else has been made for somebody of the situation as it is

    @property
    def seq(self) -> int:
        return len(self.steps)

    def head_after(self, event: AnyEvent, game: Game) -> Head:
        """Where the game will stand once an event is stored."""
        deciding, outcome = game.seat, game.outcome
        passed = deciding != self.deciding
        seats = self.seats | {row.seat: row for row in self.seats_after(event)}
        return Head(
            deciding=deciding,
            bot=deciding is not None and seats[deciding].bot is not None,
            over=outcome is not None,
            outcome=encode(outcome.json()).decode() if outcome else None,
            turn=self.seq + 1 if passed else self.turn,
            since=event.at if passed else self.since,
        )

    def seats_after(self, event: AnyEvent) -> tuple[SeatRow, ...]:
        """The rows of seats that an event changes."""
        if not isinstance(event, Sat | Relinked | Handed):
            return ()
        return (changed_seat(self.seats[str(event.seat)], event),)

    # Who is who

    def audience(self, token: str | None) -> str | None:
        """The seat that a token opens; a spectator without one; None for a wrong one."""
        if token is None:
            return SPECTATOR
        secret = secret_of(token)
        for seat in self.seats.values():
            if seat.secret is not None and hmac.compare_digest(seat.secret, secret):
                return seat.seat
        return None

    def people(self) -> list[str]:
        """The seats that somebody holds; who lets a bot play for a while still has a say."""
        return [seat.seat for seat in self.seats.values() if seat.secret is not None]

    def asks(self, audience: str) -> bool:
        """Whether somebody is to decide who would do it themselves."""
        return self.deciding == audience and self.seats[audience].bot is None

    # Taking in a step

    def accept(self, event: AnyEvent, game: Game) -> None:
        """A stored event has happened; `game` stands after it."""
        old, self.game = self.game, game
        private = is_private(event, old, game)
        self.steps.append(event)
        self.mark(old.state.journal, game)
        if event.key:
            self.keys[event.seat, event.key] = self.seq
        before, self.deciding = self.deciding, game.seat
        if self.deciding != before:
            self.turn, self.since = self.seq, event.at
        if event.entries and not private:
            self.offers = {}  # the situation that they were about is gone
        self.note(event)
        self.number(event, private)
        self.look_around(old)
        self.cache = {}

    def foresee(self, game: Game) -> None:
        """A step is being stored that leads to `game`: make what will be asked for. Nobody sees it before."""
        if game is not self.game:
            with suppress(Exception):  # it will be met again, by who asks for it
                self.foreseen = self.sights.of_next(game)

    def look_around(self, old: Game) -> None:
        """The position as it is now, and of which we may have foreseen what is asked for."""
        foreseen, self.foreseen = self.foreseen, None
        if foreseen is not None and foreseen.game is self.game:
            self.sights = foreseen
        elif self.game is not old:
            self.sights = Sights(self.title, self.game)

    def mark(self, before: Chain | None, game: Game) -> None:
        last, after = self.marks[-1], game.state.journal
        kept = shared_length(before, after)
        log_from = last.lines - count_lines(before, kept)
        lines = log_from + count_lines(after, kept)
        entries = game.entries.length if game.entries else 0
        self.marks.append(Mark(after, kept, log_from, lines, entries))

    def note(self, event: AnyEvent) -> None:
        """What an event changes beside the game."""
        self.next_game = event.follow or self.next_game
        if isinstance(event, Sat | Relinked | Handed):
            self.seats[str(event.seat)] = changed_seat(self.seats[str(event.seat)], event)
        elif isinstance(event, Offered) and not event.entries and not event.follow:
            waiting = frozenset(self.people()) - {str(event.seat)}
            self.offers[self.seq] = OpenOffer(self.seq, str(event.seat), event.what, event.to, waiting)
        elif isinstance(event, Replied) and event.offer in self.offers:
            self.settle(event)

    def settle(self, event: Replied) -> None:
        offer = self.offers.pop(event.offer)
        waiting = offer.waiting - {str(event.seat)}
        if event.yes and waiting:
            self.offers[offer.number] = offer._replace(waiting=waiting)

    def number(self, event: AnyEvent, private: bool) -> None:
        """Each audience counts what it may know of."""
        for audience in self.audiences:
            if may_know(event, private, audience):
                self.seen[audience].append(self.seq)
                if event.entries:
                    self.expect[audience] = len(self.seen[audience])

    # Reading

    def counted(self, audience: str, seq: int) -> tuple[int, int]:
        """A stored event as an audience counts, and what was to be expected right after it."""
        known = self.seen[audience][: self.seen[audience].index(seq) + 1]
        moves = [number for number, known_seq in enumerate(known, 1) if self.steps[known_seq - 1].entries]
        return len(known), moves[-1] if moves else 0

    def lines_of(self, seq: int) -> list[Event]:
        """What a step added to the log."""
        mark = self.marks[seq]
        return [item for item in unchain(mark.journal, mark.kept) if isinstance(item, Event)]

    def stored_number(self, audience: str, number: int) -> int | None:
        """The stored event behind a number that an audience counts."""
        seen = self.seen[audience]
        return seen[number - 1] if 1 <= number <= len(seen) else None


@lru_cache(KEYS)
def secret_of(token: str) -> str:
    """What is stored of a token: nobody who reads the database can sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def changed_seat(seat: SeatRow, event: Sat | Relinked | Handed) -> SeatRow:
    name = event.name if isinstance(event, Sat) else seat.name
    secret = event.secret if isinstance(event, Relinked) else seat.secret
    bot = event.level if isinstance(event, Handed) else seat.bot
    return SeatRow(seat.seat, secret, name, bot)


def is_private(event: AnyEvent, before: Game, after: Game) -> bool:
    """Whether an event is a standing order that nobody else could notice."""
    if not event.entries or "order" not in event.entries[0] or before.over or after.over:
        return False
    old, new = before.state, after.state
    return old.journal is new.journal and old.frames[-1] is new.frames[-1]


def may_know(event: AnyEvent, private: bool, audience: str) -> bool:
    if private or isinstance(event, Relinked):
        return audience == event.seat
    return audience != SPECTATOR or not isinstance(event, Said)


def shared_length(a: Chain | None, b: Chain | None) -> int:
    """How many items two chains have in common."""
    while a is not b:
        if a is not None and (b is None or a.length >= b.length):
            a = a.previous
        else:
            assert b is not None
            b = b.previous
    return a.length if a else 0


def count_lines(journal: Chain | None, since: int) -> int:
    return sum(isinstance(item, Event) for item in unchain(journal, since))


# From the database


def open_table(row: GameRow, bodies: list[str]) -> Table:
    """The table as its events left it; read-only from the event on that does not replay here."""
    setup = decode_setup(row.setup)
    title = find_title(setup.title)
    table = Table(row, title, setup, begun(title, record_head(setup)))
    if is_changed(setup, table.game):
        table.read_only = unplayable(table, BadRecord("opening", "the game began otherwise"))
    take_in(table, bodies)
    return table


def is_changed(setup: Setup, start: Game) -> bool:
    """Whether a game of this version no longer begins as it did; one of another is judged by its steps."""
    same = setup.versions == versions(start.title)
    return same and setup.opening not in ("", opening_of(start))


def opening_of(game: Game) -> str:
    """Names the dice and the position a game begins with: neither is changed unnoticed, before any roll."""
    return hashlib.sha256(f"{game.setup.seed}:{game.digest()}".encode()).hexdigest()[:16]


def record_head(setup: Setup) -> dict[str, Any]:
    return {
        "scenario": setup.scenario,
        "options": setup.options,
        "seed": setup.seed,
        "versions": setup.versions,
        "position": setup.position,
    }


def take_in(table: Table, bodies: list[str]) -> None:
    """More events, played again; what another version of rules or pack made may not replay."""
    for body in bodies:
        if table.read_only:
            return
        try:
            event = decode_event(body)
            game = replayed(table, event)
        except (IndochineError, MsgspecError) as problem:
            table.read_only = unplayable(table, problem)
            return
        table.accept(event, game)


def replayed(table: Table, event: AnyEvent) -> Game:
    if not event.entries:
        return table.game
    game, record = table.game.copy(), record_head(table.setup)
    for number, entry in enumerate(event.entries):
        if "back" in entry:
            game.take_back(entry["back"], entry["seat"])
        else:
            replay_entry(table.title, record, game, entry, f"step {table.seq + 1}, entry {number}")
    added = unchain(game.entries, table.marks[-1].entries)
    if added != list(event.entries):
        raise BadRecord(f"step {table.seq + 1}", "the record has other entries")
    return game


def unplayable(table: Table, problem: Exception) -> Msg:
    made_by, here = table.setup.versions, versions(table.title)
    kind = "other-version" if made_by != here else "damaged"
    return Msg("read-only-" + kind, made=made_with(made_by), here=made_with(here), problem=str(problem))
