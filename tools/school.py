"""Lets a title learn from games against itself (numpy; on the compiled build):

    PYTHONPATH=build/compiled .venv/bin/python tools/school.py silver-bayonet 60 --scenarios 4 --jobs 2

for so many minutes. Three games of five (`--mirrored`) are played by schooled players on both sides, one by
a schooled player of either side against habit, or against rivals who imagine games (`--rivals 0,8`). What is
expected of a position is learned along with them, from all positions in which a stage began. Every process
learns from its own games for a while (a term); then all go on from the mean of what they have learned. The
lessons that go into the title's `habits/lessons.toml` are a mean over the terms, the late ones more than the
early ones: single terms are swayed by chance. It is from these that the next school goes on, in smaller steps
if it is told how many games they took (`--earlier`); `--anew` forgets them.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import time
from typing import Any

import numpy as np

from indochine import title
from indochine.bots.plain import strategy_of
from indochine.bots.school import SCHOOLED, Match
from indochine.titles.saigon75 import bot as saigon75
from indochine.titles.saigon75.book import NV, PROVINCES, SV
from indochine.titles.saigon75.habits.signs import signs as shown_by
from indochine.titles.silver_bayonet import bot as silver_bayonet
from indochine.titles.silver_bayonet.state import FATIGUED

ROOT = Path(__file__).resolve().parent.parent
MIRRORED = 3  # games of schooled players against one another to one by either side against each rival
GAMES = 100  # to a slice
STEP = 0.05  # how much a lesson changes at first
JUDGING = 0.03  # and what a sign counts for
PATIENCE = 0.8  # how far a choice is judged by what came of it, not by what was expected next
UNTAUGHT = 10  # slices in which only judging is learned
TERM = 20  # slices that a process learns from by itself
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


def saigon_signs(s: Any) -> list[float]:
    """How positions are judged between players of habit, all that this goes by, and both sides' strength."""
    strategy: Any = title("saigon75").strategy
    north, south = s.book.side_set
    saigon = s.book.saigon
    on_map = sum(s.here[:PROVINCES])  # sets of units that have none in common
    near = sum(s.here[place] for place in s.book.adjacent[saigon])
    found = [strategy.lore.judgement.score(s, s.book.turns), s.nv_provinces() / 10]
    found += [s.steps_of(on_map & north) / 20, s.steps_of(on_map & south) / 20, s.air_ready / 4]
    found += [(near & north).bit_count() / 5, (near & south).bit_count() / 5]
    found += [s.count(saigon, NV) / 4, s.count(saigon, SV) / 4]
    return found + [sign / 4 for sign in shown_by(s)]


SIGNS = {"silver-bayonet": bayonet_signs, "saigon75": saigon_signs}
PRIMERS = {"silver-bayonet": silver_bayonet.PRIMER, "saigon75": saigon75.PRIMER}


@dataclass
class School:
    """All that has been learned: lessons, what signs count for by scenario and side on move, and how much of
    either came together (the more, the less it changes)."""

    title_id: str
    earlier: int = 0
    pairings: tuple[tuple[int, int], ...] = ()
    patience: float = PATIENCE
    step: float = STEP
    games: int = 0
    lessons: dict[int, float] = field(default_factory=dict)
    moved: dict[int, float] = field(default_factory=dict)
    judging: dict[str, Any] = field(default_factory=dict)

    def expected(self, scenario: str, rows: Any) -> Any:
        weights, _ = self.judging.setdefault(scenario, unjudged(rows.shape[1]))
        return 1 / (1 + np.exp(-(rows @ weights)))

    def judge(self, scenario: str, rows: Any, won: Any) -> None:
        slope = rows.T @ (won - self.expected(scenario, rows))
        weights, moved = self.judging[scenario]
        moved += slope * slope
        weights += JUDGING * slope / np.sqrt(moved)

    def learn(self, slope: dict[int, float], now: bool) -> None:
        for key, change in slope.items():
            moved = self.moved[key] = self.moved.get(key, 1.0) + change * change
            if now:
                self.lessons[key] = self.lessons.get(key, 0.0) + self.step * change / moved**0.5

    def calm(self, slices: int) -> None:
        """As if all earlier games had moved the lessons as much as those of the first slices."""
        times = max(1.0, self.earlier / (slices * GAMES))
        self.moved = {key: 1.0 + times * (moved - 1.0) for key, moved in self.moved.items()}


def unjudged(columns: int) -> tuple[Any, Any]:
    """Only the first sign of a side counts, for what it says; nothing has been learned yet."""
    weights, by_side = np.zeros(columns), (columns - STAGES) // 2
    weights[[STAGES, STAGES + by_side]] = 1.0
    return weights, np.ones(columns)


def mean(found: list[dict[int, float]], unknown: float) -> dict[int, float]:
    keys = set().union(*found)
    return {key: sum([some.get(key, unknown) for some in found]) / len(found) for key in keys}


def together(schools: list[School]) -> School:
    """What all have learned, each by itself."""
    judging = {}
    for scenario in {name for school in schools for name in school.judging}:
        known = [school.judging[scenario] for school in schools if scenario in school.judging]
        judging[scenario] = tuple(np.mean([some[part] for some in known], axis=0) for part in (0, 1))
    lessons = mean([school.lessons for school in schools], 0.0)
    moved = mean([school.moved for school in schools], 1.0)
    return replace(schools[0], lessons=lessons, moved=moved, judging=judging)


