"""The tables of Player Aid G: complete, in order, and with the results that the book tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from indochine.kernel.constraints import Check, equal
from indochine.titles.lost_valley.constraints.registry import PACK
from indochine.titles.lost_valley.pack import Pack
from indochine.titles.lost_valley.table_data import Row, Table

FILE = "tables.toml"
NUMBERS = {
    "asp_availability": "2",
    "sead": "2.1",
    "das": "2.2",
    "airstrip_status": "3",
    "rp_adjustment": "4",
    "sapping": "8",
    "vm_assault": "9",
    "vm_assault_french_casualties": "9.1",
    "vm_assault_vm_casualties": "9.2",
    "french_assault": "10",
    "french_assault_french_casualties": "10.1",
    "french_assault_vm_casualties": "10.2",
    "raid": "11",
    "airstrip_repair": "12",
}
ONE_DIE = {name for name in NUMBERS if name.endswith("casualties") or name == "airstrip_repair"}
BETTER_HIGHER = (
    *(("asp_availability", "points"), ("rp_adjustment", "points"), ("sapping", "fortifications")),
    *(("vm_assault", "french"), ("vm_assault", "vm"), ("french_assault", "french"), ("french_assault", "vm")),
    *(("vm_assault_vm_casualties", "strength"), ("vm_assault_vm_casualties", "camp_morale")),
    *(("french_assault_vm_casualties", "strength"), ("french_assault_vm_casualties", "camp_morale")),
    *(("french_assault_vm_casualties", "repulsed"), ("raid", "fortifications")),
)
BETTER_LOWER = (
    *(("vm_assault_french_casualties", "steps"), ("vm_assault_french_casualties", "retreat")),
    *(("french_assault_french_casualties", "steps"), ("raid", "steps")),
)
AIRSTRIP = {3: "destroyed", 4: "damaged", 6: "damaged", 7: "interdicted", 9: "interdicted", 10: "unchanged"}


def _table(pack: Pack, name: str) -> Table[Any]:
    table: Table[Any] = getattr(pack.tables, name)
    return table


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, basis="structure")
def rows_complete(pack: Pack) -> Iterator[Check]:
    """The rows of a table follow each other; the first has no lower end, the last no upper one."""
    for name in NUMBERS:
        yield from _follow(name, _table(pack, name).row)


def _follow(name: str, rows: Sequence[Row]) -> Iterator[Check]:
    yield Check(bool(rows) and rows[0].min is None, f"{name} row 1", "min", "must be left out")
    yield Check(bool(rows) and rows[-1].max is None, f"{name} row {len(rows)}", "max", "must be left out")
    for number, (above, row) in enumerate(pairwise(rows), 2):
        holds = above.max is not None and row.min == above.max + 1
        yield Check(holds, f"{name} row {number}", "min", "does not follow the row above")
    for number, row in enumerate(rows, 1):
        holds = row.min is None or row.max is None or row.min <= row.max
        yield Check(holds, f"{name} row {number}", "max", "is less than min")


@PACK.add(FILE, basis="structure")
def hand_for_every_number_of_crs(pack: Pack) -> Iterator[Check]:
    """The hand is told for every number of CR, none included."""
    yield equal(len(pack.tables.hand_size.by_crs), len(pack.map.cr) + 1, "hand_size", "by_crs")


# ---------------------------------------------------------------- numbers, dice, order


@PACK.add(FILE, rule="6.1, 7.1, 7.2.1, 7.2.2, 8.1, 9.2, 12.2, 12.3.5.2, 15.1.5, 16.1, 16.3")
def numbers_of_tables(pack: Pack) -> Iterator[Check]:
    """The tables have the numbers by which the book calls them."""
    yield equal(pack.tables.hand_size.number, "1", "hand_size", "number")
    for name, number in NUMBERS.items():
        yield equal(_table(pack, name).number, number, name, "number")


@PACK.add(FILE, rule="7.1, 7.2.1, 7.2.2, 8.1, 9.2, 12.3.5.2, 15.1.5, 16.1, 16.3")
def dice_of_tables(pack: Pack) -> Iterator[Check]:
    """Casualties and airstrip repair take one die, all else two."""
    for name in NUMBERS:
        if name != "sapping":  # the book does not tell
            yield equal(_table(pack, name).dice, 1 if name in ONE_DIE else 2, name, "dice")


@PACK.add(FILE, rule="2.5.1")
def higher_is_better(pack: Pack) -> Iterator[Check]:
    """The higher the roll, the better for the French."""
    for fields, sign in ((BETTER_HIGHER, 1), (BETTER_LOWER, -1)):
        for name, field in fields:
            results = [sign * getattr(row, field) for row in _table(pack, name).row]
            holds = all(a <= b for a, b in pairwise(results))
            yield Check(holds, f"{name} row", field, "is out of order")


# ---------------------------------------------------------------- tables that the book tells


@PACK.add(FILE, rule="6.1")
def quarter_of_the_crs(pack: Pack) -> Iterator[Check]:
    """As many cards as a quarter of the French controlled CR, rounded up."""
    quarters = tuple((number + 3) // 4 for number in range(len(pack.map.cr) + 1))
    yield equal(pack.tables.hand_size.by_crs, quarters, "hand_size", "by_crs")


@PACK.add(FILE, rule="7.2.1")
def sead_at_eight(pack: Pack) -> Iterator[Check]:
    """SEAD takes one from the VM AAA Level on 8 or more."""
    found = [pack.tables.sead.at(total).vm_aaa for total in (7, 8)]
    yield equal(found, [0, -1], "sead row", "vm_aaa")


@PACK.add(FILE, rule="7.2.2")
def das_at_eight(pack: Pack) -> Iterator[Check]:
    """DAS takes one from the Strength of a Division on 8 or more."""
    found = [pack.tables.das.at(total).strength for total in (7, 8)]
    yield equal(found, [0, -1], "das row", "strength")


@PACK.add(FILE, rule="8.1")
def airstrip_table(pack: Pack) -> Iterator[Check]:
    """3 or less destroys the airstrip, up to 6 damages it, up to 9 interdicts it."""
    for total, wanted in AIRSTRIP.items():
        yield equal(pack.tables.airstrip_status.at(total).result, wanted, "airstrip_status row", "result")


@PACK.add(FILE, rule="16.3")
def repair_at_five(pack: Pack) -> Iterator[Check]:
    """The airstrip is repaired on 5 or more."""
    found = [pack.tables.airstrip_repair.at(total).repaired for total in (4, 5)]
    yield equal(found, [False, True], "airstrip_repair row", "repaired")


# ---------------------------------------------------------------- kinds of result


@PACK.add(FILE, rule="12.3.5.2")
def results_against_the_defenders(pack: Pack) -> Iterator[Check]:
    """Defenders lose steps, are disrupted or may be, are fired on and may retreat: each of it happens."""
    rows = pack.tables.vm_assault_french_casualties.row
    entry = "vm_assault_french_casualties row"
    for field in ("steps", "counter_battery", "retreat"):
        yield Check(any(getattr(row, field) for row in rows), entry, field, "stands nowhere")
    yield equal({row.disruption for row in rows}, {"none", "check", "all"}, entry, "disruption")


@PACK.add(FILE, rule="15.1.5")
def results_against_the_assaulters(pack: Pack) -> Iterator[Check]:
    """Assaulting Units lose steps, are disrupted or may be, are fired on, and never retreat."""
    rows = pack.tables.french_assault_french_casualties.row
    entry = "french_assault_french_casualties row"
    for field in ("steps", "counter_battery"):
        yield Check(any(getattr(row, field) for row in rows), entry, field, "stands nowhere")
    yield equal({row.disruption for row in rows}, {"none", "check", "all"}, entry, "disruption")
    yield Check(not any(row.retreat for row in rows), entry, "retreat", "there is no such result")


@PACK.add(FILE, rule="12.3.5.2, 15.1.5")
def results_against_the_viet_minh(pack: Pack) -> Iterator[Check]:
    """Both tables can raise Camp Morale; only a French assault repulses the Viet Minh."""
    for name, repulses in (("vm_assault_vm_casualties", False), ("french_assault_vm_casualties", True)):
        rows = _table(pack, name).row
        yield equal(max(row.camp_morale for row in rows), 1, f"{name} row", "camp_morale")
        yield equal(any(row.repulsed for row in rows), repulses, f"{name} row", "repulsed")


@PACK.add(FILE, rule="16.1")
def results_of_raids(pack: Pack) -> Iterator[Check]:
    """A raid can fail or succeed, cost nothing, a step at most, or disrupt."""
    rows = pack.tables.raid.row
    yield equal(max(row.steps for row in rows), 1, "raid row", "steps")
    yield equal({row.disruption for row in rows}, {"none", "check", "all"}, "raid row", "disruption")
    gains = [row.fortifications for row in rows]
    yield Check(max(gains) > 0, "raid row", "fortifications", "no raid ever succeeds")


@PACK.add(FILE)
def raids_do_one_harm(pack: Pack) -> Iterator[Check]:
    """A raid costs a step or disrupts, not both."""
    for number, row in enumerate(pack.tables.raid.row, 1):
        holds = not row.steps or row.disruption == "none"
        yield Check(holds, f"raid row {number}", "disruption", "stands beside a step loss")


@PACK.add(FILE, rule="12.2")
def sapping_can_succeed(pack: Pack) -> Iterator[Check]:
    """Sapping takes Fortifications Levels or none, and never adds any."""
    levels = [row.fortifications for row in pack.tables.sapping.row]
    yield Check(min(levels) < 0, "sapping row", "fortifications", "sapping never succeeds")
    yield Check(max(levels) <= 0, "sapping row", "fortifications", "sapping adds a Level")


# ---------------------------------------------------------------- results that the example shows


@PACK.add(FILE, rule="E 20.2")
def resolution_of_nine(pack: Pack) -> Iterator[Check]:
    """A 9 on the resolution table gives +1 on both tables of casualties."""
    row = pack.tables.vm_assault.at(9)
    yield equal((row.french, row.vm), (1, 1), "vm_assault row", "french, vm")


@PACK.add(FILE, rule="E 20.2")
def casualties_of_three(pack: Pack) -> Iterator[Check]:
    """A 3 for French casualties is 1R?*: a step, perhaps a retreat, counter-battery fire."""
    row = pack.tables.vm_assault_french_casualties.at(3)
    yield equal(row.printed, "1R?*", "vm_assault_french_casualties row", "")


@PACK.add(FILE, rule="E 20.2")
def casualties_of_four(pack: Pack) -> Iterator[Check]:
    """A 4 for VM casualties costs the Division two Levels, a 2 less: it was worth rolling again."""
    table, entry = pack.tables.vm_assault_vm_casualties, "vm_assault_vm_casualties row"
    yield equal(table.at(4).strength, 2, entry, "strength")
    yield Check(table.at(2).strength < 2, entry, "strength", "a 2 must cost less than a 4")
