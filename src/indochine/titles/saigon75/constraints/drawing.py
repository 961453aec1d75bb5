"""The board as it is drawn: polygons that make a map, and that agree with neighbours, frontier and coast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from indochine.kernel import geometry
from indochine.kernel.constraints import Check, equal
from indochine.kernel.geometry import Flaw, Point
from indochine.titles.saigon75.constraints.registry import PACK
from indochine.titles.saigon75.pack import Pack

FILE = "map.toml"


def _shapes(pack: Pack) -> dict[str, tuple[Point, ...]]:
    land = {province.id: province.polygon for province in pack.map.province}
    return land | {region.id: region.polygon for region in pack.map.region}


def _without(pack: Pack, flaws: Iterable[Flaw], field: str = "polygon") -> Iterator[Check]:
    """One check for each area: nothing was found against it."""
    found: dict[str, list[str]] = {}
    for flaw in flaws:
        found.setdefault(flaw.shape, []).append(flaw.problem)
    for kind, areas in (("province", pack.map.province), ("region", pack.map.region)):
        for area in areas:
            problem = ", ".join(found.get(area.id, []))
            yield Check(not problem, f"{kind} {area.id}", field, problem)


@PACK.add(FILE, basis="structure")
def polygons_have_vertices(pack: Pack) -> Iterator[Check]:
    """A polygon has at least four vertices, all different."""
    yield from _without(pack, geometry.poor_vertices(_shapes(pack)))


@PACK.add(FILE)
def canvas_is_portrait(pack: Pack) -> Iterator[Check]:
    """The canvas is 1000 by 1400."""
    yield equal(pack.map.canvas.width, 1000, "canvas", "width")
    yield equal(pack.map.canvas.height, 1400, "canvas", "height")


@PACK.add(FILE)
def polygons_on_canvas(pack: Pack) -> Iterator[Check]:
    """Every vertex lies on the canvas."""
    canvas = pack.map.canvas
    yield from _without(pack, geometry.off_canvas(_shapes(pack), canvas.width, canvas.height))


@PACK.add(FILE)
def polygons_wound_alike(pack: Pack) -> Iterator[Check]:
    """All polygons are wound the same way."""
    yield from _without(pack, geometry.wound_backwards(_shapes(pack)))


@PACK.add(FILE)
def polygons_simple(pack: Pack) -> Iterator[Check]:
    """No polygon crosses itself."""
    yield from _without(pack, geometry.self_crossings(_shapes(pack)))


@PACK.add(FILE)
def edges_used_once(pack: Pack) -> Iterator[Check]:
    """No two areas lie on the same side of an edge."""
    yield from _without(pack, geometry.edges_used_twice(_shapes(pack)))


@PACK.add(FILE)
def borders_do_not_cross(pack: Pack) -> Iterator[Check]:
    """No border of one area crosses a border of another."""
    yield from _without(pack, geometry.crossing_borders(_shapes(pack)))


@PACK.add(FILE)
def borders_meet_at_vertices(pack: Pack) -> Iterator[Check]:
    """No vertex lies in the middle of a border."""
    yield from _without(pack, geometry.vertices_inside_borders(_shapes(pack)))


@PACK.add(FILE)
def borders_shared_whole(pack: Pack) -> Iterator[Check]:
    """Two areas that run along each other share whole edges."""
    yield from _without(pack, geometry.partial_borders(_shapes(pack)))


@PACK.add(FILE)
def land_without_holes(pack: Pack) -> Iterator[Check]:
    """The provinces together leave no hole and do not overlap."""
    land = {province.id: province.polygon for province in pack.map.province}
    yield Check(not geometry.holes(land), "province", "polygon", "the provinces leave a hole or overlap")


@PACK.add(FILE)
def neighbours_as_drawn(pack: Pack) -> Iterator[Check]:
    """Provinces are adjacent if they share a border on the map, and only then."""
    drawn, land = geometry.shared_borders(_shapes(pack)), {province.id for province in pack.map.province}
    for province in pack.map.province:
        met = land.intersection(drawn[province.id])
        yield equal(set(province.adjacent), met, f"province {province.id}", "adjacent")


@PACK.add(FILE)
def frontier_as_drawn(pack: Pack) -> Iterator[Check]:
    """A province borders a region of the zone if they share a border on the map, and only then."""
    drawn, zone = geometry.shared_borders(_shapes(pack)), {region.id for region in pack.map.region}
    for province in pack.map.province:
        met = zone.intersection(drawn[province.id])
        yield equal(set(province.borders), met, f"province {province.id}", "borders")


@PACK.add(FILE)
def coast_as_drawn(pack: Pack) -> Iterator[Check]:
    """A province has a coast if nothing is drawn beyond some of its border."""
    shapes = _shapes(pack)
    for province in pack.map.province:
        by_the_sea = bool(geometry.open_edges(shapes, [province.id]))
        yield equal(province.coast, by_the_sea, f"province {province.id}", "coast")


@PACK.add(FILE)
def coast_is_one_line(pack: Pack) -> Iterator[Check]:
    """The coast of South Vietnam is one line from North Vietnam to Cambodia."""
    shapes = _shapes(pack)
    line = geometry.one_line(geometry.open_edges(shapes, [province.id for province in pack.map.province]))
    yield Check(line is not None, "province", "polygon", "the coast is not one single line")
    if line:
        north, south = shapes["north_vietnam"], shapes["cambodia"]
        yield Check(line[0] in north, "region north_vietnam", "polygon", "the coast must start here")
        yield Check(line[-1] in south, "region cambodia", "polygon", "the coast must end here")


@PACK.add(FILE)
def labels_inside(pack: Pack) -> Iterator[Check]:
    """The label of a province lies in it and in no other area."""
    labels = {province.id: province.label for province in pack.map.province}
    yield from _without(pack, geometry.misplaced_labels(labels, _shapes(pack)), "label")
