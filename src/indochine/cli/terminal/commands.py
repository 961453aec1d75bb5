"""What can be typed at a prompt: numbers, choices in words, and commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from indochine import BadRecord, Choice, IllegalAction, IndochineError
from indochine.cli.terminal import keeping
from indochine.cli.terminal.keyboard import Leave, shown
from indochine.cli.terminal.menu import Menu, normal
from indochine.cli.terminal.seating import seating_from
from indochine.cli.terminal.words import Words

if TYPE_CHECKING:
    from indochine.cli.terminal.session import Session

LOG_LINES = 20

Command = Callable[["Session", Menu, str], bool]
COMMANDS: dict[str, Command] = {}


def command(name: str) -> Callable[[Command], Command]:
    """A command is called by its English name, and by the words of `terminal-command-<name>`."""

    def register(function: Command) -> Command:
        COMMANDS[name] = function
        return function

    return register


def obey(session: Session, menu: Menu, line: str) -> bool:
    """Carry out one line; True if the game stands differently afterwards."""
    word, _, rest = line.partition(" ")
    if word.startswith("?"):
        return COMMANDS["help"](session, menu, (word[1:] + " " + rest).strip())
    words = line.replace(",", " ").split()
    if all(w.isdecimal() for w in words):
        return play_numbers(session, menu, words)
    name = known_commands(session.words).get(word.lower())
    if name:
        return COMMANDS[name](session, menu, rest.strip())
    return play_words(session, menu, line)


def known_commands(words: Words) -> dict[str, str]:
    own = {word: name for name in COMMANDS for word in words("command-" + name).split()}
    return own | {name: name for name in COMMANDS}


# Playing


def play_numbers(session: Session, menu: Menu, numbers: list[str]) -> bool:
    """Several numbers in one line answer one question after another."""
    number = int(numbers[0]) if len(numbers[0]) < 6 else -1
    choice = menu.numbered.get(number)
    if choice is None:
        session.teller.words_say("no-such-number", number=shown(numbers[0]), last=max(menu.numbered))
        session.queue = []
        return False
    session.queue = numbers[1:] + session.queue
    play(session, choice.action)
    return True


def play(session: Session, action: list[Any]) -> None:
    """Play and keep. What is left of a line is dropped once dice have fallen or another side decides."""
    game = session.game
    reveals, seat = game.state.reveals, game.seat
    game.play(action, seat)
    session.keep()
    if session.queue and (game.state.reveals != reveals or game.seat != seat):
        session.teller.words_say("rest-dropped", "dim", rest=" ".join(session.queue))
        session.queue = []


def play_words(session: Session, menu: Menu, line: str) -> bool:
    action = menu.typed(line)
    if action is None:
        session.teller.words_say("not-understood", line=shown(line))
        session.queue = []
        return False
    refusal = session.game.explain(action)
    if refusal:
        session.teller.refusal("", refusal)
        return False
    play(session, action)
    return True


# Asking


@command("help")
def help(session: Session, menu: Menu, rest: str) -> bool:
    """`?` alone: the question and its rules, then the commands; `? 3`: the rules of a choice."""
    if rest:
        return why(session, menu, rest)
    session.teller.prompt_help(menu)
    session.teller.say("")
    rows = [(session.words("command-" + name), session.words(f"command-{name}.help")) for name in COMMANDS]
    session.teller.listing([(session.words("numbers"), session.words("numbers.help")), *rows])
    return False


@command("why")
def why(session: Session, menu: Menu, rest: str) -> bool:
    """Why something cannot be done, or which rules allow it."""
    choice = named_choice(menu, rest.lower())
    if not rest:
        session.teller.refused_list(menu)
    elif choice and choice.refused:
        session.teller.refusal(menu.text(choice), choice.refused)
    elif choice:
        session.teller.choice_rules(menu, choice)
    else:
        why_words(session, menu, rest)
    return False


def named_choice(menu: Menu, label: str) -> Choice | None:
    if label.isdecimal() and len(label) < 6:
        return menu.numbered.get(int(label))
    return menu.refused_by(label)


def why_words(session: Session, menu: Menu, text: str) -> None:
    action = menu.typed(text)
    if action is None:
        session.teller.words_say("why-what", line=shown(text))
        return
    refusal = session.game.explain(action)
    if refusal:
        session.teller.refusal("", refusal)
        return
    allowed = next(choice for choice in menu.numbered.values() if choice.action == action)
    session.teller.choice_rules(menu, allowed)


@command("board")
def board(session: Session, menu: Menu, rest: str) -> bool:
    seat = menu.question.seat
    session.draw(session.board(seat), frozenset(), notes=True)
    session.teller.menu(menu)
    return False


@command("cards")
def cards(session: Session, menu: Menu, rest: str) -> bool:
    """What the board shows in short, in full."""
    folded = [section for section in session.board(menu.question.seat) if section.fold]
    session.drawing.draw(folded, unfold=frozenset(section.fold for section in folded))
    if not folded:
        session.teller.words_say("no-cards")
    return False


@command("odds")
def odds(session: Session, menu: Menu, rest: str) -> bool:
    found = [choice.odds for choice in menu.numbered.values() if choice.odds is not None]
    for chances in found:
        session.teller.odds(chances)
    if not found:
        session.teller.words_say("no-odds")
    return False


@command("log")
def log(session: Session, menu: Menu, rest: str) -> bool:
    """The last lines; `log all` the whole, `log 50` so many."""
    entries = session.game.log_for(menu.question.seat)
    number = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
    everything = normal(rest) in ("all", normal(session.words("all")))
    session.teller.log(entries if everything else entries[max(0, len(entries) - number) :])
    return False


# Going back, keeping, leaving


@command("undo")
def undo(session: Session, menu: Menu, rest: str) -> bool:
    try:
        session.game.undo()
    except IllegalAction as problem:
        session.teller.refusal("", problem.refusal)
        return False
    session.seen[menu.question.seat] = session.told() - 1  # the line that says so is news
    session.keep()
    return True


@command("save")
def save(session: Session, menu: Menu, rest: str) -> bool:
    """Write the record where the player wants it; nothing else is ever overwritten."""
    if not rest:
        session.teller.file_say("kept-in", str(session.keeper.path))
        return False
    path, game = Path(rest).expanduser(), session.game
    try:
        if path.exists() and "title" not in keeping.read_document(path):
            raise BadRecord(str(path), "is no saved game and is not overwritten")
        keeping.write_durably(path, keeping.text_of(game.record() if game.from_start else game.position()))
        session.teller.file_say("saved", str(path))
    except (OSError, ValueError, IndochineError) as problem:
        session.teller.words_say("cannot-save", problem=str(problem))
    return False


@command("load")
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
    session.set_up(game, keeping.new_file(game.title.id))
    session.keep()
    session.teller.file_say("loaded", str(path))
    return True


@command("quit")
def quit(session: Session, menu: Menu, rest: str) -> bool:
    raise Leave
