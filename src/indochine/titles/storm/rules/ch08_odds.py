"""What two dice can bring, exactly: damage points with their chances, and the chance to clear the area."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.events import Tally
from indochine.titles.storm.book import FLIP_AND_RETREAT, RETREAT
from indochine.titles.storm.rules.ch08_damage import full_price
from indochine.titles.storm.state import Storm

THROWS: Final = [(total, 6 - abs(7 - total)) for total in range(2, 13)]  # of 36


class AttackOdds:
    """Chances of each number of damage points; `cleared` is the chance that no target can stay."""

    def __init__(self, attack: Tally, defence: Tally, chances: dict[int, float], certain: int) -> None:
        self.attack = attack
        self.defence = defence
        self.chances = chances
        self.certain = certain  # damage points from which the area is sure to be cleared

    @property
    def expected(self) -> float:
        return sum(points * chance for points, chance in self.chances.items())

    @property
    def cleared(self) -> float:
        return sum((chance for points, chance in self.chances.items() if points >= self.certain), 0.0)

    def json(self) -> dict[str, Any]:
        return {
            "attack": self.attack.total,
            "defence": self.defence.total,
            "expected": {"damage": self.expected},
            "cleared": self.cleared,
            "sums": {"attack": self.attack.json(), "defence": self.defence.json()},
            "columns": ["damage"],
            "chances": [[points, chance] for points, chance in sorted(self.chances.items())],
        }


def clearing_points(s: Storm, targets: int, by_firer: bool = False, retreats: bool = True) -> int:
    """10.0x6: so many points force every target out: all but one eliminated, the last one flipped away.

    The owner keeps a unit there as long as he can: of 8 points three fresh units take 3, 3 and 2. A firer who
    allots (8.4a) drives each out as cheaply as he can; without retreats (card:fr-20) all must be eliminated.
    """
    fresh, spent = (targets & ~s.spent).bit_count(), (targets & s.spent).bit_count()
    costs = s.book.costs
    everything = full_price(costs, fresh, spent)
    if not retreats:
        return everything
    if by_firer:
        return fresh * costs[FLIP_AND_RETREAT] + spent * costs[RETREAT]
    return max(0, everything - 1)


def attack_odds(attack: Tally, defence: Tally, certain: int) -> AttackOdds:
    """8.3: every total of two dice with its chance, as damage points."""
    chances: dict[int, float] = {}
    for total, ways in THROWS:
        points = max(0, total + attack.total - defence.total)
        chances[points] = chances.get(points, 0.0) + ways / 36
    return AttackOdds(attack, defence, chances, certain)
