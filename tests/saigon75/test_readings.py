"""Readings on which players may differ, each switched by an option: what changes, and what does not."""

from __future__ import annotations

import pytest

from .cards_table import attack, finish
from .table import actions, play, refusal, table, units

FULL = {"kon_tum": "mech*5", "pleiku": "ranger para"}
AIR = {"ready": 2, "supply": 10, "lost": 0}


@pytest.mark.rule("saigon75", "D.4.6b", "D.5.2b")
def test_a_full_province_may_be_entered_while_moves_go_on() -> None:
    game = table(sv=FULL, phase="SV")
    play(game, ["move", "ranger", "pleiku"], ["to", "kon_tum"])
    assert units(game, "kon_tum") == {"mech": 5, "ranger": 1}


@pytest.mark.rule("saigon75", "D.4.6b")
def test_the_strict_reading_refuses_a_full_province() -> None:
    game = table(sv=FULL, phase="SV", options={"strict_stacking": True}, air=AIR)
    play(game, ["move", "ranger", "pleiku"])
    assert refusal(game, ["to", "kon_tum"]) == "D.4.6b"
    assert refusal(game, ["airlift", "kon_tum"]) == "D.4.6b"
    assert refusal(game, ["to", "phu_yen"]) == ""
    play(game, ["to", "phu_yen"], ["move", "para", "pleiku"])
    assert refusal(game, ["to", "kon_tum"]) == "D.4.6b"
    assert ["to", "kon_tum"] not in actions(game)


@pytest.mark.rule("saigon75", "D.4.6b")
def test_room_made_by_an_earlier_move_may_be_taken() -> None:
    game = table(sv=FULL, phase="SV", options={"strict_stacking": True})
    play(
        game,
        ["move", "mech", "kon_tum"],
        ["to", "binh_dinh"],
        ["move", "ranger", "pleiku"],
        ["to", "kon_tum"],
    )
    assert units(game, "kon_tum") == {"mech": 4, "ranger": 1}


@pytest.mark.rule("saigon75", "D.4.6b")
def test_a_unit_shut_in_by_full_provinces_does_not_move() -> None:
    shut_in = {"ca_mau": "river", "can_tho": "mech*5", "kien_giang": "ranger*5"}
    game = table(sv=shut_in, phase="SV", options={"strict_stacking": True})
    assert refusal(game, ["move", "river", "ca_mau"]) == "D.4.6b"
    assert refusal(table(sv=shut_in, phase="SV"), ["move", "river", "ca_mau"]) == ""


@pytest.mark.rule("saigon75", "D.4.6b", "D.10.7")
def test_a_strategic_move_finds_room_too() -> None:
    tokens = {"3": "SV", "5": "gone", "7": "gone"}
    game = table(sv=FULL, phase="SV", turn=4, options={"strict_stacking": True}, tokens=tokens)
    play(game, ["strategic"], ["take", "para", "pleiku"])
    assert refusal(game, ["to", "kon_tum"]) == "D.4.6b"
    assert refusal(game, ["to", "saigon"]) == ""


BEATEN = {"da_nang": "marine*2", "binh_dinh": "mech", "saigon": "mech"}


def retreats(majority: bool) -> list[list[object]]:
    """Where a Marine may go from Da Nang after one net retreat: Phu Yen is empty."""
    game = table(
        sv=BEATEN,
        nv={"da_nang": "nv_division*2"},
        step="combat",
        dice=[3, 5, 4, 4],
        options={"marines_need_majority": majority},
    )
    finish(attack(game, "da_nang"), "announce-bonus")
    assert game.decision is not None
    assert game.decision.name == "retreat-unit"
    return [action[2] for action in actions(game) if action[0] == "retreat"]


@pytest.mark.rule("saigon75", "D.6b.2")
def test_marines_land_on_any_coast_of_the_south() -> None:
    found = retreats(majority=False)
    assert "phu_yen" in found
    assert "binh_dinh" in found


@pytest.mark.rule("saigon75", "D.6b.2", "D.6b.1a")
def test_marines_may_be_held_to_the_majority() -> None:
    assert retreats(majority=True) == ["binh_dinh", "saigon"]


@pytest.mark.rule("saigon75", "D.6c.8")
@pytest.mark.parametrize(("allowed", "rule"), [(True, ""), (False, "D.6c.8")])
def test_a_token_gives_a_die_unless_the_players_agree_otherwise(allowed: bool, rule: str) -> None:
    tokens = {"3": "NV", "5": "gone", "7": "gone"}
    game = table(
        sv={"pleiku": "mech"},
        nv={"pleiku": "nv_division"},
        step="combat",
        turn=4,
        tokens=tokens,
        options={"token_die": allowed},
    )
    assert refusal(attack(game, "pleiku"), ["token"]) == rule
