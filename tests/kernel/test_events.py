"""Chains are shared by copies, and sums remember their parts."""

from __future__ import annotations

from indochine.kernel.events import Chain, Tally, unchain


def test_two_games_share_the_past_and_not_the_future():
    past = Chain(Chain(None, "a"), "b")
    one, other = Chain(past, "c"), Chain(past, "d")
    assert unchain(one) == ["a", "b", "c"]
    assert unchain(other) == ["a", "b", "d"]
    assert unchain(one, since=2) == ["c"]
    assert unchain(None) == []


def test_a_sum_lists_its_parts_and_leaves_out_nothings():
    tally = Tally().plus(4, "units", "D.6a.1").plus(0, "air", "D.6c.4").plus(3, "event", "D.6c.7")
    tally.at_most(5, "five-dice", "D.6a.3a").plus(-6, "shortage", "card:02").at_least(
        1, "one-die", "ruling:5"
    )
    assert [(part.label, part.worth) for part in tally.parts] == [
        ("units", 4),
        ("event", 3),
        ("five-dice", -2),
        ("shortage", -6),
        ("one-die", 2),
    ]
    assert tally.total == 1
