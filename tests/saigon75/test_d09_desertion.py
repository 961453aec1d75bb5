"""D.9: the desertion test of the South."""

from __future__ import annotations

import pytest

import indochine

from .table import TITLE, actions, events, has_militia, play, refusal, table, units

SIX = "kon_tum pleiku quang_tri da_nang quang_ngai dak_lak"


def deserting(number: int, sv: dict[str, str], nv: dict[str, str] | None = None) -> indochine.Game:
    """So many units desert: by the table for six provinces and a die."""
    die = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6}[number]
    return table(sv=sv, nv=nv or {}, militia=SIX, phase="SV", step="desertion", dice=[die])


def removable(game: indochine.Game) -> set[str]:
    """Where deserters may be taken from now."""
    assert game.decision is not None
    assert game.decision.name == "desert"
    return {action[2] for action in actions(game)}


# The worked example


EXAMPLE_SV = {"kon_tum": "ranger mech", "pleiku": "para", "binh_dinh": "sv_division", "saigon": "marine"}
EXAMPLE_NV = {"kon_tum": "nv_division*2", "pleiku": "nv_division*2"}


@pytest.mark.rule("saigon75", "D.9x", "D.9.1", "D.9.2b", "D.9.3", "D.9.3a")
def test_example_six_provinces_and_a_four() -> None:
    game = table(sv=EXAMPLE_SV, nv=EXAMPLE_NV, militia=SIX, phase="SV", step="desertion", dice=[4])
    told = events(game, "desertion")[0]
    assert (told["provinces"], told["die"], told["total"]) == (6, 4, 4)
    assert (game.decision and game.decision.name, game.seat) == ("desert", "SV")
    assert refusal(game, ["reduce", "sv_division", "binh_dinh"]) == "D.9.3"
    play(game, ["remove", "ranger", "kon_tum"], ["remove", "mech", "kon_tum"])
    # The unit of Pleiku is now the only one of its class and goes unasked.
    assert units(game, "kon_tum") == {"nv_division": 2}
    assert units(game, "pleiku") == {"nv_division": 2}
    play(game, ["reduce", "sv_division", "binh_dinh"])
    assert units(game, "binh_dinh") == {"sv_division_reduced": 1}
    assert units(game, "saigon") == {"marine": 1}
    assert len(events(game, "deserted")) == 3
    assert events(game, "reduced-by-desertion") == [{"place": "binh_dinh"}]


@pytest.mark.rule("saigon75", "D.9x", "D.9.3b")
@pytest.mark.parametrize("frontier", ["an_loc", "quang_tri", "dak_nong", "kien_giang"])
def test_example_binh_dinh_only_when_no_frontier_province_holds_a_unit(frontier: str) -> None:
    sv = EXAMPLE_SV | {frontier: "ranger*2"}
    game = table(sv=sv, nv=EXAMPLE_NV, militia=SIX, phase="SV", step="desertion", dice=[4])
    play(game, ["remove", "ranger", "kon_tum"], ["remove", "mech", "kon_tum"])
    # Class one is exhausted by the unit of Pleiku; the fourth comes from the other frontier one, unasked.
    assert units(game, frontier)["ranger"] == 1
    assert units(game, "binh_dinh") == {"sv_division": 1}


# The number


@pytest.mark.rule("saigon75", "D.9.1")
@pytest.mark.parametrize(
    ("provinces", "row"),
    [
        (0, [0, 0, 0, 0, 0, 0]),
        (2, [0, 0, 0, 0, 0, 0]),
        (3, [0, 0, 0, 1, 1, 2]),
        (4, [0, 0, 0, 1, 1, 2]),
        (5, [0, 1, 1, 2, 3, 3]),
        (6, [1, 2, 3, 4, 4, 5]),
        (7, [1, 2, 3, 4, 4, 5]),
        (8, [2, 3, 4, 4, 5, 6]),
        (10, [3, 4, 5, 5, 6, 7]),
        (13, [4, 5, 6, 7, 8, 9]),
        (19, [4, 5, 6, 7, 8, 9]),
    ],
)
def test_the_table_is_read_by_provinces_and_die(provinces: int, row: list[int]) -> None:
    held = [p for p in TITLE.book.province_ids if p != "saigon"][:provinces]
    for die in range(1, 7):
        game = table(
            sv={"saigon": "sv_division*5"}, militia=" ".join(held), phase="SV", step="desertion", dice=[die]
        )
        told = events(game, "desertion")[0]
        assert (told["provinces"], told["die"], told["total"]) == (provinces, die, row[die - 1])


