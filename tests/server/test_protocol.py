"""The head of an answer waits for its body, but never longer than one turn of the loop."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from indochine.server.http.protocol import HeadKeeper

HEAD = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n"


class Wire:
    """A transport that notes what leaves."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed, "written after the end"
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


@pytest.fixture
def wire() -> Wire:
    return Wire()


def keeper(wire: Wire) -> Any:
    return HeadKeeper(cast(asyncio.Transport, wire), asyncio.get_running_loop())


async def turn() -> None:
    await asyncio.sleep(0)


@pytest.mark.anyio
async def test_head_and_body_leave_together(wire: Wire) -> None:
    transport = keeper(wire)
    transport.write(HEAD)
    transport.write(b"{}")
    await turn()
    transport.write(b"more")
    assert wire.sent == [HEAD + b"{}", b"more"]


@pytest.mark.anyio
async def test_a_stream_with_nothing_to_say_yet_gets_its_head_at_once(wire: Wire) -> None:
    transport = keeper(wire)
    transport.write(HEAD)
    await turn()
    assert wire.sent == [HEAD]


@pytest.mark.anyio
async def test_nothing_is_lost_when_the_connection_is_closed(wire: Wire) -> None:
    transport = keeper(wire)
    transport.write(HEAD)
    transport.close()
    await turn()
    assert wire.sent == [HEAD]
    assert transport.is_closing()
