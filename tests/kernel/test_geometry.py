"""Plane geometry of drawn maps, on two squares side by side."""

from __future__ import annotations

import pytest

from indochine.kernel import geometry
from indochine.kernel.geometry import Point

Shape = tuple[Point, ...]

WEST: Shape = ((0, 0), (10, 0), (10, 10), (0, 10))
EAST: Shape = ((10, 0), (20, 0), (20, 10), (10, 10))
TWO = {"west": WEST, "east": EAST}
HALF: Shape = ((10, 5), (20, 5), (20, 10), (10, 10))  # touches only the lower half of WEST's border
SINGLE = (geometry.poor_vertices, geometry.wound_backwards, geometry.self_crossings)
TOGETHER = (
    geometry.edges_used_twice,
    geometry.crossing_borders,
    geometry.vertices_inside_borders,
    geometry.partial_borders,
)


@pytest.mark.parametrize("flaws", [*SINGLE, *TOGETHER])
def test_a_proper_map_has_no_flaws(flaws):
    assert list(flaws(TWO)) == []


@pytest.mark.parametrize(
    ("flaws", "shapes", "named"),
    [
        (geometry.poor_vertices, {"a": WEST[:3]}, "a"),
        (geometry.poor_vertices, {"a": (*WEST, (0, 0))}, "a"),
        (geometry.wound_backwards, {"a": WEST[::-1]}, "a"),
        (geometry.self_crossings, {"a": ((0, 0), (10, 10), (10, 0), (0, 10))}, "a"),
        (geometry.edges_used_twice, {"a": WEST, "b": WEST}, "b"),
        (geometry.crossing_borders, {"a": WEST, "b": ((5, -5), (15, -5), (15, 5), (5, 5))}, "a"),
        (geometry.vertices_inside_borders, {"a": WEST, "b": HALF}, "a"),
        (geometry.partial_borders, {"a": WEST, "b": HALF}, "a"),
    ],
)
def test_a_flaw_is_found_and_its_area_named(flaws, shapes, named):
    assert {flaw.shape for flaw in flaws(shapes)} == {named}


def test_vertices_off_the_canvas():
    assert [flaw.problem for flaw in geometry.off_canvas(TWO, 15, 10)] == [
        "vertex [20, 0] lies outside the canvas",
        "vertex [20, 10] lies outside the canvas",
    ]


def test_neighbours_share_a_whole_edge():
    assert geometry.shared_borders(TWO) == {"west": ["east"], "east": ["west"]}
    assert geometry.shared_borders({"west": WEST, "east": HALF}) == {"west": [], "east": []}


def test_the_border_of_two_areas_is_walked_as_the_first_walks_it():
    assert geometry.common_edges(WEST, EAST) == [((10, 0), (10, 10))]
    assert geometry.common_edges(EAST, WEST) == [((10, 10), (10, 0))]
    assert geometry.common_edges(WEST, HALF) == []


def test_the_coast_is_what_borders_nothing():
    assert geometry.open_edges(TWO, ["east"]) == [
        ((10, 0), (20, 0)),
        ((20, 0), (20, 10)),
        ((20, 10), (10, 10)),
    ]


def test_pieces_end_to_end_make_one_line():
    pieces = [((1, 1), (2, 2)), ((0, 0), (1, 1)), ((2, 2), (3, 0))]
    assert geometry.one_line(pieces) == [(0, 0), (1, 1), (2, 2), (3, 0)]


@pytest.mark.parametrize(
    "pieces",
    [
        [],
        [((0, 0), (1, 1)), ((5, 5), (6, 6))],  # two lines
        [((0, 0), (1, 1)), ((1, 1), (0, 0))],  # a ring
        [((0, 0), (1, 1)), ((5, 5), (6, 6)), ((6, 6), (5, 5))],  # a line and a ring
        [((0, 0), (1, 1)), ((1, 1), (2, 2)), ((2, 2), (1, 1))],  # a line that runs into a ring
    ],
)
def test_pieces_that_make_no_single_line(pieces):
    assert geometry.one_line(pieces) is None


def test_a_ring_of_areas_leaves_a_hole():
    north: Shape = ((0, 0), (30, 0), (20, 10), (10, 10))
    east: Shape = ((30, 0), (30, 30), (20, 20), (20, 10))
    south: Shape = ((30, 30), (0, 30), (10, 20), (20, 20))
    west: Shape = ((0, 30), (0, 0), (10, 10), (10, 20))
    ring = {"north": north, "east": east, "south": south, "west": west}
    lake: Shape = ((10, 10), (20, 10), (20, 20), (10, 20))
    assert geometry.holes(ring)
    assert not geometry.holes(ring | {"lake": lake})


def test_labels_lie_in_their_own_area():
    labels = {"west": (5, 5), "east": (6, 5)}
    assert list(geometry.misplaced_labels(labels, TWO)) == [("east", "label [6, 5] lies in west")]
    assert [f.problem for f in geometry.misplaced_labels({"west": (50, 5)}, TWO)] == [
        "label [50, 5] lies in no area"
    ]


@pytest.mark.parametrize(
    ("edge", "other", "length"),
    [
        (((0, 0), (0, 9)), ((0, 12), (0, 4)), 5),
        (((0, 0), (9, 9)), ((3, 3), (6, 6)), 3),
        (((0, 0), (9, 0)), ((9, 0), (12, 0)), 0),
        (((0, 0), (9, 0)), ((0, 1), (9, 1)), 0),
    ],
)
def test_how_far_two_edges_run_along_each_other(edge, other, length):
    assert geometry.overlap(edge, other) == length
