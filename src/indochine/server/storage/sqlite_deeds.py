"""What is written to SQLite: one statement for all events of a batch, however many there are.

A thread that runs a statement lets the others go on, and afterwards waits until one of them lets it go on. So
one statement that is a transaction by itself keeps the writer and the tables out of each other's way.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from sqlite3 import SQLITE_CONSTRAINT_TRIGGER, Connection, IntegrityError
from typing import Any

from indochine.server.storage.interface import EventRow, GameRow, Head
from indochine.server.storage.statements import CHANGES, GIVEN
from indochine.server.storage.writer import Job

MOST = 100  # events in one statement; SQLite takes some thousand parameters

PUT_GAME = """INSERT OR IGNORE INTO game
    (id, title, created, seq, updated, deciding, bot, ended, outcome, turn, since)
    VALUES (?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?)"""
PUT_SETUP = "INSERT INTO setup (game, setup) VALUES (?, ?)"
PUT_SEAT = "INSERT INTO seat (game, place, seat, secret, name, bot) VALUES (?, ?, ?, ?, ?, ?)"
# A game moves on only from the number before: this is what lets one of two writers win.
PREPARE = (
    "PRAGMA temp_store = MEMORY",
    """CREATE TEMP VIEW arriving AS SELECT NULL AS game, NULL AS seq, NULL AS at, NULL AS body,
        NULL AS deciding, NULL AS bot, NULL AS ended, NULL AS outcome, NULL AS turn, NULL AS since""",
    """CREATE TEMP TRIGGER arrive INSTEAD OF INSERT ON arriving BEGIN
        UPDATE game SET seq = NEW.seq, updated = NEW.at, deciding = NEW.deciding, bot = NEW.bot,
            ended = NEW.ended, outcome = NEW.outcome, turn = NEW.turn, since = NEW.since
            WHERE id = NEW.game AND seq = NEW.seq - 1;
        SELECT RAISE(ABORT, 'number taken') WHERE changes() = 0;
        INSERT INTO event (game, seq, at, body) VALUES (NEW.game, NEW.seq, NEW.at, NEW.body);
    END""",
)
ARRIVE = "INSERT INTO arriving (game, seq, at, body, deciding, bot, ended, outcome, turn, since) VALUES "
ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
RESEAT = "UPDATE seat SET secret = ?, name = ?, bot = ? WHERE game = ? AND seat = ?"


@cache
def in_dialect(statement: str) -> str:
    """The same statement as SQLite reads it."""
    return statement.replace(GIVEN, "(SELECT value FROM json_each($1))").replace("$", "?")


def prepare(connection: Connection) -> None:
    """What a connection needs before it can write."""
    for statement in PREPARE:
        connection.execute(statement)


def in_one(jobs: list[Job]) -> list[EventRow] | None:
    """The events of jobs that a single statement can store; None if there is more to do."""
    events = [job.row for job in jobs if job.kind == "append" and not job.row.seats]
    return events if len(events) == len(jobs) <= MOST else None


def store(connection: Connection, events: list[EventRow]) -> bool:
    """All of them or none; a transaction by itself if none is open. False if a number is not the next."""
    values = [value for event in events for value in values_of(event)]
    try:
        connection.execute(arrive(len(events)), values)
    except IntegrityError as problem:
        if problem.sqlite_errorcode == SQLITE_CONSTRAINT_TRIGGER:
            return False
        raise
    return True


@cache
def arrive(number: int) -> str:
    return ARRIVE + ", ".join([ROW] * number)


def values_of(event: EventRow) -> tuple[Any, ...]:
    return event.game, event.seq, event.at, event.body, *head_values(event.head)


def append(connection: Connection, event: EventRow) -> bool:
    if not store(connection, [event]):
        return False
    for seat in event.seats:
        connection.execute(RESEAT, (seat.secret, seat.name, seat.bot, event.game, seat.seat))
    return True


def head_values(head: Head) -> tuple[Any, ...]:
    return head.deciding, head.bot, head.over, head.outcome, head.turn, head.since


def create(connection: Connection, game: GameRow) -> bool:
    values = (game.id, game.title, game.created, game.created, *head_values(game.head))
    if not connection.execute(PUT_GAME, values).rowcount:
        return False
    connection.execute(PUT_SETUP, (game.id, game.setup))
    seats = [(game.id, n, s.seat, s.secret, s.name, s.bot) for n, s in enumerate(game.seats)]
    connection.executemany(PUT_SEAT, seats)
    return True


def change(kind: str) -> Callable[[Connection, Any], bool]:
    statement, values = in_dialect(CHANGES[kind].sql), CHANGES[kind].values
    return lambda connection, row: connection.execute(statement, values(row)).rowcount > 0


DEEDS: dict[str, Callable[[Connection, Any], bool]] = {
    "create": create,
    "append": append,
    **{kind: change(kind) for kind in CHANGES},
}
