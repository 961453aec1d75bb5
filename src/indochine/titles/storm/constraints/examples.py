"""The worked examples of the book, played out on the pack: the printed figures must come out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from indochine.kernel.constraints import Check, equal
from indochine.titles.storm.constraints.registry import (
    PACK,
    areas,
    best_defence,
    card,
    coloured,
    counters,
    damage,
    rivers,
)
from indochine.titles.storm.pack import Pack, Side

MAP, CARDS, TABLES = "map.toml", "cards.toml", "tables.toml"
NEIGHBOURS = ((7, 10), (7, 11), (8, 11), (8, 14), (10, 11), (10, 17), (11, 14), (11, 17), (14, 17))
RIVER = {(10, 17): True, (11, 17): True, (7, 10): False, (10, 11): False, (14, 17): False}


class Situation(NamedTuple):
    """Who controls the areas of an example, and how many units of each side stand there."""

    control: Mapping[int, Side]
    french: Mapping[int, int]
    viet_minh: Mapping[int, int]

    def enemies(self, side: Side, area: int) -> int:
        return (self.viet_minh if side == "FR" else self.french).get(area, 0)

    def is_hostile(self, side: Side, area: int) -> bool:
        return self.control[area] != side or self.enemies(side, area) > 0


# 7.0 and 8.0: French in 10, Viet Minh in 11, both in 17; 7, 8 and 14 are empty.
AROUND_17 = Situation(
    control={7: "VM", 8: "VM", 10: "FR", 11: "VM", 14: "FR", 17: "FR"},
    french={10: 2, 17: 2},
    viet_minh={11: 2, 17: 1},
)


# ---------------------------------------------------------------- neighbours and ground


@PACK.add(MAP, rule="E 7.0, 8.0, 10.0")
def neighbours_of_the_examples(pack: Pack) -> Iterator[Check]:
    """The areas between which the examples move, fire and assault are neighbours."""
    for one, other in NEIGHBOURS:
        yield _next_to(pack, one, other)


@PACK.add(MAP, rule="7.0")
def neighbours_by_bridge(pack: Pack) -> Iterator[Check]:
    """29 is next to 28 and to 21."""
    for other in (21, 28):
        yield _next_to(pack, 29, other)


def _next_to(pack: Pack, one: int, other: int) -> Check:
    holds = other in areas(pack)[one].adjacent
    return Check(holds, f"area {one}", "adjacent", f"must have {other} among them")


@PACK.add(MAP)
def no_sixth_neighbour_of_11(pack: Pack) -> Iterator[Check]:
    """The fire example names five neighbours of 11 as if there were no others."""
    yield equal({*areas(pack)[11].adjacent}, {7, 8, 10, 14, 17}, "area 11", "adjacent")


@PACK.add(MAP, rule="E 7.0")
def river_of_the_examples(pack: Pack) -> Iterator[Check]:
    """The river parts 17 from 10 and 11, and does not part 10 from 7 and 11 or 14 from 17."""
    for (one, other), wet in RIVER.items():
        problem = "there must be a river" if wet else "there must be no river"
        holds = (frozenset((one, other)) in rivers(pack)) == wet
        yield Check(holds, f"river {one}-{other}", "between", problem)


@PACK.add(MAP, rule="E 8.0")
def ground_of_11(pack: Pack) -> Iterator[Check]:
    """Area 11 prints 1."""
    yield equal(areas(pack)[11].defence, 1, "area 11", "defence")


@PACK.add(MAP, rule="E 7.0, 10.0")
def french_may_enter(pack: Pack) -> Iterator[Check]:
    """No area that the French enter or could enter in the examples is red."""
    for number in (7, 10, 11, 14, 17):
        yield Check(number not in coloured(pack, "red"), f"area {number}", "number_colour", "must not be red")


# ---------------------------------------------------------------- movement


def _cost(pack: Pack, side: Side, way: tuple[int, int], at: Situation, armour: bool = False) -> int | None:
    """Movement points for one step, None if it is not allowed (7.0)."""
    start, target = way
    river = rivers(pack).get(frozenset(way)) is False
    if target not in areas(pack)[start].adjacent or (armour and river):
        return None
    if side == "FR" and target in coloured(pack, "red"):
        return None
    if side == "VM" and at.control[target] == "FR" and at.enemies(side, target):
        return None
    cost = pack.tables.movement
    dearer = at.is_hostile(side, target) or river
    return cost.enter + cost.enter_extra * dearer + cost.leave_extra * at.is_hostile(side, start)


@PACK.add(MAP, rule="E 7.0")
def french_move_from_10(pack: Pack) -> Iterator[Check]:
    """From 10 the French reach 7, 11 and 17 for two points each."""
    costs = [_cost(pack, "FR", (10, target), AROUND_17) for target in (7, 11, 17)]
    yield equal(costs, [2, 2, 2], "area 10", "adjacent")


@PACK.add(MAP, rule="E 7.0")
def armour_stays_in_17(pack: Pack) -> Iterator[Check]:
    """Armour cannot cross from 17 to 10 or 11."""
    costs = [_cost(pack, "FR", (17, target), AROUND_17, armour=True) for target in (10, 11)]
    yield equal(costs, [None, None], "area 17", "adjacent")


@PACK.add(MAP, rule="E 7.0")
def french_move_from_17(pack: Pack) -> Iterator[Check]:
    """Any other French unit pays three points from 17 to 10 or 11."""
    costs = [_cost(pack, "FR", (17, target), AROUND_17) for target in (11, 10)]
    yield equal(costs, [3, 3], "area 17", "adjacent")


@PACK.add(MAP, rule="E 7.0")
def viet_minh_move_from_17(pack: Pack) -> Iterator[Check]:
    """From 17 the Viet Minh may not enter 10, and would pay three points to 14 or 11."""
    costs = [_cost(pack, "VM", (17, target), AROUND_17) for target in (10, 14, 11)]
    yield equal(costs, [None, 3, 3], "area 17", "adjacent")


def _at_the_start(pack: Pack) -> Situation:
    return Situation({number: area.control for number, area in areas(pack).items()}, {}, {})


@PACK.add(MAP, rule="7.0")
def armour_crosses_the_bridges(pack: Pack) -> Iterator[Check]:
    """Between friendly areas armour pays one point over a bridge, either way."""
    for way in ((29, 28), (28, 29), (29, 21), (21, 29)):
        cost = _cost(pack, "FR", way, _at_the_start(pack), armour=True)
        yield equal(cost, 1, f"river {min(way)}-{max(way)}", "bridge")


@PACK.add(MAP, rule="E 7.0")
def control_gained_on_the_way(pack: Pack) -> Iterator[Check]:
    """An empty Viet Minh area costs two points to enter; then it is French and costs nothing to leave."""
    before = _at_the_start(pack)
    after = before._replace(control={**before.control, 7: "FR"})
    yield equal(_cost(pack, "FR", (10, 7), before), 2, "area 7", "control")
    yield equal(_cost(pack, "FR", (7, 10), after), 1, "area 10", "control")


# ---------------------------------------------------------------- fire


@PACK.add(TABLES, rule="E 9.1")
def ground_and_trench_count_three(pack: Pack) -> Iterator[Check]:
    """Ground 2 and trench 2 count 3."""
    yield equal(pack.tables.sapping.terrain(2, 2), 3, "sapping", "max_total_terrain")


@PACK.add(MAP, rule="E 8.0")
def fire_from_10_into_11(pack: Pack) -> Iterator[Check]:
    """Firepower 3, 1, 1 and 2 and a 6 make 13 against 8 and 2 for ground and trench: three damage points."""
    attack = 3 + 1 + 1 + 2 + 6
    defence = best_defence(pack, "VM") + pack.tables.sapping.terrain(areas(pack)[11].defence, trench=1)
    yield equal((attack, defence, attack - defence), (13, 10, 3), "area 11", "defence")


def _retreats(pack: Pack, start: int, at: Situation) -> set[int]:
    """Where the Viet Minh may retreat to: own areas, those with the fewest enemies (8.4.2)."""
    own = [number for number in areas(pack)[start].adjacent if at.control.get(number) == "VM"]
    fewest = min((at.enemies("VM", number) for number in own), default=0)
    return {number for number in own if at.enemies("VM", number) == fewest}


@PACK.add(MAP, rule="E 8.0")
def retreat_from_11(pack: Pack) -> Iterator[Check]:
    """The Viet Minh retreat from 11 to 7 or 8, and nowhere else."""
    yield equal(_retreats(pack, 11, AROUND_17), {7, 8}, "area 11", "adjacent")


# ---------------------------------------------------------------- assault


@PACK.add(MAP, rule="E 10.0")
def retreat_from_14(pack: Pack) -> Iterator[Check]:
    """The Viet Minh retreat from 14 to 11 or 8, and nowhere else."""
    start = _at_the_start(pack)
    at = start._replace(control={**start.control, 14: "VM", 11: "VM", 8: "VM", 17: "FR"})
    yield equal(_retreats(pack, 14, at), {8, 11}, "area 14", "adjacent")


@PACK.add(CARDS, rule="E 10.0")
def night_assaults_add_up(pack: Pack) -> Iterator[Check]:
    """One Night Assault adds 3 to the dice, two add 6."""
    night = card(pack, "night-assault")
    yield equal((night.amount, 2 * night.amount), (3, 6), f"card {night.id}", "amount")


@PACK.add(CARDS, rule="E 10.0")
def guns_fire_over_open_sights(pack: Pack) -> Iterator[Check]:
    """Débouchez à zéro! with a 7 makes 13 against 8: five damage points."""
    guns = card(pack, "debouchez-a-zero")
    yield equal(guns.firepower + 7 - best_defence(pack, "VM"), 5, f"card {guns.id}", "firepower")


@PACK.add(TABLES, rule="E 10.0")
def three_ways_to_take_five(pack: Pack) -> Iterator[Check]:
    """Five points flip five units, or eliminate one and flip two, or eliminate one and drive one back."""
    flip, kill = damage(pack, "fresh", "flip"), damage(pack, "fresh", "eliminate")
    ways = (5 * flip, kill + 2 * flip, kill + damage(pack, "fresh", "flip-and-retreat"))
    yield equal(ways, (5, 5, 5), "damage", "points")


@PACK.add(TABLES, rule="E 10.0")
def nine_clears_three_units(pack: Pack) -> Iterator[Check]:
    """Against three fresh units with defence 10, firepower 9 is sure to succeed with a 9: eight points."""
    kill, drive = damage(pack, "fresh", "eliminate"), damage(pack, "fresh", "flip-and-retreat")
    sure = 2 * kill + drive
    yield equal((sure, 9 + 9 - best_defence(pack, "FR")), (8, 8), "damage", "points")


@PACK.add(TABLES, rule="E 10.0")
def giap_rolls_two_six_twelve(pack: Pack) -> Iterator[Check]:
    """A 2 makes one damage point, a 12 eleven: enough to eliminate three fresh units."""
    made = [9 + dice - best_defence(pack, "FR") for dice in (2, 12)]
    yield equal(made, [1, 11], "damage", "points")
    left = made[1] - 3 * damage(pack, "fresh", "eliminate")
    yield equal(left, 2, "damage", "points")


@PACK.add(TABLES, rule="E 10.0")
def four_of_seven_remain(pack: Pack) -> Iterator[Check]:
    """Of nine units seven go on; the assault costs one of them, two new rolls one each: four remain."""
    lost = pack.tables.assault.automatic_loss + 2 * card(pack, "giap-demands-success").amount
    yield equal(9 - 1 - 1 - lost, 4, "assault", "automatic_loss")


@PACK.add(MAP, rule="E 10.0")
def nine_units_make_nine(pack: Pack) -> Iterator[Check]:
    """Nine Viet Minh units have at least firepower 9."""
    least = min(shown.firepower for _, shown in counters(pack, "VM"))
    yield Check(9 * least >= 9, "unit_type", "firepower", "nine units may have less than 9", "units.toml")
