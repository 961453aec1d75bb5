"""8.1.3, 8.2, 8.3.3: modifiers of a maneuver roll besides support; assaults share some of them."""

from __future__ import annotations

from indochine.kernel.events import Tally
from indochine.titles.silver_bayonet.book import UNCOORDINATED
from indochine.titles.silver_bayonet.rules.ch02_losses import alive
from indochine.titles.silver_bayonet.rules.ch07_coordination import leaders_beside
from indochine.titles.silver_bayonet.rules.ch08_table import ignores_ground
from indochine.titles.silver_bayonet.state import FATIGUED, Bayonet


def maneuver_modifiers(
    s: Bayonet, side: int, target: int, units: tuple[int, ...], defenders: tuple[int, ...], coordination: int
) -> Tally:
    """8.2.1, 8.2.2, 8.3.3: all that does not come from support."""
    worth, tally = s.book.worth, Tally()
    if not ignores_ground(s, side):
        tally.plus(s.sheet.maneuver[target], "terrain", "4.2.2c")
        tally.plus(river_modifier(s, target, units), "river", "4.2.1.1")
    if coordination != UNCOORDINATED:
        tally.plus(hexes_modifier(s, hexes_of(s, units), "maneuver"), "several-hexes", "8.1.3")
    if any([s.has(unit, FATIGUED) for unit in defenders]):
        tally.plus(worth["maneuver:fatigued"], "fatigued-defender", "2.6.5")
    if s.sheet.is_open[target] and any([s.book.armoured[unit] for unit in units]):
        tally.plus(worth["maneuver:armour"], "armour", "12.2")
    tally.plus(-command(s, units), "leader", "12.1b")
    return tally.plus(command(s, defenders), "their-leader", "12.1b")


def river_modifier(s: Bayonet, target: int, units: tuple[int, ...]) -> int:
    """4.2.1.1: only if every attacker crosses a river."""
    return int(bool(units) and all([s.sheet.crosses_river(s.at[unit], target) for unit in units]))


def hexes_of(s: Bayonet, units: tuple[int, ...]) -> int:
    """8.1.3, 9.2.3: how many hexes they attack from."""
    return len({s.at[unit] for unit in units})


def hexes_modifier(s: Bayonet, hexes: int, combat: str) -> int:
    """8.1.3, 9.2.3: for an attack from three hexes, and from five."""
    if hexes >= 5:
        return s.book.worth[combat + ":five-hexes"]
    return s.book.worth[combat + ":three-hexes"] if hexes >= 3 else 0


def command(s: Bayonet, units: tuple[int, ...]) -> int:
    """12.1b, ruling 42: the command value of a leader with these units."""
    return sum([s.book.command[leader] for leader in leaders_beside(s, alive(s, units))])
