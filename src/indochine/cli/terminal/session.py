"""One game at the terminal: ask, carry out, tell, keep; until it is over or everybody goes home."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from indochine import Game
from indochine.cli.terminal.commands import obey
from indochine.cli.terminal.drawing import Drawing, changed_rows, rows_about
from indochine.cli.terminal.keeping import Keeper, new_file
from indochine.cli.terminal.keyboard import Keyboard, Leave
from indochine.cli.terminal.locking import Lock
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.seating import Seating, side_of, winner_of
from indochine.cli.terminal.telling import Teller
from indochine.cli.terminal.words import Words
from indochine.kernel.tableau import Cell, Section
from indochine.kernel.text import Msg

REDRAW = 6  # rows that may change before the board is drawn again by itself
LOW = 45  # lines of a screen that a whole board and a question do not fit on
LAST_LINES = 12  # of the log, for somebody who comes back


class Session:
    """A game, the people at it, and what each of them has already seen."""

    def __init__(
        self,
        game: Game,
        seating: Seating,
        console: Console,
        language: str,
        pack: Path | None = None,
        file: Path | None = None,
        lock: Lock | None = None,
    ) -> None:
        """A game to play; `file` is where it is kept already, with the lock that this window has on it."""
        self.console = console
        self.keyboard = Keyboard(console)
        self.language = language
        self.pack = pack
        self.seating = seating
        self.set_up(game, file or new_file(game.title.id), lock)

    def set_up(self, game: Game, file: Path, lock: Lock | None = None) -> None:
        """Sit down to a game, be it new, loaded or resumed."""
        self.game = game
        self.words = Words(self.language, game.title)
        self.drawing = Drawing(self.console, self.words, game.title.seats)
        self.teller = Teller(self.console, self.words)
        pack = {"pack": str(self.pack.resolve())} if self.pack else {}
        self.keeper = Keeper(file, self.seating.json() | pack, lock)
        self.at_keyboard: str | None = None
        self.drawn: list[Section] | None = None
        self.queue: list[str] = []
        self.asked: Menu | None = None  # the last menu that was printed
        self.explained: set[str] = set()  # who has seen the legend
        self.read: dict[str, set[Cell]] = {seat: set() for seat in game.seats}  # cards shown in full
        self.seen = dict.fromkeys(game.seats, max(0, self.told() - LAST_LINES) if game.entries else 0)

    def run(self) -> None:
        """Play to the end, or until somebody leaves; whatever happens, the game is kept."""
        self.keep()
        try:
            while not self.game.over:
                if self.game.seat in self.seating.bots:
                    self.let_bots_play()
                else:
                    self.ask()
            self.finish()
        except (Leave, KeyboardInterrupt):
            self.teller.file_say("goodbye", self.keeper.path.stem)
        finally:
            self.keeper.close()

    def let_bots_play(self) -> None:
        while self.game.seat in self.seating.bots:
            self.seating.decide(self.game)
        self.keep()

    def keep(self) -> None:
        try:
            self.keeper.keep(self.game)
        except OSError as problem:
            self.teller.words_say("cannot-keep", "bold", file=str(self.keeper.path), problem=str(problem))

    # One decision

    def ask(self) -> None:
        """Put the question on top to the person whose it is, and carry out what they answer."""
        seat = str(self.game.seat)
        self.hand_over(seat)
        self.tell_news(seat)
        question = self.game.decision
        assert question is not None
        menu = Menu(question, self.words)
        if not self.queue:
            self.show(seat, menu)
        while not obey(self, menu, self.next_line(seat)):
            pass

    def next_line(self, seat: str) -> str:
        if self.queue:
            return self.queue.pop(0)
        prompt = f"{self.words.of(side_of(self.game, seat))}>"
        while not (line := self.keyboard.line(prompt)):
            pass
        return line

    def hand_over(self, seat: str) -> None:
        """Before another person looks at the screen, what this one could see goes."""
        if seat == self.at_keyboard:
            return
        self.at_keyboard, self.queue = seat, []
        if self.seating.hides:
            self.drawn = None
            self.read[seat] = set()
            self.keyboard.forget()
            self.keyboard.clear()
            self.keyboard.line(self.words("pass-keyboard", side=side_of(self.game, seat)))
            self.keyboard.clear()

    def told(self) -> int:
        """How long the log is."""
        journal = self.game.state.journal
        return journal.length if journal else 0

    def tell_news(self, seat: str) -> None:
        """All that happened since this person last looked."""
        since = min(self.seen[seat], self.told())
        self.teller.log(self.game.log_for(seat, since))
        self.seen[seat] = self.told()

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
        view, context = self.game.view(seat), menu.question.context()
        named = [(context.get(name + "_id"), value) for name, value in context.items()]
        inspect = self.game.title.inspect
        return [place for id, place in named if isinstance(id, str) and inspect(view, id)]

    def board(self, seat: str) -> list[Section]:
        return self.game.title.tableau(self.game.view(seat))

    def draw(self, board: list[Section], unfold: frozenset[str], notes: bool) -> None:
        self.console.print()
        self.drawing.draw(board, notes, unfold)
        self.drawn = board

    # The end

    def finish(self) -> None:
        """Game over: the last events, the board, the result, and where the record lies."""
        seat = self.at_keyboard or (self.seating.people or list(self.game.seats))[0]
        self.keep()
        self.tell_news(seat)
        self.draw(self.board(seat), frozenset(), notes=False)
        winner = winner_of(self.game)
        self.teller.game_over(self.game, self.words.of(winner) if winner else "")
        self.teller.file_say("record-lies", str(self.keeper.path))
