"""T8: the last turn in Saigon: nobody leaves, all who can attack, results fall on all."""

from __future__ import annotations

import pytest

import indochine

from .table import actions, events, go_on, play, refusal, state, table, units

STAND_SV = {"saigon": "sv_division mech para", "long_an": "mech ranger"}
STAND_NV = {"saigon": "nv_division*2"}
BLANKS = [6] * 40
TOKEN = {"3": "SV", "5": "gone", "7": "gone"}


def last_stand(step: str, **fields: object) -> indochine.Game:
    """The phase of the South on turn 8, with units of both sides in Saigon."""
    fields = {"sv": STAND_SV, "nv": STAND_NV, "turn": 8, "phase": "SV", **fields}
    return table(step=step, **fields)  # type: ignore[arg-type]


def asked(game: indochine.Game) -> tuple[str, str | None]:
    return (game.decision.name if game.decision else "", game.seat)


def attack_saigon(game: indochine.Game, *kinds: str) -> None:
    """Declare the attack and engage these, wherever there is something to choose."""
    if asked(game)[0] == "declare-combat":
        game.play(["attack", "saigon"])
    for kind in kinds:
        if asked(game)[0] == "engage-units":
            game.play(["engage", kind])
    go_on(game)


# T8.1: no leaving


@pytest.mark.rule("saigon75", "T8.1")
def test_no_unit_moves_out_of_saigon() -> None:
    game = last_stand("movement")
    for kind in ("sv_division", "mech", "para"):
        assert refusal(game, ["move", kind, "saigon"]) == "T8.1"
    assert refusal(game, ["move", "mech", "long_an"]) == ""
    play(game, ["move", "mech", "long_an"], ["to", "saigon"])  # coming in is allowed


@pytest.mark.rule("saigon75", "T8.1", "D.10.7")
def test_no_strategic_move_out_of_saigon() -> None:
    game = play(last_stand("movement", tokens=TOKEN), ["strategic"])
    assert refusal(game, ["take", "para", "saigon"]) == "T8.1"
    assert {a[2] for a in actions(game) if a[0] == "take"} == {"long_an"}


@pytest.mark.rule("saigon75", "T8.1", "card:04")
def test_no_redeployment_out_of_saigon() -> None:
    game = last_stand("event_card", hands={"SV": [4]})
    assert refusal(game, ["take", "para", "saigon"]) == "T8.1"
    play(game, ["take", "mech", "long_an"], ["to", "saigon"])
    assert units(game, "saigon")["mech"] == 2


@pytest.mark.rule("saigon75", "T8.1", "card:18")
def test_no_evacuation_out_of_saigon() -> None:
    game = last_stand("event_card", hands={"SV": [18]})
    play(game, ["name", "saigon"], ["designate", "para"], ["designate", "mech"])
    assert units(game, "saigon") == {"sv_division": 1, "mech": 1, "para": 1, "nv_division": 2}
    assert asked(game) == ("move-units", "SV")


@pytest.mark.rule("saigon75", "T8.1")
@pytest.mark.parametrize(
    "fields", [{"turn": 7}, {"nv": {"an_loc": "nv_division"}}, {"nv": {}, "militia": "an_loc"}]
)
def test_before_turn_8_or_without_the_enemy_in_saigon_all_may_leave(fields: dict[str, object]) -> None:
    game = last_stand("movement", **fields)
    assert refusal(game, ["move", "para", "saigon"]) == ""


@pytest.mark.rule("saigon75", "T8.1")
def test_in_the_phase_of_the_north_units_may_still_be_redeployed_or_evacuated() -> None:
    game = last_stand("event_card", phase="NV", hands={"NV": [4]})
    assert refusal(game, ["take", "para", "saigon"]) == ""
    game = last_stand("event_card", phase="NV", hands={"NV": [18]})
    play(game, ["name", "saigon"], ["designate", "para"], ["done"])
    assert asked(game) == ("evacuate-to", "SV")


@pytest.mark.rule("saigon75", "T8.1", "T8.2")
def test_saigon_contested_during_the_phase_binds_from_then_on() -> None:
    # SV plays Viet Cong Infiltration himself, and the North puts VC into Saigon.
    game = last_stand("event_card", nv={"an_loc": "nv_division"}, hands={"SV": [11]})
    play(game, ["name", "saigon"], ["put"], ["put"])
    assert refusal(game, ["move", "para", "saigon"]) == "T8.1"
    play(game, ["done"])
    assert asked(game)[0] == "engage-units"  # the attack is the only thing to declare, so it is


# T8.2: activations for Saigon first, and the attack


