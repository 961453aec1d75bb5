"""The OpenAPI document, made from the list of endpoints and the schema of the messages."""

from __future__ import annotations

import re
from importlib import metadata
from typing import Any

import msgspec

from indochine.server import messages as m
from indochine.server.http.door import DIGITS, Endpoint
from indochine.server.http.endpoints import ENDPOINTS, TEXTS

REFERENCE = "#/components/schemas/{name}"
PARAMETER = re.compile(r"{(\w+)}")
PATH_TYPES = {"number": {"type": "integer", "minimum": 0, "maximum": 10**DIGITS - 1}}  # others are text
PROBLEMS = {
    "400": "malformed",
    "401": "no token, or a wrong one",
    "403": "not allowed",
    "404": "not there",
    "409": "not as things stand",
    "413": "too large",
    "415": "not JSON",
    "422": "a rule forbids it",
    "429": "too many requests",
    "503": "cannot be stored now",
}


def document() -> bytes:
    """The whole document as JSON."""
    types = [*{e.answer for e in ENDPOINTS}, *{e.body for e in ENDPOINTS if e.body}, m.Problem, m.Step]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    schema = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        entry = paths.setdefault(endpoint.path, {})
        entry[endpoint.method.lower()] = operation(endpoint, schema)
    paths["/api/games/{game}/stream"] = {"get": stream()}
    found = {
        "openapi": "3.1.0",
        "info": {"title": "Indochine", "version": metadata.version("indochine"), "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }
    return msgspec.json.encode(found)


ABOUT = (
    "Games over the network. A seat is held by whoever has its token, sent as a bearer token; without one a "
    "client is a spectator. Commands carry a key, so that one that comes twice is carried out once, and "
    "`play` the number that the client expects, so that nobody decides on what has changed meanwhile."
)


def operation(endpoint: Endpoint, schema: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": endpoint.deed.__name__,
        "parameters": [*path_parameters(endpoint.path), *query_parameters(endpoint)],
        "responses": {str(endpoint.status): answer("done", schema[repr(endpoint.answer)])} | problems(),
        "security": [{"seat": []}] if endpoint.seat else [{}, {"seat": []}],
    }
    if endpoint.body:
        content = {"application/json": {"schema": schema[repr(endpoint.body)]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def answer(about: str, schema: Any) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schema}}}


def problems() -> dict[str, Any]:
    reference = {"$ref": REFERENCE.format(name="Problem")}
    return {status: answer(about, reference) for status, about in PROBLEMS.items()}


def path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {
            "name": match[1],
            "in": "path",
            "required": True,
            "schema": PATH_TYPES.get(match[1], {"type": "string"}),
        }
        for match in PARAMETER.finditer(path)
    ]


def query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "description": query.about, "schema": msgspec.json.schema(query.type)}
        for name, query in endpoint.query.items()
    ]


def stream() -> dict[str, Any]:
    """Live updates are no JSON document: described by hand."""
    resume = {"name": "Last-Event-ID", "in": "header", "schema": {"type": "integer", "minimum": 0}}
    texts = {"name": "texts", "in": "query", "schema": msgspec.json.schema(TEXTS.type)}
    about = "events `state` (StateSeen) and `step` (Step); `closed` when the link has become invalid"
    return {
        "summary": "Live updates as server-sent events.",
        "operationId": "stream",
        "parameters": [*path_parameters("/api/games/{game}/stream"), resume, texts],
        "responses": {"200": {"description": about, "content": {"text/event-stream": {}}}} | problems(),
        "security": [{}, {"seat": []}],
    }
