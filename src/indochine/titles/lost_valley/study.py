"""What players of The Lost Valley ask of a study: how well the garrison does (17.2b)."""

from __future__ import annotations

from typing import Any

from indochine.kernel.book import Book
from indochine.kernel.study import Ended, Finding, Guide, Share
from indochine.kernel.text import Msg
from indochine.titles.lost_valley.book import SUDDEN_DEATHS


class ValleyGuide(Guide):
    """A card is used when its event happens or it is played from the hand; remnants are out of the game."""

    card_uses = ("event-happens", "reserve-played")
    gone = ("eliminated", "remnants")
    waiting = ("track", "marche", "aside")

    def ending(self, reason: str) -> Msg:
        return Msg(("finding-ending-" if reason in SUDDEN_DEATHS else "victory-") + reason)

    def findings(self, book: Book, games: list[Ended]) -> list[Finding]:
        return [victory_levels(book, games)] if games else []


def victory_levels(book: Book, games: list[Ended]) -> Finding:
    """17.2b: how often each level was reached, and how often that one or a better one."""
    reached = [str(game.score["level"]) for game in games]
    rows: list[tuple[Any, ...]] = []
    so_far = 0
    for number, level in enumerate(book.domains["victory"].ids):
        count = reached.count(level)
        so_far += count
        name = book.msg("victory", number)
        rows.append((name, Share(count, len(reached)), Share(so_far, len(reached))))
    halves = sorted(int(game.score["half_points"]) for game in games)
    return Finding(
        "victory-levels",
        Msg("finding-levels"),
        (Msg("finding-level"), Msg("finding-level-reached"), Msg("finding-level-or-better")),
        rows,
        Msg("finding-levels-note", mean=round(sum(halves) / 2 / len(halves), 2), best=halves[-1] / 2),
    )
