"""A stream on which nothing happens still gives signs of life, and goes on afterwards."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from indochine.server import messages as m
from indochine.server.house import House
from indochine.server.http import stream
from indochine.server.http.limits import Limits
from indochine.server.storage.memory import MemoryStore


class Listening:
    """A client at a stream: what it was sent, piece by piece."""

    def __init__(self, house: House, game: str) -> None:
        self.scope: dict[str, Any] = {
            "type": "http", "method": "GET", "headers": [], "query_string": b"texts=none",
            "path_params": {"game": game}, "client": ("127.0.0.1", 1),
        }  # fmt: skip
        self.pieces: asyncio.Queue[bytes] = asyncio.Queue()
        self.running = asyncio.ensure_future(
            stream.Stream(house, Limits(0))(self.scope, self.receive, self.send)
        )

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(self, message: Any) -> None:
        if message.get("body"):
            self.pieces.put_nowait(message["body"])

    async def next(self) -> bytes:
        return await asyncio.wait_for(self.pieces.get(), 20)


@pytest.mark.anyio
async def test_signs_of_life_come_again_and_again_and_news_after_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stream, "HEARTBEAT", 0.01)
    house = House(MemoryStore())
    made = await house.new_game(m.NewGame("saigon75"))
    client = Listening(house, made.game)
    assert (await client.next()).startswith(b"id: 0\nevent: state")
    assert [await client.next(), await client.next()] == [stream.PULSE, stream.PULSE]
    monkeypatch.setattr(stream, "HEARTBEAT", 1000.0)
    seat, token = next(iter(made.tokens.items()))
    await house.act(await house.table(made.game), token, m.Sit("Ann", "k"))
    pieces = [await client.next()]
    while pieces[-1] == stream.PULSE:
        pieces.append(await client.next())
    assert pieces[-1].startswith(b"id: 1\nevent: step")
    assert seat.encode() in pieces[-1]
    house.stop()
    await client.running
