"""What two dice can bring, exactly: damage points with their chances, and the chance to clear the area."""

from __future__ import annotations

from collections.abc import Sequence

from indochine.kernel.events import Tally
from indochine.kernel.odds import DIE, TWO_DICE, Chances, Figures, Note, Odds, add, convolved
from indochine.kernel.text import Msg
from indochine.titles.storm.book import FLIP_AND_RETREAT, RETREAT
from indochine.titles.storm.rules.ch08_damage import full_price
from indochine.titles.storm.state import Storm

Throws = Sequence[tuple[int, float]]


class AttackOdds(Odds):
    """Chances of each number of damage points; `cleared` is the chance that no target can stay."""

    def __init__(self, attack: Tally, defence: Tally, chances: Chances, certain: int) -> None:
        self.attack = attack
        self.defence = defence
        self.certain = certain  # damage points from which the area is sure to be cleared
        self.cleared = at_least(chances, certain)
        notes = [Note(Msg("odds-note-damage"), "8.3.3"), cleared_note(certain)]
        figures: Figures = {"attack": attack.total, "defence": defence.total, "cleared": self.cleared}
        sums = {"attack": attack, "defence": defence}
        Odds.__init__(self, "odds-line", ("damage",), chances, figures, sums, notes)


def cleared_note(certain: int) -> Note:
    return Note(Msg("odds-note-cleared", number=certain), "8.4")


def at_least(chances: Chances, least: int) -> float:
    return sum((chance for result, chance in chances.items() if result[0] >= least), 0.0)


def clearing_points(s: Storm, targets: int, by_firer: bool = False, retreats: bool = True) -> int:
    """8.4: so many points force every target out."""
    fresh, spent = (targets & ~s.spent).bit_count(), (targets & s.spent).bit_count()
    return points_to_clear(s.book.costs, fresh, spent, by_firer, retreats)


def points_to_clear(costs: tuple[int, ...], fresh: int, spent: int, by_firer: bool, retreats: bool) -> int:
    """10.0x6: so many points force every target out: all but one eliminated, the last one flipped away.

    The owner keeps a unit there as long as he can: of 8 points three fresh units take 3, 3 and 2. A firer who
    allots (8.4a) drives each out as cheaply as he can; without retreats (card:fr-20) all must be eliminated.
    """
    everything = full_price(costs, fresh, spent)
    if not retreats:
        return everything
    if by_firer:
        return fresh * costs[FLIP_AND_RETREAT] + spent * costs[RETREAT]
    return max(0, everything - 1)


def attack_odds(attack: Tally, defence: Tally, certain: int, throws: Throws = TWO_DICE) -> AttackOdds:
    """8.3: every total of two dice with its chance, as damage points."""
    chances: Chances = {}
    for total, chance in throws:
        add(chances, (max(0, total + attack.total - defence.total),), chance)
    return AttackOdds(attack, defence, chances, certain)


def one_die_again(kept: int) -> Throws:
    """card:fr-02, ruling:7: one die lies, the other is rolled again."""
    return [(kept + face, chance) for face, chance in DIE]


def better_throw(best: int) -> Throws:
    """card:vm-04: rolled again, and the better throw is kept."""
    return [(max(best, total), chance) for total, chance in TWO_DICE]


def best_throw(rolls: int) -> Throws:
    """card:vm-04: the best of so many rolls."""
    below = [sum(chance for total, chance in TWO_DICE if total < least) for least in range(2, 14)]
    return [(total, below[total - 1] ** rolls - below[total - 2] ** rolls) for total, _ in TWO_DICE]


# Single dice


def die_odds(what: str, rule: str, most: int) -> Odds:
    """card:fr-11, card:vm-03: as many units as the die shows, or all if there are fewer."""
    chances: Chances = {}
    for face, chance in DIE:
        add(chances, (min(face, most),), chance)
    note = Note(Msg(f"odds-note-{what}", number=most), rule)
    return Odds(f"odds-line-{what}", (what,), chances, {}, {}, [note])


def shaft_odds(certain: int) -> Odds:
    """card:vm-06, 8.4a: a die of damage on those who stay; the Viet Minh allot it."""
    chances: Chances = {(face,): chance for face, chance in DIE}
    notes = [Note(Msg("odds-note-shaft"), "card:vm-06"), cleared_note(certain)]
    return Odds("odds-line-shaft", ("damage",), chances, {"cleared": at_least(chances, certain)}, {}, notes)


def propaganda_odds(units: int, leaves_at: int) -> Odds:
    """card:vm-10: a die for each Thai unit; those that roll high enough leave the game."""
    die = [(int(face >= leaves_at), chance) for face, chance in DIE]
    note = Note(Msg("odds-note-thai", number=units, least=leaves_at), "card:vm-10")
    return Odds("odds-line-thai", ("thai",), convolved([die] * units), {}, {}, [note])
