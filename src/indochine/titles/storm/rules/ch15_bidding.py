"""15.0: an optional bidding for the sides, in the number of victory areas that the Viet Minh must hold."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.titles.storm.book import FR, SIDES, VM
from indochine.titles.storm.events import BID_ROLL, BID_WON, BIDS
from indochine.titles.storm.state import ASK, ONLY_ASSAULTS, STANDING, Ask, Step, Storm

BID: Final = 0
NOT_THAT_MANY: Final = Why("15.0a", "not-that-many-areas")


class Bidding(Step):
    """15.0a: both bid unseen (ruling:1); the higher bid takes the Viet Minh and is their target."""

    name = "bidding"
    steps = ("take_bids",)

    def take_bids(self, s: Storm) -> None:
        if len(s.bids) < len(SIDES):
            s.again()
            s.push(Bid(len(s.bids)))
        else:
            compare(s)


def compare(s: Storm) -> None:
    first_bid, second_bid = s.bids
    s.tell(BIDS, first_bid, second_bid)
    s.reveals += 1
    winner = roll_off(s) if first_bid == second_bid else int(second_bid > first_bid)
    s.needed = s.bids[winner]
    s.tell(BID_WON, winner, s.needed)
    s.swapped = winner != VM
    if s.swapped:
        s.orders = (s.orders[1], s.orders[0])  # standing orders stay with the seat that gave them
    if s.orders[VM] & STANDING == ONLY_ASSAULTS:
        s.orders = (s.orders[FR], ASK)  # nobody assaults the Viet Minh (10.0a): the order has lost its sense


def roll_off(s: Storm) -> int:
    """15.0b: equal bids: the higher die takes the Viet Minh, equal dice are rolled again (ruling:1)."""
    while True:
        first_die, second_die = s.roll(2)
        s.tell(BID_ROLL, first_die, second_die)
        if first_die != second_die:
            return int(second_die > first_die)


class Bid(Ask):
    """15.0a: a number of victory areas, hidden until both have bid."""

    name = "bid"
    verbs = (Verb("bid", "number", rules="15.0a 15.0b"),)

    def offers(self, s: Storm) -> list[int]:
        return [BID | number << 4 for number in range(1, s.book.victory.bit_count() + 1)]

    def refused(self, s: Storm, code: int) -> Why | None:
        return None if 1 <= first(code) <= s.book.victory.bit_count() else NOT_THAT_MANY

    def apply(self, s: Storm, code: int) -> None:
        s.bids = (*s.bids, first(code))

    def context(self, s: Storm) -> dict[str, Any]:
        return {"player": self.side + 1, "most": s.book.victory.bit_count()}
