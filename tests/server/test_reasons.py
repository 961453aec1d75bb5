"""Why a bot did what it did: thought again from the record, once nobody can be hurt by it."""

from __future__ import annotations

from typing import Any

import pytest

from indochine.bots import PlainSight, Thought
from indochine.server import messages as m
from indochine.server import minds
from indochine.server.house import House
from tests.server.hosting import Guests, bearing, new_house, seated, served
from tests.server.test_handing_over import Slow, until

pytestmark = pytest.mark.anyio
PLANNER = m.BotSeat("planner")


async def against_a_bot(house: House, decisions: int = 3) -> Guests:
    """Some decisions of a person against the planner."""
    thinkers, guests = Slow(house), await seated(house, "saigon75", seats={"SV": PLANNER})
    house.advise = thinkers.ask
    table = await guests.table()
    made = 0
    while made < decisions or table.deciding != "NV":
        if table.deciding == "NV":
            await guests.play()
        await until(lambda: table.deciding != "SV" and not thinkers.busy)
        made = sum(minds.decided_by(event) is not None for event in table.steps)
    return guests


async def bots_steps(client: Any, guests: Guests) -> list[dict[str, Any]]:
    steps = (await client.get(f"/api/games/{guests.id}/steps")).json()["steps"]
    return [step for step in steps if "bot" in step]


async def test_after_the_end_every_decision_of_a_bot_can_be_explained() -> None:
    house = new_house()
    guests = await against_a_bot(house)
    thinking = house.advise
    async with served(house) as client:
        house.advise = thinking  # the application has brought its own
        found = await bots_steps(client, guests)
        assert len(found) >= 3
        assert {step["bot"] for step in found} == {"planner"}
        path = f"/api/games/{guests.id}/reasons/{found[0]['number']}"
        for who in (None, guests.tokens["NV"]):  # what the bot weighed would tell of its cards
            early = await client.get(path, headers=bearing(who))
            assert (early.status_code, early.json()["type"]) == (409, "not-over")
        await guests.resign("NV")
        for step in found:
            answer = await client.get(f"/api/games/{guests.id}/reasons/{step['number']}?texts=pl")
            reason = answer.json()
            assert answer.status_code == 200
            assert reason["again"]
            assert reason["seat"] == step["by"] == "SV"
            assert (
                reason["thought"]["action"] == reason["played"] == reason["thought"]["weighed"][0]["action"]
            )
            assert all(each["text"] for each in reason["thought"]["weighed"])


async def test_what_was_no_decision_of_a_bot_has_no_reason() -> None:
    house = new_house()
    guests = await against_a_bot(house)
    await guests.resign("NV")
    table = await guests.table()
    own = next(n for n, event in enumerate(table.steps, 1) if event.seat == "NV")
    async with served(house) as client:
        for number, status, problem in (
            (own, 422, "no-reason"),
            (9999, 404, "no-such-step"),
            ("x", 404, "no-such-step"),
        ):
            answer = await client.get(f"/api/games/{guests.id}/reasons/{number}")
            assert (answer.status_code, answer.json()["type"]) == (status, problem)


async def test_who_holds_the_seat_may_ask_the_bot_that_played_for_them() -> None:
    house = new_house()
    thinkers, guests = Slow(house), await seated(house, "saigon75")
    thinking = thinkers.ask
    table = await guests.table()
    seat = str(table.deciding)
    await house.hand(table, guests.tokens[seat], "planner")
    await until(lambda: table.deciding != seat and not thinkers.busy)
    async with served(house) as client:
        house.advise = thinking
        [first, *_] = await bots_steps(client, guests)
        number = next(n for n, event in enumerate(table.steps, 1) if event.entries)
        path = f"/api/games/{guests.id}/reasons/{number}"
        assert first["kind"] == "handed"
        assert (await client.get(path, headers=bearing(guests.tokens[seat]))).json()["again"]
        others = await client.get(path, headers=bearing(guests.tokens[guests.other(seat)]))
        assert others.json()["type"] == "not-over"


async def test_a_bot_that_decides_otherwise_this_time_says_so() -> None:
    house = new_house()
    guests = await against_a_bot(house)
    await guests.resign("NV")
    table = await guests.table()
    number = next(n for n, event in enumerate(table.steps, 1) if minds.decided_by(event))

    async def contrary(level: str, sight: PlainSight, seed: str) -> Thought:
        event = table.steps[number - 1]
        return Thought(next(c for c in sight.codes if sight.action(c) != event.entries[0]["do"]), [])

    async with served(house) as client:
        house.advise = contrary
        answer = (await client.get(f"/api/games/{guests.id}/reasons/{number}")).json()
    assert answer["again"] is False
    assert answer["thought"]["action"] != answer["played"]
