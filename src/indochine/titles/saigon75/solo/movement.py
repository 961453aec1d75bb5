"""S:activation, S:movement, S:reinforce: whom the North activates and where it sends them."""

from __future__ import annotations

from indochine.titles.saigon75.book import NV, PROVINCES, RESERVES, SV, bits
from indochine.titles.saigon75.events import MOVED, SOLO_ACTIVATED, SOLO_TARGET, STRATEGIC
from indochine.titles.saigon75.rules.d02_availability import activate
from indochine.titles.saigon75.rules.d04_anywhere import enter
from indochine.titles.saigon75.rules.d04_movement import STRATEGIC_UNITS, reach
from indochine.titles.saigon75.rules.d05_stacking import Stacking
from indochine.titles.saigon75.rules.d06b_rebuild import rebuild
from indochine.titles.saigon75.solo.priorities import (
    can_infiltrate,
    event_dice,
    full_divisions,
    is_met,
    north_then_west,
    objectives_first,
    solo_card,
    targets,
    vc_units,
    wanted,
)
from indochine.titles.saigon75.state import Saigon, Step


class SoloMovement(Step):
    """S:movement.5: one target after another; then what is left over."""

    name = "solo-movement"
    steps = ("rebuild_divisions", "strategic_move", "serve_targets", "send_the_rest", "check_stacking")

    def rebuild_divisions(self, s: Saigon) -> None:
        """D.6b.3b: the North rebuilds whenever it can (ruling:12)."""
        while s.may_rebuild():
            rebuild(s)

    def strategic_move(self, s: Saigon) -> None:
        if solo_card(s).momentum == "strategic_move" and s.holds_token(NV):
            move_strategically(s)

    def serve_targets(self, s: Saigon) -> None:
        served = targets(s)
        for province in served:
            serve(s, province, served)

    def send_the_rest(self, s: Saigon) -> None:
        """S:movement.3: two to each empty province of the South that can be reached (ruling:13)."""
        empty = [p for p in s.book.saigon_first if not s.here[p] and s.controls(SV, p)]
        keep = targets(s)
        for province in objectives_first(s, empty):
            send(s, province, wanted(s, province), keep, one_move=True)

    def check_stacking(self, s: Saigon) -> None:
        s.push(Stacking())


def move_strategically(s: Saigon) -> None:
    """S:objective, D.10.7: two units from the Reserves to the first target that is short (ruling:14)."""
    short = [p for p in targets(s) if s.count(p, NV) < wanted(s, p)]
    units = bits(s.here[RESERVES] & full_divisions(s)) + bits(s.here[RESERVES] & ~full_divisions(s))
    if not short or not units:
        return
    s.use_token(NV)
    for unit in units[:STRATEGIC_UNITS]:
        if s.count(short[0], NV) < s.book.stacking:
            s.tell(STRATEGIC, s.kind(unit), RESERVES, short[0])
            enter(s, unit, RESERVES, short[0])
            s.barred |= 1 << unit


def serve(s: Saigon, province: int, served: list[int]) -> None:
    """S:activation.4, S:movement.1: units already there fight; others come until the number wanted is reached."""
    number = wanted(s, province)
    s.tell(SOLO_TARGET, province, number)
    if s.units(province, NV) and s.units(province, SV):
        activate_in_place(s, province, number, served)
    send(s, province, number, served, one_move=False)


def activate_in_place(s: Saigon, province: int, number: int, served: list[int]) -> None:
    """S:activation.4, S:activation.5: without moving, and only if that leads to a combat."""
    here = s.units(province, NV)
    coming = min(number - here.bit_count(), len(movers(s, province, served, one_move=True)))
    strength = here.bit_count() + max(0, coming) + event_dice(s, 0) + can_infiltrate(s, province, 0)
    if not is_met(solo_card(s).condition, strength, s.count(province, SV)):
        return
    for unit in in_order(s, here & ~s.moved & ~s.activated & ~s.barred):
        if may_activate(s, unit):
            activate(s, unit)
            s.tell(SOLO_ACTIVATED, s.kind(unit), province)


def in_order(s: Saigon, units: int) -> list[int]:
    """S:activation.2b: VC are free; full divisions before reduced ones."""
    vc, full = vc_units(s), full_divisions(s)
    return bits(units & vc) + bits(units & full) + bits(units & ~vc & ~full)


def may_activate(s: Saigon, unit: int) -> bool:
    return s.free_vc > 0 if vc_units(s) >> unit & 1 else s.available > 0


def send(s: Saigon, province: int, number: int, served: list[int], one_move: bool) -> None:
    """S:movement.1, S:movement.6: one VC where no Ranger or River Patrol waits, then divisions, then more VC."""
    need = number - s.count(province, NV)
    hunted = bool(s.here[province] & s.book.hunters)
    vc = [] if hunted else [u for u in movers(s, province, served, one_move) if vc_units(s) >> u & 1]
    divisions = [u for u in movers(s, province, served, one_move) if not vc_units(s) >> u & 1]
    for unit in vc[:1] + divisions + vc[1:]:
        if need <= 0:
            return
        if may_activate(s, unit) and go_towards(s, unit, province):
            need -= 1


def movers(s: Saigon, province: int, served: list[int], one_move: bool) -> list[int]:
    """S:activation.2a, S:activation.2b, S:activation.3: who could go there, the first to be activated first."""
    book = s.book
    found: list[tuple[int, int, tuple[int, int, int], int]] = []
    distance = book.distance[province]
    for place in range(PROVINCES + 1):
        if place in (province, book.saigon) or (one_move and distance[place] > 1):
            continue
        free = s.units(place, NV) & ~s.moved & ~s.activated & ~s.barred
        for unit in spare(s, place, free, served):
            found.append((s.reduced >> unit & 1, distance[place], north_then_west(book, place), unit))
    return [entry[3] for entry in sorted(found)]


def spare(s: Saigon, place: int, free: int, served: list[int]) -> list[int]:
    """Units that are not wanted where they stand: a target keeps what it needs."""
    units = bits(free)
    if place not in served:
        return units
    surplus = max(0, s.count(place, NV) - wanted(s, place))
    return units[:surplus]


def go_towards(s: Saigon, unit: int, province: int) -> bool:
    """S:movement.7: straight there, or one province nearer; never into a stack of five."""
    origin = s.place_of(unit)
    distance = s.book.distance[province]
    nearer = [
        p for p in bits(reach(s, unit, origin)) if p < PROVINCES and distance[p] == distance[origin] - 1
    ]
    open_to = [p for p in s.book.saigon_first if p in nearer and s.count(p, NV) < s.book.stacking]
    if not open_to:
        return False
    activate(s, unit)
    s.tell(MOVED, NV, s.kind(unit), origin, open_to[0])
    enter(s, unit, origin, open_to[0])
    return True
