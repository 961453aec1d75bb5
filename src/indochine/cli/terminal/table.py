"""What the terminal needs of a game: the same for one in this process and for one on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from indochine import Game, Refusal, Title
from indochine.kernel.book import Book
from indochine.kernel.choices import Question as GameQuestion
from indochine.kernel.frames import Verb
from indochine.kernel.state import Outcome
from indochine.kernel.text import Msg

if TYPE_CHECKING:
    from indochine.cli.terminal.advising import Advice


class Choice(Protocol):
    """One thing that can be decided; `refused` if a rule forbids it."""

    @property
    def code(self) -> int: ...
    @property
    def verb(self) -> Verb: ...
    @property
    def rules(self) -> tuple[str, ...]: ...
    @property
    def refused(self) -> Refusal | None: ...
    @property
    def action(self) -> list[Any]: ...
    @property
    def msg(self) -> Msg: ...
    @property
    def odds(self) -> Any: ...


class Kind(Protocol):
    """A kind of decision: what can be done in it."""

    @property
    def verbs(self) -> tuple[Verb, ...]: ...


class Question(Protocol):
    """A decision that somebody is asked for, or the standing orders that they may give."""

    @property
    def seat(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def book(self) -> Book: ...
    @property
    def frame(self) -> Kind: ...
    @property
    def msg(self) -> Msg: ...
    @property
    def choices(self) -> list[Any]: ...
    @property
    def refusals(self) -> list[Any]: ...

    def context(self) -> dict[str, Any]: ...
    def explain(self, action: Any) -> tuple[int, Refusal | None]: ...


class Line(Protocol):
    """One line of the log."""

    @property
    def kind(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def msg(self) -> Msg: ...


class Ended(Protocol):
    """A game of which only the end is told."""

    @property
    def title(self) -> Title: ...
    @property
    def outcome(self) -> Outcome | None: ...


class Table(Ended, Protocol):
    """A game as the people at a terminal meet it."""

    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def over(self) -> bool: ...
    @property
    def can_undo(self) -> bool: ...
    @property
    def seat(self) -> str | None:
        """Whose decision it is."""

    @property
    def told(self) -> int:
        """How long the log is."""

    def side_name(self, seat: str) -> Msg: ...
    def view(self, seat: str) -> dict[str, Any]: ...
    def log_for(self, seat: str, since: int = 0) -> Sequence[Line]: ...
    def explain(self, action: list[Any]) -> Refusal | None: ...
    def play(self, action: list[Any], seat: str) -> None: ...
    def orders(self, seat: str) -> Question | None: ...
    def order(self, action: list[Any], seat: str) -> None: ...
    def undo(self) -> None: ...
    def still_asks(self, question: Question) -> bool: ...
    def hint(self) -> Advice: ...


class LocalTable:
    """A game that is played in this process."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.title = game.title
        self.seats = game.seats
        self.view = game.view
        self.log_for = game.log_for
        self.explain = game.explain
        self.play = game.play
        self.orders = game.orders
        self.order = game.order
        self.undo = game.undo

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome

    @property
    def can_undo(self) -> bool:
        return self.game.can_undo

    @property
    def seat(self) -> str | None:
        return self.game.seat

    @property
    def told(self) -> int:
        journal = self.game.state.journal
        return journal.length if journal else 0

    def side_name(self, seat: str) -> Msg:
        """The side that a seat plays now; in the second game of a match the other one."""
        return side_in(self.game, seat)

    def hint(self) -> Advice:
        """What a strong bot would do in the seat that decides."""
        from indochine.cli.terminal.advising import advised  # which needs a menu, and that a table

        return advised(self.game)

    def still_asks(self, question: Question) -> bool:
        """Whether the game waits for this very decision."""
        assert isinstance(question, GameQuestion)
        return not self.over and self.game.state.frames[-1] is question.frame


def side_in(game: Game, seat: str) -> Msg:
    return game.title.side_name(game.state, game.side_of(seat))


def winner_at(table: Table) -> Msg | None:
    """The winner by the side played, or in a match of several games by the side begun with."""
    outcome = table.outcome
    if outcome is None or outcome.winner is None:
        return None
    played = table.side_name(outcome.winner)
    if "games" not in outcome.score:
        return played
    side = table.title.book.domains["side"].msg(table.title.seats.index(outcome.winner))
    return side if side == played else Msg("terminal-began-as", side=side)
