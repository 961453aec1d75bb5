"""A game is open in one window at a time, and what a broken write left behind goes."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import indochine
from indochine.cli.terminal import locking
from indochine.cli.terminal.locking import Lock, is_open
from tests.cli.terminal import command, environment, flat, kept

pytest.importorskip("fcntl")

SAIGON = str(indochine.titles().index("saigon75") + 1)  # in the menu
NEW = ("play", "saigon75", "--solo", "--seed", "1")


@pytest.fixture
def name(tmp_path: Path) -> str:
    """A kept game that nobody has open."""
    command(tmp_path, *NEW)
    [path] = kept(tmp_path)
    assert list(path.parent.iterdir()) == [path]  # the lock has gone with the game
    return path.stem


def kept_text(home: Path) -> str:
    [path] = kept(home)
    return path.read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "is open in another window"),
        ("fr", "est ouverte dans une autre fenêtre"),
        ("pl", "jest otwarta w innym oknie"),
    ],
)
def test_a_game_open_elsewhere_is_not_resumed(
    tmp_path: Path, name: str, language: str, sentence: str
) -> None:
    before = kept_text(tmp_path)
    lock = Lock(kept(tmp_path)[0])
    assert lock.take()
    result = command(tmp_path, "resume", name, "--lang", language, lines=["place saigon"])
    assert result.returncode == 2
    assert sentence in result.stderr
    assert name in result.stderr
    assert kept_text(tmp_path) == before
    lock.release()
    assert command(tmp_path, "resume", name, lines=["place saigon"]).returncode == 0
    assert kept_text(tmp_path) != before


def test_the_list_marks_a_game_that_is_open_and_the_menu_leaves_it_out(tmp_path: Path, name: str) -> None:
    mark, offer = "[open in another window]", "Go on with Saigon 75"
    lock = Lock(kept(tmp_path)[0])
    assert mark not in flat(command(tmp_path, "resume", lines=["q"]))
    assert offer in command(tmp_path, "play", lines=[SAIGON, "q"]).stdout
    assert lock.take()
    listed = command(tmp_path, "resume", lines=["q"])
    assert name in flat(listed)
    assert mark in flat(listed)
    assert offer not in command(tmp_path, "play", lines=[SAIGON, "q"]).stdout


def test_a_lock_left_by_kill_9_bars_nobody(tmp_path: Path) -> None:
    running = window(tmp_path, *NEW)
    wait_for(lambda: kept(tmp_path))
    [path] = kept(tmp_path)
    assert is_open(path)
    assert command(tmp_path, "resume", path.stem).returncode == 2
    running.send_signal(signal.SIGKILL)
    running.wait()
    assert path.with_suffix(".lock").exists()
    assert command(tmp_path, "resume", path.stem, lines=["place saigon"]).returncode == 0
    assert list(path.parent.iterdir()) == [path]


def window(home: Path, *args: str) -> Any:
    return subprocess.Popen(
        [sys.executable, "-m", "indochine", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment(home),
        encoding="utf-8",
    )


def wait_for(found: Any) -> None:
    deadline = time.monotonic() + 60
    while not found() and time.monotonic() < deadline:
        time.sleep(0.05)


def test_a_lock_is_held_by_one(tmp_path: Path) -> None:
    first, second = Lock(tmp_path / "a.json"), Lock(tmp_path / "a.json")
    assert first.take()
    assert first.take()
    assert not second.take()
    assert not is_open(tmp_path / "b.json")
    first.release()
    first.release()
    assert second.take()
    assert is_open(tmp_path / "a.json")


def test_where_files_cannot_be_locked_games_are_played_all_the_same(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locking, "fcntl", None)
    lock = Lock(kept(tmp_path)[0])
    assert lock.take()
    assert not is_open(kept(tmp_path)[0])
    before = kept_text(tmp_path)
    assert command(tmp_path, "resume", name, lines=["place saigon"]).returncode == 0
    assert kept_text(tmp_path) != before


@pytest.mark.parametrize("args", [("resume",), NEW, ("resume", "NAME")])
def test_what_a_broken_write_left_is_swept_away(tmp_path: Path, name: str, args: tuple[str, ...]) -> None:
    games = tmp_path / "games"
    leavings = [games / f"{name}.ab12cd_9.part", games / f"{name}ab12cd_9.part"]
    for path in leavings:
        path.write_text('{"title"')
    other = Lock(games / "other.json")
    assert other.take()
    writing = games / "other.ab12cd_9.part"  # by a window that is at it now
    writing.write_text('{"title"')
    command(tmp_path, *[name if word == "NAME" else word for word in args])
    assert not any(path.exists() for path in leavings)
    assert writing.exists()
