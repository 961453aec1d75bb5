"""4.0: eight turns, the three phases of each, how impulses follow each other and how they end."""

from __future__ import annotations

import pytest

import indochine
from tests.storm.table import (
    TITLE,
    actions,
    asked,
    controls,
    discarded,
    events,
    hand,
    phase,
    play,
    refusal,
    state,
    table,
    units,
)

PASSES = ["pass"]


def idle(game: indochine.Game, until: str = "") -> indochine.Game:
    """Nobody does more than he must, until the game is over or a decision comes up."""
    while not game.over and asked(game)[1] != until:
        game.play(next((a for a in actions(game) if a[0] in ("pass", "end", "done")), actions(game)[0]))
    return game


def kinds(game: indochine.Game, *wanted: str) -> list[str]:
    """The kinds of the events that happened, in order."""
    return [entry.kind for entry in game.log if entry.kind in wanted]


def duel(to_move: str = "VM", **more: object) -> indochine.Game:
    """Fresh units on both sides that can always move, and a hand for each side."""
    hands = {"FR": "fr-01 fr-04 fr-13", "VM": "vm-11"}
    return table(
        **{"fr": {"34": "legion*4"}, "vm": {"1": "regular*4"}, "hands": hands, **more}, to_move=to_move
    )


VM_STEP = (["move", "1"], ["add", "regular"], ["done"], ["step", "2"])
FR_STEP = (["move", "34"], ["add", "legion"], ["done"], ["step", "35"], ["stop"])


def moves(game: indochine.Game, *actions: list[str]) -> indochine.Game:
    """A move of one unit; a stack without points stops by itself."""
    for action in actions:
        if action != ["stop"] or asked(game)[1] == "move-step":
            game.play(action)
    if asked(game)[1] == "move-step":
        game.play(["stop"])
    return game


# ---------------------------------------------------------------- turns and phases


@pytest.mark.rule("storm", "1.0", "4.0", "4.0A", "4.0Ce")
def test_eight_turns_of_three_phases_and_then_a_winner():
    game = idle(TITLE.start(seed=3))
    assert [e["turn"] for e in events(game, "turn-begins")] == [1, 2, 3, 4, 5, 6, 7, 8]
    wanted = ("turn-begins", "phase-ends", "supply-rolled", "judged")
    assert kinds(game, *wanted) == ["turn-begins", "phase-ends", "supply-rolled"] * 8 + ["judged"]
    assert game.over
    assert game.outcome.winner in ("FR", "VM")


@pytest.mark.rule("storm", "4.0", "4.0A")
def test_both_sides_draw_before_the_first_impulse():
    game = TITLE.start(seed=3)
    assert [(e["side"], e["number"]) for e in events(game, "drew")] == [("VM", 6), ("FR", 6)]
    assert kinds(game, "turn-begins", "drew", "passed") == ["turn-begins", "drew", "drew"]


@pytest.mark.rule("storm", "4.0Ba")
def test_the_viet_minh_have_the_first_impulse_of_every_turn():
    game = TITLE.start(seed=3)
    for turn in range(1, 9):
        assert state(game).turn == turn
        assert asked(game) == ("VM", "choose-action")
        idle(game, "end-discard")
        idle(game, "choose-action")
    assert game.over


@pytest.mark.rule("storm", "4.0Ba")
def test_impulses_alternate():
    game = duel()
    for _ in range(2):
        assert asked(game) == ("VM", "choose-action")
        moves(game, *VM_STEP)
        assert asked(game) == ("FR", "choose-action")
        moves(game, *FR_STEP)
    assert asked(game) == ("VM", "choose-action")


# ---------------------------------------------------------------- passing


@pytest.mark.rule("storm", "4.0Bb", "6.0")
def test_a_player_may_pass_although_he_could_act():
    game = duel("FR")
    assert PASSES in actions(game)
    assert len(actions(game)) > 1
    play(game, PASSES)
    assert events(game, "passed") == [{"side": "FR"}]
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "4.0Bb")
def test_without_card_and_unit_able_to_act_the_pass_is_automatic():
    game = duel("FR", fr={"34": "legion/spent"}, hands={"VM": "vm-11"})
    assert events(game, "passed") == [{"side": "FR"}]
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "4.0Bb")
def test_a_card_that_cannot_be_played_now_still_leaves_the_pass_to_its_player():
    game = duel("FR", fr={"34": "legion/spent"}, hands={"FR": "fr-04"})
    assert asked(game) == ("FR", "choose-action")
    assert actions(game) == [PASSES]
    assert events(game, "passed") == []


