"""Counters: kinds, steps, factors, where they start, markers, Divisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.lost_valley.constraints.registry import DIVISIONS, PACK, crs, infantry, once, units
from indochine.titles.lost_valley.pack import Factors, Pack, Unit

FILE = "units.toml"
NAMED = (
    *("31-bg", "1-gaaceo", "cmaa", "1-bpc", "1-cmmle", "2-cmmle", "1-cepml"),
    *("6-bpc", "5-bpvn", "i-2-rei", "csm-272", "ii-4-rac"),
)
COUNTERS = 120
TROOPS = {"legion", "legion-para", "para", "north-african", "tai", "viet-para", "engineer", "ad-hoc"}
WEAPONS = {"artillery": {"105mm", "155mm", "120mm"}, "armour": {"m24"}, "anti-aircraft": {"quad-50"}}
BATTALIONS = ("legion", "legion-para", "para", "north-african", "viet-para")
HEAVY_MORTARS = {"1-cmmle", "2-cmmle", "1-cepml"}
COLOURS = {"312": "blue", "308": "green", "316": "red", "304": "gold"}
ONE_OF_EACH = (
    *("game-turn", "action-points", "air-support-points", "camp-morale"),
    *("resource-points", "sitrep", "vm-aaa"),
)
KINDS_OF_MARKER = {
    *ONE_OF_EACH,
    *("division-strength", "airstrip-status", "fortifications-4-3", "fortifications-2-1"),
    *(f"control-{division}" for division in DIVISIONS),
    *("no-mans-land", "disrupted"),
}


def _entry(unit: Unit) -> str:
    return f"unit {unit.id}"


def _triple(factors: Factors | None) -> tuple[int | None, int, int] | None:
    return (factors.assault, factors.defence, factors.morale) if factors else None


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, basis="structure")
def counters_once(pack: Pack) -> Iterator[Check]:
    """No Unit, marker or Division has the id of another."""
    yield from once("unit", [unit.id for unit in pack.units.unit])
    yield from once("marker", [marker.id for marker in pack.units.marker])
    yield from once("division", [division.id for division in pack.units.division])


@PACK.add(FILE, rule="2.3.1.6, 3.2, 19.2, 19.4, E 20.1, 20.2", first=True)
def units_of_the_book(pack: Pack) -> Iterator[Check]:
    """Twelve Units are named by the rulebook."""
    for id in NAMED:
        yield Check(id in units(pack), f"unit {id}", "id", "is named by the rulebook and missing")


@PACK.add(FILE, rule="2.3.2.1, 12.3.2", first=True)
def divisions_in_order(pack: Pack) -> Iterator[Check]:
    """Divisions act in the order 312, 308, 316, 304."""
    ranked = sorted(pack.units.division, key=lambda division: division.order)
    yield equal([division.id for division in ranked], list(DIVISIONS), "division", "order")


@PACK.add(FILE, rule="2.3.1.5", first=True)
def reduced_sides(pack: Pack) -> Iterator[Check]:
    """A Unit has a reduced side if it has two steps; only infantry has."""
    for unit in pack.units.unit:
        two = unit.steps == 2
        yield Check((unit.reduced is not None) == two, _entry(unit), "reduced", "goes with two steps")
        yield Check(unit.kind == "infantry" or not two, _entry(unit), "steps", "an Asset has one step")


@PACK.add(FILE, basis="structure")
def units_placed_somewhere(pack: Pack) -> Iterator[Check]:
    """A Unit that is set up has a CR, one that arrives has a turn, any other has neither."""
    turns = [turn.number for turn in pack.tables.turn]
    for unit in pack.units.unit:
        at_start, later = unit.placed == "cr", unit.placed == "turn"
        yield Check((unit.cr in crs(pack)) == at_start, _entry(unit), "cr", "must be a CR if set up there")
        yield Check((unit.turn in turns) == later, _entry(unit), "turn", "must be a turn if it arrives then")


# ---------------------------------------------------------------- the box


@PACK.add(FILE, rule="2.1")
def counters_of_the_box(pack: Pack) -> Iterator[Check]:
    """Units and markers are 120 counters."""
    total = len(pack.units.unit) + sum(marker.count for marker in pack.units.marker)
    yield equal(total, COUNTERS, "unit", "")


@PACK.add(FILE, rule="2.3.2.1, 2.3.2.2")
def kinds_of_marker(pack: Pack) -> Iterator[Check]:
    """There is a marker for every track, for each Division and for the state of Units and CR."""
    counts = {marker.id: marker.count for marker in pack.units.marker}
    yield equal(set(counts), KINDS_OF_MARKER, "marker", "id")
    singles = dict.fromkeys(ONE_OF_EACH, 1) | {"division-strength": 4, "airstrip-status": 2}
    for id, count in singles.items():
        yield equal(counts.get(id), count, f"marker {id}", "count")


@PACK.add(FILE)
def markers_for_every_cr(pack: Pack) -> Iterator[Check]:
    """A Division can mark its whole TAOR, and every CR its Fortifications Level."""
    counts = {marker.id: marker.count for marker in pack.units.marker}
    needed = {f"control-{division}": len(pack.map.paths(division)) - 1 for division in DIVISIONS}
    needed |= dict.fromkeys(("fortifications-4-3", "fortifications-2-1"), len(pack.map.cr))
    for id, least in needed.items():
        holds = counts.get(id, 0) >= least
        yield Check(holds, f"marker {id}", "count", f"{least} can be needed")


# ---------------------------------------------------------------- kinds and steps


@PACK.add(FILE, rule="2.3.1.2")
def eight_sorts_of_infantry(pack: Pack) -> Iterator[Check]:
    """Infantry is of eight sorts, and all eight are there."""
    yield equal({unit.arm for unit in infantry(pack)}, TROOPS, "unit", "arm")


@PACK.add(FILE, rule="2.3.1.2")
def sorts_of_assets(pack: Pack) -> Iterator[Check]:
    """Artillery has howitzers of two calibres and mortars, Armor has M24s, anti-aircraft artillery quads."""
    for kind, weapons in WEAPONS.items():
        yield equal({unit.arm for unit in pack.units.unit if unit.kind == kind}, weapons, "unit", "arm")


@PACK.add(FILE, rule="2.3.1.6")
def engineers_and_quads(pack: Pack) -> Iterator[Check]:
    """31 BG is the one Engineer Unit, 1 GAACEO the one anti-aircraft Unit."""
    engineers = [unit.id for unit in pack.units.unit if unit.arm == "engineer"]
    yield equal(engineers, ["31-bg"], "unit", "arm")
    quads = [unit.id for unit in pack.units.unit if unit.kind == "anti-aircraft"]
    yield equal(quads, ["1-gaaceo"], "unit", "kind")


@PACK.add(FILE, rule="19.2")
def three_heavy_mortars(pack: Pack) -> Iterator[Check]:
    """The heavy mortar Units are 1 CMMLE, 2 CMMLE and 1 CEPML."""
    yield equal({unit.id for unit in pack.units.unit if unit.arm == "120mm"}, HEAVY_MORTARS, "unit", "arm")


@PACK.add(FILE, rule="13.3")
def four_bataillons_de_marche(pack: Pack) -> Iterator[Check]:
    """Four ad hoc Units with one step wait in the box of the Bataillons de Marche."""
    waiting = [unit for unit in pack.units.unit if unit.placed == "bataillons-de-marche"]
    yield equal(len(waiting), pack.tables.bataillons_de_marche.most, "unit", "placed")
    for unit in waiting:
        yield equal((unit.arm, unit.steps), ("ad-hoc", 1), _entry(unit), "arm, steps")


@PACK.add(FILE, rule="2.3.1.2, 3.2")
def cmaa_set_aside(pack: Pack) -> Iterator[Check]:
    """The CMAA is an ad hoc Unit and set aside; nothing else is."""
    aside = [unit.id for unit in pack.units.unit if unit.placed == "aside"]
    yield equal(aside, ["cmaa"], "unit", "placed")
    yield equal(units(pack)["cmaa"].arm, "ad-hoc", "unit cmaa", "arm")


@PACK.add(FILE)
def battalions_have_two_steps(pack: Pack) -> Iterator[Check]:
    """Battalions of the Legion, of paratroops and of North Africans have two steps."""
    for unit in pack.units.unit:
        if unit.arm in BATTALIONS:
            yield equal(unit.steps, 2, _entry(unit), "steps")


@PACK.add(FILE, rule="2.2.3")
def colours_of_divisions(pack: Pack) -> Iterator[Check]:
    """Gold is Division 304, green 308, blue 312, red 316."""
    for division in pack.units.division:
        yield equal(division.colour, COLOURS[division.id], f"division {division.id}", "colour")


# ---------------------------------------------------------------- factors


@PACK.add(FILE, rule="2.3.1.3, 2.3.1.6")
def only_the_quads_never_assault(pack: Pack) -> Iterator[Check]:
    """1 GAACEO has no Assault factor, every other Unit has one."""
    for unit in pack.units.unit:
        for field in ("full", "reduced") if unit.reduced else ("full",):
            barred = getattr(unit, field).assault is None
            yield equal(barred, unit.id == "1-gaaceo", _entry(unit), f"{field}.assault")


@PACK.add(FILE, rule="2.3.1.3")
def some_morale_is_negative(pack: Pack) -> Iterator[Check]:
    """Some Units have a negative Morale factor."""
    holds = any(unit.full.morale < 0 for unit in pack.units.unit)
    yield Check(holds, "unit", "full.morale", "no Unit has a negative Morale")


@PACK.add(FILE)
def reduced_is_no_better(pack: Pack) -> Iterator[Check]:
    """A reduced side is in nothing better than the full one."""
    for unit in pack.units.unit:
        full, reduced = _triple(unit.full), _triple(unit.reduced)
        if full and reduced:
            worse = all((b or 0) <= (a or 0) for a, b in zip(full, reduced, strict=True))
            yield Check(worse, _entry(unit), "reduced", "is better than the full side")


@PACK.add(FILE, rule="E 20.1")
def morale_of_6_bpc(pack: Pack) -> Iterator[Check]:
    """6 BPC has a Morale of 3."""
    yield equal(units(pack)["6-bpc"].full.morale, 3, "unit 6-bpc", "full.morale")


@PACK.add(FILE, rule="E 20.2")
def factors_of_the_garrison(pack: Pack) -> Iterator[Check]:
    """5 BPVN has Defense 2 and Morale 2, CSM 272 0 and -1; I/2 REI has Defense 2, 1 GAACEO 1."""
    for id, defence, morale in (("5-bpvn", 2, 2), ("csm-272", 0, -1)):
        full = units(pack)[id].full
        yield equal((full.defence, full.morale), (defence, morale), f"unit {id}", "full.defence, full.morale")
    for id, defence in (("i-2-rei", 2), ("1-gaaceo", 1)):
        yield equal(units(pack)[id].full.defence, defence, f"unit {id}", "full.defence")


@PACK.add(FILE, rule="E 20.2")
def factors_of_the_guns(pack: Pack) -> Iterator[Check]:
    """1 CMMLE and II/4 RAC add 2 together; their Morale is 3 and 2."""
    guns = [units(pack)[id].full for id in ("1-cmmle", "ii-4-rac")]
    yield equal(sum(full.defence for full in guns), 2, "unit 1-cmmle", "full.defence")
    for id, full, morale in zip(("1-cmmle", "ii-4-rac"), guns, (3, 2), strict=True):
        yield equal(full.morale, morale, f"unit {id}", "full.morale")


@PACK.add(FILE, rule="E 20.2")
def loss_on_i_2_rei(pack: Pack) -> Iterator[Check]:
    """The first step falls on I/2 REI: it has two, and the highest Morale of the infantry in Huguette."""
    regiment = units(pack)["i-2-rei"]
    yield equal(regiment.steps, 2, "unit i-2-rei", "steps")
    for id in ("5-bpvn", "csm-272"):
        holds = regiment.full.morale > units(pack)[id].full.morale
        yield Check(holds, "unit i-2-rei", "full.morale", f"must be higher than that of {id}")
        yield equal(units(pack)[id].kind, "infantry", f"unit {id}", "kind")


@PACK.add(FILE, rule="19.4")
def reduced_1_bpc(pack: Pack) -> Iterator[Check]:
    """The reduced side of 1 BPC is 1/1/2."""
    yield equal(_triple(units(pack)["1-bpc"].reduced), (1, 1, 2), "unit 1-bpc", "reduced")


# ---------------------------------------------------------------- where they start


@PACK.add(FILE)
def reinforcements_are_paratroops(pack: Pack) -> Iterator[Check]:
    """Whoever arrives by parachute is a parachute battalion."""
    for unit in pack.units.unit:
        if unit.placed == "turn":
            holds = unit.arm in ("para", "legion-para", "viet-para")
            yield Check(holds, _entry(unit), "turn", f"{unit.arm} troops do not jump")


@PACK.add(FILE, rule="E 20.2")
def vietnamese_there_by_turn_three(pack: Pack) -> Iterator[Check]:
    """5 BPVN defends Huguette on Turn 3."""
    unit = units(pack)["5-bpvn"]
    yield Check((unit.turn or 0) <= 3, "unit 5-bpvn", "turn", "arrives too late for Turn 3")


@PACK.add(FILE, rule="E 21.6")
def guns_that_start_disrupted(pack: Pack) -> Iterator[Check]:
    """2 CMMLE starts in Anne-Marie, II/4 RAC in Dominique, 1 CEPML in PC GONO; all are Artillery."""
    for id, cr in (("2-cmmle", "anne-marie"), ("ii-4-rac", "dominique"), ("1-cepml", "pc-gono")):
        unit = units(pack)[id]
        yield equal(unit.cr, cr, f"unit {id}", "cr")
        yield equal(unit.kind, "artillery", f"unit {id}", "kind")


@PACK.add(FILE, rule="17.2")
def strategic_victory_within_reach(pack: Pack) -> Iterator[Check]:
    """All CR and all battalions at full strength are enough for the highest level of victory."""
    victory = pack.tables.victory
    most = victory.cr * len(pack.map.cr)
    most += victory.full_unit * Counter(unit.steps for unit in pack.units.unit)[2]
    holds = [victory.reached(most)] == [level.id for level in victory.level[:1]]
    yield Check(holds, "unit", "steps", f"{most // 2} Victory Points are all there is")
