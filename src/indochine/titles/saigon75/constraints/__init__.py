"""What a pack of Saigon 75 must satisfy: by the book, by its examples, by our own reading.

`check` lists what does not fit. A problem whose `rule` is not empty contradicts the book ("D.4") or one of
its examples ("E D.9"). Any other only differs from a published review or from our own proposal, unless its
basis is "structure": then the pack cannot be played at all.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from indochine.kernel.constraints import Audit, Problem
from indochine.kernel.packs import read
from indochine.titles.saigon75.constraints import board, cards, drawing, examples, index, pieces, tables
from indochine.titles.saigon75.constraints.registry import PACK, RULES, Rulebook
from indochine.titles.saigon75.pack import Pack, load

__all__ = ["PACK", "RULES", "audit", "check", "check_rules", "load_rules", "refuse_unplayable"]

CHAPTERS = (
    board,
    pieces,
    tables,
    cards,
    drawing,
    index,
    examples,
)  # importing them registers their constraints
INDEX = Path(__file__).parents[1] / "rules.toml"


@cache
def load_rules() -> list[dict[str, Any]]:
    """The index of rules, as it stands in rules.toml."""
    rules: list[dict[str, Any]] = read(INDEX)["rule"]
    return rules


def audit(pack: Pack) -> Audit:
    """Everything that the constraints find in a pack, and how many checks were made."""
    found = PACK.audit(pack)
    if _is_broken(found):
        return found
    looked_up = RULES.audit(Rulebook(load_rules(), pack))
    return Audit(found.problems + looked_up.problems, found.done + looked_up.done)


def _is_broken(found: Audit) -> bool:
    """Is something wrong that all the rest takes for granted?"""
    return any(PACK.by_name[problem.constraint].first for problem in found.problems)


def check(pack: Pack) -> list[Problem]:
    """What does not fit, in the order of the rulebook's chapters."""
    return audit(pack).problems


def check_rules(rules: list[dict[str, Any]], pack: Pack | None = None) -> list[Problem]:
    """What does not fit in an index of rules, with the examples looked up in a pack."""
    return RULES.audit(Rulebook(rules, pack or load())).problems


def refuse_unplayable(pack: Pack) -> None:
    """Stops a pack whose very structure is broken, before a game is started on it."""
    found = PACK.audit(pack)
    if _is_broken(found):
        raise found.problems[0].error
