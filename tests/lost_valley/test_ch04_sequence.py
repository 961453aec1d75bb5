"""4.0, 17.2, 18.0: the order of a turn, what ends with it, and the last turn."""

from __future__ import annotations

import random

import pytest

import indochine
from indochine.titles.lost_valley.rules.ch04_sequence import Turn

from .table import CALM, NOBODY_DUE, TITLE, actions, asked, events, play, siege, state, units

PHASES = (
    "event_card",
    "action_points",
    "discarding",
    "air_support",
    "airstrip",
    "resources",
    "camp_morale",
    "vm_logistics",
    "automatic_control",
    "sapping",
    "vm_assaults",
    "reinforcements",
    "movement",
    "french_assaults",
    "raids",
    "repairs",
    "airstrip_repair",
    "recovery",
)


def idle_through(game: indochine.Game, turn: int) -> indochine.Game:
    """The first legal choice, mostly to do nothing, until that turn is over."""
    while not game.over and state(game).turn == turn:
        game.play(actions(game)[0])
    return game


@pytest.mark.rule("lost-valley", "4.0")
def test_the_phases_stand_in_the_order_of_the_book() -> None:
    assert tuple(step for step in Turn.steps if step in PHASES) == PHASES
    assert Turn.steps[-1] == "next_turn"
    assert {*Turn.steps} - {*PHASES} == {"what_they_did", "next_turn"}


@pytest.mark.rule("lost-valley", "4.0", "5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "11.0", "18.0")
def test_a_whole_turn_as_the_log_tells_it() -> None:
    """Each phase leaves something in the log, in the order of the book, once."""
    game = siege(
        "event_card",
        drawn=None,
        next_card="23",
        turn=4,
        held={"gabrielle": "308", "beatrice": "312"},
        divisions={"308": {"strength": 7}},
        tracks={**CALM, "action_points": 1, "vm_aaa": 1},
        airstrip="damaged",
        track=NOBODY_DUE,
        dice=[1, 1, 6, 6, 3, 4],
    )
    play(game, ["ration", 1], ["boost", 2])
    idle_through(game, 4)
    told = [entry.kind for entry in game.log]
    order = [
        "turn-begins",
        "card-drawn",
        "action-points",
        "card-discarded",
        "air-rolled",
        "airstrip-rolled",
        "rationed",
        "supply-rolled",
        "morale-boosted",
        "status-rolled",
        "activation-rolled",
        "sapping-rolled",
        "assault-rolled",
        "vm-did",
    ]
    places = [told.index(kind) for kind in order]
    assert places == sorted(places)
    assert told.count("card-drawn") == 2  # this turn and the next
    assert state(game).turn == 5


@pytest.mark.rule("lost-valley", "18.0")
def test_the_turn_marker_advances_by_one() -> None:
    game = siege("next_turn", turn=7)
    assert state(game).turn == 8
    assert [told["turn"] for told in events(game, "turn-begins")] == [8]


@pytest.mark.rule("lost-valley", "18.0", "17.0", "17.2a", "3.0")
@pytest.mark.parametrize("scenario", ["campaign", "five-hills"])
def test_after_turn_16_comes_the_verdict(scenario: str) -> None:
    game = siege("next_turn", turn=16, scenario=scenario)
    assert game.outcome is not None
    assert game.outcome.score["turn"] == 16
    assert not siege("next_turn", turn=15, scenario=scenario).over


@pytest.mark.rule("lost-valley", "3.0", "18.0")
@pytest.mark.parametrize(("scenario", "first"), [("campaign", 1), ("five-hills", 5)])
def test_the_turns_of_a_game_follow_each_other(scenario: str, first: int) -> None:
    game = TITLE.start(scenario, seed=3)
    chance = random.Random(3)
    while not game.over:
        game.choose(chance.choice(game.codes))
    turns = [told["turn"] for told in events(game, "turn-begins")]
    assert turns == list(range(first, turns[-1] + 1))
    assert turns[-1] <= 16


@pytest.mark.rule("lost-valley", "5.1c", "7.1a", "5.5b")
def test_what_lasts_for_a_turn_ends_with_it() -> None:
    game = siege(
        "next_turn",
        in_force="23 32",
        tracks={**CALM, "air_support_points": 4, "vm_aaa": 1},
        missions=[1, 2, 3],
        paid=["movement", "works"],
        next_card="02",
        turn=7,
        dice=[1, 1, 6, 6],
    )
    s = state(game)
    assert asked(game) == "ration"
    assert (s.asp, s.missions, s.paid, s.in_force, s.carried_out, s.once_used) == (0, (0, 0, 0), 0, 0, 0, 0)
    assert s.reserve_played is False
    assert s.book.card_ids[s.drawn] == "02"


@pytest.mark.rule("lost-valley", "4.0", "13.1c")
def test_who_is_still_in_a_drop_zone_is_lost_as_the_turn_ends() -> None:
    game = siege("next_turn", garrison={"pc-gono": "31-bg", "claudine": "i-13-dble", "octavie": "6-bpc"})
    assert units(game, "octavie") == []
    assert "6-bpc" in game.position()["remnants"]
