"""V: victory, judged at the end of every turn."""

from __future__ import annotations

import pytest

import indochine

from .table import TITLE, actions, events, has_militia, play, table, units

TURNS = pytest.mark.parametrize("turn", range(1, 9))


def end_of_turn(turn: int, **fields: object) -> indochine.Game:
    """A turn whose last phase is just ending."""
    return table(phase="SV", step="end_of_phase", turn=turn, **fields)  # type: ignore[arg-type]


def result(game: indochine.Game) -> tuple[str | None, str] | None:
    return (game.outcome.winner, game.outcome.reason) if game.outcome else None


@pytest.mark.rule("saigon75", "V.1")
@TURNS
def test_the_north_wins_at_the_end_of_any_turn_with_saigon_controlled(turn: int) -> None:
    game = end_of_turn(turn, sv={"da_nang": "sv_division"}, nv={"saigon": "vc"}, militia="saigon kon_tum")
    assert result(game) == ("NV", "saigon")
    assert events(game, "game-ends") == [{"side": "NV", "reason": "saigon", "turn": turn}]
    assert game.decision is None
    assert game.outcome is not None
    assert game.outcome.score == {
        "turn": turn,
        "provinces": 2,
        "sv_units": 1,
        "half_divisions": 2,
        "reason": "saigon",
    }


@pytest.mark.rule("saigon75", "V.1", "D.8.8a")
def test_a_marker_in_saigon_is_enough_without_a_unit_of_the_north() -> None:
    assert result(end_of_turn(4, sv={"da_nang": "mech"}, militia="saigon")) == ("NV", "saigon")


@pytest.mark.rule("saigon75", "V.1")
def test_units_in_saigon_without_the_marker_are_not_enough() -> None:
    game = end_of_turn(4, sv={"saigon": "mech"}, nv={"saigon": "nv_division*5"})
    assert result(game) is None
    assert game.position()["turn"] == 5


@pytest.mark.rule("saigon75", "V.1", "D.8.4")
def test_a_contested_saigon_with_the_marker_falls() -> None:
    game = end_of_turn(4, sv={"saigon": "mech"}, nv={"saigon": "nv_division*2"}, militia="saigon")
    assert result(game) == ("NV", "saigon")


@pytest.mark.rule("saigon75", "V.1")
def test_saigon_lost_in_the_phase_of_the_north_may_be_taken_back_before_the_check() -> None:
    sv, nv = {"long_an": "mech*2"}, {"saigon": "vc"}
    game = table(sv=sv, nv=nv, phase="NV", step="control", turn=4, dice=[6] * 20)
    assert has_militia(game, "saigon")
    assert not game.over
    while game.decision and game.decision.name != "move-units":
        game.play(["done"])
    for _ in range(2):
        play(game, ["move", "mech", "long_an"], ["to", "saigon"])
    while game.position()["turn"] == 4 and not game.over:
        game.play(["done"])
    assert not has_militia(game, "saigon")  # two units against one
    assert result(game) is None


@pytest.mark.rule("saigon75", "V.1", "D.8.2", "D.8.3")
def test_desertion_that_empties_saigon_gives_it_to_the_north() -> None:
    game = table(
        sv={"saigon": "mech", "ca_mau": "mech*3"},
        nv={"saigon": "vc"},
        phase="SV",
        step="desertion",
        turn=6,
        crisis=14,
    )
    play(game, ["remove", "mech", "saigon"])  # the second can only be of Ca Mau, and goes unasked
    assert units(game, "saigon") == {"vc": 1}
    assert result(game) == ("NV", "saigon")
    assert [e.kind for e in game.log][-3:] == ["deserted", "militia-placed", "game-ends"]


@pytest.mark.rule("saigon75", "V.1", "D.8.9")
def test_desertion_that_empties_saigon_of_all_units_does_not() -> None:
    game = table(sv={"saigon": "mech", "ca_mau": "mech*3"}, phase="SV", step="desertion", turn=8, crisis=14)
    play(game, ["remove", "mech", "saigon"])
    assert units(game, "saigon") == {}
    assert result(game) == ("SV", "held")


@pytest.mark.rule("saigon75", "V.2")
@TURNS
def test_the_north_wins_at_the_end_of_any_turn_without_a_unit_of_the_south(turn: int) -> None:
    game = end_of_turn(turn, sv={}, nv={"kon_tum": "vc"}, militia="kon_tum")
    assert result(game) == ("NV", "annihilation")  # on turn 8 too, though Saigon is not taken


@pytest.mark.rule("saigon75", "V.2")
def test_air_markers_are_not_units_on_the_board() -> None:
    game = end_of_turn(3, sv={}, air={"ready": 5, "supply": 7, "lost": 0})
    assert result(game) == ("NV", "annihilation")


@pytest.mark.rule("saigon75", "V.2")
def test_one_unit_anywhere_is_enough_to_go_on() -> None:
    game = end_of_turn(3, sv={"ca_mau": "river"})
    assert result(game) is None
    assert game.position()["turn"] == 4


@pytest.mark.rule("saigon75", "V.2")
def test_annihilation_counts_at_the_check_not_before() -> None:
    game = table(sv={"pleiku": "mech"}, nv={"pleiku": "vc*2"}, step="combat", infiltration=0, dice=[1, 1, 6])
    play(game, ["attack", "pleiku"], ["engage", "vc"])
    assert units(game, "pleiku") == {"vc": 2}
    assert not game.over
    assert game.seat == "SV"  # whose phase still comes: a card may raise a unit


@pytest.mark.rule("saigon75", "V.1", "V.2")
def test_saigon_and_annihilation_together_are_a_victory_by_saigon() -> None:
    assert result(end_of_turn(2, sv={}, nv={"saigon": "vc"}, militia="saigon")) == ("NV", "saigon")


@pytest.mark.rule("saigon75", "V.3")
@pytest.mark.parametrize(
    ("sv", "nv"),
    [
        ({"saigon": "mech"}, {"saigon": "nv_division*5"}),
        ({"saigon": "sv_division"}, {}),
        ({"ca_mau": "mech"}, {}),  # no unit in Saigon
    ],
)
def test_the_south_wins_by_holding_saigon_to_the_end_of_turn_8(
    sv: dict[str, str], nv: dict[str, str]
) -> None:
    game = end_of_turn(8, sv=sv, nv=nv, militia="kon_tum pleiku")
    assert result(game) == ("SV", "held")
    assert events(game, "game-ends") == [{"side": "SV", "reason": "held", "turn": 8}]
    assert game.outcome is not None
    assert game.outcome.score["turn"] == 9  # later than turn 8


@pytest.mark.rule("saigon75", "V.3")
@pytest.mark.parametrize("turn", range(1, 8))
def test_before_turn_8_the_game_goes_on(turn: int) -> None:
    game = end_of_turn(turn, sv={"saigon": "mech"}, nv={"saigon": "vc"})
    assert not game.over
    assert game.position()["turn"] == turn + 1


@pytest.mark.rule("saigon75", "V.3", "V.1")
def test_a_whole_game_of_waiting_is_won_by_the_south_on_turn_8() -> None:
    game = TITLE.start(seed=11)
    while not game.over:
        game.play(["done"] if ["done"] in actions(game) else actions(game)[0])
    assert result(game) == ("SV", "held")
    assert [e["turn"] for e in events(game, "turn-begins")] == list(range(1, 9))
