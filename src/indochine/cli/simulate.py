"""`indochine simulate`: thousands of games between bots, and what came of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import indochine
from indochine import Title
from indochine.analysis import simulate as analysis
from indochine.cli.app import app, complaints, console
from indochine.cli.options import OPTION_HELP, read_options
from indochine.cli.terminal.words import Words
from indochine.kernel.collector import spare_collector


@app.command()
def simulate(
    title: Annotated[str, typer.Argument(help="which title, e.g. saigon75")],
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 1000,
    bots: Annotated[str, typer.Option(help="a bot for each seat, or one for all")] = "random",
    jobs: Annotated[int, typer.Option(min=1, help="processes; they do not change the numbers")] = 1,
    seed: Annotated[int, typer.Option(help="seed of the first game; the next has the next")] = 1,
    scenario: Annotated[str | None, typer.Option(help="the title's default if not given")] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    pack: Annotated[Path | None, typer.Option(help="a folder with your own data pack")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="write the numbers there")] = None,
) -> None:
    """Play many games between bots and count who wins, how, and when.

    Example: indochine simulate saigon75 --games 10000 --bots random,random --jobs 2
    """
    options = read_options(option)
    pairing = analysis.pairing(title, bots.split(","), scenario, options, str(pack) if pack else None)
    spare_collector()
    with progress_bar() as bar:
        task = bar.add_task("games", total=games)
        results = analysis.simulate(pairing, games, seed, jobs, lambda done: bar.advance(task, done))
    numbers = analysis.summary(pairing, results)
    if json_file:
        json_file.write_text(json.dumps(numbers, indent=1, ensure_ascii=False) + "\n", "utf-8")
    show(numbers)


def progress_bar() -> Progress:
    """Quiet when nobody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=complaints, transient=True, disable=not complaints.is_terminal)


def show(numbers: dict[str, Any]) -> None:
    wins = Table(title=f"{numbers['title']}, {numbers['scenario']}: {numbers['games']:,} games")
    for column in ("winner", "bot", "games", "share", "95 % interval"):
        wins.add_column(column, justify="left" if column in ("winner", "bot") else "right")
    for seat, won in numbers["wins"].items():
        interval = f"{won['low']:.1%} to {won['high']:.1%}"
        player = numbers["bots"].get(seat, "" if seat == analysis.DRAW else "the book")
        wins.add_row(seat, player, f"{won['games']:,}", f"{won['share']:.1%}", interval)
    console.print(wins)
    turns, decisions = numbers["mean_turns"], numbers["mean_decisions"]
    console.print(f"Mean length: {turns:.2f} turns, {decisions:.1f} decisions.")
    console.print(endings_table(indochine.title(numbers["title"]), numbers["endings"]))


def endings_table(title: Title, endings: list[dict[str, Any]]) -> Table:
    """Reasons in words; by turn only if some score names one."""
    turns = sorted({turn for ending in endings for turn in ending["by_turn"]}, key=lambda t: (len(t), t))
    if turns == [analysis.NO_TURN]:
        turns = []
    words = Words("en", title)
    table = Table(title="How games ended" + (", by the turn of their score" if turns else ""))
    for column in ("reason", "games", *(turn_name(title, turn) for turn in turns)):
        table.add_column(column, justify="left" if column == "reason" else "right")
    for ending in endings:
        counts = [f"{ending['by_turn'].get(turn, 0):,}" for turn in turns]
        table.add_row(words.score("reason", ending["reason"]), f"{ending['games']:,}", *counts)
    return table


def turn_name(title: Title, turn: str) -> str:
    """A turn as the score shows it: one beyond the last stands for none."""
    return Words("en", title).score("turn", int(turn)) if turn.isdecimal() else turn
