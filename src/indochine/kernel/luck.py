"""Was that roll lucky? What dice brought, against all that they could have brought, as one number.

A title says of each kind of event that tells of a roll how good every result is for the side whose luck it
is. A roll is judged as it fell: what a later roll of the same combat brings is that roll's own luck, so that
luck adds up, and is nothing on average whatever the players decide in between.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from indochine.kernel.events import Event, Tally

DICE: Final = "dice"  # what the part of a sum is called that fell

Spread = dict[float, float]  # the chance of each worth
Chances = Mapping[Any, float]  # of results, each a tuple of numbers


class Rolled:
    """A roll as the log tells it: the event, its dice, the state before the choice that led to it."""

    __slots__ = ("before", "earlier", "event", "faces", "now", "untold")

    def __init__(
        self,
        before: Any,
        earlier: Sequence[Event],
        event: Event,
        faces: list[int],
        now: bool = True,
        untold: list[list[int]] | None = None,
    ) -> None:
        self.before = before
        self.earlier = earlier  # events, the latest last
        self.event = event
        self.faces = faces
        self.now = now  # whether they fell after that choice, and not after an earlier one
        self.untold = untold or []  # dice before them that no event was about

    def last(self, *kinds: str) -> Event | None:
        """The latest earlier event of some kinds."""
        for event in reversed(self.earlier):
            if event.kind.name in kinds:
                return event
        return None


class Judged:
    """The luck of one side in a roll: what came, and what could have come, in the title's measure."""

    __slots__ = ("faces", "got", "side", "spread")

    def __init__(self, side: int, spread: Spread, got: float, faces: Sequence[int]) -> None:
        self.side = side
        self.spread = spread
        self.got = got
        self.faces = faces  # the side's own dice

    @property
    def expected(self) -> float:
        return sum((worth * chance for worth, chance in self.spread.items()), 0.0)

    @property
    def variance(self) -> float:
        mean = self.expected
        return sum((chance * (worth - mean) ** 2 for worth, chance in self.spread.items()), 0.0)

    @property
    def percentile(self) -> float:
        """The chance of less than came, and half the chance of just that."""
        below = sum((chance for worth, chance in self.spread.items() if worth < self.got), 0.0)
        return below + self.spread.get(self.got, 0.0) / 2


Judge = Callable[[Rolled], list[Judged]]  # nothing if it cannot be told whom the roll favours


def before_the_dice(tally: Tally) -> Tally:
    """What stood in a sum before the dice fell."""
    found = Tally()
    found.parts = [part for part in tally.parts if part.label != DICE]
    return found


def weighed(result: Sequence[int], worth: Sequence[float]) -> float:
    """A result as one number, so that equal worth is equal to the last bit."""
    return round(sum((number * each for number, each in zip(result, worth, strict=True)), 0.0), 9)


def judged(
    rolled: Rolled, side: int, chances: Chances, worth: Sequence[float], result: Sequence[int]
) -> Judged:
    """A roll as luck of a side, from the chances of its results and what each number in them is worth."""
    spread: Spread = {}
    for each, chance in chances.items():
        value = weighed(each, worth)
        spread[value] = spread.get(value, 0.0) + chance
    return Judged(side, spread, weighed(result, worth), rolled.faces)
