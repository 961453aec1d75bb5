"""A stream whose connection we can write to: steps go straight to it; the long way if it is stopped up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from indochine.server import messages as m
from indochine.server import seen
from indochine.server.house import House
from indochine.server.http import stream
from indochine.server.http.limits import Limits
from indochine.server.http.protocol import LINE
from indochine.server.storage.memory import MemoryStore
from indochine.server.tables import Table
from tests.server.inside import settle

pytestmark = pytest.mark.anyio


class Client:
    """Holds a stream open; notes what came straight and what came by the long way, and in which order."""

    def __init__(self, house: House, game: str, token: str) -> None:
        self.is_free = True
        self.drained = asyncio.Event()
        self.drained.set()
        self.heard: list[tuple[str, bytes]] = []
        scope: dict[str, Any] = {
            "type": "http", "method": "GET", "query_string": b"texts=none", "path_params": {"game": game},
            "headers": [(b"authorization", b"Bearer " + token.encode())],
            "client": ("127.0.0.1", 1), "extensions": {LINE: self},
        }  # fmt: skip
        self.running = asyncio.ensure_future(stream.Stream(house, Limits(0))(scope, self.receive, self.send))

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(self, message: Any) -> None:
        await self.drained.wait()
        if message.get("body"):
            self.heard.append(("long", message["body"]))

    def say(self, text: bytes) -> None:
        assert self.is_free
        self.heard.append(("straight", text))

    @property
    def numbers(self) -> list[int]:
        """The numbers of all steps, as they came."""
        text = b"".join(piece for _, piece in self.heard)
        return [int(part.split(b"\n")[0]) for part in text.split(b"id: ")[1:]]


class Room:
    def __init__(self) -> None:
        self.house = House(MemoryStore())
        self.table: Table
        self.client: Client
        self.tokens: dict[str, str] = {}

    async def open(self) -> None:
        made = await self.house.new_game(m.NewGame("saigon75"))
        self.tokens, self.table = made.tokens, await self.house.table(made.game)
        self.client = Client(self.house, made.game, self.tokens["NV"])
        await settle()

    async def say(self, text: str) -> None:
        await self.house.act(self.table, self.tokens["SV"], m.Say(text, text))

    async def close(self) -> None:
        self.house.stop()
        await self.client.running


@pytest.fixture
async def room() -> Room:
    room = Room()
    await room.open()
    return room


async def test_steps_go_straight_to_who_is_listening(room: Room) -> None:
    await room.say("one")
    await settle()
    await room.say("two")
    await settle()
    assert [way for way, _ in room.client.heard] == ["long", "straight", "straight"]  # first comes the state
    assert room.client.numbers == [0, 1, 2]
    await room.close()


async def test_what_happens_at_once_leaves_in_one_piece(room: Room) -> None:
    await room.say("one")
    await room.say("two")
    await settle()
    assert room.client.numbers == [0, 1, 2]
    assert len(room.client.heard) == 2
    await room.close()


async def test_who_takes_nothing_gets_it_later_and_in_order(room: Room) -> None:
    room.client.is_free = False
    room.client.drained.clear()
    for text in "abc":
        await room.say(text)
        await settle()
    assert room.client.numbers == [0]
    room.client.is_free = True
    await room.say("d")  # one piece is still on the long way: this one may not overtake it
    await settle()
    assert room.client.numbers == [0]
    room.client.drained.set()
    await settle()
    assert room.client.numbers == [0, 1, 2, 3, 4]
    await room.say("e")
    await settle()
    assert room.client.numbers == [0, 1, 2, 3, 4, 5]
    assert room.client.heard[-1][0] == "straight"
    await room.close()


async def test_a_link_that_has_become_invalid_shows_nothing_more(room: Room) -> None:
    await room.house.act(room.table, room.tokens["NV"], m.Relink("n" * 43, "k"))
    await room.say("secret")
    await asyncio.wait_for(room.client.running, 5)
    assert room.client.heard[-1] == ("long", stream.STALE_LINK)
    assert b"secret" not in b"".join(piece for _, piece in room.client.heard)


async def test_a_view_that_cannot_be_made_ends_the_stream(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise ValueError("no view")

    monkeypatch.setattr(seen, "steps_since", broken)
    await room.say("one")  # the command itself is not harmed
    with pytest.raises(ValueError, match="no view"):
        await asyncio.wait_for(room.client.running, 5)
