"""The scenarios of Silver Bayonet as typed values: set-ups, arrivals, special rules, points, chits, options.

Every struct mirrors an entry of `data/scenarios.toml`; what the fields mean stands there, beside the figures.
Turns are those of the scenario: 1 is its first.
"""

from __future__ import annotations

from datetime import date
from typing import Literal, TypeVar

from msgspec import field

from indochine.kernel.printed import Count, Entry, Source
from indochine.titles.silver_bayonet.table_data import CoordinationId, Half, Sequencing, TerrainId

Side = Literal["FWA", "PAVN"]
Nation = Literal["US", "ARVN", "NVA", "VC"]


# ---------------------------------------------------------------- who comes where


class Window(Entry, frozen=True):
    """The part of the map in play: first and last column, first and last row."""

    columns: tuple[Count, Count]
    rows: tuple[Count, Count]


class Near(Entry, frozen=True):
    """All hexes within so many of one."""

    hex: str
    radius: Count


class Area(Entry, frozen=True):
    """Where a player may put units, as he likes: any hex named in any way that no condition forbids."""

    hexes: tuple[str, ...] = ()
    beside: bool = False
    near: tuple[Near, ...] = ()
    columns: tuple[Count, Count] | None = None
    rows: tuple[Count, Count] | None = None
    edge: Literal["", "west"] = ""
    field_lz: bool = False
    boxes: tuple[str, ...] = ()
    from_centre: Count = 0
    from_enemy: Count = 0
    without: tuple[TerrainId, ...] = ()
    ring_limit: Count | None = None


class Placement(Entry, frozen=True):
    """Units of the set-up: all in a hex, all in a box, or where their player puts them."""

    side: Side
    units: tuple[str, ...]
    source: Source
    hex: str = ""
    box: str = ""
    area: Area | None = None
    hidden: Literal["no", "may", "must"] = "no"
    reduced: Literal["none", "all", "one-per-battalion"] = "none"


class Arrival(Entry, frozen=True):
    """Reinforcements: on a turn, or when their entry says so."""

    side: Side
    units: tuple[str, ...]
    source: Source
    turn: Count = 0
    entry: Literal["turn", "us-first", "us-second", "regiment-66", "artillery-20"] = "turn"
    area: Area | None = None
    if_held: bool = False
    by_air: bool = False


class Withdrawal(Entry, frozen=True):
    turn: Count
    units: tuple[str, ...]
    source: Source


class Replacement(Entry, frozen=True):
    """Replacement steps, every so many turns from a turn on; without a place, those of 15.1.2."""

    side: Side
    nations: tuple[Nation, ...]
    points: Count
    source: Source
    first_turn: Count = 1
    every: Count = 1
    with_units: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()
    off_map: bool = False


class AirSupply(Entry, frozen=True):
    """Air points of a turn and those after it: a number, or rolled for on the table."""

    from_turn: Count
    source: Source
    points: Count = 0
    roll: bool = False


# ---------------------------------------------------------------- special rules


class SpecialRule(Entry, frozen=True, tag_field="id"):
    source: Source


class OperationalLz(SpecialRule, frozen=True, tag="operational-lz"):
    hexes: tuple[str, ...]


class HotLanding(SpecialRule, frozen=True, tag="hot-landing"):
    hexes: tuple[str, ...]


class RecoveryPlace(SpecialRule, frozen=True, tag="recovery-place"):
    side: Side
    hexes: tuple[str, ...]


class NoReturn(SpecialRule, frozen=True, tag="no-return"):
    side: Side


class NoMovement(SpecialRule, frozen=True, tag="no-movement"):
    pass


class UsEntry(SpecialRule, frozen=True, tag="us-entry"):
    started: tuple[str, ...]


class Airlift(SpecialRule, frozen=True, tag="airlift"):
    from_hex: str
    companies: Count
    batteries: Count
    terrain: tuple[TerrainId, ...]
    from_enemy: Count


class SupplyGoal(SpecialRule, frozen=True, tag="supply-goal"):
    hexes: tuple[str, ...]


class LieInWait(SpecialRule, frozen=True, tag="lie-in-wait"):
    units: tuple[str, ...]
    until_turn: Count
    within: Count


class NightAmbush(SpecialRule, frozen=True, tag="night-ambush"):
    turn: Count
    side: Side
    from_hex: str
    target: str
    strength: Count
    modifier: int


class AlwaysCoordinated(SpecialRule, frozen=True, tag="always-coordinated"):
    side: Side
    result: CoordinationId


class B52(SpecialRule, frozen=True, tag="b-52"):
    first_turn: Count
    last_turn: Count
    missions: Count
    strength: Count
    from_friends: Count


class WindowRange(SpecialRule, frozen=True, tag="window-range"):
    hex: str


class SafeExit(SpecialRule, frozen=True, tag="safe-exit"):
    nation: Nation
    hexes: tuple[str, ...]
    first_turn: Count


class MarchAmbush(SpecialRule, frozen=True, tag="march-ambush"):
    turn: Count
    side: Side
    modifier: int


class Confined(SpecialRule, frozen=True, tag="confined"):
    nation: Nation
    hexes: tuple[str, ...]


