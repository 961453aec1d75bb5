"""Requests to a server. One that gets no answer is sent again with the same key: nothing happens twice."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from typing import Any

import httpx

from indochine import IndochineError
from indochine.cli.remote.address import Address
from indochine.cli.terminal.words import Words

ANSWER = 20.0  # seconds that an answer may take
THOUGHT = 90.0  # the same, if somebody must think first
PATIENCE = 60.0  # seconds for which a request is sent again, as long as the server may be restarting
PAUSE = 0.5
BUSY = (429, 502, 503, 504)


class Unreachable(IndochineError):
    """No answer, however often we asked."""


class Declined(IndochineError):
    """The server says no: `type` for programs, the text for people."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(str(problem.get("message", "")))
        self.status = status
        self.type = str(problem.get("type", ""))
        self.rule = str(problem.get("rule", ""))


class Connection:
    """One server, and as whom we speak to it."""

    def __init__(self, address: Address, words: Words) -> None:
        self.address, self.words = address, words
        self.patience = 0.0
        self.on_wait: Callable[[], None] = lambda: None  # called once when an answer keeps us waiting
        headers = {"Accept-Language": words.language}
        if address.token:
            headers["Authorization"] = f"Bearer {address.token}"
        self.http = httpx.Client(base_url=address.server, headers=headers, timeout=ANSWER)

    def close(self) -> None:
        self.http.close()

    # What is asked

    def get(self, path: str, **query: Any) -> Any:
        return self.ask("GET", path, query=query)

    def post(self, path: str, body: dict[str, Any], **query: Any) -> Any:
        return self.ask("POST", path, body, query)

    def thought(self, method: str, path: str) -> Any:
        """An answer that a bot of the server must think about."""
        self.http.timeout = httpx.Timeout(THOUGHT)
        try:
            return self.ask(method, path)
        finally:
            self.http.timeout = httpx.Timeout(ANSWER)

    def at_game(self, path: str = "") -> str:
        return f"/api/games/{self.address.game}{path}"

    def command(self, do: str, **fields: Any) -> dict[str, Any]:
        """A command of the seat; its key makes it safe to send again."""
        body = {"do": do, "key": secrets.token_hex(12), **fields}
        done: dict[str, Any] = self.post(self.at_game("/commands"), body)
        return done

    # How it is asked

    def ask(self, method: str, path: str, body: Any = None, query: dict[str, Any] | None = None) -> Any:
        """The answer; asked again while there is none, until patience ends."""
        ends, told = time.monotonic() + self.patience, False
        while True:
            answer, problem = self.attempt(method, path, body, query)
            if answer is not None and answer.status_code not in BUSY:
                return self.read(answer)
            if time.monotonic() >= ends:
                return self.give_up(answer, problem)
            if not told and (answer is None or answer.status_code != httpx.codes.TOO_MANY_REQUESTS):
                told = True
                self.on_wait()
            time.sleep(PAUSE)

    def attempt(
        self, method: str, path: str, body: Any, query: dict[str, Any] | None
    ) -> tuple[httpx.Response | None, str]:
        try:
            return self.http.request(method, path, json=body, params=query or None), ""
        except (httpx.TransportError, httpx.InvalidURL) as problem:
            return None, str(problem) or type(problem).__name__

    def give_up(self, answer: httpx.Response | None, problem: str) -> Any:
        if answer is not None:
            return self.read(answer)
        raise Unreachable(self.words("connect-offline", server=self.address.server, problem=problem))

    def read(self, answer: httpx.Response) -> Any:
        """The answer as data; Declined if it is a problem."""
        try:
            data = answer.json()
        except (json.JSONDecodeError, UnicodeDecodeError):
            data = None
        if answer.is_success and data is not None:
            return data
        if isinstance(data, dict) and "message" in data:
            raise Declined(answer.status_code, data)
        raise Unreachable(self.words("connect-other-server", server=self.address.server))
