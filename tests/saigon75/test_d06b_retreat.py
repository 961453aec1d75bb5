"""D.6b.4a to D.6b.4f: what a retreat costs, retreats into a coming combat, and the last unit."""

from __future__ import annotations

import pytest

import indochine
from tests.saigon75.fight import (
    NV_BACK,
    NV_HIT,
    NV_MISS,
    SV_BACK,
    SV_HIT,
    SV_MISS,
    asked,
    attack,
    begin,
    dice,
    dice_sum,
    driven_back,
    fight,
    refuges,
    repulsed,
)
from tests.saigon75.table import (
    actions,
    events,
    has_militia,
    play,
    refusal,
    table,
    units,
)

# D.6b.4a to 4c


@pytest.mark.rule("saigon75", "D.6b.4a")
def test_retreats_beyond_the_units_there_are_do_nothing() -> None:
    game = table(
        sv={"pleiku": "para", "phu_yen": "mech"},
        nv={"pleiku": "nv_division*4"},
        step="combat",
        dice=[NV_BACK] * 4 + [SV_MISS],
    )
    fight(game, "pleiku")
    assert len(events(game, "retreated")) == 1
    assert units(game, "phu_yen") == {"mech": 1, "para": 1}


@pytest.mark.rule("saigon75", "D.6b.4a", "D.6b.1b")
def test_a_unit_retreats_once() -> None:
    """Two results, one full division without refuge: one step lost, not two."""
    game = table(
        sv={"pleiku": "sv_division", "can_tho": "mech"},
        nv={"pleiku": "nv_division*2"},
        step="combat",
        dice=[NV_BACK, NV_BACK, SV_MISS],
    )
    fight(game, "pleiku")
    assert units(game, "pleiku") == {"sv_division_reduced": 1, "nv_division": 2}


@pytest.mark.rule("saigon75", "D.6b.4b", "D.5.1")
@pytest.mark.parametrize("kind", ["sv_division", "para"])
def test_south_loses_a_unit_that_retreats_into_a_full_province(kind: str) -> None:
    game = driven_back("pleiku", kind, {"phu_yen": "mech*5", "kon_tum": "ranger*4"})
    assert refuges(game, kind) == ["kon_tum", "phu_yen"]  # the owner may even choose it
    play(game, ["retreat", kind, "phu_yen"])
    assert units(game, "phu_yen") == {"mech": 5}
    assert units(game, "pleiku") == {"nv_division": 2}
    assert events(game, "lost-in-retreat") == [{"side": "SV", "kind": kind, "place": "phu_yen"}]
    game = driven_back("pleiku", kind, {"phu_yen": "mech*5", "kon_tum": "ranger*4"})
    play(game, ["retreat", kind, "kon_tum"])
    assert units(game, "kon_tum") == {"ranger": 4, kind: 1}


@pytest.mark.rule("saigon75", "D.6b.4b", "D.6b.1b")
def test_a_full_province_is_still_the_place_to_retreat_to() -> None:
    """A legal refuge that is full is no lack of refuge: the division is lost, not reduced."""
    game = driven_back("pleiku", "sv_division", {"phu_yen": "mech*5"})
    assert units(game, "pleiku") == {"nv_division": 2}
    assert units(game, "phu_yen") == {"mech": 5}


@pytest.mark.rule("saigon75", "D.6b.4b", "D.6b.4c")
def test_north_may_reduce_rather_than_lose_a_division_in_a_full_province() -> None:
    def board() -> indochine.Game:
        return repulsed(
            "binh_dinh", "nv_division", {"phu_yen": "nv_division*5"}, militia="phu_yen", sv={"saigon": "mech"}
        )

    game = board()
    assert actions(game) == [["retreat", "nv_division", "phu_yen"], ["reduce", "nv_division"]]
    play(game, ["retreat", "nv_division", "phu_yen"])
    assert units(game, "eliminated")["nv_division"] == 1
    assert units(game, "phu_yen") == {"nv_division": 5}
    game = play(board(), ["reduce", "nv_division"])
    assert units(game, "binh_dinh") == {"ranger": 1, "nv_division_reduced": 1}


