"""Many at one table at the same moment, in two worker processes: one wins, and everybody hears the truth."""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import pytest

from indochine.kernel.registry import titles
from indochine.server import messages as m
from indochine.server.house import House
from indochine.server.problems import Trouble
from indochine.server.storage import open_store
from tests.server.check import check_served, check_stored
from tests.server.load import Insistent, Ledger, TableLoad
from tests.server.running import STOPPED, Running
from tests.server.wire import Line, lines_to_each

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(600)]

ROUNDS = 40
RIVALS = 4  # in each worker
GAMES = 100
COMMANDS = 10_000


class Arena:
    """A game, and connections to both workers."""

    def __init__(self, workers: list[list[Line]], made: dict[str, Any]) -> None:
        self.workers, self.game, self.tokens = workers, made["game"], made["tokens"]
        self.lines = list(itertools.chain(*workers))
        self.ledger = Ledger()
        self.ledger.games[self.game] = self.tokens

    async def look(self) -> dict[str, Any]:
        """The state as who must decide sees it."""
        line = Insistent(self.lines[0], self.ledger)
        path = f"/api/games/{self.game}/state?texts=none"
        deciding = (await line.ask("GET", path))["deciding"]
        found: dict[str, Any] = await line.ask("GET", path, self.tokens[deciding])
        return found

    async def send(self, line: Line, seat: str, body: dict[str, Any]) -> tuple[int, Any]:
        place = (self.game, seat, body["key"])
        self.ledger.sent[place] = body
        status, answer = await line.ask("POST", f"/api/games/{self.game}/commands", self.tokens[seat], body)
        if status == 200:
            self.ledger.answered[place] = answer["number"]
        return status, answer


async def arena(server: Running) -> Arena:
    workers = await lines_to_each(server, RIVALS)
    _, made = await workers[0][0].ask("POST", "/api/games", body={"title": "storm"})
    return Arena(workers, made)


def chosen(state: dict[str, Any], key: str, random: Random) -> dict[str, Any]:
    action = random.choice(state["decision"]["choices"])["action"]
    return {"do": "play", "action": action, "expect": state["expect"], "key": key}


async def test_one_of_many_who_decide_at_once_wins(database: str) -> None:
    random, winners = Random(1), Counter[bool]()
    with Running(database, workers=2) as server:
        place = await arena(server)
        for number in range(ROUNDS):
            state = await place.look()
            rivals = random.sample(place.lines, len(place.lines))
            bodies = [chosen(state, f"r{number}-{n}", random) for n in range(len(rivals))]
            deeds = [place.send(*job) for job in zip(rivals, itertools.repeat(state["deciding"]), bodies)]
            answers = await asyncio.gather(*deeds)
            assert sorted(answer.get("type", "done") for _, answer in answers) == outcome(len(rivals))
            winner = next(n for n, (status, _) in enumerate(answers) if status == 200)
            winners[rivals[winner] in place.workers[0]] += 1
        assert await asyncio.to_thread(server.stop) in STOPPED
    assert len(winners) == 2, "one worker won every time: they did not race"
    [table] = (await check_stored(database, place.ledger)).values()
    assert table.seq == ROUNDS


def outcome(rivals: int) -> list[str]:
    return ["done"] + ["stale"] * (rivals - 1)


async def test_a_command_sent_twice_at_once_is_carried_out_once(database: str) -> None:
    """As a client would that got no answer, to whichever worker it reaches."""
    random = Random(2)
    with Running(database, workers=2) as server:
        place = await arena(server)
        for number in range(ROUNDS):
            state = await place.look()
            body = chosen(state, f"r{number}", random)
            lines = [random.choice(worker) for worker in place.workers]
            answers = await asyncio.gather(*(place.send(line, state["deciding"], body) for line in lines))
            assert answers[0] == answers[1]
            assert answers[0][0] == 200, answers
        assert await asyncio.to_thread(server.stop) in STOPPED
    [table] = (await check_stored(database, place.ledger)).values()
    assert table.seq == ROUNDS


async def test_ten_thousand_commands_on_a_hundred_games(database: str) -> None:
    ledger = Ledger()
    with Running(database, workers=2) as server:
        workers = await lines_to_each(server, GAMES)
        loads = [
            TableLoad(lines, ledger, wish, seed)
            for lines, wish, seed in zip(zip(*workers, strict=True), all_titles(), range(GAMES), strict=False)
        ]
        await asyncio.gather(*(load.run(lambda: len(ledger.sent) >= COMMANDS) for load in loads))
        assert ledger.lost == 0
        tables = await check_stored(database, ledger)
        await check_served(lambda: server.port, tables, ledger)
        assert await asyncio.to_thread(server.stop) in STOPPED
    assert len(ledger.answered) == len(ledger.sent) >= COMMANDS
    assert sum(table.seq for table in tables.values()) == len(ledger.sent)
    assert len(tables) >= GAMES


def all_titles() -> itertools.cycle[dict[str, Any]]:
    return itertools.cycle([{"title": title} for title in titles()])


async def two_houses(database: str) -> tuple[House, House]:
    """Two workers that hear nothing of each other's deeds until they look."""
    houses = House(open_store(database, shared=True)), House(open_store(database, shared=True))
    for house in houses:
        await house.store.open()
    return houses


def played(table: Any, key: str) -> m.Play:
    action = table.game.decision.choices[0].action
    return m.Play(action, table.expect[table.game.seat], key)


async def test_an_answer_is_found_by_a_worker_that_is_behind(database: str) -> None:
    here, there = await two_houses(database)
    made = await here.new_game(m.NewGame("lost-valley"))
    token = made.tokens["FR"]
    mine, theirs = await here.table(made.game), await there.table(made.game)
    await here.act(mine, token, played(mine, "a"))
    last = played(mine, "b")
    done = await here.act(mine, token, last)
    assert await there.act(theirs, token, last) == done
    assert theirs.seq == 2
    for house in (here, there):
        await house.store.close()


async def test_a_new_link_opens_the_seat_in_a_worker_that_is_behind(database: str) -> None:
    here, there = await two_houses(database)
    made = await here.new_game(m.NewGame("lost-valley"))
    old, new = made.tokens["FR"], "n" * 43
    mine, theirs = await here.table(made.game), await there.table(made.game)
    await here.act(mine, old, m.Relink(new, "a"))
    await there.act(theirs, new, m.Say("I am here.", "b"))
    with pytest.raises(Trouble, match="wrong-token"):
        await there.act(theirs, old, m.Say("So am I.", "c"))
    for house in (here, there):
        await house.store.close()


def test_tables_that_are_opened_at_once_share_their_title() -> None:
    """After a start all tables are asked for at the same moment, each in a thread of its own."""
    script = """if True:
        from concurrent.futures import ThreadPoolExecutor
        from indochine.kernel.registry import title
        with ThreadPoolExecutor(8) as threads:
            print(len(set(map(id, list(threads.map(title, ["saigon75"] * 8))))))
    """
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr
