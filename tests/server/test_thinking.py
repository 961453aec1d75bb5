"""Bots at tables: they play their turn and no other, survive what kills them, see what their seat sees."""

from __future__ import annotations

import asyncio
import os
import pickle
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import indochine
from indochine.bots import PlainSight, Thought
from indochine.bots.levels import LEVELS, RandomBot
from indochine.server import messages as m
from indochine.server import thinking
from indochine.server.house import House
from indochine.server.storage.sqlite import SqliteStore
from indochine.server.tables import Table
from indochine.server.thinking import Thinkers
from tests.server import odd_bots
from tests.server.hosting import BOT, Guests, fresh_key, new_house, seated, ticking

pytestmark = pytest.mark.anyio
PATIENCE = 120  # seconds for a process to start, on a busy machine


class Quick(Thinkers):
    """Bots that think in this process, and what they were shown."""

    def __init__(self, house: House) -> None:
        super().__init__(house, 1, 30)
        self.shown: list[tuple[str, PlainSight, str]] = []

    async def ask(self, level: str, sight: PlainSight, seed: str) -> Thought:
        self.shown.append((level, sight, seed))
        await asyncio.sleep(0)
        return thinking.think(level, sight, seed)


@asynccontextmanager
async def real_bots(house: House, budget: float = 60) -> AsyncIterator[Thinkers]:
    """Bots in processes of their own, which end with the test."""
    thinkers = Thinkers(house, 1, budget)
    try:
        yield thinkers
    finally:
        await thinkers.stop()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


def decided(table: Table, seat: str) -> int:
    return sum(event.seat == seat and bool(event.entries) for event in table.steps)


# Playing


async def test_a_bot_plays_its_turn_and_waits_for_its_opponent() -> None:
    house = new_house()
    async with real_bots(house) as thinkers:
        guests = await seated(house, "saigon75", seats={"NV": BOT})
        table = await guests.table()
        for _ in range(3):
            while table.game.seat == "SV":
                await guests.play()
            before = decided(table, "NV")
            await until(lambda: table.game.seat != "NV" and not thinkers.busy)
            assert decided(table, "NV") > before
        seq = table.seq
        await asyncio.sleep(0.1)
        assert (table.seq, table.game.seat) == (seq, "SV")


@pytest.mark.parametrize("title", indochine.titles())
async def test_bots_play_a_whole_game_among_themselves(title: str) -> None:
    house = new_house()
    thinkers = Quick(house)
    seats: Any = dict.fromkeys(indochine.title(title).seats, BOT)
    table = await (await seated(house, title, seats=seats)).table()
    await until(lambda: table.game.over and not thinkers.busy)
    assert indochine.replay(table.game.record()).digest() == table.game.digest()


async def test_bots_in_processes_of_their_own_play_a_whole_game() -> None:
    house = new_house()
    async with real_bots(house) as thinkers:
        table = await (await seated(house, "lost-valley", seats={"FR": BOT})).table()
        await until(lambda: table.game.over and not thinkers.busy)
    assert indochine.replay(table.game.record()).digest() == table.game.digest()


async def test_a_bot_is_told_when_its_decision_comes_too_late() -> None:
    """Its opponent goes back while it thinks: it looks again, and decides on what stands there now."""
    house = new_house()
    guests = await seated(house, "saigon75", seats={"SV": BOT})
    thinkers = Quick(house)
    table = await guests.table()
    ask = thinkers.ask

    offered: list[int] = []

    async def interrupted(level: str, sight: PlainSight, seed: str) -> list[Any]:
        if table.seq and not offered:
            offered.append(await guests.offer("NV", "back", 1))
        return await ask(level, sight, seed)

    thinkers.ask = interrupted  # type: ignore[method-assign]
    thinkers.look(table)
    while not offered:
        await until(lambda: bool(offered) or table.game.seat == "NV")
        if not offered:
            await guests.play()
    await until(lambda: table.game.seat == "NV" and not thinkers.busy)
    assert any("back" in entry for event in table.steps for entry in event.entries)
    again = await guests.in_house(House(house.store)).table()
    assert again.game.digest() == table.game.digest()


