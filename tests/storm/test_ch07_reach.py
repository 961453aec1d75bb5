"""7.0: the areas that a stack can reach, against a search written from the words of the book alone."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from indochine.kernel.bitsets import bits, set_of
from indochine.kernel.dice import Dice, FastSource
from indochine.titles.storm.book import FR, SIDES, VM
from indochine.titles.storm.rules.ch06_impulse import MOVE, ChooseAction
from indochine.titles.storm.rules.ch07_movement import STOP, MoveStep, PickMovers, allowance
from indochine.titles.storm.state import Settings, Storm, new_state
from tests.storm.table import TITLE

AREAS = {area.number: area for area in TITLE.pack.map.area}
RIVER = {frozenset(river.between) for river in TITLE.pack.map.river}
BRIDGES = {frozenset((29, 28)), frozenset((29, 21))}
TYPES = {kind.id: kind for kind in TITLE.pack.units.unit_type}
UNITS = [TYPES[unit.type] for unit in TITLE.pack.units.unit]
End = tuple[int, frozenset[int], frozenset[int]]  # where, the areas of the Viet Minh, those with a trench


# ---------------------------------------------------------------- the book


@dataclass(frozen=True)
class Board:
    """What a player sees: how many units stand where, the stack apart, and whose areas are whose."""

    french: dict[int, int]
    viet_minh: dict[int, int]
    held: frozenset[int]
    trenches: frozenset[int]

    def owner(self, area: int) -> str:
        return "VM" if area in self.held else "FR"

    def others(self, side: str) -> dict[int, int]:
        return self.french if side == "FR" else self.viet_minh

    def given_to(self, side: str, area: int) -> Board:
        """ "Control passes at once", and a trench goes with Viet Minh control."""
        if side == "VM":
            return replace(self, held=self.held | {area})
        return replace(self, held=self.held - {area}, trenches=self.trenches - {area})


@dataclass(frozen=True)
class Stack:
    side: str
    number: int
    armour: bool
    points: int

    @property
    def enemy(self) -> str:
        return "FR" if self.side == "VM" else "VM"

    def hard(self, board: Board, area: int) -> bool:
        """ "Under enemy control and/or holding at least one enemy unit"."""
        return board.owner(area) == self.enemy or bool(board.others(self.enemy)[area])

    def price(self, board: Board, here: int, there: int) -> int:
        wet = frozenset((here, there)) in RIVER - BRIDGES
        return 1 + (self.hard(board, there) or wet) + self.hard(board, here)

    def may_enter(self, board: Board, here: int, there: int) -> bool:
        if self.side == "FR" and AREAS[there].number_colour == "red":
            return False
        if self.side == "VM" and board.owner(there) == "FR" and board.french[there]:
            return False
        if self.armour and frozenset((here, there)) in RIVER - BRIDGES:
            return False
        return board.others(self.side)[there] + self.number <= 9

    def ends(self, board: Board, here: int, points: int) -> set[End]:
        """Every way in which a move from here can end, at least one step further on."""
        found: set[End] = set()
        for there in AREAS[here].adjacent:
            left = points - self.price(board, here, there)
            if left < 0 or not self.may_enter(board, here, there):
                continue
            after = self.leave(self.arrive(board, there), here)
            found.add((there, after.held, after.trenches))
            found |= self.ends(after, there, left)
        return found

    def arrive(self, board: Board, area: int) -> Board:
        return board if board.others(self.enemy)[area] else board.given_to(self.side, area)

    def leave(self, board: Board, area: int) -> Board:
        """An area with an enemy and nobody else is the enemy's; an empty one keeps its owner."""
        alone = board.others(self.enemy)[area] and not board.others(self.side)[area]
        return board.given_to(self.enemy, area) if alone else board


# ---------------------------------------------------------------- the program


