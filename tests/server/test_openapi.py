"""The API keeps what its OpenAPI document promises: every answer fits it, whatever is sent."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import hypothesis
import jsonschema_rs
import pytest
import schemathesis
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from starlette.routing import Route

from indochine.server.http.endpoints import ENDPOINTS
from indochine.server.http.openapi import document
from indochine.server.studies import Shelf
from tests.analysis.studies import put_study
from tests.server.inside import SEALED, Server, put_table, tokens_for
from tests.server.twins import midgame

GAME, ENDED = "aaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbb"
PLAYED_BY_BOTS = "demo-saigon75"
STREAM = "/api/games/{game}/stream"
DOCUMENT = json.loads(document())
UNLISTED = {"/metrics", "/api/openapi.json"}  # for who runs the server, and the document itself
EXAMPLES = 15  # of every operation
TOO_LARGE = 413
BEYOND_THE_SCHEMA: list[Any] = [
    positive_data_acceptance
]  # what fits may still be no game, no address, no record

SERVER = Server()
STUDIES = TemporaryDirectory()
TOKENS: dict[str, str] = {}


async def furnish() -> None:
    """A game under way, with some steps, chat, a proposal and a note; one that is over; and a study."""
    found = midgame(("storm", "battle", {"reactions": "strict"}), 2, 40)
    game = found.title.from_position(found.position(), SEALED)
    TOKENS.update(tokens_for(game))
    for id in (GAME, ENDED):
        await put_table(SERVER, game, id, TOKENS)
    chance = Random(1)
    for number in range(4):
        table = await SERVER.table(GAME)
        seat, question = str(table.game.seat), table.game.decision
        assert question is not None
        action = chance.choice([choice.action for choice in question.choices])
        await act(
            GAME, seat, {"do": "play", "action": action, "expect": table.expect[seat]}, f"life-{number}"
        )
    await act(GAME, "FR", {"do": "say", "text": "Hello"}, "hello")
    await act(GAME, "FR", {"do": "offer", "what": "back", "to": 2}, "offer")
    await act(ENDED, "VM", {"do": "resign"}, "enough")
    put_study(Path(STUDIES.name) / "small")
    SERVER.house.studies = Shelf(Path(STUDIES.name))


async def act(game: str, seat: str, command: dict[str, Any], key: str) -> None:
    assert (await SERVER.act(game, TOKENS[seat], command | {"key": key})).status == 200


async def standing(scope: Any, receive: Any, send: Any) -> None:
    """The application without its beginning and end: clients come and go, the house stays open."""
    if scope["type"] == "http":
        await SERVER.app(scope, receive, send)
        return
    for _ in range(2):
        await send({"type": (await receive())["type"] + ".complete"})


asyncio.run(furnish())
SCHEMA = schemathesis.openapi.from_asgi("/api/openapi.json", standing)
OPERATIONS = SCHEMA.exclude(path=STREAM)


# The document


def routes() -> set[tuple[str, str]]:
    """What the router knows below /api, each with the methods that it says it takes."""
    router = SERVER.app.inner  # type: ignore[attr-defined]
    paths = {route.path for route in router.routes if isinstance(route, Route)}
    api = [path for path in paths - UNLISTED if path.startswith("/api") or path == "/health"]
    return {(path, method) for path in api for method in taken(path)}


def taken(path: str) -> list[str]:
    return str(asyncio.run(SERVER.send("BREW", concrete(path))).header("allow")).split(", ")


def test_every_endpoint_is_listed_and_nothing_else() -> None:
    listed = {(path, method.upper()) for path, found in DOCUMENT["paths"].items() for method in found}
    assert listed == routes()


def test_names_of_operations_are_unique() -> None:
    names = [operation["operationId"] for found in DOCUMENT["paths"].values() for operation in found.values()]
    assert len(names) == len(set(names)) == len(ENDPOINTS) + 1


# What is answered to good requests


def good_requests() -> list[tuple[str, str, Any]]:
    """For every endpoint at least one that is carried out: its own path, what is sent, in what game."""
    bodies: dict[str, Any] = {
        "POST /api/games/{game}/commands": {"do": "say", "text": "Good-bye", "key": "bye"},
        "POST /api/games/{game}/explain": {"action": ["pass"]},
        "POST /api/games/{game}/seat/bot": {"level": "random"},
        "PUT /api/games/{game}/note": {"text": "Remember the trenches"},
        "PUT /api/games/{game}/contact": {"email": "who@example.org", "remind_hours": 24},
        "POST /api/games": {"title": "saigon75", "seats": {"NV": {"kind": "person", "name": "Ann"}}},
        "POST /api/import": {"position": midgame(("lost-valley", "campaign", {}), 1, 5).position()},
        "POST /api/mine": {"tokens": list(TOKENS.values())},
    }
    return [(e.method, e.path, bodies.get(f"{e.method} {e.path}")) for e in ENDPOINTS]


@pytest.mark.parametrize(("method", "path", "body"), good_requests(), ids=lambda part: str(part)[:40])
def test_what_is_carried_out_is_answered_as_promised(method: str, path: str, body: Any) -> None:
    operation = DOCUMENT["paths"][path][method.lower()]
    success = next(status for status in operation["responses"] if status.startswith("2"))
    content = operation["responses"][success]["content"]["application/json"]["schema"]
    validator = jsonschema_rs.validator_for({**content, "components": DOCUMENT["components"]})
    texts = [f"?texts={texts}" for texts in ("none", "msg", "pl")] if has_texts(operation) else [""]
    for query in texts:
        reply = asyncio.run(SERVER.send(method, concrete(path) + query, asyncio.run(holder(path)), body))
        assert str(reply.status) == success, reply
        validator.validate(reply.json)


def has_texts(operation: dict[str, Any]) -> bool:
    return any(parameter["name"] == "texts" for parameter in operation["parameters"])


def concrete(path: str) -> str:
    game = ENDED if path.endswith(("/record", "/luck")) else PLAYED_BY_BOTS if "/reasons/" in path else GAME
    path = path.replace("{game}", game).replace("{title}", "storm").replace("{number}", "2")
    return path.replace("{study}", "small").replace("{record}", "a-1")


async def holder(path: str) -> str | None:
    """Whoever is asked; where only bots play, a spectator."""
    return None if "/reasons/" in path else TOKENS[str((await SERVER.table(GAME)).game.seat)]


# What is answered to anything at all


@OPERATIONS.parametrize()
@hypothesis.settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)
def test_every_answer_fits_the_document(case: schemathesis.Case[Any]) -> None:
    """Most of the requests are for the game that there is, by somebody who sits there."""
    if "game" in case.path_parameters and len(repr(case.body)) % 4:
        case.path_parameters["game"] = GAME
    excluded = BEYOND_THE_SCHEMA[:]
    if len(repr(case.query)) % 3 and not ends_the_play(case.body):
        case.headers["Authorization"] = "Bearer " + TOKENS["FR"]
        excluded.append(ignored_auth)  # it takes every header for one that it has made up
    answer = case.call()
    if answer.status_code != TOO_LARGE:  # a refusal that the checks do not count as one
        case.validate_response(answer, excluded_checks=excluded)


def ends_the_play(body: Any) -> bool:
    return isinstance(body, dict) and body.get("do") in ("resign", "relink")
