"""Bots at tables: they think in processes of their own, see what their seat may see, and play as anybody."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from indochine.bots import PlainSight, Sight, bot
from indochine.server.house import House
from indochine.server.messages import Play
from indochine.server.metrics import BOT_MOVES
from indochine.server.problems import Trouble
from indochine.server.storage import StoreFull
from indochine.server.tables import Table

log = logging.getLogger("indochine.server")

SWEEP = 15.0  # seconds between two searches for tables at which a bot is waited for


def think(level: str, sight: PlainSight, seed: str) -> list[Any]:
    """What a bot decides: runs in a process that holds nothing but this."""
    code = bot(level).choose(sight, Random(seed))
    return sight.choices[sight.codes.index(code)].action


class Thinkers:
    """The bots of all tables of one worker; `budget` is the seconds that a decision may take."""

    def __init__(self, house: House, processes: int, budget: float) -> None:
        self.house, self.processes, self.budget = house, processes, budget
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.pool: ProcessPoolExecutor | None = None
        house.listeners.append(self.look)

    def look(self, table: Table) -> None:
        """Something has happened at a table: is it a bot's turn?"""
        if table.id not in self.busy and self.waits(table) and not self.house.stopping:
            task = self.busy[table.id] = asyncio.ensure_future(self.play(table))
            task.add_done_callback(lambda _: self.busy.pop(table.id, None))

    def waits(self, table: Table) -> bool:
        seat = table.game.seat
        return seat is not None and table.seats[seat].bot is not None and table.read_only is None

    async def play(self, table: Table) -> None:
        """Decide until it is somebody else's turn."""
        while self.waits(table) and not self.house.stopping:
            try:
                await self.decide(table)
            except Trouble as trouble:
                log.info("a bot's decision came too late", extra={"problem": trouble.type})
                await asyncio.sleep(0.2)
            except (BrokenProcessPool, TimeoutError, StoreFull):
                log.exception("a bot could not decide; it is asked again")
                self.renew()
                await asyncio.sleep(1.0)

    async def decide(self, table: Table) -> None:
        game, seat = table.game, str(table.game.seat)
        level = str(table.seats[seat].bot)
        expect = table.expect[seat]
        action = await self.ask(level, Sight(game).plain(), chance(table))
        key = f"bot:{expect}:{table.seq}"
        await self.house.play_for_bot(table, seat, Play(action, expect, key))
        BOT_MOVES.labels(level).inc()

    async def ask(self, level: str, sight: PlainSight, seed: str) -> list[Any]:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context)
        asked: Future[list[Any]] = self.pool.submit(think, level, sight, seed)
        return await asyncio.wait_for(asyncio.wrap_future(asked), self.budget)

    def renew(self) -> None:
        """A process has died or thinks beyond its time: take new ones."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
        for process in multiprocessing.active_children():
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
        self.renew()


def chance(table: Table) -> str:
    """A bot's own chance: repeatable, and no way to learn the dice from it."""
    secret = str(table.setup.seed).encode()
    return hmac.new(secret, b"bot:%d" % table.seq, hashlib.sha256).hexdigest()
