"""What a study keeps of each game: plain values, the same wherever the game was played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from msgspec import Struct

EVEN = 0.5


class Facts(Struct, frozen=True):
    """One game. Series have one value for the start and one for the end of each turn in `turns`."""

    seed: int
    options: dict[str, Any]  # those that vary, as this game drew them
    winner: str | None
    reason: str
    score: dict[str, Any]
    points: float  # what the game was worth to the first seat
    decisions: int
    turns: list[int]  # 0 for the start
    lead: list[float]  # of the first seat: 1 is won; nothing if the title cannot judge a position
    figures: dict[str, list[float | None]]  # numbers shown beside the board
    cards: dict[str, dict[str, int]]  # how often each card was used, by seat ("": by the game itself)
    there: list[str]  # units in play at the end
    gone: list[str]  # units out of the game
    waiting: list[str]  # units beside the map: neither
    rules: dict[str, int]  # how often each rule was cited
    digest: str  # of the situation at the end
    record: dict[str, Any] | None = None

    @property
    def last_turn(self) -> int:
        return self.turns[-1]

    @property
    def lead_changes(self) -> int:
        """How often the other side came to be ahead; an even position is nobody's lead."""
        ahead = [worth > EVEN for worth in self.lead if worth != EVEN]
        return sum(a != b for a, b in pairwise(ahead))

    @property
    def settled(self) -> int | None:
        """The turn at whose end whoever came out ahead had taken the lead for good."""
        if not self.lead or self.lead[-1] == EVEN:
            return None
        since = len(self.lead) - 1
        while since and (self.lead[since - 1] - EVEN) * (self.lead[-1] - EVEN) > 0:
            since -= 1
        return self.turns[since]


class Played(Struct, frozen=True):
    """A chunk that has been played; `seconds` is how long its games took."""

    facts: list[Facts]
    seconds: float
