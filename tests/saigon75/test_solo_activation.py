"""S:activation: whom the North activates, and when it lets them rest."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from indochine.kernel.build import COMPILED, build
from indochine.titles.saigon75.solo.priorities import north_then_west

from .solo_table import activated_in, attacked, moves, only, sent, settle, solo
from .table import events, state, units

# Who is activated first. The first target of card 25 is Phu Yen: Pleiku and Dak Lak touch it.


@pytest.mark.rule("saigon75", "S:activation.2a")
def test_the_nearest_unit_goes_first() -> None:
    nv = only(pleiku="nv_division", kon_tum="nv_division", reserves="nv_division")
    assert moves(solo(25, nv=nv, available=1)) == ["nv_division pleiku > phu_yen"]


@pytest.mark.rule("saigon75", "S:activation.2a")
def test_of_units_equally_near_those_in_the_reserves_go_first() -> None:
    """Dak Lak and the Reserves are both one move from Dak Nong."""
    nv = only(dak_lak="nv_division*3", phuoc_binh="nv_division", reserves="nv_division*2")
    assert moves(solo(21, nv=nv, available=1)) == ["nv_division reserves > dak_nong"]
    assert moves(solo(21, nv=nv, available=2)) == ["nv_division reserves > dak_nong"] * 2


@pytest.mark.skipif(build() == COMPILED, reason="the compiled build takes no stand-in for a book")
@pytest.mark.rule("saigon75", "S:activation.2a")
def test_then_those_of_the_northernmost_province() -> None:
    nv = only(pleiku="nv_division", dak_lak="nv_division")
    assert moves(solo(25, nv=nv, available=1)) == ["nv_division pleiku > phu_yen"]
    nv = only(dak_lak="nv_division", kon_tum="nv_division")
    assert moves(solo(25, nv=nv, available=1)) == [
        "nv_division dak_lak > phu_yen"
    ]  # Kon Tum is two moves away


@pytest.mark.skipif(build() == COMPILED, reason="the compiled build takes no stand-in for a book")
@pytest.mark.rule("saigon75", "S:activation.2a")
def test_then_those_of_the_westernmost() -> None:
    """No two provinces of this map lie equally far north; an owner's map may have some."""
    labels = [(300, 50), (100, 80), (200, 50)]
    provinces = [SimpleNamespace(label=label) for label in labels]
    book: Any = SimpleNamespace(pack=SimpleNamespace(map=SimpleNamespace(province=provinces)))
    assert sorted(range(3), key=lambda p: north_then_west(book, p)) == [2, 0, 1]


@pytest.mark.rule("saigon75", "S:activation.2b")
def test_full_divisions_before_reduced_ones_of_a_province_farther_north() -> None:
    nv = only(pleiku="nv_division_reduced*2", dak_lak="nv_division")
    assert moves(solo(25, nv=nv, available=1)) == ["nv_division dak_lak > phu_yen"]
    assert moves(solo(25, nv=nv, available=2)) == [
        "nv_division dak_lak > phu_yen",
        "nv_division_reduced pleiku > phu_yen",
    ]


@pytest.mark.rule("saigon75", "S:activation.2b")
def test_full_divisions_are_activated_first_where_they_stand() -> None:
    nv = only(long_an="nv_division_reduced*2 nv_division*2")
    game = solo(23, sv={"long_an": "mech*3"}, nv=nv, available=3)
    assert activated_in(game, "long_an") == {"nv_division": 2, "nv_division_reduced": 1}


@pytest.mark.rule("saigon75", "S:activation.2b")
def test_a_target_gives_up_its_full_divisions_first() -> None:
    """Kon Tum needs two of its three; the third goes to Pleiku, which comes before it."""
    nv = only(kon_tum="nv_division_reduced*2 nv_division", dak_nong="nv_division*2", dak_lak="nv_division*2")
    assert moves(solo(21, nv=nv, available=9)) == ["nv_division kon_tum > pleiku"]


@pytest.mark.rule("saigon75", "S:activation.2a", "S:activation.2b")
def test_units_that_arrive_come_before_units_too_far_away() -> None:
    """A full division far off is no help: the reduced one next door is sent, then the other comes nearer."""
    nv = only(pleiku="nv_division_reduced", dak_nong="nv_division*3")
    assert moves(solo(25, nv=nv, available=2)) == [
        "nv_division_reduced pleiku > phu_yen",
        "nv_division dak_nong > dak_lak",
    ]


@pytest.mark.rule("saigon75", "S:activation.2c", "S:movement.6")
def test_two_vc_besides_the_divisions_one_to_each_province() -> None:
    game = solo(30, available=6)
    assert [sent(game, p) for p in ("quang_tri", "da_nang", "quang_ngai")] == [
        {"vc": 1, "nv_division": 1},
        {"vc": 1, "nv_division": 1},
        {"nv_division": 2},
    ]
    assert sum("vc" in move for move in moves(game)) == 2


