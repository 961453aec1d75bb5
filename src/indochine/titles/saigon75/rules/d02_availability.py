"""D.2: how many units a side may activate this phase, +1 markers, and the buying of air supports."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.events import Tally
from indochine.kernel.frames import Verb, Why
from indochine.titles.saigon75.book import NV, SV, VC
from indochine.titles.saigon75.events import AIR_BOUGHT, AVAILABILITY, RAISED, TOKEN_ACTIVATION, TOKEN_USED
from indochine.titles.saigon75.rules.d06b_rebuild import REBUILD_VERB, rebuild, rebuild_refused
from indochine.titles.saigon75.rules.d10_tokens import (
    EXCHANGE_VERB,
    exchange_refused,
    offer_exchange,
    token_refused,
)
from indochine.titles.saigon75.rules.t8_saigon import saigon_claim
from indochine.titles.saigon75.state import Ask, Saigon, Step

DONE: Final = 0
PLUS_ONE: Final = 1
TOKEN: Final = 2
REROLL: Final = 3
REBUILD: Final = 4
EXCHANGE: Final = 5
BUY: Final = 1

NO_PLUS_ONE: Final = Why("D.2.7", "no-plus-one")
AT_MAXIMUM: Final = Why("D.2.8a", "at-maximum")
BOX_FULL: Final = Why("D.2.5a", "air-box-full")
NO_SUPPLY: Final = Why("M.1.4", "no-air-supply")
NO_ACTIVATION: Final = Why("D.2.4a", "no-activation")
SAIGON_FIRST: Final = Why("T8.2", "saigon-first")
NO_DIVISION_LEFT: Final = Why("D.2.2a", "no-division-activation")
NO_VC_LEFT: Final = Why("D.2.3a", "no-vc-activation")
REVOLT: Final = Why("card:12", "barred-by-revolt")


class Availability(Step):
    """D.1.3, D.1.4, D.2.1a: roll, mend the result, then SV buys air supports."""

    name = "availability"
    steps = ("roll", "raise_result", "buy_air")
    fields = ("side", "die", "raised")

    def __init__(self, side: int, die: int = 0, raised: int = 0) -> None:
        self.side = side
        self.die = die
        self.raised = raised

    def roll(self, s: Saigon) -> None:
        s.free_vc = s.book.free_vc if self.side == NV else 0
        read_table(s, self.side, s.roll(1)[0], 0)

    def raise_result(self, s: Saigon) -> None:
        s.push(RaiseAvailability(self.side))

    def buy_air(self, s: Saigon) -> None:
        if self.side == SV:
            s.push(BuyAir(self.side))


def read_table(s: Saigon, side: int, die: int, raised: int) -> None:
    """D.2.1a, D.2.1b: the die and the bonus of the turn, never above the maximum of the turn."""
    tally = Tally().plus(die, "die", "D.2.1a").plus(s.book.bonus[side][s.turn - 1], "turn-bonus", "D.2.1a")
    tally.plus(raised, "raised", "D.2.7")
    tally.at_most(maximum(s, side), "turn-maximum", "D.2.1b")
    s.available = tally.total
    s.amend(die=die, raised=raised)
    s.tell(AVAILABILITY, side, die, tally, s.available)


def maximum(s: Saigon, side: int) -> int:
    return s.book.maximum[side][s.turn - 1]


class RaiseAvailability(Ask):
    """D.2.7, D.2.8: spend +1 markers or an Objective token, never past the maximum of the turn."""

    name = "raise-availability"
    verbs = (
        Verb("done", rules="D.2.1a"),
        Verb("plus1", rules="D.2.7 D.2.8a"),
        Verb("token", rules="D.2.8b D.10.4"),
        Verb("reroll", rules="D.10.5"),
        REBUILD_VERB,
        EXCHANGE_VERB,
    )

    def offers(self, s: Saigon) -> list[int]:
        codes = [DONE]
        if s.plus_ones[self.side]:
            codes.append(PLUS_ONE)
        if s.holds_token(self.side):
            codes += [TOKEN, REROLL, EXCHANGE]
        if self.side == NV and s.may_rebuild():
            codes.append(REBUILD)
        return codes

    def tries(self, s: Saigon) -> list[int]:
        return [DONE, PLUS_ONE, TOKEN, REROLL]

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == PLUS_ONE:
            return NO_PLUS_ONE if not s.plus_ones[self.side] else self.at_maximum(s)
        if code == TOKEN:
            return token_refused(s, self.side) or self.at_maximum(s)
        if code == REROLL:
            return token_refused(s, self.side)
        if code == REBUILD:
            return rebuild_refused(s, self.side)
        return exchange_refused(s, self.side) if code == EXCHANGE else None

    def at_maximum(self, s: Saigon) -> Why | None:
        return AT_MAXIMUM if s.available >= maximum(s, self.side) else None

    def apply(self, s: Saigon, code: int) -> None:
        if code == DONE:
            return
        frame = s.frames[-1]
        assert isinstance(frame, Availability)
        if code == PLUS_ONE:
            s.spend_plus_one(self.side)
            raise_by_one(s, frame)
            s.tell(RAISED, self.side, s.available)
        elif code == TOKEN:
            s.use_token(self.side)
            raise_by_one(s, frame)
            s.tell(TOKEN_ACTIVATION, self.side, s.available)
        elif code == REROLL:
            s.use_token(self.side)
            s.tell(TOKEN_USED, self.side)
            read_table(s, self.side, s.roll(1)[0], frame.raised)
        elif code == REBUILD:
            rebuild(s)
        s.push(self)
        if code == EXCHANGE:
            offer_exchange(s, self.side)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {
            "side": self.side,
            "available": s.available,
            "maximum": maximum(s, self.side),
            "plus_ones": s.plus_ones[self.side],
        }


def raise_by_one(s: Saigon, frame: Availability) -> None:
    """D.2.7: one more activation; the markers count again if the die is rolled anew."""
    s.available += 1
    s.amend(raised=frame.raised + 1)


class BuyAir(Ask):
    """D.2.4a, D.2.5a: an air support costs one activation; the box holds five (ruling:1).

    Its use is free afterwards (D.2.4b): a die in combat, or the transport of a Ranger battalion (D.2.5b).
    """

    name = "buy-air"
    verbs = (Verb("done", rules="D.2.4a"), Verb("buy", rules="D.2.4a D.2.5a"))

    def offers(self, s: Saigon) -> list[int]:
        return [DONE, BUY]

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code == DONE:
            return None
        if s.air_ready >= s.book.air_box:
            return BOX_FULL
        if not s.air_supply:
            return NO_SUPPLY
        if not s.available:
            return NO_ACTIVATION
        return SAIGON_FIRST if s.available <= saigon_claim(s) else None

    def apply(self, s: Saigon, code: int) -> None:
        if code == BUY:
            s.available -= 1
            s.air_supply -= 1
            s.air_ready += 1
            s.tell(AIR_BOUGHT, s.air_ready)
            s.push(self)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"available": s.available, "ready": s.air_ready, "supply": s.air_supply}


def activation_refused(s: Saigon, unit: int, place: int) -> Why | None:
    """D.2.2a, D.2.3a, D.2.4a, T8.2: whether a unit may be activated now; once activated it is free."""
    bit = 1 << unit
    if s.activated & bit:
        return None
    if s.barred & bit:
        return REVOLT
    if bit & s.book.kind_set[VC]:
        return None if s.free_vc else NO_VC_LEFT
    if bit & s.book.side_set[NV]:
        return None if s.available else NO_DIVISION_LEFT
    if not s.available:
        return NO_ACTIVATION
    if s.turn == s.book.turns and place != s.book.saigon and s.available <= saigon_claim(s):
        return SAIGON_FIRST
    return None


def activate(s: Saigon, unit: int) -> None:
    """D.2.6: turn a unit to its activated face, paying for it."""
    bit = 1 << unit
    if s.activated & bit:
        return
    s.activated |= bit
    if bit & s.book.kind_set[VC]:
        s.free_vc -= 1
    else:
        s.available -= 1
