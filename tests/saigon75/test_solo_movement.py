"""S:movement: where the North sends its units, how many and in which order."""

from __future__ import annotations

import pytest

from .solo_table import SAIGON_FIRST, TARGETS, TOKENS_GONE, attacked, moves, only, sent, served, settle, solo
from .table import TITLE, events, place, units

# How many, and in which order


@pytest.mark.rule("saigon75", "S:movement.1")
@pytest.mark.parametrize(("south", "number"), [(0, 2), (1, 2), (2, 3), (3, 4), (4, 5), (5, 5)])
def test_two_to_an_unoccupied_province_else_one_more_than_the_south(south: int, number: int) -> None:
    sv = {"quang_tri": f"mech*{south}"} if south else {}
    game = settle(solo(30, sv=sv, available=9))
    assert events(game, "solo-target")[0] == {"place": "quang_tri", "number": number}
    assert sum(sent(game, "quang_tri").values()) == number


@pytest.mark.rule("saigon75", "S:movement.1")
def test_units_there_count() -> None:
    game = solo(30, nv={"quang_tri": "vc", "da_nang": "nv_division*2"}, available=9, free_vc=0)
    assert sent(game, "quang_tri") == {"nv_division": 1}
    assert sent(game, "da_nang") == {}


@pytest.mark.rule("saigon75", "S:movement.2", "card:21 to card:30")
@pytest.mark.parametrize("card", range(21, 31))
def test_targets_of_each_card_are_served_from_saigon_outwards(card: int) -> None:
    """Card 30 alone goes by the order that it lists, north to south."""
    expected = TARGETS[card] if card == 30 else sorted(TARGETS[card], key=SAIGON_FIRST.index)
    assert served(solo(card, tokens=TOKENS_GONE)) == expected


@pytest.mark.rule("saigon75", "S:movement.2")
def test_the_order_is_by_distance_then_from_west_to_east() -> None:
    book = TITLE.book
    assert [book.province_ids[p] for p in book.saigon_first] == SAIGON_FIRST
    label = {p.id: p.label for p in book.pack.map.province}
    ranks = [(book.distance[book.saigon][place(p)], label[p][0]) for p in SAIGON_FIRST]
    assert ranks == sorted(ranks)


@pytest.mark.rule("saigon75", "S:movement.2", "S:movement.5")
def test_when_units_run_short_the_last_targets_go_without() -> None:
    """Long An is filled, An Loc gets what is left, Phuoc Binh nothing."""
    sv = {"long_an": "mech*2", "an_loc": "mech*2", "phuoc_binh": "mech"}
    nv = {"saigon": "nv_division*2"}
    game = settle(solo(28, sv=sv, nv=nv, available=4, free_vc=0))
    assert sent(game, "long_an") == {"nv_division": 3}
    assert sent(game, "an_loc") == {"nv_division": 1}
    assert sent(game, "phuoc_binh") == {}


@pytest.mark.rule("saigon75", "S:movement.4")
@pytest.mark.parametrize(
    ("token", "first"), [("binh_dinh", "binh_dinh"), ("gone", "phu_yen"), ("SV", "phu_yen")]
)
def test_a_target_with_an_objective_token_comes_first(token: str, first: str) -> None:
    game = solo(25, tokens={"3": "gone", "5": "gone", "7": token})
    assert served(game)[0] == first


@pytest.mark.rule("saigon75", "S:movement.4", "S:movement.3")
@pytest.mark.parametrize(("three", "five"), [("quang_tri", "da_nang"), ("da_nang", "quang_tri")])
def test_the_token_that_falls_due_soonest_leads(three: str, five: str) -> None:
    """Units left over: the two empty provinces with a token come before all others."""
    tokens = {"3": three, "5": five, "7": "gone"}
    nv = {
        "saigon": "nv_division*2",
        "long_an": "nv_division*2",
        "an_loc": "nv_division*2",
        "phuoc_binh": "vc*2",
    }
    game = solo(28, nv=nv, tokens=tokens, available=3, free_vc=0)
    assert moves(game) == [
        *[f"nv_division reserves > {three}"] * 2,
        f"nv_division reserves > {five}",
    ]


