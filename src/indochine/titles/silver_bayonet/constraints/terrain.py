"""The terrain chart: whole, as published, with what the book says of it (4.2, 13.1.1, 13.2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from indochine.kernel.constraints import Check, equal
from indochine.titles.silver_bayonet.constraints.registry import PACK, chart
from indochine.titles.silver_bayonet.pack import Pack
from indochine.titles.silver_bayonet.table_data import FeatureId, TerrainId

FILE = "tables.toml"


@PACK.add(FILE, basis="structure")
def terrain_rows_whole(pack: Pack) -> Iterator[Check]:
    """What fills a hex says all that the chart can say; motorised units enter it, or only by road."""
    rows = [row.id for row in pack.tables.terrain]
    yield equal(sorted(rows), sorted((*get_args(TerrainId), *get_args(FeatureId))), "terrain", "id")
    for row in pack.tables.terrain:
        if row.covers != "hex":
            continue
        said = (row.move, row.tdv, row.tdv_motorised, row.zoc, row.observe_air, row.observe_patrol)
        holds = None not in (*said, row.assault, row.lz)
        yield Check(holds, f"terrain {row.id}", "move", "something is not said")
        yield equal(row.move_motorised is None, row.road_only, f"terrain {row.id}", "road_only")
        yield equal(row.maneuver is None, row.no_maneuver, f"terrain {row.id}", "maneuver")


@PACK.add(FILE, rule="4.2.1.3, 13.2.1")
def camps_and_brigade_hq(pack: Pack) -> Iterator[Check]:
    """A camp and the brigade HQ defend with four, and zones of control do not reach into a camp."""
    rows = chart(pack)
    yield equal((rows["sf-camp"].tdv, rows["sf-camp"].zoc), (4, False), "terrain sf-camp", "tdv")
    yield equal(rows["brigade-hq"].tdv, 4, "terrain brigade-hq", "tdv")


@PACK.add(FILE, basis="public")
def where_zoc_reaches(pack: Pack) -> Iterator[Check]:
    """Zones of control do not reach into thick jungle, towns, Pleiku and the base."""
    shut = {row.id for row in pack.tables.terrain if row.covers == "hex" and row.zoc is False}
    wanted = {"dense-jungle", "mountain-jungle", "town", "pleiku", "us-base"}
    yield equal(shut, wanted, "terrain", "zoc")
    yield equal(chart(pack)["us-base"].no_maneuver, True, "terrain us-base", "no_maneuver")


@PACK.add(FILE, rule="4.2.1.5")
def where_motorised_units_go(pack: Pack) -> Iterator[Check]:
    """Motorised units need a road but in clear ground, towns and tea plantations."""
    rows = chart(pack)
    for id in ("clear", "town", "tea"):
        yield equal(rows[id].road_only, False, f"terrain {id}", "road_only")
    for id in ("light-jungle", "dense-jungle", "forested-hill", "mountain-jungle", "broken", "marsh"):
        yield equal(rows[id].road_only, True, f"terrain {id}", "road_only")


@PACK.add(FILE, rule="4.2.1.1")
def river_hinders_both_combats(pack: Pack) -> Iterator[Check]:
    """Across a river the attacker adds one in both combats."""
    river = chart(pack)["river"]
    yield equal((river.maneuver, river.assault), (1, 1), "terrain river", "assault")


@PACK.add(FILE, rule="13.1.1.1, 13.1.1.2")
def where_helicopters_land(pack: Pack) -> Iterator[Check]:
    """Operational landing zones need open ground; a field landing zone may be anywhere but in mountains."""
    for row in pack.tables.terrain:
        if row.covers == "hex" and row.id != "us-base":
            opened = row.id in ("clear", "broken", "light-jungle", "tea")
            yield equal("operational" in (row.lz or ()), opened, f"terrain {row.id}", "lz")
            yield equal("field" in (row.lz or ()), row.id != "mountain-jungle", f"terrain {row.id}", "lz")
            yield equal(row.half_move, opened, f"terrain {row.id}", "half_move")


@PACK.add(FILE, rule="4.2.2")
def bombarded_towns(pack: Pack) -> Iterator[Check]:
    """Each bombardment of a town or of Pleiku gives the PAVN a point."""
    scored = {row.id: row.bombard_vp for row in pack.tables.terrain if row.bombard_vp}
    yield equal(scored, {"town": 1, "pleiku": 1}, "terrain", "bombard_vp")
