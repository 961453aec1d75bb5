"""Somebody at a terminal before a table: what they are shown and told, and what they have seen already."""

from __future__ import annotations

from rich.console import Console

from indochine.cli.terminal.drawing import Drawing, changed_rows, rows_about
from indochine.cli.terminal.keyboard import Keyboard
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.obeying import Commands
from indochine.cli.terminal.table import Table, winner_at
from indochine.cli.terminal.telling import Teller
from indochine.cli.terminal.words import Words
from indochine.kernel.tableau import Cell, Section
from indochine.kernel.text import Msg

REDRAW = 6  # rows that may change before the board is drawn again by itself
LOW = 45  # lines of a screen that a whole board and a question do not fit on
LAST_LINES = 12  # of the log, for somebody who comes back


class Sitting:
    """The same for a game in this process and for one on a server."""

    commands: Commands
    table: Table

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.keyboard = Keyboard(console)
        self.language = language

    def sit_down(self, table: Table, viewers: tuple[str, ...], begun: bool) -> None:
        """At a table, be it new or one that somebody comes back to."""
        self.table = table
        self.words = Words(self.language, table.title)
        self.drawing = Drawing(self.console, self.words, table.title.seats)
        self.teller = Teller(self.console, self.words)
        self.drawn: list[Section] | None = None
        self.queue: list[str] = []
        self.asked: Menu | None = None  # the last menu that was printed
        self.explained: set[str] = set()  # who has seen the legend
        self.read: dict[str, set[Cell]] = {seat: set() for seat in viewers}  # cards shown in full
        self.seen = dict.fromkeys(viewers, max(0, table.told - LAST_LINES) if begun else 0)

    def keep(self) -> None:
        """What has just been played must not get lost."""
        raise NotImplementedError

    def tell_news(self, seat: str) -> None:
        """All that happened since this person last looked."""
        since = min(self.seen[seat], self.table.told)
        self.teller.log(self.table.log_for(seat, since))
        self.seen[seat] = self.table.told

    def show(self, seat: str, menu: Menu) -> None:
        """The board if much has changed on it, the cards if the question is about them, and the menu.

        Where a board fills the whole screen, a question about certain places shows those alone.
        """
        board = self.board(seat)
        redraw = self.drawn is None or changed_rows(self.drawn, board) >= REDRAW
        unfold = self.unread(seat, [section for section in board if section.fold in menu.domains()])
        low = redraw and self.console.height < LOW and seat in self.explained
        rows = rows_about(board, self.places(seat, menu)) if low else []
        if rows:
            hands = [s for s in board if s.fold in menu.domains()]
            self.drawing.draw(rows + hands, unfold=unfold)
        elif redraw:
            self.draw(board, unfold=unfold, notes=seat not in self.explained)
        else:
            self.drawing.draw([s for s in board if s.fold in menu.domains()], unfold=unfold)
        self.teller.menu(menu)
        self.asked = menu
        if seat not in self.explained:
            self.teller.words_say("help-hint", "dim")
        self.explained.add(seat)

    def unread(self, seat: str, sections: list[Section]) -> frozenset[str]:
        """Which folded sections hold something that this person has not read in full yet."""
        told = {section.fold: {row[-1] for row in section.rows} for section in sections}
        new = frozenset(fold for fold, cells in told.items() if cells - self.read[seat])
        self.read[seat] = self.read[seat].union(*told.values())
        return new

    def places(self, seat: str, menu: Menu) -> list[Msg]:
        """The places of the board that a question is about."""
        view, context = self.table.view(seat), menu.question.context()
        named = [(context.get(name + "_id"), value) for name, value in context.items()]
        inspect = self.table.title.inspect
        return [place for id, place in named if isinstance(id, str) and inspect(view, id)]

    def board(self, seat: str) -> list[Section]:
        return self.table.title.tableau(self.table.view(seat))

    def draw(self, board: list[Section], unfold: frozenset[str], notes: bool) -> None:
        self.console.print()
        self.drawing.draw(board, notes, unfold)
        self.drawn = board

    def tell_end(self, seat: str) -> None:
        """Game over: the last events, the board, the result."""
        self.tell_news(seat)
        self.draw(self.board(seat), frozenset(), notes=False)
        winner = winner_at(self.table)
        self.teller.game_over(self.table, self.words.of(winner) if winner else "")
