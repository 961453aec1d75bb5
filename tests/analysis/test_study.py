"""A study: the same whoever plays it, however often it is broken off, and nothing lost on the way."""

from __future__ import annotations

import csv
import signal
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

import indochine
from indochine import BadSetup
from indochine.analysis import simulate
from indochine.analysis.study import running
from indochine.analysis.study.asking import Arm, Asked, arm, ask, compared, drawn
from indochine.analysis.study.crew import local
from indochine.analysis.study.desk import Desk
from indochine.analysis.study.facts import Facts
from indochine.analysis.study.watching import play_game
from indochine.cli.app import app
from indochine.kernel.record import load
from tests.analysis.studies import command, same_result, studied, summary_in, wait_until

runner = CliRunner()


def small(games: int = 6, **more: object) -> Asked:
    return ask((arm("saigon75", ("random",), **more),), games, seed=5, records=2)  # type: ignore[arg-type]


# The games


def test_watching_changes_nothing(tmp_path: Path) -> None:
    """The games are those of `indochine simulate` with the same seeds."""
    for title in ("saigon75", "lost-valley"):
        results = simulate.simulate(simulate.pairing(title), games=3, seed=5)
        facts = [play_game(arm(title, ("random",)), seed, recorded=False) for seed in (5, 6, 7)]
        played = [(f.seed, f.winner, f.reason, f.last_turn, f.decisions) for f in facts]
        assert played == [(r.seed, r.winner, r.reason, r.turns, r.decisions) for r in results]


def test_what_is_noted_is_what_the_log_of_the_same_game_tells() -> None:
    facts = play_game(arm("storm", ("random",)), 3, recorded=True)
    assert facts.record is not None
    game = indochine.replay(facts.record)
    played = Counter(f"card:{e.values['card']}" for e in game.log if e.kind == "card-played")
    assert {ref: sum(users.values()) for ref, users in facts.cards.items()} == played
    assert set(facts.gone) == set(game.position()["eliminated"])
    assert facts.digest == game.digest()
    assert facts.decisions == sum("do" in entry for entry in facts.record["entries"])
    assert {e.rule for e in game.log if e.rule} <= facts.rules.keys()
    areas = facts.figures["score-victory_areas/VM"]
    assert len(areas) == len(facts.turns)
    assert areas[-1] == facts.score["victory_areas"]
    assert facts == play_game(arm("storm", ("random",)), 3, recorded=False).__replace__(record=facts.record)


def test_in_a_match_a_card_is_used_by_a_seat_whatever_side_it_has() -> None:
    facts = play_game(arm("saigon75", ("random",), "match"), 1, recorded=True)
    assert facts.record is not None
    chosen = Counter(
        (f"card:{e['do'][1]}", e["seat"]) for e in facts.record["entries"] if e.get("do", [""])[0] == "play"
    )
    for (ref, seat), times in chosen.items():
        assert facts.cards[ref][seat] >= times


def lead(*worths: float) -> Facts:
    fields = dict.fromkeys(Facts.__struct_fields__, None) | {
        "lead": list(worths),
        "turns": [*range(len(worths))],
    }
    return Facts(**fields)  # type: ignore[arg-type]


def test_drama_and_decisiveness_of_a_lead_worked_out_by_hand() -> None:
    swaying = lead(0.6, 0.4, 0.5, 0.3, 0.7, 0.9, 1.0)  # ahead, behind, even, behind, ahead
    assert (swaying.lead_changes, swaying.settled) == (2, 4)
    assert (lead(0.6, 0.7, 1.0).lead_changes, lead(0.6, 0.7, 1.0).settled) == (0, 0)
    assert (lead(0.6, 0.7, 0.0).lead_changes, lead(0.6, 0.7, 0.0).settled) == (1, 2)
    assert lead(0.4, 0.5).settled is None  # a draw is nobody's


# Options


def test_each_game_draws_the_options_that_vary_from_its_own_seed() -> None:
    one = arm("saigon75", ("random",), vary=("hand", "air_at_start", "solo"))
    found = one.found()
    values = [drawn(one, found, seed) for seed in range(40)]
    assert values == [drawn(one, found, seed) for seed in range(40)]
    assert {v["hand"] for v in values} == {8, 3}
    assert {v["air_at_start"] for v in values} == {False, True}
    assert {v["solo"] for v in values} == {False}, "the seats would be others"


