"""`indochine replay`: a record played again, told line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import indochine
from indochine import BadRecord, BadSetup, Game
from indochine.cli.app import app, complaints, console
from indochine.cli.terminal.drawing import Drawing
from indochine.cli.terminal.keeping import read_document
from indochine.cli.terminal.seating import winner_of
from indochine.cli.terminal.telling import Teller
from indochine.cli.terminal.words import Words, language_of
from indochine.kernel.record import version_note
from indochine.kernel.tableau import Section


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record: what `save` writes, or a kept game")],
    to: Annotated[int | None, typer.Option(min=0, help="stop after so many entries")] = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or pl; else as the machine is set")] = None,
    pack: Annotated[Path | None, typer.Option(help="the data pack that it was played with")] = None,
) -> None:
    """Play a record again, comparing every roll: print the log and the board at the end, or after entry N.

    Example: indochine replay game.json --to 40 --lang fr
    """
    language = language_of(lang)
    record = read_document(file)
    game = replayed(file, record, to, pack)
    note = version_note(game.title, record)
    if note:
        complaints.print(note, markup=False, soft_wrap=True)
    words = Words(language, game.title)
    teller = Teller(console, words)
    teller.log(game.log)
    console.print()
    Drawing(console, words, game.title.seats).draw(open_board(game))
    if game.over:
        winner = winner_of(game)
        teller.game_over(game, words.of(winner) if winner else "")


def replayed(file: Path, record: dict[str, Any], to: int | None, pack: Path | None) -> Game:
    """The game of a file; every complaint begins with its name."""
    entries = record.get("entries")
    if to is not None and isinstance(entries, list) and to > len(entries):
        raise BadSetup(f"{file}: has {len(entries)} entries, so there is no entry {to}")
    try:
        return indochine.replay(record, to, str(pack) if pack else None)
    except indochine.IndochineError as problem:
        raise BadRecord(str(file), str(problem)) from None


def open_board(game: Game) -> list[Section]:
    """The board as the first seat sees it, and the cards of the others: a replay hides nothing."""
    boards = [game.title.tableau(game.view(seat)) for seat in game.seats]
    others = [section for board in boards[1:] for section in board if section.fold]
    return boards[0] + [section for section in others if section not in boards[0]]
