"""Where a player may put units: the hexes of an area of the scenario card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from indochine.titles.silver_bayonet.grid import are_adjacent, column, distance, row
from indochine.titles.silver_bayonet.pack import Hex, Pack
from indochine.titles.silver_bayonet.scenario_data import Area, Window


def hexes_of(pack: Pack, area: Area, window: Window | None, enemies: Iterable[str] = ()) -> list[str]:
    """Those in the window that no enemy unit forbids, in the order of the map; no ring limit is heeded."""
    foes = tuple(enemies)
    found: list[str] = []
    for hex in pack.map.hex:
        if in_window(hex.id, window) and _is_named(pack, area, hex, window) and _is_free(area, hex, foes):
            found.append(hex.id)
    return found


def in_window(hex: str, window: Window | None) -> bool:
    """Without a window the whole map is in play."""
    if window is None:
        return True
    (west, east), (north, south) = window.columns, window.rows
    return west <= column(hex) <= east and north <= row(hex) <= south


def _is_named(pack: Pack, area: Area, hex: Hex, window: Window | None) -> bool:
    return any(_ways(pack, area, hex, window))


def _ways(pack: Pack, area: Area, hex: Hex, window: Window | None) -> Iterator[bool]:
    yield hex.id in area.hexes
    yield area.beside and any(are_adjacent(hex.id, other) for other in area.hexes)
    yield any(distance(hex.id, near.hex) <= near.radius for near in area.near)
    if area.columns and area.rows:
        yield in_window(hex.id, Window(columns=area.columns, rows=area.rows))
    if area.edge:
        west = window.columns[0] if window else pack.map.grid.first_column
        yield column(hex.id) == west
    if area.field_lz:
        yield any(row.id == hex.terrain and "field" in (row.lz or ()) for row in pack.tables.terrain)


def _is_free(area: Area, hex: Hex, enemies: tuple[str, ...]) -> bool:
    """Is no condition of the area broken? Nobody is put where an enemy stands."""
    far = all(distance(hex.id, near.hex) >= area.from_centre for near in area.near)
    clear = all(distance(hex.id, enemy) >= max(1, area.from_enemy) for enemy in enemies)
    return far and clear and hex.terrain not in area.without
