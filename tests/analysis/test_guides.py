"""What titles tell the balance desk of themselves, on scores written by hand."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.kernel.study import Ended, Finding, Share
from indochine.kernel.text import LANGUAGES


def findings(title: str, games: list[Ended]) -> list[Finding]:
    found = indochine.title(title)
    return found.study.findings(found.book, games)


def held(areas: int) -> Ended:
    return Ended("battle", None, "held", {"victory_areas": areas, "needed": 6})


@pytest.mark.rule("storm", "15.0a")
def test_the_fair_bid_is_where_both_sides_win_equally_often() -> None:
    (bid,) = findings("storm", [held(n) for n in (2, 3, 4, 4, 5, 5, 5, 6, 7, 9)])
    wins = {row[0]: row[1] for row in bid.rows}
    assert list(wins) == [*range(1, 10)]
    assert wins[5] == Share(6, 10)
    assert wins[6] == Share(3, 10)
    assert wins[1] == Share(10, 10)
    assert bid.note.params == {"number": 5, "percent": 60}


def standard(turn: int, provinces: int, units: int, halves: int) -> Ended:
    score = {"turn": turn, "provinces": provinces, "sv_units": units, "half_divisions": halves}
    return Ended("standard", "SV", "held", {**score, "reason": "held"})


@pytest.mark.rule("saigon75", "V:match.2", "V:match.3", "V:match.4", "V:match.5")
def test_tie_breaks_of_games_taken_as_matches() -> None:
    pairs = [
        (standard(5, 9, 9, 9), standard(9, 9, 9, 9)),  # the earlier turn
        (standard(9, 9, 9, 9), standard(9, 8, 9, 9)),  # provinces
        (standard(9, 9, 9, 9), standard(9, 9, 7, 9)),  # units
        (standard(9, 9, 9, 3), standard(9, 9, 9, 9)),  # half-divisions
        (standard(9, 9, 9, 9), standard(9, 9, 9, 9)),  # level
    ]
    (found,) = findings("saigon75", [game for pair in pairs for game in pair])
    assert [row[1] for row in found.rows] == [Share(1, 5)] * 5
    assert [row[2] for row in found.rows] == [Share(1, 5), Share(1, 4), Share(1, 3), Share(1, 2), Share(1, 1)]
    assert found.note.id == "finding-tie-breaks-paired"


def test_tie_breaks_of_matches_that_were_played() -> None:
    games = [
        Ended("match", "NV", reason, {"games": []}) for reason in ("match-turn", "match-turn", "match-draw")
    ]
    (found,) = findings("saigon75", games)
    assert [row[1].games for row in found.rows] == [2, 0, 0, 0, 1]
    assert found.note.id == "finding-tie-breaks-played"


@pytest.mark.rule("lost-valley", "17.2b")
def test_victory_levels_from_the_best_to_the_worst() -> None:
    reached: list[dict[str, Any]] = [
        {"level": "draw", "half_points": 31},
        {"level": "tactical-victory", "half_points": 40},
        {"level": "strategic-defeat", "half_points": 0},
    ]
    (found,) = findings("lost-valley", [Ended("campaign", None, "x", score) for score in reached])
    counts = {row[0].id: (row[1].games, row[2].games) for row in found.rows}
    assert counts["victory-strategic-victory"] == (0, 0)
    assert counts["victory-tactical-victory"] == (1, 1)
    assert counts["victory-draw"] == (1, 2)
    assert counts["victory-strategic-defeat"] == (1, 3)
    assert found.note.params == {"mean": 11.83, "best": 20.0}


@pytest.mark.parametrize("title", indochine.titles())
def test_every_way_of_ending_has_a_few_words(title: str) -> None:
    """The reasons that a title's catalogue knows, as far as a guide names them, in every language."""
    found = indochine.title(title)
    domain = found.book.domains.get("reason") or found.book.domains["victory"]
    for reason in domain.ids:
        for language in LANGUAGES:
            said = found.text(found.study.ending(reason), language)
            assert not said.startswith("["), said
            assert len(said) < 60
