"""A line typed at a prompt is carried out: numbers, a choice in words, or a command."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from indochine.cli.terminal.keyboard import shown
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.table import Choice
from indochine.cli.terminal.words import Words

if TYPE_CHECKING:
    from indochine.cli.terminal.sitting import Sitting

LAST = "quit"

Command = Callable[[Any, Menu, str], bool]


class Commands:
    """What can be typed besides choices: some commands are for every terminal, some for one kind of it.

    A command is called by its English name, and by the words of `terminal-command-<name>`.
    """

    def __init__(self, shared: Commands | None = None, place: str = "") -> None:
        """In another `place` a command may mean something else: then its help there says so."""
        self.place = place
        self.deeds: dict[str, Command] = dict(shared.deeds) if shared else {}
        self.alone: set[str] = set(shared.alone) if shared else set()

    def command(self, name: str, alone: bool = False) -> Callable[[Command], Command]:
        """One that stands `alone` takes no word behind it."""

        def register(function: Command) -> Command:
            self.deeds[name] = function
            if alone:
                self.alone.add(name)
            return function

        return register

    def names(self) -> list[str]:
        """In the order of the help."""
        return sorted(self.deeds, key=lambda name: name == LAST)

    def help(self, name: str, words: Words) -> str:
        here = words.if_any(f"terminal-command-{name}.{self.place}") if self.place else ""
        return here or words(f"command-{name}.help")

    def known(self, words: Words) -> dict[str, str]:
        own = {word: name for name in self.deeds for word in words("command-" + name).split()}
        return own | {name: name for name in self.deeds}


def obey(session: Sitting, menu: Menu, line: str) -> bool:
    """Carry out one line; True if the game stands differently afterwards."""
    commands, (word, _, rest) = session.commands, line.partition(" ")
    if word.startswith("?"):
        return commands.deeds["help"](session, menu, (word[1:] + " " + rest).strip())
    words = line.replace(",", " ").split()
    if all(w.isdecimal() for w in words):
        return play_numbers(session, menu, words)
    name = commands.known(session.words).get(word.lower())
    if name and not (rest and name in commands.alone) and not menu.typed(line):
        return commands.deeds[name](session, menu, rest.strip())
    return play_words(session, menu, line)


# Playing


def play_numbers(session: Sitting, menu: Menu, numbers: list[str]) -> bool:
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


def no_such_number(session: Sitting, menu: Menu, number: str) -> None:
    if not menu.numbered:
        session.teller.say(session.words.of(menu.question.msg))
        return
    first, last = min(menu.numbered), max(menu.numbered)
    session.teller.words_say("no-such-number", number=shown(number), first=first, last=last)


def stop_line(session: Sitting, menu: Menu, numbers: list[str]) -> None:
    """A line fails half-way: say what of it was not played, and ask what it left unseen."""
    left = [shown(number) for number in numbers + session.queue]
    session.queue = []
    if session.asked is not menu:
        session.teller.words_say("rest-dropped", "dim", rest=" ".join(left), reason="number")
        session.show(menu.question.seat, menu)


def play(session: Sitting, action: list[Any]) -> None:
    """Play and keep. What is left of a line is dropped once dice have fallen or another side decides."""
    table, seat = session.table, str(session.table.seat)
    table.play(action, seat)
    session.keep()
    if session.queue and not table.can_undo:
        reason = "over" if table.over else "side" if table.seat != seat else "chance"
        session.teller.words_say("rest-dropped", "dim", rest=" ".join(session.queue), reason=reason)
        session.queue = []


def play_words(session: Sitting, menu: Menu, line: str) -> bool:
    """A choice in words: its action, or a name that only one choice has."""
    action = action_meant(session, menu, line)
    if action is None:
        return False
    refusal = session.table.explain(action)
    if refusal:
        session.teller.refusal("", refusal)
        return False
    play(session, action)
    return True


def action_meant(session: Sitting, menu: Menu, line: str) -> list[Any] | None:
    """What somebody wants to do, be it allowed or not; says so if that is not clear."""
    meant = menu.meant(line)
    allowed = [choice for choice in meant if not choice.refused]
    action = menu.typed(line) or only(allowed or meant)
    if action is None:
        not_understood(session, menu, line, allowed)
    return action


def only(choices: list[Choice]) -> list[Any] | None:
    return choices[0].action if len(choices) == 1 else None


def not_understood(session: Sitting, menu: Menu, line: str, allowed: list[Choice]) -> None:
    """Nothing is meant by it, or too much: then the numbers to choose from."""
    numbers = [str(number) for number, choice in menu.numbered.items() if choice in allowed]
    if numbers:
        session.teller.words_say("several-meant", line=shown(line), numbers=", ".join(numbers))
    else:
        session.teller.words_say("not-understood", line=shown(line))
