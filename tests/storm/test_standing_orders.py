"""5.2d: standing orders: what they answer, when they end, and that they stay private."""

from __future__ import annotations

import json
from typing import Any

import pytest

import indochine
from indochine.kernel.errors import IllegalAction, NotOffered, Refused
from indochine.kernel.state import Outcome
from tests.storm.french_table import FOUR_POINTS, THREE, assault, rolled, viet_minh_fire
from tests.storm.table import actions, asked, events, hand, phase, play, table, units

STRICT = {"reactions": "strict"}
ROLES = {"FR": "VM", "VM": "FR"}


def orders(game: indochine.Game, seat: str) -> Any:
    """What a seat's own view shows of its orders."""
    shown = game.view(seat)["orders"]
    assert list(shown) == [seat]
    return shown[seat]


def seen(game: indochine.Game, seat: str) -> str:
    """Everything that a seat can read, byte for byte."""
    question = game.decision if game.seat == seat else None
    prompt = [game.decision.prompt() if game.decision else ""]
    choices = [choice.action for choice in question.choices] if question else []
    log = [entry.json() for entry in game.log_for(seat)]
    offered = [choice.action for choice in standing(game, seat).choices]
    return json.dumps([game.view(seat), prompt, choices, log, offered], sort_keys=True)


def standing(game: indochine.Game, seat: str) -> Any:
    question = game.orders(seat)
    assert question is not None
    return question


# What can be ordered


@pytest.mark.rule("storm", "5.2d")
def test_a_seat_may_order_at_any_time_also_while_the_other_decides() -> None:
    game = table(FOUR_POINTS, THREE, to_move="VM", hands={"FR": "fr-01"})
    offered = {seat: [choice.action for choice in standing(game, seat).choices] for seat in ("FR", "VM")}
    assert offered["FR"][:3] == [["pass-impulse"], ["pass-all"], ["only-assaults-on", "6"]]  # 1 to 5 are red
    assert offered["VM"] == [["pass-impulse"], ["pass-all"]]  # nobody assaults the Viet Minh
    for seat in ("FR", "VM"):
        game.order(["pass-all"], seat)
        assert orders(game, seat) == "pass-all"
        game.order(["ask"], seat)
        assert orders(game, seat) == "ask"
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "5.2d")
def test_assaults_on_several_areas_are_listed_one_by_one_and_ask_starts_anew() -> None:
    game = table(FOUR_POINTS, THREE)
    for area in ("17", "10"):
        game.order(["only-assaults-on", area], "FR")
    assert orders(game, "FR") == ["10", "17"]
    with pytest.raises(Refused, match=r"5\.2d"):
        game.order(["only-assaults-on", "17"], "FR")
    game.order(["ask"], "FR")
    game.order(["only-assaults-on", "22"], "FR")
    assert orders(game, "FR") == ["22"]
    game.order(["pass-all"], "FR")
    assert orders(game, "FR") == "pass-all"


