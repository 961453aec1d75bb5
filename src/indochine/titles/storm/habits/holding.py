"""How safe the French are where they stand: threats, the strength of garrisons, where more are needed."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits
from indochine.titles.storm.book import AREAS, FR, VM
from indochine.titles.storm.habits.lay import Lay, power
from indochine.titles.storm.state import Storm

READY: Final = [0.45, 0.6, 0.8, 1.0]  # what a stack counts for by the trench it stands in
BEHIND: Final = 0.2  # what firepower in the second line counts for
LIGHTLY: Final = 0.2  # how much of its worth any other area loses if its garrison leaves
MOVED: Final = 2  # points that a unit that has just moved adds to a garrison (8.4: it is spent)


def hold(strength: float, danger: float) -> float:
    """The chance that a garrison of so many points stands against such a threat for a turn or two."""
    ratio = (strength + 1.5) / (danger + 2.0)
    return ratio * ratio / (ratio * ratio + 0.5)


def strength(s: Storm, area: int, apart: int = 0) -> int:
    """8.4: damage points to wipe the French of an area out, leaving some units apart."""
    units = s.here[area] & s.book.side_set[FR] & ~apart
    return 3 * units.bit_count() - (units & s.spent).bit_count()


class Threats:
    """The damage that the Viet Minh around an area could do to it in a turn."""

    def __init__(self, lay: Lay, s: Storm) -> None:
        self.lay = lay
        self.next_to: list[float] = [0.0] * AREAS
        self.behind: list[float] = [0.0] * AREAS
        ours = s.book.side_set[VM]
        for area in bits(s.occupied[VM]):
            units = s.here[area] & ours
            self.next_to[area] = READY[s.trench(area)] * power(lay, units)
            self.behind[area] = BEHIND * units.bit_count()

    def on(self, area: int) -> float:
        total, next_to, behind = self.next_to[area], self.next_to, self.behind
        for origin in self.lay.near[area]:
            total += next_to[origin]
        for origin in self.lay.rings[area]:
            total += behind[origin]
        return total


class Needs:
    """For every area the French may want to hold: how strong, how threatened, how much room."""

    def __init__(self, lay: Lay, s: Storm, apart: int = 0) -> None:
        self.lay = lay
        self.strength: list[int] = [0] * AREAS
        self.danger: list[float] = [0.0] * AREAS
        self.room: list[int] = [0] * AREAS
        self.known: dict[int, float] = {}  # gains that have been asked for, by area and points
        french, threats = s.book.side_set[FR], Threats(lay, s)
        for area in lay.goals:
            self.strength[area] = strength(s, area, apart)
            self.danger[area] = threats.on(area)
            self.room[area] = s.book.stacking - (s.here[area] & french & ~apart).bit_count()

    def gain(self, area: int, points: int) -> float:
        """What so many points more are worth in an area."""
        found = self.known.get(area << 8 | points)
        if found is None:
            before, danger = self.strength[area], self.danger[area]
            found = self.lay.keep[area] * (hold(before + points, danger) - hold(before, danger))
            self.known[area << 8 | points] = found
        return found

    def price(self, area: int, units: int, each: int = 3) -> float:
        """What a garrison loses with so many fresh units, or with a point of each."""
        if not self.lay.book.victory >> area & 1:
            return self.lay.keep[area] * LIGHTLY
        before, danger = self.strength[area], self.danger[area]
        return self.lay.keep[area] * (hold(before, danger) - hold(before - each * units, danger))

    def arrival(self, area: int, units: int, each: int) -> float:
        """What units that come in are worth there, as far as there is room."""
        number = min(units, self.room[area])
        return self.gain(area, each * number) if number > 0 else 0.0
