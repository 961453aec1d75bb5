"""The client is never believed: whatever it sends, it gets a sentence, and nothing changes or breaks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
import uvicorn
from hypothesis import example, given, settings
from hypothesis import strategies as st

import indochine
from indochine.server.http.endpoints import ENDPOINTS
from indochine.server.http.limits import RATES, Limits
from indochine.server.problems import STATUS
from indochine.server.serving import config as serving_config
from indochine.server.serving import listen
from indochine.server.settings import Settings
from indochine.server.storage import open_store
from indochine.server.storage.memory import MemoryStore
from tests.server.hostile import (
    BROKEN,
    CONTACTS,
    DOCUMENTS,
    GAME,
    HOSTILE,
    METHODS,
    NAUGHTY,
    PATHS,
    QUERIES,
    RAW,
    REUSED,
    SETUPS,
    TAKEN,
)
from tests.server.inside import HOST, SEALED, Headers, Reply, Server, put_table, settle, tokens_for
from tests.server.twins import midgame

ELSEWHERE, NOWHERE = "bbbbbbbbbbbbbbbbbbbb", "cccccccccccccccccccc"
NUMBERS = count(1)
COMMANDS = f"/api/games/{GAME}/commands"
FORBIDDEN_HEADERS = ("access-control-allow-origin", "set-cookie", "server", "x-powered-by")


class Place:
    """A server with a game of storm under way, and one of saigon75 elsewhere."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.server = Server(limits=limits)
        storm = midgame(("storm", "battle", {"reactions": "strict"}), 2, 40)
        game = storm.title.from_position(storm.position(), SEALED)
        other = indochine.title("saigon75").start(seed=SEALED)
        self.tokens, self.others = tokens_for(game), tokens_for(other, "other-")
        self.runner = asyncio.Runner()
        self.run(put_table(self.server, game, GAME, self.tokens))
        self.run(put_table(self.server, other, ELSEWHERE, self.others))
        self.run(self.some_life())

    def run(self, what: Any) -> Any:
        return self.runner.run(what)

    async def some_life(self) -> None:
        """A few steps, a line of chat and a proposal, so that there is something to spoil."""
        chance = Random(1)
        for number in range(4):
            table = await self.server.table(GAME)
            seat, question = str(table.game.seat), table.game.decision
            assert question is not None
            actions = [choice.action for choice in question.choices]
            command: dict[str, Any] = {
                "do": "play",
                "action": chance.choice(actions),
                "expect": table.expect[seat],
            }
            assert (
                await self.server.act(GAME, self.tokens[seat], command | {"key": f"life-{number}"})
            ).status == 200
        for command in ({"do": "say", "text": "Hello"}, {"do": "offer", "what": "end"}):
            key = {"key": str(command["do"])}
            assert (await self.server.act(GAME, self.tokens["FR"], command | key)).status == 200

    # Whether anything has changed

    def fingerprint(self) -> Any:
        return self.run(self.snapshot())

    async def snapshot(self) -> Any:
        store = self.server.store
        assert isinstance(store, MemoryStore)
        rows = [repr(await store.game(id)) for id in await store.all_ids()]
        papers = [
            repr((await store.note(GAME, seat), await store.contact(GAME, seat))) for seat in self.tokens
        ]
        return rows, papers, [await self.standing(id) for id in (GAME, ELSEWHERE)]

    async def standing(self, id: str) -> Any:
        table = await self.server.table(id)
        known = {seat: (len(seen), table.expect[seat]) for seat, seen in table.seen.items()}
        return table.game.digest(), table.seq, known, list(table.offers), list(table.keys), table.next_game

    # Sending

    def send(self, method: str, target: str, token: str | None = None, **more: Any) -> Reply:
        reply: Reply = self.run(self.server.send(method, target, token, **more))
        return reply

    def act(self, token: str | None, command: Any, headers: Headers | None = None) -> Reply:
        return self.send("POST", COMMANDS, token, body=command, headers=headers)

    def deciding(self) -> tuple[str, str, int, list[Any]]:
        """Who decides, who does not, what must be expected, and what can be chosen."""
        table = self.run(self.server.table(GAME))
        seat = table.game.seat
        waiting = next(other for other in self.tokens if other != seat)
        return seat, waiting, table.expect[seat], [choice.action for choice in table.game.decision.choices]


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    """Where nothing ever changes."""
    place = Place()
    yield place
    place.runner.close()


@pytest.fixture(scope="module")
def chatty() -> Iterator[Place]:
    """Where people talk."""
    place = Place()
    yield place
    place.runner.close()


