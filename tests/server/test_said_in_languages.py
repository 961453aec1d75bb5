"""What is wrong with a set-up, a record or a position is said in the reader's language."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import msgspec
import pytest

import indochine
from indochine.kernel.text import LANGUAGES
from tests.server.inside import Server
from tests.server.twins import midgame

pytestmark = pytest.mark.anyio
ENGLISH = (
    "there are", "there is", "takes", "expected", "missing", "no such", "not JSON", "cannot", "names no",
    "neither", "stands", "differently", "was made", "solo mode", "bidding", "is no ", "not over", "twice",
    "one of", "reads", "a seed", ", got",
)  # fmt: skip
OTHERS = {"program": "0.0.1", "rules": 0, "pack": "f" * 64}

SETUPS: list[dict[str, Any]] = [
    {"title": "nothing"},
    {"title": "storm", "scenario": "nothing"},
    {"title": "storm", "options": {"nothing": 1}},
    {"title": "storm", "options": {"areas": 99}},
    {"title": "storm", "options": {"bid": True, "areas": 8}},
    {"title": "saigon75", "scenario": "match", "options": {"solo": True}},
    {"title": "saigon75", "options": {"solo": True, "hand": 3}},
    {"title": "saigon75", "options": {"solo": True, "tokens_hidden": True}},
]


def records() -> dict[str, dict[str, Any]]:
    """A record, spoiled in every way that there is a sentence for."""
    record = midgame(("silver-bayonet", "4", {}), 1, 60).record()
    entries, rolls = record["entries"], record["rolls"]
    assert rolls
    changes: dict[str, dict[str, Any]] = {
        "no format": {"format": None},
        "format": {"format": 99},
        "no entries": {"entries": {}},
        "seed": {"seed": None},
        "bad seed": {"seed": "sealed:x"},
        "options": {"options": {"nothing": 1}},
        "entry": {"entries": ["x"]},
        "kind of entry": {"entries": [{"x": 1}]},
        "choice": {"entries": [{"do": ["nothing"], "seat": entries[0]["seat"]}]},
        "seat": {"entries": [{"resign": True, "seat": "nobody"}]},
        "back": {"entries": [{"back": 7, "seat": "FWA"}]},
        "word": {"entries": [*entries[:9], {"back": 0, "word": -1, "seat": "FWA"}]},
        "digest": {"entries": [*entries[:3], {"digest": "x", "turn": 1}]},
        "rolls": {"rolls": 7},
        "dice": {"rolls": [[7, 7], *rolls[1:]]},
        "another version": {"rolls": [[7, 7], *rolls[1:]], "versions": OTHERS},
        "no version": {"rolls": [[7, 7], *rolls[1:]], "versions": ["x" * 9999]},
        "position": {"position": {"title": "silver-bayonet"}},
    }
    return {name: record | change for name, change in changes.items()}


def positions() -> dict[str, dict[str, Any]]:
    position = indochine.title("storm").start(seed=1).position()
    agenda = position["agenda"]
    procedure = next(frame for frame in agenda if "next" in frame)
    changes: dict[str, dict[str, Any]] = {
        "scenario": {"scenario": "nothing"},
        "a part": {"cards": "x" * 9999},
        "turn": {"turn": 99999},
        "list": {"spent": 7},
        "no agenda": {"agenda": []},
        "frame": {"agenda": [{"frame": "nothing"}]},
        "field of a frame": {"agenda": [procedure | {"nothing": 1}]},
        "no field of a frame": {"agenda": [{"frame": agenda[-1]["frame"]}]},
        "step": {"agenda": [procedure | {"next": "nothing"}]},
    }
    without = {name: value for name, value in position.items() if name != "turn"}
    return {"no field": without} | {name: position | change for name, change in changes.items()}


def document(kind: str, found: dict[str, dict[str, Any]]) -> list[Any]:
    return [pytest.param({kind: value}, id=f"{kind}: {name}") for name, value in found.items()]


async def told(server: Server, path: str, body: Any) -> dict[str, str]:
    """What is answered, by language."""
    messages = {}
    for language in LANGUAGES:
        reply = await server.send("POST", path, body=body, headers=[(b"accept-language", language.encode())])
        assert reply.status in (400, 404), reply
        messages[language] = reply.json["message"]
    return messages


def check(messages: dict[str, str]) -> None:
    assert len(set(messages.values())) == len(LANGUAGES), messages
    for language, message in messages.items():
        assert len(message) < 1000, message
        assert "[problem" not in message
        if language != "en":
            assert not [words for words in ENGLISH if words in message], message


@pytest.mark.parametrize("wish", SETUPS, ids=str)
async def test_why_a_game_cannot_be_set_up(wish: dict[str, Any]) -> None:
    check(await told(Server(), "/api/games", wish))


async def test_why_options_do_not_go_together() -> None:
    server, options = Server(), quote(msgspec.json.encode(SETUPS[-1]["options"]).decode())
    messages = {}
    for language in LANGUAGES:
        headers = [(b"accept-language", language.encode())]
        reply = await server.send("GET", f"/api/titles/saigon75/seats?options={options}", headers=headers)
        messages[language] = reply.json["problem"]
    check(messages)


@pytest.mark.parametrize("wish", document("record", records()) + document("position", positions()))
async def test_why_a_document_cannot_be_taken_over(wish: dict[str, Any]) -> None:
    check(await told(Server(), "/api/import", wish))
