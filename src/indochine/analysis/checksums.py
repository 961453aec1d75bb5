"""Whole random games in short: the same on every machine and on every build of the same rules."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from random import Random

from indochine.kernel.registry import title


def playout(title_id: str, seed: int) -> str:
    """One random game: what could be chosen each time, what was chosen, and how it ended."""
    game, rng = title(title_id).start(seed=seed).copy(quiet=True), Random(seed)
    told = hashlib.sha256()
    while not game.over:
        codes = game.codes
        told.update(repr(codes).encode())
        game.choose(codes[int(rng.random() * len(codes))])
    assert game.outcome is not None
    told.update(repr(sorted(game.outcome.json().items())).encode() + game.digest().encode())
    return told.hexdigest()


def checksum(title_id: str, seeds: Iterable[int]) -> str:
    """Many games in one word: two builds are compared by hand with it."""
    told = hashlib.sha256()
    for seed in seeds:
        told.update(playout(title_id, seed).encode())
    return told.hexdigest()[:16]
