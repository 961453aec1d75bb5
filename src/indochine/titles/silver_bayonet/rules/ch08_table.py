"""8.3: how the table of maneuver combat is read, for the roll and for its odds."""

from __future__ import annotations

from typing import Final

from indochine.kernel.events import Tally
from indochine.titles.silver_bayonet.book import SIDES, UNCOORDINATED, BayonetBook
from indochine.titles.silver_bayonet.state import Bayonet

BARE: Final = 1  # ground that is ignored


def shift_of(book: BayonetBook, difference: int, coordination: int) -> Tally:
    """8.3.1C, 8.3.1D, 7.4.3a: columns to the right, by the lead units and by coordination."""
    tally = Tally().plus(book.charts.shifted(difference), "lead-units", "8.3.1C")
    return tally.plus(-int(coordination == UNCOORDINATED), "uncoordinated", "7.4.3a")


def column_of(book: BayonetBook, attack: int, defence: int, shift: int) -> int:
    """8.3.1B to 8.3.1D, 8.3.2, ruling 25: never off the table, below the first column it is the first."""
    charts = book.charts
    return max(0, min(max(0, charts.odds(attack, defence)) + shift, len(charts.ratios) - 1))


def supported(book: BayonetBook, modifiers: Tally, support: int, their_support: int) -> Tally:
    """10.3.5, 8.3.3: support comes on top of the other modifiers, and all together have a limit."""
    tally, limit = Tally(), book.maneuver_limit
    tally.parts = modifiers.parts[:]
    tally.plus(-support, "support", "10.3.5").plus(their_support, "their-support", "10.3.5")
    return tally.at_most(limit, "limit", "8.3.3").at_least(-limit, "limit", "8.3.3")


def ignores_ground(s: Bayonet, side: int) -> bool:
    """The ambush on the march of scenario 5."""
    rule = s.sheet.march_ambush
    return rule is not None and rule.turn == s.turn and side == SIDES.index(rule.side)


def ground_against(s: Bayonet, side: int, target: int, defenders: tuple[int, ...]) -> int:
    """4.2.3: the value of the ground for those whom a side attacks."""
    return BARE if ignores_ground(s, side) else s.tdv(target, defenders)


def defender_steps(number: int, ground: int, worn: bool) -> int:
    """8.4, 2.6.2, ruling 3: divided by the value of the ground; a step more for those who were worn out."""
    return number // ground + int(worn)
