"""D.6b.4d, D.6b.3b: the South retreats of its own will; the North rebuilds divisions."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.saigon75.fight import (
    NV_BACK,
    NV_MISS,
    SV_MISS,
    asked,
    attack,
    begin,
    fight,
)
from tests.saigon75.table import (
    TITLE,
    actions,
    events,
    go_on,
    has_militia,
    play,
    refusal,
    state,
    table,
    units,
)

# D.6b.4d: voluntary retreats of the South


@pytest.mark.rule("saigon75", "D.6b.4d")
@pytest.mark.parametrize("phase", ["NV", "SV"])
def test_south_may_retreat_of_its_own_will_attacking_or_defending(phase: str) -> None:
    game = table(
        sv={"pleiku": "para*2 mech", "phu_yen": "ranger", "kon_tum": "ranger"},
        nv={"pleiku": "nv_division", "kon_tum": "vc"},
        phase=phase,
        step="combat",
        dice=[SV_MISS] * 3 + [NV_MISS] if phase == "SV" else [NV_MISS] + [SV_MISS] * 3,
    )
    fight(game, "pleiku")
    assert (game.seat, asked(game)) == ("SV", "voluntary-retreat")
    assert sorted(actions(game)) == [["done"], ["retreat", "mech", "phu_yen"], ["retreat", "para", "phu_yen"]]
    assert refusal(game, ["retreat", "para", "kon_tum"]) == "D.6b.1a"  # a tie
    assert refusal(game, ["retreat", "ranger", "phu_yen"]) == "D.6a.6"
    play(game, ["retreat", "para", "phu_yen"], ["retreat", "mech", "phu_yen"], ["done"])
    assert units(game, "pleiku") == {"para": 1, "nv_division": 1}
    assert units(game, "phu_yen") == {"ranger": 1, "para": 1, "mech": 1}


@pytest.mark.rule("saigon75", "D.6b.4d", "D.6c.2c", "D.8.3")
def test_all_may_go_and_the_north_is_left_in_control() -> None:
    game = table(
        sv={"pleiku": "para", "phu_yen": "ranger"},
        nv={"pleiku": "nv_division"},
        step="combat",
        dice=[NV_MISS, SV_MISS],
    )
    play(fight(game, "pleiku"), ["retreat", "para", "phu_yen"])
    assert units(game, "pleiku") == {"nv_division": 1}
    assert has_militia(game, "pleiku")


@pytest.mark.rule("saigon75", "D.6b.4d", "D.6b.4b")
def test_no_voluntary_retreat_into_a_full_province() -> None:
    game = table(
        sv={"pleiku": "sv_division", "phu_yen": "mech*5", "kon_tum": "ranger"},
        nv={"pleiku": "nv_division"},
        step="combat",
        dice=[NV_MISS, SV_MISS],
    )
    fight(game, "pleiku")
    assert actions(game) == [["done"], ["retreat", "sv_division", "kon_tum"]]
    assert refusal(game, ["retreat", "sv_division", "phu_yen"]) == "D.6b.4d"


@pytest.mark.rule("saigon75", "D.6b.4d")
def test_without_refuge_nothing_is_asked_and_nothing_lost() -> None:
    game = table(
        sv={"pleiku": "sv_division", "can_tho": "mech"},
        nv={"pleiku": "nv_division"},
        step="combat",
        dice=[NV_MISS, SV_MISS],
    )
    fight(game, "pleiku")
    assert asked(game) != "voluntary-retreat"
    assert units(game, "pleiku") == {"sv_division": 1, "nv_division": 1}


@pytest.mark.rule("saigon75", "D.6b.4d", "D.6.3a")
def test_units_held_back_do_not_retreat_of_their_own_will() -> None:
    game = table(
        sv={"pleiku": "para mech", "phu_yen": "ranger"},
        nv={"pleiku": "nv_division"},
        phase="SV",
        step="combat",
        dice=[SV_MISS, NV_MISS],
    )
    fight(game, "pleiku", "para")
    assert actions(game) == [["done"], ["retreat", "para", "phu_yen"]]
    assert refusal(game, ["retreat", "mech", "phu_yen"]) == "D.6a.6"


@pytest.mark.rule("saigon75", "D.6b.4d", "D.6b.4e")
def test_a_unit_that_retreated_in_was_not_in_the_combat_and_stays() -> None:
    game = table(
        sv={"pleiku": "mech", "phu_yen": "para*2", "nha_trang": "ranger"},
        nv={"pleiku": "nv_division", "phu_yen": "nv_division"},
        phase="SV",
        step="combat",
        dice=[SV_MISS, NV_BACK, SV_MISS, SV_MISS, NV_MISS],
    )
    begin(attack(attack(game, "pleiku"), "phu_yen"))
    assert asked(game) == "voluntary-retreat"
    assert actions(game) == [["done"], ["retreat", "para", "nha_trang"]]
    assert refusal(game, ["retreat", "mech", "nha_trang"]) == "D.6a.6"


@pytest.mark.rule("saigon75", "D.6b.4d")
def test_the_north_retreats_only_when_it_must() -> None:
    game = table(
        sv={"pleiku": "para", "can_tho": "mech"},
        nv={"pleiku": "nv_division", "kon_tum": "vc"},
        militia="kon_tum",
        step="combat",
        dice=[NV_MISS, SV_MISS],
    )
    fight(game, "pleiku")
    assert asked(game) not in ("voluntary-retreat", "retreat-unit")
    assert units(game, "pleiku") == {"para": 1, "nv_division": 1}


@pytest.mark.rule("saigon75", "D.6b.4d", "T8.1")
def test_no_voluntary_retreat_from_the_last_stand_in_saigon() -> None:
    def board(turn: int) -> indochine.Game:
        return table(
            sv={"saigon": "para*2", "xuan_loc": "mech"},
            nv={"saigon": "nv_division"},
            phase="SV",
            step="combat",
            turn=turn,
            dice=[SV_MISS, SV_MISS, NV_MISS],
        )

    assert asked(fight(board(7), "saigon")) == "voluntary-retreat"
    last = board(8)  # the attack is compulsory, and the South has held out
    go_on(last)
    assert len(events(last, "battle")) == 1
    assert units(last, "saigon") == {"para": 2, "nv_division": 1}
    assert last.over


@pytest.mark.rule("saigon75", "D.6b.4d")
def test_the_south_may_leave_saigon_in_the_last_phase_of_the_north() -> None:
    game = table(
        sv={"saigon": "para*2", "xuan_loc": "mech"},
        nv={"saigon": "nv_division"},
        step="combat",
        turn=8,
        dice=[NV_MISS, SV_MISS, SV_MISS, SV_MISS],
    )
    assert asked(fight(game, "saigon")) == "voluntary-retreat"


# D.6b.3b: rebuilding


def reserves(number: int, **fields: Any) -> indochine.Game:
    """So many reduced divisions in the Reserves, the full ones besides."""
    return table(
        sv={"saigon": "mech"}, nv={"reserves": f"nv_division_reduced*{number} nv_division*2"}, **fields
    )


@pytest.mark.rule("saigon75", "D.6b.3b")
def test_two_reduced_divisions_make_a_full_one() -> None:
    game = reserves(3)
    before = units(game, "reserves")
    play(game, ["rebuild"])
    after = units(game, "reserves")
    assert after["nv_division"] == before["nv_division"] + 1
    assert after["nv_division_reduced"] == 1
    assert units(game, "eliminated")["nv_division"] == 1
    assert state(game).available == 9  # free of charge
    assert refusal(game, ["rebuild"]) == "D.6b.3b"  # one is left


@pytest.mark.rule("saigon75", "D.6b.3b")
def test_rebuilding_takes_two_and_both_in_the_reserves() -> None:
    assert refusal(reserves(1), ["rebuild"]) == "D.6b.3b"
    game = table(
        sv={"saigon": "mech"}, nv={"reserves": "nv_division_reduced", "pleiku": "nv_division_reduced*2"}
    )
    assert refusal(game, ["rebuild"]) == "D.6b.3b"


@pytest.mark.rule("saigon75", "D.6b.3b")
@pytest.mark.parametrize("step", ["availability", "event_card", "movement", "last_chance"])
def test_rebuilding_is_offered_all_through_the_phase_of_the_north(step: str) -> None:
    game = reserves(2, step=step, hands={"NV": [9, 10], "SV": []})
    before = units(game, "reserves")["nv_division"]
    play(game, ["rebuild"])
    assert units(game, "reserves")["nv_division"] == before + 1


@pytest.mark.rule("saigon75", "D.6b.3b")
def test_the_south_rebuilds_nothing() -> None:
    game = reserves(2, phase="SV", step="movement")
    assert ["rebuild"] not in actions(game)
    assert refusal(game, ["rebuild"]) == "D.6b.3b"


@pytest.mark.rule("saigon75", "D.6b.3b", "D.4.3")
@pytest.mark.parametrize("moved_first", [True, False])
def test_a_division_rebuilt_of_one_that_has_moved_has_moved(moved_first: bool) -> None:
    """A reduced division comes back from Pleiku and joins one that waited: it does not march again."""
    board = table(
        sv={"saigon": "mech"}, nv={"reserves": "nv_division_reduced*2", "eliminated": "nv_division*12"}
    )
    document = board.position()
    halves = document["marks"]["reduced"]
    document["marks"]["moved"] = document["marks"]["activated"] = [halves[0 if moved_first else 1]]
    game = play(TITLE.from_position(document, seed=1), ["rebuild"])
    assert units(game, "reserves") == {"nv_division": 1, "vc": 8}
    assert refusal(game, ["move", "nv_division", "reserves"]) == "D.4.3"
