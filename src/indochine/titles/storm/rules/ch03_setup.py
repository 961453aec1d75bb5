"""3.0: setting up: every unit fresh where it is printed, both decks shuffled, turn 1."""

from __future__ import annotations

from indochine.kernel.bitsets import bits
from indochine.titles.storm.book import AREAS, FR, VM
from indochine.titles.storm.state import Step, Storm


class SetUp(Step):
    """3.0: in the order of the book."""

    name = "set-up"
    steps = ("place_units", "shuffle_decks")

    def place_units(self, s: Storm) -> None:
        """3.0b, 13.0a, 2.1.1e: fresh, on the set-up area, the turn track or the Replacement box."""
        book = s.book
        for unit, place in enumerate(book.starts):
            s.here[place] |= 1 << unit
        for area in range(1, AREAS):
            s.settle(area)
        s.lost_now = 0
        for area in bits(book.start_held):
            s.dig(area, book.start_trench)

    def shuffle_decks(self, s: Storm) -> None:
        """2.3, 3.0c: each side's 27 cards are a deck of their own, face down."""
        decks = [s.shuffled(tuple(bits(s.book.deck[side]))) for side in (FR, VM)]
        s.decks = (decks[FR], decks[VM])
