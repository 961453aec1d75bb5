"""The board of Saigon 75 as printed: provinces, the zone of the North, boxes, arrows, tracks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import dist
from typing import Final

from indochine.kernel import geometry
from indochine.kernel.board import Board, Point, SideStyle, Sign, Space, Track, Way
from indochine.kernel.geometry import Edge
from indochine.kernel.text import Msg
from indochine.titles.saigon75.board_counters import cards, counters
from indochine.titles.saigon75.board_layout import (
    HEIGHT,
    MARKER_BOXES,
    PALETTE,
    PALETTE_DARK,
    PLACE_BOXES,
    RESERVES,
    SPOTS,
    WIDTH,
    Box,
    Spot,
)
from indochine.titles.saigon75.board_scenery import abroad, ring, scenery
from indochine.titles.saigon75.book import SaigonBook
from indochine.titles.saigon75.pack import DesertionRow, Pack, Province, Turn

ZONE: Final = "place:reserves"
ARROW_TAIL: Final = 22.0  # how far an arrow of entry reaches back over the frontier, and in
ARROW_HEAD: Final = 14.0


@cache
def board(book: SaigonBook) -> Board:
    """All that is printed; one copy serves all games of a pack."""
    pack = book.pack
    return Board(
        title="saigon75",
        width=WIDTH,
        height=HEIGHT,
        sides=[SideStyle(id, Msg("side-" + id)) for id in ("NV", "SV")],
        spaces=spaces(pack),
        scenery=scenery(pack, WIDTH, HEIGHT),
        ways=list(arrows(pack)),
        counters=counters(book),
        cards=cards(book),
        tracks=[turn_track(pack), desertion_track(pack)],
        palette=PALETTE,
        palette_dark=PALETTE_DARK,
    )


# ---------------------------------------------------------------- places


def spaces(pack: Pack) -> list[Space]:
    """The zone first: it is wide, and boxes lie upon it."""
    return [
        zone(pack),
        *[province_space(province) for province in pack.map.province],
        *[box_space("place:" + box.id, Msg("place-" + box.id), box) for box in PLACE_BOXES],
        *[box_space("box:" + box.id, Msg("board-box-" + box.id), box) for box in MARKER_BOXES],
    ]


def zone(pack: Pack) -> Space:
    """Cambodia, Laos and North Vietnam are one single area (D.4.4)."""
    shapes = abroad(pack)
    return Space(
        ref=ZONE,
        name=Msg("place-reserves"),
        shape="polygon",
        points=ring(geometry.open_edges(shapes, list(shapes))),
        label=RESERVES.label,
        stack=RESERVES.stack,
        room=RESERVES.room,
        terrain="abroad",
        near=["place:" + province.id for province in pack.map.province if province.arrow],
        rules=["intro:zone", "M.4.1", "D.2.2b", "D.4.4", "D.5.3", "D.6b.3a"],
    )


def province_space(province: Province) -> Space:
    spot = spot_of(province)
    return Space(
        ref="place:" + province.id,
        name=Msg("province-" + province.id),
        shape="polygon",
        points=[(x, y) for x, y in province.polygon],
        label=spot.label,
        stack=spot.stack,
        room=spot.room,
        terrain=terrain(province),
        signs=signs(province),
        near=["place:" + id for id in province.adjacent] + [ZONE] * province.arrow,
        rules=rules(province),
    )


def spot_of(province: Province) -> Spot:
    """Our places for name and pieces; on an owner's own map the label that he gives."""
    spot = SPOTS.get(province.id)
    if spot and all(inside(point, province) for point in (spot.label, spot.stack)):
        return spot
    x, y = province.label
    return Spot((x, y - 24), (x, y + 16), 80)


def inside(point: Point, province: Province) -> bool:
    return geometry.is_inside((round(point[0]), round(point[1])), province.polygon)


def terrain(province: Province) -> str:
    if province.capital:
        return "city"
    if province.mountain:
        return "hill"
    return "delta" if province.mekong else "plain"


def signs(province: Province) -> list[Sign]:
    """What a player looks for in a province: the capital, an Objective, coast, mountains, the Mekong."""
    found = {
        "capital": (province.capital, ""),
        "bonus": (province.objective, "◎"),
        "port": (province.coast, ""),
        "mountain": (province.mountain, "▲"),
        "mekong": (province.mekong, "≈"),
    }
    return [Sign(kind, text, Msg("board-sign-" + kind)) for kind, (there, text) in found.items() if there]


