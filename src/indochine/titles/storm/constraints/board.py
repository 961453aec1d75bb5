"""Areas: colours of numbers, bonus sets, victory, control at the start (2.2.1, 5.1, 7.0, 11.0, 14.0)."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.kernel.printed import Point
from indochine.titles.storm.constraints.registry import OUTER, PACK, RUNWAY, areas, coloured, flagged
from indochine.titles.storm.pack import Pack

FILE = "map.toml"
NAMED = (6, 7, 8, 9, 10, 11, 14, 16, 17, 20, 21, 28, 29, 38)  # by rules, cards and examples
HIGHEST_DEFENCE = 3  # 9.1, 14.0
FAR_NORTH = 100  # on the canvas


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, basis="structure")
def areas_numbered(pack: Pack) -> Iterator[Check]:
    """Areas are numbered from 1 on, without a gap."""
    numbers = sorted(area.number for area in pack.map.area)
    yield equal(numbers, list(range(1, len(numbers) + 1)), "area", "number")


@PACK.add(FILE, rule="5.1, 7.0, 11.0, card:fr-09, E 7.0, 8.0, 10.0", first=True)
def areas_of_the_book(pack: Pack) -> Iterator[Check]:
    """Fourteen areas are named by the rulebook."""
    for number in NAMED:
        yield Check(number in areas(pack), f"area {number}", "number", "is named by the rulebook and missing")


# ---------------------------------------------------------------- colours


@PACK.add(FILE, rule="7.0")
def red_along_the_edge(pack: Pack) -> Iterator[Check]:
    """The areas along the map edge have red numbers, and no others."""
    for area in pack.map.area:
        yield equal(area.number_colour == "red", area.edge, f"area {area.number}", "number_colour")


@PACK.add(FILE)
def red_held_by_the_viet_minh(pack: Pack) -> Iterator[Check]:
    """What the French may never enter starts under Viet Minh control."""
    for number in sorted(coloured(pack, "red")):
        yield equal(areas(pack)[number].control, "VM", f"area {number}", "control")


@PACK.add(FILE, rule="5.1, 11.0")
def runway_blue(pack: Pack) -> Iterator[Check]:
    """The runway is areas 16, 20 and 21, and their numbers are blue."""
    for area in pack.map.area:
        entry, wanted = f"area {area.number}", area.number in RUNWAY
        yield equal(area.runway, wanted, entry, "runway")
        yield equal(area.number_colour == "blue", wanted, entry, "number_colour")


@PACK.add(FILE, rule="11.0")
def six_green_areas(pack: Pack) -> Iterator[Check]:
    """Six areas have green numbers."""
    yield equal(len(coloured(pack, "green")), 6, "area", "number_colour")


@PACK.add(FILE, rule="11.0")
def green_by_the_runway(pack: Pack) -> Iterator[Check]:
    """Green areas are those west of the river and next to the runway."""
    for area in pack.map.area:
        wanted = area.bank == "west" and area.number not in RUNWAY and bool(RUNWAY & {*area.adjacent})
        yield equal(area.number_colour == "green", wanted, f"area {area.number}", "number_colour")


@PACK.add(FILE)
def runway_west_of_the_river(pack: Pack) -> Iterator[Check]:
    """The runway lies west of the river."""
    for number in sorted(RUNWAY):
        yield equal(areas(pack)[number].bank, "west", f"area {number}", "bank")


# ---------------------------------------------------------------- bonus sets and names


@PACK.add(FILE, rule="5.1")
def bonus_sets(pack: Pack) -> Iterator[Check]:
    """6, 9 and 14 are the white set, 16, 20 and 21 the gray one."""
    for area in pack.map.area:
        wanted = "white" if area.number in OUTER else "gray" if area.number in RUNWAY else "none"
        yield equal(area.bonus, wanted, f"area {area.number}", "bonus")


@PACK.add(FILE, rule="5.1")
def french_hold_the_bonus_sets(pack: Pack) -> Iterator[Check]:
    """Both sets are French at the start."""
    for number in sorted(OUTER | RUNWAY):
        yield equal(areas(pack)[number].control, "FR", f"area {number}", "control")


def _bears(pack: Pack, number: int, name: str) -> Check:
    holds = any(name in own for own in areas(pack)[number].names)
    return Check(holds, f"area {number}", "names", f"must have {name} among them")


@PACK.add(FILE, rule="5.1")
def outer_strongpoints(pack: Pack) -> Iterator[Check]:
    """6 is Gabrielle, 9 Anne-Marie, 14 Béatrice."""
    for number, name in ((6, "Gabrielle"), (9, "Anne-Marie"), (14, "Béatrice")):
        yield _bears(pack, number, name)


@PACK.add(FILE, rule="E 10.0")
def dominique(pack: Pack) -> Iterator[Check]:
    """17 is one of the hills of Dominique."""
    yield _bears(pack, 17, "Dominique")


# ---------------------------------------------------------------- defence and victory


@PACK.add(FILE, rule="9.1")
def defence_up_to_three(pack: Pack) -> Iterator[Check]:
    """No ground counts more than 3."""
    for area in pack.map.area:
        holds = area.defence <= HIGHEST_DEFENCE
        yield Check(holds, f"area {area.number}", "defence", f"more than {HIGHEST_DEFENCE}")


@PACK.add(FILE, rule="14.0")
def victory_areas_defend_with_three(pack: Pack) -> Iterator[Check]:
    """The victory symbol stands where the defence is 3, and only there."""
    for area in pack.map.area:
        yield equal(area.victory, area.defence == HIGHEST_DEFENCE, f"area {area.number}", "victory")


@PACK.add(FILE, basis="public")
def nine_victory_areas(pack: Pack) -> Iterator[Check]:
    """There are nine victory areas."""
    yield equal(len(flagged(pack, "victory")), 9, "area", "victory")


@PACK.add(FILE, basis="public")
def bonus_sets_bring_no_victory(pack: Pack) -> Iterator[Check]:
    """No area of a bonus set is a victory area."""
    for number in sorted(OUTER | RUNWAY):
        yield equal(areas(pack)[number].victory, False, f"area {number}", "victory")


@PACK.add(FILE, basis="public")
def victory_to_the_south_east(pack: Pack) -> Iterator[Check]:
    """The victory areas gather toward the south-east of the airstrip, none of them far to its north."""
    won, strip = _labels(pack, flagged(pack, "victory")), _labels(pack, RUNWAY)
    x, y = _middle(strip)
    east, south = _middle(won)
    holds = east > x and south > y
    yield Check(holds, "area", "victory", "the victory areas do not lie south-east of the airstrip")
    holds = all(label[1] > y - FAR_NORTH for label in won)
    yield Check(holds, "area", "victory", "one lies far north of the airstrip")


def _labels(pack: Pack, numbers: set[int]) -> list[Point]:
    return [areas(pack)[number].label for number in sorted(numbers)]


def _middle(points: list[Point]) -> tuple[float, float]:
    count = len(points) or 1
    return sum(x for x, _ in points) / count, sum(y for _, y in points) / count


@PACK.add(FILE)
def victory_areas_start_french(pack: Pack) -> Iterator[Check]:
    """Every victory area is French at the start."""
    for number in sorted(flagged(pack, "victory")):
        yield equal(areas(pack)[number].control, "FR", f"area {number}", "control")


@PACK.add(FILE, rule="card:fr-09")
def relief_can_enter(pack: Pack) -> Iterator[Check]:
    """The relief force enters area 38, which is not red."""
    yield equal(pack.tables.relief.area, 38, "relief", "area", "tables.toml")
    yield Check(38 not in coloured(pack, "red"), "area 38", "number_colour", "must not be red")