class ExitBoxes(SpecialRule, frozen=True, tag="exit-boxes"):
    side: Side
    boxes: tuple[str, ...]


class VariableEntry(SpecialRule, frozen=True, tag="variable-entry"):
    first_turn: Count


class FreeSetup(SpecialRule, frozen=True, tag="free-setup"):
    side: Side
    from_enemy: Count
    from_terrain: Count
    terrain: tuple[TerrainId, ...]
    villages: bool


Special = (
    OperationalLz
    | HotLanding
    | RecoveryPlace
    | NoReturn
    | NoMovement
    | UsEntry
    | Airlift
    | SupplyGoal
    | LieInWait
    | NightAmbush
    | AlwaysCoordinated
    | B52
    | WindowRange
    | SafeExit
    | MarchAmbush
    | Confined
    | ExitBoxes
    | VariableEntry
    | FreeSetup
)
R = TypeVar("R", bound=SpecialRule)


# ---------------------------------------------------------------- points and victory


class Award(Entry, frozen=True):
    """Victory points of a side, for every time that the event happens, or at the end if it says so."""

    side: Side
    points: Count
    event: Literal[
        "step",
        "helicopter-step",
        "eliminated",
        "all-eliminated",
        "captured",
        "held-at-end",
        "entered",
        "not-entered-at-end",
        "bombarded",
        "road-clear-at-end",
        "disengaged-at-end",
        "left-to-cambodia",
        "in-cambodia-at-end",
        "air-point",
        "brigade-hq-captured",
        "brigade-hq-kept",
        "lz-captured",
        "not-withdrawn",
    ]
    source: Source
    nations: tuple[Nation, ...] = ()
    units: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    face: Literal["any", "full", "reduced"] = "any"
    hexes: tuple[str, ...] = ()
    terrain: tuple[TerrainId, ...] = ()
    per: Count = 1
    from_turn: Count = 1
    once: bool = False


class Sudden(Entry, frozen=True):
    """What wins for a side at once."""

    side: Side
    event: Literal["captured", "all-eliminated"]
    hex: str


class Victory(Entry, frozen=True):
    """How many points each side must be ahead, below 0 how many it may be behind; in between is a draw."""

    fwa_lead: int
    pavn_lead: int
    source: Source
    major_lead: Count = 0
    sudden: Sudden | None = None


class Draw(Entry, frozen=True):
    """Automatic victory chits that each side draws; numbers that are drawn anew."""

    count: Count
    source: Source
    redrawn: tuple[Count, ...] = ()


class Chit(Entry, frozen=True):
    """An automatic victory chit and the condition under which it is claimed."""

    id: str
    side: Side
    number: Count
    event: Literal[
        "camps-clear",
        "eliminated",
        "steps",
        "supply-arrived",
        "supply-lost",
        "brigade-hq-stands",
        "brigade-hq-missing",
        "captured",
        "occupied",
    ]
    source: Source
    units: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    nations: tuple[Nation, ...] = ()
    steps: Count = 0
    steps_in: dict[str, Count] = field(default_factory=dict)
    hexes: tuple[str, ...] = ()
    within: Count = 0
    from_turn: Count = 1
    turns: Count = 0


# ---------------------------------------------------------------- scenarios


class Scenario(Entry, frozen=True):
    """A scenario card. `like` names another whose set-up and arrivals are used."""

    id: str
    name: str
    first_day: date
    last_day: date
    turns: Half
    sequence: Sequencing
    first_side: Side
    air: tuple[AirSupply, ...]
    victory: Victory
    source: Source
    game_turn: Count = 0
    window: Window | None = None
    like: str = ""
    draw: Draw | None = None
    setup: tuple[Placement, ...] = ()
    arrival: tuple[Arrival, ...] = ()
    withdrawal: tuple[Withdrawal, ...] = ()
    replacement: tuple[Replacement, ...] = ()
    special: tuple[Special, ...] = ()
    award: tuple[Award, ...] = ()

    @property
    def player_turns(self) -> int:
        """How many player turns are played; half a turn is the first player's alone."""
        return int(2 * self.turns)

    @property
    def game_turns(self) -> int:
        """How many game turns are begun."""
        return (self.player_turns + 1) // 2

    def rule(self, kind: type[R]) -> R | None:
        """The special rule of this kind, if the scenario has it."""
        return next((rule for rule in self.special if isinstance(rule, kind)), None)

    def air_supply(self, turn: int) -> AirSupply:
        """How the air points of a turn are found."""
        return next(air for air in reversed(self.air) if air.from_turn <= turn)


class Option(Entry, frozen=True):
    id: str
    default: bool
    campaign_only: bool
    source: Source
    scenarios: tuple[str, ...] = ()


class General(Entry, frozen=True):
    learning_order: tuple[str, ...]
    source: Source


class CampaignData(Entry, frozen=True):
    """What all campaign scenarios share."""

    replacement: tuple[Replacement, ...]
    award: tuple[Award, ...]


class ScenarioData(Entry, frozen=True):
    general: General
    scenario: tuple[Scenario, ...]
    campaign: CampaignData
    chit: tuple[Chit, ...]
    option: tuple[Option, ...]
