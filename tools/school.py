"""Lets a title learn from games against itself (numpy; on the compiled build):

    PYTHONPATH=build/compiled .venv/bin/python tools/school.py silver-bayonet 60 --scenarios 4 --jobs 2

for so many minutes. Three games of five are played by schooled players on both sides, one by a schooled
player of either side against habit. What is expected of a position is learned along with them, from all
positions in which a stage began. The lessons go into the title's `habits/lessons.toml`, and it is from these
that the next school goes on; `--anew` forgets them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import time
from typing import Any

import numpy as np

from indochine import title
from indochine.bots.plain import strategy_of
from indochine.bots.school import Match
from indochine.titles.silver_bayonet import bot as silver_bayonet
from indochine.titles.silver_bayonet.state import FATIGUED

ROOT = Path(__file__).resolve().parent.parent
PAIRINGS = ((True, True), (True, True), (True, True), (True, False), (False, True))
GAMES = 100  # to a slice
STEP = 0.05  # how much a lesson changes at first
JUDGING = 0.03  # and what a sign counts for
PATIENCE = 0.8
UNTAUGHT = 10  # rounds in which only judging is learned
SHOWN = 25  # rounds between two lines
STAGES = 40
HEAD = """# What games against itself have taught, in hundredths of a logit: by question and seat, then by
# verb and sort of trait (habits/traits.py) the values. Little things are left out.
# Found by tools/school.py.
"""


def bayonet_signs(s: Any) -> list[float]:
    """The lead, what threatens the prizes, and both sides' strength."""
    strategy: Any = title("silver-bayonet").strategy
    lore = strategy.lore(s.sheet)
    found = [(s.points[0] - s.points[1] - lore.middle) / 5, silver_bayonet.threats(lore, s)]
    for side in (0, 1):
        units = [unit for place in s.posts[side] for unit in s.here[place]]
        tired = [unit for unit in units if s.marks[unit] & FATIGUED]
        for some in (units, tired):
            found.append(sum(s.attack_of(unit) for unit in some) / 20)
        found.append(sum(s.steps_of(unit) for unit in units) / 20)
    return found


SIGNS = {"silver-bayonet": bayonet_signs}
PRIMERS = {"silver-bayonet": silver_bayonet.PRIMER}


@dataclass
class School:
    """All that has been learned: lessons, what signs count for by scenario and side on move, and how much of
    either came together (the more, the less it changes)."""

    title_id: str
    games: int = 0
    lessons: dict[int, float] = field(default_factory=dict)
    moved: dict[int, float] = field(default_factory=dict)
    judging: dict[str, Any] = field(default_factory=dict)

    def expected(self, scenario: str, rows: Any) -> Any:
        weights, _ = self.judging.setdefault(scenario, (np.zeros(rows.shape[1]), np.ones(rows.shape[1])))
        return 1 / (1 + np.exp(-(rows @ weights)))

    def judge(self, scenario: str, rows: Any, won: Any) -> None:
        slope = rows.T @ (won - self.expected(scenario, rows))
        weights, moved = self.judging[scenario]
        moved += slope * slope
        weights += JUDGING * slope / np.sqrt(moved)

    def learn(self, slope: dict[int, float]) -> None:
        for key, change in slope.items():
            moved = self.moved[key] = self.moved.get(key, 1.0) + change * change
            self.lessons[key] = self.lessons.get(key, 0.0) + STEP * change / moved**0.5


def row(stage: int, first: int, signs: list[float]) -> Any:
    """A stage as numbers: which it is, the signs by the side on move, and the same by how late it is."""
    number = min(stage - first, STAGES - 1)
    found, start = np.array(signs), np.zeros(STAGES)
    start[number] = 1.0
    by_side = np.zeros(4 * len(signs))
    at = 2 * len(signs) * (number % 2)
    by_side[at : at + 2 * len(signs)] = np.concatenate([found, found * 3 / (STAGES / 2 - number / 2)])
    return np.concatenate([start, by_side])


def played(school: School, scenario: str, seed: int, slope: dict[int, float]) -> tuple[Any, Any, float]:
    """One game: which sides were schooled, its rows for judging, who won; `slope` gathers what it taught."""
    schooled = PAIRINGS[seed % len(PAIRINGS)]
    game = title(school.title_id).start(scenario, seed=seed).copy(quiet=True)
    game.state.loud = False
    first = strategy_of(game).stage(game.state)
    match = Match(game, school.lessons, schooled, Random(seed))
    won = match.play(SIGNS[school.title_id])
    stages = list(match.seen)
    rows = np.array([row(stage, first, match.seen[stage]) for stage in stages])
    values = [float(value) for value in school.expected(scenario, rows)]
    match.teach(slope, dict(zip(stages, values, strict=True)), won, PATIENCE)
    return schooled, rows, won


def slice_of(school: School, scenario: str, seeds: Iterable[int]) -> tuple[str, dict[int, float], list[Any]]:
    slope: dict[int, float] = {}
    return scenario, slope, [played(school, scenario, seed, slope) for seed in seeds]


def rounds(school: School, scenarios: list[str], minutes: float, jobs: int, first: int) -> None:
    end, number, shown = time() + 60 * minutes, 0, []
    with ProcessPoolExecutor(jobs) as pool:
        while time() < end:
            tasks = []
            for job in range(jobs):
                scenario = scenarios[(number * jobs + job) % len(scenarios)]
                seeds = range(first + school.games, first + school.games + GAMES)
                tasks.append(pool.submit(slice_of, school, scenario, seeds))
                school.games += GAMES
            for task in tasks:
                scenario, slope, games = task.result()
                shown += [(schooled, won) for schooled, _, won in games]
                rows = np.concatenate([rows for _, rows, _ in games])
                won = np.concatenate([np.full(len(rows), won) for _, rows, won in games])
                school.judge(scenario, rows, won)
                if number >= UNTAUGHT:
                    school.learn(slope)
            number += 1
            if number % SHOWN == 0:
                print(line(school, shown[-SHOWN * GAMES * 2 :]), flush=True)
                keep(school)


def line(school: School, shown: list[Any]) -> str:
    means = []
    for pairing in dict.fromkeys(PAIRINGS):
        won = [won for schooled, won in shown if schooled == pairing]
        means.append(f"{pairing}: {sum(won) / max(1, len(won)):.3f}")
    return f"{school.games:,} games, {len(school.lessons):,} lessons; first side won {'  '.join(means)}"


def lessons_of(title_id: str) -> Path:
    return ROOT / "src" / "indochine" / "titles" / title_id.replace("-", "_") / "habits" / "lessons.toml"


def keep(school: School) -> None:
    lines = HEAD + "\n".join(PRIMERS[school.title_id].written(school.lessons))
    lessons_of(school.title_id).write_text(lines + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title", choices=SIGNS)
    parser.add_argument("minutes", type=float)
    parser.add_argument("--scenarios", help="of the title, separated by commas; its first one by itself")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=10_000_000)
    parser.add_argument("--anew", action="store_true", help="forget what has been learned")
    asked = parser.parse_args()
    scenarios = (asked.scenarios or title(asked.title).scenarios[0]).split(",")
    known = {} if asked.anew else PRIMERS[asked.title].read(lessons_of(asked.title))
    school = School(asked.title, lessons=known)
    rounds(school, scenarios, asked.minutes, asked.jobs, asked.seed)
    keep(school)


if __name__ == "__main__":
    main()
