"""The Nam Yum and its two bridges (2.2.1, 7.0)."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.kernel.geometry import Edge, common_edges, one_line
from indochine.titles.storm.constraints.registry import PACK, areas, rivers
from indochine.titles.storm.pack import Pack

FILE = "map.toml"
BRIDGES = {frozenset((28, 29)), frozenset((21, 29))}


def _entry(side: frozenset[int]) -> str:
    return f"river {'-'.join(map(str, sorted(side)))}"


@PACK.add(FILE, basis="structure")
def river_between_areas(pack: Pack) -> Iterator[Check]:
    """The river runs between two different areas, and between the same two only once."""
    known, sides = areas(pack), [frozenset(river.between) for river in pack.map.river]
    for side in sides:
        yield Check(len(side) == 2 and side <= set(known), _entry(side), "between", "must name two areas")
        yield Check(sides.count(side) == 1, _entry(side), "between", "stands there twice")


@PACK.add(FILE)
def river_parts_the_banks(pack: Pack) -> Iterator[Check]:
    """Where neighbours lie on different banks there is the river, and nowhere else."""
    known = areas(pack)
    parted = {
        frozenset((area.number, other))
        for area in pack.map.area
        for other in area.adjacent
        if area.bank != known[other].bank
    }
    for side in sorted(parted | set(rivers(pack)), key=sorted):
        problem = "no river between the banks" if side in parted else "river, but not between the banks"
        yield Check((side in parted) == (side in rivers(pack)), _entry(side), "between", problem)


@PACK.add(FILE, rule="7.0")
def two_bridges(pack: Pack) -> Iterator[Check]:
    """Bridges lead from 29 to 28 and to 21, and nowhere else."""
    for side in sorted(BRIDGES | set(rivers(pack)), key=sorted):
        yield equal(rivers(pack).get(side), side in BRIDGES, _entry(side), "bridge")


@PACK.add(FILE)
def river_is_one_line(pack: Pack) -> Iterator[Check]:
    """The river is one line from edge to edge of the map."""
    line, canvas = one_line(_course(pack)), pack.map.canvas
    yield Check(line is not None, "river", "between", "the river is not one single line")
    for x, y in (line[0], line[-1]) if line else ():
        at_edge = x in (0, canvas.width) or y in (0, canvas.height)
        yield Check(at_edge, "river", "between", f"must reach the edge of the map, ends at [{x}, {y}]")


def _course(pack: Pack) -> list[Edge]:
    """The edges along the river, all walked with the river on the same hand."""
    course: list[Edge] = []
    for side in rivers(pack):
        east, west = sorted((areas(pack)[number] for number in side), key=lambda area: area.bank)
        course += common_edges(west.polygon, east.polygon)
    return course
