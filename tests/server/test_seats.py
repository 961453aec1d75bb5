"""Who sits where: names, links that become invalid, lists of games, talk, private notes, being reached."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from indochine.kernel.game import SPECTATOR
from indochine.server import messages as m
from indochine.server import seen
from indochine.server.house import House
from indochine.server.storage.sqlite import SqliteStore
from tests.server.hosting import (
    BOT,
    Guests,
    Listener,
    bearing,
    fresh_key,
    new_house,
    played_until,
    seated,
    served,
    ticking,
    troubled,
)

pytestmark = pytest.mark.anyio
NEW = "n" * 43


# Names


async def test_a_nickname_is_seen_by_everybody_at_once() -> None:
    guests = await seated(new_house(), "storm")
    async with Listener(guests.house, guests.id) as listener:
        await listener.until(0)
        await guests.act("FR", m.Sit("  Ann \t Lee ", fresh_key()))
        step = (await listener.until(1))[-1][2]
    assert (step["kind"], step["by"], step["text"]) == ("sat", "FR", "Ann Lee")
    assert seen.about(await guests.table(), SPECTATOR, None, "en").seats["FR"].name == "Ann Lee"
    again = await guests.in_house(House(guests.house.store)).table()
    assert again.seats["FR"].name == "Ann Lee"


@pytest.mark.parametrize("name", ["   ", "a\u0000b", "a\u202eb", "a\u200bb"])
async def test_a_name_can_be_read(name: str) -> None:
    guests = await seated(new_house(), "storm")
    async with troubled("malformed"):
        await guests.act("FR", m.Sit(name, fresh_key()))


# Links


async def test_a_new_link_works_and_the_old_one_is_dead() -> None:
    house = new_house()
    guests = await seated(house, "storm")
    old = guests.tokens["FR"]
    async with served(house) as client:
        path = f"/api/games/{guests.id}"
        async with Listener(house, guests.id, old) as listener:
            await listener.until(0)
            await guests.act("FR", m.Relink(NEW, fresh_key()))
            await listener.task
        assert listener.events()[-1][1] == "closed"
        assert (await client.get(path + "/state", headers=bearing(old))).status_code == 401
        assert (await client.get(path + "/state", headers=bearing(NEW))).json()["seat"] == "FR"
        assert await mine(client, old) == []
        assert [game["seat"] for game in await mine(client, NEW)] == ["FR"]
    async with troubled("wrong-token"):
        await guests.say("FR", "with the old link")
    guests.tokens["FR"] = NEW
    await guests.say("FR", "with the new one")


async def test_nobody_else_learns_of_a_new_link() -> None:
    guests = await seated(new_house(), "storm")
    await guests.act("FR", m.Relink(NEW, fresh_key()))
    table = await guests.table()
    assert {audience: len(known) for audience, known in table.seen.items()} == {
        "FR": 1,
        "VM": 0,
        SPECTATOR: 0,
    }
    assert NEW not in str(await guests.house.store.game(guests.id))


@asynccontextmanager
async def two_workers(folder: Path) -> AsyncIterator[tuple[House, House]]:
    stores = [SqliteStore(folder / "games.db", shared=True) for _ in range(2)]
    for store in stores:
        await store.open()
    try:
        yield House(stores[0], ticking()), House(stores[1], ticking())
    finally:
        for store in stores:
            await store.close()


async def test_a_new_link_works_at_another_worker_too(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, two), served(two) as client:
        guests = await seated(one, "storm")
        old = guests.tokens["FR"]
        await guests.in_house(two).table()
        await guests.act("FR", m.Relink(NEW, fresh_key()))
        body = {"do": "say", "text": "hello", "key": "k1"}
        path = f"/api/games/{guests.id}/commands"
        assert (await client.post(path, json=body, headers=bearing(NEW))).status_code == 200
        refused = await client.post(path, json=body | {"key": "k2"}, headers=bearing(old))
        assert (refused.status_code, refused.json()["type"]) == (401, "wrong-token")


async def test_the_old_link_is_dead_at_a_worker_that_has_not_heard_of_it(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, two):
        guests = await seated(one, "storm")
        there = guests.in_house(two)
        await there.table()
        await guests.act("FR", m.Relink(NEW, fresh_key()))
        async with troubled("wrong-token"):
            await there.say("FR", "with the old link")


async def test_workers_that_are_behind_answer_and_refuse_as_if_they_were_not(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, two):
        guests = await seated(one, "saigon75")
        there = guests.in_house(two)
        table = await two.own_table(guests.id)
        first = m.Play(["place", "quang_tri"], 0, "first")
        second = m.Play(["place", "quang_tri"], 1, "second")
        done = await guests.act("SV", first), await guests.act("SV", second)
        assert table.seq == 0
        assert await there.act("SV", second) == done[1]  # known by its key, though it looks stale here
        assert await there.act("SV", first) == done[0]
        await guests.undo("SV")
        async with troubled("stale") as caught:
            await there.act("SV", m.Play(["place", "quang_tri"], 2, "third"))
        assert caught.value.expect == 3
        await there.act("SV", m.Play(["place", "quang_tri"], 3, "fourth"))
        assert (await guests.table()).seq == (await there.table()).seq == 4


# Lists


async def mine(client: Any, *tokens: str) -> Any:
    return (await client.post("/api/mine", json={"tokens": list(tokens)})).json()["games"]


async def test_my_games_newest_first_with_whose_turn_and_which_token() -> None:
    house = new_house()
    games = [await seated(house, "saigon75", seats={"NV": m.Person("Ann")}) for _ in range(3)]
    await played_until(games[1], lambda table: table.game.seat == "NV")
    tokens = [games[0].tokens["SV"], games[1].tokens["NV"], games[2].tokens["NV"], "x" * 43]
    async with served(house) as client:
        found = await mine(client, *tokens)
        assert [game["game"] for game in found] == [games[1].id, games[2].id, games[0].id]
        assert [game["token"] for game in found] == [1, 2, 0]
        assert [game["seat"] for game in found] == ["NV", "NV", "SV"]
        assert [game["deciding"] for game in found] == ["NV", "SV", "SV"]
        assert [game.get("mine", False) for game in found] == [True, False, True]
        assert found[0]["players"] == {"NV": "Ann", "SV": ""}
        assert await mine(client) == []


async def test_who_holds_both_seats_finds_both() -> None:
    house = new_house()
    guests = await seated(house, "storm")
    async with served(house) as client:
        found = await mine(client, *guests.tokens.values())
    assert {(game["seat"], game["token"]) for game in found} == {("FR", 0), ("VM", 1)}
    assert sum(game.get("mine", False) for game in found) == 1


async def test_lists_show_no_secret_of_anybody() -> None:
    house = new_house()
    guests = await seated(house, "storm", seats={"VM": BOT})
    secret = str((await guests.table()).setup.seed).removeprefix("sealed:")
    await guests.resign("FR")
    async with served(house) as client:
        texts = [
            (await client.get("/api/finished")).text,
            (await client.post("/api/mine", json={"tokens": [guests.tokens["FR"]]})).text,
        ]
    for text in texts:
        assert guests.id in text
        assert secret not in text
        assert guests.tokens["FR"] not in text
        assert "secret" not in text


async def test_finished_games_are_listed_newest_first_a_page_at_a_time() -> None:
    house = new_house()
    games: list[Guests] = [await seated(house, "storm") for _ in range(4)]
    for number in (2, 0, 3):
        await games[number].resign("FR")
    async with served(house) as client:
        first = (await client.get("/api/finished", params={"limit": 2})).json()["games"]
        rest = (await client.get("/api/finished", params={"before": first[-1]["updated"]})).json()["games"]
    assert [game["game"] for game in first] == [games[3].id, games[0].id]
    assert [game["game"] for game in rest] == [games[2].id]
    assert first[0]["outcome"]["winner"] == "VM"
    assert "seat" not in first[0]


# Talk


async def test_players_hear_what_is_said_and_spectators_do_not() -> None:
    house = new_house()
    guests = await seated(house, "storm")
    async with served(house) as client, Listener(house, guests.id) as watching:
        await watching.until(0)
        await guests.say("FR", "a secret plan?")
        await guests.act("FR", m.Sit("Ann", fresh_key()))
        await watching.until(1)
        assert "plan" not in watching.heard.decode()
        path = f"/api/games/{guests.id}/chat"
        said = (await client.get(path, headers=bearing(guests.tokens["VM"]))).json()["steps"]
        assert [(step["by"], step["text"]) for step in said] == [("FR", "a secret plan?")]
        assert (await client.get(path)).status_code == 401
        for what in ("state", "steps", "log", ""):
            assert "plan" not in (await client.get(f"/api/games/{guests.id}/{what}".rstrip("/"))).text


# Private notes


async def test_notes_are_for_their_seat_alone() -> None:
    house = new_house()
    guests = await seated(house, "storm")
    path = f"/api/games/{guests.id}/note"
    french, viet_minh = bearing(guests.tokens["FR"]), bearing(guests.tokens["VM"])
    async with served(house) as client:
        assert (await client.get(path, headers=french)).json() == {"text": ""}
        assert (await client.put(path, json={"text": "hold 17 — ż"}, headers=french)).status_code == 200
        assert (await client.get(path, headers=french)).json() == {"text": "hold 17 — ż"}
        assert (await client.get(path, headers=viet_minh)).json() == {"text": ""}
        assert (await client.get(path)).status_code == 401
        assert (await client.put(path, json={"text": "mine"})).status_code == 401
        assert (await client.put(path, json={"text": "a\u0000b"}, headers=french)).status_code == 400
    assert (await guests.table()).seq == 0


# Being reached


async def test_contact_settings_are_kept_and_shown_to_their_seat_alone() -> None:
    house = new_house()
    guests = await seated(house, "storm")
    path = f"/api/games/{guests.id}/contact"
    french, viet_minh = bearing(guests.tokens["FR"]), bearing(guests.tokens["VM"])
    wanted = {"email": "ann@example.org", "webhook": "", "language": "pl", "remind_hours": 24.0}
    async with served(house) as client:
        assert (await client.put(path, json=wanted, headers=french)).status_code == 200
        assert (await client.get(path, headers=french)).json() == wanted
        assert (await client.get(path, headers=viet_minh)).json()["email"] == ""
        assert (await client.get(path)).status_code == 401


@pytest.mark.parametrize(
    "wish",
    [
        {"email": "no address"},
        {"email": "a@b.c\r\nBcc: d@e.f"},
        {"webhook": "file:///etc/passwd"},
        {"webhook": "ftp://example.org"},
        {"language": "de"},
        {"remind_hours": -1},
        {"pigeon": "yes"},
    ],
)
async def test_a_contact_that_reaches_nobody_is_refused(wish: dict[str, Any]) -> None:
    house = new_house()
    guests = await seated(house, "storm")
    path = f"/api/games/{guests.id}/contact"
    async with served(house) as client:
        answer = await client.put(path, json=wish, headers=bearing(guests.tokens["FR"]))
        assert (answer.status_code, answer.json()["type"]) == (400, "malformed")
    assert await house.store.contact(guests.id, "FR") is None
