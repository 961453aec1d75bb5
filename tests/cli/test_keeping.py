"""Games are never lost: kept after every step, resumed after any end."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import indochine
from indochine.cli.terminal.keeping import Keeper, games_folder, write_durably
from indochine.cli.terminal.seating import PERSON, Seating
from tests.cli.terminal import TITLE, command, environment, kept, kept_record, scripted
from tests.saigon75.table import table

ARGS = ("play", "saigon75", "--as", "NV", "--vs", "random", "--seed", "8")


def running_process(home: Path, *args: str) -> Any:
    return subprocess.Popen(
        [sys.executable, "-m", "indochine", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment(home),
        encoding="utf-8",
    )


def steps_kept(home: Path) -> int:
    return len(kept_record(home)["entries"]) if kept(home) else 0


def test_kill_9_loses_nothing_and_resume_goes_on_alike(tmp_path: Path) -> None:
    seating = Seating({"NV": PERSON, "SV": "random"})
    game = TITLE.start(seed=8)
    lines = scripted(game, seating, Random(4), steps=25)
    wanted = game.entries.length if game.entries else 0
    running = running_process(tmp_path, *ARGS)
    for line in lines:
        running.stdin.write(line + "\n")
    running.stdin.flush()
    deadline = time.monotonic() + 60
    while steps_kept(tmp_path) < wanted and time.monotonic() < deadline:
        time.sleep(0.1)
    running.send_signal(signal.SIGKILL)
    running.wait()
    assert indochine.replay(kept_record(tmp_path)).digest() == game.digest()
    rest = scripted(game, seating, Random(5), steps=15)
    [path] = kept(tmp_path)
    result = command(tmp_path, "resume", path.stem, lines=rest)
    assert result.returncode == 0
    assert indochine.replay(kept_record(tmp_path)).digest() == game.digest()
    assert kept_record(tmp_path)["table"]["players"] == {"NV": "person", "SV": "random"}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a terminal of its own")
def test_ctrl_c_at_a_real_terminal_keeps_the_game(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    child, terminal = pty.fork()
    if child == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # who runs the tests in the background has it ignored
        os.execve(sys.executable, [sys.executable, "-m", "indochine", *ARGS], environment(tmp_path))
    try:
        seen = read_until(terminal, b"North> ")
        assert b"\x1b[" in seen  # colours and the like, as a terminal gets them
        os.write(terminal, b"0\r")
        read_until(terminal, b"North> ")
        seen = read_until(terminal, b"indochine resume saigon75-", press=b"\x03")
        assert b"The game is kept." in seen
    except BaseException:
        os.kill(child, signal.SIGKILL)
        raise
    finally:
        _, status = os.waitpid(child, 0)
        os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == 0
    assert steps_kept(tmp_path) >= 1


def read_until(terminal: int, text: bytes, press: bytes = b"") -> bytes:
    """What the terminal shows until the text comes; a key is pressed again when nothing happens."""
    seen = b""
    silent = True
    deadline = time.monotonic() + 60
    while text not in seen and time.monotonic() < deadline:
        if silent:
            os.write(terminal, press)
        silent = not select.select([terminal], [], [], 2)[0]
        seen += b"" if silent else os.read(terminal, 65536)
    assert text in seen
    return seen


def test_the_end_of_the_input_keeps_the_game_and_resume_lists_it(tmp_path: Path) -> None:
    assert "No unfinished game is kept here." in command(tmp_path, "resume").stdout
    first = command(tmp_path, "play", "saigon75", "--solo", "--seed", "1", lines=["place saigon"])
    name = kept(tmp_path)[0].stem
    assert f"The game is kept. To go on: indochine resume {name}" in first.stdout
    listed = command(tmp_path, "resume", lines=["1", "undo"])
    assert (listed.returncode, listed.stderr) == (0, "")
    assert f"{name}: Saigon 75, turn 1, SV a person" in " ".join(listed.stdout.split())
    assert [*kept_record(tmp_path)["entries"][-1]] == ["seat", "undo"]


def test_resume_of_what_is_not_there_says_what_is(tmp_path: Path) -> None:
    command(tmp_path, "play", "saigon75", "--solo", "--seed", "1")
    result = command(tmp_path, "resume", "yesterday")
    assert result.returncode == 2
    assert "there is no saved game 'yesterday'" in result.stderr
    assert kept(tmp_path)[0].stem in " ".join(result.stderr.split())


def test_save_and_load(tmp_path: Path) -> None:
    file, precious = tmp_path / "evening.json", tmp_path / "precious.txt"
    precious.write_text("not a game")
    home = tmp_path / "home"
    lines = ["place saigon", f"save {file}", f"save {precious}", "place hue", "place da_nang", f"load {file}"]
    result = command(home, *ARGS[:3], "SV", *ARGS[4:], lines=[*lines, "place long_an"])
    assert result.returncode == 0
    saved = json.loads(file.read_text("utf-8"))
    assert [entry["do"] for entry in saved["entries"]] == [["place", "saigon"]]
    assert "table" not in saved
    assert precious.read_text() == "not a game"
    assert f"Not saved: {precious} exists and is not a saved game." in result.stdout
    games = [[entry["do"][1] for entry in json.loads(p.read_text("utf-8"))["entries"]] for p in kept(home)]
    assert sorted(games) == [["saigon", "da_nang"], ["saigon", "long_an"]]


def test_a_game_from_a_position_is_kept_with_it(tmp_path: Path) -> None:
    game = table(nv={"pleiku": "nv_division*3"}, sv={"pleiku": "ranger", "saigon": "mech"}, step="combat")
    file = tmp_path / "puzzle.json"
    file.write_text(json.dumps(game.position()), "utf-8")
    home = tmp_path / "home"
    lines = ["", "attack pleiku", "engage nv_division", f"save {tmp_path / 'later.json'}"]
    result = command(home, "play", "--position", str(file), lines=lines)
    assert (result.returncode, result.stderr) == (0, "")
    game.play(["attack", "pleiku"])
    game.play(["engage", "nv_division"])
    assert indochine.replay(kept_record(home)).position() == game.position()
    assert (
        indochine.replay(json.loads((tmp_path / "later.json").read_text("utf-8"))).position()
        == game.position()
    )
    again = command(home, "resume", kept(home)[0].stem, lines=["", "engage nv_division"])
    game.play(["engage", "nv_division"])
    assert again.returncode == 0
    assert indochine.replay(kept_record(home)).position() == game.position()


def test_a_write_that_fails_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    write_durably(file, "old")

    def full(handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="disk full"):
        write_durably(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_game_that_cannot_be_written_goes_on(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where the folder should be")
    result = command(tmp_path, *ARGS, lines=["0"])
    assert result.returncode == 0
    assert "The game could not be written to" in result.stdout
    assert "Card " in result.stdout  # the next question, which card to play, with the hand in full


def test_two_windows_on_one_game_do_not_overwrite_each_other(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    one, other = TITLE.start(seed=1), TITLE.start(seed=2)
    first, second = Keeper(file, {}), Keeper(file, {})
    first.keep(one)
    second.keep(other)
    first.keep(one)
    seeds = [json.loads(path.read_text("utf-8"))["seed"] for path in sorted(tmp_path.glob("*.json"))]
    assert seeds == [2, 1]
    assert second.path.name == "game-2.json"
    assert first.path == file


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("INDOCHINE_HOME", str(tmp_path))
    assert games_folder() == tmp_path / "games"
    monkeypatch.delenv("INDOCHINE_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert games_folder() == tmp_path / "data" / "indochine" / "games"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert games_folder() == tmp_path / ".local" / "share" / "indochine" / "games"


def test_save_makes_no_folders(tmp_path: Path) -> None:
    file = tmp_path / "no" / "such" / "x.json"
    result = command(tmp_path, *ARGS, lines=[f"save {file}"])
    assert f"Not saved. {file.parent}: there is no such folder" in result.stdout.replace("\n", "")
    assert not (tmp_path / "no").exists()
