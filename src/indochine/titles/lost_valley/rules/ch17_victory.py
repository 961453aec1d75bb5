"""17.0: how the commander did, if he is still there after the last turn."""

from __future__ import annotations

from indochine.kernel.state import Outcome
from indochine.titles.lost_valley.events import JUDGED
from indochine.titles.lost_valley.state import Valley

WON = ("strategic-victory", "operational-victory", "tactical-victory")


def what_counts(s: Valley) -> tuple[int, int, int]:
    """17.2a: French CR, full 2-step Infantry Units in play, reduced ones."""
    battalions = s.in_centres() & s.book.two_steps
    return (
        s.french_crs().bit_count(),
        (battalions & ~s.reduced).bit_count(),
        (battalions & s.reduced).bit_count(),
    )


def judge(s: Valley) -> None:
    """17.2b: half points do not reach the next level; a draw is nobody's victory."""
    table = s.book.tables.victory
    crs, full, reduced = what_counts(s)
    halves = crs * table.cr + full * table.full_unit + reduced * table.reduced_unit
    level = table.reached(halves)
    s.tell(JUDGED, crs, full, reduced, f"{halves // 2}{'½' * (halves % 2)}")
    winner = "FR" if level in WON else None
    turn = s.settings.scenario.last_turn  # the marker has left the track
    s.outcome = Outcome(winner, level, {"level": level, "half_points": halves, "turn": turn})
