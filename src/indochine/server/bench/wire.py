"""The client side of HTTP as the load generator speaks it: so lean that the server is what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

HOST = "127.0.0.1"
END = b"\r\n\r\n"
LENGTH = b"content-length: "

Answered = Callable[[int, bytes], None]


class Posts(asyncio.Protocol):
    """A connection on which one command after another is sent."""

    transport: asyncio.Transport
    answered: Answered

    def __init__(self) -> None:
        self.came = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def post(self, path: bytes, token: bytes, body: bytes, answered: Answered) -> None:
        self.answered = answered
        self.transport.write(
            b"POST %s HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer %s\r\n"
            b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%s" % (path, token, len(body), body)
        )

    def data_received(self, data: bytes) -> None:
        self.came += data
        head, end, body = self.came.partition(END)
        if not end:
            return
        _, _, rest = head.lower().partition(LENGTH)
        if len(body) < int(rest.partition(b"\r\n")[0]):
            return
        self.came = b""
        self.answered(int(head[9:12]), body)

    async def ask(self, path: bytes, token: bytes, body: bytes) -> bytes:
        """The same for who has time to wait."""
        waiting: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.post(path, token, body, lambda status, answer: waiting.set_result((status, answer)))
        status, answer = await waiting
        if status not in (200, 201):
            raise RuntimeError(f"{path.decode()} was answered {status}: {answer.decode()}")
        return answer


class Listener(asyncio.Protocol):
    """A connection on which server-sent events come; `heard` gets the data of each."""

    transport: asyncio.Transport

    def __init__(self, path: bytes, token: bytes, heard: Callable[[bytes], None]) -> None:
        self.path, self.token, self.heard = path, token, heard
        self.came = b""
        self.started = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            b"GET %s HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer %s\r\n\r\n" % (self.path, self.token)
        )

    def data_received(self, data: bytes) -> None:
        self.came += data
        if not self.started:
            _, end, rest = self.came.partition(END)
            if not end:
                return
            self.started, self.came = True, rest
        while (chunk := self.next_chunk()) is not None:
            self.read(chunk)

    def next_chunk(self) -> bytes | None:
        """The server sends whole events in each chunk."""
        size, end, rest = self.came.partition(b"\r\n")
        length = int(size, 16) if end else 0
        if not end or len(rest) < length + 2:
            return None
        self.came = rest[length + 2 :]
        return rest[:length]

    def read(self, chunk: bytes) -> None:
        for event in chunk.split(b"\n\n"):
            _, found, data = event.partition(b"\ndata: ")
            if found:
                self.heard(data)


async def posts_to(port: int) -> Posts:
    _, protocol = await asyncio.get_running_loop().create_connection(Posts, HOST, port)
    return protocol
