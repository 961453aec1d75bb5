"""`indochine bots`: the levels there are, and how strong they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import indochine
from indochine.analysis import ladder as analysis
from indochine.bots import names
from indochine.cli.app import app, complaints, console
from indochine.cli.options import OPTION_HELP, read_options
from indochine.cli.simulate import progress_bar
from indochine.kernel.collector import spare_collector

INTERRUPTED = 130  # as a shell tells it

bots = typer.Typer(help="The bots: who they are and how strong.", no_args_is_help=True)
app.add_typer(bots, name="bots")


@bots.command()
def ladder(
    title: Annotated[str, typer.Argument(help="which title, e.g. saigon75")],
    games: Annotated[int, typer.Option(min=2, help="games for each pair of levels")] = 200,
    levels: Annotated[str | None, typer.Option(help="these alone, weakest first: greedy,planner")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="processes; they do not change the numbers")] = 1,
    seed: Annotated[int, typer.Option(help="seed of the first pair of games")] = 1,
    scenario: Annotated[str | None, typer.Option(help="the title's default if not given")] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="write the numbers there")] = None,
) -> None:
    """Let each level play the one below it, sides swapped, with the same seeds.

    The strong levels take hours: the file is written anew as games end, and an interrupted ladder tells what
    has been played. Example: indochine bots ladder saigon75 --games 200 --jobs 2
    """
    found = indochine.title(title)
    chosen = levels.split(",") if levels else names(found)
    standing: dict[str, analysis.Rung] = {}
    interrupted = False
    spare_collector()
    with progress_bar() as bar:
        task = bar.add_task("games", total=games * (len(chosen) - 1))

        def tell(rung: analysis.Rung) -> None:
            standing[rung.upper] = rung
            rows = analysis.table(list(standing.values()), len(found.seats))
            bar.update(task, completed=sum(row["games"] for row in rows), description=so_far(rows[-1]))
            if json_file:
                json_file.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")

        try:
            analysis.rungs(title, games, chosen, scenario, read_options(option), seed, jobs, tell)
        except KeyboardInterrupt:
            if not standing:
                raise
            interrupted = True
    show(title, analysis.table(list(standing.values()), len(found.seats)))
    if interrupted:
        complaints.print("interrupted: this is what had been played")
        raise typer.Exit(INTERRUPTED)


def so_far(row: dict[str, Any]) -> str:
    return f"{row['upper']} against {row['lower']}: {share(row, row['mean'])}"


def share(row: dict[str, Any], value: float) -> str:
    """Of the games won, or points more in a game for one."""
    return f"{value:.1%}" if "elo" in row else f"{value:+.2f}"


def show(title: str, rows: list[dict[str, Any]]) -> None:
    rated = "elo" in rows[0]
    out = Table(title=f"{title}: each level against the one below it")
    heads = ("level", "beats", "games", "share" if rated else "points more", "95 % interval")
    for head in (*heads, *(("Elo",) if rated else ())):
        out.add_column(head, justify="left" if head in heads[:2] else "right")
    for row in rows:
        cells = [row["upper"], row["lower"], str(row["games"])]
        cells += [share(row, row["mean"]), f"{share(row, row['low'])} to {share(row, row['high'])}"]
        out.add_row(*cells, *([str(row["elo"])] if rated else []))
    console.print(out)
