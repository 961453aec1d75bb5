"""The printed parts of The Lost Valley as typed values: board, counters, set-ups, and the whole pack.

Every struct mirrors an entry of a file in `data/`; what the fields mean stands there, beside the figures.
Cards and tables have modules of their own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from indochine.kernel.printed import Count, Entry, Point, PrintedPack, Source, load_pack
from indochine.titles.lost_valley.card_data import CardData, Troops
from indochine.titles.lost_valley.table_data import TableData

FOLDER = Path(__file__).parent / "data"


# ---------------------------------------------------------------- the board


class Canvas(Entry, frozen=True):
    width: int
    height: int
    source: Source


class Boxes(Entry, frozen=True):
    """How large things are drawn."""

    cr: Point
    starting_box: Point
    drop_zone_radius: Count
    source: Source


class Subsector(Entry, frozen=True):
    id: str
    colour: Literal["blue", "white", "red"]
    adjacent: tuple[str, ...]
    source: Source


class Cr(Entry, frozen=True):
    """A centre of resistance."""

    id: str
    name: str
    code: str
    subsector: str
    position: Point
    stacking_steps: Count
    stacking_assets: Count
    fortifications: Count
    stars: Count
    artillery_icon: bool
    aa_icon: bool
    bombardment_icon: bool
    encircled_icon: bool
    command_post: bool
    airstrip: bool
    drop_zone: bool
    source: Source


class DropZone(Entry, frozen=True):
    id: str
    name: str
    position: Point
    lines: tuple[str, ...]
    french_while: tuple[str, ...]
    source: Source


class StartingBox(Entry, frozen=True):
    id: str
    division: str
    position: Point
    source: Source


class Line(Entry, frozen=True):
    """A black line: the two CR are adjacent."""

    between: tuple[str, str]
    source: Source


class Taor(Entry, frozen=True):
    """A coloured line on the way of a Division, from its starting box or between two CR."""

    division: str
    between: tuple[str, str]
    source: Source


Neighbours = dict[str, tuple[str, ...]]


class MapData(Entry, frozen=True):
    canvas: Canvas
    boxes: Boxes
    subsector: tuple[Subsector, ...]
    cr: tuple[Cr, ...]
    drop_zone: tuple[DropZone, ...]
    starting_box: tuple[StartingBox, ...]
    line: tuple[Line, ...]
    taor: tuple[Taor, ...]

    def adjacent(self) -> Neighbours:
        """The CR next to each CR, by black lines."""
        return _neighbours([cr.id for cr in self.cr], [line.between for line in self.line])

    def paths(self, division: str) -> Neighbours:
        """What the coloured lines of a Division join, its starting box among it."""
        lines = [taor.between for taor in self.taor if taor.division == division]
        met = {place for line in lines for place in line}
        places = [box.id for box in self.starting_box] + [cr.id for cr in self.cr]
        return _neighbours([place for place in places if place in met], lines)


def _neighbours(places: list[str], lines: list[tuple[str, str]]) -> Neighbours:
    """Who is next to whom, each in the order of the places."""
    met = {frozenset(line) for line in lines}
    return {here: tuple(there for there in places if frozenset((here, there)) in met) for here in places}


# ---------------------------------------------------------------- counters

Kind = Literal["infantry", "artillery", "armour", "anti-aircraft"]
Weapon = Literal["105mm", "155mm", "120mm", "m24", "quad-50"]


class Factors(Entry, frozen=True):
    """The three figures of a counter; the Assault factor is None where an X is printed."""

    defence: int
    morale: int
    assault: int | None = None


class Unit(Entry, frozen=True):
    id: str
    name: str
    kind: Kind
    arm: Troops | Weapon
    steps: Literal[1, 2]
    full: Factors
    placed: Literal["cr", "turn", "bataillons-de-marche", "aside"]
    source: Source
    reduced: Factors | None = None
    cr: str | None = None
    turn: int | None = None


class Marker(Entry, frozen=True):
    id: str
    count: Count
    source: Source


class Division(Entry, frozen=True):
    id: str
    order: int
    colour: Literal["blue", "green", "red", "gold"]
    source: Source


class UnitData(Entry, frozen=True):
    unit: tuple[Unit, ...]
    marker: tuple[Marker, ...]
    division: tuple[Division, ...]


# ---------------------------------------------------------------- set-ups


class DivisionAtStart(Entry, frozen=True):
    """A Division that is not active waits for its activation (11.3)."""

    id: str
    strength: Count
    active: bool
    source: Source


class Scenario(Entry, frozen=True):
    """A whole set-up; Units named nowhere are in the box of the Bataillons de Marche or set aside."""

    id: str
    first_turn: int
    last_turn: int
    camp_morale: int
    resource_points: int
    vm_aaa: int
    airstrip: Literal["active", "interdicted", "damaged", "destroyed"]
    without: tuple[str, ...]
    quiet_before: bool
    strength_adjusted_from: int
    disrupted: tuple[str, ...]
    remnants: tuple[str, ...]
    eliminated: tuple[str, ...]
    vm_control: dict[str, str]
    fortifications: dict[str, int]
    garrison: dict[str, tuple[str, ...]]
    arrives: dict[str, int]
    division: tuple[DivisionAtStart, ...]
    source: Source


class Setting(Entry, frozen=True):
    """What an option changes; None leaves it as it is."""

    with_cards: tuple[str, ...] | None = None
    far_artillery: bool | None = None
    own_subsector: tuple[str, ...] | None = None
    artillery_moves: bool | None = None
    arrive_reduced: tuple[str, ...] | None = None
    dealt: Count | None = None
    dealt_from: tuple[str, ...] | None = None
    recover_if_idle: bool | None = None
    isabelle_morale_returned: bool | None = None


class Option(Entry, frozen=True):
    id: str
    default: bool
    set: Setting
    source: Source


class Difficulty(Entry, frozen=True):
    """What is added to both tracks at the start."""

    id: str
    camp_morale: int
    resource_points: int
    source: Source


class ScenarioData(Entry, frozen=True):
    scenario: tuple[Scenario, ...]
    option: tuple[Option, ...]
    difficulty: tuple[Difficulty, ...]


# ---------------------------------------------------------------- the pack


class Pack(PrintedPack, frozen=True, kw_only=True):
    """Everything printed, a field for each file."""

    map: MapData
    units: UnitData
    cards: CardData
    tables: TableData
    scenarios: ScenarioData


def load(overlay: Path | None = None) -> Pack:
    """The pack of the title, or with an owner's own figures laid over it."""
    return load_pack(Pack, FOLDER, overlay)
