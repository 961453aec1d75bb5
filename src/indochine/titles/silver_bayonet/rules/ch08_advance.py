"""8.6, 9.3.4: who has driven the enemy out of a hex may follow, or must."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first, second
from indochine.titles.silver_bayonet.asking import Ask
from indochine.titles.silver_bayonet.book import ASSAULT, STACK_LIMIT
from indochine.titles.silver_bayonet.events import ADVANCED
from indochine.titles.silver_bayonet.paths import is_barred
from indochine.titles.silver_bayonet.rules.ch02_losses import alive
from indochine.titles.silver_bayonet.rules.ch04_going import come, go, is_confined
from indochine.titles.silver_bayonet.state import BARRED, Bayonet

DONE: Final = 0
FOLLOW: Final = 1
FURTHER: Final = 2

NOT_INVOLVED: Final = Why("8.6.2", "not-involved")
NO_ROOM: Final = Why("8.6.3", "no-room-to-advance")
CANNOT_ENTER: Final = Why("4.2.1.5", "could-not-enter")
ASSAULT_FIRST: Final = Why("8.6a", "assault-units-first")
MUST_FOLLOW: Final = Why("8.6a", "must-advance")
ONE_HEX: Final = Why("8.6.3", "one-hex-only")
NOT_FREE: Final = Why("8.6.4", "second-hex-closed")
STAYS_PUT: Final = Why("scen:cards", "confined")


class Advance(Ask):
    """Unit by unit into the hex; then, after a retreat of two hexes, one further if it may.

    `units` may advance, `must` have to and go first, `hexes` is how far, `advanced` are those in the hex now;
    `ends` says that who advances attacks no more in this player turn (6.2b).
    """

    name = "advance"
    fields = ("side", "target", "units", "must", "hexes", "advanced", "ends")
    verbs = (
        Verb("done", rules="8.6a"),
        Verb("follow", "unit", rules="8.6.3"),
        Verb("further", "unit", "place", rules="8.6.4"),
    )

    def __init__(
        self,
        side: int,
        target: int,
        units: tuple[int, ...],
        must: tuple[int, ...],
        hexes: int,
        advanced: tuple[int, ...],
        ends: bool,
    ) -> None:
        self.side = side
        self.target = target
        self.units = units
        self.must = must
        self.hexes = hexes
        self.advanced = advanced
        self.ends = ends

    def offers(self, s: Bayonet) -> list[int]:
        codes = [DONE]
        codes += [FOLLOW | unit << 4 for unit in (*self.must, *self.units)]
        if self.hexes > 1:
            codes += [FURTHER | unit << 4 | to << 16 for unit in self.advanced
                      for to in s.sheet.adjacent[self.target]]  # fmt: skip
        return codes

    def refused(self, s: Bayonet, code: int) -> Why | None:
        verb = code & 15
        if verb == DONE:
            held = any([self.against_following(s, unit) is None for unit in self.must])
            return MUST_FOLLOW if held else None
        unit = first(code)
        if verb == FURTHER:
            return self.against_going_on(s, unit, second(code))
        if unit in self.units and any([self.against_following(s, other) is None for other in self.must]):
            return ASSAULT_FIRST
        return self.against_following(s, unit)

    def against_following(self, s: Bayonet, unit: int) -> Why | None:
        if (unit not in self.units and unit not in self.must) or not alive(s, (unit,)):
            return NOT_INVOLVED
        if is_confined(s, unit):
            return STAYS_PUT
        if is_barred(s, unit, self.target, self.side) or not self.enters(s, unit, s.at[unit], self.target):
            return CANNOT_ENTER
        moved = sum([s.stacking_of(other) for other in self.advanced])
        full = s.load(self.target) + s.stacking_of(unit) > STACK_LIMIT
        return NO_ROOM if full or moved + s.stacking_of(unit) > STACK_LIMIT else None

    def enters(self, s: Bayonet, unit: int, place: int, to: int) -> bool:
        return s.sheet.enters(s.kind_of_mover(unit), place, to)

    def against_going_on(self, s: Bayonet, unit: int, to: int) -> Why | None:
        """8.6.4: on from the vacated hex, if no enemy controls it."""
        if self.hexes < 2:
            return ONE_HEX
        if unit not in self.advanced or s.at[unit] != self.target:
            return NOT_INVOLVED
        if s.in_enemy_zoc(self.target, self.side) or to not in s.sheet.adjacent[self.target]:
            return NOT_FREE
        if is_barred(s, unit, to, self.side) or not self.enters(s, unit, self.target, to):
            return CANNOT_ENTER
        return NO_ROOM if s.load(to) + s.stacking_of(unit) > STACK_LIMIT else None

    def apply(self, s: Bayonet, code: int) -> None:
        verb = code & 15
        if verb == DONE:
            return
        unit = first(code)
        to = self.target if verb == FOLLOW else second(code)
        if self.ends:
            s.mark(unit, BARRED)
        go(s, unit, to)
        s.tell(ADVANCED, self.side, (unit,), to)
        come(s, (unit,), to)
        left = tuple([other for other in self.units if other != unit])
        must = tuple([other for other in self.must if other != unit])
        advanced = (*self.advanced, unit) if verb == FOLLOW else self.advanced
        s.push(Advance(self.side, self.target, left, must, self.hexes, advanced, self.ends))

    def context(self, s: Bayonet) -> dict[str, Any]:
        return {"side": self.side, "target:place": self.target}


def follow_up(s: Bayonet, side: int, target: int, maneuverers: tuple[int, ...], hexes: int) -> None:
    """8.6a, 8.6.1: the hex is empty: maneuver units may advance, assault units must, and first."""
    assaulters = s.attackers(target, ASSAULT)
    for unit in (*maneuverers, *assaulters):
        s.declared.pop(unit, None)
    s.push(Advance(side, target, alive(s, maneuverers), alive(s, assaulters), hexes, (), False))