@pytest.mark.rule("saigon75", "D.9.1")
def test_provinces_count_as_they_stand_after_the_control_check() -> None:
    held = "kon_tum pleiku quang_tri da_nang quang_ngai"
    game = table(
        sv={"saigon": "mech*5"}, nv={"dak_lak": "vc"}, militia=held, phase="SV", step="control", dice=[4]
    )
    assert events(game, "desertion")[0]["provinces"] == 6  # Dak Lak has just been taken
    assert events(game, "desertion")[0]["total"] == 4


@pytest.mark.rule("saigon75", "D.9.1")
def test_no_deserter_no_question() -> None:
    game = table(sv={"saigon": "mech*5"}, phase="SV", step="desertion", dice=[6])
    assert events(game, "deserted") == []
    assert units(game, "saigon") == {"mech": 5}


@pytest.mark.rule("saigon75", "D.9.1", "D.9.3")
def test_more_deserters_than_steps_empty_the_board() -> None:
    game = deserting(5, {"saigon": "sv_division mech"})
    while game.decision and game.decision.name == "desert":
        game.play(actions(game)[0])
    assert game.outcome is not None
    assert game.outcome.reason == "annihilation"
    assert sum(2 if e["kind"] == "sv_division" else 1 for e in events(game, "deserted")) == 3


# What a division is worth


@pytest.mark.rule("saigon75", "D.9.2a")
def test_a_full_division_removed_pays_two() -> None:
    game = deserting(3, {"saigon": "sv_division mech*3"})
    play(game, ["remove", "sv_division", "saigon"])
    assert units(game, "saigon") == {"mech": 2}  # the third is one of three alike, so unasked


@pytest.mark.rule("saigon75", "D.9.2a", "D.9.2b")
def test_a_full_division_cannot_pay_the_last_one_whole() -> None:
    game = deserting(1, {"saigon": "sv_division mech"})
    assert refusal(game, ["remove", "sv_division", "saigon"]) == "D.9.2a"
    assert sorted(actions(game)) == [["reduce", "sv_division", "saigon"], ["remove", "mech", "saigon"]]
    play(game, ["reduce", "sv_division", "saigon"])
    assert units(game, "saigon") == {"sv_division_reduced": 1, "mech": 1}


@pytest.mark.rule("saigon75", "D.9.2b")
def test_reducing_pays_one_and_only_full_divisions_are_reduced() -> None:
    game = deserting(2, {"saigon": "sv_division sv_division_reduced mech"})
    assert refusal(game, ["reduce", "sv_division_reduced", "saigon"]) == "D.9.2b"
    assert refusal(game, ["reduce", "mech", "saigon"]) == "D.9.2b"
    assert refusal(game, ["remove", "ranger", "saigon"]) == "D.9.3"  # there is none
    play(game, ["reduce", "sv_division", "saigon"], ["remove", "sv_division_reduced", "saigon"])
    assert units(game, "saigon") == {"sv_division_reduced": 1, "mech": 1}


@pytest.mark.rule("saigon75", "D.9.2b")
def test_a_reduced_division_pays_one() -> None:
    game = deserting(1, {"saigon": "sv_division_reduced mech"})
    play(game, ["remove", "sv_division_reduced", "saigon"])
    assert units(game, "saigon") == {"mech": 1}


@pytest.mark.rule("saigon75", "D.9.2a", "D.9.2b")
def test_a_division_reduced_may_then_go_altogether() -> None:
    game = deserting(2, {"saigon": "sv_division mech"})
    play(game, ["reduce", "sv_division", "saigon"], ["remove", "sv_division_reduced", "saigon"])
    assert units(game, "saigon") == {"mech": 1}


# The order of the four classes


