"""Stores full of games, to be kept, spoiled and looked through."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from indochine import titles
from indochine.server import messages as m
from indochine.server import seen
from indochine.server.house import House
from indochine.server.storage import Contact, Store, open_store
from indochine.server.stored import encode
from indochine.server.verifying import Fault, faults
from tests.server.hosting import Guests, fresh_key, new_house, seated


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def fill(store: Store, steps: int = 12) -> list[Guests]:
    """Every title in play and over, with all that people do at a table."""
    house = new_house(store)
    guests = []
    for seed, title in enumerate(titles()):
        in_play, over = await seated(house, title, seed), await seated(house, title, seed)
        await in_play.play_on(steps)
        await over.play_on(5)
        await over.resign(next(iter(over.tokens)))
        guests += [in_play, over]
    await talk(guests[0])
    return guests


async def talk(guests: Guests) -> None:
    seat = next(iter(guests.tokens))
    await guests.say(seat, "Zażółć gęślą jaźń, Điện Biên Phủ\n\u0000")
    await guests.act(seat, m.Sit("Hélène", fresh_key()))
    await guests.act(seat, m.Relink("t" * 43, fresh_key()))
    guests.tokens[seat] = "t" * 43
    await guests.house.store.put_note(guests.id, seat, "their flank", 7.5)
    await guests.house.store.put_contact(Contact(guests.id, seat, "h@example.org", told=3))


async def everything_seen(store: Store) -> dict[tuple[str, str], bytes]:
    """What every seat and spectator gets of every game, to the byte, and the digests."""
    house = House(store)
    found = {}
    for id in await store.all_ids():
        table = await house.table(id)
        assert table.read_only is None
        found[id, "digest"] = table.game.digest().encode()
        for audience in table.audiences:
            whole = seen.state(table, audience, "pl"), seen.steps_since(table, audience, 0, "en")
            found[id, audience] = encode(whole)
    return found


def spoil(url: str, statement: str, *parameters: Any) -> None:
    connection = sqlite3.connect(url.removeprefix("sqlite://"))
    with connection:
        assert connection.execute(statement, parameters).rowcount == 1
    connection.close()


async def found_faults(url: str) -> list[Fault]:
    async with opened(url) as store, store.snapshot() as snapshot:
        return [fault async for kept in snapshot.games() for fault in faults(kept)]
