"""The worked examples of the book, looked up in the pack: the printed figures must come out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from indochine.kernel.constraints import Check, equal
from indochine.titles.silver_bayonet.constraints.registry import (
    DUC_CO,
    MOTORISED,
    PACK,
    STACKING_HALVES,
    X_RAY,
    attack_of,
    battalion,
    chart,
    full,
    halves,
    hexes,
    is_terrain,
    neighbours,
    road_links,
    terrain_at,
    units,
)
from indochine.titles.silver_bayonet.grid import are_adjacent, around, distance
from indochine.titles.silver_bayonet.pack import Pack, Unit

MAP, UNITS, TABLES = "map.toml", "units.toml", "tables.toml"
STEPS = (
    *(("1808", "1707"), ("1707", "1607"), ("1612", "1512"), ("1512", "1412")),
    *(("1412", "1312"), ("1312", "1212"), ("1212", "1211"), ("1411", DUC_CO)),
)
APART = (("1808", "1910"), ("1612", DUC_CO), ("1612", "1910"), ("1808", DUC_CO))  # landing zones
MARCH = ("1512", "1412", "1312", "1212", "1211")


# ---------------------------------------------------------------- the map


@PACK.add(MAP, rule="E xop:march, xop:field-lz, xop:lz-ladies")
def hexes_of_the_example(pack: Pack) -> Iterator[Check]:
    """The hexes between which the example moves are neighbours, its landing zones are not."""
    known = hexes(pack)
    for one, other in STEPS:
        holds = one in known and other in known and are_adjacent(one, other)
        yield Check(holds, f"hex {one}", "id", f"must be there, next to {other}")
    for one, other in APART:
        holds = one in known and other in known and not are_adjacent(one, other)
        yield Check(holds, f"hex {one}", "id", f"must be there, and not next to {other}")


@PACK.add(MAP, rule="E xop:bombard-1512, xop:bombard-1607, xop:lz-ladies, xop:march")
def terrain_of_the_example(pack: Pack) -> Iterator[Check]:
    """Three forested hills, a mountain jungle and a light jungle are named."""
    for hex in ("1512", "1412", "1707"):
        yield is_terrain(pack, hex, "forested-hill")
    yield is_terrain(pack, "1607", "mountain-jungle")
    yield is_terrain(pack, "1808", "light-jungle")


@PACK.add(TABLES, rule="E xop:bombard-1512, xop:bombard-1607, xop:lz-ladies")
def hills_and_mountains(pack: Pack) -> Iterator[Check]:
    """A forested hill costs and defends with three, a mountain jungle defends with four."""
    hill, mountain = chart(pack)["forested-hill"], chart(pack)["mountain-jungle"]
    yield equal((hill.move, hill.tdv), (3, 3), "terrain forested-hill", "tdv")
    yield equal(mountain.tdv, 4, "terrain mountain-jungle", "tdv")


@PACK.add(MAP, rule="E xop:lz-par, xop:field-lz, xop:lz-ladies, ex:13.1.4")
def landing_zones_of_the_examples(pack: Pack) -> Iterator[Check]:
    """PAR, LADIES, X-RAY and ALBANY are fit for operational landing zones, 1612 for a field one."""
    rows = chart(pack)
    for hex, kind in (
        *(("1910", "operational"), ("1808", "operational"), (X_RAY, "operational")),
        *(("1923", "operational"), ("1612", "field")),
    ):
        row = rows.get(terrain_at(pack, hex))
        holds = row is not None and kind in (row.lz or ())
        yield Check(holds, f"hex {hex}", "terrain", f"must allow a landing zone: {kind}")


def _zoc(pack: Pack) -> set[str]:
    """Zones of control on the march: airborne in 1511, armour in 1413, which reaches where it could drive."""
    rows, known, ways = chart(pack), hexes(pack), neighbours(pack)
    foot = {hex for hex in ways.get("1511", []) if rows[known[hex].terrain].zoc and not known[hex].camp}
    driven = {hex for hex in ways.get("1413", []) if known[hex].terrain in MOTORISED}
    return foot | {hex for hex in driven if rows[known[hex].terrain].zoc}


@PACK.add(MAP, rule="E xop:march")
def march_to_1211(pack: Pack) -> Iterator[Check]:
    """The march from 1512 to 1211 costs 4, 2, 2 and 1, with airborne in 1511 and armour in 1413."""
    zoc, links, rows = _zoc(pack), road_links(pack), chart(pack)
    costs: list[float] = []
    for leg, (here, to) in enumerate(pairwise(MARCH)):
        row = rows.get(terrain_at(pack, to))
        ground = row.move if row and row.move is not None else 0
        road = frozenset((here, to)) in links
        leaves = here in zoc and (to in zoc or leg > 0)  # 5.2.4
        costs.append((1 if road else ground) + leaves)
    yield equal(costs, [4, 2, 2, 1], "hex 1312", "terrain")


@PACK.add(MAP, rule="E xop:odds")
def armour_beside_1512(pack: Pack) -> Iterator[Check]:
    """Motorised units can stand next to 1512, in 1413."""
    holds = "1413" in around("1512") and terrain_at(pack, "1413") in MOTORISED
    yield Check(holds, "hex 1413", "terrain", "no motorised unit can be there")


# ---------------------------------------------------------------- bombardment


def _fires(pack: Pack, *ids: str) -> int:
    return sum(full(pack, id).bombard for id in ids)


@PACK.add(UNITS, rule="E ex:10.1.1, ex:10.2.1, xop:bombard-1512, xop:bombard-1607, xop:escort-bombard")
def bombardments_add_up(pack: Pack) -> Iterator[Check]:
    """Batteries, helicopters and air points make 20, 16, 15, 11 and 5."""
    guns = _fires(pack, "A/1/21", "B/1/21", "C/1/21")
    yield equal(_fires(pack, "B/2/19", "A/2/20") + 6, 20, "unit A/2/20", "full")
    yield equal(guns + _fires(pack, "A/229") + 3, 16, "unit A/229", "full")
    yield equal(_fires(pack, "C/2/20", "B/2/19") + 1, 15, "unit B/2/19", "full")
    yield equal(_fires(pack, "B/6/14") + 3, 11, "unit B/6/14", "full")
    yield equal(_fires(pack, "A/1/9-UH1B"), 5, "unit A/1/9-UH1B", "full")


@PACK.add(TABLES, rule="E xop:escort-bombard, xop:ambush-air, xop:bombard-1512, xop:bombard-1607")
def bombardments_of_the_example(pack: Pack) -> Iterator[Check]:
    """5 on a 2 is 2F, 10 on a 4 is 3, 15 on a 3 is 4F, 10 on a 6 is 2."""
    table = pack.tables.bombardment
    for strength, die, cell in ((5, 2, "2F"), (10, 4, "3"), (15, 3, "4F"), (10, 6, "2")):
        yield equal(table.cell(strength, die), cell, f"bombardment row {die}", f"cells for {strength}")


@PACK.add(UNITS, rule="E xop:lz-par, xop:pavn-bombard")
def guns_reach(pack: Pack) -> Iterator[Check]:
    """B/2/19 reaches 1512 from LZ PAR, C/66 reaches Duc Co from 1411."""
    for id, here, target in (("B/2/19", "1910", "1512"), ("C/66", "1411", DUC_CO)):
        holds = distance(here, target) <= full(pack, id).range
        yield Check(holds, f"unit {id}", "full", f"does not reach {target} from {here}")


# ---------------------------------------------------------------- combat


def _steps(stack: list[Unit]) -> int:
    return sum(unit.steps for unit in stack)


def _with(pack: Pack, name: str, unit: str) -> list[Unit]:
    return [*battalion(pack, name), *(u for u in pack.units.unit if u.id == unit)]


@PACK.add(UNITS, rule="E xop:ambush, xop:ambush-air")
def ambush_of_the_seventh(pack: Pack) -> Iterator[Check]:
    """7/66 with C/66 attacks with 14 in four stacking points, and has no more than ten steps."""
    stack = _with(pack, "7/66", "C/66")
    yield equal(sum(map(attack_of, stack)), 14, "unit A/7/66", "full")
    points = sum(unit.full.stacking_halves for unit in stack)
    yield equal(points, STACKING_HALVES, "unit D/7/66", "full")
    for id in ("D/7/66", "C/66"):
        yield equal(full(pack, id).stacking_halves, 1, f"unit {id}", "full")
    yield Check(_steps(stack) <= 10, "unit A/7/66", "steps", "more than ten in all")


@PACK.add(TABLES, rule="E xop:ambush")
def ambush_costs_two_steps(pack: Pack) -> Iterator[Check]:
    """14 on a 4, a 5 but for the mortar, costs two steps, and 2/3 has no more."""
    table = pack.tables.assault
    mortar = next((m.value for m in table.modifier if m.id == "ambush-mortar"), 0)
    yield equal(table.at(14, 5 + mortar), 2, "assault row 4", "cells for 14")
    yield equal(units(pack)["2/3"].steps, 2, "unit 2/3", "steps", UNITS)


@PACK.add(UNITS, rule="E xop:odds, xop:bombard-1512")
def armour_against_the_ninth(pack: Pack) -> Iterator[Check]:
    """HQ/3 and 1/3 attack 9/66 and a mortar at 1:2; against eleven points in the air it has too few steps."""
    stack = _with(pack, "9/66", "B/66")
    attack = full(pack, "HQ/3").attack + full(pack, "1/3").attack
    defence = sum(unit.full.defence for unit in stack)
    column = pack.tables.maneuver.column[pack.tables.maneuver.odds(attack, defence)].id
    yield equal(column, "1:2", "unit HQ/3", "full")
    yield Check(_steps(stack) < 11, "unit A/9/66", "steps", "eleven or more in all")


@PACK.add(UNITS, rule="E xop:refusal-1607, xop:bombard-1607")
def refusal_of_the_eighth(pack: Pack) -> Iterator[Check]:
    """Two companies of 8/66 have four steps, and cannot fail to refuse combat in a mountain jungle."""
    pair = battalion(pack, "8/66")[:2]
    yield equal(_steps(pair), 4, "unit A/8/66", "steps")
    best = max((unit.full.efficiency for unit in pair), default=0)
    holds = best >= 10 - (chart(pack)["mountain-jungle"].tdv or 0)
    yield Check(holds, "unit A/8/66", "full", "could fail")


@PACK.add(UNITS, rule="E xop:no-room")
def duc_co_is_full(pack: Pack) -> Iterator[Check]:
    """Two CIDG companies, DELTA and B/2/7 fill Duc Co."""
    points = halves(pack, ("CIDG-1", "CIDG-2", "DELTA", "B/2/7"))
    yield equal(points, STACKING_HALVES, "unit DELTA", "full")


# ---------------------------------------------------------------- helicopters


@PACK.add(UNITS, rule="E ex:13.1.3, ex:13.1.4, xop:double-capacity, xop:lz-ladies, xop:lz-par")
def lifts_of_the_examples(pack: Pack) -> Iterator[Check]:
    """A UH-1D takes a company, a CH-47 two or a battery, both together the rest of the 1/7."""
    known = units(pack)
    light, heavy = full(pack, "A/227").lift, full(pack, "B/228").lift
    rest = _steps([known[id] for id in ("A/1/7", "C/1/7", "D/1/7")])
    yield equal(light + heavy, rest, "unit B/228", "full")
    for id in ("B/2/7", "C/2/8", "CIDG-1"):
        yield equal(known[id].steps, light, f"unit {id}", "steps")
    yield equal(2 * known["B/2/19"].steps, heavy, "unit B/2/19", "steps")


@PACK.add(UNITS, rule="E xop:lz-ladies")
def landed_units_climb_1707(pack: Pack) -> Iterator[Check]:
    """With half of its movement the 1/7 enters a forested hill."""
    hill = chart(pack)["forested-hill"].move or 0
    for id in ("A/1/7", "C/1/7", "D/1/7"):
        yield Check(full(pack, id).move / 2 >= hill, f"unit {id}", "full", "does not move far enough")


@PACK.add(UNITS, rule="E xop:march, xop:patrol-limits")
def nine_movement_points(pack: Pack) -> Iterator[Check]:
    """Infantry of the NVA and CIDG companies move nine."""
    for unit in pack.units.unit:
        if unit.kind == "cidg" or (unit.nation == "NVA" and unit.kind == "infantry"):
            yield equal(unit.full.move, 9, f"unit {unit.id}", "full")


@PACK.add(TABLES, rule="E xop:adf-obs, xop:bombard-1607")
def air_defence_of_the_example(pack: Pack) -> Iterator[Check]:
    """A 3 hits with artillery revealed; a 4 sends the observer to Grounded 2; some roll takes one point."""
    table = pack.tables.air_defence
    artillery = next((m.value for m in table.modifier if m.id == "artillery"), 0)
    yield Check(3 + artillery <= table.hit_max < 3, "air_defence", "hit_max", "a 3 must just hit with it")
    found = {row.number: row.observation for row in table.damage}
    yield equal(found.get(4), "abort-2", "air_defence damage 4", "observation")
    some = any(row.air_points == "-1" for row in table.damage)
    yield Check(some, "air_defence damage", "air_points", "none is -1")


@PACK.add(TABLES, rule="E xop:patrol-obs")
def patrol_just_succeeds(pack: Pack) -> Iterator[Check]:
    """A 6 helped by a patrol and a hex of friends just finds the marker on a forested hill."""
    hill = chart(pack)["forested-hill"].observe_patrol
    help = pack.tables.observation.adjacent_hex + pack.tables.observation.assisting_patrol
    yield equal(hill, 6 + help, "terrain forested-hill", "observe_patrol")


@PACK.add(TABLES, rule="E xop:air-points")
def a_five_gives_twenty(pack: Pack) -> Iterator[Check]:
    """Twenty air points for a 5."""
    yield equal(pack.tables.air_points.by_die[4], 20, "air_points", "by_die")
