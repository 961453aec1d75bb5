"""What an assault can bring, exactly: defensive fire, two rolls, two tests, and perhaps two rolls more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from indochine.kernel.events import Tally
from indochine.kernel.odds import Chances, Figures, Note, Odds, add
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet.book import BayonetBook
from indochine.titles.silver_bayonet.rules.ch02_odds import TEN
from indochine.titles.silver_bayonet.rules.ch02_recovery import passes

COLUMNS: Final = ("attacker_steps", "defender_steps", "taken")
NO_FIRE: Final[Chances] = {(0,): 1.0}


class Stand:
    """How one side fights with what it has left: strength, modifiers, and the value of its test.

    `hexes` is the number that it attacks from, `firsts` are its modifiers for each number that may count in
    the first round (9.2.3).
    """

    def __init__(
        self,
        book: BayonetBook,
        strength: int,
        modifiers: Tally,
        efficiency: int,
        test: int,
        hexes: int = 0,
        firsts: Sequence[tuple[int, Tally]] = (),
    ) -> None:
        self.strength = strength
        self.modifiers = modifiers
        self.efficiency = efficiency
        self.hexes = hexes
        self.hits = hit_chances(book, strength, modifiers)
        self.firsts = {number: hit_chances(book, strength, tally) for number, tally in firsts}
        self.again: Chances = {}  # in the second round, if the test is passed
        for die, share in TEN:
            if not passes(die, test, efficiency):
                add(self.again, (0,), share)
                continue
            for hit, chance in self.hits.items():
                add(self.again, hit, chance * share)

    def hits_from(self, hexes: int) -> Chances:
        """9.2.3: in the first round, after a bombardment that has left so many hexes."""
        return self.firsts.get(hexes, self.hits)


def hit_chances(book: BayonetBook, strength: int, modifiers: Tally) -> Chances:
    chances: Chances = {}
    for die, chance in TEN:
        add(chances, (assault_result(book, strength, die, modifiers.total),), chance)
    return chances


def assault_result(book: BayonetBook, points: int, die: int, modifier: int) -> int:
    """9.3.5: where the modifiers leave no loss at all, a one as it fell still costs a step."""
    steps = book.charts.assault(points, die + modifier)
    if die == 1 and not steps and points:
        return book.charts.natural_one
    return steps


def assault_odds(
    ours: list[Stand],
    theirs: list[Stand],
    fire: Chances,
    alone: bool,
    sums: dict[str, Tally],
    notes: Sequence[Note] = (),
    more: Figures | None = None,
) -> Odds:
    """9.1: steps lost by both sides, and whether the hex is taken.

    A stand for each number of steps that a side has lost; `fire` are steps that defensive bombardment takes
    before; `alone` says that no further unit is in the hex.
    """
    chances: Chances = {}
    for lost, chance in first_round(ours, theirs, fire).items():
        for result, share in second_round(ours, theirs, lost[0], lost[1]).items():
            taken = alone and result[1] == len(theirs) and result[0] < len(ours)
            add(chances, (result[0], result[1], int(taken)), chance * share)
    first, second = ours[0], theirs[0]
    figures: Figures = {"attack": first.strength, "defence": second.strength, **(more or {})}
    found = {"modifiers": first.modifiers, "their_modifiers": second.modifiers, **sums}
    reading = [
        Note(Msg("odds-note-assault"), "9.1C"),
        Note(Msg("odds-note-tests", ours=first.efficiency, theirs=second.efficiency), "9.1D"),
        Note(Msg("odds-note-cheapest"), "2.5.2"),
    ]
    return Odds("odds-line-assault", COLUMNS, chances, figures, found, [*reading, *notes], ("taken",))


def first_round(ours: list[Stand], theirs: list[Stand], fire: Chances) -> Chances:
    """9.1A to 9.1C: fire, then the defender's roll, then that of the attackers who are left."""
    chances: Chances = {}
    for shelled, share in fire.items():
        for hit, chance in theirs[0].hits.items():
            lost = shelled[0] + (hit[0] if shelled[0] < len(ours) else 0)
            if lost >= len(ours):
                add(chances, (len(ours), 0), share * chance)
                continue
            for back, third in ours[lost].hits_from(ours[shelled[0]].hexes).items():
                add(chances, (lost, min(back[0], len(theirs))), share * chance * third)
    return chances


def second_round(ours: list[Stand], theirs: list[Stand], lost: int, killed: int) -> Chances:
    """9.1D, 9.1E, ruling 34: who passes rolls again, both on what the first round has left."""
    if lost >= len(ours) or killed >= len(theirs):
        return {(lost, killed): 1.0}
    chances: Chances = {}
    for hit, chance in theirs[killed].again.items():
        for back, share in ours[lost].again.items():
            result = min(lost + hit[0], len(ours)), min(killed + back[0], len(theirs))
            add(chances, result, chance * share)
    return chances
