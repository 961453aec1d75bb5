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


class Height(NamedTuple):
    """A hill or a wood: middle, half its length and width, tilt in degrees, how many levels it has."""

    x: int
    y: int
    length: int
    width: int
    tilt: int = 0
    levels: int = 2


class Drawn(NamedTuple):
    """A line or an outline: its kind, its way, its name, where the name stands, its tone."""

    kind: str
    way: str
    name: str = ""
    at: Point | None = None
    tone: str = ""


class Village(NamedTuple):
    """A village by the name that its people give it, with its middle and where the name stands from there."""

    name: str
    x: int
    y: int
    shift: Point = (0, -16)


FLOOR: Final = (
    Drawn("field", "400 0 330 110 395 250 340 420 200 440 60 470 0 520 0 1130 120 1180 250 1260 330 1400 790"
          " 1400 760 1300 745 1180 715 1090 735 960 700 830 705 700 690 560 700 430 650 300 600 180 690 80"
          " 760 0", tone="field"),
    Drawn("field", "150 620 215 600 240 640 205 690 160 680", tone="paddy"),
    Drawn("field", "30 640 95 625 110 690 95 760 35 770", tone="paddy"),
    Drawn("field", "40 800 150 790 185 850 120 910 50 890", tone="paddy"),
    Drawn("field", "190 960 300 945 360 1000 300 1080 215 1060", tone="paddy"),
    Drawn("field", "330 1090 430 1060 480 1120 440 1190 350 1185", tone="paddy"),
    Drawn("field", "130 1120 215 1110 250 1180 180 1215 125 1180", tone="paddy"),
    Drawn("field", "380 640 430 640 445 700 415 760 370 740", tone="paddy"),
    Drawn("field", "545 395 610 380 640 440 600 480 550 470", tone="paddy"),
    Drawn("field", "560 1080 640 1065 660 1120 620 1170 570 1150", tone="paddy"),
    Drawn("field", "330 1235 430 1225 455 1290 420 1350 350 1330", tone="paddy"),
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
    Height(930, 880, 52, 42, 0, 3), Height(920, 975, 52, 38, -30, 3),  # Mont Chauve, Mont Fictif
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
          "road-41", (940, 222)),
    Drawn("road", "546 700 600 735 652 880 645 960 640 1040 652 1130 660 1200 640 1400", "isabelle",
          (606, 1130)),
)  # fmt: skip
BUILT: Final = (
    Drawn("airstrip", "470 436 494 430 522 648 498 654", "airstrip", (494, 426)),
    Drawn("bridge", "674 722 702 712"),
    Drawn("bridge", "652 1049 646 1093"),
)
VILLAGES: Final = (
    Village("Mường Thanh", 660, 690, (-2, 24)),
    Village("Him Lam", 700, 395, (36, 4)),
    Village("Độc Lập", 590, 205, (22, 18)),
    Village("Bản Kéo", 130, 375, (-44, 4)),
    Village("Hồng Cúm", 560, 1365, (0, 26)),
    Village("Bản Nà Lơi", 90, 830),
)
PEAKS: Final = {"mont-chauve": (934, 868), "mont-fictif": (922, 1000)}
BORDERS: Final = (
    Drawn("border", "0 435 130 432 300 440 450 425 560 400 610 340 604 220 640 110 640 0"),
    Drawn("border", "0 1148 200 1150 420 1152 600 1168 760 1150 1000 1140"),
)
SUBSECTORS: Final[dict[str, Point]] = {"north": (110, 225), "central": (100, 470), "south": (300, 1180)}


def scenery(printed: MapData) -> list[Scenery]:
    """From the ground up: land, fields, heights and woods, water, roads, what men have built, names."""
    return [
        Scenery("land", sheet(printed), closed=True),
        *map(shape, FLOOR),
        *(Scenery("forest", outline(wood, 1, printed), closed=True) for wood in WOODS),
        *(slope for height in HEIGHTS for slope in slopes(height, printed)),
        *map(shape, WATER),
        *map(shape, ROADS),
        *map(village, VILLAGES),
        *map(shape, BUILT),
        *(Scenery("ridge", [at], label=Msg("board-name-" + name), at=at) for name, at in PEAKS.items()),
        *subsectors(printed),
        Scenery("line", sheet(printed), closed=True),
        *numbers(printed),
    ]


def sheet(printed: MapData) -> list[Point]:
    width, height = printed.canvas.width, printed.canvas.height
    return [(0, 0), (width, 0), (width, height), (0, height)]


def subsectors(printed: MapData) -> Iterator[Scenery]:
    """2.2.5: the two borders, and the three names."""
    for drawn in BORDERS:
        yield shape(drawn._replace(tone="subsector"))
    for id, at in SUBSECTORS.items():
        if id in [sector.id for sector in printed.subsector]:
            yield Scenery("border", [at], label=Msg("subsector-" + id), at=at, tone="subsector")


def shape(drawn: Drawn) -> Scenery:
    numbers = [float(word) for word in drawn.way.split()]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    label = Msg("board-name-" + drawn.name) if drawn.name else None
    closed = drawn.kind in ("field", "airstrip")
    return Scenery(drawn.kind, points, closed, label, drawn.at, drawn.tone)


def village(drawn: Village) -> Scenery:
    """A handful of huts; its name is the same in every language."""
    x, y = float(drawn.x), float(drawn.y)
    huts: list[Point] = [(x - 9, y - 4), (x - 2, y - 8), (x + 8, y - 3), (x + 6, y + 6), (x - 7, y + 5)]
    at = (x + drawn.shift[0], y + drawn.shift[1])
    return Scenery("town", huts, closed=True, label=Msg("board-village", name=drawn.name), at=at)


# Heights


def slopes(height: Height, printed: MapData) -> Iterator[Scenery]:
    """Level upon level, each smaller than the one below it, the third in a tone of its own."""
    for level in range(height.levels):
        tone = "hill-high" if level == 2 else ""
        yield Scenery("hill", outline(height, 1 - SMALLER * level, printed), closed=True, tone=tone)


def outline(height: Height, scale: float, printed: MapData) -> list[Point]:
    """An oval that is nowhere quite regular, cut off where the sheet ends."""
    tilt, found = radians(height.tilt), []
    for corner in range(CORNERS):
        angle = 2 * pi * corner / CORNERS
        far = scale * (1 + 0.11 * sin(2 * angle + height.x) + 0.08 * sin(5 * angle + height.y))
        x, y = far * height.length * cos(angle), far * height.width * sin(angle)
        found.append((height.x + x * cos(tilt) - y * sin(tilt), height.y + x * sin(tilt) + y * cos(tilt)))
    width, depth = printed.canvas.width, printed.canvas.height
    return [(round(max(0, min(width, x)), 1), round(max(0, min(depth, y)), 1)) for x, y in found]
