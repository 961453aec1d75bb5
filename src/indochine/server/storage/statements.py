"""The SQL that both databases understand, parameters written `$1`; SQLite reads them as `?1`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from indochine.server.storage.interface import Contact, Due

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
    WHERE s.secret IN {GIVEN} ORDER BY g.updated DESC, g.id, s.place"""
SEATS_OF_HELD = f"""SELECT {SEAT} FROM seat s
    WHERE s.game IN (SELECT game FROM seat WHERE secret IN {GIVEN}) ORDER BY s.game, s.place"""

FINISHED = "WHERE g.ended AND g.updated < $1 ORDER BY g.updated DESC, g.id LIMIT $2"
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
    AND ((c.told < g.turn AND g.since <= $2)
        OR (c.told = g.turn AND c.remind_hours > 0 AND c.reminded + c.remind_hours * 3600 <= $1))
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

CLAIM = """UPDATE contact SET told = $3, reminded = $4
    WHERE game = $1 AND seat = $2 AND told = $5 AND reminded = $6 AND EXISTS (
        SELECT 1 FROM game WHERE id = $1 AND turn = $3 AND deciding = $2 AND NOT ended)"""

UNCLAIM = """UPDATE contact SET told = $4, reminded = $5, failures = failures + 1
    WHERE game = $1 AND seat = $2 AND told = $3"""


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


def _unclaim_values(due: Due) -> tuple[Any, ...]:
    contact = due.contact
    return contact.game, contact.seat, due.turn, contact.told, contact.reminded


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
