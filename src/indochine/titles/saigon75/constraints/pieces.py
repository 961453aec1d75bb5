"""Pieces and set-up: counts, starting places, free units, options and the match (M.1 to M.7, V:match)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.saigon75.constraints.registry import (
    FREE,
    NORTHERN,
    PACK,
    flagged,
    printed,
    provinces,
    types,
)
from indochine.titles.saigon75.pack import Pack, Placement, Scenario

UNITS, SCENARIOS = "units.toml", "scenarios.toml"
NV_PIECES = {
    "nv_division": 14,
    "nv_division_reduced": 14,
    "vc": 8,
    "qt": 19,
    "infiltration": 5,
    "nv_plus1": 3,
    "objective": 3,
}
SV_PIECES = {
    "sv_division": 11,
    "sv_division_reduced": 11,
    "ranger": 6,
    "marine": 4,
    "para": 3,
    "river": 2,
    "mech": 7,
    "air": 12,
    "sv_plus1": 2,
}
LISTED = (
    "nv_division",
    "vc",
    "sv_division",
    "ranger",
    "marine",
    "para",
    "river",
    "mech",
)  # one unit per piece
FREE_UNITS = {"ranger": 3, "marine": 4, "para": 3, "river": 2}
PRINTED_UNITS = {"sv_division": 11, "mech": 7, "ranger": 3}
OPTIONS = ("hand3", "hand8", "sv_air_start", "solo")


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(UNITS, rule="M.1", first=True)
def kinds_of_piece(pack: Pack) -> Iterator[Check]:
    """The kinds of piece are those that the book lists, each once."""
    ids = [kind.id for kind in pack.units.unit_type]
    wanted = {*NV_PIECES, *SV_PIECES, "turn"}
    yield equal(set(ids), wanted, "unit_type", "id")
    for id in dict.fromkeys(ids):
        yield Check(ids.count(id) == 1, f"unit_type {id}", "id", "stands there twice")


@PACK.add(UNITS, basis="structure")
def units_once(pack: Pack) -> Iterator[Check]:
    """No unit has the id of another."""
    ids = Counter(unit.id for unit in pack.units.unit)
    for id, count in ids.items():
        yield Check(count == 1, f"unit {id}", "id", "stands there twice")


@PACK.add(UNITS, basis="structure")
def units_of_known_kind(pack: Pack) -> Iterator[Check]:
    """Every unit is of a kind that is listed."""
    for unit in pack.units.unit:
        yield Check(unit.type in LISTED, f"unit {unit.id}", "type", f"{unit.type} is no kind of unit")


@PACK.add(UNITS, basis="structure")
def units_start_somewhere(pack: Pack) -> Iterator[Check]:
    """Every unit starts in a province, in the Reserves, or is free."""
    known = {*provinces(pack), "reserve", "free"}
    for unit in pack.units.unit:
        yield Check(unit.start in known, f"unit {unit.id}", "start", f"{unit.start} is no place")


@PACK.add(SCENARIOS, basis="structure")
def scenario_and_options(pack: Pack) -> Iterator[Check]:
    """There is a scenario, with the options that the book offers."""
    yield Check(bool(pack.scenarios.scenario), "scenario", "", "there is none")
    ids = [option.id for option in pack.scenarios.option]
    for id in OPTIONS:
        yield equal(ids.count(id), 1, f"option {id}", "id")
    for scenario in pack.scenarios.scenario:
        yield Check(scenario.cards_mode in ids, f"scenario {scenario.id}", "cards_mode", "is no option")


@PACK.add(SCENARIOS, basis="structure")
def placements_in_provinces(pack: Pack) -> Iterator[Check]:
    """A ready placement names provinces."""
    known = provinces(pack)
    for placement in pack.scenarios.placement:
        for kind in FREE:
            strangers = [id for id in getattr(placement, kind) if id not in known]
            problem = f"{', '.join(strangers)} is no province"
            yield Check(not strangers, f"placement {placement.id}", kind, problem)


# ---------------------------------------------------------------- pieces


@PACK.add(UNITS, rule="M.1.3")
def nv_pieces(pack: Pack) -> Iterator[Check]:
    """NV has 14 divisions and as many reduced, 8 VC, 19 militia, 5 Infiltration and 3 +1 markers."""
    yield from _counts(pack, NV_PIECES)


@PACK.add(UNITS, rule="M.1.4")
def sv_pieces(pack: Pack) -> Iterator[Check]:
    """SV has 11 divisions and as many reduced, 22 smaller units, 12 air markers and 2 +1 markers."""
    yield from _counts(pack, SV_PIECES)


@PACK.add(UNITS, rule="M.1.2")
def one_turn_marker(pack: Pack) -> Iterator[Check]:
    """There is one turn marker."""
    yield from _counts(pack, {"turn": 1})


def _counts(pack: Pack, wanted: dict[str, int]) -> Iterator[Check]:
    for id, count in wanted.items():
        yield equal(types(pack)[id].count, count, f"unit_type {id}", "count")


@PACK.add(UNITS, rule="D.4")
def movement_points(pack: Pack) -> Iterator[Check]:
    """Mechanised units have two movement points, all others one."""
    for kind in pack.units.unit_type:
        if kind.is_unit:
            yield equal(kind.movement, 2 if kind.id == "mech" else 1, f"unit_type {kind.id}", "movement")


@PACK.add(UNITS, rule="D.5")
def only_units_stack(pack: Pack) -> Iterator[Check]:
    """Units count towards the stacking limit, markers do not."""
    for kind in pack.units.unit_type:
        yield equal(kind.stacks, kind.is_unit, f"unit_type {kind.id}", "stacks")


@PACK.add(UNITS, rule="M.1")
def every_piece_listed(pack: Pack) -> Iterator[Check]:
    """There are as many units of a kind as the kind counts."""
    listed = Counter(unit.type for unit in pack.units.unit)
    for id in LISTED:
        yield equal(listed[id], types(pack)[id].count, f"unit_type {id}", "count")


# ---------------------------------------------------------------- where they start


@PACK.add(UNITS, rule="M.4")
def nv_in_reserves(pack: Pack) -> Iterator[Check]:
    """All NV units start in the Reserves, and no SV unit does."""
    for unit in pack.units.unit:
        in_reserve = types(pack)[unit.type].side == "NV"
        yield equal(unit.start == "reserve", in_reserve, f"unit {unit.id}", "start")


@PACK.add(UNITS, rule="M.3")
def free_units(pack: Pack) -> Iterator[Check]:
    """SV places 3 Rangers, 4 Marines, 3 Airborne and 2 River Patrols."""
    free = Counter(unit.type for unit in pack.units.unit if unit.start == "free")
    yield equal(dict(free), FREE_UNITS, "unit", "start")


@PACK.add(UNITS, rule="E M.1, M.2, M.3")
def printed_units(pack: Pack) -> Iterator[Check]:
    """Printed on the map is what M.1 counts less what M.3 leaves free."""
    total: Counter[str] = sum(printed(pack).values(), Counter())
    yield equal(dict(total), PRINTED_UNITS, "unit", "start")


@PACK.add(UNITS, rule="M.2")
def most_provinces_marked(pack: Pack) -> Iterator[Check]:
    """Units are printed in most provinces, not in all."""
    count = len(printed(pack))
    yield Check(10 < count < 20, "unit", "start", f"{count} provinces with units are not most of twenty")


@PACK.add(UNITS, rule="D.5")
def printed_stacks(pack: Pack) -> Iterator[Check]:
    """No province starts with more than five units."""
    limit = pack.tables.limits.stacking_per_side
    for id, stack in printed(pack).items():
        yield Check(stack.total() <= limit, "unit", "start", f"{stack.total()} units start in {id}")


@PACK.add(UNITS, rule="E D.9")
def division_in_binh_dinh(pack: Pack) -> Iterator[Check]:
    """A division stands in Binh Dinh, for the example reduces it."""
    holds = "sv_division" in printed(pack).get("binh_dinh", {})
    yield Check(holds, "unit", "start", "no division starts in binh_dinh")


@PACK.add(UNITS, rule="E S:example")
def northern_stacks(pack: Pack) -> Iterator[Check]:
    """In the north the example finds a division and another unit, a division alone, and four units."""
    first, second, third = (printed(pack).get(id, Counter()) for id in NORTHERN)
    alone = first["sv_division"] == 1 and first.total() <= 2 and "ranger" not in first
    yield Check(alone, "unit", "start", "quang_tri: one division, at most one other unit, no Ranger")
    yield equal(dict(second), {"sv_division": 1}, "unit", "start")
    yield Check(third.total() <= 4, "unit", "start", f"quang_ngai: {third.total()} units, at most 4")


# ---------------------------------------------------------------- the scenario


def _scenarios(pack: Pack) -> Iterator[tuple[str, Scenario]]:
    for scenario in pack.scenarios.scenario:
        yield f"scenario {scenario.id}", scenario


@PACK.add(SCENARIOS, rule="M.3")
def scenario_free_units(pack: Pack) -> Iterator[Check]:
    """The scenario leaves the same units free, River Patrols on the Mekong only."""
    for entry, scenario in _scenarios(pack):
        yield equal(scenario.free_placement, FREE_UNITS, entry, "free_placement")
        yield equal(set(scenario.river_provinces), flagged(pack, "mekong"), entry, "river_provinces")


@PACK.add(SCENARIOS, rule="M.4")
def scenario_reserves(pack: Pack) -> Iterator[Check]:
    """Divisions, VC and Infiltration markers start in the Reserves, militia in its own space."""
    for entry, scenario in _scenarios(pack):
        yield from _whole(
            pack, scenario.nv_reserve, ("nv_division", "vc", "infiltration"), entry, "nv_reserve"
        )
        yield from _whole(pack, scenario.nv_off_board, ("nv_division_reduced", "qt"), entry, "nv_off_board")


@PACK.add(SCENARIOS, rule="M.5")
def scenario_off_board(pack: Pack) -> Iterator[Check]:
    """Reduced SV divisions and air markers start off the board; no air marker is available."""
    for entry, scenario in _scenarios(pack):
        yield from _whole(pack, scenario.sv_off_board, ("sv_division_reduced", "air"), entry, "sv_off_board")
        yield equal(scenario.air_available, 0, entry, "air_available")


def _whole(
    pack: Pack, box: dict[str, int], kinds: tuple[str, ...], entry: str, field: str
) -> Iterator[Check]:
    """All pieces of these kinds lie in the box."""
    yield equal(box, {kind: types(pack)[kind].count for kind in kinds}, entry, field)


@PACK.add(SCENARIOS, rule="M.2")
def scenario_tokens(pack: Pack) -> Iterator[Check]:
    """Tokens 3, 5 and 7 lie in the objective provinces; NV has three +1 markers, SV two."""
    for entry, scenario in _scenarios(pack):
        yield equal(scenario.objective_tokens, (3, 5, 7), entry, "objective_tokens")
        wanted = flagged(pack, "objective")
        yield equal(set(scenario.objective_provinces), wanted, entry, "objective_provinces")
        yield equal((scenario.nv_plus1, scenario.sv_plus1), (3, 2), entry, "nv_plus1, sv_plus1")


@PACK.add(SCENARIOS, rule="M.7")
def deals_of_twenty(pack: Pack) -> Iterator[Check]:
    """Two hands of eight and four set aside are twenty cards; two of three leave ten to draw."""
    options = {option.id: option.set for option in pack.scenarios.option}
    for id, pile in (("hand3", 10), ("hand8", 0), ("solo", 0)):
        dealt = (options[id].hand or 0) * 2 + (options[id].set_aside or 0)
        yield equal(len(pack.cards.card) - dealt, pile, f"option {id}", "set")


@PACK.add(SCENARIOS, rule="M.2")
def two_air_supports(pack: Pack) -> Iterator[Check]:
    """The option in favour of SV gives him two air markers at the start."""
    option = next(option for option in pack.scenarios.option if option.id == "sv_air_start")
    yield equal(option.set.air_available, 2, "option sv_air_start", "set")


@PACK.add(SCENARIOS, rule="V:match")
def match_of_two(pack: Pack) -> Iterator[Check]:
    """A match is two games; four things decide it, in order."""
    wanted = ("saigon_turn", "nv_provinces", "sv_units", "sv_half_divisions")
    yield equal(pack.scenarios.match.games, 2, "match", "games")
    yield equal(pack.scenarios.match.tiebreaks, wanted, "match", "tiebreaks")


# ---------------------------------------------------------------- ready placements


def _stacks(pack: Pack, placement: Placement) -> dict[str, Counter[str]]:
    stacks = printed(pack)
    for kind in FREE:
        for id in getattr(placement, kind):
            stacks.setdefault(id, Counter())[kind] += 1
    return stacks


@PACK.add(SCENARIOS, rule="M.3")
def placements_complete(pack: Pack) -> Iterator[Check]:
    """A ready placement places every free unit, River Patrols on the Mekong."""
    for placement in pack.scenarios.placement:
        entry = f"placement {placement.id}"
        for kind in FREE:
            yield equal(len(getattr(placement, kind)), FREE_UNITS[kind], entry, kind)
        dry = [id for id in placement.river if id not in flagged(pack, "mekong")]
        yield Check(not dry, entry, "river", f"{', '.join(dry)} does not lie on the Mekong")


@PACK.add(SCENARIOS, rule="D.5")
def placements_stack(pack: Pack) -> Iterator[Check]:
    """A ready placement puts no more than five units in a province."""
    limit = pack.tables.limits.stacking_per_side
    for placement in pack.scenarios.placement:
        full = [id for id, stack in _stacks(pack, placement).items() if stack.total() > limit]
        yield Check(
            not full, f"placement {placement.id}", "", f"more than {limit} units in {', '.join(full)}"
        )


@PACK.add(SCENARIOS, rule="E S:example")
def placement_of_the_example(pack: Pack) -> Iterator[Check]:
    """With the placement solo_example the north holds 2, 1 and 4 units, a Ranger only in the third."""
    placement = next((p for p in pack.scenarios.placement if p.id == "solo_example"), None)
    yield Check(placement is not None, "placement solo_example", "", "is missing")
    if placement:
        stacks = [_stacks(pack, placement).get(id, Counter()) for id in NORTHERN]
        sizes = [stack.total() for stack in stacks]
        yield equal(sizes, [2, 1, 4], "placement solo_example", "")
        rangers = ["ranger" in stack for stack in stacks]
        yield equal(rangers, [False, False, True], "placement solo_example", "ranger")
