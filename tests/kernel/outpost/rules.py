"""The rules of Outpost: what changes during play, and the frames that change it."""

from __future__ import annotations

from typing import Any

from indochine.kernel.dice import Dice
from indochine.kernel.events import EventKind, Tally
from indochine.kernel.frames import Decision, Procedure, Verb, Why, first
from indochine.kernel.state import Outcome, State
from tests.kernel.outpost.pack import Limits

SIDES = ("RED", "BLUE")
CARDS = tuple(range(6))  # card number n is worth n + 1
END, DIG, RAID = 0, 1, 2  # the verbs of Act, in their order
AWAKE, RESTING, ASLEEP = 0, 1, 2  # the verbs of Orders, and what a side has ordered
ROAD, RIVER = 0, 1

SPENT = Why("2.1", "no-action-left")
TOO_DEEP = Why("2.2", "too-deep")
TOO_EARLY = Why("2.3", "not-on-the-first-turn")
ORDERED = Why("2.5", "ordered-already")
DEALT = EventKind("dealt", "1.2", "side", "card", secret="card")
DUG = EventKind("dug", "2.2", "side", "depth:number")
RAIDED = EventKind("raided", "2.3", "side", "way", "sum:tally", "total:number")


class Outpost(State):
    """What changes during play, and nothing else."""

    __slots__ = ("cards", "depth", "limits", "shown", "trench", "turn")

    limits: Limits
    depth: int  # 2.4: how deep a trench may be
    turn: int
    cards: tuple[int, ...]  # by side
    shown: tuple[bool, bool]  # by side: whether its card lies open
    trench: list[int]  # by side

    def copy(self) -> Outpost:
        new = Outpost()
        self.copy_kernel_part(new)
        new.limits, new.depth, new.turn = self.limits, self.depth, self.turn
        new.cards, new.shown, new.trench = self.cards, self.shown, self.trench[:]
        return new


def new_state(dice: Dice, limits: Limits, deeper: bool) -> Outpost:
    s = Outpost()
    s.prepare(dice)
    s.limits, s.depth, s.turn = limits, limits.depth + deeper, 1
    s.cards, s.shown, s.trench = (), (False, False), [0, 0]
    s.orders = (AWAKE, AWAKE)
    return s


class Play(Procedure[Outpost]):
    """1.1: the deal, then turn after turn; 3.1: if nobody has broken through, nobody has won."""

    name = "play"
    steps = ("deal", "turns", "nobody_won")

    def deal(self, s: Outpost) -> None:
        """1.2: a card each, for its owner's eyes."""
        s.cards = s.shuffled(CARDS)[:2]
        for side in (0, 1):
            s.tell(DEALT, side, s.cards[side])

    def turns(self, s: Outpost) -> None:
        if s.turn < s.limits.turns:
            s.again()
        s.push(Turn())

    def nobody_won(self, s: Outpost) -> None:
        s.outcome = Outcome(None, "held", {"RED": s.trench[0], "BLUE": s.trench[1]})


class Turn(Procedure[Outpost]):
    """1.1: Red, then Blue."""

    name = "turn"
    steps = ("red", "blue", "advance_turn")

    def red(self, s: Outpost) -> None:
        s.push(Act(0, s.limits.actions))

    def blue(self, s: Outpost) -> None:
        s.push(Act(1, s.limits.actions))

    def advance_turn(self, s: Outpost) -> None:
        s.turn = min(s.turn + 1, s.limits.turns)
        red, blue = s.orders
        s.orders = (AWAKE if red == RESTING else red, AWAKE if blue == RESTING else blue)  # 2.5


class Act(Decision[Outpost]):
    """2.1: so many actions, one after another."""

    name = "act"
    verbs = (Verb("end", rules="2.1"), Verb("dig", rules="2.2"), Verb("raid", "way", rules="2.3"))
    fields = ("side", "left")

    def __init__(self, side: int, left: int) -> None:
        self.side = side
        self.left = left

    def offers(self, s: Outpost) -> list[int]:
        if s.orders[self.side] != AWAKE:
            return [END]  # 2.5: and a single choice is taken without asking
        return [END, DIG, RAID | ROAD << 4, RAID | RIVER << 4]

    def refused(self, s: Outpost, code: int) -> Why | None:
        if code == END:
            return None
        if not self.left:
            return SPENT
        if code == DIG:
            return TOO_DEEP if s.trench[self.side] >= s.depth else None
        return TOO_EARLY if s.turn == 1 else None

    def apply(self, s: Outpost, code: int) -> None:
        if code == END:
            return
        s.push(Act(self.side, self.left - 1))
        if code == DIG:
            s.trench[self.side] += 1
            s.tell(DUG, self.side, s.trench[self.side])
        else:
            raid(s, self.side, first(code))

    def context(self, s: Outpost) -> dict[str, Any]:
        return {"side": self.side, "left": self.left, "depth": s.depth}


def strength(s: Outpost, side: int, way: int, die: int) -> Tally:
    """2.3: the die and the card, less the trench of the other side, less one across the river."""
    tally = Tally().plus(die, "die", "2.3").plus(s.cards[side] + 1, "card", "2.3")
    return tally.plus(-s.trench[1 - side], "trench", "2.2").plus(-way, "river", "2.3")


def raid(s: Outpost, side: int, way: int) -> None:
    """2.3: whoever raids shows his card, and wins if he is strong enough."""
    s.shown = (s.shown[0] or side == 0, s.shown[1] or side == 1)
    tally = strength(s, side, way, s.roll(1)[0])
    s.tell(RAIDED, side, way, tally, tally.total)
    if tally.total >= s.limits.needed:
        s.outcome = Outcome(SIDES[side], "raid", {SIDES[side]: tally.total})


class Orders(Decision[Outpost]):
    """2.5: what a side may order at any time: its turn ends unasked, this one or every one."""

    name = "orders"
    verbs = (Verb("wake", rules="2.5"), Verb("rest", rules="2.5"), Verb("sleep", rules="2.5"))

    def offers(self, s: Outpost) -> list[int]:
        return [AWAKE, RESTING, ASLEEP]

    def refused(self, s: Outpost, code: int) -> Why | None:
        return ORDERED if s.orders[self.side] == code else None

    def apply(self, s: Outpost, code: int) -> None:
        s.orders = (code, s.orders[1]) if self.side == 0 else (s.orders[0], code)

    def context(self, s: Outpost) -> dict[str, Any]:
        return {"side": self.side}
