"""Hexes of Silver Bayonet: neighbours, distances, and the areas where a player may put units."""

from __future__ import annotations

import pytest

from indochine.titles.silver_bayonet.areas import hexes_of, in_window
from indochine.titles.silver_bayonet.grid import are_adjacent, around, distance
from indochine.titles.silver_bayonet.pack import load
from indochine.titles.silver_bayonet.scenario_data import Area, Near, Window

PACK = load()
MAP = {hex.id for hex in PACK.map.hex}
SCENARIOS = {scenario.id: scenario for scenario in PACK.scenarios.scenario}


def test_the_six_hexes_around_one_of_an_even_and_of_an_odd_column():
    assert around("1808") == ("1807", "1907", "1908", "1809", "1708", "1707")
    assert around("1511") == ("1510", "1611", "1612", "1512", "1412", "1411")


@pytest.mark.rule("silver-bayonet", "2.4.3a")
def test_distance_counts_the_last_hex_and_not_the_first():
    assert distance("1510", "1510") == 0
    assert distance("1511", "1512") == 1
    assert distance("1910", "1512") == 4
    assert distance("2526", "1925") == 6


def test_neighbours_are_mutual_and_at_distance_one():
    for hex in MAP:
        near = [other for other in around(hex) if other in MAP]
        assert all(hex in around(other) and are_adjacent(hex, other) for other in near)


def test_distance_is_the_shortest_walk_on_an_unbroken_map():
    steps, queue = {"1510": 0}, ["1510"]
    for hex in queue:
        for other in around(hex):
            if other in MAP and other not in steps:
                steps[other] = steps[hex] + 1
                queue.append(other)
    assert len(steps) == len(MAP) == 1078
    farther = [hex for hex in MAP if steps[hex] != distance("1510", hex)]
    assert all(steps[hex] > distance("1510", hex) for hex in farther)
    assert len(farther) < 78  # the way along the ragged south edge bends


def test_nobody_is_put_beside_the_window():
    window = Window(columns=(14, 27), rows=(20, 28))
    assert in_window("1420", window)
    assert not in_window("1320", window)
    assert in_window("4811", None)


def test_hexes_within_so_many_of_one():
    near = Area(near=(Near(hex="3425", radius=2),))
    assert len(hexes_of(PACK, near, None)) == 19
    ring = Area(near=(Near(hex="3020", radius=4),), from_centre=3)
    assert len(hexes_of(PACK, ring, None)) == 61 - 19


def test_enemy_units_keep_others_away():
    area = Area(near=(Near(hex="3425", radius=2),))
    assert "3425" not in hexes_of(PACK, area, None, ["3425"])
    far = Area(near=(Near(hex="3425", radius=2),), from_enemy=2)
    assert len(hexes_of(PACK, far, None, ["3425"])) == 12


def test_a_hex_and_those_beside_it():
    assert hexes_of(PACK, Area(hexes=("1510",)), None) == ["1510"]
    assert len(hexes_of(PACK, Area(hexes=("1510",), beside=True), None)) == 7


def test_columns_and_rows():
    assert len(hexes_of(PACK, Area(columns=(14, 17), rows=(23, 28)), None)) == 6 + 5 + 6 + 5


def test_the_edge_of_the_window():
    window = SCENARIOS["4"].window
    assert hexes_of(PACK, Area(edge="west"), window) == [f"14{row}" for row in range(20, 29)]


def test_terrain_left_out_and_landing_zones():
    area = Area(near=(Near(hex="4502", radius=1),))
    assert "4501" in hexes_of(PACK, area, None)
    assert "4501" not in hexes_of(PACK, Area(near=area.near, without=("town",)), None)
    window = SCENARIOS["4"].window
    fields = hexes_of(PACK, Area(hexes=("1925",), field_lz=True), window)
    assert "1925" in fields
    assert "1424" not in fields  # mountain jungle
