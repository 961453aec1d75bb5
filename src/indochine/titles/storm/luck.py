"""Whose luck a roll is, in damage points: what they buy by 8.4 tells what other results are worth."""

from __future__ import annotations

from typing import Final

from indochine.kernel.events import Tally
from indochine.kernel.luck import Judge, Judged, Rolled, before_the_dice, judged
from indochine.kernel.odds import TWO_DICE
from indochine.titles.storm.book import ELIMINATE_FRESH, FLIP, FR, VM
from indochine.titles.storm.rules.ch08_odds import (
    Throws,
    attack_odds,
    better_throw,
    die_odds,
    one_die_again,
    propaganda_odds,
    shaft_odds,
)
from indochine.titles.storm.rules.ch10_assault import Assault
from indochine.titles.storm.state import Storm

POINT: Final = (1.0,)
OPENINGS: Final = ("fired", "card-fired", "assault")


def stood_firm(rolled: Rolled) -> int:
    """card:fr-01: points taken off since this attack began, for rolls that come after."""
    points = 0
    for event in reversed(rolled.earlier):
        if event.kind.name in OPENINGS:
            break
        if event.kind.name == "stands-firm":
            points += event.values[-1]
    return points


def damage_judged(
    rolled: Rolled, side: int, attack: Tally, defence: Tally, throws: Throws, damage: int
) -> Judged:
    """8.3.3: every damage point is one; what the targets cannot take is luck all the same."""
    less = Tally().plus(defence.total + stood_firm(rolled), "best-defence", "8.3.2")
    odds = attack_odds(before_the_dice(attack), less, 0, throws)
    return judged(rolled, side, odds.chances, POINT, (damage,))


def attack_rolled(rolled: Rolled) -> list[Judged]:
    """8.3, card:fr-02: two dice; of dice that lie already one may be rolled again (ruling:7)."""
    side, _, faces, attack, defence, damage = rolled.event.values
    thrown = rolled.faces
    throws = TWO_DICE if len(thrown) == len(faces) else one_die_again(sum(faces) - thrown[0])
    return [damage_judged(rolled, side, attack, defence, throws, damage)]


def assault_rolled(rolled: Rolled) -> list[Judged]:
    """10.0c"""
    _, _, attack, defence, damage = rolled.event.values
    return [damage_judged(rolled, VM, attack, defence, TWO_DICE, damage)]


def rerolled(rolled: Rolled) -> list[Judged]:
    """card:vm-04: the better throw is kept, so that no re-roll can do harm."""
    assault, before = rolled.last("assault-rolled"), rolled.last("assault-rolled", "rerolled")
    if assault is None or before is None:
        return []
    _, faces, attack, defence, _ = assault.values
    lay = before.values[-1] if before.kind.name == "rerolled" else sum(faces)
    margin = before_the_dice(attack).total - defence.total - stood_firm(rolled)
    damage = max(0, rolled.event.values[-1] + margin)
    return [damage_judged(rolled, VM, attack, defence, better_throw(lay), damage)]


def mines_rolled(rolled: Rolled) -> list[Judged]:
    """card:fr-11: who is stopped is spent, as by a flip."""
    s: Storm = rolled.before
    for frame in reversed(s.frames):
        if isinstance(frame, Assault):
            return [units_judged(rolled, FR, "stopped", "card:fr-11", frame.units.bit_count())]
    return []


def rats_rolled(rolled: Rolled) -> list[Judged]:
    """card:vm-03: who is bitten is spent, as by a flip."""
    s: Storm = rolled.before
    fresh = s.fresh(rolled.event.values[0], FR).bit_count()
    return [units_judged(rolled, VM, "bitten", "card:vm-03", fresh)]


def units_judged(rolled: Rolled, side: int, what: str, rule: str, most: int) -> Judged:
    worth = (float(rolled.before.book.costs[FLIP]),)
    odds = die_odds(what, rule, most)
    return judged(rolled, side, odds.chances, worth, (min(rolled.event.values[-1], most),))


def shaft_rolled(rolled: Rolled) -> list[Judged]:
    """card:vm-06: a die of damage points."""
    return [judged(rolled, VM, shaft_odds(0).chances, POINT, (rolled.event.values[-1],))]


def propaganda(rolled: Rolled) -> list[Judged]:
    """card:vm-10: a unit that leaves is as good as eliminated."""
    _, faces, lost = rolled.event.values
    book = rolled.before.book
    odds = propaganda_odds(len(faces), book.printed["propaganda"].amount)
    return [judged(rolled, VM, odds.chances, (float(book.costs[ELIMINATE_FRESH]),), (lost,))]


JUDGES: Final[dict[str, Judge]] = {
    "attack-rolled": attack_rolled,
    "assault-rolled": assault_rolled,
    "rerolled": rerolled,
    "mines-rolled": mines_rolled,
    "rats-rolled": rats_rolled,
    "shaft-rolled": shaft_rolled,
    "propaganda": propaganda,
}
