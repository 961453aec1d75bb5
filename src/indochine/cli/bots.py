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
from indochine.cli.app import app, console
from indochine.cli.options import OPTION_HELP, read_options
from indochine.cli.simulate import progress_bar
from indochine.kernel.collector import spare_collector

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

    Example: indochine bots ladder saigon75 --games 200 --jobs 2
    """
    chosen = levels.split(",") if levels else names(indochine.title(title))
    spare_collector()
    with progress_bar() as bar:
        task = bar.add_task("games", total=games * (len(chosen) - 1))
        found = analysis.rungs(
            title, games, chosen, scenario, read_options(option), seed, jobs, lambda n: bar.advance(task, n)
        )
    rows = analysis.table(found, len(indochine.title(title).seats))
    if json_file:
        json_file.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    show(title, rows)


def show(title: str, rows: list[dict[str, Any]]) -> None:
    rated = "elo" in rows[0]
    out = Table(title=f"{title}: each level against the one below it")
    heads = ("level", "beats", "games", "share" if rated else "points more", "95 % interval")
    for head in (*heads, *(("Elo",) if rated else ())):
        out.add_column(head, justify="left" if head in heads[:2] else "right")
    for row in rows:
        cells = [row["upper"], row["lower"], str(row["games"])]
        form = "{:.1%}" if rated else "{:+.2f}"
        cells += [form.format(row["mean"]), f"{form.format(row['low'])} to {form.format(row['high'])}"]
        out.add_row(*cells, *([str(row["elo"])] if rated else []))
    console.print(out)
