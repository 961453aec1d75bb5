"""D.10: Objective tokens: who takes them, and their five uses."""

from __future__ import annotations

import pytest

import indochine

from .table import actions, events, play, refusal, state, table, units

SIDES = pytest.mark.parametrize("side", ["NV", "SV"])
HOME = {"saigon": "sv_division mech"}
BLANKS = [6] * 40
GONE = {"3": "gone", "5": "gone", "7": "gone"}


def holding(side: str, step: str, number: int = 1, **fields: object) -> indochine.Game:
    """A side with so many tokens at the beginning of a step of its own phase."""
    tokens = GONE | dict.fromkeys(("3", "5", "7")[:number], side)
    fields.setdefault("sv", HOME)
    return table(phase=fields.pop("phase", side), step=step, tokens=tokens, **fields)  # type: ignore[arg-type]


def asked(game: indochine.Game) -> tuple[str, str | None]:
    return (game.decision.name if game.decision else "", game.seat)


def tokens(game: indochine.Game) -> list[str]:
    return list(game.position()["tokens"].values())


# Who takes them


LAID = {"3": "binh_dinh", "5": "quang_tri", "7": "da_nang"}


@pytest.mark.rule("saigon75", "D.10.1", "D.10.2")
@SIDES
@pytest.mark.parametrize(("turn", "province"), [(3, "binh_dinh"), (5, "quang_tri"), (7, "da_nang")])
def test_the_token_of_the_turn_goes_to_the_controller_of_its_province(
    turn: int, province: str, side: str
) -> None:
    militia = province if side == "NV" else ""
    game = table(sv=HOME, phase="SV", step="objectives", turn=turn, tokens=LAID, militia=militia)
    assert game.position()["tokens"] == LAID | {str(turn): side}
    assert events(game, "token-taken") == [{"side": side, "number": turn, "place": province}]


@pytest.mark.rule("saigon75", "D.10.1")
@pytest.mark.parametrize("turn", [1, 2, 4, 6, 8])
def test_on_other_turns_no_token_is_taken(turn: int) -> None:
    game = table(sv=HOME, phase="SV", step="objectives", turn=turn, tokens=LAID)
    assert game.position()["tokens"] == LAID


@pytest.mark.rule("saigon75", "D.10.1")
def test_no_token_is_taken_in_the_phase_of_the_north() -> None:
    game = table(sv=HOME, step="control", turn=3, tokens=LAID, militia="binh_dinh")
    assert game.position()["active"] == "SV"
    assert game.position()["tokens"] == LAID


@pytest.mark.rule("saigon75", "D.10.2", "D.8.2")
def test_control_counts_as_it_is_after_the_desertion_test() -> None:
    sv, nv = HOME | {"quang_tri": "mech"}, {"quang_tri": "vc"}
    game = table(sv=sv, nv=nv, phase="SV", step="desertion", turn=5, tokens=LAID, crisis=14)
    play(game, ["remove", "mech", "saigon"])  # the unit of Quang Tri has gone before
    assert game.position()["tokens"]["5"] == "NV"


@pytest.mark.rule("saigon75", "D.10.2", "D.8.4")
def test_in_a_contested_province_the_marker_decides() -> None:
    sv, nv = HOME | {"quang_tri": "mech"}, {"quang_tri": "vc*2"}
    for militia, side in (("quang_tri", "NV"), ("", "SV")):
        game = table(sv=sv, nv=nv, phase="SV", step="objectives", turn=5, tokens=LAID, militia=militia)
        assert game.position()["tokens"]["5"] == side


# When, and how many


@pytest.mark.rule("saigon75", "D.10.3")
@SIDES
def test_a_token_is_used_in_one_s_own_turn_only(side: str) -> None:
    other = "SV" if side == "NV" else "NV"
    sv, nv = HOME | {"pleiku": "mech"}, {"pleiku": "nv_division"}
    air = {"ready": 1, "supply": 11, "lost": 0}
    game = holding(side, "combat", phase=other, turn=2, sv=sv, nv=nv, air=air, event=ARMOUR, dice=BLANKS)
    play(game, ["attack", "pleiku"])
    while asked(game)[1] != side:
        game.play(["done"])
    assert asked(game)[0] == "announce-bonus"  # the defender
    assert refusal(game, ["token"]) == "D.10.3"
    assert game.explain(["token"]).msg.id == "refusal-token-own-turn"  # type: ignore[union-attr]
    assert tokens(game).count(side) == 1


