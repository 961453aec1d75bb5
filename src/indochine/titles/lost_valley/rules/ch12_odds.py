"""What the dice of a fight, a raid or an air strike can bring, exactly, from the tables that resolve them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from indochine.kernel.events import Tally
from indochine.kernel.odds import DIE, FACES, TWO_DICE, Chances, Note, add, convolved
from indochine.kernel.odds import Odds as KernelOdds
from indochine.kernel.text import Msg
from indochine.titles.lost_valley.table_data import TableData

SUM: Final = "sum"


class Odds(KernelOdds):
    """Chances of each result, by all modifiers of the roll together; `shares` are yes or no."""

    def __init__(
        self,
        kind: str,
        tally: Tally,
        columns: tuple[str, ...],
        chances: Chances,
        rule: str,
        shares: tuple[str, ...] = (),
        further: Sequence[Tally] = (),
    ) -> None:
        self.drm = tally.total
        sums = {SUM: tally, **{f"{SUM}-{n}": other for n, other in enumerate(further, start=2)}}
        notes = [Note(Msg(f"odds-note-{kind}"), rule)]
        KernelOdds.__init__(self, f"odds-line-{kind}", columns, chances, {SUM: self.drm}, sums, notes, shares)


def throws(dice: int) -> Sequence[tuple[int, float]]:
    """Every total of one or two dice with its chance."""
    return DIE if dice == 1 else TWO_DICE


def vm_assault_odds(tables: TableData, tally: Tally) -> Odds:
    """12.3.5.2b, 12.3.5.2c, 12.3.5.2n: steps and Strength lost, whether the garrison must check to stay."""
    chances = Chances()
    for total, chance in throws(tables.vm_assault.dice):
        row = tables.vm_assault.at(total + tally.total)
        for french in FACES:
            ours = tables.vm_assault_french_casualties.at(french + row.french)
            for vm in FACES:
                theirs = tables.vm_assault_vm_casualties.at(vm + row.vm)
                add(chances, (ours.steps, theirs.strength, int(ours.retreat)), chance / 36)
    columns = ("steps", "strength", "retreat")
    return Odds("vm-assault", tally, columns, chances, "12.3.5.2b", ("retreat",))


def french_assault_odds(tables: TableData, tally: Tally) -> Odds:
    """15.1.5b, 15.1.5c, 15.1.5f, 15.1.5h: steps and Strength lost, and whether the Viet Minh are repulsed."""
    chances = Chances()
    for total, chance in throws(tables.french_assault.dice):
        row = tables.french_assault.at(total + tally.total)
        for french in FACES:
            ours = tables.french_assault_french_casualties.at(french + row.french)
            for vm in FACES:
                theirs = tables.french_assault_vm_casualties.at(vm + row.vm)
                add(chances, (ours.steps, theirs.strength, int(theirs.repulsed)), chance / 36)
    columns = ("steps", "strength", "repulsed")
    return Odds("french-assault", tally, columns, chances, "15.1.5b", ("repulsed",))


def raid_odds(tables: TableData, tallies: Sequence[Tally]) -> Odds:
    """16.1g, 16.1h: Levels gained and steps lost; a die may yet choose among several opponents."""
    chances = Chances()
    for tally in tallies:
        for total, chance in throws(tables.raid.dice):
            row = tables.raid.at(total + tally.total)
            add(chances, (row.fortifications, row.steps), chance / len(tallies))
    worst, *others = sorted(tallies, key=total_of_tally)
    return Odds("raid", worst, ("levels", "steps"), chances, "16.1h", further=others)


def total_of_tally(tally: Tally) -> int:
    return tally.total


def sead_odds(tables: TableData, tallies: Sequence[Tally]) -> Odds:
    """7.2.1, 7.2.1b: how far the VM AAA Level falls by so many rolls."""
    table = tables.sead
    rolls = [[(-table.at(n + t.total).vm_aaa, p) for n, p in throws(table.dice)] for t in tallies]
    return Odds("air", tallies[0], ("hits",), convolved(rolls), "7.2.1", further=tallies[1:])


def das_odds(tables: TableData, tallies: Sequence[Tally]) -> Odds:
    """7.2.2a: how much Strength the Divisions that are struck lose together."""
    table = tables.das
    rolls = [[(-table.at(n + t.total).strength, p) for n, p in throws(table.dice)] for t in tallies]
    return Odds("das", tallies[0], ("strength",), convolved(rolls), "7.2.2a", further=tallies[1:])


def repair_odds(tables: TableData, tally: Tally) -> Odds:
    """16.3b: whether the airstrip is repaired by this die."""
    chances = Chances()
    for face, chance in throws(tables.airstrip_repair.dice):
        add(chances, (int(tables.airstrip_repair.at(face + tally.total).repaired),), chance)
    return Odds("repair", tally, ("repaired",), chances, "16.3b", ("repaired",))


def vm_losses_odds(tables: TableData, drm: int) -> Odds:
    """12.3.5.2o: the die for Viet Minh losses alone, thrown again."""
    table, chances = tables.vm_assault_vm_casualties, Chances()
    for face, chance in throws(table.dice):
        add(chances, (table.at(face + drm).strength,), chance)
    tally = Tally().plus(drm, "assault-table", "12.3.5.2b")
    return Odds("vm-losses", tally, ("strength",), chances, "12.3.5.2n")


def repulse_odds(tables: TableData, drm: int) -> Odds:
    """15.1.5g: the same die in a French assault, where it may drive the Viet Minh out."""
    table, chances = tables.french_assault_vm_casualties, Chances()
    for face, chance in throws(table.dice):
        row = table.at(face + drm)
        add(chances, (row.strength, int(row.repulsed)), chance)
    tally = Tally().plus(drm, "assault-table", "15.1.5b")
    return Odds("repulse", tally, ("strength", "repulsed"), chances, "15.1.5f", ("repulsed",))


# Rolls of the Viet Minh, which no player decides on


def sapping_odds(tables: TableData, tally: Tally) -> Odds:
    """12.2d: Fortifications levels lost to the trenches."""
    chances = Chances()
    for total, chance in throws(tables.sapping.dice):
        add(chances, (-tables.sapping.at(total + tally.total).fortifications,), chance)
    return Odds("sapping", tally, ("dug",), chances, "12.2d")


def airstrip_odds(tables: TableData, tally: Tally) -> Odds:
    """8.1a: what the guns do to the airstrip."""
    chances = Chances()
    results = ("destroyed", "damaged", "interdicted")
    for total, chance in throws(tables.airstrip_status.dice):
        found = tables.airstrip_status.at(total + tally.total).result
        add(chances, tuple(int(found == result) for result in results), chance)
    return Odds("airstrip", tally, results, chances, "8.1a", results)


def check_odds(tables: TableData, tally: Tally) -> Odds:
    """2.5.3a: whether a Unit passes its Morale Check."""
    chances = Chances()
    for total, chance in throws(tables.morale_check.dice):
        add(chances, (int(total + tally.total >= tables.morale_check.passes_at),), chance)
    return Odds("check", tally, ("passed",), chances, "2.5.3a", ("passed",))
