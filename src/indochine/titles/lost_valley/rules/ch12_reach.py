"""12.1 to 12.3: what each Division can reach along its own coloured lines."""

from __future__ import annotations

from indochine.kernel.bitsets import bits
from indochine.titles.lost_valley.book import CRS, DIVISIONS
from indochine.titles.lost_valley.events import DIE_CHOSE_DIVISION
from indochine.titles.lost_valley.rules.ch02_checks import die_picks
from indochine.titles.lost_valley.state import Valley


def flood(s: Valley, division: int, through: int) -> int:
    """The CR joined to a Division's starting box by its lines, stepping on these CR alone."""
    book = s.book
    chain, new = 0, book.from_start[division] & through
    while new:
        chain |= new
        around = 0
        for cr in bits(new):
            around |= book.paths[division][cr]
        new = around & through & ~chain
    return chain


def within_reach(s: Valley, division: int) -> int:
    """2.2.3b, 2.2.3c, 12.2b, 12.3.1, 12.3.3a: CR next to its box, or to an unbroken path of VM CR."""
    book = s.book
    found = book.from_start[division]
    for cr in bits(flood(s, division, s.vm_crs())):
        found |= book.paths[division][cr]
    return found


def joined_free_of_french(s: Valley, division: int) -> int:
    """12.1a, 15.1.7: CR with a path to the starting box on which no CR is French."""
    return flood(s, division, (1 << CRS) - 1 & ~s.french_crs())


def active_divisions(s: Valley) -> list[int]:
    return [division for division in range(DIVISIONS) if not s.inactive >> division & 1]


def strongest(s: Valley, divisions: list[int]) -> int:
    """12.2c, 12.3.3d: the highest Strength; a tie is broken by a die."""
    best = max(s.strength[division] for division in divisions)
    tied = [division for division in divisions if s.strength[division] == best]
    if len(tied) == 1:
        return tied[0]
    die, index = die_picks(s, len(tied))
    s.tell(DIE_CHOSE_DIVISION, die, tied[index])
    return tied[index]


def sapping_targets(s: Valley) -> int:
    """12.2b, 12.2e: French CR above Level 0 that an Active Division can reach."""
    found = 0
    for division in active_divisions(s):
        found |= within_reach(s, division)
    french = s.french_crs()
    for cr in bits(found & french):
        if not s.forts[cr]:
            found &= ~(1 << cr)
    return found & french
