"""What the tests of every title's position documents share: ways to spoil one, and play that bears it."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Sequence
from typing import Any

import indochine
from indochine.kernel.errors import BadPosition

Document = dict[str, Any]
Change = Callable[[Document], Any]

ANYTHING = (
    None, True, 0, -1, 3, 99, 10**30, 2.5, "", "x", "none", "FR", "10",
    [], ["none"], [1], [None], [[]], {}, {"x": 1},
)  # fmt: skip


def played(title: indochine.Title, decisions: int, seed: int = 1) -> indochine.Game:
    """A game played at random, for so many decisions or to its end."""
    game, chance = title.start(seed=seed), random.Random(seed)
    while decisions and not game.over:
        game.choose(chance.choice(game.codes))
        decisions -= 1
    return game


# One thing changed


def put(*path: str | int, value: Any) -> Change:
    def change(document: Document) -> None:
        place_of(document, path)[path[-1]] = value

    return change


def gone(*path: str | int) -> Change:
    def change(document: Document) -> None:
        del place_of(document, path)[path[-1]]

    return change


def place_of(document: Document, path: Sequence[Any]) -> Any:
    """The table or list in which the last step of the path lies."""
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    return place


# Anything changed to anything


def places(document: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    found = [path] if path else []
    if isinstance(document, dict | list):
        for key in document if isinstance(document, dict) else range(len(document)):
            found += places(document[key], (*path, key))
    return found


def spoiled(chance: random.Random, sources: Sequence[Document], wrong: Sequence[Any]) -> Document:
    """A document with one thing replaced by something else: on the board, or in the agenda."""
    document = copy.deepcopy(chance.choice(sources))
    part = chance.choice([key for key in document if key not in ("title", "scenario", "options")])
    path = chance.choice([path for path in places(document) if path[0] == part])
    place_of(document, path)[path[-1]] = chance.choice(wrong)
    return document


def loaded(title: indochine.Title, document: Document, seed: int) -> indochine.Game | None:
    """The game of a document, or nothing if it is refused by name."""
    try:
        return title.from_position(document, seed=seed)
    except BadPosition:
        return None


def check_spoiled_documents(
    title: indochine.Title, sources: Sequence[Document], names: Sequence[str], seed: int
) -> None:
    """Each is refused by name or played on; none crashes. The names are some that the title knows."""
    chance = random.Random(seed)
    for _ in range(25):
        game = loaded(title, spoiled(chance, sources, [*ANYTHING, *names]), seed)
        for _ in range(12):
            if game and not game.over:
                assert game.decision is not None
                game.choose(chance.choice(game.codes))
        assert game is None or title.invariants(game.state) == []
