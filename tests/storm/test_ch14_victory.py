"""14.0: after turn 8, six areas of defence value 3 or not."""

from __future__ import annotations

import pytest

import indochine
from tests.storm.table import TITLE, asked, events, phase, play, state, table

VICTORY = [str(area.number) for area in TITLE.pack.map.area if area.defence == 3]
REST = [str(area.number) for area in TITLE.pack.map.area if area.defence != 3]
TURN_OVER = [{"frame": "play", "next": "turns"}, {"frame": "turn", "next": "advance_marker"}]


def judged(held: list[str], turn: int = 8, **more: object) -> indochine.Game:
    """The end of a turn with these areas under Viet Minh control and nobody on the map but in 1 and 6."""
    board = {"fr": {"6": "legion"}, "vm": {"1": "regular"}, "held": " ".join(held), "turn": turn}
    return table(**{**board, "agenda": TURN_OVER, **more})


@pytest.mark.rule("storm", "14.0")
@pytest.mark.parametrize("number", range(10))
def test_six_victory_areas_and_the_viet_minh_have_won(number: int):
    game = judged(VICTORY[:number])
    assert game.over
    assert game.outcome.winner == ("VM" if number >= 6 else "FR")
    assert game.outcome.reason == ("taken" if number >= 6 else "held")
    assert game.outcome.score == {"victory_areas": number, "needed": 6}
    winner = game.outcome.winner
    assert events(game, "judged") == [{"number": number, "needed": 6, "side": winner}]


@pytest.mark.rule("storm", "14.0")
def test_any_six_of_the_nine_will_do():
    assert len(VICTORY) == 9
    assert judged(VICTORY[3:]).outcome.winner == "VM"
    assert judged(VICTORY[::2]).outcome.winner == "FR"  # five


@pytest.mark.rule("storm", "14.0")
def test_other_areas_do_not_count():
    game = judged([*VICTORY[:5], *(area for area in REST if area != "6")])
    assert game.outcome.winner == "FR"
    assert game.outcome.score["victory_areas"] == 5


@pytest.mark.rule("storm", "14.0", "13.0b")
def test_control_counts_and_not_who_stands_there():
    sixth = VICTORY[5]
    contested = {"fr": {"6": "legion", sixth: "legion*9"}, "vm": {"1": "regular", sixth: "regular/spent"}}
    assert judged(VICTORY[:6], **contested).outcome.winner == "VM"
    assert judged(VICTORY[:5], **contested).outcome.winner == "FR"


@pytest.mark.rule("storm", "14.0", "4.0Ce")
@pytest.mark.parametrize("turn", range(1, 8))
def test_nobody_wins_before_the_end_of_turn_8(turn: int):
    game = judged(VICTORY, turn=turn)
    assert not game.over
    assert state(game).turn == turn + 1


@pytest.mark.rule("storm", "14.0", "1.0")
def test_a_side_without_units_plays_on_to_the_end():
    game = table(fr={}, vm={"1": "regular"}, held="", turn=8, hands={"FR": "fr-01"})
    assert asked(game) == ("VM", "choose-action")
    play(game, ["pass"])
    assert not game.over
    assert asked(game) == ("FR", "buy-impulse")


def last_end_phase(area: str) -> indochine.Game:
    """Turn 8, five victory areas taken; one replacement arrives (die 1) and is placed in an area."""
    game = table(
        fr={"6": "legion/spent"},
        vm={"1": "regular/spent", "37": "regular"},
        held="1 32 37 18 30 31 34",
        turn=8,
        dice=[1, 1, 1],
        agenda=phase("end-phase", "viet_minh_discard"),
    )
    assert not game.over
    return play(game, ["place", "replacement", area])


@pytest.mark.rule("storm", "14.0", "4.0Ce", "4.0Cd")
def test_the_end_phase_of_turn_8_comes_before_the_judgement():
    game = last_end_phase("36")  # empty and next to 37, which is joined to the edge of the map
    assert game.over
    assert game.outcome.winner == "VM"
    assert game.outcome.score == {"victory_areas": 6, "needed": 6}
    order = [e.kind for e in game.log if e.kind in ("supply-rolled", "refreshed", "placed", "judged")]
    assert order == ["supply-rolled", "refreshed", "placed", "judged"]
    assert last_end_phase("37").outcome.winner == "FR"  # five


@pytest.mark.rule("storm", "14.0", "15.0a")
@pytest.mark.parametrize(
    ("needed", "number", "winner"), [(4, 4, "VM"), (4, 3, "FR"), (9, 8, "FR"), (9, 9, "VM")]
)
def test_another_number_may_be_agreed_on(needed: int, number: int, winner: str):
    game = judged(VICTORY[:number], options={"areas": needed})
    assert game.outcome.winner == winner
    assert game.outcome.score == {"victory_areas": number, "needed": needed}
