"""`indochine play` and `indochine resume`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import indochine
from indochine import BadSetup, Game, Title
from indochine.cli.app import app, console
from indochine.cli.options import OPTION_HELP, read_options
from indochine.cli.remote.joining import Wish, join
from indochine.cli.terminal import keeping
from indochine.cli.terminal.keyboard import Leave
from indochine.cli.terminal.locking import Lock
from indochine.cli.terminal.opening import MATCH, SOLO, Opening, Plan
from indochine.cli.terminal.seating import arrange, seating_from
from indochine.cli.terminal.session import Session
from indochine.cli.terminal.words import Words, language_of

Language = Annotated[str | None, typer.Option("--lang", help="en, fr or pl; else as the machine is set")]
CONNECT_HELP = "a seat's link, a watch link, or the address of a server for a new game there"
VERSUS_HELP = "a bot for the other seat: random, greedy, planner, captain or general"
Pack = Annotated[Path | None, typer.Option(help="a folder with your own data pack")]


@app.command()
def play(
    title: Annotated[str | None, typer.Argument(help="which title, e.g. saigon75; else a menu")] = None,
    own: Annotated[str | None, typer.Option("--as", help="your seat (saigon75: NV or SV), or both")] = None,
    versus: Annotated[str | None, typer.Option("--vs", "--versus", help=VERSUS_HELP)] = None,
    solo: Annotated[bool, typer.Option("--solo", help="alone, by the solo rules of the book")] = False,
    match: Annotated[bool, typer.Option("--match", help="two games, sides swapped")] = False,
    scenario: Annotated[str | None, typer.Option(help="which scenario; else the first of the title")] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    connect: Annotated[str | None, typer.Option(help=CONNECT_HELP)] = None,
    position: Annotated[Path | None, typer.Option(help="begin from a position document")] = None,
    open: Annotated[bool, typer.Option("--open", help="hide nothing when two share the keyboard")] = False,
    lang: Language = None,
    seed: Annotated[int | None, typer.Option(help="decides all chance; else a new one each time")] = None,
    pack: Pack = None,
) -> None:
    """Play in the terminal: two people at one keyboard, against a bot, alone, or a seat on a server.

    Every step is kept on disk at once; `indochine resume` goes on with a game.

    Example: indochine play saigon75 --as SV --vs planner
    """
    language = language_of(lang)
    if connect is not None:
        if position or pack or open or seed is not None:
            raise BadSetup(Words(language)("connect-not-here"))
        options = read_options(option) | ({SOLO: True} if solo else {})
        wish = Wish(title, own, versus, scenario, options, match)
        join(connect, wish, console, language).run()
        return
    try:
        plan = Plan(own, versus, MATCH if match else scenario, ((SOLO, True),) if solo else ())
        if title is None and position is None:
            opening = Opening(console, language)
            found = indochine.title(opening.title(), pack)
            plan = plan if plan != Plan() or option else opening.plan(found)
        else:
            found = indochine.title(title or title_of(position), pack)
    except Leave:
        return
    plan = checked(plan, found, language)
    if plan.saved:
        resume_file(plan.saved.path, language)
        return
    options = dict(plan.options) | read_options(option)
    game = new_game(found, plan.scenario, options, seed, position)
    seating = arrange(game.seats, plan.own, plan.versus, open)
    if pack:
        warn_of_misfits(found, pack, language)
    Session(game, seating, console, language, pack).run()


def checked(plan: Plan, title: Title, language: str) -> Plan:
    """--solo and --match are for titles that know them; a game for one is solo without saying so."""
    words, name = Words(language), title.name(language)
    if plan.scenario == MATCH and MATCH not in title.scenarios:
        raise BadSetup(words("no-match", title=name))
    if (SOLO, True) not in plan.options or any(option.id == SOLO for option in title.options):
        return plan
    if len(title.seats) > 1:
        raise BadSetup(words("no-solo", title=name))
    return plan._replace(options=())


def warn_of_misfits(title: Title, pack: Path, language: str) -> None:
    """A game can be played with an owner's pack that breaks the book's constraints, but not unawares."""
    problems = title.audit().problems
    if problems:
        command = f"indochine data {title.id} --pack {pack}"
        line = Words(language)("pack-misfit", number=len(problems), command=command)
        console.print(line, style="bold", markup=False, soft_wrap=True)


@app.command()
def resume(
    game: Annotated[str | None, typer.Argument(help="its name or file; else a list to choose from")] = None,
    lang: Language = None,
) -> None:
    """Go on with a game that was not finished.

    Example: indochine resume saigon75-20260301-203000
    """
    language = language_of(lang)
    if game is not None:
        resume_file(find(game), language)
        return
    try:
        saved = Opening(console, language).saved()
    except Leave:
        return
    if saved:
        resume_file(saved.path, language)


def find(name: str) -> Path:
    """A saved game by its name, or by any file."""
    kept = keeping.games_folder() / f"{name}.json"
    path = kept if kept.exists() else Path(name).expanduser()
    if not path.exists():
        names = ", ".join(saved.path.stem for saved in keeping.unfinished()) or "none"
        raise BadSetup(f"there is no saved game {name!r}; unfinished games: {names}")
    return path


def resume_file(path: Path, language: str) -> None:
    """Go on with a kept game in its own file, unless another window has it open; with any other in a copy."""
    keeping.sweep()
    if path.parent != keeping.games_folder():
        session_of(path, language).run()
        return
    lock = Lock(path)
    if not lock.take():
        raise BadSetup(Words(language)("open-elsewhere", name=path.stem))
    try:
        session_of(path, language, lock).run()
    finally:
        lock.release()


def session_of(path: Path, language: str, lock: Lock | None = None) -> Session:
    document = keeping.read_document(path)
    table = keeping.table_of(document)
    game = keeping.game_from(document, path)
    pack = Path(table["pack"]) if table.get("pack") else None
    seating = seating_from(table, game)
    return Session(game, seating, console, language, pack, path if lock else None, lock)


def new_game(
    title: Title, scenario: str | None, options: dict[str, Any], seed: int | None, position: Path | None
) -> Game:
    if position is None:
        return title.start(scenario, options, seed)
    document = keeping.read_document(position)
    try:
        return title.from_position(document.get("position", document), seed)
    except indochine.IndochineError as problem:
        raise BadSetup(f"{position}: {problem}") from None


def title_of(position: Path | None) -> str:
    assert position is not None
    document = keeping.read_document(position)
    return str(document.get("position", document).get("title"))
