"""What is drawn beneath the areas: river, bridges and red border from the data pack; the rest is our drawing.

Hills, ridges, woods, roads and the village are sketched from the lie of the valley in 1954 (the northern and
eastern hills with the women's names, the Pavie Track, the provincial road 41); none of it has effect in play.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, radians, sin
from typing import Final, NamedTuple

from indochine.kernel.board import Point, Scenery
from indochine.kernel.geometry import Edge, common_edges
from indochine.kernel.text import Msg
from indochine.titles.storm.pack import Area, MapData

CORNERS: Final = 20  # of a hill
BRIDGE_LENGTH: Final = 36
VALLEY: Final = [
    (300, 330), (420, 280), (560, 300), (640, 420), (620, 520), (640, 600), (600, 690), (640, 760),
    (660, 900), (690, 1000), (720, 1150), (770, 1300), (740, 1400), (0, 1400), (0, 930), (110, 870),
    (150, 740), (165, 560), (245, 500),
]  # fmt: skip
AIRSTRIP: Final = [(383, 553), (406, 543), (545, 876), (522, 886)]
VILLAGE: Final = [(478, 932), (520, 922), (556, 940), (560, 975), (530, 1000), (488, 996), (470, 965)]


class Hill(NamedTuple):
    """A rounded height: middle, half its length and width, tilt in degrees, and levels of its slopes."""

    x: int
    y: int
    length: int
    width: int
    tilt: int = 0
    levels: int = 2


HILLS: Final = (
    Hill(85, 60, 130, 66, 12, 3), Hill(205, 135, 62, 40, 40), Hill(350, 42, 74, 36, 5),
    Hill(75, 235, 92, 70, 30, 3), Hill(48, 430, 62, 88, 0, 3), Hill(42, 622, 52, 80),
    Hill(600, 52, 82, 42, -12), Hill(905, 95, 130, 74, 18, 3), Hill(725, 175, 72, 46, 30),
    Hill(962, 345, 62, 104, 8, 3), Hill(338, 205, 92, 46, -8, 3),  # Gabrielle
    Hill(205, 395, 74, 58, -38), Hill(325, 470, 52, 38, 35),  # Anne-Marie
    Hill(808, 345, 76, 62, -30, 3),  # Béatrice
    Hill(735, 510, 76, 52, -18, 3), Hill(850, 625, 72, 64, 38, 3), Hill(682, 690, 56, 44, 0, 1),  # Dominique
    Hill(815, 778, 66, 58, 60, 3), Hill(752, 905, 62, 52, -40, 3), Hill(845, 1020, 74, 66, 50, 3),  # Éliane
    Hill(640, 840, 36, 48, 0, 1), Hill(965, 890, 42, 36, 0, 3), Hill(935, 985, 44, 36, 50, 2),
    Hill(955, 560, 66, 60, 60, 3), Hill(955, 760, 78, 50, 88, 3), Hill(925, 1230, 118, 84, 62, 3),
    Hill(105, 940, 52, 38, 40, 1),
)  # fmt: skip
WOODS: Final = (
    Hill(30, 320, 54, 30, 60, 1), Hill(240, 30, 60, 28, 0, 1), Hill(480, 85, 40, 26, 20, 1),
    Hill(985, 215, 36, 66, 0, 1), Hill(985, 455, 30, 46, 0, 1), Hill(975, 665, 40, 30, 0, 1),
    Hill(965, 1345, 70, 50, 0, 1), Hill(870, 1150, 44, 26, -35, 1), Hill(20, 745, 34, 40, 0, 1),
)  # fmt: skip
RIDGES: Final = (
    [(10, 35), (90, 62), (160, 80), (215, 130)], [(20, 190), (80, 240), (130, 275)], [(48, 370), (44, 490)],
    [(800, 60), (900, 95), (990, 130)], [(955, 260), (965, 345), (975, 430)], [(960, 520), (950, 600)],
    [(955, 700), (955, 820)], [(960, 880), (940, 975), (952, 1040)], [(965, 1140), (930, 1230), (880, 1320)],
)  # fmt: skip
STREAMS: Final = (
    [(0, 880), (70, 915), (150, 985), (232, 1030), (320, 1090), (410, 1142), (500, 1160), (606, 1167)],
    [(0, 560), (90, 590), (150, 640), (180, 740), (205, 850), (232, 1030)],
    [(1000, 690), (930, 700), (860, 712), (790, 722), (720, 735), (657, 742), (587, 749)],
    [(1000, 1100), (900, 1100), (800, 1130), (700, 1150), (606, 1167)],
    [(300, 250), (380, 300), (420, 380), (480, 420), (560, 440), (621, 497)],
)
# Each with its name and where that stands, clear of the names of the areas.
ROADS: Final = (
    (
        "pavie",
        [
            (446, 0), (456, 70), (466, 122), (478, 210), (492, 300), (488, 380), (476, 455), (486, 540),
            (520, 610), (546, 680), (562, 760), (560, 850), (540, 905), (520, 955),
        ],
        (512, 258),
    ),
    (
        "road-41",
        [
            (1000, 300), (930, 318), (872, 400), (800, 428), (740, 452), (700, 520), (672, 600), (640, 660),
            (622, 740), (626, 800), (608, 900), (585, 922), (520, 955),
        ],
        (958, 290),
    ),
    (
        "isabelle",
        [(520, 955), (528, 1040), (545, 1110), (548, 1190), (520, 1270), (470, 1340), (455, 1400)],
        (455, 1390),
    ),
    ("", [(562, 788), (588, 788), (626, 800)], None),
)  # fmt: skip


def scenery(printed: MapData) -> list[Scenery]:
    """From the ground up: land, heights and woods, water, roads, what men have built."""
    areas = {area.number: area for area in printed.area}
    size = (printed.canvas.width, printed.canvas.height)
    return [
        Scenery("land", [(0, 0), (size[0], 0), size, (0, size[1])], closed=True),
        Scenery("field", list(VALLEY), closed=True),
        *(Scenery("forest", outline(wood, 1.0), closed=True) for wood in WOODS),
        *(slope for hill in HILLS for slope in slopes(hill)),
        *(Scenery("ridge", list(line)) for line in RIDGES),
        *(Scenery("stream", list(line)) for line in STREAMS),
        *(Scenery("border", line, tone="red") for line in red_border(printed)),
        Scenery("river", course(printed, areas), label=Msg("board-name-river"), at=(676, 40)),
        *(road(*entry) for entry in ROADS),
        Scenery("town", list(VILLAGE), closed=True),
        Scenery("airstrip", list(AIRSTRIP), closed=True),
        *bridges(printed, areas),
    ]


def road(name: str, line: list[Point], at: Point | None) -> Scenery:
    return Scenery("road", list(line), label=Msg("board-name-" + name) if name else None, at=at)


# Heights


def slopes(hill: Hill) -> Iterator[Scenery]:
    """A height in levels, each smaller than the one below it."""
    for level in range(hill.levels):
        tone = "hill-high" if level == 2 else ""
        yield Scenery("hill", outline(hill, 1.0 - 0.34 * level), closed=True, tone=tone)


def outline(hill: Hill, scale: float) -> list[Point]:
    """An oval that is nowhere quite regular; the same hill always comes out the same."""
    tilt, found = radians(hill.tilt), []
    for corner in range(CORNERS):
        angle = 2 * pi * corner / CORNERS
        far = scale * (1 + 0.1 * sin(3 * angle + hill.x) + 0.06 * sin(5 * angle + hill.y))
        x, y = far * hill.length * cos(angle), far * hill.width * sin(angle)
        found.append(
            (hill.x + round(x * cos(tilt) - y * sin(tilt)), hill.y + round(x * sin(tilt) + y * cos(tilt)))
        )
    return [(max(0, min(1000, x)), max(0, min(1400, y))) for x, y in found]


# What the pack draws


def course(printed: MapData, areas: dict[int, Area]) -> list[Point]:
    """The Nam Yum from north to south: the borders that it follows, end to end."""
    pieces = [edge for river in printed.river for edge in bank(areas, river.between)]
    [line] = joined(pieces)
    return line


def bank(areas: dict[int, Area], between: tuple[int, int]) -> list[Edge]:
    """The border of two areas, as the one on the west bank walks it."""
    west, east = sorted((areas[n] for n in between), key=lambda area: area.bank == "east")
    return common_edges(west.polygon, east.polygon)


def bridges(printed: MapData, areas: dict[int, Area]) -> Iterator[Scenery]:
    """Across the middle of the first reach of the river between two areas."""
    for river in printed.river:
        if river.bridge:
            (ax, ay), (bx, by) = min(bank(areas, river.between), key=lambda edge: edge[0][1])
            x, y = (ax + bx) / 2, (ay + by) / 2
            far = BRIDGE_LENGTH / 2 / ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
            dx, dy = (by - ay) * far, (bx - ax) * far
            yield Scenery("bridge", [(round(x - dx), round(y + dy)), (round(x + dx), round(y - dy))])


def red_border(printed: MapData) -> list[list[Point]]:
    """7.0g: the line that the French never cross, between the red areas and the others."""
    red = [area for area in printed.area if area.number_colour == "red"]
    open_areas = [area for area in printed.area if area.number_colour != "red"]
    return joined([edge for a in red for b in open_areas for edge in common_edges(a.polygon, b.polygon)])


def joined(pieces: list[Edge]) -> list[list[Point]]:
    """Pieces of border, all walked the same way, as lines or rings end to end."""
    after = dict(pieces)
    starts = [a for a in after if a not in after.values()] or list(after)[:1]
    return [[start, *walked(start, after)] for start in starts]


def walked(here: tuple[int, int], after: dict[tuple[int, int], tuple[int, int]]) -> Iterator[Point]:
    """The points that follow one another from here; each piece is walked once."""
    while here in after:
        here = after.pop(here)
        yield here
