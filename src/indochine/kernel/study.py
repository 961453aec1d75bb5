"""What a title tells the balance desk of itself, so that the desk need know no title."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from indochine.kernel.book import Book
from indochine.kernel.text import Msg


class Ended(NamedTuple):
    """How one game of a study ended."""

    scenario: str
    winner: str | None
    reason: str
    score: dict[str, Any]


class Share(NamedTuple):
    """So many games of so many: shown as a percentage with its interval."""

    games: int
    of: int


class Finding(NamedTuple):
    """A table that answers one question; its first column names the rows, a share is drawn as a bar."""

    id: str
    title: Msg
    columns: tuple[Msg, ...]
    rows: list[tuple[Any, ...]]  # messages, numbers, text and shares
    note: Msg


class Guide:
    """How to read the games of a title, and what its players ask besides what is asked of every title."""

    # Events by which a card takes effect; without any, every open event that names a card counts.
    card_uses: ClassVar[tuple[str, ...]] = ()
    # Families of cards that are dealt only with an option that is off unless chosen.
    cards_with: ClassVar[dict[str, str]] = {}
    # Parts of a position where units lie that are out of the game, and where they are not in it just now.
    gone: ClassVar[tuple[str, ...]] = ("eliminated",)
    waiting: ClassVar[tuple[str, ...]] = ()
    # Parts that name every unit in play; without any, whatever is named anywhere is in play.
    there: ClassVar[tuple[str, ...]] = ()
    # Questions by which units are set up: the game starts after them.
    setting_up: ClassVar[tuple[str, ...]] = ()

    def ending(self, reason: str) -> Msg:
        """How a game ended, in a few words."""
        return Msg("reason-" + reason)

    def findings(self, book: Book, games: list[Ended]) -> list[Finding]:
        """What only this title's players ask."""
        return []
