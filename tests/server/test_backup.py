"""Backup and restore: nothing is lost on the way, and nothing damaged is let in."""

from __future__ import annotations

import gzip
import json
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from indochine import titles
from indochine.kernel.errors import IndochineError
from indochine.server.house import House
from indochine.server.keeping import BadBackup, check_backup, restore_backup, write_backup
from indochine.server.storage import NotEmpty
from indochine.server.tables import secret_of
from tests.server.kept import everything_seen, fill, opened, spoil

pytestmark = pytest.mark.anyio


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
