"""S:reinforce: cards that let the North strengthen the provinces where it already is."""

from __future__ import annotations

import pytest

from .solo_table import SAIGON_FIRST, TARGETS, activated_in, attacked, moves, only, sent, served, settle, solo
from .table import units

# Reinforcing: cards 24 (else the highlands) and 27 (else Saigon and its approaches)

FOUR = {
    "quang_tri": "nv_division",
    "da_nang": "nv_division",
    "quang_ngai": "nv_division",
    "kien_giang": "nv_division",
}
FIVE = {**FOUR, "long_an": "nv_division"}


@pytest.mark.rule("saigon75", "S:reinforce.1", "card:24", "card:27")
@pytest.mark.parametrize("card", [24, 27])
def test_present_in_fewer_than_five_provinces_the_north_moves_to_the_targets(card: int) -> None:
    expected = sorted(TARGETS[card], key=SAIGON_FIRST.index)
    assert served(solo(card, nv=FOUR, available=2)) == expected


@pytest.mark.rule("saigon75", "S:reinforce.1")
def test_militia_alone_is_no_presence() -> None:
    game = solo(24, nv=FOUR, militia="long_an an_loc", available=2)
    assert served(game)[0] == "dak_nong"


@pytest.mark.rule("saigon75", "S:reinforce.1", "S:reinforce.2", "S:reinforce.3", "card:24", "card:27")
@pytest.mark.parametrize("card", [24, 27])
def test_present_in_five_the_north_reinforces_from_saigon_outwards(card: int) -> None:
    game = solo(card, nv=FIVE, available=3, free_vc=0)
    assert served(game)[:5] == ["long_an", "kien_giang", "quang_ngai", "da_nang", "quang_tri"]
    assert moves(game) == [f"nv_division reserves > {p}" for p in ("long_an", "kien_giang", "quang_ngai")]


@pytest.mark.rule("saigon75", "S:reinforce.1")
@pytest.mark.parametrize("card", [21, 26, 30])
def test_other_cards_never_reinforce(card: int) -> None:
    assert sorted(served(solo(card, nv=FIVE))) == sorted(TARGETS[card])


@pytest.mark.rule("saigon75", "S:reinforce.3")
def test_saigon_is_reinforced_first_then_north_to_south_at_equal_distance() -> None:
    """An Loc, Phuoc Binh and Long An are one move from Saigon: Phuoc Binh lies farthest north."""
    near = dict.fromkeys(("long_an", "an_loc", "phuoc_binh", "saigon", "kien_giang"), "nv_division")
    assert served(solo(24, nv=near))[:5] == ["saigon", "phuoc_binh", "an_loc", "long_an", "kien_giang"]


@pytest.mark.rule("saigon75", "S:reinforce.2")
@pytest.mark.parametrize(("south", "number"), [(0, 2), (1, 2), (2, 3), (3, 4)])
def test_exactly_one_more_than_the_south_or_two(south: int, number: int) -> None:
    sv = {"long_an": f"mech*{south}"} if south else {}
    game = settle(solo(24, sv=sv, nv=FIVE, available=9, free_vc=0))
    assert sent(game, "long_an") == {"nv_division": number - 1}


@pytest.mark.rule("saigon75", "S:reinforce.2")
def test_a_province_that_has_what_it_needs_does_not_give_it_up() -> None:
    """An Loc holds three against two, Long An one against one. Only the Reserves may help; they are empty."""
    sv = {"an_loc": "mech*2", "long_an": "mech"}
    held = {"quang_tri": "nv_division*2", "da_nang": "nv_division*2", "quang_ngai": "nv_division*2"}
    nv = only(an_loc="nv_division*3", long_an="nv_division", **held)
    game = settle(solo(24, sv=sv, nv=nv, available=9))
    assert sent(game, "long_an") == {}
    assert units(game, "an_loc")["nv_division"] == 3
    assert moves(game) == []


@pytest.mark.rule("saigon75", "S:reinforce.2")
def test_what_was_sent_stays_when_the_rest_is_sent_on() -> None:
    """Every province held gets its second unit; nobody leaves it again for an empty province."""
    game = solo(24, nv={**FIVE, "reserves": "nv_division*9"}, available=9)
    for province in FIVE:
        assert sum(units(game, province).values()) == 2


@pytest.mark.rule("saigon75", "S:reinforce.3", "S:activation.4")
def test_units_in_a_province_to_reinforce_fight() -> None:
    game = settle(solo(24, sv={"long_an": "mech"}, nv=FIVE, available=2, free_vc=0))
    assert activated_in(game, "long_an") == {"nv_division": 1}
    assert sent(game, "long_an") == {"nv_division": 1}
    assert attacked(game) == ["long_an"]


@pytest.mark.rule("saigon75", "S:reinforce.4")
def test_nothing_to_reinforce_the_north_moves_to_the_targets() -> None:
    held = dict.fromkeys(FIVE, "nv_division*2")
    game = solo(24, nv=held, available=4, free_vc=0)
    assert served(game) == ["dak_nong", "dak_lak", "pleiku", "kon_tum"]
    assert sent(game, "dak_nong") == {"nv_division": 2}


@pytest.mark.rule("saigon75", "S:reinforce.4")
def test_once_all_is_reinforced_the_rest_moves_to_the_targets() -> None:
    game = solo(24, nv=FIVE, available=7, free_vc=0)
    assert served(game)[5:] == ["dak_nong", "dak_lak", "pleiku", "kon_tum"]
    assert moves(game)[5:] == ["nv_division reserves > dak_nong"] * 2
