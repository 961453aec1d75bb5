"""Many choices that differ only in a name or two, gathered into fewer lines.

"Pleiku: move one Ranger battalion (2 ready)", "Pleiku: move one Marine brigade (1 ready)" and so on become
"Pleiku   7 Ranger battalion (2)   8 Marine brigade". Several things that can be done with one place become
a table with a row for each place and a column for each deed, and choices that differ in one name a sentence
with a gap and a list of names. Nothing gets lost: sentences that say more stay whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from indochine.cli.terminal.table import Choice
from indochine.cli.terminal.words import Words
from indochine.cli.terminal.wrapping import NO_BREAK
from indochine.kernel.frames import first

FEWEST = 8  # choices that are worth gathering
MOST_NAMES = 4  # that can be columns of a table
COUNT = re.compile(r"\([^()]*?(\d+)[^()]*\)")
ASIDE = re.compile(r"\s*\(([^()]*)\)")
SIGNS = " :.," + NO_BREAK
GAP = "…"

Group = list[tuple[int, Choice]]  # choices of one kind with their numbers
Entries = list[tuple[str, str]]  # number and name


class Matrix(NamedTuple):
    """What can be done, and for each thing its name, what is said of it, and the numbers by what they do."""

    labels: list[str]
    rows: list[tuple[str, str, dict[str, int]]]


def gathered(choices: Group, words: Words) -> dict[str, Entries] | None:
    """Place by place the numbers and names of what can be chosen there; None if that would lose something."""
    if len(choices) < FEWEST or len(choices[0][1].verb.args) != 2:
        return None
    rows: dict[str, Entries] = {}
    shapes = set()
    for number, choice in choices:
        name, place = (words.of(choice.msg.params[domain]) for domain in choice.verb.args)
        rest = words.of(choice.msg).replace(name, "", 1).replace(place, "", 1)
        count = COUNT.search(rest)
        shapes.add(COUNT.sub("", rest))
        several = f" ({count[1]})" if count and count[1] != "1" else ""
        rows.setdefault(place, []).append((str(number), name + several))
    return rows if len(shapes) == 1 else None


def as_matrix(rows: dict[str, Entries]) -> Matrix | None:
    """The same as a table, if the names are few enough to be its columns."""
    names = list(dict.fromkeys(name for entries in rows.values() for _, name in entries))
    if len(names) > MOST_NAMES:
        return None
    return Matrix(names, [(place, "", {n: int(number) for number, n in row}) for place, row in rows.items()])


def listed(choices: Group, words: Words) -> tuple[str, Entries] | None:
    """The sentence that all share, with a gap, and the numbers and names for it; None if they share none."""
    if len(choices) < FEWEST or len(choices[0][1].verb.args) != 1:
        return None
    shapes = {words.of(choice.msg).replace(thing(choice, words), GAP, 1) for _, choice in choices}
    entries = [(str(number), thing(choice, words)) for number, choice in choices]
    return (shapes.pop(), entries) if len(shapes) == 1 else None


def thing(choice: Choice, words: Words) -> str:
    """The name of the one thing that a choice is about."""
    [domain] = choice.verb.args
    return words.of(choice.msg.params[domain])


def families(groups: list[Group]) -> list[list[Group]]:
    """Kinds of choice that stand together because each is about one thing of the same domain."""
    found = [list(family) for _, family in groupby(groups, key=lambda group: group[0][1].verb.args)]
    return [part for family in found for part in (family_or_singles(family))]


def family_or_singles(family: list[Group]) -> Iterable[list[Group]]:
    several = len(family) > 1 and sum(map(len, family)) >= FEWEST
    return [family] if several and len(family[0][0][1].verb.args) == 1 else [[group] for group in family]


def by_thing(family: list[Group], words: Words) -> Matrix | None:
    """Thing by thing what can be done with it; None if that would lose something."""
    labels: list[str] = []
    numbers: dict[str, dict[str, int]] = {}
    asides: dict[str, list[str]] = {}
    order: dict[str, int] = {}
    for number, choice in [pair for group in family for pair in group]:
        name = thing(choice, words)
        rest = words.of(choice.msg).replace(name, "", 1)
        label = ASIDE.sub("", rest).strip(SIGNS)
        labels += [label] if label not in labels else []
        numbers.setdefault(name, {})[label] = number
        asides.setdefault(name, []).append(", ".join(ASIDE.findall(rest)))
        order[name] = first(choice.code)
    most = {name: max(said, key=len) for name, said in asides.items()}
    lost = any(aside not in most[name] for name, said in asides.items() for aside in said)
    if lost or len(labels) != len(family) or not all(labels):
        return None
    rows = [(name, most[name], numbers[name]) for name in sorted(order, key=lambda name: order[name])]
    return Matrix(labels, rows)
