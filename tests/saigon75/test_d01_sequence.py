"""D.1: eight turns, the phase of NV and then that of SV, each with its sub-phases in order."""

from __future__ import annotations

import pytest

import indochine
from tests.saigon75.march import refusal
from tests.saigon75.table import TITLE, actions, events, has_militia, play, state, table

IDLE = ("done", "keep")


def play_idly(game: indochine.Game, until: str = "") -> indochine.Game:
    """Nobody does more than he must, until the game is over or a decision comes up."""
    while not game.over and game.decision.name != until:
        idle = [a for a in actions(game) if a[0] in IDLE]
        game.play(idle[0] if idle else actions(game)[0])
    return game


def kinds(game: indochine.Game, *wanted: str) -> list[str]:
    """The kinds of the events that happened, in order."""
    return [entry.kind for entry in game.log if entry.kind in wanted]


# ---------------------------------------------------------------- turns and phases


@pytest.mark.rule("saigon75", "D.1.1", "intro:period")
def test_eight_turns_of_two_phases_and_no_more():
    game = play_idly(play(TITLE.start(seed=2), ["ready", "saigon_first"]))
    assert [e["turn"] for e in events(game, "turn-begins")] == [1, 2, 3, 4, 5, 6, 7, 8]
    seasons = [e["season"] for e in events(game, "turn-begins")]
    assert (seasons[0], seasons[-1]) == ("summer-1973", "spring-1975")
    assert len(set(seasons)) == 8
    assert [e["side"] for e in events(game, "phase-begins")] == ["NV", "SV"] * 8
    assert game.over
    assert game.outcome is not None
    assert game.outcome.winner == "SV"


@pytest.mark.rule("saigon75", "D.1.1")
def test_a_game_can_end_before_the_eighth_turn():
    game = table(sv={"ca_mau": "sv_division"}, phase="SV", step="end_of_phase", turn=5, militia="saigon")
    assert game.over
    assert events(game, "game-ends") == [{"side": "NV", "reason": "saigon", "turn": 5}]
    assert events(game, "turn-begins") == []


@pytest.mark.rule("saigon75", "D.1.2")
def test_the_active_player_is_the_one_whose_phase_it_is():
    game = table(sv={"saigon": "para"}, nv={"saigon": "vc"}, step="combat", dice=[5])
    assert (game.view("SV")["active"], game.seat) == ("NV", "NV")
    play(game, ["done"])
    assert (game.view("SV")["active"], game.seat) == ("SV", "SV")
    assert game.decision.name == "raise-availability"


@pytest.mark.rule("saigon75", "D.1.2", "D.1.3")
def test_only_the_active_player_moves_and_attacks():
    game = table(sv={"saigon": "para"}, nv={"saigon": "vc"}, step="movement")
    assert {kind for verb, kind, *_ in (a for a in actions(game) if a[0] == "move")} == {"nv_division", "vc"}
    assert refusal(game, ["move", "para", "saigon"]) == "D.4.3"
    assert game.explain(["done"], seat="SV") is not None


# ---------------------------------------------------------------- sub-phases

ORDER = (
    "phase-begins", "availability", "card-played", "moved", "combat-declared", "battle", "militia-placed",
    "militia-removed", "desertion", "token-taken", "game-ends", "turn-begins",
)  # fmt: skip


@pytest.mark.rule("saigon75", "D.1.3")
def test_the_nv_phase_availability_card_movement_combat_control():
    game = table(
        sv={"da_nang": "marine", "ca_mau": "para"},
        step="availability",
        hands={"NV": [10, 13]},
        dice=[1, 1, 4, 6],  # 3 activations; a hit, and a blank for the Marines; SV rolls a 6
    )
    decisions = []
    for action in (
        ["done"],
        ["play", "10"],
        ["move", "nv_division", "reserves"],
        ["to", "da_nang"],
        ["done"],
        ["attack", "da_nang"],
        ["done"],
    ):
        decisions.append((game.decision.name, state(game).active))
        play(game, action)
    assert decisions == [
        ("raise-availability", 0),
        ("play-card", 0),
        ("move-units", 0),
        ("destination", 0),
        ("move-units", 0),
        ("declare-combat", 0),
        ("announce-bonus", 0),
    ]
    assert kinds(game, *ORDER) == [
        "availability",
        "card-played",
        "moved",
        "combat-declared",
        "battle",
        "militia-placed",
        "phase-begins",
        "availability",
    ]
    assert events(game, "phase-begins") == [{"side": "SV"}]


@pytest.mark.rule("saigon75", "D.1.3", "D.8.5a")
def test_control_is_checked_in_the_nv_phase_without_any_combat():
    game = table(sv={"ca_mau": "para"}, step="movement")
    play(game, ["move", "nv_division", "reserves"], ["to", "dak_nong"])
    assert not has_militia(game, "dak_nong")
    play(game, ["done"])
    assert has_militia(game, "dak_nong")
    assert state(game).active == 1


