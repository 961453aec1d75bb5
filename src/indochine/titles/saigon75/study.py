"""What players of Saigon 75 ask of a study: what decides a match of two games (V:match.1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from indochine.kernel.book import Book
from indochine.kernel.study import Ended, Finding, Guide, Share
from indochine.kernel.text import Msg
from indochine.titles.saigon75.rules.v_victory import compare
from indochine.titles.saigon75.state import GameScore

TIE_BREAKS: Final = ("match-turn", "match-provinces", "match-units", "match-divisions", "match-draw")


class SaigonGuide(Guide):
    """A card is used when it is played, whichever side it favours; units in reserve may return."""

    card_uses = ("card-played",)
    cards_with: ClassVar[dict[str, str]] = {"solo": "solo"}
    waiting = ("reserves", "unplaced")
    setting_up = ("place-unit",)

    def ending(self, reason: str) -> Msg:
        return Msg("finding-ending-" + reason)

    def findings(self, book: Book, games: list[Ended]) -> list[Finding]:
        played = [game.reason for game in games if game.scenario == "match"]
        return [tie_breaks(played, "played")] if played else [tie_breaks(paired(games), "paired")]


def tie_breaks(reasons: list[str], how: str) -> Finding:
    """V:match.2 to V:match.5: how often each step of the comparison decided."""
    rows: list[tuple[Any, ...]] = []
    level = len(reasons)
    for reason in TIE_BREAKS:
        number = reasons.count(reason)
        rows.append((Msg("finding-ending-" + reason), Share(number, len(reasons)), Share(number, level)))
        level -= number
    return Finding(
        "tie-breaks",
        Msg("finding-tie-breaks"),
        (Msg("finding-tie-break"), Msg("finding-tie-break-decides"), Msg("finding-tie-break-reached")),
        rows,
        Msg("finding-tie-breaks-" + how, number=len(reasons)),
    )


def paired(games: list[Ended]) -> list[str]:
    """What would decide if each game and the next were a match, sides swapped (V:match.1)."""
    scores = [score_from(game.score) for game in games]
    return [compare(scores[n], scores[n + 1])[1] for n in range(0, len(scores) - 1, 2)]


def score_from(score: dict[str, Any]) -> GameScore:
    return GameScore(
        score["turn"], score["provinces"], score["sv_units"], score["half_divisions"], score["reason"]
    )
