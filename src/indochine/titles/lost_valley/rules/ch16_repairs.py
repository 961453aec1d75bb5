"""16.2 to 16.4: works behind the front, the airstrip, and recovery."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.lost_valley.book import ACTIVE, CRS, DAMAGED, FR, INTERDICTED
from indochine.titles.lost_valley.cards.running import run_events
from indochine.titles.lost_valley.events import (
    INTERDICTION_LIFTED,
    RECOVERED,
    REPAIRED,
    STRIP_REPAIR_ROLLED,
)
from indochine.titles.lost_valley.rules.ch02_checks import passes_check
from indochine.titles.lost_valley.rules.ch12_odds import Odds, repair_odds
from indochine.titles.lost_valley.rules.ch12_support import LAST_RP, WORKS, cannot_pay, pay, poorer
from indochine.titles.lost_valley.rules.ch16_raids import is_front
from indochine.titles.lost_valley.state import Ask, Step, Valley

DONE: Final = 0
WORK: Final = 1
WORK_PLAIN: Final = 2
LEAVE: Final = 0
TRY: Final = 1
TRY_WITH_RP: Final = 2
KEEP: Final = 0
REROLL: Final = 1

NOT_FRENCH: Final = Why("16.2a", "cr-not-french")
AT_THE_FRONT: Final = Why("16.2a", "cr-at-the-front")
WORKED_ALREADY: Final = Why("16.2a", "worked-already")
AT_THE_TOP: Final = Why("16.2c", "works-at-the-top")
NO_ENGINEERS: Final = Why("16.2b", "no-engineers-there")


class Repairs(Step):
    """16.2: Fortifications behind the front, an RP for a CR."""

    name = "repairs"
    steps = ("events", "work")
    fields = ("done",)

    def __init__(self, done: int = 0) -> None:
        self.done = done

    def events(self, s: Valley) -> None:
        run_events(s, "repairs")

    def work(self, s: Valley) -> None:
        if any(cannot_work(s, cr, self.done) is None for cr in range(CRS)):
            s.again()
            s.push(WorkOn(FR))


def cannot_work(s: Valley, cr: int, done: int) -> Why | None:
    """16.2a, 16.2c, 16.0a: French, behind the front, once a turn, below the top, and paid for."""
    repairs = s.book.tables.repairs
    if cr >= CRS or not s.is_french(cr):
        return NOT_FRENCH
    if is_front(s, cr):
        return AT_THE_FRONT
    if done >> cr & 1:
        return WORKED_ALREADY
    if s.forts[cr] >= s.book.tables.track.fortifications.most:
        return AT_THE_TOP
    why = cannot_pay(s, WORKS, repairs.ap, 0)
    return why or (LAST_RP if s.resources <= repairs.rp else None)


def engineers_in(s: Valley, cr: int) -> int:
    """16.2b, 2.3.1.6a: 31 BG, if it is Active there."""
    return s.here[cr] & ~s.used & 1 << s.book.engineers


class WorkOn(Ask):
    """16.2a, 16.2b: the CR whose Fortifications are raised; 31 BG allows two Levels, or is spared."""

    name = "work-on"
    verbs = (
        Verb("done", rules="16.0a"),
        Verb("work", "place", rules="16.2a 16.2b 16.2c"),
        Verb("work-plain", "place", rules="16.2a 16.2b 16.2c"),
    )

    def phase(self, s: Valley) -> Repairs:
        phase = s.frames[-2]
        assert isinstance(phase, Repairs)
        return phase

    def offers(self, s: Valley) -> list[int]:
        plain = [WORK_PLAIN | cr << 4 for cr in bits(s.french_crs()) if engineers_in(s, cr)]
        return [DONE] + [WORK | cr << 4 for cr in bits(s.french_crs())] + plain

    def refused(self, s: Valley, code: int) -> Why | None:
        if code == DONE:
            return None
        why = cannot_work(s, first(code), self.phase(s).done)
        if why is None and code & 15 == WORK_PLAIN and not engineers_in(s, first(code)):
            return NO_ENGINEERS
        return why

    def apply(self, s: Valley, code: int) -> None:
        phase, repairs, cr = s.frames[-1], s.book.tables.repairs, first(code)
        assert isinstance(phase, Repairs)
        if code == DONE:
            s.replace(Repairs((1 << CRS) - 1))  # no further works
            return
        s.replace(Repairs(phase.done | 1 << cr))
        pay(s, WORKS, repairs.ap, 0, "works")
        s.shift_resources(-repairs.rp, "works")
        engineers = engineers_in(s, cr) if code & 15 == WORK else 0
        s.used |= engineers
        before = s.forts[cr]
        s.set_forts(cr, before + (repairs.engineer_levels if engineers else repairs.levels))
        s.tell(REPAIRED, cr, s.forts[cr] - before)

    def context(self, s: Valley) -> dict[str, Any]:
        return {"paid": s.paid >> WORKS & 1, "left": s.ap, "resources": s.resources}

    def remarks(self, s: Valley, code: int) -> dict[str, Any]:
        cr = min(first(code), CRS - 1)
        return {"level": s.forts[cr], "engineers": int(engineers_in(s, cr) != 0)}


class AirstripRepair(Step):
    """16.3: Interdiction is lifted for nothing; Damage may be repaired; Destroyed is for good."""

    name = "airstrip-repair"
    steps = ("lift", "repair", "reroll", "judge")
    fields = ("die", "drm", "tried")

    def __init__(self, die: int = 0, drm: int = 0, tried: bool = False) -> None:
        self.die = die
        self.drm = drm
        self.tried = tried

    def lift(self, s: Valley) -> None:
        """16.3a, 16.0b"""
        if s.airstrip == INTERDICTED:
            s.airstrip = ACTIVE
            s.tell(INTERDICTION_LIFTED)

    def repair(self, s: Valley) -> None:
        """16.3b, 16.3d: a Damaged airstrip, once the work is paid for."""
        if s.airstrip == DAMAGED and cannot_pay(s, WORKS, s.book.tables.repairs.ap, 0) is None:
            s.push(RepairStrip(FR))

    def reroll(self, s: Valley) -> None:
        """16.3c, 2.3.1.6b: 31 BG, Active in Huguette, may roll once more and is then Used."""
        here = s.here[s.book.airfield] & ~s.used
        if self.tried and here >> s.book.engineers & 1 and not repaired(s, self.die + self.drm + s.sitrep()):
            s.push(RerollRepair(FR))

    def judge(self, s: Valley) -> None:
        if not self.tried:
            return
        tally = repair_tally(self.die, s.sitrep(), self.drm)
        done = repaired(s, tally.total)
        s.tell(STRIP_REPAIR_ROLLED, self.die, tally, tally.total, int(done))
        if done:
            s.airstrip = ACTIVE


def repair_tally(die: int, sitrep: int, resources: int) -> Tally:
    """16.3b: the die, the SITREP, and what a Resource Point adds."""
    tally = Tally().plus(die, "dice", "16.3b").plus(sitrep, "sitrep", "2.5.2")
    return tally.plus(resources, "resources", "16.3b")


def repaired(s: Valley, total: int) -> bool:
    return s.book.charts.airstrip_repair.at(total).repaired


class RepairStrip(Ask):
    """16.3b: try to repair it, with a Resource Point for one more on the die or without."""

    name = "repair-strip"
    verbs = (
        Verb("leave", rules="16.3b"),
        Verb("try", rules="16.3b 16.0a"),
        Verb("try-with-rp", rules="16.3b 16.0a"),
    )

    def offers(self, s: Valley) -> list[int]:
        return [LEAVE, TRY, TRY_WITH_RP]

    def refused(self, s: Valley, code: int) -> Why | None:
        short = s.resources <= s.book.tables.airstrip_repair.most_rp
        return LAST_RP if code == TRY_WITH_RP and short else None

    def apply(self, s: Valley, code: int) -> None:
        if code == LEAVE:
            return
        table = s.book.tables.airstrip_repair
        pay(s, WORKS, s.book.tables.repairs.ap, 0, "works")
        if code == TRY_WITH_RP:
            s.shift_resources(-table.most_rp, "repair")
        drm = table.most_rp * table.drm_per_rp if code == TRY_WITH_RP else 0
        s.amend(die=s.roll(table.dice)[0], drm=drm, tried=True)

    def odds(self, s: Valley, code: int) -> Odds | None:
        """16.3b: with the SITREP as it will be once the Resource Point is spent."""
        if code == LEAVE or self.refused(s, code):
            return None
        table = s.book.tables.airstrip_repair
        spent = table.most_rp if code == TRY_WITH_RP else 0
        tally = repair_tally(0, poorer(s, spent).sitrep(), spent * table.drm_per_rp)
        return repair_odds(s.book.tables, tally)

    def context(self, s: Valley) -> dict[str, Any]:
        return {"paid": s.paid >> WORKS & 1, "left": s.ap, "resources": s.resources}


class RerollRepair(Ask):
    """16.3c: 31 BG rolls again; the second die stands."""

    name = "reroll-repair"
    verbs = (Verb("keep", rules="16.3c"), Verb("reroll", rules="16.3c"))

    def offers(self, s: Valley) -> list[int]:
        return [KEEP, REROLL]

    def refused(self, s: Valley, code: int) -> Why | None:
        return None

    def apply(self, s: Valley, code: int) -> None:
        if code == REROLL:
            s.used |= 1 << s.book.engineers
            s.amend(die=s.roll(s.book.tables.airstrip_repair.dice)[0])

    def odds(self, s: Valley, code: int) -> Odds | None:
        repair = s.frames[-2]
        assert isinstance(repair, AirstripRepair)
        tally = repair_tally(0, s.sitrep(), repair.drm)
        return repair_odds(s.book.tables, tally) if code == REROLL else None

    def context(self, s: Valley) -> dict[str, Any]:
        repair = s.frames[-2]
        assert isinstance(repair, AirstripRepair)
        return {"die": repair.die}


class Recovery(Step):
    """16.4: Disrupted Units check Morale, then every Unit is Active again; free of charge."""

    name = "recovery"
    steps = ("events", "check", "reactivate")

    def events(self, s: Valley) -> None:
        run_events(s, "recovery")

    def check(self, s: Valley) -> None:
        """16.4a: with the Morale of a Disrupted Unit; card:06 makes it harder."""
        for unit in bits(s.disrupted):
            if passes_check(s, unit, "recovery"):
                s.disrupted &= ~(1 << unit)
                s.tell(RECOVERED, unit)

    def reactivate(self, s: Valley) -> None:
        """16.4b, 2.2.1.2a, 2.3.1.7a: the boxes of Used Units are emptied."""
        s.used = 0
