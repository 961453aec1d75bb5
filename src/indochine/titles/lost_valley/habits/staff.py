"""What the staff has worked out before the battle: chances of every roll, and quick sums of factors."""

from __future__ import annotations

from typing import Final

from indochine.kernel.bitsets import bits, set_of
from indochine.titles.lost_valley.book import CRS, DIVISIONS, ValleyBook

MIDDLE: Final = 25  # a DRM of 0 stands here in the tables below
WIDTH: Final = 51
MOST_STEPS: Final = 9
MOST_STRENGTH: Final = 15
LOWEST_SITREP: Final = -4
SITREPS: Final = 7
TWO_DICE: Final = [max(0, 6 - abs(7 - total)) / 36 for total in range(13)]
# In Victory Points:
POST: Final = 20.0  # all that falls with the command post
STEP: Final = 0.5  # a step of a battalion
COMPANY: Final = 0.12  # a company, which counts for nothing in the end but holds a line
MORALES: Final = (4, 3, 2, 1, 0, -1, -2, -3)
RUNS: Final = 0.4  # how often a Unit that must check its Morale leaves, by and large


class Factors:
    """Adds up a printed factor over a set of Units by counting bits."""

    def __init__(self, factors: list[tuple[int, int]]) -> None:
        self.up: list[int] = []
        self.down: list[int] = []
        self.reduced_up: list[int] = []
        self.reduced_down: list[int] = []
        for level in (1, 2, 3):
            self.up.append(set_of([u for u, f in enumerate(factors) if f[0] >= level]))
            self.down.append(set_of([u for u, f in enumerate(factors) if f[0] <= -level]))
            self.reduced_up.append(set_of([u for u, f in enumerate(factors) if f[1] >= level]))
            self.reduced_down.append(set_of([u for u, f in enumerate(factors) if f[1] <= -level]))
        self.up = [mask for mask in self.up if mask]
        self.down = [mask for mask in self.down if mask]
        self.reduced_up = [mask for mask in self.reduced_up if mask]
        self.reduced_down = [mask for mask in self.reduced_down if mask]

    def total(self, units: int, reduced: int, disrupted: int) -> int:
        found = -(units & disrupted).bit_count()
        full = units & ~reduced
        for mask in self.up:
            found += (full & mask).bit_count()
        for mask in self.down:
            found -= (full & mask).bit_count()
        less = units & reduced
        if less:
            for mask in self.reduced_up:
                found += (less & mask).bit_count()
            for mask in self.reduced_down:
                found -= (less & mask).bit_count()
        return found


