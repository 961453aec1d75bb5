"""A server with games under way, to be spoiled: was it refused, and is all as before?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any

import indochine
from indochine.server.http.limits import Limits
from indochine.server.problems import STATUS
from indochine.server.storage.memory import MemoryStore
from tests.server.hostile import (
    GAME,
)
from tests.server.inside import SEALED, Headers, Reply, Server, put_table, tokens_for
from tests.server.twins import midgame

ELSEWHERE, NOWHERE = "bbbbbbbbbbbbbbbbbbbb", "cccccccccccccccccccc"
NUMBERS = count(1)
COMMANDS = f"/api/games/{GAME}/commands"
FORBIDDEN_HEADERS = ("access-control-allow-origin", "set-cookie", "server", "x-powered-by")


class Place:
    """A server with a game of storm under way, and one of saigon75 elsewhere."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.server = Server(limits=limits)
        storm = midgame(("storm", "battle", {"reactions": "strict"}), 2, 40)
        game = storm.title.from_position(storm.position(), SEALED)
        other = indochine.title("saigon75").start(seed=SEALED)
        self.tokens, self.others = tokens_for(game), tokens_for(other, "other-")
        self.runner = asyncio.Runner()
        self.run(put_table(self.server, game, GAME, self.tokens))
        self.run(put_table(self.server, other, ELSEWHERE, self.others))
        self.run(self.some_life())

    def run(self, what: Any) -> Any:
        return self.runner.run(what)

    async def some_life(self) -> None:
        """A few steps, a line of chat and a proposal, so that there is something to spoil."""
        chance = Random(1)
        for number in range(4):
            table = await self.server.table(GAME)
            seat, question = str(table.game.seat), table.game.decision
            assert question is not None
            actions = [choice.action for choice in question.choices]
            command: dict[str, Any] = {
                "do": "play",
                "action": chance.choice(actions),
                "expect": table.expect[seat],
            }
            assert (
                await self.server.act(GAME, self.tokens[seat], command | {"key": f"life-{number}"})
            ).status == 200
        for command in ({"do": "say", "text": "Hello"}, {"do": "offer", "what": "end"}):
            key = {"key": str(command["do"])}
            assert (await self.server.act(GAME, self.tokens["FR"], command | key)).status == 200

    # Whether anything has changed

    def fingerprint(self) -> Any:
        return self.run(self.snapshot())

    async def snapshot(self) -> Any:
        store = self.server.store
        assert isinstance(store, MemoryStore)
        rows = [repr(await store.game(id)) for id in await store.all_ids()]
        papers = [
            repr((await store.note(GAME, seat), await store.contact(GAME, seat))) for seat in self.tokens
        ]
        return rows, papers, [await self.standing(id) for id in (GAME, ELSEWHERE)]

    async def standing(self, id: str) -> Any:
        table = await self.server.table(id)
        known = {seat: (len(seen), table.expect[seat]) for seat, seen in table.seen.items()}
        return table.game.digest(), table.seq, known, list(table.offers), list(table.keys), table.next_game

    # Sending

    def send(self, method: str, target: str, token: str | None = None, **more: Any) -> Reply:
        reply: Reply = self.run(self.server.send(method, target, token, **more))
        return reply

    def act(self, token: str | None, command: Any, headers: Headers | None = None) -> Reply:
        return self.send("POST", COMMANDS, token, body=command, headers=headers)

    def deciding(self) -> tuple[str, str, int, list[Any]]:
        """Who decides, who does not, what must be expected, and what can be chosen."""
        table = self.run(self.server.table(GAME))
        seat = table.game.seat
        waiting = next(other for other in self.tokens if other != seat)
        return seat, waiting, table.expect[seat], [choice.action for choice in table.game.decision.choices]


@contextmanager
def unchanged(place: Place) -> Iterator[None]:
    before = place.fingerprint()
    yield
    assert place.fingerprint() == before, "something has changed"


def check_problem(reply: Reply, type: str | None = None) -> bool:
    """A typed refusal with a sentence, guarded like every answer."""
    check_headers(reply)
    assert 400 <= reply.status < 500, reply
    assert reply.header("content-type") == "application/json"
    problem = reply.json
    assert STATUS[problem["type"]] == reply.status
    assert problem["message"]
    assert not problem["message"].startswith("[problem-")
    assert type is None or problem["type"] == type, problem
    return True


def check_headers(reply: Reply) -> None:
    assert "default-src 'none'" in str(reply.header("content-security-policy"))
    assert "unsafe" not in str(reply.header("content-security-policy"))
    assert reply.header("x-content-type-options") == "nosniff"
    assert reply.header("referrer-policy") == "no-referrer"
    assert reply.header("cross-origin-opener-policy") == "same-origin"
    assert not [name for name in FORBIDDEN_HEADERS if reply.header(name) is not None]


def refused(place: Place, type: str | None, send: Callable[[], Reply]) -> Reply:
    with unchanged(place):
        reply = send()
    check_problem(reply, type)
    return reply
