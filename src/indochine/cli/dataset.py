"""`indochine dataset`: records of games between bots, for research."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from indochine import BadSetup
from indochine.analysis import dataset as analysis
from indochine.analysis.simulate import pairing
from indochine.analysis.study.crew import local
from indochine.cli.app import app, console
from indochine.cli.options import OPTION_HELP, read_options
from indochine.cli.study import bar, path_of
from indochine.kernel.collector import spare_collector

SUFFIXES = (".jsonl", ".jsonl.gz")


@app.command()
def dataset(
    title: Annotated[str, typer.Argument(help="which title, e.g. saigon75")],
    out: Annotated[Path, typer.Option(help="FILE.jsonl, or FILE.jsonl.gz to have it packed")],
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 1000,
    bots: Annotated[str, typer.Option(help="a bot for each seat, or one for all")] = "planner",
    scenario: Annotated[str | None, typer.Option(help="the title's default if not given")] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    pack: Annotated[Path | None, typer.Option(help="a folder with your own data pack")] = None,
    seed: Annotated[int, typer.Option(help="seed of the first game; the next has the next")] = 1,
    jobs: Annotated[
        int, typer.Option(min=0, help="processes, 0: one for each core; they do not change the bytes")
    ] = 0,
) -> None:
    """Write records of games between bots, one to a line; docs/dataset.md describes them.

    Example: indochine dataset storm --games 1000 --bots planner,greedy --out storm.jsonl.gz
    """
    if not out.name.endswith(SUFFIXES):
        raise BadSetup(f"--out takes FILE.jsonl or FILE.jsonl.gz, not {out.name!r}")
    pair = pairing(title, bots.split(","), scenario, read_options(option), path_of(pack))
    spare_collector()
    aside = out.with_name("." + out.name)  # nobody finds half a dataset
    try:
        with (
            analysis.writing(aside) as file,
            bar() as shown,
            local(jobs or os.cpu_count() or 1) as crew,
        ):
            task = shown.add_task("games", total=games)
            for done, body in analysis.lines(pair, games, seed, crew):
                file.write(body)
                shown.advance(task, done)
        aside.replace(out)
    finally:
        aside.unlink(missing_ok=True)
    console.print(f"{out}: {games:,} games, {out.stat().st_size:,} bytes", soft_wrap=True)
