"""D.10.7, card:04: units that are moved anywhere on the map, by a token or by Strategic Redeployment."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import lowest
from indochine.kernel.frames import Verb, Why, first, second
from indochine.titles.saigon75.book import PROVINCES, RESERVES, RIVER, SV
from indochine.titles.saigon75.events import OVERRUN, REDEPLOYED, STRATEGIC, TOKEN_USED
from indochine.titles.saigon75.groups import kinds_in
from indochine.titles.saigon75.rules.d05_stacking import entry_refused, has_room
from indochine.titles.saigon75.rules.t8_saigon import is_last_stand
from indochine.titles.saigon75.state import Ask, Saigon

DONE: Final = 0
TAKE: Final = 1
TO: Final = 0
STRATEGIC_UNITS: Final = 2  # D.10.7

NO_SUCH_UNIT: Final = Why("D.4.3", "no-such-unit")
HAS_MOVED: Final = Why("D.4.3", "has-moved")
HELD_IN_SAIGON: Final = Why("T8.1", "held-in-saigon")
NOWHERE_TO_GO: Final = Why("D.4.6b", "nowhere-to-go")
ALREADY_THERE: Final = Why("D.4.2", "already-there")
NV_ONLY: Final = Why("D.4.4", "zone-is-nv")
MEKONG_ONLY: Final = Why("D.4.11", "mekong-only")


def enter(s: Saigon, unit: int, origin: int, place: int) -> None:
    """D.4.3: the one voluntary move of the turn is made; militia alone is overrun (D.8.6)."""
    militia = s.militia
    s.shift(unit, origin, place)
    s.moved |= 1 << unit
    if s.militia != militia:
        s.tell(OVERRUN, place)


class TakeUnit(Ask):
    """D.10.7, ruling:27: two units by a token, not activated, not to fight; card:04: up to five by card."""

    name = "take-unit"
    verbs = (Verb("done", rules="D.10.7 card:04"), Verb("take", "kind", "place", rules="D.10.7 card:04"))
    fields = ("side", "left", "strategic")

    def __init__(self, side: int, left: int, strategic: bool) -> None:
        self.side = side
        self.left = left
        self.strategic = strategic  # by a token; otherwise by the card

    def offers(self, s: Saigon) -> list[int]:
        codes = [DONE]
        units = s.book.side_set[self.side] & ~s.moved
        for place in range(PROVINCES + 1):
            here = s.here[place] & units
            if here:
                codes += [TAKE | kind << 4 | place << 16 for kind in kinds_in(s, here)]
        return codes

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == DONE:
            return None
        kind, place = first(code), second(code)
        if place > RESERVES or not s.here[place] & s.of_kind(kind) & s.book.side_set[self.side]:
            return NO_SUCH_UNIT
        if not s.here[place] & s.of_kind(kind) & ~s.moved:
            return HAS_MOVED
        if place == s.book.saigon and self.side == SV and is_last_stand(s):
            return HELD_IN_SAIGON
        return self.stuck(s, lowest(s.here[place] & s.of_kind(kind) & ~s.moved), place)

    def stuck(self, s: Saigon, unit: int, place: int) -> Why | None:
        """D.4.6b: under the stricter reading of stacking a River Patrol may find the whole Mekong full."""
        strict = s.settings.strict_stacking
        return NOWHERE_TO_GO if strict and not Anywhere(self.side, unit, place, True).legal(s) else None

    def apply(self, s: Saigon, code: int) -> None:
        if code == DONE:
            return
        if self.strategic and self.left == STRATEGIC_UNITS:
            s.use_token(self.side)  # with the first unit, so that thinking better of it costs nothing
            s.tell(TOKEN_USED, self.side)
        if self.left > 1:
            s.push(TakeUnit(self.side, self.left - 1, self.strategic))
        unit = lowest(s.here[second(code)] & s.of_kind(first(code)) & ~s.moved)
        s.push(Anywhere(self.side, unit, second(code), self.strategic))

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "number": self.left}


class Anywhere(Ask):
    """D.10.7, card:04, ruling:31: to any place; SV never into the zone, River Patrols on the Mekong only."""

    name = "anywhere"
    verbs = (Verb("to", "place", rules="D.10.7 card:04"),)
    fields = ("side", "unit", "origin", "strategic")

    def __init__(self, side: int, unit: int, origin: int, strategic: bool) -> None:
        self.side = side
        self.unit = unit
        self.origin = origin
        self.strategic = strategic

    def offers(self, s: Saigon) -> list[int]:
        return [TO | place << 4 for place in range(PROVINCES + 1)]

    def refused(self, s: Saigon, code: int) -> Why | None:
        place = first(code)
        if place == self.origin:
            return ALREADY_THERE
        if place > RESERVES or (place == RESERVES and self.side == SV):
            return NV_ONLY
        if s.book.kind_of[self.unit] == RIVER and not s.book.mekong >> place & 1:
            return MEKONG_ONLY
        return entry_refused(s, place, self.side)

    def apply(self, s: Saigon, code: int) -> None:
        place = first(code)
        s.tell(STRATEGIC if self.strategic else REDEPLOYED, s.kind(self.unit), self.origin, place)
        enter(s, self.unit, self.origin, place)
        if self.strategic:
            s.barred |= 1 << self.unit
        elif s.settings.redeploy_then_move:
            s.moved &= ~(1 << self.unit)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "kind": s.kind(self.unit), "origin:place": self.origin}

    def remarks(self, s: Saigon, code: int) -> dict[str, Any]:
        return {"full": 0 if has_room(s, first(code), self.side) else 1}
