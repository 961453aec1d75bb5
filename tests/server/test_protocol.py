"""What waits on a wire leaves together with what others wait for, in order, and nothing is lost."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from indochine.server.http.protocol import Outbox, Wire

pytestmark = pytest.mark.anyio

HEAD = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n"


class Transport:
    """Notes what leaves."""

    def __init__(self, sent: list[bytes] | None = None) -> None:
        self.sent = [] if sent is None else sent
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed, "written after the end"
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


@pytest.fixture
def transport() -> Transport:
    return Transport()


def wire_on(transport: Transport, outbox: Outbox | None = None) -> Wire:
    outbox = outbox or Outbox(asyncio.get_running_loop())
    return Wire(cast(asyncio.Transport, transport), outbox)


async def turns(number: int = 3) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


async def test_head_and_body_leave_together(transport: Transport) -> None:
    wire = wire_on(transport)
    wire.write(HEAD)
    wire.write(b"{}")
    await turns()
    wire.write(b"more")
    assert transport.sent == [HEAD + b"{}", b"more"]


async def test_a_stream_with_nothing_to_say_yet_gets_its_head_soon(transport: Transport) -> None:
    wire_on(transport).write(HEAD)
    assert transport.sent == []
    await turns()
    assert transport.sent == [HEAD]


async def test_what_is_sent_at_once_does_not_overtake_what_waits(transport: Transport) -> None:
    wire = wire_on(transport)
    wire.post(b"first,")
    wire.post(b"second,")
    wire.write(b"third")
    assert transport.sent == [b"first,second,third"]
    await turns()
    assert transport.sent == [b"first,second,third"]


async def test_all_wires_are_written_to_in_one_go() -> None:
    """Whoever posts one turn after the first is still in time."""
    sent: list[bytes] = []
    outbox = Outbox(asyncio.get_running_loop())
    wires = [wire_on(Transport(sent), outbox) for _ in range(3)]
    wires[0].post(b"a")
    wires[1].post(b"b")
    await turns(1)
    wires[2].post(b"c")
    wires[0].post(b"d")
    assert sent == []
    await turns()
    assert sent == [b"ad", b"b", b"c"]
    wires[1].post(b"e")
    await turns()
    assert sent[3:] == [b"e"]


async def test_nothing_is_lost_when_the_connection_is_closed(transport: Transport) -> None:
    wire = wire_on(transport)
    wire.write(HEAD)
    wire.close()
    await turns()
    assert transport.sent == [HEAD]
    assert wire.is_closing()


async def test_nobody_is_there_any_more_to_be_sent_what_waited(transport: Transport) -> None:
    wire = wire_on(transport)
    wire.post(b"late")
    transport.close()
    await turns()
    assert transport.sent == []
