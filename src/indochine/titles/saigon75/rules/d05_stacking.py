"""D.5: five units of a side to a province; what is over the limit at the end of a sub-phase is lost."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import lowest
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.saigon75.book import NV, PROVINCES, SV
from indochine.titles.saigon75.events import OVERSTACKED
from indochine.titles.saigon75.groups import kind_codes
from indochine.titles.saigon75.state import Ask, Saigon, Step

ELIMINATE: Final = 0
NO_ROOM: Final = Why("D.4.6b", "province-full")
NO_SUCH_UNIT: Final = Why("D.5.2b", "no-such-unit")


class Stacking(Step):
    """D.5.1, D.5.2b, D.5.3: at the end of a movement or combat sub-phase. The zone has no limit."""

    name = "stacking"
    steps = ("trim",)

    def trim(self, s: Saigon) -> None:
        most = s.book.stacking
        for province in range(PROVINCES):
            if s.here[province].bit_count() > most:
                for side in (NV, SV):
                    if s.count(province, side) > most:
                        s.again()
                        s.push(EliminateExcess(side, province))
                        return


class EliminateExcess(Ask):
    """D.5.2b: the owner chooses what is lost."""

    name = "eliminate-excess"
    verbs = (Verb("eliminate", "kind", rules="D.5.2b"),)
    fields = ("side", "place")

    def __init__(self, side: int, place: int) -> None:
        self.side = side
        self.place = place

    def offers(self, s: Saigon) -> list[int]:
        return kind_codes(s, s.units(self.place, self.side), ELIMINATE)

    def refused(self, s: Saigon, code: int) -> Why | None:
        return None if s.units(self.place, self.side) & s.of_kind(first(code)) else NO_SUCH_UNIT

    def asks_anyway(self, s: Saigon) -> bool:
        """A unit is lost for good: a player who put it there by mistake can still take the move back."""
        return True

    def apply(self, s: Saigon, code: int) -> None:
        kind = first(code)
        alike = s.units(self.place, self.side) & s.of_kind(kind)
        s.eliminate(lowest(alike & ~s.activated or alike), self.place)  # who is activated may still fight
        s.tell(OVERSTACKED, self.side, kind, self.place)

    def context(self, s: Saigon) -> dict[str, Any]:
        excess = s.count(self.place, self.side) - s.book.stacking
        return {"side": self.side, "place": self.place, "number": excess}


def entry_refused(s: Saigon, place: int, side: int) -> Why | None:
    """D.4.6b, D.5.2b, ruling:28: units may wait over the limit while moves go on, unless read strictly."""
    return NO_ROOM if s.settings.strict_stacking and not has_room(s, place, side) else None


def has_room(s: Saigon, place: int, side: int) -> bool:
    """D.5.1, D.5.3: one more unit would be within the limit."""
    return place >= PROVINCES or s.count(place, side) < s.book.stacking
