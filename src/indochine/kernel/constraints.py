"""Constraints on a data pack: what the book forces, what its examples force, and what any pack needs.

A constraint is a small function that looks at a pack and yields its checks. It says what it rests on, so that
an owner who types other values sees whether they contradict the book or only our own reading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, Literal, NamedTuple, TypeVar

import msgspec

from indochine.kernel.errors import DataError

P = TypeVar("P")
Basis = Literal["structure", "rule", "example", "public", "design"]


class Check(NamedTuple):
    """One look at one entry: does it hold, and if not, what is wrong. `file` if not the constraint's own."""

    holds: bool
    entry: str
    field: str
    problem: str
    file: str = ""


def equal(actual: Any, wanted: Any, entry: str, field: str, file: str = "") -> Check:
    """A figure that can only be this."""
    return Check(actual == wanted, entry, field, f"must be {_text(wanted)}, is {_text(actual)}", file)


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return _text([f"{key} {number}" for key, number in value.items()])
    if isinstance(value, (set, frozenset)):
        return _text(sorted(value))
    return ", ".join(map(str, value)) or "none" if isinstance(value, (list, tuple)) else str(value)


class Problem(msgspec.Struct, frozen=True):
    """A check that fails. `rule` is what forces it: "D.4" the book, "E D.9" an example, "" neither."""

    constraint: str
    file: str
    entry: str
    field: str
    problem: str
    rule: str
    basis: Basis

    @property
    def forced(self) -> bool:
        return bool(self.rule)

    @property
    def error(self) -> DataError:
        return DataError(self.file, self.entry, self.field, self.problem)

    def __str__(self) -> str:
        return f"{self.error} [{self.rule or self.basis}]"


class Constraint(msgspec.Struct, Generic[P], frozen=True):
    """A named demand on a pack; `says` is the demand in a sentence."""

    name: str
    says: str
    file: str
    rule: str
    basis: Basis
    first: bool
    checks: Callable[[P], Iterator[Check]]

    def problems(self, pack: P) -> Iterator[Problem]:
        for check in self.checks(pack):
            if not check.holds:
                yield self.problem(check)

    def problem(self, check: Check) -> Problem:
        where = (check.file or self.file, check.entry, check.field, check.problem)
        return Problem(self.name, *where, self.rule, self.basis)


class Audit(NamedTuple):
    """What a pack's constraints found, and how many checks they made."""

    problems: list[Problem]
    done: int


class Constraints(Generic[P]):
    """All constraints of a title, by name."""

    def __init__(self) -> None:
        self.by_name: dict[str, Constraint[P]] = {}

    def add(
        self, file: str, rule: str = "", basis: Basis = "design", first: bool = False
    ) -> Callable[[Callable[[P], Iterator[Check]]], Callable[[P], Iterator[Check]]]:
        """Registers a function. Structure, and what is marked `first`, the others take for granted."""
        if rule:
            basis = "example" if rule.startswith("E ") else "rule"

        def register(checks: Callable[[P], Iterator[Check]]) -> Callable[[P], Iterator[Check]]:
            name, says = checks.__name__, (checks.__doc__ or "").partition("\n")[0]
            if name in self.by_name:
                raise ValueError(f"two constraints are named {name}")
            early = first or basis == "structure"
            self.by_name[name] = Constraint(name, says, file, rule, basis, early, checks)
            return checks

        return register

    def audit(self, pack: P) -> Audit:
        """Runs them all; if the pack's very structure is broken, stops after saying so."""
        structure = self.structure(pack)
        if structure.problems:
            return structure
        rest = self._run(pack, first=False)
        return Audit(rest.problems, structure.done + rest.done)

    def structure(self, pack: P) -> Audit:
        """Runs only those that the others take for granted."""
        return self._run(pack, first=True)

    def _run(self, pack: P, first: bool) -> Audit:
        problems: list[Problem] = []
        done = 0
        for constraint in self.by_name.values():
            if constraint.first is not first:
                continue
            for check in constraint.checks(pack):
                done += 1
                if not check.holds:
                    problems.append(constraint.problem(check))
        return Audit(problems, done)
