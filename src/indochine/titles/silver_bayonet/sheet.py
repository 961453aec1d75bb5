"""The map as one scenario uses it: the window, what each hex costs and is worth, where control reaches."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, lowest, set_of
from indochine.kernel.frames import FIRST
from indochine.titles.silver_bayonet import grid
from indochine.titles.silver_bayonet.areas import hexes_of, in_window
from indochine.titles.silver_bayonet.pack import Hex, Pack
from indochine.titles.silver_bayonet.scenario_data import (
    B52,
    Airlift,
    Area,
    Award,
    Confined,
    ExitBoxes,
    HotLanding,
    LieInWait,
    MarchAmbush,
    OperationalLz,
    R,
    SafeExit,
    Scenario,
    SpecialRule,
    SupplyGoal,
    WindowRange,
)
from indochine.titles.silver_bayonet.table_data import Terrain

FOOT: Final = 0
MOTOR: Final = 1
OPEN: Final = ("clear", "tea")  # 12.2
CLEAR: Final = "clear"
LANDING_FIELD: Final = "field"

# A way to a neighbour in one int: the place, the cost of the ground, the cost along a road (0: none).
GROUND: Final = 12
ALONG: Final = 20
PLACE: Final = (1 << GROUND) - 1
COST: Final = 255
STAY: Final = 0  # answers to the question where to move
TO: Final = 1
THROUGH: Final = 20  # of a way out of an enemy zone of control: whether it leads into another one as well
POINT: Final = 2  # a movement point, in halves
FAR: Final = 1 << 11  # as yet no way has been found
LAST: Final = FAR + 1  # nor will one lead on from there
WAYS_REMEMBERED: Final = 16_000
REMEMBERED: Final = 4_000  # answers to the same question that are kept
DIGITS: Final = bytes.maketrans(b"01", b"\x00\x01")


def halves(cost: float | None) -> int:
    return int(2 * (cost or 0))


class Region:
    """Places in which units may be put, if no enemy is near: an area of the scenario card."""

    def __init__(self, places: int, from_enemy: int) -> None:
        self.places = places
        self.from_enemy = from_enemy
        self.named: int = 0  # hexes that the card names one by one
        self.is_field: bool = False  # 13.1.1.1
        self.by_air: bool = False  # ruling 47
        self.gate: int = -1  # the hex that must be held
        self.ring: list[int] = []
        self.ring_limit: int = 0
        self.known: dict[int, list[int]] = {}

    def codes(self, free: int) -> list[int]:
        """Those of its places that are free, each as the argument of a code."""
        free &= self.places
        found = self.known.get(free)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = self.known[free] = [place << FIRST for place in bits(free)]
        return found


class Steps:
    """From a hex to those of its neighbours that cost the same; `through`, if they may be entered whoever
    controls them. The places are `Any`, so that the compiled search passes them on without copying."""

    def __init__(self, cost: int, through: bool, places: list[Any]) -> None:
        self.cost = cost
        self.through = through
        self.places = places


class Reach:
    """Where a kind of unit could come from a place if there were no enemy, and how it sets out."""

    def __init__(self, key: int, points: int, origin: int, start: dict[int, int]) -> None:
        self.key = key
        self.points = points
        self.origin = origin  # -1 in a box
        self.start = start  # by place: the cost of a first step
        self.hard_start: dict[int, int] = {}  # from one enemy zone of control into another
        self.steps: list[list[Steps]] = []  # by place
        self.slips: list[list[Steps]] = []  # by place: out of an enemy zone of control
        self.lowest: int = 0  # of its places and their neighbours
        self.blank: list[int] = []  # from there on, by place: FAR or LAST, or -1 where it never comes
        self.places: list[int] = []  # in the order of the map
        self.entered: int = 0  # the same as a bit set
        self.watched: int = 0  # where an enemy matters
        self.passed: int = 0  # where it matters that he exerts control, even if he does so nowhere else
        self.exits: list[tuple[int, int]] = []  # hexes, and the boxes that they lead to
        self.boxes: list[int] = []  # that can be reached at once
        self.extends: bool = False  # 4.4
        self.road: dict[int, int] = {}  # where that leads, and at what cost
        self.beside_road: int = 0  # the hexes in which an enemy forbids it
        self.landmarks: list[int] = []  # the hexes on the way that somebody can gain
        self.beyond: dict[int, int] = {}  # by landmark: where it could come past it, once asked for

    def settle(self, costs: list[int], beside: list[int]) -> None:
        """The costs of all hexes of the map are found: only those in reach matter from now on."""
        places = [place for place, cost in enumerate(costs) if 0 <= cost < FAR]
        onward = [place for place in places if self.leads_on(place, costs[place])]
        self.start = {place: cost for place, cost in self.start.items() if costs[place] >= 0}
        around = self.entered = set_of(places)
        for place in places:
            around |= beside[place]
        self.lowest = lowest(around) if around else 0
        self.blank = [-1] * (around.bit_length() - self.lowest)
        for place in places:
            self.blank[place - self.lowest] = LAST
        for place in onward:
            self.blank[place - self.lowest] = FAR
        begun = 1 << self.origin if self.origin >= 0 else 0
        self.places = places
        self.watched = self.entered | begun
        self.passed = set_of(onward) | begun

    def leads_on(self, place: int, spent: int) -> bool:
        """Whether the points suffice for the cheapest step from a hex."""
        steps = self.steps[place]
        return bool(steps) and spent + steps[0].cost <= self.points


class Sheet:
    """Tables by hex; costs are in half movement points, 0 where there is no way."""

    def __init__(self, pack: Pack, scenario: Scenario, place_of: dict[str, int], plain_camps: bool) -> None:
        self.scenario = scenario
        self.rules: dict[type[SpecialRule], Any] = {}
        self.place_of = place_of
        self.player_turns: int = scenario.player_turns
        self.lie_in_wait: LieInWait | None = scenario.rule(LieInWait)
        waiting = self.lie_in_wait.units if self.lie_in_wait else ()
        self.in_wait: list[int] = [n for n, unit in enumerate(pack.units.unit) if unit.id in waiting]
        self.march_ambush: MarchAmbush | None = scenario.rule(MarchAmbush)
        self.airlift: Airlift | None = scenario.rule(Airlift)
        self.safe_exit: SafeExit | None = scenario.rule(SafeExit)
        self.b52: B52 | None = scenario.rule(B52)
        confined, far = scenario.rule(Confined), scenario.rule(WindowRange)
        self.confined: str = confined.nation if confined else ""
        self.confined_to: list[int] = [place_of[id] for id in confined.hexes] if confined else []
        self.far_guns: int = place_of[far.hex] if far else -1  # the hex whose batteries reach all
        self.awards: dict[str, list[tuple[int, Award]]] = {}  # by event, with their numbers
        for number, award in enumerate(scenario.award):
            self.awards.setdefault(award.event, []).append((number, award))
        last = max([supply.from_turn for supply in scenario.air])
        supplies = [scenario.air_supply(turn) for turn in range(1, last + 1)]
        self.rolls_air: list[bool] = [supply.roll for supply in supplies]
        self.air_points: list[int] = [supply.points for supply in supplies]
        hexes = pack.map.hex
        self.inside: list[bool] = [in_window(hex.id, scenario.window) for hex in hexes]
        self.read_terrain(pack, hexes, plain_camps)
        self.read_neighbours(hexes)
        self.read_roads(pack)
        self.read_ways(hexes)
        self.read_control(hexes)
        self.read_boxes(pack)
        self.read_regions(pack)
        self.landmarks: list[int] = self.read_landmarks()
        self.shown: tuple[int, bytes] = (0, bytes(len(hexes)))  # a bit set of hexes, and the same by hex
        self.reaches: dict[int, Reach] = {}  # by kind of way
        self.codes_to: list[Any] = [TO | place << FIRST for place in range(len(place_of))]
        self.found: dict[tuple[int, int, int], list[int]] = {}  # by kind of way and enemies there: the codes

    def rule(self, kind: type[R]) -> R | None:
        """The special rule of this kind, if the scenario has it; found once."""
        if kind not in self.rules:
            self.rules[kind] = self.scenario.rule(kind)
        found: R | None = self.rules[kind]
        return found

    def hides_air(self, turn: int) -> bool:
        """11.0c: whether the air points of a turn are rolled for."""
        return self.rolls_air[min(turn, len(self.rolls_air)) - 1]

    def given_air(self, turn: int) -> int:
        """11.0: the air points of a turn for which nothing is rolled."""
        return self.air_points[min(turn, len(self.air_points)) - 1]

    def by_hex(self, places: int) -> bytes:
        """By hex whether it is in a set. The last is kept: while a side moves, its enemy's zones stay."""
        shown = self.shown  # once: another thread may play too
        if shown[0] != places:
            digits = f"{places:0{len(self.inside)}b}".encode()
            shown = self.shown = (places, digits.translate(DIGITS)[::-1])
        return shown[1]

    def keep(self, reach: Reach) -> None:
        if len(self.reaches) >= REMEMBERED:
            self.reaches.clear()
        self.reaches[reach.key] = reach

    def remember(self, key: tuple[int, int, int], codes: list[int]) -> None:
        """Ways that have been found, for the next who asks."""
        if len(self.found) >= WAYS_REMEMBERED:
            self.found.clear()
        self.found[key] = codes

    # ------------------------------------------------------------ terrain

    def read_terrain(self, pack: Pack, hexes: tuple[Hex, ...], plain_camps: bool) -> None:
        """4.2.1, 4.2.4, 4.2.6: the rows of the chart, with what a camp or a headquarters lays over them.

        Streams (4.2.1.4) and villages have no effect."""
        chart = {row.id: row for row in pack.tables.terrain}
        rows: list[Terrain] = [chart[hex.terrain] for hex in hexes]
        self.terrain: list[str] = [hex.terrain for hex in hexes]
        self.move: list[int] = [halves(row.move) for row in rows]
        self.motor_move: list[int] = [0 if row.road_only else halves(row.move_motorised) for row in rows]
        self.tdv: list[int] = [row.tdv or 0 for row in rows]
        self.motor_tdv: list[int] = [row.tdv_motorised or row.tdv or 0 for row in rows]
        self.takes_zoc: list[bool] = [bool(row.zoc) for row in rows]
        self.maneuver: list[int] = [row.maneuver or 0 for row in rows]
        self.assault: list[int] = [row.assault or 0 for row in rows]
        self.no_maneuver: list[bool] = [row.no_maneuver for row in rows]
        self.bombard_points: list[int] = [row.bombard_vp for row in rows]
        self.is_open: list[bool] = [hex.terrain in OPEN for hex in hexes]
        self.is_clear: list[bool] = [hex.terrain == CLEAR for hex in hexes]
        self.is_town: list[bool] = [hex.terrain in ("town", "pleiku") for hex in hexes]
        self.is_base: list[bool] = [hex.terrain == "us-base" for hex in hexes]
        self.is_camp: list[bool] = [hex.camp for hex in hexes]
        self.camps: list[int] = [n for n, hex in enumerate(hexes) if hex.camp and self.inside[n]]
        self.cambodia: list[bool] = [hex.cambodia for hex in hexes]
        self.beyond_border = frozenset([n for n, hex in enumerate(hexes) if hex.cambodia])
        self.half_move: list[bool] = [row.half_move for row in rows]  # 13.1.2
        self.fields: list[bool] = [LANDING_FIELD in (row.lz or ()) for row in rows]
        self.lay_over(chart["sf-camp"], [n for n, hex in enumerate(hexes) if hex.camp], plain_camps)
        self.lay_over(chart["brigade-hq"], self.headquarters(), False)
        lz = self.scenario.rule(OperationalLz)
        self.landing: list[int] = [self.place_of[id] for id in lz.hexes] if lz else []

    def lay_over(self, row: Terrain, places: list[int], keep_modifiers: bool) -> None:
        """4.2.1.3: another defence value, no control, and the modifiers of the chart (ruling 6)."""
        for place in places:
            self.tdv[place] = self.motor_tdv[place] = row.tdv or 0
            self.takes_zoc[place] = False
            if not keep_modifiers:
                self.maneuver[place], self.assault[place] = row.maneuver or 0, row.assault or 0

    def read_landmarks(self) -> list[int]:
        """The hexes that somebody can gain by entering them (ruling 62)."""
        goal, sudden = self.scenario.rule(SupplyGoal), self.scenario.victory.sudden
        ids = [*(goal.hexes if goal else ()), *([sudden.hex] if sudden else ())]
        for award in self.scenario.award:
            if award.event in ("captured", "held-at-end", "entered"):
                ids += award.hexes
        return sorted({*self.landing, *[self.place_of[id] for id in ids]})

    def headquarters(self) -> list[int]:
        """13.2.1e, ruling 68: where the brigade headquarters stands; it neither moves nor retreats, and the
        scenario ends when it is lost."""
        return [self.place_of[p.hex] for p in self.scenario.setup if "BDE-HQ" in p.units and p.hex]

    # ------------------------------------------------------------ ways

    def read_neighbours(self, hexes: tuple[Hex, ...]) -> None:
        self.adjacent: list[list[int]] = []
        for n, hex in enumerate(hexes):
            around = [self.place_of[id] for id in grid.around(hex.id) if id in self.place_of]
            self.adjacent.append([to for to in around if self.inside[to]] if self.inside[n] else [])
        self.beside: list[int] = [set_of(around) for around in self.adjacent]

    def read_roads(self, pack: Pack) -> None:
        """4.2.1.2: along a road from hex to hex, whatever the ground; a primary road is the better one."""
        self.roads: dict[int, int] = {}  # pairs of hexes with a road between them; 1 primary, 2 secondary
        self.known_roads: dict[tuple[int, int], list[int]] = {}  # the shortest from hex to hex
        self.on_road: list[bool] = [False] * len(self.inside)
        for kind, number in (("secondary", 2), ("primary", 1)):
            for road in pack.map.road:
                if road.kind == kind:
                    for one, other in road.links:
                        self.lay_road(self.place_of[one], self.place_of[other], number)
        self.river: dict[int, int] = {}
        for river in pack.map.river:
            for one, other in river.hexsides:
                a, b = self.place_of.get(one, -1), self.place_of.get(other, -1)
                self.river[a << GROUND | b] = self.river[b << GROUND | a] = 1
        rows = {row.id: row for row in pack.tables.terrain}
        kinds = [rows["primary-road"], rows["secondary-road"]]
        self.road_cost: list[list[int]] = [
            [0, *(halves(row.move) for row in kinds)],
            [0, *(halves(row.move_motorised) for row in kinds)],
        ]
        for place, on_road in enumerate(self.primary(pack)):
            if on_road and not self.is_camp[place]:
                self.motor_tdv[place] = max(self.tdv[place], kinds[0].tdv_motorised or 0)

    def lay_road(self, one: int, other: int, number: int) -> None:
        self.roads[one << GROUND | other] = self.roads[other << GROUND | one] = number
        self.on_road[one] = self.on_road[other] = True

    def primary(self, pack: Pack) -> list[bool]:
        """4.2.3: hexes that a primary road runs through."""
        found = [False] * len(self.inside)
        for road in pack.map.road:
            if road.kind == "primary":
                for id in road.path:
                    found[self.place_of[id]] = True
        return found

    def read_ways(self, hexes: tuple[Hex, ...]) -> None:
        self.same: list[Any] = list(range(len(hexes)))  # one copy for all lists: a search reads many of them
        self.ways: list[list[list[int]]] = [[], []]
        self.free_ways: list[list[list[int]]] = [[], []]  # the place and the cost, with no enemy about
        self.slips: list[list[list[int]]] = [[], []]
        for kind in (FOOT, MOTOR):
            for place in range(len(hexes)):
                ways = []
                for to in self.adjacent[place]:
                    road = self.road_cost[kind][self.roads.get(place << GROUND | to, 0)]
                    ways.append(to | self.across(kind, place, to) << GROUND | road << ALONG)
                self.ways[kind].append(ways)
                cheapest = [(way & PLACE, way >> ALONG or way >> GROUND) for way in ways]
                self.free_ways[kind].append([to | cost << GROUND for to, cost in cheapest if cost])
                passable = [way for way in ways if way >> GROUND]
                self.slips[kind].append([self.slip(kind, place, way) for way in passable])
        self.steps: list[list[list[Steps]]] = [
            [self.by_cost([way | 1 << THROUGH for way in ways]) for ways in of] for of in self.free_ways
        ]
        self.slip_steps: list[list[list[Steps]]] = [[self.by_cost(ways) for ways in of] for of in self.slips]
        self.no_steps: list[list[Steps]] = [[] for _ in hexes]

    def across(self, kind: int, place: int, to: int) -> int:
        """4.2.1.5: what the ground of the next hex costs off the roads; motorised units neither enter nor
        leave ground that is closed to them."""
        if kind == FOOT:
            return self.move[to]
        return self.motor_move[to] if self.motor_move[place] else 0

    def by_cost(self, ways: list[int]) -> list[Steps]:
        """Ways from a hex, those of one cost together, the cheapest first."""
        found: dict[tuple[int, bool], list[int]] = {}
        for way in ways:
            kind = (way >> GROUND & COST, way >> THROUGH > 0)
            found.setdefault(kind, []).append(self.same[way & PLACE])
        return [Steps(cost, through, found[cost, through]) for cost, through in sorted(found)]

    def slip(self, kind: int, place: int, way: int) -> int:
        """5.2.4a, 5.2.4b, 5.2.4c: for a point more, on foot not along the road; and whether it leads from
        zone to zone: on foot nobody slips through where either hex is clear ground."""
        to, ground, road = way & PLACE, way >> GROUND & COST, way >> ALONG
        cost = ground if kind == FOOT else road or ground
        through = kind == MOTOR or not (self.is_clear[place] or self.is_clear[to])
        return to | cost + POINT << GROUND | int(through) << THROUGH

    def crosses_river(self, one: int, other: int) -> bool:
        return one << GROUND | other in self.river

    def enters(self, kind: int, place: int, to: int) -> bool:
        """4.2.1.5: whether a unit of this kind of mover could go there from a neighbouring hex."""
        return kind == FOOT or place << GROUND | to in self.roads or self.across(kind, place, to) > 0

    def read_control(self, hexes: tuple[Hex, ...]) -> None:
        """5.1, 5.1.2: into which neighbours a unit in a hex exerts control, on foot and motorised."""
        self.control: list[list[list[int]]] = [[], []]
        for place in range(len(hexes)):
            reached = [to for to in self.adjacent[place] if self.takes_zoc[to]]
            self.control[FOOT].append(reached)
            self.control[MOTOR].append([to for to in reached if self.is_driven(place, to)])
        self.control_sets: list[list[int]] = [[set_of(to) for to in control] for control in self.control]

    def is_driven(self, place: int, to: int) -> bool:
        """5.1.2: whether motorised units can move in the ground of a hex, or come to it by road."""
        return self.motor_move[to] > 0 or place << GROUND | to in self.roads

    # ------------------------------------------------------------ boxes

    def read_boxes(self, pack: Pack) -> None:
        """4.5.1, 4.5.2: the boxes of Cambodia, their edge hexes, and which are next to one another."""
        self.box_at: dict[int, int] = {}
        self.edge_of: dict[int, list[int]] = {}
        self.next_boxes: dict[int, list[int]] = {}
        rule = self.scenario.rule(ExitBoxes)
        self.exits: list[int] = [self.place_of[id] for id in rule.boxes] if rule else []
        for box in pack.map.box:
            number = self.place_of[box.id]
            edge = [self.place_of[id] for id in box.edge_hexes if self.inside[self.place_of[id]]]
            self.edge_of[number] = edge
            self.next_boxes[number] = [self.place_of[id] for id in box.adjacent]
            for place in edge:
                self.box_at[place] = number
        leaving = [place for place, box in self.box_at.items() if not self.exits or box in self.exits]
        self.exit_at: dict[int, int] = {place: self.box_at[place] for place in leaving}  # 4.5.2.1

    # ------------------------------------------------------------ areas

    def read_regions(self, pack: Pack) -> None:
        """Where the units of each set-up and each arrival come, and where helicopters may set down."""
        self.set_ups: list[Region | None] = [self.region(pack, entry.area) for entry in self.scenario.setup]
        self.arrivals: list[Region | None] = []
        for arrival in self.scenario.arrival:
            region = self.region(pack, arrival.area)
            self.arrivals.append(region)
            if region is not None and arrival.area is not None and arrival.if_held:
                region.gate = self.place_of[arrival.area.hexes[0]]
            if region is not None and arrival.side == "FWA":
                region.is_field |= arrival.by_air
                self.open_to_air(region)
        lift = self.scenario.rule(Airlift)
        self.lift: Region | None = None
        if lift is not None:
            fit = [n for n, terrain in enumerate(self.terrain) if self.inside[n] and terrain in lift.terrain]
            self.lift = Region(set_of([n for n in fit if not self.cambodia[n]]), lift.from_enemy)
        self.beside_landing: int = 0
        for place in self.landing:
            self.beside_landing |= self.beside[place]

    def open_to_air(self, region: Region) -> None:
        """Rulings 47 and 74: who comes to a landing zone, or next to it, comes by air, and not into ground
        without a field; so do others of whom the card says so."""
        hot = self.scenario.rule(HotLanding)
        zones = set_of([*self.landing, *([self.place_of[id] for id in hot.hexes] if hot else [])])
        if region.is_field or region.named & zones:
            region.by_air = True
            region.places &= region.named | set_of([n for n, fit in enumerate(self.fields) if fit])

    def region(self, pack: Pack, area: Area | None) -> Region | None:
        if area is None:
            return None
        ids = [*hexes_of(pack, area, self.scenario.window), *area.boxes]
        found = Region(set_of([self.place_of[id] for id in ids]), max(1, area.from_enemy))
        found.named = set_of([self.place_of[id] for id in area.hexes])
        found.is_field = area.field_lz
        if area.ring_limit is not None:
            found.ring = self.adjacent[self.place_of[area.near[0].hex]]
            found.ring_limit = area.ring_limit
        return found
