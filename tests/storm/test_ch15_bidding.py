"""15.0: bidding for the sides before the game, and what it changes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import indochine
from indochine.kernel.errors import BadSetup

from .table import TITLE, actions, asked, events, play, state

OTHER = {"FR": "VM", "VM": "FR"}


def bidding(dice: list[int] | None = None, seed: int = 3, **options: Any) -> indochine.Game:
    return TITLE.start(options={"bid": True, **options}, seed=seed, dice=dice or [])


def bids(first: int, second: int, dice: list[int] | None = None, **fields: Any) -> indochine.Game:
    return play(bidding(dice, **fields), ["bid", first], ["bid", second])


def at_the_end(game: indochine.Game, held: list[int]) -> indochine.Game:
    """The same game at the end of turn 8, with so many victory areas in Viet Minh hands."""
    document = game.position()
    for area in document["areas"].values():
        document["eliminated"] += area["units"]
        area["units"] = []
    for number in held:
        document["areas"][str(number)]["control"] = "VM"
    document["turn"] = 8
    document["agenda"] = [{"frame": "play", "next": "turns"}, {"frame": "turn", "next": "advance_marker"}]
    return TITLE.from_position(document)


@pytest.mark.rule("storm", "15.0a")
def test_each_seat_bids_a_number_of_victory_areas_before_the_set_up() -> None:
    game = bidding()
    assert asked(game) == ("FR", "bid")
    assert actions(game) == [["bid", number] for number in range(1, 10)]
    for number in (0, 10, 4000):
        why = game.explain(["bid", number])
        assert why is not None
        assert why.rule == "15.0a"
    assert not any(area["units"] for area in game.position()["areas"].values())
    game.play(["bid", 5])
    assert asked(game) == ("VM", "bid")
    assert game.explain(["bid", 5], seat="FR") is not None


@pytest.mark.rule("storm", "15.0a")
def test_without_the_option_nobody_bids() -> None:
    game = TITLE.start(seed=3)
    assert asked(game) == ("VM", "choose-action")
    assert (state(game).needed, state(game).swapped) == (6, False)


@pytest.mark.rule("storm", "15.0a")
def test_a_bid_is_hidden_until_both_are_in() -> None:
    low, high = (play(bidding(), ["bid", number]) for number in (2, 9))
    assert low.view("FR")["bidding"]["bids"] == [2]
    assert high.view("VM")["bidding"]["bids"] == [None]
    assert low.view("VM") == high.view("VM")
    assert [e.text() for e in low.log_for("VM")] == [e.text() for e in high.log_for("VM")]
    assert not low.can_undo
    imagined = TITLE.imagine(low.view("VM"), "VM", 5)
    assert imagined.seat == "VM"
    low.play(["bid", 4])
    assert low.view("FR")["bidding"]["bids"] == low.view("VM")["bidding"]["bids"] == [2, 4]


@pytest.mark.rule("storm", "15.0a")
@pytest.mark.parametrize(("first", "second", "swapped", "needed"), [(5, 7, False, 7), (8, 3, True, 8)])
def test_the_higher_bid_takes_the_viet_minh_and_is_their_target(
    first: int, second: int, swapped: bool, needed: int
) -> None:
    game = bids(first, second)
    assert (state(game).swapped, state(game).needed) == (swapped, needed)
    assert events(game, "bids") == [{"first": first, "second": second}]
    assert events(game, "bid-won") == [{"seat": "FR" if swapped else "VM", "number": needed}]
    assert events(game, "bid-roll") == []
    assert asked(game) == ("FR" if swapped else "VM", "choose-action")  # the Viet Minh begin


@pytest.mark.rule("storm", "15.0a")
@pytest.mark.parametrize(("first", "second", "viet_minh", "french"), [(8, 3, 1, 2), (1, 2, 2, 1)])
def test_the_log_tells_both_players_which_side_they_lead(
    first: int, second: int, viet_minh: int, french: int
) -> None:
    game = bids(first, second)
    told = [entry.text() for entry in game.log_for("FR") if entry.kind in ("bids", "bid-won")]
    assert told == [
        f"Bids: player 1 names {first}, player 2 names {second}.",
        f"Player {viet_minh} leads the Viet Minh and needs {max(first, second)} victory areas. "
        f"Player {french} leads the French.",
    ]
    assert told == [entry.text() for entry in game.log_for("VM") if entry.kind in ("bids", "bid-won")]


@pytest.mark.rule("storm", "15.0a")
def test_while_they_bid_players_have_numbers_and_no_sides() -> None:
    game = bidding()
    for number in (1, 2):
        assert game.decision is not None
        prompt = game.decision.prompt()
        assert prompt.startswith(f"Player {number}: ")
        assert "French" not in prompt
        orders = game.orders(str(game.seat))
        assert orders is not None
        assert "French" not in orders.prompt()
        game.play(["bid", 5 + number])


@pytest.mark.rule("storm", "15.0b")
@pytest.mark.parametrize(
    ("dice", "rolls", "swapped"),
    [
        ([5, 2], [[5, 2]], True),
        ([1, 6], [[1, 6]], False),
        ([3, 3, 4, 4, 2, 1], [[3, 3], [4, 4], [2, 1]], True),
    ],
)
def test_equal_bids_are_decided_by_the_higher_die_ties_being_rolled_again(
    dice: list[int], rolls: list[list[int]], swapped: bool
) -> None:
    game = bids(4, 4, dice)
    assert [[event["first"], event["second"]] for event in events(game, "bid-roll")] == rolls
    assert (state(game).swapped, state(game).needed) == (swapped, 4)


@pytest.mark.rule("storm", "15.0a")
def test_seats_that_have_swapped_decide_see_and_order_for_the_other_side() -> None:
    game = bids(7, 2)
    chance = random.Random(1)
    for _ in range(60):
        assert game.decision is not None
        frame = state(game).frames[-1]
        assert game.seat == game.decision.seat == OTHER[TITLE.seats[frame.side]]  # type: ignore[attr-defined]
        assert game.explain(actions(game)[0], seat=OTHER[game.seat]) is not None  # type: ignore[index]
        game.play(chance.choice(actions(game)))
    for seat in ("FR", "VM"):
        view, position = game.view(seat), game.position()
        assert view["cards"]["hands"] == {OTHER[seat]: position["cards"]["hands"][OTHER[seat]]}
        assert list(view["orders"]) == [OTHER[seat]]
        imagined = TITLE.imagine(view, seat, 9)
        assert imagined.view(seat)["cards"]["hands"] == view["cards"]["hands"]
    game.order(["pass-all"], "FR")
    assert game.position()["orders"] == {"FR": "ask", "VM": "pass-all"}


@pytest.mark.rule("storm", "15.0a", "5.1a")
def test_after_a_swap_what_is_drawn_is_told_to_the_seat_that_drew_it() -> None:
    game = bids(7, 2)
    told = {seat: [e for e in game.log_for(seat) if e.kind == "drew"] for seat in ("FR", "VM")}
    for seat, entries in told.items():
        shown = {entry.values["side"] for entry in entries if "cards" in entry.values}
        assert shown == {OTHER[seat]}
        assert len(entries) == 2


@pytest.mark.rule("storm", "15.0a", "14.0")
@pytest.mark.parametrize(
    ("first", "second", "held", "winner", "reason"),
    [
        (3, 2, [28, 29, 30], "FR", "taken"),  # the first seat has the Viet Minh and its three areas
        (3, 2, [28, 29], "VM", "held"),
        (2, 7, [28, 29, 30, 31, 34, 35], "FR", "held"),  # six are not seven
        (2, 7, [28, 29, 30, 31, 34, 35, 36], "VM", "taken"),
    ],
)
def test_the_winner_is_named_by_seat_and_the_bid_is_the_measure(
    first: int, second: int, held: list[int], winner: str, reason: str
) -> None:
    game = at_the_end(bids(first, second), held)
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (winner, reason)
    assert game.outcome.score == {"victory_areas": len(held), "needed": max(first, second)}


@pytest.mark.rule("storm", "15.0a", "14.0")
def test_the_option_areas_sets_the_target_without_bidding_and_not_with_it() -> None:
    assert state(TITLE.start(options={"areas": 4}, seed=1)).needed == 4
    with pytest.raises(BadSetup, match="areas"):
        TITLE.start(options={"bid": True, "areas": 4})
    with pytest.raises(BadSetup):
        TITLE.start(options={"areas": 10})


@pytest.mark.rule("storm", "15.0a")
def test_a_game_begun_by_bidding_replays_and_can_be_saved_between_the_bids() -> None:
    game = bids(4, 4, seed=11)
    again = indochine.replay(game.record())
    assert again.position() == game.position()
    waiting = play(bidding(seed=11), ["bid", 4])
    document = waiting.position()
    assert document["bidding"] == {"bids": [4], "swapped": False}
    assert TITLE.from_position(document).position() == document


@pytest.mark.rule("storm", "15.0a")
def test_standing_orders_given_during_the_bidding_stay_with_their_seat() -> None:
    game = TITLE.start(options={"bid": True}, seed=4)
    game.order(["pass-all"], "FR")
    play(game, ["bid", 7], ["bid", 5])  # the first seat takes the Viet Minh
    assert game.view("FR")["orders"] == {"VM": "pass-all"}
    assert game.view("VM")["orders"] == {"FR": "ask"}


@pytest.mark.rule("storm", "15.0a", "10.0a")
def test_an_order_about_assaults_is_void_for_a_seat_that_comes_to_lead_the_viet_minh() -> None:
    game = TITLE.start(options={"bid": True}, seed=3)
    game.order(["only-assaults-on", "17"], "FR")
    play(game, ["bid", 9], ["bid", 1])
    assert game.view("FR")["orders"] == {"VM": "ask"}


@pytest.mark.rule("storm", "15.0a")
def test_during_the_bidding_there_are_players_and_no_sides() -> None:
    game = TITLE.start(options={"bid": True}, seed=3)
    assert [TITLE.text(TITLE.side_name(game.state, side)) for side in (0, 1)] == ["Player 1", "Player 2"]
    play(game, ["bid", 9], ["bid", 1])
    assert TITLE.text(TITLE.side_name(game.state, 0)) == "French"
