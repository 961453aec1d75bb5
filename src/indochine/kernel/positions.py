"""The agenda as a readable document, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from indochine.kernel.errors import BadPosition, shown
from indochine.kernel.frames import Frame, Procedure
from indochine.kernel.text import Msg

if TYPE_CHECKING:
    from indochine.kernel.book import Book
    from indochine.kernel.state import State


MOST_NAMES: Final = 40  # in one sentence


def describe_agenda(s: State, book: Book) -> list[dict[str, Any]]:
    """What is still to do, the innermost last."""
    return [describe_frame(frame, step, book) for frame, step in zip(s.frames, s.steps, strict=True)]


def describe_frame(frame: Frame[Any], step: int, book: Book) -> dict[str, Any]:
    entry: dict[str, Any] = {"frame": frame.name}
    if isinstance(frame, Procedure):
        entry["next"] = frame.steps[step] if step < len(frame.steps) else "end"
    for field in frame.fields:
        entry[field] = book.encode_field(field, getattr(frame, field))
    return entry


def frames_in(*modules: Any) -> list[type[Frame[Any]]]:
    """The frames that some modules define, so that an agenda can be read back; a base class has no name."""
    found = [(module.__name__, value) for module in modules for value in vars(module).values()]
    kinds = [(home, kind) for home, kind in found if isinstance(kind, type) and issubclass(kind, Frame)]
    own = [kind for home, kind in kinds if kind.name and kind.__module__ == home]
    assert all("end" not in kind.steps for kind in own), "an agenda calls it end when no step is left"
    return own


def restore_agenda(s: State, agenda: Any, book: Book, kinds: dict[str, type[Frame[Any]]]) -> None:
    if not isinstance(agenda, list) or not agenda:
        raise BadPosition("agenda", Msg("position-agenda"))
    for number, entry in enumerate(agenda):
        frame, step = restore_frame(entry, f"agenda[{number}]", book, kinds)
        s.frames.append(frame)
        s.steps.append(step)


def restore_frame(
    entry: Any, path: str, book: Book, kinds: dict[str, type[Frame[Any]]]
) -> tuple[Frame[Any], int]:
    if not isinstance(entry, dict) or not isinstance(entry.get("frame"), str) or entry["frame"] not in kinds:
        raise BadPosition(f"{path}.frame", Msg("position-frame", known=some(sorted(kinds))))
    kind = kinds[entry["frame"]]
    for name in entry:
        if name not in ("frame", "next", *kind.fields):
            raise BadPosition(f"{path}.{name}", Msg("position-frame-field", frame=entry["frame"]))
    values = []
    for field in kind.fields:
        if field not in entry:
            raise BadPosition(f"{path}.{field}", Msg("position-missing"))
        values.append(book.decode_field(field, entry[field], f"{path}.{field}"))
    return kind(*values), step_number(kind, entry, path)


def step_number(kind: type[Frame[Any]], entry: dict[str, Any], path: str) -> int:
    if not issubclass(kind, Procedure):
        return 0
    steps = (*kind.steps, "end")
    if entry.get("next") not in steps:
        raise BadPosition(f"{path}.next", Msg("position-frame", known=list(steps)))
    return steps.index(entry["next"])


def some(names: Sequence[str]) -> list[str]:
    """Of very many names only the first: what is too long to read is no help."""
    return [*names[:MOST_NAMES], "…"] if len(names) > MOST_NAMES else list(names)


class Reader:
    """Reads a document field by field; every complaint names the place."""

    def __init__(self, data: Any, path: str, known: str = "") -> None:
        self.path = path
        if not isinstance(data, dict):
            raise BadPosition(path, Msg("position-no-table", found=shown(data)))
        self.data: dict[str, Any] = data
        for name in data:
            if known and name not in known.split():
                raise BadPosition(self.at(name), Msg("position-no-field", known=known.split()))

    def at(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        return name in self.data

    def get(self, name: str) -> Any:
        if name not in self.data:
            raise BadPosition(self.at(name), Msg("position-missing"))
        return self.data[name]

    def number(self, name: str, least: int, most: int) -> int:
        value = self.get(name)
        if type(value) is not int or not least <= value <= most:
            raise BadPosition(
                self.at(name),
                Msg("position-number", least=str(least), most=str(most), found=shown(value)),
            )
        return int(value)

    def one_of(self, name: str, ids: tuple[str, ...]) -> int:
        value = self.get(name)
        if value not in ids:
            raise BadPosition(self.at(name), Msg("position-one-of", known=some(ids), found=shown(value)))
        return ids.index(value)

    def listed(self, name: str) -> list[Any]:
        value = self.get(name)
        if not isinstance(value, list):
            raise BadPosition(self.at(name), Msg("position-list", found=shown(value)))
        return value

    def part(self, name: str, known: str = "") -> Reader:
        return Reader(self.get(name), self.at(name), known)
