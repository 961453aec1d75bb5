"""How lucky the French were with a roll, in Victory Points; rolls of the Viet Minh are their luck too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from indochine.kernel.luck import Judge, Judged, Rolled, Spread, before_the_dice, judged
from indochine.kernel.odds import FACES
from indochine.titles.lost_valley.book import FR
from indochine.titles.lost_valley.rules.ch12_odds import (
    das_odds,
    raid_odds,
    repair_odds,
    repulse_odds,
    sapping_odds,
    sead_odds,
    throws,
    vm_losses_odds,
)
from indochine.titles.lost_valley.rules.ch16_repairs import RerollRepair
from indochine.titles.lost_valley.table_data import TableData

# 17.2a: a step of a unit is one Victory Point, a CR two; the rest is reckoned against those.
STEP: Final = -1.0
RETREAT: Final = -1.0  # the garrison must check to stay: the CR is half lost
REPULSED: Final = 2.0
STRENGTH: Final = 0.5  # of a Division, for each Level that it loses
LEVEL: Final = 0.5  # of Fortifications
AAA: Final = 0.5  # for each Level that it falls
REPAIRED: Final = 0.5

FRENCH_ASSAULT: Final = "french-assault-rolled"
FIGHTS: Final = ("assault-rolled", FRENCH_ASSAULT)


def tables_of(rolled: Rolled) -> TableData:
    tables: TableData = rolled.before.book.tables
    return tables


# Fights: the first roll says how the dice of casualties are read, and is worth what those then promise


def french_worth(tables: TableData, french_attack: bool, total: int) -> float:
    """12.3.5.2c, 15.1.5c"""
    if french_attack:
        return STEP * tables.french_assault_french_casualties.at(total).steps
    row = tables.vm_assault_french_casualties.at(total)
    return STEP * row.steps + RETREAT * int(row.retreat)


def vm_worth(tables: TableData, french_attack: bool, total: int) -> float:
    """12.3.5.2n, 15.1.5f"""
    if french_attack:
        row = tables.french_assault_vm_casualties.at(total)
        return STRENGTH * row.strength + REPULSED * int(row.repulsed)
    return STRENGTH * tables.vm_assault_vm_casualties.at(total).strength


def promise(tables: TableData, french_attack: bool, row: Any) -> float:
    """What both dice of casualties bring on average, by a row of the table of assaults."""
    french = [french_worth(tables, french_attack, face + row.french) for face in FACES]
    vm = [vm_worth(tables, french_attack, face + row.vm) for face in FACES]
    return round((sum(french) + sum(vm)) / len(FACES), 9)


def fight_rolled(rolled: Rolled) -> list[Judged]:
    """12.3.5.2b, 15.1.5b"""
    tables, french_attack = tables_of(rolled), rolled.event.kind.name == FRENCH_ASSAULT
    faces, tally, total = rolled.event.values[-5:-2]
    table: Any = tables.french_assault if french_attack else tables.vm_assault
    spread: Spread = {}
    for each, chance in throws(table.dice):
        worth = promise(tables, french_attack, table.at(each + tally.total - sum(faces)))
        spread[worth] = spread.get(worth, 0.0) + chance
    return [Judged(FR, spread, promise(tables, french_attack, table.at(total)), rolled.faces)]


def is_french_attack(rolled: Rolled) -> bool:
    fight = rolled.last(*FIGHTS)
    return fight is not None and fight.kind.name == FRENCH_ASSAULT


def die_judged(worths: Sequence[float], die: int, faces: Sequence[int]) -> Judged:
    """One die, by what each of its faces is worth."""
    spread: Spread = {}
    for worth in worths:
        spread[worth] = spread.get(worth, 0.0) + 1 / len(worths)
    return Judged(FR, spread, worths[die - 1], faces)


def french_casualties(rolled: Rolled) -> list[Judged]:
    """12.3.5.2c, 15.1.5c"""
    tables, french_attack = tables_of(rolled), is_french_attack(rolled)
    die, drm, _ = rolled.event.values
    worths = [french_worth(tables, french_attack, face + drm) for face in FACES]
    return [die_judged(worths, die, rolled.faces)]


def vm_casualties(rolled: Rolled) -> list[Judged]:
    """12.3.5.2n, 15.1.5f"""
    die, drm, _ = rolled.event.values
    return [losses_judged(rolled, die, drm)]


def rerolled(rolled: Rolled) -> list[Judged]:
    """12.3.5.2o, 15.1.5g: the same die once more."""
    first = rolled.last("vm-casualties")
    return [] if first is None else [losses_judged(rolled, rolled.event.values[0], first.values[1])]


def losses_judged(rolled: Rolled, die: int, drm: int) -> Judged:
    tables = tables_of(rolled)
    if is_french_attack(rolled):
        row = tables.french_assault_vm_casualties.at(die + drm)
        odds = repulse_odds(tables, drm)
        return judged(rolled, FR, odds.chances, (STRENGTH, REPULSED), (row.strength, int(row.repulsed)))
    lost = tables.vm_assault_vm_casualties.at(die + drm).strength
    return judged(rolled, FR, vm_losses_odds(tables, drm).chances, (STRENGTH,), (lost,))


# Raids, sorties, trenches, repairs


def raid_rolled(rolled: Rolled) -> list[Judged]:
    """16.1h: against the Division that was met."""
    tables = tables_of(rolled)
    tally, total, levels = rolled.event.values[-3:]
    odds = raid_odds(tables, [before_the_dice(tally)])
    return [judged(rolled, FR, odds.chances, (LEVEL, STEP), (levels, tables.raid.at(total).steps))]


def sead_rolled(rolled: Rolled) -> list[Judged]:
    """7.2.1"""
    _, tally, hit = rolled.event.values
    odds = sead_odds(tables_of(rolled), [before_the_dice(tally)])
    return [judged(rolled, FR, odds.chances, (AAA,), (hit,))]


def das_rolled(rolled: Rolled) -> list[Judged]:
    """7.2.2a"""
    _, _, tally, hit = rolled.event.values
    odds = das_odds(tables_of(rolled), [before_the_dice(tally)])
    return [judged(rolled, FR, odds.chances, (STRENGTH,), (hit,))]


def sapping_rolled(rolled: Rolled) -> list[Judged]:
    """12.2d"""
    tally, dug = rolled.event.values[-2:]
    odds = sapping_odds(tables_of(rolled), before_the_dice(tally))
    return [judged(rolled, FR, odds.chances, (-LEVEL,), (dug,))]


def repair_rolled(rolled: Rolled) -> list[Judged]:
    """16.3b, 16.3c: a die that 31 BG rolled again had failed; the log tells of the second alone."""
    _, tally, _, repaired = rolled.event.values
    chances = repair_odds(tables_of(rolled), before_the_dice(tally)).chances
    found = [judged(rolled, FR, chances, (REPAIRED,), (repaired,))]
    if rolled.now and isinstance(rolled.before.frames[-1], RerollRepair):
        failed = judged(rolled, FR, chances, (REPAIRED,), (0,))
        failed.faces = rolled.untold.pop()
        found.insert(0, failed)
    return found


JUDGES: Final[dict[str, Judge]] = {
    "assault-rolled": fight_rolled,
    FRENCH_ASSAULT: fight_rolled,
    "french-casualties": french_casualties,
    "vm-casualties": vm_casualties,
    "rerolled": rerolled,
    "raid-rolled": raid_rolled,
    "sead-rolled": sead_rolled,
    "das-rolled": das_rolled,
    "sapping-rolled": sapping_rolled,
    "strip-repair-rolled": repair_rolled,
}
