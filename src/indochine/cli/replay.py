"""`indochine replay`: a record played again, told line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import indochine
from indochine import BadRecord, BadSetup, Game
from indochine.bots import Sight, bot
from indochine.cli.app import app, complaints, console
from indochine.cli.terminal import advising
from indochine.cli.terminal.drawing import Drawing
from indochine.cli.terminal.keeping import read_document, table_of
from indochine.cli.terminal.seating import PERSON, chance, winner_of
from indochine.cli.terminal.telling import Teller
from indochine.cli.terminal.words import Words, language_of
from indochine.kernel.record import version_note
from indochine.kernel.tableau import Section


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record: what `save` writes, or a kept game")],
    to: Annotated[int | None, typer.Option(min=0, help="stop after so many entries")] = None,
    why: Annotated[int | None, typer.Option(min=1, help="why a bot decided entry N as it did")] = None,
    level: Annotated[str | None, typer.Option("--bot", help="with --why: what this bot would do")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="list the decisions by number")] = False,
    lang: Annotated[str | None, typer.Option(help="en, fr or pl; else as the machine is set")] = None,
    pack: Annotated[Path | None, typer.Option(help="the data pack that it was played with")] = None,
) -> None:
    """Play a record again, comparing every roll: print the log and the board at the end, or after entry N.

    Example: indochine replay game.json --to 40 --lang fr
    Example: indochine replay game.json --why 41
    """
    language = language_of(lang)
    record = read_document(file)
    if decisions:
        list_decisions(record)
        return
    if why is not None:
        tell_why(file, record, why, level, pack, language)
        return
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


def list_decisions(record: dict[str, Any]) -> None:
    """Every decision with the number that `--why` takes."""
    for number, entry in enumerate(record.get("entries", []), start=1):
        if "do" in entry:
            line = f"{number:>5}  {entry.get('seat', '')}  {' '.join(map(str, entry['do']))}"
            console.print(line, markup=False, soft_wrap=True)


def tell_why(
    file: Path, record: dict[str, Any], number: int, level: str | None, pack: Path | None, language: str
) -> None:
    """The thoughts of the bot that decided, thought again; at a person's decision those of the adviser."""
    game = replayed(file, record, number - 1, pack)
    entries = record["entries"]
    if number > len(entries) or "do" not in entries[number - 1]:
        raise BadSetup(f"{file}: entry {number} is no decision; --decisions lists them")
    question = game.decision
    assert question is not None
    player = table_of(record).get("players", {}).get(question.seat, PERSON)
    thinker = level or (advising.ADVISER if player == PERSON else str(player))
    thought = bot(thinker).think(Sight(game), chance(game))
    words = Words(language, game.title)
    teller = Teller(console, words)
    played = next(choice for choice in question.choices if choice.action == entries[number - 1]["do"])
    teller.say(words.of(question.msg))
    teller.say(words("played", seat=question.seat, choice=played.msg), "bold")
    advising.tell(teller, advising.advice_of(thought, thinker, question))


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
