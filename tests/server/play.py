"""A client of the API for tests, and a player who decides at random."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple, Self

import httpx


class Made(NamedTuple):
    """A new game, and the tokens of its seats."""

    game: str
    tokens: dict[str, str]


class Message(NamedTuple):
    """One server-sent event."""

    id: str
    event: str
    data: Any


class Client:
    """Speaks to one server; every answer but the wanted one is a failure, unless `act` or `get` is asked."""

    def __init__(self, url: str, http: httpx.Client | None = None) -> None:
        self.http = http or httpx.Client(base_url=url, timeout=60)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: Any) -> None:
        self.http.close()

    def create(self, title: str, **wish: Any) -> Made:
        answer = self.http.post("/api/games", json={"title": title, **wish})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return Made(made["game"], made["tokens"])

    def get(self, game: str, what: str = "", token: str | None = None, **query: Any) -> httpx.Response:
        """Anything below a table: `state`, `log`, `steps`, `record` …"""
        path = f"/api/games/{game}/{what}".rstrip("/")
        return self.http.get(path, params=query, headers=bearing(token))

    def state(self, game: str, token: str | None = None, texts: str = "none") -> dict[str, Any]:
        answer = self.get(game, "state", token, texts=texts)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, game: str, token: str | None, do: str, **fields: Any) -> httpx.Response:
        body = {"do": do, **fields}
        return self.http.post(f"/api/games/{game}/commands", json=body, headers=bearing(token))

    @contextmanager
    def stream(
        self, game: str, token: str | None = None, last: int | None = None, texts: str = "none"
    ) -> Iterator[Iterator[Message]]:
        """Live updates, from step `last` on if one is named."""
        headers = bearing(token) | ({} if last is None else {"Last-Event-ID": str(last)})
        path = f"/api/games/{game}/stream"
        with self.http.stream("GET", path, params={"texts": texts}, headers=headers) as answer:
            assert answer.status_code == 200
            yield messages(answer.iter_lines())


class Player:
    """Holds one seat and decides at random."""

    def __init__(self, client: Client, game: str, token: str, seed: int = 0) -> None:
        self.client, self.game, self.token = client, game, token
        self.random = Random(seed)
        self.keys = itertools.count(1)

    def play_one(self) -> bool:
        """Decide once; False if it is not our turn."""
        state = self.client.state(self.game, self.token)
        if state.get("decision") is None:
            return False
        action = self.random.choice(state["decision"]["choices"])["action"]
        key = f"{self.token[:6]}-{next(self.keys)}"
        answer = self.client.act(
            self.game, self.token, "play", action=action, expect=state["expect"], key=key
        )
        assert answer.status_code == 200, answer.text
        return True


def players(client: Client, made: Made, seed: int = 0) -> list[Player]:
    """Somebody at each seat."""
    return [Player(client, made.game, token, seed + n) for n, token in enumerate(made.tokens.values())]


def play_steps(seated: list[Player], steps: int) -> int:
    """Let them play so many steps, or to the end; how many it were."""
    for done in range(steps):
        if not any(player.play_one() for player in seated):
            return done
    return steps


def bearing(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def messages(lines: Iterator[str]) -> Iterator[Message]:
    """Server-sent events from their lines; signs of life are left out."""
    fields: dict[str, str] = {}
    for line in lines:
        if line and not line.startswith(":"):
            name, _, value = line.partition(": ")
            fields[name] = value
        elif not line and fields:
            yield Message(fields.get("id", ""), fields["event"], json.loads(fields["data"]))
            fields = {}
