"""When the database fails under a running server: a clear answer, nothing lost, and on it goes afterwards."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any, Self

import httpx
import pytest

from tests.server.check import check_stored
from tests.server.load import Ledger, TableLoad
from tests.server.play import Client, Made, Message
from tests.server.running import PATIENCE, STOPPED, Running, until
from tests.server.storage.conftest import mount
from tests.server.wire import two_lines

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]

LONG = "x" * 1990
MOST_LINES = 2000  # as much as no small disk can hold
STREAMS = 3


class Talker:
    """Says long lines at a table, and remembers which of them were answered."""

    def __init__(self, server: Running) -> None:
        self.client = Client(server.url)
        self.made = self.client.create("storm")
        self.ledger = Ledger()
        self.ledger.games[self.made.game] = self.made.tokens
        self.count = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: Any) -> None:
        self.client.http.close()

    def say(self) -> httpx.Response:
        """The same line until it is answered."""
        key = f"k{self.count}"
        place, text = (self.made.game, "FR", key), f"{self.count} {LONG}"
        self.ledger.sent[place] = {"do": "say", "text": text}
        answer = self.client.act(self.made.game, self.made.tokens["FR"], "say", text=text, key=key)
        if answer.status_code == 200:
            self.ledger.answered[place] = answer.json()["number"]
            self.count += 1
        return answer

    def say_until_refused(self) -> dict[str, Any]:
        for _ in range(MOST_LINES):
            answer = self.say()
            if answer.status_code != 200:
                return refusal(answer)
        raise AssertionError("the disk never ran full")

    def number(self) -> int:
        return int(self.client.state(self.made.game, self.made.tokens["FR"])["number"])


def refusal(answer: httpx.Response) -> dict[str, Any]:
    found: dict[str, Any] = answer.json()
    assert (answer.status_code, found["type"]) == (503, "cannot-store"), answer.text
    return found


def eventually(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """Ask until it is well again."""
    end = time.monotonic() + PATIENCE
    while (answer := ask()).status_code != 200 and time.monotonic() < end:
        time.sleep(0.2)
    return answer


def go_on(talker: Talker) -> None:
    """What was refused can still be said, once, and more after it."""
    for _ in range(5):
        answer = eventually(talker.say)
        assert answer.status_code == 200, answer.text
    assert talker.number() == len(talker.ledger.answered)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "small"
    folder.mkdir()
    mount(folder, "-t", "tmpfs", "-o", "size=2m", "tmpfs")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def test_a_full_disk_is_said_and_room_mends_it(small_disk: Path) -> None:
    file, ballast = small_disk / "games.db", small_disk / "ballast"
    with Running(file) as server, Talker(server) as talker:
        assert talker.say().status_code == 200
        fill(ballast)
        assert "disk is full" in talker.say_until_refused()["message"]
        assert talker.number() == len(talker.ledger.answered)
        ballast.unlink()
        go_on(talker)
        assert server.stop() in STOPPED
    await check_stored(str(file), talker.ledger)


def fill(ballast: Path) -> None:
    """To the last byte."""
    with ballast.open("wb", buffering=0) as rubbish:
        try:
            while True:
                rubbish.write(b"x" * 4096)
        except OSError:
            return


async def test_a_disk_that_fails_is_said_and_loses_nothing(tmp_path: Path) -> None:
    """The same without the right to mount a disk: the server's files may not grow any more."""
    file = tmp_path / "games.db"
    with Running(file) as server, Talker(server) as talker:
        assert server.process is not None
        assert talker.say().status_code == 200
        limit_files(server.process.pid, 600_000)
        assert "games.db" in talker.say_until_refused()["message"]
        assert talker.number() == len(talker.ledger.answered)
        limit_files(server.process.pid, resource.RLIM_INFINITY)
        go_on(talker)
        assert server.stop() in STOPPED
    await check_stored(str(file), talker.ledger)


def limit_files(process: int, size: int) -> None:
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def test_a_disk_that_may_only_be_read_is_said_at_the_start(small_disk: Path) -> None:
    file = small_disk / "games.db"
    with Running(file) as server, Talker(server) as talker:
        assert talker.say().status_code == 200
        assert server.stop() in STOPPED
        mount(small_disk, "-o", "remount,ro")
        done = serve_in_vain(file)
        assert done.returncode not in (0, None)
        assert "games.db" in done.stdout
        assert "Traceback" not in done.stdout
        mount(small_disk, "-o", "remount,rw")
        server.start()
        go_on(talker)
        assert server.stop() in STOPPED
    await check_stored(str(file), talker.ledger)


def serve_in_vain(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "indochine", "serve", "--port", "0", "--db", str(file)]
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE
    )


async def test_postgresql_may_become_read_only(postgres_server: Any, postgres_url: str) -> None:
    with Running(postgres_url, workers=2) as server, Talker(server) as talker:
        assert talker.say().status_code == 200
        writable(postgres_server, postgres_url, False)
        assert "read-only" in refusal(talker.say())["message"]
        assert talker.number() == len(talker.ledger.answered)
        writable(postgres_server, postgres_url, True)
        go_on(talker)
        assert server.stop() in STOPPED
    await check_stored(postgres_url, talker.ledger)


