"""What a study notes of a game: how it stood at its start and at its end, whose units were where."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

import indochine
from indochine.analysis.study.asking import Arm, arm
from indochine.analysis.study.facts import EVEN, Facts
from indochine.analysis.study.use import cards, units
from indochine.analysis.study.watching import Watch, play_game
from indochine.analysis.study.words import Words
from indochine.kernel.text import LANGUAGES

SEEDS = range(8)


@cache
def watched(title: str, scenario: str | None = None) -> tuple[Arm, list[Facts]]:
    """Random games, all recorded."""
    one = arm(title, ("random",), scenario)
    return one, [play_game(one, seed, recorded=True) for seed in SEEDS]


@pytest.mark.parametrize(("title", "scenario"), [("silver-bayonet", "4"), ("storm", None)])
def test_at_its_end_a_game_is_won_lost_or_nobody_s(title: str, scenario: str | None) -> None:
    one, facts = watched(title, scenario)
    worth = {one.seats[0]: 1.0, one.seats[1]: 0.0, None: EVEN}
    assert [game.lead[-1] for game in facts] == [worth[game.winner] for game in facts]
    if title == "silver-bayonet":
        assert None in {game.winner for game in facts}, "a draw is what this is about"


@pytest.mark.rule("saigon75", "M.3.1")
def test_the_start_is_when_all_units_are_set_up() -> None:
    one, facts = watched("saigon75")
    strategy = one.found().strategy
    assert strategy is not None
    for game in facts[:3]:
        assert game.record is not None
        assert game.lead[0] == pytest.approx(strategy.worth(set_up(game.record).state, 0), abs=1e-4)
        assert game.turns[:2] == [0, 1]


def set_up(record: dict[str, Any]) -> indochine.Game:
    """The game as it stood when the last unit had been set up."""
    for entries in range(len(record["entries"])):
        game = indochine.replay(record, upto=entries)
        if game.decision is not None and game.decision.name != "place-unit":
            assert entries, "the South has units to set up"
            return game
    raise AssertionError("units were set up to the end")


def test_nothing_is_judged_while_units_are_set_up_for_the_second_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def worth(watch: Watch) -> float:
        asked.extend(frame.name for frame in watch.game.state.frames[-1:])
        return EVEN

    monkeypatch.setattr(Watch, "worth", worth)
    facts = play_game(arm("saigon75", ("random",), "match"), 1, recorded=False)
    assert len(facts.lead) == len(facts.turns) > 9, "two games"
    assert "place-unit" not in asked


@pytest.mark.parametrize("scenario", ["2", "4"])
def test_units_that_come_later_are_counted_like_those_that_were_there(scenario: str) -> None:
    one, facts = watched("silver-bayonet", scenario)
    found = one.found()
    ends = [indochine.replay(game.record).position() for game in facts if game.record]
    there = Counter(unit for end in ends for stack in end["places"].values() for unit in stack)
    there.update(leader for end in ends for leader, unit in end["leaders"].items() if unit)
    gone = Counter(unit for end in ends for unit in end["eliminated"])
    counted = {unit["unit"]: unit for unit in units(found, one, facts)}
    assert counted.keys() >= there.keys() | gone.keys()
    for id, unit in counted.items():
        assert (unit["there"], unit["gone"]) == (there[id], gone[id]), id
        assert unit["there"] + unit["gone"] + unit["waiting"] == len(facts)


def test_a_card_that_nobody_could_be_dealt_is_not_missed() -> None:
    one, facts = watched("saigon75")
    assert {card["card"].partition(":")[0] for card in cards(one.found(), one, facts)} == {"card"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["silver-bayonet", "saigon75"])
def test_every_figure_beside_the_board_has_its_own_name(title: str, language: str) -> None:
    one, facts = watched(title, "match" if title == "saigon75" else "2")
    names = {name for game in facts for name in game.figures}
    said = [Words(language, one.found()).figure(name) for name in names]
    assert len(set(said)) == len(names)
    for text in said:
        assert not text.startswith("side"), text
        assert "{" not in text
        assert " side" not in text


def test_the_score_of_the_first_game_of_a_match_is_four_figures() -> None:
    _, facts = watched("saigon75", "match")
    assert len([name for name in facts[0].figures if name.startswith("board-first-game")]) >= 3
