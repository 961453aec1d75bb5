"""`indochine verify-dice`: whether every roll of a game on a server follows from what was committed to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from indochine import BadRecord
from indochine.analysis.fairness import TEXT, ThrowChecked, Verdict, checked_dice, proof
from indochine.cli.app import app, console
from indochine.cli.terminal.keeping import read_document
from indochine.cli.terminal.words import language_of
from indochine.kernel.text import Catalogue, catalogue


@app.command()
def verify_dice(
    file: Annotated[Path, typer.Argument(help="the record of a finished game, as the server gives it out")],
    commitment: Annotated[
        str | None, typer.Option(help="what the table showed at the start, if you noted it")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or pl; else as the machine is set")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the findings as JSON")] = False,
) -> None:
    """Check that every roll was fixed before the first: exit code 0 if so, 1 if not, 2 if it cannot be told.

    Example: indochine verify-dice game.json --commitment 9f86d081884c7d659a2feaa0c55ad015
    """
    words = catalogue(language_of(lang), TEXT)
    record = read_document(file)
    try:
        verdict = checked_dice(record, commitment)
    except BadRecord as problem:
        raise BadRecord(str(file), str(problem)) from None
    if as_json:
        print(json.dumps(plain(verdict, words), ensure_ascii=False))
    else:
        tell(verdict, words, commitment)
    if verdict.faults:
        raise typer.Exit(1)


def tell(verdict: Verdict, words: Catalogue, noted: str | None) -> None:
    for msg in verdict.faults or [proof(verdict, noted)]:
        console.print(words.render(msg), markup=False, soft_wrap=True)


def plain(verdict: Verdict, words: Catalogue) -> dict[str, Any]:
    return {
        "fair": not verdict.faults,
        "commitment": verdict.commitment,
        "throws": len(verdict.throws),
        "wrong_throws": [plain_throw(throw) for throw in verdict.throws if not throw.fits],
        "faults": [words.render(fault) for fault in verdict.faults],
    }


def plain_throw(throw: ThrowChecked) -> dict[str, Any]:
    return {**throw._asdict(), "number": throw.number + 1}
