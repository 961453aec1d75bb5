"""Backup, restore, verify: nothing is lost on the way, and nothing wrong stays unnoticed."""

from __future__ import annotations

import gzip
import json
import sqlite3
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from typer.testing import CliRunner, Result

from indochine import titles
from indochine.cli import app
from indochine.kernel.errors import IndochineError
from indochine.kernel.game import SPECTATOR
from indochine.server import messages as m
from indochine.server import seen
from indochine.server.house import House
from indochine.server.keeping import BadBackup, check_backup, restore_backup, write_backup
from indochine.server.storage import Contact, NotEmpty, Store, open_store
from indochine.server.stored import encode
from indochine.server.tables import secret_of
from indochine.server.verifying import Fault, faults
from tests.server.hosting import Guests, bearing, fresh_key, new_house, seated, served, troubled

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def source(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'source.db'}"


async def fill(store: Store, steps: int = 12) -> list[Guests]:
    """Every title in play and over, with all that people do at a table."""
    house = new_house(store)
    guests = []
    for seed, title in enumerate(titles()):
        in_play, over = await seated(house, title, seed), await seated(house, title, seed)
        await in_play.play_on(steps)
        await over.play_on(5)
        await over.resign(next(iter(over.tokens)))
        guests += [in_play, over]
    await talk(guests[0])
    return guests


async def talk(guests: Guests) -> None:
    seat = next(iter(guests.tokens))
    await guests.say(seat, "Zażółć gęślą jaźń, Điện Biên Phủ\n\u0000")
    await guests.act(seat, m.Sit("Hélène", fresh_key()))
    await guests.act(seat, m.Relink("t" * 43, fresh_key()))
    guests.tokens[seat] = "t" * 43
    await guests.house.store.put_note(guests.id, seat, "their flank", 7.5)
    await guests.house.store.put_contact(Contact(guests.id, seat, "h@example.org", told=3))


async def everything_seen(store: Store) -> dict[tuple[str, str], bytes]:
    """What every seat and spectator gets of every game, to the byte, and the digests."""
    house = House(store)
    found = {}
    for id in await store.all_ids():
        table = await house.table(id)
        assert table.read_only is None
        found[id, "digest"] = table.game.digest().encode()
        for audience in table.audiences:
            whole = seen.state(table, audience, "pl"), seen.steps_since(table, audience, 0, "en")
            found[id, audience] = encode(whole)
    return found


# There and back


@pytest.mark.parametrize(
    ("direction", "name"),
    [
        ("sqlite-sqlite", "games.jsonl"),
        ("sqlite-postgres", "games.jsonl.gz"),
        ("postgres-sqlite", "games.jsonl"),
    ],
)
async def test_a_restored_backup_is_the_same_games(
    tmp_path: Path, postgres_url: str, direction: str, name: str
) -> None:
    urls = {"sqlite": f"sqlite:///{tmp_path / 'one.db'}", "postgres": postgres_url}
    first, second = direction.split("-")
    target = urls[second] if first != second else f"sqlite:///{tmp_path / 'two.db'}"
    async with opened(urls[first]) as one, opened(target) as two:
        guests = await fill(one, steps=40)
        counts = await write_backup(one, tmp_path / name)
        assert await restore_backup(two, tmp_path / name) == counts
        assert counts.games == len(guests) == 2 * len(titles())
        before, after = await everything_seen(one), await everything_seen(two)
        assert after == before
        assert len(after) > 3 * counts.games
        async with one.snapshot() as old, two.snapshot() as new:
            assert [g async for g in old.games()] == [g async for g in new.games()]
        await guests[0].in_house(House(two)).play_on(3)  # with the same links, and the same dice to come


