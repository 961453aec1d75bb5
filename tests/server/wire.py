"""Connections that speak just enough HTTP: for loads under which a full client would be the bottleneck."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from tests.server.running import Running

PATIENCE = 120.0  # seconds for one answer

encode, decode = msgspec.json.encode, msgspec.json.decode


class Lost(Exception):
    """No answer: the command may have been carried out, or not."""


class Line:
    """A connection that is kept open; after a break it is opened again, wherever the server is then."""

    def __init__(self, port: Callable[[], int]) -> None:
        self.port = port
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        """Status and answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self.open()
                writer.write(request(method, path, token, body))
                return await answer(reader)
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as problem:
            self.close()
            raise Lost(str(problem)) from problem

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.ends is None:
            self.ends = await asyncio.open_connection("127.0.0.1", self.port())
        return self.ends

    def close(self) -> None:
        if self.ends is not None:
            self.ends[1].close()
        self.ends = None


def two_lines(server: Running) -> tuple[Line, Line]:
    return Line(lambda: server.port), Line(lambda: server.port)


async def lines_to_each(server: Running, number: int) -> list[list[Line]]:
    """So many connections to each worker; which one accepts is otherwise a matter of chance."""
    return [[await line_to(server, worker) for _ in range(number)] for worker in server.workers()]


async def line_to(server: Running, worker: int) -> Line:
    line = Line(lambda: server.port)
    while True:
        with server.only(worker), suppress(TimeoutError):
            async with asyncio.timeout(1):  # it may not have started yet, and the others cannot wait long
                await line.ask("GET", "/health")
                return line
        line.close()
        await asyncio.sleep(0.5)


def request(method: str, path: str, token: str, body: Any) -> bytes:
    content = b"" if body is None else encode(body)
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(content)}"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if content:
        lines.append("Content-Type: application/json")
    return "\r\n".join([*lines, "", ""]).encode() + content


async def answer(reader: asyncio.StreamReader) -> tuple[int, Any]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
    lengths = [int(line.partition(":")[2]) for line in head if line.startswith("content-length:")]
    content = await reader.readexactly(lengths[0])
    return int(head[0].split()[1]), decode(content)
