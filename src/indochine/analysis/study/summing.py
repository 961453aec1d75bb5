"""The numbers of a study as plain data: what the report shows, and what programs read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from indochine.analysis.simulate import DRAW, share
from indochine.analysis.study.asking import Arm, Asked, differences
from indochine.analysis.study.chance import (
    difference,
    estimate,
    mann_whitney,
    mcnemar,
    quartiles,
    rounded,
    two_shares,
)
from indochine.analysis.study.facts import Facts
from indochine.analysis.study.use import cards, options, rules, units
from indochine.kernel.study import Ended, Share
from indochine.kernel.text import Msg
from indochine.kernel.title import Title

BINS = 20  # of a histogram
SHOWN = 0.5  # of the looks at a figure must have found a number


def summary(asked: Asked, facts: list[list[Facts]]) -> dict[str, Any]:
    arms = [counted(arm, games) for arm, games in zip(asked.arms, facts, strict=True)]
    found: dict[str, Any] = {"asked": msgspec.to_builtins(asked), "arms": arms, "comparison": None}
    if len(asked.arms) == 2:
        found["comparison"] = comparison(asked.arms[0], asked.arms[1], facts[0], facts[1])
    return found


def counted(arm: Arm, games: list[Facts]) -> dict[str, Any]:
    """Everything about one arm."""
    title = arm.found()
    return {
        "games": len(games),
        "wins": wins(title, games),
        "points": estimate([game.points for game in games]).json(),
        "endings": endings(games),
        "decisions": spread([game.decisions for game in games]),
        "turns": spread([game.last_turn for game in games]),
        "lead": by_turn(games, [game.lead for game in games]) if games[0].lead else None,
        "drama": drama(games) if games[0].lead else None,
        "decisiveness": decisiveness(games) if games[0].lead else None,
        "figures": figures(games),
        "cards": cards(title, arm, games),
        "options": options(title, arm, games),
        "units": units(title, arm, games),
        "rules": rules(title, games),
        "findings": findings(title, arm, games),
    }


def wins(title: Title, games: list[Facts]) -> dict[str, Any]:
    """Everybody who could win, the side that a procedure of the book plays included; draws if any."""
    winners = Counter(game.winner or DRAW for game in games)
    sides = [*title.seats, *([DRAW] if winners[DRAW] else [])]
    return {side: share(winners[side], len(games)) for side in sides}


def endings(games: list[Facts]) -> list[dict[str, Any]]:
    reasons = Counter(game.reason for game in games)
    found = []
    for reason, number in sorted(reasons.items(), key=lambda item: (-item[1], item[0])):
        turns = counts(game.last_turn for game in games if game.reason == reason)
        found.append({"reason": reason, **share(number, len(games)), "by_turn": turns})
    return found


def counts(values: Any) -> dict[str, int]:
    """How often each number comes, in their order."""
    return {str(value): number for value, number in sorted(Counter(values).items())}


def spread(values: Sequence[int]) -> dict[str, Any]:
    """Mean with its interval, quartiles, extremes, and a histogram."""
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // BINS))
    bins = Counter((value - least) // width for value in values)
    return {
        "mean": estimate([float(value) for value in values]).json(),
        "quartiles": quartiles(values),
        "least": least,
        "most": most,
        "bin": width,
        "histogram": [bins[number] for number in range((most - least) // width + 1)],
    }


def by_turn(games: list[Facts], series: Sequence[Sequence[float | None]]) -> dict[str, Any]:
    """Quartiles at the end of each turn, over the games that were still going on."""
    at: dict[int, list[float]] = {}
    for game, values in zip(games, series, strict=True):
        for turn, value in zip(game.turns, values, strict=True):
            if value is not None:
                at.setdefault(turn, []).append(value)
    turns = sorted(at)
    found = [quartiles(at[turn]) for turn in turns]
    bands = {name: [q[n] for q in found] for n, name in enumerate(("lower", "median", "upper"))}
    return {"turns": turns, "games": [len(at[turn]) for turn in turns], **bands}


def drama(games: list[Facts]) -> dict[str, Any]:
    changes = [game.lead_changes for game in games]
    return {"mean": estimate([float(n) for n in changes]).json(), "counts": counts(changes)}


def decisiveness(games: list[Facts]) -> dict[str, Any]:
    """When whoever came out ahead took the lead for good; and in which part of the game that was."""
    settled = [(game.settled, game.last_turn) for game in games]
    known = [(turn, last) for turn, last in settled if turn is not None]
    return {
        "games": len(known),
        "by_turn": counts(turn for turn, _ in known),
        "part_of_game": estimate([turn / max(1, last) for turn, last in known]).json(),
    }


def figures(games: list[Facts]) -> dict[str, Any]:
    """The numbers beside the board over time: those that are mostly there and not in every game the same."""
    names = sorted({name for game in games for name in game.figures})
    found: dict[str, Any] = {}
    seen: list[list[list[float | None]]] = []
    for name in names:
        series = [game.figures.get(name, [None] * len(game.turns)) for game in games]
        values = [value for game in series for value in game]
        there = sum(value is not None for value in values)
        if there >= SHOWN * len(values) and tells(games, series) and series not in seen:
            found[name] = by_turn(games, series)
            seen.append(series)
    return found


def tells(games: list[Facts], series: list[list[float | None]]) -> bool:
    """Whether a figure differs between games at the end of some turn."""
    at: dict[int, set[float]] = {}
    for game, values in zip(games, series, strict=True):
        for turn, value in zip(game.turns[1:-1], values[1:-1], strict=True):
            if value is not None:
                at.setdefault(turn, set()).add(value)
    return any(len(found) > 1 for found in at.values())


def findings(title: Title, arm: Arm, games: list[Facts]) -> list[dict[str, Any]]:
    """What the title's own guide makes of the games."""
    ended = [Ended(arm.scenario, game.winner, game.reason, game.score) for game in games]
    return [
        {
            "id": finding.id,
            "title": finding.title.json(),
            "columns": [column.json() for column in finding.columns],
            "rows": [[cell(value) for value in row] for row in finding.rows],
            "note": finding.note.json(),
        }
        for finding in title.study.findings(title.book, ended)
    ]


