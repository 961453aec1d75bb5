"""The charts and tables of Silver Bayonet as typed values, each with the look-up that a player would make.

Every struct mirrors an entry of `data/tables.toml`; what the fields mean stands there, beside the figures.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from indochine.kernel.printed import Count, Entry, Source

Half = Annotated[float, Meta(ge=0, multiple_of=0.5)]  # as printed: whole points and halves
ByDie = tuple[int, int, int, int, int, int, int, int, int, int]  # one figure per face of the die
TerrainId = Literal[
    "clear",
    "light-jungle",
    "dense-jungle",
    "forested-hill",
    "mountain-jungle",
    "broken",
    "marsh",
    "tea",
    "town",
    "pleiku",
    "us-base",
]
FeatureId = Literal["primary-road", "secondary-road", "sf-camp", "brigade-hq", "village", "river"]
Sequencing = Literal["standard", "campaign"]


class Dice(Entry, frozen=True):
    count: Count
    sides: Count
    source: Source


class Track(Entry, frozen=True):
    """The turn track of the map sheet."""

    first_day: date
    turns: Count
    source: Source


# ---------------------------------------------------------------- terrain


class Terrain(Entry, frozen=True):
    """A row of the terrain chart; None is what the other terrain in the hex says."""

    id: TerrainId | FeatureId
    covers: Literal["hex", "feature", "road", "hexside"]
    source: Source
    move: Half | None = None
    move_motorised: Half | None = None
    road_only: bool = False
    tdv: Count | None = None
    tdv_motorised: Count | None = None
    zoc: bool | None = None
    observe_air: Literal["auto"] | int | None = None
    observe_patrol: Literal["auto"] | int | None = None
    maneuver: int | None = None
    assault: int | None = None
    no_maneuver: bool = False
    bombard_vp: Count = 0
    lz: tuple[Literal["field", "operational"], ...] | None = None
    half_move: bool = False


# ---------------------------------------------------------------- combat


class Column(Entry, frozen=True):
    """Strengths from `min` up to the next column."""

    id: str
    min: Count
    source: Source


class Odds(Entry, frozen=True):
    """Odds from `ratio`, attack to defence, up to the next column."""

    id: str
    ratio: tuple[int, int]
    source: Source


class Row(Entry, frozen=True):
    """What is printed beside a modified die, a cell for each column."""

    number: Count
    cells: tuple[str, ...]
    source: Source


class Modifier(Entry, frozen=True):
    id: str
    roll: Literal["attacker", "defender", "firer"]
    value: int
    source: Source


def worth(modifiers: Sequence[Modifier], id: str) -> int:
    """What a modifier adds to the die."""
    return next(modifier.value for modifier in modifiers if modifier.id == id)


def _row(rows: Sequence[Row], die: int) -> Row:
    """The row of a modified die; beyond either end the table goes on as it ends."""
    return rows[max(0, min(die - rows[0].number, len(rows) - 1))]


def _column(columns: Sequence[Column], strength: int) -> int:
    """The number of the column that a strength falls into; -1 below the first."""
    return sum(column.min <= strength for column in columns) - 1


class Hit(NamedTuple):
    """A number to be divided by the TDV, and whether a unit is fatigued."""

    number: int
    fatigue: bool


class Bombardment(Entry, frozen=True):
    column: tuple[Column, ...]
    row: tuple[Row, ...]
    modifier: tuple[Modifier, ...]

    def cell(self, strength: int, die: int) -> str:
        """As printed, for a modified die; a strength of nothing has no effect."""
        column = _column(self.column, strength)
        return _row(self.row, die).cells[column] if column >= 0 else "-"

    def at(self, strength: int, die: int) -> Hit:
        cell = self.cell(strength, die)
        return Hit(int(cell.strip("-F") or 0), cell.endswith("F"))


class Suffered(NamedTuple):
    """What one side suffers in maneuver combat; `steps` of the defender are not yet divided by the TDV."""

    steps: int
    fatigue: int
    retreat: int  # hexes


class Result(NamedTuple):
    attacker: Suffered
    defender: Suffered


UNHARMED = Suffered(0, 0, 0)
RESULT = re.compile(r"(?:A(\d)(?:F(\d))?)?(?:D(\d)(?:F(\d))?)?(\*?)")


def result_of(cell: str) -> Result:
    """A cell of the maneuver table in its parts: A1D2F2, AF2, BF1, D3F2*."""
    if cell == "-":
        return Result(UNHARMED, UNHARMED)
    if re.fullmatch(r"[AB]F\d", cell):
        tired = Suffered(0, int(cell[2]), 0)
        return Result(tired, tired if cell[0] == "B" else UNHARMED)
    parts = RESULT.fullmatch(cell)
    if not parts:
        raise ValueError(f"{cell} is no result of maneuver combat")
    hexes = 2 if parts[5] else 1
    return Result(_suffered(parts[1], parts[2], hexes), _suffered(parts[3], parts[4], hexes))


def _suffered(steps: str | None, fatigue: str | None, hexes: int) -> Suffered:
    return UNHARMED if steps is None else Suffered(int(steps), int(fatigue or 0), hexes)


class Maneuver(Entry, frozen=True):
    shift: tuple[Count, ...]
    modifier_limit: Count
    column: tuple[Odds, ...]
    row: tuple[Row, ...]
    modifier: tuple[Modifier, ...]
    source: Source

    def odds(self, attack: int, defence: int) -> int:
        """The number of the column, rounded in favour of the defender; -1 below the first."""
        return sum(attack * odds.ratio[1] >= defence * odds.ratio[0] for odds in self.column) - 1

    def shifted(self, difference: int) -> int:
        """Columns to the right for this much more efficiency of the attacker's lead unit."""
        columns = self.shift[min(abs(difference), len(self.shift) - 1)]
        return columns if difference > 0 else -columns

    def cell(self, column: int, die: int) -> str:
        return _row(self.row, die).cells[max(0, min(column, len(self.column) - 1))]

    def at(self, column: int, die: int) -> Result:
        return result_of(self.cell(column, die))


