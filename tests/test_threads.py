"""A server reads games in several threads: what a title remembers must never be met half made.

Instead of hoping for an unlucky moment, one game is interrupted at many lines of the rules, and another is
begun and played there and then, as a second thread would.
"""

from __future__ import annotations

import sys
from random import Random
from types import FrameType
from typing import Any

import pytest

import indochine
from indochine.kernel import build
from indochine.kernel.registry import titles
from indochine.kernel.title import Title

EVERY = 199  # lines between two interruptions
DECISIONS = 12


def played(title: Title, scenario: str, seed: int) -> tuple[str, str]:
    """How a game begins, and where it stands a little later."""
    game, rng = title.start(scenario, seed=seed), Random(seed)
    opening = game.digest()
    for _ in range(DECISIONS):
        if not game.over:
            game.choose(rng.choice(game.codes))
    return opening, game.digest()


class Intruder:
    """Plays a game of its own whenever so many lines have been carried out."""

    def __init__(self, title: Title, scenario: str) -> None:
        self.title, self.scenario = title, scenario
        self.lines = 0
        self.found: list[tuple[str, str]] = []

    def watch(self, frame: FrameType, event: str, _: Any) -> Any:
        self.lines += event == "line"
        if event == "line" and self.lines % EVERY == 0:
            sys.settrace(None)
            self.found.append(played(self.title, self.scenario, 6))
            sys.settrace(self.watch)
        return self.watch


def interrupted(title: Title, scenario: str) -> tuple[tuple[str, str], list[tuple[str, str]]]:
    intruder, before = Intruder(title, scenario), sys.gettrace()
    sys.settrace(intruder.watch)
    try:
        return played(title, scenario, 5), intruder.found
    finally:
        sys.settrace(before)


@pytest.mark.skipif(build.build() == build.COMPILED, reason="compiled rules have no lines to stop at")
@pytest.mark.parametrize(
    ("id", "scenario"), [(id, scenario) for id in titles() for scenario in indochine.title(id).scenarios]
)
def test_a_game_within_a_game_is_the_game_played_alone(id: str, scenario: str) -> None:
    known = indochine.title(id)
    one, other = played(known, scenario, 5), played(known, scenario, 6)
    found, meanwhile = interrupted(type(known)(), scenario)
    assert found == one
    assert len(meanwhile) > 5
    assert set(meanwhile) == {other}
