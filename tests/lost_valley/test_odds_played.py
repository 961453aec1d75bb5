"""7.2, 12.3.5, 15.1.5, 16.1: over thousands of rolls in random games dice bring what the odds foretold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from indochine.kernel.odds import Odds, Result
from tests.lost_valley.table import TITLE
from tests.odds_played import Played, Step, Told, agree, parts, steps, sums_told

GAMES = 140
TABLES = TITLE.pack.tables
LINES = {
    "assault-rolled": "vm-assault",
    "french-assault-rolled": "french-assault",
    "raid-rolled": "raid",
    "sead-rolled": "air",
    "das-rolled": "das",
    "strip-repair-rolled": "repair",
}


def first(told: Told, kind: str) -> tuple[Any, ...]:
    return next(values for name, values in told if name == kind)


def of_fight(told: Told, french_attack: bool) -> Result:
    """The rows of both tables of casualties that the dice came to."""
    (french, drm, _), (vm, vm_drm, _) = first(told, "french-casualties"), first(told, "vm-casualties")
    if french_attack:
        row = TABLES.french_assault_french_casualties.at(french + drm)
        other = TABLES.french_assault_vm_casualties.at(vm + vm_drm)
        return (row.steps, other.strength, int(other.repulsed))
    row = TABLES.vm_assault_french_casualties.at(french + drm)
    return (row.steps, TABLES.vm_assault_vm_casualties.at(vm + vm_drm).strength, int(row.retreat))


def of_one_step(line: str, told: Told) -> Result:
    if line == "raid":
        row = TABLES.raid.at(first(told, "raid-rolled")[-2])
        return (row.fortifications, row.steps)
    if line == "repair":
        return (first(told, "strip-repair-rolled")[-1],)
    kind = "sead-rolled" if line == "air" else "das-rolled"
    return (sum(values[-1] for name, values in told if name == kind),)


def committed(step: Step) -> tuple[str, Odds] | None:
    """The roll that the choice led to at once, and the odds that stood beside it."""
    rolled = [LINES[kind] for kind, _ in step.told if kind in LINES]
    odds = step.odds() if rolled else None
    fits = odds is not None and odds.line == "odds-line-" + rolled[0]
    return (rolled[0], odds) if fits and odds is not None else None


def played(games: int) -> Iterator[Played]:
    for seed in range(games):
        fight: tuple[str, Odds] | None = None
        told: Told = []
        for step in steps(TITLE, seed):
            found = committed(step)
            if found and "assault" not in found[0]:
                yield Played(found[1], of_one_step(found[0], step.told))
            elif found:
                fight, told = found, []
            told += step.told
            if fight and any(kind == "vm-casualties" for kind, _ in told):
                yield Played(fight[1], of_fight(told, fight[0] == "french-assault"))
                fight = None


@pytest.mark.rule("lost-valley", "7.2.1", "7.2.2a", "12.3.5.2a", "12.3.5.2b", "15.1.5a", "16.1f", "16.1h")
def test_two_thousand_combats_bring_what_the_odds_foretold() -> None:
    kinds = agree(list(played(GAMES)), at_least=2000)
    assert set(kinds) == {"odds-line-" + line for line in LINES.values()}


@pytest.mark.rule("lost-valley", "2.5.2", "2.2.8.3a", "12.3.5.2a", "12.3.5.1a", "15.1.5a", "16.1f", "7.2.1")
def test_the_sums_shown_are_those_that_the_log_then_tells() -> None:
    met = set()
    for seed in range(30):
        for step in steps(TITLE, seed):
            found = committed(step)
            if found:
                rolled = next(values for kind, values in step.told if LINES.get(kind) == found[0])
                assert sums_told(rolled)[0] in [parts(tally) for tally in found[1].sums.values()]
                met |= {part.label for tally in found[1].sums.values() for part in tally.parts}
    assert {"sitrep", "defence", "assault", "morale", "artillery", "close-air", "fortifications"} <= met
    assert {"strength", "aaa", "asp", "card", "encircled", "armour"} <= met
