"""Luck of the French in Victory Points, worked out by hand from the printed tables."""

from __future__ import annotations

import pytest

from indochine.titles.lost_valley.book import FR
from tests.lost_valley.table import CALM, fighting, play, siege
from tests.luck_judged import figures, lucky


@pytest.mark.rule("lost-valley", "12.3.5.2b", "12.3.5.2c", "12.3.5.2n")
def test_an_assault_is_judged_by_what_its_casualties_then_promise() -> None:
    """A garrison exactly as strong as the Division: the dice are the sum, and 8 is +1 for both.

    Steps and the retreat cost the French one each, a Strength Level of the Viet Minh is worth half: the
    casualties promise -11/6 at 2, -7/6 from 3, -4/6 from 6, 0 from 8 and 3/6 from 11 on.
    """
    game = siege(
        "vm_assaults",
        garrison={"gabrielle": "v-7-rta i-2-rei 6-bpc", "anne-marie": "bt-3", "pc-gono": "31-bg"},
        forts={"gabrielle": 2},
        divisions=fighting({"308": 8}),
        tracks=CALM,
        dice=[4, 4, 5],
    )
    assault, french = lucky(game)[:2]
    promised = (1 * -11 + 9 * -7 + 11 * -4 + 12 * 0 + 3 * 3) / 6 / 36
    assert figures(assault) == pytest.approx((FR, promised, 0, (1 + 9 + 11 + 12 / 2) / 36))
    assert figures(french) == pytest.approx((FR, (-3 - 2 - 1 - 1) / 6, 0, 4 / 6 + 1 / 6))


@pytest.mark.rule("lost-valley", "7.2.1")
def test_a_sortie_needs_eight() -> None:
    game = play(siege("air_support", tracks={"vm_aaa": 4}, dice=[4, 5, 2, 3]), ["fly", 1])
    row = lucky(game, ["done"])[-1]
    assert row.event.kind.name == "sead-rolled"
    assert figures(row) == pytest.approx((FR, 0.5 * 15 / 36, 0, 21 / 72))


@pytest.mark.rule("lost-valley", "16.3b", "16.3c")
def test_a_repair_thrown_again_had_failed_first() -> None:
    game = siege("airstrip_repair", garrison={"huguette": "31-bg"}, airstrip="damaged", dice=[1, 6],
                 tracks={"camp_morale": 12, "resource_points": 15})  # fmt: skip
    first, again = lucky(game, ["try"], ["reroll"])[:2]
    assert figures(first) == pytest.approx((FR, 0.5 * 2 / 6, 0, 4 / 12))
    assert figures(again) == pytest.approx((FR, 0.5 * 2 / 6, 0.5, 4 / 6 + 2 / 12))
    assert [list(row.judged.faces) for row in (first, again)] == [[1], [6]]


@pytest.mark.rule("lost-valley", "16.3c")
def test_a_repair_that_is_kept_is_judged_once() -> None:
    game = siege("airstrip_repair", garrison={"huguette": "31-bg"}, airstrip="damaged", dice=[1],
                 tracks={"camp_morale": 12, "resource_points": 15})  # fmt: skip
    repairs = [r for r in lucky(game, ["try"], ["keep"]) if r.event.kind.name == "strip-repair-rolled"]
    assert [figures(row) for row in repairs] == [pytest.approx((FR, 0.5 * 2 / 6, 0, 4 / 12))]
