"""What the server says, it says in three languages, and in the one that was asked for."""

from __future__ import annotations

import re
from typing import Any

import pytest

from indochine.bots import names as bot_names
from indochine.checks import texts
from indochine.kernel.text import LANGUAGES, Msg, catalogue
from indochine.server.http.door import accepted
from indochine.server.http.endpoints import ENDPOINTS
from indochine.server.problems import STATUS, TEXT, Trouble
from tests.server.inside import Reply, Server

pytestmark = pytest.mark.anyio

GIVEN: dict[str, Any] = {  # what each sentence is given
    "problem": "«problem»", "known": "GET", "most": 16384, "why": Msg("read-only-damaged"),
    "field": "«field»", "seat": "«seat»", "bot": "«bot»", "there": "«there»",
    "title": "«title»", "link": "«link»", "made": "«made»", "here": "«here»",
}  # fmt: skip


def written(language: str) -> dict[str, set[str]]:
    found = texts.written(TEXT, language)
    assert found.problems == []
    return found.params


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence(language: str) -> None:
    missing = {f"problem-{type}" for type in STATUS} - set(written(language))
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_about_a_problem_that_nobody_has(language: str) -> None:
    told = {id.removeprefix("problem-") for id in written(language) if id.startswith("problem-")}
    assert told == set(STATUS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_introduced(language: str) -> None:
    assert {f"bot-{level}" for level in bot_names()} <= set(written(language))


def test_the_sentences_are_the_same_in_all_languages() -> None:
    english = written("en")
    for language in LANGUAGES[1:]:
        assert written(language) == english  # the same messages with the same parameters


@pytest.mark.parametrize("id", sorted(texts.written(TEXT, "en").params))
def test_no_sentence_is_left_in_english(id: str) -> None:
    said = {language: catalogue(language, TEXT).render(Msg(id, **GIVEN)) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES), said
    assert not [text for text in said.values() if "{" in text or text.startswith("[")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_parameters_are_given_wherever_a_sentence_has_them(language: str) -> None:
    """Those that the code gives; a sentence that is given nothing would show a hole."""
    for id, params in written(language).items():
        assert params <= set(GIVEN), id


# In which language


HEADERS = [
    ("", "en"), ("fr", "fr"), ("pl-PL,pl;q=0.9", "pl"), ("de, fr;q=0.5", "fr"), ("de", "en"), ("FR-ca", "fr"),
    ("*", "en"), ("es,pl;q=0.1,en;q=0.9", "en"), ("en;q=0.2, fr;q=0.8", "fr"), ("pl;q=0, fr", "fr"),
    ("fra", "en"), ("frisian, pl", "pl"), ("fr;q=x, pl", "fr"), (";;;,,,", "en"), ("pl;q=1.0;x=y", "pl"),
]  # fmt: skip


@pytest.mark.parametrize(("header", "language"), HEADERS)
def test_the_language_that_the_client_likes_best(header: str, language: str) -> None:
    assert accepted(header) == language


def pattern(type: str, language: str) -> str:
    """The sentence of a problem, with anything where its parameters stand."""
    anything = dict.fromkeys(GIVEN, "\0")
    said = catalogue(language, TEXT).render(Msg("problem-" + type, **anything))
    return re.escape(said).replace("\0", ".+")


async def refusals(server: Server, target: str, headers: list[tuple[bytes, bytes]]) -> list[Reply]:
    """One of each kind that can be had without a game."""
    return [
        await server.send("GET", target, headers=headers),
        await server.send("DELETE", "/api/games", headers=headers),
        await server.send("GET", "/nix", headers=headers),
        await server.send("GET", "/static/nix", headers=headers),
        await server.send("GET", "/api/games/nix/stream", headers=headers),
        await server.send("POST", "/api/games", body={}, headers=headers),
        await server.send(
            "POST", "/api/games", raw=[b"{}"], headers=[*headers, (b"content-type", b"text/plain")]
        ),
        await server.send("POST", "/api/games", raw=[b" " * 20000], headers=headers),
        await server.send("POST", "/api/games", body={}, headers=[*headers, (b"origin", b"null")]),
        await server.send(
            "POST", "/api/games/nix/commands", body={"do": "resign", "key": "k"}, headers=headers
        ),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_refusals_speak_the_language_of_the_header(language: str) -> None:
    header = [(b"accept-language", language.encode() + b"-XX, *;q=0.1")]
    types = set()
    for reply in await refusals(Server(), "/api/games/nix", header):
        problem = reply.json
        assert re.fullmatch(pattern(problem["type"], language), problem["message"], re.DOTALL), problem
        types.add(problem["type"])
    assert types == {
        "no-such-game", "method", "not-found", "malformed", "not-json", "too-large", "cross-site", "no-token",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("endpoint", [e for e in ENDPOINTS if "lang" in e.query], ids=lambda e: e.path)
async def test_the_query_says_it_louder(endpoint: Any, language: str) -> None:
    target = endpoint.path.replace("{game}", "nix").replace("{title}", "nix") + f"?lang={language}"
    reply = await Server().send(
        "GET", target, headers=[(b"accept-language", b"pl" if language == "fr" else b"fr")]
    )
    if reply.status == 200:
        assert reply.body != (await Server().send("GET", endpoint.path + "?lang=" + other(language))).body
    else:
        assert re.fullmatch(pattern(reply.json["type"], language), reply.json["message"])


def other(language: str) -> str:
    return "pl" if language == "fr" else "fr"


# What is wrong with a request, in words


MISREAD = {
    "cut short": b'{"title": "storm"',
    "no JSON": b"title=storm",
    "left out": b"{}",
    "unknown": b'{"title": "storm", "seed": 1}',
    "of the wrong kind": b'{"title": 1}',
    "too long": b'{"title": "' + b"x" * 100 + b'"}',
    "no list": b"[]",
    "deep": b'{"title": "storm", "options": {"x": ' + b"[" * 5000 + b"]" * 5000 + b"}}",
    "odd text": b'{"title": "\\ud800"}',
    "odd bytes": b'{"title": "\xff"}',
    "odd kind": b'{"title": "storm", "seats": {"FR": {"kind": "god"}}}',
    "odd name": b'{"title": "storm", "seats": {"FR": {"kind": "person", "name": "\\u0000"}}}',
}


@pytest.mark.parametrize("name", MISREAD)
async def test_what_cannot_be_read_is_explained_in_every_language(name: str) -> None:
    said = []
    for language in LANGUAGES:
        header = [(b"accept-language", language.encode())]
        reply = await Server().send("POST", "/api/games", raw=[MISREAD[name]], headers=header)
        assert reply.json["type"] == "malformed"
        said.append(reply.json["message"].partition(":")[2])
    assert len(set(said)) == len(LANGUAGES), said


@pytest.mark.parametrize(
    ("name", "field"), [("unknown", "seed"), ("left out", "title"), ("of the wrong kind", "title")]
)
async def test_the_field_that_is_wrong_is_named(name: str, field: str) -> None:
    problem = (await Server().send("POST", "/api/games", raw=[MISREAD[name]])).json
    assert problem["field"] == field
    assert field in problem["message"]


def test_a_trouble_without_a_sentence_cannot_be_made() -> None:
    with pytest.raises(KeyError):
        Trouble("no-such-trouble")
