"""Setting up a game: seats with their secret links, dice with a secret that is committed to."""

from __future__ import annotations

import secrets

from indochine.bots import names as bot_names
from indochine.kernel.errors import BadPosition, BadRecord, BadSetup
from indochine.kernel.events import unchain
from indochine.kernel.game import Game
from indochine.kernel.record import replay_on, versions
from indochine.kernel.registry import title as find_title
from indochine.kernel.title import Title
from indochine.server import messages as m
from indochine.server.problems import Trouble
from indochine.server.storage.interface import GameRow, Head, SeatRow
from indochine.server.stored import Moved, Setup, encode
from indochine.server.tables import secret_of

Seats = dict[str, m.Person | m.BotSeat]


def opened(wish: m.NewGame, now: float, secret: bytes) -> tuple[GameRow, dict[str, str]]:
    """A new game, and the tokens of the seats that people take."""
    title = titled(wish.title)
    try:
        game = title.start(wish.scenario, wish.options, "sealed:" + secret.hex())
    except BadSetup as problem:
        raise Trouble("bad-setup", problem=str(problem)) from None
    match = 1 if wish.match and len(game.seats) > 1 else 0
    return rows(game, wish.seats, now, setup_of(game, match=match))


def titled(id: str) -> Title:
    try:
        return find_title(id)
    except BadSetup as problem:
        raise Trouble("no-such-title", problem=str(problem)) from None


def imported(wish: m.ImportGame, now: float) -> tuple[GameRow, dict[str, str], Moved | None]:
    """A game that goes on from a record or a position, and the event that holds what was played before."""
    document = wish.record if wish.record is not None else wish.position
    if document is None or (wish.record is not None and wish.position is not None):
        raise Trouble("bad-setup", problem="send either a record or a position")
    title = titled(str(document.get("title")))
    try:
        if wish.record is not None:
            game = replay_on(title, wish.record)
        else:
            game = title.from_position(wish.position, "sealed:" + secrets.token_hex(32))
    except BadRecord as problem:
        raise Trouble("bad-record", problem=str(problem)) from None
    except BadPosition as problem:
        raise Trouble("bad-position", problem=str(problem)) from None
    entries = tuple(unchain(game.entries))
    event = Moved(now, entries=entries) if entries else None
    row, tokens = rows(game, wish.seats, now, setup_of(game, imported=wish.record is not None))
    return row, tokens, event


def setup_of(game: Game, match: int = 0, imported: bool = False, before: str | None = None) -> Setup:
    setup = game.setup
    return Setup(
        title=game.title.id,
        scenario=setup.scenario,
        options=dict(setup.options),
        seed=setup.seed,
        versions=versions(game.title),
        position=setup.position,
        imported=imported,
        match=match,
        before=before,
    )


def rows(game: Game, wished: Seats, now: float, setup: Setup) -> tuple[GameRow, dict[str, str]]:
    for seat in wished:
        if seat not in game.seats:
            there = ", ".join(game.seats)
            raise Trouble("bad-setup", problem=f"there is no seat {seat!r}; there are {there}")
    tokens = {
        seat: secrets.token_urlsafe(32) for seat in game.seats if not isinstance(wished.get(seat), m.BotSeat)
    }
    seats = tuple(seat_row(seat, wished.get(seat), tokens.get(seat)) for seat in game.seats)
    row = GameRow(
        secrets.token_hex(10), setup.title, now, encode(setup).decode(), seats, head_of(game, seats, now)
    )
    return row, tokens


def seat_row(seat: str, wished: m.Person | m.BotSeat | None, token: str | None) -> SeatRow:
    if isinstance(wished, m.BotSeat):
        if wished.level not in bot_names():
            there = ", ".join(bot_names())
            raise Trouble("bad-setup", problem=f"there is no bot {wished.level!r}; there are: {there}")
        return SeatRow(seat, None, "", wished.level)
    assert token is not None
    name = " ".join(wished.name.split()) if wished else ""
    if name and not name.isprintable():
        raise Trouble("malformed", field="name", problem="a name is made of printable characters")
    return SeatRow(seat, secret_of(token), name, None)


def head_of(game: Game, seats: tuple[SeatRow, ...], now: float) -> Head:
    deciding, outcome = game.seat, game.outcome
    bots = {row.seat for row in seats if row.bot is not None}
    encoded = encode(outcome.json()).decode() if outcome else None
    return Head(deciding, deciding in bots, outcome is not None, encoded, 0, now)
