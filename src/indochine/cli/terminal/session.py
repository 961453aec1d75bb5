"""One game at the terminal: ask, carry out, tell, keep; until it is over or everybody goes home."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from indochine import Game
from indochine.cli.terminal.commands import LOCAL
from indochine.cli.terminal.keeping import Keeper, new_file
from indochine.cli.terminal.keyboard import Leave
from indochine.cli.terminal.locking import Lock
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.obeying import obey
from indochine.cli.terminal.seating import Seating
from indochine.cli.terminal.sitting import Sitting
from indochine.cli.terminal.table import LocalTable


class Session(Sitting):
    """A game in this process, the people at it, and the file that it is kept in."""

    commands = LOCAL

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
        super().__init__(console, language)
        self.pack = pack
        self.seating = seating
        self.set_up(game, file or new_file(game.title.id), lock)

    def set_up(self, game: Game, file: Path, lock: Lock | None = None) -> None:
        """Sit down to a game, be it new, loaded or resumed."""
        self.game = game
        self.sit_down(LocalTable(game), game.seats, begun=game.entries is not None)
        pack = {"pack": str(self.pack.resolve())} if self.pack else {}
        self.keeper = Keeper(file, self.seating.json() | pack, lock)
        self.at_keyboard: str | None = None

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
        with self.console.status(self.words("bot-thinks")):
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
        prompt = f"{self.words.of(self.table.side_name(seat))}>"
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
            self.keyboard.line(self.words("pass-keyboard", side=self.table.side_name(seat)))
            self.keyboard.clear()

    # The end

    def finish(self) -> None:
        """The result, and where the record lies."""
        self.keep()
        self.tell_end(self.at_keyboard or (self.seating.people or list(self.game.seats))[0])
        self.teller.file_say("record-lies", str(self.keeper.path))
        if self.seating.bots:
            self.teller.words_say("reasons-hint", "dim")
