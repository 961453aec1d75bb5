"""What can go wrong with a request: a status, a type for programs, and a sentence for people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from indochine.kernel.choices import Refusal
from indochine.kernel.errors import IndochineError
from indochine.kernel.text import Msg, catalogue

TEXT = Path(__file__).parent / "text"
LONGEST_FIELD = 80  # characters of a name that a client has made up

STATUS = {
    "malformed": 400,
    "bad-setup": 400,
    "bad-record": 400,
    "bad-position": 400,
    "no-token": 401,
    "wrong-token": 401,
    "not-yet": 403,
    "cross-site": 403,
    "no-such-game": 404,
    "no-such-title": 404,
    "no-such-step": 404,
    "not-found": 404,
    "method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "bot-plays": 409,
    "key-reused": 409,
    "read-only": 409,
    "cannot-open": 409,
    "no-such-offer": 409,
    "offered-already": 409,
    "game-over": 409,
    "not-over": 409,
    "too-large": 413,
    "not-json": 415,
    "refused": 422,
    "not-offered": 422,
    "no-undo": 422,
    "no-orders": 422,
    "no-hint": 422,
    "no-reason": 422,
    "cannot-go-back": 422,
    "too-many": 429,
    "trouble": 500,
    "cannot-store": 503,
    "stopping": 503,
    "no-time": 503,
}


class Trouble(Exception):
    """A request that is not carried out; nothing has changed. The sentence is `problem-<type>`."""

    def __init__(self, type: str, **params: Any) -> None:
        super().__init__(type)
        self.type = type
        self.status = STATUS[type]
        self.params = params
        self.refusal: Refusal | None = None
        self.number: int | None = None
        self.expect: int | None = None
        self.field: str = ""
        self.detail: str = ""

    def text(self, language: str) -> str:
        if self.refusal:
            return self.refusal.text(language)
        told = {name: in_language(value, language) for name, value in self.params.items()}
        return catalogue(language, TEXT).render(Msg("problem-" + self.type, **told))


def in_language(value: Any, language: str) -> Any:
    return value.text(language) if isinstance(value, IndochineError) else value


def refused(type: str, refusal: Refusal) -> Trouble:
    """A rule says no, and is cited."""
    trouble = Trouble(type)
    trouble.refusal = refusal
    return trouble


def malformed(id: str, field: str = "") -> Trouble:
    """A request that cannot be read: `malformed-<id>` says why, `field` where."""
    field = field[:LONGEST_FIELD]
    trouble = Trouble("malformed", problem=Msg("malformed-" + id, field=field))
    trouble.field = field
    return trouble


def stale(number: int, expect: int) -> Trouble:
    """The game has gone on since the client last looked."""
    trouble = Trouble("stale", expect=expect)
    trouble.number, trouble.expect = number, expect
    return trouble