@pytest.mark.rule("saigon75", "D.6b.4b", "D.5.3")
def test_the_reserves_are_never_full() -> None:
    game = repulsed("pleiku", "vc", sv={"saigon": "mech"})  # thirteen divisions wait there
    assert units(game, "reserves")["vc"] == 8


@pytest.mark.rule("saigon75", "D.6b.4c")
def test_a_division_of_the_north_may_be_reduced_instead() -> None:
    game = repulsed("pleiku", "nv_division nv_division_reduced vc", sv={"saigon": "mech"})
    assert sorted(actions(game)) == sorted(
        [
            ["retreat", "nv_division", "reserves"],
            ["reduce", "nv_division"],
            ["retreat", "nv_division_reduced", "reserves"],
            ["reduce", "nv_division_reduced"],
            ["retreat", "vc", "reserves"],
        ]
    )
    assert refusal(game, ["reduce", "vc"]) == "D.6b.4c"
    full, reduced = game.copy(), game.copy()
    play(full, ["reduce", "nv_division"])
    assert units(full, "pleiku") == {"ranger": 1, "nv_division_reduced": 2, "vc": 1}
    play(reduced, ["reduce", "nv_division_reduced"])
    assert units(reduced, "pleiku") == {"ranger": 1, "nv_division": 1, "vc": 1}


@pytest.mark.rule("saigon75", "D.6b.4c")
def test_a_division_reduced_instead_has_obeyed() -> None:
    """Two results: the division that was reduced does not count again, the other must answer."""
    game = table(
        sv={"pleiku": "ranger*2"},
        nv={"pleiku": "nv_division vc"},
        phase="SV",
        step="combat",
        dice=[SV_BACK, SV_BACK, NV_MISS, NV_MISS],
    )
    play(fight(game, "pleiku"), ["reduce", "nv_division"])
    assert units(game, "pleiku") == {"ranger": 2, "nv_division_reduced": 1}
    assert [e["kind"] for e in events(game, "retreated")] == ["vc"]


# D.6b.4e: into a combat still to come


@pytest.mark.rule("saigon75", "D.6b.4e", "D.6a.5")
def test_a_defender_that_retreated_in_throws_no_die_but_may_take_the_hit() -> None:
    game = table(
        sv={"pleiku": "para", "phu_yen": "mech*2", "can_tho": "mech"},
        nv={"pleiku": "nv_division", "phu_yen": "nv_division"},
        step="combat",
        infiltration=0,
        dice=[NV_BACK, SV_MISS, NV_HIT, SV_MISS, SV_MISS],
    )
    begin(attack(attack(game, "pleiku"), "phu_yen"))
    assert dice(game) == (1, 2)
    assert sorted(actions(game)) == [["lose", "mech"], ["lose", "para"]]
    play(game, ["lose", "para"])
    assert units(game, "phu_yen") == {"mech": 2, "nv_division": 1}


@pytest.mark.rule("saigon75", "D.6b.4e", "D.6a.6")
def test_a_defender_that_retreated_in_may_have_to_retreat_again() -> None:
    game = table(
        sv={"pleiku": "para", "phu_yen": "mech*2", "nha_trang": "mech"},
        nv={"pleiku": "nv_division", "phu_yen": "nv_division"},
        step="combat",
        infiltration=0,
        dice=[NV_BACK, SV_MISS, NV_BACK, SV_MISS, SV_MISS],
    )
    begin(attack(attack(game, "pleiku"), "phu_yen"))
    assert ["retreat", "para", "nha_trang"] in actions(game)
    play(game, ["retreat", "para", "nha_trang"])
    assert [(e["origin"], e["place"]) for e in events(game, "retreated")] == [
        ("pleiku", "phu_yen"),
        ("phu_yen", "nha_trang"),
    ]


@pytest.mark.rule("saigon75", "D.6b.4e", "D.6a.5")
def test_an_attacker_that_retreated_in_throws_no_die_but_may_take_the_hit() -> None:
    game = table(
        sv={"pleiku": "mech", "phu_yen": "para*2"},
        nv={"pleiku": "nv_division", "phu_yen": "nv_division"},
        phase="SV",
        step="combat",
        dice=[SV_MISS, NV_BACK, SV_MISS, SV_MISS, NV_HIT],
    )
    begin(attack(attack(game, "pleiku"), "phu_yen"))
    assert dice(game) == (1, 2)
    assert dice_sum(game, "sv") == {"units": 2}
    assert sorted(actions(game)) == [["lose", "mech"], ["lose", "para"]]


