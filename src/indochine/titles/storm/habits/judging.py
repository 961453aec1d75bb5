"""How a position stands: for each victory area the chance that it is the Viet Minh's at the end, from who
stands in it and around it; what the nine chances together are worth, and who is fresh to use them.

The figures were fitted to what became of positions of games between planners: those of an area to 26,000,
those of the whole to 115,000.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from indochine.kernel.bitsets import bits
from indochine.titles.storm.book import AREAS, FR, VM
from indochine.titles.storm.habits.lay import Lay, power
from indochine.titles.storm.state import Storm

# All nine areas: how far the number to expect is above the number needed.
SURENESS: Final = 2.06  # in standard deviations
HASTE: Final = -1.52  # less of it, the more turns are left
A_CARD: Final = 0.09  # each card in the hand of the Viet Minh
DOUBT: Final = 0.15  # variance that no board shows

# By turn: what the Viet Minh are ahead anyway. Until reinforcements have come, the board does not show them.
START: Final = [4.5, 4.5, 4.63, 2.81, 3.04, 2.65, 1.73, -0.41, -1.18]

TIRED: Final = 0.4  # what spent units count for on the last turn
LOGS: Final = [log(1 + n) for n in range(64)]


class Weighing:
    """The figures of one turn: between those of the last turn and those of the first."""

    def __init__(self, turn: int, turns: int) -> None:
        left = (turns - turn) / max(1, turns - 1)
        self.left: float = left  # share of the turns after this one
        self.tired: float = TIRED if left == 0 else 1.0
        # A French area: the log odds that it falls.
        self.falls: float = mixed(left, -0.42, 2.52)
        self.fresh: float = mixed(left, -0.08, -0.06)  # each French unit in it
        self.spent: float = mixed(left, -0.13, -0.05)
        self.strength: float = mixed(left, -0.44, -0.1)  # the logarithm of the points that wipe them out
        self.ready: float = mixed(left, 0.16, 0.13)  # firepower next to it, in trenches deep enough
        self.unready: float = mixed(left, 0.09, 0.13)
        self.trenches: float = mixed(left, 0.09, 0.28)  # each level of the other trenches
        self.helpers: float = mixed(left, -0.04, -0.09)  # each French unit next to it
        self.behind: float = mixed(left, 0.0, 0.08)  # firepower in the second ring
        self.reserve: float = mixed(left, -0.01, -0.12)  # French units there
        # A Viet Minh area: the log odds that it stays so.
        self.stays: float = mixed(left, 2.73, 1.11)
        self.guard: float = mixed(left, 0.18, 0.05)  # each unit in it
        self.support: float = mixed(left, 0.09, 0.09)  # firepower next to it
        self.besiegers: float = mixed(left, -0.12, -0.05)  # each French unit next to it
        self.intruders: float = mixed(left, -0.25, -0.1)  # or in it
        self.returning: float = mixed(left, -0.09, -0.04)  # or in the second ring
        # All nine.
        self.start: float = START[min(turn, len(START) - 1)]
        self.masses: float = mixed(left, 0.026, 0.069)  # each unit that the Viet Minh have more
        self.french: float = mixed(left, -0.037, -0.132)  # each French unit
        self.fresh_french: float = mixed(left, -0.094, 0.009)
        self.fresh_viet_minh: float = mixed(left, 0.039, 0.006)


def mixed(left: float, last: float, first: float) -> float:
    return last + (first - last) * left


class Judge:
    """Weighs positions; what follows from the map and the turn is worked out once."""

    def __init__(self, lay: Lay) -> None:
        self.lay = lay
        turns = lay.book.turns
        self.weighings: list[Weighing] = [Weighing(turn, turns) for turn in range(turns + 1)]

    def lead(self, s: Storm) -> float:
        """By how much the Viet Minh are ahead, as the logarithm of the odds."""
        weighing = self.weighings[s.turn]
        fire, french = self.look(s, weighing.tired)
        expected, variance = 0.0, DOUBT
        for area in self.lay.goals:
            if s.held >> area & 1:
                odds = self.stays(s, area, weighing, fire, french)
            else:
                odds = self.falls(s, area, weighing, fire, french)
            chance = 1.0 / (1.0 + exp(-odds))
            expected += chance
            variance += chance * (1.0 - chance)
        over = expected - s.needed + 0.5
        sure = over * (SURENESS / sqrt(variance) + HASTE * weighing.left)
        return weighing.start + sure + self.numbers(s, weighing) + A_CARD * s.hands[VM].bit_count()

    def look(self, s: Storm, tired: float) -> tuple[list[float], list[int]]:
        """By area the Viet Minh firepower and the number of French units."""
        fire, french = [0.0] * AREAS, [0] * AREAS
        ours, theirs = s.book.side_set[VM], s.book.side_set[FR]
        for area in bits(s.occupied[VM]):
            units = s.here[area] & ours
            fire[area] = power(self.lay, units & ~s.spent) + tired * power(self.lay, units & s.spent)
        for area in bits(s.occupied[FR]):
            french[area] = (s.here[area] & theirs).bit_count()
        return fire, french

    def numbers(self, s: Storm, w: Weighing) -> float:
        """How many stand on the board, and how many of them can still act in this turn."""
        on_board = 0
        for area in bits(s.occupied[VM] | s.occupied[FR]):
            on_board |= s.here[area]
        ours, theirs = on_board & s.book.side_set[VM], on_board & s.book.side_set[FR]
        french = theirs.bit_count()
        worth = w.masses * (ours.bit_count() - french) + w.french * french
        worth += w.fresh_viet_minh * (ours & ~s.spent).bit_count()
        return worth + w.fresh_french * (theirs & ~s.spent).bit_count()

    def falls(self, s: Storm, area: int, w: Weighing, fire: list[float], french: list[int]) -> float:
        spent = (s.here[area] & s.book.side_set[FR] & s.spent).bit_count()
        fresh = french[area] - spent
        odds = w.falls + w.fresh * fresh + w.spent * spent + w.strength * LOGS[3 * fresh + 2 * spent]
        for origin in self.lay.near[area]:
            odds += w.helpers * french[origin]
            if fire[origin]:
                level = s.trench(origin)
                odds += (
                    w.ready * fire[origin] if level >= 3 else w.unready * fire[origin] + w.trenches * level
                )
        for origin in self.lay.rings[area]:
            odds += w.behind * fire[origin] + w.reserve * french[origin]
        return odds

    def stays(self, s: Storm, area: int, w: Weighing, fire: list[float], french: list[int]) -> float:
        odds = w.stays + w.guard * s.count(area, VM) + w.intruders * french[area]
        for origin in self.lay.near[area]:
            odds += w.support * fire[origin] + w.besiegers * french[origin]
        for origin in self.lay.rings[area]:
            odds += w.returning * french[origin]
        return odds
