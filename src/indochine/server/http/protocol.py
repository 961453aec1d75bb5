"""HTTP as uvicorn speaks it, with some differences.

The head of an answer leaves together with its body; the head of a request has an end; commands take a short
way to their door; and who has a stream open can be written to at once.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from indochine.server.http.express import NAME, Express

HEAD = b"HTTP/"
LONGEST_HEAD = 64 * 1024  # bytes of a request before its body
LINE = "indochine.line"  # extension of ASGI: the connection itself


class Protocol(HttpToolsProtocol):
    in_head, head_bytes = False, 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.wire = transport
        super().connection_made(cast(asyncio.Transport, HeadKeeper(transport, self.loop)))

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.in_head:
            self.head_bytes += len(data)
            if self.head_bytes > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        self.in_head, self.head_bytes = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        express: Express | None = self.app_state.get(NAME)
        game = express.game_of(self.parser.get_method(), self.url, dict(self.headers)) if express else None
        if express and game and self.is_idle and self.goes_on():
            self.cycle = cast(Any, Command(self, express, game))
            return
        self.scope["extensions"] = cast(Any, {LINE: self})
        super().on_headers_complete()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being answered: what comes meanwhile has to wait for its turn."""
        return self.cycle is None or self.cycle.response_complete

    def goes_on(self) -> bool:
        """Whether the client wants to go on with this connection."""
        return self.parser.get_http_version() == "1.1" and bool(self.parser.should_keep_alive())

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if isinstance(self.cycle, Command):
            self.cycle.start()

    # A stream that is open

    @property
    def is_free(self) -> bool:
        """Whether the client takes what it is sent."""
        return not self.flow.write_paused and not self.wire.is_closing()

    def say(self, text: bytes) -> None:
        """A piece of an answer that has begun."""
        self.transport.write(b"%x\r\n%b\r\n" % (len(text), text))


class Awake:
    """The web server signals what has come of a body: a command waits for all of it."""

    def set(self) -> None: ...


class Command:
    """A command and its answer, in place of the cycle of an ASGI application."""

    __slots__ = ("body", "disconnected", "express", "game", "keep_alive", "more_body", "protocol",
                 "response_complete", "scope")  # fmt: skip
    message_event = Awake()

    def __init__(self, protocol: Protocol, express: Express, game: str) -> None:
        self.protocol, self.express, self.game = protocol, express, game
        self.scope: Any = protocol.scope
        self.body = bytearray()
        self.keep_alive = self.more_body = True
        self.disconnected = self.response_complete = False

    def start(self) -> None:
        tasks = self.protocol.tasks
        task = self.protocol.loop.create_task(self.run())
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def run(self) -> None:
        try:
            answer = await self.express.answer(self.scope, self.game, bytes(self.body))
        except BaseException:
            self.protocol.wire.close()
            raise
        self.finish(answer)

    def finish(self, answer: bytes) -> None:
        """The server may have been told to stop meanwhile: then the connection ends with the answer."""
        wire = self.protocol.wire
        self.response_complete = True
        if not wire.is_closing():
            wire.write(answer)
            if not self.keep_alive:
                wire.close()
        self.protocol.on_response_complete()


class HeadKeeper:
    """A transport that keeps the head of an answer until its body comes, at most for one turn of the loop.

    A write wakes the client, and costs as much as everything else that the web server does for a request.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport, self.loop = transport, loop
        self.head = b""

    def write(self, data: bytes) -> None:
        if self.head:
            data, self.head = self.head + data, b""
        elif data.startswith(HEAD):
            self.head = data
            self.loop.call_soon(self.flush)
            return
        self.transport.write(data)

    def flush(self) -> None:
        if self.head:
            self.write(b"")

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)
