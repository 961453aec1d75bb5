"""The strategy: sieges are judged by what they will earn, and plain chances are taken."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import indochine
from indochine.bots import Sight, bot
from indochine.kernel.state import Outcome
from tests.lost_valley.table import CALM, TITLE, actions, fighting, siege, state

STRATEGY = TITLE.strategy
assert STRATEGY is not None


def liked(game: indochine.Game) -> list[Any]:
    """What the strategy would play."""
    weights = STRATEGY.weights(state(game))
    best: list[Any] = actions(game)[weights.index(max(weights))]
    return best


def worth(game: indochine.Game) -> float:
    value: float = STRATEGY.worth(state(game), 0)
    return value


def ended(halves: int, turn: int = 16) -> Outcome:
    return Outcome(None, "draw", {"level": "draw", "half_points": halves, "turn": turn})


# Judging


def test_a_finished_siege_is_worth_its_victory_points() -> None:
    game, worths = siege("movement"), []
    for halves in (0, 10, 25, 34, 50):
        game.state.outcome = ended(halves)
        worths.append(worth(game))
    assert worths == sorted(worths)
    assert worths[0] < 0.01
    assert worths[-1] > 0.9
    assert worths[3] - worths[2] > 0.2  # a draw against a tactical victory


@pytest.mark.rule("lost-valley", "17.1", "17.2a")
def test_points_are_victory_points_and_a_longer_stand_is_better_than_none() -> None:
    assert TITLE.points(ended(35), "FR") == 17.5
    early, late = (Outcome(None, "command-post", {"half_points": 0, "turn": turn}) for turn in (4, 12))
    assert 0 < TITLE.points(early, "FR") < TITLE.points(late, "FR") < TITLE.points(ended(1), "FR")
    assert TITLE.points(Outcome(None, "resigned", {}), "FR") == 0


@pytest.mark.parametrize(
    "change",
    [
        {"tracks": {**CALM, "resource_points": 20}},
        {"tracks": {**CALM, "camp_morale": 14}},
        {"divisions": {"308": {"strength": 6}}},
        {"forts": {"gabrielle": 4, "eliane": 4, "beatrice": 4}},
    ],
)
def test_what_helps_the_camp_is_worth_more(change: dict[str, Any]) -> None:
    given: dict[str, Any] = {"tracks": CALM, **change}
    plain = {"gabrielle": 1, "eliane": 1, "beatrice": 1}
    assert worth(siege("movement", **{"forts": plain, **given})) > worth(
        siege("movement", forts=plain, tracks=CALM)
    )


def test_a_lost_cr_and_a_lost_step_are_missed() -> None:
    whole = worth(siege("movement", tracks=CALM))
    assert worth(siege("movement", tracks=CALM, marks={"reduced": "8-bpc"})) < whole
    assert worth(siege("movement", tracks=CALM, held={"dominique": "312", "beatrice": "312"})) < whole


@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_weights_fit_every_question_of_sieges_played_at_random(scenario: str) -> None:
    asked = set()
    for seed in range(12):
        options, rng = {"better-start": seed % 2 == 0}, Random(seed)
        game = TITLE.start(scenario, options, seed).copy(quiet=True)
        while not game.over:
            weights = STRATEGY.weights(state(game))
            assert len(weights) == len(game.codes)
            assert min(weights) >= 0.0 < max(weights)
            assert 0.0 < worth(game) < 1.0
            asked.add(game.state.frames[-1].name)
            game.choose(rng.choice(game.codes))
    assert len(asked) > 25


# Single habits


def test_he_counter_attacks_with_good_odds_only() -> None:
    garrison = {"dominique": "8-bpc", "junon": "1-bep armor-ney", "pc-gono": "31-bg"}
    for strength, attacks in ((4, True), (12, False)):
        divisions = {"316": {"strength": strength}}
        game = siege(
            "french_assaults", garrison=garrison, held={"eliane": "316"}, divisions=divisions, tracks=CALM
        )
        assert liked(game) == (["assault", "eliane"] if attacks else ["done"])


def test_armour_goes_along_and_useless_companies_stay_behind() -> None:
    garrison = {"junon": "csm-414 1-bep armor-ney", "pc-gono": "31-bg"}
    game = siege("french_assaults", garrison=garrison, held={"eliane": "316"}, tracks=CALM)
    game.play(["assault", "eliane"])
    picked = []
    while liked(game) != ["done"]:
        picked.append(liked(game)[1])
        game.play(liked(game))
    assert picked == ["armor-ney", "1-bep", "31-bg"]


def test_he_brings_infantry_out_of_the_drop_zones_first() -> None:
    track = dict.fromkeys(("5-bpvn", "ii-1-rcp", "2-bep", "1-bpc"), 17)
    zones = {"natasha": [], "octavie": ["6-bpc"], "simone": []}
    game = siege("movement", zones=zones, track=track, tracks=CALM)
    assert liked(game) == ["move", "6-bpc"]


def test_the_last_garrison_of_a_cr_stays() -> None:
    garrison = {"pc-gono": "31-bg", "huguette": "8-bpc", "claudine": "1-bep"}
    game = siege("movement", garrison=garrison, tracks=CALM)
    assert liked(game) == ["done"]


def test_he_reinforces_the_cr_that_would_fall() -> None:
    """Two battalions in reserve beside a company that the only Active Division is about to storm."""
    garrison = {"pc-gono": "31-bg", "dominique": "8-bpc i-2-rei", "eliane": "csm-414", "junon": "csm-431"}
    garrison |= {"gabrielle": "csm-416", "anne-marie": "bt-3", "beatrice": "csm-245", "francoise": "csm-272"}
    garrison |= {
        "huguette": "csm-273",
        "epervier-opera": "csm-425",
        "claudine": "bt-2",
        "isabelle": "csm-432",
    }
    game = siege(
        "movement",
        garrison=garrison,
        tracks=CALM,
        turn=6,
        divisions=fighting({"316": 10}),
        forts={"eliane": 1},
    )
    chosen = liked(game)
    assert chosen[0] == "move"
    game.play(chosen)
    assert liked(game) == ["to", "eliane"]


def test_camp_morale_beyond_use_is_rationed_and_what_is_short_is_not() -> None:
    for morale, number in ((20, 3), (17, 1), (15, 0)):
        tracks = {"camp_morale": morale, "resource_points": 20}
        assert liked(siege("resources", tracks=tracks)) == ["ration", number]


def test_he_boosts_morale_to_a_threshold_and_not_beyond() -> None:
    for morale, number in ((13, 2), (10, 0), (15, 0)):
        tracks = {"camp_morale": morale, "resource_points": 25}
        assert liked(siege("camp_morale", tracks=tracks)) == ["boost", number]


def test_aircraft_strike_the_division_that_would_waver() -> None:
    divisions = {"312": {"strength": 13}, "308": {"strength": 9}, "316": {"strength": 3}}
    game = siege("air_support", tracks={**CALM, "vm_aaa": 1}, divisions=divisions, dice=[4, 4])
    assert liked(game) == ["done"]  # no flak worth a mission
    game.play(["done"])
    assert liked(game) == ["strike", "308", 1]


# Whole games


def whole_game(name: str, seed: int, scenario: str = "campaign") -> float:
    game, player, rng = TITLE.start(scenario, seed=seed).copy(quiet=True), bot(name), Random(seed)
    while not game.over:
        game.choose(player.choose(Sight(game), rng))
    assert game.outcome is not None
    assert TITLE.invariants(game.state) == []
    return TITLE.points(game.outcome, "FR")


@pytest.mark.parametrize(("scenario", "least"), [("campaign", 13), ("five-hills", 9)])
def test_the_planner_holds_a_camp_that_chance_loses(scenario: str, least: float) -> None:
    seeds = [7 + 100_000 * n for n in range(12)]
    planned = [whole_game("planner", seed, scenario) for seed in seeds]
    by_chance = [whole_game("random", seed, scenario) for seed in seeds]
    assert sum(planned) / len(planned) > least
    assert max(by_chance) < 5


@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_he_does_not_look_into_the_deck(scenario: str) -> None:
    """The same siege with the deck turned upside down gets the same answers to every question."""
    game, compared = TITLE.start(scenario, seed=5), 0
    while not game.over:
        document = game.position()
        document["cards"]["deck"] = document["cards"]["deck"][::-1]
        twin = TITLE.from_position(document, seed=99)
        if len(document["cards"]["deck"]) > 1:
            assert liked(twin) == liked(game)
            assert worth(twin) == worth(game)
            compared += 1
        game.play(liked(game))
    assert compared > 30
