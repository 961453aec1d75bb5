"""How much one client may ask for: buckets that fill up with time."""

from __future__ import annotations

import time
from collections.abc import Callable

from indochine.server.problems import Trouble

RATES = {  # how many a second in the long run, and how many at once
    "act": (300.0, 600.0),
    "look": (200.0, 400.0),
    "make": (0.5, 30.0),
    "heavy": (5.0, 20.0),
    "replay": (12.0, 60.0),  # somebody drags a slider through a game
    "think": (0.2, 10.0),  # a process is busy with each
    "wrong": (0.5, 30.0),
}
MOST = 50_000  # buckets remembered; the full ones are forgotten first


class Limits:
    """A factor of 0 lifts all limits."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.factor = factor
        self.clock = clock
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when

    def take(self, kind: str, who: str) -> None:
        """One request; Trouble if there were too many lately."""
        if not self.factor:
            return
        rate, most = RATES[kind]
        now = self.clock()
        left, then = self.buckets.get((kind, who), (most * self.factor, now))
        left = min(most * self.factor, left + (now - then) * rate * self.factor)
        if left < 1:
            raise Trouble("too-many")
        self.buckets[kind, who] = (left - 1, now)
        if len(self.buckets) > MOST:
            self.forget(now)

    def forget(self, now: float) -> None:
        for (kind, who), (left, then) in list(self.buckets.items()):
            rate, most = RATES[kind]
            if left + (now - then) * rate * self.factor >= most * self.factor:
                del self.buckets[kind, who]
        if len(self.buckets) > MOST:
            self.buckets.clear()
