"""What can be typed at the prompt of a game that is played and kept here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from indochine import BadSetup, IndochineError
from indochine.cli.terminal import keeping
from indochine.cli.terminal.asking import EVERYWHERE
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.obeying import Commands
from indochine.cli.terminal.seating import seating_from
from indochine.cli.terminal.words import Words
from indochine.kernel.record import dump

if TYPE_CHECKING:
    from indochine.cli.terminal.session import Session

LOCAL = Commands(EVERYWHERE)


def known_commands(words: Words) -> dict[str, str]:
    return LOCAL.known(words)


@LOCAL.command("save")
def save(session: Session, menu: Menu, rest: str) -> bool:
    """Write the record where the player wants it; nothing else is ever overwritten."""
    if not rest:
        session.teller.file_say("kept-in", str(session.keeper.path))
        return False
    path, game = Path(rest).expanduser(), session.game
    try:
        if not path.parent.is_dir():
            raise BadSetup(f"{path.parent}: there is no such folder")
        if path.exists() and not keeping.is_saved_game(path):
            session.teller.file_say("not-overwritten", rest)
            return False
        keeping.write_durably(path, dump(game.record()))
        session.teller.file_say("saved", str(path))
    except (OSError, ValueError, IndochineError) as problem:
        session.teller.words_say("cannot-save", problem=str(problem))
    return False


@LOCAL.command("load")
def load(session: Session, menu: Menu, rest: str) -> bool:
    """Go on with another game; the one at the table stays kept."""
    if not rest:
        session.teller.words_say("command-load.help")
        return False
    path = Path(rest).expanduser()
    try:
        document = keeping.read_document(path)
        game = keeping.game_from(document, path, session.pack)
        if set(game.seats) != set(session.seating.players):
            session.seating = seating_from(keeping.table_of(document), game)
    except (OSError, ValueError, IndochineError) as problem:
        session.teller.words_say("cannot-load", problem=str(problem))
        return False
    session.keeper.close()
    session.set_up(game, keeping.new_file(game.title.id))
    session.keep()
    session.teller.file_say("loaded", str(path))
    return True
