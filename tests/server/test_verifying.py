"""Verify: nothing wrong stays unnoticed; games of other versions are shown, not played."""

from __future__ import annotations

import json
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
from indochine.server.house import House
from indochine.server.keeping import BadBackup
from tests.server.hosting import Guests, bearing, new_house, seated, served, troubled
from tests.server.kept import fill, found_faults, opened, spoil, talk

pytestmark = pytest.mark.anyio


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


@pytest.mark.parametrize("title", titles())
async def test_other_dice_are_found_before_the_first_roll(source: str, title: str) -> None:
    async with opened(source) as store:
        guests = await seated(new_house(store), title)
    spoil(source, "UPDATE setup SET setup = replace(setup, 'sealed:', 'sealed:00') WHERE game = ?", guests.id)
    [fault] = await found_faults(source)
    assert (fault.game, fault.step) == (guests.id, 1)


async def test_a_wrong_event_in_postgres_is_found_too(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        [game, *_] = await fill(store)
    connection = await asyncpg.connect(postgres_url)
    await connection.execute("DELETE FROM event WHERE game = $1 AND seq = 3", game.id)
    await connection.close()
    assert [(fault.game, fault.step) for fault in await found_faults(postgres_url)] == [(game.id, 3)]


# Games of other versions


async def with_other_version(source: str, *more: tuple[str, ...]) -> Guests:
    async with opened(source) as store:
        guests = await seated(new_house(store), "saigon75")
        await guests.play_on(25)
    spoil(
        source, "UPDATE setup SET setup = json_set(setup, '$.versions.rules', '0') WHERE game = ?", guests.id
    )
    for statement, *parameters in more:
        spoil(source, statement, *parameters, guests.id)
    return guests


@pytest.mark.parametrize(
    "more", [(), ("UPDATE setup SET setup = json_set(setup, '$.opening', '0') WHERE game = ?",)]
)
async def test_a_game_of_another_version_that_replays_is_played_on(
    source: str, more: tuple[str, ...]
) -> None:
    """Though its first position may have been written down otherwise."""
    guests = await with_other_version(source, *[(statement,) for statement in more])
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
