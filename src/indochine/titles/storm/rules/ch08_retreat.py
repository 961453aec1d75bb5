"""8.4.2: retreats: where to, over full areas, and none at all."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.storm.book import FR
from indochine.titles.storm.events import NO_RETREAT, RETREATED, RETREATS_ON
from indochine.titles.storm.state import Ask, Storm

TO: Final = 0

NOT_ADJACENT: Final = Why("8.4.2a", "retreat-not-adjacent")
NOT_CONTROLLED: Final = Why("8.4.2a", "retreat-not-controlled")
RED: Final = Why("8.4.2a", "red-area")
ARMOUR_RIVER: Final = Why("8.4.2b", "armour-and-river")
NO_WAY_BACK: Final = Why("8.4.2f", "no-way-back")
ROOM_ELSEWHERE: Final = Why("8.4.2e", "room-elsewhere")
FEWER_ENEMIES: Final = Why("8.4.2c", "fewer-enemies-elsewhere")


def refuges(s: Storm, unit: int, area: int, banned: int) -> int:
    """8.4.2a, 8.4.2b, 8.4.2f: next to here, under control, not back; armour over bridges alone."""
    book = s.book
    side = book.type_side[book.type_of[unit]]
    found = book.adjacent[area] & s.held_by(side) & ~banned
    if side == FR:
        found &= ~book.red
    return found & ~book.unbridged[area] if book.armour >> unit & 1 else found


def best_refuges(s: Storm, unit: int, area: int, banned: int) -> int:
    """8.4.2c, 8.4.2e: room comes first, then the fewest enemies; a full area only if all are full."""
    side = s.book.type_side[s.book.type_of[unit]]
    found = bits(refuges(s, unit, area, banned))
    roomy = [place for place in found if s.room(place, side) > 0] or found
    enemies = [s.count(place, 1 - side) for place in roomy]
    fewest = min(enemies, default=0)
    mask = 0
    for place, number in zip(roomy, enemies, strict=True):
        if number == fewest:
            mask |= 1 << place
    return mask


def retreat(s: Storm, unit: int, area: int, banned: int) -> None:
    """8.4.2: the owner picks among the best refuges; without any the unit is eliminated."""
    side = s.book.type_side[s.book.type_of[unit]]
    if best_refuges(s, unit, area, banned):
        s.push(RetreatTo(side, unit, area, banned))
    else:
        s.tell(NO_RETREAT, side, s.book.type_of[unit], area)
        s.eliminate(unit, place_of(s, unit, banned))


def place_of(s: Storm, unit: int, areas: int) -> int:
    """The area among these where a unit still stands: in a chain it has not been put down on the way."""
    return next(area for area in bits(areas) if s.here[area] >> unit & 1)


class RetreatTo(Ask):
    """8.4.2c, 8.4.2d: among equal refuges the owner chooses, for each unit apart."""

    name = "retreat-to"
    verbs = (Verb("to", "area", rules="8.4.2a 8.4.2b 8.4.2c 8.4.2d 8.4.2e 8.4.2f"),)
    fields = ("side", "unit", "area", "banned")

    def __init__(self, side: int, unit: int, area: int, banned: int) -> None:
        self.side = side
        self.unit = unit
        self.area = area  # that it leaves now
        self.banned = banned  # fired at, or already passed through (ruling:3)

    def offers(self, s: Storm) -> list[int]:
        return [TO | area << 4 for area in bits(best_refuges(s, self.unit, self.area, self.banned))]

    def legal(self, s: Storm) -> list[int]:
        return self.offers(s)

    def tries(self, s: Storm) -> list[int]:
        return [TO | area << 4 for area in bits(s.book.adjacent[self.area])]

    def refused(self, s: Storm, code: int) -> Why | None:
        to = first(code)
        best = best_refuges(s, self.unit, self.area, self.banned)
        if best >> to & 1:
            return None
        if refuges(s, self.unit, self.area, self.banned) >> to & 1:
            # The best ones all have room, or all are full: then enemies decide among full areas too.
            crowded = s.room(to, self.side) <= 0 < s.room(lowest(best), self.side)
            return ROOM_ELSEWHERE if crowded else FEWER_ENEMIES
        return self.obstacle(s, to)

    def obstacle(self, s: Storm, to: int) -> Why:
        if self.banned >> to & 1:
            return NO_WAY_BACK
        if not s.book.adjacent[self.area] >> to & 1:
            return NOT_ADJACENT
        if self.side == FR and s.book.red >> to & 1:
            return RED
        return ARMOUR_RIVER if s.held_by(self.side) >> to & 1 else NOT_CONTROLLED

    def apply(self, s: Storm, code: int) -> None:
        to, kind = first(code), s.book.type_of[self.unit]
        if s.room(to, self.side) > 0:
            origin = place_of(s, self.unit, self.banned)
            s.tell(RETREATED, self.side, kind, origin, to)
            s.shift(1 << self.unit, origin, to)
        else:
            s.tell(RETREATS_ON, self.side, kind, to)
            retreat(s, self.unit, to, self.banned | 1 << to)

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "type": s.book.type_of[self.unit], "here:area": self.area}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        return {
            "enemies": s.count(first(code), 1 - self.side),
            "full": int(s.room(first(code), self.side) <= 0),
        }
