"""3.0: setting up, and the standard sequence of play."""

from __future__ import annotations

import pytest

import indochine
from tests.silver_bayonet.tables import (
    TITLE,
    actions,
    asked,
    declare,
    events,
    marked,
    play,
    refusal,
    state,
    table,
)

BOTH_FIGHT = {"2312": "A/1/7 B/6/14", "2313": "A/334/32", "2314": "B/334/32", "2213": "C/1/7"}


def questions(game: indochine.Game, until: str) -> list[tuple[str, str]]:
    """What is asked one after the other if everybody always does as little as he can."""
    found = []
    while not game.over and asked(game)[1] != until:
        found.append(asked(game))
        play(game, actions(game)[0])
    return found


# ---------------------------------------------------------------- setting up


@pytest.mark.rule("silver-bayonet", "intro:players", "3.2a")
def test_all_standard_scenarios_are_offered_to_two_players():
    assert TITLE.seats == ("FWA", "PAVN")
    assert set(TITLE.scenarios) == {"1", "2", "3", "4", "5", "6a", "6b", "7"}
    for scenario in TITLE.scenarios:
        assert state(TITLE.start(scenario, seed=1)).sheet.scenario.sequence == "standard"


@pytest.mark.rule("silver-bayonet", "3.1")
def test_units_with_a_hex_begin_there_at_full_strength():
    document = TITLE.start("5", seed=1).position()
    assert document["places"] == {
        "1923": ["A/2/7"],
        "1924": ["A/1/5"],
        "2023": ["A/8/66", "B/8/66", "C/8/66", "D/8/66", "A/66"],
        "2024": ["C/2/7", "D/2/7"],
        "2124": ["A/1/33", "B/1/33"],
        "2224": ["B/1/5", "A/1/21", "B/1/21"],
    }
    assert document["marks"]["reduced"] == []
    assert document["turn"] == 1


@pytest.mark.rule("silver-bayonet", "3.1")
def test_units_with_an_area_are_put_there_by_their_owner():
    game = TITLE.start("4", seed=1)
    assert asked(game) == ("PAVN", "deploy")
    assert refusal(game, ["to", "1423"]) == ("", "")
    assert refusal(game, ["to", "1825"]) == ("3.1", "not-in-area")
    assert refusal(game, ["to", "1925"]) == ("3.1", "not-in-area")


@pytest.mark.rule("silver-bayonet", "3.1", "scen:cards")
def test_some_areas_keep_away_from_the_enemy():
    """Scenario 4: two companies of the 33rd begin in the north, three hexes from every enemy."""
    game = TITLE.start("4", seed=1)
    while refusal(game, ["to", "1428"]) == ("", ""):
        play(game, ["to", "1428"])
    assert refusal(game, ["to", "1923"]) == ("3.1", "not-in-area")  # two hexes from the landing zone
    assert refusal(game, ["to", "1922"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "3.1", "ruling:9")
def test_a_set_up_may_overstack():
    game = TITLE.start("4", seed=1)
    for _ in range(5):
        play(game, ["to", "1423"])  # four companies, one of half a point, and a mortar: exactly four points
    play(game, ["to", "1423"])
    assert state(game).surplus(state(game).book.place_of["1423"]) == 1


@pytest.mark.rule("silver-bayonet", "3.1", "scen:cards")
def test_the_siege_of_scenario_2_leaves_three_sides_of_the_camp_open():
    game = TITLE.start("2", seed=1)
    for hex in ("3424", "3524", "3525"):
        play(game, ["to", hex])
    assert refusal(game, ["to", "3426"]) == ("scen:cards", "ring-is-full")
    assert refusal(game, ["to", "3424"]) == ("", "")
    assert refusal(game, ["to", "3423"]) == ("", "")


# ---------------------------------------------------------------- the turn


@pytest.mark.rule("silver-bayonet", "3.2a", "ruling:5")
def test_a_turn_is_initial_phase_recovery_and_the_turns_of_both_sides():
    game = table(at=BOTH_FIGHT, phase="begin", fatigued="A/334/32", turn=3, pool=[0])
    told = [entry.kind for entry in game.log]
    assert told.index("turn-begins") < told.index("air-given") < told.index("player-turn")
    assert [event["side"] for event in events(game, "player-turn")] == ["PAVN"]
    questions(game, until="nothing")
    assert [event["side"] for event in events(game, "player-turn")][:4] == ["PAVN", "FWA", "PAVN", "FWA"]


@pytest.mark.rule("silver-bayonet", "3.2a", "6.0", "ruling:5")
def test_a_player_turn_is_movement_declaration_bombardment_refusal_reaction_and_combat():
    game = table(at=BOTH_FIGHT, side="FWA", phase="reinforce", air=5)
    assert asked(game) == ("FWA", "movement")
    play(game, ["done"])
    assert asked(game) == ("FWA", "declaration")
    play(declare(game, "maneuver", "2313", "A/1/7"), ["done"])
    assert questions(game, until="choose-lead")[:4] == [
        ("FWA", "bombardment"),
        ("PAVN", "refusals"),
        ("PAVN", "reactions"),
        ("FWA", "aim"),
    ]


@pytest.mark.rule("silver-bayonet", "3.2c")
@pytest.mark.parametrize("side", ["FWA", "PAVN"])
def test_the_side_whose_turn_it_is_is_the_active_one(side: str):
    game = table(at=BOTH_FIGHT, side=side, phase="begin" if side == "PAVN" else "reinforce")
    assert game.position()["active"] == side
    assert asked(game) == (side, "movement")


@pytest.mark.rule("silver-bayonet", "3.2a")
def test_fire_markers_come_off_as_a_turn_begins():
    marks = {"first_fire": "B/6/14 A/32", "final_fire": "A/32"}
    game = table(at={"2312": "A/1/7 B/6/14", "2316": "A/32"}, phase="begin", marks=marks)
    assert marked(game, "first_fire") == marked(game, "final_fire") == set()


@pytest.mark.rule("silver-bayonet", "xop:air-points")
def test_example_a_five_brings_twenty_air_points_less_two_destroyed_before():
    game = table("4", at={"1925": "A/1/7", "1427": "A/7/66"}, phase="begin", air_lost=2, dice=[5])
    assert game.position()["air"] == 18


@pytest.mark.rule("silver-bayonet", "xop:air-reset")
def test_example_air_points_are_not_kept_from_turn_to_turn():
    game = table(
        "5",
        at={"1923": "A/2/7", "2124": "A/1/33"},
        phase="record",
        turn=1,
        side="FWA",
        air=7,
        half=2,
        dice=[1],
    )
    s = state(game)
    assert s.turn == 2
    assert s.air == s.book.tables.air_points.by_die[0]  # what the new turn brings, and nothing else


@pytest.mark.rule("silver-bayonet", "3.2a")
@pytest.mark.parametrize(("scenario", "turns"), [("6a", ["PAVN"]), ("6b", ["PAVN", "FWA", "PAVN"])])
def test_half_a_turn_is_that_of_the_first_side_alone(scenario: str, turns: list[str]):
    game = TITLE.start(scenario, seed=1)
    questions(game, until="nothing")
    assert game.over
    assert [event["side"] for event in events(game, "player-turn")] == turns
