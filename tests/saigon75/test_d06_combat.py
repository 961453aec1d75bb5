"""D.6: when combat is possible, how it is declared, who takes part."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.saigon75.fight import (
    NV_BACK,
    NV_HIT,
    NV_MISS,
    SV_HIT,
    SV_MISS,
    asked,
    attack,
    battle,
    begin,
    dice,
    fight,
    no_bonus,
)
from tests.saigon75.table import actions, events, play, refusal, state, table, units


def two_fronts(**fields: Any) -> indochine.Game:
    """SV may attack in Pleiku and in Xuan Loc; nobody has a refuge."""
    return table(
        sv={"pleiku": "para", "xuan_loc": "mech"},
        nv={"pleiku": "nv_division", "xuan_loc": "nv_division"},
        phase="SV",
        step="combat",
        **fields,
    )


# D.6.1: when, and never twice


@pytest.mark.rule("saigon75", "D.6.1a")
def test_only_where_units_of_both_sides_are() -> None:
    game = table(
        sv={"pleiku": "para", "saigon": "mech"},
        nv={"pleiku": "nv_division", "an_loc": "nv_division"},
        militia="an_loc",
        step="combat",
    )
    assert actions(game) == [["done"], ["attack", "pleiku"]]
    assert refusal(game, ["attack", "an_loc"]) == "D.6.1a"  # NV alone
    assert refusal(game, ["attack", "saigon"]) == "D.6.1a"  # SV alone
    assert refusal(game, ["attack", "reserves"]) == "D.6.1a"


@pytest.mark.rule("saigon75", "D.6.1a")
@pytest.mark.parametrize("phase", ["NV", "SV"])
def test_the_active_side_is_the_attacker_and_need_not_attack(phase: str) -> None:
    def board() -> indochine.Game:
        return table(
            sv={"pleiku": "para", "can_tho": "para"}, nv={"pleiku": "nv_division"}, phase=phase, step="combat"
        )

    assert board().seat == phase
    idle = play(board(), ["done"])
    assert events(idle, "battle") == []
    assert units(idle, "pleiku") == {"para": 1, "nv_division": 1}
    assert battle(fight(board(), "pleiku"))["side"] == phase


@pytest.mark.rule("saigon75", "D.6.1b")
def test_a_unit_is_engaged_once() -> None:
    game = play(
        table(sv={"pleiku": "ranger sv_division*2"}, nv={"pleiku": "nv_division"}, phase="SV", step="combat"),
        ["attack", "pleiku"],
        ["engage", "ranger"],
    )
    assert refusal(game, ["engage", "ranger"]) == "D.6.1b"
    play(game, ["engage", "sv_division"])
    assert refusal(game, ["engage", "sv_division"]) == ""  # the other one
    assert refusal(game, ["engage", "marine"]) == "D.6.1a"


@pytest.mark.rule("saigon75", "D.6.1b", "D.6b.4e")
def test_a_unit_that_fought_throws_no_die_where_it_retreats_to() -> None:
    game = table(
        sv={"pleiku": "mech", "phu_yen": "para*2"},
        nv={"pleiku": "nv_division", "phu_yen": "nv_division"},
        phase="SV",
        step="combat",
        dice=[SV_MISS, NV_BACK, SV_MISS, SV_MISS, NV_MISS],
    )
    begin(attack(attack(game, "pleiku"), "phu_yen"))
    assert [e["place"] for e in events(game, "retreated")] == ["phu_yen"]  # its only refuge
    assert [b["place"] for b in events(game, "battle")] == ["pleiku", "phu_yen"]
    assert dice(game) == (1, 2)


# D.6.2: declaration


@pytest.mark.rule("saigon75", "D.6.2a")
@pytest.mark.parametrize("order", [("pleiku", "xuan_loc"), ("xuan_loc", "pleiku")])
def test_all_combats_are_declared_first_and_fought_in_the_order_declared(order: tuple[str, str]) -> None:
    game = attack(two_fronts(), order[0])
    assert asked(game) == "declare-combat"
    assert events(game, "battle") == []
    attack(game, order[1])
    assert [e["place"] for e in events(game, "combat-declared")] == list(order)
    assert [e["place"] for e in events(game, "battle")] == list(order)


@pytest.mark.rule("saigon75", "D.6.2a")
def test_activation_is_paid_when_the_combat_is_declared() -> None:
    game = attack(two_fronts(available=2), "pleiku")
    assert state(game).available == 1
    attack(game, "xuan_loc")
    assert [e["units"] for e in events(game, "combat-declared")] == [["para"], ["mech"]]


@pytest.mark.rule("saigon75", "D.6.2a", "D.6.3a")
def test_without_activations_only_activated_units_attack() -> None:
    game = two_fronts(available=1)
    attack(game, "pleiku")  # takes the last activation
    assert asked(game) != "declare-combat"  # nothing is left to declare
    assert [e["place"] for e in events(game, "battle")] == ["pleiku"]

    game = two_fronts(available=0, marks=marked(activated=["xuan_loc"]))
    assert refusal(game, ["attack", "pleiku"]) == "D.6.2a"
    attack(game, "xuan_loc")
    assert [e["place"] for e in events(game, "battle")] == ["xuan_loc"]


def marked(**flags: list[str]) -> dict[str, list[str]]:
    """Marks on all units of two_fronts that stand in the provinces named."""
    found: dict[str, list[str]] = {
        flag: [] for flag in ("reduced", "activated", "moved", "barred", "newcomers")
    }
    provinces = two_fronts().position()["provinces"]
    for flag, places in flags.items():
        found[flag] = [unit for place in places for unit in provinces[place]["units"]]
    return found


@pytest.mark.rule("saigon75", "D.6.2a")
def test_an_activated_unit_attacks_before_another_is_activated() -> None:
    board = table(sv={"pleiku": "sv_division*2"}, nv={"pleiku": "nv_division"}, phase="SV", step="combat")
    document = board.position()
    document["marks"]["activated"] = [document["provinces"]["pleiku"]["units"][1]]
    game = board.title.from_position(document, seed=1)
    play(game, ["attack", "pleiku"])  # one is engaged at once: there is no other way to attack
    assert actions(game) == [["done"], ["engage", "sv_division"]]
    assert state(game).available == 9
    game.play(["engage", "sv_division"])
    assert events(game, "combat-declared")[0]["units"] == ["sv_division", "sv_division"]


@pytest.mark.rule("saigon75", "D.6.2a")
def test_vc_use_their_own_activations() -> None:
    game = table(sv={"pleiku": "para"}, nv={"pleiku": "nv_division*2 vc*3"}, step="combat", available=1)
    play(game, ["attack", "pleiku"], ["engage", "vc"], ["engage", "vc"])
    assert (state(game).available, state(game).free_vc) == (1, 0)
    assert refusal(game, ["engage", "vc"]) == "D.2.3a"
    play(game, ["engage", "nv_division"])
    assert dice(no_bonus(begin(game)))[0] == 3
    assert battle(game)["nv_sum"] == [{"label": "units", "worth": 3, "rule": "D.6a.1"}]


@pytest.mark.rule("saigon75", "D.6.2a")
@pytest.mark.parametrize("barred_first", [True, False])
def test_units_that_cannot_fight_do_not_hide_one_that_can(barred_first: bool) -> None:
    """D.10.7: of two divisions one came by strategic move and may not fight; the other may."""
    board = table(sv={"pleiku": "sv_division*2"}, nv={"pleiku": "nv_division"}, phase="SV", step="combat")
    document = board.position()
    barred = [document["provinces"]["pleiku"]["units"][0 if barred_first else 1]]
    document["marks"]["barred"] = document["marks"]["moved"] = barred
    game = board.title.from_position(document, seed=1)
    assert ["attack", "pleiku"] in actions(game)
    attack(game, "pleiku", "sv_division")
    assert dice(no_bonus(begin(game))) == (1, 1)

    document["marks"]["barred"] = document["provinces"]["pleiku"]["units"][:2]
    document["marks"]["moved"] = document["marks"]["barred"]
    game = board.title.from_position(document, seed=1)
    assert events(game, "combat-declared") == []  # nobody can be engaged, so the sub-phase is over


@pytest.mark.rule("saigon75", "D.6.2a")
@pytest.mark.parametrize(("moved", "rule"), [(True, "D.10.7"), (False, "card:12")])
def test_why_a_barred_unit_does_not_fight(moved: bool, rule: str) -> None:
    board = table(
        sv={"pleiku": "sv_division ranger mech"}, nv={"pleiku": "nv_division"}, phase="SV", step="combat"
    )
    document = board.position()
    document["marks"]["barred"] = document["provinces"]["pleiku"]["units"][:1]
    document["marks"]["moved"] = document["marks"]["barred"] if moved else []
    game = play(board.title.from_position(document, seed=1), ["attack", "pleiku"])
    assert refusal(game, ["engage", "sv_division"]) == rule
    assert refusal(game, ["engage", "ranger"]) == ""


@pytest.mark.rule("saigon75", "D.6.2b")
def test_one_combat_in_a_province() -> None:
    game = table(
        sv={"pleiku": "para*2", "xuan_loc": "mech"},
        nv={"pleiku": "nv_division", "xuan_loc": "vc"},
        phase="SV",
        step="combat",
    )
    attack(game, "pleiku", "para")
    assert refusal(game, ["attack", "pleiku"]) == "D.6.2b"  # although a Para is still free
    assert actions(game) == [["done"], ["attack", "xuan_loc"]]


@pytest.mark.rule("saigon75", "D.6a.2", "D.6.3a")
def test_an_attack_needs_a_unit() -> None:
    game = table(sv={"pleiku": "para mech"}, nv={"pleiku": "nv_division"}, phase="SV", step="combat")
    play(game, ["attack", "pleiku"])
    assert refusal(game, ["done"]) == "D.6a.2"


# D.6.3: who takes part


@pytest.mark.rule("saigon75", "D.6.3a")
def test_units_held_back_throw_no_dice_and_suffer_nothing() -> None:
    """Three hits and three retreats more than the one Ranger engaged can take."""
    game = table(
        sv={"pleiku": "ranger sv_division", "phu_yen": "para"},
        nv={"pleiku": "nv_division*3"},
        phase="SV",
        step="combat",
        dice=[SV_MISS, NV_HIT, NV_HIT, NV_BACK],
    )
    fight(game, "pleiku", "ranger")
    assert dice(game) == (3, 1)
    assert units(game, "pleiku") == {"sv_division": 1, "nv_division": 3}


@pytest.mark.rule("saigon75", "D.6.3a")
def test_of_two_like_units_only_the_one_engaged_suffers() -> None:
    game = table(
        sv={"pleiku": "sv_division*2"},
        nv={"pleiku": "nv_division*3"},
        phase="SV",
        step="combat",
        dice=[SV_MISS, NV_HIT, NV_HIT, NV_HIT],
    )
    fight(game, "pleiku", "sv_division")
    assert units(game, "pleiku") == {"sv_division": 1, "nv_division": 3}
    assert len(events(game, "lost")) == 2  # both steps of the division that attacked


@pytest.mark.rule("saigon75", "D.6.3a", "D.6b.4a")
def test_units_held_back_do_not_retreat() -> None:
    game = table(
        sv={"pleiku": "para*2", "phu_yen": "mech"},
        nv={"pleiku": "nv_division*2"},
        phase="SV",
        step="combat",
        dice=[SV_MISS, NV_BACK, NV_BACK],
    )
    fight(game, "pleiku", "para")  # the one retreat that matters has one place to go to
    assert units(game, "phu_yen") == {"mech": 1, "para": 1}
    assert units(game, "pleiku") == {"para": 1, "nv_division": 2}


@pytest.mark.rule("saigon75", "D.6.3b")
def test_every_defender_defends() -> None:
    game = table(
        sv={"pleiku": "para mech ranger"},
        nv={"pleiku": "nv_division*4"},
        step="combat",
        dice=[NV_HIT, NV_HIT, NV_HIT, NV_HIT, SV_MISS, SV_MISS, SV_MISS],
    )
    fight(game, "pleiku")
    assert dice(game) == (4, 3)
    assert units(game, "pleiku") == {"nv_division": 4}


@pytest.mark.rule("saigon75", "D.6.6")
def test_both_throw_even_if_both_are_destroyed() -> None:
    game = table(
        sv={"long_an": "ranger", "saigon": "para"},
        nv={"long_an": "nv_division_reduced"},
        phase="SV",
        step="combat",
        dice=[SV_HIT, NV_HIT],
    )
    fight(game, "long_an")
    assert units(game, "long_an") == {}
    assert [(e["side"], e["kind"]) for e in events(game, "lost")] == [
        ("NV", "nv_division_reduced"),
        ("SV", "ranger"),
    ]


@pytest.mark.rule("saigon75", "D.6.6")
def test_one_throw_a_province() -> None:
    game = table(
        sv={"long_an": "ranger*2"},
        nv={"long_an": "nv_division*2"},
        phase="SV",
        step="combat",
        dice=[SV_MISS] * 2 + [NV_MISS] * 2,
    )
    before = len(game.rolls)
    fight(game, "long_an")
    assert game.rolls[before] == [SV_MISS, SV_MISS, NV_MISS, NV_MISS]
    assert len(events(game, "battle")) == 1
    assert units(game, "long_an") == {"ranger": 2, "nv_division": 2}
