"""Games that follow one another: a rematch, and the second game of a match, each with sides swapped."""

from __future__ import annotations

import secrets

from indochine.server import messages as m
from indochine.server.deeds import follower
from indochine.server.opening import head_of, setup_of
from indochine.server.storage.interface import GameRow, SeatRow
from indochine.server.stored import encode
from indochine.server.tables import Table


def following_row(table: Table, now: float) -> GameRow:
    """The game that follows: same options, sides swapped, everybody's link opens their new seat.

    Its dice are drawn afresh: the secret of the first game is known to everybody by now. If two workers make
    it at once, the store keeps the first.
    """
    id = str(table.next_game)
    seed = "sealed:" + secrets.token_hex(32)
    game = table.title.start(table.setup.scenario, table.setup.options, seed)
    match = 2 if id == follower(table, "match") else int(table.setup.match > 0)
    seats = swapped(table)
    setup = setup_of(game, match=match, before=table.id)
    return GameRow(id, setup.title, now, encode(setup).decode(), seats, head_of(game, seats, now))


def swapped(table: Table) -> tuple[SeatRow, ...]:
    """Everybody one seat further."""
    rows = list(table.seats.values())
    return tuple(
        SeatRow(row.seat, holder.secret, holder.name, holder.bot)
        for row, holder in zip(rows, [*rows[1:], rows[0]], strict=True)
    )


def match_score(first: Table, second: Table | None) -> m.MatchSeen:
    """The wins of each player, named by their seat in the first game; a draw is half a win for both."""
    seats = list(first.seats)
    wins = dict.fromkeys(seats, 0.0)
    for table, order in [(first, seats), (second, seats[::-1])]:
        if table is not None and table.game.outcome is not None:
            count(wins, dict(zip(table.seats, order, strict=True)), table.game.outcome.winner)
    players = {seat: row.name for seat, row in first.seats.items()}
    return m.MatchSeen(2 if second else 1, first.id, players, wins)


def count(wins: dict[str, float], holder: dict[str, str], winner: str | None) -> None:
    if winner is not None:
        wins[holder[winner]] += 1
    else:
        for seat in wins:
            wins[seat] += 1 / len(wins)