def rules(province: Province) -> list[str]:
    found = {
        "V.1 D.6c.6 D.8.8c T8.1": province.capital,
        "M.2.2 D.10.1 D.10.2": province.objective,
        "D.2.2b D.4.4 D.9.3a": province.arrow,
        "D.4.8a D.6b.2": province.coast,
        "D.4.12 card:12": province.mountain,
        "M.3.2 D.4.11": province.mekong,
        "D.5.1 D.8.3": True,
    }
    return [id for ids, there in found.items() if there for id in ids.split()]


def box_space(ref: str, name: Msg, box: Box) -> Space:
    """The name along the upper edge, the pieces in the middle of what is left."""
    (left, top), (right, bottom) = box.corner, box.opposite
    middle = (left + right) / 2
    return Space(
        ref=ref,
        name=name,
        shape="box",
        points=[box.corner, box.opposite],
        label=(middle, top + 18),
        stack=(middle, (top + 30 + bottom) / 2),
        room=right - left - 24,
        terrain="box",
        rules=box.rules.split(),
    )


# ---------------------------------------------------------------- arrows of entry


def arrows(pack: Pack) -> Iterator[Way]:
    """From the zone over the frontier into each province that is entered from it (D.2.2b)."""
    for province in pack.map.province:
        frontier = [
            edge
            for polygon in abroad(pack).values()
            for edge in geometry.common_edges(province.polygon, polygon)
        ]
        if province.arrow and frontier:
            yield Way(ZONE, "place:" + province.id, "arrow", "arrow", entry(province, frontier))


def entry(province: Province, frontier: list[Edge]) -> list[Point]:
    """Over one of the longer edges of the frontier, where the arrow leaves name and pieces free."""
    longest = max(dist(*edge) for edge in frontier)
    spot = spot_of(province)

    def free(points: list[Point]) -> float:
        return min(dist(points[1], spot.label), dist(points[1], spot.stack))

    ways = [across(edge) for edge in frontier if dist(*edge) > longest * 0.6]
    return max(ways, key=free)


def across(edge: Edge) -> list[Point]:
    """Polygons are wound clockwise on the page, so that the province lies to the right of its edge."""
    (x1, y1), (x2, y2) = edge
    x, y, far = (x1 + x2) / 2, (y1 + y2) / 2, dist(*edge)
    dx, dy = (y1 - y2) / far, (x2 - x1) / far
    return [
        (round(x - dx * ARROW_TAIL, 1), round(y - dy * ARROW_TAIL, 1)),
        (round(x + dx * ARROW_HEAD, 1), round(y + dy * ARROW_HEAD, 1)),
    ]


# ---------------------------------------------------------------- tracks


def turn_track(pack: Pack) -> Track:
    """The turns with their seasons and both activation tables (M.6, D.2.1a)."""
    turns = pack.tables.turn
    return Track(
        "turn",
        Msg("tableau-row-turn"),
        [str(turn.number) for turn in turns],
        [turn_cell(pack, turn) for turn in turns],
        ["D.1.1", "D.2.1a", "D.2.1b", "D.10.1"],
    )


def turn_cell(pack: Pack, turn: Turn) -> Msg:
    nv, sv, n = pack.tables.activation.nv, pack.tables.activation.sv, turn.number - 1
    return Msg(
        "board-turn",
        season=Msg("season-" + turn.season),
        nv=nv.bonus[n],
        nv_most=nv.maximum[n],
        sv=sv.bonus[n],
        sv_most=sv.maximum[n],
        token=turn.objective,
    )


def desertion_track(pack: Pack) -> Track:
    """Units that desert, by provinces that the North controls and die (D.9.1)."""
    rows = pack.tables.desertion.row
    titles = [Msg("board-desertion", losses=" ".join(map(str, row.losses))) for row in rows]
    return Track("desertion", Msg("board-track-desertion"), list(map(band, rows)), titles, ["D.9.1"])


def band(row: DesertionRow) -> str:
    if row.min_provinces == row.max_provinces:
        return str(row.min_provinces)
    return f"{row.min_provinces}–{row.max_provinces}"
