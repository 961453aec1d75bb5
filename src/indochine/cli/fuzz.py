"""`indochine fuzz`: random games with every promise of a title checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer

from indochine import title as find_title
from indochine.analysis.conformance import FAST, Report, check_batch
from indochine.analysis.setups import Case, setups
from indochine.analysis.simulate import in_batches
from indochine.cli.app import app, complaints, console
from indochine.cli.options import OPTION_HELP, read_options
from indochine.cli.simulate import progress_bar
from indochine.kernel.collector import spare_collector

BROKEN = 1  # exit code when a promise was broken
BATCH = 10  # checked games are slow: small batches keep the bar moving
FAST_BATCH = 100
ALL_DECISIONS = 200  # games whose every decision is looked at closely
ONE_IN = 20


@app.command()
def fuzz(
    title: Annotated[str, typer.Argument(help="which title, e.g. saigon75")],
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="processes")] = 1,
    seed: Annotated[int, typer.Option(help="seed of the first game; the next has the next")] = 1,
    every: Annotated[int | None, typer.Option(min=1, help="look closely at one decision in so many")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="only that games end with all counters there")] = False,
    scenario: Annotated[str | None, typer.Option(help="only this one; otherwise all set-ups in turn")] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    pack: Annotated[Path | None, typer.Option(help="a folder with your own data pack")] = None,
) -> None:
    """Play random games and check all that a title promises; exit code 1 if a promise is broken.

    Up to 200 games every decision is looked at closely, in longer runs one in 20; --every changes that.

    Example: indochine fuzz saigon75 --games 10000 --fast --jobs 2
    """
    ways = set_ups(title, scenario, read_options(option), str(pack) if pack else None)
    numbers = range(seed, seed + games)
    cases = [case(title, *ways[n % len(ways)], n, str(pack) if pack else None) for n in numbers]
    reports: list[Report] = []
    broken: list[str] = []
    spare_collector()
    with progress_bar() as bar:
        task = bar.add_task("games", total=games)
        size = FAST_BATCH if fast else BATCH
        closely = FAST if fast else every or (1 if games <= ALL_DECISIONS else ONE_IN)
        for good, bad in in_batches(check_batch, closely, cases, jobs, size):
            reports += good
            broken += bad
            bar.advance(task, len(good) + len(bad))
    show(reports, broken, len(ways))
    if broken:
        raise typer.Exit(BROKEN)


def set_ups(
    title: str, scenario: str | None, options: dict[str, Any], pack: str | None
) -> list[tuple[str, dict[str, Any]]]:
    """The one that was asked for, or all that the title has."""
    found = find_title(title, pack)
    if scenario is None and not options:
        return setups(found)
    return [(found.settle(scenario, options)[0], options)]


def case(title: str, scenario: str, options: dict[str, Any], seed: int, pack: str | None) -> Case:
    return Case(title, scenario, tuple(options.items()), seed, pack)


def show(reports: list[Report], broken: list[str], ways: int) -> None:
    for complaint in broken:
        complaints.print(complaint, markup=False, soft_wrap=True)
    decisions = sum(report.decisions for report in reports)
    number = len(reports) + len(broken)
    console.print(
        f"{number:,} games in {ways} set-ups, {decisions:,} decisions, {len(broken)} broken promises."
    )
    for reason, count in Counter(report.reason for report in reports).most_common():
        console.print(f"  {reason}: {count:,}")
