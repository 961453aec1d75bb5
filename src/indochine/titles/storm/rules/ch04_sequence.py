"""4.0: eight turns of a Draw Phase, an Impulse Phase and an End Phase; how impulses alternate and end."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.titles.storm.book import AFTER_ACTION, END_OF_IMPULSE, FR, VM
from indochine.titles.storm.events import IMPULSE_BOUGHT, PHASE_ENDS, TURN_BEGINS
from indochine.titles.storm.rules.ch03_setup import SetUp
from indochine.titles.storm.rules.ch04_end import EndPhase
from indochine.titles.storm.rules.ch05_cards import DrawPhase
from indochine.titles.storm.rules.ch05_windows import end_impulse_orders, open_window
from indochine.titles.storm.rules.ch06_impulse import ChooseAction
from indochine.titles.storm.rules.ch14_victory import judge
from indochine.titles.storm.rules.ch15_bidding import Bidding
from indochine.titles.storm.state import Ask, Step, Storm

END: Final = 0
DISCARD: Final = 1

NOT_IN_HAND: Final = Why("4.0Bd", "not-in-hand")


class Play(Step):
    """1.0, 3.0a: sides, set-up, eight turns, and a winner is named."""

    name = "play"
    steps = ("choose_sides", "set_up", "turns")

    def choose_sides(self, s: Storm) -> None:
        """3.0a: by agreement, or by the optional bidding (15.0)."""
        if s.settings.bid:
            s.push(Bidding())

    def set_up(self, s: Storm) -> None:
        s.push(SetUp())

    def turns(self, s: Storm) -> None:
        s.again()
        s.push(Turn())


class Turn(Step):
    """4.0: the three phases in their order."""

    name = "turn"
    steps = ("draw_phase", "impulse_phase", "end_phase", "advance_marker")

    def draw_phase(self, s: Storm) -> None:
        s.tell(TURN_BEGINS, s.turn)
        s.push(DrawPhase())

    def impulse_phase(self, s: Storm) -> None:
        """4.0Ba: the Viet Minh have the first impulse of every turn."""
        s.lost_now = 0
        s.push(ImpulsePhase(s.book.first_side, False))

    def end_phase(self, s: Storm) -> None:
        s.push(EndPhase())

    def advance_marker(self, s: Storm) -> None:
        """4.0Ce: after the last turn the game is over; the No Replacements marker goes with its turn."""
        if s.turn == s.book.turns:
            s.again()  # a position saved after the end is judged again
            judge(s)
            return
        s.no_replacements = False
        s.turn += 1


class ImpulsePhase(Step):
    """4.0B: one impulse, then the other side's, until passes end the phase."""

    name = "impulse-phase"
    steps = ("impulse", "answer_a_pass", "go_on")
    fields = ("side", "french_passed")

    def __init__(self, side: int, french_passed: bool) -> None:
        self.side = side
        self.french_passed = french_passed  # in the impulse before this one

    def impulse(self, s: Storm) -> None:
        s.push(Impulse(self.side))

    def answer_a_pass(self, s: Storm) -> None:
        """4.0Bc, 4.0Bd: after a French pass a Viet Minh pass ends the phase; else the French may go on."""
        if self.side == VM and s.passed:
            if self.french_passed:
                end_phase(s)
            else:
                s.push(BuyImpulse(FR))

    def go_on(self, s: Storm) -> None:
        s.finish()
        s.push(ImpulsePhase(1 - self.side, self.side == FR and s.passed))


def end_phase(s: Storm) -> None:
    """4.0Bc, 4.0Bd: no further impulse this turn."""
    end_impulse_orders(s)
    s.tell(PHASE_ENDS)
    s.finish()


class BuyImpulse(Ask):
    """4.0Bd: the Viet Minh have passed; a French card, discarded without effect, keeps the phase going."""

    name = "buy-impulse"
    verbs = (Verb("end", rules="4.0Bd"), Verb("discard", "card", rules="4.0Bd 5.2g"))

    def offers(self, s: Storm) -> list[int]:
        return [END] + [DISCARD | card << 4 for card in s.book.distinct(s.hands[self.side])]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if code == END or s.hands[self.side] >> first(code) & 1 else NOT_IN_HAND

    def apply(self, s: Storm, code: int) -> None:
        if code == END:
            end_phase(s)
        else:
            s.tell(IMPULSE_BOUGHT, first(code))
            s.to_discards(self.side, first(code))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side}


class Impulse(Step):
    """6.0: one action, an impulse card or a pass; cards for any time around it; then its end."""

    name = "impulse"
    steps = ("begin", "act", "after_action", "end_of_impulse")
    fields = ("side", "broken")

    def __init__(self, side: int, broken: bool = False) -> None:
        self.side = side
        self.broken = broken  # an assault with nobody left to go on has ended it (card:fr-04, card:fr-11)

    def begin(self, s: Storm) -> None:
        """card:fr-16: what was lost in the impulse just before may be counter-attacked in this one."""
        end_impulse_orders(s)
        s.active = self.side
        s.passed = False
        s.lost_before = s.lost_now
        s.lost_now = 0

    def act(self, s: Storm) -> None:
        s.push(ChooseAction(self.side))

    def after_action(self, s: Storm) -> None:
        """ruling:4: cards for any time in one's own impulse, after the action too."""
        if not s.passed and not self.broken:
            open_window(s, self.side, AFTER_ACTION)

    def end_of_impulse(self, s: Storm) -> None:
        """card:vm-15: the end of any impulse, a pass included (ruling:12)."""
        open_window(s, VM, END_OF_IMPULSE)
