"""4.0, 5.2: where a unit can go, and what each way costs: found once per question, hex by hex."""

from __future__ import annotations

from typing import Final

from indochine.titles.silver_bayonet.book import PAVN, US
from indochine.titles.silver_bayonet.sheet import ALONG, COST, GROUND, PLACE
from indochine.titles.silver_bayonet.state import AWAY, LANDED, QUICKENED, Bayonet

ALL: Final = 1 << 10  # more than any allowance
POINT: Final = 2  # a movement point, in halves
EXTENSION: Final = 4  # 4.4.1
KEEP_AWAY: Final = 3  # 4.4.2: hexes from every enemy


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


def step_cost(s: Bayonet, unit: int, way: int, origin: int, there_zoc: bool, is_first: bool) -> int:
    """5.2: what a step out of an enemy zone costs, 0 if it cannot be made; `ALL` is the whole allowance."""
    ground, road = way >> GROUND & COST, way >> ALONG & COST
    cost = road or ground
    if not cost:
        return 0
    if s.book.slips[unit] and (not there_zoc or slips_through(s, unit, origin, way & PLACE)):
        return slipping_cost(s, unit, ground, cost, there_zoc, is_first)
    if not is_first:
        return 0  # 5.2.1: it has stopped
    return ALL if there_zoc else cost  # 5.2.2, 5.2.3, ruling 14


def slipping_cost(s: Bayonet, unit: int, ground: int, cost: int, there_zoc: bool, is_first: bool) -> int:
    """5.2.4a, 5.2.4b, 5.2.4c: out of an enemy zone of control, or through it, for a point more."""
    if not there_zoc and is_first:
        return cost
    return (cost if s.book.motorised[unit] else ground) + POINT


def slips_through(s: Bayonet, unit: int, origin: int, to: int) -> bool:
    """5.2.4c: on foot nobody slips from zone to zone where either hex is clear ground."""
    return s.book.motorised[unit] or not (s.sheet.is_clear[origin] or s.sheet.is_clear[to])


def reachable(s: Bayonet, unit: int) -> dict[int, int]:
    """Every place that a unit can move to, with the cost in half points."""
    origin, points = s.at[unit], allowance(s, unit)
    if not points:
        return {}
    if s.book.is_box(origin):
        return from_box(s, unit, origin, points)
    found = search(s, unit, {origin: 0}, points, True, enemy_zone(s, unit))
    if can_extend(s, unit, origin):
        for place, cost in extended(s, unit, origin, points + EXTENSION).items():
            if cost < found.get(place, ALL):
                found[place] = cost
    found.pop(origin, None)
    return found


def known_ways(s: Bayonet, unit: int) -> dict[int, int]:
    """The same during a movement phase, in which the enemy stays where he is: found once for all alike."""
    book = s.book
    key = s.at[unit] | allowance(s, unit) << 12 | book.nation_of[unit] << 20 | int(book.motorised[unit]) << 23
    key |= int(book.slips[unit]) << 24 | (s.marks[unit] & (LANDED | AWAY)) << 25
    found = s.known.get(key)
    if found is None:
        found = s.known[key] = reachable(s, unit)
    return found


def enemy_zone(s: Bayonet, unit: int) -> bytearray:
    return s.zoc[1 - s.book.side_of[unit]]


def is_stopped(s: Bayonet, unit: int, place: int) -> bool:
    """5.2.1: whether it could come to a hex if nobody exerted control."""
    points = allowance(s, unit)
    return place in search(s, unit, {s.at[unit]: 0}, points, True, bytearray(s.book.hexes))


