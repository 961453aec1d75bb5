"""The client is never believed: no seat, token, number or key opens what is not its own."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.authority.place import (
    ELSEWHERE,
    NOWHERE,
    Place,
    refused,
    unchanged,
)
from tests.server.hostile import (
    GAME,
    REUSED,
)


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
