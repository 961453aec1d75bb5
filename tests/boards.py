"""What the tests of every title's board share: the messages in it, and whether each language has them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from indochine import Title
from indochine.kernel.text import LANGUAGES, Msg, catalogue


def messages(thing: Any) -> Iterator[Msg]:
    """Every message in a board or a scene, those inside other messages included."""
    if isinstance(thing, Msg):
        yield thing
        yield from messages(list(thing.params.values()))
    elif isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            yield from messages(getattr(thing, name))
    elif isinstance(thing, dict):
        yield from messages(list(thing.values()))
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from messages(part)


def missing(title: Title, asked: set[str]) -> list[str]:
    """Messages that some language lacks."""
    words = [catalogue(language, title.book.text_folder) for language in LANGUAGES]
    return sorted(id for id in asked for known in words if not known.has(id))
