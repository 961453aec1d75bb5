"""What is printed and never changes during play, and how its numbers read as names at the edge."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from indochine.kernel.errors import BadPosition
from indochine.kernel.events import Tally
from indochine.kernel.text import Msg


class Domain:
    """A family of named things (provinces, kinds of unit, cards): number inside, id and sentence outside."""

    def __init__(self, ids: tuple[str, ...], messages: tuple[str, ...]) -> None:
        self.ids = ids
        self.messages = messages
        self.numbers = {id: number for number, id in enumerate(ids)}

    def msg(self, number: int) -> Msg:
        return Msg(self.messages[number])


class Codec:
    """How a field of a frame reads in a position: there and back, naming what is wrong."""

    def __init__(self, encode: Callable[[Any], Any], decode: Callable[[Any], Any]) -> None:
        self.encode = encode
        self.decode = decode


def plain(value: Any) -> Any:
    """Numbers and yes-or-no as they are; lists of them as tuples."""
    if isinstance(value, list | tuple):
        return tuple([plain(v) for v in value])
    kind = type(value)  # by itself: narrowed to int, the compiled build would turn False into 0
    if kind is not int and kind is not bool:
        raise ValueError(f"expected a whole number, true or false, got {value!r}")
    return value


def whole(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(f"expected a whole number, got {value!r}")
    return value


class Book:
    """The printed part of one title, for one data pack; one copy serves all games."""

    def __init__(self, text_folder: Path) -> None:
        self.text_folder = text_folder
        self.domains: dict[str, Domain] = {}
        self.codecs: dict[str, Codec] = {}  # by the name of the field

    def add_domain(self, name: str, ids: tuple[str, ...], messages: tuple[str, ...] | None = None) -> None:
        """A domain; its messages are `<name>-<id>` unless they are given ("": never shown to anybody)."""
        self.domains[name] = Domain(ids, messages or tuple(f"{name}-{id}" for id in ids))

    def add_fields(self, names: str, domain: str) -> None:
        """Fields of frames with these names hold numbers of that domain; other fields are plain."""
        ids = self.domains[domain].ids
        for name in names.split():
            self.codecs[name] = Codec(lambda n: ids[n], lambda id: self.number(domain, id))

    def add_numbers(self, names: str) -> None:
        """Fields of frames with these names hold one whole number each, never a list."""
        for name in names.split():
            self.codecs[name] = Codec(lambda n: n, whole)

    def number(self, domain: str, id: Any) -> int:
        numbers = self.domains[domain].numbers
        if not isinstance(id, str) or id not in numbers:
            raise ValueError(f"{id!r} is no {domain}; expected one of {', '.join(numbers)}")
        return numbers[id]

    def id(self, domain: str, value: Any) -> Any:
        """A raw value as plain data."""
        known = self.domains.get(domain)
        if known is not None:
            return known.ids[value]
        if isinstance(value, Tally):
            return value.json()
        if domain.endswith("*"):
            return [self.id(domain[:-1], v) for v in value]
        return value

    def msg(self, domain: str, value: Any) -> Any:
        """A raw value as something that a sentence can take."""
        if isinstance(value, Tally):
            return [Msg("tally-part", label=Msg("tally-" + p.label), worth=p.worth) for p in value.parts]
        if domain.endswith("*"):
            return [self.msg(domain[:-1], v) for v in value]
        return self.domains[domain].msg(value) if domain in self.domains else value

    def encode_field(self, field: str, value: Any) -> Any:
        if field in self.codecs:
            return self.codecs[field].encode(value)
        return list(value) if isinstance(value, tuple) else value

    def decode_field(self, field: str, value: Any, path: str) -> Any:
        try:
            return self.codecs[field].decode(value) if field in self.codecs else plain(value)
        except (ValueError, TypeError, AttributeError) as problem:
            raise BadPosition(path, str(problem)) from None
