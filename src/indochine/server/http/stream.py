"""Live updates: server-sent events, one for each step that the audience may know of.

A client that comes back says in `Last-Event-ID` what it had, and gets exactly what it missed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from starlette.types import Receive, Scope, Send

from indochine.kernel.game import SPECTATOR
from indochine.server import seen
from indochine.server.house import House
from indochine.server.http.door import NO_STORE, Call, read_query, respond, told
from indochine.server.http.endpoints import TEXTS
from indochine.server.http.limits import Limits
from indochine.server.http.protocol import LINE
from indochine.server.metrics import STREAMS
from indochine.server.problems import Trouble
from indochine.server.storage import StoreFull
from indochine.server.tables import Table

HEARTBEAT = 15.0  # seconds: proxies cut connections on which nothing is said
HEADERS = [(b"content-type", b"text/event-stream"), NO_STORE, (b"x-accel-buffering", b"no")]
PULSE = b": still here\n\n"
STALE_LINK = b"event: closed\ndata: {}\n\n"
BROKEN = (ConnectionError, OSError)

encode = msgspec.json.Encoder().encode


class Stream:
    """The endpoint of live updates."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house, self.limits = house, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        call = Call(scope, self.house, self.limits)
        try:
            self.limits.take("heavy", call.taker)
            call.query = read_query(scope.get("query_string", b""), {"texts": TEXTS})
            table, audience = await call.looking()
            last = last_seen(call.headers, table, audience)
        except Trouble as trouble:
            await respond(send, trouble.status, told(trouble, call.language))
            return
        except StoreFull as problem:
            await respond(send, 503, told(Trouble("cannot-store", problem=str(problem)), call.language))
            return
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        with STREAMS.track_inprogress():
            await self.until_gone(Watch(call, table, audience, last), receive, send)

    async def until_gone(self, watch: Watch, receive: Receive, send: Send) -> None:
        """Send until the client goes, its link becomes invalid, or the server stops."""
        sending = asyncio.ensure_future(watch.run(send))
        leaving = asyncio.ensure_future(gone(receive))
        try:
            await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, leaving):
                task.cancel()
                with suppress(asyncio.CancelledError, *BROKEN):
                    await task


class Line(Protocol):
    """The connection of a client, where the web server lets us have it."""

    @property
    def is_free(self) -> bool: ...

    def say(self, text: bytes) -> None: ...


class Watch:
    """One client that watches a table, and how far it has seen."""

    def __init__(self, call: Call, table: Table, audience: str, last: int | None) -> None:
        self.house, self.table, self.audience = call.house, table, audience
        self.secret = secret_at(table, audience)
        self.texts, self.last = call.query["texts"], last
        self.line: Line | None = call.scope.get("extensions", {}).get(LINE)
        self.loop = asyncio.get_running_loop()
        self.happened = asyncio.Event()
        self.resting = False  # whether all has been sent and the task waits
        self.due = False  # whether we are about to look what has happened
        self.silent = False  # whether nothing was said for long
        self.spoke = self.loop.time()

    async def run(self, send: Send) -> None:
        with self.house.watching(self.table.id, self.stir):
            timer = Timer(self)
            try:
                await self.serve(send)
            finally:
                timer.cancel()
        await send({"type": "http.response.body", "body": b""})

    async def serve(self, send: Send) -> None:
        if self.last is None:
            await self.say(send, self.whole())
        while not self.house.stopping:
            if not self.may_look():
                await self.say(send, STALE_LINK)
                break
            await self.say(send, self.missed())
            await self.wait(send)

    async def wait(self, send: Send) -> None:
        """Until something happens; a sign of life if nothing does for long."""
        self.resting = True
        await self.happened.wait()
        self.resting = False
        self.happened.clear()
        if self.silent:
            self.silent = False
            await self.say(send, PULSE)

    async def say(self, send: Send, text: bytes) -> None:
        if text:
            self.spoke = self.loop.time()
            await send({"type": "http.response.body", "body": text, "more_body": True})

    def may_look(self) -> bool:
        """Whether the link that the client came with still opens what it shows."""
        return secret_at(self.table, self.audience) == self.secret

    # What has happened

    def stir(self) -> None:
        """Something has happened: we look when the loop comes round, once however much it was."""
        if not self.due:
            self.due = True
            self.loop.call_soon(self.look)

    def look(self) -> None:
        self.due = told = False
        with suppress(Exception):  # the task will meet the same, and end the stream
            told = self.told_at_once()
        if not told:
            self.happened.set()

    def told_at_once(self) -> bool:
        """The usual case, without waking the task: the client is there and has got all that came before."""
        line = self.line
        if line is None or not (self.resting and line.is_free and self.may_look()) or self.house.stopping:
            return False
        news = self.missed()
        if news:
            self.spoke = self.loop.time()
            line.say(news)
        return True

    def fall_silent(self) -> None:
        self.silent = True
        self.happened.set()

    def whole(self) -> bytes:
        """The state, for a client that has seen nothing yet."""
        self.last = len(self.table.seen[self.audience])
        return event("state", self.last, seen.state(self.table, self.audience, self.texts))

    def missed(self) -> bytes:
        """The steps since the last one sent, made once for all who watch with the same eyes."""
        table, number = self.table, len(self.table.seen[self.audience])
        assert self.last is not None
        if number == self.last:
            return b""
        key = ("steps", self.audience, self.texts, self.last)
        found = table.cache.get(key)
        if found is None:
            steps = seen.steps_since(table, self.audience, self.last, self.texts)
            found = table.cache[key] = b"".join(event("step", step.number, step) for step in steps)
        self.last = number
        return found


class Timer:
    """Sees to it that a client hears something in good time."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.handle = watch.loop.call_later(HEARTBEAT, self.ring)

    def ring(self) -> None:
        rest = self.watch.spoke + HEARTBEAT - self.watch.loop.time()
        if rest <= 0:
            self.watch.fall_silent()
        self.handle = self.watch.loop.call_later(rest if rest > 0 else HEARTBEAT, self.ring)

    def cancel(self) -> None:
        self.handle.cancel()


def secret_at(table: Table, audience: str) -> str | None:
    """What the link of an audience is known by; spectators need none."""
    return None if audience == SPECTATOR else table.seats[audience].secret


def event(name: str, id: int, data: Any) -> bytes:
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (id, name.encode(), encode(data))


def last_seen(headers: dict[bytes, bytes], table: Table, audience: str) -> int | None:
    """The last step that the client has; None if it has none that we know of."""
    given = headers.get(b"last-event-id", b"")
    known = given.isdigit() and len(given) < 10 and int(given) <= len(table.seen[audience])
    return int(given) if known else None


async def gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
