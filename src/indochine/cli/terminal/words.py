"""What the terminal itself says, in the player's language."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from indochine import BadSetup, Title
from indochine.kernel.text import LANGUAGES, Msg, catalogue

TEXT = Path(__file__).parent.parent / "text"


class Words:
    """One language: the terminal's own sentences, and those of the title at the table."""

    def __init__(self, language: str, title: Title | None = None) -> None:
        self.language = language
        folders = (TEXT, title.book.text_folder) if title else (TEXT,)
        self.catalogue = catalogue(language, *folders)

    def __call__(self, id: str, **params: Any) -> str:
        """A sentence of the terminal."""
        return self.of(Msg("terminal-" + id, **params))

    def of(self, msg: Msg | str | int) -> str:
        return self.catalogue.render(msg) if isinstance(msg, Msg) else str(msg)

    def has(self, id: str) -> bool:
        return self.catalogue.has(id)

    def score(self, key: str, value: Any) -> str:
        """A figure of a score, or the word for it where the title has one."""
        if key == "reason":
            return self.of(Msg("reason-" + value))
        named = f"score-{key}.value"
        return self.of(Msg(named, value=value)) if self.has(named) else str(value)

    def value(self, option: str, value: Any) -> str:
        """What a value of an option means."""
        return self.of(Msg(f"option-{option}-{written(value)}"))

    def rule(self, id: str) -> tuple[str, str]:
        """Short title and summary of a rule; both empty if there is none."""
        name = "rule-" + id.replace(":", "-").replace(".", "-")
        return self.if_any(name + ".title"), self.if_any(name)

    def if_any(self, id: str) -> str:
        return self.of(Msg(id)) if self.has(id) else ""


def written(value: Any) -> str:
    """A value of an option as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def language_of(given: str | None) -> str:
    """The language asked for, else that of the machine, else English."""
    if given is not None and given not in LANGUAGES:
        raise BadSetup(f"there is no language {given!r}; there are: {', '.join(LANGUAGES)}")
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return given or (setting[:2] if setting[:2] in LANGUAGES else LANGUAGES[0])
