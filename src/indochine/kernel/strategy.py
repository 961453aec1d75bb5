"""What a title knows of playing it well: how good a position is, and what a sensible commander would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from indochine.kernel.lessons import leanings, shares

if TYPE_CHECKING:
    from indochine.kernel.state import State

S = TypeVar("S", bound="State")

EVEN = 0.5


class Strategy(Generic[S]):
    """Each title writes one in `bot.py`. Bots ask it about games that they imagine, never about the true one;
    so it may read the whole state, and gains nothing from what its side could not know."""

    horizon: ClassVar[int] = 40  # decisions after which a playout ends and the position is judged
    stages: ClassVar[int] = 0  # if there are any, a playout ends when so many have passed
    few: ClassVar[int] = 8  # simulations for a decision, of a level that has few of them
    many: ClassVar[int] = 96  # of one that has many
    farther: ClassVar[int] = 0  # further stages for a level that has many
    steady: ClassVar[float] = 0.8  # part of the decisions of a playout in which habit rules
    efforts: ClassVar[dict[str, int]] = {}  # times these for single questions; 0 where habits know as well
    learned_well: ClassVar[tuple[str, ...]] = ()  # questions that lessons answer better than a search
    curiosity: ClassVar[float] = 0.7  # how far a search trusts the weights: less where worths are alike
    widening: ClassVar[float] = 1.6  # further choices tried after n visits: this times the square root of n
    trust: ClassVar[float] = 2.0  # beside the lessons a weight of habit counts for this power of it
    heed: ClassVar[float] = 0.02  # part of all weights that lessons must leave a choice to be tried at all
    proof: ClassVar[float] = 0.5  # standard errors by which a choice must be better than habit's to be taken

    def effort(self, s: S, far: bool) -> int:
        """Times the simulations of a level for the question that is asked; 0 if a search finds nothing better
        than habit, or for a level that has lessons, nothing better than these."""
        question = s.frames[-1].name
        if far and question in self.learned_well and self.lessons(s):
            return 0
        return self.efforts.get(question, 1)

    def simulations(self, s: S, far: bool) -> int:
        """How many games a level imagines that has few of them, or many and the lessons."""
        return self.many if far else self.few

    def last_stage(self, s: S, far: bool) -> int:
        """The stage at which the games that it imagines are judged."""
        return self.stage(s) + self.stages + (self.farther if far else 0)

    def stage(self, s: S) -> int:
        """How far a game has got, in turns or in the phases of a side: where one ends, judging is surest."""
        return 0

    def worth(self, s: S, side: int) -> float:
        """How good a position is for a side, the end of a game included: 1 is won, 0 is lost."""
        raise NotImplementedError

    def glance(self, s: S, side: int) -> float:
        """The same for who looks no farther than one choice: a title whose `worth` holds only where a stage
        ends judges the middle of it here."""
        return self.worth(s, side)

    def weights(self, s: S) -> list[float]:
        """How gladly the deciding side would play each of `s.legal`, in that order; 0 is what no sensible
        commander does. Twice the weight is played twice as often; at least one is above 0."""
        raise NotImplementedError

    def traits(self, s: S) -> list[list[int]]:
        """What each of `s.legal` is like, as numbers by which lessons are looked up (see `lessons.py`)."""
        return [[] for _ in s.legal]

    def lessons(self, s: S) -> dict[int, float]:
        """What games against itself have taught of each trait, in logits; nothing if there were none."""
        return {}

    def schooled(self, s: S) -> list[float]:
        """The weights of who goes by habit and by the lessons."""
        weights, lessons = self.weights(s), self.lessons(s)
        if not lessons or len(weights) == 1:
            return weights
        return shares(leanings(weights, self.traits(s), lessons, self.trust))


def result(s: State, seats: tuple[str, ...], side: int) -> float:
    """What a finished game is worth to a side: won, lost or even."""
    outcome = s.outcome
    assert outcome is not None
    if outcome.winner is None:
        return EVEN
    return 1.0 if outcome.winner == seats[s.seat(side)] else 0.0
