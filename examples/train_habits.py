"""Teaches a plain policy to beat the bot `random`, within minutes on two cores and without a GPU library.

    pip install 'indochine[research]'
    python examples/train_habits.py saigon75 --generations 12

The policy is a table: how gladly each kind of choice (question and verb) is taken; a choice is drawn in
proportion to exp(liking). The cross-entropy method improves it: draw tables around the best so far, let each
play the same games, keep the best quarter, go on from their mean and spread. Each seat learns its own table.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np

from indochine.kernel.frames import VERB
from indochine.research.encoding import QUESTIONS
from indochine.research.single import SeatEnv

VERBS = VERB + 1


@dataclass(frozen=True)
class Trial:
    """A table to be tried: how it fares in so many games of one seat."""

    title: str
    seat: str
    table: np.ndarray
    games: int
    seed: int


def fares(trial: Trial) -> float:
    """The mean reward: 1 is every game won, -1 every game lost."""
    env = SeatEnv(trial.title, trial.seat, opponent="random", board=False)
    return float(np.mean([reward_of(env, trial.table, trial.seed + n) for n in range(trial.games)]))


def reward_of(env: SeatEnv, table: np.ndarray, seed: int) -> float:
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(drawn(seen, table, chance))
    return reward


def drawn(seen: dict[str, np.ndarray], table: np.ndarray, chance: np.random.Generator) -> int:
    """One of the legal choices, the better liked the likelier."""
    rows = seen["choices"][seen["action_mask"] == 1]
    kinds = np.rint(rows[:, 0] * QUESTIONS).astype(int), np.rint(rows[:, 1] * VERB).astype(int)
    likings = np.exp(table[kinds])
    return int(chance.choice(len(rows), p=likings / likings.sum()))


def trained(
    title: str, seat: str, generations: int, tables: int, games: int, pool: ProcessPoolExecutor
) -> np.ndarray:
    chance = np.random.default_rng(1)
    mean, spread = np.zeros((QUESTIONS, VERBS)), np.full((QUESTIONS, VERBS), 1.5)
    for number in range(generations):
        drawn_tables = [chance.normal(mean, spread) for _ in range(tables)]
        trials = [Trial(title, seat, table, games, 10_000 * number) for table in drawn_tables]
        rewards = list(pool.map(fares, trials))
        best = [drawn_tables[n] for n in np.argsort(rewards)[-tables // 4 :]]
        mean, spread = np.mean(best, axis=0), np.std(best, axis=0) + 0.1
        print(
            f"{seat}, generation {number + 1}: best {max(rewards):+.2f}, mean {np.mean(rewards):+.2f}",
            flush=True,
        )
    return mean


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("title", nargs="?", default="saigon75")
    options.add_argument("--generations", type=int, default=12)
    options.add_argument("--tables", type=int, default=24, help="tried in each generation")
    options.add_argument("--games", type=int, default=24, help="that each table plays")
    options.add_argument(
        "--check", type=int, default=200, help="games against random at the end, for each seat"
    )
    given = options.parse_args()
    with ProcessPoolExecutor(2) as pool:
        for seat in SeatEnv(given.title, board=False).title.seats:
            table = trained(given.title, seat, given.generations, given.tables, given.games, pool)
            fresh = 1 << 30  # games that nobody has trained on
            untaught = pool.submit(fares, Trial(given.title, seat, np.zeros_like(table), given.check, fresh))
            taught = pool.submit(fares, Trial(given.title, seat, table, given.check, fresh))
            print(f"{seat} against random: {untaught.result():+.2f} untaught, {taught.result():+.2f} taught")


if __name__ == "__main__":
    main()