async def test_somebody_who_answers_at_the_very_moment_keeps_no_bot_waiting() -> None:
    house = new_house()
    thinkers = Quick(house)
    guests = await seated(house, "saigon75", seats={"NV": BOT})
    table = await guests.table()

    def answer_at_once(changed: Table) -> None:
        if changed.game.seat == "SV" and not changed.game.over:
            answers.append(asyncio.ensure_future(guests.play()))

    answers: list[Any] = []
    house.listeners.append(answer_at_once)
    await guests.play()
    await until(lambda: table.game.over and not thinkers.busy)
    await asyncio.gather(*answers, return_exceptions=True)


# What a bot sees


async def test_a_bot_gets_what_its_seat_sees_and_nothing_else() -> None:
    house = new_house()
    thinkers = Quick(house)
    guests = await seated(house, "storm", seats={"VM": BOT})
    table = await guests.table()
    secret = str(table.setup.seed)
    for _ in range(20):
        view = table.game.view("VM") if table.game.seat == "VM" else None
        shown = len(thinkers.shown)
        if view is None:
            await guests.play()
        else:
            thinkers.look(table)
            await until(lambda shown=shown: len(thinkers.shown) > shown)  # type: ignore[misc]
            level, sight, seed = thinkers.shown[shown]
            assert (level, type(sight), sight.seat) == ("random", PlainSight, "VM")
            assert sight.view == view
            packed = pickle.dumps((level, sight, seed))
            assert secret.removeprefix("sealed:").encode() not in packed
            assert bytes.fromhex(secret.removeprefix("sealed:")) not in packed
        await until(lambda: table.game.seat != "VM" and not thinkers.busy)


# What goes wrong


