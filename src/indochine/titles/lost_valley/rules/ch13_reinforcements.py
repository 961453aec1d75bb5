"""13.0: reinforcements out of the sky, and Bataillons de Marche from what is left of others."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import CRS, ELIMINATED, FR, MARCHE, REMNANTS, TRACK, ZONES
from indochine.titles.lost_valley.cards.choosing import due_now, landing_places
from indochine.titles.lost_valley.cards.running import run_events
from indochine.titles.lost_valley.events import LANDED, LOST_IN_ZONE, NO_LANDING, RAISED
from indochine.titles.lost_valley.rules.ch02_stacking import fits
from indochine.titles.lost_valley.rules.ch05_events import offer_reserve
from indochine.titles.lost_valley.state import Ask, Step, Valley

LAND: Final = 0
DONE: Final = 0
RAISE: Final = 1

NOT_A_ZONE: Final = Why("13.1a", "not-a-drop-zone")
ZONE_LOST: Final = Why("13.2d", "drop-zone-lost")
HUGUETTE_LOST: Final = Why("13.1a", "drop-zone-lost")
NOT_FRENCH: Final = Why("13.3b", "cr-not-french")
ENCIRCLED: Final = Why("13.3b", "cr-encircled")
NO_ROOM: Final = Why("13.3b", "no-room-in-cr")


def can_raise(s: Valley) -> bool:
    """13.3a, 13.3c: a battalion in the Remnants box, a counter left, four on the map at most."""
    on_map = s.book.marche.bit_count() - (s.here[MARCHE] & s.book.marche).bit_count()
    return bool(s.here[REMNANTS] and s.here[MARCHE]) and on_map < s.book.tables.bataillons_de_marche.most


class Reinforcements(Step):
    """13.1 to 13.3: what is due lands or is delayed; then new battalions are raised."""

    name = "reinforcements"
    steps = ("reserve", "events", "arrive", "raise_battalions")

    def reserve(self, s: Valley) -> None:
        offer_reserve(s, "reinforcements")

    def events(self, s: Valley) -> None:
        run_events(s, "reinforcements")

    def arrive(self, s: Valley) -> None:
        """13.1a, 13.1b: without a place to land the Unit waits a turn, and that earns nothing."""
        due = due_now(s)
        if not due:
            return
        s.again()
        unit = lowest(due)
        if landing_places(s):
            s.push(Land(FR, unit))
        else:
            s.due = tuple(s.turn + 1 if n == unit else turn for n, turn in enumerate(s.due))
            s.tell(NO_LANDING, unit, s.turn + 1)

    def raise_battalions(self, s: Valley) -> None:
        if can_raise(s):
            s.push(RaiseBattalion(FR))


class Land(Ask):
    """13.1a: on a French drop zone or in Huguette, Active and at full strength."""

    name = "land"
    verbs = (Verb("land", "place", rules="13.1a 13.2a 13.2b 13.2c 13.2d 2.2.1.6"),)
    fields = ("side", "unit")

    def __init__(self, side: int, unit: int) -> None:
        self.side = side
        self.unit = unit

    def offers(self, s: Valley) -> list[int]:
        return [LAND | place << 4 for place in bits(landing_places(s))]

    def tries(self, s: Valley) -> list[int]:
        return [LAND | place << 4 for place in [*bits(s.book.landing), *range(CRS, ZONES)]]

    def refused(self, s: Valley, code: int) -> Why | None:
        place = first(code)
        if landing_places(s) >> place & 1:
            return None
        if place >= CRS:
            return ZONE_LOST
        return HUGUETTE_LOST if s.book.landing >> place & 1 else NOT_A_ZONE

    def apply(self, s: Valley, code: int) -> None:
        s.due = tuple(0 if n == self.unit else turn for n, turn in enumerate(s.due))
        s.shift(self.unit, TRACK, first(code))
        if s.settings.arrive_reduced >> self.unit & 1:
            s.reduced |= 1 << self.unit  # 19.4
        s.tell(LANDED, self.unit, first(code))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"unit": self.unit}


class RaiseBattalion(Ask):
    """13.3: a Bataillon de Marche in a French CR that is not Encircled, within stacking."""

    name = "raise-battalion"
    verbs = (Verb("done", rules="13.3a"), Verb("raise", "place", rules="13.3a 13.3b 13.3c"))

    def offers(self, s: Valley) -> list[int]:
        return [DONE] + [RAISE | cr << 4 for cr in bits(s.french_crs())]

    def refused(self, s: Valley, code: int) -> Why | None:
        cr = first(code)
        if code == DONE:
            return None
        if cr >= CRS or not s.is_french(cr):
            return NOT_FRENCH
        if s.is_encircled(cr):
            return ENCIRCLED
        return None if fits(s, lowest(s.here[MARCHE]), cr) else NO_ROOM

    def apply(self, s: Valley, code: int) -> None:
        if code == DONE:
            return
        unit, cr = lowest(s.here[MARCHE]), first(code)
        s.shift(lowest(s.here[REMNANTS]), REMNANTS, ELIMINATED)
        s.shift(unit, MARCHE, cr)
        s.tell(RAISED, unit, cr)
        if can_raise(s):
            s.push(RaiseBattalion(FR))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"number": s.here[REMNANTS].bit_count(), "left": s.here[MARCHE].bit_count()}


def lose_in_zones(s: Valley) -> None:
    """13.1c: who is still in a drop zone when the turn ends is lost."""
    for zone in range(CRS, ZONES):
        for unit in bits(s.here[zone]):
            s.tell(LOST_IN_ZONE, unit, zone)
            s.eliminate(unit)
