"""Points that came up when the rules were read again with fresh eyes."""

from __future__ import annotations

import pytest

from .cards_table import attack, finish
from .fight import fight
from .table import actions, events, has_militia, play, refusal, state, table, units

TOKEN = {"3": "SV", "5": "gone", "7": "gone"}


@pytest.mark.rule("saigon75", "D.8.3", "D.8.2")
def test_the_south_alone_beside_a_marker_takes_the_province_after_any_combat() -> None:
    game = table(
        sv={"pleiku": "ranger*2", "quang_tri": "mech", "saigon": "mech"},
        nv={"quang_tri": "nv_division"},
        militia="pleiku",
        step="combat",
        dice=[6, 6],
    )
    finish(attack(game, "quang_tri"), "announce-bonus")
    assert not has_militia(game, "pleiku")


@pytest.mark.rule("saigon75", "D.6b.2", "D.8.3")
def test_marines_do_not_land_where_the_north_stands_alone() -> None:
    game = table(
        sv={"da_nang": "marine*2", "saigon": "mech"},
        nv={"da_nang": "nv_division*2", "binh_dinh": "nv_division"},
        step="combat",
        dice=[3, 5, 4, 4],
    )
    fight(game, "da_nang", "nv_division", "nv_division")
    assert refusal(game, ["retreat", "marine", "binh_dinh"]) == "D.6b.1a"
    assert refusal(game, ["retreat", "marine", "ca_mau"]) == ""


@pytest.mark.rule("saigon75", "D.5.2b")
def test_of_units_alike_those_that_can_still_fight_are_kept() -> None:
    game = table(sv={"kon_tum": "mech"}, nv={"kon_tum": "nv_division*4"}, available=2)
    for _ in range(2):
        play(game, ["move", "nv_division", "reserves"], ["to", "kon_tum"])
    play(game, ["done"], ["eliminate", "nv_division"])
    assert (state(game).activated & state(game).here[3]).bit_count() == 2


@pytest.mark.rule("saigon75", "D.4.3", "D.5.2b")
def test_the_last_move_can_be_taken_back_before_anything_is_lost() -> None:
    game = table(sv={"saigon": "mech"}, nv={"kon_tum": "nv_division*5"}, available=1, free_vc=0)
    game.play(["move", "nv_division", "reserves"])
    game.play(["to", "kon_tum"])
    assert actions(game) == [["done"]]
    game.undo()
    game.undo()
    assert units(game, "kon_tum") == {"nv_division": 5}


@pytest.mark.rule("saigon75", "D.6.2a")
def test_no_die_falls_before_the_attacker_says_so() -> None:
    game = table(sv={"pleiku": "mech"}, nv={"pleiku": "nv_division"}, step="combat", dice=[6, 6])
    game.play(["attack", "pleiku"])
    assert game.decision is not None
    assert (game.decision.name, actions(game)) == ("declare-combat", [["done"]])
    odds = game.decision.choices[0].odds
    assert (odds.nv_dice, odds.sv_dice) == (1, 1)
    assert game.can_undo


@pytest.mark.rule("saigon75", "T8.1", "D.6b.4d", "V.3")
def test_the_south_does_not_leave_saigon_after_winning_it_on_turn_eight() -> None:
    game = table(
        sv={"saigon": "ranger", "xuan_loc": "sv_division"},
        nv={"saigon": "vc"},
        militia="saigon",
        phase="SV",
        step="combat",
        turn=8,
        dice=[1, 6, 6],
    )
    finish(game, "announce-bonus", "declare-combat")  # the attack is compulsory, and declares itself
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == ("SV", "held")


@pytest.mark.rule("saigon75", "D.10.7", "D.10.8")
def test_thinking_better_of_a_strategic_move_keeps_the_token() -> None:
    game = table(sv={"saigon": "mech", "ca_mau": "para"}, phase="SV", turn=4, tokens=TOKEN)
    play(game, ["strategic"], ["done"])
    assert game.position()["tokens"]["3"] == "SV"
    play(game, ["strategic"], ["take", "para", "ca_mau"])
    assert game.position()["tokens"]["3"] == "gone"
    assert events(game, "token-used") == [{"side": "SV"}]


@pytest.mark.rule("saigon75", "D.3.3a")
def test_a_card_once_shown_is_not_taken_back() -> None:
    game = table(sv={"saigon": "mech"}, step="event_card", hands={"NV": [13, 10]})
    game.play(["play", "13"])
    assert not game.can_undo


@pytest.mark.rule("saigon75", "D.10.5", "D.6a.6")
def test_after_a_reroll_the_log_tells_who_must_retreat_now() -> None:
    game = table(
        sv={"pleiku": "mech", "saigon": "mech"},
        nv={"pleiku": "nv_division"},
        step="combat",
        turn=4,
        tokens={"3": "NV", "5": "gone", "7": "gone"},
        dice=[5, 2, 3],  # North blank, South retreat; the North's die again: a retreat
    )
    finish(attack(game, "pleiku"), "announce-bonus")
    assert events(game, "battle")[0]["nv_retreats"] == 1
    play(game, ["reroll", "blank"])
    assert events(game, "net-retreats") == [{"place": "pleiku", "nv_retreats": 0, "sv_retreats": 0}]
    assert events(game, "retreated") == []


@pytest.mark.rule("saigon75", "card:08", "D.4.10a")
def test_rangers_grounded_by_the_monsoon_are_told_so() -> None:
    monsoon = {"card": 8, "uses": 0, "province": None}
    air = {"ready": 2, "supply": 10, "lost": 0}
    game = table(sv={"saigon": "ranger"}, phase="SV", event=monsoon, air=air)
    play(game, ["move", "ranger", "saigon"])
    assert refusal(game, ["to", "kon_tum"]) == refusal(game, ["airlift", "kon_tum"]) == "card:08"
    dry = table(sv={"saigon": "ranger"}, phase="SV")
    play(dry, ["move", "ranger", "saigon"])
    assert refusal(dry, ["to", "kon_tum"]) == "D.4.10a"


@pytest.mark.rule("saigon75", "card:20")
@pytest.mark.parametrize(("card", "warned"), [(20, True), (0, False)])
def test_convoy_of_tears_is_said_before_a_retreat(card: int, warned: bool) -> None:
    game = table(
        sv={"pleiku": "mech*2", "phu_yen": "para", "dak_lak": "para"},
        nv={"pleiku": "nv_division"},
        step="combat",
        event={"card": card, "uses": 0, "province": None},
        dice=[5, 6, 6],
    )
    finish(attack(game, "pleiku"), "announce-bonus")
    assert game.decision is not None
    assert game.decision.name == "voluntary-retreat"
    for language, words in (("en", "Convoy of Tears"), ("fr", "Convoi des larmes"), ("pl", "Konwój łez")):
        said = [c.text(language) for c in game.decision.choices if c.action[0] == "retreat"]
        assert said
        assert all((words in text) == warned for text in said)
