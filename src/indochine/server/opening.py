"""Setting up a game: seats with their secret links, dice with a secret that is committed to."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec.structs import replace

from indochine.bots import names as bot_names
from indochine.kernel.errors import BadPosition, BadRecord, BadSetup
from indochine.kernel.events import unchain
from indochine.kernel.game import Game
from indochine.kernel.record import begun, replay_on, versions
from indochine.kernel.registry import title as find_title
from indochine.kernel.text import Msg
from indochine.kernel.title import Title
from indochine.server import messages as m
from indochine.server.problems import Trouble, malformed
from indochine.server.storage.interface import EventRow, GameRow, Head, SeatRow
from indochine.server.stored import Moved, Setup, encode
from indochine.server.tables import open_table, opening_of, record_head, secret_of

Seats = dict[str, m.Person | m.BotSeat]


def opened(wish: m.NewGame, now: float, secret: bytes) -> tuple[GameRow, dict[str, str]]:
    """A new game, and the tokens of the seats that people take."""
    title = titled(wish.title)
    try:
        game = title.start(wish.scenario, chosen_options(title, wish), "sealed:" + secret.hex())
    except BadSetup as problem:
        raise Trouble("bad-setup", problem=problem) from None
    match = 1 if wish.match and len(game.seats) > 1 else 0
    return rows(game, wish.seats, now, setup_of(game, match=match))


def chosen_options(title: Title, wish: m.NewGame) -> dict[str, Any]:
    """What the creator chose; for two or more people far apart, what suits them fills the gaps."""
    scenario, options = title.settle(wish.scenario, wish.options)
    bots = {seat for seat, who in wish.seats.items() if isinstance(who, m.BotSeat)}
    people = set(title.seats_of(scenario, options)) - bots
    return {**title.remote_defaults, **wish.options} if len(people) > 1 else wish.options


def titled(id: str) -> Title:
    try:
        return find_title(id)
    except BadSetup as problem:
        raise Trouble("no-such-title", problem=problem) from None


def imported(wish: m.ImportGame, now: float) -> tuple[GameRow, dict[str, str], EventRow | None]:
    """A game that goes on from a record or a position, and the event that holds what was played before."""
    document = wish.record if wish.record is not None else wish.position
    if document is None or (wish.record is not None and wish.position is not None):
        raise Trouble("bad-setup", problem=Msg("setup-one-document"))
    title = titled(str(document.get("title")))
    try:
        if wish.record is not None:
            game = replay_on(title, wish.record)
        else:
            game = title.from_position(wish.position, "sealed:" + secrets.token_hex(32))
    except BadRecord as problem:
        raise Trouble("bad-record", problem=problem) from None
    except BadPosition as problem:
        raise Trouble("bad-position", problem=problem) from None
    start = begun(title, wish.record) if wish.record is not None else game
    setup = setup_of(game, imported=wish.record is not None, branch_of=wish.branch_of)
    row, tokens = rows(start, wish.seats, now, setup)
    return row, tokens, played_before(row, game, now)


def played_before(row: GameRow, game: Game, now: float) -> EventRow | None:
    """Every entry must play here, those too that were taken back: the table keeps them all."""
    entries = tuple(unchain(game.entries))
    body = encode(Moved(now, entries=entries)).decode()
    table = open_table(row, [body] if entries else [])
    if table.read_only:
        raise Trouble("bad-record", problem=table.read_only)
    head = replace(head_of(game, row.seats, now), turn=table.turn)
    return EventRow(row.id, 1, now, body, head) if entries else None


def setup_of(
    game: Game,
    match: int = 0,
    imported: bool = False,
    before: str | None = None,
    branch_of: str | None = None,
) -> Setup:
    setup = Setup(
        title=game.title.id,
        scenario=game.setup.scenario,
        options=dict(game.setup.options),
        seed=game.setup.seed,
        versions=versions(game.title),
        position=game.setup.position,
        imported=imported,
        match=match,
        before=before,
        branch_of=branch_of,
    )
    return replace(setup, opening=opening_of(begun(game.title, record_head(setup))))


def rows(game: Game, wished: Seats, now: float, setup: Setup) -> tuple[GameRow, dict[str, str]]:
    for seat in wished:
        if seat not in game.seats:
            there = ", ".join(game.seats)
            raise Trouble("bad-setup", problem=Msg("setup-no-seat", seat=seat, there=there))
    tokens = {
        seat: secrets.token_urlsafe(32) for seat in game.seats if not isinstance(wished.get(seat), m.BotSeat)
    }
    seats = tuple(seat_row(game.title, seat, wished.get(seat), tokens.get(seat)) for seat in game.seats)
    row = GameRow(
        secrets.token_hex(10), setup.title, now, encode(setup).decode(), seats, head_of(game, seats, now)
    )
    return row, tokens


def seat_row(title: Title, seat: str, wished: m.Person | m.BotSeat | None, token: str | None) -> SeatRow:
    if isinstance(wished, m.BotSeat):
        if wished.level not in bot_names(title):
            there = ", ".join(bot_names(title))
            raise Trouble("bad-setup", problem=Msg("setup-no-bot", bot=wished.level, there=there))
        return SeatRow(seat, None, "", wished.level)
    assert token is not None
    name = " ".join(wished.name.split()) if wished else ""
    if name and not name.isprintable():
        raise malformed("name", "name")
    return SeatRow(seat, secret_of(token), name, None)


def head_of(game: Game, seats: tuple[SeatRow, ...], now: float) -> Head:
    deciding, outcome = game.seat, game.outcome
    bots = {row.seat for row in seats if row.bot is not None}
    encoded = encode(outcome.json()).decode() if outcome else None
    return Head(deciding, deciding in bots, outcome is not None, encoded, 0, now)
