"""What games against itself have taught a player: each choice has traits, each trait is liked more or less.

A trait is a number: which question, side and verb it belongs to, which kind of trait it is, and its value. A
title says what its choices are like (`Strategy.traits`); `tools/school.py` finds out what that is worth.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path
from typing import Any, Final

VERB_BITS: Final = 4
HEAD_BITS: Final = 12
SORT_BITS: Final = 5
WORST: Final = -7.0  # habit's dislike of a choice counts for no more than this, in logits
NEVER: Final = -99.0  # what habit would never do stays undone
UNIT: Final = 100  # lessons are written down in hundredths of a logit
LEAST: Final = 15  # of these: what counts for less is not written down, and not missed


def head_of(question: int, side: int, verb: int) -> int:
    """What all traits of a choice begin with."""
    return (question << 1 | side) << VERB_BITS | verb


def trait(head: int, sort: int, value: int) -> int:
    """One number for something that a choice is like."""
    return (value << SORT_BITS | sort) << HEAD_BITS | head


def leanings(
    weights: list[float], traits: list[list[int]], lessons: dict[int, float], trust: float
) -> list[float]:
    """How a schooled player leans to each choice, in logits: habit to the power of `trust`, and lessons."""
    most = log(max(weights))
    found = []
    for i, weight in enumerate(weights):
        if weight <= 0.0:
            found.append(NEVER)
            continue
        lean = max(WORST, trust * (log(weight) - most))
        for key in traits[i]:
            lean += lessons.get(key, 0.0)
        found.append(lean)
    return found


def shares(leans: list[float]) -> list[float]:
    """Logits as weights, the greatest 1."""
    most = max(leans)
    return [exp(lean - most) for lean in leans]


class Primer:
    """How the lessons of a title are written down: by question and seat, then by verb and sort of trait."""

    def __init__(self, questions: Sequence[str], seats: Sequence[str], sorts: Sequence[str]) -> None:
        self.questions, self.seats, self.sorts = list(questions), list(seats), list(sorts)

    def read(self, file: Path) -> dict[int, float]:
        """The lessons of a file; none if there is no file."""
        if not file.is_file():
            return {}
        found: dict[int, float] = {}
        for question, by_seat in tomllib.loads(file.read_text()).items():
            for seat, rows in by_seat.items():
                for row, worths in rows.items():
                    found.update(self.row(question, seat, row, worths))
        return found

    def row(self, question: str, seat: str, row: str, worths: dict[str, int]) -> dict[int, float]:
        verb, _, sort = row.partition(" ")
        head = head_of(self.questions.index(question), self.seats.index(seat), int(verb))
        kind = self.sorts.index(sort)
        return {trait(head, kind, int(value)): worth / UNIT for value, worth in worths.items()}

    def written(self, lessons: dict[int, float]) -> Iterator[str]:
        """The lines of a file: all lessons that count for something."""
        rows: dict[tuple[int, int, int, int], list[str]] = {}
        for key, lesson in sorted(lessons.items()):
            worth = round(lesson * UNIT)
            if abs(worth) >= LEAST:
                rows.setdefault(self.parts(key), []).append(f"{key >> HEAD_BITS + SORT_BITS} = {worth}")
        above: Any = None
        for (question, side, verb, sort), worths in sorted(rows.items()):
            if (question, side) != above:
                above = (question, side)
                yield f"\n[{self.questions[question]}.{self.seats[side]}]"
            yield f'"{verb} {self.sorts[sort]}" = {{ {", ".join(worths)} }}'

    def parts(self, key: int) -> tuple[int, int, int, int]:
        """Question, side, verb and sort of a trait."""
        head, sort = key & (1 << HEAD_BITS) - 1, key >> HEAD_BITS & (1 << SORT_BITS) - 1
        asked = head >> VERB_BITS
        return asked >> 1, asked & 1, head & (1 << VERB_BITS) - 1, sort
