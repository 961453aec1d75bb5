"""The printed parts of Saigon 75 as typed values: board, pieces, tables, cards, solo cards, set-up.

Every struct mirrors an entry of a file in `data/`; what the fields mean stands there, beside the figures.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from indochine.kernel.printed import ByDie, Count, Entry, Point, PrintedPack, Source, load_pack

FOLDER = Path(__file__).parent / "data"

Side = Literal["NV", "SV"]
Colour = Literal["red", "yellow", "green"]
BattleFace = Literal["hit", "retreat", "blank"]
AirFace = Literal["plane", "blank"]
EIGHT = Meta(min_length=8, max_length=8)  # one entry per turn


class Canvas(Entry, frozen=True):
    width: int
    height: int
    source: Source


class Zone(Entry, frozen=True):
    """Cambodia, Laos and North Vietnam: the NV Reserves."""

    id: str
    stacking_limit: Count
    nv_only: bool
    source: Source


class Region(Entry, frozen=True):
    id: str
    polygon: tuple[Point, ...]
    source: Source


class Province(Entry, frozen=True):
    id: str
    number: int
    name: str
    military_region: Literal["I", "II", "III", "IV"]
    covers: tuple[str, ...]
    towns: tuple[str, ...]
    adjacent: tuple[str, ...]
    borders: tuple[str, ...]
    arrow: bool
    coast: bool
    mountain: bool
    mekong: bool
    objective: bool
    capital: bool
    northern: bool
    label: Point
    polygon: tuple[Point, ...]
    source: Source


class MapData(Entry, frozen=True):
    canvas: Canvas
    zone: Zone
    region: tuple[Region, ...]
    province: tuple[Province, ...]


class UnitType(Entry, frozen=True):
    id: str
    side: Literal["NV", "SV", "both"]
    count: Count
    steps: Count
    movement: Count
    stacks: bool
    is_unit: bool
    source: Source


class Unit(Entry, frozen=True):
    id: str
    type: str
    name: str
    start: str
    source: Source


class UnitData(Entry, frozen=True):
    unit_type: tuple[UnitType, ...]
    unit: tuple[Unit, ...]


class BattleDie(Entry, frozen=True):
    count: Count
    faces: tuple[BattleFace, BattleFace, BattleFace, BattleFace, BattleFace, BattleFace]
    colour: str
    source: Source


class AirDie(Entry, frozen=True):
    count: Count
    faces: tuple[AirFace, AirFace, AirFace, AirFace, AirFace, AirFace]
    colour: str
    source: Source


class PlainDie(Entry, frozen=True):
    count: Count
    source: Source


class Dice(Entry, frozen=True):
    nv_battle: BattleDie
    sv_battle: BattleDie
    air_attrition: AirDie
    d6: PlainDie


class ActivationTable(Entry, frozen=True):
    """Rows by turn: `by_die[turn - 1][die - 1]`, never above `maximum[turn - 1]`."""

    bonus: Annotated[tuple[int, ...], EIGHT]
    maximum: Annotated[tuple[int, ...], EIGHT]
    by_die: Annotated[tuple[ByDie, ...], EIGHT]
    source: Source
    free_vc: Count = 0

    def available(self, turn: int, die: int, plus: int = 0) -> int:
        """Units that may be activated, with so many added by markers."""
        return min(self.by_die[turn - 1][die - 1] + plus, self.maximum[turn - 1])


class Activation(Entry, frozen=True):
    nv: ActivationTable
    sv: ActivationTable


class DesertionRow(Entry, frozen=True):
    min_provinces: Count
    max_provinces: Count
    losses: ByDie
    source: Source


class Desertion(Entry, frozen=True):
    row: tuple[DesertionRow, ...]

    def losses(self, provinces: int, die: int) -> int:
        """Units that desert when NV controls so many provinces."""
        row = next(row for row in self.row if row.min_provinces <= provinces <= row.max_provinces)
        return row.losses[die - 1]


class Turn(Entry, frozen=True):
    number: int
    season: str
    source: Source
    objective: int = 0
    final: bool = False


class Limits(Entry, frozen=True):
    stacking_per_side: Count
    battle_dice_per_side: Count
    air_box: Count
    air_per_ground_unit: Count
    infiltration_per_combat: Count
    objective_tokens_per_turn: Count
    qt_per_province: Count
    source: Source


class TableData(Entry, frozen=True):
    dice: Dice
    activation: Activation
    desertion: Desertion
    turn: tuple[Turn, ...]
    limits: Limits


CardKind = Literal[
    "air_gain",
    "air_loss",
    "costly_retreat",
    "desertion_bonus",
    "dice_bonus_each",
    "dice_bonus_single",
    "dice_penalty_all",
    "dice_penalty_province",
    "dice_penalty_single",
    "monsoon",
    "no_sv_bonus_dice",
    "place_vc",
    "rebuild_active",
    "redeploy",
    "revolt",
    "sv_rebuild",
    "trail",
    "withdraw",
]


class Card(Entry, frozen=True):
    """An Event card; `kind` is what it does, the figures after it how much of it."""

    number: int
    id: str
    key: str
    colour: Colour
    kind: CardKind
    when: Literal["at_once", "before_combat", "each_combat", "whole_phase", "desertion", "sv_retreat"]
    duration: Literal["instant", "phase", "desertion"]
    source: dict[str, str]
    side: Side | None = None
    amount: Count = 0
    combats: Count = 0
    divisions: Count = 0
    battalions: Count = 0
    infiltration: Count = 0
    air_loss: Count = 0
    designates: Literal["", "province", "mountain_province"] = ""
    keep: bool = False
    needs_air: bool = False
    attrition: bool = False
    activates: bool = False
    uses_move: bool = False
    stacking: Literal["", "end_of_movement"] = ""


class ColourCounts(Entry, frozen=True):
    red: Count
    yellow: Count
    green: Count
    source: Source


class CardData(Entry, frozen=True):
    counts: ColourCounts
    card: tuple[Card, ...]


class Preference(Entry, frozen=True):
    sv_units: tuple[str, ...]
    source: Source


class SoloPriority(Entry, frozen=True):
    provinces: tuple[str, ...]
    criteria: tuple[Literal["distance", "west", "north"], ...]
    source: Source


class Thresholds(Entry, frozen=True):
    plus1_marker_if_die_below: Count
    units_to_empty_province: Count
    margin_over_sv: Count
    reinforce_min_provinces: Count
    never_into_stack_of: Count
    source: Source


class SoloCard(Entry, frozen=True):
    number: int
    events: tuple[Colour, Colour, Colour]
    targets: tuple[str, ...]
    order: Literal["saigon_first", "listed"]
    reinforce: bool
    momentum: Literal["none", "activation", "reroll", "strategic_move", "extra_die"]
    combat: Literal["superior", "equal_or_superior", "always"]
    source: Source


class SoloData(Entry, frozen=True):
    priority: Preference
    solo_priority: SoloPriority
    thresholds: Thresholds
    solo_card: tuple[SoloCard, ...]


class Scenario(Entry, frozen=True):
    id: str
    first_turn: int
    last_turn: int
    control: Side
    free_placement: dict[str, int]
    river_provinces: tuple[str, ...]
    nv_reserve: dict[str, int]
    nv_off_board: dict[str, int]
    sv_off_board: dict[str, int]
    nv_plus1: Count
    sv_plus1: Count
    air_available: Count
    objective_tokens: tuple[int, ...]
    objective_provinces: tuple[str, ...]
    objective_numbers: Literal["open", "hidden"]
    cards_mode: str
    source: Source


class Setting(Entry, frozen=True):
    """What an option changes; None leaves it as it is."""

    hand: Count | None = None
    draw_after_play: bool | None = None
    set_aside: Count | None = None
    air_available: Count | None = None
    nv_deck_face_down: bool | None = None


class Option(Entry, frozen=True):
    id: str
    default: bool
    set: Setting
    source: Source


class Match(Entry, frozen=True):
    games: Count
    tiebreaks: tuple[Literal["saigon_turn", "nv_provinces", "sv_units", "sv_half_divisions"], ...]
    source: Source


class Placement(Entry, frozen=True):
    """A ready placement of the free SV units: one province for each."""

    id: str
    ranger: tuple[str, ...]
    marine: tuple[str, ...]
    para: tuple[str, ...]
    river: tuple[str, ...]
    source: Source


class ScenarioData(Entry, frozen=True):
    match: Match
    scenario: tuple[Scenario, ...]
    option: tuple[Option, ...]
    placement: tuple[Placement, ...]


class Pack(PrintedPack, frozen=True, kw_only=True):
    """Everything printed, a field for each file."""

    map: MapData
    units: UnitData
    tables: TableData
    cards: CardData
    solo: SoloData
    scenarios: ScenarioData


def load(overlay: Path | None = None) -> Pack:
    """The pack of the title, or with an owner's own figures laid over it."""
    return load_pack(Pack, FOLDER, overlay)