@pytest.mark.parametrize(
    ("way", "budget"),
    [(odd_bots.dies_once, 60), (odd_bots.fails_once, 60), (odd_bots.hangs_once, 1)],
)
async def test_a_bot_that_dies_fails_or_hangs_is_replaced_and_the_game_goes_on(
    way: Any, budget: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv(odd_bots.MARK, str(mark))
    monkeypatch.setattr(thinking, "think", way)
    monkeypatch.setattr(thinking, "PAUSE", 0.0)
    monkeypatch.setattr(thinking, "STARTING", 6.0)
    house = new_house()
    async with real_bots(house, budget) as thinkers:
        table = await (await seated(house, "lost-valley", seats={"FR": BOT})).table()
        await until(lambda: table.seq >= 10)
        assert mark.exists()
        if way is not odd_bots.fails_once:
            await until(lambda: is_gone(int(mark.read_text())))
        assert thinkers.busy


async def test_a_bot_with_little_time_decides_although_its_process_takes_longer_to_start() -> None:
    house = new_house()
    async with real_bots(house, budget=0.1):
        table = await (await seated(house, "silver-bayonet", seats={"PAVN": m.BotSeat("planner")})).table()
        async with asyncio.timeout(30):
            await until(lambda: table.seq >= 3)
    assert {event.key.split("/")[1] for event in table.steps} == {"planner"}


def is_gone(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().split()[2] == "Z"
    return True


async def test_for_a_bot_that_can_never_decide_a_quick_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "slow", RandomBot)
    monkeypatch.setattr(thinking, "PAUSE", 0.0)
    house = new_house()
    thinkers = Quick(house)
    ask = thinkers.ask

    async def never(level: str, sight: PlainSight, seed: str) -> Thought:
        if level == "slow":
            raise TimeoutError
        return await ask(level, sight, seed)

    thinkers.ask = never  # type: ignore[method-assign]
    table = await (await seated(house, "lost-valley", seats={"FR": m.BotSeat("slow")})).table()
    await until(lambda: table.game.over)


class Queue:
    """A pool of processes in which nobody ever finishes, until a test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[Future[Any], tuple[Any, ...]]] = []

    def submit(self, think: Any, *question: Any) -> Future[Any]:
        self.asked.append((Future(), question))
        return self.asked[-1][0]


async def test_who_waits_for_a_free_process_spends_none_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """One process and many tables: a bot is asked, and its time begins, only when the one before is done."""
    queue = Queue()
    monkeypatch.setattr(thinking, "new_pool", lambda processes: queue)
    house = new_house()
    thinkers = Thinkers(house, 1, 3600)
    games = [await seated(house, "lost-valley", seats={"FR": BOT}) for _ in range(3)]
    for done in range(6):
        await until(lambda done=done: len(queue.asked) > done)  # type: ignore[misc]
        await asyncio.sleep(0)
        assert len(queue.asked) == done + 1
        future, question = queue.asked[-1]
        future.set_result(thinking.think(*question))
    assert [(await guests.table()).seq for guests in games] == [2, 2, 1]
    for task in thinkers.busy.values():
        task.cancel()


# After a restart, and with several workers


async def test_after_a_restart_the_bot_that_is_waited_for_is_found_and_plays() -> None:
    first = new_house()
    guests = await seated(first, "saigon75", seats={"SV": BOT})  # nobody plays for it here
    resting = await seated(first, "saigon75", seats={"NV": BOT})
    house = House(first.store)
    thinkers = Quick(house)
    sweeping = asyncio.ensure_future(thinkers.sweep())
    try:
        await until(lambda: guests.id in house.tables)
        table = await guests.in_house(house).table()
        await until(lambda: table.game.seat == "NV" and not thinkers.busy)
    finally:
        sweeping.cancel()
    assert resting.id not in house.tables  # where a person is to decide, nobody needs to look


async def test_two_workers_do_not_both_move(tmp_path: Path) -> None:
    stores = [SqliteStore(tmp_path / "games.db", shared=True) for _ in range(2)]
    for store in stores:
        await store.open()
    houses = [House(store, ticking()) for store in stores]
    guests = await seated(houses[0], "lost-valley", seats={"FR": BOT})
    tables = [await guests.in_house(house).table() for house in houses]
    both = [Quick(house) for house in houses]
    for thinkers, table in zip(both, tables, strict=True):
        thinkers.look(table)
    await until(lambda: all(table.game.over for table in tables) and not any(t.busy for t in both))
    assert all(thinkers.shown for thinkers in both)
    for table in tables:
        assert len(table.keys) == table.seq == decided(table, "FR")
        assert indochine.replay(table.game.record()).digest() == table.game.digest()
    assert tables[0].game.digest() == tables[1].game.digest()
    for store in stores:
        await store.close()


async def test_a_worker_lets_the_one_where_it_happened_think(tmp_path: Path) -> None:
    stores = [SqliteStore(tmp_path / "games.db", shared=True) for _ in range(2)]
    for store in stores:
        await store.open()
    here, there = (House(store, ticking()) for store in stores)
    guests = await seated(here, "saigon75", seats={"NV": BOT})
    table = await guests.in_house(there).table()
    bots_here, bots_there = Quick(here), Quick(there)
    hearing = asyncio.ensure_future(there.hear())
    while (await guests.table()).game.seat == "SV":
        await guests.play()
    await until(lambda: bool(bots_here.shown) and not bots_here.busy)
    await until(lambda: table.seq == here.tables[guests.id].seq)
    assert not bots_there.shown
    hearing.cancel()
    for store in stores:
        await store.close()


async def test_nobody_plays_for_a_bot_but_the_house() -> None:
    guests: Guests = await seated(new_house(), "saigon75", seats={"SV": BOT})
    table = await guests.table()
    with pytest.raises(Exception, match="wrong-token"):
        await guests.house.play_for_bot(table, "NV", "random", m.Play(["x"], 0, fresh_key()))
    assert table.seats["SV"].secret is None
    assert table.audience("") is None
