"""A finished game of each title to look at before anybody has played: bots play it, nobody sits at it.

It is not stored. The same seed gives the same game in every worker and after every start.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from indochine.bots import Sight, bot, names
from indochine.kernel.game import Game
from indochine.kernel.registry import title as find_title
from indochine.kernel.title import Title
from indochine.server.deeds import moved
from indochine.server.minds import bot_key, chance
from indochine.server.opening import head_of, setup_of
from indochine.server.storage.interface import GameRow, SeatRow
from indochine.server.stored import encode
from indochine.server.tables import Table

PREFIX = "demo-"  # no id of a stored game has a dash
SEED = 75
PACE = 20.0  # seconds from one decision to the next, had it been played by people


def is_demo(id: str) -> bool:
    return id.startswith(PREFIX)


def demo_table(id: str, now: float) -> Table:
    """The table `demo-<title>`, with the game played to its end by the best bot there is."""
    table = laid(id, now)
    level = player(table.title)
    thinker = bot(level)
    while not table.game.over:
        seat = str(table.game.seat)
        expect = table.expect[seat]
        code = thinker.choose(Sight(table.game), Random(chance(table, expect)))
        when = now + PACE * table.seq
        table.accept(*moved(table, seat, bot_key(level, expect), when, choosing(code)))
    return table


def player(title: Title) -> str:
    """Who plays a demonstration: the best of the quick ones."""
    return "planner" if "planner" in names(title) else "random"


def choosing(code: int) -> Callable[[Game], None]:
    return lambda game: game.choose(code)


def laid(id: str, now: float) -> Table:
    """The table before the first decision; the dice are no secret."""
    title = find_title(id.removeprefix(PREFIX))
    game = title.start(seed=SEED)
    seats = tuple(SeatRow(seat, None, "", player(title)) for seat in game.seats)
    setup = setup_of(game, imported=True)
    row = GameRow(id, title.id, now, encode(setup).decode(), seats, head_of(game, seats, now))
    return Table(row, title, setup, game)
