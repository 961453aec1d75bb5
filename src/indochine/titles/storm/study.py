"""What players of Storm ask of a study: how many victory areas are a fair bid (15.0a)."""

from __future__ import annotations

from indochine.kernel.book import Book
from indochine.kernel.study import Ended, Finding, Guide, Share
from indochine.kernel.text import Msg
from indochine.titles.storm.book import StormBook


class StormGuide(Guide):
    """A card is used when it is played; units in the boxes beside the map have not come yet."""

    card_uses = ("card-played",)
    waiting = ("track", "starred", "box")

    def ending(self, reason: str) -> Msg:
        return Msg("finding-ending-" + reason)

    def findings(self, book: Book, games: list[Ended]) -> list[Finding]:
        assert isinstance(book, StormBook)
        return [fair_bid(book.victory.bit_count(), games)] if games else []


def fair_bid(most: int, games: list[Ended]) -> Finding:
    """15.0a, 14.0: what the Viet Minh would have won had they needed another number of areas."""
    held = [int(game.score["victory_areas"]) for game in games]
    rows = [
        (number, Share(sum(n >= number for n in held), len(held)), Share(held.count(number), len(held)))
        for number in range(1, most + 1)
    ]
    number = fairest(held, most)
    percent = round(100 * sum(n >= number for n in held) / len(held))
    return Finding(
        "fair-bid",
        Msg("finding-fair-bid"),
        (Msg("finding-areas-needed"), Msg("finding-viet-minh-win"), Msg("finding-areas-held")),
        list(rows),
        Msg("finding-fair-bid-note", number=number, percent=percent),
    )


def fairest(held: list[int], most: int) -> int:
    """The number of areas at which both sides win most nearly equally often; the lower one of two."""
    best, least = 1, float(len(held))
    for number in range(1, most + 1):
        apart = abs(2 * sum([n >= number for n in held]) - len(held))
        if apart < least:
            best, least = number, apart
    return best
