"""V:match: two games with the sides swapped, and who wins over both."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import indochine
from indochine.kernel.errors import BadSetup
from indochine.titles.saigon75.rules.v_victory import compare
from indochine.titles.saigon75.state import GameScore

from .table import TITLE, actions, events, play, state, table

OTHER = {"NV": "SV", "SV": "NV"}


def first_game_ends(**fields: Any) -> indochine.Game:
    """A match whose first game is just ending."""
    return table(scenario="match", phase="SV", step="end_of_phase", **fields)


def second_game_ends(first: dict[str, Any], dice: int = 1, **fields: Any) -> indochine.Game:
    """A match whose second game is just ending, after a first game with this score."""
    fields.setdefault("turn", 8)
    waiting = table(scenario="match", phase="SV", step="movement", **fields)
    document = waiting.position()
    document["match"] = {"swapped": True, "first_game": first}
    document["agenda"] = document["agenda"][:3] + [{"frame": "sv-phase", "next": "end_of_phase"}]
    document["agenda"][1]["number"] = 2
    return TITLE.from_position(document)


def passive(game: indochine.Game) -> list[Any]:
    return ["done"] if ["done"] in actions(game) else actions(game)[0]


def to_second_game(seed: int = 3, **options: Any) -> indochine.Game:
    """A whole first game in which nobody does anything, up to the set-up of the second."""
    game = TITLE.start("match", options, seed=seed)
    while not state(game).swapped:
        game.play(passive(game))
    return game


# The second game


@pytest.mark.rule("saigon75", "V:match.1")
def test_the_first_game_does_not_end_the_match() -> None:
    game = first_game_ends(turn=5, sv={"da_nang": "mech"}, nv={"saigon": "vc"}, militia="saigon kon_tum")
    assert not game.over
    assert [e["number"] for e in events(game, "game-begins")] == [2]
    assert game.position()["match"] == {
        "swapped": True,
        "first_game": {
            "turn": 5,
            "provinces": 2,
            "units": 1,
            "half_divisions": 0,
            "reason": "saigon",
        },
    }
    assert game.position()["turn"] == 1


@pytest.mark.rule("saigon75", "V:match.1")
def test_in_the_second_game_the_seats_play_the_other_side() -> None:
    game = to_second_game()
    assert game.decision is not None
    assert (game.decision.name, game.decision.seat) == ("place-unit", "NV")  # the South places its units
    chance = random.Random(1)
    while not game.over:
        frame = state(game).frames[-1]
        assert game.decision is not None
        assert game.decision.seat == OTHER[TITLE.seats[frame.side]]  # type: ignore[attr-defined]
        game.play(chance.choice(actions(game)))


@pytest.mark.rule("saigon75", "V:match.1")
def test_another_seat_cannot_decide() -> None:
    game = to_second_game()
    assert game.explain(["place", "saigon"], seat="SV") is not None
    assert game.explain(["place", "saigon"], seat="NV") is None


@pytest.mark.rule("saigon75", "V:match.1")
def test_each_seat_sees_the_hand_of_the_side_that_it_plays() -> None:
    game = TITLE.start("match", seed=3)
    for seat in ("NV", "SV"):
        assert list(game.view(seat)["cards"]["hands"]) == [seat]
    game = to_second_game()
    for seat in ("NV", "SV"):
        hands = game.view(seat)["cards"]["hands"]
        assert hands == {OTHER[seat]: game.position()["cards"][OTHER[seat]]}


@pytest.mark.rule("saigon75", "V:match.1")
def test_a_bot_in_the_second_game_imagines_what_its_seat_may_know() -> None:
    game = to_second_game()
    for seat in ("NV", "SV"):
        imagined = TITLE.imagine(game.view(seat), seat, 9)
        assert imagined.seat == game.seat
        assert imagined.view(seat)["cards"]["hands"] == game.view(seat)["cards"]["hands"]


@pytest.mark.rule("saigon75", "V:match.1", "D.3.5")
def test_in_the_second_game_a_card_drawn_is_told_to_the_seat_that_drew_it() -> None:
    game = to_second_game(hand=3)
    before = len(game.log)
    while not [e for e in game.log[before:] if e.kind == "card-drawn"]:
        game.play(passive(game))
    told = {seat: [e for e in game.log_for(seat) if e.kind == "card-drawn"][-1] for seat in ("NV", "SV")}
    assert told["SV"].values["side"] == told["NV"].values["side"] == "NV"
    assert "card" in told["SV"].values  # the seat SV plays the North now
    assert "card" not in told["NV"].values


@pytest.mark.rule("saigon75", "V:match.1")
def test_the_second_game_is_set_up_anew() -> None:
    game, fresh = to_second_game(), TITLE.start(seed=1)
    new, old = game.position(), fresh.position()
    for part in ("turn", "provinces", "reserves", "eliminated", "unplaced", "marks", "air", "infiltration"):
        assert new[part] == old[part], part
    for part in ("plus_ones", "crisis", "event", "token_used"):
        assert new[part] == old[part], part
    assert sorted(new["tokens"].values()) == sorted(old["tokens"].values())
    new = play(game, ["ready", "saigon_first"]).position()
    assert [len(new["cards"][k]) for k in ("NV", "SV", "pile", "aside", "discard")] == [8, 8, 0, 4, 0]


@pytest.mark.rule("saigon75", "V:match.1", "S:setup.1")
def test_the_solo_mode_is_no_match() -> None:
    with pytest.raises(BadSetup, match="match"):
        TITLE.start("match", {"solo": True})


@pytest.mark.rule("saigon75", "V:match.1")
def test_a_single_game_has_no_second() -> None:
    game = table(phase="SV", step="end_of_phase", turn=8, sv={"saigon": "mech"})
    assert game.over
    assert game.position()["match"] == {"swapped": False, "first_game": None}


# Who wins


def score(turn: int = 9, provinces: int = 1, units: int = 4, half_divisions: int = 3) -> dict[str, Any]:
    reason = "held" if turn == 9 else "saigon"
    return {
        "turn": turn,
        "provinces": provinces,
        "units": units,
        "half_divisions": half_divisions,
        "reason": reason,
    }


# The second game: one province of the North; three units of the South, an air marker, three half-divisions.
SECOND_SV = {"saigon": "sv_division mech", "ca_mau": "sv_division_reduced"}
SECOND: dict[str, Any] = {"sv": SECOND_SV, "militia": "kon_tum", "air": {"ready": 1, "supply": 11, "lost": 0}}


def decided(first: dict[str, Any]) -> tuple[str | None, str]:
    game = second_game_ends(first, **SECOND)
    assert game.outcome is not None
    second = {"turn": 9, "provinces": 1, "sv_units": 4, "half_divisions": 3, "reason": "held"}
    assert game.outcome.score["games"][1] == second
    assert events(game, "match-ends") == [
        {"winner": game.outcome.winner or "", "reason": game.outcome.reason},
    ]
    return game.outcome.winner, game.outcome.reason


@pytest.mark.rule("saigon75", "V:match.2")
def test_saigon_taken_in_the_first_game_only_wins_for_the_seat_that_took_it() -> None:
    assert decided(score(turn=8, provinces=0, units=99, half_divisions=99)) == ("NV", "match-turn")


@pytest.mark.rule("saigon75", "V:match.2")
@pytest.mark.parametrize(
    ("turn_1", "turn_2", "winner"), [(5, 6, "NV"), (6, 5, "SV"), (9, 8, "SV"), (8, 1, "SV")]
)
def test_the_earlier_turn_wins(turn_1: int, turn_2: int, winner: str) -> None:
    game = second_game_ends(
        score(turn=turn_1), turn=turn_2, sv={"da_nang": "mech"}, nv={"saigon": "vc"}, militia="saigon"
    )
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (winner, "match-turn")


@pytest.mark.rule("saigon75", "V:match.3")
@pytest.mark.parametrize(("provinces", "winner"), [(2, "NV"), (0, "SV")])
def test_first_tie_break_provinces_of_the_north(provinces: int, winner: str) -> None:
    better_elsewhere = {"units": 0, "half_divisions": 0} if winner == "SV" else {"units": 9}
    assert decided(score(provinces=provinces, **better_elsewhere)) == (winner, "match-provinces")


@pytest.mark.rule("saigon75", "V:match.3")
def test_first_tie_break_when_saigon_falls_on_the_same_turn() -> None:
    game = second_game_ends(
        score(turn=6, provinces=3), turn=6, sv={"da_nang": "mech"}, militia="saigon kon_tum pleiku dak_lak"
    )
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == ("SV", "match-provinces")


@pytest.mark.rule("saigon75", "V:match.4")
@pytest.mark.parametrize(("units", "winner"), [(5, "SV"), (3, "NV")])
def test_second_tie_break_units_of_the_south_with_its_air(units: int, winner: str) -> None:
    # The South of the first game was the seat SV: its five units beat the four of the second.
    assert decided(score(units=units)) == (winner, "match-units")


@pytest.mark.rule("saigon75", "V:match.5")
@pytest.mark.parametrize(("half_divisions", "winner"), [(4, "SV"), (2, "NV")])
def test_third_tie_break_half_divisions(half_divisions: int, winner: str) -> None:
    assert decided(score(half_divisions=half_divisions)) == (winner, "match-divisions")


@pytest.mark.rule("saigon75", "V:match.5")
def test_equal_in_everything_is_a_draw() -> None:
    assert decided(score()) == (None, "match-draw")


@pytest.mark.rule("saigon75", "V:match.4", "V:match.5")
def test_what_is_counted_at_the_end_of_a_game() -> None:
    sv = {
        "saigon": "sv_division*2 ranger",
        "long_an": "river sv_division_reduced",
        "eliminated": "para marine",
    }
    game = first_game_ends(turn=8, sv=sv, air={"ready": 3, "supply": 4, "lost": 5}, militia="kon_tum pleiku")
    first = game.position()["match"]["first_game"]
    assert first["units"] == 5 + 3  # on the board, and air markers that are ready
    assert first["half_divisions"] == 2 * 2 + 1
    assert first["provinces"] == 2
    assert (first["turn"], first["reason"]) == (9, "held")


# The comparison by itself


scores = st.builds(
    GameScore,
    turn=st.integers(1, 9),
    provinces=st.integers(0, 2),
    units=st.integers(0, 2),
    half_divisions=st.integers(0, 2),
    reason=st.just("saigon"),
)


@pytest.mark.rule("saigon75", "V:match.2", "V:match.3", "V:match.4", "V:match.5")
@given(scores, scores)
def test_swapping_the_games_swaps_the_winner(one: GameScore, two: GameScore) -> None:
    edge, reason = compare(one, two)
    back, same = compare(two, one)
    assert (edge > 0) == (back < 0)
    assert (edge == 0) == (back == 0)
    assert reason == same
    assert (reason == "match-draw") == (edge == 0)


@pytest.mark.rule("saigon75", "V:match.2", "V:match.3", "V:match.4", "V:match.5")
@given(scores, scores)
def test_a_tie_break_counts_only_when_all_before_it_are_equal(one: GameScore, two: GameScore) -> None:
    # As the North one wants an early turn and many provinces; the enemy few units and half-divisions.
    def merit(game: GameScore) -> tuple[int, int, int, int]:
        return (-game.turn, game.provinces, -game.units, -game.half_divisions)

    edge, reason = compare(one, two)
    assert (edge > 0, edge < 0) == (merit(one) > merit(two), merit(one) < merit(two))
    names = ["match-turn", "match-provinces", "match-units", "match-divisions"]
    unequal = [name for name, a, b in zip(names, merit(one), merit(two), strict=True) if a != b] + [
        "match-draw"
    ]
    assert reason == unequal[0]


@pytest.mark.rule("saigon75", "V:match.2", "V:match.5")
@given(scores, scores, scores)
def test_better_than_a_better_game_is_better(one: GameScore, two: GameScore, three: GameScore) -> None:
    if compare(one, two)[0] > 0 and compare(two, three)[0] > 0:
        assert compare(one, three)[0] > 0


# Whole matches


@pytest.mark.rule("saigon75", "V:match.1", "V:match.2")
@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_end_with_the_winner_that_their_games_say(seed: int) -> None:
    game = TITLE.start("match", seed=seed)
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(actions(game)))
    assert game.outcome is not None
    games = game.outcome.score["games"]
    one, two = (
        GameScore(g["turn"], g["provinces"], g["sv_units"], g["half_divisions"], g["reason"]) for g in games
    )
    edge, reason = compare(one, two)
    assert game.outcome.winner == ("NV" if edge > 0 else "SV" if edge < 0 else None)
    assert game.outcome.reason == reason
    assert [e["number"] for e in events(game, "game-begins")] == [1, 2]
    assert len(events(game, "game-ends")) == 2
    assert indochine.replay(game.record()).outcome == game.outcome


@pytest.mark.rule("saigon75", "V:match.2")
@pytest.mark.parametrize("attacker", ["NV", "SV"])
def test_the_seat_that_takes_saigon_as_the_north_wins_the_match(attacker: str) -> None:
    """One seat marches on Saigon as the North, and the other side clears the way; the other seat waits."""
    game = TITLE.start("match", seed=8)
    while not game.over:
        north = "SV" if state(game).swapped else "NV"
        game.play(march(game) if north == attacker else passive(game))
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (attacker, "match-turn")


def march(game: indochine.Game) -> list[Any]:
    """The South crowds into the far north; the North walks from An Loc into an empty Saigon."""
    legal = actions(game)
    assert game.decision is not None
    name = game.decision.name
    if name == "move-units":
        for origin in ("an_loc", "reserves"):
            move = ["move", "nv_division", origin]
            if move in legal:
                return move
        leaving = [
            a for a in legal if a[0] == "move" and a[2] == "saigon" and a[1] not in ("nv_division", "vc")
        ]
        return leaving[0] if leaving else ["done"]
    if name == "destination":
        for place in ("saigon", "an_loc") if game.position()["active"] == "NV" else ("xuan_loc", "long_an"):
            if ["to", place] in legal:
                return ["to", place]
    return passive(game)
