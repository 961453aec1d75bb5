"""A seat on a server, or a spectator's chair, at the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from indochine import IllegalAction
from indochine.cli.remote.asked import Nothing, OtherVersion
from indochine.cli.remote.commands import REMOTE
from indochine.cli.remote.connection import PATIENCE, Connection, Declined, Unreachable
from indochine.cli.remote.inbox import Inbox
from indochine.cli.remote.reporting import Reporter
from indochine.cli.remote.stream import Stream
from indochine.cli.remote.table import RemoteTable
from indochine.cli.terminal.keyboard import Leave, shown
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.obeying import obey
from indochine.cli.terminal.sitting import Sitting
from indochine.kernel.game import SPECTATOR


class Overtaken(Exception):
    """What was asked is no longer the question: somebody has decided, gone back or given up."""


class RemoteSession(Sitting):
    """Asks when the server asks this seat, and tells what happens as it happens."""

    commands = REMOTE
    table: RemoteTable

    def __init__(self, connection: Connection, table: RemoteTable, console: Console, language: str) -> None:
        super().__init__(console, language)
        self.connection = connection
        self.sit_down(table, (*table.seats, SPECTATOR), begun=table.told > 0)
        self.reporter = Reporter(self.teller, table)
        self.ended = False  # whether the result has been told
        self.prompted = False  # whether the cursor stands behind a prompt
        connection.patience = PATIENCE
        connection.on_wait = lambda: self.teller.words_say("connect-waiting", "dim")
        self.stream = Stream(connection, table.inbox)
        self.stream.last = str(table.state["number"])

    @property
    def inbox(self) -> Inbox:
        return self.table.inbox

    @property
    def you(self) -> str:
        return self.table.you

    def run(self) -> None:
        """Until the player leaves or the link no longer opens the seat; the server keeps the game."""
        self.stream.start()
        try:
            self.reporter.welcome()
            while not self.reporter.closed:
                self.turn()
        except (Leave, KeyboardInterrupt):
            self.teller.file_say("connect-goodbye", self.connection.address.link)
        finally:
            self.stream.stopped.set()
            self.connection.close()

    # One question, or one wait

    def turn(self) -> None:
        """Put the question to the player, or tell what is waited for, until the game stands differently."""
        self.tell_news(self.you)
        if self.table.over and not self.ended:
            self.ended = True
            self.tell_end(self.you)
            self.reporter.after_the_end()
        menu = Menu(self.table.question, self.words)
        if not self.queue:
            self.put(menu)
        try:
            while not self.carry_out(menu, self.next_line(menu)):
                pass
        except Overtaken:
            self.queue = []

    def put(self, menu: Menu) -> None:
        if not isinstance(menu.question, Nothing):
            self.guarded(self.show, self.you, menu)
            return
        if self.drawn is None:
            self.draw(self.board(self.you), frozenset(), notes=True)
        self.teller.say(self.words.of(menu.question.msg), "dim")
        self.asked = menu

    def carry_out(self, menu: Menu, line: str) -> bool:
        return bool(self.guarded(obey, self, menu, line))

    def guarded(self, deed: Any, *args: Any) -> Any:
        """Do something; what the server refuses or does not answer is told, and the game goes on."""
        try:
            return deed(*args)
        except IllegalAction as problem:
            self.teller.refusal("", problem.refusal)
        except OtherVersion:
            self.teller.words_say("connect-other-version", "bold")
        except (Declined, Unreachable) as problem:
            self.teller.say(str(problem), "bold")
        self.queue = []
        return None

    def keep(self) -> None:
        """The server has it on its disk already."""

    # Lines and news

    def next_line(self, menu: Menu) -> str:
        """The next line that is typed; news is told as it comes. Overtaken if it makes the question void."""
        while self.table.hear(timeout=0):
            pass
        self.check(menu)
        if self.queue:
            return self.queue.pop(0)
        self.show_prompt()
        while not self.inbox.lines or self.holds(menu):
            if self.hear_one(menu):
                self.show_prompt()
        return self.taken_line() or self.next_line(menu)

    def holds(self, menu: Menu) -> bool:
        """Lines of a file answer questions, so they wait for one; what is typed is carried out at once."""
        waits = isinstance(menu.question, Nothing) and not self.only_looks()
        return waits and not self.inbox.typing and self.inbox.lines[0] is not None

    def any_line(self) -> str:
        """The answer to a question of the terminal itself."""
        self.show_prompt()
        while not self.inbox.lines:
            self.table.hear(timeout=1.0)
        return self.taken_line()

    def taken_line(self) -> str:
        """The oldest line that was typed; Leave if there will be no more."""
        self.prompted = False
        line = self.inbox.lines.popleft()
        if line is None:
            self.console.print()
            raise Leave
        if not self.inbox.typing:  # so that the transcript reads well
            self.console.print(f"{self.prompt()} {shown(line)}", markup=False)
        return line

    def only_looks(self) -> bool:
        return self.you == SPECTATOR or self.table.over or bool(self.table.read_only)

    def hear_one(self, menu: Menu) -> bool:
        """Wait a moment for news; True if there was some."""
        heard = self.table.hear(timeout=1.0)
        if heard:
            self.check(menu)
        return heard

    def check(self, menu: Menu) -> None:
        """Tell what has come, and whether the question still stands."""
        if self.table.news:
            if self.prompted:
                self.console.print()  # news begin on a line of their own
            self.prompted = False
            self.tell_news(self.you)
        if self.reporter.closed or not self.table.still_asks(menu.question):
            raise Overtaken

    def prompt(self) -> str:
        you = self.you
        return f"{self.words('spectator') if you == SPECTATOR else self.words.of(self.table.side_name(you))}>"

    def show_prompt(self) -> None:
        if not self.inbox.typing:
            return
        self.console.print(shown(self.prompt()), end=" ", markup=False)
        self.console.file.flush()
        self.prompted = True

    def tell_news(self, seat: str) -> None:
        """The log since this person last looked, also where it was rewritten; then what people did."""
        self.seen[seat] = min(self.seen[seat], self.table.rewritten)
        super().tell_news(seat)
        self.table.rewritten = self.table.told
        self.reporter.report()
