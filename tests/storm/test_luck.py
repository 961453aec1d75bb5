"""Luck in damage points, worked out by hand from the 36 throws of two dice."""

from __future__ import annotations

import pytest

from indochine.titles.storm.book import FR, VM
from tests.luck_judged import figures, lucky
from tests.storm.french_table import assault, french_fire

# 4 firepower against 9: no damage up to 5, then 1 to 7 points in 5, 6, 5, 4, 3, 2 and 1 of 36 throws.
FOUR_AGAINST_NINE = (1 * 5 + 2 * 6 + 3 * 5 + 4 * 4 + 5 * 3 + 6 * 2 + 7 * 1) / 36


@pytest.mark.rule("storm", "8.3.1", "8.3.3")
def test_eleven_is_a_lucky_shot() -> None:
    [row] = lucky(french_fire("", [5, 6]))
    assert figures(row) == pytest.approx((FR, FOUR_AGAINST_NINE, 6, 34 / 36))
    squares = (1 * 5 + 4 * 6 + 9 * 5 + 16 * 4 + 25 * 3 + 36 * 2 + 49 * 1) / 36
    assert row.judged.variance == pytest.approx(squares - FOUR_AGAINST_NINE**2)
    assert list(row.judged.faces) == [5, 6]


@pytest.mark.rule("storm", "card:vm-04", "10.0g")
def test_a_throw_that_is_kept_is_no_bad_luck_of_the_next() -> None:
    game = assault("", [1, 1, 3, 4, 1, 2], vm="regular*4", hands={"VM": "vm-04"})
    first, second, third = lucky(game, ["play", "vm-04"], ["reroll"])
    assert figures(first) == pytest.approx((VM, FOUR_AGAINST_NINE, 0, 5 / 36))
    assert figures(second) == pytest.approx((VM, FOUR_AGAINST_NINE, 2, 18 / 36))
    seven_kept = (2 * 21 + 3 * 5 + 4 * 4 + 5 * 3 + 6 * 2 + 7 * 1) / 36
    assert figures(third) == pytest.approx((VM, seven_kept, 2, 10.5 / 36))


@pytest.mark.rule("storm", "card:fr-01", "card:fr-02", "card:vm-04")
def test_points_that_bigeard_takes_off_are_off_in_the_next_roll() -> None:
    """Three points less: the 10 that lies is worth 2, an 11 would be 3 and a 12 is 4."""
    game = assault("fr-01", [5, 5, 6, 6], vm="regular*4", hands={"FR": "fr-01", "VM": "vm-04"})
    _, again = lucky(game, ["pass"], ["play", "fr-01"], ["play", "vm-04"])
    ten_kept = (2 * 33 + 3 * 2 + 4 * 1) / 36
    assert figures(again) == pytest.approx((VM, ten_kept, 4, 35.5 / 36))


@pytest.mark.rule("storm", "card:fr-11")
def test_mines_cannot_stop_more_than_there_are() -> None:
    game = assault("fr-11", [3, 1, 1], vm="regular*2")
    mines = lucky(game, ["play", "fr-11"])[0]
    assert figures(mines) == pytest.approx((FR, (1 + 5 * 2) / 6, 2, 1 / 6 + 5 / 12))


@pytest.mark.rule("storm", "card:fr-02")
def test_one_die_rolled_again_is_judged_with_the_other_lying() -> None:
    """The 6 lies; 1 to 6 beside it are 7 to 12 in all: 2 to 7 points."""
    game = french_fire("fr-02", [1, 6, 4], options={"coordination_one_die": True})
    _, again = lucky(game, ["play", "fr-02"], ["reroll", 1])
    assert figures(again) == pytest.approx((FR, 4.5, 5, 3.5 / 6))
    assert list(again.judged.faces) == [4]
