"""What is always true of a game: no piece is lost or doubled, and none is where it may never be."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.bitsets import bits, set_of
from indochine.titles.lost_valley.book import CRS, DESTROYED, FRENCH, TRACK, ZONES
from indochine.titles.lost_valley.position import in_the_game
from indochine.titles.lost_valley.state import Valley


def invariants(s: Valley) -> list[str]:
    """Every fault found in a situation in which somebody decides or the game is over."""
    if not any(s.here):
        return []
    return [*unit_faults(s), *cr_faults(s), *track_faults(s), *card_faults(s)]


def unit_faults(s: Valley) -> Iterator[str]:
    """3.2: each Unit in one place, marks only on those on the map."""
    everywhere, on_map = 0, 0
    for place, units in enumerate(s.here):
        everywhere |= units
        on_map |= units if place < ZONES else 0
    if everywhere != (1 << len(s.book.unit_ids)) - 1:
        yield "a unit is nowhere, or there are more units than the game has"
    if sum(units.bit_count() for units in s.here) != len(s.book.unit_ids):
        yield "a unit stands in two places"
    for mark in ("reduced", "used", "disrupted"):
        if getattr(s, mark) & ~on_map:
            yield f"a unit that is not on the map is {mark}"
    if set_of(n for n, turn in enumerate(s.due) if turn) != s.here[TRACK]:
        yield "the turn track and the units on it disagree"


def cr_faults(s: Valley) -> Iterator[str]:
    """2.2.1.1, 2.2.1.4a: no French Unit in a VM controlled CR; Fortifications from 0 to 4."""
    for cr in range(CRS):
        if s.vm_crs() >> cr & 1 and s.here[cr]:
            yield f"a French unit stands in {s.book.place_ids[cr]}, which the Viet Minh hold"
        if not 0 <= s.forts[cr] <= s.book.tables.track.fortifications.most:
            yield f"{s.book.place_ids[cr]} has Fortifications of {s.forts[cr]}"
        if s.vm_crs() >> cr & 1 and s.former[cr] < 0:
            yield f"{s.book.place_ids[cr]} was taken and nothing paid for it"
        if s.control[cr] == FRENCH and s.former[cr] >= 0:
            yield f"{s.book.place_ids[cr]} is French and still counts for a Division"


def track_faults(s: Valley) -> Iterator[str]:
    """2.2.8: markers stay on their tracks, unless the game is over."""
    tracks = s.book.tables.track
    if s.outcome is None and (s.morale < 1 or s.resources < 1):
        yield "Camp Morale or Resource Points are gone, and the game goes on"
    if not 1 <= s.aaa <= tracks.vm_aaa.most or not all(1 <= n <= tracks.strength.most for n in s.strength):
        yield "a Viet Minh marker is off its track"
    if not 0 <= s.ap <= tracks.action_points.most or s.asp < 0:
        yield "points are off their track"
    if s.vm_crs() >> s.book.airfield & 1 and s.airstrip != DESTROYED:
        yield "the Viet Minh hold the airstrip, and it is not destroyed"


def card_faults(s: Valley) -> Iterator[str]:
    """2.4a, 5.5a: each card of the game in one place, the card of the turn at least on the table."""
    piles = [*s.deck, *bits(s.hand), *bits(s.discard), *bits(s.removed)]
    if len(piles) != len(set(piles)):
        yield "a card is in two places"
    if {n for n in range(s.book.no_card) if in_the_game(s, n)} != {*piles, s.drawn} - {s.book.no_card}:
        yield "a card is nowhere, or is none of this game"
    if s.hand & ~s.book.reserve:
        yield "a card is kept that is no Reserve card"
