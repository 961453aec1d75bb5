"""Addresses, queries, headers and documents that nobody should send: a sentence, and nothing changes."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from indochine.server.http.endpoints import ENDPOINTS
from tests.server.authority.place import (
    Place,
    check_headers,
    check_problem,
    refused,
    unchanged,
)
from tests.server.hostile import (
    CONTACTS,
    DOCUMENTS,
    GAME,
    HOSTILE,
    METHODS,
    PATHS,
    QUERIES,
    SETUPS,
    TAKEN,
)
from tests.server.inside import Headers

# Addresses


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_addresses_at_which_there_is_nothing(place: Place, path: str) -> None:
    for method in METHODS:
        refused(place, None, partial(place.send, method, path, place.tokens["FR"]))


@pytest.mark.parametrize(
    "path",
    sorted(
        {
            *(e.path for e in ENDPOINTS),
            "/api/games/{game}/stream",
            "/dice",
            "/metrics",
            "/api/openapi.json",
            "/favicon.ico",
        }
    ),
)
def test_methods_that_an_address_does_not_take(place: Place, path: str) -> None:
    known = {e.method for e in ENDPOINTS if e.path == path} or {"GET"}
    target = path.replace("{game}", GAME).replace("{title}", "storm").replace("{number}", "0")
    for method in set(METHODS) - known - {"HEAD"}:
        reply = refused(place, "method", partial(place.send, method, target, place.tokens["FR"]))
        assert set(str(reply.header("allow")).split(", ")) >= known


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_that_nobody_knows(place: Place, query: str) -> None:
    refused(place, "malformed", partial(place.send, "GET", f"/api/games/{GAME}/state?{query}"))


@pytest.mark.parametrize(
    "since", ["-1", "x", "1.5", "9" * 30, "9" * 5000, "", "٣", "1e3", "0x1", "null", "true", "1%00"]
)
def test_a_number_that_is_none(place: Place, since: str) -> None:
    for path in ("steps", "log"):
        reply = place.send("GET", f"/api/games/{GAME}/{path}?since={since}")
        assert reply.status == 200 or check_problem(reply, "malformed")
        assert (reply.status == 200) == (since == "1e3"), since  # a whole number, if oddly written


@pytest.mark.parametrize("before", ["nan", "inf", "-inf", "-1", "1e400", "x"])
def test_a_time_that_is_none(place: Place, before: str) -> None:
    refused(place, "malformed", partial(place.send, "GET", f"/api/finished?before={before}"))


@pytest.mark.parametrize("before", ["nan", "inf", "-inf", "1e400", "x", ""])
def test_odd_moments(place: Place, before: str) -> None:
    reply = place.send("GET", f"/api/finished?before={before}")
    assert reply.status == 200 or check_problem(reply, "malformed")


@pytest.mark.parametrize("headers", HOSTILE, ids=lambda headers: repr(headers[0])[:40])
def test_hostile_headers(place: Place, headers: Headers) -> None:
    for path in ("/state", "", "/steps?texts=xx"):
        with unchanged(place):
            reply = place.send("GET", f"/api/games/{GAME}{path}", headers=headers)
        check_headers(reply)
        assert reply.status in (200, 400)
    assert not reply.header("set-cookie")


SERVED = [
    "/dice",
    "/favicon.ico",
    "/static/dice.html",
    "/api/openapi.json",
]


@pytest.mark.parametrize("path", [*SERVED, "/health", "/api/titles", f"/api/games/{GAME}/state"])
def test_every_answer_is_guarded(place: Place, path: str) -> None:
    reply = place.send("GET", path, headers=[(b"origin", b"https://evil.example"), (b"cookie", b"a=b")])
    assert reply.status == 200
    check_headers(reply)


@pytest.mark.parametrize("header", [None, (b"x-forwarded-for", b"127.0.0.1")])
def test_metrics_are_for_the_machine_itself(place: Place, header: tuple[bytes, bytes] | None) -> None:
    """On a quiet server they would tell that somebody does something in private."""
    reply = place.send("GET", "/metrics", headers=[header] if header else [])
    assert reply.status == 404
    check_headers(reply)


# Documents that are brought


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_that_no_game_made(place: Place, name: str) -> None:
    before = place.fingerprint()
    reply = place.send("POST", "/api/import", body=DOCUMENTS[name])
    if reply.status == 201 and name in TAKEN:
        assert place.send("GET", f"/api/games/{reply.json['game']}/state").status == 200
        return
    check_problem(reply)
    assert place.fingerprint() == before


@pytest.mark.parametrize("wish", SETUPS, ids=str)
def test_games_that_cannot_be_set_up(place: Place, wish: dict[str, Any]) -> None:
    refused(place, None, partial(place.send, "POST", "/api/games", body=wish))


@pytest.mark.parametrize("contact", CONTACTS, ids=str)
def test_nobody_can_be_reached_like_that(place: Place, contact: dict[str, Any]) -> None:
    refused(
        place,
        "malformed",
        partial(place.send, "PUT", f"/api/games/{GAME}/contact", place.tokens["FR"], body=contact),
    )