@contextmanager
def unchanged(place: Place) -> Iterator[None]:
    before = place.fingerprint()
    yield
    assert place.fingerprint() == before, "something has changed"


def check_problem(reply: Reply, type: str | None = None) -> bool:
    """A typed refusal with a sentence, guarded like every answer."""
    check_headers(reply)
    assert 400 <= reply.status < 500, reply
    assert reply.header("content-type") == "application/json"
    problem = reply.json
    assert STATUS[problem["type"]] == reply.status
    assert problem["message"]
    assert not problem["message"].startswith("[problem-")
    assert type is None or problem["type"] == type, problem
    return True


def check_headers(reply: Reply) -> None:
    assert "default-src 'none'" in str(reply.header("content-security-policy"))
    assert "unsafe" not in str(reply.header("content-security-policy"))
    assert reply.header("x-content-type-options") == "nosniff"
    assert reply.header("referrer-policy") == "no-referrer"
    assert reply.header("cross-origin-opener-policy") == "same-origin"
    assert not [name for name in FORBIDDEN_HEADERS if reply.header(name) is not None]


def refused(place: Place, type: str | None, send: Callable[[], Reply]) -> Reply:
    with unchanged(place):
        reply = send()
    check_problem(reply, type)
    return reply


# Whose turn, which seat, which game


def test_the_other_seats_decision_cannot_be_taken(place: Place) -> None:
    _, waiting, _, actions = place.deciding()
    expect = place.run(place.server.table(GAME)).expect[waiting]
    for action in actions[:10]:
        command = {"do": "play", "action": action, "expect": expect, "key": "theft"}
        refused(place, "not-offered", partial(place.act, place.tokens[waiting], command))


def test_a_step_of_the_others_cannot_be_undone(place: Place) -> None:
    _, waiting, _, _ = place.deciding()
    expect = place.run(place.server.table(GAME)).expect[waiting]
    command = {"do": "undo", "expect": expect, "key": "theft"}
    refused(place, "no-undo", partial(place.act, place.tokens[waiting], command))


def test_nobody_answers_their_own_proposal(place: Place) -> None:
    [offer] = place.send("GET", f"/api/games/{GAME}/state", place.tokens["FR"]).json["offers"]
    command = {"do": "reply", "offer": offer["number"], "yes": True, "key": "theft"}
    refused(place, "no-such-offer", partial(place.act, place.tokens["FR"], command))


@pytest.mark.parametrize("seat", ["", "FR", "VM", "spectator"])
def test_spectators_do_not_act(place: Place, seat: str) -> None:
    """Without a token there is no seat, whatever the request pretends."""
    seat_, _, expect, actions = place.deciding()
    for command in (
        {"do": "play", "action": actions[0], "expect": expect, "key": "x"},
        {"do": "say", "text": "Hello", "key": "x"},
        {"do": "resign", "key": "x"},
        {"do": "sit", "name": "Nobody", "key": "x"},
        {"do": "relink", "token": "z" * 43, "key": "x"},
    ):
        refused(place, "no-token", partial(place.act, None, command))
        refused(place, "malformed", partial(place.act, None, command | {"seat": seat or seat_}))


@pytest.mark.parametrize("path", ["decision", "orders", "chat", "note", "contact", "position"])
def test_spectators_do_not_read_what_is_a_seats(place: Place, path: str) -> None:
    refused(place, "no-token", partial(place.send, "GET", f"/api/games/{GAME}/{path}"))


def forged(token: str) -> st.SearchStrategy[str]:
    """Tokens that are nearly right."""
    flipped = st.integers(0, 42).map(lambda n: token[:n] + token[n].swapcase() + token[n + 1 :])
    cut = st.integers(0, 42).map(lambda n: token[:n])
    changed = st.tuples(st.integers(0, 42), st.sampled_from("-_09aZ")).map(
        lambda at: token[: at[0]] + at[1] + token[at[0] + 1 :]
    )
    padded = st.sampled_from(
        [token + "x", token + "=", token * 2, token[::-1], '"' + token + '"', token + ","]
    )
    junk = st.text(st.characters(min_codepoint=33, max_codepoint=255), max_size=60)
    return st.one_of(flipped, cut, changed, padded, junk).filter(lambda found: found.strip() != token)


