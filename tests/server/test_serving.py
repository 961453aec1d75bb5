"""Starting, stopping and watching over the server: one process or several, counters, logs, clear refusals."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
from importlib import metadata
from pathlib import Path

import httpx
import pytest

from indochine.kernel.errors import BadSetup
from indochine.server.logs import JsonLines
from indochine.server.serving import listen
from indochine.server.settings import Settings
from tests.server.hosting import bearing, new_house, seated, served
from tests.server.play import Client, play_steps, players
from tests.server.running import Running, until

PATIENCE = 60  # seconds


# What is served to whoever runs it


@pytest.mark.anyio
async def test_health_tells_the_version_and_whether_the_house_is_open() -> None:
    house = new_house()
    async with served(house) as client:
        assert (await client.get("/health")).json() == {
            "status": "ok",
            "version": metadata.version("indochine"),
        }
        house.stop()
        assert (await client.get("/health")).json()["status"] == "stopping"


@pytest.mark.anyio
async def test_the_api_describes_itself() -> None:
    async with served(new_house()) as client:
        answer = await client.get("/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["openapi"].startswith("3.")
    assert "/api/games/{game}/commands" in answer.json()["paths"]


def counted(text: str, name: str, labels: str = "") -> float:
    found = re.search(rf"^{re.escape(name + labels)} ([0-9.e+]+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


@pytest.mark.anyio
async def test_counters_move_and_tell_nothing_of_who_plays() -> None:
    house = new_house()
    async with served(house) as client:
        before = (await client.get("/metrics")).text
        guests = await seated(house, "saigon75")
        await guests.play_on(3)
        token = guests.tokens["SV"]
        await client.get(f"/api/games/{guests.id}/state", headers=bearing(token))
        await client.get(f"/api/games/{guests.id}/state", headers=bearing("x" * 43))
        after = (await client.get("/metrics")).text
    for name, labels, more in [
        ("indochine_actions_total", '{title="saigon75"}', 3),
        ("indochine_requests_total", '{endpoint="/api/games/{game}/state",status="200"}', 1),
        ("indochine_requests_total", '{endpoint="/api/games/{game}/state",status="401"}', 1),
        ("indochine_problems_total", '{type="wrong-token"}', 1),
        ("indochine_storing_seconds_count", "", 3),
    ]:
        assert counted(after, name, labels) - counted(before, name, labels) == more, name
    secret = str((await guests.table()).setup.seed).removeprefix("sealed:")
    assert not any(word in after for word in (guests.id, secret, *guests.tokens.values()))


# Logs


def test_a_log_line_is_one_json_object_whatever_is_in_it() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.getLogger("x").makeRecord(
            "x",
            logging.ERROR,
            __file__,
            1,
            "it %s",
            ("broke\nhere",),
            sys.exc_info(),
            extra={"what": object()},
        )
    text = JsonLines().format(record)
    line = json.loads(text)
    assert "\n" not in text
    assert (line["level"], line["event"]) == ("error", "it broke\nhere")
    assert "two\nlines" in line["trace"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
    assert line["what"].startswith("<object")


# Processes


def workers_of(server: Running) -> set[int]:
    """The processes that serve: children of the first one which are no helpers of multiprocessing."""
    assert server.process is not None
    found = subprocess.run(
        ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(server.process.pid)],
        capture_output=True,
        text=True,
        check=False,
    )
    return {int(line.split()[0]) for line in found.stdout.splitlines() if "spawn_main" in line}


def test_two_workers_serve_one_is_killed_and_replaced_and_all_stop_cleanly(tmp_path: Path) -> None:
    with Running(tmp_path / "games.db", "--log-level", "info", workers=2) as server:
        client = Client(server.url)
        made = client.create("saigon75")
        seated = players(client, made)
        assert play_steps(seated, 10) == 10
        until(lambda: len(workers_of(server)) == 2)
        before = workers_of(server)
        os.kill(min(before), signal.SIGKILL)
        until(lambda: len(workers_of(server)) == 2 and workers_of(server) != before)
        server.wait_until_healthy()
        client.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        assert play_steps(seated, 10) == 10
        assert client.state(made.game)["number"] == 20
        assert (
            counted(httpx.get(server.url + "/metrics").text, "indochine_actions_total", '{title="saigon75"}')
            > 0
        )
        assert server.stop() == 0
        said = server.said()
    check_logs(said, [made.game, *made.tokens.values()])


def check_logs(said: str, secrets: list[str]) -> None:
    """After the greeting only lines of JSON, without a word that opens a seat."""
    greeting, *lines = said.splitlines()
    assert greeting.startswith("Indochine serves on http://127.0.0.1:")
    assert all({"time", "level", "event"} <= json.loads(line).keys() for line in lines), said
    assert not any(secret in said for secret in secrets)


def test_a_stop_sends_home_who_only_watches_and_loses_nothing(tmp_path: Path) -> None:
    with Running(tmp_path / "games.db") as server:
        client = Client(server.url)
        made = client.create("saigon75")
        assert play_steps(players(client, made), 5) == 5
        with client.stream(made.game) as heard:
            assert next(heard).event == "state"
            began = time.monotonic()
            assert server.stop() == 0
            assert list(heard) == []
        assert time.monotonic() - began < PATIENCE
        server.start()
        assert Client(server.url).state(made.game)["number"] == 5


def refused(*options: str) -> str:
    """What `indochine serve` says when it does not start: one sentence, and no trace of the program."""
    command = [sys.executable, "-m", "indochine", "serve", *options]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode not in (0, None), ended
    assert "Traceback" not in ended.stdout + ended.stderr, ended.stderr
    assert "serves on" not in ended.stdout
    return " ".join((ended.stdout + ended.stderr).split())


def test_a_port_that_is_taken_is_said() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadSetup, match=f"cannot listen on 127.0.0.1 port {port}"):
            listen(Settings("memory:", port=port))
        assert "cannot listen" in refused("--port", str(port), "--db", "memory:")


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("mysql://localhost/games", "no known kind"),
        ("{folder}", "is a folder"),
        ("{folder}/file/below.db", "cannot be made"),
        ("{folder}/file", "is not a database"),
        ("postgresql://127.0.0.1:1/games", "PostgreSQL"),
    ],
)
def test_a_database_that_cannot_be_used_is_said(database: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is no database, and long enough to be seen as none " * 20)
    assert words in refused("--port", "0", "--db", database.format(folder=tmp_path), "--workers", "2")
