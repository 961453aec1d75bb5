"""The dataset: the same bytes for the same seeds, every line as the schema says, every record replays."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import indochine
from indochine import BadSetup
from indochine.analysis.dataset import SelfPlay, json_schema
from indochine.cli.app import app

runner = CliRunner()


def written(file: Path, title: str, *more: str) -> bytes:
    result = runner.invoke(app, ["dataset", title, "--bots", "random", "--out", str(file), *more])
    assert result.exit_code == 0, result.output
    return file.read_bytes()


@pytest.mark.parametrize("title", ["saigon75", "storm", "lost-valley"])
def test_every_line_is_as_the_schema_says_and_replays(tmp_path: Path, title: str) -> None:
    body = written(tmp_path / "a.jsonl", title, "--games", "3", "--seed", "7", "--jobs", "1")
    lines = body.splitlines()
    games = [msgspec.json.decode(line, type=SelfPlay) for line in lines]
    assert [game.record.seed for game in games] == [7, 8, 9]
    for line, game in zip(lines, games, strict=True):
        replayed = indochine.replay(json.loads(line)["record"])
        assert replayed.over
        assert len(game.choices) == sum(isinstance(entry.do, list) for entry in game.record.entries)
        assert min(game.choices) >= 1
        assert set(game.bots) == set(game.points)


def test_the_number_of_legal_choices_is_that_of_the_game(tmp_path: Path) -> None:
    line = json.loads(written(tmp_path / "a.jsonl", "saigon75", "--games", "1", "--jobs", "1"))
    decisions = [n for n, entry in enumerate(line["record"]["entries"]) if "do" in entry]
    for number in (0, len(decisions) // 2, len(decisions) - 1):
        game = indochine.replay(line["record"], upto=decisions[number])
        assert game.decision is not None
        assert len(game.decision.choices) == line["choices"][number]


def test_the_same_seeds_give_the_same_bytes(tmp_path: Path) -> None:
    one = written(tmp_path / "a.jsonl.gz", "saigon75", "--games", "9", "--jobs", "1")
    two = written(tmp_path / "b.jsonl.gz", "saigon75", "--games", "9", "--jobs", "2")
    assert one == two
    assert gzip.decompress(one) == written(tmp_path / "c.jsonl", "saigon75", "--games", "9")
    assert one != written(tmp_path / "d.jsonl.gz", "saigon75", "--games", "9", "--seed", "2")


def test_a_line_that_is_not_as_the_schema_says_is_refused(tmp_path: Path) -> None:
    line = json.loads(written(tmp_path / "a.jsonl", "saigon75", "--games", "1"))
    for spoil in ({"schema": 2}, {"choices": ["3"]}, {"more": 1}, {"record": {}}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**line, **spoil}, SelfPlay)


def test_the_json_schema_and_the_page_describe_every_field() -> None:
    definitions = json_schema()["$defs"]
    page = (Path(__file__).parents[2] / "docs" / "dataset.md").read_text("utf-8")
    for name in ("SelfPlay", "Record", "Versions", "Outcome"):
        for field in definitions[name]["properties"]:
            assert f"`{field}`" in page, f"docs/dataset.md does not describe {field}"


def test_another_name_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"FILE\.jsonl"):
        runner.invoke(app, ["dataset", "storm", "--out", str(tmp_path / "a.csv")], catch_exceptions=False)
    assert not list(tmp_path.iterdir())
