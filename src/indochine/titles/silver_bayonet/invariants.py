"""What is always true of a game: no counter is lost or doubled, control is counted right, limits hold."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.bitsets import set_of
from indochine.kernel.frames import first
from indochine.titles.silver_bayonet.book import FWA, PAVN, SIDES
from indochine.titles.silver_bayonet.rules.ch04_movement import Movement, MoveTo, all_movers
from indochine.titles.silver_bayonet.rules.ch17_sudden import is_won
from indochine.titles.silver_bayonet.state import FATIGUED, PASSING, REDUCED, Bayonet


def invariants(s: Bayonet) -> list[str]:
    """Every fault found in a situation in which somebody decides or the game is over."""
    faults = [*place_faults(s), *post_faults(s), *control_faults(s), *mark_faults(s), *leader_faults(s)]
    return [*faults, *movement_faults(s), *victory_faults(s)]


def place_faults(s: Bayonet) -> Iterator[str]:
    """4.1.5: each unit in one place, and never both sides in one."""
    book = s.book
    for place, stack in s.here.items():
        if len({book.side_of[unit] for unit in stack}) > 1:
            yield f"both sides stand in {book.place_ids[place]}"
        if any(s.at[unit] != place for unit in stack) or len(set(stack)) != len(stack):
            yield f"the stack in {book.place_ids[place]} is not where its units are"
        if book.is_hex(place) and not s.sheet.inside[place]:
            yield f"{book.place_ids[place]} is not in the window of the scenario"
    for unit in range(book.units):
        if s.at[unit] < book.waiting and not book.is_leader[unit] and unit not in s.here.get(s.at[unit], ()):
            yield f"{book.unit_ids[unit]} is in no stack"


def post_faults(s: Bayonet) -> Iterator[str]:
    """The hexes of each side as they follow from the stacks."""
    for side in (FWA, PAVN):
        posts = tuple(
            sorted([place for place in s.here if s.book.is_hex(place) and s.side_at(place) == side])
        )
        if posts != s.posts[side] or set_of(posts) != s.stood[side]:
            yield f"the hexes of {SIDES[side]} are kept wrong"


def control_faults(s: Bayonet) -> Iterator[str]:
    """5.1: zones of control as they follow from the units."""
    for side in (FWA, PAVN):
        controlled = 0
        for unit in s.on_map(side):
            if s.exerts(unit):
                controlled |= set_of(s.sheet.control[s.kind_of_mover(unit)][s.at[unit]])
        if s.controlled(side) != controlled:
            yield f"the zones of control of {SIDES[side]} are kept wrong"


def mark_faults(s: Bayonet) -> Iterator[str]:
    if any(marks & ~s.borne & PASSING for marks in s.marks):
        yield "a mark is borne that would not be taken off"
    for unit in range(s.book.units):
        off = s.at[unit] >= s.book.waiting
        if off and s.marks[unit] & FATIGUED:
            yield f"{s.book.unit_ids[unit]} is fatigued off the map"
        if s.marks[unit] & REDUCED and s.book.steps_of[unit] == 1 and not s.book.is_hq[unit]:
            yield f"{s.book.unit_ids[unit]} is reduced and has but one step"
    if s.air < 0 or s.arrow < 0 or min(s.pool, default=0) < 0:
        yield "something has been spent that was not there"


def leader_faults(s: Bayonet) -> Iterator[str]:
    """12.1a: a leader is with a unit in play, or out of the game."""
    for number, leader in enumerate((s.book.moore, s.book.truong)):
        led = s.led[number]
        if led >= 0 and (s.at[led] >= s.book.waiting or s.at[leader] != s.at[led]):
            yield f"{s.book.unit_ids[leader]} is not where his unit is"


def victory_faults(s: Bayonet) -> Iterator[str]:
    """17.1a: what wins at once has ended the game."""
    if s.outcome is None and is_won(s):
        yield "a game goes on that has been won"


def movement_faults(s: Bayonet) -> Iterator[str]:
    """4.0: who can move and where to, as it is kept and as it is found anew."""
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, Movement) and frame.movers(s) != tuple(all_movers(s, frame.side)):
        yield "those who can still move are kept wrong"
    if isinstance(frame, MoveTo) and set(map(first, frame.offers(s)[1:])) != set(frame.costs(s)):
        yield "the ways of those who move are kept wrong"
