"""What is always true of a game: no piece is lost or doubled, and none is where it may never be."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.frames import Procedure
from indochine.titles.saigon75.book import NV, PROVINCES, RESERVES, RIVER, SV, UNPLACED
from indochine.titles.saigon75.rules.d06a_dice import CombatFields
from indochine.titles.saigon75.rules.d07_attrition import RerollAttrition
from indochine.titles.saigon75.rules.m_setup import PlaceUnit
from indochine.titles.saigon75.state import GONE, HELD, Cards, Saigon

# Decisions before which the sub-phase that could leave too many units somewhere has been tidied up.
AT_REST = ("raise-availability", "buy-air", "play-card", "end-of-phase")


def invariants(s: Saigon) -> list[str]:
    """Every fault found in a situation in which somebody decides or the game is over."""
    faults = [*unit_faults(s), *mark_faults(s), *air_faults(s), *marker_faults(s), *card_faults(s)]
    if s.outcome is not None or (s.frames and s.frames[-1].name in AT_REST):
        faults += rest_faults(s)
    return faults


def unit_faults(s: Saigon) -> Iterator[str]:
    """M.1, intro:zone, D.4.11: each unit in one place, and none where it may never be."""
    book = s.book
    everywhere = 0
    for units in s.here:
        everywhere |= units
    if everywhere != (1 << len(book.unit_ids)) - 1:
        yield "a unit is nowhere, or there are more units than the game has"
    if sum(units.bit_count() for units in s.here) != len(book.unit_ids):
        yield "a unit stands in two places"
    if s.here[RESERVES] & book.side_set[SV]:
        yield "a unit of the South is in the zone of the North"
    if s.here[UNPLACED] and not (s.frames and isinstance(s.frames[-1], PlaceUnit)):
        yield "a unit is still to be placed after set-up"
    for province in range(PROVINCES):
        if s.here[province] & book.kind_set[RIVER] and not book.mekong >> province & 1:
            yield f"a River Patrol is in {book.province_ids[province]}, away from the Mekong"


def mark_faults(s: Saigon) -> Iterator[str]:
    """M.1.1, D.2.6: only divisions have a reduced face; only units in play carry a mark."""
    in_play = 0
    for place in range(RESERVES + 1):
        in_play |= s.here[place]
    if s.reduced & ~s.book.divisions:
        yield "a unit that is no division is reduced"
    for name in ("reduced", "activated", "moved", "barred", "newcomers"):
        if getattr(s, name) & ~in_play:
            yield f"a unit that is not in play is marked {name}"
    if s.available < 0 or s.free_vc < 0:
        yield "more units were activated than could be"


def air_faults(s: Saigon) -> Iterator[str]:
    """M.1.4, D.2.5a: the air markers are ready, in supply, lost, or committed to a combat."""
    book = s.book
    parts = (s.air_ready, s.air_supply, s.air_lost, committed(s))
    if sum(parts) != book.air_markers:
        yield f"{sum(parts)} air markers: {parts} ready, in supply, lost, committed"
    if min(parts) < 0:
        yield "a negative number of air markers"
    if s.air_ready + committed(s) > book.air_box:
        yield "more air markers than the box holds"


def committed(s: Saigon) -> int:
    """D.6c.4, D.7.1: markers in use, until the attrition test sends them back or away."""
    for frame, step in zip(reversed(s.frames), reversed(s.steps), strict=True):
        if isinstance(frame, RerollAttrition):
            return frame.markers
        if isinstance(frame, CombatFields):
            return frame.air if not is_past(frame, step, "attrition") else 0
    return 0


def is_past(frame: Procedure[Saigon], step: int, name: str) -> bool:
    return step > frame.steps.index(name)


def marker_faults(s: Saigon) -> Iterator[str]:
    """M.1.3, M.4, M.5.1, D.10: militia, Infiltration and +1 markers, Objective tokens."""
    book = s.book
    if s.militia.bit_count() > book.militia_markers or s.militia >> PROVINCES:
        yield f"{s.militia.bit_count()} militia markers"
    if not 0 <= s.infiltration <= book.infiltrations:
        yield f"{s.infiltration} Infiltration markers"
    if not all(0 <= left <= most for left, most in zip(s.plus_ones, book.plus_ones, strict=True)):
        yield f"+1 markers: {s.plus_ones}"
    places = (*book.token_places, HELD + NV, HELD + SV, GONE)
    if len(s.tokens) != len(book.token_turns) or not all(token in places for token in s.tokens):
        yield f"Objective tokens: {s.tokens}"


def card_faults(s: Saigon) -> Iterator[str]:
    """M.1.2, S:cards.3: each Event card and each solo card in one place, once they are dealt."""
    cards, book = s.cards, s.book
    if s.here[UNPLACED] and cards == Cards():
        return
    found = [*cards.hands[NV], *cards.hands[SV], *cards.pile, *cards.aside, *cards.discard, *cards.turned_up]
    found += [card for card in (s.event, s.crisis) if card]
    if sorted(found) != list(range(1, len(book.colours))):
        yield f"Event cards: {sorted(found)}"
    if not set(cards.known) <= set(cards.pile):
        yield "a card known to be in the pile is not there"
    solo = [*cards.solo_deck, *cards.solo_gone] + ([s.solo_card] if s.solo_card else [])
    if s.settings.solo and sorted(solo) != sorted(book.solo_cards):
        yield f"solo cards: {sorted(solo)}"


def rest_faults(s: Saigon) -> Iterator[str]:
    """D.5.1, D.8.5a, D.8.8b: between sub-phases nobody is over the limit, and control is settled."""
    for province in range(PROVINCES):
        name = s.book.province_ids[province]
        nv, sv = s.count(province, NV), s.count(province, SV)
        if max(nv, sv) > s.book.stacking:
            yield f"{max(nv, sv)} units of a side in {name}"
        if sv and not nv and not s.controls(SV, province):
            yield f"the South is alone in {name}, under a militia marker"
        if nv and not sv and s.controls(SV, province) and s.nv_provinces() < s.book.militia_markers:
            yield f"the North is alone in {name} without a militia marker"
