"""The server is killed while many games are played, again and again: nothing that it answered is ever lost.

INDOCHINE_KILLS=1000 in the environment raises the number of kills on each database, for a run by hand.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from indochine.kernel.registry import titles
from tests.server.check import check_served, check_stored
from tests.server.load import Ledger, TableLoad
from tests.server.play import Client
from tests.server.running import PATIENCE, STOPPED, Running
from tests.server.wire import two_lines

KILLS = int(os.environ.get("INDOCHINE_KILLS", "26"))  # on each database
TABLES_OF_EACH = 3
MOST = 50  # answers between a start and the next kill
BOT_KILLS = 3
IN_EARLY_YOUTH = 0.25
DOOMED = 20 + KILLS * 10.0  # seconds for a noisy machine

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(DOOMED + 200)]


def wishes() -> list[dict[str, Any]]:
    """Every title, as a single game and as a match."""
    return [{"title": title, "match": n % 2 == 0} for title in titles() for n in range(TABLES_OF_EACH)]


async def test_what_was_answered_survives_every_kill(database: str) -> None:
    ledger = Ledger()
    with Running(database) as server:
        await play_while_killing(server, ledger)
        assert await asyncio.to_thread(server.stop) in STOPPED, server.said()
        tables = await check_stored(database, ledger)
        assert ledger.lost > KILLS / 2, "hardly anybody was interrupted"
        assert len(ledger.answered) > KILLS * 5
        await asyncio.to_thread(server.start)
        await check_served(lambda: server.port, tables, ledger)


async def play_while_killing(server: Running, ledger: Ledger) -> None:
    """Clients play on through all kills, and a little longer."""
    over = asyncio.Event()
    loads = [TableLoad(two_lines(server), ledger, wish, seed) for seed, wish in enumerate(wishes())]
    async with asyncio.timeout(DOOMED), asyncio.TaskGroup() as group:
        for load in loads:
            group.create_task(load.run(over.is_set))
        kills, random = 0, Random()
        while kills < KILLS:
            kills += await kill_somewhen(server, ledger, random)
        await answers(ledger, MOST)
        over.set()


async def kill_somewhen(server: Running, ledger: Ledger, random: Random) -> int:
    """In the middle of play, and sometimes once more before the server has even started; how often it was."""
    await answers(ledger, random.randrange(MOST))
    await asyncio.sleep(random.uniform(0.0, 0.01))
    await asyncio.to_thread(server.kill)
    if random.random() < IN_EARLY_YOUTH:
        server.launch()
        await asyncio.sleep(random.uniform(0.0, 1.0))
        await asyncio.to_thread(server.restart)
        return 2
    await asyncio.to_thread(server.start)
    return 1


async def answers(ledger: Ledger, number: int) -> None:
    """Wait until so many more commands have been answered."""
    wanted = len(ledger.answered) + number
    while len(ledger.answered) < wanted:
        await asyncio.sleep(0.002)


async def test_bots_go_on_after_a_kill(database: str) -> None:
    """Nobody comes and looks: the server itself finds the tables at which a bot is waited for."""
    with Running(database) as server:
        games = [seat_bots(server, title) for title in titles()]
        for _ in range(BOT_KILLS):
            before = [await number_above(server, game, 0) for game in games]
            await asyncio.to_thread(server.restart)
            for game, number in zip(games, before, strict=True):
                await number_above(server, game, number)
        assert await asyncio.to_thread(server.stop) in STOPPED, server.said()
    await check_stored(database, Ledger())


def seat_bots(server: Running, title: str) -> str:
    """A game in which bots hold every seat."""
    with Client(server.url) as client:
        seats = client.http.get(f"/api/titles/{title}").json()["seats"]
        return client.create(title, seats={seat: {"kind": "bot", "level": "random"} for seat in seats}).game


async def number_above(server: Running, game: str, number: int) -> int:
    """Wait until the bots have gone on, or are at the end."""
    with Client(server.url) as client:
        async with asyncio.timeout(PATIENCE):
            while True:
                state = await asyncio.to_thread(client.state, game)
                if state["number"] > number or state.get("outcome"):
                    return int(state["number"])
                await asyncio.sleep(0.1)


@pytest.mark.parametrize("workers", [1, 2])
async def test_nobody_outlives_the_process_that_was_started(tmp_path: Path, workers: int) -> None:
    """Killed alone, as by a machine short of memory: its workers and bots go too, and the port is free."""
    with Running(tmp_path / "games.db", workers=workers) as server:
        await number_above(server, seat_bots(server, "storm"), 0)
        assert server.process is not None
        server.process.kill()
        server.process.wait()
        assert await asyncio.to_thread(server.is_gone), "some of its processes still run"
        await asyncio.to_thread(server.start)