ARMOUR = {"card": 10, "uses": 1, "province": None}


@pytest.mark.rule("saigon75", "D.10.3")
def test_without_a_token_nothing_is_used() -> None:
    game = table(sv=HOME, phase="NV", step="availability", tokens=GONE | {"3": "SV"})
    assert refusal(game, ["token"]) == "D.10.3"
    assert refusal(game, ["reroll"]) == "D.10.3"
    assert game.explain(["token"]).msg.id == "refusal-no-token"  # type: ignore[union-attr]


@pytest.mark.rule("saigon75", "D.10.8")
@SIDES
def test_one_token_a_turn_and_it_leaves_the_game(side: str) -> None:
    game = holding(side, "availability", 2, dice=[1, 1])
    play(game, ["token"])
    assert tokens(game) == ["gone", side, "gone"]
    assert refusal(game, ["token"]) == refusal(game, ["reroll"]) == "D.10.8"
    assert refusal(game, ["exchange"]) == "D.10.8"
    while asked(game)[0] != "move-units":
        game.play(["done"])
    assert refusal(game, ["strategic"]) == "D.10.8"


@pytest.mark.rule("saigon75", "D.10.8")
def test_the_second_token_may_be_used_in_the_next_turn() -> None:
    game = holding("SV", "availability", 2, dice=[1] * 20)
    play(game, ["token"])
    while game.position()["turn"] == 1 or asked(game) != ("raise-availability", "SV"):
        game.play(["done"])
    assert refusal(game, ["token"]) == ""
    play(game, ["token"])
    assert tokens(game) == ["gone", "gone", "gone"]


# Use: activation


@pytest.mark.rule("saigon75", "D.10.4", "D.2.8b")
@pytest.mark.parametrize(("side", "before"), [("NV", 4), ("SV", 5)])
def test_a_token_gives_one_activation(side: str, before: int) -> None:
    game = holding(side, "availability", dice=[2])
    assert game.position()["available"] == before
    play(game, ["token"])
    assert game.position()["available"] == before + 1
    assert events(game, "token-activation") == [{"side": side, "total": before + 1}]


@pytest.mark.rule("saigon75", "D.10.4", "D.2.8a")
@SIDES
def test_not_beyond_the_maximum_of_the_turn(side: str) -> None:
    game = holding(side, "availability", dice=[6])
    assert refusal(game, ["token"]) == "D.2.8a"
    assert refusal(game, ["reroll"]) == ""


@pytest.mark.rule("saigon75", "D.10.4")
def test_an_activation_only_in_the_availability_subphase() -> None:
    game = holding("NV", "movement")
    assert game.explain(["token"]) is not None


# Use: reroll


@pytest.mark.rule("saigon75", "D.10.5")
@SIDES
def test_a_token_throws_the_availability_die_again(side: str) -> None:
    game = holding(side, "availability", dice=[1, 5])
    play(game, ["reroll"])
    assert [e["die"] for e in events(game, "availability")] == [1, 5]
    assert game.position()["available"] == (7 if side == "NV" else 8)
    assert tokens(game) == ["gone", "gone", "gone"]


@pytest.mark.rule("saigon75", "D.10.5", "D.2.7")
def test_a_new_roll_stands_even_if_worse_and_plus_one_markers_still_count() -> None:
    game = holding("NV", "availability", dice=[4, 1])
    play(game, ["plus1"], ["reroll"])
    assert game.position()["available"] == 1 + 2 + 1
    game = holding("NV", "availability", dice=[4, 6])
    play(game, ["plus1"], ["reroll"])
    assert game.position()["available"] == 8  # 6 + 2 + 1, at most 8


