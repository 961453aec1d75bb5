"""15.0: French assaults on what the Viet Minh hold."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import ARMOUR, CRS, FR, NO_MANS_LAND
from indochine.titles.lost_valley.cards.modifiers import card_drm
from indochine.titles.lost_valley.cards.running import run_events
from indochine.titles.lost_valley.events import (
    CUT_OFF,
    ENTERED,
    FAILED,
    FRENCH_ASSAULT,
    FRENCH_ASSAULT_ROLLED,
    NOBODYS,
    REPULSED,
)
from indochine.titles.lost_valley.rules.ch02_checks import total_of
from indochine.titles.lost_valley.rules.ch02_stacking import Stacking, fits
from indochine.titles.lost_valley.rules.ch05_events import offer_reserve
from indochine.titles.lost_valley.rules.ch07_air import CAS, mission_room
from indochine.titles.lost_valley.rules.ch12_assault import RerollCasualties, tell_french_die, tell_vm_die
from indochine.titles.lost_valley.rules.ch12_casualties import DISRUPTIONS, NOWHERE, Casualties
from indochine.titles.lost_valley.rules.ch12_odds import Odds, french_assault_odds, repulse_odds
from indochine.titles.lost_valley.rules.ch12_reach import joined_free_of_french
from indochine.titles.lost_valley.rules.ch12_support import (
    ASSAULT_GUNS,
    ASSAULTS,
    CommitAir,
    Fight,
    PickForFight,
    cannot_pay,
    offer_card,
    offer_guns,
    pay,
)
from indochine.titles.lost_valley.state import Ask, Step, Valley
from indochine.titles.lost_valley.table_data import TableData

DONE: Final = 0
ASSAULT: Final = 1
ADD: Final = 1
ENTER: Final = 1

NOT_VM: Final = Why("15.1.1", "cr-not-viet-minh")
ASSAULTED_ALREADY: Final = Why("15.0a", "assaulted-already")
NOBODY_NEAR: Final = Why("15.0c", "nobody-to-assault-with")
NOT_ELIGIBLE: Final = Why("15.0c", "unit-cannot-assault")
BARRED: Final = Why("2.3.1.3a", "unit-never-assaults")
TOO_MANY_STEPS: Final = Why("15.0d", "too-many-steps")
NOBODY: Final = Why("15.1.2", "nobody-picked")
NOT_NEAR_ENOUGH: Final = Why("15.1.6c", "cannot-enter")
NO_ROOM: Final = Why("15.1.6d", "no-room-in-cr")


# Facts


def eligible(s: Valley, cr: int) -> int:
    """15.0c, 15.0g, 21.8, 2.3.1.6f: Active Infantry and Armor next to it, Encircled or not; never an X."""
    found = 0
    for near in bits(s.book.adjacent[cr] & s.french_crs()):
        found |= s.holders(near)
    return found & ~s.used & ~s.book.barred


# The phase


class FrenchAssaults(Step):
    """15.0a, 15.0f: one Action Point for any number of assaults, in the player's order."""

    name = "french-assaults"
    steps = ("reserve", "events", "assault", "stacking")
    fields = ("done",)

    def __init__(self, done: int = 0) -> None:
        self.done = done  # CR assaulted in this phase

    def reserve(self, s: Valley) -> None:
        offer_reserve(s, "french-assault")

    def events(self, s: Valley) -> None:
        run_events(s, "french-assault")

    def assault(self, s: Valley) -> None:
        open_crs = s.vm_crs() & ~self.done
        if cannot_pay(s, ASSAULTS, s.book.tables.french_assault.ap, 0) is None:
            if any(eligible(s, cr) for cr in bits(open_crs)):
                s.again()
                s.push(AssaultWhich(FR))

    def stacking(self, s: Valley) -> None:
        s.push(Stacking())


class AssaultWhich(Ask):
    """15.1.1: the VM controlled CR to be assaulted; starting boxes never are (15.0b)."""

    name = "assault-which"
    verbs = (Verb("done", rules="15.0a"), Verb("assault", "place", rules="15.0a 15.0b 15.0c 15.1.1"))

    def phase(self, s: Valley) -> FrenchAssaults:
        phase = s.frames[-2]
        assert isinstance(phase, FrenchAssaults)
        return phase

    def offers(self, s: Valley) -> list[int]:
        return [DONE] + [ASSAULT | cr << 4 for cr in bits(s.vm_crs() & ~self.phase(s).done)]

    def tries(self, s: Valley) -> list[int]:
        return [DONE] + [ASSAULT | cr << 4 for cr in bits(s.vm_crs())]

    def refused(self, s: Valley, code: int) -> Why | None:
        cr = first(code)
        if code == DONE:
            return None
        if not s.vm_crs() >> cr & 1:
            return NOT_VM
        if self.phase(s).done >> cr & 1:
            return ASSAULTED_ALREADY
        return None if eligible(s, cr) else NOBODY_NEAR

    def apply(self, s: Valley, code: int) -> None:
        phase = s.frames[-1]
        assert isinstance(phase, FrenchAssaults)
        if code == DONE:
            s.replace(FrenchAssaults((1 << CRS) - 1))  # nothing more is assaulted
            return
        s.replace(FrenchAssaults(phase.done | 1 << first(code)))
        s.push(PickAssaulters(FR, first(code), 0))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"paid": s.paid >> ASSAULTS & 1, "left": s.ap}


