"""What play is in the middle of: a stack of small frames, each a plain value that is never changed.

A Procedure is a list of step names in the order of the book; it asks nobody anything.
A Decision asks one side one question. Its choices are small ints, `verb | first << 4 | second << 16`,
so that a simulation touches no text; `verbs` says how a code reads as an action and a sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

if TYPE_CHECKING:
    from indochine.kernel.odds import Odds
    from indochine.kernel.state import State

S = TypeVar("S", bound="State")

FIRST: Final = 4  # bits of the verb
SECOND: Final = 16  # bits of the verb and the first argument
ARGUMENT: Final = (1 << 12) - 1
VERB: Final = (1 << FIRST) - 1


def first(code: int) -> int:
    return code >> 4 & ARGUMENT


def second(code: int) -> int:
    return code >> 16


class Verb:
    """One kind of choice: its name, what its arguments are (names of domains), the rules it rests on."""

    def __init__(self, name: str, *args: str, rules: str) -> None:
        self.name = name
        self.args = args
        self.rules = tuple(rules.split())


class Why:
    """A reason to refuse: the rule and the id of the sentence (`refusal-<id>`)."""

    def __init__(self, rule: str, id: str) -> None:
        self.rule = rule
        self.id = id


class Frame(Generic[S]):
    """Something that play is in the middle of. Its fields never change: amending makes a new frame."""

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()  # in the order of the constructor
    steps: ClassVar[tuple[str, ...]] = ()  # of a procedure
    verbs: ClassVar[tuple[Verb, ...]] = ()  # of a decision

    def values(self) -> list[Any]:
        return [getattr(self, field) for field in self.fields]

    def amended(self, changes: dict[str, Any]) -> Frame[S]:
        """The same frame with some fields changed."""
        values, fields = self.values(), self.fields
        for field, value in changes.items():
            values[fields.index(field)] = value
        return type(self)(*values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.name == other.name and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        inner = ", ".join([f"{field}={getattr(self, field)!r}" for field in self.fields])
        return f"{type(self).__name__}({inner})"


class Procedure(Frame[S]):
    """Steps in the order of the book. A step pushes at most one frame, as its last act."""


STEPS: Final[dict[type, tuple[Callable[[Any, Any], None], ...]]] = {}  # by procedure, once it has been run


def steps_of(procedure: Frame[Any]) -> tuple[Callable[[Any, Any], None], ...]:
    """The steps of a procedure as functions of the frame and the state."""
    kind = type(procedure)
    found = STEPS.get(kind)
    if found is None:
        found = STEPS[kind] = tuple([getattr(kind, step) for step in kind.steps])
    return found


class Decision(Frame[S]):
    """One question to one side. Legality is stated once, in `refused`."""

    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def offers(self, s: S) -> list[int]:
        """Codes among which all the legal ones are; cheap, so it may leave out what is plainly hopeless."""
        raise NotImplementedError

    def refused(self, s: S, code: int) -> Why | None:
        """Why the rules forbid this code now, whatever code it is; None if they allow it."""
        raise NotImplementedError

    def tries(self, s: S) -> list[int]:
        """What a player might reasonably try, the forbidden included: the greyed buttons come from here."""
        return self.offers(s)

    def legal(self, s: S) -> list[int]:
        return [code for code in self.offers(s) if self.refused(s, code) is None]

    def asks_anyway(self, s: S) -> bool:
        """Whether even a single legal choice is put to the player, because it cannot be taken back."""
        return False

    def apply(self, s: S, code: int) -> None:
        """Carry the choice out. The decision itself is already off the stack."""
        raise NotImplementedError

    def context(self, s: S) -> dict[str, Any]:
        """Parameters for the prompt and every sentence of this decision."""
        return {}

    def remarks(self, s: S, code: int) -> dict[str, Any]:
        """Further parameters for the sentence of one choice (a warning, a count)."""
        return {}

    def odds(self, s: S, code: int) -> Odds | None:
        """The distribution of what the choice would bring, where it commits to dice."""
        return None


def advance(s: State) -> None:
    """Play on until somebody must decide or the game is over."""
    frames, steps = s.frames, s.steps
    while frames and s.outcome is None:
        frame = frames[-1]
        if isinstance(frame, Decision):
            if s.robots >> frame.side & 1:
                code = s.answer(frame)
                s.reveals += 1  # what another side answered is not taken back
            else:
                legal = frame.legal(s)
                if len(legal) > 1 or frame.asks_anyway(s):
                    s.legal = legal
                    return
                code = legal[0]
            frames.pop()
            steps.pop()
            frame.apply(s, code)
            continue
        todo, step = steps_of(frame), steps[-1]
        if step == len(todo):
            frames.pop()
            steps.pop()
        else:
            steps[-1] = step + 1
            todo[step](frame, s)
    s.legal = []


def carry_out(s: State, code: int) -> None:
    """Play one code of the decision on top of the stack, then on to the next decision."""
    frame = s.frames.pop()
    s.steps.pop()
    assert isinstance(frame, Decision)
    frame.apply(s, code)
    advance(s)
