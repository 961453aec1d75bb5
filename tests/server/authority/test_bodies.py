"""Whatever can be sent in a body: it gets a sentence, and nothing changes or breaks."""

from __future__ import annotations

import json
from functools import partial
from itertools import count
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from indochine.server.http.endpoints import ENDPOINTS
from tests.server.authority.place import (
    COMMANDS,
    Place,
    check_headers,
    check_problem,
    refused,
    unchanged,
)
from tests.server.hostile import (
    BROKEN,
    GAME,
    NAUGHTY,
)
from tests.server.inside import HOST

NUMBERS = count(1)


# Whatever can be said in JSON


texts = st.one_of(st.text(max_size=30), st.sampled_from(NAUGHTY))
values = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        texts,
        st.sampled_from([2**64, -(2**63), 10**30]),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=12,
)
fields = st.sampled_from(
    ["do", "action", "expect", "key", "what", "to", "offer", "yes", "text", "name", "token", "seat"]
)
verbs = st.sampled_from(["play", "order", "undo", "resign", "offer", "reply", "relink", "PLAY", "", "say "])
bodies = st.one_of(
    values,
    st.dictionaries(fields, values),
    st.builds(lambda do, rest: rest | {"do": do}, verbs, st.dictionaries(fields, values)),
)


@settings(max_examples=150)
@given(body=bodies, seat=st.sampled_from(["FR", "VM", None]))
def test_nonsense_changes_nothing(place: Place, body: Any, seat: str | None) -> None:
    if is_harmless(body):
        refused(place, None, partial(place.act, place.tokens.get(str(seat)), body))


def is_harmless(body: Any) -> bool:
    """Not by chance a command that anybody may give."""
    return not (
        isinstance(body, dict) and body.get("do") in ("resign", "relink") and isinstance(body.get("key"), str)
    )


@settings(max_examples=200)
@given(action=st.lists(values, max_size=9), verb=st.sampled_from(["play", "order"]))
def test_an_action_that_nobody_offered_is_refused(place: Place, action: list[Any], verb: str) -> None:
    seat, _, expect, _ = place.deciding()
    command = {"do": verb, "action": action, "key": "odd"} | ({"expect": expect} if verb == "play" else {})
    refused(place, None, partial(place.act, place.tokens[seat], command))
    with unchanged(place):
        explained = place.send(
            "POST", f"/api/games/{GAME}/explain?texts=pl", place.tokens[seat], body={"action": action}
        )
    assert explained.status in (200, 400)
    assert explained.status == 400 or not explained.json["allowed"]


@settings(max_examples=150)
@given(name=texts, key=texts, text=texts)
@example(name="\0", key="k", text="\0")
def test_texts_of_any_kind_are_taken_or_refused(chatty: Place, name: str, key: str, text: str) -> None:
    """Taken, they come back as they were sent; there is no third way."""
    place, token, number = chatty, chatty.tokens["FR"], next(NUMBERS)
    said = place.act(token, {"do": "say", "text": text, "key": f"say-{number}"})
    if said.status == 200:
        lines = place.send("GET", f"/api/games/{GAME}/chat", token).json["steps"]
        assert lines[-1]["text"] == text
    else:
        check_problem(said)
    for command in (
        {"do": "sit", "name": name, "key": f"sit-{number}"},
        {"do": "say", "text": "x", "key": key},
    ):
        reply = place.act(token, command)
        assert reply.status == 200 or check_problem(reply)
    note = place.send("PUT", f"/api/games/{GAME}/note", token, body={"text": text})
    assert note.status == 400 or place.send("GET", f"/api/games/{GAME}/note", token).json == {"text": text}


# Bodies that are no JSON, or too much of it


@pytest.mark.parametrize("name", BROKEN)
def test_a_body_that_cannot_be_read(place: Place, name: str) -> None:
    refused(place, "malformed", partial(place.send, "POST", COMMANDS, place.tokens["FR"], raw=[BROKEN[name]]))


@pytest.mark.parametrize("endpoint", [e for e in ENDPOINTS if e.body], ids=lambda e: f"{e.method} {e.path}")
def test_a_body_that_is_too_large(place: Place, endpoint: Any) -> None:
    """Refused by what it says of its size, and by its size if it says something else."""
    target = endpoint.path.replace("{game}", GAME)
    pieces = [b" " * (endpoint.most // 4 + 1)] * 4
    sends = [
        partial(place.send, endpoint.method, target, place.tokens["FR"], raw=pieces),
        partial(
            place.send,
            endpoint.method,
            target,
            place.tokens["FR"],
            raw=pieces,
            headers=[(b"content-length", b"7")],
        ),
    ]
    for send in sends:
        refused(place, "too-large", send)


@pytest.mark.parametrize("length", [b"-1", b"x", b"1e3", b"9" * 30, b"9" * 5000, b"", b"\xb2", b"1,1"])
def test_a_length_that_is_none(place: Place, length: bytes) -> None:
    send = partial(
        place.send, "POST", COMMANDS, place.tokens["FR"], raw=[b"{}"], headers=[(b"content-length", length)]
    )
    refused(place, None, send)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json"]
)
def test_what_a_form_of_another_page_could_send_is_not_read(place: Place, kind: str) -> None:
    body = json.dumps({"do": "resign", "key": "k"}).encode()
    headers = [(b"content-type", kind.encode())]
    refused(
        place,
        "not-json",
        partial(place.send, "POST", COMMANDS, place.tokens["FR"], raw=[body], headers=headers),
    )


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", f"https://{HOST}.evil.example", f"https://x@{HOST}x", ""]
)
@pytest.mark.parametrize(
    "endpoint", [e for e in ENDPOINTS if e.method != "GET"], ids=lambda e: f"{e.method} {e.path}"
)
def test_another_site_may_not_act_here(place: Place, origin: str, endpoint: Any) -> None:
    target = endpoint.path.replace("{game}", GAME)
    headers = [(b"origin", origin.encode())]
    send = partial(place.send, endpoint.method, target, place.tokens["FR"], body={}, headers=headers)
    refused(place, "cross-site", send)


def test_our_own_pages_may_act_here(place: Place) -> None:
    with unchanged(place):
        again = {"do": "say", "text": "Hello", "key": "say"}
        reply = place.act(place.tokens["FR"], again, [(b"origin", b"https://" + HOST.encode())])
    assert reply.status == 200
    check_headers(reply)
