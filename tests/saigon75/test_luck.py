"""Luck in steps, worked out by hand from the faces of the dice: hits are 1, retreats a half."""

from __future__ import annotations

import pytest

from indochine.titles.saigon75.book import NV, SV
from tests.luck_judged import figures, lucky
from tests.saigon75.fight import CLEAR, NV_BACK, NV_HIT, NV_MISS, PLANE, SV_MISS, fight, token_of
from tests.saigon75.table import play, table
from tests.saigon75.test_d07_attrition import TOKEN, air_battle
from tests.saigon75.test_d09_desertion import SIX

CRISIS = 14  # the Event card


@pytest.mark.rule("saigon75", "D.6a.5", "D.6a.6", "D.10.5")
def test_each_side_has_the_luck_of_its_own_dice() -> None:
    """Of six faces the North has two hits and two retreats, the South one hit and two retreats."""
    game = fight(table(sv={"pleiku": "para*2", "can_tho": "mech"}, nv={"pleiku": "nv_division*2"},
                       step="combat", turn=4, tokens=token_of("NV"), infiltration=0,
                       dice=[NV_MISS, NV_BACK, SV_MISS, SV_MISS, NV_HIT]), "pleiku")  # fmt: skip
    north, south, again = lucky(game, ["reroll", "blank"])[:3]
    assert figures(north) == pytest.approx((NV, 2 * (2 * 1 + 2 * 0.5) / 6, 0.5, 1 / 9 + 1 / 9))
    assert figures(south) == pytest.approx((SV, 2 * (1 * 1 + 2 * 0.5) / 6, 0, (1 / 4) / 2))
    assert figures(again) == pytest.approx((NV, 0.5, 1, 4 / 6 + 1 / 6))
    assert [list(row.judged.faces) for row in (north, south, again)] == [[5, 3], [4, 4], [1]]


@pytest.mark.rule("saigon75", "D.7.1", "D.10.5")
def test_a_plane_thrown_again_was_bad_luck_first_and_good_luck_then() -> None:
    """Two of six faces are planes; the log tells of the first throw after the second."""
    game = play(air_battle(2, [PLANE, PLANE, CLEAR], tokens=TOKEN), ["keep"])
    again, first = lucky(game, ["reroll"])[-2:]
    assert figures(again) == pytest.approx((SV, -1 / 3, 0, 1 / 3 + 1 / 3))
    assert figures(first) == pytest.approx((SV, -2 / 3, -2, (1 / 9) / 2))
    assert [list(row.judged.faces) for row in (again, first)] == [[CLEAR], [PLANE, PLANE]]


@pytest.mark.rule("saigon75", "D.9.1")
def test_every_deserter_is_a_step() -> None:
    """Six provinces: 1, 2, 3, 4, 4 or 5 desert."""
    game = table(sv={"saigon": "sv_division*5"}, militia=SIX, phase="SV", step="desertion", dice=[5])
    assert figures(lucky(game)[0]) == pytest.approx((SV, -19 / 6, -4, 1 / 6 + 2 / 12))


@pytest.mark.rule("saigon75", "card:14")
def test_deserters_that_a_card_adds_are_no_luck() -> None:
    """The card shifts all results alike."""
    setting = {"sv": {"saigon": "sv_division*5"}, "militia": SIX, "phase": "SV", "step": "desertion"}
    plain, more = (lucky(table(**setting, dice=[2], crisis=card))[0] for card in (0, CRISIS))
    assert more.difference == pytest.approx(plain.difference)
    assert more.judged.got < plain.judged.got