@pytest.mark.rule("saigon75", "D.6b.4e")
def test_refuge_is_judged_when_the_unit_retreats() -> None:
    game = table(
        sv={"pleiku": "mech", "phu_yen": "para*2"},
        nv={"pleiku": "nv_division", "phu_yen": "nv_division"},
        phase="SV",
        step="combat",
        dice=[SV_MISS, SV_MISS, NV_HIT, SV_MISS, NV_BACK],
    )
    begin(attack(attack(game, "phu_yen"), "pleiku"))
    # Of the two Paras that were there at the declaration one was lost: one against one is no refuge any more.
    assert [e["kind"] for e in events(game, "lost")] == ["para"]
    assert [e["kind"] for e in events(game, "cannot-retreat")] == ["mech"]


# D.6b.4f: the last unit may stay


@pytest.mark.rule("saigon75", "D.6b.4f")
@pytest.mark.parametrize("stay", [True, False])
def test_the_last_attacker_may_stay_when_the_defenders_are_destroyed(stay: bool) -> None:
    game = table(
        sv={"pleiku": "ranger", "phu_yen": "mech"},
        nv={"pleiku": "vc"},
        phase="SV",
        step="combat",
        dice=[SV_HIT, NV_BACK],
    )
    fight(game, "pleiku")
    assert actions(game) == [["retreat", "ranger", "phu_yen"], ["stay", "ranger"]]
    play(game, ["stay", "ranger"] if stay else ["retreat", "ranger", "phu_yen"])
    if stay:
        play(game, ["done"])
        assert events(game, "stayed") == [{"side": "SV", "kind": "ranger", "place": "pleiku"}]
    assert units(game, "pleiku") == ({"ranger": 1} if stay else {})


@pytest.mark.rule("saigon75", "D.6b.4f")
def test_the_last_attacker_of_the_north_may_stay_too() -> None:
    game = table(
        sv={"pleiku": "para", "xuan_loc": "mech"},
        nv={"pleiku": "nv_division"},
        step="combat",
        infiltration=1,
        dice=[NV_HIT, NV_MISS, SV_BACK],
    )
    play(begin(attack(game, "pleiku")), ["infiltrate"])
    assert actions(game) == [
        ["retreat", "nv_division", "reserves"],
        ["reduce", "nv_division"],
        ["stay", "nv_division"],
    ]
    play(game, ["stay", "nv_division"])
    assert units(game, "pleiku") == {"nv_division": 1}
    assert has_militia(game, "pleiku")


@pytest.mark.rule("saigon75", "D.6b.4f")
def test_of_several_attackers_only_the_last_may_stay() -> None:
    game = table(
        sv={"pleiku": "ranger para", "phu_yen": "mech"},
        nv={"pleiku": "vc*2"},
        phase="SV",
        step="combat",
        dice=[SV_HIT, SV_HIT, NV_BACK, NV_BACK],
    )
    fight(game, "pleiku")
    assert refusal(game, ["stay", "ranger"]) == "D.6b.4f"
    play(game, ["retreat", "para", "phu_yen"])
    assert actions(game) == [["retreat", "ranger", "phu_yen"], ["stay", "ranger"]]


@pytest.mark.rule("saigon75", "D.6b.4f", "D.6.3a")
def test_not_while_a_unit_held_back_is_there() -> None:
    game = table(
        sv={"pleiku": "ranger para", "phu_yen": "mech", "kon_tum": "mech"},
        nv={"pleiku": "vc"},
        phase="SV",
        step="combat",
        dice=[SV_HIT, NV_BACK],
    )
    fight(game, "pleiku", "ranger")
    assert refusal(game, ["stay", "ranger"]) == "D.6b.4f"


