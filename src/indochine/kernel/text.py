"""Every sentence a person reads: a message id with parameters, rendered from one set of catalogues."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "pl")
KERNEL_TEXT = Path(__file__).parent / "text"


class Msg:
    """A sentence not yet in any language. Parameters are numbers, text, other messages or lists of them."""

    __slots__ = ("id", "params")

    def __init__(self, id: str, **params: Any) -> None:
        self.id = id
        self.params = params

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Msg) and (self.id, self.params) == (other.id, other.params)

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        inner = "".join(f", {name}={value!r}" for name, value in self.params.items())
        return f"Msg({self.id!r}{inner})"

    def json(self) -> dict[str, Any]:
        """The message as data, for a client that renders it itself."""
        return (
            {"id": self.id, "params": {k: plain(v) for k, v in self.params.items()}}
            if self.params
            else {"id": self.id}
        )

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Msg:
        """The message that another program sent as data."""
        return cls(data["id"], **{name: unplain(value) for name, value in data.get("params", {}).items()})


def plain(value: Any) -> Any:
    if isinstance(value, Msg):
        return value.json()
    if isinstance(value, list | tuple):
        return [plain(v) for v in value]
    return value


def unplain(value: Any) -> Any:
    if isinstance(value, dict):
        return Msg.from_json(value)
    return [unplain(v) for v in value] if isinstance(value, list) else value


class Catalogue:
    """The messages of one title in one language, the kernel's own included."""

    def __init__(self, folders: tuple[Path, ...], language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for file in sorted((folder / language).glob("*.ftl")):
                self.bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=False)

    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def render(self, msg: Msg) -> str:
        """A missing message shows its id; a test forbids that any is missing."""
        if not self.has(msg.id):
            return f"[{msg.id}]"
        name, _, attribute = msg.id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, _errors = self.bundle.format_pattern(pattern, {k: self.value(v) for k, v in msg.params.items()})
        return str(text)

    def value(self, v: Any) -> Any:
        if isinstance(v, Msg):
            return self.render(v)
        if isinstance(v, list | tuple):
            return self.listed([str(self.value(x)) for x in v])
        return v

    def listed(self, parts: list[str]) -> str:
        return ", ".join(parts) or "–"


@cache
def catalogue(language: str, *folders: Path) -> Catalogue:
    """The catalogue of a title (its own text folder) in one of the three languages."""
    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return Catalogue((KERNEL_TEXT, *folders), language)
