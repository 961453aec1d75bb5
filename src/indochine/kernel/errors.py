"""What can go wrong, said so that a person knows what to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from indochine.kernel.text import Msg, catalogue

if TYPE_CHECKING:
    from indochine.kernel.choices import Refusal

LONGEST = 120  # characters of what somebody sent: longer than that it tells nothing


class IndochineError(Exception):
    """A mistake that a user can mend: its text is a sentence, never a traceback."""

    def text(self, language: str = "en") -> str:
        """The sentence in a language, as far as it is there in more than English."""
        return str(self)


def shown(value: Any) -> str:
    """What stood in a place where something else was expected, cut short."""
    text = repr(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def said(problem: str | Msg, language: str, folder: Path | None) -> str:
    if isinstance(problem, str):
        return problem
    return (catalogue(language, folder) if folder else catalogue(language)).render(problem)


class IllegalAction(IndochineError):
    """The action cannot be played now; nothing has changed. `refusal` says why and cites the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text("en") + (f" [{refusal.rule}]" if refusal.rule else ""))
        self.refusal = refusal

    def text(self, language: str = "en") -> str:
        return self.refusal.text(language) + (f" [{self.refusal.rule}]" if self.refusal.rule else "")


class Refused(IllegalAction):
    """A rule says no."""


class NotOffered(IllegalAction):
    """No such choice now: unknown, malformed, somebody else's, or after the end."""


class DataError(IndochineError):
    """A data pack that does not fit; names the file, the entry and the field."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        self.file, self.entry, self.field, self.problem = file, entry, field, problem
        where = ": ".join(part for part in (file, entry, f"field {field}" if field else "") if part)
        super().__init__(f"{where}: {problem}")


class BadDocument(IndochineError):
    """A record or a position that cannot be read; `path` names the place in the document.

    `folder` has the catalogue of the title where a sentence of its own is told.
    """

    def __init__(self, path: str, problem: str | Msg, folder: Path | None = None) -> None:
        super().__init__(path, problem, folder)
        self.path, self.problem, self.folder = path, problem, folder

    def text(self, language: str = "en") -> str:
        problem = said(self.problem, language, self.folder)
        place = Msg("at-place", path=self.path[:LONGEST])
        return f"{catalogue(language).render(place)} {problem}" if self.path else problem

    def __str__(self) -> str:
        return self.text()


class BadPosition(BadDocument):
    """A position that no game can be in."""


class BadRecord(BadDocument):
    """A record that is damaged, of another version, or does not replay to what it says."""


class BadSetup(IndochineError):
    """An unknown title, scenario or option, or values that do not go together."""

    def __init__(self, problem: str | Msg, folder: Path | None = None) -> None:
        super().__init__(problem, folder)
        self.problem, self.folder = problem, folder

    def text(self, language: str = "en") -> str:
        return said(self.problem, language, self.folder)

    def __str__(self) -> str:
        return self.text()
