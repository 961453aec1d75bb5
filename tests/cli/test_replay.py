"""`indochine replay`: the log, the board, and complaints that say what and where."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from indochine.cli.terminal.seating import PERSON, Seating
from indochine.kernel.record import dump
from tests.cli.terminal import TITLE, command, scripted


def record(steps: int = 40) -> dict[str, Any]:
    game = TITLE.start(seed=3)
    scripted(game, Seating({"NV": PERSON, "SV": PERSON}), Random(1), steps)
    return game.record()


def replay(home: Path, document: Any, *args: str) -> Any:
    file = home / "game.json"
    file.write_text(document if isinstance(document, str) else dump(document), "utf-8")
    return command(home, "replay", str(file), *args)


def test_the_log_and_the_final_board_with_both_hands(tmp_path: Path) -> None:
    result = replay(tmp_path, record())
    assert (result.returncode, result.stderr) == (0, "")
    assert "Turn 1: Summer 1973." in result.stdout
    assert "Military Region IV" in result.stdout
    assert "Hand of the North" in result.stdout
    assert "Hand of the South" in result.stdout


def test_the_board_after_an_entry_in_another_language(tmp_path: Path) -> None:
    document = record(10**6)
    result = replay(tmp_path, document, "--to", "2", "--lang", "fr")
    text = " ".join(result.stdout.split())
    assert "mise en place" in text
    assert "Fin de la partie" not in text
    whole = " ".join(replay(tmp_path, document).stdout.split())
    assert "Game over. Winner: South" in whole


@pytest.mark.parametrize(
    ("document", "args", "sentence"),
    [
        ("{", (), "not JSON"),
        ("[]", (), "expected a table of fields"),
        ({"format": 1}, (), "title: is missing"),
        (record(2) | {"title": "chess"}, (), "there is no title 'chess'"),
        (record(2) | {"format": 7}, (), "format: is 7; this program reads 1"),
        (
            record(2) | {"entries": [{"seat": "SV", "do": ["place", "hue"]}]},
            (),
            "entries[0]: cannot be played",
        ),
        (record(2), ("--to", "9"), "has 2 entries, so there is no entry 9"),
        (record(30) | {"rolls": [[7]]}, (), "rolls[0]: the dice fell differently"),
    ],
)
def test_a_bad_record_is_a_sentence_and_exit_code_2(
    tmp_path: Path, document: Any, args: tuple[str, ...], sentence: str
) -> None:
    text = document if isinstance(document, str) else json.dumps(document)
    result = replay(tmp_path, text, *args)
    assert result.returncode == 2
    assert sentence in " ".join(result.stderr.split())
    assert "game.json" in "".join(result.stderr.split())
    assert "Traceback" not in result.stderr


def test_a_file_that_is_not_there_or_is_no_text(tmp_path: Path) -> None:
    assert "No such file" in command(tmp_path, "replay", str(tmp_path / "nothing.json")).stderr
    (tmp_path / "picture.json").write_bytes(b"\xff\xd8\xff")
    result = command(tmp_path, "replay", str(tmp_path / "picture.json"))
    assert result.returncode == 2
    assert "is no text" in " ".join(result.stderr.split())