ALL_CLASSES = {
    "pleiku": "mech",  # frontier, both sides
    "an_loc": "mech",  # frontier
    "phu_yen": "mech",  # both sides, not frontier
    "saigon": "mech*2",  # both sides, but Saigon
    "ca_mau": "mech",  # neither
}
BOTH = {"pleiku": "vc*2", "phu_yen": "vc", "saigon": "vc"}


@pytest.mark.rule("saigon75", "D.9.3", "D.9.3a", "D.9.3b", "D.9.3c", "D.9.3d")
def test_each_class_is_exhausted_before_the_next() -> None:
    game = deserting(4, ALL_CLASSES, BOTH)
    order = [(e["kind"], e["place"]) for e in events(game, "deserted")]
    assert order == [("mech", "pleiku"), ("mech", "an_loc"), ("mech", "phu_yen")]  # one in each, so unasked
    assert removable(game) == {"saigon", "ca_mau"}
    play(game, ["remove", "mech", "saigon"])
    assert units(game, "saigon") == {"mech": 1, "vc": 1}


@pytest.mark.rule("saigon75", "D.9.3a", "D.9.3b")
def test_first_class_frontier_provinces_with_both_sides() -> None:
    sv = {"pleiku": "mech para", "kon_tum": "ranger", "an_loc": "mech", "saigon": "mech"}
    game = deserting(2, sv, {"pleiku": "vc*2", "kon_tum": "vc"})
    assert removable(game) == {"pleiku", "kon_tum"}
    for action in (["remove", "mech", "an_loc"], ["remove", "mech", "saigon"]):
        assert refusal(game, action) == "D.9.3"
    play(game, ["remove", "para", "pleiku"])
    assert removable(game) == {"pleiku", "kon_tum"}  # free choice inside the class


@pytest.mark.rule("saigon75", "D.9.3b")
def test_second_class_other_frontier_provinces() -> None:
    sv = {"an_loc": "mech", "long_an": "river", "phu_yen": "mech", "saigon": "mech"}
    game = deserting(1, sv, {"phu_yen": "vc*2"})
    assert removable(game) == {"an_loc", "long_an"}
    assert refusal(game, ["remove", "mech", "phu_yen"]) == "D.9.3"
    assert refusal(game, ["remove", "mech", "saigon"]) == "D.9.3"


@pytest.mark.rule("saigon75", "D.9.3c")
def test_third_class_both_sides_but_not_saigon() -> None:
    sv = {"phu_yen": "mech para", "nha_trang": "mech", "saigon": "mech"}
    game = deserting(1, sv, {"phu_yen": "vc*2", "saigon": "vc"})
    assert removable(game) == {"phu_yen"}
    assert refusal(game, ["remove", "mech", "saigon"]) == "D.9.3"
    assert refusal(game, ["remove", "mech", "nha_trang"]) == "D.9.3"


@pytest.mark.rule("saigon75", "D.9.3d")
def test_last_class_any_unit_saigon_included() -> None:
    game = deserting(1, {"nha_trang": "mech", "saigon": "mech", "ca_mau": "para"}, {"saigon": "vc"})
    assert removable(game) == {"nha_trang", "saigon", "ca_mau"}


@pytest.mark.rule("saigon75", "D.9.3", "D.9.2a")
def test_a_division_of_one_class_pays_before_another_class_is_touched() -> None:
    game = deserting(1, {"an_loc": "sv_division", "saigon": "mech"})
    assert units(game, "an_loc") == {"sv_division_reduced": 1}  # it cannot pay whole, and the mech is not due
    assert units(game, "saigon") == {"mech": 1}


@pytest.mark.rule("saigon75", "D.9.3")
def test_a_militia_marker_alone_does_not_make_a_province_one_of_both_sides() -> None:
    game = deserting(1, {"an_loc": "mech", "kien_giang": "mech", "kon_tum": "mech", "saigon": "mech"})
    # Kon Tum bears a marker (and would lose it at the next check), but no unit of the North.
    assert removable(game) == {"an_loc", "kien_giang", "kon_tum"}


@pytest.mark.rule("saigon75", "D.9.3", "D.8.2")
def test_control_follows_the_deserters() -> None:
    game = deserting(1, {"an_loc": "mech", "saigon": "mech"}, {"an_loc": "vc"})
    assert units(game, "an_loc") == {"vc": 1}
    assert has_militia(game, "an_loc")
