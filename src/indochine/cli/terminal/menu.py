"""The choices of a decision as a numbered menu, and choices typed as words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cached_property
from itertools import groupby
from typing import Any

from indochine.cli.terminal.table import Choice, Question
from indochine.cli.terminal.words import Words
from indochine.kernel.frames import VERB

FEWEST_LETTERS = 3  # a slip of the finger is no choice
# What ends a row of picks, a move or a whole impulse is always number 0.
ENDINGS = ("done", "keep", "stop", "stay", "pass", "end")


class Menu:
    """Legal choices by number, grouped by kind; those that a rule forbids by r1, r2 and so on.

    A `whole` menu numbers the forbidden among the others, marked, so that every number stays what it is.
    """

    def __init__(self, question: Question, words: Words, whole: bool = False) -> None:
        self.question = question
        self.words = words
        self.whole = whole
        choices = everything(question) if whole else question.choices
        self.ending = next((c for c in choices if c.verb.name in ENDINGS and not c.verb.args), None)
        others = [choice for choice in choices if choice is not self.ending]
        verbs = list(dict.fromkeys(choice.verb for choice in others))
        others.sort(key=lambda choice: verbs.index(choice.verb))
        self.numbered = dict(enumerate(others, start=1))
        if self.ending:
            self.numbered[0] = self.ending
        self.marked = frozenset(number for number, choice in self.numbered.items() if choice.refused)

    @cached_property
    def refused(self) -> list[Choice]:
        """What might be tried and is not among the numbers; asked for only when somebody looks."""
        return [] if self.whole else self.question.refusals

    def groups(self) -> list[list[tuple[int, Choice]]]:
        """Numbers and choices, kind by kind; the ending is not among them."""
        found = [(number, choice) for number, choice in self.numbered.items() if number]
        return [list(group) for _, group in groupby(found, key=lambda pair: pair[1].verb)]

    def text(self, choice: Choice) -> str:
        return self.words.of(choice.msg)

    def domains(self) -> frozenset[str]:
        """What kinds of things the choices are about."""
        return frozenset(domain for choice in self.numbered.values() for domain in choice.verb.args)

    def rules(self) -> list[str]:
        """The rules that the choices rest on, allowed or not."""
        offered = [*self.numbered.values(), *self.refused]
        return list(dict.fromkeys(rule for choice in offered for rule in choice.rules))

    def refused_by(self, label: str) -> Choice | None:
        """The forbidden choice that is listed as r1, r2 ..."""
        if not label.startswith("r") or not label[1:].isdecimal():
            return None
        number = int(label[1:])
        return self.refused[number - 1] if 1 <= number <= len(self.refused) else None

    def typed(self, text: str) -> list[Any] | None:
        """An action given in words, ids or names: "move mech kon_tum", "attack Pleiku"."""
        line = normal(text)
        for verb in self.question.frame.verbs:
            rest = after(line, normal(verb.name))
            if rest is not None:
                for arguments in self.arguments(verb.args, rest):
                    return [verb.name, *arguments]
        return None

    def meant(self, text: str) -> list[Choice]:
        """The choices, barred ones too, about the very thing so called; else those that mention it."""
        line, found = normal(text), [*self.numbered.values(), *self.refused]
        about = [choice for choice in found if line in self.things(choice)]
        if about or len(line) < FEWEST_LETTERS:
            return about
        return [choice for choice in found if f" {line} " in f" {normal(self.text(choice))} "]

    def things(self, choice: Choice) -> list[str]:
        return [normal(self.words.of(choice.msg.params[domain])) for domain in choice.verb.args]

    def called(self, text: str) -> list[str]:
        """The ids of whatever is so called; else of what mentions it in its name."""
        line = normal(text)
        known = [pair for domain in self.question.book.domains for pair in self.names(domain, line)]
        found = [id for id, name in known if line and name == line]
        if not found and len(line) >= FEWEST_LETTERS:
            found = [id for id, name in known if f" {line} " in f" {name} "]
        return list(dict.fromkeys(found))

    def arguments(self, domains: tuple[str, ...], rest: str) -> Iterator[list[Any]]:
        """Every way to read the rest of a line as things of these domains."""
        if not domains:
            if not rest:
                yield []
            return
        for value, name in self.names(domains[0], rest):
            left = after(rest, name)
            if left is not None:
                yield from ([value, *more] for more in self.arguments(domains[1:], left))

    def names(self, domain: str, rest: str) -> Iterator[tuple[Any, str]]:
        known = self.question.book.domains.get(domain)
        if known is None:
            word = rest.partition(" ")[0]
            if word.isdecimal():
                yield int(word), word
            return
        for id, message in zip(known.ids, known.messages, strict=True):
            yield id, normal(id)
            for form in dict.fromkeys((message, message.partition(".")[0])):
                yield id, normal(self.words.if_any(form))  # as sentences name it, and the bare name


def everything(question: Question) -> list[Choice]:
    """All that might be tried, allowed or not, in an order that does not depend on which of them is."""
    return sorted(
        [*question.choices, *question.refusals], key=lambda choice: (choice.code & VERB, choice.code)
    )


def normal(text: str) -> str:
    """Lower case, without accents or signs: "Đắk Lắk", "dak_lak" and "dak lak" are the same."""
    plain = unicodedata.normalize("NFD", text.lower().replace("đ", "d").replace("ł", "l"))
    letters = "".join(c for c in plain if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() else " " for c in letters).split())


def after(line: str, word: str) -> str | None:
    """What follows a word (or several) at the start of a line."""
    return line[len(word) :].strip() if word and (line + " ").startswith(word + " ") else None
