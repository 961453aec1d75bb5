"""16.1: raids on the trenches around a French CR."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import ARMOUR, CRS, DIVISIONS, FR
from indochine.titles.lost_valley.cards.modifiers import card_drm
from indochine.titles.lost_valley.cards.running import run_events
from indochine.titles.lost_valley.events import DIE_CHOSE_DIVISION, RAID_ROLLED
from indochine.titles.lost_valley.rules.ch02_checks import die_picks, total_of
from indochine.titles.lost_valley.rules.ch05_events import offer_reserve
from indochine.titles.lost_valley.rules.ch12_casualties import DISRUPTIONS, NOWHERE, Casualties
from indochine.titles.lost_valley.rules.ch12_odds import Odds, raid_odds
from indochine.titles.lost_valley.rules.ch12_support import (
    RAID_GUNS,
    WORKS,
    Fight,
    PickForFight,
    cannot_pay,
    offer_card,
    offer_guns,
    pay,
)
from indochine.titles.lost_valley.state import Ask, Step, Valley

DONE: Final = 0
RAID: Final = 1
ADD: Final = 1

NOT_AT_THE_FRONT: Final = Why("16.1a", "cr-not-at-the-front")
NOT_FRENCH: Final = Why("16.1a", "cr-not-french")
RAIDED_ALREADY: Final = Why("16.1b", "raided-already")
NOBODY_NEAR: Final = Why("16.1c", "nobody-to-raid-with")
NOT_ELIGIBLE: Final = Why("16.1c", "unit-cannot-raid")
TOO_MANY_STEPS: Final = Why("16.1c", "too-many-raiders")
ONE_ARMOUR: Final = Why("16.1d", "one-armour-in-a-raid")
NEEDS_INFANTRY: Final = Why("16.1c", "raid-needs-infantry")


# Facts


def is_front(s: Valley, cr: int) -> bool:
    """16.1a, 16.2a: next to a VM controlled CR, or joined directly to a starting box."""
    return bool(s.book.adjacent[cr] & s.vm_crs() or s.book.at_the_edge >> cr & 1)


def front_crs(s: Valley) -> int:
    found = 0
    for cr in bits(s.french_crs()):
        if is_front(s, cr):
            found |= 1 << cr
    return found


def raiders(s: Valley, cr: int) -> int:
    """16.1c, 16.1d, 16.1j, 21.7: Active Infantry and Armor in the CR or next to it; a raid is no movement."""
    found = s.holders(cr)
    for near in bits(s.book.adjacent[cr] & s.french_crs()):
        found |= s.holders(near)
    return found & ~s.used


def closest_divisions(s: Valley, cr: int) -> list[int]:
    """16.1g: those whose starting box is closest, along their own lines."""
    lengths = {d: s.book.distance[d][cr] for d in range(DIVISIONS) if s.book.distance[d][cr]}
    return [d for d, length in lengths.items() if length == min(lengths.values())]


def opponent(s: Valley, cr: int) -> int:
    """16.1g: the closest Division; a tie is broken by a die."""
    closest = closest_divisions(s, cr)
    if len(closest) == 1:
        return closest[0]
    die, index = die_picks(s, len(closest))
    s.tell(DIE_CHOSE_DIVISION, die, closest[index])
    return closest[index]


# The phase


class Raids(Step):
    """16.1b: as many raids as wished, one for a CR and one for a Unit."""

    name = "raids"
    steps = ("reserve", "events", "raid")
    fields = ("done",)

    def __init__(self, done: int = 0) -> None:
        self.done = done

    def reserve(self, s: Valley) -> None:
        offer_reserve(s, "raids")

    def events(self, s: Valley) -> None:
        run_events(s, "raids")

    def raid(self, s: Valley) -> None:
        if cannot_pay(s, WORKS, s.book.tables.repairs.ap, 0) is None:
            if any(raiders(s, cr) & s.book.infantry for cr in bits(front_crs(s) & ~self.done)):
                s.again()
                s.push(RaidWhich(FR))


class RaidWhich(Ask):
    """16.1a: the French CR at the front whose trenches are to be cleared."""

    name = "raid-which"
    verbs = (Verb("done", rules="16.0a"), Verb("raid", "place", rules="16.0a 16.1a 16.1b"))

    def phase(self, s: Valley) -> Raids:
        phase = s.frames[-2]
        assert isinstance(phase, Raids)
        return phase

    def offers(self, s: Valley) -> list[int]:
        return [DONE] + [RAID | cr << 4 for cr in bits(front_crs(s) & ~self.phase(s).done)]

    def tries(self, s: Valley) -> list[int]:
        return [DONE] + [RAID | cr << 4 for cr in bits(s.french_crs())]

    def refused(self, s: Valley, code: int) -> Why | None:
        cr = first(code)
        if code == DONE:
            return None
        if cr >= CRS or not s.is_french(cr):
            return NOT_FRENCH
        if not is_front(s, cr):
            return NOT_AT_THE_FRONT
        if self.phase(s).done >> cr & 1:
            return RAIDED_ALREADY
        return None if raiders(s, cr) & s.book.infantry else NOBODY_NEAR

    def apply(self, s: Valley, code: int) -> None:
        phase = s.frames[-1]
        assert isinstance(phase, Raids)
        if code == DONE:
            s.replace(Raids((1 << CRS) - 1))  # nothing more is raided
            return
        s.replace(Raids(phase.done | 1 << first(code)))
        s.push(PickRaiders(FR, first(code), 0))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"paid": s.paid >> WORKS & 1, "left": s.ap}

    def remarks(self, s: Valley, code: int) -> dict[str, Any]:
        return {"level": s.forts[first(code)] if code != DONE and first(code) < CRS else 0}


class PickRaiders(PickForFight):
    """16.1c, 16.1d: Infantry of four steps at most, and one Armor Unit with them."""

    name = "pick-raiders"
    verbs = (Verb("done", rules="16.1c"), Verb("add", "unit", rules="16.1b 16.1c 16.1d"))

    def pool(self, s: Valley) -> int:
        return raiders(s, self.cr)

    def fight(self, units: int) -> Fight:
        return RaidFight(self.cr, units)

    def worth(self, s: Valley) -> int:
        return total_of(s, self.units & s.book.infantry, "morale")

    def refused(self, s: Valley, code: int) -> Why | None:
        """A raid is only begun where Infantry can go, so Armor picked first finds its Infantry."""
        unit, book, table = first(code), s.book, s.book.tables.raid
        if code == DONE:
            return None if self.units & book.infantry else NEEDS_INFANTRY
        if not (self.pool(s) & ~self.units) >> unit & 1:
            return NOT_ELIGIBLE
        together = self.units | 1 << unit
        if (together & book.kind_set[ARMOUR]).bit_count() > table.most_armour:
            return ONE_ARMOUR
        return TOO_MANY_STEPS if s.steps_of(together) > table.most_infantry_steps else None

    def apply(self, s: Valley, code: int) -> None:
        if code != DONE:
            s.push(PickRaiders(self.side, self.cr, self.units_after(code)))
            return
        pay(s, WORKS, s.book.tables.repairs.ap, 0, "works")
        s.push(self.fight(self.units))


def raid_tally(
    dice: int, sitrep: int, morale: int, armour: int, guns: int, strength: int, cards: int
) -> Tally:
    """16.1f: what the raiders and their guns bring, against the Division."""
    tally = Tally().plus(dice, "dice", "16.1f").plus(sitrep, "sitrep", "2.5.2")
    tally.plus(morale, "morale", "16.1f").plus(armour, "armour", "16.1d").plus(guns, "artillery", "16.1e")
    return tally.plus(-strength, "strength", "16.1f").plus(cards, "card", "5.1b")


class RaidFight(Fight):
    """16.1e to 16.1i: guns, cards, the roll, and what it costs the raiders."""

    name = "raid"
    steps = ("artillery", "card", "roll", "finish_raid")
    fields = ("cr", "units", "guns", "drm")

    def __init__(self, cr: int, units: int, guns: int = 0, drm: int = 0) -> None:
        self.cr = cr
        self.units = units
        self.guns = guns
        self.drm = drm

    def price(self, s: Valley) -> tuple[int, int, int]:
        """16.1e: one RP for the guns of the whole phase."""
        return RAID_GUNS, 0, s.book.tables.raid.support_rp

    def artillery(self, s: Valley) -> None:
        offer_guns(s, self.cr)

    def card(self, s: Valley) -> None:
        offer_card(s, "raid")

    def tally(self, s: Valley, dice: int, division: int) -> Tally:
        """16.1f: the Morale of the Infantry, the Assault of Armor and guns, against the Division."""
        return raid_tally(
            dice,
            s.sitrep(),
            total_of(s, self.units & s.book.infantry, "morale"),
            total_of(s, self.units & s.book.kind_set[ARMOUR], "assault"),
            total_of(s, self.guns, "assault"),
            s.strength[division],
            self.drm + card_drm(s, "raid"),
        )

    def odds_now(self, s: Valley) -> Odds:
        sums = [self.tally(s, 0, division) for division in closest_divisions(s, self.cr)]
        return raid_odds(s.book.tables, sums)

    def roll(self, s: Valley) -> None:
        """16.1h: Levels gained, and what befalls the raiders."""
        table = s.book.charts.raid
        division = opponent(s, self.cr)
        faces = s.roll(table.dice)
        tally = self.tally(s, sum(faces), division)
        row = table.at(tally.total)
        units = tuple(bits(self.units))
        s.tell(RAID_ROLLED, self.cr, units, tuple(faces), tally, tally.total, row.fortifications)
        s.set_forts(self.cr, s.forts[self.cr] + row.fortifications)
        s.used |= self.units
        disruption = DISRUPTIONS.index(row.disruption)
        s.push(Casualties(NOWHERE, self.units, self.guns, row.steps, disruption, False))

    def finish_raid(self, s: Valley) -> None:
        """16.1i: the survivors are Used; a CR that nobody holds any more is nobody's."""
        s.release_empty()
