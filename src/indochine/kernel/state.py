"""The state of a game: what the kernel needs of it. A title adds its own fields, flat lists of small ints."""

from __future__ import annotations

from typing import Any, TypeVar

from indochine.kernel.dice import Dice
from indochine.kernel.events import Chain, Event, EventKind, Throw
from indochine.kernel.frames import Decision, Frame

Self = TypeVar("Self", bound="State")


class Outcome:
    """How a game ended: the winner's seat (None for a draw), the reason, the score."""

    __slots__ = ("reason", "score", "winner")

    def __init__(self, winner: str | None, reason: str, score: dict[str, Any]) -> None:
        self.winner = winner
        self.reason = reason
        self.score = score

    def json(self) -> dict[str, Any]:
        return {"winner": self.winner, "reason": self.reason, "score": self.score}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.winner, self.reason))

    def __repr__(self) -> str:
        return f"Outcome({self.winner!r}, {self.reason!r}, {self.score!r})"


class State:
    """Everything that changes during play. It has no constructor of its own, so that `copy`, which each title
    writes out field by field, is cheap: tree search lives on it. `prepare` fills in a new one."""

    __slots__ = (
        "dice",
        "frames",
        "journal",
        "legal",
        "loud",
        "orders",
        "outcome",
        "reveals",
        "robots",
        "steps",
    )

    frames: list[Frame[Any]]
    steps: list[int]
    dice: Dice
    legal: list[int]  # codes of the decision on top, never changed in place
    outcome: Outcome | None
    orders: tuple[int, ...]  # by side: standing orders, as the title encodes them; private to the seat
    robots: int  # bit set of sides that a procedure of the book plays
    reveals: int  # how often something random or hidden came out
    loud: bool  # events are kept; a simulation is quiet
    journal: Chain | None

    def prepare(self, dice: Dice) -> None:
        self.frames = []
        self.steps = []
        self.dice = dice
        self.legal = []
        self.outcome = None
        self.orders = ()
        self.robots = 0
        self.reveals = 0
        self.loud = True
        self.journal = None

    def copy_kernel_part(self, new: State) -> None:
        new.frames = self.frames[:]
        new.steps = self.steps[:]
        dice = self.dice
        new.dice = Dice(dice.source, dice.count, dice.script)
        new.legal = self.legal
        new.outcome = self.outcome
        new.orders = self.orders
        new.robots = self.robots
        new.reveals = self.reveals
        new.loud = self.loud
        new.journal = self.journal

    def copy(self: Self) -> Self:
        raise NotImplementedError

    # The stack

    def push(self, frame: Frame[Any]) -> None:
        self.frames.append(frame)
        self.steps.append(0)

    def again(self) -> None:
        """The running step comes again once what it pushes is done."""
        self.steps[-1] -= 1

    def finish(self) -> None:
        """The procedure on top ends here, its further steps left out."""
        self.frames.pop()
        self.steps.pop()

    def replace(self, frame: Frame[Any]) -> None:
        """Another frame in the place of the one on top, at the same step."""
        self.frames[-1] = frame

    def amend(self, **changes: Any) -> None:
        """The frame on top, with some fields changed."""
        self.frames[-1] = self.frames[-1].amended(changes)

    # Chance, and what is told of it

    def roll(self, n: int) -> list[int]:
        """n six-sided dice, logged as they fall."""
        self.reveals += 1
        word = self.dice.count
        faces = self.dice.roll(n)
        if self.loud:
            self.journal = Chain(self.journal, Throw(faces, word))
        return faces

    def roll_die(self, sides: int) -> int:
        """One die with so many sides, logged as it falls."""
        self.reveals += 1
        word = self.dice.count
        face = self.dice.die(sides)
        if self.loud:
            self.journal = Chain(self.journal, Throw([face], word))
        return face

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        self.reveals += 1
        return self.dice.shuffled(items)

    def tell(self, kind: EventKind, *values: Any) -> None:
        if self.loud:
            owner = self.seat(values[kind.side_at]) if kind.secret else -1
            self.journal = Chain(self.journal, Event(kind, values, owner))

    # For titles

    def answer(self, decision: Decision[Any]) -> int:
        """What the procedure that plays a side without a player decides."""
        raise NotImplementedError

    def seat(self, side: int) -> int:
        """Which seat plays a side; a match of two games swaps them."""
        return side