@pytest.mark.rule("saigon75", "S:movement.4", "card:30")
def test_card_30_keeps_its_own_order() -> None:
    game = solo(30, tokens={"3": "da_nang", "5": "binh_dinh", "7": "quang_tri"})
    assert served(game) == ["quang_tri", "da_nang", "quang_ngai"]


@pytest.mark.rule("saigon75", "S:movement.3")
def test_units_left_over_go_to_empty_provinces_of_the_south_two_each() -> None:
    """From the Reserves: Long An, An Loc and Phuoc Binh; not Kien Giang (militia) nor Dak Nong (a Ranger)."""
    sv = {"dak_nong": "ranger"}
    nv = {"quang_tri": "nv_division*2", "da_nang": "nv_division*2", "quang_ngai": "nv_division*2"}
    game = solo(30, sv=sv, nv=nv, militia="kien_giang", available=7, free_vc=0)
    assert moves(game) == [
        *["nv_division reserves > long_an"] * 2,
        *["nv_division reserves > an_loc"] * 2,
        *["nv_division reserves > phuoc_binh"] * 2,
        "nv_division reserves > dak_lak",
    ]


@pytest.mark.rule("saigon75", "S:movement.3", "S:activation.2c")
def test_vc_left_over_go_there_too() -> None:
    nv = {"quang_tri": "nv_division*2", "da_nang": "nv_division*2", "quang_ngai": "nv_division*2"}
    game = solo(30, nv=nv, available=0)
    assert moves(game) == ["vc reserves > long_an"] * 2


@pytest.mark.rule("saigon75", "S:movement.3")
def test_targets_keep_what_they_need_when_others_go_on() -> None:
    """Three divisions in Quang Tri, which needs two: one may go to Da Nang, and no more."""
    game = solo(30, nv=only(quang_tri="nv_division*3"), available=9)
    assert moves(game) == ["nv_division quang_tri > da_nang"]


@pytest.mark.rule("saigon75", "S:movement.5")
def test_one_target_is_completed_before_the_next_is_begun() -> None:
    game = settle(solo(30, sv={"quang_tri": "mech*2", "da_nang": "mech"}, available=9))
    places = [move.split(" > ")[1] for move in moves(game)]
    assert places[:7] == ["quang_tri"] * 3 + ["da_nang"] * 2 + ["quang_ngai"] * 2


@pytest.mark.rule("saigon75", "S:movement.6")
@pytest.mark.parametrize(("hunter", "avoided"), [("ranger", True), ("river", True), ("mech", False)])
def test_vc_avoid_rangers_and_river_patrols(hunter: str, avoided: bool) -> None:
    """Long An is the first target of card 23; its VC go on to Kien Giang if a hunter waits there."""
    nv = {"can_tho": "nv_division*2", "ca_mau": "nv_division*2"}
    game = settle(solo(23, sv={"long_an": hunter}, nv=nv, available=4))
    assert sent(game, "long_an") == ({"nv_division": 2} if avoided else {"vc": 1, "nv_division": 1})
    assert sent(game, "kien_giang") == {"vc": 1, "nv_division": 1}


@pytest.mark.rule("saigon75", "S:movement.6")
@pytest.mark.parametrize(("hunter", "by"), [("ranger", "kien_giang"), ("mech", "long_an")])
def test_vc_avoid_them_on_their_way_too(hunter: str, by: str) -> None:
    """Can Tho is two moves from the Reserves, by Long An or by Kien Giang."""
    held = {"kien_giang": "nv_division*2", "ca_mau": "nv_division*2", "long_an": "nv_division*2"}
    game = settle(solo(23, sv={"long_an": hunter}, nv=held, available=0, free_vc=1))
    assert moves(game) == [f"vc reserves > {by}"]


@pytest.mark.rule("saigon75", "S:movement.7")
def test_never_into_a_stack_of_five() -> None:
    """Five against five in Long An: nobody joins them, and those bound for Saigon go round by An Loc."""
    sv = {"long_an": "mech*5", "saigon": "sv_division"}
    game = settle(solo(22, sv=sv, nv={"long_an": "nv_division*5"}, available=1, free_vc=0))
    assert moves(game) == ["nv_division reserves > an_loc"]


