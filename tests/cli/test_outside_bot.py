"""The outside bot of the examples plays on a real server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import indochine
from tests.cli.connected import BOT, Client, link, moves
from tests.server.running import Running

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


def test_the_outside_bot_of_the_examples_plays_a_whole_game(server: Running, api: Client) -> None:
    made = api.create("saigon75", seats={"NV": BOT})
    ended = subprocess.run(
        [sys.executable, str(EXAMPLE), link(server, made, "SV")],
        capture_output=True, text=True, timeout=240, check=True,
    )  # fmt: skip
    assert json.loads(ended.stdout) == api.state(made.game)["outcome"]
    assert indochine.replay(api.get(made.game, "record")).over
    assert len(moves(api, made, "SV")) > 30


def test_the_outside_bot_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/server.db") as server:
        client = Client(server.url)
        made = client.create("lost-valley")
        [seat] = made.tokens
        line = [sys.executable, str(EXAMPLE), link(server, made, seat)]
        with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as bot:
            time.sleep(1.0)
            server.restart()
            assert bot.wait(240) == 0
        assert client.state(made.game)["outcome"]


def test_the_example_is_short_and_knows_nothing_of_the_program() -> None:
    text = EXAMPLE.read_text("utf-8")
    assert text.count("\n") < 100
    assert not re.search(r"^\s*(import|from) indochine", text, re.M)
