"""What happens at a table: setting up, playing, keys and expected numbers, taking back."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import indochine
from indochine.server import messages as m
from indochine.server import seen
from indochine.server.house import House
from indochine.server.problems import Trouble
from tests.server.hosting import (
    BOT,
    Guests,
    as_json,
    bearing,
    fresh_key,
    new_house,
    played_until,
    seated,
    served,
    troubled,
)

pytestmark = pytest.mark.anyio
TITLES = indochine.titles()


# Setting up


@pytest.mark.parametrize("title", TITLES)
async def test_a_game_is_set_up_with_defaults_and_a_link_for_every_seat(title: str) -> None:
    guests = await seated(new_house(), title)
    table = await guests.table()
    assert table.setup.scenario == table.title.scenarios[0]
    assert set(guests.tokens) == set(table.game.seats)
    assert guests.made.links == {seat: f"/play/{guests.id}#{t}" for seat, t in guests.tokens.items()}
    assert guests.made.watch == f"/watch/{guests.id}"
    assert len(set(guests.tokens.values())) == len(guests.tokens)


@pytest.mark.parametrize("title", TITLES)
async def test_every_scenario_can_be_set_up(title: str) -> None:
    house = new_house()
    for scenario in indochine.title(title).scenarios:
        guests = await seated(house, title, scenario=scenario)
        assert (await guests.table()).game.setup.scenario == scenario


async def test_options_that_were_chosen_are_those_that_are_played() -> None:
    guests = await seated(new_house(), "saigon75", options={"hand": 3})
    assert (await guests.table()).game.setup.options["hand"] == 3


BAD_WISHES: list[tuple[dict[str, Any], str, str]] = [
    ({"title": "chess"}, "no-such-title", "there is no title 'chess'"),
    ({"title": "storm", "scenario": "waterloo"}, "bad-setup", "no scenario 'waterloo'"),
    ({"title": "storm", "options": {"tanks": 1}}, "bad-setup", "no option 'tanks'"),
    ({"title": "storm", "options": {"areas": 99}}, "bad-setup", "option areas takes"),
    ({"title": "storm", "options": {"areas": [1]}}, "bad-setup", "option areas takes"),
    ({"title": "storm", "options": {"bid": True, "areas": 5}}, "bad-setup", "the bidding decides"),
    ({"title": "storm", "seats": {"XX": {"kind": "person"}}}, "bad-setup", "XX"),
    ({"title": "storm", "seats": {"FR": {"kind": "bot", "level": "hal"}}}, "bad-setup", "hal"),
    ({"title": "storm", "seats": {"FR": {"kind": "person", "name": "a\u0000b"}}}, "malformed", "printable"),
    (
        {"title": "saigon75", "options": {"solo": True}, "seats": {"NV": {"kind": "person"}}},
        "bad-setup",
        "NV",
    ),
    ({"title": "storm", "wish": 1}, "malformed", "wish"),
    ({}, "malformed", "title"),
]


@pytest.mark.parametrize(("wish", "type", "words"), BAD_WISHES)
async def test_a_bad_wish_is_refused_with_a_sentence_and_nothing_is_made(
    wish: dict[str, Any], type: str, words: str
) -> None:
    house = new_house()
    async with served(house) as client:
        answer = await client.post("/api/games", json=wish)
    assert 400 <= answer.status_code < 500
    assert answer.json()["type"] == type
    assert words in answer.json()["message"]
    assert await house.store.all_ids() == []


async def test_a_bot_has_no_link_and_a_person_the_name_wished_for() -> None:
    guests = await seated(new_house(), "storm", seats={"FR": m.Person("  Ann   Lee "), "VM": BOT})
    assert set(guests.tokens) == {"FR"}
    about = seen.about(await guests.table(), "FR", None, "en")
    assert about.seats == {"FR": m.SeatSeen("Ann Lee", held=True), "VM": m.SeatSeen("", "random")}


async def test_solo_saigon_and_the_lost_valley_have_one_seat() -> None:
    house = new_house()
    solo = await seated(house, "saigon75", options={"solo": True}, match=True)
    valley = await seated(house, "lost-valley", match=True)
    assert len(solo.tokens) == len(valley.tokens) == 1
    assert (await solo.table()).setup.match == (await valley.table()).setup.match == 0


@pytest.mark.parametrize(
    ("wish", "wanted"),
    [
        ({}, "strict"),
        ({"options": {"reactions": "quick"}}, "quick"),
        ({"seats": {"FR": BOT}}, "quick"),
        ({"seats": {"FR": BOT, "VM": BOT}}, "quick"),
        ({"seats": {"FR": m.Person("Ann")}}, "strict"),
    ],
)
async def test_between_two_people_a_pause_tells_nothing_unless_they_want_it_so(
    wish: Any, wanted: str
) -> None:
    guests = await seated(new_house(), "storm", **wish)
    assert (await guests.table()).setup.options["reactions"] == wanted


async def test_the_default_between_people_is_told_with_the_title() -> None:
    async with served(new_house()) as client:
        told = {t["id"]: t for t in (await client.get("/api/titles")).json()["titles"]}
    options = {option["id"]: option for option in told["storm"]["options"]}
    assert options["reactions"]["remote_default"] == "strict"
    assert options["reactions"]["default"] == "quick"
    assert "remote_default" not in options["bid"]
    assert not any("remote_default" in option for option in told["saigon75"]["options"])


# A whole game


@pytest.mark.parametrize("title", TITLES)
async def test_a_whole_game_its_record_and_its_secret(title: str) -> None:
    house = new_house()
    guests = await seated(house, title, seed=5)
    path = f"/api/games/{guests.id}"
    async with served(house) as client:
        await guests.play_on(5)
        early = await client.get(path + "/record", headers=bearing(next(iter(guests.tokens.values()))))
        assert (early.status_code, early.json()["type"]) == (403, "not-yet")
        assert "secret" not in (await client.get(path)).json()
        table = await guests.play_out()
        record = (await client.get(path + "/record")).json()
        about = (await client.get(path)).json()
    again = indochine.replay(record)
    assert again.digest() == table.game.digest()
    assert about["outcome"] == record["outcome"] == as_json(again.outcome and again.outcome.json())
    assert hashlib.sha256(bytes.fromhex(about["secret"])).hexdigest() == guests.made.commitment
    assert record["seed"] == "sealed:" + about["secret"]
    assert about.get("deciding") is None


async def test_nothing_can_be_played_after_the_end() -> None:
    guests = await seated(new_house(), "lost-valley")
    table = await guests.play_out()
    async with troubled("game-over"):
        await guests.act("FR", m.Play(["ration", 0], table.expect["FR"], fresh_key()))
    async with troubled("game-over"):
        await guests.resign("FR")
    async with troubled("no-undo"):
        await guests.undo("FR")


@pytest.mark.parametrize("title", TITLES)
async def test_a_house_that_starts_again_has_every_table_as_it_was(title: str) -> None:
    house = new_house()
    guests = await seated(house, title, seed=2)
    await guests.play_on(60)
    again = guests.in_house(House(house.store))
    before, after = await guests.table(), await again.table()
    assert after is not before
    assert after.game.digest() == before.game.digest()
    for audience in before.audiences:
        assert as_json(seen.state(after, audience, "en")) == as_json(seen.state(before, audience, "en"))
        assert as_json(seen.log(after, audience, "en")) == as_json(seen.log(before, audience, "en"))
    assert after.keys == before.keys


# Keys and expected numbers


async def test_the_same_key_is_answered_alike_however_late_and_nothing_happens_twice() -> None:
    guests = await seated(new_house(), "saigon75", seed=1)
    table = await guests.table()
    seat = str(table.game.seat)
    command = m.Play(guests.choice(table), 0, "once")
    first = await guests.act(seat, command)
    await guests.say(seat, "hello")
    talk = await guests.act(seat, m.Say("again", "talk"))
    await guests.play_on(4)
    seq = table.seq
    assert await guests.act(seat, command) == first == m.Done(1, 1)
    assert await guests.act(seat, m.Say("again", "talk")) == talk == m.Done(3, 1)
    again = guests.in_house(House(guests.house.store))
    assert await again.act(seat, command) == first
    assert table.seq == (await again.table()).seq == seq


async def test_a_key_belongs_to_its_seat() -> None:
    guests = await seated(new_house(), "storm")
    await guests.act("FR", m.Say("one", "key"))
    await guests.act("VM", m.Say("two", "key"))
    assert (await guests.table()).seq == 2


async def other_commands(guests: Guests) -> list[m.Command]:
    """Commands of one seat, no two the same, each with the key `k`."""
    return [
        m.Say("one", "k"), m.Say("two", "k"), m.Sit("Ann", "k"), m.Sit("Bob", "k"),
        m.Relink("a" * 43, "k"), m.Offer("end", "k"), m.Offer("back", "k", 1), m.Offer("back", "k", 2),
        m.Reply(1, True, "k"), m.Undo((await guests.table()).expect["SV"], "k"), m.Resign("k"),
        m.Play(["place", "da_nang"], 2, "k"), m.Play(["place", "quang_tri"], 2, "k"),
        m.Order(["pass-all"], "k"),
    ]  # fmt: skip


DONE_FIRST = (0, 2, 5, 6, 9, 10, 11)  # of those: such as can be carried out after two steps


@pytest.mark.parametrize("first", DONE_FIRST)
async def test_a_key_that_comes_with_another_command_is_refused(first: int) -> None:
    guests = await seated(new_house(), "saigon75")
    await guests.play(["place", "quang_tri"])
    await guests.play(["place", "quang_tri"])
    commands = await other_commands(guests)
    done = await guests.act("SV", commands[first])
    seq = (await guests.table()).seq
    for number, command in enumerate(commands):
        if number == first:
            assert await guests.act("SV", command) == done
        else:
            async with troubled("key-reused"):
                await guests.act("SV", command)
    assert (await guests.table()).seq == seq


async def test_who_is_behind_is_told_so_and_nothing_changes() -> None:
    guests = await seated(new_house(), "saigon75", seed=1)
    await guests.play_on(3)
    table = await guests.table()
    seat, seq = str(table.game.seat), table.seq
    for expect in (0, 1, 2, 4, 99):
        async with troubled("stale") as caught:
            await guests.act(seat, m.Play(guests.choice(table), expect, fresh_key()))
        assert (caught.value.number, caught.value.expect) == (3, 3)
    assert table.seq == seq
    await guests.say(seat, "talk does not make anybody stale")
    await guests.act(seat, m.Play(guests.choice(table), 3, fresh_key()))


async def test_only_who_decides_may_and_only_what_is_offered() -> None:
    guests = await seated(new_house(), "saigon75")
    table = await guests.table()
    seat = str(table.game.seat)
    async with troubled("not-offered"):
        await guests.act(guests.other(seat), m.Play(guests.choice(table), 0, fresh_key()))
    async with troubled("not-offered"):
        await guests.act(seat, m.Play(["fly", "to", "the", "moon"], 0, fresh_key()))
    async with troubled("wrong-token"):
        await guests.house.act(table, "x" * 43, m.Say("hello", fresh_key()))
    assert table.seq == 0


# Undo


async def test_a_player_takes_back_their_own_steps_and_only_up_to_the_barrier() -> None:
    guests = await seated(new_house(), "saigon75")
    views = [as_json(await guests.state("SV"))["view"]]
    for action in (["place", "quang_tri"], ["place", "quang_tri"]):
        await guests.play(action)
        views.append(as_json(await guests.state("SV"))["view"])
    async with troubled("no-undo"):
        await guests.undo("NV")
    for view in views[-2::-1]:
        await guests.undo("SV")
        assert as_json(await guests.state("SV"))["view"] == view
    assert not (await guests.state("SV")).can_undo
    async with troubled("refused"):
        await guests.undo("SV")


async def test_nothing_of_mine_can_be_undone_once_the_turn_has_passed() -> None:
    guests = await seated(new_house(), "saigon75")
    table = await played_until(guests, lambda table: table.game.seat == "NV")
    assert not (await guests.state("SV")).can_undo
    assert not (await guests.state("NV")).can_undo
    for seat in guests.tokens:
        with pytest.raises(Trouble):
            await guests.undo(seat)
    assert table.game.seat == "NV"


# Tables that are no longer kept


async def test_a_table_in_use_is_the_same_for_everybody_though_the_house_is_full(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("indochine.server.house.OPEN_TABLES", 1)
    house = new_house()
    first = await seated(house, "lost-valley")
    table = await first.table()
    await seated(house, "lost-valley")
    await first.play()
    assert await first.table() is table