BATTLE_SV = HOME | {"pleiku": "mech*2"}
BATTLE_NV = {"pleiku": "nv_division*2"}


@pytest.mark.rule("saigon75", "D.10.5")
def test_the_attacking_north_throws_one_battle_die_again() -> None:
    # The North shows a hit and a blank, the South two blanks; the blank becomes a second hit.
    script = [1, 6, 6, 6, 2]
    game = holding("NV", "combat", sv=BATTLE_SV, nv=BATTLE_NV, infiltration=0, dice=script)
    play(game, ["attack", "pleiku"], ["engage", "nv_division"], ["done"])
    assert asked(game) == ("reroll-battle-die", "NV")
    assert refusal(game, ["reroll", "retreat"]) == "D.10.5"  # none of its dice shows that
    play(game, ["reroll", "blank"])
    assert events(game, "rerolled") == [{"side": "NV", "old": "blank", "new": "hit"}]
    assert units(game, "pleiku") == {"nv_division": 2}  # both units of the South are lost


@pytest.mark.rule("saigon75", "D.10.5", "D.10.3")
def test_the_defender_does_not() -> None:
    game = holding("SV", "combat", phase="NV", sv=BATTLE_SV, nv=BATTLE_NV, infiltration=0, dice=[1, 6, 6, 6])
    play(game, ["attack", "pleiku"], ["engage", "nv_division"])
    assert events(game, "rerolled") == []
    assert units(game, "pleiku") == {"mech": 1, "nv_division": 2}
    assert tokens(game)[0] == "SV"


@pytest.mark.rule("saigon75", "D.10.5")
def test_the_attacking_south_throws_a_battle_die_or_an_attrition_die_again() -> None:
    air = {"ready": 1, "supply": 11, "lost": 0}
    sv, nv = HOME | {"pleiku": "mech"}, {"pleiku": "nv_division"}
    script = [6, 6, 6, 1, 3]  # two dice of the South, one of the North, a plane, then no plane
    game = holding("SV", "combat", sv=sv, nv=nv, air=air, dice=script)
    play(game, ["attack", "pleiku"], ["air"], ["done"])
    assert asked(game) == ("reroll-battle-die", "SV")
    play(game, ["keep"])
    assert asked(game) == ("reroll-attrition", "SV")
    play(game, ["reroll"])
    assert game.position()["air"] == {"ready": 1, "supply": 11, "lost": 0}
    assert tokens(game) == ["gone", "gone", "gone"]


@pytest.mark.rule("saigon75", "D.10.5")
def test_the_desertion_die_is_not_thrown_again() -> None:
    held = "kon_tum pleiku quang_tri da_nang quang_ngai dak_lak"
    game = holding("SV", "desertion", sv={"saigon": "mech sv_division"}, militia=held, dice=[1])
    assert asked(game)[0] == "desert"
    assert {a[0] for a in actions(game)} == {"remove", "reduce"}


# Use: exchange a card


CARDS = {"NV": [2, 9, 13], "SV": [3, 6, 10], "pile": [], "aside": [20, 1, 4, 5], "turned_up": [], "known": []}
CARDS |= {"discard": [n for n in range(1, 21) if n not in (2, 9, 13, 3, 6, 10, 20, 1, 4, 5)]}
CARDS |= {"solo_deck": [], "solo_gone": []}


@pytest.mark.rule("saigon75", "D.10.6")
@SIDES
@pytest.mark.parametrize("step", ["availability", "event_card", "movement", "combat", "last_chance"])
def test_a_card_is_exchanged_at_any_moment_of_the_phase(side: str, step: str) -> None:
    game = holding(side, step, sv=BATTLE_SV, nv=BATTLE_NV, cards=CARDS)
    assert ["exchange"] in actions(game)
    name = asked(game)[0]
    play(game, ["exchange"])
    assert asked(game) == ("exchange-card", side)
    mine, kept = ("9", [2, 13, 20]) if side == "NV" else ("6", [3, 10, 20])
    assert refusal(game, ["discard", "3" if side == "NV" else "2"]) == "D.3.3a"
    play(game, ["discard", mine])
    cards = game.position()["cards"]
    assert cards[side] == kept
    assert cards["aside"] == [1, 4, 5]
    assert cards["discard"][-1] == int(mine)
    assert tokens(game) == ["gone", "gone", "gone"]
    if step != "last_chance":
        assert asked(game)[0] == name  # play goes on where it was


