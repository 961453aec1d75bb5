"""Counters: kinds and figures, starred units, replacements, set-up (2.1, 3.0, 7.0, 12.1, 16.0)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.storm.constraints.registry import (
    OUTER,
    PACK,
    areas,
    best_defence,
    card,
    coloured,
    counters,
    types,
)
from indochine.titles.storm.pack import Pack, Side, Unit, UnitType

FILE = "units.toml"
MARKERS = {"control", "fire", "trench", "turn", "out-of-supply", "no-replacements"}
KINDS = {"infantry", "airborne", "anti-aircraft", "armour"}
CLASSES = {"regular", "elite", "replacement"}
ABBREVIATIONS = {
    *("BEP", "BPC", "BPVN", "BT", "DBLE", "GAACEO"),
    *("GMPT", "RCC", "RCP", "REI", "RTA", "RTM"),
}
FIGURES = ("firepower", "defence", "movement")
COUNTERS = 264  # in the box


def _entry(unit: Unit) -> str:
    return f"unit {unit.id}"


def _placed(pack: Pack, how: str) -> list[tuple[Unit, UnitType]]:
    return [(unit, shown) for unit, shown in counters(pack) if unit.placed == how]


def _figures(shown: UnitType) -> tuple[int, int, int]:
    return shown.firepower, shown.defence, shown.movement


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, basis="structure")
def counters_once(pack: Pack) -> Iterator[Check]:
    """No unit, type of unit or marker has the id of another."""
    for name, entries in (
        ("unit", pack.units.unit),
        ("unit_type", pack.units.unit_type),
        ("marker", pack.units.marker),
    ):
        for id, count in Counter(entry.id for entry in entries).items():
            yield Check(count == 1, f"{name} {id}", "id", "stands there twice")


@PACK.add(FILE, basis="structure")
def units_of_known_type(pack: Pack) -> Iterator[Check]:
    """Every unit is of a type that is listed."""
    for unit in pack.units.unit:
        yield Check(unit.type in types(pack), _entry(unit), "type", f"{unit.type} is no type of unit")


@PACK.add(FILE, basis="structure")
def units_placed_somewhere(pack: Pack) -> Iterator[Check]:
    """A unit that is set up has an area, one that arrives has a turn, any other has neither."""
    known, turns = areas(pack), [turn.number for turn in pack.tables.turn]
    for unit in pack.units.unit:
        at_start, later = unit.placed == "setup", unit.placed == "turn"
        yield Check((unit.area in known) == at_start, _entry(unit), "area", "must be an area if set up there")
        yield Check((unit.turn in turns) == later, _entry(unit), "turn", "must be a turn if it arrives then")


@PACK.add(FILE, basis="structure")
def both_sides_have_units(pack: Pack) -> Iterator[Check]:
    """Both sides have units, the French armour among them."""
    used = {unit.type for unit in pack.units.unit}
    kinds = {(shown.side, shown.kind) for shown in pack.units.unit_type if shown.id in used}
    for side in ("FR", "VM"):
        yield Check(any(side == own for own, _ in kinds), "unit", "type", f"{side} has no unit")
    for kind in ("infantry", "airborne", "armour"):
        yield Check(("FR", kind) in kinds, "unit", "type", f"the French have no {kind}")


# ---------------------------------------------------------------- the box


@PACK.add(FILE, basis="public")
def counters_of_the_box(pack: Pack) -> Iterator[Check]:
    """Units and markers are 264 counters."""
    total = len(pack.units.unit) + sum(marker.count for marker in pack.units.marker)
    yield equal(total, COUNTERS, "unit", "")


@PACK.add(FILE, rule="2.1.2")
def kinds_of_marker(pack: Pack) -> Iterator[Check]:
    """There are six kinds of marker."""
    yield equal({marker.id for marker in pack.units.marker}, MARKERS, "marker", "id")


@PACK.add(FILE, rule="11.0")
def markers_for_three_areas(pack: Pack) -> Iterator[Check]:
    """Three areas can be out of supply at once."""
    count = sum(marker.count for marker in pack.units.marker if marker.id == "out-of-supply")
    yield Check(count >= 3, "marker out-of-supply", "count", f"only {count}")


# ---------------------------------------------------------------- kinds and figures


@PACK.add(FILE, rule="2.1.1")
def french_kinds(pack: Pack) -> Iterator[Check]:
    """The French have infantry, airborne units, anti-aircraft guns and armour."""
    yield equal({shown.kind for _, shown in counters(pack, "FR")}, KINDS, "unit", "type")


@PACK.add(FILE, rule="2.1.1")
def viet_minh_classes(pack: Pack) -> Iterator[Check]:
    """The Viet Minh have infantry only: regular, elite and replacement units."""
    yield equal({shown.class_ for _, shown in counters(pack, "VM")}, CLASSES, "unit", "type")
    yield equal({shown.kind for _, shown in counters(pack, "VM")}, {"infantry"}, "unit", "type")


@PACK.add(FILE, rule="2.1.1")
def thai_mark(pack: Pack) -> Iterator[Check]:
    """Thai units bear the mark and no others; they are French."""
    for shown in pack.units.unit_type:
        yield equal(shown.thai, shown.class_ == "thai", f"unit_type {shown.id}", "thai")
        holds = shown.side == "FR" or not shown.thai
        yield Check(holds, f"unit_type {shown.id}", "thai", "the Viet Minh have no Thai units")
    yield Check(any(shown.thai for _, shown in counters(pack, "FR")), "unit", "type", "nobody is Thai")


@PACK.add(FILE)
def fresh_units_fire_and_move(pack: Pack) -> Iterator[Check]:
    """Every unit has firepower and movement while fresh."""
    for shown in pack.units.unit_type:
        for field in ("firepower", "movement"):
            yield Check(getattr(shown, field) >= 1, f"unit_type {shown.id}", field, "must be at least 1")


@PACK.add(FILE, basis="public")
def spent_side_one_lower(pack: Pack) -> Iterator[Check]:
    """The spent side defends with one less."""
    for shown in pack.units.unit_type:
        yield equal(shown.spent_defence, shown.defence - 1, f"unit_type {shown.id}", "spent_defence")


def _range(pack: Pack, kind: str, figure: str) -> tuple[int, int]:
    """The least and the most that French units of this kind have."""
    found = [getattr(shown, figure) for _, shown in counters(pack, "FR") if shown.kind == kind]
    return min(found, default=0), max(found, default=0)


@PACK.add(FILE, basis="public")
def armour_excels(pack: Pack) -> Iterator[Check]:
    """Armour has the best firepower, defence and movement of the French."""
    for figure in FIGURES:
        others = max(_range(pack, kind, figure)[1] for kind in KINDS - {"armour"})
        holds = _range(pack, "armour", figure)[0] > others
        yield Check(holds, "unit_type", figure, "armour is not the best of all")


@PACK.add(FILE, basis="public")
def airborne_outfight_infantry(pack: Pack) -> Iterator[Check]:
    """Airborne units have more firepower than French infantry."""
    holds = _range(pack, "airborne", "firepower")[0] > _range(pack, "infantry", "firepower")[1]
    yield Check(holds, "unit_type", "firepower", "airborne units do not outfight infantry")


@PACK.add(FILE, rule="16.0")
def french_formations(pack: Pack) -> Iterator[Check]:
    """French formations are named by the twelve abbreviations of the book, and all twelve are in use."""
    used: set[str] = set()
    for unit, _ in counters(pack, "FR"):
        own = ABBREVIATIONS & {*unit.formation.replace("/", " ").split()}
        used |= own
        yield Check(bool(own), _entry(unit), "formation", "none of the abbreviations of the book")
    yield equal(used, ABBREVIATIONS, "unit", "formation")


# ---------------------------------------------------------------- replacements and starred units


@PACK.add(FILE, rule="12.1")
def replacements_in_the_box(pack: Pack) -> Iterator[Check]:
    """Replacement units are 1-7-2 and wait in the box, and nobody else does."""
    for unit, shown in counters(pack):
        yield equal(unit.placed == "box", shown.class_ == "replacement", _entry(unit), "placed")
    for shown in pack.units.unit_type:
        if shown.class_ == "replacement":
            yield equal(_figures(shown), (1, 7, 2), f"unit_type {shown.id}", "firepower, defence, movement")


@PACK.add(FILE)
def box_never_short(pack: Pack) -> Iterator[Check]:
    """The box holds enough for the best roll of every turn and for Emergency Replacements."""
    tables = pack.tables.replacements
    rolls = len(pack.tables.turn) - tables.first_turn + 1
    needed = rolls * max(tables.by_die) + card(pack, "emergency-replacements").amount
    count = len(_placed(pack, "box"))
    yield Check(count >= needed, "unit", "placed", f"{count} in the box, {needed} can be called for")


@PACK.add(FILE, rule="2.1.1")
def three_starred_units(pack: Pack) -> Iterator[Check]:
    """Three units bear a star, all French."""
    starred = _placed(pack, "star")
    yield equal(len(starred), 3, "unit", "placed")
    for unit, shown in starred:
        yield equal(shown.side, "FR", _entry(unit), "placed")


@PACK.add(FILE, rule="card:fr-09")
def starred_infantry_and_armour(pack: Pack) -> Iterator[Check]:
    """The starred units are two of infantry and one of armour."""
    found = Counter("armour" if shown.kind == "armour" else "infantry" for _, shown in _placed(pack, "star"))
    yield equal((found["infantry"], found["armour"]), (2, 1), "unit", "placed")


# ---------------------------------------------------------------- set-up


def _stacks(pack: Pack) -> Counter[tuple[Side, int]]:
    """How many units of a side are set up in an area."""
    at_start = _placed(pack, "setup")
    return Counter((shown.side, unit.area) for unit, shown in at_start if unit.area is not None)


@PACK.add(FILE, rule="7.0")
def setup_stacks(pack: Pack) -> Iterator[Check]:
    """No more than nine units of a side are set up in an area."""
    limit = pack.tables.limits.stacking_per_side
    for (side, number), count in _stacks(pack).items():
        yield Check(count <= limit, f"area {number}", "", f"{count} units of {side}, the limit is {limit}")


@PACK.add(FILE)
def setup_in_own_areas(pack: Pack) -> Iterator[Check]:
    """Units are set up in areas that their side controls."""
    for unit, shown in _placed(pack, "setup"):
        if unit.area is not None:
            yield equal(areas(pack)[unit.area].control, shown.side, _entry(unit), "area")


@PACK.add(FILE, rule="7.0")
def no_french_in_red_areas(pack: Pack) -> Iterator[Check]:
    """No French unit is set up in a red area."""
    for unit, shown in _placed(pack, "setup"):
        holds = shown.side == "VM" or unit.area not in coloured(pack, "red")
        yield Check(holds, _entry(unit), "area", f"area {unit.area} is red")


@PACK.add(FILE)
def outer_strongpoints_besieged(pack: Pack) -> Iterator[Check]:
    """Gabrielle, Anne-Marie and Béatrice have a garrison, and Viet Minh ground next to them."""
    for number in sorted(OUTER):
        garrison = _stacks(pack)["FR", number] > 0
        yield Check(garrison, f"area {number}", "", "has no French unit at the start")
        beside = any(areas(pack)[other].control == "VM" for other in areas(pack)[number].adjacent)
        yield Check(beside, f"area {number}", "control", "has no Viet Minh area next to it", "map.toml")


@PACK.add(FILE)
def viet_minh_before_beatrice(pack: Pack) -> Iterator[Check]:
    """Viet Minh units stand in 8 and 11, before Béatrice."""
    for number in (8, 11):
        holds = _stacks(pack)["VM", number] > 0
        yield Check(holds, f"area {number}", "", "has no Viet Minh unit at the start")


# ---------------------------------------------------------------- figures that the examples show


@PACK.add(FILE, rule="E 8.0")
def firing_units_exist(pack: Pack) -> Iterator[Check]:
    """Four French units have firepower 3, 1, 1 and 2."""
    found = Counter(shown.firepower for _, shown in counters(pack, "FR"))
    for firepower, count in ((3, 1), (2, 1), (1, 2)):
        holds = found[firepower] >= count
        yield Check(holds, "unit", "type", f"too few French units with firepower {firepower}")


@PACK.add(FILE, rule="E 8.0, 10.0")
def best_defences(pack: Pack) -> Iterator[Check]:
    """The best defence is 8 for the Viet Minh and 10 for the French."""
    yield equal(best_defence(pack, "VM"), 8, "unit_type", "defence")
    yield equal(best_defence(pack, "FR"), 10, "unit_type", "defence")


@PACK.add(FILE, rule="E 7.0")
def moving_units_exist(pack: Pack) -> Iterator[Check]:
    """A French unit other than armour can pay 3 points; a Viet Minh unit has 2."""
    french = any(s.movement >= 3 and s.kind != "armour" for _, s in counters(pack, "FR"))
    yield Check(french, "unit", "type", "no French unit but armour can pay 3")
    viet_minh = any(shown.movement == 2 for _, shown in counters(pack, "VM"))
    yield Check(viet_minh, "unit", "type", "no Viet Minh unit has 2 movement points")


@PACK.add(FILE, rule="E 10.0")
def seven_units_make_nine(pack: Pack) -> Iterator[Check]:
    """Seven Viet Minh units, five with firepower 1 and two with 2, make 9."""
    found = Counter(s.firepower for _, s in counters(pack, "VM") if s.class_ != "replacement")
    for firepower, count in ((1, 5), (2, 2)):
        holds = found[firepower] >= count
        yield Check(holds, "unit", "type", f"fewer than {count} with firepower {firepower}")
