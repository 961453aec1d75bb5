"""`indochine study`: many games between bots, a table, a summary and a report."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from indochine import BadSetup
from indochine.analysis.simulate import DRAW
from indochine.analysis.study import running
from indochine.analysis.study.asking import Arm, Asked, arm, ask, compared
from indochine.analysis.study.crew import Crew, cluster, local
from indochine.analysis.study.desk import GAMES, REPORT, SUMMARY, Desk
from indochine.cli.app import app, complaints, console
from indochine.cli.options import OPTION_HELP, read_options
from indochine.cli.terminal.words import language_of
from indochine.kernel.collector import spare_collector

BROKEN_OFF = 130  # as shells say it of Ctrl-C
AGAINST_HELP = (
    "play the same seeds once more with one thing changed, and test the difference: option:KEY=VALUE, "
    "scenario:NAME, bots:A,B or pack:DIR; repeatable, all changes together are the other side"
)
CLUSTER_HELP = "address of a Dask scheduler, e.g. tcp://10.0.0.5:8786; its workers need this program too"


@app.command()
def study(
    title: Annotated[str, typer.Argument(help="which title, e.g. saigon75")],
    out: Annotated[Path, typer.Option(help="folder for what comes of it; the same call goes on there")],
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 1000,
    bots: Annotated[str, typer.Option(help="a bot for each seat, or one for all")] = "planner",
    scenario: Annotated[str | None, typer.Option(help="the title's default if not given")] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    vary: Annotated[
        list[str] | None, typer.Option(help="an option whose value each game draws for itself; repeatable")
    ] = None,
    pack: Annotated[Path | None, typer.Option(help="a folder with your own data pack")] = None,
    against: Annotated[list[str] | None, typer.Option(help=AGAINST_HELP)] = None,
    seed: Annotated[int, typer.Option(help="seed of the first game; the next has the next")] = 1,
    jobs: Annotated[
        int, typer.Option(min=0, help="processes, 0: one for each core; they do not change the numbers")
    ] = 0,
    cluster: Annotated[str | None, typer.Option(help=CLUSTER_HELP)] = None,
    records: Annotated[int, typer.Option(min=0, help="so many first games are kept to be looked at")] = 5,
    lang: Annotated[str | None, typer.Option(help="of the report: en, fr or pl")] = None,
    report: Annotated[bool, typer.Option(help="write the report with its plots")] = True,
) -> None:
    """Study the balance of a title: who wins, how, when, and what the cards and options do to it.

    Writes games.csv (a row for each game), summary.json and report.html. Broken off, the same command
    goes on where it stopped. A game depends on its seed alone, wherever it is played.

    Example: indochine study storm --games 1000 --bots planner --out studies/storm

    Example: indochine study saigon75 --bots greedy --against option:hand=3 --out studies/short-hands

    Example: dask scheduler, then on each machine dask worker ADDRESS --nworkers auto --nthreads 1, then
    indochine study storm --games 100000 --cluster ADDRESS --out studies/large
    """
    language = language_of(lang)
    if report:
        check_plots()
    first = arm(
        title, tuple(bots.split(",")), scenario, read_options(option), path_of(pack), tuple(vary or ())
    )
    arms = (first, other_arm(first, against)) if against else (first,)
    desk = Desk(out, ask(arms, games, seed, records))
    desk.open()
    spare_collector()
    run = play(desk, hired(jobs, cluster))
    found = running.conclude(desk, run)
    if report:
        running.report(desk, found, language)
    show(desk.asked, found)
    console.print(f"{out}: {GAMES}, {SUMMARY}{', ' + REPORT if report else ''}", soft_wrap=True)


def check_plots() -> None:
    if find_spec("matplotlib") is None:
        raise BadSetup(
            "the plots need matplotlib: install it with pip install 'indochine[reports]', or leave the "
            "report out with --no-report"
        )


def path_of(pack: Path | None) -> str | None:
    return str(pack.resolve()) if pack else None


def other_arm(first: Arm, against: list[str]) -> Arm:
    """What --against asks for, e.g. `option:hand=3`."""
    given: dict[str, str] = {}
    options: list[str] = []
    for change in against:
        what, _, value = change.partition(":")
        if what not in ("option", "scenario", "bots", "pack") or not value:
            raise BadSetup(
                f"--against takes option:KEY=VALUE, scenario:NAME, bots:A,B or pack:DIR, not {change!r}"
            )
        if what == "option":
            options.append(value)
        else:
            given[what] = value
    bots = tuple(given["bots"].split(",")) if "bots" in given else None
    pack = path_of(Path(given["pack"])) if "pack" in given else None
    return compared(first, bots, given.get("scenario"), read_options(options), pack)


def hired(jobs: int, address: str | None) -> AbstractContextManager[Crew]:
    return cluster(address) if address else local(jobs or os.cpu_count() or 1)


def play(desk: Desk, crew: AbstractContextManager[Crew]) -> dict[str, Any]:
    total = desk.asked.games * len(desk.asked.arms)
    with bar() as shown:
        task = shown.add_task("games", total=total, completed=running.played_before(desk))
        try:
            return running.play(desk, crew, lambda done: shown.advance(task, done))
        except KeyboardInterrupt:
            kept = running.played_before(desk)
    complaints.print(
        f"Broken off: {kept:,} of {total:,} games are kept in {desk.folder}; the same command goes on.",
        soft_wrap=True,
    )
    raise typer.Exit(BROKEN_OFF)


class RateColumn(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f}/s" if task.speed else "", style="progress.data.speed")


def bar() -> Progress:
    """Done, rate, time left; quiet when nobody watches."""
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(),
        TimeRemainingColumn(),
    )  # fmt: skip
    quiet = not complaints.is_terminal
    return Progress(*columns, console=complaints, transient=True, disable=quiet, speed_estimate_period=300)


def show(asked: Asked, found: dict[str, Any]) -> None:
    """Who won, in the terminal; the rest is in the files."""
    for asked_arm, numbers in zip(asked.arms, found["arms"], strict=True):
        out = Table(title=f"{asked_arm.title}, {asked_arm.scenario}, {', '.join(asked_arm.bots)}")
        for head in ("winner", "games", "share", "95 % interval"):
            out.add_column(head, justify="left" if head == "winner" else "right")
        for seat, won in numbers["wins"].items():
            interval = f"{won['low']:.1%} to {won['high']:.1%}"
            alone = seat == DRAW and len(asked_arm.found().seats) == 1
            out.add_row("not won" if alone else seat, f"{won['games']:,}", f"{won['share']:.1%}", interval)
        console.print(out)
    if found["comparison"]:
        for seat, test in found["comparison"]["wins"].items():
            apart = test["difference"]
            console.print(
                f"{seat}: {apart['value']:+.1%} ({apart['low']:+.1%} to {apart['high']:+.1%}), "
                f"p = {test['shares']['p']:.4f}, by pairs {test['pairs']['p']:.4f}"
            )
