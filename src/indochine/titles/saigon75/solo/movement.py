"""S:activation, S:movement, S:reinforce: whom the North activates and where it sends them."""

from __future__ import annotations

from indochine.kernel.bitsets import bits
from indochine.titles.saigon75.book import NV, PROVINCES, RESERVES, SV
from indochine.titles.saigon75.events import MOVED, SOLO_ACTIVATED, SOLO_TARGET, STRATEGIC
from indochine.titles.saigon75.rules.d02_availability import activate
from indochine.titles.saigon75.rules.d04_anywhere import STRATEGIC_UNITS, enter
from indochine.titles.saigon75.rules.d04_movement import reach
from indochine.titles.saigon75.rules.d05_stacking import Stacking, has_room
from indochine.titles.saigon75.rules.d06b_rebuild import rebuild
from indochine.titles.saigon75.solo.combat import outlook, reckon
from indochine.titles.saigon75.solo.priorities import (
    activation_rank,
    full_divisions,
    is_met,
    is_short,
    objectives_first,
    present_in,
    solo_card,
    targets,
    to_reinforce,
    vc_units,
    wanted,
)
from indochine.titles.saigon75.state import Saigon, Step


class SoloMovement(Step):
    """S:movement.5: reinforcement, then one target after another, then what is left over."""

    name = "solo-movement"
    steps = (
        "rebuild_divisions",
        "strategic_move",
        "reinforce",
        "serve_targets",
        "send_vc",
        "stand_down",
        "send_the_rest",
        "check_stacking",
    )
    fields = ("reinforcing",)

    def __init__(self, reinforcing: bool = False) -> None:
        self.reinforcing = reinforcing

    def rebuild_divisions(self, s: Saigon) -> None:
        """D.6b.3b: the North rebuilds whenever it can (ruling:12)."""
        while s.may_rebuild():
            rebuild(s)

    def strategic_move(self, s: Saigon) -> None:
        if solo_card(s).momentum == "strategic_move" and s.holds_token(NV):
            move_strategically(s)

    def reinforce(self, s: Saigon) -> None:
        """S:reinforce.2: where NV already is; no province gives up what it needs itself (ruling:23)."""
        short = to_reinforce(s)
        s.amend(reinforcing=bool(short))
        keep = present_in(s)
        for province in short:
            serve(s, province, keep)

    def serve_targets(self, s: Saigon) -> None:
        """S:movement.1, S:reinforce.4: the provinces of the card, after any reinforcement (ruling:23)."""
        keep = self.kept(s)
        for province in targets(s):
            serve(s, province, keep)

    def send_vc(self, s: Saigon) -> None:
        """S:activation.2c, S:movement.6: VC left go even where Rangers or River Patrols are (ruling:20)."""
        keep = self.kept(s)
        for province in to_reinforce(s) + targets(s):
            for far in (False, True):
                send(s, province, [u for u in movers(s, province, keep, far) if vc_units(s) >> u & 1])

    def stand_down(self, s: Saigon) -> None:
        """S:activation.5: nobody is activated who neither moved nor will fight (ruling:22)."""
        attacked = outlook(s)
        for province in present_in(s):
            for unit in bits(s.units(province, NV) & s.activated & ~s.moved):
                if province in attacked:
                    s.tell(SOLO_ACTIVATED, s.kind(unit), province)
                else:
                    deactivate(s, unit)

    def send_the_rest(self, s: Saigon) -> None:
        """S:movement.3: two to each empty province of the South that can be reached (ruling:13)."""
        keep = self.kept(s)
        empty = [p for p in s.book.saigon_first if not s.here[p] and s.controls(SV, p)]
        for province in objectives_first(s, empty):
            send(s, province, senders(s, province, keep, far=False))

    def check_stacking(self, s: Saigon) -> None:
        s.push(Stacking())

    def kept(self, s: Saigon) -> list[int]:
        """Provinces that keep the units they need: the targets; those held too, when the card reinforces."""
        return targets(s) + present_in(s) if self.reinforcing else targets(s)


def move_strategically(s: Saigon) -> None:
    """S:objective, D.10.7: two units from the Reserves to the first target that is short (ruling:14)."""
    short = to_reinforce(s) or [p for p in targets(s) if is_short(s, p)]
    units = bits(s.here[RESERVES] & full_divisions(s)) + bits(s.here[RESERVES] & ~full_divisions(s))
    if not short or not units:
        return
    s.use_token(NV)
    for unit in units[:STRATEGIC_UNITS]:
        if has_room(s, short[0], NV):
            s.tell(STRATEGIC, s.kind(unit), RESERVES, short[0])
            enter(s, unit, RESERVES, short[0])
            s.barred |= 1 << unit


