"""4.0, 5.2: where a unit can go, and what each way costs: found once per question, hex by hex."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import set_of
from indochine.kernel.frames import FIRST
from indochine.titles.silver_bayonet.book import PAVN, US
from indochine.titles.silver_bayonet.sheet import ALONG, COST, GROUND, PLACE, POINT, THROUGH
from indochine.titles.silver_bayonet.state import AWAY, LANDED, QUICKENED, Bayonet

ALL: Final = 1 << 10  # more than any allowance
FAR: Final = 1 << 11  # as yet no way has been found
EXTENSION: Final = 4  # 4.4.1
KEEP_AWAY: Final = 3  # 4.4.2: hexes from every enemy

STAY: Final = 0
TO: Final = 1


def allowance(s: Bayonet, unit: int) -> int:
    """2.4.7, 12.1.2d: in half points; one point more for who began the phase with Truong."""
    printed = s.book.move[s.face(unit)][unit]
    if printed and s.has(unit, LANDED) and not s.book.is_special[unit]:
        return printed // 2 if s.sheet.half_move[s.at[unit]] else 0  # 13.1.2
    return printed + POINT if printed and s.has(unit, QUICKENED) else printed


def is_barred(s: Bayonet, unit: int, to: int, side: int) -> bool:
    """4.1.5, 4.1.6: no hex with an enemy in it; Americans do not go into Cambodia."""
    found = s.here.get(to)
    if found and s.book.side_of[found[0]] != side:
        return True
    return s.sheet.cambodia[to] and s.book.nation_of[unit] == US and not s.sheet.cambodia[s.at[unit]]


class Foe:
    """The enemy as far as he is in the way: the hexes that he controls, and those that he stands in."""

    def __init__(self, zone: bytearray, posts: tuple[int, ...], stood: int) -> None:
        self.zone = zone
        self.posts = posts
        self.stood = stood

    def is_at(self, place: int) -> bool:
        return self.stood >> place & 1 != 0

    def is_near(self, s: Bayonet, place: int) -> bool:
        """4.4.2"""
        return self.stood & s.book.around(place, KEEP_AWAY) != 0


def foe_of(s: Bayonet, unit: int) -> Foe:
    side = 1 - s.book.side_of[unit]
    return Foe(s.zoc[side], s.posts[side], s.stood[side])


def no_foe(s: Bayonet) -> Foe:
    return Foe(bytearray(s.book.hexes), (), 0)


def reachable(s: Bayonet, unit: int) -> dict[int, int]:
    """Every place that a unit can move to, with the cost in half points."""
    return reach(s, unit, foe_of(s, unit))


def reach(s: Bayonet, unit: int, foe: Foe) -> dict[int, int]:
    origin, points = s.at[unit], allowance(s, unit)
    if not points:
        return {}
    if s.book.is_box(origin):
        return from_box(s, unit, origin, points, foe)
    found = from_hex(s, unit, origin, points, foe)
    if can_extend(s, unit, origin) and not foe.is_near(s, origin):
        for place, cost in extended(s, unit, origin, points + EXTENSION, foe).items():
            if cost < found.get(place, ALL):
                found[place] = cost
        found.pop(origin)
    return found


def ways(s: Bayonet, unit: int) -> list[int]:
    """The same as codes, found once for all units alike and every enemy who is alike near them."""
    key, sheet, enemy = kind_of_way(s, unit), s.sheet, 1 - s.book.side_of[unit]
    watched = sheet.watched.get(key, -1)
    if watched < 0:
        watched = sheet.watched[key] = what_matters(s, unit)
    full = (key, s.controlled(enemy) & watched, s.stood[enemy] & watched)
    found = sheet.found.get(full)
    if found is None:
        found = [STAY, *[TO | place << FIRST for place in sorted(reachable(s, unit))]]
        sheet.remember(full, found)
    return found


def kind_of_way(s: Bayonet, unit: int) -> int:
    """All that decides where a unit can go, besides the enemy."""
    book = s.book
    key = s.at[unit] | allowance(s, unit) << 12 | book.nation_of[unit] << 20 | int(book.motorised[unit]) << 23
    return key | int(book.slips[unit]) << 24 | (s.marks[unit] & (LANDED | AWAY)) << 25


def what_matters(s: Bayonet, unit: int) -> int:
    """The hexes in which the enemy can be in the way: those that it could enter if there were none."""
    nobody, origin = no_foe(s), s.at[unit]
    found = set_of(reach(s, unit, nobody))
    if s.book.is_hex(origin):
        found |= 1 << origin
        if can_extend(s, unit, origin):
            for place in extended(s, unit, origin, allowance(s, unit) + EXTENSION, nobody):
                found |= s.book.around(place, KEEP_AWAY)
    return found


def is_stopped(s: Bayonet, unit: int, place: int) -> bool:
    """5.2.1: whether it could come to a hex if nobody exerted control."""
    foe = foe_of(s, unit)
    foe.zone = bytearray(s.book.hexes)
    return place in from_hex(s, unit, s.at[unit], allowance(s, unit), foe)


def from_hex(s: Bayonet, unit: int, origin: int, points: int, foe: Foe) -> dict[int, int]:
    """4.1.4: the first hex may always be entered, unless who has landed has no points for it."""
    begun = first_steps(s, unit, origin, foe.zone)
    if not s.has(unit, LANDED):
        begun = {to: min(cost, points) for to, cost in begun.items()}
    found = search(s, unit, {to: cost for to, cost in begun.items() if cost <= points}, points, foe, origin)
    if s.book.side_of[unit] == PAVN and origin in s.sheet.exit_at and points >= POINT:
        found[s.sheet.exit_at[origin]] = points
    return found


def first_steps(s: Bayonet, unit: int, origin: int, zone: bytearray) -> dict[int, int]:
    """5.2.2, 5.2.3, ruling 14: out of an enemy zone of control it costs nothing more, into another one the
    whole allowance; 5.2.4: but for those who slip through."""
    kind, found = s.kind_of_mover(unit), {}
    for cost, places in s.sheet.free_ways[kind][origin]:
        for to in places:
            found[to] = ALL if zone[origin] and zone[to] else cost
    if zone[origin] and s.book.slips[unit]:
        for way in s.sheet.slips[kind][origin]:
            if zone[way & PLACE] and way >> THROUGH:
                found[way & PLACE] = way >> GROUND & COST
    return found


def search(
    s: Bayonet, unit: int, begun: dict[int, int], points: int, foe: Foe, origin: int
) -> dict[int, int]:
    """4.1.2: cheapest ways first, in buckets by cost, friends never in the way."""
    zone, slips, exits = foe.zone, s.book.slips[unit], s.sheet.exit_at
    ways, costs = s.sheet.free_ways[s.kind_of_mover(unit)], blocked(s, unit, foe)
    leaves = bool(exits) and s.book.side_of[unit] == PAVN
    found: dict[int, int] = {}
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    if origin < s.book.hexes:
        costs[origin] = -1
    for place, cost in begun.items():
        if costs[place] == FAR:
            costs[place] = cost
            buckets[cost].append(place)
    for spent in range(points + 1):
        for here in buckets[spent]:
            if costs[here] < spent:
                continue
            found[here] = spent
            if zone[here]:
                if not slips:
                    continue  # 5.2.1: it has stopped
                steps = slipping(s.sheet.slips[s.kind_of_mover(unit)][here], zone)
            else:
                steps = ways[here]
            for cost, places in steps:
                total = spent + cost
                if total > points:
                    break
                for to in places:
                    if total < costs[to]:
                        costs[to] = total
                        buckets[total].append(to)
            if leaves and here in exits and points - spent - (POINT if zone[here] else 0) >= POINT:
                found[exits[here]] = points  # 4.5.2.1: off the map, with a point left; it ends the move
    return found


def slipping(ways: list[int], zone: bytearray) -> list[tuple[int, list[int]]]:
    """5.2.4: out of an enemy zone of control, or through it, cheapest first."""
    able = [way for way in ways if way >> THROUGH or not zone[way & PLACE]]
    return sorted([(way >> GROUND & COST, [way & PLACE]) for way in able])


def blocked(s: Bayonet, unit: int, foe: Foe) -> list[int]:
    """4.1.5: by hex the cost of coming there, as yet; nothing is cheaper where it may not come at all."""
    costs = [FAR] * s.book.hexes
    for place in closed_hexes(s, unit):
        costs[place] = -1
    for place in foe.posts:
        costs[place] = -1
    return costs


def closed_hexes(s: Bayonet, unit: int) -> frozenset[int]:
    """4.1.6: Cambodia, to Americans who are not in it."""
    if s.book.nation_of[unit] != US or (s.book.is_hex(s.at[unit]) and s.sheet.cambodia[s.at[unit]]):
        return frozenset()
    return s.sheet.beyond_border


def may_leave(s: Bayonet, box: int) -> bool:
    return not s.sheet.exits or box in s.sheet.exits


def from_box(s: Bayonet, unit: int, box: int, points: int, foe: Foe) -> dict[int, int]:
    """4.5.2.2, 4.5.2.3: to a box next to this one, or on to the map and along."""
    if s.has(unit, AWAY):
        return {}
    found = {other: points for other in s.sheet.next_boxes[box] if other in s.sheet.edge_of}
    begun = {}
    for place in s.sheet.edge_of[box]:
        cost = s.sheet.motor_move[place] if s.book.motorised[unit] else s.sheet.move[place]
        if cost and not foe.is_at(place):
            begun[place] = min(cost, points)
    found.update(search(s, unit, begun, points, foe, box))
    return {place: cost for place, cost in found.items() if place != box}


# Extended movement (4.4)


def can_extend(s: Bayonet, unit: int, origin: int) -> bool:
    """4.4.1: on foot, on a road, unless an enemy is near; who has landed has spent points."""
    return not s.book.motorised[unit] and s.sheet.on_road[origin] and not s.has(unit, LANDED)


def extended(s: Bayonet, unit: int, origin: int, points: int, foe: Foe) -> dict[int, int]:
    """4.4.1, 4.4.2: along roads alone, never within three hexes of an enemy."""
    costs, new, closed = {origin: 0}, [origin], closed_hexes(s, unit)
    while new:
        here = new.pop()
        for way in s.sheet.ways[0][here]:
            to, road = way & PLACE, way >> ALONG & COST
            total = costs[here] + road
            if road and total <= points and total < costs.get(to, ALL):
                if to not in closed and not foe.is_near(s, to):
                    costs[to] = total
                    new.append(to)
    return costs


def can_step(s: Bayonet, unit: int) -> bool:
    """4.1.4: whether there is any hex to go to."""
    if not allowance(s, unit):
        return False
    origin = s.at[unit]
    if s.book.is_box(origin) or s.has(unit, LANDED):
        return bool(reachable(s, unit))
    side = s.book.side_of[unit]
    for way in s.sheet.ways[s.kind_of_mover(unit)][origin]:
        if way >> GROUND and not is_barred(s, unit, way & PLACE, side):
            return True
    return side == PAVN and s.sheet.box_at.get(origin, -1) >= 0 and may_leave(s, s.sheet.box_at[origin])
