"""Tracks, tables and figures of The Lost Valley as typed values.

What the fields mean stands in `data/tables.toml`, beside the figures.
"""

from __future__ import annotations

from datetime import date
from typing import Generic, Literal, TypeVar

from indochine.kernel.printed import Count, Entry, Source

# ---------------------------------------------------------------- tracks


class Dice(Entry, frozen=True):
    count: Count
    sides: Count
    source: Source


class Track(Entry, frozen=True):
    least: int
    most: int
    source: Source

    def stop(self, level: int) -> int:
        """Where the marker comes to stand: it does not leave the track."""
        return max(self.least, min(self.most, level))


class DrmTrack(Track, frozen=True, kw_only=True):
    """A track with a DRM beside each Level; below the end of some the game is lost."""

    drm: tuple[int, ...]
    lost_below: bool = False

    def stop(self, level: int) -> int:
        """Where the marker comes to stand: below the end only if that loses the game."""
        return min(self.most, level) if self.lost_below else super().stop(level)

    def drm_at(self, level: int) -> int:
        if not self.least <= level <= self.most:
            raise LookupError(f"there is no Level {level} on a track from {self.least} to {self.most}")
        return self.drm[level - self.least]


class Tracks(Entry, frozen=True):
    camp_morale: DrmTrack
    resource_points: DrmTrack
    vm_aaa: DrmTrack
    strength: Track
    fortifications: Track
    sitrep: Track
    action_points: Track
    air_support_points: Track

    def sitrep_drm(self, camp_morale: int, resource_points: int) -> int:
        """The SITREP DRM: those of Camp Morale and Resource Points together (2.5.2)."""
        return self.camp_morale.drm_at(camp_morale) + self.resource_points.drm_at(resource_points)


class Turn(Entry, frozen=True):
    number: int
    first_day: date
    last_day: date
    monsoon: bool
    source: Source


# ---------------------------------------------------------------- tables of Player Aid G


class Row(Entry, frozen=True, kw_only=True):
    """A row of a table, "or less" without `min`, "or more" without `max`."""

    min: int | None = None
    max: int | None = None

    def holds(self, total: int) -> bool:
        return (self.min is None or self.min <= total) and (self.max is None or total <= self.max)


R = TypeVar("R", bound=Row)


class Table(Entry, Generic[R], frozen=True):
    number: str
    dice: Count
    row: tuple[R, ...]
    source: Source

    def at(self, total: int) -> R:
        """The row of a modified roll; the first and the last reach on without end."""
        return next(row for row in self.row if row.holds(total))


class HandSize(Entry, frozen=True):
    """Table 1, by the number of French controlled CR."""

    number: str
    by_crs: tuple[Count, ...]
    source: Source


class AirSupport(Entry, frozen=True):
    first_turn: Count
    most_per_mission: Count
    drm_per_point: Count
    source: Source


class PointsRow(Row, frozen=True):
    points: int


class VmAaaRow(Row, frozen=True):
    vm_aaa: int


class StrengthRow(Row, frozen=True):
    strength: int


class AirstripRow(Row, frozen=True):
    result: Literal["destroyed", "damaged", "interdicted", "unchanged"]


class AirstripStatus(Table[AirstripRow], frozen=True):
    vm_cr_drm: int


class RpDrm(Entry, frozen=True):
    interdicted: int
    damaged: int
    destroyed: int
    vm_drop_zone: int
    isabelle: int
    quiet: int
    rationing: int
    delay: int


class RpAdjustment(Table[PointsRow], frozen=True):
    drm: RpDrm
    most_rationed: Count
    most_delayed: Count


class FortificationsRow(Row, frozen=True):
    fortifications: int


class Sapping(Table[FortificationsRow], frozen=True):
    first_turn: Count
    strength_divisor: Count


class ResolutionRow(Row, frozen=True):
    """The DRM on the two tables of casualties."""

    french: int
    vm: int


class VmAssault(Table[ResolutionRow], frozen=True):
    support_first_turn: Count
    support_ap: Count
    support_rp: Count
    encircled_drm: int
    captured_fortifications: Count


class FrenchAssault(Table[ResolutionRow], frozen=True):
    ap: Count
    support_rp: Count
    most_infantry_steps: Count
    vm_fortifications: Count
    freed_fortifications: Count


DISRUPTION = {"none": "", "check": "Dis?", "all": "Dis"}


