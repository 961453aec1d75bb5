"""What can change during a game of Storm over Dien Bien Phu, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from indochine.kernel.bitsets import lowest, without
from indochine.kernel.dice import Dice
from indochine.kernel.frames import Decision, Procedure
from indochine.kernel.state import State
from indochine.titles.storm.book import AREAS, ELIMINATED, FR, PLACES, VM, StormBook
from indochine.titles.storm.events import CARD_DISCARDED, CARD_PLAYED, CONTROL, ELIMINATION, TRENCH_LOST

# Standing orders of a seat, in the lowest bits; above them the areas whose assaults are still asked about.
ASK: Final = 0
PASS_IMPULSE: Final = 1
PASS_ALL: Final = 2
ONLY_ASSAULTS: Final = 3
ORDER_BITS: Final = 2
STANDING: Final = (1 << ORDER_BITS) - 1


@dataclass
class Settings:
    """The options of a game; never change during play."""

    strict: bool = False
    bid: bool = False
    areas: int = 6
    fighter_retreats: bool = False
    improved_limit: bool = False
    either_fire_marker: bool = False
    trench_reached: bool = False
    flares_one: bool = False
    coordination_one_die: bool = False
    flak_needs_shortage: bool = False
    assault_marker: bool = False
    mines_withdraw: bool = False


class Storm(State):
    """Sets of units, of areas and of cards are bit sets in small ints; what is printed stays in the book.

    Markers are no units and never stack (2.1).
    """

    __slots__ = (
        "active",
        "bids",
        "book",
        "crowd",
        "decks",
        "discards",
        "fire",
        "hands",
        "held",
        "here",
        "lost_before",
        "lost_now",
        "needed",
        "no_replacements",
        "occupied",
        "passed",
        "removed",
        "settings",
        "spent",
        "swapped",
        "trenches",
        "turn",
        "unsupplied",
    )

    book: StormBook
    settings: Settings
    here: list[int]  # by place: the units there
    occupied: list[int]  # by side: areas with a unit of it; follows from `here`
    crowd: list[int]  # by side and area: how many units of it are there; follows from `here`
    spent: int  # set of units
    held: int  # set of areas under Viet Minh control; all others are French
    trenches: list[int]  # by area: the level
    fire: tuple[int, int]  # by side: areas with its fire marker
    unsupplied: int  # areas with an Out of Supply marker
    turn: int
    active: int  # whose impulse it is
    passed: bool  # the impulse being played was a pass
    lost_now: int  # areas that the French have lost in this impulse
    lost_before: int  # and in the one before it
    no_replacements: bool
    hands: tuple[int, int]  # sets of cards
    decks: tuple[tuple[int, ...], tuple[int, ...]]  # the next card last
    discards: tuple[int, int]
    removed: int  # cards out of the game
    needed: int  # victory areas that the Viet Minh need
    bids: tuple[int, ...]  # of the first and the second seat, as they come in
    swapped: bool  # the bidding has given each seat the other side

    def copy(self) -> Storm:
        new = Storm()
        self.copy_kernel_part(new)
        new.book = self.book
        new.settings = self.settings
        new.here = self.here[:]
        new.occupied = self.occupied[:]
        new.crowd = self.crowd[:]
        new.spent = self.spent
        new.held = self.held
        new.trenches = self.trenches[:]
        new.fire = self.fire
        new.unsupplied = self.unsupplied
        new.turn = self.turn
        new.active = self.active
        new.passed = self.passed
        new.lost_now = self.lost_now
        new.lost_before = self.lost_before
        new.no_replacements = self.no_replacements
        new.hands = self.hands
        new.decks = self.decks
        new.discards = self.discards
        new.removed = self.removed
        new.needed = self.needed
        new.bids = self.bids
        new.swapped = self.swapped
        return new

    # Who is where

    def units(self, area: int, side: int) -> int:
        return self.here[area] & self.book.side_set[side]

    def fresh(self, area: int, side: int) -> int:
        """2.1.1b: the units that may still act."""
        return without(self.here[area] & self.book.side_set[side], self.spent)

    def all_fresh(self, side: int) -> int:
        """2.1.1b: the fresh units of a side, wherever they are."""
        return without(self.book.side_set[side], self.spent)

    def count(self, area: int, side: int) -> int:
        return self.crowd[side * AREAS + area]

    def room(self, area: int, side: int) -> int:
        """7.0k: how many more units of a side an area takes."""
        return self.book.stacking - self.crowd[side * AREAS + area]

    def full_areas(self, side: int) -> int:
        """7.0k: areas that no further unit of a side may enter."""
        found = 0
        for area in range(1, AREAS):
            if self.room(area, side) < 1:
                found |= 1 << area
        return found

    def held_by(self, side: int) -> int:
        """13.0: the areas under a side's control."""
        return self.held if side == VM else self.book.all_areas & ~self.held

    def trench(self, area: int) -> int:
        return self.trenches[area]

    def dig(self, area: int, level: int) -> None:
        self.trenches[area] = level

    def types_in(self, units: int) -> list[int]:
        """The types of counter that occur in a set of units."""
        found, book = [], self.book
        while units:
            kind = book.type_of[lowest(units)]
            found.append(kind)
            units = without(units, book.type_set[kind])
        return found

    # What happens to units

    def shift(self, units: int, origin: int, to: int) -> None:
        """Units go from one place to another, and control follows (13.0)."""
        self.here[origin] = without(self.here[origin], units)
        self.here[to] |= units
        if to < AREAS:
            self.settle(to)
        if origin < AREAS:
            self.settle(origin)

    def settle(self, area: int) -> None:
        """13.0b: an area passes at once to the side that alone has units in it; empty, it keeps its owner."""
        here, sides, bit = self.here[area], self.book.side_set, 1 << area
        french, viet_minh = here & sides[FR], here & sides[VM]
        self.crowd[area], self.crowd[AREAS + area] = french.bit_count(), viet_minh.bit_count()
        occupied = self.occupied
        occupied[FR] = occupied[FR] | bit if french else occupied[FR] & ~bit
        occupied[VM] = occupied[VM] | bit if viet_minh else occupied[VM] & ~bit
        if self.held & bit:
            if french and not viet_minh:
                self.fall_to_french(area)
        elif viet_minh and not french:
            self.held |= bit
            self.lost_now |= bit
            self.tell(CONTROL, VM, area)

    def fall_to_french(self, area: int) -> None:
        """9.1b: the trench is gone as soon as the area is French."""
        self.held &= ~(1 << area)
        self.tell(CONTROL, FR, area)
        if self.trench(area):
            self.dig(area, 0)
            self.tell(TRENCH_LOST, area)

    def spend(self, units: int) -> None:
        """6.1c: the units show their spent side."""
        self.spent |= units

    def eliminate(self, unit: int, area: int) -> None:
        bit = 1 << unit
        self.spent = without(self.spent, bit)
        self.tell(ELIMINATION, self.book.type_side[self.book.type_of[unit]], self.book.type_of[unit], area)
        self.shift(bit, area, ELIMINATED)

    def put_fire_marker(self, side: int, area: int) -> None:
        french, viet_minh = self.fire
        bit = 1 << area
        self.fire = (french | bit, viet_minh) if side == FR else (french, viet_minh | bit)

    # Cards

    def replace_hand(self, side: int, hand: int) -> None:
        self.hands = (hand, self.hands[VM]) if side == FR else (self.hands[FR], hand)

    def play_card(self, side: int, card: int) -> None:
        """5.2g: a played card is seen by all; it goes to its discard pile, or out of the game."""
        self.tell(CARD_PLAYED, side, card)
        if self.book.leave_game >> card & 1:
            self.reveals += 1
            self.replace_hand(side, self.hands[side] & ~(1 << card))
            self.removed |= 1 << card
        else:
            self.to_discards(side, card)

    def discard(self, side: int, card: int) -> None:
        """5.2g: a discarded card has no effect and may come back, even if play would remove it."""
        self.tell(CARD_DISCARDED, side, card)
        self.to_discards(side, card)

    def to_discards(self, side: int, card: int) -> None:
        bit = 1 << card
        self.reveals += 1
        self.replace_hand(side, self.hands[side] & ~bit)
        french, viet_minh = self.discards
        self.discards = (french | bit, viet_minh) if side == FR else (french, viet_minh | bit)

    def unseen(self, side: int) -> int:
        """The cards that a side could hold as far as the other knows: all but those that lie open."""
        return self.book.deck[side] & ~self.discards[side] & ~self.removed

    # For the kernel

    def seat(self, side: int) -> int:
        return 1 - side if self.swapped else side


def new_state(dice: Dice, book: StormBook, settings: Settings) -> Storm:
    """An empty table: nothing is laid out yet."""
    s = Storm()
    s.prepare(dice)
    s.orders = (ASK, ASK)
    s.book = book
    s.settings = settings
    s.here = [0] * PLACES
    s.occupied = [0, 0]
    s.crowd = [0] * (2 * AREAS)
    s.spent = 0
    s.held = book.start_held
    s.trenches = [0] * AREAS
    s.fire = (0, 0)
    s.unsupplied = 0
    s.turn = 1
    s.active = book.first_side
    s.passed = False
    s.lost_now = 0
    s.lost_before = 0
    s.no_replacements = False
    s.hands = (0, 0)
    s.decks = ((), ())
    s.discards = (0, 0)
    s.removed = 0
    s.needed = settings.areas
    s.bids = ()
    s.swapped = False
    return s


class Step(Procedure[Storm]):
    """A procedure of this game."""


class Ask(Decision[Storm]):
    """A decision of this game."""