def settle(settled: dict[int, float], lessons: dict[int, float], term: int) -> None:
    """The mean over the terms so far, each counting by its number."""
    share = 2 / (term + 1)
    for key, lesson in lessons.items():
        settled[key] = settled.get(key, 0.0) * (1 - share) + lesson * share


def row(stage: int, first: int, signs: list[float]) -> Any:
    """A stage as numbers: which it is, the signs by the side on move, and the same by how late it is."""
    number = min(stage - first, STAGES - 1)
    found, start = np.array(signs), np.zeros(STAGES)
    start[number] = 1.0
    by_side = np.zeros(4 * len(signs))
    at = 2 * len(signs) * (number % 2)
    by_side[at : at + 2 * len(signs)] = np.concatenate([found, found * 3 / (STAGES / 2 - number / 2)])
    return np.concatenate([start, by_side])


@dataclass
class Played:
    """One game: who played, who won, its rows for judging."""

    players: tuple[int, int]
    won: float
    rows: Any


def played(school: School, scenario: str, seed: int, slope: dict[int, float]) -> Played:
    """One game; `slope` gathers what it taught."""
    players = school.pairings[seed % len(school.pairings)]
    game = title(school.title_id).start(scenario, seed=seed).copy(quiet=True)
    first = strategy_of(game).stage(game.state)
    match = Match(game, school.lessons, players, Random(seed))
    won = match.play(SIGNS[school.title_id])
    stages = sorted(match.seen)
    rows = np.array([row(stage, first, match.seen[stage]) for stage in stages])
    values = dict(zip(stages, school.expected(scenario, rows).tolist(), strict=True))
    match.teach(slope, values, won, school.patience)
    return Played(players, won, rows)


def term_of(school: School, scenarios: list[str], first: int, untaught: int) -> tuple[School, list[Any]]:
    """So many slices, one after the other; how the games went."""
    shown: list[Any] = []
    for number in range(TERM):
        scenario, slope = scenarios[number % len(scenarios)], {}
        seeds = range(first + number * GAMES, first + (number + 1) * GAMES)
        games = [played(school, scenario, seed, slope) for seed in seeds]
        won = np.concatenate([np.full(len(game.rows), game.won) for game in games])
        school.judge(scenario, np.concatenate([game.rows for game in games]), won)
        school.learn(slope, number >= untaught)
        if number == untaught - 1:
            school.calm(untaught)
        shown += [(game.players, game.won) for game in games]
    return school, shown


def terms(school: School, scenarios: list[str], minutes: float, jobs: int, first: int) -> None:
    end, number, settled = time() + 60 * minutes, 0, dict(school.lessons)
    with ProcessPoolExecutor(jobs) as pool:
        while time() < end:
            starts = [first + school.games + job * TERM * GAMES for job in range(jobs)]
            untaught = 0 if number else UNTAUGHT
            tasks = [pool.submit(term_of, school, scenarios, start, untaught) for start in starts]
            found = [task.result() for task in tasks]
            games = school.games + jobs * TERM * GAMES
            school, number = together([learned for learned, _ in found]), number + 1
            school.games = games
            settle(settled, school.lessons, number)
            print(line(school, [one for _, shown in found for one in shown]), flush=True)
            keep(school.title_id, settled)


def line(school: School, shown: list[Any]) -> str:
    means = []
    for pairing in dict.fromkeys(school.pairings):
        won = [won for players, won in shown if players == pairing]
        means.append(f"{pairing}: {sum(won) / max(1, len(won)):.3f}")
    return f"{school.games:,} games, {len(school.lessons):,} lessons; first side won {'  '.join(means)}"


def lessons_of(title_id: str) -> Path:
    return ROOT / "src" / "indochine" / "titles" / title_id.replace("-", "_") / "habits" / "lessons.toml"


def keep(title_id: str, lessons: dict[int, float]) -> None:
    lines = HEAD + "\n".join(PRIMERS[title_id].written(lessons))
    lessons_of(title_id).write_text(lines + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title", choices=SIGNS)
    parser.add_argument("minutes", type=float)
    parser.add_argument("--scenarios", help="of the title, separated by commas; its first one by itself")
    parser.add_argument("--rivals", default="0", help="games that they imagine for a decision; 0 is habit")
    parser.add_argument("--mirrored", type=int, default=MIRRORED, help="games between schooled players")
    parser.add_argument("--patience", type=float, default=PATIENCE, help="how far ahead a choice is judged")
    parser.add_argument("--step", type=float, default=STEP, help="how much a lesson changes at first")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=10_000_000)
    parser.add_argument("--earlier", type=int, default=0, help="games that have taught the lessons so far")
    parser.add_argument("--anew", action="store_true", help="forget what has been learned")
    asked = parser.parse_args()
    scenarios = (asked.scenarios or title(asked.title).scenarios[0]).split(",")
    known = {} if asked.anew else PRIMERS[asked.title].read(lessons_of(asked.title))
    pairings = [(SCHOOLED, SCHOOLED)] * asked.mirrored
    for rival in map(int, asked.rivals.split(",")):
        pairings += [(SCHOOLED, rival), (rival, SCHOOLED)]
    school = School(asked.title, asked.earlier, tuple(pairings), asked.patience, asked.step, lessons=known)
    terms(school, scenarios, asked.minutes, asked.jobs, asked.seed)


if __name__ == "__main__":
    main()
