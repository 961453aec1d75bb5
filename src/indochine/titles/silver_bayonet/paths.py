"""4.0, 5.2: where a unit can go, and what each way costs: found once per question, hex by hex."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits, without
from indochine.titles.silver_bayonet.book import PAVN, US
from indochine.titles.silver_bayonet.sheet import (
    ALONG,
    COST,
    GROUND,
    PLACE,
    POINT,
    STAY,
    STEP,
    THROUGH,
    Reach,
)
from indochine.titles.silver_bayonet.state import AWAY, LANDED, QUICKENED, Bayonet

ALL: Final = 1 << 10  # more than any allowance
FAR: Final = 1 << 11  # as yet no way has been found
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
    """The enemy as far as he is in the way: the hexes that he controls, by hex and as a bit set, and those
    that he stands in."""

    def __init__(self, zone: bytearray, controlled: int, stood: int) -> None:
        self.zone = zone
        self.controlled = controlled
        self.stood = stood

    def is_near(self, s: Bayonet, place: int) -> bool:
        """4.4.2"""
        return self.stood & s.book.around(place, KEEP_AWAY) != 0


def foe_of(s: Bayonet, unit: int) -> Foe:
    side = 1 - s.book.side_of[unit]
    return Foe(s.zoc[side], s.controlled(side), s.stood[side])


def reachable(s: Bayonet, unit: int) -> dict[int, int]:
    """Every place that a unit can move to, with the cost in half points."""
    reach, foe = reach_of(s, unit), foe_of(s, unit)
    costs = search(reach, foe)
    found = {place: cost for place, cost in zip(reach.places, costs, strict=True) if 0 <= cost < FAR}
    for box in boxes_found(reach, foe, costs):
        found[box] = reach.points
    for place, cost in extended(s, unit, reach, foe).items():
        if cost < found.get(place, ALL):
            found[place] = cost
    return found


def ways(s: Bayonet, unit: int) -> list[int]:
    """The same as codes, found once for all units alike and every enemy who is alike near them."""
    reach, sheet, enemy = reach_of(s, unit), s.sheet, 1 - s.book.side_of[unit]
    key = (reach.key, s.controlled(enemy) & reach.watched, s.stood[enemy] & reach.watched)
    found = sheet.found.get(key)
    if found is None:
        found = [STAY]
        found += [sheet.codes_to[place] for place in places_found(s, unit, reach)]
        sheet.remember(key, found)
    return found


def places_found(s: Bayonet, unit: int, reach: Reach) -> list[int]:
    foe = foe_of(s, unit)
    costs = search(reach, foe)
    places = [reach.places[number] for number, cost in enumerate(costs) if 0 <= cost < FAR]
    places += boxes_found(reach, foe, costs)
    road = extended(s, unit, reach, foe)
    return sorted({*places, *road}) if road else places


def is_stopped(s: Bayonet, unit: int, place: int) -> bool:
    """5.2.1: whether it could come to a hex if nobody exerted control."""
    reach, foe = reach_of(s, unit), Foe(bytearray(s.book.hexes), 0, foe_of(s, unit).stood)
    return place in reach.number and 0 <= search(reach, foe)[reach.number[place]] < FAR


def search(reach: Reach, foe: Foe) -> list[int]:
    """4.1.2: what it costs to come to each hex in reach: where the enemy matters, found anew."""
    changed = behind(reach, foe)
    if not changed:
        return reach.costs
    costs, edge = reach.costs[:], 0
    for number in bits(changed):
        costs[number] = FAR
        edge |= reach.before[number]
    for place in bits(foe.stood & reach.entered):
        costs[reach.number[place]] = -1  # 4.1.5
    buckets: list[list[int]] = [[] for _ in range(reach.points + 1)]
    for number in bits(without(edge, changed)):
        buckets[costs[number]].append(number)
    for step in first_steps(reach, foe.zone):
        to, cost = step & PLACE, step >> GROUND
        if cost < costs[to]:
            costs[to] = cost
            buckets[cost].append(to)
    spread_out(reach, foe.zone, costs, buckets)
    return costs


def behind(reach: Reach, foe: Foe) -> int:
    """The hexes to which a cheapest way may lead through the enemy or his zone of control."""
    if not (foe.controlled | foe.stood) & reach.watched:
        return 0
    reach.order_ways()
    if reach.origin >= 0 and foe.zone[reach.origin]:
        return (1 << len(reach.places)) - 1
    found = 0
    for place in bits(foe.controlled & reach.entered):
        found |= reach.after[reach.number[place]]
    for place in bits(foe.stood & reach.entered):
        found |= reach.after[reach.number[place]] | 1 << reach.number[place]
    return found


def spread_out(reach: Reach, zone: bytearray, costs: list[int], buckets: list[list[int]]) -> None:
    """Cheapest ways first, in buckets by cost."""
    places, points, steps = reach.places, reach.points, reach.steps
    for spent in range(points):  # with no point left it goes nowhere
        for here in buckets[spent]:
            if costs[here] < spent:
                continue
            begin, end = reach.first[here], reach.first[here + 1]
            for step in slipping(reach, here, zone) if zone[places[here]] else steps[begin:end]:
                to, total = step & PLACE, spent + (step >> GROUND)
                if total < costs[to] and total <= points:
                    costs[to] = total
                    buckets[total].append(to)


def first_steps(reach: Reach, zone: bytearray) -> list[int]:
    """5.2.2, 5.2.3, ruling 14: out of an enemy zone of control it costs nothing more, into another one the
    whole allowance; 5.2.4: but for those who slip through."""
    if reach.origin < 0 or not zone[reach.origin]:
        return reach.start
    found = []
    for step in reach.start:
        to = step & PLACE
        if not zone[reach.places[to]]:
            found.append(step)
        elif reach.hard_start[to] <= reach.points:
            found.append(to | reach.hard_start[to] << GROUND)
    return found


def slipping(reach: Reach, here: int, zone: bytearray) -> list[int]:
    """5.2.1: who does not slip has stopped; 5.2.4: out of an enemy zone of control, or through it."""
    steps, places = reach.slipping.get(here), reach.places
    if steps is None:
        steps = reach.slipping[here] = reach.slips_from(here)
    return [step & STEP for step in steps if step >> THROUGH or not zone[places[step & PLACE]]]


def boxes_found(reach: Reach, foe: Foe, costs: list[int]) -> list[int]:
    """4.5.2.1: off the map from an edge hex, with a point left; it ends the move."""
    if not reach.exits:
        return reach.boxes
    found = set(reach.boxes)
    for number, box in reach.exits:
        zoned = foe.zone[reach.places[number]] > 0
        if 0 <= costs[number] <= reach.points - (2 * POINT if zoned else POINT):
            found.add(box)
    return sorted(found)


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
    book = s.book
    key = s.at[unit] | allowance(s, unit) << 12 | book.side_of[unit] << 20 | int(book.slips[unit]) << 21
    key |= int(book.motorised[unit]) << 22 | int(book.nation_of[unit] == US) << 23
    return key | (s.marks[unit] & (LANDED | AWAY)) << 24


def survey(s: Bayonet, unit: int, key: int) -> Reach:
    origin, points, sheet, kind = s.at[unit], allowance(s, unit), s.sheet, s.kind_of_mover(unit)
    on_map = s.book.is_hex(origin)
    begun = ways_out(s, unit, points) if on_map else ways_in(s, unit, points)
    costs = flood(s, unit, begun, points)
    reach = Reach(key, points, origin if on_map else -1, costs)
    reach.lay_ways(sheet.free_ways[kind], costs, sheet.same_steps)
    if s.book.slips[unit]:
        reach.slips = sheet.slips[kind]
    reach.start = [reach.number[to] | cost << GROUND for to, cost in begun.items() if to in costs]
    if on_map:
        reach.hard_start = hard_start(s, unit, reach)
    if s.book.side_of[unit] == PAVN and points:
        add_exits(s, unit, reach)
    if on_map and can_extend(s, unit, origin):
        reach.extends = True
        reach.road = along_road(s, unit, reach, Foe(bytearray(), 0, 0))
        for place in (origin, *reach.road):
            reach.beside_road |= s.book.around(place, KEEP_AWAY)
        reach.watched |= reach.beside_road
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
    found = {step & PLACE: ALL for step in reach.start}
    if s.book.slips[unit]:
        for way in s.sheet.slips[s.kind_of_mover(unit)][s.at[unit]]:
            if way >> THROUGH and way & PLACE in reach.number:
                found[reach.number[way & PLACE]] = way >> GROUND & COST
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
    reach.exits = [(reach.number[place], exits[place]) for place in hexes]


def flood(s: Bayonet, unit: int, begun: dict[int, int], points: int) -> dict[int, int]:
    """4.1.2: what it costs to come to each hex where there is no enemy, cheapest ways first."""
    ways, closed, costs = s.sheet.free_ways[s.kind_of_mover(unit)], closed_hexes(s, unit), {s.at[unit]: 0}
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    for place, cost in begun.items():
        buckets[cost].append(place)
    for spent in range(points + 1):
        for here in buckets[spent]:
            if here in costs or here in closed:
                continue
            costs[here] = spent
            for way in ways[here]:
                to, total = way & PLACE, spent + (way >> GROUND)
                if total <= points and to not in costs:
                    buckets[total].append(to)
    del costs[s.at[unit]]
    return costs


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
    return {} if foe.is_near(s, reach.origin) else along_road(s, unit, reach, foe)


def along_road(s: Bayonet, unit: int, reach: Reach, foe: Foe) -> dict[int, int]:
    origin, points = reach.origin, reach.points + EXTENSION
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
    del costs[origin]
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
