"""Where a player may put units: the hexes of an area of the scenario card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from indochine.titles.silver_bayonet.grid import around, column, distance, row, within
from indochine.titles.silver_bayonet.pack import Hex, Pack
from indochine.titles.silver_bayonet.scenario_data import Area, Window


def hexes_of(pack: Pack, area: Area, window: Window | None, enemies: Iterable[str] = ()) -> list[str]:
    """Those in the window that no enemy unit forbids, in the order of the map; no ring limit is heeded."""
    named, foes = set(_named(pack, area, window)), tuple(enemies)
    found = (hex for hex in pack.map.hex if hex.id in named and in_window(hex.id, window))
    return [hex.id for hex in found if _is_free(area, hex, foes)]


def in_window(hex: str, window: Window | None) -> bool:
    """Without a window the whole map is in play."""
    if window is None:
        return True
    (west, east), (north, south) = window.columns, window.rows
    return west <= column(hex) <= east and north <= row(hex) <= south


def _named(pack: Pack, area: Area, window: Window | None) -> Iterator[str]:
    """Every hex that the area names in one way or another, some of them off the map."""
    yield from area.hexes
    if area.beside:
        for hex in area.hexes:
            yield from around(hex)
    for near in area.near:
        yield from within(near.hex, near.radius)
    if area.columns and area.rows:
        inner = Window(columns=area.columns, rows=area.rows)
        yield from (hex.id for hex in pack.map.hex if in_window(hex.id, inner))
    if area.edge:
        west = window.columns[0] if window else pack.map.grid.first_column
        yield from (hex.id for hex in pack.map.hex if column(hex.id) == west)
    if area.field_lz:
        fit = {terrain.id for terrain in pack.tables.terrain if "field" in (terrain.lz or ())}
        yield from (hex.id for hex in pack.map.hex if hex.terrain in fit)


def _is_free(area: Area, hex: Hex, enemies: tuple[str, ...]) -> bool:
    """Is no condition of the area broken? Nobody is put where an enemy stands."""
    far = all(distance(hex.id, near.hex) >= area.from_centre for near in area.near)
    clear = all(distance(hex.id, enemy) >= max(1, area.from_enemy) for enemy in enemies)
    return far and clear and hex.terrain not in area.without
