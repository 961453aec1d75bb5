"""What is stored against what the clients know: nothing lost, nothing twice, every game replays."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from indochine.kernel.record import replay_on
from indochine.server.storage import GameRow, Store, open_store
from indochine.server.stored import AnyEvent, Said
from indochine.server.tables import Table, open_table
from tests.server.load import Ledger
from tests.server.wire import Line


async def check_stored(url: str, ledger: Ledger) -> dict[str, Table]:
    """All games of a database, opened without the server."""
    store = open_store(url)
    await store.open()
    try:
        tables = {id: await checked(store, id) for id in await store.all_ids()}
    finally:
        await store.close()
    for id, table in tables.items():
        check_none_twice(table)
        check_nothing_invented(id, table, ledger)
    check_nothing_lost(tables, ledger)
    return tables


async def checked(store: Store, id: str) -> Table:
    """A game that replays, event by event and as a record, to its digests and dice."""
    found = await store.game(id)
    assert found is not None
    row, bodies = found
    table = open_table(row, bodies)
    assert table.read_only is None, table.read_only
    assert table.seq == len(bodies) == await store.head(id)
    check_head(row, table)
    again = replay_on(table.title, table.game.record())
    assert again.digest() == table.game.digest()
    return table


def check_head(row: GameRow, table: Table) -> None:
    """What lists say without replaying is true."""
    head = row.head
    assert (head.deciding, head.over) == (table.game.seat, table.game.over)
    assert (head.turn, head.since) == (table.turn, table.since)


def check_none_twice(table: Table) -> None:
    times = Counter((event.seat, event.key) for event in table.steps if event.key)
    assert set(times.values()) <= {1}, times.most_common(3)


def check_nothing_invented(id: str, table: Table, ledger: Ledger) -> None:
    """Every stored event is what its seat sent."""
    for event in table.steps:
        if event.seat is not None and table.seats[event.seat].bot is None:
            assert matches(event, ledger.sent[id, event.seat, event.key])


def matches(event: AnyEvent, body: dict[str, Any]) -> bool:
    if isinstance(event, Said):
        return event.text == body.get("text")
    if body["do"] == "play":
        return bool(event.entries[0].get("do") == body["action"])
    return body["do"] in event.entries[0]


def check_nothing_lost(tables: dict[str, Table], ledger: Ledger) -> None:
    """Every answered command stands where the answer said."""
    for (game, seat, key), number in ledger.answered.items():
        table = tables[game]
        assert table.stored_number(seat, number) == table.keys.get((seat, key)), (game, seat, key, number)


async def check_served(port: Callable[[], int], tables: dict[str, Table], ledger: Ledger) -> None:
    """The server shows every seat the same game."""
    line = Line(port)
    for game, tokens in ledger.games.items():
        for seat, token in tokens.items():
            status, state = await line.ask("GET", f"/api/games/{game}/state?texts=none", token)
            assert status == 200, state
            check_seen(tables[game], seat, state)
    line.close()


def check_seen(table: Table, seat: str, state: dict[str, Any]) -> None:
    assert (state["number"], state["expect"]) == (len(table.seen[seat]), table.expect[seat])
    assert (state["seat"], state["deciding"]) == (seat, table.game.seat)
    assert state["view"] == json.loads(json.dumps(table.game.view(seat)))
