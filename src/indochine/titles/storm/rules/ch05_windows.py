"""5.2d: moments at which a side may play a card although it is not choosing an action.

A window opens only where some card could be played. Two modes: `quick` asks a side only if it holds such a
card; `strict` asks whenever the side could hold one as far as the other side knows, so that a pause tells
nothing. In both a seat's standing orders may answer for it.
"""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.frames import Verb, Why, first
from indochine.kernel.odds import Odds
from indochine.titles.storm.book import (
    AFTER_ACTION,
    AFTER_ASSAULT,
    AFTER_DICE,
    AGAINST_CARD,
    BEFORE_ASSAULT,
    BEFORE_DICE,
    END_OF_IMPULSE,
    FR,
    SUPPLY,
)
from indochine.titles.storm.cards.effects import NOT_IN_HAND, WRONG_MOMENT, chance_of, play, why_not
from indochine.titles.storm.state import (
    ASK,
    ONLY_ASSAULTS,
    ORDER_BITS,
    PASS_IMPULSE,
    STANDING,
    Ask,
    Step,
    Storm,
)

BEFORE_ROLLS: Final = (BEFORE_DICE, BEFORE_DICE + 1, BEFORE_ASSAULT, BEFORE_ASSAULT + 1)
AFTER_ROLLS: Final = (AFTER_DICE, AFTER_DICE + 1, AFTER_ASSAULT, AFTER_ASSAULT + 1)

PASS: Final = 0
PLAY: Final = 1

# The names of two frames, which other chapters define.
ASSAULT: Final = "assault"
IMPULSE: Final = "impulse"

NEVER_ASSAULTED: Final = Why("10.0a", "never-assaulted")
ORDERED_ALREADY: Final = Why("5.2d", "ordered-already")
NO_IMPULSE: Final = Why("5.2d", "no-impulse-to-pass")
OWN_IMPULSE: Final = Why("5.2d", "own-impulse-to-pass")


class Exchange(Step):
    """Something before or after whose dice both sides may play cards, in turn, until both pass in a row."""

    side: int
    area: int
    passes: int
    asked: int

    def odds_now(self, s: Storm) -> Odds:
        """What its dice can bring as things stand."""
        raise NotImplementedError

    def damage(self, s: Storm) -> int:
        """The damage points as the dice lie and the cards stand."""
        raise NotImplementedError

    def exchange(self, s: Storm, moment: int) -> bool:
        """Ask the next side that could play something; False when both have passed."""
        passes, asked = self.passes, self.asked
        while passes < 2:
            now = moment if asked == self.side else moment + 1
            if may_be_asked(s, asked, now):
                if (passes, asked) != (self.passes, self.asked):
                    s.amend(passes=passes, asked=asked)
                s.again()
                s.push(Window(asked, now))
                return True
            passes += 1
            asked = 1 - asked
        if (self.passes, self.asked) != (0, self.side):
            s.amend(passes=0, asked=self.side)  # the board does not show who had something to pass with
        s.reveals += 1  # that nobody had more to play is not taken back
        return False


def assaulted(s: Storm) -> int:
    """The area under assault, if any: also while French fire on those who assault it is being resolved."""
    for frame in s.frames:
        if isinstance(frame, Exchange) and frame.name == ASSAULT:
            return 1 << frame.area
    return 0


def may_be_asked(s: Storm, side: int, moment: int) -> bool:
    """A first look, without the conditions of the cards: does a card of this moment come into question?"""
    pool = s.hands[side]
    if s.settings.strict and pool:
        pool = s.unseen(side)
    return bool(pool & s.book.moment_cards[moment] & s.book.deck[side])


def open_window(s: Storm, side: int, moment: int) -> None:
    """A single question; that nobody had an answer to it is not taken back by the other side."""
    if moment != AFTER_ACTION:  # before the impulse ends a player may still reconsider his own last step
        s.reveals += 1
    if may_be_asked(s, side, moment):
        s.push(Window(side, moment))


