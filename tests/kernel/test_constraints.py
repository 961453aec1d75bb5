"""Constraints: what they rest on, what they report, and what stops the rest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from indochine.kernel.constraints import Check, Constraints, equal

Pack = dict[str, int]


@pytest.fixture
def constraints() -> Constraints[Pack]:
    found: Constraints[Pack] = Constraints()

    @found.add("map.toml", rule="D.4")
    def three_areas(pack: Pack) -> Iterator[Check]:
        """The book names three areas."""
        yield equal(pack["areas"], 3, "map", "areas")
        yield equal(pack["sides"], 2, "map", "sides", "units.toml")

    @found.add("map.toml", rule="E D.9")
    def an_example(pack: Pack) -> Iterator[Check]:
        yield Check(pack["areas"] > 1, "map", "areas", "too few")

    @found.add("map.toml", basis="structure")
    def sides_given(pack: Pack) -> Iterator[Check]:
        yield Check("sides" in pack, "map", "sides", "is missing")

    return found


def test_a_constraint_says_what_it_demands_and_on_what_it_rests(constraints):
    three = constraints.by_name["three_areas"]
    assert (three.says, three.rule, three.basis) == ("The book names three areas.", "D.4", "rule")
    assert constraints.by_name["an_example"].basis == "example"


def test_a_pack_that_fits(constraints):
    assert constraints.audit({"areas": 3, "sides": 2}) == ([], 4)


def test_a_problem_names_file_entry_field_and_rule(constraints):
    problems, done = constraints.audit({"areas": 1, "sides": 4})
    assert done == 4
    assert [str(problem) for problem in problems] == [
        "map.toml: map: field areas: must be 3, is 1 [D.4]",
        "units.toml: map: field sides: must be 2, is 4 [D.4]",
        "map.toml: map: field areas: too few [E D.9]",
    ]
    assert all(problem.forced for problem in problems)


def test_broken_structure_stops_the_rest(constraints):
    problems, done = constraints.audit({"areas": 1})
    assert done == 1
    assert str(problems[0]) == "map.toml: map: field sides: is missing [structure]"
    assert not problems[0].forced


def test_names_are_given_once(constraints):
    def three_areas(pack: Pack) -> Iterator[Check]:
        yield Check(True, "", "", "")

    with pytest.raises(ValueError, match="two constraints are named three_areas"):
        constraints.add("map.toml")(three_areas)


@pytest.mark.parametrize(
    ("actual", "wanted", "text"),
    [
        ([], (1, 2), "must be 1, 2, is none"),
        ({"b", "a"}, {"a"}, "must be a, is a, b"),
        ({"hit": 2}, {"hit": 1}, "must be hit 1, is hit 2"),
        (True, False, "must be False, is True"),
    ],
)
def test_figures_are_shown_plainly(actual, wanted, text):
    assert equal(actual, wanted, "x", "y").problem == text
