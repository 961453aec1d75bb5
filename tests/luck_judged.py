"""The luck of games played here: with scripted dice, or by choices at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import indochine
from indochine.analysis.luck import OPENING, Row, Walked, judged_rolls
from indochine.kernel.events import unchain
from indochine.kernel.frames import carry_out
from tests.odds_played import APART


def lucky(game: indochine.Game, *actions: list[Any]) -> list[Row]:
    """All rolls of a game so far, and of these actions."""
    steps = [Walked(OPENING, game.state, unchain(game.state.journal))]
    for number, action in enumerate(actions):
        before = game.state.copy()
        game.play(action)
        known = before.journal.length if before.journal else 0
        steps.append(Walked(number, before, unchain(game.state.journal, known)))
    return judged_rolls(game.title, steps)[0]


def at_random(title: indochine.Title, seed: int) -> Iterator[Walked]:
    """A game in which everybody chooses at random."""
    s, chance = title.start(seed=seed * APART).state, Random(seed)
    yield Walked(OPENING, s.copy(), unchain(s.journal))
    while s.outcome is None:
        s.journal = None
        before = s.copy()
        carry_out(s, chance.choice(s.legal))
        yield Walked(0, before, unchain(s.journal))


def figures(row: Row) -> tuple[int, float, float, float]:
    """Side, what was expected, what came, and the percentile."""
    return row.judged.side, row.judged.expected, row.judged.got, row.judged.percentile
