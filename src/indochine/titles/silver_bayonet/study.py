"""What players of Silver Bayonet ask of a study: which lead in victory points would be fair (17.1a)."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.book import Book
from indochine.kernel.study import Ended, Finding, Guide, Share
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet.book import SIDES, BayonetBook

COUNTED: Final = ("points", "major", "draw")  # endings by which points were compared
AROUND: Final = 5  # leads shown on either side of the fair one


class BayonetGuide(Guide):
    """There are no cards; who has left the map and who has not come yet is beside it, not lost."""

    waiting = ("left",)
    there = ("places", "leaders")
    setting_up = ("deploy",)

    def ending(self, reason: str) -> Msg:
        return Msg("finding-ending-" + reason)

    def findings(self, book: Book, games: list[Ended]) -> list[Finding]:
        assert isinstance(book, BayonetBook)
        found = []
        for scenario in dict.fromkeys(game.scenario for game in games):
            some = [game for game in games if game.scenario == scenario]
            found.append(points(scenario, some))
            counted = [lead(game) for game in some if game.reason in COUNTED]
            if counted:
                found.append(fair_lead(book, scenario, counted))
        return found


def lead(game: Ended) -> int:
    """By how many points the Free World Allies are ahead."""
    return int(game.score["FWA"]) - int(game.score["PAVN"])


def points(scenario: str, games: list[Ended]) -> Finding:
    """17.1a: the victory points of each side, and the turn of the end."""
    rows: list[tuple[Any, ...]] = []
    for name, key in [*((Msg("side-" + side), side) for side in SIDES), (Msg("finding-last-turn"), "turn")]:
        numbers = sorted(int(game.score[key]) for game in games)
        rows.append((name, round(sum(numbers) / len(numbers), 2), numbers[0], numbers[-1]))
    return Finding(
        "points-" + scenario,
        Msg("finding-points", scenario=scenario),
        (Msg("finding-of"), Msg("finding-mean"), Msg("finding-least"), Msg("finding-most")),
        rows,
        Msg("finding-points-note"),
    )


def fair_lead(book: BayonetBook, scenario: str, leads: list[int]) -> Finding:
    """17.1a: how often the FWA would have won had they needed another lead."""
    fair = fairest(leads)
    rows: list[tuple[Any, ...]] = [
        (n, Share(sum(found >= n for found in leads), len(leads)), Share(leads.count(n), len(leads)))
        for n in range(fair - AROUND, fair + AROUND + 1)
    ]
    victory = book.scenario(scenario).victory
    percent = round(100 * sum(found >= fair for found in leads) / len(leads))
    note = Msg(
        "finding-fair-lead-note", number=fair, percent=percent, fwa=victory.fwa_lead, pavn=victory.pavn_lead
    )
    return Finding(
        "fair-lead-" + scenario,
        Msg("finding-fair-lead", scenario=scenario),
        (Msg("finding-lead-needed"), Msg("finding-fwa-win"), Msg("finding-lead-exactly")),
        rows,
        note,
    )


def fairest(leads: list[int]) -> int:
    """The lead at which both sides win most nearly equally often; the lower one of two."""
    best, least = leads[0], len(leads) + 1
    for number in range(min(leads), max(leads) + 2):
        apart = abs(2 * sum([found >= number for found in leads]) - len(leads))
        if apart < least:
            best, least = number, apart
    return best
