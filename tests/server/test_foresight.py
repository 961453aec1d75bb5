"""While a step is being stored its views are made; nobody sees them before it is, or if it never is."""

from __future__ import annotations

import asyncio

import pytest

from indochine.server import seen
from indochine.server.house import House
from indochine.server.storage.interface import EventRow, Meanwhile, StoreFull, nothing
from indochine.server.storage.memory import MemoryStore
from tests.server.hosting import as_json, seated, troubled

pytestmark = pytest.mark.anyio


class SlowStore(MemoryStore):
    """Says what is being stored, and ends it when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.let = asyncio.Event(), asyncio.Event()
        self.let.set()
        self.full = False

    async def append(self, event: EventRow, meanwhile: Meanwhile = nothing) -> bool:
        meanwhile()
        self.begun.set()
        await self.let.wait()
        if self.full:
            raise StoreFull("The disk is full.")
        return await super().append(event)


@pytest.mark.parametrize("texts", ["none", "board"])
@pytest.mark.parametrize("title", ["saigon75", "storm", "lost-valley", "silver-bayonet"])
async def test_a_step_is_seen_when_it_is_stored_and_as_if_it_had_not_been_foreseen(
    title: str, texts: str
) -> None:
    store = SlowStore()
    guests = await seated(House(store), title, seed=3)
    await guests.play_on(12)
    table = await guests.table()
    before = [as_json(seen.state(table, audience, texts)) for audience in table.audiences]
    store.let.clear()
    store.begun.clear()
    playing = asyncio.ensure_future(guests.play_on(1))
    await store.begun.wait()
    assert table.foreseen is not None
    assert [as_json(seen.state(table, audience, texts)) for audience in table.audiences] == before
    store.let.set()
    await playing
    assert table.foreseen is None
    fresh = await guests.in_house(House(store)).table()
    for audience in table.audiences:
        assert as_json(seen.state(table, audience, texts)) == as_json(seen.state(fresh, audience, texts))


async def test_a_step_that_could_not_be_stored_is_never_seen() -> None:
    store = SlowStore()
    guests = await seated(House(store), "saigon75", seed=3)
    table = await guests.table()
    before = as_json(seen.state(table, "NV", "none"))
    store.full = True
    async with troubled("cannot-store"):
        await guests.play_on(1)
    assert as_json(seen.state(table, "NV", "none")) == before
    store.full = False
    await guests.say("NV", "hello")
    assert table.sights.game is table.game
    assert as_json(seen.state(table, "NV", "none"))["view"] == before["view"]
