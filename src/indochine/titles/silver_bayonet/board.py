"""The board of Silver Bayonet as it is printed, for any client that draws: built once per title."""

from __future__ import annotations

from typing import Final

from indochine.kernel.board import Board, Fact, Grid, SideStyle, Sign, Terrain, Track
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet import grid as grids
from indochine.titles.silver_bayonet import table_data
from indochine.titles.silver_bayonet.board_counters import counter, points
from indochine.titles.silver_bayonet.board_layout import ACROSS, DOWN, FIRST_COLUMN, MARGIN, around, origin
from indochine.titles.silver_bayonet.board_palette import DARK, LIGHT
from indochine.titles.silver_bayonet.board_scenery import scenery
from indochine.titles.silver_bayonet.book import SIDES, BayonetBook
from indochine.titles.silver_bayonet.pack import Hex, MapData

TURN_TRACK: Final = "turn"
AIR_TRACK: Final = "air"
LETTERS: Final = {
    "clear": "c",
    "light-jungle": "l",
    "dense-jungle": "d",
    "forested-hill": "h",
    "mountain-jungle": "m",
    "broken": "b",
    "marsh": "w",
    "tea": "t",
    "town": "T",
    "pleiku": "P",
    "us-base": "U",
}
TEXTURES: Final = {
    "clear": "grass",
    "light-jungle": "trees",
    "dense-jungle": "canopy",
    "forested-hill": "trees",
    "mountain-jungle": "canopy",
    "broken": "rocks",
    "marsh": "marsh",
    "tea": "rows",
    "town": "houses",
    "pleiku": "streets",
    "us-base": "streets",
}
HEIGHTS: Final = {"forested-hill": 1, "mountain-jungle": 2}
CAMP: Final = Sign("fort", "", Msg("terrain-sf-camp"))
VILLAGE: Final = Sign("village", "", Msg("terrain-village"))
LANDING: Final = Sign("landing-zone", "", Msg("marker-lz"))
LANDING_NAME: Final = "LZ "
NO_HEX: Final = " "


def board(book: BayonetBook) -> Board:
    """Map, counters and tracks; the boxes stand beside the part of the map that a scenario uses."""
    pack = book.pack
    sheet = around(hex.id for hex in pack.map.hex)
    return Board(
        title="silver-bayonet",
        width=sheet.right + MARGIN,
        height=sheet.bottom + MARGIN,
        sides=[SideStyle(side, Msg("side-" + side)) for side in SIDES],
        spaces=[],
        grids=[grid(pack.map)],
        terrains=[terrain(row) for row in pack.tables.terrain if row.covers == "hex"],
        scenery=scenery(pack.map),
        counters=[counter(unit) for unit in pack.units.unit],
        tracks=tracks(book),
        palette=LIGHT,
        palette_dark=DARK,
    )


# ---------------------------------------------------------------- the map


def grid(printed: MapData) -> Grid:
    """2.1a: a letter for each hex, with the names and symbols that stand in some of them."""
    terrain = {hex.id: LETTERS[hex.terrain] for hex in printed.hex}
    rows = range(printed.grid.last_row + 1)
    columns = range(printed.grid.first_column, printed.grid.last_column + 1)
    return Grid(
        domain="place",
        at=origin(),
        across=ACROSS,
        down=DOWN,
        first=(FIRST_COLUMN, 0),
        lower=1,
        columns=["".join(terrain.get(grids.number(x, y), NO_HEX) for y in rows).rstrip() for x in columns],
        terrains={letter: id for id, letter in LETTERS.items()},
        name="hex",
        names={hex.id: Msg("hex-" + hex.id) for hex in printed.hex if hex.name},
        signs={hex.id: found for hex in printed.hex if (found := signs(hex))},
    )


def signs(hex: Hex) -> list[Sign]:
    """What is printed in a hex besides its ground."""
    found = [CAMP] * hex.camp + [VILLAGE] * hex.village
    return found + [LANDING] * hex.name.startswith(LANDING_NAME)


def terrain(row: table_data.Terrain) -> Terrain:
    """4.2: a row of the terrain chart."""
    return Terrain(
        id=row.id,
        name=Msg("terrain-" + row.id),
        texture=TEXTURES[row.id],
        height=HEIGHTS.get(row.id, 0),
        facts=ground(row),
        rules=["4.2.1", "4.2.3"],
    )


def ground(row: table_data.Terrain) -> list[Fact]:
    """What the ground costs and is worth."""
    on_foot = points(row.move or 0)
    motorised = (
        Msg("board-road-only") if row.road_only or not row.move_motorised else points(row.move_motorised)
    )
    found = [
        Fact(Msg("board-fact-move"), Msg("board-moves", foot=on_foot, motorised=motorised), "4.2.1"),
        Fact(Msg("value-tdv"), row.tdv or 0, "4.2.3"),
        Fact(Msg("value-zoc"), Msg("board-yes" if row.zoc else "board-no"), "4.2.4"),
    ]
    if row.no_maneuver:
        found.append(Fact(Msg("attack-maneuver"), Msg("board-no-maneuver"), "4.2.2a"))
    elif row.maneuver:
        found.append(Fact(Msg("attack-maneuver"), f"+{row.maneuver}", "4.2.2c"))
    if row.assault:
        found.append(Fact(Msg("attack-assault"), f"+{row.assault}", "4.2.2b"))
    return found


# ---------------------------------------------------------------- tracks


def tracks(book: BayonetBook) -> list[Track]:
    """3.2b, 11.0: the turns, and the air points of a turn."""
    scenarios = [book.scenario(id) for id in book.standard_scenarios()]
    turns = max(scenario.game_turns for scenario in scenarios)
    given = [air.points for scenario in scenarios for air in scenario.air]
    most = max([book.tables.air_points.track, *given])
    return [
        Track(TURN_TRACK, Msg("place-turn-track"), [str(n + 1) for n in range(turns)], rules=["3.2b"]),
        Track(AIR_TRACK, Msg("place-air-points"), [str(n) for n in range(most + 1)], rules=["11.0a"]),
    ]
