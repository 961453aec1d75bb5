"""Records and positions: taken away from a table, and brought to one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import indochine
from indochine.kernel.game import SPECTATOR
from indochine.server import messages as m
from indochine.server import seen
from indochine.server.house import House
from tests.server.hosting import (
    Guests,
    as_json,
    bearing,
    new_house,
    seated,
    served,
)

pytestmark = pytest.mark.anyio
TITLES = indochine.titles()


# Positions


@pytest.mark.parametrize("title", TITLES)
async def test_a_position_taken_away_fits_what_the_seat_knows(title: str) -> None:
    house = new_house()
    guests = await seated(house, title, seed=4)
    await guests.play_on(40)
    table, path = await guests.table(), f"/api/games/{guests.id}/position"
    async with served(house) as client:
        for seat, token in guests.tokens.items():
            document = (await client.get(path, headers=bearing(token))).json()
            twice = (await client.get(path, headers=bearing(token))).json()
            imagined = table.title.from_position(document, 1)
            assert as_json(imagined.view(seat)) == as_json(table.game.view(seat))
            assert twice == document
        assert (await client.get(path)).status_code == 401


async def test_a_position_taken_away_holds_no_secret_of_the_other_seat() -> None:
    """Two hands that a seat cannot tell apart lie behind the same document."""
    guests = await seated(new_house(), "storm", seed=4)
    await guests.play_on(10)
    game = (await guests.table()).game
    view = game.view("FR")
    imagined = [game.title.imagine(view, "FR", seed).position() for seed in range(6)]
    assert len({str(document) for document in imagined}) > 1


# Bringing games


async def bring(house: House, **document: Any) -> Guests:
    made = await house.import_game(m.ImportGame(**msgspec.json.decode(msgspec.json.encode(document))))
    return Guests(house, made, 9)


@pytest.mark.parametrize("title", TITLES)
async def test_an_unfinished_record_is_played_on(title: str) -> None:
    guests = await seated(new_house(), title, seed=1)
    await guests.play_on(30)
    game = (await guests.table()).game
    brought = await bring(new_house(), record=game.record())
    table = await brought.table()
    assert table.game.digest() == game.digest()
    assert not seen.about(table, SPECTATOR, None, "en").sealed
    await brought.play_out()
    again = await brought.in_house(House(brought.house.store)).table()
    assert again.game.digest() == (await brought.table()).game.digest()
    assert again.read_only is None


async def test_a_finished_record_can_be_looked_at() -> None:
    guests = await seated(new_house(), "saigon75", seed=1)
    game = (await guests.play_out()).game
    brought = await bring(new_house(), record=game.record())
    state = await brought.state(SPECTATOR)
    assert state.outcome == (game.outcome and game.outcome.json())
    assert state.deciding is None


async def test_a_record_with_steps_taken_back_is_played_on() -> None:
    guests = await seated(new_house(), "storm", seed=3)
    await guests.play_on(25)
    await guests.offer("VM", "back", 7)
    await guests.reply("FR", True)
    await guests.play_on(10)
    game = (await guests.table()).game
    brought = await bring(new_house(), record=game.record())
    assert (await brought.table()).game.digest() == game.digest()
    await brought.play_on(10)
    assert (await brought.in_house(House(brought.house.store)).table()).read_only is None


@pytest.mark.parametrize("title", TITLES)
async def test_a_position_and_a_record_from_a_position_are_played_on(title: str) -> None:
    guests = await seated(new_house(), title, seed=1)
    await guests.play_on(20)
    position = (await guests.table()).game.position()
    first = await bring(new_house(), position=position)
    assert seen.about(await first.table(), SPECTATOR, None, "en").sealed
    assert (await first.table()).game.position() == position
    await first.play_on(10)
    second = await bring(new_house(), record=(await first.table()).game.record())
    assert (await second.table()).game.digest() == (await first.table()).game.digest()


async def damaged_records() -> dict[str, tuple[str, dict[str, Any]]]:
    guests = await seated(new_house(), "storm", seed=3)
    await guests.play_on(25)
    await guests.offer("VM", "back", 7)
    await guests.reply("FR", True)
    record = as_json((await guests.table()).game.record())
    back = next(n for n, entry in enumerate(record["entries"]) if "back" in entry)
    entries = record["entries"]
    unplayable = [*entries[: back - 1], {"seat": "FR", "do": ["fly"]}, *entries[back:]]
    return {
        "no title": ("no-such-title", {"record": {}}),
        "no entries": ("bad-record", {"record": {"title": "storm"}}),
        "both": ("bad-setup", {"record": record, "position": {}}),
        "neither": ("bad-setup", {}),
        "another seed": ("bad-record", {"record": record | {"seed": 5}}),
        "seed of no kind": ("bad-record", {"record": record | {"seed": "sealed:zz"}}),
        "an entry lost": ("bad-record", {"record": record | {"entries": entries[:2] + entries[3:]}}),
        "an entry of no kind": ("bad-record", {"record": record | {"entries": [*entries, 7]}}),
        "dice changed": ("bad-record", {"record": record | {"rolls": [[7]]}}),  # what no die had rolled
        "a roll too many": ("bad-record", {"record": record | {"rolls": [*record["rolls"], [6]]}}),
        "unplayable, but taken back": (
            "bad-record",
            {"record": record | {"entries": unplayable}},
        ),
        "dice skipped": (
            "bad-record",
            {"record": record | {"entries": [*entries[:back], entries[back] | {"word": 10**6}]}},
        ),
        "empty position": ("bad-position", {"position": {"title": "storm"}}),
    }  # fmt: skip


async def test_damaged_documents_are_refused_with_a_sentence_and_nothing_is_made() -> None:
    house = new_house()
    async with served(house) as client:
        for name, (type, document) in (await damaged_records()).items():
            answer = await client.post("/api/import", json=document)
            assert (answer.status_code, answer.json()["type"]) == (
                404 if type == "no-such-title" else 400,
                type,
            ), (name, answer.text)
    assert await house.store.all_ids() == []
