"""`indochine data`: where each printed figure comes from, and whether the pack fits the book."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

import indochine
from indochine.cli.app import app, console
from indochine.kernel.constraints import Audit
from indochine.kernel.packs import TAGS, Datum, shares

MISFIT = 1  # exit code: the pack breaks a constraint


@app.command()
def data(
    title: Annotated[str, typer.Argument(help="which title, e.g. saigon75")],
    pack: Annotated[Path | None, typer.Option(help="a folder with your own data pack")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="for programs")] = False,
    constraints: Annotated[bool, typer.Option("--constraints", help="only check them; no shares")] = False,
) -> None:
    """Count the data of a title by their source and check every constraint that the book puts on them.

    A datum is from a rule, forced by an example, public, history, or our own design. The exit code is 1 if a
    constraint fails, 2 if the pack cannot be read.

    Example: indochine data saigon75 --pack my-box
    """
    found = indochine.title(title, pack)
    sources, audit = found.sources(), found.audit()
    if as_json:
        print(json.dumps(as_data(found, sources, audit), ensure_ascii=False, indent=1))
    else:
        if not constraints:
            show_sources(sources)
        show_audit(audit)
    if audit.problems:
        raise typer.Exit(MISFIT)


def by_file(sources: list[Datum]) -> dict[str, dict[str, int]]:
    """How many data of each file are from where."""
    files = dict.fromkeys(datum.file for datum in sources)
    return {file: shares(datum for datum in sources if datum.file == file) for file in files}


def as_data(title: indochine.Title, sources: list[Datum], audit: Audit) -> dict[str, Any]:
    return {
        "title": title.id,
        "pack": title.pack_version,
        "files": by_file(sources),
        "all": shares(sources),
        "checks": audit.done,
        "problems": [
            {name: getattr(problem, name) for name in problem.__struct_fields__} for problem in audit.problems
        ],
    }


def show_sources(sources: list[Datum]) -> None:
    table = Table("file", box=None, padding=(0, 2, 0, 0))
    for column in (*TAGS, "all"):
        table.add_column(column, justify="right")
    for file, counts in by_file(sources).items():
        add_row(table, file, counts)
    total = shares(sources)
    add_row(table, "in all", total)
    everything = max(1, len(sources))
    table.add_row("share", *(f"{total[tag] / everything:.1%}" for tag in TAGS), "100.0%")
    console.print(table)


def add_row(table: Table, name: str, counts: dict[str, int]) -> None:
    table.add_row(Text(name), *(f"{counts[tag]:,}" for tag in TAGS), f"{sum(counts.values()):,}")


def show_audit(audit: Audit) -> None:
    """Each problem with file, entry and field, and the rule that forces it."""
    for problem in audit.problems:
        console.print(str(problem), markup=False, soft_wrap=True)
    verdict = f"{len(audit.problems)} do not hold." if audit.problems else "all hold."
    console.print(f"{audit.done:,} checks made: {verdict}", markup=False)
