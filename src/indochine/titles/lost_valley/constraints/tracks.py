"""Tracks, turns and dice."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise, product

from indochine.kernel.constraints import Check, equal
from indochine.titles.lost_valley.constraints.registry import PACK
from indochine.titles.lost_valley.pack import Pack
from indochine.titles.lost_valley.table_data import DrmTrack, TableData, Track

FILE = "tables.toml"
LIMITS = {
    "camp_morale": (1, 20),
    "resource_points": (1, 30),
    "vm_aaa": (1, 15),
    "strength": (1, 15),
    "fortifications": (0, 4),
    "action_points": (0, 4),
}
MONSOON = range(10, 15)
TURNS = 16
SHORTEST, LONGEST = 3, 6  # days in a turn
MOST_EXTRA_POINTS = 3  # what both cards of a turn can add to the ASP roll


def _drm_tracks(tables: TableData) -> dict[str, DrmTrack]:
    track = tables.track
    return {
        "camp_morale": track.camp_morale,
        "resource_points": track.resource_points,
        "vm_aaa": track.vm_aaa,
    }


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, basis="structure")
def tracks_complete(pack: Pack) -> Iterator[Check]:
    """A track goes from its least to its most, with a DRM for each Level if it has any."""
    track = pack.tables.track
    for name in track.__struct_fields__:
        own: Track = getattr(track, name)
        yield Check(own.least < own.most, f"track {name}", "most", "must be more than the least")
    for name, own in _drm_tracks(pack.tables).items():
        yield equal(len(own.drm), own.most - own.least + 1, f"track {name}", "drm")


@PACK.add(FILE, rule="3.0", first=True)
def sixteen_turns(pack: Pack) -> Iterator[Check]:
    """There are sixteen turns."""
    yield equal([turn.number for turn in pack.tables.turn], list(range(1, TURNS + 1)), "turn", "number")


@PACK.add(FILE, rule="2.2.1.4, 2.2.8.1 to 2.2.8.4, 5.2.1", first=True)
def ends_of_the_tracks(pack: Pack) -> Iterator[Check]:
    """Camp Morale ends at 20, Resource Points at 30, VM AAA and Strength at 15, Fortifications, AP at 4."""
    for name, ends in LIMITS.items():
        track: Track = getattr(pack.tables.track, name)
        yield equal((track.least, track.most), ends, f"track {name}", "least, most")


# ---------------------------------------------------------------- tracks


@PACK.add(FILE, rule="2.2.8.1, 2.2.8.2, 2.2.8.3")
def tracks_that_lose_the_game(pack: Pack) -> Iterator[Check]:
    """Camp Morale or Resource Points below 1 lose the game; the VM AAA Level never drops so far."""
    for name, track in _drm_tracks(pack.tables).items():
        yield equal(track.lost_below, name != "vm_aaa", f"track {name}", "lost_below")


def _drm(pack: Pack, name: str, level: int, wanted: int) -> Check:
    track = _drm_tracks(pack.tables)[name]
    return equal(track.drm_at(level), wanted, f"track {name}", f"drm[{level - track.least}]")


@PACK.add(FILE, rule="2.2.8.1, 2.2.8.2, 2.2.8.3, 2.5.2")
def drm_of_the_book(pack: Pack) -> Iterator[Check]:
    """Camp Morale 6 is -1 and 16 +1, Resource Points 26 +1 and 5 -2, VM AAA 11 -3."""
    for name, level, wanted in (
        ("camp_morale", 6, -1),
        ("camp_morale", 16, 1),
        ("resource_points", 26, 1),
        ("resource_points", 5, -2),
        ("vm_aaa", 11, -3),
    ):
        yield _drm(pack, name, level, wanted)


@PACK.add(FILE, rule="E 20.1")
def drm_of_the_example(pack: Pack) -> Iterator[Check]:
    """Camp Morale 7 is -1, Resource Points 17 have no DRM."""
    yield _drm(pack, "camp_morale", 7, -1)
    yield _drm(pack, "resource_points", 17, 0)


@PACK.add(FILE, rule="2.5.1")
def drm_in_order(pack: Pack) -> Iterator[Check]:
    """A better Level never has a worse DRM: positive ones are always in favour of the French."""
    for name, track in _drm_tracks(pack.tables).items():
        better = track.drm[::-1] if name == "vm_aaa" else track.drm
        holds = all(a <= b for a, b in pairwise(better))
        yield Check(holds, f"track {name}", "drm", "is out of order")


@PACK.add(FILE, rule="2.5.2")
def sitrep_spans_the_sums(pack: Pack) -> Iterator[Check]:
    """The SITREP track goes from the worst sum of the two DRM to the best."""
    track = pack.tables.track
    sums = [a + b for a, b in product(track.camp_morale.drm, track.resource_points.drm)]
    ends = (track.sitrep.least, track.sitrep.most)
    yield equal(ends, (min(sums), max(sums)), "track sitrep", "least, most")


@PACK.add(FILE)
def track_for_every_roll(pack: Pack) -> Iterator[Check]:
    """The best roll for ASP, with what cards add to it, fits the track."""
    tables = pack.tables
    best = max(row.points for row in tables.asp_availability.row) + MOST_EXTRA_POINTS
    holds = best <= tables.track.air_support_points.most
    yield Check(holds, "track air_support_points", "most", f"{best} ASP are possible")


# ---------------------------------------------------------------- turns and dice


@PACK.add(FILE, rule="11.1")
def monsoon_turns(pack: Pack) -> Iterator[Check]:
    """The monsoon lasts from Turn 10 to Turn 14."""
    for turn in pack.tables.turn:
        yield equal(turn.monsoon, turn.number in MONSOON, f"turn {turn.number}", "monsoon")


@PACK.add(FILE, rule="2.2.7")
def days_of_a_turn(pack: Pack) -> Iterator[Check]:
    """A turn is three to six days."""
    for turn in pack.tables.turn:
        days = (turn.last_day - turn.first_day).days + 1
        holds = SHORTEST <= days <= LONGEST
        yield Check(holds, f"turn {turn.number}", "last_day", f"{days} days, must be three to six")


@PACK.add(FILE, rule="2.2")
def first_day_of_the_battle(pack: Pack) -> Iterator[Check]:
    """The battle lasts from 13 March to 7 May 1954."""
    yield equal(pack.tables.turn[0].first_day, date(1954, 3, 13), "turn 1", "first_day")
    last = pack.tables.turn[-1]
    holds = last.first_day <= date(1954, 5, 7) <= last.last_day
    yield Check(holds, f"turn {last.number}", "last_day", "7 May must be in the last turn")


@PACK.add(FILE)
def days_without_a_gap(pack: Pack) -> Iterator[Check]:
    """A turn begins on the day after the one before."""
    for before, turn in pairwise(pack.tables.turn):
        yield equal(turn.first_day, before.last_day + timedelta(1), f"turn {turn.number}", "first_day")


@PACK.add(FILE, rule="2.1, 2.5")
def two_dice(pack: Pack) -> Iterator[Check]:
    """There are two six-sided dice."""
    yield equal((pack.tables.dice.count, pack.tables.dice.sides), (2, 6), "dice", "count, sides")
