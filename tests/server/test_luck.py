"""The luck ledger over the network: only when the game is over, and then for everybody at the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from indochine.analysis.luck import ledger_of
from tests.server.inside import SEALED, Server, put_table, tokens_for
from tests.server.twins import GAME, midgame

pytestmark = pytest.mark.anyio


async def a_table(server: Server, decisions: int) -> dict[str, str]:
    """A game of Storm in which so many choices were made at random."""
    found = midgame(("storm", "battle", {}), 2, 40)
    game = found.title.from_position(found.position(), SEALED)
    tokens = tokens_for(game)
    await put_table(server, game, GAME, tokens)
    chance = Random(1)
    for number in range(decisions):
        table = await server.table(GAME)
        seat, question = str(table.game.seat), table.game.decision
        assert question is not None
        action = chance.choice(question.actions)
        await send(server, tokens, seat, {"do": "play", "action": action, "expect": table.expect[seat],
                                          "key": f"n{number}"})  # fmt: skip
        if number % 10 == 0:
            await send(server, tokens, seat, {"do": "say", "text": "Well.", "key": f"s{number}"})
    return tokens


async def send(server: Server, tokens: dict[str, str], seat: str, command: dict[str, Any]) -> None:
    reply = await server.act(GAME, tokens[seat], command)
    assert reply.status == 200, reply.json


async def test_while_the_game_goes_on_nobody_learns_it() -> None:
    server = Server()
    tokens = await a_table(server, 3)
    for token in (None, *tokens.values()):
        reply = await server.look(GAME, "/luck", token)
        assert (reply.status, reply.json["type"]) == (409, "not-over")
    assert (await server.look(GAME, "/luck", "x" * 43)).status == 401


async def test_after_the_end_everybody_sees_the_same_rolls_each_at_its_own_step() -> None:
    server = Server()
    tokens = await a_table(server, 120)
    await send(server, tokens, "VM", {"do": "resign", "key": "enough"})
    table = await server.table(GAME)
    ledger = ledger_of(table.title, table.game.record())
    assert ledger.rows
    for audience, token in (("spectator", None), *tokens.items()):
        found = (await server.look(GAME, "/luck", token)).json
        assert [roll["got"] for roll in found["rolls"]] == [row.judged.got for row in ledger.rows]
        assert [side["rolls"] for side in found["sides"]] == [total.rolls for total in ledger.totals]
        assert found["unjudged"] == ledger.unjudged
        steps = (await server.look(GAME, "/steps?since=0&texts=msg", token)).json["steps"]
        told = {step["number"]: [line["msg"] for line in step.get("log", [])] for step in steps}
        assert all(roll["msg"] in told[roll["step"]] for roll in found["rolls"]), audience
