"""Hints: what a strong bot would do in one's seat; nobody else notices, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from indochine.bots import PlainSight, Thought
from indochine.server import advice
from indochine.server.http.limits import RATES, Limits
from indochine.server.minds import think
from tests.server.inside import Server, put_table, tokens_for
from tests.server.twins import GAME, Twins, midgame

pytestmark = pytest.mark.anyio
CASE: Any = ("saigon75", "standard", {})
LEVEL = "greedy"  # weighs every choice on imagined games, and quickly


class Adviser:
    """Thinks in this process, and remembers what it was shown."""

    def __init__(self, level: str = LEVEL) -> None:
        self.level = level
        self.shown: list[tuple[str, PlainSight, str]] = []

    async def __call__(self, level: str, sight: PlainSight, seed: str) -> Thought:
        self.shown.append((level, sight, seed))
        return think(self.level, sight, seed)


async def asking(seed: int = 3, steps: int = 8, limits: Limits | None = None) -> tuple[Server, Adviser, str]:
    """A table at which somebody must choose among several, with the seat that must."""
    game = midgame(CASE, seed, steps)
    while len(game.codes) < 2:
        game.choose(game.codes[0])
    server, adviser = Server(limits=limits), Adviser()
    server.house.advise = adviser
    await put_table(server, game, GAME, tokens_for(game))
    return server, adviser, str(game.seat)


def token(seat: str) -> str:
    return f"{seat}-token-".ljust(43, "x")


def other(seat: str) -> str:
    return "SV" if seat == "NV" else "NV"


HINT = f"/api/games/{GAME}/hint"


async def test_a_hint_names_a_choice_that_can_be_played_and_what_else_was_weighed() -> None:
    server, adviser, seat = await asking()
    reply = await server.send("POST", HINT + "?texts=en", token(seat))
    found = reply.json["thought"]
    state = (await server.look(GAME, "/state", token(seat))).json
    offered = [choice["action"] for choice in state["decision"]["choices"]]
    weighed = [each["action"] for each in found["weighed"]]
    assert found["action"] == weighed[0]
    assert all(action in offered for action in weighed)
    assert len(weighed) == min(len(offered), advice.TOLD)
    assert len(weighed) + found.get("left_out", 0) == len(offered)
    assert all(each["text"] and 0 <= each["worth"] <= 1 for each in found["weighed"])
    assert found["simulations"] > 0
    assert reply.json["expect"] == state["expect"]
    assert adviser.shown[0][0] == advice.ADVISER
    command = {"do": "play", "action": found["action"], "expect": reply.json["expect"], "key": "k"}
    assert (await server.act(GAME, token(seat), command)).status == 200


async def test_a_hint_changes_nothing_and_reaches_nobody() -> None:
    server, _, seat = await asking()
    table = await server.table(GAME)
    watchers = [server.watch(GAME, who) for who in (None, token(seat), token(other(seat)))]
    before = [await server.look(GAME, "/state", who) for who in (None, token(seat), token(other(seat)))]
    assert (await server.send("POST", HINT, token(seat))).status == 200
    assert [
        await server.look(GAME, "/state", who) for who in (None, token(seat), token(other(seat)))
    ] == before
    assert table.seq == 0
    assert (await server.store.events(GAME, 0)) == []
    for watcher in watchers:
        heard = await watcher.quit()
        assert heard.count(b"event: ") == 1  # the state that a stream begins with


async def test_the_same_question_is_thought_about_once() -> None:
    server, adviser, seat = await asking()
    replies = [await server.send("POST", HINT, token(seat)) for _ in range(3)]
    assert replies[0] == replies[1] == replies[2]
    assert len(adviser.shown) == 1


async def test_a_hint_is_for_who_must_decide() -> None:
    server, adviser, seat = await asking()
    for who, status, problem in (
        (None, 401, "no-token"),
        ("x" * 43, 401, "wrong-token"),
        (token(other(seat)), 409, "not-your-turn"),
    ):
        reply = await server.send("POST", HINT, who)
        assert (reply.status, reply.json["type"]) == (status, problem)
    await server.act(GAME, token(seat), {"do": "resign", "key": "r"})
    assert (await server.send("POST", HINT, token(seat))).json["type"] == "game-over"
    assert not adviser.shown


async def test_hints_are_limited() -> None:
    server, _, seat = await asking(limits=Limits(1))
    most = int(RATES["think"][1])
    statuses = [(await server.send("POST", HINT, token(seat))).status for _ in range(most + 1)]
    assert statuses == [200] * most + [429]


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_a_hint_rests_only_on_what_the_seat_may_see(seed: int) -> None:
    """Two tables that differ in hidden things: the bot is asked and answers the same bytes."""
    game = midgame(CASE, seed, 12)
    while len(game.codes) < 2:
        game.choose(game.codes[0])
    twins = Twins(game, str(game.seat), seed)
    await twins.begin()
    assert twins.differ()
    advisers = [Adviser(), Adviser()]
    for server, adviser in zip(twins.servers, advisers, strict=True):
        server.house.advise = adviser
    replies = [
        await s.send("POST", HINT, t[twins.seat]) for s, t in zip(twins.servers, twins.tokens, strict=True)
    ]
    assert replies[0].status == 200
    assert replies[0] == replies[1]
    assert advisers[0].shown == advisers[1].shown
