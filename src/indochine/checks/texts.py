"""Which sentences the program can ask for, and whether the catalogues have them in every language.

Ids are collected from what a title declares (decisions, domains, options, scenarios, rules) and, for
refusals, events and the parts of sums, from the calls in its sources.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from indochine import Title
from indochine.kernel.frames import Decision
from indochine.kernel.registry import TITLES
from indochine.kernel.rulebook import Source, argument, literals, python_files, read_index
from indochine.kernel.text import KERNEL_TEXT, LANGUAGES

PROGRAM = TITLES.parent
WATCHED = (
    "prompt-",
    "choice-",
    "refusal-",
    "event-",
    "combat-",
)  # an unused message here is a sentence gone astray
FROM_TITLES = ("title-", "odds-")  # asked for by everybody, given by each title in its own words

# ---------------------------------------------------------------- what is asked for


class Asked(NamedTuple):
    """Messages that code can ask for, and the parameters of those whose parameters are known."""

    ids: set[str]
    params: dict[str, set[str]]


def asked_by_sources(files: list[Path]) -> Asked:
    """Refusals, events, parts of sums and messages named outright in the calls of some sources."""
    asked = Asked(set(), {})
    for file in files:
        for name, call in Source(file).calls():
            if name == "Why":
                asked.ids.update("refusal-" + id for id in literals(argument(call, 1, "id")))
            elif name == "EventKind":
                ask_for_event(asked, call)
            elif name in ("plus", "at_most", "at_least"):
                asked.ids.update("tally-" + label for label in literals(argument(call, 1, "label")))
            elif name == "Msg":
                asked.ids.update(id for id in literals(argument(call, 0, "id")))
    return asked


def ask_for_event(asked: Asked, call: Any) -> None:
    """An event takes the parameters of its kind; hidden, all but the secret one."""
    params = {text.partition(":")[0] for arg in call.args[2:] for text in literals(arg)}
    secret = literals(argument(call, None, "secret"))
    for name in literals(argument(call, 0, "name")):
        asked.ids.add(f"event-{name}")
        asked.params[f"event-{name}"] = params
        if secret:
            asked.ids.add(f"event-{name}-hidden")
            asked.params[f"event-{name}-hidden"] = params - set(secret)


def speakers() -> dict[Path, list[Path]]:
    """Catalogues outside the titles with the sources that use them: the kernel's if a package has none."""
    files: dict[Path, list[Path]] = {KERNEL_TEXT: []}
    for package in sorted(PROGRAM.iterdir()):
        if package != TITLES:
            text = package / "text"
            files.setdefault(text if text.is_dir() else KERNEL_TEXT, []).extend(python_files(package))
    return files


def asked_outside_titles() -> dict[Path, Asked]:
    """What is asked of each catalogue outside the titles, less what titles or the kernel give."""
    result: dict[Path, Asked] = {}
    for folder, files in speakers().items():
        ids, params = asked_by_sources(files)
        given = set() if folder == KERNEL_TEXT else set(written(KERNEL_TEXT, "en").params)
        result[folder] = Asked({id for id in ids - given if not id.startswith(FROM_TITLES)}, params)
    result[KERNEL_TEXT].ids.add("tally-part")
    return result


def asked_by_title(title: Title) -> Asked:
    asked = asked_by_sources(python_files(title.folder))
    for ids in (decision_ids(title), domain_ids(title), setup_ids(title), rule_ids(title), combat_ids(title)):
        asked.ids.update(ids)
    return asked


def decision_ids(title: Title) -> Iterator[str]:
    orders = title.standing_orders
    kinds = title.frame_kinds if orders is None else {**title.frame_kinds, orders.name: orders}
    for name, frame in kinds.items():
        if issubclass(frame, Decision):
            yield from (f"prompt-{name}", f"prompt-{name}.help")
            yield from (f"choice-{name}-{verb.name}" for verb in frame.verbs)


def domain_ids(title: Title) -> Iterator[str]:
    for domain in title.book.domains.values():
        yield from filter(None, domain.messages)


def setup_ids(title: Title) -> Iterator[str]:
    yield from ("title-name", "title-luck", "title-luck.note")
    for scenario in title.scenarios:
        yield from (f"scenario-{scenario}", f"scenario-{scenario}.help")
    for option in title.options:
        yield from (f"option-{option.id}", f"option-{option.id}.help")
        yield from (f"option-{option.id}-{str(value).lower()}" for value in option.values)


