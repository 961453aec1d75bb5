"""What can be typed at a prompt: numbers, choices in words, and commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from indochine import BadSetup, Choice, IllegalAction, IndochineError
from indochine.cli.terminal import keeping
from indochine.cli.terminal.keyboard import Leave, shown
from indochine.cli.terminal.menu import Menu, normal
from indochine.cli.terminal.seating import seating_from
from indochine.cli.terminal.words import Words
from indochine.kernel.record import dump
from indochine.kernel.text import Msg

if TYPE_CHECKING:
    from indochine.cli.terminal.session import Session

LOG_LINES = 20

Command = Callable[["Session", Menu, str], bool]
COMMANDS: dict[str, Command] = {}
ALONE: set[str] = set()


def command(name: str, alone: bool = False) -> Callable[[Command], Command]:
    """A command is called by its English name, and by the words of `terminal-command-<name>`.

    One that stands `alone` takes no word behind it.
    """

    def register(function: Command) -> Command:
        COMMANDS[name] = function
        if alone:
            ALONE.add(name)
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
    if name and not (rest and name in ALONE):
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
        no_such_number(session, menu, numbers[0])
        stop_line(session, menu, numbers)
        return False
    session.queue = numbers[1:] + session.queue
    play(session, choice.action)
    return True


def no_such_number(session: Session, menu: Menu, number: str) -> None:
    first, last = min(menu.numbered), max(menu.numbered)
    session.teller.words_say("no-such-number", number=shown(number), first=first, last=last)


def stop_line(session: Session, menu: Menu, numbers: list[str]) -> None:
    """A line fails half-way: say what of it was not played, and ask what it left unseen."""
    left = [shown(number) for number in numbers + session.queue]
    session.queue = []
    if session.asked is not menu:
        session.teller.words_say("rest-dropped", "dim", rest=" ".join(left), reason="number")
        session.show(menu.question.seat, menu)


def play(session: Session, action: list[Any]) -> None:
    """Play and keep. What is left of a line is dropped once dice have fallen or another side decides."""
    game = session.game
    reveals, seat = game.state.reveals, game.seat
    game.play(action, seat)
    session.keep()
    if session.queue and (game.state.reveals != reveals or game.seat != seat):
        reason = "over" if game.over else "side" if game.seat != seat else "chance"
        session.teller.words_say("rest-dropped", "dim", rest=" ".join(session.queue), reason=reason)
        session.queue = []


def play_words(session: Session, menu: Menu, line: str) -> bool:
    """A choice in words: its action, or a name that only one choice has."""
    action = action_meant(session, menu, line)
    if action is None:
        return False
    refusal = session.game.explain(action)
    if refusal:
        session.teller.refusal("", refusal)
        return False
    play(session, action)
    return True


def action_meant(session: Session, menu: Menu, line: str) -> list[Any] | None:
    """What somebody wants to do, be it allowed or not; says so if that is not clear."""
    meant = menu.meant(line)
    allowed = [choice for choice in meant if not choice.refused]
    action = menu.typed(line) or only(allowed or meant)
    if action is None:
        not_understood(session, menu, line, allowed)
    return action


def only(choices: list[Choice]) -> list[Any] | None:
    return choices[0].action if len(choices) == 1 else None


def not_understood(session: Session, menu: Menu, line: str, allowed: list[Choice]) -> None:
    """Nothing is meant by it, or too much: then the numbers to choose from."""
    numbers = [str(number) for number, choice in menu.numbered.items() if choice in allowed]
    if numbers:
        session.teller.words_say("several-meant", line=shown(line), numbers=", ".join(numbers))
    else:
        session.teller.words_say("not-understood", line=shown(line))


# Asking


@command("help")
def help(session: Session, menu: Menu, rest: str) -> bool:
    """`?` alone: the question and its rules, then the commands; `? 3`: the rules of a choice."""
    if rest:
        return why(session, menu, rest)
    session.teller.prompt_help(menu)
    session.teller.say("")
    known = [name for name in COMMANDS if name != "orders" or session.game.title.standing_orders]
    rows = [(session.words("command-" + name), session.words(f"command-{name}.help")) for name in known]
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
    meant = menu.meant(text)
    barred = [choice for choice in meant if choice.refused]
    action = menu.typed(text) or only(barred or meant)
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
    """The whole board; with a name one place and its neighbours."""
    seat = menu.question.seat
    if rest:
        place(session, menu, rest)
        return False
    session.draw(session.board(seat), frozenset(), notes=True)
    session.teller.menu(menu)
    return False


def place(session: Session, menu: Menu, name: str) -> None:
    view, inspect = session.game.view(menu.question.seat), session.game.title.inspect
    found = [sections for id in menu.called(name) if (sections := inspect(view, id))]
    for sections in found:
        session.drawing.draw(sections if len(found) == 1 else sections[:1])
    if not found:
        session.teller.words_say("no-such-place", line=shown(name))


@command("cards", alone=True)
def cards(session: Session, menu: Menu, rest: str) -> bool:
    """What the board shows in short, in full."""
    folded = [section for section in session.board(menu.question.seat) if section.fold]
    session.drawing.draw(folded, unfold=frozenset(section.fold for section in folded))
    if not folded:
        session.teller.words_say("no-cards")
    return False


@command("odds")
def odds(session: Session, menu: Menu, rest: str) -> bool:
    """What the dice can bring; of several choices in short, and `odds 3` one of them in full."""
    found = {number: choice for number, choice in menu.numbered.items() if choice.odds is not None}
    wanted = {number: choice for number, choice in found.items() if rest in ("", str(number))}
    if rest and not wanted and named_choice(menu, rest):
        session.teller.words_say("no-odds-for", number=shown(rest))
    elif rest and not wanted:
        session.teller.words_say("not-understood", line=shown(rest))
    elif not found:
        session.teller.words_say("no-odds")
    elif len(wanted) > 1:
        session.teller.odds_list(menu, wanted)
    for choice in wanted.values() if len(wanted) == 1 else ():
        session.teller.say(menu.text(choice))
        session.teller.odds(choice.odds)
    return False


@command("log")
def log(session: Session, menu: Menu, rest: str) -> bool:
    """The last lines; `log all` the whole, `log 50` so many."""
    entries = session.game.log_for(menu.question.seat)
    everything = normal(rest) in ("all", normal(session.words("all")))
    counted = rest.isdecimal() and len(rest) < 6
    if rest and not everything and not counted:
        session.teller.words_say("not-understood", line=shown(rest))
        return False
    number = int(rest) if counted else LOG_LINES
    session.teller.log(entries if everything else entries[max(0, len(entries) - number) :])
    return False


# Standing orders


@command("orders")
def orders(session: Session, menu: Menu, rest: str) -> bool:
    """At any prompt: alone what the seat may order, with a number or in words one order is given."""
    question = session.game.orders(menu.question.seat)
    if question is None:
        session.teller.say(session.words.of(Msg("refusal-no-orders")))
        return False
    offered = Menu(question, session.words, whole=True)
    if not rest:
        session.teller.question(offered)
        session.teller.marks(offered)
        session.teller.words_say("orders-hint", "dim")
        return False
    meant = numbered_order if rest.isdecimal() else action_meant
    action = meant(session, offered, rest)
    return action is not None and give_order(session, menu, offered, action)


def numbered_order(session: Session, offered: Menu, number: str) -> list[Any] | None:
    choice = named_choice(offered, number)
    if choice is None:
        no_such_number(session, offered, number)
    return choice.action if choice else None


def give_order(session: Session, menu: Menu, offered: Menu, action: list[Any]) -> bool:
    """Give it and keep the game; True if the order has answered what was asked."""
    game, refusal = session.game, offered.question.explain(action)[1]
    if refusal:
        session.teller.refusal("", refusal)
        return False
    given = next(choice for choice in offered.numbered.values() if choice.action == action)
    said = offered.text(given)
    game.order(action, offered.question.seat)
    session.keep()
    session.teller.words_say("ordered", order=said)
    return game.over or game.state.frames[-1] is not menu.question.frame


# Going back, keeping, leaving


@command("undo", alone=True)
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
    session.keeper.close()
    session.set_up(game, keeping.new_file(game.title.id))
    session.keep()
    session.teller.file_say("loaded", str(path))
    return True


@command("quit", alone=True)
def quit(session: Session, menu: Menu, rest: str) -> bool:
    raise Leave
