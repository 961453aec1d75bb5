"""A house in the process of the test itself: guests at a table, the whole application without a socket."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from starlette.types import ASGIApp

from indochine.server import messages as m
from indochine.server import seen
from indochine.server.house import House
from indochine.server.http.app import application
from indochine.server.http.limits import Limits
from indochine.server.notices import Messenger
from indochine.server.problems import Trouble
from indochine.server.settings import Ways
from indochine.server.staff import Staff
from indochine.server.storage.memory import MemoryStore
from indochine.server.tables import Table
from indochine.server.thinking import Thinkers

KEYS = itertools.count(1)
BOT = m.BotSeat("random")


def ticking() -> Callable[[], float]:
    """A clock that moves on by a second whenever somebody looks."""
    seconds = itertools.count(1_000)
    return lambda: float(next(seconds))


def new_house(store: Any = None) -> House:
    return House(store or MemoryStore(), ticking())


def fresh_key() -> str:
    return f"k{next(KEYS)}"


class Guests:
    """A game in a house, and whoever sits there."""

    def __init__(self, house: House, made: m.Created, seed: int = 0) -> None:
        self.house, self.id, self.tokens, self.made = house, made.game, dict(made.tokens), made
        self.random = Random(seed)

    def in_house(self, house: House) -> Guests:
        """The same people, as another worker or a restarted server meets them."""
        others = Guests(house, self.made)
        others.tokens = self.tokens
        return others

    async def table(self) -> Table:
        return await self.house.table(self.id)

    async def act(self, seat: str, command: m.Command) -> m.Done:
        return await self.house.act(await self.house.own_table(self.id), self.tokens[seat], command)

    async def play(self, action: list[Any] | None = None) -> m.Done:
        """Whoever must decide does: as told, or at random."""
        table = await self.table()
        seat = str(table.game.seat)
        action = action or self.choice(table)
        return await self.act(seat, m.Play(action, table.expect[seat], fresh_key()))

    def choice(self, table: Table) -> list[Any]:
        question = table.game.decision
        assert question is not None
        return self.random.choice(question.choices).action

    async def play_on(self, steps: int) -> None:
        for _ in range(steps):
            if not (await self.table()).game.over:
                await self.play()

    async def play_out(self) -> Table:
        """To the end of the game."""
        while not (await self.table()).game.over:
            await self.play()
        return await self.table()

    async def undo(self, seat: str) -> m.Done:
        return await self.act(seat, m.Undo((await self.table()).expect[seat], fresh_key()))

    async def offer(self, seat: str, what: Any, to: int | None = None) -> int:
        """Propose something; the number of the proposal as the seat counts."""
        return (await self.act(seat, m.Offer(what, fresh_key(), to))).number

    async def reply(self, seat: str, yes: bool, offer: int | None = None) -> m.Done:
        """To a proposal, or to the one that stands."""
        number = offer or (await self.state(seat)).offers[0].number
        return await self.act(seat, m.Reply(number, yes, fresh_key()))

    async def say(self, seat: str, text: str) -> m.Done:
        return await self.act(seat, m.Say(text, fresh_key()))

    async def resign(self, seat: str) -> m.Done:
        return await self.act(seat, m.Resign(fresh_key()))

    async def state(self, audience: str) -> m.StateSeen:
        return seen.state(await self.table(), audience, "none")

    def other(self, seat: str) -> str:
        return next(name for name in self.tokens if name != seat)


async def seated(house: House, title: str = "saigon75", seed: int = 0, **wish: Any) -> Guests:
    return Guests(house, await house.new_game(m.NewGame(title, **wish)), seed)


async def played_until(guests: Guests, wanted: Callable[[Table], bool], steps: int = 300) -> Table:
    """Play at random until the table stands as wanted."""
    for _ in range(steps):
        table = await guests.table()
        if wanted(table):
            return table
        await guests.play()
    raise AssertionError(f"not reached in {steps} steps")


@asynccontextmanager
async def troubled(type: str) -> AsyncIterator[pytest.ExceptionInfo[Trouble]]:
    """What is done inside is refused with this type of problem, and a sentence in every language."""
    with pytest.raises(Trouble) as caught:
        yield caught
    assert caught.value.type == type, caught.value.text("en")
    assert all(caught.value.text(language) for language in ("en", "fr", "pl"))


# The application without a socket


def app_of(house: House, rate: float = 0) -> ASGIApp:
    staff = Staff(Thinkers(house, 1, 30), Messenger(house, Ways()))
    house.listeners.clear()  # no bot plays unless a test asks for it
    return application(house, staff, Limits(rate))


@asynccontextmanager
async def served(house: House) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app_of(house))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
        yield client


def bearing(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


class Listener:
    """Somebody who watches a table through the stream of live updates."""

    def __init__(self, house: House, game: str, token: str | None = None, last: int | None = None) -> None:
        headers = [(b"authorization", b"Bearer " + token.encode())] if token else []
        headers += [(b"last-event-id", b"%d" % last)] if last is not None else []
        path = f"/api/games/{game}/stream"
        self.scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(),
                      "query_string": b"texts=msg", "headers": headers, "client": ("test", 1)}  # fmt: skip
        self.app = app_of(house)
        self.heard = b""
        self.more = asyncio.Event()
        self.left = asyncio.Event()

    async def __aenter__(self) -> Listener:
        self.task = asyncio.ensure_future(self.app(self.scope, self.receive, self.send))
        return self

    async def __aexit__(self, *_: Any) -> None:
        self.left.set()
        await asyncio.wait_for(self.task, 10)

    async def receive(self) -> dict[str, Any]:
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        self.heard += message.get("body", b"")
        self.more.set()

    def events(self) -> list[tuple[int | None, str, Any]]:
        """Number, name and data of all that has come so far."""
        return [parsed(block) for block in self.heard.decode().split("\n\n") if block and block[0] != ":"]

    async def until(self, number: int) -> list[tuple[int | None, str, Any]]:
        """All that has come once the event with that number has."""
        while not any(id == number for id, _, _ in self.events()):
            self.more.clear()
            await asyncio.wait_for(self.more.wait(), 10)
        return self.events()


def parsed(block: str) -> tuple[int | None, str, Any]:
    fields = dict(line.split(": ", 1) for line in block.splitlines())
    return int(fields["id"]) if "id" in fields else None, fields["event"], json.loads(fields["data"])


def as_json(answer: Any) -> Any:
    """What a client gets of something that the server says."""
    return msgspec.json.decode(msgspec.json.encode(answer))
