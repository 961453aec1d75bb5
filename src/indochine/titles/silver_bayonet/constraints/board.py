"""The map: grid, terrain, places, roads, river, border and boxes (2.1, 4.2, 4.5, 13.2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.silver_bayonet.constraints.registry import (
    DUC_CO,
    HOLLOWAY,
    MOTORISED,
    PACK,
    PLEI_ME,
    X_RAY,
    hexes,
    is_terrain,
    neighbours,
    on_roads,
    reached,
    road_links,
    terrain_at,
)
from indochine.titles.silver_bayonet.grid import are_adjacent, around, distance, number
from indochine.titles.silver_bayonet.pack import Pack

FILE = "map.toml"
PLEIKU = {"4402", "4502"}
RIVER_HEXSIDES = 32
DOUBTFUL = 0.1  # no more of the hexes may be read with low confidence
SEEN_MOTORISED = ("4214", "2210", "2110", "3619", "1510")  # on photographs


# ---------------------------------------------------------------- what everything else takes for granted


def _grid(pack: Pack) -> list[str]:
    """Every hex that the extent of the grid allows, in the order of the file."""
    grid, short = pack.map.grid, {column.number: column.last_row for column in pack.map.short_column}
    found: list[str] = []
    for column in range(grid.first_column, grid.last_column + 1):
        last = short.get(column, grid.last_row_odd_columns if column % 2 else grid.last_row)
        found += [number(column, row) for row in range(grid.first_row, last + 1)]
    return found


@PACK.add(FILE, basis="structure")
def hexes_fill_the_grid(pack: Pack) -> Iterator[Check]:
    """Every hex of the grid is listed once, column by column, and no other."""
    listed, wanted = Counter(hex.id for hex in pack.map.hex), _grid(pack)
    for id in wanted:
        yield equal(listed[id], 1, f"hex {id}", "id")
    for id in listed:
        yield Check(id in wanted, f"hex {id}", "id", "lies outside the grid")
    yield Check([*listed] == sorted(listed), "hex", "id", "the hexes are not in order")


@PACK.add(FILE, basis="structure")
def map_in_one_piece(pack: Pack) -> Iterator[Check]:
    """Every hex can be reached from Duc Co."""
    met = reached(DUC_CO, neighbours(pack))
    for hex in pack.map.hex:
        yield Check(hex.id in met, f"hex {hex.id}", "id", "cannot be reached from Duc Co")


@PACK.add(FILE, basis="structure")
def terrain_on_the_chart(pack: Pack) -> Iterator[Check]:
    """What fills a hex has its row on the terrain chart."""
    rows = {row.id for row in pack.tables.terrain if row.covers == "hex"}
    for hex in pack.map.hex:
        yield Check(hex.terrain in rows, f"hex {hex.id}", "terrain", f"{hex.terrain} is not on the chart")


@PACK.add(FILE, basis="structure")
def roads_join_neighbours(pack: Pack) -> Iterator[Check]:
    """A road leads through two hexes or more, each next to the one before."""
    known = hexes(pack)
    for road in pack.map.road:
        yield Check(len(road.path) > 1, f"road {road.id}", "path", "leads nowhere")
        for one, other in road.links:
            holds = one in known and other in known and are_adjacent(one, other)
            yield Check(holds, f"road {road.id}", "path", f"{one} and {other} are no neighbours")


@PACK.add(FILE, basis="structure")
def road_links_once(pack: Pack) -> Iterator[Check]:
    """Between two hexes leads one road at most, so that it has one kind."""
    taken: set[frozenset[str]] = set()
    for road in pack.map.road:
        for link in road.links:
            pair = frozenset(link)
            yield Check(pair not in taken, f"road {road.id}", "path", f"another road joins {'-'.join(link)}")
            taken.add(pair)


@PACK.add(FILE, basis="structure")
def river_between_neighbours(pack: Pack) -> Iterator[Check]:
    """A river runs between neighbours, once between each two."""
    known = hexes(pack)
    for river in pack.map.river:
        times = Counter(frozenset(side) for side in river.hexsides)
        for one, other in river.hexsides:
            holds = one in known and other in known and are_adjacent(one, other)
            yield Check(holds, f"river {river.id}", "hexsides", f"{one} and {other} are no neighbours")
            once = times[frozenset((one, other))] == 1
            yield Check(once, f"river {river.id}", "hexsides", f"{one} and {other} are parted twice")


@PACK.add(FILE, basis="structure")
def boxes_joined(pack: Pack) -> Iterator[Check]:
    """A box lists hexes of the map, each in one box alone, and other boxes that list it in return."""
    known, boxes = hexes(pack), {box.id: box for box in pack.map.box}
    times = Counter(hex for box in pack.map.box for hex in box.edge_hexes)
    for box in pack.map.box:
        for hex in box.edge_hexes:
            holds = hex in known and times[hex] == 1
            yield Check(holds, f"box {box.id}", "edge_hexes", f"{hex} is no hex of this box alone")
        for other in box.adjacent:
            holds = other in boxes and box.id in boxes[other].adjacent
            yield Check(holds, f"box {box.id}", "adjacent", f"{other} does not list {box.id} in return")


# ---------------------------------------------------------------- extent, terrain and places


@PACK.add(FILE, basis="public")
def printed_extent(pack: Pack) -> Iterator[Check]:
    """The map goes from 1000 to 4811, and its east edge is stepped."""
    grid = pack.map.grid
    extent = (grid.first_column, grid.last_column, grid.first_row, grid.last_row, grid.last_row_odd_columns)
    yield equal(extent, (10, 48, 0, 28, 27), "grid", "last_row")
    steps = {str(column.number): column.last_row for column in pack.map.short_column}
    yield equal(steps, {"46": 22, "47": 16, "48": 11}, "short_column", "last_row")


@PACK.add(FILE)
def few_doubtful_hexes(pack: Pack) -> Iterator[Check]:
    """Few hexes were read with low confidence."""
    notes = [
        tag.note for datum in pack.sources if datum.entry.startswith("hex ") for tag in datum.tags if tag.note
    ]
    low = notes.count("low confidence")
    yield Check(low < DOUBTFUL * len(pack.map.hex), "hex", "source", f"{low} with low confidence")


@PACK.add(FILE, rule="13.1.4, 13.2.1")
def places_of_the_book(pack: Pack) -> Iterator[Check]:
    """The two Special Forces camps, Camp Holloway and LZ X-RAY stand where the book says."""
    names = {DUC_CO: "Duc Co", PLEI_ME: "Plei Me", HOLLOWAY: "Camp Holloway", X_RAY: "LZ X-RAY"}
    for id, name in names.items():
        yield equal(hexes(pack)[id].name, name, f"hex {id}", "name")
    camps = {hex.id for hex in pack.map.hex if hex.camp}
    yield equal(camps, {DUC_CO, PLEI_ME}, "hex", "camp")
    bases = {hex.id for hex in pack.map.hex if hex.terrain == "us-base"}
    yield equal(bases, {HOLLOWAY}, "hex", "terrain")


@PACK.add(FILE, basis="public")
def printed_places(pack: Pack) -> Iterator[Check]:
    """LZ ALBANY, Catecka and Pleiku are where photographs show them."""
    for id, name in {"1923": "LZ ALBANY", "3608": "Catecka", "4402": "Pleiku", "4502": "Pleiku"}.items():
        yield equal(hexes(pack)[id].name, name, f"hex {id}", "name")
    city = {hex.id for hex in pack.map.hex if hex.terrain == "pleiku"}
    yield equal(city, PLEIKU, "hex", "terrain")


@PACK.add(FILE, basis="public")
def lz_mary_as_reported(pack: Pack) -> Iterator[Check]:
    """LZ MARY lies in light jungle, the river to its south."""
    yield equal(hexes(pack)["1220"].name, "LZ MARY", "hex 1220", "name")
    yield is_terrain(pack, "1220", "light-jungle")
    wet = {frozenset(side) for river in pack.map.river for side in river.hexsides}
    south = frozenset(("1220", "1221")) in wet
    yield Check(south, "river", "hexsides", "must part 1220 from 1221")


@PACK.add(FILE, rule="13.2.1")
def catecka_fit_for_the_brigade_hq(pack: Pack) -> Iterator[Check]:
    """The brigade HQ may be placed at Catecka: open ground by a road, far from the base and the camps."""
    ground = terrain_at(pack, "3608")
    yield Check(ground in ("clear", "tea"), "hex 3608", "terrain", f"{ground} is not open ground")
    near = any(hex in on_roads(pack) for hex in ("3608", *around("3608")))
    yield Check(near, "road", "path", "must lead past 3608")
    for place, least in ((HOLLOWAY, 9), (DUC_CO, 5), (PLEI_ME, 5)):
        holds = hexes(pack)["3608"].name == "Catecka" and distance("3608", place) >= least
        yield Check(holds, "hex 3608", "name", f"Catecka must be {least} hexes from {place}")


# ---------------------------------------------------------------- roads and river


def _road_net(pack: Pack) -> dict[str, list[str]]:
    net: dict[str, list[str]] = {}
    for link in road_links(pack):
        one, other = link
        net.setdefault(one, []).append(other)
        net.setdefault(other, []).append(one)
    return net


@PACK.add(FILE)
def roads_join_the_places(pack: Pack) -> Iterator[Check]:
    """Roads lead from Camp Holloway to Pleiku, Catecka and both camps."""
    met = reached(HOLLOWAY, _road_net(pack))
    for place in (DUC_CO, PLEI_ME, "3608"):
        yield Check(place in met, "road", "path", f"no road from Camp Holloway to {place}")
    yield Check(bool(met & PLEIKU), "road", "path", "no road from Camp Holloway to Pleiku")


@PACK.add(FILE, rule="E xop:ambush, xop:odds")
def armour_drives_through(pack: Pack) -> Iterator[Check]:
    """Motorised units get from the south of Duc Co to 1211, and by way of Duc Co to the bases and Plei Me."""
    links, ways, known = road_links(pack), neighbours(pack), hexes(pack)
    open_ground = {hex for hex in ways if known[hex].terrain in MOTORISED}
    drive = {
        hex: [to for to in near if to in open_ground or frozenset((hex, to)) in links]
        for hex, near in ways.items()
    }
    met = reached("1413", drive)
    for place in ("1211", DUC_CO, HOLLOWAY, "3411", PLEI_ME, "2110"):
        yield Check(place in met, f"hex {place}", "terrain", "no motorised unit gets there from 1413")


@PACK.add(FILE, basis="public")
def armour_where_it_was_seen(pack: Pack) -> Iterator[Check]:
    """Motorised units stood in these hexes, so they can."""
    for hex in SEEN_MOTORISED:
        holds = hex in on_roads(pack) or terrain_at(pack, hex) in MOTORISED
        yield Check(holds, f"hex {hex}", "terrain", "motorised units cannot be there")


@PACK.add(FILE, basis="public")
def one_river(pack: Pack) -> Iterator[Check]:
    """The Ia Drang is the only river, along 32 hexsides."""
    yield equal([river.id for river in pack.map.river], ["ia-drang"], "river", "id")
    sides = sum(len(river.hexsides) for river in pack.map.river)
    yield equal(sides, RIVER_HEXSIDES, "river", "hexsides")


@PACK.add(FILE, rule="E xop:odds")
def no_river_at_1512(pack: Pack) -> Iterator[Check]:
    """The attack on 1512 crosses no river."""
    wet = {hex for river in pack.map.river for side in river.hexsides for hex in side}
    yield Check("1512" not in wet, "river", "hexsides", "1512 must not be among them")


# ---------------------------------------------------------------- Cambodia


@PACK.add(FILE)
def cambodia_in_the_west(pack: Pack) -> Iterator[Check]:
    """Ten hexes in the south-west lie in Cambodia, every one of them at the edge or next to another."""
    abroad = {hex.id for hex in pack.map.hex if hex.cambodia}
    yield equal(len(abroad), 10, "hex", "cambodia")
    for hex in sorted(abroad):
        holds = hex.startswith("10") or bool(abroad & {*around(hex)})
        yield Check(holds, f"hex {hex}", "cambodia", "is cut off from Cambodia")
    for hex in (DUC_CO, X_RAY, "1211", "1021"):
        yield Check(hex not in abroad, f"hex {hex}", "cambodia", "lies in Vietnam")


@PACK.add(FILE, rule="4.5.2, 4.5.3, 15.2.1")
def boxes_of_the_book(pack: Pack) -> Iterator[Check]:
    """There are boxes in Cambodia for the PAVN and An Khe for the FWA, which has no edge."""
    sides = {box.id: box.side for box in pack.map.box}
    yield equal(sides.get("AK"), "FWA", "box AK", "side")
    edges = [hex for box in pack.map.box if box.side == "FWA" for hex in box.edge_hexes]
    yield equal(edges, [], "box AK", "edge_hexes")
    yield Check("PAVN" in sides.values(), "box", "side", "there is none in Cambodia")


@PACK.add(FILE, basis="public")
def dice_of_the_boxes(pack: Pack) -> Iterator[Check]:
    """Each die is printed beside one box in Cambodia, the same as on the table of the 66th Regiment."""
    by_die = {die: box.id for box in pack.map.box for die in box.die}
    wanted = {die + 1: box for die, box in enumerate(pack.tables.regiment_66.box_by_die)}
    yield equal(dict(sorted(by_die.items())), wanted, "box", "die")


@PACK.add(FILE)
def boxes_along_the_edge(pack: Pack) -> Iterator[Check]:
    """The edge hexes of a box lie at the edge of the map."""
    known = hexes(pack)
    for box in pack.map.box:
        for hex in box.edge_hexes:
            holds = any(other not in known for other in around(hex))
            yield Check(holds, f"box {box.id}", "edge_hexes", f"{hex} lies inside the map")