def test_the_effect_of_an_option_is_counted_over_the_games_that_drew_it(tmp_path: Path) -> None:
    asked = ask((arm("saigon75", ("random",), vary=("hand",)),), 8, 1, 0)
    found = studied(tmp_path / "a", asked)["arms"][0]["options"]
    assert [(o["option"], o["value"]) for o in found] == [("hand", 8), ("hand", 3)]
    rows = list(csv.DictReader((tmp_path / "a" / "games.csv").open()))
    for option in found:
        drew = [row for row in rows if row["option.hand"] == str(option["value"])]
        assert option["with"]["games"] == len(drew) > 0
        assert option["with"]["value"] == pytest.approx(
            sum(row["winner"] == "NV" for row in drew) / len(drew), abs=1e-6
        )


# The folder


def test_any_number_of_workers_gives_the_same_bytes(tmp_path: Path) -> None:
    for number, jobs in enumerate((1, 2)):
        studied(tmp_path / str(number), small(), jobs)
    assert same_result(tmp_path / "0", tmp_path / "1")


def test_a_study_that_is_killed_goes_on(tmp_path: Path) -> None:
    """Killed outright while it plays, one of its files damaged as well: the result is the same."""
    words = ["study", "saigon75", "--games", "60", "--bots", "random", "--seed", "5", "--no-report"]
    broken = command(*words, "--jobs", "2", "--out", str(tmp_path / "broken"))
    chunks = tmp_path / "broken" / "chunks"
    wait_until(lambda: chunks.is_dir() and len(list(chunks.glob("*.gz"))) >= 3)
    broken.send_signal(signal.SIGKILL)
    broken.communicate()
    done = sorted(chunks.glob("*.gz"))
    assert len(done) < 60, "nothing was left to do"
    done[0].write_bytes(done[0].read_bytes()[:50])
    again = command(*words, "--jobs", "1", "--out", str(tmp_path / "broken"))
    _, said = again.communicate()
    assert again.returncode == 0, said
    studied(tmp_path / "whole", ask((arm("saigon75", ("random",)),), 60, 5, 5))
    for left in chunks.glob("*.part"):
        left.unlink()  # what a kill may leave behind
    assert same_result(tmp_path / "broken", tmp_path / "whole")


def test_ctrl_c_says_what_is_kept(tmp_path: Path) -> None:
    words = ["study", "saigon75", "--games", "2000", "--bots", "random", "--jobs", "2", "--no-report"]
    going = command(*words, "--out", str(tmp_path / "a"))
    wait_until(lambda: any((tmp_path / "a" / "chunks").glob("*.gz")))
    going.send_signal(signal.SIGINT)
    _, said = going.communicate(timeout=60)
    assert going.returncode == 130
    assert "of 2,000 games are kept" in said
    assert "Traceback" not in said


def test_what_is_done_is_not_played_again(tmp_path: Path) -> None:
    asked = small()
    studied(tmp_path / "a", asked)
    desk = Desk(tmp_path / "a", asked)
    assert running.played_before(desk) == asked.games
    assert running.play(desk, local(1), lambda done: None)["tasks"] == 0


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--games", "7"], "games was 6, now 7"),
        (["--bots", "random,greedy"], "arms.0.bots was ['random', 'random'], now ['random', 'greedy']"),
        (["--option", "hand=3"], "arms.0.options.hand was 8, now 3"),
        (["--seed", "9"], "seed was 1, now 9"),
    ],
)
def test_a_folder_belongs_to_one_study(tmp_path: Path, more: list[str], said: str) -> None:
    words = ["study", "saigon75", "--games", "6", "--bots", "random", "--jobs", "1", "--no-report"]
    words += ["--out", str(tmp_path / "a")]
    assert runner.invoke(app, words).exit_code == 0
    with pytest.raises(BadSetup) as refused:
        runner.invoke(app, [*words, *more], catch_exceptions=False)
    assert said in str(refused.value)
    assert runner.invoke(app, [*words, "--lang", "pl"]).exit_code == 0  # what changes no game is free


def test_a_folder_with_anything_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadSetup, match="holds no study"):
        Desk(tmp_path, small()).open()
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_a_machine_with_another_version_refuses_to_play() -> None:
    here = arm("saigon75", ("random",))
    other = Arm(**{**{f: getattr(here, f) for f in here.__struct_fields__}, "versions": {"rules": 0}})
    with pytest.raises(BadSetup, match="other versions"):
        play_game(other, 1, recorded=False)


# What is written


