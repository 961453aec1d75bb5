"""HTTP as uvicorn speaks it, with two differences.

The head of an answer leaves together with its body; and the head of a request has an end.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = b"HTTP/"
LONGEST_HEAD = 64 * 1024  # bytes of a request before its body


class Protocol(HttpToolsProtocol):
    in_head, head_bytes = False, 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
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
        super().on_headers_complete()


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