def combat_ids(title: Title) -> Iterator[str]:
    for kind in title.combats():
        yield f"combat-kind-{kind.name}"
        yield from (f"combat-{parameter.name}" for parameter in kind.parameters)


def rule_ids(title: Title) -> Iterator[str]:
    for rule in read_index(title.folder).values():
        yield from (rule.message, rule.message + ".title")


# ---------------------------------------------------------------- what the catalogues have


class Written(NamedTuple):
    """The messages of a folder in one language: id or id.attribute, and the parameters of each."""

    params: dict[str, set[str]]
    problems: list[str]
    refers: dict[str, set[str]]  # to other messages, whose parameters are its own too


class Parameters(Visitor):
    """Collects the names of the parameters in a pattern, and the messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def parameters(pattern: ast.BaseNode) -> Parameters:
    found = Parameters()
    found.visit(pattern)
    return found


def written(folder: Path, language: str) -> Written:
    result = Written({}, [], {})
    for file in sorted((folder / language).glob("*.ftl")):
        where = f"{folder.parent.name}/text/{language}/{file.name}"
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                result.problems.append(f"{where}: cannot be read at: {line}")
            elif isinstance(entry, ast.Message):
                add_message(result, entry, where)
    for id in result.params:
        take_over(result, id)
    return result


def take_over(result: Written, id: str) -> set[str]:
    """A message takes the parameters of those it refers to."""
    for other in result.refers.pop(id, set()):
        result.params[id] |= take_over(result, other)
    return result.params.get(id, set())


def add_message(result: Written, message: ast.Message, where: str) -> None:
    id = message.id.name
    parts = {id: message.value} if message.value else {}
    parts |= {f"{id}.{attribute.id.name}": attribute.value for attribute in message.attributes}
    for name, pattern in parts.items():
        if name in result.params:
            result.problems.append(f"{where}: {name} is there twice")
        found = parameters(pattern)
        result.params[name], result.refers[name] = found.names, found.messages


# ---------------------------------------------------------------- what does not fit


def catalogue_problems(folder: Path, asked: Asked) -> list[str]:
    """All that is wrong with the catalogues of a folder, for the sentences that are asked of it."""
    catalogues = {language: written(folder, language) for language in LANGUAGES}
    english = catalogues["en"]
    problems = [problem for catalogue in catalogues.values() for problem in catalogue.problems]
    for language, catalogue in catalogues.items():
        where = f"{folder.parent.name}/text/{language}"
        problems += missing(asked.ids | set(english.params), catalogue, where)
        problems += [
            f"{where}: {id} is not in English" for id in catalogue.params if id not in english.params
        ]
        problems += strange_parameters(catalogue, with_ids(english.params), where, "English has not")
        problems += strange_parameters(catalogue, with_ids(asked.params), where, "the event has not")
    return list(dict.fromkeys(problems + unused(asked.ids, english, f"{folder.parent.name}/text")))


def missing(ids: set[str], catalogue: Written, where: str) -> list[str]:
    return [f"{where}: {id} is missing" for id in sorted(ids) if id not in catalogue.params]


def with_ids(params: dict[str, Any]) -> dict[str, set[str]]:
    """A parameter comes with the id of its value: one language may select on what another only names."""
    return {id: {name + suffix for name in names for suffix in ("", "_id")} for id, names in params.items()}


def strange_parameters(catalogue: Written, known: dict[str, set[str]], where: str, which: str) -> list[str]:
    return [
        f"{where}: {id} has a parameter ${name} that {which}"
        for id, names in catalogue.params.items()
        if id in known
        for name in sorted(names - known[id])
    ]


def unused(ids: set[str], catalogue: Written, where: str) -> list[str]:
    """Sentences that no code can ask for."""
    return [
        f"{where}: {id} is never used"
        for id in catalogue.params
        if id.startswith(WATCHED) and "." not in id and id not in ids
    ]


def title_problems(title: Title) -> list[str]:
    """Everything a title asks for and its catalogues lack; what the kernel provides is not asked of it."""
    asked = asked_by_title(title)
    shared = written(KERNEL_TEXT, "en").params
    return catalogue_problems(title.folder / "text", Asked(asked.ids - set(shared), asked.params))