def writable(server: Any, url: str, yes: bool) -> None:
    """For every line that is opened from now on; those that stand are cut."""
    name = url.split("?")[0].rsplit("/", 1)[1]
    server.psql(f"ALTER DATABASE {name} SET default_transaction_read_only = {'off' if yes else 'on'}")
    server.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    time.sleep(0.5)  # until the server has noticed that its lines are cut


async def test_postgresql_may_go_away_and_come_back(postgres_server: Any, postgres_url: str) -> None:
    with Running(postgres_url, workers=2) as server, Talker(server) as talker:
        assert talker.say().status_code == 200
        postgres_server.stop()
        try:
            assert "PostgreSQL" in refusal(talker.say())["message"]
            assert talker.client.http.get("/health").status_code == 503
            assert talker.client.get(talker.made.game, "state").status_code == 503
        finally:
            postgres_server.ensure_postgres_running()
        go_on(talker)
        assert server.healthy()
        assert server.stop() in STOPPED
    await check_stored(postgres_url, talker.ledger)


async def test_a_worker_that_starts_without_postgresql_waits_for_it(
    postgres_server: Any, postgres_url: str
) -> None:
    with Running(postgres_url, workers=2) as server, Talker(server) as talker:
        assert talker.say().status_code == 200
        postgres_server.stop()
        try:
            old = server.workers()
            os.kill(old[0], signal.SIGKILL)
            until(lambda: bool(set(server.workers()) - set(old)))
            until(lambda: "is waited for" in server.said())
            assert "PostgreSQL" in refusal(talker.say())["message"]
        finally:
            postgres_server.ensure_postgres_running()
        (young,) = set(server.workers()) - set(old)
        with server.only(young):
            until(server.healthy)
        go_on(talker)
        assert server.stop() in STOPPED
    await check_stored(postgres_url, talker.ledger)


async def test_a_worker_that_waits_for_postgresql_can_be_stopped(
    postgres_server: Any, postgres_url: str
) -> None:
    with Running(postgres_url, workers=2) as server:
        postgres_server.stop()
        try:
            os.kill(server.workers()[0], signal.SIGKILL)
            until(lambda: "is waited for" in server.said())
            assert server.stop() in STOPPED
        finally:
            postgres_server.ensure_postgres_running()


class Watcher(Thread):
    """Watches a table until the server ends the stream."""

    def __init__(self, server: Running, made: Made) -> None:
        super().__init__(daemon=True)
        self.url, self.made = server.url, made
        self.heard: list[Message] = []
        self.ended_well = False

    def run(self) -> None:
        with Client(self.url) as client, client.stream(self.made.game) as news:
            self.heard.extend(news)
        self.ended_well = True

    def wait_for(self, number: int) -> None:
        end = time.monotonic() + PATIENCE
        while len(self.heard) < number and time.monotonic() < end:
            time.sleep(0.02)
        assert len(self.heard) >= number


@pytest.mark.parametrize("workers", [1, 2])
async def test_a_graceful_stop_ends_streams_and_keeps_what_was_answered(tmp_path: Path, workers: int) -> None:
    file, ledger, over = tmp_path / "games.db", Ledger(), asyncio.Event()
    with Running(file, workers=workers) as server:
        watchers = await asyncio.to_thread(watched_game, server, ledger)
        loads = [TableLoad(two_lines(server), ledger, {"title": "saigon75"}, seed) for seed in range(4)]
        playing = [asyncio.ensure_future(load.run(over.is_set)) for load in loads]
        await answered(ledger, 60)
        assert await asyncio.to_thread(server.stop) in STOPPED, server.said()
        for watcher in watchers:
            await asyncio.to_thread(watcher.join, PATIENCE)
        assert [watcher.ended_well for watcher in watchers] == [True] * STREAMS
        assert "exceeded" not in server.said(), "somebody was cut off in the middle"
        assert not os.path.exists(f"{file}-wal"), "the database was not closed"
        over.set()
        await asyncio.to_thread(server.start)
        await asyncio.gather(*playing)
        assert server.stop() in STOPPED
    tables = await check_stored(str(file), ledger)
    assert sum(table.seq for table in tables.values()) == len(ledger.answered) == len(ledger.sent)


def watched_game(server: Running, ledger: Ledger) -> list[Watcher]:
    """A game that some watch while a step is played."""
    with Client(server.url) as client:
        made = client.create("lost-valley")
        watchers = [Watcher(server, made) for _ in range(STREAMS)]
        for watcher in watchers:
            watcher.start()
            watcher.wait_for(1)
        play_first(client, made, ledger)
    for watcher in watchers:
        watcher.wait_for(2)
    return watchers


def play_first(client: Client, made: Made, ledger: Ledger) -> None:
    state = client.state(made.game, made.tokens["FR"])
    action = state["decision"]["choices"][0]["action"]
    body = {"do": "play", "action": action, "expect": state["expect"], "key": "first"}
    done = client.act(made.game, made.tokens["FR"], **body)
    place = (made.game, "FR", "first")
    ledger.sent[place], ledger.answered[place] = body, done.json()["number"]


async def answered(ledger: Ledger, number: int) -> None:
    while len(ledger.answered) < number:
        await asyncio.sleep(0.01)
