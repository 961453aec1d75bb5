"""The gates that need more than one glance: data packs, citations of rules, texts in every language.

`python -m indochine.checks` runs them for every title; it prints a line for each and ends with what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import indochine
from indochine.checks import texts
from indochine.kernel.registry import TITLES, titles
from indochine.kernel.rulebook import Rulebook, all_marks, project_root

__all__ = ["Result", "check_all", "check_title", "marks_of_tests", "texts"]


class Result(NamedTuple):
    """What one check looked at and what it found."""

    subject: str
    check: str
    looked_at: str
    problems: list[str]


def check_all() -> Iterator[Result]:
    for folder, asked in texts.asked_outside_titles().items():
        problems = texts.catalogue_problems(folder, asked)
        yield Result(folder.parent.name, "texts", f"{len(asked.ids)} messages", problems)
    yield marks_of_tests()
    for id in titles():
        yield from check_title(indochine.title(id))


def check_title(title: indochine.Title) -> Iterator[Result]:
    audit = title.audit()
    yield Result(title.id, "data pack", f"{audit.done} checks", [str(p) for p in audit.problems])
    book = Rulebook(title.id, title.folder)
    cited = f"{len(book.code)} citations, {len(book.tests or [])} marks of tests"
    yield Result(title.id, "rules", cited, book.problems())
    asked = texts.asked_by_title(title)
    yield Result(title.id, "texts", f"{len(asked.ids)} messages", texts.title_problems(title))


def marks_of_tests() -> Result:
    """A mark that names no title, or that only running it could read, would prove nothing unnoticed."""
    root, known = project_root(TITLES), titles()
    found = list(all_marks(root / "tests")) if root else []
    problems = []
    for source, mark in found:
        where = f"{source.file.name}:{mark.line}: pytest.mark.rule"
        if mark.title not in known:
            problems.append(f"{where} names no title, but {mark.title!r}")
        elif not mark.plain:
            problems.append(f'{where} wants ids in plain text, "D.4.2" or "card:21 to card:30"')
    return Result("tests", "marks", f"{len(found)} marks", problems)
