"""Counters: both faces, kinds, figures that were read or that the book states (2.3, 2.5, 5.1.1, 12, 16.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.silver_bayonet.constraints.registry import PACK, battalion, full, units
from indochine.titles.silver_bayonet.pack import Face, Marker, Pack, Unit

FILE = "units.toml"
Figures = tuple[int, int, int, int, float]  # attack, defence, movement, efficiency, stacking
READ: dict[str, Figures] = {
    "A/1/8": (3, 4, 6, 6, 1),
    "C/1/5": (3, 4, 6, 6, 1),
    "D/1/5": (4, 5, 6, 6, 1),
    "A/2/12": (4, 4, 6, 6, 1),
    "A/1/9": (2, 3, 6, 7, 1),
    "DELTA": (2, 3, 9, 8, 1),
    "CIDG-1": (1, 1, 9, 7, 1),
    "3/1": (6, 6, 5, 5, 3),
    "HQ/3": (2, 2, 5, 5, 2),
    "1/3": (4, 4, 5, 5, 2),
    "2/3": (3, 4, 5, 5, 2),
    "1/21R": (2, 2, 5, 5, 1),
    "SUPPLY": (0, 1, 5, 4, 2),
    "A/334/32": (4, 3, 9, 5, 1),
    "A/635/32": (3, 2, 9, 6, 1),
    "B/966/32": (3, 3, 9, 5, 1),
    "B/8/66": (4, 4, 9, 6, 1),
    "C/9/66": (4, 3, 9, 6, 1),
    "C/H15": (2, 3, 9, 4, 1),
}
READ_REDUCED: dict[str, Figures] = {
    "CIDG-1": (0, 1, 9, 5, 1),
    "A/8/66": (2, 2, 9, 4, 1),
    "C/966/32": (2, 1, 9, 3, 1),
    "B/7/66": (2, 1, 9, 4, 1),
    "A/9/66": (2, 2, 9, 4, 1),
    "A/635/32": (2, 1, 9, 4, 1),
    "A/H15": (1, 2, 9, 2, 1),
}
GUNS = (  # unit, face, bombardment, range, defence
    ("A/2/17", "full", (4, 8, 2)),
    ("A/66", "full", (2, 3, 1)),
    ("A/20", "full", (3, 6, 1)),
    ("A/20", "reduced", (2, 6, 1)),
    ("M/LF", "full", (2, 2, 1)),
)
AT_CATECKA = ("A/H15", "B/H15", "C/H15", "D/H15", "LF-1", "LF-2", "LF-3", "M/LF")
MARKERS = ("hidden", "p-cidg", "p-delta", "p-a19", "p-b19", "p-c19", "victory-fwa", "victory-pavn")
NO_ZOC = ("hq", "brigade-hq", "hospital", "artillery", "mortar")  # 5.1.1
LIFT = {"UH-1D": 2, "CH-47": 4}  # 13.1.3


def _markers(pack: Pack) -> dict[str, Marker]:
    return {marker.id: marker for marker in pack.units.marker}


def _figures(face: Face | None) -> Figures:
    shown = face or Face()
    return shown.attack, shown.defence, shown.move, shown.efficiency, shown.stacking


def _of_kind(pack: Pack, *kinds: str) -> list[Unit]:
    return [unit for unit in pack.units.unit if unit.kind in kinds]


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, basis="structure")
def counters_once(pack: Pack) -> Iterator[Check]:
    """No two units and no two markers have the same id."""
    for kind, ids in (
        ("unit", [unit.id for unit in pack.units.unit]),
        ("marker", [marker.id for marker in pack.units.marker]),
    ):
        for id, count in Counter(ids).items():
            yield Check(count == 1, f"{kind} {id}", "id", "stands there twice")


@PACK.add(FILE, basis="structure")
def counters_named(pack: Pack) -> Iterator[Check]:
    """The units and markers that rules and examples name are there."""
    known = units(pack)
    for id in (*READ, *READ_REDUCED, *(gun[0] for gun in GUNS), *AT_CATECKA, "MOORE", "TRUONG", "BDE-HQ"):
        yield Check(id in known, f"unit {id}", "id", "is missing")
    for id in MARKERS:
        yield Check(id in _markers(pack), f"marker {id}", "id", "is missing")


@PACK.add(FILE, basis="structure")
def patrols_have_markers(pack: Pack) -> Iterator[Check]:
    """A unit that sends patrols names a marker that there is, with a radius."""
    known = _markers(pack)
    for unit in pack.units.unit:
        if unit.patrol:
            holds = unit.patrol in known and known[unit.patrol].radius > 0
            yield Check(holds, f"unit {unit.id}", "patrol", f"{unit.patrol} is no patrol marker")


@PACK.add(FILE, rule="2.5.1, 12.4.1")
def two_faces_two_steps(pack: Pack) -> Iterator[Check]:
    """A unit with figures on both faces has two steps; headquarters have one, and two faces."""
    for unit in pack.units.unit:
        if unit.kind == "hq":
            wanted = 1
            yield Check(unit.reduced is not None, f"unit {unit.id}", "reduced", "has no replacement face")
        else:
            wanted = 2 if unit.reduced else min(unit.steps, 1)
        yield equal(unit.steps, wanted, f"unit {unit.id}", "steps")


# ---------------------------------------------------------------- kinds


@PACK.add(FILE, rule="2.3.2")
def five_airborne_battalions(pack: Pack) -> Iterator[Check]:
    """The five ARVN airborne units are battalions, and nothing else is."""
    yield equal(len(_of_kind(pack, "airborne")), 5, "unit", "kind")
    for unit in pack.units.unit:
        large = unit.kind == "airborne" and unit.nation == "ARVN"
        yield equal(unit.size == "battalion", large, f"unit {unit.id}", "size")


@PACK.add(FILE, rule="2.3.2, 12.3.2")
def mortars_are_sections_of_the_pavn(pack: Pack) -> Iterator[Check]:
    """Mortars are sections, and only the PAVN has them."""
    for unit in pack.units.unit:
        yield equal(unit.size == "section", unit.kind == "mortar", f"unit {unit.id}", "size")
        if unit.kind == "mortar":
            yield equal(unit.side, "PAVN", f"unit {unit.id}", "side")


@PACK.add(FILE, rule="16.5.2.1")
def six_cidg_companies(pack: Pack) -> Iterator[Check]:
    """Six CIDG companies share four patrol markers."""
    yield equal(len(_of_kind(pack, "cidg")), 6, "unit", "kind")
    yield equal(_markers(pack)["p-cidg"].count, 4, "marker p-cidg", "count")


@PACK.add(FILE, rule="12.6, 12.7, 12.8, 16.5.2")
def who_sends_patrols(pack: Pack) -> Iterator[Check]:
    """Scouts of the 1/9, DELTA and CIDG companies have patrol markers, and nobody else."""
    for unit in pack.units.unit:
        holds = bool(unit.patrol) == (unit.kind in ("scout", "delta", "cidg"))
        yield Check(holds, f"unit {unit.id}", "patrol", "belongs to scouts, DELTA and CIDG alone")


@PACK.add(FILE, rule="5.1.1")
def who_has_no_zoc(pack: Pack) -> Iterator[Check]:
    """Headquarters, hospital and artillery exert no zone of control."""
    for unit in _of_kind(pack, *NO_ZOC):
        yield equal(unit.zoc, False, f"unit {unit.id}", "zoc")


@PACK.add(FILE, rule="12.1")
def leaders_take_no_room(pack: Pack) -> Iterator[Check]:
    """There are two leaders; they command, and have neither steps nor stacking points."""
    leaders = {unit.id for unit in _of_kind(pack, "leader")}
    yield equal(leaders, {"MOORE", "TRUONG"}, "unit", "kind")
    for unit in _of_kind(pack, "leader"):
        yield equal((unit.steps, unit.full.stacking), (0, 0), f"unit {unit.id}", "steps")
        yield Check(unit.full.command > 0, f"unit {unit.id}", "full", "does not command")


@PACK.add(FILE, rule="4.2.1.5, 12.2, E xop:odds")
def armour_is_motorised(pack: Pack) -> Iterator[Check]:
    """The three troops of the 3rd Armoured Cavalry are armoured and motorised, with two steps."""
    armour = {unit.id for unit in pack.units.unit if unit.armoured}
    yield equal(armour, {"HQ/3", "1/3", "2/3"}, "unit", "armoured")
    for unit in _of_kind(pack, "armour"):
        yield equal((unit.motorised, unit.steps), (True, 2), f"unit {unit.id}", "motorised")


@PACK.add(FILE, rule="4.1.7")
def us_guns_do_not_move(pack: Pack) -> Iterator[Check]:
    """US batteries move by helicopter alone."""
    for unit in _of_kind(pack, "artillery"):
        if unit.nation == "US":
            yield equal(unit.full.move, 0, f"unit {unit.id}", "full")


@PACK.add(FILE, rule="18.1")
def weapons_companies_stronger(pack: Pack) -> Iterator[Check]:
    """Company D of a US battalion is stronger than company A."""
    for unit in pack.units.unit:
        wanted = unit.nation == "US" and unit.kind == "infantry" and unit.id.startswith("D/")
        yield equal(unit.weapons_company, wanted, f"unit {unit.id}", "weapons_company")
        if wanted:
            holds = unit.full.attack > full(pack, f"A/{unit.battalion}").attack
            yield Check(holds, f"unit {unit.id}", "full", "must attack with more than company A")


@PACK.add(FILE, rule="12.11")
def one_gun_with_a_minimum_range(pack: Pack) -> Iterator[Check]:
    """Battery B/6/14 cannot fire into its own hex, and every other unit can."""
    for unit in pack.units.unit:
        yield equal(unit.min_range, int(unit.id == "B/6/14"), f"unit {unit.id}", "min_range")


@PACK.add(FILE, rule="13.1.3")
def helicopters_lift(pack: Pack) -> Iterator[Check]:
    """A UH-1D lifts two steps, a CH-47 four, and no other aircraft any."""
    for unit in pack.units.unit:
        yield equal(unit.full.lift, LIFT.get(unit.model, 0), f"unit {unit.id}", "full")


@PACK.add(FILE, rule="12.10")
def mohawk_only_observes(pack: Pack) -> Iterator[Check]:
    """The OV-1 has nothing to fire with."""
    for unit in _of_kind(pack, "surveillance"):
        yield equal(unit.full, Face(), f"unit {unit.id}", "full")


@PACK.add(FILE, rule="13.2.1")
def brigade_hq_has_one_step(pack: Pack) -> Iterator[Check]:
    """There is one brigade HQ, of one step."""
    steps = {unit.id: unit.steps for unit in _of_kind(pack, "brigade-hq")}
    yield equal(steps, {"BDE-HQ": 1}, "unit BDE-HQ", "steps")


@PACK.add(FILE, rule="16.1, 18.3")
def hidden_markers(pack: Pack) -> Iterator[Check]:
    """A hidden movement marker tests on six and moves nine."""
    hidden = _markers(pack)["hidden"]
    yield equal((hidden.efficiency, hidden.move), (6, 9), "marker hidden", "move")


# ---------------------------------------------------------------- what was read


@PACK.add(FILE, basis="public")
def markers_read(pack: Pack) -> Iterator[Check]:
    """There are thirty hidden movement markers; patrols reach two, three and four hexes."""
    known = _markers(pack)
    yield equal(known["hidden"].count, 30, "marker hidden", "count")
    for id, radius in {"p-cidg": 2, "p-delta": 4, "p-a19": 3, "p-b19": 3, "p-c19": 3}.items():
        yield equal(known[id].radius, radius, f"marker {id}", "radius")


@PACK.add(FILE, basis="public")
def counters_read(pack: Pack) -> Iterator[Check]:
    """Counters legible on photographs show attack, defence, movement, efficiency and stacking."""
    for id, figures in READ.items():
        yield equal(_figures(full(pack, id)), figures, f"unit {id}", "full")
    for id, figures in READ_REDUCED.items():
        yield equal(_figures(units(pack)[id].reduced), figures, f"unit {id}", "reduced")


@PACK.add(FILE, basis="public")
def guns_read(pack: Pack) -> Iterator[Check]:
    """Guns and mortars legible on photographs show bombardment, range and defence."""
    for id, side, figures in GUNS:
        unit = units(pack)[id]
        face = (unit.full if side == "full" else unit.reduced) or Face()
        yield equal((face.bombard, face.range, face.defence), figures, f"unit {id}", side)


@PACK.add(FILE)
def reduced_by_two(pack: Pack) -> Iterator[Check]:
    """On a reduced face the efficiency is two lower, as on every counter with both faces legible."""
    for unit in pack.units.unit:
        if unit.reduced and not unit.flies and unit.kind != "hq":
            wanted = unit.full.efficiency - 2
            yield equal(unit.reduced.efficiency, wanted, f"unit {unit.id}", "reduced")


@PACK.add(FILE, basis="public")
def forces_at_catecka(pack: Pack) -> Iterator[Check]:
    """At Catecka the Viet Cong have 16 steps and 13 attack points, eight of the steps in H-15."""
    known = [units(pack)[id] for id in AT_CATECKA]
    yield equal(sum(unit.steps for unit in known), 16, "unit LF-1", "steps")
    yield equal(sum(unit.steps for unit in battalion(pack, "H15")), 8, "unit A/H15", "steps")
    yield equal(sum(unit.full.attack or unit.full.bombard for unit in known), 13, "unit LF-1", "full")


@PACK.add(FILE, basis="public")
def defenders_of_catecka(pack: Pack) -> Iterator[Check]:
    """The brigade HQ and its battery have three steps and defend with three."""
    pair = [units(pack)["BDE-HQ"], units(pack)["B/6/14"]]
    yield equal(sum(unit.steps for unit in pair), 3, "unit BDE-HQ", "steps")
    yield equal(sum(unit.full.defence for unit in pair), 3, "unit BDE-HQ", "full")
