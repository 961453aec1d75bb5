"""14.0: who has won."""

from __future__ import annotations

from indochine.kernel.state import Outcome
from indochine.titles.storm.book import FR, SIDES, VM
from indochine.titles.storm.events import JUDGED
from indochine.titles.storm.state import Storm


def victory_areas(s: Storm) -> int:
    """14.0, 2.2.1a: how many areas with a victory symbol the Viet Minh control."""
    return (s.held & s.book.victory).bit_count()


def judge(s: Storm) -> None:
    """14.0, 15.0a: enough victory areas, six or what was bid, and the Viet Minh have won; else the French."""
    number = victory_areas(s)
    winner = VM if number >= s.needed else FR
    s.tell(JUDGED, number, s.needed, winner)
    reason = "taken" if winner == VM else "held"
    s.outcome = Outcome(SIDES[s.seat(winner)], reason, {"victory_areas": number, "needed": s.needed})
