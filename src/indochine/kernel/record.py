"""The save file: one readable JSON text, and the same game again from it, bit for bit."""

from __future__ import annotations

import json
from importlib import metadata
from typing import TYPE_CHECKING, Any

from indochine.kernel.dice import SealedSource, source_from
from indochine.kernel.errors import BadPosition, BadRecord, BadSetup, IllegalAction, shown
from indochine.kernel.events import Chain, unchain
from indochine.kernel.game import TAKEN_BACK, Game
from indochine.kernel.text import Msg

if TYPE_CHECKING:
    from indochine.kernel.title import Title

FORMAT = 1
SHORT = 12  # characters of a version


def versions(title: Title) -> dict[str, Any]:
    return {
        "program": metadata.version("indochine"),
        "rules": title.rules_version,
        "pack": title.pack_version,
    }


def record_of(game: Game) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "title": game.title.id,
        "versions": versions(game.title),
        "scenario": game.setup.scenario,
        "options": dict(game.setup.options),
        "seed": game.setup.seed,
        **sealed(game),
        **({"position": game.setup.position} if game.setup.position else {}),
        "entries": unchain(game.entries),
        "rolls": game.rolls,
        "outcome": game.outcome.json() if game.outcome else None,
    }


def sealed(game: Game) -> dict[str, Any]:
    """What anyone needs to check the dice of a game with a secret: its commitment, the word of each throw."""
    source = source_from(game.setup.seed)
    if not isinstance(source, SealedSource):
        return {}
    sides = {} if game.title.die_sides == 6 else {"sides": game.title.die_sides}
    return {"commitment": source.commitment, "words": [throw.word for throw in game.throws], **sides}


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
        raise BadRecord("", Msg("record-not-json", why=str(problem))) from None
    if not isinstance(record, dict):
        raise BadRecord("", Msg("record-no-table"))
    return record


def replay_on(title: Title, record: dict[str, Any], upto: int | None = None) -> Game:
    """Play a record again (its first `upto` entries), comparing every digest and every roll."""
    check_form(title, record)
    entries = record["entries"] if upto is None else record["entries"][:upto]
    game = played(title, record, entries)
    compare_rolls(title, record, game, partial=upto is not None)
    return game


def played(title: Title, record: dict[str, Any], entries: list[Any]) -> Game:
    """The game after some entries; what players agreed to take back is not played first."""
    game, counting = begun(title, record), effective(entries)
    for number in counting:
        replay_entry(title, record, game, entries[number], f"entries[{number}]")
    if len(counting) < len(entries):
        game.entries = chained(entries)
    return game


def begun(title: Title, record: dict[str, Any]) -> Game:
    """The game of a record before its first entry."""
    try:
        if record.get("position") is not None:
            return title.from_position(record["position"], record["seed"])
        return title.start(record["scenario"], record["options"], record["seed"])
    except BadSetup as problem:
        raise BadRecord("options", problem.problem, problem.folder) from None
    except BadPosition as problem:
        raise BadRecord("position." + problem.path, problem.problem, problem.folder) from None


def effective(entries: list[Any]) -> list[int]:
    """The numbers of the entries that still count; one that takes back cancels those from its target on."""
    counting: list[Chain | None] = [None]  # after so many entries
    for number, entry in enumerate(entries):
        kept = counting[-1]
        if isinstance(entry, dict) and "back" in entry:
            target = entry["back"]
            if type(target) is not int or not 0 <= target < number:
                raise BadRecord(f"entries[{number}].back", Msg("record-back"))
            kept = counting[target]
        counting.append(Chain(kept, number))
    return unchain(counting[-1])


def before_entry(game: Game, number: int) -> Game:
    """The game as it stood before an entry of its own record."""
    record = record_of(game)
    return played(game.title, record, record["entries"][:number])


def chained(entries: list[Any]) -> Chain | None:
    chain = None
    for entry in entries:
        chain = Chain(chain, entry)
    return chain


def check_form(title: Title, record: dict[str, Any]) -> None:
    for field, kind in {
        "format": int,
        "title": str,
        "scenario": str,
        "options": dict,
        "entries": list,
    }.items():
        if not isinstance(record.get(field), kind):
            raise BadRecord(field, Msg("record-kind", kind=kind.__name__))
    if record["format"] != FORMAT:
        raise BadRecord("format", Msg("record-format", found=shown(record["format"]), read=FORMAT))
    if record["title"] != title.id:
        raise BadRecord("title", Msg("record-title", found=shown(record["title"]), title=shown(title.id)))
    if type(record.get("seed")) is not int and not isinstance(record.get("seed"), str):
        raise BadRecord("seed", Msg("record-seed"))


