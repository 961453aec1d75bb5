"""`indochine rules`: each rule of a book, the code that carries it out, the tests that prove it."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import indochine
from indochine import BadSetup
from indochine.cli.app import app, console
from indochine.cli.terminal.words import Words
from indochine.kernel.rulebook import BINDING, CAMPAIGN, Citation, Entry, Rulebook
from indochine.kernel.text import LANGUAGES, Msg

GAP = 1  # exit code: a rule that must be enforced lacks code or a test
PIPED = 160  # columns where there is no terminal to ask


@app.command()
def rules(
    title: Annotated[str, typer.Argument(help="which title, e.g. saigon75")],
    rule: Annotated[
        str | None, typer.Argument(help="one rule, e.g. D.4.2: what it says, code, tests; or how some begin")
    ] = None,
    gaps: Annotated[bool, typer.Option("--gaps", help="only the gaps, and how many")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="for programs")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="the page docs/coverage.md")] = False,
    lang: Annotated[str, typer.Option(help="en, fr or pl: the language of summaries")] = "en",
) -> None:
    """Show for each rule of a title where it is implemented and which tests prove it.

    A rule that must be enforced, or is an option, needs both; a worked example needs a test. What is lacking
    is a gap. The exit code is 1 if a rule to be enforced, or an option, has a gap.

    Example: indochine rules saigon75 --gaps
    """
    found = indochine.title(title)
    book = Rulebook(found.id, found.folder)
    if lang not in LANGUAGES:
        raise BadSetup(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    wanted = list(book.rules) if rule is None else meant(rule, list(book.rules))
    if not wanted:
        raise BadSetup(f"{title} has no rule {rule!r}; `indochine rules {title}` lists them")
    entries = [entry for entry in book.entries() if entry.rule.id in wanted]
    if as_json:
        print(json.dumps(as_data(book, entries), ensure_ascii=False, indent=1))
    elif markdown:
        print(page(found, book, entries))
    elif rule in wanted:
        show_rule(found, book, entries[0], lang)
    elif rule:
        show_titles(found, entries, lang)
    else:
        show_table(book, entries, gaps)
    if any(entry.lacks and entry.rule.kind in BINDING for entry in entries):
        raise typer.Exit(GAP)


def meant(rule: str, ids: list[str]) -> list[str]:
    """The rule itself, else those that begin so: 8 is 8.1 and 8.4.2a before it is 80."""
    begun = [id for id in ids if id.startswith(rule)]
    parts = [id for id in begun if not (rule[-1:].isdecimal() and id[len(rule) : len(rule) + 1].isdecimal())]
    return [rule] if rule in ids else parts or begun


# ---------------------------------------------------------------- for programs


def as_data(book: Rulebook, entries: list[Entry]) -> dict[str, Any]:
    return {
        "title": book.title,
        "rules": [rule_data(book, entry) for entry in entries],
        "gaps": [{"id": entry.rule.id, "lacks": list(entry.lacks)} for entry in entries if entry.lacks],
    }


def rule_data(book: Rulebook, entry: Entry) -> dict[str, Any]:
    """A rule with its places; tests are null if there are none beside the program to look at."""
    tests = None if book.tests is None else [place_data(book, c) for c in entry.tests]
    return {**entry.rule._asdict(), "code": [place_data(book, c) for c in entry.code], "tests": tests}


def place_data(book: Rulebook, c: Citation) -> dict[str, Any]:
    return {"file": book.path(c), "line": c.line, "within": c.within}


# ---------------------------------------------------------------- for people


def show_rule(title: indochine.Title, book: Rulebook, entry: Entry, lang: str) -> None:
    message, words = entry.rule.message, Words(lang)
    kind = words("rule-kind", kind=entry.rule.kind)
    say(f"{entry.rule.id}  {title.text(Msg(message + '.title'), lang)}  ({kind})")
    say(title.text(Msg(message), lang))
    show_places(words, "rule-code", [book.place(c) for c in entry.code])
    if book.tests is None:
        say(words("rule-no-tests"))
    else:
        show_places(words, "rule-tests", [book.place(c) for c in entry.tests])


def show_titles(title: indochine.Title, entries: list[Entry], lang: str) -> None:
    for entry in entries:
        say(f"{entry.rule.id}  {title.text(Msg(entry.rule.message + '.title'), lang)}")


def show_places(words: Words, heading: str, places: list[str]) -> None:
    say(words(heading))
    for place in places or [words("rule-none")]:
        say(f"  {place}")


def say(text: str) -> None:
    """Text as it is: a bracket in it is no markup."""
    console.print(text, markup=False, soft_wrap=True)


def show_table(book: Rulebook, entries: list[Entry], only_gaps: bool) -> None:
    shown = [entry for entry in entries if entry.lacks or not only_gaps]
    columns = ("rule", "title", "kind", "lacks") if only_gaps else ("rule", "title", "code", "tests")
    table = Table(*columns, box=None, padding=(0, 2, 0, 0))
    table.columns[0].no_wrap = True
    for entry in shown:
        cells = gap_cells(entry) if only_gaps else place_cells(book, entry)
        table.add_row(*[Text(cell, overflow="fold") for cell in cells])
    if shown:
        (console if console.is_terminal else Console(width=PIPED)).print(table)
    if book.tests is None:
        say(Words("en")("rule-no-tests"))
    say(count(entries))


def gap_cells(entry: Entry) -> tuple[str, ...]:
    scope = "" if entry.rule.scope == "all" else f" ({entry.rule.scope})"
    return entry.rule.id, entry.rule.title, entry.rule.kind + scope, " and ".join(entry.lacks)


def place_cells(book: Rulebook, entry: Entry) -> tuple[str, ...]:
    code, tests = "\n".join(by_file(book, entry.code)), "\n".join(by_file(book, entry.tests))
    return entry.rule.id, entry.rule.title, code or missing(entry, "code"), tests or missing(entry, "tests")


def missing(entry: Entry, what: str) -> str:
    return "GAP" if what in entry.lacks else ""


def by_file(book: Rulebook, places: list[Citation]) -> list[str]:
    """`rules/d04_movement.py: Destination, reach`, a line for each file."""
    names: dict[str, list[str]] = {}
    for c in places:
        names.setdefault("/".join(c.file.parts[-2:]), []).append(c.within or "(module)")
    return [f"{file}: {', '.join(within)}" for file, within in names.items()]


def count(entries: list[Entry]) -> str:
    lacking = [entry for entry in entries if entry.lacks]
    binding = sum(entry.rule.kind in BINDING for entry in lacking)
    campaign = sum(entry.rule.scope == CAMPAIGN for entry in lacking)
    of_these = f" {campaign} of them are for campaign scenarios alone." if campaign else ""
    return (
        f"{len(lacking)} gaps in {len(entries)} rules "
        f"({binding} to be enforced or optional, {len(lacking) - binding} worked examples).{of_these}"
    )


# ---------------------------------------------------------------- the coverage page


def page(title: indochine.Title, book: Rulebook, entries: list[Entry]) -> str:
    """The page of a title for docs/: no line numbers, so that it changes only when coverage does."""
    lines = [
        f"# {title.name()}: rules, code, tests",
        "",
        f"Generated by `indochine rules {book.title} --markdown`. {count(entries)}",
        "",
        "| rule | title | kind | code | tests |",
        "| --- | --- | --- | --- | --- |",
    ]
    for entry in entries:
        rule = entry.rule
        code, tests = linked(book, entry.code), linked(book, entry.tests)
        cells = (
            rule.id,
            rule.title,
            rule.kind,
            code or missing(entry, "code"),
            tests or missing(entry, "tests"),
        )
        lines.append(f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |")
    return "\n".join(lines)


def linked(book: Rulebook, places: list[Citation]) -> str:
    names: dict[str, list[str]] = {}
    for c in places:
        names.setdefault(book.path(c), []).append(f"`{c.within}`" if c.within else "the whole module")
    return "<br>".join(
        f"[{file.rpartition('/')[2]}](../{file}): {', '.join(within)}" for file, within in names.items()
    )
