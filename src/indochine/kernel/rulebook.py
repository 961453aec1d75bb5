"""The accounting of rules: which code cites each rule of a book, and which tests prove it.

All of it is read from sources, so a citation costs nothing in play. Code cites a rule by its id in a
docstring, in a comment, or where a call wants a rule (`Verb(rules=...)`, `Why(...)`, `EventKind(...)`, the
parts of a `Tally`). "D.4.2 to D.4.5" cites the rules between as well; the number of a chapter ("D.4") is a
heading and cites nothing. Tests say what they prove: `@pytest.mark.rule("saigon75", "D.4.2")`, or
`@pytest.mark.rule("saigon75", "card:21 to card:30")`.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Final, NamedTuple

from indochine.kernel.errors import DataError
from indochine.kernel.packs import read

INDEX: Final = "rules.toml"
KINDS: Final = ("enforce", "optional", "component", "example", "note")
CAMPAIGN: Final = "campaign"
SCOPES: Final = ("all", CAMPAIGN)  # campaign: a rule that no scenario outside a campaign can need
OWED: Final = {"enforce": ("code", "tests"), "optional": ("code", "tests"), "example": ("tests",)}
BINDING: Final = ("enforce", "optional")
WORD: Final = re.compile(r"(?<![\w.:-])[A-Za-z0-9]+(?:[.:-]\w+)*")
HEAD: Final = re.compile(r"\w+[.:]")
RULING: Final = re.compile(r"ruling:\d+")
RULING_HEADING: Final = re.compile(r"^## Ruling (\d+):", re.MULTILINE)
# Where a call wants rules: the place among its arguments (None: by keyword alone) and the keyword.
CALLS: Final = {
    "Verb": (None, "rules"),
    "Option": (None, "rules"),
    "Why": (0, "rule"),
    "EventKind": (1, "rule"),
    "plus": (2, "rule"),
    "at_most": (2, "rule"),
    "at_least": (2, "rule"),
}
DEFINITIONS: Final = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
NO_PROOF: Final = ("skip", "xfail")  # a test that does not run, or fails, proves nothing

# ---------------------------------------------------------------- the index of rules


class Rule(NamedTuple):
    """One rule of the book: its number, what it demands, where it stands."""

    id: str
    title: str
    kind: str
    needs: str
    source: str
    scope: str = "all"

    @property
    def message(self) -> str:
        """The id of its summary in our own words; `.title` is its short title."""
        return "rule-" + re.sub("[:.]", "-", self.id)


def read_index(folder: Path) -> dict[str, Rule]:
    """The rules of a title by id, in the order of its rules.toml."""
    rules: dict[str, Rule] = {}
    for number, entry in enumerate(read(folder / INDEX).get("rule", []), 1):
        name = f"rule {entry.get('id', number)}"
        fields = {**Rule._field_defaults, **entry}
        for field in Rule._fields:
            if not isinstance(fields.get(field), str):
                raise DataError(INDEX, name, field, "is missing or no text")
        rule = Rule(*[fields[field] for field in Rule._fields])
        for field, value, known in (("kind", rule.kind, KINDS), ("scope", rule.scope, SCOPES)):
            if value not in known:
                raise DataError(INDEX, name, field, f"must be one of {', '.join(known)}, is {value}")
        if rule.id in rules:
            raise DataError(INDEX, name, "id", "is the id of another rule too")
        rules[rule.id] = rule
    return rules


class Citation(NamedTuple):
    """A rule named in a source: where, and inside which function, class or constant."""

    id: str
    file: Path
    line: int
    within: str


class Numbers:
    """Tells the numbers of a book from other words: they begin as its rules do ("D.", "card:", "8.")."""

    def __init__(self, rules: dict[str, Rule]) -> None:
        self.order = list(rules)
        self.place = {id: place for place, id in enumerate(self.order)}
        self.heads = {match[0] for id in self.order if (match := HEAD.match(id))}
        self.headings = {id[:end] for id in self.order for end in range(1, len(id))}

    def cited(self, text: str) -> Iterator[tuple[int, str]]:
        """Rules and rulings in a text with their places in it; also what looks like a rule and is none."""
        words = list(WORD.finditer(text))
        for number, word in enumerate(words):
            if self.is_citation(word[0]):
                yield word.start(), word[0]
            if number > 1 and words[number - 1][0] == "to":
                first = words[number - 2]
                if text[first.end() : word.start()].split() == ["to"]:
                    for id in self.between(first[0], word[0]):
                        yield word.start(), id

    def is_citation(self, word: str) -> bool:
        if word in self.place or RULING.fullmatch(word):
            return True
        head = HEAD.match(word)
        return head is not None and head[0] in self.heads and word not in self.headings

    def between(self, first: str, last: str) -> list[str]:
        if first not in self.place or last not in self.place:
            return []
        if self.place[first] >= self.place[last]:
            return [f"{first} to {last}"]  # backwards: no rule is called that, so it is reported
        return self.order[self.place[first] + 1 : self.place[last]]

    def listed(self, text: str) -> list[str]:
        """What a test says that it proves: "D.4.2", or "card:21 to card:30"."""
        first, to, last = text.partition(" to ")
        return [first, *self.between(first, last), last] if to else [text]


# ---------------------------------------------------------------- reading sources


class Source:
    """A Python file as its tree, with what encloses each line."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = file.read_text("utf-8")
        tree = ast.parse(self.text, str(file))
        self.nodes = list(ast.walk(tree))
        self.spans = list(_spans(tree, ""))

    def within(self, line: int) -> str:
        """The innermost function or class around a line, or the constant that it defines."""
        return next((name for start, end, name in reversed(self.spans) if start <= line <= end), "")

    def citation(self, id: str, line: int) -> Citation:
        return Citation(id, self.file, line, self.within(line))

    def docstrings(self) -> Iterator[ast.Constant]:
        for node in self.nodes:
            if isinstance(node, (ast.Module, *DEFINITIONS)) and node.body:
                first = node.body[0]
                if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                    yield first.value

    def comments(self) -> Iterator[tuple[int, str]]:
        for token in tokenize.generate_tokens(StringIO(self.text).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string

    def calls(self) -> Iterator[tuple[str, ast.Call]]:
        """Every call with the last part of the name that it calls."""
        for node in self.nodes:
            if isinstance(node, ast.Call):
                if isinstance(node.func, ast.Name | ast.Attribute):
                    yield node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node


def _spans(node: ast.AST, outer: str) -> Iterator[tuple[int, int, str]]:
    """Outer ones first."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, DEFINITIONS):
            name = f"{outer}.{child.name}".lstrip(".")
            start = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
            yield start, child.end_lineno or start, name
            yield from _spans(child, name)
        elif isinstance(node, ast.Module) and isinstance(child, ast.Assign | ast.AnnAssign):
            target = child.targets[0] if isinstance(child, ast.Assign) else child.target
            if isinstance(target, ast.Name):
                yield child.lineno, child.end_lineno or child.lineno, target.id


def argument(call: ast.Call, place: int | None, keyword: str) -> ast.expr | None:
    """An argument of a call, given by its place or by its keyword."""
    if place is not None and place < len(call.args):
        return call.args[place]
    return next((k.value for k in call.keywords if k.arg == keyword), None)


def literals(node: ast.expr | None) -> list[str]:
    """The text that an expression can be, if it is written out: "a", or "a" if ... else "b"."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def dotted(node: ast.expr) -> str:
    """The name that an expression is or calls: pytest.mark.skip(reason="...") is pytest.mark.skip."""
    if isinstance(node, ast.Call):
        return dotted(node.func)
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def citations(source: Source, numbers: Numbers) -> Iterator[Citation]:
    """All that a source cites, what no book knows included."""
    for docstring in source.docstrings():
        text = str(docstring.value)
        for at, id in numbers.cited(text):
            yield source.citation(id, docstring.lineno + text.count("\n", 0, at))
    for line, comment in source.comments():
        for _, id in numbers.cited(comment):
            yield source.citation(id, line)
    for name, call in source.calls():
        if name in CALLS:
            # Here every word must be a rule: the client links it to the summary of that rule.
            for text in literals(argument(call, *CALLS[name])):
                for id in text.split():
                    yield source.citation(id, call.lineno)


class Mark(NamedTuple):
    """What a test says that it proves, and whether all of it is written out in plain text."""

    title: str
    ids: list[str]
    line: int
    plain: bool


def marks(source: Source) -> Iterator[Mark]:
    """Every `pytest.mark.rule(...)`: on a test, a class or a module, or among the marks of one case."""
    unproved = [span for node in source.nodes if (span := _without_proof(node))]
    for name, call in source.calls():
        if name != "rule" or dotted(call.func) != "pytest.mark.rule":
            continue
        if not any(start <= call.lineno <= end for start, end in unproved):
            words = [text for arg in call.args for text in literals(arg)]
            plain = len(words) == len(call.args) > 1
            yield Mark(words[0] if words else "", words[1:], call.lineno, plain)


def all_marks(folder: Path, title: str = "") -> Iterator[tuple[Source, Mark]]:
    """The marks of all tests, or of the files that name a title: the others need no reading."""
    for file in python_files(folder):
        text = file.read_text("utf-8")
        if "mark.rule" in text and title in text:
            source = Source(file)
            yield from [(source, mark) for mark in marks(source)]


def _without_proof(node: ast.AST) -> tuple[int, int] | None:
    """The lines of a test that is skipped or expected to fail."""
    if not isinstance(node, DEFINITIONS):
        return None
    names = [dotted(decorator) for decorator in node.decorator_list]
    if not any(name == f"pytest.mark.{mark}" for name in names for mark in NO_PROOF):
        return None
    return min(decorator.lineno for decorator in node.decorator_list), node.end_lineno or node.lineno


# ---------------------------------------------------------------- the account


class Entry(NamedTuple):
    """A rule, the code that cites it, the tests that prove it."""

    rule: Rule
    code: list[Citation]
    tests: list[Citation]
    lacks: tuple[str, ...]


class Rulebook:
    """The account of one title. `tests` is None where no tests lie beside the program, as in a wheel."""

    def __init__(self, title: str, folder: Path, root: Path | None = None) -> None:
        self.title = title
        self.folder = folder
        self.root = root or project_root(folder)
        self.rules = read_index(folder)
        numbers = Numbers(self.rules)
        self.code = [c for file in python_files(folder) for c in citations(Source(file), numbers)]
        self.code.sort(key=lambda c: (c.file, c.line))
        self.tests: list[Citation] | None = None
        if self.root:
            self.tests = list(self.proofs(self.root / "tests", numbers))

    def proofs(self, folder: Path, numbers: Numbers) -> Iterator[Citation]:
        for source, mark in all_marks(folder, self.title):
            if mark.title == self.title:
                for text in mark.ids:
                    yield from [source.citation(id, mark.line) for id in numbers.listed(text)]

    def entries(self) -> list[Entry]:
        """Every rule in the order of the book."""
        code, tests = _by_rule(self.code), _by_rule(self.tests or [])
        return [self.entry(rule, code.get(id, []), tests.get(id, [])) for id, rule in self.rules.items()]

    def entry(self, rule: Rule, code: list[Citation], tests: list[Citation]) -> Entry:
        owed = OWED.get(rule.kind, ())
        no_code = "code" in owed and not code
        no_tests = "tests" in owed and not tests and self.tests is not None
        return Entry(rule, code, tests, ("code",) * no_code + ("tests",) * no_tests)

    def gaps(self) -> list[Entry]:
        return [entry for entry in self.entries() if entry.lacks]

    def problems(self) -> list[str]:
        """Citations of what does not exist: a rule that the book has not, a ruling that nobody wrote."""
        found = [
            f"{self.place(c)}: cites {c.id}, which {INDEX} does not know"
            for c in [*self.code, *(self.tests or [])]
            if c.id not in self.rules and not RULING.fullmatch(c.id)
        ]
        return found + self.missing_rulings()

    def missing_rulings(self) -> list[str]:
        cited = [c for c in [*self.code, *(self.tests or [])] if RULING.fullmatch(c.id)]
        if not self.root or not cited:
            return []
        page = self.root / "docs" / "rulings" / f"{self.title}.md"
        if not page.is_file():
            return [f"docs/rulings/{page.name}: is missing, and {len(cited)} citations rest on it"]
        written = {f"ruling:{number}" for number in RULING_HEADING.findall(page.read_text("utf-8"))}
        return [
            f"{self.place(c)}: cites {c.id}, which docs/rulings/{page.name} has not"
            for c in cited
            if c.id not in written
        ]

    def path(self, c: Citation) -> str:
        """The file as a reader finds it: from the project's root, or from the title's folder."""
        base = self.root if self.root and c.file.is_relative_to(self.root) else self.folder.parent
        return c.file.relative_to(base).as_posix()

    def place(self, c: Citation) -> str:
        return f"{self.path(c)}:{c.line}" + (f" ({c.within})" if c.within else "")


def _by_rule(found: list[Citation]) -> dict[str, list[Citation]]:
    """Citations by rule; the same rule twice within one function counts once."""
    by_rule: dict[str, dict[tuple[Path, str], Citation]] = {}
    for c in found:
        by_rule.setdefault(c.id, {}).setdefault((c.file, c.within), c)
    return {id: list(places.values()) for id, places in by_rule.items()}


def project_root(folder: Path) -> Path | None:
    """The folder of the project that a title lies in; none if the program was installed from a wheel."""
    for above in folder.resolve().parents:
        if (above / "pyproject.toml").is_file() and (above / "tests").is_dir():
            return above
    return None
