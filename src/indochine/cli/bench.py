"""`indochine bench`: how fast the titles play, against python-chess."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from indochine.analysis import bench as analysis
from indochine.cli.app import app, complaints, console
from indochine.kernel.registry import titles as all_titles


@app.command()
def bench(
    titles: Annotated[list[str] | None, typer.Argument(help="which titles; all if none is named")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="for each rate")] = 3.0,
    json_file: Annotated[Path | None, typer.Option("--json", help="write the numbers there")] = None,
) -> None:
    """Measure random decisions, games, copies, replays and two processes, each against random chess.

    Example: indochine bench saigon75 --seconds 5
    """
    results = []
    for title in titles or all_titles():
        with complaints.status(f"measuring {title}"):
            results.append(analysis.measure(title, seconds))
        console.print(table(results[-1]))
    if not analysis.has_chess():
        console.print("python-chess is not installed, so there are rates only: pip install chess")
    if json_file:
        json_file.write_text(json.dumps(results, indent=1) + "\n", "utf-8")


def table(result: dict[str, Any]) -> Table:
    """A line for each rate: per second, as a multiple of random chess, and the target."""
    shown = Table(title=result["title"])
    for column in ("", "per second", "x chess", "target"):
        shown.add_column(column, justify="right" if column else "left")
    for name, rate in result["per_second"].items():
        ratio = result["ratios"].get(name)
        target = verdict(ratio, analysis.TARGETS.get(name))
        shown.add_row(name, number(rate), "" if ratio is None else f"{ratio:.2f}", target)
    for name, rate in result["chess"].items():
        shown.add_row(f"random chess: {name}", number(rate), "1.00", "")
    twice = result["two_processes"]
    shown.add_row("two processes against one", "", f"{twice:.2f}", verdict(twice, analysis.TWO_PROCESSES))
    return shown


def number(rate: float) -> str:
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:,.1f}"


def verdict(value: float | None, target: float | None) -> str:
    if target is None:
        return ""
    met = "" if value is None else ", met" if value >= target else ", missed"
    return f"{target:g}{met}"
