"""Teaches a plain policy to beat the bot `random`, within minutes on two cores and without a GPU library.

    pip install 'indochine[research]'
    python examples/train_habits.py saigon75 --generations 12

The policy is a table: how gladly each kind of choice (question and verb) is taken; a choice is drawn in
proportion to exp(liking). The cross-entropy method improves it: draw tables around the best so far, let each
play the same games, keep the best quarter, go on from their mean and spread. Each seat learns its own table.
At the end the table plays games that it has not seen, and the empty table, which is `random`, plays them too.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np

from indochine.kernel.frames import VERB
from indochine.research.encoding import QUESTIONS
from indochine.research.single import SeatEnv

VERBS = VERB + 1
SPREAD, LEAST_SPREAD = 1.5, 0.1  # of the likings that are tried: at first, and added to what the best show
FRESH = 1 << 30  # seeds from here on are for games that nobody has trained on

AtOnce = Callable[[Callable[["Trial"], np.ndarray], list["Trial"]], Iterable[np.ndarray]]  # map, or a pool's


@dataclass(frozen=True)
class Trial:
    """A table to be tried: so many games of one seat."""

    title: str
    seat: str
    table: np.ndarray
    games: int
    seed: int


def rewards(trial: Trial) -> np.ndarray:
    """Of each game: 1 for a win and -1 for a loss; where a seat plays alone, its points."""
    env = SeatEnv(trial.title, trial.seat, opponent="random", board=False)
    return np.array([reward(env, trial.table, trial.seed + n) for n in range(trial.games)])


def reward(env: SeatEnv, table: np.ndarray, seed: int) -> float:
    chance = np.random.default_rng([seed, 1])  # not [seed] alone: the dice of the game come from there
    seen, _ = env.reset(seed=seed)
    over, gained = False, 0.0
    while not over:
        seen, gained, over, _, _ = env.step(drawn(seen, table, chance))
    return gained


def drawn(seen: dict[str, np.ndarray], table: np.ndarray, chance: np.random.Generator) -> int:
    """One of the legal choices, the better liked the likelier."""
    rows = seen["choices"][: np.count_nonzero(seen["action_mask"])]
    kinds = np.rint(rows[:, 0] * QUESTIONS).astype(int), np.rint(rows[:, 1] * VERB).astype(int)
    likings = np.exp(table[kinds])
    return int(chance.choice(len(rows), p=likings / likings.sum()))


def trained(title: str, seat: str, plan: argparse.Namespace, at_once: AtOnce) -> np.ndarray:
    chance = np.random.default_rng(1)
    mean, spread = untaught(), np.full((QUESTIONS, VERBS), SPREAD)
    for number in range(plan.generations):
        tables = [chance.normal(mean, spread) for _ in range(plan.tables)]
        trials = [Trial(title, seat, table, plan.games, number * plan.games) for table in tables]
        means = [float(found.mean()) for found in at_once(rewards, trials)]
        best = [tables[n] for n in np.argsort(means)[-max(plan.tables // 4, 1) :]]
        mean, spread = np.mean(best, axis=0), np.std(best, axis=0) + LEAST_SPREAD
        print(
            f"{seat}, generation {number + 1}: best {max(means):+.2f}, mean {np.mean(means):+.2f}", flush=True
        )
    return mean


def untaught() -> np.ndarray:
    """No liking at all: every legal choice is as likely as any other."""
    return np.zeros((QUESTIONS, VERBS))


def told(found: np.ndarray) -> str:
    """The mean, and how far off it may well be: twice its standard error."""
    return f"{found.mean():+.2f} ± {2 * found.std() / len(found) ** 0.5:.2f}"


def plan_of(arguments: list[str] | None = None) -> argparse.Namespace:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("title", nargs="?", default="saigon75")
    for name, number, meaning in (
        ("generations", 12, "of tables"),
        ("tables", 24, "tried in each generation"),
        ("games", 24, "that each table plays"),
        ("check", 400, "fresh games at the end, for each seat"),
    ):
        options.add_argument(f"--{name}", type=int, default=number, help=f"{meaning}; {number} unless told")
    return options.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    plan = plan_of(arguments)
    with ProcessPoolExecutor(2) as pool:
        for seat in SeatEnv(plan.title, board=False).title.seats:
            table = trained(plan.title, seat, plan, pool.map)
            trials = [Trial(plan.title, seat, each, plan.check, FRESH) for each in (untaught(), table)]
            random, taught = pool.map(rewards, trials)
            print(
                f"{seat}, {plan.check} fresh games: random {told(random)}, taught {told(taught)}", flush=True
            )


if __name__ == "__main__":
    main()
