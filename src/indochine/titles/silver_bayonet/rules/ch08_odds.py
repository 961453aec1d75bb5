"""What one roll of maneuver combat can bring, exactly, with the rolls for support before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from indochine.kernel.events import Tally
from indochine.kernel.odds import Chances, Figures, Note, Odds, add
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet.book import BayonetBook
from indochine.titles.silver_bayonet.rules.ch02_odds import TEN
from indochine.titles.silver_bayonet.rules.ch08_table import column_of, defender_steps, supported
from indochine.titles.silver_bayonet.table_data import Result, Suffered

COLUMNS: Final = (
    "attacker_steps",
    "defender_steps",
    "attacker_fatigue",
    "defender_fatigue",
    "attacker_retreat",
    "defender_retreat",
)
SHARES: Final = COLUMNS[4:]


class Party:
    """Who fights on one side: steps, units not yet fatigued, and whether it has to retreat if told to."""

    def __init__(self, steps: int, fresh: int, retreats: bool = True) -> None:
        self.steps = steps
        self.fresh = fresh
        self.retreats = retreats

    def outcome(self, steps: int, suffered: Suffered) -> tuple[int, int, int]:
        """Steps lost, units fatigued at most, whether somebody is left that must retreat."""
        if steps >= self.steps:
            return self.steps, 0, 0
        return steps, min(suffered.fatigue, self.fresh), int(self.retreats and suffered.retreat > 0)


class Bout:
    """One maneuver combat in numbers, as it stands before the dice."""

    def __init__(
        self,
        attack: int,
        defence: int,
        shift: Tally,
        modifiers: Tally,
        ground: int,
        worn: bool,
        ours: Party,
        theirs: Party,
    ) -> None:
        self.attack = attack
        self.defence = defence
        self.shift = shift
        self.modifiers = modifiers
        self.ground = ground
        self.worn = worn  # 2.6.2: a fatigue costs the defender a step
        self.ours = ours
        self.theirs = theirs

    def outcome(self, found: Result) -> tuple[int, ...]:
        """8.4: what a result of the table does to both sides."""
        steps = defender_steps(found.defender.steps, self.ground, self.worn and found.defender.fatigue > 0)
        ours = self.ours.outcome(found.attacker.steps, found.attacker)
        theirs = self.theirs.outcome(steps, found.defender)
        return ours[0], theirs[0], ours[1], theirs[1], ours[2], theirs[2]


def maneuver_odds(
    book: BayonetBook,
    bout: Bout,
    support: Chances,
    their_support: Chances,
    sums: dict[str, Tally],
    notes: Sequence[Note] = (),
    more: Figures | None = None,
) -> Odds:
    """8.3.1E, 8.3.1F: both supports by the numbers that they may bring, then the table."""
    column = column_of(book, bout.attack, bout.defence, bout.shift.total)
    table, chances = book.tables.maneuver, Chances()
    for total, share in totals(book, bout.modifiers, support, their_support).items():
        for die, chance in TEN:
            add(chances, bout.outcome(table.at(column, die + total[0])), share * chance)
    figures: Figures = {"attack": bout.attack, "defence": bout.defence, **(more or {})}
    reading = Note(Msg("odds-note-maneuver", column=table.column[column].id, number=bout.ground), "8.3.1F")
    if bout.worn:
        notes = [*notes, Note(Msg("odds-note-worn"), "2.6.2")]
    found = {"shift": bout.shift, "modifiers": supported(book, bout.modifiers, 0, 0), **sums}
    return Odds("odds-line-maneuver", COLUMNS, chances, figures, found, [reading, *notes], SHARES)


def totals(book: BayonetBook, modifiers: Tally, support: Chances, their_support: Chances) -> Chances:
    """8.3.3: all modifiers together, whatever the supports bring; of each the first number counts."""
    found: Chances = {}
    for ours, chance in numbers(support).items():
        for theirs, share in numbers(their_support).items():
            add(found, (supported(book, modifiers, ours[0], theirs[0]).total,), chance * share)
    return found


def numbers(hits: Chances) -> Chances:
    """10.3.5: of support only the number matters."""
    found: Chances = {}
    for hit, chance in hits.items():
        add(found, (hit[0],), chance)
    return found
