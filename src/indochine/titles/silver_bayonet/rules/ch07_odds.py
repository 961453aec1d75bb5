"""What the die of coordination brings, and that of Broken Arrow."""

from __future__ import annotations

from typing import Final

from indochine.kernel.odds import Chances, Note, Odds, add
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet.book import COORDINATION, FULL, BayonetBook
from indochine.titles.silver_bayonet.rules.ch02_odds import TEN
from indochine.titles.silver_bayonet.rules.ch07_coordination import AUTOMATIC, result_of

RESULTS: Final = ("full", "unsupported", "uncoordinated", "frontal")  # in the order of the book


def coordination_odds(book: BayonetBook, value: int) -> Odds:
    """7.4: how well an attack is coordinated."""
    chances: Chances = {}
    for die, chance in TEN:
        found = result_of(book, die, value)
        add(chances, tuple([int(result == found) for result in range(len(COORDINATION))]), chance)
    note = Note(Msg("odds-note-coordination"), "7.4.1")
    return Odds("odds-line-coordination", RESULTS, chances, {"value": value}, {}, [note], RESULTS)


def coordinated_share(book: BayonetBook, value: int) -> float:
    """The chance that an attack is fully coordinated."""
    if value == AUTOMATIC:
        return 1.0
    return sum([chance for die, chance in TEN if result_of(book, die, value) == FULL])


def arrow_odds(book: BayonetBook) -> Odds:
    """12.1.1a, ruling 43: air points for one combat."""
    chances: Chances = {}
    for die, chance in TEN:
        add(chances, (book.tables.broken_arrow.by_die[die - 1],), chance)
    note = Note(Msg("odds-note-arrow"), "12.1.1a")
    return Odds("odds-line-arrow", ("points",), chances, {}, {}, [note])