@pytest.mark.rule("saigon75", "D.10.6")
def test_the_card_drawn_is_seen_by_its_player_alone() -> None:
    game = play(holding("NV", "movement", cards=CARDS), ["exchange"], ["discard", "9"])
    told = {seat: [e for e in game.log_for(seat) if e.kind == "card-drawn"] for seat in ("NV", "SV")}
    assert told["NV"][0].values == {"side": "NV", "card": "20"}
    assert told["SV"][0].values == {"side": "NV"}
    assert not game.can_undo


@pytest.mark.rule("saigon75", "D.10.6", "D.3.3a")
def test_the_card_drawn_may_be_played_at_once() -> None:
    game = play(holding("NV", "event_card", cards=CARDS), ["exchange"], ["discard", "9"], ["play", "20"])
    assert game.position()["event"]["card"] == 20


@pytest.mark.rule("saigon75", "D.10.6")
def test_nothing_to_exchange_without_a_card_or_with_none_set_aside() -> None:
    game = holding("NV", "movement", cards=CARDS | {"NV": [], "discard": [2, 9, 13, *CARDS["discard"]]})
    assert refusal(game, ["exchange"]) == "D.10.6"
    game = holding("NV", "movement", cards=CARDS | {"aside": [], "discard": [20, 1, 4, 5, *CARDS["discard"]]})
    assert refusal(game, ["exchange"]) == "D.10.6"


# Use: a strategic move


@pytest.mark.rule("saigon75", "D.10.7")
def test_two_units_of_the_south_move_anywhere_without_activation() -> None:
    sv = {"quang_tri": "sv_division mech*2", "saigon": "para"}
    game = holding("SV", "movement", sv=sv, available=4)
    play(game, ["strategic"])
    play(game, ["take", "sv_division", "quang_tri"], ["to", "ca_mau"])
    play(game, ["take", "mech", "quang_tri"])
    assert refusal(game, ["to", "reserves"]) == "D.4.4"
    play(game, ["to", "an_loc"])
    assert asked(game) == ("move-units", "SV")  # two, and no third
    assert (units(game, "ca_mau"), units(game, "an_loc")) == ({"sv_division": 1}, {"mech": 1})
    assert game.position()["available"] == 4
    assert game.position()["marks"]["activated"] == []
    assert [e["place"] for e in events(game, "strategic")] == ["ca_mau", "an_loc"]


@pytest.mark.rule("saigon75", "D.10.7")
def test_two_units_of_the_north_move_anywhere_the_reserves_included() -> None:
    game = holding("NV", "movement", nv={"pleiku": "vc"}, available=4)
    play(game, ["strategic"], ["take", "nv_division", "reserves"], ["to", "saigon"])
    play(game, ["take", "vc", "pleiku"], ["to", "reserves"])
    assert units(game, "saigon")["nv_division"] == 1
    assert units(game, "pleiku") == {}
    assert (game.position()["available"], game.position()["free_vc"]) == (4, 2)


@pytest.mark.rule("saigon75", "D.10.7", "D.4.3")
def test_a_unit_moved_strategically_neither_moves_again_nor_fights() -> None:
    sv = HOME | {"quang_tri": "mech para", "pleiku": "mech"}
    game = holding("SV", "movement", sv=sv, nv={"pleiku": "nv_division"}, dice=BLANKS)
    play(game, ["strategic"], ["take", "para", "quang_tri"], ["to", "pleiku"], ["done"])
    assert refusal(game, ["move", "para", "pleiku"]) == "D.4.3"
    play(game, ["done"], ["attack", "pleiku"])  # by the unit that was there
    assert [e["units"] for e in events(game, "combat-declared")] == [["mech"]]
    assert len(events(game, "battle")[0]["sv_faces"]) == 1


