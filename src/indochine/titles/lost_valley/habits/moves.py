"""13.0, 14.0: where reinforcements land, where battalions are raised, who moves where."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import lowest
from indochine.kernel.frames import first
from indochine.titles.lost_valley.book import CRS, MARCHE, NO_MANS_LAND, ZONES
from indochine.titles.lost_valley.habits.outlook import Outlook
from indochine.titles.lost_valley.habits.prices import action_point
from indochine.titles.lost_valley.habits.staff import Staff
from indochine.titles.lost_valley.rules.ch02_stacking import asset_room, step_room
from indochine.titles.lost_valley.rules.ch12_support import MOVEMENT
from indochine.titles.lost_valley.rules.ch14_movement import MoveTo, MoveWhich, open_lines
from indochine.titles.lost_valley.state import Valley

FIRST_MOVE: Final = 0.05  # Victory Points that the first move must bring beyond the point it costs
NEXT_MOVE: Final = 0.04  # what any other must bring
SUPPORT: Final = 2  # what guns and aircraft will add to a defence, by and large
NOWHERE: Final = -9.0
LONE: Final = 3.0  # a CR that its last Unit would leave
STAFF_STEPS: Final = 2  # Infantry steps that the command post keeps


class Moves:
    """What a Unit adds to each CR, and what is missed where it leaves."""

    def __init__(self, staff: Staff, s: Valley) -> None:
        self.staff = staff
        look = self.outlook = Outlook(staff, s)
        self.front = 0  # CR that may be stormed, or that nobody holds
        self.now: list[float] = [0.0] * CRS  # what a storm costs as things stand
        self.room: list[int] = [0] * 3  # the CR with room for so many steps; the first for an Asset
        self.lines: list[int] = [-1] * ZONES
        for cr in range(CRS):
            if look.chance[cr]:
                self.front |= 1 << cr
                self.now[cr] = look.cost(cr, look.drm[cr] + SUPPORT, look.steps[cr], look.price[cr])
            elif s.control[cr] == NO_MANS_LAND:
                self.front |= 1 << cr
            free = step_room(s, cr)
            self.room[0] |= (asset_room(s, cr) >= 1) << cr
            self.room[1] |= (free >= 1) << cr
            self.room[2] |= (free >= 2) << cr

    def best_gain(self, s: Valley, unit: int, place: int) -> float:
        """What its best move would save."""
        steps = s.steps_of(1 << unit)
        mask = self.reach(s, unit, place) & self.room[steps]
        if not mask:
            return NOWHERE
        best = 0.0 if mask & ~self.front else NOWHERE
        mask &= self.front
        while mask:
            low = mask & -mask
            mask ^= low
            best = max(best, self.added(s, unit, steps, low.bit_length() - 1))
        return best - self.missed(s, unit, steps, place)

    def gain(self, s: Valley, unit: int, place: int, cr: int) -> float:
        """What its going from one place to another saves."""
        steps = s.steps_of(1 << unit)
        if not self.room[steps] >> cr & 1:
            return NOWHERE
        return self.added(s, unit, steps, cr) - self.missed(s, unit, steps, place)

    def added(self, s: Valley, unit: int, steps: int, cr: int) -> float:
        look, holds = self.outlook, s.book.holders >> unit & 1
        found = 0.0
        if s.control[cr] == NO_MANS_LAND and holds:
            found = 0.7 * self.staff.worth_of_cr[cr]
        if look.chance[cr]:
            drm = look.drm[cr] + s.factor(s.book.defence, unit) + SUPPORT
            price = self.staff.step_price(s.here[cr] | 1 << unit, s.reduced)
            then = look.cost(cr, drm, look.steps[cr] + (steps or holds), price)
            found += look.chance[cr] * (self.now[cr] - then)
        return found

    def missed(self, s: Valley, unit: int, steps: int, place: int) -> float:
        book = s.book
        if place >= CRS:
            return 0.0
        left = s.here[place] & ~(1 << unit)
        holds = book.holders >> unit & 1
        if holds and not left & book.holders:
            return LONE
        if place == book.command_post and s.steps_of(left) < STAFF_STEPS:
            return LONE
        look = self.outlook
        if not look.chance[place]:
            return 0.0
        drm = look.drm[place] - s.factor(book.defence, unit) + SUPPORT
        price = self.staff.step_price(left, s.reduced)
        then = look.cost(place, drm, look.steps[place] - (steps or holds), price)
        return look.chance[place] * (then - self.now[place])

    def reach(self, s: Valley, unit: int, place: int) -> int:
        """14.1, 14.2: where a Unit can go, nearly: Armor may get further than this looks."""
        book, isabelle = s.book, 1 << s.book.isabelle
        found = self.lines_from(s, place)
        if book.holders >> unit & 1 and place != book.isabelle:
            mask = found & ~isabelle
            while mask:
                low = mask & -mask
                mask ^= low
                found |= self.lines_from(s, low.bit_length() - 1)
        near = book.near_isabelle >> place & 1 or self.staff.armour >> unit & 1
        return found & ~(1 << place) if near else found & ~(1 << place | isabelle)

    def lines_from(self, s: Valley, place: int) -> int:
        found = self.lines[place]
        if found < 0:
            found = self.lines[place] = open_lines(s, place)
        return found


def move_which(staff: Staff, s: Valley) -> list[float]:
    """Out of the drop zones first; then whoever is worth more elsewhere."""
    frame = s.frames[-1]
    assert isinstance(frame, MoveWhich)
    moves = Moves(staff, s)
    threshold = NEXT_MOVE
    if not s.paid >> MOVEMENT & 1:
        threshold = FIRST_MOVE + action_point(s)
    weights = []
    for code in s.legal:
        if code == 0:
            weights.append(1.0)
            continue
        unit = first(code)
        place = s.place_of(unit)
        if CRS <= place < ZONES:
            weights.append(1000.0)
            continue
        gain = moves.best_gain(s, unit, place)
        weights.append(liking(gain, threshold))
    return weights


def liking(gain: float, threshold: float) -> float:
    """1 at the threshold, much more above it, and most for the greatest gain."""
    if gain <= 0.0:
        return 0.001
    return min(20.0, float((gain / threshold) ** 3)) + 60.0 * gain * gain


def move_to(staff: Staff, s: Valley) -> list[float]:
    frame = s.frames[-1]
    assert isinstance(frame, MoveTo)
    moves = Moves(staff, s)
    place = s.place_of(frame.unit)
    weights = []
    for code in s.legal:
        gain = moves.gain(s, frame.unit, place, first(code))
        weights.append(0.02 if gain <= NOWHERE else 0.05 + max(0.0, gain + 0.3) ** 3)
    return weights


def land(staff: Staff, s: Valley) -> list[float]:
    """In Huguette if there is room, so that nothing has to be spent on moving out."""
    weights = []
    for code in s.legal:
        place = first(code)
        if place < CRS:
            weights.append(6.0 if step_room(s, place) >= 2 else 0.2)
        else:
            weights.append(1.0 if s.ap else 0.01)
    return weights


def raise_battalion(staff: Staff, s: Valley) -> list[float]:
    """At once, and where it is needed most."""
    moves, unit = Moves(staff, s), lowest(s.here[MARCHE])
    weights = []
    for code in s.legal:
        weights.append(0.2 + 5 * max(0.0, moves.added(s, unit, 1, first(code))) if code else 0.02)
    return weights