@pytest.mark.rule("saigon75", "S:movement.7", "S:movement.1")
def test_a_full_stack_is_enough_against_five() -> None:
    game = settle(solo(30, sv={"quang_tri": "mech*5"}, available=9))
    assert sum(sent(game, "quang_tri").values()) == 5


@pytest.mark.rule("saigon75", "S:movement.1")
def test_a_target_out_of_reach_is_approached_province_by_province() -> None:
    """Saigon is two moves from the Reserves, by Long An first; those who arrive go before."""
    sv = {"saigon": "mech*3"}
    game = settle(solo(29, sv=sv, nv={"an_loc": "nv_division"}, available=4, free_vc=0))
    assert moves(game) == [
        "nv_division an_loc > saigon",
        *["nv_division reserves > long_an"] * 3,
    ]


# Rebuilding and the strategic move


@pytest.mark.rule("saigon75", "D.6b.3b")
def test_reduced_divisions_in_the_reserves_are_rebuilt_before_moving() -> None:
    game = solo(30, nv=only(reserves="nv_division_reduced*3"), available=2)
    assert len(events(game, "rebuilt")) == 1
    assert moves(game) == ["nv_division reserves > quang_tri", "nv_division_reduced reserves > quang_tri"]


@pytest.mark.rule("saigon75", "S:objective", "card:25", "D.10.7")
def test_a_token_moves_two_units_to_the_first_target_that_is_short() -> None:
    """Phu Yen is out of reach of the Reserves; the two are not activated and do not fight."""
    tokens = {"3": "NV", "5": "gone", "7": "gone"}
    game = settle(solo(25, sv={"phu_yen": "mech"}, tokens=tokens, available=0, free_vc=0))
    there = [{"kind": "nv_division", "origin": "reserves", "place": "phu_yen"}] * 2
    assert events(game, "strategic") == there
    assert attacked(game) == []  # though card 25 attacks always
    assert game.position()["tokens"]["3"] == "gone"
    assert units(game, "phu_yen") == {"nv_division": 2, "mech": 1}


@pytest.mark.rule("saigon75", "S:objective", "D.10.7")
def test_units_moved_by_a_token_are_marked_as_unable_to_fight() -> None:
    sv = {"quang_ngai": "sv_division ranger"}
    tokens = {"3": "NV", "5": "gone", "7": "gone"}
    game = solo(25, sv=sv, nv={"quang_ngai": "nv_division*3"}, tokens=tokens, dice=[1, 5, 5, 4, 4])
    assert game.decision is not None
    assert game.decision.name == "take-loss"  # the phase of the North goes on
    document = game.position()
    assert len(document["marks"]["barred"]) == 2
    assert set(document["marks"]["barred"]) <= set(document["provinces"]["phu_yen"]["units"])


@pytest.mark.rule("saigon75", "S:objective", "D.10.8")
@pytest.mark.parametrize(("card", "owner"), [(21, "NV"), (26, "NV"), (25, "SV"), (25, "gone")])
def test_no_strategic_move_without_the_card_or_the_token(card: int, owner: str) -> None:
    tokens = {"3": owner, "5": "gone", "7": "gone"}
    game = solo(card, tokens=tokens, available=0, free_vc=0)
    assert events(game, "strategic") == []
    assert game.position()["tokens"]["3"] == owner


@pytest.mark.rule("saigon75", "S:objective")
def test_no_strategic_move_without_need_or_units() -> None:
    tokens = {"3": "NV", "5": "gone", "7": "gone"}
    held = dict.fromkeys(("quang_ngai", "binh_dinh", "phu_yen", "nha_trang"), "nv_division*2")
    for nv in (held, only(quang_tri="nv_division")):
        game = solo(25, nv=nv, tokens=tokens, available=0, free_vc=0)
        assert events(game, "strategic") == []
        assert game.position()["tokens"]["3"] == "NV"
