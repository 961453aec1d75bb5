"""The raw table: one row for each game, for whoever wants to count something else."""

from __future__ import annotations

import csv
import json
from io import StringIO
from typing import Any

from indochine.analysis.study.asking import Asked
from indochine.analysis.study.desk import LETTERS
from indochine.analysis.study.facts import Facts

FIRST = ("arm", "seed", "winner", "reason", "turns", "decisions", "points")
LEAD = ("lead_changes", "settled_turn")


def table(asked: Asked, facts: list[list[Facts]]) -> str:
    """All games of all arms as CSV; what a game does not have is left empty."""
    rows = [row(LETTERS[number], game) for number, games in enumerate(facts) for game in games]
    heads = [*FIRST, *LEAD]
    for prefix in ("option", "score", "figure", "card", "units"):
        heads += sorted({name for row in rows for name in row if name.startswith(prefix + ".")})
    text = StringIO()
    out = csv.DictWriter(text, [*heads, "digest"], restval="", lineterminator="\n")
    out.writeheader()
    out.writerows(rows)
    return text.getvalue()


def row(arm: str, game: Facts) -> dict[str, Any]:
    found: dict[str, Any] = dict(zip(FIRST, (
        arm, game.seed, game.winner or "", game.reason, game.last_turn, game.decisions, game.points
    ), strict=True))  # fmt: skip
    if game.lead:
        found |= {"lead_changes": game.lead_changes, "settled_turn": blank(game.settled)}
    found |= {f"option.{id}": plain(value) for id, value in game.options.items()}
    found |= {f"score.{key}": plain(value) for key, value in game.score.items()}
    found |= {f"figure.{name}": blank(values[-1]) for name, values in game.figures.items()}
    found |= {f"{ref.replace(':', '.', 1)}": sum(users.values()) for ref, users in game.cards.items()}
    return found | {"units.gone": len(game.gone), "units.waiting": len(game.waiting), "digest": game.digest}


def plain(value: Any) -> Any:
    return value if isinstance(value, str) else json.dumps(value)


def blank(value: Any) -> Any:
    return "" if value is None else value
