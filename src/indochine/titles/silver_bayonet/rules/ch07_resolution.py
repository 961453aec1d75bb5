"""7.0a, 7.5: combats are resolved one after the other: coordination, maneuver, assault, hex by hex."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.kernel.odds import Figures, Odds
from indochine.titles.silver_bayonet.asking import Ask, Offer, Step
from indochine.titles.silver_bayonet.book import ASSAULT, FRONTAL, FULL, FWA, MANEUVER
from indochine.titles.silver_bayonet.events import BROKEN_ARROW, OVERRUN
from indochine.titles.silver_bayonet.rules.ch02_losses import destroy, in_order
from indochine.titles.silver_bayonet.rules.ch02_recovery import SIDES_OF_DIE
from indochine.titles.silver_bayonet.rules.ch07_coordination import (
    AUTOMATIC,
    FrontalAssault,
    call_off,
    coordinate,
    coordination_value,
    frontal_hexes,
    keep_to_attack,
)
from indochine.titles.silver_bayonet.rules.ch07_odds import arrow_odds, coordinated_share, coordination_odds
from indochine.titles.silver_bayonet.rules.ch08_advance import follow_up
from indochine.titles.silver_bayonet.rules.ch08_maneuver import ManeuverCombat, defence_of
from indochine.titles.silver_bayonet.rules.ch09_assault import AssaultCombat
from indochine.titles.silver_bayonet.state import Bayonet, imagined

FIGHT: Final = 0
WAIT: Final = 0
CALL: Final = 1

NOT_A_TARGET: Final = Why("6.1.5", "not-a-target")
CALLED_ALREADY: Final = Why("12.1.1a", "broken-arrow-used")


class Resolution(Step):
    name = "resolution"
    fields = ("side",)
    steps = ("next",)

    def __init__(self, side: int) -> None:
        self.side = side

    def next(self, s: Bayonet) -> None:
        if s.targets():
            s.again()
            s.push(NextCombat(self.side))


class NextCombat(Offer):
    """7.0a: the attacker says which hex comes next."""

    name = "next-combat"
    verbs = (Verb("fight", "place", rules="7.0a"),)

    def offers(self, s: Bayonet) -> list[int]:
        return [FIGHT | place << 4 for place in s.targets()]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        return None if first(code) in s.targets() else NOT_A_TARGET

    def apply(self, s: Bayonet, code: int) -> None:
        target = first(code)
        s.attacked = (*s.attacked, target)
        keep_to_attack(s, (*s.attackers(target, MANEUVER), *s.attackers(target, ASSAULT)))
        s.push(Combat(self.side, target, 0))

    def odds(self, s: Bayonet, code: int) -> Odds | None:
        """7.4: of the coordination; where no die is needed for it, of the combat itself."""
        target = first(code)
        value = coordination_value(s, self.side, target)
        if not defence_of(s, s.here.get(target, ())):
            return None
        return combat_odds(s, self.side, target) if value == AUTOMATIC else coordination_odds(s.book, value)

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side}


class Combat(Step):
    """7.5a, 7.5b, 7.5c: all that is declared against one hex, maneuver before assault."""

    name = "combat"
    fields = ("side", "target", "coordination")
    steps = ("overrun", "coordinate", "frontal", "broken_arrow", "maneuver", "assault", "close")

    def __init__(self, side: int, target: int, coordination: int) -> None:
        self.side = side
        self.target = target
        self.coordination = coordination

    def overrun(self, s: Bayonet) -> None:
        """7.5d: defenders without any strength are eliminated; a hex that is empty is simply taken."""
        units = s.here.get(self.target, ())
        if units and defence_of(s, units):
            return
        if units:
            s.tell(OVERRUN, self.target)
            for unit in in_order(s, units):
                destroy(s, unit)
        s.finish()
        follow_up(s, self.side, self.target, s.attackers(self.target, MANEUVER), 1)

    def coordinate(self, s: Bayonet) -> None:
        s.replace(Combat(self.side, self.target, coordinate(s, self.side, self.target)))

    def frontal(self, s: Bayonet) -> None:
        if self.coordination != FRONTAL:
            return
        if frontal_hexes(s, self.target):
            s.push(FrontalAssault(1 - self.side, self.target))
        else:
            call_off(s, self.target)

    def odds_of_attack(
        self, s: Bayonet, side: int, target: int, combat: int, units: tuple[int, ...]
    ) -> Odds | None:
        """7.4.4: of the frontal assault by these units."""
        then = imagined(s)
        then.declared = dict.fromkeys(units, target << 1 | combat)
        return AssaultCombat(side, target, self.coordination).odds_now(then)

    def broken_arrow(self, s: Bayonet) -> None:
        """12.1.1a: Moore, once in a game, where he is attacked."""
        if not s.attackers(self.target, MANEUVER) and not s.attackers(self.target, ASSAULT):
            return
        if self.side != FWA and not s.arrow_used and s.book.moore in s.leaders_at(self.target):
            s.push(BrokenArrow(FWA))

    def maneuver(self, s: Bayonet) -> None:
        if s.attackers(self.target, MANEUVER) and s.here.get(self.target):
            s.push(ManeuverCombat(self.side, self.target, self.coordination))

    def assault(self, s: Bayonet) -> None:
        if s.attackers(self.target, ASSAULT) and s.here.get(self.target):
            s.push(AssaultCombat(self.side, self.target, self.coordination))

    def close(self, s: Bayonet) -> None:
        s.arrow = 0
        call_off(s, self.target)


def combat_odds(s: Bayonet, side: int, target: int, more: Figures | None = None) -> Odds:
    """Of the first combat that is declared against a hex, if it is fully coordinated."""
    if s.attackers(target, MANEUVER):
        return ManeuverCombat(side, target, FULL).odds_now(s, more)
    return AssaultCombat(side, target, FULL).odds_now(s, more)


def attack_odds(s: Bayonet, side: int, target: int, combat: int, units: tuple[int, ...]) -> Odds | None:
    """6.1: of an attack with these units alone, if it is fully coordinated; and the chance that it is."""
    if not defence_of(s, s.here[target]):
        return None
    then = imagined(s)
    then.declared = dict.fromkeys(units, target << 1 | combat)
    share = coordinated_share(s.book, coordination_value(then, side, target))
    return combat_odds(then, side, target, {"coordinated": share})


class BrokenArrow(Ask):
    """12.1.1a, ruling 43: points for this combat, once in a game."""

    name = "broken-arrow"
    verbs = (Verb("wait", rules="12.1.1a"), Verb("call", rules="12.1.1a ruling:43"))

    def offers(self, s: Bayonet) -> list[int]:
        return [WAIT, CALL]

    def refused(self, s: Bayonet, code: int) -> Why | None:
        return CALLED_ALREADY if code & 15 == CALL and s.arrow_used else None

    def apply(self, s: Bayonet, code: int) -> None:
        if code & 15 == WAIT:
            return
        die = s.roll_die(SIDES_OF_DIE)
        s.arrow = s.book.tables.broken_arrow.by_die[die - 1]
        s.arrow_used = True
        s.tell(BROKEN_ARROW, die, s.arrow)

    def odds(self, s: Bayonet, code: int) -> Odds | None:
        return arrow_odds(s.book) if code & 15 == CALL else None

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side}