class FrenchCasualtiesRow(Row, frozen=True, kw_only=True):
    steps: Count = 0
    disruption: Literal["none", "check", "all"] = "none"
    counter_battery: bool = False
    retreat: bool = False

    @property
    def printed(self) -> str:
        """The result as the table prints it: `1R?*`."""
        marks = DISRUPTION[self.disruption] + "R?" * self.retreat + "*" * self.counter_battery
        return f"{self.steps or ''}{marks}" or "-"


class VmCasualtiesRow(Row, frozen=True, kw_only=True):
    strength: Count
    camp_morale: Count = 0
    repulsed: bool = False

    @property
    def printed(self) -> str:
        """The result as the table prints it: `2R +1CM`."""
        return f"{self.strength}{'R' * self.repulsed}" + (
            f" +{self.camp_morale}CM" if self.camp_morale else ""
        )


class RaidRow(Row, frozen=True, kw_only=True):
    fortifications: Count
    steps: Count = 0
    disruption: Literal["none", "check", "all"] = "none"


class Raid(Table[RaidRow], frozen=True):
    support_rp: Count
    most_infantry_steps: Count
    most_armour: Count


class RepairRow(Row, frozen=True):
    repaired: bool


class AirstripRepair(Table[RepairRow], frozen=True):
    most_rp: Count
    drm_per_rp: Count


# ---------------------------------------------------------------- figures of the rules


class MoraleCheck(Entry, frozen=True):
    dice: Count
    passes_at: int
    disrupted: int
    source: Source


class EventCards(Entry, frozen=True):
    most_per_turn: Count
    most_reserve_per_turn: Count
    most_saved: Count
    saved_above: int
    source: Source


class MoraleBoosting(Entry, frozen=True):
    most_rp: Count
    cm_per_rp: Count
    source: Source


class StrengthAdjustment(Entry, frozen=True):
    gain: Count
    monsoon_gain: Count
    source: Source


class StatusCheck(Entry, frozen=True):
    dice: Count
    shaken_at: Count
    half_drm: int
    source: Source


class Activation(Entry, frozen=True):
    dice: Count
    first_turn: Count
    source: Source


class Isabelle(Entry, frozen=True):
    encircled_cm: Count
    source: Source


class BataillonsDeMarche(Entry, frozen=True):
    most: Count
    source: Source


class Movement(Entry, frozen=True):
    ap: Count
    infantry: Count
    artillery: Count
    anti_aircraft: Count
    withdrawal_cm: Count
    source: Source


class Repairs(Entry, frozen=True):
    ap: Count
    rp: Count
    levels: Count
    engineer_levels: Count
    source: Source


class VictoryLevel(Entry, frozen=True):
    id: str
    least: Count


class Victory(Entry, frozen=True):
    """What counts, in half Victory Points."""

    cr: Count
    full_unit: Count
    reduced_unit: Count
    level: tuple[VictoryLevel, ...]
    source: Source

    def reached(self, half_points: int) -> str:
        """The level of victory or defeat; a half point short of a level does not reach it."""
        reached = (level.id for level in self.level if 2 * level.least <= half_points)
        return next(reached, "strategic-defeat")


class TableData(Entry, frozen=True):
    dice: Dice
    track: Tracks
    turn: tuple[Turn, ...]
    hand_size: HandSize
    air_support: AirSupport
    asp_availability: Table[PointsRow]
    sead: Table[VmAaaRow]
    das: Table[StrengthRow]
    airstrip_status: AirstripStatus
    rp_adjustment: RpAdjustment
    sapping: Sapping
    vm_assault: VmAssault
    vm_assault_french_casualties: Table[FrenchCasualtiesRow]
    vm_assault_vm_casualties: Table[VmCasualtiesRow]
    french_assault: FrenchAssault
    french_assault_french_casualties: Table[FrenchCasualtiesRow]
    french_assault_vm_casualties: Table[VmCasualtiesRow]
    raid: Raid
    airstrip_repair: AirstripRepair
    morale_check: MoraleCheck
    event_cards: EventCards
    morale_boosting: MoraleBoosting
    strength_adjustment: StrengthAdjustment
    status_check: StatusCheck
    activation: Activation
    isabelle: Isabelle
    bataillons_de_marche: BataillonsDeMarche
    movement: Movement
    repairs: Repairs
    victory: Victory
