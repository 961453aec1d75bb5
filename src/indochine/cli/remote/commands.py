"""What can be typed at the prompt of a game on a server, besides what every terminal understands."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from indochine.bots import names
from indochine.cli.remote.asked import Data
from indochine.cli.terminal import advising, keeping
from indochine.cli.terminal.asking import EVERYWHERE
from indochine.cli.terminal.keyboard import shown
from indochine.cli.terminal.menu import Menu, normal
from indochine.cli.terminal.obeying import Commands
from indochine.kernel.game import SPECTATOR
from indochine.kernel.record import dump

if TYPE_CHECKING:
    from indochine.cli.remote.session import RemoteSession

LISTED = 10  # steps that can be gone back to, as `back` alone lists them
LONGEST_NAME = 40

REMOTE = Commands(EVERYWHERE, place="server")


def may_act(session: RemoteSession) -> bool:
    """Whether there is a seat to act for; says so if not."""
    if session.you == SPECTATOR:
        session.teller.words_say("you-watch")
    return session.you != SPECTATOR


# Talking


@REMOTE.command("say")
def say(session: RemoteSession, menu: Menu, rest: str) -> bool:
    """A line to the other players; it comes back as news like everybody's."""
    if not rest:
        session.teller.words_say("command-say.help")
    elif may_act(session):
        session.table.command("say", text=rest)
    return False


@REMOTE.command("name")
def name(session: RemoteSession, menu: Menu, rest: str) -> bool:
    if not rest or len(rest) > LONGEST_NAME:
        session.teller.words_say("command-name.help")
    elif may_act(session):
        session.table.command("sit", name=rest)
    return False


@REMOTE.command("link", alone=True)
def link(session: RemoteSession, menu: Menu, rest: str) -> bool:
    session.teller.file_say("your-link", session.connection.address.link)
    return False


# Bots


@REMOTE.command("bot")
def bot(session: RemoteSession, menu: Menu, rest: str) -> bool:
    """Let a bot play at one's seat; alone, which there are."""
    levels = names(session.table.title)
    if rest not in levels:
        session.teller.words_say("which-bots", levels=", ".join(levels))
    elif may_act(session):
        session.table.hand(rest)
    return False


@REMOTE.command("retake", alone=True)
def retake(session: RemoteSession, menu: Menu, rest: str) -> bool:
    if may_act(session):
        session.table.hand(None)
    return False


@REMOTE.command("reasons")
def reasons(session: RemoteSession, menu: Menu, rest: str) -> bool:
    """Why a bot decided as it did; alone, the last decisions of bots."""
    found = session.table.bots_steps()
    number = int(rest) if rest.isdecimal() and len(rest) < 6 else 0
    if not found:
        session.teller.words_say("reasons-none")
    elif not 1 <= number <= len(found):
        list_steps(session, found[:LISTED], "reasons-which")
    else:
        tell_reason(session, found[number - 1])
    return False


def tell_reason(session: RemoteSession, step: Data) -> None:
    reason = session.table.reason(step)
    advising.tell(session.teller, advising.advice_from(reason["thought"]))
    if not reason["again"]:
        session.teller.words_say("reason-otherwise")


# Proposals


@REMOTE.command("back")
def back(session: RemoteSession, menu: Menu, rest: str) -> bool:
    """Propose to take back the last steps; alone, which steps there are."""
    if not may_act(session):
        return False
    moves = session.table.moves()
    number = int(rest) if rest.isdecimal() and len(rest) < 6 else 0
    if not 1 <= number <= len(moves):
        list_steps(session, moves[:LISTED], "back-hint")
    else:
        session.table.command("offer", what="back", to=moves[number - 1]["number"])
    return False


def list_steps(session: RemoteSession, moves: list[Data], hint: str) -> None:
    """What each step did, the last first."""
    words, entries = session.words, session.table.entries
    said = [" ".join(words.of(line.msg) for line in entries(step.get("log", [])[:1])) for step in moves]
    rows = [(str(number), text or "…") for number, text in enumerate(said, start=1)]
    session.teller.columns(rows)
    session.teller.words_say(hint, "dim")


@REMOTE.command("armistice", alone=True)
def armistice(session: RemoteSession, menu: Menu, rest: str) -> bool:
    if may_act(session):
        session.table.command("offer", what="end")
    return False


@REMOTE.command("rematch", alone=True)
def rematch(session: RemoteSession, menu: Menu, rest: str) -> bool:
    if may_act(session):
        session.table.command("offer", what="rematch")
    return False


@REMOTE.command("accept", alone=True)
def accept(session: RemoteSession, menu: Menu, rest: str) -> bool:
    return reply(session, menu, yes=True)


@REMOTE.command("decline", alone=True)
def decline(session: RemoteSession, menu: Menu, rest: str) -> bool:
    """Also takes back one's own proposal."""
    return reply(session, menu, yes=False)


def reply(session: RemoteSession, menu: Menu, yes: bool) -> bool:
    """To the oldest proposal that waits for us."""
    offers = session.table.offers()
    mine = [offer for offer in offers if session.you in offer["waiting"]]
    mine += [] if yes else [offer for offer in offers if offer["by"] == session.you]
    if not mine:
        session.teller.words_say("no-proposal")
        return False
    session.table.command("reply", offer=mine[0]["number"], yes=yes)
    return False


# The end, and what a server makes needless


@REMOTE.command("resign", alone=True)
def resign(session: RemoteSession, menu: Menu, rest: str) -> bool:
    """Give up, once it is sure that nobody typed it by mistake."""
    if not may_act(session):
        return False
    session.teller.words_say("resign-sure", "bold")
    answer = normal(session.any_line())
    if answer not in normal(session.words("yes")).split():
        session.teller.words_say("resign-not")
        return False
    session.table.command("resign")
    return False


@REMOTE.command("save")
def save(session: RemoteSession, menu: Menu, rest: str) -> bool:
    """The record comes out once the game is over: until then it holds the secret of the dice."""
    if not session.table.over:
        session.teller.words_say("server-keeps")
        return False
    if not rest:
        session.teller.words_say("command-save.server")
        return False
    try:
        write_record(session, rest, Path(rest).expanduser())
    except (OSError, ValueError) as problem:
        session.teller.words_say("cannot-save", problem=str(problem))
    return False


def write_record(session: RemoteSession, name: str, path: Path) -> None:
    if path.exists() and not keeping.is_saved_game(path):
        session.teller.file_say("not-overwritten", shown(name))
        return
    record = session.connection.get(session.connection.at_game("/record"))
    if not path.parent.is_dir():
        raise FileNotFoundError(f"{path.parent}: there is no such folder")
    keeping.write_durably(path, dump(record))
    session.teller.file_say("saved", str(path))


@REMOTE.command("load")
def load(session: RemoteSession, menu: Menu, rest: str) -> bool:
    session.teller.words_say("server-keeps")
    return False
