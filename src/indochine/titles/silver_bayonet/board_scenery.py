"""What runs across the hexes: roads, the Ia Drang along its hexsides, the border of Cambodia."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from indochine.kernel.board import Point, Scenery
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet import grid
from indochine.titles.silver_bayonet.board_layout import middle, side
from indochine.titles.silver_bayonet.pack import MapData, River, Road

Edge = tuple[tuple[int, int], tuple[int, int]]

KINDS: Final = {"primary": "highway", "secondary": "road"}
NAMED: Final = ("ql-14", "ql-19-west")
CAMBODIA: Final = ("1025", "1127")  # hexes between which the name of the country stands


def scenery(printed: MapData) -> list[Scenery]:
    """From the ground up: water, the border, small roads, great ones."""
    roads = sorted(printed.road, key=lambda road: road.kind == "primary")
    return [
        *(line for river in printed.river for line in course(river)),
        *border(printed),
        *(road_line(road) for road in roads),
    ]


def road_line(road: Road) -> Scenery:
    name = Msg("road-" + road.id) if road.id in NAMED else None
    return Scenery(KINDS[road.kind], [middle(hex) for hex in road.path], label=name)


def course(river: River) -> list[Scenery]:
    """4.2.1.1: the hexsides of a river, end to end; the longest piece bears its name."""
    lines = sorted(joined(side(*pair) for pair in river.hexsides), key=len, reverse=True)
    names = [Msg("river-" + river.id)]
    return [Scenery("river", line, label=name) for line, name in zip(lines, names, strict=False)] + [
        Scenery("river", line) for line in lines[len(names) :]
    ]


def border(printed: MapData) -> list[Scenery]:
    """4.1.6: between the hexes of Cambodia and the others."""
    abroad = {hex.id for hex in printed.hex if hex.cambodia}
    at_home = {hex.id for hex in printed.hex if not hex.cambodia}
    pairs = [(hex, other) for hex in sorted(abroad) for other in grid.around(hex) if other in at_home]
    (ax, ay), (bx, by) = (middle(hex) for hex in CAMBODIA)
    name = Scenery("abroad", [(ax, ay), (bx, by)], label=Msg("cambodia"), at=((ax + bx) / 2, (ay + by) / 2))
    return [*(Scenery("border", line) for line in joined(side(*pair) for pair in pairs)), name]


def joined(pieces: Iterable[Edge]) -> list[list[Point]]:
    """Pieces in any order and either way round, as lines end to end; each piece is walked once."""
    left = list(pieces)
    lines: list[list[Point]] = []
    while left:
        line: list[Point] = [*first(left)]
        for end in (-1, 0):
            while (found := after(left, line[end])) is not None:
                line.insert(len(line) if end else 0, found)
        lines.append(line)
    return lines


def first(left: list[Edge]) -> Edge:
    return left.pop(0)


def after(left: list[Edge], here: Point) -> Point | None:
    """The other end of a piece that begins or ends here, which is taken."""
    for number, (a, b) in enumerate(left):
        if here in (a, b):
            left.pop(number)
            return b if here == a else a
    return None
