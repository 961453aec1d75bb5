"""What one ten-sided die brings: an efficiency test, and what hangs on it."""

from __future__ import annotations

from typing import Final

from indochine.kernel.events import Tally
from indochine.kernel.odds import Chances, Note, Odds, add
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet.rules.ch02_recovery import SIDES_OF_DIE, passes

TEN: Final = [(face, 1 / SIDES_OF_DIE) for face in range(1, SIDES_OF_DIE + 1)]


def test_odds(what: str, efficiency: int, modifiers: Tally, rule: str) -> Odds:
    """2.4.5b: whether a unit passes; `what` it then does: refuse combat, or react."""
    chances: Chances = {}
    for die, chance in TEN:
        add(chances, (int(passes(die, modifiers.total, efficiency)),), chance)
    notes = [Note(Msg("odds-note-test"), "2.4.5b"), Note(Msg(f"odds-note-{what}"), rule)]
    figures = {"efficiency": efficiency}
    return Odds(f"odds-line-{what}", (what,), chances, figures, {"modifiers": modifiers}, notes, (what,))