def search(
    s: Bayonet, unit: int, begun: dict[int, int], points: int, is_first: bool, enemy: bytearray
) -> dict[int, int]:
    """4.1.2: cheapest ways first, in buckets by cost, friends never in the way.

    `enemy` is the zone of control that is in the way."""
    side, stacks, sides = s.book.side_of[unit], s.here, s.book.side_of
    ways, slips, landed = s.sheet.ways[s.kind_of_mover(unit)], s.book.slips[unit], s.has(unit, LANDED)
    closed = closed_hexes(s, unit)
    costs = dict(begun)
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    for place, cost in begun.items():
        buckets[cost].append(place)
    for spent in range(points + 1):
        for here in buckets[spent]:
            if costs[here] < spent:
                continue
            first = is_first and here in begun
            here_zoc = enemy[here] > 0
            if here_zoc and not slips and not first:
                continue
            for way in ways[here]:
                to = way & PLACE
                cost = way >> ALONG or way >> GROUND
                if here_zoc:
                    cost = step_cost(s, unit, way, here, enemy[to] > 0, first)
                total = spent + cost
                if first and not landed and total > points:
                    total = points  # 4.1.4: the first hex may always be entered
                if not cost or total > points or total >= costs.get(to, ALL) or to in closed:
                    continue
                stack = stacks.get(to)
                if stack is None or sides[stack[0]] == side:  # 4.1.5
                    costs[to] = total
                    buckets[total].append(to)
            leave_map(s, unit, here, points - spent - (POINT if here_zoc and not first else 0), points, costs)
    return costs


def closed_hexes(s: Bayonet, unit: int) -> frozenset[int]:
    """4.1.6: Cambodia, to Americans who are not in it."""
    if s.book.nation_of[unit] != US or (s.book.is_hex(s.at[unit]) and s.sheet.cambodia[s.at[unit]]):
        return frozenset()
    return s.sheet.beyond_border


def leave_map(s: Bayonet, unit: int, here: int, left: int, points: int, costs: dict[int, int]) -> None:
    """4.5.2.1: off the map from an edge hex, with a point left; it ends the move."""
    box = s.sheet.box_at.get(here, -1)
    if box < 0 or s.book.side_of[unit] != PAVN or left < POINT or not may_leave(s, box):
        return
    costs[box] = min(costs.get(box, ALL), points)


def may_leave(s: Bayonet, box: int) -> bool:
    return not s.sheet.exits or box in s.sheet.exits


def from_box(s: Bayonet, unit: int, box: int, points: int) -> dict[int, int]:
    """4.5.2.2, 4.5.2.3: to a box next to this one, or on to the map and along."""
    if s.has(unit, AWAY):
        return {}
    found = {other: points for other in s.sheet.next_boxes[box] if other in s.sheet.edge_of}
    side, begun = s.book.side_of[unit], {}
    for place in s.sheet.edge_of[box]:
        cost = s.sheet.motor_move[place] if s.book.motorised[unit] else s.sheet.move[place]
        if cost and not is_occupied(s, place, side):
            begun[place] = min(cost, points)
    found.update(search(s, unit, begun, points, False, enemy_zone(s, unit)))
    return {place: cost for place, cost in found.items() if place != box}


def is_occupied(s: Bayonet, place: int, side: int) -> bool:
    found = s.here.get(place)
    return bool(found) and s.book.side_of[found[0]] != side if found else False


# Extended movement (4.4)


def can_extend(s: Bayonet, unit: int, origin: int) -> bool:
    """4.4.1: on foot, on a road, more than three hexes from every enemy; who has landed has spent points."""
    if s.book.motorised[unit] or not s.sheet.on_road[origin] or s.has(unit, LANDED):
        return False
    return not s.is_near(origin, 1 - s.book.side_of[unit], KEEP_AWAY)


def extended(s: Bayonet, unit: int, origin: int, points: int) -> dict[int, int]:
    """4.4.1, 4.4.2: along roads alone, never within three hexes of an enemy."""
    side, costs, new = s.book.side_of[unit], {origin: 0}, [origin]
    while new:
        here = new.pop()
        for way in s.sheet.ways[0][here]:
            to, road = way & PLACE, way >> ALONG & COST
            total = costs[here] + road
            if road and total <= points and total < costs.get(to, ALL):
                if not is_barred(s, unit, to, side) and not s.is_near(to, 1 - side, KEEP_AWAY):
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
