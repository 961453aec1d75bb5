"""The printed parts of Silver Bayonet as typed values: map, counters, and the whole pack.

Every struct mirrors an entry of a file in `data/`; what the fields mean stands there, beside the figures.
Tables and scenarios have modules of their own.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Literal

from indochine.kernel.printed import Count, Entry, PrintedPack, Source, load_pack
from indochine.titles.silver_bayonet.scenario_data import Nation, ScenarioData, Side
from indochine.titles.silver_bayonet.table_data import Half, TableData, TerrainId

FOLDER = Path(__file__).parent / "data"


# ---------------------------------------------------------------- the map


class Grid(Entry, frozen=True):
    """Flat-topped hexes, the odd columns half a hex further south."""

    first_column: Count
    last_column: Count
    first_row: Count
    last_row: Count
    last_row_odd_columns: Count
    metres: Count
    source: Source


class ShortColumn(Entry, frozen=True):
    number: Count
    last_row: Count
    source: Source


class Hex(Entry, frozen=True):
    id: str
    terrain: TerrainId
    source: Source
    name: str = ""
    village: bool = False
    camp: bool = False
    cambodia: bool = False


class Road(Entry, frozen=True):
    """A road through hexes, each next to the one before."""

    id: str
    name: str
    kind: Literal["primary", "secondary"]
    path: tuple[str, ...]
    source: Source

    @property
    def links(self) -> tuple[tuple[str, str], ...]:
        """The pairs of hexes between which the road leads."""
        return tuple(pairwise(self.path))


class River(Entry, frozen=True):
    """Hexsides, each as the two hexes that it parts."""

    id: str
    name: str
    hexsides: tuple[tuple[str, str], ...]
    source: Source


class Box(Entry, frozen=True):
    """A place off the map."""

    id: str
    name: str
    side: Side
    die: tuple[int, ...]
    edge_hexes: tuple[str, ...]
    adjacent: tuple[str, ...]
    source: Source


class MapData(Entry, frozen=True):
    grid: Grid
    short_column: tuple[ShortColumn, ...]
    hex: tuple[Hex, ...]
    road: tuple[Road, ...]
    river: tuple[River, ...]
    box: tuple[Box, ...]


# ---------------------------------------------------------------- counters

Ground = Literal[
    "infantry",
    "airborne",
    "ranger",
    "armour",
    "artillery",
    "mortar",
    "scout",
    "delta",
    "cidg",
    "supply",
    "hq",
    "brigade-hq",
    "hospital",
    "leader",
]
Aircraft = Literal["observation", "gunship", "transport", "heavy-transport", "surveillance"]


class Face(Entry, frozen=True):
    """The figures on one side of a counter; 0 where none is printed."""

    attack: Count = 0
    bombard: Count = 0
    range: Count = 0
    defence: Count = 0
    efficiency: Count = 0
    stacking: Half = 0
    move: Count = 0
    lift: Count = 0
    command: Count = 0

    @property
    def stacking_halves(self) -> int:
        """Stacking in half points, so that sums stay whole."""
        return int(2 * self.stacking)


class Unit(Entry, frozen=True):
    id: str
    side: Side
    nation: Nation
    kind: Ground | Aircraft
    name: str
    battalion: str
    formation: str
    size: Literal["section", "company", "battalion"]
    steps: Literal[0, 1, 2]
    zoc: bool
    full: Face
    source: Source
    reduced: Face | None = None
    model: Literal["", "OH-13S", "UH-1B", "ARA", "UH-1D", "CH-47", "OV-1"] = ""
    motorised: bool = False
    armoured: bool = False
    weapons_company: bool = False
    min_range: Count = 0
    patrol: str = ""

    @property
    def flies(self) -> bool:
        return self.model != ""


class Marker(Entry, frozen=True):
    id: str
    count: Count
    source: Source
    radius: Count = 0
    efficiency: Count = 0
    move: Count = 0
    names: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()


class UnitData(Entry, frozen=True):
    unit: tuple[Unit, ...]
    marker: tuple[Marker, ...]


# ---------------------------------------------------------------- the pack


class Pack(PrintedPack, frozen=True, kw_only=True):
    """Everything printed, a field for each file."""

    map: MapData
    units: UnitData
    tables: TableData
    scenarios: ScenarioData


def load(overlay: Path | None = None) -> Pack:
    """The pack of the title, or with an owner's own figures laid over it."""
    return load_pack(Pack, FOLDER, overlay)
