"""`indochine luck`: every roll that can be judged, for people and for programs."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import indochine
from indochine.kernel.record import dump
from indochine.kernel.text import LANGUAGES
from tests.cli.terminal import Result, command

ROLL = {"entry": int, "turn": int, "side": str, "kind": str, "rule": str, "dice": list, "expected": float,
        "got": float, "difference": float, "deviation": float, "percentile": float, "text": str}  # fmt: skip
SIDE = {"side": str, "rolls": int, "expected": float, "got": float, "difference": float, "deviation": float,
        "score": float, "chance": float, "text": str}  # fmt: skip


@cache
def record(title: str) -> str:
    """A game in which everybody chose at random."""
    game, chance = indochine.title(title).start(seed=3), Random(3)
    while not game.over:
        game.choose(chance.choice(game.codes))
    return dump(game.record())


def written(home: Path, title: str = "saigon75") -> Path:
    file = home / "game.json"
    file.write_text(record(title), "utf-8")
    return file


def luck(home: Path, file: Path, *more: str) -> Result:
    return command(home, "luck", str(file), *more)


def types(data: dict[str, Any]) -> dict[str, type]:
    return {name: type(value) for name, value in data.items()}


def test_the_table_tells_every_roll_and_every_side(tmp_path: Path) -> None:
    file = written(tmp_path)
    result = luck(tmp_path, file, "--lang", "en")
    data = json.loads(luck(tmp_path, file, "--lang", "en", "--json").stdout)
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0].split()[:4] == ["Entry", "Turn", "Side", "Dice"]
    first = data["rolls"][0]
    assert lines[1].split()[:2] == [str(first["entry"]), str(first["turn"])]
    assert f" {first['expected']:.2f} " in lines[1]
    flat = " ".join(result.stdout.split())
    assert all(side["text"] in flat for side in data["sides"])
    assert f"{data['unjudged']} rolls are not judged." in flat
    assert "Counted in steps." in flat


@pytest.mark.parametrize("title", indochine.titles())
def test_programs_get_the_same_fields_for_every_title(tmp_path: Path, title: str) -> None:
    data = json.loads(luck(tmp_path, written(tmp_path, title), "--json", "--lang", "en").stdout)
    assert list(data) == ["title", "over", "unit", "note", "rolls", "sides", "unjudged"]
    assert (data["title"], data["over"]) == (title, True)
    assert data["rolls"]
    assert all(types(roll) == ROLL for roll in data["rolls"])
    assert all(types(side) == SIDE for side in data["sides"])
    for side in data["sides"]:
        own = [roll for roll in data["rolls"] if roll["side"] == side["side"]]
        assert side["rolls"] == len(own)
        assert side["difference"] == pytest.approx(sum(roll["difference"] for roll in own))
        assert side["deviation"] ** 2 == pytest.approx(sum(roll["deviation"] ** 2 for roll in own))


def test_every_language_has_its_own_words(tmp_path: Path) -> None:
    file = written(tmp_path)
    texts = {luck(tmp_path, file, "--lang", language).stdout for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert not any("[luck" in text or "[title" in text for text in texts)


def test_a_game_cut_short_says_so(tmp_path: Path) -> None:
    whole, file = json.loads(record("saigon75")), tmp_path / "cut.json"
    file.write_text(json.dumps({**whole, "entries": whole["entries"][:30]}), "utf-8")
    assert "The game is not over" in luck(tmp_path, file, "--lang", "en").stdout
    file.write_text(json.dumps({**whole, "entries": []}), "utf-8")
    assert "No roll of this game can be judged." in luck(tmp_path, file, "--lang", "en").stdout


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        ("no json", "not JSON"),
        ('{"title": "saigon75", "agenda": []}', "only the record of a game tells what was rolled"),
        ('{"title": "chess", "entries": []}', "chess"),
    ],
)
def test_what_is_no_record_ends_in_a_sentence(tmp_path: Path, document: str, complaint: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(document, "utf-8")
    result = luck(tmp_path, file)
    assert (result.returncode, result.stdout) == (2, "")
    assert str(file) in result.stderr.replace("\n", "")
    assert complaint in result.stderr


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert luck(tmp_path, tmp_path / "none.json").returncode == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", indochine.titles())
def test_eighty_columns_have_room_for_every_figure_and_some_words(
    tmp_path: Path, title: str, language: str
) -> None:
    file = written(tmp_path, title)
    lines = luck(tmp_path, file, "--lang", language).stdout.splitlines()
    rolls = json.loads(luck(tmp_path, file, "--lang", language, "--json").stdout)["rolls"]
    for line, roll in zip(lines[1:], rolls, strict=False):
        numbers = [f"{abs(roll[name]):.2f}" for name in ("expected", "got", "difference")]
        cells = line.replace(",", ".").split()
        assert [cell.lstrip("+−") for cell in cells[4:7]] == numbers, line
        said = cells[8].rstrip("….")
        assert len(said) > 1, line
        assert roll["text"].startswith(said), line