def replay_entry(title: Title, record: dict[str, Any], game: Game, entry: Any, path: str) -> None:
    if not isinstance(entry, dict):
        raise BadRecord(path, Msg("record-no-table"))
    try:
        carry_out_entry(game, entry, path)
    except (IllegalAction, KeyError) as problem:
        raise BadRecord(path, unplayable(title, record, problem), title.book.text_folder) from None
    if "digest" in entry and entry["digest"] != game.digest():
        other = other_version(title, record)
        raise BadRecord(path, Msg("record-stands-differently", turn=shown(entry.get("turn")), other=other))


def carry_out_entry(game: Game, entry: dict[str, Any], path: str) -> None:
    if "do" in entry:
        game.play(entry["do"], entry.get("seat"))
    elif "order" in entry:
        game.order(entry["order"], known_seat(game, entry, path))
    elif "undo" in entry:
        game.undo()
    elif "back" in entry:
        go_on_from(game, entry, path)
    elif "resign" in entry:
        game.resign(known_seat(game, entry, path))
    elif "agree" in entry:
        game.agree()
    elif "digest" not in entry:
        raise BadRecord(path, Msg("record-entry"))


def known_seat(game: Game, entry: dict[str, Any], path: str) -> str:
    seat = entry.get("seat")
    if not isinstance(seat, str) or seat not in game.seats:
        raise BadRecord(path, Msg("record-no-seat", seat=shown(seat), there=list(game.seats)))
    return seat


def unplayable(title: Title, record: dict[str, Any], problem: Exception) -> Msg:
    """Why a choice of the record cannot be played here."""
    refusal = problem.refusal if isinstance(problem, IllegalAction) else None
    rule = f" [{refusal.rule}]" if refusal and refusal.rule else ""
    why = refusal.msg if refusal else shown(problem)
    return Msg("record-unplayable", why=why, rule=rule, other=other_version(title, record))


def go_on_from(game: Game, entry: dict[str, Any], path: str) -> None:
    """What was taken back is not played again; only its dice are spent, and the log says so."""
    word, seat = entry.get("word"), known_seat(game, entry, path)
    if type(word) is not int or word < game.state.dice.count:
        raise BadRecord(path, Msg("record-word"))
    game.past, game.state.dice.count = None, word
    game.state.tell(TAKEN_BACK, game.side_of(seat))


def compare_rolls(title: Title, record: dict[str, Any], game: Game, partial: bool) -> None:
    recorded, rolled = record.get("rolls"), game.rolls
    if recorded is None:
        return
    if not isinstance(recorded, list):
        raise BadRecord("rolls", Msg("record-rolls"))
    if recorded[: len(rolled)] != rolled or (not partial and len(recorded) != len(rolled)):
        number = next(
            (i for i, (a, b) in enumerate(zip(recorded, rolled, strict=False)) if a != b), len(rolled)
        )
        raise BadRecord(f"rolls[{number}]", Msg("record-dice", other=other_version(title, record)))


def version_note(title: Title, record: dict[str, Any]) -> str:
    """A sentence if the record was made by another version, though it plays to the same end; else nothing."""
    made_by = record.get("versions")
    if made_by == versions(title):
        return ""
    return f"This record was made by {made_by}; it plays the same here, with {versions(title)}."


def other_version(title: Title, record: dict[str, Any]) -> Msg | str:
    """What to add to a complaint if the record was made by other rules or another pack."""
    made_by, here = record.get("versions"), versions(title)
    if made_by == here:
        return ""
    return Msg("record-other-version", made=made_with(made_by), here=made_with(here))


def made_with(made: Any) -> Msg | str:
    """Versions as a person reads them; the digest of a pack is known by its beginning."""
    if not isinstance(made, dict) or not {"program", "rules", "pack"} <= set(made):
        return shown(made)
    parts = {part: str(made[part])[:SHORT] for part in ("program", "rules", "pack")}
    return Msg("record-versions", **parts)
