"""Luck in steps, worked out by hand from the printed tables."""

from __future__ import annotations

import pytest

from indochine.titles.silver_bayonet.book import FWA, PAVN
from tests.luck_judged import figures, lucky
from tests.silver_bayonet.combats import field

HERE = "2312"  # light jungle: TDV 2, one on the die of the attacker


@pytest.mark.rule("silver-bayonet", "8.3.1F", "8.4")
def test_a_maneuver_is_what_the_enemy_suffers_less_what_it_costs() -> None:
    """Two to one: 2.5, 2.5, 2, 1, 1, 0, -0.5, -1, -1.5 and -3 for the faces from 1 to 10."""
    stacks = {"2311": "A/1/7", "2212": "B/1/7 C/1/7", HERE: "A/9/66 D/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7 B/1/7 C/1/7"}, dice=[5])
    rows = lucky(game, ["lead", "B/1/7"], ["lead", "D/9/66"])
    [roll] = [row for row in rows if row.event.kind.name == "maneuver-roll"]
    assert figures(roll) == pytest.approx((FWA, 0.3, 1.0, 0.5 + 0.2 / 2))


@pytest.mark.rule("silver-bayonet", "9.1B", "9.1C", "9.1D")
def test_each_side_of_an_assault_has_the_luck_of_its_own_dice() -> None:
    """Six points cost 2, 1, 1, 1 and then nothing; eight with one on the die the same."""
    stacks = {"2311": "A/1/7 B/1/7 C/1/7", HERE: "A/9/66 B/9/66"}
    game = field(stacks, assault={HERE: "A/1/7 B/1/7 C/1/7"}, dice=[3, 2, 6, 7, 9])
    rows = lucky(game, ["lose", "A/1/7"], ["lose", "A/9/66"])
    theirs, ours, test, their_test = rows[:4]
    assert figures(theirs) == pytest.approx((PAVN, 0.5, 1, 0.6 + 0.3 / 2))
    assert figures(ours) == pytest.approx((FWA, 0.5, 1, 0.6 + 0.3 / 2))
    assert figures(test) == pytest.approx((FWA, 0.6 * 0.5, 0.5, 0.4 + 0.6 / 2))  # passed: another roll
    assert figures(their_test) == pytest.approx((PAVN, 0.6 * 0.5, 0, 0.4 / 2))


@pytest.mark.rule("silver-bayonet", "6.2a", "6.2.1")
def test_a_refusal_that_fails_is_bad_luck_of_the_defender() -> None:
    game = field({"2311": "A/1/7", HERE: "A/9/66"}, "refuse", maneuver={HERE: "A/1/7"}, dice=[9, 5])
    row = lucky(game, ["refuse", HERE])[0]
    assert figures(row) == pytest.approx((PAVN, 0.8, 0, 0.2 / 2))


@pytest.mark.rule("silver-bayonet", "10.1.3", "14.3")
def test_fire_and_the_fire_at_aircraft() -> None:
    """One air point over two steps: hit on a 2, and the damage of 4 takes it. Strength 4 then brings 3F, 2F,
    2, 1, 1, 1, 1 and nothing: on ground of two 1.5 for the 1."""
    game = field({"2311": "A/1/7", "2310": "A/1/21", HERE: "A/9/66"}, "bombard", air=1, dice=[2, 4, 1])
    defence, damage, fire = lucky(game, ["at", HERE], ["gun", "A/1/21"], ["air", 1])[:3]
    promised = -(0.25 * (4 + 3 + 2 + 1) + 0.5 * 2) / 10
    assert figures(defence) == pytest.approx((FWA, 0.2 * promised, promised, 0.2 / 2))
    assert figures(damage) == pytest.approx((FWA, promised, -0.25, 0.3 + 0.1 / 2))
    assert figures(fire) == pytest.approx((FWA, (1.5 + 1.5 + 1) / 10, 1.5, 0.8 + 0.2 / 2))


@pytest.mark.rule("silver-bayonet", "7.4.1")
def test_coordination_is_the_luck_of_the_attacker() -> None:
    stacks = {"2311": "A/9/66", HERE: "A/1/7", "2611": "B/9/66", "2612": "B/1/7"}
    game = field(stacks, side="PAVN", maneuver={HERE: "A/9/66", "2612": "B/9/66"}, dice=[3, 5])
    row = lucky(game, ["fight", HERE])[0]
    assert figures(row) == pytest.approx((PAVN, -0.25 * 0.1 - 0.5 * 0.1 - 0.6, -0.25, 0.7 + 0.1 / 2))
