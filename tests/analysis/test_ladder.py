"""Levels against one another: sides swapped, the same seeds, told while it goes on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from indochine.analysis import ladder
from indochine.cli.app import app
from indochine.cli.bots import INTERRUPTED
from indochine.kernel.errors import BadSetup
from tests.cli.terminal import command

LEVELS = ("random", "planner")


def test_a_stronger_level_wins_with_either_side() -> None:
    [rung] = ladder.rungs("saigon75", 12, LEVELS)
    assert (rung.lower, rung.upper, len(rung.scores)) == ("random", "planner", 6)
    assert rung.mean > 0.8
    [row] = ladder.table([rung], seats=2)
    assert row["games"] == 12
    assert row["low"] < row["mean"] <= row["high"]
    assert row["elo"] > 200


def test_against_itself_a_level_takes_half() -> None:
    """The games of a pair are the same but for the seats' names, so one side's win is the other's loss."""
    [rung] = ladder.rungs("saigon75", 8, ("planner", "planner"))
    assert rung.scores == [0.5] * 4


def test_alone_a_level_is_judged_by_points_on_the_same_seeds() -> None:
    [rung] = ladder.rungs("lost-valley", 4, LEVELS)
    [row] = ladder.table([rung], seats=1)
    assert row["games"] == len(rung.scores) == 4
    assert row["mean"] > 5
    assert "elo" not in row


def test_how_a_pair_stands_is_told_while_it_plays() -> None:
    told: list[ladder.Rung] = []
    [rung] = ladder.rungs("saigon75", 20, LEVELS, progress=told.append)
    assert [len(so_far.scores) for so_far in told] == [4, 8, 10]
    assert [so_far.scores for so_far in told] == [rung.scores[:4], rung.scores[:8], rung.scores]


def test_processes_do_not_change_the_numbers() -> None:
    assert ladder.rungs("saigon75", 20, LEVELS, jobs=2) == ladder.rungs("saigon75", 20, LEVELS)


@pytest.mark.parametrize(("levels", "games"), [(["planner"], 10), (LEVELS, 1)])
def test_a_ladder_needs_two_levels_and_two_games(levels: list[str], games: int) -> None:
    with pytest.raises(BadSetup, match="two levels and two games"):
        ladder.rungs("saigon75", games, levels)


def test_an_interrupted_ladder_tells_what_has_been_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: Any) -> None:
        args[-1](ladder.Rung("random", "planner", [1.0, 0.5, 1.0]))
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "rungs", interrupted)
    result = CliRunner().invoke(app, ["bots", "ladder", "saigon75"])
    assert result.exit_code == INTERRUPTED
    assert re.search(r"planner +│ random +│ +6 │ +83.3%", result.stdout)


def test_the_command_prints_and_keeps_the_figures(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    args = ("ladder", "saigon75", "--games", "4", "--levels", "random,greedy,planner", "--json", str(file))
    printed = command(tmp_path, "bots", *args).stdout
    rows = json.loads(file.read_text())
    assert [(row["lower"], row["upper"]) for row in rows] == [("random", "greedy"), ("greedy", "planner")]
    assert re.search(rf"planner +│ greedy +│ +4 │ +{rows[1]['mean']:.1%}", printed)
