"""A terminal that plays on a server, and a client that looks at the server from beside it."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, Self

import httpx

from tests.cli.terminal import environment
from tests.server.running import Running

PATIENCE = 60.0


BOT = {"kind": "bot", "level": "random"}


class Made(NamedTuple):
    """A new game, and the tokens of its seats."""

    game: str
    tokens: dict[str, str]


class Client:
    """Looks at a server from beside the terminal."""

    def __init__(self, url: str) -> None:
        self.url = url

    def create(self, title: str, **wish: Any) -> Made:
        answer = httpx.post(f"{self.url}/api/games", json={"title": title, **wish}, timeout=PATIENCE)
        return Made(answer.json()["game"], answer.json()["tokens"])

    def bring(self, position: dict[str, Any]) -> Made:
        """A game that goes on from a position."""
        answer = httpx.post(f"{self.url}/api/import", json={"position": position}, timeout=PATIENCE)
        return Made(answer.json()["game"], answer.json()["tokens"])

    def get(self, game: str, what: str, token: str | None = None) -> Any:
        url = f"{self.url}/api/games/{game}/{what}"
        return httpx.get(url, headers=bearing(token), timeout=PATIENCE).raise_for_status().json()

    def state(self, game: str, token: str | None = None) -> Any:
        return self.get(game, "state", token)

    def act(self, made: Made, seat: str, **command: Any) -> None:
        url, body = f"{self.url}/api/games/{made.game}/commands", {"key": "from-beside", **command}
        headers = bearing(made.tokens[seat])
        httpx.post(url, json=body, headers=headers, timeout=PATIENCE).raise_for_status()


def bearing(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def link(server: Running, made: Made, seat: str) -> str:
    return f"{server.url}/play/{made.game}#{made.tokens[seat]}"


def moves(api: Client, made: Made, seat: str) -> list[Any]:
    """The steps that a seat has played."""
    token = next(iter(made.tokens.values()))
    steps = api.get(made.game, "steps", token)["steps"]
    return [step for step in steps if step["kind"] == "moved" and step.get("by") == seat]


def typed_actions(api: Client, made: Made, seat: str) -> list[Any]:
    """What a seat has done, from the record of the game once it is over."""
    entries = api.get(made.game, "record")["entries"]
    return [entry["do"] for entry in entries if entry.get("seat") == seat and "do" in entry]


class Terminal:
    """A terminal that is typed at line by line, and whose output can be waited for."""

    def __init__(self, home: Path, *args: str, keyboard: bool = False) -> None:
        self.output, self.master = "", -1
        settings = {"env": environment(home, PYTHONUNBUFFERED="1"), "stdout": subprocess.PIPE}
        if keyboard:
            self.master, slave = pty.openpty()
        source = slave if keyboard else subprocess.PIPE
        line = [sys.executable, "-m", "indochine", "play", *args]
        self.process = subprocess.Popen(line, stdin=source, stderr=subprocess.STDOUT, **settings)  # type: ignore[call-overload]
        self.reader = Thread(target=self.read, daemon=True)
        self.reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait(PATIENCE)

    def read(self) -> None:
        while piece := self.process.stdout.read1(4096):
            self.output += piece.decode("utf-8", "replace")

    def type(self, *lines: str) -> None:
        text = "".join(line + "\n" for line in lines).encode()
        if self.master >= 0:
            os.write(self.master, text)
        else:
            self.process.stdin.write(text)
            self.process.stdin.flush()

    def await_text(self, text: str, times: int = 1) -> None:
        end = time.monotonic() + PATIENCE
        while " ".join(self.output.split()).count(text) < times:
            assert time.monotonic() < end, f"{text!r} did not come:\n{self.output}"
            assert self.process.poll() is None or self.reader.is_alive(), self.output
            time.sleep(0.02)

    def leave(self) -> str:
        """No more lines come; what was printed, to its end."""
        if self.master < 0:
            self.process.stdin.close()
        assert self.process.wait(PATIENCE) == 0, self.output
        self.reader.join(PATIENCE)
        assert "Traceback" not in self.output
        return " ".join(self.output.split())
