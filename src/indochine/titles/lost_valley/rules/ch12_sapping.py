"""12.1 and 12.2: what the Viet Minh take without a fight, and their trenches."""

from __future__ import annotations

from indochine.kernel.bitsets import bits
from indochine.kernel.events import Tally
from indochine.titles.lost_valley.book import CRS, DIVISIONS
from indochine.titles.lost_valley.cards.modifiers import card_drm
from indochine.titles.lost_valley.cards.running import run_events
from indochine.titles.lost_valley.events import SAPPING_ROLLED, TAKEN_EMPTY
from indochine.titles.lost_valley.rules.ch02_checks import morale_of
from indochine.titles.lost_valley.rules.ch12_reach import (
    active_divisions,
    joined_free_of_french,
    sapping_targets,
    strongest,
    within_reach,
)
from indochine.titles.lost_valley.state import Step, Valley
from indochine.titles.lost_valley.table_data import TableData


class AutomaticControl(Step):
    """12.1a: CR without Infantry or Armor fall to a Division with a free path, Active or not."""

    name = "automatic-control"
    steps = ("take",)

    def take(self, s: Valley) -> None:
        joined = [joined_free_of_french(s, division) for division in range(DIVISIONS)]
        for cr in range(CRS):
            near = [division for division in range(DIVISIONS) if joined[division] >> cr & 1]
            if near and not s.vm_crs() >> cr & 1 and not s.holders(cr):
                # The strongest, then the earlier in the order of action (ruling:4).
                division = max(near, key=lambda d: (s.strength[d], -d))
                s.tell(TAKEN_EMPTY, division, cr)
                s.capture(cr, division)
                if s.outcome:
                    return  # the command post or the last Camp Morale is gone: the end is immediate (17.1)


class Sapping(Step):
    """12.2a: each Active Division digs towards every CR it can reach; not on Turn 1."""

    name = "sapping"
    steps = ("events", "choose", "dig")
    fields = ("sappers",)

    def __init__(self, sappers: tuple[int, ...] = ()) -> None:
        self.sappers = sappers  # by CR: the Division that digs there plus one, or 0

    def events(self, s: Valley) -> None:
        if s.turn < s.book.tables.sapping.first_turn:
            s.finish()
        else:
            run_events(s, "sapping")

    def choose(self, s: Valley) -> None:
        """12.2b, 12.2c: the strongest of those that reach a CR, by die if equal."""
        targets = sapping_targets(s)
        sappers = [0] * CRS
        for cr in bits(targets):
            sappers[cr] = 1 + strongest(s, [d for d in active_divisions(s) if within_reach(s, d) >> cr & 1])
        s.replace(Sapping(tuple(sappers)))

    def dig(self, s: Valley) -> None:
        """12.2b: in the order of the Divisions."""
        for division in range(DIVISIONS):
            for cr, sapper in enumerate(self.sappers):
                if sapper == division + 1:
                    sap(s, division, cr)


def sapping_tally(tables: TableData, dice: int, sitrep: int, morale: int, strength: int, cards: int) -> Tally:
    """12.2d: the best Morale there against half the Division's Strength, rounded up."""
    half = -(-strength // tables.sapping.strength_divisor)
    tally = (
        Tally().plus(dice, "dice", "12.2d").plus(sitrep, "sitrep", "2.5.2").plus(morale, "morale", "12.2d")
    )
    return tally.plus(-half, "strength", "12.2d").plus(cards, "card", "5.1b")


def sap(s: Valley, division: int, cr: int) -> None:
    """12.2d: one attempt to dig up to a CR."""
    table = s.book.charts.sapping
    faces = s.roll(table.dice)
    best = max(morale_of(s, unit) for unit in bits(s.holders(cr)))
    cards = card_drm(s, "sapping")
    tally = sapping_tally(s.book.tables, sum(faces), s.sitrep(), best, s.strength[division], cards)
    levels = table.at(tally.total).fortifications
    s.tell(SAPPING_ROLLED, division, cr, tuple(faces), tally, -levels)
    s.set_forts(cr, s.forts[cr] + levels)
