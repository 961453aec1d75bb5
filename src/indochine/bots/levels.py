"""The bots by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from indochine.bots.sight import Bot, PlainSight, Sight
from indochine.kernel.errors import BadSetup


class RandomBot:
    """Every legal choice is as likely as any other: the yardstick for all who think."""

    def choose(self, sight: Sight | PlainSight, rng: Random) -> int:
        codes = sight.codes
        return codes[int(rng.random() * len(codes))]


LEVELS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def names() -> list[str]:
    return list(LEVELS)


def bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in LEVELS:
        raise BadSetup(f"there is no bot {name!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[name]()
