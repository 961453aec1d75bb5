"""The whole audit of a title: its pack, its index of rules, and the worked examples looked up in the pack.

What any index must satisfy stands here, one constraint for each function; `add_index` registers them all.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, wraps
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from indochine.kernel.constraints import Audit, Check, Constraints, Problem
from indochine.kernel.packs import Datum, read

FILE = "rules.toml"
FIELDS = ("id", "title", "kind", "needs", "source")
KINDS = ("enforce", "optional", "component", "example", "note")

RuleEntry = dict[str, Any]


class Sourced(Protocol):
    """A pack that says where its data are from."""

    @property
    def sources(self) -> tuple[Datum, ...]: ...


P = TypeVar("P", bound=Sourced)


class Index(NamedTuple, Generic[P]):
    """The index of rules, with the pack that the worked examples are looked up in."""

    rules: list[RuleEntry]
    pack: P

    def example(self, id: str) -> tuple[Any, Any]:
        """The figures of a worked example: what is given and what the book gets."""
        rule = next(rule for rule in self.rules if rule["id"] == id)
        return rule["given"], rule["expect"]


class Layout(NamedTuple):
    """How a book is laid out: sections, how the ids of their rules go on, worked examples, a line of it."""

    sections: Sequence[str]
    under: str  # a pattern for what follows the section in the id of a rule
    examples: Sequence[str]
    line: str  # a pattern for `source` and `also`
    no_rule: Sequence[str] = ()  # pages that hold facts but no rule


# ---------------------------------------------------------------- the index by itself


def _entry(rule: RuleEntry) -> str:
    return f"rule {rule.get('id', '')}"


def rules_complete(book: Index[P], layout: Layout) -> Iterator[Check]:
    """A rule has an id, a title, a kind, a demand and a place in the book."""
    for rule in book.rules:
        missing = [field for field in FIELDS if not rule.get(field)]
        yield Check(not missing, _entry(rule), ", ".join(missing), "is missing")


def rules_once(book: Index[P], layout: Layout) -> Iterator[Check]:
    """No rule has the id of another."""
    for id, count in Counter(rule.get("id") for rule in book.rules).items():
        yield Check(count == 1, f"rule {id}", "id", "stands there twice")


def examples_with_figures(book: Index[P], layout: Layout) -> Iterator[Check]:
    """A worked example says what is given and what the book gets."""
    for rule in book.rules:
        if rule.get("kind") == "example":
            missing = [field for field in ("given", "expect") if field not in rule]
            yield Check(not missing, _entry(rule), ", ".join(missing), "is missing")


def examples_present(book: Index[P], layout: Layout) -> Iterator[Check]:
    """The examples that the data are checked against are there."""
    ids = [rule.get("id") for rule in book.rules if rule.get("kind") == "example"]
    for id in layout.examples:
        yield Check(id in ids, f"rule {id}", "", "is missing")


def rules_of_known_kind(book: Index[P], layout: Layout) -> Iterator[Check]:
    """A rule is to be enforced, is optional, describes a component, is an example or a note."""
    for rule in book.rules:
        problem = f"{rule['kind']} is none of {', '.join(KINDS)}"
        yield Check(rule["kind"] in KINDS, _entry(rule), "kind", problem)


def rules_placed(book: Index[P], layout: Layout) -> Iterator[Check]:
    """A rule gives its line in the book."""
    for rule in book.rules:
        for field in ("source", "also"):
            holds = field not in rule or re.match(layout.line, rule[field]) is not None
            yield Check(holds, _entry(rule), field, "gives no line of the rulebook")


def sections_indexed(book: Index[P], layout: Layout) -> Iterator[Check]:
    """Every section of the book has its rules."""
    ids = [rule["id"] for rule in book.rules]
    for section in layout.sections:
        pattern = re.compile(re.escape(section) + layout.under)
        yield Check(any(map(pattern.fullmatch, ids)), f"rule {section}", "", "the section has no rule")


def citations_known(book: Index[P], layout: Layout) -> Iterator[Check]:
    """Where a source cites a rule, the book has such a rule or section."""
    ids = tuple(rule["id"] for rule in book.rules) + tuple(layout.no_rule)
    for datum in book.pack.sources:
        for tag in datum.tags:
            if tag.kind in ("rule", "example"):
                cited = tag.where.split(", ")
                strangers = [number for number in cited if not any(id.startswith(number) for id in ids)]
                field = f"source.{datum.field}" if datum.field else "source"
                yield Check(not strangers, datum.entry, field, f"no rule {', '.join(strangers)}", datum.file)


STRUCTURE = (rules_complete, rules_once, examples_with_figures, examples_present)
DEMANDS = (rules_of_known_kind, rules_placed, sections_indexed, citations_known)


def add_index(constraints: Constraints[Index[P]], layout: Layout) -> None:
    """Registers all of the above for the index of a book."""
    for look in STRUCTURE:
        constraints.add(FILE, basis="structure")(_in(layout, look))
    for look in DEMANDS:
        constraints.add(FILE)(_in(layout, look))


def _in(
    layout: Layout, look: Callable[[Index[P], Layout], Iterator[Check]]
) -> Callable[[Index[P]], Iterator[Check]]:
    @wraps(look)
    def checks(book: Index[P]) -> Iterator[Check]:
        return look(book, layout)

    return checks


# ---------------------------------------------------------------- pack and index together


class Auditor(Generic[P]):
    """All that a title demands of a pack and of its own index of rules, which lies in the title's folder."""

    def __init__(self, pack: Constraints[P], rules: Constraints[Index[P]], folder: Path) -> None:
        self.pack, self.rules, self.folder = pack, rules, folder

    @cached_property
    def index(self) -> list[RuleEntry]:
        """The index of rules, as it stands in rules.toml."""
        rules: list[RuleEntry] = read(self.folder / FILE)["rule"]
        return rules

    def audit(self, pack: P) -> Audit:
        """Everything that the constraints find in a pack, and how many checks were made."""
        found = self.pack.audit(pack)
        if self._is_broken(found):
            return found
        looked_up = self.rules.audit(Index(self.index, pack))
        return Audit(found.problems + looked_up.problems, found.done + looked_up.done)

    def _is_broken(self, found: Audit) -> bool:
        """Is something wrong that all the rest takes for granted?"""
        return any(self.pack.by_name[problem.constraint].first for problem in found.problems)

    def check(self, pack: P) -> list[Problem]:
        """What does not fit, in the order of the rulebook's chapters."""
        return self.audit(pack).problems

    def check_rules(self, rules: list[RuleEntry], pack: P) -> list[Problem]:
        """What does not fit in an index of rules, with the examples looked up in a pack."""
        return self.rules.audit(Index(rules, pack)).problems

    def refuse_unplayable(self, pack: P) -> None:
        """Stops a pack whose very structure is broken, before a game is started on it."""
        for problem in self.pack.structure(pack).problems:
            raise problem.error
