"""Several workers on one database: what another one did is taken in, and read only if it was not told."""

from __future__ import annotations

import asyncio

import pytest

from indochine.server import messages as m
from indochine.server.house import House
from indochine.server.problems import Trouble
from indochine.server.storage.interface import EventRow, Meanwhile, News, nothing
from indochine.server.storage.memory import MemoryStore
from indochine.server.tables import Table

pytestmark = pytest.mark.anyio


class SharedStore(MemoryStore):
    """Both houses write to it; it counts how often somebody reads events, and may be slow to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.shared = True
        self.reads = 0
        self.answers = asyncio.Event()
        self.answers.set()

    async def append(self, event: EventRow, meanwhile: Meanwhile = nothing) -> bool:
        stored = await super().append(event, meanwhile)
        await self.answers.wait()
        return stored

    async def events(self, id: str, since: int) -> list[str]:
        self.reads += 1
        return await super().events(id, since)


class Workers:
    """Two houses at one table; `here` is told of what happened `there` when the test says so."""

    def __init__(self) -> None:
        self.store = SharedStore()
        self.house, self.other = House(self.store), House(self.store)
        self.here: Table
        self.there: Table
        self.tokens: dict[str, str] = {}
        self.stirred = 0

    async def open(self) -> None:
        made = await self.other.new_game(m.NewGame("saigon75"))
        self.tokens = made.tokens
        self.here, self.there = await self.house.table(made.game), await self.other.table(made.game)
        self.store.reads = 0

    async def say_there(self, text: str) -> News:
        await self.other.act(self.there, self.tokens["NV"], m.Say(text, text))
        bodies = await MemoryStore.events(self.store, self.here.id, self.there.seq - 1)
        return News(self.here.id, self.there.seq, bodies[0])

    def stir(self) -> None:
        self.stirred += 1


@pytest.fixture
async def workers() -> Workers:
    workers = Workers()
    await workers.open()
    return workers


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_an_event_that_was_told_is_not_read_again(workers: Workers) -> None:
    news = await workers.say_there("hello")
    with workers.house.watching(workers.here.id, workers.stir):
        workers.house.heed(workers.here, news)
        workers.house.heed(workers.here, news)  # told twice, taken in once
    await settle()
    assert (workers.here.seq, workers.store.reads, workers.stirred) == (1, 0, 1)
    assert workers.here.steps == workers.there.steps


@pytest.mark.parametrize("told", [False, True])
async def test_what_was_missed_before_it_is_read(workers: Workers, told: bool) -> None:
    await workers.say_there("never told")
    news = await workers.say_there("told")
    workers.house.heed(workers.here, news if told else news._replace(body=""))
    await settle()
    assert (workers.here.seq, workers.store.reads) == (2, 1)


async def test_news_of_our_own_event_before_its_answer_costs_nothing(workers: Workers) -> None:
    workers.store.answers.clear()
    acting = asyncio.ensure_future(workers.house.act(workers.here, workers.tokens["NV"], m.Say("mine", "k")))
    await settle()
    workers.house.heed(workers.here, News(workers.here.id, 1, "anything"))
    assert workers.here.seq == 0  # not before it is answered
    workers.store.answers.set()
    await acting
    await settle()
    assert (workers.here.seq, workers.store.reads) == (1, 0)


async def test_what_is_told_while_we_are_busy_is_taken_in_afterwards(workers: Workers) -> None:
    async with workers.here.lock:
        news = await workers.say_there("meanwhile")
        workers.house.heed(workers.here, news)
        assert workers.here.seq == 0
    await workers.house.act(workers.here, workers.tokens["SV"], m.Say("and then", "k"))
    await settle()
    assert [getattr(step, "text", "") for step in workers.here.steps] == ["meanwhile", "and then"]


async def test_a_failed_command_leaves_nothing_unheard(workers: Workers) -> None:
    """The number was taken by the other worker, and the command is then refused: its news is not lost."""
    news = await workers.say_there("meanwhile")
    workers.here.announced = news.seq
    with pytest.raises(Trouble):
        await workers.house.carry_out(workers.here, nobody, m.Say("x", "k"))
    await settle()
    assert workers.here.seq == 1


def nobody() -> str:
    raise Trouble("wrong-token")
