"""HTTP as uvicorn speaks it, with some differences.

What many are sent leaves together; the head of a request has an end; commands take a short way to their door;
and who has a stream open can be written to without waking its task.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from indochine.server.http.express import NAME, Express

HEAD = b"HTTP/"
LONGEST_HEAD = 64 * 1024  # bytes of a request before its body
LINE = "indochine.line"  # extension of ASGI: the connection itself
OUTBOX = "outbox"  # in the state that the application gives to the web server


class Protocol(HttpToolsProtocol):
    in_head, head_bytes = False, 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        outbox = self.app_state.setdefault(OUTBOX, Outbox(self.loop))
        self.wire = Wire(transport, outbox)
        super().connection_made(cast(asyncio.Transport, self.wire))

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
        self.wire.post(b"%x\r\n%b\r\n" % (len(text), text))


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
            wire.post(answer)
            if not self.keep_alive:
                wire.close()
        self.protocol.on_response_complete()


class Wire:
    """A transport that can keep what it is given until the others have got theirs.

    The head of an answer waits for its body: they leave in one piece.
    """

    def __init__(self, transport: asyncio.Transport, outbox: Outbox) -> None:
        self.transport, self.outbox = transport, outbox
        self.waiting: list[bytes] = []

    def post(self, data: bytes) -> None:
        """Send it soon."""
        if not self.waiting:
            self.outbox.expect(self)
        self.waiting.append(data)

    def write(self, data: bytes) -> None:
        """Send it now, after what waits; but a head waits itself."""
        if data.startswith(HEAD):
            self.post(data)
        elif self.waiting:
            self.post(data)
            self.flush()
        else:
            self.transport.write(data)

    def flush(self) -> None:
        if self.waiting and not self.transport.is_closing():
            self.transport.write(b"".join(self.waiting))
        self.waiting.clear()

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class Outbox:
    """All wires on which something waits. They are written to one after the other when the loop has come
    round twice: by then all have been heard whom one commit has served. A write that wakes a client costs as
    much as all else that is done for a command; whoever is awake already is told more cheaply.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.wires: list[Wire] = []

    def expect(self, wire: Wire) -> None:
        if not self.wires:
            self.loop.call_soon(self.loop.call_soon, self.flush)
        self.wires.append(wire)

    def flush(self) -> None:
        wires, self.wires = self.wires, []
        for wire in wires:
            wire.flush()