@pytest.mark.parametrize("title", ["saigon75", "storm", "lost-valley", "silver-bayonet"])
def test_table_and_summary_agree(tmp_path: Path, title: str) -> None:
    asked = ask((arm(title, ("random",)),), 6, 3, 1)
    found = studied(tmp_path / "a", asked)["arms"][0]
    rows = list(csv.DictReader((tmp_path / "a" / "games.csv").open()))
    assert [row["seed"] for row in rows] == ["3", "4", "5", "6", "7", "8"]
    winners = Counter(row["winner"] or "draw" for row in rows)
    assert {seat: won["games"] for seat, won in found["wins"].items() if won["games"]} == winners
    assert {e["reason"]: e["games"] for e in found["endings"]} == Counter(row["reason"] for row in rows)
    assert all(sum(e["by_turn"].values()) == e["games"] for e in found["endings"])
    for column in ("turns", "decisions"):
        values = [int(row[column]) for row in rows]
        assert found[column]["mean"]["value"] == pytest.approx(sum(values) / 6, abs=1e-5)
        assert (found[column]["least"], found[column]["most"]) == (min(values), max(values))
        assert sum(found[column]["histogram"]) == 6
    for card in {card["card"] for card in found["cards"] if card["uses"]}:
        uses = sum(c["uses"] for c in found["cards"] if c["card"] == card)
        assert uses == sum(int(row[card.replace(":", ".")] or 0) for row in rows)
    assert sum(unit["gone"] for unit in found["units"]) == sum(int(row["units.gone"]) for row in rows)
    assert all(unit["there"] + unit["gone"] + unit["waiting"] == 6 for unit in found["units"])
    if found["lead"]:
        assert sum(found["drama"]["counts"].values()) == 6
        assert found["lead"]["games"][0] == 6


def test_rules_are_either_met_or_missed(tmp_path: Path) -> None:
    rules = studied(tmp_path / "a", small(3))["arms"][0]["rules"]
    met = {rule["rule"] for rule in rules["cited"]}
    assert "D.1.1" in met
    assert not met & set(rules["never"])
    assert "S:cards.1" in rules["never"]  # nobody plays solo here
    assert rules["silent"] > 0


def test_kept_records_replay_to_the_game_of_the_table(tmp_path: Path) -> None:
    studied(tmp_path / "a", small())
    rows = list(csv.DictReader((tmp_path / "a" / "games.csv").open()))
    records = sorted((tmp_path / "a" / "records").iterdir())
    assert [file.name for file in records] == ["a-5.json", "a-6.json"]
    for file, row in zip(records, rows, strict=False):
        game = indochine.replay(load(file.read_text("utf-8")))
        assert game.over
        assert game.digest() == row["digest"]


# Against


def test_against_plays_the_same_seeds_with_one_thing_changed(tmp_path: Path) -> None:
    first = arm("saigon75", ("random",))
    asked = ask((first, compared(first, options={"hand": 3})), 5, 1, 0)
    found = studied(tmp_path / "a", asked)
    assert found["comparison"]["differs"] == [["hand", 8, 3]]
    rows = list(csv.DictReader((tmp_path / "a" / "games.csv").open()))
    assert [row["seed"] for row in rows if row["arm"] == "a"] == [
        row["seed"] for row in rows if row["arm"] == "b"
    ]
    alone = studied(tmp_path / "b", ask((first,), 5, 1, 0))
    assert found["arms"][0] == alone["arms"][0], "the first arm does not change for being compared"
    wins = found["comparison"]["wins"]["NV"]
    assert wins["first"]["games"] == sum(r["winner"] == "NV" for r in rows if r["arm"] == "a")
    assert wins["second"]["games"] == sum(r["winner"] == "NV" for r in rows if r["arm"] == "b")


def test_against_by_its_words(tmp_path: Path) -> None:
    words = ["study", "saigon75", "--games", "2", "--bots", "random", "--jobs", "1", "--no-report"]
    result = runner.invoke(app, [*words, "--out", str(tmp_path / "a"), "--against", "scenario:match"])
    assert result.exit_code == 0, result.output
    assert summary_in(tmp_path / "a")["comparison"]["differs"] == [["scenario", "standard", "match"]]
    for change, said in {
        "hand=3": "--against takes option:KEY=VALUE",
        "option:hand=8": "nothing that differs",
        "option:solo=yes": "2 bots for 1 seats",
        "option:foot=3": "no option 'foot'",
    }.items():
        with pytest.raises(BadSetup, match=said):
            runner.invoke(app, [*words, "--out", str(tmp_path / "b"), "--against", change],
                          catch_exceptions=False)  # fmt: skip
    assert not (tmp_path / "b").exists()
    with pytest.raises(BadSetup, match="the seats differ"):
        compared(arm("saigon75", ("random",)), ("random",), options={"solo": True})
