"""Steps, their numbers and their log, as everybody at a table counts and hears them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import indochine
from indochine.kernel.game import SPECTATOR
from indochine.kernel.record import before_entry
from indochine.server import messages as m
from indochine.server import seen
from indochine.server.house import House
from indochine.server.problems import Trouble
from indochine.server.tables import Table
from tests.server.hosting import (
    Guests,
    Listener,
    as_json,
    bearing,
    fresh_key,
    new_house,
    seated,
    served,
    troubled,
)

pytestmark = pytest.mark.anyio
TITLES = indochine.titles()


# Steps, their numbers, their log


class Reader:
    """A client that knows a table only by its steps."""

    def __init__(self, table: Table, audience: str) -> None:
        self.audience, self.number = audience, 0
        self.lines = seen.log(table, audience, "msg").lines
        self.states: list[dict[str, Any] | None] = [past_of(as_json(seen.state(table, audience, "msg")))]

    def read(self, table: Table) -> None:
        steps = seen.steps_since(table, self.audience, self.number, "msg")
        for step in steps:
            self.number += 1
            assert step.number == self.number
            assert step.log_from <= len(self.lines)
            self.lines[step.log_from :] = step.log
        if steps:
            assert as_json(steps[-1].state) == as_json(seen.state(table, self.audience, "msg"))
        assert all(step.state is msgspec.UNSET for step in steps[:-1])
        assert self.lines == seen.log(table, self.audience, "msg").lines
        self.states += [None] * (self.number - len(self.states))  # what was missed
        self.states[self.number :] = [past_of(as_json(seen.state(table, self.audience, "msg")))]


def past_of(state: dict[str, Any]) -> dict[str, Any]:
    return {name: state.get(name) for name in ("number", "seat", "deciding", "view", "outcome")}


async def meddle(guests: Guests, random: Random) -> None:
    """One thing that may happen at a table, likely or not, allowed or not."""
    table = await guests.table()
    seat = random.choice(list(guests.tokens))
    deeds: dict[str, Callable[[], Awaitable[Any]]] = {
        "play": lambda: guests.play(),
        "undo": lambda: guests.undo(seat),
        "say": lambda: guests.say(seat, "a word"),
        "sit": lambda: guests.act(seat, m.Sit(f"Player {random.randrange(9)}", fresh_key())),
        "order": lambda: guests.act(seat, m.Order(random.choice(orders(table, seat)), fresh_key())),
        "back": lambda: guests.offer(seat, "back", random.randint(1, max(1, len(table.seen[seat])))),
        "reply": lambda: guests.reply(seat, random.random() < 0.7),
        "relink": lambda: relink(guests, seat, random),
    }
    kind = random.choices(list(deeds), (60, 15, 4, 2, 12, 6, 12, 2))[0]
    try:
        await deeds[kind]()
    except (Trouble, IndexError):
        return  # refused, or nothing was proposed


def orders(table: Table, seat: str) -> list[Any]:
    question = table.game.orders(seat)
    return [c.action for c in question.choices] if question else [["pass-all"]]


async def relink(guests: Guests, seat: str, random: Random) -> None:
    token = "".join(random.choices("abcdefgh", k=43))
    await guests.act(seat, m.Relink(token, fresh_key()))
    guests.tokens[seat] = token


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), title=st.sampled_from(TITLES))
def test_whoever_applies_all_steps_has_exactly_the_log(seed: int, title: str) -> None:
    asyncio.run(steps_make_the_log(seed, title))


async def steps_make_the_log(seed: int, title: str) -> None:
    random, house = Random(seed), new_house()
    guests = await seated(house, title, seed)
    table = await guests.table()
    readers = [Reader(table, audience) for audience in table.audiences]
    for _ in range(60):
        await meddle(guests, random)
        for reader in readers:
            if random.random() < 0.5:
                reader.read(await guests.table())
        if table.game.over:
            break
    again = await guests.in_house(House(house.store)).table()
    for reader in readers:
        reader.read(table)
        assert again.seen == table.seen
        Reader(again, reader.audience).read(again)
        check_past(table, reader)


def check_past(table: Table, reader: Reader) -> None:
    """What a table was after a step is what the reader saw then."""
    for number, then in enumerate(reader.states):
        if then is not None:
            stored = table.stored_number(reader.audience, number) if number else 0
            assert stored is not None
            game = before_entry(table.game, table.marks[stored].entries)
            assert past_of(as_json(seen.past(table, game, reader.audience, number, "msg"))) == then


async def test_a_private_order_leaves_no_trace_in_what_the_others_count() -> None:
    guests = await seated(new_house(), "storm", seed=1)
    await guests.play_on(4)
    before = {audience: await guests.state(audience) for audience in ("FR", SPECTATOR)}
    done = await guests.act("VM", m.Order(["pass-all"], fresh_key()))
    assert done.number == 5
    for audience, state in before.items():
        assert as_json(await guests.state(audience)) == as_json(state)
        assert seen.steps_since(await guests.table(), audience, 4, "msg") == []


async def test_the_past_over_the_network_is_what_the_seat_saw_then() -> None:
    house = new_house()
    guests = await seated(house, "storm", seed=6)
    views = {}
    async with served(house) as client:
        for number in range(1, 16):
            await guests.play()
            views[number] = as_json(await guests.state("VM"))["view"]
        for number, view in views.items():
            path = f"/api/games/{guests.id}/past/{number}"
            assert (await client.get(path, headers=bearing(guests.tokens["VM"]))).json()["view"] == view
        beyond = await client.get(f"/api/games/{guests.id}/past/16", headers=bearing(guests.tokens["VM"]))
        assert (beyond.status_code, beyond.json()["type"]) == (404, "no-such-step")


# Live updates


async def test_a_stream_begins_with_the_state_and_goes_on_with_every_step() -> None:
    guests = await seated(new_house(), "saigon75", seed=1)
    await guests.play_on(3)
    async with Listener(guests.house, guests.id, guests.tokens["SV"]) as listener:
        await listener.until(3)
        await guests.play_on(4)
        heard = await listener.until(7)
    assert [(id, name) for id, name, _ in heard] == [(3, "state"), *((n, "step") for n in range(4, 8))]


@pytest.mark.parametrize("title", ["storm", "saigon75"])
async def test_who_comes_back_gets_exactly_what_was_missed_also_after_a_restart(title: str) -> None:
    random = Random(8)
    guests = await seated(new_house(), title, seed=8)
    for _ in range(40):
        await meddle(guests, random)
    table = await guests.table()
    restarted = House(guests.house.store)
    for audience in table.audiences:
        number = len(table.seen[audience])
        for last in {0, 1, number // 2, number - 1}:
            wanted = as_json(seen.steps_since(table, audience, last, "msg"))
            async with Listener(restarted, guests.id, guests.tokens.get(audience), last) as listener:
                heard = await listener.until(number)
            assert [data for _, _, data in heard] == wanted
            assert [id for id, _, _ in heard] == list(range(last + 1, number + 1))


async def test_who_has_missed_nothing_hears_only_what_is_new() -> None:
    guests = await seated(new_house(), "saigon75", seed=1)
    await guests.play_on(3)
    async with Listener(guests.house, guests.id, guests.tokens["SV"], 3) as listener:
        await asyncio.sleep(0)
        await guests.play()
        assert [id for id, _, _ in await listener.until(4)] == [4]


async def test_a_number_from_another_time_is_answered_with_the_whole_state() -> None:
    guests = await seated(new_house(), "saigon75", seed=1)
    await guests.play_on(3)
    async with Listener(guests.house, guests.id, guests.tokens["SV"], 77) as listener:
        assert [(id, name) for id, name, _ in await listener.until(3)] == [(3, "state")]


async def test_a_stream_ends_when_the_house_stops() -> None:
    guests = await seated(new_house(), "saigon75")
    async with Listener(guests.house, guests.id) as listener:
        await listener.until(0)
        guests.house.stop()
        await asyncio.wait_for(listener.task, 10)
    async with troubled("stopping"):
        await guests.play()