class Window(Ask):
    """5.2d: play a card now, or let the moment pass."""

    name = "window"
    verbs = (Verb("pass", rules="5.2d"), Verb("play", "card", rules="5.2d 5.2e"))
    fields = ("side", "moment")

    def __init__(self, side: int, moment: int) -> None:
        self.side = side
        self.moment = moment

    def offers(self, s: Storm) -> list[int]:
        hand = s.hands[self.side] & s.book.moment_cards[self.moment]
        if not hand or self.is_ordered_away(s):
            return [PASS]
        return [PASS] + [PLAY | card << 4 for card in s.book.distinct(hand)]

    def tries(self, s: Storm) -> list[int]:
        return [PASS] + [PLAY | card << 4 for card in s.book.distinct(s.hands[self.side])]

    def refused(self, s: Storm, code: int) -> Why | None:
        card = first(code)
        if code == PASS:
            return None
        if card == s.book.no_card or not s.hands[self.side] >> card & 1:
            return NOT_IN_HAND
        return self.not_now(s, card)

    def not_now(self, s: Storm, card: int) -> Why | None:
        if not s.book.moment_cards[self.moment] >> card & 1:
            return WRONG_MOMENT
        return why_not(s, card, self.moment, s.frames[-2])

    def asks_anyway(self, s: Storm) -> bool:
        """The strict mode: could this side hold a card for this moment, as far as the other knows?"""
        if not s.settings.strict or not s.hands[self.side] or self.is_ordered_away(s):
            return False
        pool = s.unseen(self.side) & s.book.moment_cards[self.moment]
        return any(self.not_now(s, card) is None for card in s.book.distinct(pool))

    def is_ordered_away(self, s: Storm) -> bool:
        """Whether the standing orders of the seat pass here for it; never in its own impulse's doings."""
        order = s.orders[self.side]
        if order == ASK or (self.side == s.active and self.moment not in (END_OF_IMPULSE, SUPPLY)):
            return False
        if order & STANDING != ONLY_ASSAULTS:
            return True
        return not order >> ORDER_BITS & assaulted(s)

    def apply(self, s: Storm, code: int) -> None:
        if self.moment < AGAINST_CARD:
            self.count_passes(s, code)
        if code == PASS:
            return
        if self.moment == AFTER_ACTION:
            s.again()  # until nothing more is played
        play(s, first(code), self.moment)

    def count_passes(self, s: Storm, code: int) -> None:
        """5.2d: in an exchange a card played gives both sides another chance."""
        exchange = s.frames[-1]
        assert isinstance(exchange, Exchange)
        if code == PASS:
            s.amend(passes=exchange.passes + 1, asked=1 - self.side)
        elif exchange.passes:
            s.amend(passes=0)

    def odds(self, s: Storm, code: int) -> Odds | None:
        """What the dice can bring if nobody plays anything more, or nothing but this card."""
        frame = s.frames[-2]
        if code != PASS:
            return chance_of(s, first(code), self.moment, frame)
        ahead = self.moment in BEFORE_ROLLS or self.moment == AGAINST_CARD
        return frame.odds_now(s) if ahead and isinstance(frame, Exchange) else None

    def context(self, s: Storm) -> dict[str, Any]:
        """The moment, the area it is about, the card that could be cancelled, the damage as it stands."""
        frame = s.frames[-2]
        known = dict(zip(frame.fields, frame.values(), strict=True))
        told = ("area", "card") if self.moment == AGAINST_CARD else ("area",)
        params = {"side": self.side, "moment": self.moment, **{n: known[n] for n in told if n in known}}
        if self.moment in AFTER_ROLLS and isinstance(frame, Exchange):
            params["damage"] = frame.damage(s)
        return params


class StandingOrders(Ask):
    """What a seat may order at any time about the questions that its enemy's doings put to it."""

    name = "standing-orders"
    verbs = (
        Verb("ask", rules="5.2d"),
        Verb("pass-impulse", rules="5.2d"),
        Verb("pass-all", rules="5.2d"),
        Verb("only-assaults-on", "area", rules="5.2d"),
    )

    def offers(self, s: Storm) -> list[int]:
        return [*range(ONLY_ASSAULTS), *(ONLY_ASSAULTS | area << 4 for area in bits(self.assaultable(s)))]

    def assaultable(self, s: Storm) -> int:
        """10.0a: only the French are assaulted, and never where they may not be (2.2.1b)."""
        return s.book.all_areas & ~s.book.red if self.side == FR else 0

    def refused(self, s: Storm, code: int) -> Why | None:
        order, area = s.orders[self.side], first(code)
        if code & 15 != ONLY_ASSAULTS:
            useless = self.idle_in_this_impulse(s) if code == PASS_IMPULSE else None
            return ORDERED_ALREADY if order == code else useless
        if not self.assaultable(s) >> area & 1:
            return NEVER_ASSAULTED
        listed = order & STANDING == ONLY_ASSAULTS and order >> ORDER_BITS >> area & 1
        return ORDERED_ALREADY if listed else None

    def idle_in_this_impulse(self, s: Storm) -> Why | None:
        """5.2d: whether an order for this impulse would end with it unused.

        It is about the enemy's doings. In an impulse of their own the Viet Minh are still asked about its end
        (card:vm-15); the French are asked about nothing but their own action.
        """
        if not is_in_impulse(s):
            return NO_IMPULSE
        return OWN_IMPULSE if self.side == FR == s.active else None

    def apply(self, s: Storm, code: int) -> None:
        order = s.orders[self.side]
        if code & 15 == ONLY_ASSAULTS:
            listed = order if order & STANDING == ONLY_ASSAULTS else ONLY_ASSAULTS
            order = listed | 1 << first(code) << ORDER_BITS
        else:
            order = code
        s.orders = (order, s.orders[1]) if self.side == 0 else (s.orders[0], order)

    def context(self, s: Storm) -> dict[str, Any]:
        """Nobody's side is named: a seat may order before the bidding has given it one (15.0a)."""
        return {"own": int(is_in_impulse(s) and self.side == s.active)}


def is_in_impulse(s: Storm) -> bool:
    return any(frame.name == IMPULSE for frame in s.frames)


def end_impulse_orders(s: Storm) -> None:
    """Orders for one impulse end with it."""
    if PASS_IMPULSE in s.orders:
        french, viet_minh = s.orders
        s.orders = (
            ASK if french == PASS_IMPULSE else french,
            ASK if viet_minh == PASS_IMPULSE else viet_minh,
        )


def describe_order(order: int) -> Any:
    """An order as plain data: a word, or the areas whose assaults are still asked about."""
    if order & STANDING == ONLY_ASSAULTS:
        return [str(area) for area in bits(order >> ORDER_BITS)]
    return ("ask", "pass-impulse", "pass-all")[order]