@pytest.mark.rule("saigon75", "T8.2", "D.2.4a")
def test_air_supports_are_bought_only_with_what_saigon_leaves() -> None:
    game = last_stand("availability", dice=[3], plus_ones={"NV": 0, "SV": 0}, tokens=TOKEN)
    assert game.position()["available"] == 4  # three units stand in Saigon
    play(game, ["done"], ["buy"])
    assert game.position()["available"] == 3
    assert asked(game)[0] == "move-units"  # a second was not even offered
    poor = last_stand("availability", dice=[2], plus_ones={"NV": 0, "SV": 0}, tokens=TOKEN)
    play(poor, ["done"])
    assert asked(poor)[0] == "move-units"
    assert poor.position()["air"]["ready"] == 0


@pytest.mark.rule("saigon75", "T8.2", "D.2.4a")
def test_the_refusal_to_buy_cites_the_last_stand() -> None:
    game = play(last_stand("availability", dice=[3]), ["done"])
    assert asked(game)[0] == "buy-air"
    assert refusal(game, ["buy"]) == ""
    state(game).available = 3
    assert refusal(game, ["buy"]) == "T8.2"


@pytest.mark.rule("saigon75", "T8.2")
def test_units_elsewhere_move_only_with_what_saigon_leaves() -> None:
    game = last_stand("movement", available=4)
    play(game, ["move", "ranger", "long_an"], ["to", "an_loc"])
    assert asked(game)[0] == "engage-units"  # nobody else may move, and Saigon must attack
    assert units(game, "long_an") == {"mech": 1}
    for available in (3, 2):
        poor = last_stand("movement", available=available, tokens=TOKEN)
        assert refusal(poor, ["move", "mech", "long_an"]) == "T8.2"


@pytest.mark.rule("saigon75", "T8.2")
def test_a_strategic_move_costs_nothing_and_is_not_held_back() -> None:
    game = last_stand("movement", available=2, tokens=TOKEN)
    assert refusal(game, ["move", "ranger", "long_an"]) == "T8.2"
    play(game, ["strategic"], ["take", "mech", "long_an"], ["to", "saigon"], ["done"])
    assert units(game, "saigon")["mech"] == 2
    assert game.position()["available"] == 2


@pytest.mark.rule("saigon75", "T8.2", "D.10.7")
def test_a_unit_moved_in_strategically_needs_no_activation_kept_for_it() -> None:
    sv = {"saigon": "para", "long_an": "mech ranger"}
    game = last_stand("movement", sv=sv, available=2, tokens=TOKEN)
    play(game, ["strategic"], ["take", "mech", "long_an"], ["to", "saigon"], ["done"])
    assert refusal(game, ["move", "ranger", "long_an"]) == ""  # one of two is for the Airborne in Saigon


ELSEWHERE = {"saigon": "mech para", "an_loc": "mech ranger"}
FOES = {"saigon": "nv_division", "an_loc": "nv_division"}


@pytest.mark.rule("saigon75", "T8.2", "D.6.1a")
def test_the_attack_in_saigon_is_compulsory() -> None:
    game = last_stand("combat", sv=ELSEWHERE, nv=FOES)
    assert refusal(game, ["done"]) == "T8.2"
    play(game, ["attack", "saigon"])
    while asked(game)[0] == "engage-units":
        game.play(next(a for a in actions(game) if a[0] == "engage"))
    assert refusal(game, ["done"]) == ""


@pytest.mark.rule("saigon75", "T8.2")
@pytest.mark.parametrize("fields", [{"turn": 7}, {"nv": {"an_loc": "nv_division"}}, {"phase": "NV"}])
def test_otherwise_no_attack_is_compulsory(fields: dict[str, object]) -> None:
    game = last_stand("combat", **({"sv": ELSEWHERE, "nv": FOES} | fields))
    assert refusal(game, ["done"]) == ""


@pytest.mark.rule("saigon75", "T8.2")
def test_all_units_that_can_be_activated_attack() -> None:
    game = last_stand("combat", available=9)
    attack_saigon(game, "para")
    assert refusal(game, ["done"]) == "T8.2"
    play(game, ["engage", "mech"])
    # The third then goes unasked.
    assert sorted(events(game, "combat-declared")[0]["units"]) == ["mech", "para", "sv_division"]


@pytest.mark.rule("saigon75", "T8.2", "T8.3")
def test_with_too_few_activations_the_south_chooses_who_attacks() -> None:
    game = last_stand("combat", available=2, dice=BLANKS)
    attack_saigon(game, "para")
    assert refusal(game, ["done"]) == "T8.2"
    play(game, ["engage", "mech"])
    assert sorted(events(game, "combat-declared")[0]["units"]) == ["mech", "para"]
    assert len(events(game, "battle")[0]["sv_faces"]) == 2


