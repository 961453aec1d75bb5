"""Picky databases, revoked links, too many requests, raw bytes: the server bears it all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import uvicorn

import indochine
from indochine.server.http.limits import RATES, Limits
from indochine.server.serving import config as serving_config
from indochine.server.serving import listen
from indochine.server.settings import Settings
from indochine.server.storage import open_store
from tests.server.authority.place import (
    NOWHERE,
    Place,
    check_problem,
    refused,
)
from tests.server.hostile import (
    GAME,
    NAUGHTY,
    RAW,
)
from tests.server.inside import SEALED, Reply, Server, put_table, settle, tokens_for

# On databases that are pickier than memory


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_odd_texts_trouble_no_database(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """If a driver refused a zero byte or half a character, that would be our failure, not the client's."""
    url = f"sqlite:///{tmp_path}/games.db" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    server = Server(open_store(url))
    await server.store.open()
    game = indochine.title("saigon75").start(seed=SEALED)
    tokens = tokens_for(game)
    await put_table(server, game, GAME, tokens)
    for number, text in enumerate(NAUGHTY):
        replies = [
            await server.act(GAME, tokens["NV"], {"do": "say", "text": text, "key": f"say-{number}"}),
            await server.act(GAME, tokens["NV"], {"do": "sit", "name": text, "key": f"sit-{number}"}),
            await server.act(GAME, tokens["NV"], {"do": "resign", "key": text + "\0"}),
            await server.send("PUT", f"/api/games/{GAME}/note", tokens["NV"], {"text": text}),
            await server.send(
                "PUT", f"/api/games/{GAME}/contact", tokens["NV"], {"email": text + "@example.org"}
            ),
            await server.look(quote(text, errors="replace"), "/state"),
            await server.send("POST", "/api/mine", body={"tokens": [text]}),
            await server.send("POST", "/api/games", body={"title": text, "options": {text: text}}),
        ]
        assert all(reply.status < 500 for reply in replies), (text, replies)
        if replies[0].status == 200:
            chat = await server.look(GAME, "/chat", tokens["SV"])
            assert chat.json["steps"][-1]["text"] == text
    server.house.tables.clear()
    server.house.alive.clear()
    assert (await server.look(GAME, "/state", tokens["NV"])).status == 200
    await server.store.close()


# Links that are revoked


def test_a_revoked_link_opens_nothing_any_more() -> None:
    place = Place()
    server, old, new = place.server, place.tokens["FR"], "n" * 43

    async def story() -> None:
        stream, other = server.watch(GAME, old), server.watch(GAME, place.tokens["VM"])
        await settle()
        assert not stream.ended
        relinked = await server.act(GAME, old, {"do": "relink", "token": new, "key": "lost"})
        assert relinked.status == 200
        await settle()
        assert stream.ended
        assert stream.bytes.endswith(b"event: closed\ndata: {}\n\n")
        assert not other.ended
        for reply in (
            await server.act(GAME, old, {"do": "resign", "key": "r"}),
            await server.look(GAME, "/state", old),
        ):
            check_problem(reply, "wrong-token")
        refused_stream = server.watch(GAME, old)
        await refused_stream.quit()
        assert refused_stream.status == 401
        assert (await server.act(GAME, new, {"do": "say", "text": "It is me", "key": "s"})).status == 200
        assert (await server.look(GAME, "/note", new)).status == 200
        again = await server.act(GAME, new, {"do": "relink", "token": new, "key": "lost"})
        assert again.status == 200  # its answer was lost, and it came again
        mine = await server.send("POST", "/api/mine", body={"tokens": [old, new]})
        assert [(game["seat"], game["token"]) for game in mine.json["games"]] == [("FR", 1)]
        await other.quit()

    place.run(story())


def test_two_seats_of_a_table_never_have_the_same_link() -> None:
    """One of them would be lost for ever: the link opens the other."""
    place = Place()
    [own, other] = place.tokens.values()
    reply = refused(place, "malformed", partial(place.act, other, {"do": "relink", "token": own, "key": "n"}))
    assert reply.json["field"] == "token"
    assert place.act(other, {"do": "relink", "token": "o" * 43, "key": "n"}).status == 200


# Limits


class Hours:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def exhaust(send: Callable[[], Reply], most: int) -> Reply:
    """Ask until it is too much."""
    for _ in range(most + 2):
        reply = send()
        if reply.status == 429:
            return reply
    pytest.fail(f"{most} requests and no end")


@pytest.mark.parametrize(
    ("kind", "method", "target", "body"),
    [
        ("make", "POST", "/api/games", {"title": "nix"}),
        ("heavy", "GET", "/api/titles/nix", None),
        ("look", "GET", f"/api/games/{NOWHERE}/state", None),
        ("act", "POST", f"/api/games/{NOWHERE}/commands", {"do": "resign", "key": "k"}),
    ],
)
def test_too_many_requests_are_refused_until_time_has_passed(
    kind: str, method: str, target: str, body: Any
) -> None:
    hours = Hours()
    place = Place(Limits(1.0, hours))
    rate, most = RATES[kind]
    check_problem(exhaust(partial(place.send, method, target, body=body), int(most)), "too-many")
    hours.now += 1.01 / rate
    assert place.send(method, target, body=body).status != 429
    assert place.send(method, target, body=body).status == 429


@pytest.mark.parametrize("game", [GAME, NOWHERE])
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("GET", "state", None), ("GET", "log", None), ("POST", "commands", {"do": "resign", "key": "k"})],
)
def test_a_new_token_each_time_does_not_evade_the_limits(
    game: str, method: str, path: str, body: Any
) -> None:
    """Guessing is slowed down by where it comes from; so is making games."""
    place = Place(Limits(1.0, Hours()))
    numbers = iter(range(10**6))

    def guess() -> Reply:
        return place.send(method, f"/api/games/{game}/{path}", f"guess-{next(numbers)}", body=body)

    check_problem(exhaust(guess, int(RATES["wrong"][1])), "too-many")

    def make() -> Reply:
        return place.send("POST", "/api/games", f"guess-{next(numbers)}", body={"title": "nix"})

    check_problem(exhaust(make, int(RATES["make"][1])), "too-many")
    assert place.send("GET", f"/api/games/{GAME}/state", place.tokens["FR"]).status == 200


# Over a real socket: what the web server itself makes of it


@pytest.mark.anyio
async def test_raw_bytes_on_the_socket() -> None:
    """Each gets a 4xx or is hung up on; afterwards the server is as well as before."""
    server = Server()
    config = Settings("memory:", port=0)
    listening = listen(config)
    web = uvicorn.Server(serving_config(config, server.app))
    task = asyncio.ensure_future(web.serve(sockets=[listening]))
    while not web.started:
        await asyncio.sleep(0.01)
    port = listening.getsockname()[1]
    for name, request in RAW.items():
        got = await over_the_wire(port, request)
        assert got == b"" or got.startswith(b"HTTP/1.1 4"), (name, got[:200])
        assert b"def " not in got
    health = await over_the_wire(port, b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert health.startswith(b"HTTP/1.1 200")
    web.should_exit = True
    await task


async def over_the_wire(port: int, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    with suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(4096), 10.0)
    writer.close()
    return b""
