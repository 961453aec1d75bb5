"""A decision as people and bots meet it: choices with sentences, and refusals that say why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from indochine.kernel.frames import ARGUMENT, FIRST, SECOND, VERB, Decision, Verb, Why, first, second
from indochine.kernel.text import Msg, catalogue

if TYPE_CHECKING:
    from indochine.kernel.book import Book
    from indochine.kernel.state import State


class Refusal:
    """Why an action cannot be played: the rule cited, and the reason in any language."""

    def __init__(self, rule: str, msg: Msg, folder: Path) -> None:
        self.rule = rule
        self.msg = msg
        self.folder = folder

    def text(self, language: str = "en") -> str:
        return catalogue(language, self.folder).render(self.msg)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.text()!r})"


class Choice:
    """One thing that can be decided: a small JSON action and a sentence; `refused` if a rule forbids it."""

    def __init__(self, question: Question, code: int, refused: Why | None = None) -> None:
        self.question = question
        self.code = code
        self.verb = question.frame.verbs[code & VERB]
        self.rules = self.verb.rules
        self.refused = question.refusal(code, refused) if refused else None

    @property
    def action(self) -> list[Any]:
        return action_of(self.question.book, self.verb, self.code)

    @property
    def msg(self) -> Msg:
        return Msg(f"choice-{self.question.frame.name}-{self.verb.name}", **self.question.params(self.code))

    @property
    def odds(self) -> Any:
        return self.question.frame.odds(self.question.state, self.code)

    def text(self, language: str = "en") -> str:
        return catalogue(language, self.question.book.text_folder).render(self.msg)

    def __repr__(self) -> str:
        return f"Choice({self.action!r}, {self.text()!r})"


class Question:
    """The decision that the game waits for: whose it is, what it asks, every legal choice."""

    def __init__(self, state: State, book: Book, seat: str, orders: Decision[Any] | None = None) -> None:
        """The decision on top of the stack; or the standing `orders` that a seat may give at any time."""
        frame = orders or state.frames[-1]
        assert isinstance(frame, Decision)
        self.state, self.book, self.frame, self.seat = state, book, frame, seat
        self.legal = orders.legal(state) if orders else state.legal

    @property
    def name(self) -> str:
        return self.frame.name

    @property
    def choices(self) -> list[Choice]:
        return [Choice(self, code) for code in self.legal]

    @property
    def actions(self) -> list[list[Any]]:
        """The legal choices as actions alone, for who needs no sentences."""
        book, verbs = self.book, self.frame.verbs
        return [action_of(book, verbs[code & VERB], code) for code in self.legal]

    @property
    def refusals(self) -> list[Choice]:
        """What a player might try and may not: greyed, each with its reason."""
        frame, s = self.frame, self.state
        return [Choice(self, code, why) for code in frame.tries(s) if (why := frame.refused(s, code))]

    @property
    def odds(self) -> list[tuple[Choice, Any]]:
        """The choices that commit to dice, each with what they can bring."""
        return [(choice, choice.odds) for choice in self.choices if choice.odds is not None]

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule for verb in self.frame.verbs for rule in verb.rules))

    @property
    def msg(self) -> Msg:
        return Msg("prompt-" + self.name, **self.context())

    def prompt(self, language: str = "en") -> str:
        return catalogue(language, self.book.text_folder).render(self.msg)

    def context(self) -> dict[str, Any]:
        return readable(self.book, self.frame.context(self.state))

    def params(self, code: int) -> dict[str, Any]:
        frame, book = self.frame, self.book
        params = self.context()
        params.update(readable(book, frame.remarks(self.state, code)))
        verb = frame.verbs[code & VERB]
        for position, domain in enumerate(verb.args):
            value = second(code) if position else first(code)
            params[domain] = book.msg(domain, value)
            params[domain + "_id"] = book.id(domain, value)
        return params

    def refusal(self, code: int, why: Why) -> Refusal:
        return Refusal(why.rule, Msg("refusal-" + why.id, **self.params(code)), self.book.text_folder)

    def not_offered(self, action: Any) -> Refusal:
        known = [str(choice.action) for choice in self.choices[:6]]
        msg = Msg("refusal-not-offered", action=str(action)[:80], known=known)
        return Refusal(self.rules[0], msg, self.book.text_folder)

    def explain(self, action: Any) -> tuple[int, Refusal | None]:
        """The code of an action, and why it cannot be played (None if it can)."""
        code = code_of(self.book, self.frame.verbs, action)
        if code is None:
            return -1, self.not_offered(action)
        why = self.frame.refused(self.state, code)
        if why:
            return code, self.refusal(code, why)
        return code, None if code in self.legal else self.not_offered(action)


def readable(book: Book, params: dict[str, Any]) -> dict[str, Any]:
    """Parameters named `<domain>` or `<name>:<domain>` as messages, with their ids for selectors."""
    result: dict[str, Any] = {}
    for key, value in params.items():
        name, _, domain = key.partition(":")
        result[name] = book.msg(domain or name, value)
        if (domain or name) in book.domains:
            result[name + "_id"] = book.id(domain or name, value)
    return result


def action_of(book: Book, verb: Verb, code: int) -> list[Any]:
    args = verb.args
    if not args:
        return [verb.name]
    if len(args) == 1:
        return [verb.name, book.id(args[0], first(code))]
    return [verb.name, book.id(args[0], first(code)), book.id(args[1], second(code))]


def code_of(book: Book, verbs: tuple[Verb, ...], action: Any) -> int | None:
    """The code of an action; None if it is malformed or no such thing is ever asked here."""
    if not isinstance(action, list | tuple) or not action or not isinstance(action[0], str):
        return None
    for index, verb in enumerate(verbs):
        if verb.name == action[0] and len(verb.args) == len(action) - 1:
            values = [
                argument(book, domain, value) for domain, value in zip(verb.args, action[1:], strict=True)
            ]
            if any(v is None for v in values):
                return None
            numbers = [v for v in values if v is not None] + [0, 0]
            return index | numbers[0] << FIRST | numbers[1] << SECOND
    return None


def argument(book: Book, domain: str, value: Any) -> int | None:
    if domain in book.domains:
        return book.domains[domain].numbers.get(value) if isinstance(value, str) else None
    return value if type(value) is int and 0 <= value <= ARGUMENT else None
