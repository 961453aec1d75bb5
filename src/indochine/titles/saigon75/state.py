"""What can change during a game of Saigon 75, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from indochine.kernel.dice import Dice
from indochine.kernel.frames import Decision, Procedure
from indochine.kernel.state import State
from indochine.titles.saigon75.book import (
    ELIMINATED,
    MONSOON,
    NOWHERE,
    NV,
    PROVINCES,
    RESERVES,
    SV,
    SaigonBook,
)

HELD: Final = 32  # where a token is: a province number, HELD + side, or GONE
GONE: Final = 40


@dataclass
class Settings:
    """The options of a game; never change during play."""

    hand: int = 8
    draws: bool = False
    air_at_start: int = 0
    solo: bool = False
    match: bool = False
    tokens_hidden: bool = False
    retreat_to_empty: bool = False
    redeploy_then_move: bool = False
    militia_at_end: bool = False
    strict_stacking: bool = False
    marines_need_majority: bool = False
    token_die: bool = True


@dataclass
class Cards:
    """Where the cards are; replaced, never changed."""

    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    pile: tuple[int, ...] = ()  # the draw pile; in solo the face-down pile of NV
    aside: tuple[int, ...] = ()  # four cards that nobody has seen (M.7.2)
    discard: tuple[int, ...] = ()
    turned_up: tuple[int, ...] = ()  # solo: cards of NV revealed and not played (S:event.4)
    known: tuple[int, ...] = ()  # solo: cards of the pile that have been seen before a reshuffle
    solo_deck: tuple[int, ...] = ()
    solo_gone: tuple[int, ...] = ()


@dataclass
class GameScore:
    """What a finished game of a match is judged by (V:match.2 to V:match.5)."""

    turn: int  # on which NV won; one more than the last turn if he did not
    provinces: int
    units: int
    half_divisions: int
    reason: str


class Saigon(State):
    """Sets of units and of provinces are bit sets in small ints; what is printed stays in the book.

    Markers are numbers here, no members of these sets: they are no units (D.2.3b), never move (D.4.13), do
    not stack (D.5.2a) and take no results (D.6a.7).
    """

    __slots__ = (
        "activated",
        "active",
        "air_lost",
        "air_ready",
        "air_supply",
        "available",
        "barred",
        "book",
        "cards",
        "crisis",
        "event",
        "event_place",
        "event_uses",
        "first_game",
        "free_vc",
        "here",
        "infiltration",
        "militia",
        "moved",
        "newcomers",
        "plus_ones",
        "reduced",
        "settings",
        "solo_card",
        "swapped",
        "token_used",
        "tokens",
        "turn",
    )

    book: SaigonBook
    settings: Settings
    here: list[int]  # by place: the units there
    reduced: int  # sets of units
    activated: int
    moved: int  # has made its one voluntary move (D.4.3)
    barred: int  # may not be activated or fight in this phase
    newcomers: int  # retreated in this combat sub-phase (D.6b.4e)
    militia: int  # set of provinces with a Quyet Thang marker, which NV controls
    turn: int
    active: int
    available: int  # activations left
    free_vc: int
    air_ready: int
    air_supply: int
    air_lost: int
    infiltration: int
    plus_ones: tuple[int, int]
    tokens: tuple[int, ...]  # where each Objective token is, in the order 3, 5, 7
    token_used: bool  # one token in one's own turn (D.10.8)
    event: int  # the card in force this phase
    event_uses: int  # combats it may still be used in
    event_place: int  # the province it names
    crisis: int  # the card Crisis in Saigon while it lies on the board
    solo_card: int
    cards: Cards
    swapped: bool  # second game of a match
    first_game: GameScore | None

    def copy(self) -> Saigon:
        new = Saigon()
        self.copy_kernel_part(new)
        new.book = self.book
        new.settings = self.settings
        new.here = self.here[:]
        new.reduced = self.reduced
        new.activated = self.activated
        new.moved = self.moved
        new.barred = self.barred
        new.newcomers = self.newcomers
        new.militia = self.militia
        new.turn = self.turn
        new.active = self.active
        new.available = self.available
        new.free_vc = self.free_vc
        new.air_ready = self.air_ready
        new.air_supply = self.air_supply
        new.air_lost = self.air_lost
        new.infiltration = self.infiltration
        new.plus_ones = self.plus_ones
        new.tokens = self.tokens
        new.token_used = self.token_used
        new.event = self.event
        new.event_uses = self.event_uses
        new.event_place = self.event_place
        new.crisis = self.crisis
        new.solo_card = self.solo_card
        new.cards = self.cards
        new.swapped = self.swapped
        new.first_game = self.first_game
        return new

    # Who is where

    def units(self, place: int, side: int) -> int:
        return self.here[place] & self.book.side_set[side]

    def count(self, place: int, side: int) -> int:
        return (self.here[place] & self.book.side_set[side]).bit_count()

    def is_contested(self, place: int) -> bool:
        here, sides = self.here[place], self.book.side_set
        return bool(here & sides[NV] and here & sides[SV])

    def of_kind(self, kind: int) -> int:
        """All units that now are of a kind: a division is full or reduced."""
        book = self.book
        if kind == 0 or kind == 3:
            return book.kind_set[kind] & ~self.reduced
        if kind == 1 or kind == 4:
            return book.kind_set[kind - 1] & self.reduced
        return book.kind_set[kind]

    def kind(self, unit: int) -> int:
        kind = self.book.kind_of[unit]
        return kind + 1 if self.reduced >> unit & 1 else kind

    def place_of(self, unit: int) -> int:
        bit = 1 << unit
        return next(place for place, here in enumerate(self.here) if here & bit)

    def controls(self, side: int, province: int) -> bool:
        """D.8: NV controls where a militia marker stands, SV everywhere else."""
        return (self.militia >> province & 1) == (1 if side == NV else 0)

    def nv_provinces(self) -> int:
        return self.militia.bit_count()

    def steps_of(self, units: int) -> int:
        """How many losses a set of units can take."""
        return units.bit_count() + (units & self.book.divisions & ~self.reduced).bit_count()

    # What happens to units

    def shift(self, unit: int, origin: int, to: int) -> None:
        """Put a unit somewhere else; SV entering a province held by militia alone takes it (D.8.6)."""
        bit = 1 << unit
        self.here[origin] ^= bit
        self.here[to] |= bit
        if (
            self.militia >> to & 1
            and to < PROVINCES
            and self.book.side_set[SV] & bit
            and not self.units(to, NV)
        ):
            self.militia ^= 1 << to

    def lose_step(self, unit: int, place: int) -> None:
        """A full division is reduced; any other unit is eliminated (D.6a.5)."""
        bit = 1 << unit
        if self.book.divisions & bit & ~self.reduced:
            self.reduced |= bit
        else:
            self.eliminate(unit, place)

    def eliminate(self, unit: int, place: int) -> None:
        bit = 1 << unit
        self.here[place] ^= bit
        self.here[ELIMINATED] |= bit
        self.reduced &= ~bit
        self.activated &= ~bit
        self.moved &= ~bit
        self.barred &= ~bit
        self.newcomers &= ~bit

    def may_rebuild(self) -> bool:
        """D.6b.3b: two reduced divisions in the Reserves."""
        return (self.here[RESERVES] & self.book.divisions & self.reduced).bit_count() >= 2

    def crisis_amount(self) -> int:
        """card:14: how many more units desert."""
        return self.book.amounts[self.crisis]

    def is_monsoon(self) -> bool:
        return self.book.effects[self.event] == MONSOON

    # Markers, tokens, cards

    def spend_plus_one(self, side: int) -> None:
        nv, sv = self.plus_ones
        self.plus_ones = (nv - 1, sv) if side == NV else (nv, sv - 1)

    def holds_token(self, side: int) -> bool:
        """D.10.3, D.10.8: a token that may be used now, in one's own turn and only one."""
        return not self.token_used and side == self.active and HELD + side in self.tokens

    def use_token(self, side: int) -> None:
        at = self.tokens.index(HELD + side)
        self.tokens = self.tokens[:at] + (GONE,) + self.tokens[at + 1 :]
        self.token_used = True

    def deal(self, **changes: Any) -> None:
        self.cards = replace(self.cards, **changes)

    # For the kernel

    def seat(self, side: int) -> int:
        return 1 - side if self.swapped else side

    def answer(self, decision: Decision[Any]) -> int:
        assert self.book.automaton is not None
        return self.book.automaton(self, decision)


def new_state(dice: Dice, book: SaigonBook, settings: Settings) -> Saigon:
    """An empty table: nothing is laid out yet."""
    s = Saigon()
    s.prepare(dice)
    s.robots = 1 << NV if settings.solo else 0
    s.book = book
    s.settings = settings
    s.here = [0] * (PROVINCES + 3)
    s.reduced = 0
    s.activated = 0
    s.moved = 0
    s.barred = 0
    s.newcomers = 0
    s.militia = 0
    s.turn = 1
    s.active = NV
    s.available = 0
    s.free_vc = 0
    s.air_ready = 0
    s.air_supply = book.air_markers
    s.air_lost = 0
    s.infiltration = book.infiltrations
    s.plus_ones = book.plus_ones
    s.tokens = ()
    s.token_used = False
    s.event = 0
    s.event_uses = 0
    s.event_place = NOWHERE
    s.crisis = 0
    s.solo_card = 0
    s.cards = Cards()
    s.swapped = False
    s.first_game = None
    return s


class Step(Procedure[Saigon]):
    """A procedure of this game."""


class Ask(Decision[Saigon]):
    """A decision of this game."""