class Staff:
    """Made once for a book; every habit reads from it."""

    def __init__(self, book: ValleyBook) -> None:
        self.book = book
        self.defence = Factors(book.defence)
        self.assault = Factors(book.assault)
        self.armour: int = book.kind_set[1]
        self.reach_of: dict[int, list[int]] = {}
        self.worth_of_cr: list[float] = [worth_of(book, cr) for cr in range(CRS)]
        self.morale_full: list[int] = [at_level(book, 0, level) for level in MORALES]
        self.morale_reduced: list[int] = [at_level(book, 1, level) for level in MORALES]
        self.read_storms(book)
        self.read_attacks(book)
        self.read_raids(book)
        self.read_status(book)
        self.two_dice_at_least: list[float] = [sum(TWO_DICE[max(0, n) :]) for n in range(-20, 30)]

    # ------------------------------------------------------------ chances, by all modifiers of the roll

    def read_storms(self, book: ValleyBook) -> None:
        """Viet Minh assaults: steps and Strength lost, Camp Morale gained, and whether so many steps hold."""
        tables = book.tables
        self.steps_lost = [0.0] * WIDTH
        self.strength_lost = [0.0] * WIDTH
        self.heart_won = [0.0] * WIDTH
        self.falls: list[list[float]] = [[0.0] * WIDTH for _ in range(MOST_STEPS + 1)]
        for at in range(WIDTH):
            for total in range(2, 13):
                row = tables.vm_assault.at(total + at - MIDDLE)
                for die in range(1, 7):
                    chance = TWO_DICE[total] / 6
                    ours = tables.vm_assault_french_casualties.at(die + row.french)
                    theirs = tables.vm_assault_vm_casualties.at(die + row.vm)
                    self.steps_lost[at] += chance * ours.steps
                    self.strength_lost[at] += chance * theirs.strength
                    self.heart_won[at] += chance * theirs.camp_morale
                    for steps in range(MOST_STEPS + 1):
                        self.falls[steps][at] += chance * lost(steps - ours.steps, bool(ours.retreat))

    def read_attacks(self, book: ValleyBook) -> None:
        """French assaults: steps and Strength lost, and whether the CR is freed, without and with Armor."""
        tables = book.tables
        self.attack_steps = [0.0] * WIDTH
        self.attack_strength = [0.0] * WIDTH
        self.repulse = [0.0] * WIDTH
        self.repulse_with_armour = [0.0] * WIDTH
        for at in range(WIDTH):
            for total in range(2, 13):
                row = tables.french_assault.at(total + at - MIDDLE)
                freed = 0.0
                for die in range(1, 7):
                    theirs = tables.french_assault_vm_casualties.at(die + row.vm)
                    ours = tables.french_assault_french_casualties.at(die + row.french)
                    freed += theirs.repulsed / 6
                    self.attack_steps[at] += TWO_DICE[total] * ours.steps / 6
                    self.attack_strength[at] += TWO_DICE[total] * theirs.strength / 6
                self.repulse[at] += TWO_DICE[total] * freed
                self.repulse_with_armour[at] += TWO_DICE[total] * (1 - (1 - freed) ** 2)

    def read_raids(self, book: ValleyBook) -> None:
        """Raids: Levels gained, by how many there is room for, and what they cost in steps."""
        self.levels_won: list[list[float]] = [[0.0] * WIDTH for _ in range(5)]
        self.raid_cost = [0.0] * WIDTH
        for at in range(WIDTH):
            for total in range(2, 13):
                row = book.tables.raid.at(total + at - MIDDLE)
                for room in range(5):
                    self.levels_won[room][at] += TWO_DICE[total] * min(room, row.fortifications)
                disrupted = {"none": 0.0, "check": 0.15, "all": 0.5}[row.disruption]
                self.raid_cost[at] += TWO_DICE[total] * (row.steps + disrupted)

    def read_status(self, book: ValleyBook) -> None:
        """11.2a: how likely a Division of a Strength is Active, by SITREP, above and at half its Strength."""
        table = book.tables.status_check
        self.is_active: list[list[list[float]]] = []
        for extra in (0, table.half_drm):
            rows = []
            for sitrep in range(LOWEST_SITREP, LOWEST_SITREP + SITREPS):
                row = [1.0] * (MOST_STRENGTH + 1)
                for strength in range(table.shaken_at + 1):
                    row[strength] = sum(TWO_DICE[: max(0, min(12, strength - sitrep - extra)) + 1])
                rows.append(row)
            self.is_active.append(rows)

    # ------------------------------------------------------------ who pays

    def step_price(self, units: int, reduced: int) -> float:
        """12.3.5.2d: what the first step lost by these Units costs: the best Morale pays, and only battalions
        count in the end."""
        for level, full in enumerate(self.morale_full):
            first = units & (full & ~reduced | self.morale_reduced[level] & reduced)
            if first:
                two_steps = first & self.book.two_steps
                return STEP if two_steps & ~reduced or two_steps == first else COMPANY
        return COMPANY

    # ------------------------------------------------------------ the map

    def within_reach(self, viet_minh: int) -> list[int]:
        """By Division: the CR it can storm when the Viet Minh hold these."""
        found = self.reach_of.get(viet_minh)
        if found is None:
            found = self.reach_of[viet_minh] = [self.reach(d, viet_minh) for d in range(DIVISIONS)]
        return found

    def reach(self, division: int, viet_minh: int) -> int:
        found, chain = self.book.from_start[division], 0
        new = found & viet_minh
        while new:
            chain |= new
            for cr in bits(new):
                found |= self.book.paths[division][cr]
            new = found & viet_minh & ~chain
        return found & (1 << CRS) - 1


def at_level(book: ValleyBook, side: int, level: int) -> int:
    """The Infantry with this Morale on one side of the counter."""
    return book.infantry & set_of([u for u, morale in enumerate(book.morale) if morale[side] == level])


def worth_of(book: ValleyBook, cr: int) -> float:
    """What the fall of a CR costs in Victory Points: itself, its stars and icons, and what it covered."""
    if cr == book.command_post:
        return POST
    icons = 0.3 * (book.gun_icons >> cr & 1) + 0.2 * (book.aa_icons >> cr & 1)
    return 1.0 + 0.4 * book.stars[cr] + icons + 1.2 * (book.adjacent[book.command_post] >> cr & 1)


def lost(left: int, must_check: bool) -> float:
    """How likely a garrison with so many steps left gives up its CR: its Units have about two each."""
    if left <= 0:
        return 1.0
    return RUNS ** ((left + 1) // 2) if must_check else 0.0
