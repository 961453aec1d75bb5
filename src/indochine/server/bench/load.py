"""The load: tables with two clients each, who play at random as fast as they are answered.

A closed loop: the next command of a table leaves when the last one is acknowledged and both clients have
received the view that it led to.
"""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Raw, Struct

from indochine.server.bench.pace import ClosedLoop
from indochine.server.bench.wire import HOST, Listener, Posts, posts_to


class ChoiceHeard(Struct):
    action: Raw


class DecisionHeard(Struct):
    choices: list[ChoiceHeard]


class StateHeard(Struct):
    expect: int
    deciding: str | None
    view: Raw
    decision: DecisionHeard | None = None


class StepHeard(Struct):
    state: StateHeard


class Created(Struct):
    game: str
    tokens: dict[str, str]


read_state = msgspec.json.Decoder(StateHeard).decode
read_step = msgspec.json.Decoder(StepHeard).decode
read_created = msgspec.json.Decoder(Created).decode


class Load(ClosedLoop):
    """Many tables on one server, and what was measured at them."""

    def __init__(self, port: int, title: str, tables: int) -> None:
        super().__init__(tables)
        self.port, self.title = port, title
        self.tables = [LoadedTable(self, seed) for seed in range(tables)]
        self.delays: list[float] = []

    async def open(self) -> None:
        for table in self.tables:
            await table.open()

    def ask(self, asker: int) -> None:
        self.tables[asker].act()

    async def run(self, seconds: float, counted: bool = True) -> None:
        measured = len(self.delays)
        await super().run(seconds, counted)
        if not counted:
            del self.delays[measured:]

    def numbers(self) -> dict[str, Any]:
        delays = {
            "p50_ms": percentile(self.delays, 0.50) * 1000,
            "p99_ms": percentile(self.delays, 0.99) * 1000,
        }
        return super().numbers() | delays

    def close(self) -> None:
        for table in self.tables:
            table.close()


class Client:
    """Who holds a seat: a stream of views, and a connection for commands."""

    def __init__(self, table: LoadedTable, token: str) -> None:
        self.table, self.token = table, token.encode()
        self.state: StateHeard | None = None
        self.posts: Posts
        self.listener: Listener

    async def open(self, port: int) -> None:
        self.posts = await posts_to(port)
        path = self.table.path + b"/stream?texts=none"
        loop = asyncio.get_running_loop()
        _, self.listener = await loop.create_connection(
            lambda: Listener(path, self.token, self.heard), HOST, port
        )

    def heard(self, data: bytes) -> None:
        first = self.state is None
        self.state = read_state(data) if first else read_step(data).state
        self.table.seen(first)

    def close(self) -> None:
        self.posts.transport.close()
        self.listener.transport.close()


class LoadedTable:
    """One table: the command that is under way, and who still waits for what."""

    def __init__(self, load: Load, seed: int) -> None:
        self.load, self.rng = load, Random(seed)
        self.clients: list[Client] = []
        self.path = b""
        self.commands = 0
        self.sent = 0.0
        self.views_missing = 0
        self.unanswered = False
        self.ready: asyncio.Event
        self.opening: asyncio.Future[None]

    async def open(self) -> None:
        """A new game, both clients at it with the first view before them."""
        self.close()
        maker = await posts_to(self.load.port)
        wish = msgspec.json.encode({"title": self.load.title})
        made = read_created(await maker.ask(b"/api/games", b"x", wish))
        maker.transport.close()
        self.path = b"/api/games/" + made.game.encode()
        self.clients = [Client(self, token) for token in made.tokens.values()]
        self.views_missing, self.ready = len(self.clients), asyncio.Event()
        for client in self.clients:
            await client.open(self.load.port)
        await self.ready.wait()

    def close(self) -> None:
        for client in self.clients:
            client.close()

    def act(self) -> None:
        """The client whose decision it is decides."""
        if not self.load.running:
            self.load.rest()
            return
        for client in self.clients:
            state = client.state
            if state is not None and state.decision is not None:
                self.command(client, state.expect, state.decision)
                return
        self.opening = asyncio.ensure_future(self.open_again())

    def command(self, client: Client, expect: int, decision: DecisionHeard) -> None:
        action = bytes(self.rng.choice(decision.choices).action)
        self.commands += 1
        body = b'{"do":"play","action":%s,"expect":%d,"key":"%d"}' % (action, expect, self.commands)
        self.views_missing, self.unanswered = len(self.clients), True
        self.sent = perf_counter()
        client.posts.post(self.path + b"/commands", client.token, body, self.answered)

    def answered(self, status: int, body: bytes) -> None:
        if status != 200:
            self.load.fail(RuntimeError(f"a command was answered {status}: {body.decode()}"))
            return
        self.load.acknowledged += 1
        self.unanswered = False
        if not self.views_missing:
            self.act()

    def seen(self, first: bool) -> None:
        """A client has received a view."""
        self.views_missing -= 1
        if self.views_missing:
            return
        if first:
            self.ready.set()
            return
        self.load.delays.append(perf_counter() - self.sent)
        if not self.unanswered:
            self.act()

    async def open_again(self) -> None:
        """The game is over: the next one."""
        try:
            await self.open()
        except Exception as problem:
            self.load.fail(problem)
        else:
            self.act()


def percentile(values: list[float], part: float) -> float:
    """The value that this part of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0
