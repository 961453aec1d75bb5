"""The board as it is drawn: polygons that make a map, and that agree with neighbours, frontier and coast."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel import geometry
from indochine.kernel.constraints import Check, equal
from indochine.kernel.geometry import Polygon
from indochine.kernel.maps import Place, Sheet, add_map
from indochine.titles.saigon75.constraints.registry import PACK
from indochine.titles.saigon75.pack import Pack

FILE = "map.toml"


def _sheet(pack: Pack) -> Sheet:
    """Provinces with their neighbours; the regions of the zone are only drawn."""
    places = {p.id: Place(f"province {p.id}", p.polygon, p.label, p.adjacent) for p in pack.map.province}
    places |= {region.id: Place(f"region {region.id}", region.polygon) for region in pack.map.region}
    return Sheet(pack.map.canvas.width, pack.map.canvas.height, places)


def _shapes(pack: Pack) -> dict[str, Polygon]:
    return _sheet(pack).shapes


add_map(PACK, FILE, _sheet)


@PACK.add(FILE)
def canvas_is_portrait(pack: Pack) -> Iterator[Check]:
    """The canvas is 1000 by 1400."""
    yield equal(pack.map.canvas.width, 1000, "canvas", "width")
    yield equal(pack.map.canvas.height, 1400, "canvas", "height")


@PACK.add(FILE)
def land_without_holes(pack: Pack) -> Iterator[Check]:
    """The provinces together leave no hole and do not overlap."""
    land = {province.id: province.polygon for province in pack.map.province}
    yield Check(not geometry.holes(land), "province", "polygon", "the provinces leave a hole or overlap")


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