class PickAssaulters(PickForFight):
    """15.0d, 15.1.2: six Infantry steps at most, and any Armor, from one or several CR."""

    name = "pick-assaulters"
    verbs = (Verb("done", rules="15.1.2"), Verb("add", "unit", rules="15.0c 15.0d 15.0e 15.0g"))

    def pool(self, s: Valley) -> int:
        return eligible(s, self.cr)

    def fight(self, units: int) -> Fight:
        return FrenchAssault(self.cr, units)

    def worth(self, s: Valley) -> int:
        return total_of(s, self.units, "assault")

    def tries(self, s: Valley) -> list[int]:
        near = 0
        for cr in bits(s.book.adjacent[self.cr] & s.french_crs()):
            near |= s.here[cr]
        return [DONE] + [ADD | unit << 4 for unit in bits(near & ~self.units)]

    def refused(self, s: Valley, code: int) -> Why | None:
        unit = first(code)
        if code == DONE:
            return None if self.units else NOBODY
        if s.book.barred >> unit & 1:
            return BARRED
        if not (self.pool(s) & ~self.units) >> unit & 1:
            return NOT_ELIGIBLE
        most = s.book.tables.french_assault.most_infantry_steps
        return TOO_MANY_STEPS if s.steps_of(self.units | 1 << unit) > most else None

    def apply(self, s: Valley, code: int) -> None:
        if code != DONE:
            s.push(PickAssaulters(self.side, self.cr, self.units_after(code)))
            return
        pay(s, ASSAULTS, s.book.tables.french_assault.ap, 0, "assault")
        s.tell(FRENCH_ASSAULT, tuple(bits(self.units)), self.cr)
        s.push(self.fight(self.units))


def french_assault_tally(
    tables: TableData,
    dice: int,
    sitrep: int,
    assault: int,
    guns: int,
    cas: int,
    strength: int,
    cards: int,
) -> Tally:
    """15.1.5a: for the assault its factors, guns and aircraft; against it the Division and its works."""
    tally = Tally().plus(dice, "dice", "15.1.5a").plus(sitrep, "sitrep", "2.5.2")
    tally.plus(assault, "assault", "15.1.5a").plus(guns, "artillery", "15.1.4")
    tally.plus(cas * tables.air_support.drm_per_point, "close-air", "15.1.3")
    tally.plus(-strength, "strength", "15.1.5a")
    tally.plus(-tables.french_assault.vm_fortifications, "fortifications", "15.1.5a")
    return tally.plus(cards, "card", "5.1b")


