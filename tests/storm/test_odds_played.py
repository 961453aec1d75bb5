"""8.3, 10.0c: over thousands of combats of random games the dice bring what the odds foretold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from indochine.kernel.odds import Odds, Result
from indochine.titles.storm.rules.ch08_odds import AttackOdds
from tests.odds_played import Played, agree, parts, steps, sums_told
from tests.storm.table import TITLE

GAMES = 30
LINES = {
    "attack-rolled": "odds-line",
    "assault-rolled": "odds-line",
    "rerolled": "odds-line",
    "mines-rolled": "odds-line-stopped",
    "rats-rolled": "odds-line-bitten",
    "propaganda": "odds-line-thai",
    "shaft-rolled": "odds-line-shaft",
}


def result(kind: str, values: tuple[Any, ...], odds: Odds) -> Result:
    """What the event tells, as the odds count it."""
    if kind in ("attack-rolled", "assault-rolled", "propaganda"):
        return (values[-1],)
    if kind == "rerolled":
        assert isinstance(odds, AttackOdds)
        return (max(0, values[-1] + odds.attack.total - odds.defence.total),)
    return (min(values[-1], max(odds.chances)[0]),)  # so many units as the die shows, if there are so many


def played(games: int) -> Iterator[Played]:
    for seed in range(games):
        for step in steps(TITLE, seed):
            found = [(kind, values) for kind, values in step.told if kind in LINES]
            odds = step.odds() if found else None
            if odds is not None and odds.line == LINES[found[0][0]]:
                yield Played(odds, result(*found[0], odds))


@pytest.mark.rule(
    "storm",
    "8.3",
    "8.3.1",
    "8.3.3",
    "10.0c",
    "card:vm-04",
    "card:fr-11",
    "card:vm-03",
    "card:vm-06",
    "card:vm-10",
)
def test_two_thousand_combats_bring_what_the_odds_foretold() -> None:
    kinds = agree(list(played(GAMES)), at_least=2000)
    assert set(kinds) == set(LINES.values())


@pytest.mark.rule("storm", "8.3.1", "8.3.2", "9.1a", "card:fr-13", "card:vm-25")
def test_the_sums_shown_are_those_that_the_log_then_tells() -> None:
    met = set()
    for seed in range(8):
        for step in steps(TITLE, seed):
            rolled = [values for kind, values in step.told if kind in ("attack-rolled", "assault-rolled")]
            odds = step.odds() if rolled else None
            if isinstance(odds, AttackOdds):
                assert [parts(odds.attack), parts(odds.defence)] == sums_told(rolled[0])
                met |= {part.label for tally in odds.sums.values() for part in tally.parts}
    assert {"firepower", "card-firepower", "best-defence", "ground", "trench", "mortars", "night"} <= met
