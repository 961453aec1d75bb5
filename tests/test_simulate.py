"""Simulation: the same numbers whatever the number of processes, and honest intervals."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import indochine
from indochine.analysis import bench
from indochine.analysis.setups import Case, setups
from indochine.analysis.simulate import pairing, play_batch, simulate, summary, wilson
from indochine.bots import Sight, bot, names
from indochine.cli.app import app
from indochine.cli.options import read_options

runner = CliRunner()


def test_the_same_seeds_give_the_same_numbers_whatever_the_processes() -> None:
    pair = pairing("saigon75")
    alone = simulate(pair, games=120, seed=5)
    assert simulate(pair, games=120, seed=5, jobs=2) == alone
    assert [result.seed for result in alone] == list(range(5, 125))
    assert play_batch(pair, [77]) == [alone[72]]  # a game depends on its seed alone


def test_other_seeds_give_other_games() -> None:
    results = simulate(pairing("saigon75"), games=20, seed=1)
    assert len({(r.decisions, r.reason, r.score_turn) for r in results}) > 10


def test_the_summary_counts_every_game_once() -> None:
    pair = pairing("saigon75")
    results = simulate(pair, games=30, seed=1)
    numbers = summary(pair, results)
    assert sum(won["games"] for won in numbers["wins"].values()) == 30
    assert sum(ending["games"] for ending in numbers["endings"]) == 30
    for ending in numbers["endings"]:
        assert sum(ending["by_turn"].values()) == ending["games"]
    assert numbers["mean_decisions"] == sum(r.decisions for r in results) / 30


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 1000, 0.0002, 0.0056)],
)
def test_wilson_intervals_are_those_of_the_tables(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_the_side_that_the_book_plays_can_win_too() -> None:
    pair = pairing("saigon75", options={"solo": True})
    assert pair.seats == ("SV",)
    numbers = summary(pair, simulate(pair, games=5, seed=1))
    assert set(numbers["wins"]) == {"NV", "SV"}
    assert sum(won["games"] for won in numbers["wins"].values()) == 5


def test_a_bot_for_each_seat() -> None:
    assert pairing("saigon75", ["random"]).bots == ("random", "random")
    with pytest.raises(indochine.BadSetup, match="3 bots for 2 seats"):
        pairing("saigon75", ["random"] * 3)
    with pytest.raises(indochine.BadSetup, match="no bot 'nobody'"):
        pairing("saigon75", ["nobody"])


def test_a_bot_sees_its_seat_and_no_more() -> None:
    game = indochine.title("saigon75").start(seed=1)
    sight = Sight(game)
    public = {name for name in dir(sight) if not name.startswith("_")}
    assert public == {"seat", "view", "codes", "choices", "imagined", "plain"}
    assert sight.view == game.view(sight.seat)
    assert game.decision is not None
    assert [offer.action for offer in sight.choices] == [choice.action for choice in game.decision.choices]
    assert [offer.code for offer in sight.choices] == sight.codes


def test_the_random_bot_may_take_any_choice() -> None:
    game = indochine.title("saigon75").start(seed=1)
    rng, player = Random(1), bot("random")
    chosen = {player.choose(Sight(game), rng) for _ in range(400)}
    assert chosen == set(game.codes)
    assert "random" in names()


def test_the_command_prints_and_writes_the_numbers(tmp_path: Path) -> None:
    file = tmp_path / "numbers.json"
    result = runner.invoke(
        app, [*shlex.split("simulate saigon75 --games 12 --seed 3 --option hand=3"), "--json", str(file)]
    )
    assert result.exit_code == 0, result.output
    assert "12 games" in result.output
    numbers = json.loads(file.read_text("utf-8"))
    assert numbers["games"] == 12
    assert numbers["options"]["hand"] == 3
    pair = pairing("saigon75", options={"hand": 3})
    assert numbers == json.loads(json.dumps(summary(pair, simulate(pair, 12, 3))))


def test_options_are_read_as_what_they_look_like() -> None:
    given = ["solo=true", "hand=3", "name=long an", "other=No"]
    assert read_options(given) == {"solo": True, "hand": 3, "name": "long an", "other": False}
    with pytest.raises(indochine.BadSetup, match="KEY=VALUE"):
        read_options(["solo"])


def test_set_ups_cover_every_option_alone_and_together() -> None:
    title = indochine.title("saigon75")
    found = setups(title)
    for scenario in title.scenarios:
        assert (scenario, {}) in found
    for option in title.options:
        assert ("standard", {option.id: option.values[1]}) in found
    assert not any(scenario == "match" and "solo" in options for scenario, options in found)
    assert max(len(options) for _, options in found) == len(title.options) - 1  # all but solo
    assert any(options.get("solo") and len(options) > 3 for _, options in found)


def test_set_ups_cover_every_value_without_multiplying_them() -> None:
    title = indochine.title("storm")
    found = [options for _, options in setups(title)]
    for option in title.options:
        for value in option.values[1:]:
            assert {option.id: value} in found
    together = [options for options in found if len(options) > 1]
    assert [len(options) for options in together] == [11, 11]  # all but the areas, all but the bidding
    assert {(options.get("bid"), options.get("areas")) for options in together} == {(True, None), (None, 9)}


def test_a_bid_can_give_each_seat_the_other_side() -> None:
    """Winners are seats: with the bidding the first of them often plays the Viet Minh."""
    pair = pairing("storm", options={"bid": True})
    results = simulate(pair, games=60, seed=1)
    endings = {(r.winner, r.reason) for r in results}
    assert {("FR", "held"), ("VM", "held")} <= endings  # the French side has won for both seats
    numbers = summary(pair, results)
    assert sum(won["games"] for won in numbers["wins"].values()) == 60


def test_fuzz_says_how_to_see_a_game_again() -> None:
    case = Case("saigon75", "match", (("hand", 3), ("militia_at_end", True)), 17)
    options = "--option hand=3 --option militia_at_end=true"
    assert case.command == f"indochine fuzz saigon75 --seed 17 --games 1 --scenario match {options}"
    result = runner.invoke(app, [*case.command.split()[1:], "--fast"])
    assert result.exit_code == 0, result.output
    assert "1 games in 1 set-ups" in result.output


def test_the_bench_measures_all_it_says() -> None:
    title = indochine.title("saigon75")
    rates, chess = bench.alternate({"decisions": bench.Player(title).decide}, lambda: 1, 0.2)
    assert rates["decisions"].per_second > 100
    assert rates["decisions"].seconds >= 0.2
    assert chess.done > rates["decisions"].done
    player = bench.ChessPlayer()
    assert sum(player.decide() for _ in range(500)) + player.games == 500
    assert player.games >= 2  # none lasts more than 200 moves


def test_the_bench_holds_every_scenario_to_the_pace_of_its_title() -> None:
    result = bench.measure_scenario("silver-bayonet", "5", 0.1)
    assert result["scenario"] == "5"
    assert all(ratio > 0 for ratio in result["ratios"].values())
    assert result["targets"].keys() == result["ratios"].keys() == {"decisions", "copies"}
    assert result["targets"]["copies"] < bench.targets(indochine.title("storm"))["copies"]


def test_endings_are_told_in_words_and_by_turn_only_where_the_score_has_one() -> None:
    output = runner.invoke(app, shlex.split("simulate storm --games 4")).output
    storm = " ".join(output.replace("│", " ").split())
    assert "The Viet Minh control" in storm
    assert "by the turn" not in storm
    assert " - " not in storm.split("How games ended")[1]
    saigon = runner.invoke(app, shlex.split("simulate saigon75 --games 3")).output
    assert "by the turn of their score" in saigon
    assert "The last turn is over" in saigon
