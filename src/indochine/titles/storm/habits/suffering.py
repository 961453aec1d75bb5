"""8.4: which units take the damage, and how."""

from __future__ import annotations

from indochine.kernel.frames import Decision, first
from indochine.titles.storm.book import (
    ELIMINATE_FRESH,
    ELIMINATE_SPENT,
    FLIP,
    FLIP_AND_RETREAT,
    FR,
    RETREAT,
    VM,
)
from indochine.titles.storm.cards.french import MinedUnit, RerollDie
from indochine.titles.storm.cards.mine_shaft import STAY, Withdraw
from indochine.titles.storm.cards.viet_minh import RatsBite
from indochine.titles.storm.habits.assaulting import cheapness
from indochine.titles.storm.habits.lay import Lay, is_vital, to_clear
from indochine.titles.storm.rules.ch08_damage import AllotDamage, Damage
from indochine.titles.storm.rules.ch08_retreat import refuges
from indochine.titles.storm.state import Storm


def allot_damage(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, AllotDamage)
    damage = frame.damage(s)
    owner = FR if damage.targets & s.book.side_set[FR] else VM
    if owner != frame.side:
        return [inflicted(lay, s, damage, code) for code in s.legal]
    results = own_results(lay, s, damage, owner)
    return [results[code & 15] * cheapness(lay, first(code)) for code in s.legal]


def own_results(lay: Lay, s: Storm, damage: Damage, owner: int) -> list[float]:
    """Flips first; then those are lost who must be for the area to stay ours, the others go."""
    fresh, spent = damage.faces(s)
    units = fresh | spent
    number, points = units.bit_count(), damage.points
    found = [0.0] * 5
    found[FLIP] = 20.0
    after = points - fresh.bit_count()  # for those who are spent, once everybody is flipped
    refuge = bool(refuges(s, units.bit_length() - 1, damage.area, 1 << damage.area))
    stands = is_vital(lay, s, damage.area, owner) and points < to_clear(s, units)
    dies = stands and number - after < 2
    found[RETREAT] = (0.3 if dies else 4.0) if refuge else 0.1
    found[FLIP_AND_RETREAT] = (0.1 if stands else 2.0) if refuge else 0.05
    found[ELIMINATE_SPENT] = 4.0 if dies or not refuge else 0.2
    found[ELIMINATE_FRESH] = 0.5 if dies else 0.05
    return found


def inflicted(lay: Lay, s: Storm, damage: Damage, code: int) -> float:
    """card:fr-20, card:vm-06: the enemy's units, by our choice: out of the area if all can be driven out,
    else the best of them."""
    fresh, spent = damage.faces(s)
    out = damage.retreats and 2 * fresh.bit_count() + spent.bit_count() <= damage.points
    dear = lay.worth_of_type[first(code)] / 20.0
    result = code & 15
    if out:
        return dear * (20.0 if result in (RETREAT, FLIP_AND_RETREAT) else 1.0)
    if result in (ELIMINATE_SPENT, ELIMINATE_FRESH):
        return dear * 10.0
    return dear * (5.0 if result == FLIP else 1.0)


def mined_unit(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """card:fr-11: the weakest are stopped."""
    assert isinstance(frame, MinedUnit)
    return [cheapness(lay, first(code)) for code in s.legal]


def rats_bite(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """card:vm-03: as many as possible, the best first."""
    assert isinstance(frame, RatsBite)
    return [0.01 if not code else lay.worth_of_type[first(code)] / 10.0 for code in s.legal]


def withdraw(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """card:vm-06: a garrison that matters stays; elsewhere those who would be spent anyway go."""
    assert isinstance(frame, Withdraw)
    vital = is_vital(lay, s, frame.area, FR)
    crowd = s.count(frame.area, FR) > (3 if vital else 0)
    return [1.0 if code == STAY else (0.3 if crowd else 0.1) for code in s.legal]


def reroll_die(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, RerollDie)
    return [7.0 - first(code) for code in s.legal]
