"""7.0: Air Support Points, and the missions flown with them before the battle."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first, second
from indochine.titles.lost_valley.book import DIVISIONS, FR, ValleyBook
from indochine.titles.lost_valley.cards.modifiers import card_drm, no_air_support
from indochine.titles.lost_valley.cards.running import run_events
from indochine.titles.lost_valley.events import AIR_ROLLED, DAS_ROLLED, NO_AIR, SEAD_ROLLED
from indochine.titles.lost_valley.rules.ch05_events import offer_reserve
from indochine.titles.lost_valley.rules.ch12_odds import Odds, das_odds, sead_odds
from indochine.titles.lost_valley.state import Ask, Step, Valley

DONE: Final = 0
FLY: Final = 1

SEAD: Final = 0
DAS: Final = 1
CAS: Final = 2

TOO_FEW: Final = Why("7.1a", "too-few-asp")
MISSION_FULL: Final = Why("7.2", "mission-full")
NOTHING: Final = Why("7.2", "at-least-one-asp")
STRUCK_ALREADY: Final = Why("7.2.2a", "division-struck-already")


def aaa_drm(s: Valley) -> int:
    """2.2.8.3a: the modifier of the VM AAA Level, which is zero or less."""
    return s.book.charts.vm_aaa.drm_at(s.aaa)


def mission_room(s: Valley, mission: int) -> int:
    """7.2: points that a kind of mission still takes this turn."""
    return min(s.asp, s.book.tables.air_support.most_per_mission - s.missions[mission])


def spend_air(s: Valley, mission: int, number: int) -> None:
    s.asp -= number
    spent = list(s.missions)
    spent[mission] += number
    s.missions = (spent[SEAD], spent[DAS], spent[CAS])


class AirSupport(Step):
    """7.1, 7.2: how many points there are; SEAD first, then DAS; the rest waits for the fighting."""

    name = "air-support"
    steps = ("reserve", "roll", "events", "sead", "das")

    def reserve(self, s: Valley) -> None:
        if s.turn >= s.book.tables.air_support.first_turn:
            offer_reserve(s, "air-support")

    def roll(self, s: Valley) -> None:
        """7.1a, 7.1b: not on Turn 1, nor when a card forbids it (card:35)."""
        s.missions = (0, 0, 0)
        s.asp = 0
        if s.turn < s.book.tables.air_support.first_turn or no_air_support(s):
            s.tell(NO_AIR)
            s.finish()
            return
        table = s.book.charts.asp_availability
        faces = s.roll(table.dice)
        tally = Tally().plus(sum(faces), "dice", "7.1a").plus(aaa_drm(s), "aaa", "2.2.8.3a")
        tally.plus(card_drm(s, "air-support"), "card", "5.1b")
        s.asp = table.at(tally.total).points
        s.tell(AIR_ROLLED, tuple(faces), tally, tally.total, s.asp)

    def events(self, s: Valley) -> None:
        run_events(s, "air-support")

    def sead(self, s: Valley) -> None:
        if mission_room(s, SEAD):
            s.push(PlanSead(FR, ()))

    def das(self, s: Valley) -> None:
        if mission_room(s, DAS):
            s.push(PlanDas(FR, (0,) * DIVISIONS))


class PlanSead(Ask):
    """7.2.1, 7.2.1b, 21.5: points on one roll or on several; all are rolled before anything changes."""

    name = "plan-sead"
    verbs = (Verb("done", rules="7.2.1"), Verb("fly", "number", rules="7.2.1 7.2.1b 7.2"))
    fields = ("side", "rolls")

    def __init__(self, side: int, rolls: tuple[int, ...]) -> None:
        self.side = side
        self.rolls = rolls  # points on each roll planned so far

    def offers(self, s: Valley) -> list[int]:
        return [DONE] + [FLY | n << 4 for n in range(1, mission_room(s, SEAD) + 1)]

    def refused(self, s: Valley, code: int) -> Why | None:
        number = first(code)
        if code == DONE:
            return None
        if not number:
            return NOTHING
        if number > s.asp:
            return TOO_FEW
        return None if number <= mission_room(s, SEAD) else MISSION_FULL

    def apply(self, s: Valley, code: int) -> None:
        if code == DONE:
            fly_sead(s, self.rolls)
            return
        spend_air(s, SEAD, first(code))
        s.push(PlanSead(self.side, (*self.rolls, first(code))))

    def odds(self, s: Valley, code: int) -> Odds | None:
        """How far the VM AAA Level would fall by the rolls planned, this one included."""
        rolls = self.rolls if code == DONE else (*self.rolls, first(code))
        return sead_odds(s.book.tables, [sead_tally(s, points, 0) for points in rolls]) if rolls else None

    def context(self, s: Valley) -> dict[str, Any]:
        return {"left": s.asp, "rolls": len(self.rolls), "points": sum(self.rolls)}


def sead_tally(s: Valley, points: int, dice: int) -> Tally:
    return mission_tally(s.book, "7.2.1", dice, s.aaa, points, 0)


def das_tally(s: Valley, points: int, dice: int) -> Tally:
    return mission_tally(s.book, "7.2.2a", dice, s.aaa, points, card_drm(s, "das"))


def mission_tally(book: ValleyBook, rule: str, dice: int, aaa: int, points: int, cards: int) -> Tally:
    """7.2.1, 7.2.2a: the dice, the AAA modifier and a point for each ASP."""
    tally = Tally().plus(dice, "dice", rule).plus(book.charts.vm_aaa.drm_at(aaa), "aaa", "2.2.8.3a")
    worth = points * book.tables.air_support.drm_per_point
    return tally.plus(worth, "asp", rule).plus(cards, "card", "5.1b")


def fly_sead(s: Valley, rolls: tuple[int, ...]) -> None:
    """7.2.1: two dice, the AAA modifier and a point for each ASP; 8 or more lowers the VM AAA Level."""
    table, change = s.book.charts.sead, 0
    for points in rolls:
        faces = s.roll(table.dice)
        tally = sead_tally(s, points, sum(faces))
        hit = table.at(tally.total).vm_aaa
        change += hit
        s.tell(SEAD_ROLLED, tuple(faces), tally, -hit)
    s.shift_aaa(change)


class PlanDas(Ask):
    """7.2.2a, 7.2.2b: points shared among the Divisions; one roll for each that is struck."""

    name = "plan-das"
    verbs = (Verb("done", rules="7.2.2a"), Verb("strike", "division", "number", rules="7.2.2a 7.2"))
    fields = ("side", "shares")

    def __init__(self, side: int, shares: tuple[int, ...]) -> None:
        self.side = side
        self.shares = shares  # by Division

    def offers(self, s: Valley) -> list[int]:
        room = mission_room(s, DAS)
        free = [division for division in range(DIVISIONS) if not self.shares[division]]
        return [DONE] + [FLY | d << 4 | n << 16 for d in free for n in range(1, room + 1)]

    def refused(self, s: Valley, code: int) -> Why | None:
        if code == DONE:
            return None
        division, number = first(code), second(code)
        if not number:
            return NOTHING
        if number > s.asp:
            return TOO_FEW
        if self.shares[division]:
            return STRUCK_ALREADY
        return None if number <= mission_room(s, DAS) else MISSION_FULL

    def apply(self, s: Valley, code: int) -> None:
        if code == DONE:
            fly_das(s, self.shares)
            return
        division, number = first(code), second(code)
        spend_air(s, DAS, number)
        shares = tuple(number if d == division else n for d, n in enumerate(self.shares))
        s.push(PlanDas(self.side, shares))

    def odds(self, s: Valley, code: int) -> Odds | None:
        """How much Strength all Divisions would lose that are struck so far, this one included."""
        shares = self.shares if code == DONE else (*self.shares, second(code))
        tallies = [das_tally(s, points, 0) for points in shares if points]
        return das_odds(s.book.tables, tallies) if tallies else None

    def context(self, s: Valley) -> dict[str, Any]:
        return {"left": s.asp, "points": sum(self.shares)}

    def remarks(self, s: Valley, code: int) -> dict[str, Any]:
        return {"level:number": s.strength[first(code)] if code != DONE else 0}


def fly_das(s: Valley, shares: tuple[int, ...]) -> None:
    """7.2.2a: as SEAD, with the cards for it; 8 or more lowers the Strength of the Division."""
    table = s.book.charts.das
    for division, points in enumerate(shares):
        if points:
            faces = s.roll(table.dice)
            tally = das_tally(s, points, sum(faces))
            hit = table.at(tally.total).strength
            s.tell(DAS_ROLLED, division, tuple(faces), tally, -hit)
            s.shift_strength(division, hit)
