"""The worked examples of the book, played out on the pack: the printed figures must come out."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.lost_valley.constraints.registry import PACK, crs, scenario, targets, units
from indochine.titles.lost_valley.pack import Pack
from indochine.titles.lost_valley.table_data import ResolutionRow

MAP, UNITS, TABLES = "map.toml", "units.toml", "tables.toml"
GARRISON = ("5-bpvn", "i-2-rei", "1-gaaceo", "csm-272")  # of Huguette on Turn 3
GUNS = ("1-cmmle", "ii-4-rac")  # in Dominique
SITREP, STRENGTH, FORTIFICATIONS, ASP = 1, 10, 3, 1


# ---------------------------------------------------------------- DRM and Morale Checks


@PACK.add(TABLES, rule="2.5.2")
def sitrep_of_the_book(pack: Pack) -> Iterator[Check]:
    """Camp Morale 16 and Resource Points 5 make a SITREP of -1."""
    yield equal(pack.tables.track.sitrep_drm(16, 5), -1, "track", "drm")


def _passes(pack: Pack, dice: int, morale: int, sitrep: int) -> bool:
    return dice + morale + sitrep >= pack.tables.morale_check.passes_at


@PACK.add(TABLES, rule="E 20.1")
def check_of_6_bpc(pack: Pack) -> Iterator[Check]:
    """With Camp Morale 7 and Resource Points 17 6 BPC passes on a 6, and not on a 5."""
    morale, sitrep = units(pack)["6-bpc"].full.morale, pack.tables.track.sitrep_drm(7, 17)
    yield equal(morale + sitrep, 2, "track", "drm")
    passed = [_passes(pack, dice, morale, sitrep) for dice in (5, 6)]
    yield equal(passed, [False, True], "morale_check", "passes_at")


# ---------------------------------------------------------------- the Divisions


@PACK.add(TABLES, rule="E 11.2")
def status_of_308(pack: Pack) -> Iterator[Check]:
    """At 7 and with a SITREP of +1 Division 308 is Shaken and must roll 6 or less."""
    check = pack.tables.status_check
    yield Check(check.shaken_at >= 7, "status_check", "shaken_at", "a Division at 7 must be Shaken")
    original = next(d.strength for d in scenario(pack, "campaign").division if d.id == "308")
    drm = SITREP + check.half_drm * (original >= 2 * 7)
    yield equal(7 - drm, 6, "status_check", "half_drm")


@PACK.add(TABLES, rule="E 11.3")
def activation_on_turn_four(pack: Pack) -> Iterator[Check]:
    """On Turn 4 a Division may be activated, by one die."""
    activation = pack.tables.activation
    yield Check(activation.first_turn <= 4, "activation", "first_turn", "there must be a roll on Turn 4")
    yield equal(activation.dice, 1, "activation", "dice")


# ---------------------------------------------------------------- the assault on Huguette


def _defence(pack: Pack, ids: tuple[str, ...]) -> int:
    return sum(units(pack)[id].full.defence for id in ids)


def _resolution(pack: Pack) -> ResolutionRow:
    """A 7 on the dice, with the support and against the Strength of the example."""
    french = SITREP + _defence(pack, GARRISON) + FORTIFICATIONS + _defence(pack, GUNS)
    return pack.tables.vm_assault.at(7 + french + ASP - STRENGTH)


@PACK.add(MAP, rule="E 20.2")
def huguette_can_be_assaulted(pack: Pack) -> Iterator[Check]:
    """Division 308, in Anne-Marie, assaults Huguette; guns in Dominique reach it."""
    found = targets(pack, "308", ("gabrielle", "anne-marie"))
    yield Check("huguette" in found, "taor 308", "between", "does not lead to huguette")
    near = {subsector.id: (subsector.id, *subsector.adjacent) for subsector in pack.map.subsector}
    reach = crs(pack)["huguette"].subsector in near[crs(pack)["dominique"].subsector]
    yield Check(reach, "cr dominique", "subsector", "its guns do not reach Huguette")


@PACK.add(UNITS, rule="E 20.2")
def drm_of_the_assault(pack: Pack) -> Iterator[Check]:
    """The garrison is worth +5, with SITREP and Fortifications +9, with guns and an aircraft +12."""
    garrison = _defence(pack, GARRISON)
    inside = SITREP + garrison + FORTIFICATIONS
    support = _defence(pack, GUNS) + ASP * pack.tables.air_support.drm_per_point
    yield equal((garrison, inside, inside + support), (5, 9, 12), "unit", "full.defence")


@PACK.add(TABLES, rule="E 20.2")
def resolution_of_the_assault(pack: Pack) -> Iterator[Check]:
    """A 7 becomes a 9 and gives +1 on both tables; a 2 then becomes 1R?*."""
    row = _resolution(pack)
    yield equal((row.french, row.vm), (1, 1), "vm_assault row", "french, vm")
    casualties = pack.tables.vm_assault_french_casualties.at(2 + row.french)
    yield equal(casualties.printed, "1R?*", "vm_assault_french_casualties row", "")


@PACK.add(UNITS, rule="E 20.2")
def checks_against_retreat(pack: Pack) -> Iterator[Check]:
    """5 BPVN passes with a 5 and the reduced I/2 REI with a 7; CSM 272 fails with a 7."""
    reduced = units(pack)["i-2-rei"].reduced
    for id, morale, dice, wanted in (
        ("5-bpvn", units(pack)["5-bpvn"].full.morale, 5, True),
        ("i-2-rei", reduced.morale if reduced else 0, 7, True),
        ("csm-272", units(pack)["csm-272"].full.morale, 7, False),
    ):
        yield equal(_passes(pack, dice, morale, SITREP), wanted, f"unit {id}", "morale")


@PACK.add(UNITS, rule="E 20.2")
def checks_under_counter_battery(pack: Pack) -> Iterator[Check]:
    """A 5 makes 9 for 1 CMMLE, which passes; a 3 makes 6 for II/4 RAC, which fails."""
    for id, dice, total in (("1-cmmle", 5, 9), ("ii-4-rac", 3, 6)):
        morale = units(pack)[id].full.morale
        yield equal(dice + SITREP + morale, total, f"unit {id}", "full.morale")
        yield equal(_passes(pack, dice, morale, SITREP), total == 9, f"unit {id}", "full.morale")


@PACK.add(TABLES, rule="E 20.2")
def losses_of_308(pack: Pack) -> Iterator[Check]:
    """A 3 becomes a 4: Division 308 falls from 10 to 8 and is Shaken."""
    lost = pack.tables.vm_assault_vm_casualties.at(3 + _resolution(pack).vm).strength
    yield equal(STRENGTH - lost, 8, "vm_assault_vm_casualties row", "strength")
    shaken = STRENGTH - lost <= pack.tables.status_check.shaken_at
    yield Check(shaken, "status_check", "shaken_at", "a Division at 8 must be Shaken")


# ---------------------------------------------------------------- factors below zero


@PACK.add(UNITS, rule="E 21.3")
def factors_below_zero(pack: Pack) -> Iterator[Check]:
    """A Disrupted CSM 272 has a Defense of -1 and a Morale of -2."""
    full, less = units(pack)["csm-272"].full, pack.tables.morale_check.disrupted
    yield equal((full.defence + less, full.morale + less), (-1, -2), "unit csm-272", "full")
