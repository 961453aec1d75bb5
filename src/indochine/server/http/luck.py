"""The luck ledger of a game that is over: worked out when somebody asks, for everybody at the table."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from math import sqrt

from indochine.analysis.luck import Ledger, Row, Total, ledger_of, side_id, told
from indochine.server import messages as m
from indochine.server.http.door import Call, Endpoint
from indochine.server.problems import Trouble
from indochine.server.tables import Mark, Table

KEPT = "luck"  # under which it is kept beside the table


async def get_luck(call: Call) -> m.Luck:
    table, audience = await call.looking()
    if not table.game.over:
        raise Trouble("not-over")
    ledger: Ledger | None = table.cache.get(KEPT)
    if ledger is None:
        ledger = await asyncio.to_thread(ledger_of, table.title, table.game.record())
        table.cache[KEPT] = ledger
    return seen_by(table, audience, ledger)


def seen_by(table: Table, audience: str, ledger: Ledger) -> m.Luck:
    """The ledger, each roll with the step that an audience knows it by."""
    rolls = [roll(ledger, row, step_of(table, audience, row.entry)) for row in ledger.rows]
    return m.Luck(rolls, [side(ledger, total) for total in ledger.totals], ledger.unjudged)


def step_of(table: Table, audience: str, entry: int) -> int:
    """The step that brought an entry of the record; 0 for what happened before the first."""
    stored = bisect_right(table.marks, entry, key=entries_at)
    seen = table.seen[audience]
    return min(bisect_left(seen, stored) + 1, len(seen)) if stored else 0


def entries_at(mark: Mark) -> int:
    return mark.entries


def roll(ledger: Ledger, row: Row, step: int) -> m.LuckRoll:
    one = row.judged
    return m.LuckRoll(
        step=step,
        turn=row.turn,
        side=side_id(ledger, one.side),
        msg=told(ledger, row).msg.json(),
        rule=row.event.kind.rule,
        dice=list(one.faces),
        expected=one.expected,
        got=one.got,
        deviation=sqrt(one.variance),
        percentile=one.percentile,
    )


def side(ledger: Ledger, total: Total) -> m.LuckSide:
    return m.LuckSide(
        side=side_id(ledger, total.side),
        rolls=total.rolls,
        expected=total.expected,
        got=total.got,
        deviation=total.deviation,
        score=total.score,
        chance=total.chance,
    )


LUCK = (
    Endpoint("GET", "/api/games/{game}/luck", get_luck, m.Luck,
             "How lucky each side was with its dice, roll by roll; only when the game is over.",
             limit="heavy"),
)  # fmt: skip