class Assault(Entry, frozen=True):
    natural_one: Count
    modifier_limit: Count
    column: tuple[Column, ...]
    row: tuple[Row, ...]
    modifier: tuple[Modifier, ...]
    source: Source

    def at(self, strength: int, die: int) -> int:
        """Steps that the enemy loses on a modified die."""
        column = _column(self.column, strength)
        return int(_row(self.row, die).cells[column].strip("-") or 0) if column >= 0 else 0


CoordinationId = Literal["full", "no-support", "uncoordinated", "frontal-assault"]


class CoordinationRow(Entry, frozen=True):
    id: CoordinationId
    above: int
    source: Source


class Coordination(Entry, frozen=True):
    arvn: Count
    pavn: Count
    row: tuple[CoordinationRow, ...]
    source: Source

    def at(self, die: int, value: int) -> CoordinationId:
        return next((row.id for row in self.row if die - value <= row.above), self.row[-1].id)


# ---------------------------------------------------------------- air power


class AirPoints(Entry, frozen=True):
    by_die: ByDie
    track: Count
    source: Source


class BrokenArrow(Entry, frozen=True):
    by_die: ByDie
    source: Source


class EntryRow(Entry, frozen=True):
    """From this turn on the 66th Regiment comes on a die of at most `max`."""

    from_turn: Count
    max: Count
    source: Source


class Regiment66(Entry, frozen=True):
    artillery_delay: Count
    box_by_die: tuple[str, ...]
    row: tuple[EntryRow, ...]
    source: Source

    def highest(self, turn: int) -> int:
        """The highest die on which it comes."""
        return max((row.max for row in self.row if row.from_turn <= turn), default=0)


Abort = Literal["step", "abort-1", "abort-2", "-"]


class Damage(Entry, frozen=True):
    number: Count
    observation: Abort
    gunship: Abort | Literal["-1", "-2", "-3"]
    transport: Abort | Literal["1f", "2f"]
    air_points: Literal["-4*", "-3*", "-2", "-1", "-"]
    source: Source


class AirDefence(Entry, frozen=True):
    hit_max: Count
    modifier: tuple[Modifier, ...]
    damage: tuple[Damage, ...]
    source: Source


class HotLz(Entry, frozen=True):
    modifier: tuple[int, int, int, int, int, int, int]
    source: Source


class Readiness(Entry, frozen=True):
    an_khe: Count
    brigade_hq: Count
    brigade_hq_capacity: Count
    grounded_2_loss: Count
    grounded_1_loss: Count
    source: Source


class Observation(Entry, frozen=True):
    adjacent_hex: int
    assisting_patrol: int
    natural_one_turns: Count
    source: Source


class SequenceOfPlay(Entry, frozen=True):
    """The phases of a game turn, and those of each player turn in it."""

    id: Sequencing
    turn: tuple[str, ...]
    player_turn: tuple[str, ...]
    source: Source


class TableData(Entry, frozen=True):
    dice: Dice
    track: Track
    terrain: tuple[Terrain, ...]
    bombardment: Bombardment
    maneuver: Maneuver
    assault: Assault
    coordination: Coordination
    air_points: AirPoints
    broken_arrow: BrokenArrow
    regiment_66: Regiment66
    air_defence: AirDefence
    hot_lz: HotLz
    readiness: Readiness
    observation: Observation
    sequence: tuple[SequenceOfPlay, ...]
