"""A study from beginning to end: play what is missing, then write down what came of it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from time import perf_counter
from typing import Any

from indochine.analysis.study.crew import Crew
from indochine.analysis.study.desk import GAMES, REPORT, SUMMARY, Desk, pretty, write
from indochine.analysis.study.summing import summary
from indochine.analysis.study.table import table
from indochine.analysis.study.watching import play_chunk

Progress = Callable[[int], None]


def played_before(desk: Desk) -> int:
    """How many games an earlier call has played."""
    return sum(chunk.games for chunk in desk.asked.chunks() if desk.read(chunk) is not None)


def play(desk: Desk, hired: AbstractContextManager[Crew], progress: Progress) -> dict[str, Any]:
    """Play every chunk that is missing; told is what that took, and what each task cost besides its games:
    starting the workers and waiting for the last of them included, and alone, as an empty task shows it."""
    missing = [chunk for chunk in desk.asked.chunks() if desk.read(chunk) is None]
    start, seconds, workers, trip = perf_counter(), 0.0, 0, 0.0
    if missing:
        with hired as crew:
            trip, start = crew.round_trip(), perf_counter()
            for chunk, played in crew.each(play_chunk, missing):
                desk.keep(chunk, played.facts)
                seconds += played.seconds
                workers = max(workers, crew.count())
                progress(chunk.games)
    wall = perf_counter() - start
    return {
        "games": sum(chunk.games for chunk in missing),
        "tasks": len(missing),
        "workers": workers,
        "seconds": round(wall, 3),
        "seconds_in_games": round(seconds, 3),
        "seconds_for_an_empty_task": round(trip, 6),
        "overhead_per_task": round((wall * workers - seconds) / len(missing), 6) if missing else 0.0,
    }


def conclude(desk: Desk, run: dict[str, Any]) -> dict[str, Any]:
    """The raw table, the summary and the records of a study whose games are all played."""
    facts = [list(desk.facts(number)) for number in range(len(desk.asked.arms))]
    write(desk.folder / GAMES, table(desk.asked, facts).encode())
    found = summary(desk.asked, facts)
    write(desk.folder / SUMMARY, pretty({**found, "run": run}))
    desk.keep_records()
    return found


def report(desk: Desk, found: dict[str, Any], language: str) -> None:
    """The page to read, in one of the three languages."""
    from indochine.analysis.study.report import page

    write(desk.folder / REPORT, page(desk.asked, found, language).encode())
