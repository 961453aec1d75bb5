"""What is always true of a game: no piece is lost or doubled, and none is where it may never be."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.bitsets import bits, set_of
from indochine.titles.storm.book import AREAS, BOX, ELIMINATED, FR, NOWHERE, SIDES, STARRED, TRACK, VM
from indochine.titles.storm.state import Storm


def invariants(s: Storm) -> list[str]:
    """Every fault found in a situation in which somebody decides or the game is over."""
    if not any(s.here):
        return []  # the bidding comes before the set-up
    return [*unit_faults(s), *area_faults(s), *marker_faults(s), *card_faults(s)]


def unit_faults(s: Storm) -> Iterator[str]:
    """3.0b, 7.0k, 2.2.1b: each unit in one place, no area too full, no French unit in red."""
    book = s.book
    everywhere = 0
    for units in s.here:
        everywhere |= units
    if everywhere != (1 << len(book.unit_ids)) - 1:
        yield "a unit is nowhere, or there are more units than the game has"
    if sum(units.bit_count() for units in s.here) != len(book.unit_ids):
        yield "a unit stands in two places"
    if s.here[NOWHERE]:
        yield "a unit stands in no area at all"
    for box in (TRACK, STARRED, BOX):
        if s.here[box] & ~set_of(n for n, place in enumerate(book.starts) if place == box):
            yield "a unit waits in a box that is not its own"
    for area in range(1, AREAS):
        if any(s.room(area, side) < 0 for side in (FR, VM)):
            yield f"area {area} holds more than {book.stacking} units of a side"
    for area in bits(book.red):
        if s.units(area, FR):
            yield f"a French unit is in the red area {area}"


def area_faults(s: Storm) -> Iterator[str]:
    """13.0b, 9.1b: control follows the units at once; trenches stand in Viet Minh areas alone."""
    for area in range(1, AREAS):
        french, viet_minh, held = s.units(area, FR), s.units(area, VM), s.held >> area & 1
        if (french and not viet_minh and held) or (viet_minh and not french and not held):
            yield f"area {area} is not controlled by the side that alone stands in it"
        if s.trench(area) and not held:
            yield f"area {area} is French and has a trench"
        for side, here in ((FR, french), (VM, viet_minh)):
            if bool(here) != bool(s.occupied[side] >> area & 1):
                yield f"area {area} is wrongly held to be {'empty' if here else 'occupied'} by {SIDES[side]}"
            if s.count(area, side) != here.bit_count():
                yield f"area {area} has {here.bit_count()} units of {SIDES[side]}, not {s.count(area, side)}"


def marker_faults(s: Storm) -> Iterator[str]:
    """2.1.1b, 2.1.2e: only units on the map are spent; only areas of the map carry markers."""
    off_map = s.here[TRACK] | s.here[STARRED] | s.here[BOX] | s.here[ELIMINATED]
    if s.spent & off_map:
        yield "a unit that is not on the map is spent"
    if (s.held | s.unsupplied | s.fire[FR] | s.fire[VM]) & ~s.book.all_areas:
        yield "a marker lies beside the map"


def card_faults(s: Storm) -> Iterator[str]:
    """2.3, 5.2g: each card in one place, and only those that say so out of the game."""
    for side in (FR, VM):
        piles = [s.hands[side], set_of(s.decks[side]), s.discards[side], s.removed & s.book.deck[side]]
        if sum(pile.bit_count() for pile in piles) != s.book.deck[side].bit_count():
            yield f"a card of {SIDES[side]} is missing or doubled"
        if piles[0] | piles[1] | piles[2] | piles[3] != s.book.deck[side]:
            yield f"{SIDES[side]} has cards that are not its own"
    if s.removed & ~s.book.leave_game:
        yield "a card has left the game that never should"
