"""Several stores on one database, as several workers have it: one number, one winner, news for everybody."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from indochine.server.storage import News, Store, open_store
from tests.server.storage import appender
from tests.server.storage.conftest import Opener
from tests.server.storage.rows import event, game

pytestmark = pytest.mark.anyio


async def test_exactly_one_of_many_wins_each_number(opened: Opener) -> None:
    stores = [await opened() for _ in range(3)]
    await stores[0].create(game())
    for seq in range(1, 21):
        rivals = [(n, store) for n, store in enumerate(stores) for _ in range(5)]
        answers = await asyncio.gather(*(store.append(event(seq, body=f'"{n}"')) for n, store in rivals))
        assert answers.count(True) == 1
        winner = rivals[answers.index(True)][0]
        assert await stores[-1].events("g", seq - 1) == [f'"{winner}"']
    assert await stores[1].head("g") == 20


async def test_batches_that_name_the_same_games_do_not_block_each_other(opened: Opener) -> None:
    stores = [await opened(), await opened()]
    ids = [f"g{n}" for n in range(40)]
    await asyncio.gather(*(stores[0].create(game(id)) for id in ids))
    for seq in range(1, 11):
        # One names the games forwards, the other backwards, with notes between.
        forwards = [stores[0].append(event(seq, id)) for id in ids]
        backwards = [stores[1].append(event(seq, id)) for id in reversed(ids)]
        notes = [store.put_note(id, "NV", "x", 1.0) for store in stores for id in ids[::7]]
        answers = await asyncio.gather(*forwards, *backwards, *notes)
        assert answers.count(True) == len(ids)
    assert (await stores[0].counts())["events"] == 400


async def test_stores_opened_at_once_on_an_empty_database_agree(opened: Opener) -> None:
    stores = await asyncio.gather(*(opened() for _ in range(6)))
    assert await stores[0].create(game())
    assert [await store.create(game()) for store in stores[1:]] == [False] * 5


async def test_news_reach_the_other_store(opened: Opener) -> None:
    here, there = await opened(), await opened()
    async with listening(there) as news:
        await here.create(game("a"))
        await here.create(game("b"))
        await here.append(event(1, "a"))
        assert (await asyncio.wait_for(anext(news), 5)).game == "a"
        await there.append(event(1, "b"))
        assert (await asyncio.wait_for(anext(news), 5)).game == "b"


async def test_a_refused_event_is_no_news(opened: Opener) -> None:
    here, there = await opened(), await opened()
    await here.create(game("a"))
    await here.create(game("b"))
    await here.append(event(1, "a"))
    late = await opened()
    async with listening(late) as news:
        assert await there.append(event(1, "a")) is False
        await there.append(event(1, "b"))
        assert (await asyncio.wait_for(anext(news), 5)).game == "b"


async def test_news_come_from_another_process_with_what_they_tell_of(opened: Opener, url: str) -> None:
    store = await opened()
    await store.create(game())
    async with listening(store) as news:
        other = await asyncio.create_subprocess_exec(sys.executable, appender.__file__, url, "25")
        seen = 0
        while seen < 25:
            assert (await asyncio.wait_for(anext(news), 20)).game == "g"
            seen += len(await store.events("g", seen))
        assert await other.wait() == 0


async def test_two_processes_share_the_numbers(opened: Opener, url: str) -> None:
    """Each tries every number in turn: all are used, none twice."""
    store = await opened()
    await store.create(game())
    others = [
        await asyncio.create_subprocess_exec(sys.executable, appender.__file__, url, "60") for _ in "ab"
    ]
    assert [await other.wait() for other in others] == [0, 0]
    bodies = await store.events("g", 0)
    assert len(bodies) == 60
    assert len({body.split()[1] for body in bodies}) == 60


async def test_one_process_alone_has_no_news(tmp_path) -> None:
    store = open_store(str(tmp_path / "games.db"))
    await store.open()
    await store.create(game())
    await store.append(event(1))
    listener = asyncio.create_task(anext(store.news(), "the end"))
    await asyncio.sleep(0.15)
    assert not listener.done()
    await store.close()
    assert await asyncio.wait_for(listener, 5) == "the end"


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[AsyncIterator[News]]:
    news = store.news()
    yield news
    await news.aclose()  # type: ignore[attr-defined]


async def test_postgres_tells_the_event_with_the_news_unless_it_is_long(postgres_url: str) -> None:
    store = open_store(postgres_url)
    await store.open()
    await store.create(game())
    async with listening(store) as news:
        short, long = '{"text":"ÄÖÜ, a  b"}', '"' + "ł" * 4000 + '"'
        await store.append(event(1, body=short))
        await store.append(event(2, body=long))
        assert await asyncio.wait_for(anext(news), 5) == News("g", 1, short)
        assert await asyncio.wait_for(anext(news), 5) == News("g", 2, "")
    await store.close()