@pytest.mark.rule("storm", "4.0Bb")
def test_a_unit_able_to_act_leaves_the_pass_to_its_player():
    game = duel("FR", fr={"34": "legion"}, hands={})
    assert asked(game) == ("FR", "choose-action")
    assert {action[0] for action in actions(game)} == {"pass", "move"}


@pytest.mark.rule("storm", "4.0Bc")
def test_french_pass_then_viet_minh_pass_ends_the_phase_at_once():
    game = play(duel("FR"), PASSES, PASSES)
    assert [e["side"] for e in events(game, "passed")] == ["FR", "VM"]
    assert len(events(game, "phase-ends")) == 1
    assert asked(game) == ("VM", "end-discard")  # and no card could keep it going
    assert len(hand(game, "FR")) == 3


@pytest.mark.rule("storm", "4.0Bc")
def test_an_action_in_between_undoes_the_french_pass():
    game = play(duel("FR"), PASSES)
    moves(game, *VM_STEP)
    moves(game, *FR_STEP)
    play(game, PASSES)
    assert asked(game) == ("FR", "buy-impulse")


@pytest.mark.rule("storm", "4.0Bc", "4.0Bb")
def test_two_automatic_passes_count_like_any_others():
    spent = {"fr": {"34": "legion/spent"}, "vm": {"1": "regular/spent"}, "hands": {}}
    game = duel("FR", **spent, dice=[1, 1, 1])
    assert [e["side"] for e in events(game, "passed")] == ["FR", "VM"]
    assert kinds(game, "passed", "phase-ends", "supply-rolled")[2:] == ["phase-ends", "supply-rolled"]


@pytest.mark.rule("storm", "4.0Bd")
def test_a_viet_minh_pass_lets_the_french_end_the_phase():
    game = play(duel(), PASSES)
    assert asked(game) == ("FR", "buy-impulse")
    assert actions(game) == [["end"], ["discard", "fr-01"], ["discard", "fr-04"], ["discard", "fr-13"]]
    play(game, ["end"])
    assert len(events(game, "phase-ends")) == 1
    assert asked(game) == ("VM", "end-discard")
    assert events(game, "passed") == [{"side": "VM"}]  # the French did not pass


@pytest.mark.rule("storm", "4.0Bd", "5.2g")
def test_a_french_discard_without_effect_keeps_the_phase_going():
    game = play(duel(), PASSES, ["discard", "fr-01"])
    assert "fr-01" in discarded(game, "FR")  # discarded, not played: it may come back
    assert game.position()["cards"]["removed"] == []
    assert events(game, "card-played") == []
    assert events(game, "impulse-bought") == [{"card": "fr-01"}]
    assert asked(game) == ("FR", "choose-action")
    moves(game, *FR_STEP)
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "4.0Bd")
def test_only_one_card_of_the_hand_keeps_the_phase_going():
    game = play(duel(), PASSES)
    assert refusal(game, ["discard", "fr-20"]) == "4.0Bd"
    assert refusal(game, ["discard", "vm-11"]) == "4.0Bd"
    assert refusal(game, ["discard", "none"]) == "4.0Bd"
    play(game, ["discard", "fr-04"])
    assert hand(game, "FR") == ["fr-01", "fr-13"]


@pytest.mark.rule("storm", "4.0Bd", "4.0Bc")
def test_after_the_discard_a_french_pass_and_a_viet_minh_pass_end_the_phase():
    game = play(duel(), PASSES, ["discard", "fr-04"], PASSES, PASSES)
    assert [e["side"] for e in events(game, "passed")] == ["VM", "FR", "VM"]
    assert asked(game) == ("VM", "end-discard")


@pytest.mark.rule("storm", "4.0Bd")
def test_each_viet_minh_pass_asks_for_another_card():
    game = play(duel(), PASSES, ["discard", "fr-04"])
    moves(game, *FR_STEP)
    play(game, PASSES)
    assert asked(game) == ("FR", "buy-impulse")
    play(game, ["discard", "fr-13"])
    moves(game, *FR_STEP)
    play(game, PASSES, ["discard", "fr-01"])
    moves(game, *FR_STEP)
    play(game, PASSES)
    assert hand(game, "FR") == []
    assert asked(game) == ("VM", "end-discard")  # no card left, so the phase is over


@pytest.mark.rule("storm", "4.0Bd")
def test_without_a_card_the_french_cannot_keep_the_phase_going():
    game = play(duel(hands={"VM": "vm-11"}), PASSES)
    assert len(events(game, "phase-ends")) == 1
    assert asked(game) == ("VM", "end-discard")


# ---------------------------------------------------------------- the End Phase


