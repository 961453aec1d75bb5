"""D.6a: over thousands of combats of random games the dice bring what the odds foretold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from indochine.kernel.odds import Result
from indochine.titles.saigon75.book import FACES
from tests.odds_played import Played, agree, parts, steps, sums_told
from tests.saigon75.table import TITLE

GAMES = 200
HIT = FACES.index("hit")


def result(values: tuple[Any, ...]) -> Result:
    """Hits by each side, and the net retreats."""
    _, _, _, nv_faces, _, sv_faces, nv_retreats, sv_retreats = values
    return (nv_faces.count(HIT), sv_faces.count(HIT), nv_retreats, sv_retreats)


def played(games: int) -> Iterator[Played]:
    for seed in range(games):
        for step in steps(TITLE, seed):
            told = dict(reversed(step.told))  # the first of each kind
            again = "rerolled" in told  # of a die that lies: the battle told of is the next one
            odds = step.odds() if "battle" in told and not again else None
            if odds is not None:
                yield Played(odds, result(told["battle"]))


@pytest.mark.rule("saigon75", "D.6a.1", "D.6a.4", "D.6a.5", "D.6a.6", "D.6c.9")
def test_two_thousand_combats_bring_what_the_odds_foretold() -> None:
    agree(list(played(GAMES)), at_least=2000)


@pytest.mark.rule("saigon75", "D.6a.1", "D.6c.1", "D.6c.2b", "D.6c.4", "D.6c.6", "D.6c.7", "D.6c.8")
def test_the_sums_shown_are_those_that_the_log_then_tells() -> None:
    met = set()
    for seed in (*range(30), 111):  # the last has a token thrown in
        for step in steps(TITLE, seed):
            told = dict(reversed(step.told))
            odds = step.odds() if "battle" in told and "rerolled" not in told else None
            if odds is not None:
                assert [parts(tally) for tally in odds.sums.values()] == sums_told(told["battle"])
                met |= {part.label for tally in odds.sums.values() for part in tally.parts}
    assert {"units", "infiltration", "militia", "air", "event", "saigon", "token"} <= met
