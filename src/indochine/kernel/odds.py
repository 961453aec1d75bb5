"""What dice can bring before they fall: the chance of each result, and how its figures come about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from indochine.kernel.events import Tally
from indochine.kernel.text import Msg

Result = tuple[int, ...]
Chances = dict[Result, float]
Figures = dict[str, Any]  # ints and floats: a compiled `float` would turn one into the other

FACES: Final = range(1, 7)
DIE: Final = [(face, 1 / 6) for face in FACES]
TWO_DICE: Final = [(total, (6 - abs(7 - total)) / 36) for total in range(2, 13)]


class Note:
    """How the dice are read, in a sentence, and the rule that says so."""

    def __init__(self, msg: Msg, rule: str) -> None:
        self.msg = msg
        self.rule = rule

    def json(self) -> dict[str, Any]:
        return {"msg": self.msg.json(), "rule": self.rule}


class Odds:
    """Chances of each result; `columns` name its numbers, those in `shares` are yes or no.

    Of each number the text is `odds-<name>`, of all together in short `line`. `figures` are plain numbers
    told beside them; a sum explains the figure of the same name, part by part.
    """

    def __init__(
        self,
        line: str,
        columns: tuple[str, ...],
        chances: Chances,
        figures: Figures,
        sums: dict[str, Tally],
        notes: Sequence[Note] = (),
        shares: tuple[str, ...] = (),
    ) -> None:
        self.line = line
        self.columns = columns
        self.chances = chances
        self.figures = figures
        self.sums = sums
        self.notes = notes
        self.shares = shares

    def mean(self, column: str) -> float:
        index = self.columns.index(column)
        return sum((result[index] * chance for result, chance in self.chances.items()), 0.0)

    def means(self) -> dict[str, float]:
        """What is expected of each thing that is counted."""
        return {column: self.mean(column) for column in self.columns if column not in self.shares}

    def json(self) -> dict[str, Any]:
        return {
            "line": self.line,
            **{name: tidy(number) for name, number in self.figures.items()},
            **{column: tidy(self.mean(column)) for column in self.shares},
            "expected": {column: tidy(mean) for column, mean in self.means().items()},
            "sums": {name: tally.json() for name, tally in self.sums.items()},
            "notes": [note.json() for note in self.notes],
            "columns": list(self.columns),
            "chances": [[*result, tidy(chance)] for result, chance in sorted(self.chances.items())],
        }


def tidy(number: float) -> float:
    """Six sixths are one: what is certain is told as certain."""
    return round(number, 12)


def add(chances: Chances, result: Result, chance: float) -> None:
    chances[result] = chances.get(result, 0.0) + chance


def convolved(parts: Sequence[Sequence[tuple[int, float]]]) -> Chances:
    """The chances of the sum of several throws, each a list of numbers with their chances."""
    chances: Chances = {(0,): 1.0}
    for part in parts:
        following: Chances = {}
        for result, before in chances.items():
            for number, chance in part:
                add(following, (result[0] + number,), before * chance)
        chances = following
    return chances