def cell(value: Any) -> Any:
    if isinstance(value, Share):
        return share(value.games, value.of) | {"of": value.of}
    return value.json() if isinstance(value, Msg) else value


# Two arms


def comparison(first: Arm, second: Arm, games: list[Facts], others: list[Facts]) -> dict[str, Any]:
    """What differs between the arms, and whether chance alone would make so much of a difference."""
    title = first.found()
    return {
        "differs": [list(found) for found in differences(first, second)],
        "wins": {seat: wins_apart(seat, games, others) for seat in title.seats},
        "decisions": apart([game.decisions for game in games], [game.decisions for game in others]),
        "turns": apart([game.last_turn for game in games], [game.last_turn for game in others]),
        "points": apart([game.points for game in games], [game.points for game in others]),
    }


def wins_apart(seat: str, games: list[Facts], others: list[Facts]) -> dict[str, Any]:
    won, also = [game.winner == seat for game in games], [game.winner == seat for game in others]
    return {
        "first": share(sum(won), len(won)),
        "second": share(sum(also), len(also)),
        "difference": difference([float(w) for w in also], [float(w) for w in won]),
        "shares": two_shares(sum(also), len(also), sum(won), len(won)),
        "pairs": mcnemar(won, also),
    }


def apart(values: Sequence[float], others: Sequence[float]) -> dict[str, Any]:
    return {
        "first": rounded(sum(values) / len(values)),
        "second": rounded(sum(others) / len(others)),
        "difference": difference(others, values),
        "mann_whitney": mann_whitney(others, values),
    }