def end_phase(**more: object) -> indochine.Game:
    """Turn 4, in whose End Phase both sides have units to place."""
    board = {
        "fr": {"34": "legion/spent*2", "35": "legion legion/spent", "17": "para/spent"},
        "vm": {"1": "regular/spent*3", "17": "regular/spent"},
        "fire": {"34": ["FR"], "1": ["VM"]},
        "hands": {"FR": "fr-01 fr-04", "VM": "vm-12 vm-13 vm-25"},
        "turn": 4,
        "dice": [4, 5, 5],
        "agenda": phase("end-phase", "viet_minh_discard"),
    }
    return table(**{**board, **more})


@pytest.mark.rule("storm", "4.0Ca", "5.3")
def test_the_viet_minh_discard_first():
    game = end_phase()
    assert asked(game) == ("VM", "end-discard")
    play(game, ["discard", "vm-25"], ["done"])
    assert asked(game) == ("FR", "end-discard")
    assert [e["side"] for e in events(game, "card-discarded")] == ["VM"]
    assert events(game, "supply-rolled") == []


@pytest.mark.rule("storm", "4.0Ca", "4.0Cb", "4.0Cc", "4.0Cd", "4.0Ce")
def test_the_end_phase_in_its_exact_order():
    game = play(end_phase(), ["done"], ["discard", "fr-04"], ["done"])
    assert asked(game) == ("VM", "cut-off")  # 4 + 5: one area without supply
    assert units(game, "1") == {"regular/spent": 3}
    assert game.position()["areas"]["34"]["fire"] == ["FR"]
    play(game, ["cut", "34"])
    assert asked(game) == ("VM", "place-units")
    assert units(game, "1") == {"regular": 3}  # recovered, and the markers are off, before anybody arrives
    areas = game.position()["areas"]
    assert not any(a["fire"] or a["out_of_supply"] for a in areas.values())
    play(game, ["place-stack", "2"])
    assert asked(game) == ("FR", "place-units")
    assert units(game, "2") == {"regular": 6, "replacement": 3}
    play(game, ["place-stack", "27"])
    order = ("card-discarded", "supply-rolled", "out-of-supply", "refreshed", "replacements-rolled")
    assert kinds(game, *order, "placed", "turn-begins") == [*order, "placed", "placed", "turn-begins"]
    assert [e["side"] for e in events(game, "placed")] == ["VM", "FR"]
    assert state(game).turn == 5
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "4.0Cb", "11.0c")
def test_all_recover_but_the_french_in_an_area_out_of_supply_who_stay_as_they_are():
    game = play(end_phase(), ["done"], ["done"], ["cut", "35"])
    assert units(game, "35") == {"legion": 1, "legion/spent": 1}
    assert units(game, "34") == {"legion": 2}


@pytest.mark.rule("storm", "4.0Cb", "11.0c")
def test_viet_minh_units_recover_even_in_an_area_out_of_supply():
    game = play(end_phase(), ["done"], ["done"], ["cut", "17"])
    assert controls(game, "17") == "FR"
    assert units(game, "17") == {"para/spent": 1, "regular": 1}


@pytest.mark.rule("storm", "4.0Cb")
def test_with_all_areas_supplied_everybody_recovers():
    game = play(end_phase(dice=[4, 4, 5]), ["done"], ["done"])
    assert asked(game) == ("VM", "place-units")
    assert state(game).spent == 0


@pytest.mark.rule("storm", "4.0Cd", "4.0Ce")
def test_the_no_replacements_marker_stops_the_roll_and_goes_with_its_turn():
    game = play(end_phase(dice=[4, 4], no_replacements=True), ["done"], ["done"], ["place-stack", "2"])
    assert units(game, "2") == {"regular": 6}
    assert events(game, "replacements-rolled") == []
    assert state(game).no_replacements
    play(game, ["place-stack", "27"])
    assert not state(game).no_replacements


@pytest.mark.rule("storm", "4.0Cd")
def test_no_replacements_on_turn_1():
    game = play(end_phase(dice=[4, 4], turn=1), ["done"], ["done"], ["place-stack", "2"])
    assert events(game, "replacements-rolled") == []
    assert units(game, "2") == {"regular": 9}
    assert asked(game) == ("FR", "place-units")


@pytest.mark.rule("storm", "4.0Ce")
def test_the_turn_marker_advances_by_one_and_the_sequence_is_repeated():
    game = end_phase(turn=5, dice=[4, 4, 1])
    play(game, ["done"], ["done"], ["place", "replacement", "2"])
    assert events(game, "turn-begins") == [{"turn": 6}]
    assert [(e["side"], e["number"]) for e in events(game, "drew")] == [("VM", 2), ("FR", 4)]
