"""4.0, 5.2: where a unit can go, and what each way costs: found once per question, hex by hex."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, set_of
from indochine.titles.silver_bayonet.book import PAVN, US
from indochine.titles.silver_bayonet.sheet import (
    ALONG,
    COST,
    FAR,
    GROUND,
    LAST,
    PLACE,
    POINT,
    STAY,
    THROUGH,
    Reach,
)
from indochine.titles.silver_bayonet.state import AWAY, LANDED, QUICKENED, Bayonet

ALL: Final = 1 << 10  # more than any allowance
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


class Foe:
    """The enemy as far as he is in the way: by hex whether he controls it, and the hexes that he stands in,
    in order and as a bit set."""

    def __init__(self, zone: bytes, posts: tuple[int, ...], stood: int) -> None:
        self.zone = zone
        self.posts = posts
        self.stood = stood

    def is_near(self, s: Bayonet, place: int) -> bool:
        """4.4.2"""
        return self.stood & s.book.around(place, KEEP_AWAY) != 0


def foe_of(s: Bayonet, unit: int) -> Foe:
    side = 1 - s.book.side_of[unit]
    return Foe(s.sheet.by_hex(s.controlled(side)), s.posts[side], s.stood[side])


def nobody(s: Bayonet) -> Foe:
    return Foe(bytes(s.book.hexes), (), 0)


def reachable(s: Bayonet, unit: int) -> dict[int, int]:
    """Every place that a unit can move to, with the cost in half points."""
    reach, foe = reach_of(s, unit), foe_of(s, unit)
    costs = search(reach, foe)
    found = {place: costs[place - reach.lowest] for place in places_reached(reach, costs)}
    for box in boxes_found(reach, foe, costs):
        found[box] = reach.points
    for place, cost in extended(s, unit, reach, foe).items():
        if cost < found.get(place, ALL):
            found[place] = cost
    return found


def ways(s: Bayonet, unit: int) -> list[int]:
    """The same as codes, found once for all units alike and every enemy who is alike near them."""
    reach, enemy = reach_of(s, unit), 1 - s.book.side_of[unit]
    controlled = s.controlled(enemy) & reach.watched
    if not controlled & reach.passed:
        controlled = 0  # he controls only hexes in which it would end its move all the same
    key = (reach.key, controlled, s.stood[enemy] & reach.watched)
    found = s.sheet.found.get(key)
    if found is None:
        found = codes_found(s, unit, reach)
        s.sheet.remember(key, found)
    return found


def codes_found(s: Bayonet, unit: int, reach: Reach) -> list[int]:
    """In the order of the map, boxes last."""
    foe, codes_to, lowest = foe_of(s, unit), s.sheet.codes_to, reach.lowest
    costs = search(reach, foe)
    codes: list[Any] = [STAY]
    for place in reach.places:
        if 0 <= costs[place - lowest] < FAR:
            codes.append(codes_to[place])
    for box in boxes_found(reach, foe, costs):
        codes.append(codes_to[box])
    if not reach.extends:
        return codes
    farther = [place for place in extended(s, unit, reach, foe) if not is_reached(reach, costs, place)]
    return sorted([*codes, *[codes_to[place] for place in farther]]) if farther else codes


def places_reached(reach: Reach, costs: list[int]) -> list[int]:
    lowest = reach.lowest
    return [place for place in reach.places if 0 <= costs[place - lowest] < FAR]


def is_reached(reach: Reach, costs: list[int], place: int) -> bool:
    at = place - reach.lowest
    return 0 <= at < len(costs) and 0 <= costs[at] < FAR


def is_stopped(s: Bayonet, unit: int, place: int) -> bool:
    """5.2.1: whether it could come to a hex if nobody exerted control."""
    reach, foe = reach_of(s, unit), foe_of(s, unit)
    foe.zone = bytes(s.book.hexes)
    return place in places_reached(reach, search(reach, foe))


def search(reach: Reach, foe: Foe) -> list[int]:
    """4.1.2: what it costs to come to each hex, from the lowest on; cheapest first, in buckets."""
    costs = open_map(reach, foe)
    buckets: list[list[Any]] = [[] for _ in range(reach.points + 1)]
    set_out(reach, foe.zone, costs, buckets)
    go_on(reach, foe, costs, buckets, 0)
    return costs


def search_on(reach: Reach, foe: Foe, place: int, spent: int) -> list[int]:
    """The same from a hex on the way, with so much spent."""
    costs = open_map(reach, foe)
    buckets: list[list[Any]] = [[] for _ in range(reach.points + 1)]
    costs[place - reach.lowest] = spent
    buckets[spent].append(place)
    go_on(reach, foe, costs, buckets, spent)
    return costs


def open_map(reach: Reach, foe: Foe) -> list[int]:
    """By hex, from the lowest on: no cost known, or -1 where it cannot go."""
    costs, lowest = reach.blank[:], reach.lowest
    end = lowest + len(costs)
    for post in foe.posts:
        if lowest <= post < end:
            costs[post - lowest] = -1  # 4.1.5
    return costs


def go_on(reach: Reach, foe: Foe, costs: list[int], buckets: list[list[Any]], begun: int) -> None:
    for spent in range(begun, reach.points):  # with no point left it goes nowhere
        bucket = buckets[spent]
        if bucket:
            spread_out(reach, foe.zone, costs, buckets, bucket, spent)


def set_out(reach: Reach, zone: bytes, costs: list[int], buckets: list[list[Any]]) -> None:
    """5.2.2, 5.2.3, ruling 14: out of an enemy zone of control it costs nothing more, into another one the
    whole allowance; 5.2.4: but for those who slip through."""
    lowest, hard = reach.lowest, reach.hard_start
    held = reach.origin >= 0 and zone[reach.origin] > 0
    for place, easy in reach.start.items():
        cost = hard[place] if held and zone[place] else easy
        if cost <= reach.points and cost < costs[place - lowest]:
            costs[place - lowest] = cost
            buckets[cost].append(place)


def spread_out(
    reach: Reach,
    zone: bytes,
    costs: list[int],
    buckets: list[list[Any]],
    bucket: list[Any],
    spent: int,
) -> None:
    """5.2.1: who does not slip has stopped; 5.2.4: out of an enemy zone of control, or through it."""
    lowest, points = reach.lowest, reach.points
    for place in bucket:
        here: int = place
        if costs[here - lowest] < spent:
            continue
        for step in reach.slips[here] if zone[here] else reach.steps[here]:
            total = spent + step.cost
            if total > points:
                break
            for near in step.places:
                to: int = near
                known = costs[to - lowest]
                if total < known and (step.through or not zone[to]):
                    costs[to - lowest] = total
                    if known != LAST:
                        buckets[total].append(near)


def boxes_found(reach: Reach, foe: Foe, costs: list[int]) -> list[int]:
    """4.5.2.1: off the map from an edge hex, with a point left; it ends the move."""
    if not reach.exits:
        return reach.boxes
    found = reach.boxes[:]
    for place, box in reach.exits:
        if leaves_point(reach, foe, costs, place) and box not in found:
            found.append(box)
    return sorted(found)


def leaves_point(reach: Reach, foe: Foe, costs: list[int], place: int) -> bool:
    """4.5.2.1, ruling 58"""
    most = reach.points - POINT
    return 0 <= costs[place - reach.lowest] <= (most - POINT if foe.zone[place] else most)


# The way to a place, where it matters (ruling 62)


def passes_by(s: Bayonet, unit: int, places: int) -> bool:
    """Whether any of these hexes is where a unit can come at all, whoever the enemy is."""
    reach = reach_of(s, unit)
    return bool(reach.entered & places) or any([places >> place & 1 for place in reach.road])


def cost_by(s: Bayonet, unit: int, to: int, through: int, shunned: int) -> int:
    """What it costs a unit to move to a place by way of a hex (-1: by any), never into hexes that it shuns;
    `ALL` if there is no such way."""
    reach, foe = reach_of(s, unit), foe_of(s, unit)
    if shunned:
        foe.posts = (*foe.posts, *bits(shunned))
    costs = search(reach, foe)
    if through < 0:
        best = cost_at(reach, foe, costs, to)
    else:
        spent = cost_at(reach, foe, costs, through)
        best = ALL if spent == ALL else cost_at(reach, foe, search_on(reach, foe, through, spent), to)
    return min(best, cost_by_road(s, unit, to, through, shunned))


def cost_at(reach: Reach, foe: Foe, costs: list[int], to: int) -> int:
    if is_reached(reach, costs, to):
        return costs[to - reach.lowest]
    out = [place for place, box in reach.exits if box == to and leaves_point(reach, foe, costs, place)]
    return reach.points if out else ALL


def cost_by_road(s: Bayonet, unit: int, to: int, through: int, shunned: int) -> int:
    """4.4: the same by extended movement."""
    reach, foe = reach_of(s, unit), foe_of(s, unit)
    if not reach.extends or to not in reach.road or foe.is_near(s, reach.origin):
        return ALL
    found = along_road(s, unit, reach, foe, reach.origin, 0, shunned)
    if through >= 0:
        spent = found.get(through, ALL)
        found = along_road(s, unit, reach, foe, through, spent, shunned) if spent < ALL else {}
    return found.get(to, ALL)


# What the map says, whoever the enemy is


def reach_of(s: Bayonet, unit: int) -> Reach:
    """Where a unit could come if there were no enemy: found once for all alike."""
    key = kind_of_way(s, unit)
    found = s.sheet.reaches.get(key)
    if found is None:
        found = survey(s, unit, key)
        s.sheet.keep(found)
    return found


def kind_of_way(s: Bayonet, unit: int) -> int:
    """All that decides where a unit can go, besides the enemy."""
    marks = s.marks[unit] & (LANDED | AWAY)
    return s.at[unit] | allowance(s, unit) << 12 | s.book.mover[unit] << 20 | marks << 24


def survey(s: Bayonet, unit: int, key: int) -> Reach:
    origin, points, sheet, kind = s.at[unit], allowance(s, unit), s.sheet, s.kind_of_mover(unit)
    on_map = s.book.is_hex(origin)
    begun = ways_out(s, unit, points) if on_map else ways_in(s, unit, points)
    reach = Reach(key, points, origin if on_map else -1, begun)
    reach.steps = sheet.steps[kind]
    reach.slips = sheet.slip_steps[kind] if s.book.slips[unit] else sheet.no_steps
    reach.blank = blank_map(s, unit)
    reach.settle(search(reach, nobody(s)), sheet.beside)
    if on_map:
        reach.hard_start = hard_start(s, unit, reach)
    if s.book.side_of[unit] == PAVN and points:
        add_exits(s, unit, reach)
    if on_map and can_extend(s, unit, origin):
        reach.extends = True
        reach.road = along_road(s, unit, reach, nobody(s), origin, 0, 0)
        for place in (origin, *reach.road):
            reach.beside_road |= s.book.around(place, KEEP_AWAY)
        reach.watched |= reach.beside_road
    reach.landmarks = [n for n in sheet.landmarks if reach.entered >> n & 1 or n in reach.road]
    return reach


def ways_out(s: Bayonet, unit: int, points: int) -> dict[int, int]:
    """4.1.4: the first hex may always be entered, unless who has landed has no points for it."""
    ways = s.sheet.free_ways[s.kind_of_mover(unit)][s.at[unit]] if points else []
    found = {way & PLACE: way >> GROUND for way in ways}
    if s.has(unit, LANDED):
        return {to: cost for to, cost in found.items() if cost <= points}
    return {to: min(cost, points) for to, cost in found.items()}


def hard_start(s: Bayonet, unit: int, reach: Reach) -> dict[int, int]:
    """What a first step from one enemy zone of control into another costs."""
    found = dict.fromkeys(reach.start, ALL)
    if s.book.slips[unit]:
        for way in s.sheet.slips[s.kind_of_mover(unit)][s.at[unit]]:
            if way >> THROUGH and way & PLACE in found:
                found[way & PLACE] = way >> GROUND & COST
    if s.has(unit, LANDED):
        return found
    return {to: min(cost, reach.points) for to, cost in found.items()}


def ways_in(s: Bayonet, unit: int, points: int) -> dict[int, int]:
    """4.5.2.3: from a box on to the map."""
    if s.has(unit, AWAY) or not points:
        return {}
    costs = s.sheet.motor_move if s.book.motorised[unit] else s.sheet.move
    return {place: min(costs[place], points) for place in s.sheet.edge_of[s.at[unit]] if costs[place]}


def add_exits(s: Bayonet, unit: int, reach: Reach) -> None:
    """4.5.2.1, 4.5.2.2: off the map by the hexes of an edge, or from a box to one next to it."""
    origin, exits = s.at[unit], s.sheet.exit_at
    if s.book.is_box(origin):
        near = [] if s.has(unit, AWAY) else s.sheet.next_boxes[origin]
        reach.boxes = sorted([box for box in near if box in s.sheet.edge_of])
    elif origin in exits and reach.points >= POINT:
        reach.boxes = [exits[origin]]
    hexes = [place for place in reach.places if place in exits and exits[place] != origin]
    reach.exits = [(place, exits[place]) for place in hexes]
    reach.passed |= set_of(hexes)


def blank_map(s: Bayonet, unit: int) -> list[int]:
    """By hex: FAR, or -1 where a unit never comes, or comes from."""
    found = [FAR] * s.book.hexes
    for place in closed_hexes(s, unit):
        found[place] = -1
    if s.book.is_hex(s.at[unit]):
        found[s.at[unit]] = -1
    return found


def closed_hexes(s: Bayonet, unit: int) -> frozenset[int]:
    """4.1.6: Cambodia, to Americans who are not in it."""
    if s.book.nation_of[unit] != US or (s.book.is_hex(s.at[unit]) and s.sheet.cambodia[s.at[unit]]):
        return frozenset()
    return s.sheet.beyond_border


def may_leave(s: Bayonet, box: int) -> bool:
    return not s.sheet.exits or box in s.sheet.exits


# Extended movement (4.4)


def can_extend(s: Bayonet, unit: int, origin: int) -> bool:
    """4.4.1: on foot, on a road, unless an enemy is near; who has landed has spent points."""
    if not allowance(s, unit):
        return False
    return not s.book.motorised[unit] and s.sheet.on_road[origin] and not s.has(unit, LANDED)


def extended(s: Bayonet, unit: int, reach: Reach, foe: Foe) -> dict[int, int]:
    """4.4.1, 4.4.2: along roads alone, never within three hexes of an enemy."""
    if not reach.extends or not foe.stood & reach.beside_road:
        return reach.road
    return {} if foe.is_near(s, reach.origin) else along_road(s, unit, reach, foe, reach.origin, 0, 0)


def along_road(
    s: Bayonet, unit: int, reach: Reach, foe: Foe, begin: int, spent: int, shunned: int
) -> dict[int, int]:
    """From a hex on, with so much spent."""
    points = reach.points + EXTENSION
    costs, new, closed = {begin: spent}, [begin], closed_hexes(s, unit)
    while new:
        here = new.pop()
        for way in s.sheet.ways[0][here]:
            to, road = way & PLACE, way >> ALONG & COST
            total = costs[here] + road
            if road and total <= points and total < costs.get(to, ALL):
                if to not in closed and not shunned >> to & 1 and not foe.is_near(s, to):
                    costs[to] = total
                    new.append(to)
    del costs[begin]
    return costs


def can_step(s: Bayonet, unit: int) -> bool:
    """4.1.4: whether there is any hex to go to."""
    if not allowance(s, unit):
        return False
    origin = s.at[unit]
    if s.book.is_box(origin) or s.has(unit, LANDED):
        return len(ways(s, unit)) > 1  # besides staying
    side = s.book.side_of[unit]
    for way in s.sheet.ways[s.kind_of_mover(unit)][origin]:
        if way >> GROUND and not is_barred(s, unit, way & PLACE, side):
            return True
    return side == PAVN and s.sheet.box_at.get(origin, -1) >= 0 and may_leave(s, s.sheet.box_at[origin])
