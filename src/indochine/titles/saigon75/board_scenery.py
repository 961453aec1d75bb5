"""What is drawn beneath the provinces: coast, hills, rivers, roads, frontiers, towns and their names.

The outlines come from the data pack. Everything in the tables below is our own drawing (design) after the
geography of 1975 (history): longitude and latitude, set on the canvas as map.toml says. Nothing of it plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from indochine.kernel import geometry
from indochine.kernel.board import Point, Scenery
from indochine.kernel.geometry import Edge, Polygon
from indochine.kernel.text import Msg
from indochine.titles.saigon75.pack import Pack


class Drawn(NamedTuple):
    """A shape of the tables: its kind, its way in degrees, its name, where the name stands on the canvas."""

    kind: str
    way: str
    name: str = ""
    at: Point | None = None
    tone: str = ""


class Town(NamedTuple):
    """A town: where it is in degrees, where its name stands from there on the canvas."""

    name: str
    way: str
    shift: Point


CLOSED: Final = ("sea", "land", "hill", "forest", "field")

GROUND: Final = (
    Drawn("sea", "103.5 13.25 103.9 13.05 104.2 12.8 104.4 12.5 104.1 12.42 103.8 12.6 103.5 12.85"),
    Drawn("land", "103.86 10.38 104.06 10.4 104.06 10.15 103.99 9.96 103.93 10.12", "phu-quoc", (84, 1152)),
    Drawn("land", "106.55 8.74 106.66 8.78 106.7 8.68 106.6 8.62", "con-dao", (478, 1372)),
    Drawn("land", "108.9 10.58 108.98 10.56 108.96 10.49 108.9 10.5", "phu-quy", (822, 1079)),
    Drawn("hill", "105.7 17.3 106.4 17.25 106.65 16.95 106.3 16.8 105.8 17.0"),
    Drawn("hill", "106.8 16.75 107.1 16.6 107.45 16.25 107.95 16.02 107.85 15.75 107.5 15.6 107.2 15.9"),
    Drawn("hill", "107.5 15.5 108.1 15.42 108.45 15.1 108.6 14.75 108.3 14.6 107.9 14.65 107.65 15.1"),
    Drawn("hill", "107.55 14.75 108.05 14.6 108.4 14.2 108.4 13.6 107.9 13.5 107.55 13.9"),
    Drawn("hill", "108.65 14.6 108.9 14.4 108.85 13.95 108.65 13.7 108.5 14.1"),
    Drawn("hill", "107.7 13.2 108.3 13.1 108.65 12.7 108.35 12.3 107.8 12.3 107.6 12.7"),
    Drawn("hill", "108.75 13.0 109.15 12.85 109.02 12.45 108.75 12.5"),
    Drawn("hill", "108.1 12.25 108.7 12.3 108.95 11.9 108.6 11.68 108.15 11.75"),
    Drawn("hill", "107.55 12.4 107.9 12.2 107.95 11.9 107.55 11.85 107.4 12.1"),
    Drawn("hill", "107.6 11.75 108.2 11.65 108.35 11.35 107.85 11.22 107.5 11.45"),
    Drawn("hill", "105.95 15.5 106.55 15.55 106.75 15.05 106.3 14.85 105.9 15.1"),
    Drawn("hill", "103.5 12.3 103.9 12.1 104.05 11.6 103.8 11.2 103.5 11.3"),
    Drawn("ridge", "106.6 16.95 106.95 16.45 107.35 16.1 107.55 15.75 107.65 15.3 107.75 14.9"),
    Drawn("ridge", "108.15 15.3 108.35 14.95 108.3 14.5"),
    Drawn("ridge", "108.2 12.15 108.5 12.2 108.8 11.95"),
    Drawn("forest", "105.95 11.7 106.4 11.75 106.45 11.45 106.05 11.4"),
    Drawn("forest", "104.9 9.7 105.15 9.65 105.12 9.25 104.9 9.3"),
    Drawn("field", "105.5 10.85 105.95 10.78 106.05 10.55 105.6 10.52"),
)

MEKONG: Final = (
    "104.6 17.36 104.75 16.9 104.75 16.55 104.95 16.2 105.05 15.95 105.4 15.75 105.5 15.35 105.8 15.1"
    " 105.85 14.6 105.85 14.1 105.97 13.52 106.05 13 106.02 12.48 105.75 12.2 105.46 11.99 105.2 11.8"
    " 104.95 11.56 105.15 11.25 105.24 10.95"
)
RIVERS: Final = (
    Drawn("river", MEKONG, "mekong"),
    Drawn("river", "105.24 10.95 105.4 10.55 105.65 10.4 105.95 10.3 106.35 10.33 106.78 10.18"),
    Drawn("river", "104.95 11.56 105.05 11.2 105.12 10.93 105.2 10.6 105.45 10.35 105.75 10.05 106.3 9.47"),
    Drawn("stream", "105.95 10.28 106.2 10.05 106.57 9.8"),
    Drawn("stream", "106 11.3 106.2 10.95 106.45 10.6 106.76 10.43"),
    Drawn("river", "108.2 11.95 107.8 11.75 107.4 11.5 107.1 11.1 106.85 10.95 106.8 10.65 106.95 10.38"),
    Drawn("stream", "107.2 12.1 106.95 11.7 106.85 11.3 106.95 11.05"),
    Drawn("river", "108.3 14.1 108.55 13.7 108.75 13.3 109 13.05 109.34 13.06"),
    Drawn("stream", "108 14.6 107.75 14.2 107.5 14 107.2 13.8 106.5 13.6 105.97 13.52"),
    Drawn("stream", "108.2 12.5 107.8 12.9 107.3 13.2 106.6 13.4 105.97 13.52"),
    Drawn("stream", "108 15.3 108.05 15.6 108.25 15.85 108.4 15.88"),
    Drawn("stream", "107.5 16.2 107.57 16.42 107.62 16.6"),
    Drawn("stream", "108.4 14.9 108.6 15.1 108.92 15.13"),
    Drawn("river", "104.3 12.45 104.55 12.2 104.8 11.9 104.95 11.56"),
)

ROUTE_1: Final = (
    "107.05 16.95 107.18 16.75 107.58 16.46 108 16.2 108.18 16.05 108.42 15.55 108.66 15.36 108.79 15.12"
    " 108.93 14.75 109 14.45 109.03 14 109.1 13.75 109.18 13.45 109.25 13.1 109.3 12.85 109.13 12.5"
    " 109.12 12.25 109.13 11.92 109 11.57 108.64 11.28 108.1 10.95 107.75 10.85 107.25 10.93 106.83 10.95"
    " 106.68 10.77"
)
ROADS: Final = (
    Drawn("road", ROUTE_1),
    Drawn("road", "106.68 10.77 106.36 10.36 105.97 10.25 105.78 10.03 105.97 9.6 105.7 9.3 105.15 9.18"),
    Drawn("road", "106.68 10.77 106.65 11.1 106.6 11.65 106.58 11.85 106.42 12.07 106.02 12.48"),
    Drawn("road", "106.65 11.42 106.9 11.53 107.3 11.75 107.69 12 107.75 12.4 108.04 12.67 108.1 13.3"
          " 108 13.98 108 14.35 107.83 14.65 107.75 15.1 107.8 15.35 108.18 16.05"),
    Drawn("road", "108 13.98 108.65 13.95 109.2 13.78"),
    Drawn("road", "108.04 12.67 108.6 12.7 109.13 12.5"),
    Drawn("road", "107.15 10.95 107.8 11.55 108.44 11.94 109 11.57"),
    Drawn("road", "108 13.98 108.45 13.38 108.75 13.2 109.25 13.1"),
    Drawn("road", "107.1 16.82 106.73 16.62 106.23 16.69 105.5 16.6 104.75 16.55"),
    Drawn("road", "106.68 10.77 106.49 10.97 106.1 11.31"),
    Drawn("road", "106.83 10.95 107.08 10.6 107.07 10.42"),
)  # fmt: skip

TRAIL: Final = (
    Drawn(
        "line",
        "106.1 17.3 106.23 16.69 106.55 16.2 106.7 15.7 106.9 15.2 107 14.8 107.1 14.4 107 13.8 106.9 13.2"
        " 106.85 12.6 106.55 12.25 106.2 11.9 105.8 11.6",
        "trail",
        tone="trail",
    ),
    Drawn("line", "106.55 16.2 106.85 16.22 107.08 16.15", tone="trail"),
    Drawn("line", "107 14.8 107.3 14.75 107.5 14.65", tone="trail"),
    Drawn("line", "106.9 13.2 107.2 13.0 107.5 12.9", tone="trail"),
)

TOWNS: Final = (
    Town("Huế", "107.58 16.46", (26, -12)),
    Town("Khâm Đức", "107.8 15.32", (32, 15)),
    Town("Chu Lai", "108.68 15.36", (34, -16)),
    Town("Ban Mê Thuột", "108.04 12.67", (22, 21)),
    Town("Gia Nghĩa", "107.69 12.0", (18, 15)),
    Town("Đà Lạt", "108.44 11.94", (-26, -3)),
    Town("Vũng Tàu", "107.08 10.36", (32, 14)),
    Town("Củ Chi", "106.49 10.97", (14, -14)),
    Town("Mỹ Tho", "106.36 10.36", (26, 13)),
    Town("Tchepone", "106.23 16.69", (-36, 12)),
    Town("Pakse", "105.8 15.12", (-30, 4)),
    Town("Attopeu", "106.83 14.8", (-38, 4)),
    Town("Stung Treng", "105.97 13.52", (-52, 0)),
    Town("Kratié", "106.02 12.48", (32, 2)),
    Town("Kompong Cham", "105.46 11.99", (-66, -6)),
    Town("Phnom Penh", "104.92 11.56", (-52, 2)),
)

COUNTRIES: Final[dict[str, Point]] = {
    "north_vietnam": (480, 13),
    "laos": (330, 200),
    "cambodia": (190, 770),
}
SEAS: Final[dict[str, Point]] = {"south-china-sea": (1030, 985), "gulf-of-thailand": (98, 1295)}
# Lines off the coast along each military region; their names stand beside them.
REGIONS: Final = (
    Drawn("line", "107.62 16.9 108.35 16.38 108.75 15.75 109.2 15.2 109.3 14.72", "I", (800, 215)),
    Drawn("line", "109.3 14.62 109.6 13.75 109.8 12.75 109.5 11.5 108.4 10.62 107.75 10.3", "II", (928, 905)),
    Drawn("line", "107.68 10.26 107.1 10.08 106.95 10.1", "III", (602, 1142)),
    Drawn("line", "106.9 10.05 106.75 9.55 106.05 8.95 105.3 8.35", "IV", (508, 1250)),
)


def scenery(pack: Pack, width: float, height: float) -> list[Scenery]:
    """From the sea upwards."""
    return [
        *seas(width, height),
        *neighbours(pack),
        Scenery("land", ring(geometry.open_edges(land(pack), list(land(pack)))), closed=True),
        *[layer for drawn in GROUND for layer in relief(shape(drawn))],
        *map(shape, RIVERS),
        *map(shape, ROADS),
        *map(shape, TRAIL),
        *borders(pack),
        *coasts(pack),
        *map(region, REGIONS),
        *map(town, TOWNS),
    ]


# ---------------------------------------------------------------- our own drawing


def on_canvas(way: str) -> list[Point]:
    """Degrees east and north, pair by pair, as the comment of map.toml sets them on the canvas."""
    degrees = [float(word) for word in way.split()]
    pairs = zip(degrees[::2], degrees[1::2], strict=True)
    return [(round(120 + (lon - 104.3) * 150, 1), round(40 + (17.1 - lat) * 155, 1)) for lon, lat in pairs]


def shape(drawn: Drawn) -> Scenery:
    label = Msg("board-name-" + drawn.name) if drawn.name else None
    return Scenery(drawn.kind, on_canvas(drawn.way), drawn.kind in CLOSED, label, drawn.at, drawn.tone)


def relief(drawn: Scenery) -> Iterator[Scenery]:
    """A hill has a second, higher tone towards its middle."""
    yield drawn
    if drawn.kind == "hill":
        x, y = (sum(values) / len(values) for values in zip(*drawn.points, strict=True))
        inner = [(round(x + (px - x) * 0.55, 1), round(y + (py - y) * 0.55, 1)) for px, py in drawn.points]
        yield Scenery("hill", inner, closed=True, tone="hill-high")


def region(drawn: Drawn) -> Scenery:
    return Scenery(
        drawn.kind, on_canvas(drawn.way), label=Msg("region-" + drawn.name), at=drawn.at, tone="region"
    )


def town(drawn: Town) -> Scenery:
    (point,) = on_canvas(drawn.way)
    at = (point[0] + drawn.shift[0], point[1] + drawn.shift[1])
    return Scenery("town", [point], label=Msg("board-town", name=drawn.name), at=at)


def seas(width: float, height: float) -> Iterator[Scenery]:
    """The whole canvas is sea, until land is laid on it."""
    corners: list[Point] = [(0, 0), (width, 0), (width, height), (0, height)]
    for number, (name, at) in enumerate(SEAS.items()):
        points = corners if number == 0 else on_canvas("103.5 10.5 104.3 10.2 104.6 9.5 104.5 8.4 103.5 8.4")
        yield Scenery("sea", points, closed=True, label=Msg("board-name-" + name), at=at)


# ---------------------------------------------------------------- outlines of the data pack


def land(pack: Pack) -> dict[str, Polygon]:
    return {province.id: province.polygon for province in pack.map.province}


def abroad(pack: Pack) -> dict[str, Polygon]:
    return {region.id: region.polygon for region in pack.map.region}


def neighbours(pack: Pack) -> Iterator[Scenery]:
    for id, polygon in abroad(pack).items():
        points: list[Point] = [(x, y) for x, y in polygon]
        label = Msg("board-name-" + id) if id in COUNTRIES else None
        yield Scenery("abroad", points, closed=True, label=label, at=COUNTRIES.get(id))


def borders(pack: Pack) -> Iterator[Scenery]:
    """The frontier of South Vietnam, those of its neighbours with each other, the military regions."""
    inland, outside = land(pack), abroad(pack)
    for id, polygon in outside.items():
        for other, beyond in (inland | outside).items():
            if other in inland or other > id:
                yield from (as_border(edge, "") for edge in geometry.common_edges(polygon, beyond))
    regions = {province.id: province.military_region for province in pack.map.province}
    for id, polygon in inland.items():
        for other, beyond in inland.items():
            if regions[id] < regions[other]:
                yield from (as_border(edge, "region") for edge in geometry.common_edges(polygon, beyond))


def as_border(edge: Edge, tone: str) -> Scenery:
    return Scenery("border", list(edge), tone=tone)


def coasts(pack: Pack) -> Iterator[Scenery]:
    """One line from the upper edge of the canvas to the left one."""
    shapes = abroad(pack) | land(pack)
    shore = [edge for edge in geometry.open_edges(shapes, list(shapes)) if not along_margin(edge)]
    line = geometry.one_line(shore)
    if line:
        yield Scenery("coast", [(x, y) for x, y in line])


def along_margin(edge: Edge) -> bool:
    (x1, y1), (x2, y2) = edge
    return x1 == x2 == 0 or y1 == y2 == 0


def ring(edges: list[Edge]) -> list[Point]:
    """The outline that edges make, from the first of them on; an owner's map may leave it open."""
    after = dict(edges)
    line = [edges[0][0]]
    while len(line) < len(edges) and line[-1] in after:
        line.append(after[line[-1]])
    return [(x, y) for x, y in line]
