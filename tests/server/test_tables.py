"""What happens at a table: setting up, playing, taking back, records and positions, steps and their log."""

from __future__ import annotations

import asyncio
import hashlib
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
    BOT,
    Guests,
    Listener,
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
    assert about.seats == {"FR": m.SeatSeen("Ann Lee"), "VM": m.SeatSeen("", "random")}


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
        "dice changed": ("bad-record", {"record": record | {"rolls": [[6]]}}),
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
