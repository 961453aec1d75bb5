"""9.0 and 10.0: rationing, delays, the Resource Point roll; then Camp Morale bought with supplies."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import CRS, DAMAGED, DESTROYED, FR, INTERDICTED
from indochine.titles.lost_valley.cards.choosing import NOT_DUE, due_now, landing_places, put_off
from indochine.titles.lost_valley.cards.modifiers import card_drm
from indochine.titles.lost_valley.cards.running import run_events
from indochine.titles.lost_valley.events import MORALE_BOOSTED, RATIONED, SUPPLY_ROLLED
from indochine.titles.lost_valley.rules.ch05_events import offer_reserve
from indochine.titles.lost_valley.rules.ch07_air import aaa_drm
from indochine.titles.lost_valley.state import Ask, Step, Valley

NONE: Final = 0
DELAY: Final = 1

TOO_MUCH: Final = Why("9.1.1", "too-much-rationing")
TOO_DEAR: Final = Why("10.1", "too-much-boosting")
LAST_POINT: Final = Why("17.1", "last-point")
AT_THE_TOP: Final = Why("2.2.8.1b", "morale-at-the-top")


class Resources(Step):
    """9.1, 9.2: what is done beforehand, then the roll."""

    name = "resources"
    steps = ("reserve", "events", "ration", "put_off", "roll")
    fields = ("rationed", "delayed")

    def __init__(self, rationed: int = 0, delayed: int = 0) -> None:
        self.rationed = rationed
        self.delayed = delayed

    def reserve(self, s: Valley) -> None:
        offer_reserve(s, "resource-points")

    def events(self, s: Valley) -> None:
        run_events(s, "resource-points")

    def ration(self, s: Valley) -> None:
        s.push(Ration(FR))

    def put_off(self, s: Valley) -> None:
        """9.1.2, 13.1b, ruling:54: only a Unit that could land is held back of one's own will."""
        if due_now(s) and landing_places(s):
            s.push(DelayArrival(FR))

    def roll(self, s: Valley) -> None:
        table = s.book.charts.rp_adjustment
        faces = s.roll(table.dice)
        tally = self.tally(s, sum(faces))
        points = table.at(tally.total).points
        s.tell(SUPPLY_ROLLED, tuple(faces), tally, tally.total, points)
        s.shift_resources(points, "supply")

    def tally(self, s: Valley, dice: int) -> Tally:
        """9.2: the whole list of modifiers."""
        drm, isabelle = s.book.tables.rp_adjustment.drm, s.book.isabelle
        strip = {INTERDICTED: drm.interdicted, DAMAGED: drm.damaged, DESTROYED: drm.destroyed}
        zones = sum(1 for zone in range(CRS, CRS + 3) if not s.is_french(zone))
        cut_off = s.is_encircled(isabelle) or bool(s.vm_crs() >> isabelle & 1)
        tally = Tally().plus(dice, "dice", "9.2").plus(strip.get(s.airstrip, 0), "airstrip", "8.1d")
        tally.plus(zones * drm.vm_drop_zone, "drop-zones", "13.2d")
        tally.plus(drm.isabelle if cut_off else 0, "isabelle", "12.2.2b")
        tally.plus(aaa_drm(s), "aaa", "2.2.8.3a").plus(drm.quiet if s.quiet else 0, "quiet", "9.2")
        tally.plus(self.rationed * drm.rationing, "rationing", "9.1.1")
        tally.plus(self.delayed * drm.delay, "delay", "9.1.2")
        return tally.plus(card_drm(s, "resource-points"), "card", "5.1b")


class Ration(Ask):
    """9.1.1: up to three Camp Morale points, each one more on the Resource roll."""

    name = "ration"
    verbs = (Verb("ration", "number", rules="9.1.1"),)

    def offers(self, s: Valley) -> list[int]:
        return [number << 4 for number in range(s.book.tables.rp_adjustment.most_rationed + 1)]

    def refused(self, s: Valley, code: int) -> Why | None:
        if first(code) > s.book.tables.rp_adjustment.most_rationed:
            return TOO_MUCH
        return LAST_POINT if first(code) and first(code) >= s.morale else None  # ruling:3

    def apply(self, s: Valley, code: int) -> None:
        if first(code):
            s.tell(RATIONED, first(code))
            s.shift_morale(-first(code), "rationing")
            s.amend(rationed=first(code))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"level:number": s.morale, "resources": s.resources}


class DelayArrival(Ask):
    """9.1.2: a Unit due this turn put off to the next, for one more on the Resource roll."""

    name = "delay-arrival"
    verbs = (Verb("none", rules="9.1.2"), Verb("delay", "unit", rules="9.1.2"))

    def offers(self, s: Valley) -> list[int]:
        return [NONE] + [DELAY | unit << 4 for unit in bits(due_now(s))]

    def refused(self, s: Valley, code: int) -> Why | None:
        return None if code == NONE or due_now(s) >> first(code) & 1 else NOT_DUE

    def apply(self, s: Valley, code: int) -> None:
        if code != NONE:
            put_off(s, first(code))
            s.amend(delayed=1)

    def context(self, s: Valley) -> dict[str, Any]:
        return {}


class CampMorale(Step):
    """10.1: Resource Points may be turned into Camp Morale."""

    name = "camp-morale"
    steps = ("boost",)

    def boost(self, s: Valley) -> None:
        s.push(BoostMorale(FR))


class BoostMorale(Ask):
    """10.1, 2.2.8.1b: up to three RP, never beyond 20 and never the last RP (ruling:3)."""

    name = "boost-morale"
    verbs = (Verb("boost", "number", rules="10.0 10.1"),)

    def offers(self, s: Valley) -> list[int]:
        return [number << 4 for number in range(s.book.tables.morale_boosting.most_rp + 1)]

    def refused(self, s: Valley, code: int) -> Why | None:
        number, table = first(code), s.book.tables.morale_boosting
        if number > table.most_rp:
            return TOO_DEAR
        if number and number >= s.resources:
            return LAST_POINT
        top = s.book.tables.track.camp_morale.most
        return AT_THE_TOP if number and s.morale + (number - 1) * table.cm_per_rp >= top else None

    def apply(self, s: Valley, code: int) -> None:
        number = first(code)
        if number:
            s.tell(MORALE_BOOSTED, number)
            s.shift_resources(-number, "boosting")
            s.shift_morale(number * s.book.tables.morale_boosting.cm_per_rp, "boosting")

    def context(self, s: Valley) -> dict[str, Any]:
        return {"level:number": s.morale, "resources": s.resources}
