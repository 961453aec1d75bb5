"""5.2d: when a side is asked for a card: quick and strict, who first, and what a pass tells."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.storm.french_table import FOUR_POINTS, THREE, assault, french_fire, rolled, viet_minh_fire
from tests.storm.table import actions, asked, events, hand, play, refusal, table

STRICT = {"reactions": "strict"}


def moment(game: indochine.Game) -> str:
    """The moment of the window that is open."""
    assert game.decision is not None
    assert game.decision.name == "window"
    name: str = game.decision.context()["moment_id"]
    return name


# Quick


@pytest.mark.rule("storm", "5.2d")
def test_quick_asks_only_a_side_that_can_play_something() -> None:
    game = viet_minh_fire("fr-02 fr-13 fr-22", [1, 4])
    assert asked(game) == ("FR", "allot-damage")
    game = viet_minh_fire("fr-01 fr-22", [1, 4])
    assert asked(game) == ("FR", "window")
    assert moment(game) == "after-enemy-dice"
    assert actions(game) == [["pass"], ["play", "fr-01"]]


@pytest.mark.rule("storm", "5.2d")
def test_quick_looks_at_the_condition_of_the_card_too() -> None:
    game = assault("fr-07", [3, 4])  # no Night Assault to light
    assert len(events(game, "assault-rolled")) == 1
    game = assault("", [3, 4], hands={"FR": "fr-07", "VM": "vm-25"})
    assert asked(game) == ("VM", "window")
    play(game, ["pass"])
    assert len(events(game, "assault-rolled")) == 1


# Strict


@pytest.mark.rule("storm", "5.2d")
def test_strict_asks_a_side_that_could_hold_a_playable_card() -> None:
    """fr-01 is in the deck: as far as the Viet Minh know it could be in the hand."""
    game = viet_minh_fire("fr-22", [1, 4], options=STRICT, decks={"FR": "fr-01"})
    assert asked(game) == ("FR", "window")
    assert actions(game) == [["pass"]]
    assert refusal(game, ["play", "fr-22"]) == "5.2d"
    assert refusal(game, ["play", "fr-01"]) == "5.2d"
    play(game, ["pass"])
    assert asked(game) == ("FR", "allot-damage")


@pytest.mark.rule("storm", "5.2d")
@pytest.mark.parametrize("removed", ["fr-01", ""])
def test_strict_a_card_that_lies_open_or_is_gone_closes_the_window(removed: str) -> None:
    """Discarded or out of the game: nobody can think that it is held."""
    game = viet_minh_fire("fr-22", [1, 4], options=STRICT, decks={"FR": "fr-02"}, removed=removed)
    assert asked(game) == ("FR", "allot-damage")


@pytest.mark.rule("storm", "5.2d")
def test_strict_an_empty_hand_is_never_asked() -> None:
    game = viet_minh_fire("", [1, 4], options=STRICT, decks={"FR": "fr-01 fr-02"})
    assert asked(game) == ("FR", "allot-damage")


@pytest.mark.rule("storm", "5.2d")
def test_strict_a_condition_that_no_card_could_meet_closes_the_window() -> None:
    """Without a Night Assault Flares come to nothing, whoever holds them."""
    game = assault("fr-22", [3, 4], options=STRICT, decks={"FR": "fr-07 fr-08"})
    assert len(events(game, "assault-rolled")) == 1
    game = assault("fr-22", [3, 4], options=STRICT, decks={"FR": "fr-07 fr-11"})
    assert asked(game) == ("FR", "window")
    assert moment(game) == "before-enemy-assault"


@pytest.mark.rule("storm", "5.2d")
def test_strict_also_asks_the_attacker_about_his_own_dice() -> None:
    game = french_fire("fr-22", [3, 4], options=STRICT, decks={"FR": "fr-02 fr-13 fr-20"})
    found = []
    while asked(game)[1] == "window":
        found.append((asked(game)[0], moment(game)))
        play(game, ["pass"])
    assert found == [("FR", "before-own-dice"), ("FR", "after-own-dice")]


@pytest.mark.rule("storm", "5.2d")
def test_strict_asks_after_every_action_while_fighter_bombers_could_be_held() -> None:
    for deck, name in (("fr-20", "window"), ("fr-13", "choose-action")):
        game = table({"10": "legion"}, THREE, to_move="FR", hands={"FR": "fr-22"}, decks={"FR": deck},
                     options=STRICT)  # fmt: skip
        play(game, ["move", "10"], ["step", "20"], ["stop"])
        assert asked(game) == ("FR" if name == "window" else "VM", name)


# Every moment of a fight


EVERYTHING = {
    "FR": " ".join(f"fr-{n:02}" for n in range(1, 28)),
    "VM": " ".join(f"vm-{n:02}" for n in range(1, 28)),
}


def moments(game: indochine.Game) -> list[tuple[str, str]]:
    """Everybody always passes: who is asked when, until the next action."""
    found = []
    while asked(game)[1] != "choose-action":
        seat, name = asked(game)
        found.append((seat, moment(game) if name == "window" else name))
        play(game, ["pass"] if name == "window" else actions(game)[0])
    return found


@pytest.mark.rule("storm", "5.2d", "5.2e")
def test_all_the_moments_of_an_attack_by_units() -> None:
    game = french_fire("", [5, 5], hands=EVERYTHING)
    assert moments(game)[:3] == [
        ("FR", "before-own-dice"),
        ("VM", "before-enemy-dice"),
        ("FR", "after-own-dice"),
    ]
    game = viet_minh_fire("", [5, 5], hands=EVERYTHING)
    assert moments(game)[:2] == [("VM", "before-own-dice"), ("FR", "after-enemy-dice")]


@pytest.mark.rule("storm", "5.2d")
def test_all_the_moments_of_an_assault() -> None:
    game = assault("", [1, 1], hands=EVERYTHING)
    assert moments(game)[:4] == [
        ("VM", "before-own-assault"),
        ("FR", "before-enemy-assault"),
        ("VM", "after-own-assault"),
        ("FR", "after-enemy-assault"),
    ]


@pytest.mark.rule("storm", "5.2d")
def test_all_the_moments_of_a_card_that_fires() -> None:
    game = table(FOUR_POINTS, THREE, to_move="FR", hands=EVERYTHING, dice=[1, 1], turn=3)
    play(game, ["play", "fr-18"])
    assert moments(game) == [
        ("VM", "against-card"),
        ("FR", "before-own-dice"),
        ("VM", "before-enemy-dice"),
        ("FR", "after-own-dice"),
        ("FR", "after-action"),
        ("VM", "end-of-impulse"),
    ]


# Turn and turn about


@pytest.mark.rule("storm", "5.2d", "5.2e", "5.2f")
def test_attacker_first_and_on_until_both_pass_in_a_row() -> None:
    game = french_fire("fr-13 fr-14", [3, 4], vm="vm-01 vm-02")
    order = []
    for action in (["pass"], ["play", "vm-01"], ["pass"], ["play", "fr-13"], ["pass"], ["play", "vm-02"]):
        order.append(asked(game)[0])
        play(game, action)
    assert order == ["FR", "VM", "VM", "FR", "FR", "VM"]
    assert asked(game) == ("FR", "window")  # the Viet Minh have nothing left, the French have their say
    play(game, ["play", "fr-14"])
    assert rolled(game)["attack"] == 11 + 6
    assert rolled(game)["defence"] == 8 + 3  # 5.2f: ground 1 tripled


@pytest.mark.rule("storm", "5.2d", "5.2e")
def test_two_passes_in_a_row_and_the_dice_fall() -> None:
    game = french_fire("fr-13", [3, 4], vm="vm-01")
    play(game, ["pass"], ["pass"])
    assert rolled(game)["attack"] == 11
    assert (hand(game, "FR"), hand(game, "VM")) == (["fr-13"], ["vm-01"])


@pytest.mark.rule("storm", "5.2d")
def test_to_let_a_card_through_is_no_pass_before_its_dice() -> None:
    """Counter-battery declined, the Viet Minh still have their turn before the dice."""
    game = table(FOUR_POINTS, THREE, to_move="FR", hands={"FR": "fr-22", "VM": "vm-01 vm-16"}, dice=[3, 4])
    play(game, ["play", "fr-22"], ["pass"])
    assert asked(game) == ("VM", "window")
    assert moment(game) == "before-enemy-dice"


# What a pass tells


@pytest.mark.rule("storm", "5.2d")
@pytest.mark.parametrize("options", [{}, STRICT])
def test_a_pass_is_no_event_and_leaves_no_trace(options: dict[str, Any]) -> None:
    """The same attack on a hand with the card, which is passed, and on one without it."""
    logs, boards = [], []
    for cards in ("fr-01", "fr-02"):
        decks = {"FR": "fr-01" if cards == "fr-02" else "fr-02"}
        game = viet_minh_fire(cards, [1, 4], options=options, decks=decks)
        if asked(game)[1] == "window":
            play(game, ["pass"])
        assert asked(game) == ("FR", "allot-damage")
        logs.append([entry.json() for entry in game.log_for("VM")])
        boards.append(game.view("VM"))
    assert logs[0] == logs[1]
    assert boards[0] == boards[1]


@pytest.mark.rule("storm", "5.2d", "5.2g")
def test_a_played_card_is_told_to_all() -> None:
    game = play(viet_minh_fire("fr-01", [1, 4]), ["play", "fr-01"])
    told = [entry.values for entry in game.log_for("VM") if entry.kind == "card-played"]
    assert told == [{"side": "FR", "card": "fr-01"}]


# What is refused


@pytest.mark.rule("storm", "5.2d")
def test_cards_that_are_not_held_are_refused_whatever_they_are() -> None:
    game = viet_minh_fire("fr-01", [1, 4])
    for card in ("fr-02", "vm-01", "none"):
        assert refusal(game, ["play", card]) == "5.2d"
    for action in (["play", "fr-99"], ["play"]):
        why = game.explain(action)
        assert why is not None
        assert why.msg.id == "refusal-not-offered"


@pytest.mark.rule("storm", "5.2a", "5.2d")
def test_the_window_shows_every_card_of_the_hand_with_its_refusal() -> None:
    game = viet_minh_fire("fr-01 fr-13 fr-14 fr-22", [1, 4])
    assert game.decision is not None
    greyed = {choice.action[1]: choice.refused.rule for choice in game.decision.refusals if choice.refused}
    assert greyed == {"fr-13": "5.2d", "fr-22": "5.2d"}  # copies once


@pytest.mark.rule("storm", "5.2b", "5.2d")
def test_one_impulse_card_and_no_action_beside_it() -> None:
    fr = {"10": "legion*2 para/spent", "20": "para/spent"}
    game = table(fr, THREE, to_move="FR", hands={"FR": "fr-06 fr-18"}, dice=[1, 1])
    play(game, ["play", "fr-06"], ["refresh", "10"])
    assert asked(game) == ("VM", "choose-action")
    assert hand(game, "FR") == ["fr-18"]


@pytest.mark.rule("storm", "5.2c")
def test_a_card_with_two_effects_is_used_for_one() -> None:
    """A gun that has fired is in the discards and cannot answer the French guns."""
    game = table({"10": "armour*2"}, THREE, hands={"FR": "fr-22", "VM": "vm-16"}, dice=[1, 1, 1, 1])
    play(game, ["play", "vm-16"], ["play", "fr-22"])
    assert events(game, "card-cancelled") == []
    assert len(events(game, "attack-rolled")) == 2


# Taking back


@pytest.mark.rule("storm", "5.2d")
def test_that_nobody_had_a_card_to_play_is_not_taken_back() -> None:
    """Else a player could look whether the other is asked, and then do something else."""
    game = french_fire("", [3, 4])
    while asked(game)[1] == "allot-damage":
        play(game, ["flip", "regular"])  # the French are not asked for fighter bombers, the impulse is over
    assert asked(game) == ("VM", "choose-action")
    assert not game.can_undo
    game = table(FOUR_POINTS, {"11": "regular", "1": "regular"}, to_move="FR", hands={"FR": "fr-20 fr-21"},
                 dice=[6, 6])  # fmt: skip
    play(game, ["fire", "10"], ["all"], ["play", "fr-20"], ["fire", "11"], ["pass"])
    assert events(game, "no-target") == [{"area": "11"}]
    assert asked(game) == ("FR", "window")
    assert not game.can_undo


@pytest.mark.rule("storm", "5.2d")
def test_ones_own_last_step_may_be_taken_back_before_the_impulse_ends() -> None:
    game = table({"10": "legion"}, THREE, to_move="FR", hands={"FR": "fr-20"})
    play(game, ["move", "10"], ["step", "20"], ["stop"])
    assert asked(game) == ("FR", "window")
    assert game.can_undo
    game.undo()
    assert asked(game) == ("FR", "move-step")