@pytest.mark.rule("saigon75", "D.1.3", "D.1.4", "D.8.2")
@pytest.mark.parametrize("phase", ["NV", "SV"])
def test_control_is_a_sub_phase_of_its_own_after_combat(phase):
    game = table(sv={"ca_mau": "para*3"}, nv={"dak_nong": "vc"}, phase=phase, step="control", dice=[1])
    assert has_militia(game, "dak_nong")


@pytest.mark.rule("saigon75", "D.1.4", "D.10.1")
def test_the_sv_phase_goes_on_with_control_desertion_tokens_and_victory():
    game = table(
        sv={"saigon": "ranger*2", "quang_tri": "mech", "nha_trang": "marine"},
        nv={"saigon": "nv_division"},
        phase="SV",
        step="availability",
        turn=3,
        militia="saigon pleiku",
        hands={"SV": [3, 6]},
        tokens={"3": "da_nang", "5": "binh_dinh", "7": "quang_tri"},
        dice=[3, *[5] * 5, 1, 3],  # 6 activations; blanks; desertion; availability of NV
    )
    play(game, ["done"], ["done"], ["play", "3"], ["move", "mech", "quang_tri"], ["to", "da_nang"], ["done"])
    play(game, ["attack", "saigon"], ["engage", "ranger"])
    play_idly(game, until="raise-availability")
    assert kinds(game, *ORDER) == [
        "availability",
        "card-played",
        "moved",
        "combat-declared",
        "battle",
        "militia-removed",  # two against one: Saigon is the South's again before the victory check
        "desertion",
        "token-taken",
        "turn-begins",
        "phase-begins",
        "availability",
    ]
    assert events(game, "token-taken") == [{"side": "SV", "number": 3, "place": "da_nang"}]


@pytest.mark.rule("saigon75", "D.1.4")
def test_the_decisions_of_the_sv_phase_in_order():
    game = table(
        sv={"saigon": "ranger", "an_loc": "para"},
        nv={"saigon": "vc", "an_loc": "vc"},
        phase="SV",
        step="availability",
        hands={"SV": [3, 6]},
        tokens={"3": "SV", "5": "gone", "7": "gone"},
        dice=[3, 6, 6, 6, 1],
    )
    names = []
    while state(game).active == 1 and not game.over:
        if not names or names[-1] != game.decision.name:
            names.append(game.decision.name)
        legal = actions(game)
        attack = ["attack", "saigon"]
        wanted = [a for a in legal if a == attack or a[0] == "engage"] or [a for a in legal if a[0] in IDLE]
        game.play((wanted or legal)[0])
    assert names == [
        "raise-availability",
        "buy-air",
        "play-card",
        "move-units",
        "declare-combat",
        "announce-bonus",
        "reroll-battle-die",
        "end-of-phase",
    ]


@pytest.mark.rule("saigon75", "D.1.4", "D.10.1")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6, 7])
def test_tokens_are_taken_on_turns_three_five_and_seven_only(turn):
    game = table(
        sv={"saigon": "para*3 sv_division"},
        phase="SV",
        step="objectives",
        turn=turn,
        tokens={"3": "da_nang", "5": "binh_dinh", "7": "quang_tri"},
        militia="binh_dinh",
    )
    home = {3: ("SV", "da_nang"), 5: ("NV", "binh_dinh"), 7: ("SV", "quang_tri")}
    taken = [(e["side"], e["place"], e["number"]) for e in events(game, "token-taken")]
    assert taken == ([(*home[turn], turn)] if turn in home else [])


@pytest.mark.rule("saigon75", "D.1.4")
def test_victory_is_checked_after_the_sv_phase_not_after_that_of_nv():
    game = table(sv={"long_an": "sv_division*3"}, nv={"saigon": "nv_division"}, step="combat", turn=3)
    assert has_militia(game, "saigon")
    assert not game.over  # SV has his phase to take Saigon back
    assert state(game).active == 1


@pytest.mark.rule("saigon75", "D.1.4", "D.10.1")
def test_the_token_is_taken_before_the_game_ends():
    game = table(
        sv={"long_an": "sv_division"},
        nv={"saigon": "nv_division"},
        phase="SV",
        step="objectives",
        turn=3,
        militia="saigon",
        tokens={"3": "da_nang", "5": "gone", "7": "gone"},
    )
    assert kinds(game, *ORDER) == ["token-taken", "game-ends"]


@pytest.mark.rule("saigon75", "D.1.3", "D.1.4", "D.4.3")
def test_nobody_goes_back_to_an_earlier_sub_phase():
    game = table(sv={"saigon": "para"}, nv={"saigon": "vc", "an_loc": "nv_division"}, step="movement")
    play(game, ["done"])
    assert game.decision.name == "declare-combat"
    assert game.explain(["move", "nv_division", "an_loc"]) is not None
    assert game.explain(["play", "1"]) is not None
    assert game.explain(["plus1"]) is not None
