"""17.1a, scen:cards: what wins at once, at the moment when it comes about."""

from __future__ import annotations

from indochine.kernel.state import Outcome
from indochine.titles.silver_bayonet.book import SIDES
from indochine.titles.silver_bayonet.state import Bayonet


def check_sudden(s: Bayonet) -> None:
    """Whoever has won at once has won."""
    sudden = s.sheet.scenario.victory.sudden
    if sudden is not None and s.outcome is None and is_won(s):
        finish(s, sudden.side, sudden.event)


def is_won(s: Bayonet) -> bool:
    """What wins at once, if the scenario has it: a hex has been taken, or nobody is left there.

    13.2.1e, ruling 71: the brigade headquarters is lost last and never goes, so who empties its hex has
    eliminated all that stood there."""
    sudden = s.sheet.scenario.victory.sudden
    if sudden is None:
        return False
    place, side = s.book.place_of[sudden.hex], SIDES.index(sudden.side)
    if sudden.event == "captured":
        return s.held.get(place) == side
    return not s.units_at(place, 1 - side)


def finish(s: Bayonet, winner: str | None, reason: str) -> None:
    fwa, pavn = s.points
    s.outcome = Outcome(winner, reason, {"FWA": fwa, "PAVN": pavn, "turn": s.turn})
