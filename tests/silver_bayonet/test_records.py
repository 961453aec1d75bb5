"""Rolls that players published, looked up in the tables: the results that they read must come out."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from indochine.titles.silver_bayonet.pack import load

Record = dict[str, Any]

PACK = load()
TABLES = PACK.tables
UNITS = {unit.id: unit for unit in PACK.units.unit}
FILE = tomllib.loads((Path(__file__).parent / "play_records.toml").read_text(encoding="utf-8"))
RECORDS: list[Record] = FILE["record"]


def trusted(table: str) -> list[Any]:
    """The records of a table that neither the book nor other records speak against."""
    return [pytest.param(r, id=str(r["id"])) for r in RECORDS if r["table"] == table and r["fit"]]


def test_every_record_says_where_it_is_from():
    for record in RECORDS:
        assert record["post"] in FILE["posts"]
        assert 0 <= record["die"] <= 10
        assert record["fit"] or record["note"]


def test_how_many_rolls_are_trusted():
    counts = Counter(record["table"] for record in RECORDS if record["fit"])
    assert (len(RECORDS), sum(counts.values())) == (175, 156)
    assert counts["assault"] >= 60
    assert counts["bombardment"] >= 35
    assert counts["maneuver"] == 4


@pytest.mark.rule("silver-bayonet", "10.1.3", "10.1.4")
@pytest.mark.parametrize("record", trusted("bombardment"))
def test_bombardment(record):
    cell = TABLES.bombardment.cell(record["strength"], record["row"])
    steps = TABLES.bombardment.at(record["strength"], record["row"]).number // record["tdv"]
    if record["result"] == "none":
        assert steps == 0
    elif record["result"] != "steps":
        assert cell == record["result"]
    assert steps == record.get("steps", steps)


@pytest.mark.rule("silver-bayonet", "9.3.1")
@pytest.mark.parametrize("record", trusted("assault"))
def test_assault(record):
    assert record["row"] == record["die"] + record["drm"]
    assert TABLES.assault.at(record["strength"], record["row"]) == int(record["result"])


@pytest.mark.rule("silver-bayonet", "8.3.1B", "8.3.1C")
@pytest.mark.parametrize("record", trusted("maneuver"))
def test_maneuver(record):
    table = TABLES.maneuver
    column = table.odds(record["attack"], record["defence"]) + record["shift"]
    assert table.column[column].id == record["column"]
    assert table.cell(column, record["row"]) == record["result"]
    if record.get("fit_shift", True):
        assert table.shifted(record["er_attacker"] - record["er_defender"]) == record["shift"]


@pytest.mark.rule("silver-bayonet", "7.4.1", "7.4.4a")
@pytest.mark.parametrize("record", trusted("coordination"))
def test_coordination(record):
    """A player does not always say whether a coordinated attack has support."""
    wanted = {"full": ("full", "no-support"), "frontal": ("frontal-assault",)}[record["result"]]
    assert TABLES.coordination.at(record["die"], record["value"]) in wanted


@pytest.mark.rule("silver-bayonet", "2.4.5b")
@pytest.mark.parametrize("record", trusted("efficiency"))
def test_efficiency(record):
    passed = record["die"] + record["drm"] <= record["value"]
    assert passed == (record["result"] == "pass")


@pytest.mark.parametrize("record", trusted("adf_hit"))
def test_air_defence_hits(record):
    hit = record["die"] + record["drm"] <= TABLES.air_defence.hit_max
    assert hit == (record["result"] == "hit")


@pytest.mark.parametrize("record", trusted("adf_damage_air"))
def test_air_defence_damage(record):
    assert TABLES.air_defence.damage[record["die"] - 1].air_points == record["result"]


@pytest.mark.parametrize("record", trusted("hot_lz"))
def test_hot_landing(record):
    assert UNITS[record["unit"]].full.efficiency == record["value"]
    assert (record["die"] <= record["value"]) == (record["result"] == "pass")
