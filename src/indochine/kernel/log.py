"""Events as people read them: decoded, redacted for a seat, rendered in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from indochine.kernel.events import Event
from indochine.kernel.text import Msg, catalogue

if TYPE_CHECKING:
    from indochine.kernel.title import Title


class LogEntry:
    """What happened: kind, rule, values (arithmetic and dice included), and a sentence."""

    def __init__(self, title: Title, event: Event, hidden: bool) -> None:
        kind, book = event.kind, title.book
        self.title = title
        self.event = event
        self.hidden = hidden
        self.kind = kind.name
        self.rule = kind.rule
        pairs = zip(kind.params, event.values, strict=True)
        self.values: dict[str, Any] = {name: book.id(domain, value) for (name, domain), value in pairs}
        if hidden:
            del self.values[kind.secret]

    @property
    def msg(self) -> Msg:
        """The sentence, made only for who reads it."""
        kind, book = self.event.kind, self.title.book
        params: dict[str, Any] = {}
        for (name, domain), value in zip(kind.params, self.event.values, strict=True):
            if name in self.values:
                params[name] = book.msg(domain, value)
                if domain in book.domains:
                    params[name + "_id"] = self.values[name]
        return Msg(f"event-{kind.name}{'-hidden' * self.hidden}", **params)

    def text(self, language: str = "en") -> str:
        return catalogue(language, self.title.book.text_folder).render(self.msg)

    def json(self) -> dict[str, Any]:
        return {"kind": self.kind, "rule": self.rule, "values": self.values}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LogEntry) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.kind, self.rule))

    def __repr__(self) -> str:
        return f"LogEntry({self.kind!r}, {self.values!r})"


def entry_for(title: Title, event: Event, seat: int | None) -> LogEntry:
    """The entry as a seat may read it (None: as the whole truth)."""
    hidden = bool(event.kind.secret) and seat is not None and not title.sees(seat, event.owner)
    return LogEntry(title, event, hidden)