@pytest.mark.rule("saigon75", "S:activation.2c")
@pytest.mark.parametrize(("vc", "number"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_up_to_two_vc_if_there_are_any(vc: int, number: int) -> None:
    nv = only(reserves=f"vc*{vc}" if vc else "nv_division")
    game = solo(30, nv=nv, available=0)
    assert len(moves(game)) == number


@pytest.mark.rule("saigon75", "S:activation.2c", "S:movement.6")
def test_without_divisions_both_vc_go_to_the_first_province() -> None:
    assert moves(solo(30, available=0)) == ["vc reserves > quang_tri"] * 2


@pytest.mark.rule("saigon75", "S:activation.2c", "S:movement.6")
def test_vc_go_where_rangers_are_if_there_is_nowhere_else() -> None:
    """It is a priority, not a prohibition: two VC are always activated."""
    sv = {"quang_tri": "ranger*2", "da_nang": "ranger*2", "quang_ngai": "ranger*2"}
    game = settle(solo(30, sv=sv, available=4))
    assert sent(game, "quang_tri") == {"nv_division": 3}
    assert sent(game, "da_nang") == {"nv_division": 1, "vc": 2}
    assert sent(game, "quang_ngai") == {}


@pytest.mark.rule("saigon75", "S:activation.3")
@pytest.mark.parametrize("card", [22, 26, 28, 29])
def test_never_out_of_saigon(card: int) -> None:
    """Five divisions in Saigon without an enemy, five empty targets around it: nobody leaves."""
    game = solo(card, nv=only(saigon="nv_division*4 vc"), available=9)
    assert moves(game) == []
    assert units(game, "saigon") == {"nv_division": 4, "vc": 1}


@pytest.mark.rule("saigon75", "S:activation.3")
def test_not_even_to_empty_provinces() -> None:
    assert moves(solo(30, nv=only(saigon="nv_division*4 vc"), available=9)) == []


# Units that are already there


@pytest.mark.rule("saigon75", "S:activation.4")
def test_units_already_there_fight_and_nobody_else_comes() -> None:
    game = settle(solo(23, sv={"long_an": "mech*2"}, nv={"long_an": "nv_division*3"}, available=3))
    assert activated_in(game, "long_an") == {"nv_division": 3}
    assert sent(game, "long_an") == {}
    assert attacked(game) == ["long_an"]


@pytest.mark.rule("saigon75", "S:activation.4", "S:movement.1")
def test_others_still_come_until_there_is_one_more_than_the_south() -> None:
    game = settle(solo(23, sv={"long_an": "mech*2"}, nv={"long_an": "nv_division"}, available=2, free_vc=1))
    assert activated_in(game, "long_an") == {"nv_division": 1}
    assert sent(game, "long_an") == {"vc": 1, "nv_division": 1}
    assert events(game, "combat-declared")[0]["units"] == ["nv_division", "nv_division", "vc"]


@pytest.mark.rule("saigon75", "S:activation.4")
def test_units_in_a_province_that_is_no_target_stay_at_rest() -> None:
    sv = {"quang_tri": "mech"}
    game = solo(23, sv=sv, nv=only(quang_tri="nv_division*4"), available=9, free_vc=0)
    assert (activated_in(game, "quang_tri"), attacked(game)) == ({}, [])


@pytest.mark.rule("saigon75", "S:activation.5")
def test_no_activation_that_leads_to_no_combat() -> None:
    """One against three, and nobody near: the activation serves the next target instead."""
    nv = only(can_tho="nv_division", long_an="nv_division*3")
    game = solo(23, sv={"can_tho": "mech*3"}, nv=nv, available=1)
    assert activated_in(game, "can_tho") == {}
    assert moves(game) == ["nv_division long_an > kien_giang"]


@pytest.mark.rule("saigon75", "S:activation.5")
def test_help_counts_only_if_it_can_be_activated() -> None:
    """Two would do, but the only activation cannot both rouse the one there and send another: it sends."""
    nv = only(long_an="nv_division*2", kien_giang="nv_division", reserves="nv_division*5")
    game = settle(solo(23, sv={"kien_giang": "mech"}, nv=nv, available=1, infiltration=0))
    assert activated_in(game, "kien_giang") == {}
    assert sent(game, "kien_giang") == {"nv_division": 1}
    assert attacked(game) == ["kien_giang"]


@pytest.mark.rule("saigon75", "S:activation.5", "S:combat.3")
def test_the_dice_of_a_card_are_not_counted_twice() -> None:
    """Armoured Support helps one combat, the northern one; the others, who would not fight, stay at rest."""
    sv = {"phuoc_binh": "mech*3", "an_loc": "mech*3"}
    nv = only(phuoc_binh="nv_division*2", an_loc="nv_division*2")
    event = {"card": 10, "uses": 1, "province": None}
    game = settle(solo(22, sv=sv, nv=nv, available=4, event=event, infiltration=0))
    assert attacked(game) == ["phuoc_binh"]
    assert activated_in(game, "phuoc_binh") == {"nv_division": 2}
    assert activated_in(game, "an_loc") == {}


@pytest.mark.rule("saigon75", "S:activation.5")
def test_activations_given_back_are_used_for_empty_provinces() -> None:
    """Two in An Loc will not fight after all; of the four in Phan Rang two more can move."""
    sv = {"phuoc_binh": "mech*3", "an_loc": "mech*3"}
    held = {"saigon": "nv_division*2", "long_an": "nv_division*2"}
    nv = only(phuoc_binh="nv_division*2", an_loc="nv_division*2", phan_rang="nv_division*4", **held)
    event = {"card": 10, "uses": 1, "province": None}
    game = settle(solo(22, sv=sv, nv=nv, available=6, event=event, infiltration=0))
    assert attacked(game) == ["phuoc_binh"]
    assert moves(game) == [
        *["nv_division phan_rang > dak_nong"] * 2,
        *["nv_division phan_rang > phan_thiet"] * 2,
    ]


@pytest.mark.rule("saigon75", "S:activation.2c")
def test_activations_are_spent_as_counted() -> None:
    game = solo(30, sv={"quang_tri": "sv_division ranger"}, available=6, dice=[1, 5, 5, 4, 4])
    assert game.decision is not None
    assert game.decision.name == "take-loss"  # the phase of the North goes on
    assert (state(game).available, state(game).free_vc) == (0, 0)
