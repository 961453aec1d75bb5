"""The bots by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable

from indochine.bots.plain import GreedyBot, PlannerBot, RandomBot
from indochine.bots.search import SearchBot
from indochine.bots.sight import Bot
from indochine.kernel.errors import BadSetup
from indochine.kernel.title import Title


def captain() -> Bot:
    return SearchBot()


def general() -> Bot:
    return SearchBot(far=True)


LEVELS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "captain": captain,
    "general": general,
}


def names(found: Title | None = None) -> list[str]:
    """All levels, or those that a title has: without a strategy it has only the first."""
    return list(LEVELS) if found is None or found.strategy else ["random"]


def bot(name: str, seconds: float | None = None) -> Bot:
    """A bot by its name; one that searches plays the best that it has found after so many seconds."""
    if name not in LEVELS:
        raise BadSetup(f"there is no bot {name!r}; there are: {', '.join(LEVELS)}")
    found = LEVELS[name]()
    if seconds is not None and isinstance(found, SearchBot):
        found.seconds = seconds
    return found
