"""What a bot thought before it decided: told to whoever asks why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Weighed:
    """One choice that a bot weighed: how far it leaned to it (all add up to 1), what it expects of it."""

    code: int
    share: float
    worth: float | None = None  # 1 is won, 0 is lost; None if the bot looked no further


@dataclass(frozen=True)
class Thought:
    """The choice taken and those weighed, best first; `simulations` is how many games were imagined."""

    code: int
    weighed: list[Weighed]
    simulations: int = 0

    def json(self, actions: dict[int, list[Any]]) -> dict[str, Any]:
        return {
            "action": actions[self.code],
            "simulations": self.simulations,
            "weighed": [
                {"action": actions[w.code], "share": round(w.share, 4), "worth": rounded(w.worth)}
                for w in self.weighed
            ],
        }


def rounded(worth: float | None) -> float | None:
    return None if worth is None else round(worth, 4)


def best_first(weighed: list[Weighed]) -> list[Weighed]:
    """Stable: among equals the order of the rules."""
    return sorted(weighed, key=lambda w: (-w.share, -(w.worth or 0.0)))
