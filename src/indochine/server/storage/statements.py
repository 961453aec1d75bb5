"""The SQL that both databases understand, parameters written `$1`; SQLite reads them as `?1`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from indochine.server.storage.interface import Contact, Due, KeptGame

MOST_FAILURES = 6  # attempts to deliver one message; then the next turn of the player is waited for
FIRST_PAUSE = 15  # seconds, four times as many after each failure: 1, 4, 16 minutes, 1, 4 hours

# ---------------------------------------------------------------- reading

GAME = """g.id, g.title, g.created, g.updated, g.seq, p.setup,
    g.deciding, g.bot, g.ended, g.outcome, g.turn, g.since"""
GAMES = "game g JOIN setup p ON p.game = g.id"
SEAT = "s.game, s.seat, s.secret, s.name, s.bot"
CONTACT = "c.game, c.seat, c.email, c.webhook, c.language, c.remind_hours, c.told, c.reminded, c.failures"
GIVEN = "(SELECT json_array_elements_text($1::json))"  # the strings of a JSON list

GAME_BY_ID = f"SELECT {GAME} FROM {GAMES} WHERE g.id = $1"
SEATS_OF_GAME = f"SELECT {SEAT} FROM seat s WHERE s.game = $1 ORDER BY s.place"
EVENTS_SINCE = "SELECT body FROM event WHERE game = $1 AND seq > $2 ORDER BY seq"
HEAD = "SELECT seq FROM game WHERE id = $1"

HELD = f"""SELECT {GAME}, s.seat FROM {GAMES} JOIN seat s ON s.game = g.id
    WHERE s.secret IN {GIVEN} ORDER BY g.since DESC, g.id, s.place"""
SEATS_OF_HELD = f"""SELECT {SEAT} FROM seat s
    WHERE s.game IN (SELECT game FROM seat WHERE secret IN {GIVEN}) ORDER BY s.game, s.place"""

FINISHED = "WHERE g.ended AND g.since < $1 ORDER BY g.since DESC, g.id LIMIT $2"
FINISHED_GAMES = f"SELECT {GAME}, NULL FROM {GAMES} {FINISHED}"
SEATS_OF_FINISHED = f"""SELECT {SEAT} FROM seat s
    WHERE s.game IN (SELECT g.id FROM game g {FINISHED}) ORDER BY s.game, s.place"""

BOT_GAMES = "SELECT id FROM game WHERE bot AND NOT ended AND updated < $1 ORDER BY updated"
ALL_IDS = "SELECT id FROM game ORDER BY created, id"
NOTE = "SELECT text FROM note WHERE game = $1 AND seat = $2"
CONTACT_OF_SEAT = f"SELECT {CONTACT} FROM contact c WHERE c.game = $1 AND c.seat = $2"

# $1 now, $2 the latest beginning of a turn that is told already
DUE = f"""SELECT {CONTACT}, g.title, g.turn, g.since FROM contact c JOIN game g ON g.id = c.game
    WHERE (c.email <> '' OR c.webhook <> '') AND g.deciding = c.seat AND NOT g.bot AND NOT g.ended
    AND ((c.told < g.turn AND g.since <= $2
            AND (c.failures = 0 OR c.reminded + {FIRST_PAUSE} * (1 << (2 * c.failures)) <= $1))
        OR (c.told = g.turn AND c.remind_hours > 0 AND c.reminded + c.remind_hours * 3600 <= $1
            AND g.since + c.remind_hours * 3600 <= $1))
    ORDER BY g.since, c.game"""

# Numbers in a game have no gaps, so the last one counts its events.
COUNTS = (
    "SELECT count(*), coalesce(sum(CASE WHEN ended THEN 1 ELSE 0 END), 0), coalesce(sum(seq), 0) FROM game"
)

# ---------------------------------------------------------------- writing, other than games and events

PUT_NOTE = """INSERT INTO note (game, seat, text, at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (game, seat) DO UPDATE SET text = excluded.text, at = excluded.at"""

PUT_CONTACT = """INSERT INTO contact
    (game, seat, email, webhook, language, remind_hours, told, reminded, failures)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (game, seat) DO UPDATE SET email = excluded.email, webhook = excluded.webhook,
        language = excluded.language, remind_hours = excluded.remind_hours, failures = excluded.failures"""

# Whether it can be delivered is still to be seen: a failure counts on from those before.
CLAIM = """UPDATE contact SET told = $3, reminded = $4, failures = 0
    WHERE game = $1 AND seat = $2 AND told = $5 AND reminded = $6 AND EXISTS (
        SELECT 1 FROM game WHERE id = $1 AND turn = $3 AND deciding = $2 AND NOT ended)"""

UNCLAIM = """UPDATE contact SET told = $4, reminded = $5, failures = $6
    WHERE game = $1 AND seat = $2 AND told = $3"""

# ---------------------------------------------------------------- all that is kept of a game

COUNT_ROWS = """SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM event),
    (SELECT count(*) FROM note), (SELECT count(*) FROM contact)"""
KEPT_EVENTS = "SELECT seq, at, body FROM event WHERE game = $1 ORDER BY seq"
KEPT_NOTES = "SELECT seat, text, at FROM note WHERE game = $1 ORDER BY seat"
KEPT_CONTACTS = f"SELECT {CONTACT} FROM contact c WHERE c.game = $1 ORDER BY c.seat"

KEEP_GAME = """INSERT INTO game
    (id, title, created, updated, seq, deciding, bot, ended, outcome, turn, since)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"""
KEEP_SETUP = "INSERT INTO setup (game, setup) VALUES ($1, $2)"
KEEP_SEAT = "INSERT INTO seat (game, place, seat, secret, name, bot) VALUES ($1, $2, $3, $4, $5, $6)"
KEEP_EVENT = "INSERT INTO event (game, seq, at, body) VALUES ($1, $2, $3, $4)"


def kept_rows(kept: KeptGame) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """The statements that put a game back, each with its rows."""
    game, head = kept.game, kept.game.head
    standing = (head.deciding, head.bot, head.over, head.outcome, head.turn, head.since)
    return [
        (KEEP_GAME, [(game.id, game.title, game.created, game.updated, game.seq, *standing)]),
        (KEEP_SETUP, [(game.id, game.setup)]),
        (KEEP_SEAT, [(game.id, n, s.seat, s.secret, s.name, s.bot) for n, s in enumerate(game.seats)]),
        (KEEP_EVENT, [(game.id, event.seq, event.at, event.body) for event in kept.events]),
        (PUT_NOTE, [(game.id, note.seat, note.text, note.at) for note in kept.notes]),
        (PUT_CONTACT, [_contact_values(contact) for contact in kept.contacts]),
    ]


def told_after_failure(due: Due) -> int:
    """To be told once more, until the last attempt: then the turn counts as told."""
    return due.turn if due.contact.failures + 1 >= MOST_FAILURES else due.contact.told


def failures_after(due: Due) -> int:
    return min(due.contact.failures + 1, MOST_FAILURES)


class Note(NamedTuple):
    """What a seat wrote down for itself."""

    game: str
    seat: str
    text: str
    at: float


class Claim(NamedTuple):
    """A message that a worker is about to send."""

    due: Due
    at: float


def _contact_values(contact: Contact) -> tuple[Any, ...]:
    return tuple(getattr(contact, field) for field in Contact.__struct_fields__)


def _claim_values(claim: Claim) -> tuple[Any, ...]:
    due, contact = claim.due, claim.due.contact
    return contact.game, contact.seat, due.turn, claim.at, contact.told, contact.reminded


def _unclaim_values(failed: Claim) -> tuple[Any, ...]:
    due, contact = failed.due, failed.due.contact
    return contact.game, contact.seat, due.turn, told_after_failure(due), failed.at, failures_after(due)


class Change(NamedTuple):
    """A statement that writes one row, and its parameters; the answer is whether a row was written."""

    sql: str
    values: Callable[[Any], tuple[Any, ...]]


CHANGES = {
    "note": Change(PUT_NOTE, tuple),
    "contact": Change(PUT_CONTACT, _contact_values),
    "claim": Change(CLAIM, _claim_values),
    "unclaim": Change(UNCLAIM, _unclaim_values),
}
