"""Prints the counts that tests/test_counts.py holds: python -m tests.make_counts

How many sequences of choices there are to depth 1, 2 and 3 from three situations. A rule that drifts without
anybody noticing changes them. Run it after a change of the rules that is meant, and copy the numbers over.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import indochine

DEPTH = 3
SEED = 1975


def reached(stop: Callable[[indochine.Game], bool], seed: int) -> indochine.Game:
    """Random play from the first ready placement until a situation comes up; then its position, dice anew."""
    title = indochine.title("saigon75")
    game, rng = title.start(seed=seed), Random(seed)
    assert game.decision is not None
    game.play(next(c for c in game.decision.choices if c.action[0] == "ready"))
    while not game.over and not stop(game):
        game.choose(rng.choice(game.codes))
    return reached(stop, seed + 1) if game.over else title.from_position(game.position(), seed=SEED)


def is_nv_movement(game: indochine.Game) -> bool:
    assert game.decision is not None
    late = game.view("NV")["turn"] >= 4
    return late and game.seat == "NV" and game.decision.name == "move-units" and len(game.codes) >= 12


def is_rich_announcement(game: indochine.Game) -> bool:
    """A combat in which something can be announced."""
    assert game.decision is not None
    return game.decision.name == "announce-bonus" and len(game.codes) >= 3


SITUATIONS = {
    "after placement": lambda: reached(lambda game: True, 1),
    "movement of the North in mid-game": lambda: reached(is_nv_movement, 2),
    "announcements before a combat": lambda: reached(is_rich_announcement, 3),
}


def sequences(game: indochine.Game, depth: int) -> list[int]:
    """How many sequences of 1, 2, ... choices there are; the dice of each fall as the seed has it."""
    counts = [len(game.codes)] + [0] * (depth - 1)
    for code in game.codes if depth > 1 else []:
        copy = game.copy(quiet=True)
        copy.choose(code)
        for level, number in enumerate(sequences(copy, depth - 1), start=1):
            counts[level] += number
    return counts


def main() -> None:
    for name, situation in SITUATIONS.items():
        print(f'    "{name}": {sequences(situation(), DEPTH)},')


if __name__ == "__main__":
    main()