@pytest.mark.rule("saigon75", "T8.2")
def test_no_attack_elsewhere_with_activations_that_saigon_needs() -> None:
    game = last_stand("combat", sv=ELSEWHERE, nv=FOES, available=2, dice=BLANKS)
    attack_saigon(game, "mech")
    assert [e["place"] for e in events(game, "combat-declared")] == ["saigon"]  # all that can be done
    game = last_stand("combat", sv=ELSEWHERE, nv=FOES, available=3, dice=BLANKS)
    play(game, ["attack", "an_loc"], ["engage", "mech"])
    assert events(game, "combat-declared")[0]["units"] == ["mech"]  # one activation is left over
    attack_saigon(game, "mech")
    assert [e["place"] for e in events(game, "combat-declared")] == ["an_loc", "saigon"]


@pytest.mark.rule("saigon75", "T8.2")
def test_units_activated_before_may_attack_elsewhere() -> None:
    sv = {"saigon": "mech para", "long_an": "mech ranger"}
    game = last_stand("movement", sv=sv, nv=FOES, available=3, dice=BLANKS)
    play(game, ["move", "mech", "long_an"], ["to", "an_loc"])
    assert refusal(game, ["done"]) == "T8.2"
    play(game, ["attack", "an_loc"])
    attack_saigon(game, "para")
    assert [e["place"] for e in events(game, "combat-declared")] == ["an_loc", "saigon"]


@pytest.mark.rule("saigon75", "T8.2")
def test_without_any_activation_there_is_no_attack() -> None:
    game = last_stand("combat", available=0, dice=[1])
    assert events(game, "combat-declared") == []
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == ("SV", "held")


# T8.3: results fall on all


@pytest.mark.rule("saigon75", "T8.3", "D.6a.5")
def test_losses_may_fall_on_units_that_were_not_activated() -> None:
    script = [6, 1, 6]  # one die of the South, two of the North: a hit
    game = last_stand("combat", available=1, dice=script)
    attack_saigon(game, "para")
    assert len(events(game, "battle")[0]["sv_faces"]) == 1
    assert asked(game) == ("take-loss", "SV")
    assert {a[1] for a in actions(game)} == {"sv_division", "mech", "para"}
    play(game, ["lose", "mech"])
    assert units(game, "saigon") == {"sv_division": 1, "para": 1, "nv_division": 2}


@pytest.mark.rule("saigon75", "T8.3", "D.6a.6")
def test_retreats_may_fall_on_units_that_were_not_activated() -> None:
    script = [6, 3, 6]
    game = last_stand("combat", available=1, dice=script)
    attack_saigon(game, "para")
    assert asked(game) == ("retreat-unit", "SV")
    play(game, ["retreat", "sv_division", "long_an"])
    assert units(game, "long_an")["sv_division"] == 1


@pytest.mark.rule("saigon75", "T8.3")
def test_losses_beyond_the_units_engaged_go_on_to_the_others() -> None:
    game = last_stand("combat", sv={"saigon": "para mech", "ca_mau": "mech"}, available=1, dice=[6, 1, 1])
    attack_saigon(game, "para")
    assert units(game, "saigon") == {"nv_division": 2}


@pytest.mark.rule("saigon75", "T8.3", "D.6.3a")
@pytest.mark.parametrize("turn", [7, 8])
def test_elsewhere_or_earlier_units_held_back_suffer_nothing(turn: int) -> None:
    where = "an_loc" if turn == 8 else "saigon"
    sv, nv = {where: "para mech*2", "ca_mau": "mech"}, {where: "nv_division*2"}
    game = last_stand("combat", turn=turn, sv=sv, nv=nv, available=1, dice=[6, 1, 1])
    play(game, ["attack", where], ["engage", "para"])
    assert units(game, where) == {"mech": 2, "nv_division": 2}


@pytest.mark.rule("saigon75", "T8.3")
def test_units_moved_in_strategically_suffer_too() -> None:
    sv = {"saigon": "para", "long_an": "mech", "ca_mau": "mech"}
    game = last_stand("movement", sv=sv, available=1, tokens=TOKEN, dice=[6, 1, 1])
    play(game, ["strategic"], ["take", "mech", "long_an"], ["to", "saigon"], ["done"])
    assert len(events(game, "battle")[0]["sv_faces"]) == 1
    assert units(game, "saigon") == {"nv_division": 2}


@pytest.mark.rule("saigon75", "T8.1", "D.6b.4d")
@pytest.mark.parametrize("turn", [7, 8])
def test_no_voluntary_retreat_out_of_saigon(turn: int) -> None:
    sv = {"saigon": "mech para", "long_an": "mech*2"}
    game = last_stand("combat", sv=sv, turn=turn, dice=BLANKS)
    if asked(game)[0] == "declare-combat":
        play(game, ["attack", "saigon"])
    play(game, ["engage", "mech"])
    if turn == 7:
        play(game, ["engage", "para"])
        assert asked(game)[0] == "voluntary-retreat"
    else:
        assert game.over  # nothing was left to ask
        assert units(game, "saigon") == {"mech": 1, "para": 1, "nv_division": 2}
