"""What is written to PostgreSQL: one statement for all games or events of a batch, however many there are.

The rows travel as one JSON parameter. They are inserted in the order of their ids, so that of two workers
whose batches name the same games one waits for the other, and never each for the other.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

from indochine.server.storage.interface import EventRow, GameRow, News
from indochine.server.storage.statements import CHANGES

CHANNEL = "indochine_news"
MOST_TOLD = 7000  # bytes of an event that are told with the news of it: PostgreSQL allows somewhat more

HEAD = """(head ->> 'deciding'), (head ->> 'bot')::boolean, (head ->> 'over')::boolean,
    (head ->> 'outcome'), (head ->> 'turn')::integer, (head ->> 'since')::double precision"""

CREATE = f"""
WITH job AS (
    SELECT * FROM json_to_recordset($1::json)
        AS job (id text, title text, created double precision, setup text, seats json, head json)
), made AS (
    INSERT INTO game (id, title, created, seq, updated, deciding, bot, ended, outcome, turn, since)
    SELECT id, title, created, 0, created, {HEAD} FROM job ORDER BY id
    ON CONFLICT DO NOTHING RETURNING id
), prepared AS (
    INSERT INTO setup (game, setup) SELECT id, setup FROM job JOIN made USING (id)
), seated AS (
    INSERT INTO seat (game, place, seat, secret, name, bot)
    SELECT id, place, seat ->> 'seat', seat ->> 'secret', seat ->> 'name', seat ->> 'bot'
    FROM job JOIN made USING (id), json_array_elements(seats) WITH ORDINALITY AS seats (seat, place)
)
SELECT id FROM made
"""

# A game moves on only from the number before; if another worker takes that number at the same moment, the
# primary key decides. Several events of one game may stand in a batch: each is then to follow the one before
# it, and the last gives the game's head.
APPEND = f"""
WITH job AS (
    SELECT * FROM json_to_recordset($1::json)
        AS job (game text, seq integer, at double precision, body text, head json, seats json)
), standing AS (
    SELECT id, seq FROM game WHERE id IN (SELECT game FROM job)
), ahead AS (
    SELECT job.*, job.seq - standing.seq AS step,
        row_number() OVER (PARTITION BY game ORDER BY job.seq) AS place
    FROM job JOIN standing ON standing.id = job.game WHERE job.seq > standing.seq
), stored AS (
    INSERT INTO event (game, seq, at, body)
    SELECT game, seq, at, body FROM ahead WHERE step = place ORDER BY game, seq
    ON CONFLICT DO NOTHING RETURNING game, seq, body
), accepted AS (
    SELECT ahead.* FROM ahead JOIN stored USING (game, seq)
), moved AS (
    UPDATE game SET seq = newest.seq, updated = newest.at,
        (deciding, bot, ended, outcome, turn, since) = ROW ({HEAD})
    FROM (SELECT DISTINCT ON (game) * FROM accepted ORDER BY game, seq DESC) AS newest
    WHERE id = newest.game
), reseated AS (
    UPDATE seat SET secret = row ->> 'secret', name = row ->> 'name', bot = row ->> 'bot'
    FROM (
        SELECT DISTINCT ON (game, row ->> 'seat') game, row
        FROM accepted, json_array_elements(seats) AS row ORDER BY game, row ->> 'seat', seq DESC
    ) AS changed
    WHERE seat.game = changed.game AND seat.seat = row ->> 'seat'
)
SELECT game, seq, pg_notify('{CHANNEL}', game || ' ' || seq || ' ' ||
    CASE WHEN octet_length(body) <= {MOST_TOLD} THEN body ELSE '' END) FROM stored
"""

Deed = Callable[[asyncpg.Connection, list[Any]], Awaitable[list[bool]]]


def told(payload: str) -> News:
    """What a worker told the others."""
    game, _, rest = payload.partition(" ")
    seq, _, body = rest.partition(" ")
    return News(game, int(seq or 0), body)


async def _create(connection: asyncpg.Connection, games: list[GameRow]) -> list[bool]:
    firsts = _firsts((game.id for game in games), games)
    made = await connection.fetch(CREATE, _json(firsts))
    return _answers(((game.id, game) for game in games), firsts, {id for [id] in made})


async def _append(connection: asyncpg.Connection, events: list[EventRow]) -> list[bool]:
    firsts = _firsts(((event.game, event.seq) for event in events), events)
    stored = await connection.fetch(APPEND, _json(firsts))
    keys = {(game, seq) for game, seq, _ in stored}
    return _answers((((event.game, event.seq), event) for event in events), firsts, keys)


def _firsts(keys: Iterable[Hashable], rows: list[Any]) -> dict[Hashable, Any]:
    """Of several rows that want the same place, the one that came first."""
    firsts: dict[Hashable, Any] = {}
    for key, row in zip(keys, rows, strict=True):
        firsts.setdefault(key, row)
    return firsts


def _json(rows: dict[Hashable, Any]) -> str:
    return msgspec.json.encode(list(rows.values())).decode()


def _answers(
    rows: Iterable[tuple[Hashable, Any]], firsts: dict[Hashable, Any], written: set[Any]
) -> list[bool]:
    return [key in written and firsts[key] is row for key, row in rows]


def _change(kind: str) -> Deed:
    statement, values = CHANGES[kind]

    async def deed(connection: asyncpg.Connection, rows: list[Any]) -> list[bool]:
        statuses = [await connection.execute(statement, *values(row)) for row in rows]
        return [not status.endswith(" 0") for status in statuses]

    return deed


DEEDS: dict[str, Deed] = {
    "create": _create,
    "append": _append,
    **{kind: _change(kind) for kind in CHANGES},
}
