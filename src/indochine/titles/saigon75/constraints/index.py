"""The index of rules: complete, of known kinds, with figures for every example; and what data files cite."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from indochine.kernel.constraints import Check
from indochine.titles.saigon75.constraints.registry import RULES, Rulebook

FILE = "rules.toml"
FIELDS = ("id", "title", "kind", "needs", "source")
KINDS = ("enforce", "optional", "component", "example", "note")
SECTIONS = (
    *(f"M.{number}" for number in range(1, 8)),
    *(f"D.{number}" for number in range(1, 11)),
    *("D.6a", "D.6b", "D.6c", "T8", "V", "V:match"),
    *("S:setup", "S:cards", "S:event", "S:preference", "S:activation", "S:movement", "S:reinforce"),
    *("S:combat", "S:retreat", "S:objective", "S:event-details", "S:example"),
)
EXAMPLES = (
    *("D.4.2x", "D.5x", "D.6a.6x", "D.6x", "D.6x2", "D.9x"),
    *(f"S:example.{number}" for number in range(1, 8)),
)
NO_RULE = ("credits",)  # pages of the book that hold facts but no rule


def _entry(rule: dict[str, Any]) -> str:
    return f"rule {rule.get('id', '')}"


@RULES.add(FILE, basis="structure")
def rules_complete(book: Rulebook) -> Iterator[Check]:
    """A rule has an id, a title, a kind, a demand and a place in the book."""
    for rule in book.rules:
        missing = [field for field in FIELDS if not rule.get(field)]
        yield Check(not missing, _entry(rule), ", ".join(missing), "is missing")


@RULES.add(FILE, basis="structure")
def rules_once(book: Rulebook) -> Iterator[Check]:
    """No rule has the id of another."""
    for id, count in Counter(rule.get("id") for rule in book.rules).items():
        yield Check(count == 1, f"rule {id}", "id", "stands there twice")


@RULES.add(FILE, basis="structure")
def examples_with_figures(book: Rulebook) -> Iterator[Check]:
    """A worked example says what is given and what the book gets."""
    for rule in book.rules:
        if rule.get("kind") == "example":
            missing = [field for field in ("given", "expect") if field not in rule]
            yield Check(not missing, _entry(rule), ", ".join(missing), "is missing")


@RULES.add(FILE, basis="structure")
def examples_present(book: Rulebook) -> Iterator[Check]:
    """The examples that the data are checked against are there."""
    ids = [rule.get("id") for rule in book.rules if rule.get("kind") == "example"]
    for id in EXAMPLES:
        yield Check(id in ids, f"rule {id}", "", "is missing")


@RULES.add(FILE)
def rules_of_known_kind(book: Rulebook) -> Iterator[Check]:
    """A rule is to be enforced, is optional, describes a component, is an example or a note."""
    for rule in book.rules:
        yield Check(
            rule["kind"] in KINDS, _entry(rule), "kind", f"{rule['kind']} is none of {', '.join(KINDS)}"
        )


@RULES.add(FILE)
def rules_placed(book: Rulebook) -> Iterator[Check]:
    """A rule gives its line in the book."""
    for rule in book.rules:
        holds = re.match(r"saigon-75\.fr\.txt:\d+", rule["source"]) is not None
        yield Check(holds, _entry(rule), "source", "gives no line of the rulebook")


@RULES.add(FILE)
def sections_indexed(book: Rulebook) -> Iterator[Check]:
    """Every section of the book has its rules."""
    ids = [rule["id"] for rule in book.rules]
    for section in SECTIONS:
        holds = any(id == section or id.startswith(section + ".") for id in ids)
        yield Check(holds, f"rule {section}", "", "the section has no rule")


@RULES.add(FILE)
def cards_indexed(book: Rulebook) -> Iterator[Check]:
    """Every Event card and every solo card has its rule."""
    ids = {rule["id"] for rule in book.rules}
    events = [card.number for card in book.pack.cards.card]
    for number in events + [card.number for card in book.pack.solo.solo_card]:
        id = f"card:{number:02d}"
        yield Check(id in ids, f"rule {id}", "", "the card has no rule")


@RULES.add(FILE)
def citations_known(book: Rulebook) -> Iterator[Check]:
    """Where a source cites a rule, the book has such a rule or section."""
    ids = [rule["id"] for rule in book.rules]
    for datum in book.pack.sources:
        for tag in datum.tags:
            if tag.kind in ("rule", "example"):
                strangers = [n for n in tag.where.split(", ") if not _is_known(n, ids)]
                field = f"source.{datum.field}" if datum.field else "source"
                yield Check(not strangers, datum.entry, field, f"no rule {', '.join(strangers)}", datum.file)


def _is_known(number: str, ids: list[str]) -> bool:
    return number in NO_RULE or any(id.startswith(number) for id in ids)