@pytest.mark.rule("saigon75", "D.10.7")
def test_a_unit_moved_strategically_cannot_attack_alone() -> None:
    game = holding("SV", "movement", sv=HOME | {"quang_tri": "para"}, nv={"pleiku": "nv_division"})
    play(game, ["strategic"], ["take", "para", "quang_tri"], ["to", "pleiku"], ["done"])
    game.play(["done"])
    assert events(game, "combat-declared") == []  # nobody could, so nothing was asked
    assert units(game, "pleiku") == {"para": 1, "nv_division": 1}


@pytest.mark.rule("saigon75", "D.10.7")
def test_the_refusal_to_fight_cites_the_strategic_move() -> None:
    sv = HOME | {"quang_tri": "para", "pleiku": "mech ranger"}
    game = holding("SV", "movement", sv=sv, nv={"pleiku": "nv_division"})
    play(game, ["strategic"], ["take", "para", "quang_tri"], ["to", "pleiku"], ["done"])
    play(game, ["done"], ["attack", "pleiku"])
    assert refusal(game, ["engage", "para"]) == "D.10.7"


@pytest.mark.rule("saigon75", "D.10.7")
def test_a_unit_moved_strategically_defends_in_the_enemy_s_phase() -> None:
    game = holding("NV", "movement", sv=HOME | {"pleiku": "mech"}, infiltration=0, dice=BLANKS)
    play(game, ["strategic"], ["take", "nv_division", "reserves"], ["to", "pleiku"], ["done"])
    play(game, ["done"])
    while asked(game) != ("declare-combat", "SV"):
        game.play(["done"])
    play(game, ["attack", "pleiku"])
    assert len(events(game, "battle")[0]["nv_faces"]) == 1


@pytest.mark.rule("saigon75", "D.10.7")
def test_a_strategic_move_comes_before_any_other() -> None:
    game = holding("SV", "movement", sv=HOME | {"quang_tri": "mech para"})
    play(game, ["move", "mech", "quang_tri"], ["to", "da_nang"])
    assert refusal(game, ["strategic"]) == "D.10.7"


@pytest.mark.rule("saigon75", "D.10.7", "D.4.11")
def test_river_patrols_stay_on_the_mekong() -> None:
    game = play(holding("SV", "movement", sv=HOME | {"long_an": "river"}), ["strategic"])
    play(game, ["take", "river", "long_an"])
    assert refusal(game, ["to", "saigon"]) == "D.4.11"
    assert refusal(game, ["to", "ca_mau"]) == ""


@pytest.mark.rule("saigon75", "D.10.7", "D.5.2b", "D.8.6")
def test_stacking_and_militia_are_as_for_any_move() -> None:
    game = holding("SV", "movement", sv={"saigon": "mech*5", "quang_tri": "para*2"}, militia="kon_tum")
    play(game, ["strategic"], ["take", "para", "quang_tri"], ["to", "saigon"])
    play(game, ["take", "para", "quang_tri"], ["to", "kon_tum"], ["done"])
    assert state(game).nv_provinces() == 0
    assert asked(game) == ("eliminate-excess", "SV")


# Use: a battle die


@pytest.mark.rule("saigon75", "D.6c.8", "D.10.8")
@SIDES
def test_a_token_gives_one_battle_die(side: str) -> None:
    game = holding(side, "combat", 2, sv=HOME | {"pleiku": "mech"}, nv={"pleiku": "nv_division"}, dice=BLANKS)
    play(game, ["attack", "pleiku"], ["token"])
    if asked(game)[0] == "announce-bonus":
        assert refusal(game, ["token"]) == "D.10.8"
        play(game, ["done"])
    assert len(events(game, "battle")[0][f"{side.lower()}_faces"]) == 2
    assert events(game, "token-die") == [{"side": side}]
    assert asked(game)[0] != "reroll-battle-die"  # the second token must wait for another turn