@pytest.mark.rule("storm", "5.2d")
@pytest.mark.parametrize(
    ("order", "error"),
    [
        (["ask"], Refused),  # as it stands already
        (["only-assaults-on", "none"], Refused),
        (["only-assaults-on", "43"], NotOffered),
        (["only-assaults-on"], NotOffered),
        (["pass"], NotOffered),
        (["pass-all", "17"], NotOffered),
        ("pass-all", NotOffered),
        (None, NotOffered),
        ([], NotOffered),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(order: Any, error: type[Exception]) -> None:
    game = table(FOUR_POINTS, THREE)
    before = game.digest()
    with pytest.raises(error):
        game.order(order, "FR")
    assert game.digest() == before
    with pytest.raises(KeyError):
        game.order(["pass-all"], "XX")
    assert game.digest() == before


@pytest.mark.rule("storm", "5.2d")
def test_an_order_for_one_impulse_is_about_the_enemys_not_ones_own() -> None:
    for to_move, own in (("VM", 0), ("FR", 1)):
        game = table(FOUR_POINTS, THREE, to_move=to_move, hands={"FR": "fr-01", "VM": "vm-15"})
        refused = standing(game, "FR").explain(["pass-impulse"])[1]
        assert (refused.rule if refused else None) == ("5.2d" if own else None)
        assert (["pass-impulse"] in [c.action for c in standing(game, "FR").choices]) == (not own)
    before = game.digest()
    with pytest.raises(Refused, match=r"your own.*5\.2d"):
        game.order(["pass-impulse"], "FR")
    assert game.digest() == before
    game.order(["pass-all"], "FR")  # goes on beyond this impulse
    game.order(["pass-impulse"], "VM")  # whose enemy acts
    assert (orders(game, "FR"), orders(game, "VM")) == ("pass-all", "pass-impulse")


@pytest.mark.rule("storm", "5.2d", "card:vm-15")
@pytest.mark.parametrize("ordered", [False, True])
def test_in_their_own_impulse_the_viet_minh_may_pass_beforehand_at_its_end(ordered: bool) -> None:
    game = table(FOUR_POINTS, {"11": "regular*4"}, turn=2, hands={"VM": "vm-03 vm-15"}, dice=[1, 1])
    [choice] = [c for c in standing(game, "VM").choices if c.action == ["pass-impulse"]]
    assert choice.text() == "At the end of this impulse, pass for me"
    if ordered:
        game.order(["pass-impulse"], "VM")
    play(game, ["fire", "11"], ["all"])
    assert asked(game) == ("VM", "window")  # Rats, before the dice: one's own action is never passed
    play(game, ["pass"])
    while asked(game) == ("VM", "window") and ["play", "vm-03"] in actions(game):
        play(game, ["pass"])
    if not ordered:
        assert actions(game) == [["pass"], ["play", "vm-15"]]
        play(game, ["pass"])
    assert asked(game) == ("FR", "choose-action")
    assert orders(game, "VM") == "ask"


@pytest.mark.rule("storm", "5.2d", "15.0a")
def test_where_no_impulse_is_played_there_is_none_to_pass() -> None:
    waiting = table(FOUR_POINTS, THREE, hands={"FR": "fr-01"})
    play(waiting, ["pass"])
    assert asked(waiting) == ("FR", "buy-impulse")
    bidding = waiting.title.start(options={"bid": True}, seed=1)
    end = table(FOUR_POINTS, THREE, hands={"FR": "fr-01"}, agenda=phase("end-phase", "french_discard"))
    for game in (waiting, bidding, end):
        for seat in ("FR", "VM"):
            with pytest.raises(Refused, match=r"No impulse.*5\.2d"):
                game.order(["pass-impulse"], seat)
            game.order(["pass-all"], seat)


# What they answer


@pytest.mark.rule("storm", "5.2d")
@pytest.mark.parametrize("order", ["pass-impulse", "pass-all"])
@pytest.mark.parametrize("options", [{}, STRICT])
def test_an_order_passes_for_the_seat(order: str, options: dict[str, Any]) -> None:
    game = table({"10": "legion*2"}, {"11": "regular*9"}, hands={"FR": "fr-01"}, dice=[1, 4], options=options)
    game.order([order], "FR")
    play(game, ["fire", "11"], ["all"])
    assert asked(game) == ("FR", "allot-damage")
    assert hand(game, "FR") == ["fr-01"]


@pytest.mark.rule("storm", "5.2d")
@pytest.mark.parametrize("order", [["pass-impulse"], ["pass-all"], ["only-assaults-on", "10"]])
def test_an_order_answers_a_pending_window_at_once(order: list[str]) -> None:
    game = viet_minh_fire("fr-01", [1, 4])
    assert asked(game) == ("FR", "window")
    game.order(order, "FR")
    assert asked(game) == ("FR", "allot-damage")
    assert not game.can_undo


@pytest.mark.rule("storm", "5.2d")
def test_the_order_of_the_other_seat_answers_nothing() -> None:
    game = viet_minh_fire("fr-01", [1, 4])
    game.order(["pass-all"], "VM")
    assert asked(game) == ("FR", "window")
    assert actions(game) == [["pass"], ["play", "fr-01"]]


@pytest.mark.rule("storm", "5.2d")
def test_an_order_for_one_impulse_ends_with_it() -> None:
    game = table({"10": "armour*2"}, {"11": "regular*4", "7": "regular*4"}, hands={"FR": "fr-01"},
                 dice=[1, 1, 6, 6])  # fmt: skip
    game.order(["pass-impulse"], "FR")
    play(game, ["fire", "11"], ["all"])
    assert orders(game, "FR") == "ask"  # the French impulse has begun
    play(game, ["pass"], ["fire", "7"], ["all"])
    assert asked(game) == ("FR", "window")


@pytest.mark.rule("storm", "5.2d")
def test_an_order_for_all_goes_on_until_it_is_lifted() -> None:
    game = table({"10": "armour*2"}, {"11": "regular*4", "7": "regular*4"}, hands={"FR": "fr-01"},
                 dice=[1, 1, 6, 6])  # fmt: skip
    game.order(["pass-all"], "FR")
    play(game, ["fire", "11"], ["all"], ["pass"], ["fire", "7"], ["all"])
    assert asked(game) == ("FR", "allot-damage")
    assert orders(game, "FR") == "pass-all"


@pytest.mark.rule("storm", "5.2d")
def test_an_order_for_one_impulse_ends_with_the_phase_too() -> None:
    game = table(FOUR_POINTS, THREE, to_move="VM")
    game.order(["pass-impulse"], "FR")
    play(game, ["pass"])
    assert len(events(game, "phase-ends")) == 1
    assert orders(game, "FR") == "ask"


@pytest.mark.rule("storm", "5.2d")
def test_orders_are_about_the_enemys_doings_not_about_ones_own() -> None:
    game = table(FOUR_POINTS, THREE, to_move="FR", hands={"FR": "fr-02 fr-13 fr-20"}, dice=[3, 4])
    game.order(["pass-all"], "FR")
    play(game, ["fire", "10"], ["all"])
    assert asked(game) == ("FR", "window")
    play(game, ["play", "fr-13"], ["pass"])
    assert rolled(game)["attack"] == 14
    assert asked(game) == ("FR", "window")  # Command Coordination


@pytest.mark.rule("storm", "5.2d")
def test_only_assaults_on_the_areas_listed_are_asked_about() -> None:
    for area, asks in (("17", True), ("10", False)):
        game = table({"17": "legion*3"}, {"14": "regular*9"}, trench={"14": 3}, turn=3, dice=[3, 4],
                     hands={"FR": "fr-01 fr-11"})  # fmt: skip
        game.order(["only-assaults-on", area], "FR")
        play(game, ["assault", "14"], ["all"])
        if asks:
            assert asked(game) == ("FR", "window")
            play(game, ["pass"])  # then once more, after the dice
        assert asked(game) == ("FR", "window" if asks else "allot-damage")


@pytest.mark.rule("storm", "5.2d")
def test_only_assaults_says_no_to_fire_on_the_same_area() -> None:
    game = table({"10": "legion*2"}, {"11": "regular*9"}, hands={"FR": "fr-01"}, dice=[1, 4])
    game.order(["only-assaults-on", "10"], "FR")
    play(game, ["fire", "11"], ["all"])
    assert asked(game) == ("FR", "allot-damage")


@pytest.mark.rule("storm", "5.2d", "card:fr-02", "card:fr-04")
def test_only_assaults_still_asks_about_the_dice_of_debouchez_in_such_an_assault() -> None:
    game = assault("fr-02 fr-04", [1, 1])
    game.order(["only-assaults-on", "17"], "FR")
    play(game, ["play", "fr-04"])
    assert asked(game) == ("FR", "window")
    assert ["play", "fr-02"] in actions(game)


@pytest.mark.rule("storm", "5.2d")
def test_the_viet_minh_may_order_too() -> None:
    game = table(FOUR_POINTS, THREE, to_move="FR", hands={"FR": "fr-22", "VM": "vm-01 vm-16"}, dice=[5, 4])
    game.order(["pass-all"], "VM")
    play(game, ["play", "fr-22"])
    assert asked(game) == ("VM", "allot-damage")
    assert hand(game, "VM") == ["vm-01", "vm-16"]


@pytest.mark.rule("storm", "5.2d")
def test_no_orders_answer_what_is_no_window() -> None:
    game = table(FOUR_POINTS, THREE, hands={"FR": "fr-01"})
    game.order(["pass-all"], "FR")
    play(game, ["pass"])
    assert asked(game) == ("FR", "buy-impulse")


# Private


@pytest.mark.rule("storm", "5.2d")
@pytest.mark.parametrize("options", [{}, STRICT])
@pytest.mark.parametrize(
    ("seat", "order"),
    [
        ("FR", ["pass-impulse"]),
        ("FR", ["pass-all"]),
        ("FR", ["only-assaults-on", "17"]),
        ("VM", ["pass-impulse"]),
        ("VM", ["pass-all"]),
    ],
)
def test_orders_are_private(options: dict[str, Any], order: list[str], seat: str) -> None:
    game = table(FOUR_POINTS, THREE, hands={"FR": "fr-01 fr-11"}, decks={"FR": "fr-22"}, options=options)
    before, own = seen(game, ROLES[seat]), seen(game, seat)
    game.order(order, seat)
    assert seen(game, ROLES[seat]) == before
    assert seen(game, seat) != own


@pytest.mark.rule("storm", "5.2d")
def test_what_an_order_passes_leaves_no_trace_of_the_hand() -> None:
    """Quick mode: a hand that would have been asked and one that would not, both under orders."""
    shown = []
    for cards in ("fr-01", "fr-02"):
        deck = "fr-02" if cards == "fr-01" else "fr-01"
        game = table(
            {"10": "legion*2"}, {"11": "regular*9"}, hands={"FR": cards}, decks={"FR": deck}, dice=[1, 4]
        )
        game.order(["pass-all"], "FR")
        play(game, ["fire", "11"], ["all"])
        assert asked(game) == ("FR", "allot-damage")
        shown.append(seen(game, "VM"))
    assert shown[0] == shown[1]


# In the record


@pytest.mark.rule("storm", "5.2d")
def test_orders_are_in_the_record_and_replayed() -> None:
    game = indochine.title("storm").start(seed=5)
    game.order(["only-assaults-on", "17"], "FR")
    game.order(["pass-all"], "VM")
    game.play(next(action for action in actions(game) if action[0] == "move"))
    game.order(["pass-all"], "FR")
    record = json.loads(json.dumps(game.record()))
    assert {"seat": "FR", "order": ["only-assaults-on", "17"]} in record["entries"]
    again = indochine.replay(record)
    assert again.digest() == game.digest()
    assert orders(again, "FR") == "pass-all"
    assert [entry.json() for entry in again.log] == [entry.json() for entry in game.log]


@pytest.mark.rule("storm", "5.2d")
def test_an_undo_of_the_other_player_keeps_orders() -> None:
    game = indochine.title("storm").start(seed=5)
    assert asked(game) == ("VM", "choose-action")
    game.play(next(action for action in actions(game) if action[0] == "move"))
    game.order(["pass-all"], "FR")
    assert game.can_undo
    game.undo()
    assert asked(game) == ("VM", "choose-action")
    assert orders(game, "FR") == "pass-all"
    again = indochine.replay(game.record())
    assert again.digest() == game.digest()


@pytest.mark.rule("storm", "5.2d")
def test_orders_survive_a_position_and_are_gone_with_the_game() -> None:
    game = table(FOUR_POINTS, THREE)
    game.order(["only-assaults-on", "17"], "FR")
    again = game.title.from_position(json.loads(json.dumps(game.position())))
    assert orders(again, "FR") == ["17"]
    again.state.outcome = Outcome("FR", "held", {})
    assert again.orders("FR") is None
    with pytest.raises(NotOffered):
        again.order(["pass-all"], "FR")


@pytest.mark.rule("storm", "5.2d")
def test_a_copy_takes_its_own_orders() -> None:
    game = table(FOUR_POINTS, THREE)
    copy = game.copy()
    copy.order(["pass-all"], "FR")
    assert (orders(game, "FR"), orders(copy, "FR")) == ("ask", "pass-all")
    quiet = game.copy(quiet=True)
    quiet.order(["pass-all"], "FR")
    with pytest.raises(IllegalAction):
        quiet.order(["pass-all"], "FR")
    assert units(quiet, "11") == units(game, "11")