@pytest.mark.rule("saigon75", "D.6b.4f", "D.6.4")
def test_not_while_vc_that_stood_aside_are_there() -> None:
    game = table(
        sv={"pleiku": "para", "phu_yen": "mech", "kon_tum": "mech"},
        nv={"pleiku": "nv_division_reduced vc"},
        phase="SV",
        step="combat",
        dice=[SV_HIT, NV_BACK],
    )
    play(fight(game, "pleiku"), ["aside", 1])
    assert refusal(game, ["stay", "para"]) == "D.6b.4f"


@pytest.mark.rule("saigon75", "D.6b.4f")
def test_the_last_defender_may_stay_when_the_attackers_are_about_to_be_destroyed() -> None:
    """The defender applies first, but the hits that destroy the attackers have been thrown already."""
    game = table(
        sv={"pleiku": "ranger*2", "xuan_loc": "mech"},
        nv={"pleiku": "nv_division vc"},
        militia="pleiku",
        phase="SV",
        step="combat",
        dice=[SV_BACK, SV_BACK, NV_HIT, NV_HIT, NV_MISS],
    )
    fight(game, "pleiku")
    assert refusal(game, ["stay", "vc"]) == "D.6b.4f"
    play(game, ["retreat", "vc", "reserves"])
    assert ["stay", "nv_division"] in actions(game)
    play(game, ["stay", "nv_division"])
    assert units(game, "pleiku") == {"nv_division": 1}


@pytest.mark.rule("saigon75", "D.6b.4f")
@pytest.mark.parametrize(
    ("attackers", "engaged", "hits"),
    [
        ("ranger*2", (), 1),  # one attacker survives
        ("ranger sv_division", (), 2),  # a division needs two hits
        ("ranger para", ("ranger",), 1),  # one was held back
    ],
)
def test_not_if_an_attacker_will_be_left(attackers: str, engaged: tuple[str, ...], hits: int) -> None:
    number = len(engaged) or 2
    script = [SV_BACK] * number + [NV_HIT] * hits + [NV_MISS] * (2 - hits)
    game = table(
        sv={"pleiku": attackers, "xuan_loc": "mech"},
        nv={"pleiku": "nv_division"},
        militia="pleiku",
        phase="SV",
        step="combat",
        dice=script,
    )
    fight(game, "pleiku", *engaged)
    assert asked(game) == "retreat-unit"
    assert refusal(game, ["stay", "nv_division"]) == "D.6b.4f"


@pytest.mark.rule("saigon75", "D.6b.4f", "D.6b.1b")
def test_the_last_unit_may_stay_even_without_refuge() -> None:
    game = table(
        sv={"pleiku": "ranger", "xuan_loc": "mech"},
        nv={"pleiku": "vc"},
        phase="SV",
        step="combat",
        dice=[SV_HIT, NV_BACK],
    )
    fight(game, "pleiku")
    assert actions(game) == [["yield", "ranger"], ["stay", "ranger"]]
    play(game, ["stay", "ranger"])
    assert units(game, "pleiku") == {"ranger": 1}


@pytest.mark.rule("saigon75", "D.6b.4f")
def test_a_division_reduced_instead_leaves_nobody_last() -> None:
    game = table(
        sv={"pleiku": "ranger*2", "xuan_loc": "mech"},
        nv={"pleiku": "nv_division vc"},
        phase="SV",
        militia="pleiku",
        step="combat",
        dice=[SV_BACK, SV_BACK, NV_HIT, NV_HIT, NV_MISS],
    )
    play(fight(game, "pleiku"), ["reduce", "nv_division"])
    assert units(game, "pleiku") == {"nv_division_reduced": 1}  # the VC had to go


@pytest.mark.rule("saigon75", "D.6b.4e")
def test_in_the_next_phase_a_unit_that_retreated_fights_again() -> None:
    game = table(
        sv={"pleiku": "para", "phu_yen": "mech*2"},
        nv={"pleiku": "nv_division", "phu_yen": "vc"},
        step="combat",
        infiltration=0,
        dice=[NV_BACK, SV_MISS, 6],
    )
    fight(game, "pleiku")
    while asked(game) != "declare-combat":
        game.play(["done"])
    assert (game.seat, units(game, "phu_yen")) == ("SV", {"mech": 2, "para": 1, "vc": 1})
    play(begin(attack(game, "phu_yen")), ["aside", 0])
    assert dice(game) == (1, 3)
