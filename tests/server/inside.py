"""A server inside the test: the whole application on a store in memory, called without a network.

Requests are made by hand, byte by byte, so that a test can send what no decent client would.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Any, NamedTuple
from urllib.parse import unquote

from indochine.kernel.game import Game
from indochine.server.house import House
from indochine.server.http.app import application
from indochine.server.http.limits import Limits
from indochine.server.notices import Messenger
from indochine.server.opening import head_of, setup_of
from indochine.server.settings import Ways
from indochine.server.staff import Staff
from indochine.server.storage import Store
from indochine.server.storage.interface import GameRow, SeatRow
from indochine.server.storage.memory import MemoryStore
from indochine.server.stored import encode
from indochine.server.tables import Table, secret_of
from indochine.server.thinking import Thinkers

NOON = 1_700_000_000.0
HOST = "games.example"
SECRET = "5ec4e7" * 10 + "d1ce"  # of the dice
SEALED = "sealed:" + SECRET
TURNS_OF_LOOP = 30  # after so many nobody inside has anything left to do

Headers = list[tuple[bytes, bytes]]


class Clock:
    """Stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


class Reply(NamedTuple):
    """What came back, as it went over the wire."""

    status: int
    headers: Headers
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    def header(self, name: str) -> str | None:
        found = [value.decode() for known, value in self.headers if known == name.encode()]
        return found[0] if found else None


class Server:
    """One house with its doors."""

    def __init__(
        self, store: Store | None = None, limits: Limits | None = None, ways: Ways | None = None
    ) -> None:
        self.clock = Clock()
        self.store = store or MemoryStore()
        self.house = House(self.store, self.clock)
        self.thinkers = Thinkers(self.house, 1, 30.0)
        self.messenger = Messenger(self.house, ways or Ways())
        self.app = application(self.house, Staff(self.thinkers, self.messenger), limits or Limits(0))

    async def send(
        self,
        method: str,
        target: str,
        token: str | None = None,
        body: Any = None,
        headers: Headers | None = None,
        raw: Iterable[bytes] | None = None,
    ) -> Reply:
        """One request. `body` is sent as JSON; `raw` as it is, in these pieces; `headers` come last."""
        pieces = list(raw) if raw is not None else [] if body is None else [json.dumps(body).encode()]
        own: Headers = [(b"host", HOST.encode())]
        if pieces:
            own += [
                (b"content-type", b"application/json"),
                (b"content-length", b"%d" % sum(map(len, pieces))),
            ]
        if token is not None:
            own.append((b"authorization", b"Bearer " + token.encode("latin-1")))
        return await exchange(self.app, method, target, own + (headers or []), pieces)

    async def look(
        self, game: str, what: str, token: str | None = None, headers: Headers | None = None
    ) -> Reply:
        return await self.send("GET", f"/api/games/{game}{what}", token, headers=headers)

    async def act(self, game: str, token: str | None, command: dict[str, Any], **more: Any) -> Reply:
        return await self.send("POST", f"/api/games/{game}/commands", token, command, **more)

    async def table(self, game: str) -> Table:
        return await self.house.table(game)

    def watch(
        self, game: str, token: str | None = None, last: int | None = None, texts: str = "msg"
    ) -> Watcher:
        headers = [(b"host", HOST.encode())]
        if token is not None:
            headers.append((b"authorization", b"Bearer " + token.encode()))
        if last is not None:
            headers.append((b"last-event-id", b"%d" % last))
        return Watcher(self.app, scope_of("GET", f"/api/games/{game}/stream?texts={texts}", headers))


class Watcher:
    """A client that holds a stream open, and all that it was sent."""

    def __init__(self, app: Any, scope: dict[str, Any]) -> None:
        self.status = 0
        self.bytes = b""
        self.ended = False
        self.leave = asyncio.Event()
        self.task = asyncio.ensure_future(app(scope, self.receive, self.take))

    async def receive(self) -> dict[str, Any]:
        await self.leave.wait()
        return {"type": "http.disconnect"}

    async def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self.bytes += message["body"]
            self.ended = not message.get("more_body", False)

    async def quit(self) -> bytes:
        await settle()
        self.leave.set()
        await self.task
        return self.bytes


async def settle() -> None:
    """Let everybody inside finish what they are about."""
    for _ in range(TURNS_OF_LOOP):
        await asyncio.sleep(0)


async def exchange(app: Any, method: str, target: str, headers: Headers, pieces: list[bytes]) -> Reply:
    messages = [{"type": "http.request", "body": piece, "more_body": True} for piece in pieces]
    messages.append({"type": "http.request", "body": b"", "more_body": False})
    waiting, got = iter(messages), []

    async def receive() -> dict[str, Any]:
        for message in waiting:
            return message
        await asyncio.Event().wait()  # the client waits for its answer
        raise AssertionError

    async def take(message: dict[str, Any]) -> None:
        got.append(message)

    await app(scope_of(method, target, headers), receive, take)
    body = b"".join(message["body"] for message in got[1:])
    return Reply(got[0]["status"], [*got[0]["headers"]], body)


def scope_of(method: str, target: str, headers: Headers) -> dict[str, Any]:
    """What a web server makes of the first lines of a request."""
    path, _, query = target.partition("?")
    return {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode("latin-1", "replace"),
        "root_path": "",
        "query_string": query.encode("latin-1", "replace"),
        "headers": headers,
        "client": ("192.0.2.7", 4711),
        "server": (HOST, 80),
    }


# Tables that stand already


def tokens_for(game: Game, mark: str = "") -> dict[str, str]:
    """Tokens of the right form that everybody can tell apart."""
    return {seat: f"{mark}{seat}-token-".ljust(43, "x") for seat in game.seats}


async def put_table(
    server: Server, game: Game, id: str, tokens: dict[str, str], bots: dict[str, str] | None = None
) -> Table:
    """A game that goes on from its position, with these tokens for its seats."""
    levels = bots or {}
    seats = tuple(
        SeatRow(seat, None, "", levels[seat]) if seat in levels else SeatRow(seat, secret_of(token), "", None)
        for seat, token in tokens.items()
    )
    setup = encode(setup_of(game)).decode()
    await server.store.create(GameRow(id, game.title.id, NOON, setup, seats, head_of(game, seats, NOON)))
    return await server.table(id)
