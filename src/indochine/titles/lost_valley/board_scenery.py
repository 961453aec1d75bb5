"""What is drawn beneath the boxes: the valley of the Nam Yum with its fields, hills, roads and the airstrip.

All of it is our own drawing (design) after the lie of the valley in 1954 (history), on the canvas of
map.toml. None of it has effect in play; the borders of the Subsectors follow from where the CR lie.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, radians, sin
from typing import Final, NamedTuple

from indochine.kernel.board import Point, Scenery
from indochine.kernel.text import Msg
from indochine.titles.lost_valley.board_lines import numbers
from indochine.titles.lost_valley.pack import MapData

CORNERS: Final = 18  # of a height
SMALLER: Final = 0.32  # from one level of a height to the next
PADDY: Final = (34, 22)  # a rice field
DYKE: Final = 4


class Height(NamedTuple):
    """A hill or a wood: middle, half its length and width, tilt in degrees, how many levels it has."""

    x: int
    y: int
    length: int
    width: int
    tilt: int = 0
    levels: int = 2
    name: str = ""
    at: Point | None = None


class Drawn(NamedTuple):
    """A line or an outline: its kind, its way, its name, where the name stands, its tone."""

    kind: str
    way: str
    name: str = ""
    at: Point | None = None
    tone: str = ""


class Fields(NamedTuple):
    """Rice fields side by side: their middle, how many across and down, tilt in degrees."""

    x: int
    y: int
    across: int
    down: int
    tilt: int


class Village(NamedTuple):
    """A village by the name that its people give it, with its middle and where the name stands from there."""

    name: str
    x: int
    y: int
    shift: Point = (0, -16)


FLOOR: Final = Drawn(
    "field",
    "400 0 330 110 395 250 340 420 200 440 60 470 0 520 0 1130 120 1180 250 1260 330 1400 790 1400 760 1300"
    " 745 1180 715 1090 735 960 700 830 705 700 690 560 700 430 650 300 600 180 690 80 760 0",
    "central",
    (250, 1134),
    "field",
)
FIELDS: Final = (
    Fields(215, 640, 2, 3, 12), Fields(60, 700, 3, 3, -8), Fields(110, 860, 4, 3, 5),
    Fields(215, 980, 3, 3, -14), Fields(330, 1010, 3, 4, 20), Fields(400, 1140, 4, 3, -6),
    Fields(165, 1150, 3, 2, 10), Fields(400, 690, 2, 4, -10), Fields(590, 430, 3, 3, 14),
    Fields(600, 1110, 2, 3, -8), Fields(390, 1290, 3, 4, 8), Fields(560, 300, 3, 3, -20),
    Fields(430, 300, 2, 2, 16), Fields(130, 1060, 3, 2, -4), Fields(480, 1065, 2, 2, 12),
)  # fmt: skip
HEIGHTS: Final = (
    Height(70, 90, 120, 84, 20, 3), Height(60, 250, 92, 66, 75, 3), Height(150, 175, 60, 40, -20),
    Height(40, 400, 62, 46, 60), Height(340, 25, 96, 40, 6), Height(640, 60, 58, 46, 40),
    Height(800, 60, 150, 62, 8, 3), Height(960, 60, 80, 50, -30, 3),
    Height(470, 155, 118, 62, -14, 3),  # Gabrielle
    Height(230, 335, 122, 66, -30, 3), Height(330, 300, 46, 38),  # Anne-Marie
    Height(815, 305, 128, 88, -24, 3), Height(940, 270, 70, 92, 10, 3),  # Béatrice
    Height(800, 520, 118, 84, 30, 3), Height(850, 620, 70, 52, -30),  # Dominique
    Height(800, 800, 110, 74, 40, 3), Height(830, 890, 82, 52, -30, 3),  # Éliane
    Height(950, 440, 72, 90, 0, 3), Height(960, 600, 58, 60, 20),
    Height(930, 880, 52, 42, 0, 3, "mont-chauve", (938, 906)),
    Height(920, 975, 52, 38, -30, 3, "mont-fictif", (925, 1000)),
    Height(960, 1120, 74, 110, 10, 3), Height(930, 1260, 90, 54, 60, 3), Height(820, 1200, 46, 60, 10),
    Height(40, 1270, 80, 110, -20, 3), Height(150, 1350, 110, 54, 10, 3), Height(10, 960, 30, 60),
    Height(110, 545, 56, 36, 10, 1),  # Françoise
)  # fmt: skip
WOODS: Final = (
    Height(20, 170, 40, 50), Height(230, 220, 50, 26, -30), Height(130, 440, 48, 22, 8),
    Height(690, 165, 40, 26, 60), Height(985, 340, 34, 50), Height(985, 520, 30, 46),
    Height(985, 800, 32, 60), Height(880, 1030, 44, 26, -30), Height(860, 1290, 40, 24),
    Height(60, 1130, 52, 24, 10), Height(230, 1290, 46, 26, 20), Height(560, 20, 36, 18),
)  # fmt: skip
WATER: Final = (
    Drawn("stream", "0 600 70 610 130 650 165 730 180 800 170 900 230 990 330 1060 460 1080 560 1060 686"
          " 1075"),
    Drawn("stream", "1000 735 930 745 870 720 790 700 712 700"),
    Drawn("stream", "1000 400 920 405 850 420 760 430 668 420"),
    Drawn("stream", "330 250 420 290 520 330 620 350 655 380"),
    Drawn("stream", "1000 1170 900 1150 800 1160 708 1190"),
    Drawn("river", "700 0 672 70 640 130 645 200 672 265 648 330 660 400 695 470 706 540 702 610 712 690 690"
          " 750 668 800 674 860 664 915 684 975 690 1060 680 1130 706 1190 700 1260 716 1330 704 1400",
          "river", (598, 48)),
)  # fmt: skip
ROADS: Final = (
    Drawn("road", "420 0 436 60 400 130 372 230 420 330 452 410 496 470 508 560 522 650 546 700", "pavie",
          (404, 268)),
    Drawn("road", "1000 215 930 232 900 300 880 380 790 410 735 470 715 560 722 640 716 700 655 735 600 735",
          "road-41", (952, 250)),
    Drawn("road", "546 700 600 735 652 880 645 960 640 1040 652 1130 660 1200 640 1400"),
)  # fmt: skip
BUILT: Final = (
    Drawn("airstrip", "470 436 494 430 522 648 498 654", "airstrip", (494, 426)),
    Drawn("bridge", "691 714 717 700"),
    Drawn("bridge", "641 1062 646 1084"),
)
VILLAGES: Final = (
    Village("Mường Thanh", 668, 662, (-2, 20)),
    Village("Him Lam", 700, 395, (36, 4)),
    Village("Độc Lập", 590, 205, (22, 18)),
    Village("Bản Kéo", 120, 372, (0, -18)),
    Village("Hồng Cúm", 560, 1365, (0, 26)),
    Village("Bản Nà Lơi", 90, 830),
)
# 2.2.5: between the Subsectors; the name of the middle one stands on the floor of the valley.
BORDERS: Final = (
    Drawn("border", "0 442 130 440 300 428 450 388 560 362 612 320 604 220 640 110 640 0", "north", (88, 428),
          "subsector"),
    Drawn("border", "0 1148 200 1150 420 1152 600 1168 760 1150 1000 1140", "south", (250, 1166),
          "subsector"),
)  # fmt: skip


def scenery(printed: MapData) -> list[Scenery]:
    """From the ground up: land, fields, heights and woods, water, roads, what men have built, names."""
    return [
        Scenery("land", sheet(printed), closed=True),
        shape(FLOOR),
        *(paddy for fields in FIELDS for paddy in paddies(fields)),
        *(Scenery("forest", outline(wood, 1, printed), closed=True) for wood in WOODS),
        *(slope for height in HEIGHTS for slope in slopes(height, printed)),
        *map(shape, WATER),
        *map(shape, ROADS),
        *map(village, VILLAGES),
        *map(shape, BUILT),
        *map(shape, BORDERS),
        Scenery("line", sheet(printed), closed=True),
        *numbers(printed),
    ]


def sheet(printed: MapData) -> list[Point]:
    width, height = printed.canvas.width, printed.canvas.height
    return [(0, 0), (width, 0), (width, height), (0, height)]


def shape(drawn: Drawn) -> Scenery:
    numbers = [float(word) for word in drawn.way.split()]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    closed = drawn.kind in ("field", "airstrip")
    return Scenery(drawn.kind, points, closed, named(drawn.name), drawn.at, drawn.tone)


def named(name: str) -> Msg | None:
    return Msg("board-name-" + name) if name else None


def village(drawn: Village) -> Scenery:
    """A handful of huts; its name is the same in every language."""
    x, y = float(drawn.x), float(drawn.y)
    huts: list[Point] = [(x - 9, y - 4), (x - 2, y - 8), (x + 8, y - 3), (x + 6, y + 6), (x - 7, y + 5)]
    at = (x + drawn.shift[0], y + drawn.shift[1])
    return Scenery("town", huts, closed=True, label=Msg("board-village", name=drawn.name), at=at)


def paddies(fields: Fields) -> Iterator[Scenery]:
    """One field beside the other, with dykes between them."""
    tilt = radians(fields.tilt)
    for number in range(fields.across * fields.down):
        row, column = divmod(number, fields.across)
        left, top = PADDY[0] * (column - fields.across / 2), PADDY[1] * (row - fields.down / 2)
        right, bottom = left + PADDY[0] - DYKE, top + PADDY[1] - DYKE
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        points = [turned(x, y, tilt) for x, y in corners]
        yield Scenery(
            "field", [moved(point, fields.x, fields.y) for point in points], closed=True, tone="paddy"
        )


def turned(x: float, y: float, tilt: float) -> Point:
    return x * cos(tilt) - y * sin(tilt), x * sin(tilt) + y * cos(tilt)


def moved(point: Point, x: float, y: float) -> Point:
    return round(x + point[0], 1), round(y + point[1], 1)


# Heights


def slopes(height: Height, printed: MapData) -> Iterator[Scenery]:
    """Level upon level, each smaller than the one below it, the third in a tone of its own."""
    for level in range(height.levels):
        tone = "hill-high" if level == 2 else ""
        label = None if level else named(height.name)
        points = outline(height, 1 - SMALLER * level, printed)
        yield Scenery("hill", points, closed=True, label=label, at=height.at, tone=tone)


def outline(height: Height, scale: float, printed: MapData) -> list[Point]:
    """An oval that is nowhere quite regular, cut off where the sheet ends."""
    found = []
    for corner in range(CORNERS):
        angle = 2 * pi * corner / CORNERS
        far = scale * (1 + 0.11 * sin(2 * angle + height.x) + 0.08 * sin(5 * angle + height.y))
        point = turned(
            far * height.length * cos(angle), far * height.width * sin(angle), radians(height.tilt)
        )
        found.append(moved(point, height.x, height.y))
    width, depth = printed.canvas.width, printed.canvas.height
    return [(max(0, min(width, x)), max(0, min(depth, y))) for x, y in found]