def serve(s: Saigon, province: int, keep: list[int]) -> None:
    """S:activation.4, S:movement.1: units already there fight; others come up to the number wanted."""
    s.tell(SOLO_TARGET, province, wanted(s, province))
    if s.is_contested(province):
        activate_in_place(s, province, keep)
    send(s, province, senders(s, province, keep, far=False))
    send(s, province, senders(s, province, keep, far=True))


def activate_in_place(s: Saigon, province: int, keep: list[int]) -> None:
    """S:activation.4: without moving, if with those who can still come there is a combat (ruling:22)."""
    here = s.units(province, NV)
    fresh = here & ~s.moved & ~s.activated & ~s.barred
    vc = bits(fresh & vc_units(s))[: s.free_vc]
    divisions = in_order(s, fresh & ~vc_units(s))[: s.available]
    coming = helpers(s, province, keep, s.available - len(divisions), s.free_vc - len(vc))
    dice = (here & s.activated & ~s.barred).bit_count() + len(vc) + len(divisions) + coming
    nv, _, _ = reckon(s, province, here.bit_count() + coming, dice, s.event_uses, s.infiltration)
    if is_met(solo_card(s).condition, nv, s.count(province, SV)):
        for unit in vc + divisions:
            activate(s, unit)


def helpers(s: Saigon, province: int, keep: list[int], available: int, free_vc: int) -> int:
    """How many others could still be sent there, within the number wanted and these activations."""
    near = senders(s, province, keep, far=False)
    vc = len([u for u in near if vc_units(s) >> u & 1])
    able = min(vc, free_vc) + min(len(near) - vc, available)
    return max(0, min(able, wanted(s, province) - s.count(province, NV)))


def deactivate(s: Saigon, unit: int) -> None:
    """The activation is free again."""
    s.activated ^= 1 << unit
    if vc_units(s) >> unit & 1:
        s.free_vc += 1
    else:
        s.available += 1


def in_order(s: Saigon, units: int) -> list[int]:
    """S:activation.2b: VC are free; full divisions before reduced ones."""
    vc, full = vc_units(s), full_divisions(s)
    return bits(units & vc) + bits(units & full) + bits(units & ~vc & ~full)


def send(s: Saigon, province: int, units: list[int]) -> None:
    """S:movement.1: one unit after another, until the number wanted is reached."""
    need = wanted(s, province) - s.count(province, NV)
    for unit in units:
        if need > 0 and may_activate(s, unit) and go_towards(s, unit, province):
            need -= 1


def may_activate(s: Saigon, unit: int) -> bool:
    return s.free_vc > 0 if vc_units(s) >> unit & 1 else s.available > 0


def senders(s: Saigon, province: int, keep: list[int], far: bool) -> list[int]:
    """S:movement.6: a VC where no Ranger or River Patrol waits, then divisions, then more VC (ruling:20)."""
    able = movers(s, province, keep, far)
    divisions = [u for u in able if not vc_units(s) >> u & 1]
    if s.here[province] & s.book.hunters:
        return divisions
    vc = [u for u in able if vc_units(s) >> u & 1]
    return vc[:1] + divisions + vc[1:]


def movers(s: Saigon, province: int, keep: list[int], far: bool) -> list[int]:
    """S:activation.2a, S:activation.2b, S:activation.3: who could go there, the first to be activated first.

    Those who arrive with this move come before those who are too far away and only come nearer (ruling:19).
    """
    distance = s.book.distance[province]
    found = []
    for place in range(PROVINCES + 1):
        if place != s.book.saigon and place != province and (distance[place] > 1) == far:
            for unit in spare(s, place, keep):
                found.append(activation_rank(s, unit, place, distance[place]))
    return [rank[-1] for rank in sorted(found)]


def spare(s: Saigon, place: int, keep: list[int]) -> list[int]:
    """Units that may leave: a province that keeps what it needs gives up no more than the rest."""
    units = in_order(s, s.units(place, NV) & ~s.moved & ~s.activated & ~s.barred)
    return units[: max(0, s.count(place, NV) - wanted(s, place))] if place in keep else units


def go_towards(s: Saigon, unit: int, province: int) -> bool:
    """S:movement.7: straight there, or one province nearer; never into a stack of five (ruling:19)."""
    origin = s.place_of(unit)
    way = ways(s, unit, origin, province)
    if not way:
        return False
    activate(s, unit)
    s.tell(MOVED, NV, s.kind(unit), origin, way[0])
    enter(s, unit, origin, way[0])
    return True


def ways(s: Saigon, unit: int, origin: int, province: int) -> list[int]:
    """S:movement.2, S:movement.6: provinces nearer to the target; VC take those with hunters last."""
    distance = s.book.distance[province]
    nearer = [p for p in bits(reach(s, unit, origin)) if p < PROVINCES and distance[p] < distance[origin]]
    open_to = [p for p in s.book.saigon_first if p in nearer and has_room(s, p, NV)]
    if vc_units(s) >> unit & 1:
        open_to.sort(key=lambda p: bool(s.here[p] & s.book.hunters))
    return open_to
