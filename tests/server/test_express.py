"""Commands on the short way are answered as those that come by the router; the unusual goes by the router."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from uvicorn.server import ServerState

from indochine.kernel.registry import title
from indochine.server.http.door import Door
from indochine.server.http.endpoints import COMMANDS
from indochine.server.http.express import NAME, Express
from indochine.server.http.guard import SAFETY
from indochine.server.http.limits import Limits
from indochine.server.http.protocol import Protocol
from indochine.server.serving import config
from indochine.server.settings import Settings
from tests.server.inside import Server, put_table, settle, tokens_for

pytestmark = pytest.mark.anyio

GAME = "a1b2c3"


class Wire:
    """The network side of a connection: notes what leaves."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("192.0.2.7", 4711) if name in ("peername", "sockname") else default

    def write(self, data: bytes) -> None:
        assert not self.closed, "written after the end"
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Ways(Express):
    """The short way, with a list of those who took it."""

    def __init__(self, door: Door) -> None:
        super().__init__(door)
        self.taken: list[str] = []

    async def answer(self, scope: dict[str, Any], game: str, body: bytes) -> bytes:
        self.taken.append(game)
        return await super().answer(scope, game, body)


class Line:
    """One connection to a server with a game on it."""

    def __init__(self) -> None:
        self.server, self.wire = Server(), Wire()
        self.ways = Ways(Door(COMMANDS, self.server.house, Limits(0)))
        self.settings = config(Settings(database="", port=0), self.server.app)
        self.tokens: dict[str, str] = {}

    async def open(self) -> None:
        game = title("saigon75").start(seed=1975)
        self.tokens = tokens_for(game)
        await put_table(self.server, game, GAME, self.tokens)
        self.protocol = Protocol(self.settings, ServerState(), {NAME: self.ways})
        self.protocol.connection_made(self.wire)  # type: ignore[arg-type]

    def request(self, body: bytes, *more: str, target: str = f"/api/games/{GAME}/commands") -> bytes:
        given = {line.partition(":")[0] for line in more}
        own = [f"authorization: Bearer {self.tokens['NV']}", "content-type: application/json"]
        own += [] if "transfer-encoding" in given else [f"content-length: {len(body)}"]
        lines = [line for line in own if line.partition(":")[0] not in given] + list(more)
        return "\r\n".join([f"POST {target} HTTP/1.1", "host: a", *lines, "", ""]).encode() + body

    async def answers(self, data: bytes) -> list[tuple[int, list[str], Any]]:
        self.protocol.data_received(data)
        await settle()
        return list(read(b"".join(self.wire.sent)))


def read(data: bytes) -> Iterator[tuple[int, list[str], Any]]:
    """Status, headers and body of each answer."""
    while data:
        head, _, rest = data.partition(b"\r\n\r\n")
        first, *headers = head.decode().split("\r\n")
        length = int(next(h for h in headers if h.startswith("content-length")).partition(": ")[2])
        yield int(first.split()[1]), sorted(headers), json.loads(rest[:length])
        data = rest[length:]


@pytest.fixture
async def line() -> Line:
    line = Line()
    await line.open()
    return line


def say(key: str, text: str = "hello") -> bytes:
    return json.dumps({"do": "say", "text": text, "key": key}).encode()


async def test_a_command_is_carried_out_and_answered_with_every_header(line: Line) -> None:
    [(status, headers, body)] = await line.answers(line.request(say("k")))
    assert (status, body) == (200, {"number": 1, "expect": 0})
    assert line.ways.taken == [GAME]
    assert {f"{name.decode()}: {value.decode()}" for name, value in SAFETY} < set(headers)
    assert "cache-control: no-store" in headers
    assert (await line.server.table(GAME)).seq == 1


@pytest.mark.parametrize("body", [say("k"), b"{", b'{"do":"say"}', b'{"do":"fly","key":"k"}'])
@pytest.mark.parametrize("token", [None, "wrong"])
async def test_both_ways_give_the_same_answer(line: Line, body: bytes, token: str | None) -> None:
    more = [f"authorization: Bearer {token}"] if token else []
    [short] = await line.answers(line.request(body, *more))
    other = Line()
    await other.open()
    [long] = await other.answers(other.request(body, *more, "x-forwarded-for: 192.0.2.7"))
    assert short == long
    assert (len(line.ways.taken), len(other.ways.taken)) == (1, 0)


CHUNKED = b"%x\r\n%s\r\n0\r\n\r\n" % (len(say("k")), say("k"))


@pytest.mark.parametrize(
    ("body", "changes", "target", "status"),
    [
        (CHUNKED, ["transfer-encoding: chunked"], "", 200),
        (say("k"), ["connection: close"], "", 200),
        (say("k"), ["content-length: 999999999999"], "", 413),
        (say("k"), [], f"/api/games/{GAME}/commands?lang=pl", 400),
        (say("k"), [], f"/api/games/%61{GAME}/commands", 404),
        (say("k"), [], f"/api/games/{GAME}/../{GAME}/commands", 404),
    ],
)
async def test_what_is_unusual_goes_by_the_router(
    line: Line, body: bytes, changes: list[str], target: str, status: int
) -> None:
    target = target or f"/api/games/{GAME}/commands"
    [(answered, _, _)] = await line.answers(line.request(body, *changes, target=target))
    assert (answered, line.ways.taken) == (status, [])


async def test_commands_that_come_together_are_answered_in_their_order(line: Line) -> None:
    data = b"".join(line.request(say(key)) for key in "abc")
    answers = await line.answers(data)
    assert [body["number"] for _, _, body in answers] == [1, 2, 3]
    assert len(line.ways.taken) == 1  # the others had to wait for their turn


async def test_a_body_may_come_in_pieces(line: Line) -> None:
    data = line.request(say("k"))
    assert await line.answers(data[:-10]) == []
    [(status, _, _)] = await line.answers(data[-10:])
    assert status == 200


async def test_who_goes_away_is_not_written_to_and_has_acted_all_the_same(line: Line) -> None:
    line.protocol.data_received(line.request(say("k")))
    line.wire.closed = True
    line.protocol.connection_lost(None)
    await settle()
    assert line.wire.sent == []
    assert (await line.server.table(GAME)).seq == 1


async def test_a_server_that_stops_finishes_the_command_and_hangs_up(line: Line) -> None:
    line.protocol.data_received(line.request(say("k")))
    line.protocol.shutdown()
    await settle()
    assert [status for status, _, _ in read(b"".join(line.wire.sent))] == [200]
    assert line.wire.closed
    assert not line.protocol.tasks


async def test_a_connection_is_kept_for_the_next_command(line: Line) -> None:
    await line.answers(line.request(say("a")))
    answers = await line.answers(line.request(say("b")))
    assert [body["number"] for _, _, body in answers] == [1, 2]
    assert line.ways.taken == [GAME, GAME]
    await asyncio.sleep(0)
    assert not line.wire.closed
