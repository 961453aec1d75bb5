"""The printed parts of Storm over Dien Bien Phu as typed values: board, counters, cards, tables, set-up.

Every struct mirrors an entry of a file in `data/`; what the fields mean stands there, beside the figures.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Literal

from msgspec import field

from indochine.kernel.printed import ByDie, Count, Entry, Point, PrintedPack, Source, load_pack

FOLDER = Path(__file__).parent / "data"

Side = Literal["FR", "VM"]


# ---------------------------------------------------------------- the board


class Canvas(Entry, frozen=True):
    width: int
    height: int
    source: Source


class Area(Entry, frozen=True):
    number: int
    names: tuple[str, ...]
    number_colour: Literal["red", "blue", "green", "black"]
    defence: Count
    control: Side
    bank: Literal["west", "east"]
    edge: bool
    victory: bool
    runway: bool
    bonus: Literal["none", "white", "gray"]
    adjacent: tuple[int, ...]
    label: Point
    polygon: tuple[Point, ...]
    source: Source


class River(Entry, frozen=True):
    """A border of two areas that follows the Nam Yum."""

    between: tuple[int, int]
    bridge: bool
    source: Source


class MapData(Entry, frozen=True):
    canvas: Canvas
    area: tuple[Area, ...]
    river: tuple[River, ...]


# ---------------------------------------------------------------- counters

FrenchClass = Literal["legion", "north-african", "thai", "para", "armour", "anti-aircraft"]
VietMinhClass = Literal["regular", "elite", "replacement"]
Class = FrenchClass | VietMinhClass


class UnitType(Entry, frozen=True):
    """What is printed alike on many counters; a spent unit has a defence and nothing else."""

    id: str
    side: Side
    kind: Literal["infantry", "airborne", "anti-aircraft", "armour"]
    class_: Class = field(name="class")
    thai: bool
    firepower: Count
    defence: Count
    movement: Count
    spent_defence: Count
    source: Source


class Unit(Entry, frozen=True):
    id: str
    type: str
    company: str
    placed: Literal["setup", "turn", "star", "box"]
    source: Source
    formation: str = ""
    area: int | None = None
    turn: int | None = None


class Marker(Entry, frozen=True):
    id: str
    count: Count
    source: Source


class UnitData(Entry, frozen=True):
    unit_type: tuple[UnitType, ...]
    unit: tuple[Unit, ...]
    marker: tuple[Marker, ...]


# ---------------------------------------------------------------- cards

Window = Literal[
    "own-impulse",
    "any-time-own-impulse",
    "end-of-any-impulse",
    "before-own-attack-roll",
    "after-own-attack-roll",
    "enemy-impulse-before-attack-roll",
    "after-enemy-attack-roll",
    "enemy-assault-declared",
    "before-own-assault-roll",
    "after-own-assault-roll",
    "enemy-card-played",
    "supply-step",
]


class Card(Entry, frozen=True):
    """A tactical card: when it may be played, and the figures of its effect."""

    id: str
    side: Side
    key: str
    impulse: bool
    window: Window
    source: Source
    firepower: Count = 0
    crowded_from: Count = 0
    crowded_firepower: Count = 0
    amount: Count = 0
    together: Literal["", "cumulative", "one-by-one"] = ""
    removed: bool = False
    not_with: str = ""
    first_turn: Count = 1
    last_turn: Count = 8
    after_loss: bool = False
    alternative: Literal["", "remove-trench", "counter-battery"] = ""
    trench: Count = 0


class CardData(Entry, frozen=True):
    card: tuple[Card, ...]


# ---------------------------------------------------------------- tables


class Dice(Entry, frozen=True):
    count: Count
    sides: Count
    source: Source


class Turn(Entry, frozen=True):
    number: int
    first_day: date
    last_day: date
    french_hand: Count
    viet_minh_hand: Count
    source: Source


class Bonus(Entry, frozen=True):
    cards_per_set: Count
    source: Source


class Limits(Entry, frozen=True):
    stacking_per_side: Count
    source: Source


class Movement(Entry, frozen=True):
    enter: Count
    enter_extra: Count
    leave_extra: Count
    source: Source


class Damage(Entry, frozen=True):
    face: Literal["fresh", "spent"]
    points: Count
    result: Literal["flip", "retreat", "flip-and-retreat", "eliminate"]
    source: Source


class Sapping(Entry, frozen=True):
    units_per_level: Count
    max_level: Count
    max_total_terrain: Count
    source: Source

    def terrain(self, printed: int, trench: int) -> int:
        """What the ground of an area is worth to the Viet Minh."""
        return min(self.max_total_terrain, printed + trench)


class Assault(Entry, frozen=True):
    trench_needed: Count
    any_trench_on_turn: Count
    automatic_loss: Count
    source: Source


class SupplyRow(Entry, frozen=True):
    min: Count
    areas_out: Count
    max: Count | None = None


class Supply(Entry, frozen=True):
    runway_modifier: Count
    green_modifier: Count
    row: tuple[SupplyRow, ...]
    source: Source

    def areas_out(self, total: int) -> int:
        """How many areas the French cannot supply on this total of dice and modifiers."""
        return next(row.areas_out for row in reversed(self.row) if row.min <= total)


class Replacements(Entry, frozen=True):
    first_turn: Count
    by_die: ByDie
    source: Source


class ReliefRow(Entry, frozen=True):
    min: Count
    max: Count
    infantry: Count
    armour: Count


class Relief(Entry, frozen=True):
    area: int
    row: tuple[ReliefRow, ...]
    source: Source


class Victory(Entry, frozen=True):
    areas_needed: Count
    source: Source


class TableData(Entry, frozen=True):
    dice: Dice
    turn: tuple[Turn, ...]
    bonus: Bonus
    limits: Limits
    movement: Movement
    damage: tuple[Damage, ...]
    sapping: Sapping
    assault: Assault
    supply: Supply
    replacements: Replacements
    relief: Relief
    victory: Victory


# ---------------------------------------------------------------- set-up


class Scenario(Entry, frozen=True):
    id: str
    first_turn: int
    last_turn: int
    first_player: Side
    trench_level: Count
    source: Source


class Option(Entry, frozen=True):
    id: str
    default: bool
    source: Source


class ScenarioData(Entry, frozen=True):
    scenario: tuple[Scenario, ...]
    option: tuple[Option, ...]


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
