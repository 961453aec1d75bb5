"""Fit how Saigon 75 is judged: python tools/judge_saigon75.py GAMES (numpy; run it on the compiled build).

The strategy plays against itself. To begin with it also does what it likes less, so that units come to stand
where habit would not put them; from a phase that differs from game to game it follows habit alone. Each phase
that begins then is a row: its signs, and whether the North won.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import numpy as np

from indochine import title
from indochine.bots.plain import strategy_of
from indochine.bots.tree import habitual
from indochine.kernel.frames import carry_out
from indochine.titles.saigon75.book import NV, SV
from indochine.titles.saigon75.habits.signs import FITTED, TURNS_LEFT, lateness, names, signs

PHASES = 17
STEADY = (0.4, 0.7, 0.9)  # part of the decisions to begin with in which habit rules
RIDGE = 20.0  # what a weight costs: as if so many positions spoke for none
SLICE = 500
HEAD = """# What the signs of a position count for, in logits and for the North. Four numbers each:
# NV to move, always and late in the game; SV to move, always and late.
# Fitted by tools/judge_saigon75.py to {games:,} games; held-out log loss {loss:.4f}.
"""

Row = tuple[int, int, list[float], float]


def played(seed: int) -> list[Row]:
    """Side, turns left, signs and result of the phases that habit alone led from."""
    rng = Random(seed)
    game = title("saigon75").start(seed=seed).copy(quiet=True)
    s: Any = game.state
    s.loud = False
    strategy: Any = strategy_of(game)
    clean, unsteady = strategy.stage(s) + rng.randrange(-2, PHASES), rng.choice(STEADY)
    last, rows = strategy.stage(s), []
    while s.outcome is None:
        stage = strategy.stage(s)
        if stage != last and stage >= clean:
            rows.append((s.active, s.book.turns - s.turn, signs(s)))
        last = stage
        steady = unsteady if stage < clean else 1.0
        carry_out(s, habitual(strategy.weights(s), s.legal, rng.random(), steady))
    won = strategy.worth(s, NV)
    return [(*row, won) for row in rows]


def slice_of(first: int) -> np.ndarray:
    rows = [row for seed in range(first, first + SLICE) for row in played(seed)]
    return np.array([[side, left, won, *found] for side, left, found, won in rows], dtype=np.float32)


def table(rows: np.ndarray, side: int) -> tuple[np.ndarray, np.ndarray]:
    """One-hot turns left, the signs, and the signs again by how late it is; and who won."""
    mine = rows[rows[:, 0] == side]
    left, won, found = mine[:, 1].astype(int), mine[:, 2], mine[:, 3:]
    late = np.array([lateness(n) for n in range(TURNS_LEFT)], dtype=np.float32)[left]
    turns = np.eye(TURNS_LEFT, dtype=np.float32)[left]
    return np.hstack([turns, found, found * late[:, None]]), won


def fitted(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Logistic regression with a ridge, by Newton's method."""
    weights = np.zeros(x.shape[1])
    ridge = np.diag(np.where(np.arange(x.shape[1]) < TURNS_LEFT, 1e-3, RIDGE))
    for _ in range(12):
        chance = chances(x, weights)
        slope = x.T @ (y - chance).astype(np.float32) - ridge @ weights
        curve = (x * (chance * (1 - chance)).astype(np.float32)[:, None]).T @ x + ridge
        weights = weights + np.linalg.solve(curve.astype(np.float64), slope)
    if not x[:, TURNS_LEFT - 1].any():  # no phase of NV begins on turn 1 but the first of all
        weights[TURNS_LEFT - 1] = 2 * weights[TURNS_LEFT - 2] - weights[TURNS_LEFT - 3]
    return weights


def chances(x: np.ndarray, weights: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-(x @ weights.astype(np.float32)).astype(np.float64)))


def loss(x: np.ndarray, y: np.ndarray, weights: np.ndarray) -> np.ndarray:
    chance = np.clip(chances(x, weights), 1e-6, 1 - 1e-6)
    return -(y * np.log(chance) + (1 - y) * np.log(1 - chance))


def written(weights: list[np.ndarray], games: int, missed: float) -> Iterator[str]:
    yield HEAD.format(games=games, loss=missed)
    yield "[even] # by the turns left after this one"
    for side, found in zip(("NV", "SV"), weights, strict=True):
        yield f"{side} = {[round(float(w), 3) for w in found[:TURNS_LEFT]]}"
    yield "\n[signs]"
    signed = [found[TURNS_LEFT:].reshape(2, -1) for found in weights]
    saigon75: Any = title("saigon75")
    for i, name in enumerate(names(saigon75.book)):
        yield f'"{name}" = {[round(float(found[when, i]), 3) for found in signed for when in (0, 1)]}'


def main(games: int) -> None:
    with ProcessPoolExecutor() as pool:
        rows = np.concatenate(list(pool.map(slice_of, range(1, games + 1, SLICE))))
    weights, missed = [], []
    for side in (NV, SV):
        x, y = table(rows, side)
        train = len(x) * 9 // 10
        missed.append(loss(x[train:], y[train:], fitted(x[:train], y[:train])))
        weights.append(fitted(x, y))
    FITTED.write_text("\n".join(written(weights, games, float(np.concatenate(missed).mean()))) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