def scattered(chance: random.Random) -> Storm:
    """Units strewn over the map, some areas full, many contested; control by lot."""
    s = new_state(Dice(FastSource(0)), TITLE.book, Settings())
    s.loud = False
    pools = [bits(mask) for mask in s.book.side_set]
    s.held = set_of(area for area in AREAS if AREAS[area].number_colour == "red" or chance.random() < 0.5)
    for side, pool in enumerate(pools):
        chance.shuffle(pool)
        for area in chance.sample(sorted(AREAS), 30):
            if side == VM or AREAS[area].number_colour != "red":
                number = chance.choice((0, 0, 1, 1, 2, 3, 7, 8, 9))
                s.here[area] |= set_of(pool[:number])
                del pool[:number]
    for area in bits(s.held):
        s.dig(area, chance.randrange(4))
    for area in AREAS:
        s.settle(area)
    s.spent = set_of(unit for unit in range(len(UNITS)) if chance.random() < 0.3)
    s.push(ChooseAction(FR))  # the frame under a decision
    return s


def board_without(s: Storm, units: int) -> Board:
    count = [
        {area: ((s.here[area] & ~units) & s.book.side_set[side]).bit_count() for area in AREAS}
        for side in (FR, VM)
    ]
    trenches = frozenset(area for area in AREAS if s.trench(area))
    return Board(count[FR], count[VM], frozenset(bits(s.held)), trenches)


def ends_by_program(s: Storm, move: MoveStep) -> set[End]:
    found: set[End] = set()
    for code in move.legal(s):
        after = s.copy()
        move.apply(after, code)
        if code == STOP:
            assert after.spent & move.units == move.units
            trenches = frozenset(area for area in AREAS if after.trench(area))
            found.add((move.area, frozenset(bits(after.held)), trenches))
            continue
        following = after.frames[-1]
        assert isinstance(following, MoveStep)
        found |= ends_by_program(after, following)
    return found


def ends_by_book(s: Storm, side: int, area: int, units: int) -> set[End]:
    kinds = [UNITS[unit] for unit in bits(units)]
    slowest = min(kind.movement for kind in kinds)
    armour = any(kind.kind == "armour" for kind in kinds)
    stack = Stack(SIDES[side], len(kinds), armour, slowest)
    return stack.ends(board_without(s, units), area, slowest)


@pytest.mark.rule(
    "storm", "7.0a", "7.0b", "7.0c", "7.0d", "7.0e", "7.0f", "7.0g", "7.0h", "7.0i", "7.0j", "7.0k", "13.0b"
)
@settings(max_examples=60)
@given(st.integers(0, 10**9))
@example(7)
def test_a_stack_reaches_what_the_book_lets_it_reach(seed: int):
    chance = random.Random(seed)
    s = scattered(chance)
    for side in (FR, VM):
        for area in chance.sample(bits(s.occupied[side]), min(4, s.occupied[side].bit_count())):
            fresh = bits(s.fresh(area, side))
            if fresh:
                compare(s, side, area, set_of(chance.sample(fresh, chance.randint(1, len(fresh)))))


def compare(s: Storm, side: int, area: int, units: int) -> None:
    expected = ends_by_book(s, side, area, units)
    move = MoveStep(side, area, area, units, allowance(s.book, units))
    assert ends_by_program(s.copy(), move) == expected
    picking = PickMovers(side, area, 0, 0, s.book.no_card)
    assert (picking.cannot_join(s, units) is None) == bool(expected)


@pytest.mark.rule("storm", "6.1a", "7.0a", "7.0k")
@settings(max_examples=40)
@given(st.integers(0, 10**9))
def test_a_move_is_offered_where_some_fresh_unit_can_make_one(seed: int):
    s = scattered(random.Random(seed))
    for side in (FR, VM):
        choice = ChooseAction(side)
        for area in bits(s.occupied[side]):
            able = any(ends_by_book(s, side, area, 1 << unit) for unit in bits(s.fresh(area, side)))
            assert (choice.refused(s, MOVE | area << 4) is None) == able
            assert (MOVE | area << 4 in choice.unit_actions(s)) == able
