"""A seat is handed to a bot and taken back, by whoever holds its link."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from indochine.bots import PlainSight, Thought
from indochine.server import messages as m
from indochine.server import minds
from indochine.server.house import House
from indochine.server.storage.sqlite import SqliteStore
from indochine.server.tables import Table
from indochine.server.thinking import Thinkers
from tests.server.hosting import Guests, bearing, fresh_key, new_house, seated, served, ticking, troubled

pytestmark = pytest.mark.anyio


class Slow(Thinkers):
    """Bots that think in this process, and answer when the test lets them."""

    def __init__(self, house: House) -> None:
        super().__init__(house, 1, 30)
        self.asked: list[str] = []
        self.go = asyncio.Event()
        self.go.set()

    async def ask(self, level: str, sight: PlainSight, seed: str) -> Thought:
        self.asked.append(level)
        await self.go.wait()
        return minds.think(level, sight, seed)


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.005)


async def hand(guests: Guests, seat: str, level: str | None) -> m.Done:
    return await guests.house.hand(await guests.table(), guests.tokens[seat], level)


def by_bots(table: Table) -> list[str]:
    """The levels that have decided, one after another."""
    return [found.level for event in table.steps if (found := minds.decided_by(event))]


async def test_a_bot_plays_for_somebody_until_they_are_back() -> None:
    house = new_house()
    thinkers, guests = Slow(house), await seated(house, "saigon75")
    table = await guests.table()
    seat = str(table.deciding)
    await hand(guests, seat, "random")
    await until(lambda: table.deciding != seat and not thinkers.busy)
    assert by_bots(table)
    assert all(event.seat == seat for event in table.steps)
    while table.deciding != seat:  # the opponent, who is a person
        await guests.play()
    await until(lambda: table.deciding != seat and not thinkers.busy)
    await hand(guests, seat, None)
    decided = len(by_bots(table))
    while table.deciding != seat:
        await guests.play()
    await guests.play()
    assert len(by_bots(table)) == decided
    assert not thinkers.busy


async def test_a_late_decision_of_the_bot_does_not_count() -> None:
    house = new_house()
    thinkers, guests = Slow(house), await seated(house, "saigon75")
    table = await guests.table()
    seat = str(table.deciding)
    thinkers.go.clear()
    await hand(guests, seat, "random")
    await until(lambda: thinkers.asked)
    await hand(guests, seat, None)
    thinkers.go.set()
    await until(lambda: not thinkers.busy)
    assert not by_bots(table)
    assert table.deciding == seat
    await guests.play()


async def test_nor_does_that_of_another_bot() -> None:
    house = new_house()
    thinkers, guests = Slow(house), await seated(house, "saigon75")
    table = await guests.table()
    seat = str(table.deciding)
    thinkers.go.clear()
    await hand(guests, seat, "random")
    await until(lambda: thinkers.asked)
    await hand(guests, seat, "planner")
    thinkers.go.set()
    await until(lambda: table.deciding != seat and not thinkers.busy)
    assert thinkers.asked[0] == "random"
    assert set(by_bots(table)) == {"planner"}


async def test_it_survives_a_restart(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "games.db")
    await first.open()
    guests = await seated(House(first, ticking()), "saigon75")
    table = await guests.table()
    seat = str(table.deciding)
    await hand(guests, seat, "random")  # nobody thinks in this house
    await first.close()
    store = SqliteStore(tmp_path / "games.db")
    await store.open()
    house = House(store, ticking())
    thinkers, guests = Slow(house), guests.in_house(house)
    assert await store.bot_games(1e12) == [guests.id]
    table = await guests.table()
    thinkers.look(table)
    await until(lambda: table.deciding != seat and not thinkers.busy)
    await hand(guests, seat, None)
    while table.deciding != seat:
        await guests.play()
    await guests.play()
    await store.close()


async def test_while_a_bot_plays_its_holder_does_not_decide_but_has_a_say() -> None:
    guests = await seated(new_house(), "saigon75")
    table = await guests.table()
    seat = str(table.deciding)
    sent = m.Play(guests.choice(table), 0, fresh_key())
    done = await guests.act(seat, sent)
    await hand(guests, seat, "random")
    assert await guests.act(seat, sent) == done  # what was answered once is answered again
    async with troubled("bot-plays"):
        await guests.act(seat, m.Play(["any"], done.expect, fresh_key()))
    state = await guests.state(seat)
    assert state.decision is None
    assert not state.can_undo
    await guests.say(seat, "back at nine")
    offer = await guests.offer(guests.other(seat), "end")
    assert not table.game.over  # it waits for a person, not for a bot
    await guests.reply(seat, True, offer)
    assert table.game.over


async def test_everybody_is_told_and_only_the_own_link_does_it() -> None:
    house = new_house()
    guests = await seated(house, "saigon75")
    path = f"/api/games/{guests.id}"
    async with served(house) as client:
        for token, status in ((None, 401), ("x" * 43, 401)):
            answer = await client.post(f"{path}/seat/bot", json={"level": "planner"}, headers=bearing(token))
            assert answer.status_code == status
        own, others = bearing(guests.tokens["NV"]), bearing(guests.tokens["SV"])
        assert (
            await client.post(f"{path}/seat/bot", json={"level": "nobody"}, headers=own)
        ).status_code == 400
        for _ in range(2):  # a second time it is so already
            answer = await client.post(f"{path}/seat/bot", json={"level": "planner"}, headers=own)
            assert answer.json()["number"] == 1
        assert (
            await client.delete(f"{path}/seat/bot", headers=others)
        ).status_code == 200  # of their own seat
        for headers in (own, others, {}):
            about = (await client.get(path, headers=headers)).json()
            assert about["seats"]["NV"] == {"name": "", "bot": "planner", "held": True}
            assert about["seats"]["SV"].get("bot") is None
            [step] = (await client.get(f"{path}/steps", headers=headers)).json()["steps"]
            assert (step["kind"], step["by"], step["bot"]) == ("handed", "NV", "planner")
        assert (await client.delete(f"{path}/seat/bot", headers=own)).status_code == 200
        steps = (await client.get(f"{path}/steps")).json()["steps"]
        assert [step["kind"] for step in steps] == ["handed", "returned"]
        mine = (await client.post("/api/mine", json={"tokens": [guests.tokens["NV"]]})).json()
        assert mine["games"][0].get("bots", {}) == {}
