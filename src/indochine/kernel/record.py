"""The save file: one readable JSON text, and the same game again from it, bit for bit."""

from __future__ import annotations

import json
from importlib import metadata
from typing import TYPE_CHECKING, Any

from indochine.kernel.errors import BadRecord, BadSetup, IllegalAction

if TYPE_CHECKING:
    from indochine.kernel.game import Game
    from indochine.kernel.title import Title

from indochine.kernel.events import unchain

FORMAT = 1


def versions(title: Title) -> dict[str, Any]:
    return {
        "program": metadata.version("indochine"),
        "rules": title.rules_version,
        "pack": title.pack_version,
    }


def record_of(game: Game) -> dict[str, Any]:
    if not game.from_start:
        raise BadSetup("a game begun from a position has no record; save its position instead")
    return {
        "format": FORMAT,
        "title": game.title.id,
        "versions": versions(game.title),
        "scenario": game.setup.scenario,
        "options": dict(game.setup.options),
        "seed": game.setup.seed,
        "entries": unchain(game.entries),
        "rolls": game.rolls,
        "outcome": game.outcome.json() if game.outcome else None,
    }


def dump(record: dict[str, Any]) -> str:
    """The record as text that a person can read: one entry to a line."""
    lines = []
    for key, value in record.items():
        if key == "entries":
            inner = ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in value)
            lines.append(f' "entries": [\n  {inner}\n ]' if value else ' "entries": []')
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def load(text: str) -> dict[str, Any]:
    try:
        record = json.loads(text)
    except json.JSONDecodeError as problem:
        raise BadRecord("", f"not JSON: {problem}") from None
    if not isinstance(record, dict):
        raise BadRecord("", "expected a table of fields")
    return record


def replay_on(title: Title, record: dict[str, Any], upto: int | None = None) -> Game:
    """Play a record again (its first `upto` entries), comparing every digest and every roll."""
    check_form(title, record)
    try:
        game = title.start(record["scenario"], record["options"], record["seed"])
    except BadSetup as problem:
        raise BadRecord("options", str(problem)) from None
    entries = record["entries"] if upto is None else record["entries"][:upto]
    for number, entry in enumerate(entries):
        replay_entry(title, record, game, entry, f"entries[{number}]")
    compare_rolls(title, record, game, partial=upto is not None)
    return game


def check_form(title: Title, record: dict[str, Any]) -> None:
    for field, kind in {
        "format": int,
        "title": str,
        "scenario": str,
        "options": dict,
        "entries": list,
    }.items():
        if not isinstance(record.get(field), kind):
            raise BadRecord(field, f"is missing or no {kind.__name__}")
    if record["format"] != FORMAT:
        raise BadRecord("format", f"is {record['format']}; this program reads {FORMAT}")
    if record["title"] != title.id:
        raise BadRecord("title", f"is {record['title']!r}, not {title.id!r}")
    if type(record.get("seed")) is not int and not isinstance(record.get("seed"), str):
        raise BadRecord("seed", "is missing or no seed")


def replay_entry(title: Title, record: dict[str, Any], game: Game, entry: Any, path: str) -> None:
    if not isinstance(entry, dict):
        raise BadRecord(path, "expected a table of fields")
    try:
        if "do" in entry:
            game.play(entry["do"], entry.get("seat"))
        elif "order" in entry:
            game.order(entry["order"], entry.get("seat"))
        elif "undo" in entry:
            game.undo()
        elif "digest" not in entry:
            raise BadRecord(path, "neither a choice, an order, an undo nor a digest")
    except (IllegalAction, KeyError) as problem:
        raise BadRecord(path, f"cannot be played: {problem}{other_version(title, record)}") from None
    if "digest" in entry and entry["digest"] != game.digest():
        raise BadRecord(path, f"the game stands differently at the end of turn {entry.get('turn')}"
                        f"{other_version(title, record)}")  # fmt: skip


def compare_rolls(title: Title, record: dict[str, Any], game: Game, partial: bool) -> None:
    recorded, rolled = record.get("rolls"), game.rolls
    if recorded is None:
        return
    if not isinstance(recorded, list):
        raise BadRecord("rolls", "expected a list of throws")
    if recorded[: len(rolled)] != rolled or (not partial and len(recorded) != len(rolled)):
        number = next(
            (i for i, (a, b) in enumerate(zip(recorded, rolled, strict=False)) if a != b), len(rolled)
        )
        raise BadRecord(f"rolls[{number}]", f"the dice fell differently{other_version(title, record)}")


def version_note(title: Title, record: dict[str, Any]) -> str:
    """A sentence if the record was made by another version, though it plays to the same end; else nothing."""
    made_by = record.get("versions")
    if made_by == versions(title):
        return ""
    return f"This record was made by {made_by}; it plays the same here, with {versions(title)}."


def other_version(title: Title, record: dict[str, Any]) -> str:
    """What to add to a complaint if the record was made by other rules or another pack."""
    made_by, here = record.get("versions"), versions(title)
    if made_by == here:
        return ""
    return f" (the record was made by {made_by}, this is {here}: use the version that made it)"