@settings(max_examples=60)
@given(data=st.data())
def test_a_token_is_right_or_it_is_wrong(place: Place, data: st.DataObject) -> None:
    seat, _, expect, actions = place.deciding()
    token = data.draw(forged(place.tokens[seat]))
    command = {"do": "play", "action": actions[0], "expect": expect, "key": "forged"}
    refused(place, "wrong-token", partial(place.act, token, command))
    for path in ("/state", "", "/stream", "/note"):
        refused(place, "wrong-token", partial(place.send, "GET", f"/api/games/{GAME}{path}", token))


def test_the_hash_that_is_stored_opens_nothing(place: Place) -> None:
    secret = str(place.run(place.server.table(GAME)).seats["FR"].secret)
    refused(place, "wrong-token", partial(place.act, secret, {"do": "resign", "key": "x"}))


@pytest.mark.parametrize("scheme", [b"Basic ", b"", b"Token ", b"Bearer", b"bearer  \t", b"\xff\xfe"])
def test_other_ways_to_present_a_token(place: Place, scheme: bytes) -> None:
    header = [(b"authorization", scheme + b"nothing")]
    refused(place, "wrong-token", partial(place.act, None, {"do": "resign", "key": "x"}, header))


def test_a_token_of_another_game_opens_nothing_here(place: Place) -> None:
    for token in place.others.values():
        refused(place, "wrong-token", partial(place.act, token, {"do": "resign", "key": "x"}))
        refused(place, "wrong-token", partial(place.send, "GET", f"/api/games/{GAME}/note", token))
    other = f"/api/games/{ELSEWHERE}/commands"
    resign = {"do": "resign", "key": "x"}
    refused(place, "wrong-token", partial(place.send, "POST", other, place.tokens["FR"], body=resign))
    nowhere = f"/api/games/{NOWHERE}/commands"
    refused(place, "no-such-game", partial(place.send, "POST", nowhere, place.tokens["FR"], body=resign))


# Numbers and keys


@settings(max_examples=60)
@given(
    expect=st.one_of(
        st.integers(), st.integers(0, 2**31), st.sampled_from([-1, 2**31, 2**63, 2**64, 10**400])
    )
)
def test_a_decision_on_what_has_changed_is_refused(place: Place, expect: int) -> None:
    seat, _, right, actions = place.deciding()
    if expect != right:
        kind = "stale" if 0 <= expect <= 2**31 else "malformed"
        command = {"do": "play", "action": actions[0], "expect": expect, "key": "stale"}
        refused(place, kind, partial(place.act, place.tokens[seat], command))
        refused(
            place,
            kind,
            partial(place.act, place.tokens[seat], {"do": "undo", "expect": expect, "key": "stale"}),
        )


@pytest.mark.parametrize("command", REUSED, ids=lambda command: command["do"])
def test_a_key_stands_for_one_command(place: Place, command: dict[str, Any]) -> None:
    for key in ("say", "offer"):
        refused(place, "key-reused", partial(place.act, place.tokens["FR"], command | {"key": key}))


def test_a_command_that_comes_again_is_not_carried_out_again(place: Place) -> None:
    with unchanged(place):
        reply = place.act(place.tokens["FR"], {"do": "say", "text": "Hello", "key": "say"})
    assert reply.status == 200


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


