"""The board as it is drawn: areas that tile the sheet, those at its rim, and their neighbours (2.2, 7.0)."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel import geometry
from indochine.kernel.constraints import Check, equal
from indochine.kernel.geometry import Edge
from indochine.kernel.maps import Place, Sheet, add_map
from indochine.titles.storm.constraints.registry import PACK
from indochine.titles.storm.pack import Area, Pack

FILE = "map.toml"


def _place(area: Area) -> Place:
    neighbours = tuple(str(number) for number in area.adjacent)
    return Place(f"area {area.number}", area.polygon, area.label, neighbours)


def _sheet(pack: Pack) -> Sheet:
    places = {str(area.number): _place(area) for area in pack.map.area}
    return Sheet(pack.map.canvas.width, pack.map.canvas.height, places)


add_map(PACK, FILE, _sheet)


@PACK.add(FILE)
def areas_tile_the_map(pack: Pack) -> Iterator[Check]:
    """The areas fill the sheet, without a gap and without an overlap."""
    canvas = pack.map.canvas
    covered = sum(geometry.twice_area(area.polygon) for area in pack.map.area)
    yield equal(covered, 2 * canvas.width * canvas.height, "area", "polygon")


@PACK.add(FILE)
def open_borders_at_the_rim(pack: Pack) -> Iterator[Check]:
    """A border beyond which nothing is drawn lies on the rim of the sheet."""
    sheet = _sheet(pack)
    for name, place in sheet.places.items():
        inside = [edge for edge in geometry.open_edges(sheet.shapes, [name]) if not _on_rim(edge, sheet)]
        yield Check(not inside, place.entry, "polygon", f"nothing is drawn beyond {inside}")


def _on_rim(edge: Edge, sheet: Sheet) -> bool:
    (ax, ay), (bx, by) = edge
    return ax == bx in (0, sheet.width) or ay == by in (0, sheet.height)


@PACK.add(FILE)
def edge_as_drawn(pack: Pack) -> Iterator[Check]:
    """An area lies on the map edge if nothing is drawn beyond some of its border."""
    shapes = _sheet(pack).shapes
    for area in pack.map.area:
        at_rim = bool(geometry.open_edges(shapes, [str(area.number)]))
        yield equal(area.edge, at_rim, f"area {area.number}", "edge")
