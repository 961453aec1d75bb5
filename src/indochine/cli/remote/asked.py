"""A decision as a server puts it: choices and refusals from JSON, rendered by the catalogues here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from indochine import IndochineError, Refusal, Title
from indochine.kernel.book import Book
from indochine.kernel.choices import code_of
from indochine.kernel.frames import VERB, Decision, Verb
from indochine.kernel.text import Msg

Data = dict[str, Any]


class OtherVersion(IndochineError):
    """The server asks something that the rules here do not know."""


class Odds:
    """Odds as the server has worked them out."""

    def __init__(self, data: Data) -> None:
        self.data = data

    def json(self) -> Data:
        return self.data


class ChoiceAsked:
    """One thing that can be decided, or one that a rule forbids."""

    def __init__(self, question: QuestionAsked, data: Data) -> None:
        self.question, self.data = question, data
        self.action: list[Any] = data["action"]
        code = code_of(question.book, question.frame.verbs, self.action)
        if code is None:
            raise OtherVersion
        self.code = code
        self.verb: Verb = question.frame.verbs[self.code & VERB]
        self.rules = self.verb.rules

    @property
    def msg(self) -> Msg:
        return Msg.from_json(self.data["msg"])

    @cached_property
    def refused(self) -> Refusal | None:
        if "why_msg" not in self.data:
            return None
        return Refusal(self.data["rule"], Msg.from_json(self.data["why_msg"]), self.question.book.text_folder)

    @property
    def odds(self) -> Odds | None:
        data = self.question.odds.get(tuple(self.action))
        return Odds(data) if data else None


class QuestionAsked:
    """What the seat is asked. Odds and refusals are fetched when somebody wants to see them."""

    def __init__(self, title: Title, seat: str, data: Data, in_full: Callable[[], Data]) -> None:
        self.title, self.seat, self.data = title, seat, data
        self.fetch = in_full

    @property
    def name(self) -> str:
        return str(self.data["name"])

    @property
    def book(self) -> Book:
        return self.title.book

    @cached_property
    def frame(self) -> type[Decision[Any]]:
        orders = self.title.standing_orders
        kind = orders if orders and orders.name == self.name else self.title.frame_kinds.get(self.name)
        if kind is None or not issubclass(kind, Decision):
            raise OtherVersion
        return kind

    @property
    def msg(self) -> Msg:
        return Msg.from_json(self.data["msg"])

    def context(self) -> dict[str, Any]:
        return self.msg.params

    @cached_property
    def choices(self) -> list[ChoiceAsked]:
        return [ChoiceAsked(self, data) for data in self.data["choices"]]

    @cached_property
    def full(self) -> Data:
        return self.fetch()

    @cached_property
    def odds(self) -> dict[tuple[Any, ...], Data]:
        found = self.full.get("choices", [])
        return {tuple(choice["action"]): choice["odds"] for choice in found if "odds" in choice}

    @cached_property
    def refusals(self) -> list[ChoiceAsked]:
        return [ChoiceAsked(self, data) for data in self.full.get("refused", [])]

    def explain(self, action: Any) -> tuple[int, Refusal | None]:
        """Of what the server has told already: the reason, or None if the action is among the choices."""
        known = {tuple(choice.action): choice for choice in [*self.refusals, *self.choices]}
        found = known.get(tuple(action))
        return (found.code, found.refused) if found else (-1, self.not_offered(action))

    def not_offered(self, action: Any) -> Refusal:
        known = [str(choice.action) for choice in self.choices[:6]]
        msg = Msg("refusal-not-offered", action=str(action)[:80], known=known)
        return Refusal("", msg, self.book.text_folder)


class Nothing(QuestionAsked):
    """The seat is asked nothing just now; `msg` says what is waited for."""

    def __init__(self, title: Title, seat: str, msg: Msg) -> None:
        data = {"name": "nothing", "msg": msg.json(), "choices": []}
        super().__init__(title, seat, data, in_full=dict)

    @cached_property
    def frame(self) -> type[Decision[Any]]:
        return Decision
