"""Where things stand on our drawing of the board, and in which colours (design)."""

from __future__ import annotations

from typing import Final, NamedTuple

from indochine.kernel.board import Point

WIDTH: Final = 1240.0
HEIGHT: Final = 1400.0


class Spot(NamedTuple):
    """Where the name of a place stands, where its pieces, and how wide these may spread."""

    label: Point
    stack: Point
    room: float


class Box(NamedTuple):
    """A box beside the map: two corners and the rules that speak of what lies there."""

    id: str
    corner: Point
    opposite: Point
    rules: str


SPOTS: Final = {
    "quang_tri": Spot((548, 118), (600, 163), 130),
    "da_nang": Spot((650, 222), (655, 262), 130),
    "quang_ngai": Spot((722, 305), (758, 362), 105),
    "kon_tum": Spot((660, 393), (665, 442), 125),
    "binh_dinh": Spot((795, 455), (812, 515), 85),
    "pleiku": Spot((678, 512), (690, 570), 145),
    "phu_yen": Spot((826, 612), (832, 660), 85),
    "dak_lak": Spot((692, 664), (742, 706), 100),
    "nha_trang": Spot((846, 731), (828, 785), 60),
    "dak_nong": Spot((646, 764), (645, 803), 80),
    "phan_rang": Spot((747, 808), (776, 862), 110),
    "phan_thiet": Spot((655, 888), (668, 942), 140),
    "phuoc_binh": Spot((547, 836), (538, 890), 95),
    "an_loc": Spot((424, 902), (410, 946), 85),
    "xuan_loc": Spot((564, 962), (571, 1012), 72),
    "saigon": Spot((486, 958), (487, 1012), 80),
    "long_an": Spot((372, 1030), (384, 1078), 100),
    "can_tho": Spot((356, 1138), (372, 1188), 130),
    "kien_giang": Spot((258, 1052), (250, 1100), 120),
    "ca_mau": Spot((266, 1226), (256, 1276), 105),
}
RESERVES: Final = Spot((300, 470), (300, 590), 400)

PLACE_BOXES: Final = (
    Box("unplaced", (900, 28), (1216, 232), "M.3.1 M.3.2"),
    Box("eliminated", (700, 1130), (1216, 1372), "D.6a.5 D.9.2a"),
)
MARKER_BOXES: Final = (
    Box("infiltration", (24, 24), (216, 118), "M.4.1 D.6c.1 D.6c.2a"),
    Box("militia", (24, 132), (216, 226), "M.4.2 D.8.5a D.6c.2b"),
    Box("NV", (24, 240), (216, 334), "D.2.7 D.10.3"),
    Box("air-ready", (940, 300), (1216, 400), "D.2.4a D.2.5a D.6c.4"),
    Box("air-stock", (940, 414), (1072, 514), "M.5.1 D.2.4a"),
    Box("air-lost", (1084, 414), (1216, 514), "D.7.1"),
    Box("SV", (940, 528), (1216, 622), "D.2.7 D.10.3"),
)

PALETTE: Final = {
    "land": "#ece4cc",
    "sea": "#bfd6de",
    "river": "#6f9fb6",
    "stream": "#8db3c5",
    "coast": "#5f8aa0",
    "road": "#b3874f",
    "trail": "#8c5a3c",
    "border": "#7c6f5a",
    "region": "#a29272",
    "label": "#2e2a22",
    "label-halo": "#f8f3e4",
    "space-line": "#9a8b6e",
    "hill": "#dccfa4",
    "hill-high": "#cbb985",
    "ridge": "#a8956a",
    "forest": "#bccaa0",
    "field": "#dfe0b4",
    "town": "#4b4337",
    "abroad": "#d6d2c6",
    "plain": "#ece4cc",
    "city": "#e2cfa8",
    "delta": "#dfe6c2",
    "box": "#f3eddd",
    "arrow": "#a3201d",
    "side-NV": "#a3201d",
    "side-NV-ink": "#ffffff",
    "side-SV": "#f2cb3f",
    "side-SV-ink": "#2a2100",
    "control-NV": "#d79388",
    "control-SV": "#f5e6ab",
    "neutral": "#6f6e69",
    "neutral-ink": "#ffffff",
    "card-red": "#a3201d",
    "card-yellow": "#f2cb3f",
    "card-green": "#2f6b43",
}
PALETTE_DARK: Final = {
    "land": "#3b392e",
    "sea": "#15262f",
    "river": "#41718a",
    "stream": "#35596b",
    "coast": "#5c8aa0",
    "road": "#8f6d42",
    "trail": "#a8734f",
    "border": "#9b8d73",
    "region": "#6d644d",
    "label": "#f0e9d8",
    "label-halo": "#1c1b17",
    "space-line": "#746b55",
    "hill": "#474230",
    "hill-high": "#565038",
    "ridge": "#655d44",
    "forest": "#3a4630",
    "field": "#444630",
    "town": "#cbc1ac",
    "abroad": "#292825",
    "plain": "#3b392e",
    "city": "#4c412c",
    "delta": "#384030",
    "box": "#24262a",
    "arrow": "#d9625b",
    "side-NV": "#bb3630",
    "side-NV-ink": "#ffffff",
    "side-SV": "#e5bf3d",
    "side-SV-ink": "#231b00",
    "control-NV": "#6b2e2b",
    "control-SV": "#5e5425",
    "neutral": "#8d8c86",
    "neutral-ink": "#14140f",
    "card-red": "#bb3630",
    "card-yellow": "#e5bf3d",
    "card-green": "#4b9365",
}
