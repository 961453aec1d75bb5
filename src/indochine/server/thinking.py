"""Bots at tables: they think in processes of their own, see what their seat may see, and play as anybody."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from indochine.bots import PlainSight, Sight, Thought
from indochine.kernel.collector import spare_collector
from indochine.server.house import House
from indochine.server.messages import Play
from indochine.server.metrics import BOT_MOVES
from indochine.server.minds import bot_key, chance, think
from indochine.server.orphans import end_with_parent
from indochine.server.problems import Trouble
from indochine.server.storage import StoreFull
from indochine.server.tables import Table

log = logging.getLogger("indochine.server")

PATIENCE = 2  # failures of a bot at one decision, until a quick one decides instead: the game goes on
QUICK = "random"
PAUSE = 1.0  # seconds before a bot is asked again
SWEEP = 15.0  # seconds between two searches for tables at which a bot is waited for
SEARCH = 0.6  # of the time for a decision: the rest is for what a search has begun when its time is up
STARTING = 20.0  # seconds beside it in which a process may start and read a title
QUEUE = 10.0  # seconds for which a person waits until a process is free to advise them


class Thinkers:
    """The bots of all tables of one worker; `budget` is the seconds that a decision may take."""

    def __init__(self, house: House, processes: int, budget: float) -> None:
        self.house, self.processes, self.budget = house, processes, budget
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.free = asyncio.Semaphore(processes)  # who waits for a process spends none of its time
        self.pool: ProcessPoolExecutor | None = None
        house.listeners.append(self.look)
        house.advise = self.advise

    def look(self, table: Table) -> None:
        """Something has happened at a table: is it a bot's turn?"""
        if table.id not in self.busy and self.waits(table) and not self.house.stopping:
            self.busy[table.id] = asyncio.ensure_future(self.play(table))

    def waits(self, table: Table) -> bool:
        seat = table.deciding
        return seat is not None and table.seats[seat].bot is not None and table.read_only is None

    async def play(self, table: Table) -> None:
        """Decide until it is somebody else's turn."""
        failures = 0
        try:
            while self.waits(table) and not self.house.stopping:
                failures = 0 if await self.decided(table, failures) else failures + 1
        finally:
            del self.busy[table.id]

    async def decided(self, table: Table, failures: int) -> bool:
        """Whether a bot could decide, or has at least lost nothing but time."""
        try:
            await self.decide(table, QUICK if failures >= PATIENCE else None)
        except Trouble as trouble:
            log.info("a bot's decision came too late", extra={"problem": trouble.type})
            await asyncio.sleep(0.2)
        except Exception:
            log.exception("a bot could not decide; it is asked again")
            await asyncio.sleep(PAUSE)
            return False
        return True

    async def decide(self, table: Table, instead: str | None = None) -> None:
        game, seat = table.game, str(table.game.seat)
        sitting, expect = str(table.seats[seat].bot), table.expect[seat]
        level, sight = instead or sitting, Sight(game).plain()
        thought = await self.ask(level, sight, chance(table, expect))
        command = Play(sight.action(thought.code), expect, bot_key(level, expect))
        await self.house.play_for_bot(table, seat, sitting, command)
        BOT_MOVES.labels(level).inc()

    async def ask(self, level: str, sight: PlainSight, seed: str) -> Thought:
        async with self.free:
            return await self.thought(level, sight, seed)

    async def advise(self, level: str, sight: PlainSight, seed: str) -> Thought:
        """What a bot thinks, for a person who asks: nothing is played, and nobody waits for ever."""
        try:
            await asyncio.wait_for(self.free.acquire(), QUEUE)
        except TimeoutError:
            raise Trouble("no-time") from None
        try:
            return await self.thought(level, sight, seed)
        except (BrokenProcessPool, TimeoutError):
            raise Trouble("no-time") from None
        finally:
            self.free.release()

    async def thought(self, level: str, sight: PlainSight, seed: str) -> Thought:
        pool = self.pool = self.pool or new_pool(self.processes)
        asked: Future[Thought] = pool.submit(think, level, sight, seed, SEARCH * self.budget)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(asked), self.budget + STARTING)
        except (BrokenProcessPool, TimeoutError):
            self.give_up(pool)
            raise

    def give_up(self, pool: ProcessPoolExecutor) -> None:
        """A process has died or thinks beyond its time: the next who asks gets new ones."""
        if pool is self.pool:
            self.pool = None
        processes = list((pool._processes or {}).values())  # no public way leads to them
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    async def sweep(self) -> None:
        """After a start, and whenever a worker was lost: find the tables at which a bot is waited for."""
        wait = 0.0
        while True:
            for id in await self.forgotten(wait):
                try:
                    self.look(await self.house.table(id))
                except (Trouble, StoreFull):
                    log.exception("a table could not be opened for its bot")
            await asyncio.sleep(SWEEP)
            wait = SWEEP

    async def forgotten(self, wait: float) -> list[str]:
        try:
            return await self.house.store.bot_games(self.house.clock() - wait)
        except StoreFull:
            return []

    async def stop(self) -> None:
        for task in list(self.busy.values()):
            task.cancel()
        if self.pool is not None:
            self.give_up(self.pool)


def new_pool(processes: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=begin)


def begin() -> None:
    end_with_parent()
    spare_collector()