async def test_a_backup_is_readable_sealed_and_for_its_owner_only(source: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    async with opened(source) as store:
        guests = await fill(store)
        counts = await write_backup(store, file)
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert (lines[0]["kind"], lines[0]["counts"]["games"]) == ("backup", counts.games)
    assert lines[-1]["kind"] == "end"
    kinds = [line["kind"] for line in lines]
    assert [kinds.count(kind) for kind in ("game", "event", "note", "contact")] == list(
        lines[0]["counts"].values()
    )
    assert lines[1]["setup"]["seed"].startswith("sealed:")
    assert next(line for line in lines if line["kind"] == "event")["body"]["entries"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    text = file.read_text("utf-8")
    for token in guests[0].tokens.values():
        assert token not in text
        assert secret_of(token) in text


async def test_a_backup_writes_over_nothing(source: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("mine")
    async with opened(source) as store:
        with pytest.raises(IndochineError, match="exists already"):
            await write_backup(store, file)
    assert file.read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir() if "jsonl" in path.name) == ["games.jsonl"]


async def test_a_backup_holds_what_damage_has_left(source: str, tmp_path: Path) -> None:
    """Even an event that is no JSON any more is kept as it is: a backup judges nothing."""
    async with opened(source) as store:
        [game, *_] = await fill(store)
    spoil(source, "UPDATE event SET body = 'no \njson' WHERE game = ? AND seq = 2", game.id)
    async with opened(source) as one, opened(f"sqlite:///{tmp_path / 'two.db'}") as two:
        await write_backup(one, tmp_path / "b")
        await restore_backup(two, tmp_path / "b")
        assert await two.events(game.id, 0) == await one.events(game.id, 0)


async def test_only_an_empty_database_is_restored_into(source: str, tmp_path: Path) -> None:
    async with opened(source) as store:
        await fill(store)
        await write_backup(store, tmp_path / "b")
        before = await everything_seen(store)
        with pytest.raises(NotEmpty, match="name a database that is empty"):
            await restore_backup(store, tmp_path / "b")
        assert await everything_seen(store) == before


# Damaged backups


def cut(text: bytes) -> bytes:
    return text[: len(text) // 2]


def without_end(text: bytes) -> bytes:
    return b"".join(text.splitlines(keepends=True)[:-1])


def without_a_line(text: bytes) -> bytes:
    lines = text.splitlines(keepends=True)
    return b"".join(lines[:5] + lines[6:])


def one_digit_changed(text: bytes) -> bytes:
    at = text.index(b"sealed:") + 10
    return text[:at] + (b"1" if text[at : at + 1] != b"1" else b"2") + text[at + 1 :]


def something_behind(text: bytes) -> bytes:
    return text + b"{}\n"


def empty(text: bytes) -> bytes:
    return b""


def of_the_future(text: bytes) -> bytes:
    return text.replace(b'"format":1', b'"format":2', 1)


DAMAGES = [cut, without_end, without_a_line, one_digit_changed, something_behind, empty, of_the_future]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_backup_is_refused_and_nothing_is_written(
    source: str, tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    async with opened(source) as store:
        await fill(store)
        await write_backup(store, tmp_path / "b")
    (tmp_path / "b").write_bytes(damage((tmp_path / "b").read_bytes()))
    with pytest.raises(BadBackup):
        check_backup(tmp_path / "b")
    async with opened(f"sqlite:///{tmp_path / 'two.db'}") as two:
        with pytest.raises(BadBackup):
            await restore_backup(two, tmp_path / "b")
        assert await two.counts() == {"games": 0, "over": 0, "events": 0}


@pytest.mark.parametrize("keep", [1, 20, -9])
async def test_a_packed_backup_that_was_cut_short_is_refused(source: str, tmp_path: Path, keep: int) -> None:
    async with opened(source) as store:
        await fill(store)
        await write_backup(store, tmp_path / "b.gz")
    whole = (tmp_path / "b.gz").read_bytes()
    assert len(whole) < len(gzip.decompress(whole)) / 3
    (tmp_path / "b.gz").write_bytes(whole[:keep])
    with pytest.raises(BadBackup):
        check_backup(tmp_path / "b.gz")


# Verify


def spoil(url: str, statement: str, *parameters: Any) -> None:
    connection = sqlite3.connect(url.removeprefix("sqlite://"))
    with connection:
        assert connection.execute(statement, parameters).rowcount == 1
    connection.close()


async def found_faults(url: str) -> list[Fault]:
    async with opened(url) as store, store.snapshot() as snapshot:
        return [fault async for kept in snapshot.games() for fault in faults(kept)]


async def test_verify_finds_nothing_wrong_with_what_people_do(source: str) -> None:
    """Every kind of event, a match of two, a rematch, a game from a record and one from a position."""
    async with opened(source) as store:
        guests = await fill(store)
        match = await seated(guests[0].house, "storm", match=True)
        await match.play_on(8)
        seat = next(iter(match.tokens))
        await match.offer(seat, "back", to=6)
        await match.reply(match.other(seat), True)
        await match.play_on(3)
        await match.resign(seat)
        over = await guests[1].table()
        await guests[1].house.import_game(m.ImportGame(record=json.loads(json.dumps(over.game.record()))))
        in_play = (await guests[0].table()).game
        record = json.loads(json.dumps(in_play.record()))
        brought = Guests(guests[0].house, await guests[0].house.import_game(m.ImportGame(record=record)))
        position = json.loads(json.dumps(in_play.position()))
        await guests[0].house.import_game(m.ImportGame(position=position))
        assert await found_faults(source) == []
        await brought.play_on(2)
    assert await found_faults(source) == []


EVENT = "UPDATE event SET body ="

TAMPERED = [
    (f"{EVENT} json_set(body, '$.entries[0].do', json('[1]')) WHERE game = ? AND seq = 4", 4),
    (f"{EVENT} json_set(body, '$.entries[0].seat', 'XX') WHERE game = ? AND seq = 4", 4),
    ("UPDATE event SET body = '{' WHERE game = ? AND seq = 4", 4),
    ("UPDATE event SET body = json_set(body, '$.at', 5.0) WHERE game = ? AND seq = 4", 4),
    ("DELETE FROM event WHERE game = ? AND seq = 4", 4),
    ("DELETE FROM event WHERE game = ? AND seq = 25", 25),
    ("UPDATE setup SET setup = replace(setup, 'sealed:', 'sealed:00') WHERE game = ?", ...),
    ("UPDATE setup SET setup = json_set(setup, '$.scenario', 'nowhere') WHERE game = ?", None),
    ("UPDATE game SET deciding = 'XX' WHERE id = ?", None),
    ("UPDATE game SET turn = turn + 1 WHERE id = ?", None),
    ("UPDATE game SET ended = 1 WHERE id = ?", None),
    ("UPDATE game SET outcome = '{}' WHERE id = ?", None),
    ("UPDATE game SET updated = updated + 1 WHERE id = ?", None),
    ("UPDATE game SET title = 'storm' WHERE id = ?", None),
    ("UPDATE game SET seq = seq - 1 WHERE id = ?", ...),
    ("UPDATE game SET seq = seq + 1 WHERE id = ?", ...),
    ("UPDATE seat SET name = 'thief' WHERE game = ? AND seat = 'NV'", None),
    ("UPDATE seat SET secret = 'thief' WHERE game = ? AND seat = 'NV'", None),
    ("DELETE FROM seat WHERE game = ? AND seat = 'SV'", None),
]


@pytest.mark.parametrize(("tampering", "step"), TAMPERED)
async def test_verify_finds_what_was_tampered_with(source: str, tampering: str, step: Any) -> None:
    """At its step where it has one; `...`: at whichever step it first shows."""
    async with opened(source) as store:
        house = new_house(store)
        guests, other = await seated(house, "saigon75"), await seated(house, "saigon75")
        await guests.play_on(25)
        await other.play_on(25)
        await talk(guests)
    spoil(source, tampering, guests.id)
    [first, *_] = found = await found_faults(source)
    assert {fault.game for fault in found} == {guests.id}
    assert first.step == step if step is not ... else first.step is not None
    assert first.reason


async def test_a_wrong_event_in_postgres_is_found_too(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        [game, *_] = await fill(store)
    connection = await asyncpg.connect(postgres_url)
    await connection.execute("DELETE FROM event WHERE game = $1 AND seq = 3", game.id)
    await connection.close()
    assert [(fault.game, fault.step) for fault in await found_faults(postgres_url)] == [(game.id, 3)]


# Games of other versions


async def with_other_version(source: str, *more: tuple[str, str]) -> Guests:
    async with opened(source) as store:
        guests = await seated(new_house(store), "saigon75")
        await guests.play_on(25)
    spoil(
        source, "UPDATE setup SET setup = json_set(setup, '$.versions.rules', '0') WHERE game = ?", guests.id
    )
    for statement, *parameters in more:
        spoil(source, statement, *parameters, guests.id)
    return guests


async def test_a_game_of_another_version_that_replays_is_played_on(source: str) -> None:
    guests = await with_other_version(source)
    assert await found_faults(source) == []
    async with opened(source) as store:
        again = guests.in_house(House(store))
        assert (await again.table()).read_only is None
        await again.play_on(1)


async def test_a_game_that_plays_differently_here_can_be_seen_but_not_played(source: str) -> None:
    lost = f"{EVENT} json_set(body, '$.entries[0].do', json('[1]')) WHERE seq = 9 AND game = ?"
    guests = await with_other_version(source, (lost,))
    [fault] = await found_faults(source)
    assert (fault.step, "another version" in fault.reason) == (9, True)
    async with opened(source) as store:
        house = House(store)
        async with served(house) as client:
            await check_read_only(client, guests)
        with_token = guests.in_house(house)
        seat = str((await with_token.table()).game.seat)
        async with troubled("read-only"):
            await with_token.play()
        async with troubled("read-only"):
            await with_token.resign(seat)
        assert await store.head(guests.id) == 25  # nothing of it is lost


async def check_read_only(client: Any, guests: Guests) -> None:
    token = next(iter(guests.tokens.values()))
    sentences = set()
    for language in ("en", "fr", "pl"):
        answer = await client.get(f"/api/games/{guests.id}/state?texts={language}", headers=bearing(token))
        assert answer.status_code == 200
        assert answer.json()["view"]["seat"] in guests.tokens
        sentences.add(answer.json()["read_only"])
    assert len(sentences) == 3
    assert any("another version" in sentence for sentence in sentences)
    about = (await client.get(f"/api/games/{guests.id}?lang=en")).json()
    assert "another version" in about["read_only"]
    spectator = (await client.get(f"/api/games/{guests.id}/state")).json()
    assert spectator["seat"] == SPECTATOR
    mine = (await client.post("/api/mine", json={"tokens": [token]})).json()["games"]
    assert [game["game"] for game in mine] == [guests.id]


@pytest.mark.parametrize(
    "spoiling",
    [
        "UPDATE setup SET setup = json_set(setup, '$.scenario', 'nowhere') WHERE game = ?",
        "UPDATE setup SET setup = json_set(setup, '$.title', 'nowhere') WHERE game = ?",
        "UPDATE event SET body = '{' WHERE seq = 1 AND game = ?",
    ],
)
async def test_a_game_that_cannot_be_opened_at_all_says_so_and_stays_listed(
    source: str, spoiling: str
) -> None:
    guests = await with_other_version(source, (spoiling,))
    async with opened(source) as store, served(House(store)) as client:
        token = next(iter(guests.tokens.values()))
        answer = await client.get(f"/api/games/{guests.id}/state", headers=bearing(token))
        assert answer.status_code in (200, 409), answer.text
        assert answer.json().get("read_only") or answer.json()["type"] == "cannot-open"
        mine = (await client.post("/api/mine", json={"tokens": [token]})).json()["games"]
        assert [game["game"] for game in mine] == [guests.id]


# The commands


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


async def filled_file(url: str) -> str:
    async with opened(url) as store:
        [game, *_] = await fill(store)
    return game.id


def test_backup_restore_and_verify_from_the_command_line(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import anyio

    game = anyio.run(filled_file, source)
    file, copy = tmp_path / "b.gz", f"sqlite:///{tmp_path / 'copy.db'}"
    assert run("backup", str(file), "--db", source).exit_code == 0
    restored = run("restore", str(file), "--db", copy)
    assert (restored.exit_code, "restored" in restored.output) == (0, True)
    verified = run("verify", "--db", copy, "--jobs", "2")
    assert verified.exit_code == 0, verified.output
    assert f"{2 * len(titles())} games" in verified.output

    spoil(copy, "DELETE FROM event WHERE game = ? AND seq = 7", game)
    verified = run("verify", "--db", copy, "--jobs", "1")
    assert (verified.exit_code, game in verified.output) == (1, True)
    as_json = run("verify", "--db", copy, "--json")
    assert as_json.exit_code == 1
    told = json.loads(as_json.output)
    assert (told["games"], told["wrong"]) == (2 * len(titles()), 1)
    assert [(fault["game"], fault["step"]) for fault in told["faults"]] == [(game, 7)]


@pytest.mark.parametrize("command", [["verify"], ["backup", "b.gz"]])
def test_a_database_that_is_not_there_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setenv("INDOCHINE_HOME", str(tmp_path / "home"))
    result = run(*command)
    assert isinstance(result.exception, IndochineError)
    assert "--db" in str(result.exception)
    assert not (tmp_path / "home").exists()


def test_a_file_that_is_no_backup_makes_no_database(tmp_path: Path) -> None:
    (tmp_path / "b").write_text("{}\n")
    result = run("restore", str(tmp_path / "b"), "--db", str(tmp_path / "new.db"))
    assert isinstance(result.exception, BadBackup)
    assert not (tmp_path / "new.db").exists()