class FrenchAssault(Fight):
    """15.1: one assault, step by step."""

    name = "french-assault"
    steps = (
        "close_air_support",
        "artillery",
        "card",
        "roll",
        "french_casualties",
        "vm_casualties",
        "reroll",
        "implement",
        "exploit",
        "settle",
    )
    fields = ("cr", "units", "cas", "guns", "drm", "french", "vm", "die", "repulsed")

    def __init__(
        self,
        cr: int,
        units: int,
        cas: int = 0,
        guns: int = 0,
        drm: int = 0,
        french: int = 0,
        vm: int = 0,
        die: int = 0,
        repulsed: bool = False,
    ) -> None:
        self.cr = cr
        self.units = units
        self.cas = cas
        self.guns = guns
        self.drm = drm
        self.french = french
        self.vm = vm
        self.die = die
        self.repulsed = repulsed

    def price(self, s: Valley) -> tuple[int, int, int]:
        """15.1.4: one RP for the guns of the whole phase."""
        return ASSAULT_GUNS, 0, s.book.tables.french_assault.support_rp

    def close_air_support(self, s: Valley) -> None:
        """15.1.3: not on Turn 1."""
        if s.turn >= s.book.tables.air_support.first_turn and mission_room(s, CAS):
            s.push(CommitAir(FR, self.cr))

    def artillery(self, s: Valley) -> None:
        offer_guns(s, self.cr)

    def card(self, s: Valley) -> None:
        offer_card(s, "french-assault")

    def division(self, s: Valley) -> int:
        return s.control[self.cr] - 1

    def tally(self, s: Valley, dice: int) -> Tally:
        """15.1.5a: everything that counts for and against the assault."""
        return french_assault_tally(
            s.book.tables,
            dice,
            s.sitrep(),
            total_of(s, self.units, "assault"),
            total_of(s, self.guns, "assault"),
            self.cas,
            s.strength[self.division(s)],
            self.drm + card_drm(s, "french-assault"),
        )

    def odds_now(self, s: Valley) -> Odds:
        return french_assault_odds(s.book.tables, self.tally(s, 0))

    def losses_again(self, s: Valley) -> Odds:
        return repulse_odds(s.book.tables, self.vm)

    def roll(self, s: Valley) -> None:
        """15.1.5b"""
        table = s.book.charts.french_assault
        faces = s.roll(table.dice)
        tally = self.tally(s, sum(faces))
        row = table.at(tally.total)
        s.amend(french=row.french, vm=row.vm)
        s.tell(FRENCH_ASSAULT_ROLLED, self.cr, tuple(faces), tally, tally.total, row.french, row.vm)

    def french_casualties(self, s: Valley) -> None:
        """15.1.5c to 15.1.5e."""
        table = s.book.charts.french_assault_french_casualties
        die = s.roll(table.dice)[0]
        row = table.at(die + self.french)
        tell_french_die(s, die, self.french, row)
        disruption = DISRUPTIONS.index(row.disruption)
        s.push(Casualties(NOWHERE, self.units, self.guns, row.steps, disruption, row.counter_battery))

    def vm_casualties(self, s: Valley) -> None:
        """15.1.5f"""
        table = s.book.charts.french_assault_vm_casualties
        s.amend(die=s.roll(table.dice)[0])
        tell_vm_die(s, table)

    def reroll(self, s: Valley) -> None:
        """15.1.5g, 2.3.1.6i: with Armor in the assault, once."""
        if self.units & s.book.kind_set[ARMOUR]:
            s.push(RerollCasualties(FR))

    def implement(self, s: Valley) -> None:
        """15.1.5h, 15.1.6a, 15.1.6b, 15.1.6f: all that took part are Used; repulsed, the marker goes."""
        row = s.book.charts.french_assault_vm_casualties.at(self.die + self.vm)
        s.shift_strength(self.division(s), -row.strength)
        if row.camp_morale:
            s.shift_morale(row.camp_morale, "casualties")
        s.used |= s.in_centres() & self.units
        if not row.repulsed:
            s.tell(FAILED, self.cr)
            return
        s.tell(REPULSED, self.cr)
        s.set_control(self.cr, NO_MANS_LAND)
        s.set_forts(self.cr, s.book.tables.french_assault.freed_fortifications)
        s.amend(repulsed=True)

    def exploit(self, s: Valley) -> None:
        if self.repulsed:
            s.push(Exploit(FR, self.cr, self.units))

    def settle(self, s: Valley) -> None:
        """15.1.6d, 15.1.6e, 15.1.7: French if somebody went in, else nobody's; then markers cut off."""
        if self.repulsed:
            if s.holders(self.cr):
                s.return_to_french(self.cr)
            else:
                s.tell(NOBODYS, self.cr)
        s.release_empty()  # first: a CR that the assault has emptied blocks no path any more
        cut_off_markers(s)


def cut_off_markers(s: Valley) -> None:
    """15.1.7: a marker without a path free of French CR to its starting box comes off."""
    for cr in bits(s.vm_crs()):
        division = s.control[cr] - 1
        if not joined_free_of_french(s, division) >> cr & 1:
            s.set_control(cr, NO_MANS_LAND)
            s.tell(CUT_OFF, division, cr)


class Exploit(Ask):
    """15.1.6c: assaulting Units, and Active Infantry or Armor next to the CR, may enter it, Used."""

    name = "exploit"
    verbs = (Verb("done", rules="15.1.6c"), Verb("enter", "unit", rules="15.1.6c 15.1.6d"))
    fields = ("side", "cr", "units")

    def __init__(self, side: int, cr: int, units: int) -> None:
        self.side = side
        self.cr = cr
        self.units = units

    def pool(self, s: Valley) -> int:
        near = 0
        for cr in bits(s.book.adjacent[self.cr] & s.french_crs()):
            near |= s.holders(cr)
        return near & (~s.used | self.units)

    def offers(self, s: Valley) -> list[int]:
        return [DONE] + [ENTER | unit << 4 for unit in bits(self.pool(s))]

    def refused(self, s: Valley, code: int) -> Why | None:
        if code == DONE:
            return None
        if not self.pool(s) >> first(code) & 1:
            return NOT_NEAR_ENOUGH
        return None if fits(s, first(code), self.cr) else NO_ROOM

    def apply(self, s: Valley, code: int) -> None:
        if code == DONE:
            return
        unit = first(code)
        s.shift(unit, s.place_of(unit), self.cr)
        s.used |= 1 << unit
        s.tell(ENTERED, unit, self.cr)
        s.push(Exploit(self.side, self.cr, self.units))

    def context(self, s: Valley) -> dict[str, Any]:
        return {"place": self.cr, "number": s.here[self.cr].bit_count()}
