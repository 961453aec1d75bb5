"""The whole of a store: a copy as of one moment, and back into an empty one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from indochine.kernel.errors import BadRecord
from indochine.server.storage import (
    Contact,
    KeptEvent,
    KeptGame,
    KeptNote,
    NotEmpty,
    SeatRow,
    Store,
    open_store,
)
from indochine.server.storage.interface import Counts
from tests.server.storage.rows import SEATS, event, game, head

pytestmark = pytest.mark.anyio

MAIL = Contact("a", "NV", "giap@example.org", "https://example.org/x", "pl", 1.5, 3, 7.25, 2)


async def fill(store: Store) -> None:
    await store.create(game("b", created=1.0))
    await store.create(game("a", created=2.0, seats=(SEATS[1], SEATS[0])))
    renamed = (SeatRow("NV", "hash-new", "Đặng", None),)
    await store.append(event(1, "a", seats=renamed, body='{"text":"Điện Biên Phủ"}'))
    await store.append(event(2, "a", over=True, deciding=None, outcome='{"winner":"NV"}'))
    await store.put_note("a", "SV", "zażółć\n", 5.5)
    await store.put_contact(MAIL)


async def everything(store: Store) -> list[KeptGame]:
    async with store.snapshot() as snapshot:
        return [kept async for kept in snapshot.games()]


async def test_a_snapshot_holds_all_there_is(store: Store) -> None:
    await fill(store)
    async with store.snapshot() as snapshot:
        assert snapshot.counts == Counts(games=2, events=2, notes=1, contacts=1)
        first, second = [kept async for kept in snapshot.games()]
    assert (first.game.id, first.events, first.notes, first.contacts) == ("b", (), (), ())
    assert (second.game.seq, second.game.updated) == (2, 102.0)
    assert second.game.seats == (SEATS[1], SeatRow("NV", "hash-new", "Đặng", None))
    assert second.game.head == head(turn=2, over=True, deciding=None, outcome='{"winner":"NV"}')
    assert second.events == (KeptEvent(1, 101.0, '{"text":"Điện Biên Phủ"}'), KeptEvent(2, 102.0, '{"n":2}'))
    assert second.notes == (KeptNote("SV", "zażółć\n", 5.5),)
    assert second.contacts == (MAIL,)


async def test_a_snapshot_knows_nothing_of_what_comes_after_it(store: Store) -> None:
    await fill(store)
    before = await everything(store)
    async with store.snapshot() as snapshot:
        await store.append(event(1, "b"))
        await store.create(game("c"))
        assert [kept async for kept in snapshot.games()] == before
    assert await everything(store) != before


async def test_what_is_restored_is_what_was_kept(store: Store) -> None:
    source = open_store("memory:")
    await fill(source)
    await store.restore(await everything(source))
    assert await everything(store) == await everything(source)
    assert await store.append(event(1, "b"))  # and it is played on
    assert await store.append(event(2, "a")) is False


async def test_only_an_empty_store_takes_a_restore(store: Store) -> None:
    source = open_store("memory:")
    await fill(source)
    await store.create(game("own"))
    with pytest.raises(NotEmpty, match="1 games"):
        await store.restore(await everything(source))
    assert await store.all_ids() == ["own"]


async def test_a_restore_that_breaks_off_leaves_nothing(store: Store) -> None:
    source = open_store("memory:")
    await fill(source)
    kept = await everything(source)

    def broken() -> Iterator[KeptGame]:
        yield kept[0]
        raise BadRecord("line 3", "is damaged")

    with pytest.raises(BadRecord):
        await store.restore(broken())
    assert await everything(store) == []
    await store.restore(kept)
