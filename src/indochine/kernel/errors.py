"""What can go wrong, said so that a person knows what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from indochine.kernel.choices import Refusal


class IndochineError(Exception):
    """A mistake that a user can mend: its text is a sentence, never a traceback."""


class IllegalAction(IndochineError):
    """The action cannot be played now; nothing has changed. `refusal` says why and cites the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text("en") + (f" [{refusal.rule}]" if refusal.rule else ""))
        self.refusal = refusal


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
    """A record or a position that cannot be read; `path` names the place in the document."""

    def __init__(self, path: str, problem: str) -> None:
        self.path, self.problem = path, problem
        super().__init__(f"{path}: {problem}" if path else problem)


class BadPosition(BadDocument):
    """A position that no game can be in."""


class BadRecord(BadDocument):
    """A record that is damaged, of another version, or does not replay to what it says."""


class BadSetup(IndochineError):
    """An unknown title, scenario or option, or values that do not go together."""
