"""`indochine luck`: how far each side's dice were from what could be expected, roll by roll."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.table import Table

import indochine
from indochine import BadRecord, IndochineError
from indochine.analysis import luck as ledgers
from indochine.analysis.luck import TEXT, Ledger, Row, Total
from indochine.cli.app import app, console
from indochine.cli.terminal.keeping import read_document, table_of
from indochine.cli.terminal.words import language_of
from indochine.kernel.text import Catalogue, Msg, catalogue

ROLLS = ("entry", "turn", "side", "dice", "expected", "got", "difference", "percentile", "what")
TOTALS = ("side", "rolls", "expected", "got", "difference", "deviation")
WHAT = "what"  # the sentence of the log, as much of it as there is room for
LEFT = ("side", "dice", WHAT)


@app.command()
def luck(
    file: Annotated[
        Path, typer.Argument(help="a record: what `save` writes, a kept game, or one of a server")
    ],
    lang: Annotated[str | None, typer.Option(help="en, fr or pl; else as the machine is set")] = None,
    pack: Annotated[Path | None, typer.Option(help="the data pack that it was played with")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the ledger as JSON")] = False,
) -> None:
    """Tell how lucky each side was: every roll that can be judged, what it brought, what was to be expected.

    Example: indochine luck game.json --lang fr
    """
    language = language_of(lang)
    ledger = ledger_of(file, pack)
    words = catalogue(language, TEXT, ledger.title.book.text_folder)
    if as_json:
        print(json.dumps(plain(ledger, words), ensure_ascii=False))
    else:
        tell(ledger, words)


def ledger_of(file: Path, pack: Path | None) -> Ledger:
    """The ledger of a file; every complaint begins with its name."""
    record = read_document(file)
    folder = str(pack) if pack else table_of(record).get("pack")
    try:
        id = record.get("title")
        if not isinstance(id, str) or "entries" not in record:
            raise BadRecord("entries", "are missing: only the record of a game tells what was rolled")
        return ledgers.ledger_of(indochine.title(id, folder), record)
    except IndochineError as problem:
        raise BadRecord(str(file), str(problem)) from None


# For people


def tell(ledger: Ledger, words: Catalogue) -> None:
    if ledger.rows:
        console.print(roll_table(ledger, words))
        console.print(total_table(ledger, words))
    for msg in ledgers.sentences(ledger):
        console.print(words.render(msg), markup=False)


def headed(columns: tuple[str, ...], words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False, expand=WHAT in columns)
    for column in columns:
        name = words.render(Msg("luck-" + column))
        justify: Literal["left", "right"] = "left" if column in LEFT else "right"
        table.add_column(name, justify=justify, no_wrap=True, ratio=1 if column == WHAT else None)
    return table


def roll_table(ledger: Ledger, words: Catalogue) -> Table:
    table = headed(ROLLS, words)
    for row in ledger.rows:
        table.add_row(*roll_cells(ledger, row, words))
    return table


def roll_cells(ledger: Ledger, row: Row, words: Catalogue) -> list[str]:
    one = row.judged
    figures = [figure(one.expected, words), figure(one.got, words), signed(row.difference, words)]
    dice, percentile = "-".join(map(str, one.faces)), f"{100 * one.percentile:.0f}"
    what = words.render(ledgers.told(ledger, row).msg)
    place = [str(row.entry), str(row.turn), short_name(ledger, one.side, words)]
    return [*place, dice, *figures, percentile, what]


def total_table(ledger: Ledger, words: Catalogue) -> Table:
    table = headed(TOTALS, words)
    for total in ledger.totals:
        table.add_row(*total_cells(ledger, total, words))
    return table


def total_cells(ledger: Ledger, total: Total, words: Catalogue) -> list[str]:
    figures = [figure(total.expected, words), figure(total.got, words), signed(total.difference, words)]
    name = side_name(ledger, total.side, words)
    return [name, str(total.rolls), *figures, figure(total.deviation, words)]


def figure(number: float, words: Catalogue) -> str:
    """As the language writes it, with a true minus."""
    size = words.render(ledgers.figure(number))
    return f"−{size}" if round(number, 2) < 0 else size


def signed(number: float, words: Catalogue) -> str:
    return figure(number, words) if round(number, 2) <= 0 else f"+{figure(number, words)}"


def side_name(ledger: Ledger, side: int, words: Catalogue) -> str:
    return words.render(ledger.title.book.msg("side", side))


def short_name(ledger: Ledger, side: int, words: Catalogue) -> str:
    """In a few letters: a row is narrow, and the totals below have the whole name."""
    return words.render(Msg(ledger.title.book.msg("side", side).id + ".short"))


# For programs


def plain(ledger: Ledger, words: Catalogue) -> dict[str, Any]:
    return {
        "title": ledger.title.id,
        "over": ledger.over,
        "unit": words.render(Msg("title-luck")),
        "note": words.render(Msg("title-luck.note")),
        "rolls": [
            {**ledgers.row_json(ledger, row), "text": words.render(ledgers.told(ledger, row).msg)}
            for row in ledger.rows
        ],
        "sides": [
            {**ledgers.total_json(ledger, total), "text": words.render(ledgers.sentence(ledger, total))}
            for total in ledger.totals
        ],
        "unjudged": ledger.unjudged,
    }
