"""Tracks and tables as the rules read them while the dice fall: every Level and every total at its place.

What is printed stands in `table_data`; from it this follows, once for a pack.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from indochine.titles.lost_valley.table_data import DrmTrack, Row, Table, TableData, Track

R = TypeVar("R", bound=Row)

FAR_BELOW: Final = -1000  # every track


class Levels:
    """A track: where its marker comes to stand, and the DRM beside each Level."""

    def __init__(self, track: Track) -> None:
        self.least: int = track.least
        self.most: int = track.most
        self.lowest: int = track.stop(FAR_BELOW)  # below the end only if that loses the game
        self.drm: list[int] = list(track.drm) if isinstance(track, DrmTrack) else []

    def stop(self, level: int) -> int:
        return max(self.lowest, min(self.most, level))

    def drm_at(self, level: int) -> int:
        if level < self.least:
            raise LookupError(f"there is no Level {level} on a track from {self.least} to {self.most}")
        return self.drm[level - self.least]


class Rows(Generic[R]):
    """A table: how many dice are thrown for it, and the row of every total."""

    def __init__(self, table: Table[R]) -> None:
        ends = [end for row in table.row for end in (row.min, row.max) if end is not None]
        self.dice: int = table.dice
        self.least: int = min(ends)
        self.most: int = max(ends)
        self.rows: list[R] = [table.at(total) for total in range(self.least, self.most + 1)]

    def at(self, total: int) -> R:
        """The row of a modified roll; the first and the last reach on without end."""
        return self.rows[max(self.least, min(self.most, total)) - self.least]


class Charts:
    """The tracks, and the tables that dice are thrown for."""

    def __init__(self, tables: TableData) -> None:
        track = tables.track
        self.camp_morale = Levels(track.camp_morale)
        self.resource_points = Levels(track.resource_points)
        self.vm_aaa = Levels(track.vm_aaa)
        self.strength = Levels(track.strength)
        self.fortifications = Levels(track.fortifications)
        self.action_points = Levels(track.action_points)
        self.air_support_points = Levels(track.air_support_points)
        self.asp_availability = Rows(tables.asp_availability)
        self.sead = Rows(tables.sead)
        self.das = Rows(tables.das)
        self.airstrip_status = Rows(tables.airstrip_status)
        self.rp_adjustment = Rows(tables.rp_adjustment)
        self.sapping = Rows(tables.sapping)
        self.vm_assault = Rows(tables.vm_assault)
        self.vm_assault_french_casualties = Rows(tables.vm_assault_french_casualties)
        self.vm_assault_vm_casualties = Rows(tables.vm_assault_vm_casualties)
        self.french_assault = Rows(tables.french_assault)
        self.french_assault_french_casualties = Rows(tables.french_assault_french_casualties)
        self.french_assault_vm_casualties = Rows(tables.french_assault_vm_casualties)
        self.raid = Rows(tables.raid)
        self.airstrip_repair = Rows(tables.airstrip_repair)