# On databases that are pickier than memory


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_odd_texts_trouble_no_database(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """If a driver refused a zero byte or half a character, that would be our failure, not the client's."""
    url = f"sqlite:///{tmp_path}/games.db" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    server = Server(open_store(url))
    await server.store.open()
    game = indochine.title("saigon75").start(seed=SEALED)
    tokens = tokens_for(game)
    await put_table(server, game, GAME, tokens)
    for number, text in enumerate(NAUGHTY):
        replies = [
            await server.act(GAME, tokens["NV"], {"do": "say", "text": text, "key": f"say-{number}"}),
            await server.act(GAME, tokens["NV"], {"do": "sit", "name": text, "key": f"sit-{number}"}),
            await server.act(GAME, tokens["NV"], {"do": "resign", "key": text + "\0"}),
            await server.send("PUT", f"/api/games/{GAME}/note", tokens["NV"], {"text": text}),
            await server.send(
                "PUT", f"/api/games/{GAME}/contact", tokens["NV"], {"email": text + "@example.org"}
            ),
            await server.look(quote(text, errors="replace"), "/state"),
            await server.send("POST", "/api/mine", body={"tokens": [text]}),
            await server.send("POST", "/api/games", body={"title": text, "options": {text: text}}),
        ]
        assert all(reply.status < 500 for reply in replies), (text, replies)
        if replies[0].status == 200:
            chat = await server.look(GAME, "/chat", tokens["SV"])
            assert chat.json["steps"][-1]["text"] == text
    server.house.tables.clear()
    server.house.alive.clear()
    assert (await server.look(GAME, "/state", tokens["NV"])).status == 200
    await server.store.close()


# Links that are revoked


def test_a_revoked_link_opens_nothing_any_more() -> None:
    place = Place()
    server, old, new = place.server, place.tokens["FR"], "n" * 43

    async def story() -> None:
        stream, other = server.watch(GAME, old), server.watch(GAME, place.tokens["VM"])
        await settle()
        assert not stream.ended
        relinked = await server.act(GAME, old, {"do": "relink", "token": new, "key": "lost"})
        assert relinked.status == 200
        await settle()
        assert stream.ended
        assert stream.bytes.endswith(b"event: closed\ndata: {}\n\n")
        assert not other.ended
        for reply in (
            await server.act(GAME, old, {"do": "resign", "key": "r"}),
            await server.look(GAME, "/state", old),
        ):
            check_problem(reply, "wrong-token")
        refused_stream = server.watch(GAME, old)
        await refused_stream.quit()
        assert refused_stream.status == 401
        assert (await server.act(GAME, new, {"do": "say", "text": "It is me", "key": "s"})).status == 200
        assert (await server.look(GAME, "/note", new)).status == 200
        again = await server.act(GAME, new, {"do": "relink", "token": new, "key": "lost"})
        assert again.status == 200  # its answer was lost, and it came again
        mine = await server.send("POST", "/api/mine", body={"tokens": [old, new]})
        assert [(game["seat"], game["token"]) for game in mine.json["games"]] == [("FR", 1)]
        await other.quit()

    place.run(story())


# Limits


class Hours:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def exhaust(send: Callable[[], Reply], most: int) -> Reply:
    """Ask until it is too much."""
    for _ in range(most + 2):
        reply = send()
        if reply.status == 429:
            return reply
    pytest.fail(f"{most} requests and no end")


@pytest.mark.parametrize(
    ("kind", "method", "target", "body"),
    [
        ("make", "POST", "/api/games", {"title": "nix"}),
        ("heavy", "GET", "/api/titles/nix", None),
        ("look", "GET", f"/api/games/{NOWHERE}/state", None),
        ("act", "POST", f"/api/games/{NOWHERE}/commands", {"do": "resign", "key": "k"}),
    ],
)
def test_too_many_requests_are_refused_until_time_has_passed(
    kind: str, method: str, target: str, body: Any
) -> None:
    hours = Hours()
    place = Place(Limits(1.0, hours))
    rate, most = RATES[kind]
    check_problem(exhaust(partial(place.send, method, target, body=body), int(most)), "too-many")
    hours.now += 1.01 / rate
    assert place.send(method, target, body=body).status != 429
    assert place.send(method, target, body=body).status == 429


def test_a_new_token_each_time_does_not_evade_the_limits() -> None:
    """Guessing is slowed down by where it comes from; so is making games."""
    place = Place(Limits(1.0, Hours()))
    numbers = iter(range(10**6))

    def guess() -> Reply:
        return place.send("GET", f"/api/games/{GAME}/state", f"guess-{next(numbers)}")

    check_problem(exhaust(guess, int(RATES["wrong"][1])), "too-many")

    def make() -> Reply:
        return place.send("POST", "/api/games", f"guess-{next(numbers)}", body={"title": "nix"})

    check_problem(exhaust(make, int(RATES["make"][1])), "too-many")
    assert place.send("GET", f"/api/games/{GAME}/state", place.tokens["FR"]).status == 200


# Over a real socket: what the web server itself makes of it


@pytest.mark.anyio
async def test_raw_bytes_on_the_socket() -> None:
    """Each gets a 4xx or is hung up on; afterwards the server is as well as before."""
    server = Server()
    config = Settings("memory:", port=0)
    listening = listen(config)
    web = uvicorn.Server(serving_config(config, server.app))
    task = asyncio.ensure_future(web.serve(sockets=[listening]))
    while not web.started:
        await asyncio.sleep(0.01)
    port = listening.getsockname()[1]
    for name, request in RAW.items():
        got = await over_the_wire(port, request)
        assert got == b"" or got.startswith(b"HTTP/1.1 4"), (name, got[:200])
        assert b"def " not in got
    health = await over_the_wire(port, b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert health.startswith(b"HTTP/1.1 200")
    web.should_exit = True
    await task


async def over_the_wire(port: int, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    with suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(4096), 10.0)
    writer.close()
    return b""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
