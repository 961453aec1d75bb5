"""Does every stored game replay to what is stored of it? Each is played again from its events."""

from __future__ import annotations

import multiprocessing
from asyncio import Future, wrap_future
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import zip_longest

import msgspec
from msgspec import Struct

from indochine.kernel.text import Msg, catalogue
from indochine.server.problems import TEXT
from indochine.server.storage.interface import GameRow, Head, KeptGame, Listing, Store
from indochine.server.stored import decode_event, encode
from indochine.server.tables import Table, open_table

AHEAD = 4  # games read for each process before the first is done with


class Fault(Struct, frozen=True):
    """Something wrong with a stored game; `step` is the number of the event, None for the game as a whole."""

    game: str
    title: str
    step: int | None
    reason: str


class Checked(Struct, frozen=True):
    """What came of one game."""

    game: str
    events: int
    faults: tuple[Fault, ...]


async def verify(store: Store, jobs: int) -> AsyncIterator[Checked]:
    """Check every game as of this moment, the oldest first."""
    context = multiprocessing.get_context("spawn")
    async with store.snapshot() as snapshot:
        with ProcessPoolExecutor(jobs, mp_context=context) as pool:
            waiting: list[Future[Checked]] = []
            async for kept in snapshot.games():
                waiting.append(wrap_future(pool.submit(checked, kept)))
                if len(waiting) >= jobs * AHEAD:
                    yield await waiting.pop(0)
            for one in waiting:
                yield await one


def checked(kept: KeptGame) -> Checked:
    return Checked(kept.game.id, len(kept.events), tuple(faults(kept)))


def faults(kept: KeptGame) -> Iterator[Fault]:
    """All that is wrong with one game; what cannot be played again is compared no further."""
    game = kept.game
    broken = list(broken_rows(kept))
    yield from broken
    if any(fault.step for fault in broken):
        return
    row = GameRow(game.id, game.title, game.created, game.setup, game.seats, game.head)
    try:
        table = open_table(row, [event.body for event in kept.events])
    except Exception as problem:  # whatever damage leads to, it is a finding
        yield fault(game, None, f"cannot be opened: {type(problem).__name__}: {problem}")
        return
    if table.read_only is not None:
        yield fault(game, table.seq + 1, why(table.read_only))
        return
    yield from wrong_columns(game, table)


def why(read_only: Msg) -> str:
    """What players are told, and what they are not: details could give away what is hidden."""
    return f"{catalogue('en', TEXT).render(read_only)} {read_only.params['problem']}"


def fault(game: Listing, step: int | None, reason: str) -> Fault:
    return Fault(game.id, game.title, step, reason)


def broken_rows(kept: KeptGame) -> Iterator[Fault]:
    """Events that are missing, cannot be read, or stand beside a wrong time."""
    game = kept.game
    there = {event.seq for event in kept.events}
    for step in sorted(set(range(1, game.seq + 1)) - there):
        yield fault(game, step, "the event is missing")
    for event in kept.events:
        if not 1 <= event.seq <= game.seq:
            yield fault(game, event.seq, f"the event lies beyond the last, which is {game.seq}")
        try:
            at = decode_event(event.body).at
        except (msgspec.MsgspecError, RecursionError) as problem:
            yield fault(game, event.seq, f"the event cannot be read: {problem}")
        else:
            if at != event.at:
                yield fault(game, event.seq, f"the event happened at {at}, its row says {event.at}")


def wrong_columns(game: Listing, table: Table) -> Iterator[Fault]:
    """What stands beside the events, against what they lead to."""
    wrong = list(wrong_seats(game, table))
    yield from wrong
    if wrong:
        return
    if game.title != table.setup.title:
        yield fault(game, None, f"is listed as {game.title}, but is {table.setup.title}")
    updated = table.steps[-1].at if table.steps else table.created
    if game.updated != updated:
        yield fault(game, None, f"last changed at {updated}, is listed with {game.updated}")
    expected = head_of(table)
    for name in Head.__struct_fields__:
        stored, right = getattr(game.head, name), getattr(expected, name)
        if stored != right:
            yield fault(game, None, f"head: {name} is {stored!r}, should be {right!r}")


def wrong_seats(game: Listing, table: Table) -> Iterator[Fault]:
    for seat, stands in zip_longest(table.game.seats, game.seats):
        if stands is None or stands.seat != seat:
            yield fault(game, None, f"seats: {stands and stands.seat!r} stands where {seat!r} should")
        elif stands != table.seats[seat]:
            yield fault(game, None, f"seats: the row of {seat!r} is not what its events made of it")


def head_of(table: Table) -> Head:
    """Where the game stands after its events."""
    deciding, outcome = table.game.seat, table.game.outcome
    return Head(
        deciding=deciding,
        bot=deciding is not None and table.seats[deciding].bot is not None,
        over=outcome is not None,
        outcome=encode(outcome.json()).decode() if outcome else None,
        turn=table.turn,
        since=table.since,
    )
