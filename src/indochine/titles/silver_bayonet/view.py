"""What each seat may see: all but the air points that the other has rolled for in secret (11.0c)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from indochine.kernel.dice import Dice
from indochine.titles.silver_bayonet.book import FWA, BayonetBook
from indochine.titles.silver_bayonet.position import describe_board
from indochine.titles.silver_bayonet.state import Bayonet


def open_view(s: Bayonet) -> dict[str, Any]:
    return describe_board(s)


def view(s: Bayonet, seat: int, sees: Callable[[int, int], bool]) -> dict[str, Any]:
    known = not s.hides_air() or not s.half or sees(seat, s.seat(FWA))  # nothing is rolled before turn 1
    return {"air": s.air if known else None}


def deal_unknown(book: BayonetBook, seen: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """A position that fits a view: air points as they might have been rolled."""
    document = {k: v for k, v in seen.items() if k not in ("seat", "deciding", "outcome")}
    if document["air"] is None:
        document["air"] = some_air(book, seen["air_short"], seen["air_spent"], dice)
    return document


def some_air(book: BayonetBook, short: int, spent: int, dice: Dice) -> int:
    """11.1: a roll that, without what was destroyed in earlier turns, gave at least what has been used."""
    given = [max(0, points - short) for points in book.tables.air_points.by_die]
    possible = [points for points in given if points >= spent] or [spent]
    return possible[dice.below(len(possible))] - spent


def redealt(s: Bayonet, seat: int, dice: Dice) -> Bayonet:
    """The same, in place of a document: a search asks for it before every imagined game."""
    new = s.copy()
    new.dice = dice
    if s.hides_air() and seat != s.seat(FWA):
        new.air = some_air(s.book, s.air_short, s.air_spent, dice) if s.half else s.air
    return new
