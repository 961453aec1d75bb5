"""The example that teaches a policy does so: examples/train_habits.py."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from indochine.research.single import SeatEnv

FILE = Path(__file__).parents[2] / "examples" / "train_habits.py"
MEAN = r"[+-]\d\.\d\d"


@pytest.fixture(scope="module")
def habits() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_habits", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_habits"] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def test_it_runs_as_its_docstring_says_and_reports_each_seat() -> None:
    size = ["--generations", "2", "--tables", "4", "--games", "2", "--check", "10"]
    done = subprocess.run(
        [sys.executable, str(FILE), "saigon75", *size], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    for seat, reported in (("NV", lines[:3]), ("SV", lines[3:])):
        for number in (1, 2):
            assert re.fullmatch(
                f"{seat}, generation {number}: best {MEAN}, mean {MEAN}", reported[number - 1]
            )
        assert re.fullmatch(
            rf"{seat}, 10 fresh games: random {MEAN} ± \d\.\d\d, taught {MEAN} ± \d\.\d\d", reported[2]
        )
    assert len(lines) == 6


def test_the_side_that_random_play_loses_with_learns_to_do_better(habits: ModuleType) -> None:
    plan = habits.plan_of(["saigon75", "--generations", "3", "--tables", "16", "--games", "8"])
    table = habits.trained("saigon75", "NV", plan, map)
    fresh = [habits.Trial("saigon75", "NV", each, 60, habits.FRESH) for each in (habits.untaught(), table)]
    random, taught = (habits.rewards(trial).mean() for trial in fresh)
    assert random < -0.6
    assert taught > random + 0.6


def test_a_liking_makes_its_kind_of_choice_likelier(habits: ModuleType) -> None:
    """Three choices of two kinds: without likings each is taken as often, with one the other kind never."""
    rows, mask = np.zeros((8, 4), np.float32), np.array([1, 1, 1, 0, 0, 0, 0, 0], np.int8)
    rows[:3, 0] = 5 / habits.QUESTIONS
    rows[:3, 1] = np.array([2, 7, 7]) / habits.VERB
    seen, table, chance = {"choices": rows, "action_mask": mask}, habits.untaught(), np.random.default_rng(1)
    drawn = [habits.drawn(seen, table, chance) for _ in range(600)]
    assert all(150 < drawn.count(row) < 250 for row in range(3))
    table[5, 2] = 20.0
    assert {habits.drawn(seen, table, chance) for _ in range(50)} == {0}


def test_the_same_games_come_again_and_others_by_other_seeds(habits: ModuleType) -> None:
    env = SeatEnv("saigon75", "NV", board=False)
    table = habits.untaught()

    def ends(seeds: range) -> list[str]:
        found = []
        for seed in seeds:
            habits.reward(env, table, seed)
            found.append(env.playing.digest())
        return found

    assert ends(range(3)) == ends(range(3))
    assert len(set(ends(range(3)))) == 3


def test_who_plays_alone_gets_points(habits: ModuleType) -> None:
    trial = habits.Trial("lost-valley", "FR", habits.untaught(), 5, 0)
    found = habits.rewards(trial)
    assert ((found >= 0) & (found <= 1)).all()
    assert found.max() > 0
