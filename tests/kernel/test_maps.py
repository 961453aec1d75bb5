"""Boards of areas: ways between them, and what the checks of a title's map find."""

from __future__ import annotations

from indochine.kernel.constraints import Constraints
from indochine.kernel.maps import Place, Sheet, add_map, distances

WEST = ((0, 0), (10, 0), (10, 10), (0, 10))
EAST = ((10, 0), (20, 0), (20, 10), (10, 10))
SEA = ((0, 10), (10, 10), (20, 10), (20, 20), (0, 20))


def sheet(west: tuple[str, ...] = ("east",), east: tuple[str, ...] = ("west",)) -> Sheet:
    """Two areas side by side, above a sea that is only drawn."""
    places = {
        "west": Place("area west", WEST, (5, 5), west),
        "east": Place("area east", EAST, (15, 5), east),
        "sea": Place("sea", SEA),
    }
    return Sheet(20, 20, places)


def problems(board: Sheet) -> list[str]:
    constraints: Constraints[Sheet] = Constraints()
    add_map(constraints, "map.toml", lambda pack: pack)
    return [str(problem) for problem in constraints.audit(board).problems]


def test_a_proper_board_has_no_problems():
    assert problems(sheet()) == []


def test_neighbours_that_are_listed_by_one_only():
    assert problems(sheet(east=())) == [
        "map.toml: area west: field adjacent: east does not list west in return [structure]"
    ]


def test_areas_that_nobody_can_reach():
    assert problems(sheet(west=(), east=())) == [
        "map.toml: area east: field adjacent: cannot be reached from west [structure]"
    ]


def test_what_is_only_drawn_is_nobody_s_neighbour():
    assert problems(sheet(west=("east", "sea"))) == [
        "map.toml: area west: field adjacent: unknown: sea [structure]"
    ]


def test_distances_lead_through_listed_areas_only():
    line = {"a": ("b", "x"), "b": ("a", "c"), "c": ("b",), "d": ()}
    assert distances(line, "a") == {"a": 0, "b": 1, "c": 2}
    assert distances(line, "nowhere") == {"nowhere": 0}
