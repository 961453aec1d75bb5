"""What no decent client would send: broken bodies, odd addresses, documents that no game made."""

from __future__ import annotations

from typing import Any

import indochine
from tests.server.inside import Headers
from tests.server.twins import midgame

GAME = "aaaaaaaaaaaaaaaaaaaa"

REUSED = [
    {"do": "say", "text": "Good-bye"},
    {"do": "resign"},
    {"do": "offer", "what": "back", "to": 1},
    {"do": "sit", "name": "Hello"},
    {"do": "relink", "token": "q" * 43},
    {"do": "order", "action": ["pass-all"]},
    {"do": "undo", "expect": 0},
    {"do": "reply", "offer": 1, "yes": False},
]

NAUGHTY = [
    "\0",
    "\ud800",
    "\udfff",
    "\u202e",
    "\ufeff",
    "Ω" * 50,
    "🂡",
    "a\u0300" * 30,
    "'; DROP TABLE game; --",
    "{$x}",
    " ",
]

BROKEN = {
    "nothing": b"",
    "half": b'{"do": "resign", "key": ',
    "latin": '{"do": "say", "text": "é", "key": "k"}'.encode("latin-1"),
    "utf-16": '{"do": "resign", "key": "k"}'.encode("utf-16"),
    "surrogate": b'{"do": "say", "text": "\\ud800", "key": "k"}',
    "mark": b'\xef\xbb\xbf{"do": "resign", "key": "k"}',
    "two": b'{"do": "resign", "key": "k"} {"do": "resign", "key": "k"}',
    "a key and a new line": b'{"do": "resign", "key": "k\\n"}',
    "nan": b'{"do": "play", "action": [NaN], "expect": 0, "key": "k"}',
    "deep": b'{"do": "play", "expect": 0, "key": "k", "action": ' + b"[" * 7000,
    "deep and whole": b'{"do": "play", "expect": 0, "key": "k", "action": '
    + b"[" * 7000
    + b"]" * 7000
    + b"}",
    "zip": b"PK\x03\x04" + bytes(200),
}

METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "HEAD", "BREW", "get")

PATHS = [
    "/nix",
    "/api",
    "/api/",
    "/api/games/",
    f"/api/games/{GAME}/",
    f"/api/games/{GAME}/nix",
    "//",
    "/api//games",
    f"/api/games/{GAME}/past/-1",
    f"/api/games/{GAME}/past/x",
    f"/api/games/{GAME}/past/{'9' * 5000}",
    f"/api/games/{GAME}/past/99",
    f"/api/games/{GAME}/past/%D9%A3",
    "/api/games/%00/state",
    "/api/games/%FF%FE/state",
    "/api/games/../state",
    f"/api/games/{'a' * 5000}/state",
    "/api/titles/%00",
    "/api/titles/..%2f..%2fkernel",
    "/api/titles/__init__",
    "/api/titles/nix/rules",
    "/api/titles/storm%0A",
    "/static",
    "/static/",
    "/static/nix",
    "/static/../house.py",
    "/static/..%2fhouse.py",
    "/static/%2e%2e/house.py",
    "/static/....//house.py",
    "/static/%00",
    "/static//etc/passwd",
    "/static/%2fetc%2fpasswd",
    f"/static/{'x' * 5000}",
    "/.git/config",
    "/play/",
    "/%F0%9F%82%A1",
]

QUERIES = [
    "x=1",
    "texts=xx",
    "texts=en&texts=",
    "texts",
    "lang=fr",
    "texts=%FF",
    "texts=\xff\xfe",
    "%00=%00",
    "&&&==",
    "since=1",
    "texts[]=en",
]

HOSTILE: list[Headers] = [
    [(b"accept-language", b"\xff\xfe, ;;;q=, " + b"x" * 60000)],
    [(b"accept-language", b"../../etc/passwd, en_US\x00, *")],
    [(b"last-event-id", b"9" * 5000)],
    [(b"last-event-id", b"-1\r\nset-cookie: x=y")],
    [(b"last-event-id", "²".encode("latin-1"))],
    [(b"cookie", b"a=b; " * 5000)],
    [(b"x-forwarded-for", b"127.0.0.1")],
    [(b"host", b"evil.example"), (b"host", b"\xff")],
    [(b"x-" + b"y" * 2000, b"z" * 60000)],
]


def documents() -> dict[str, Any]:
    game = midgame(("storm", "battle", {}), 1, 20)
    record, position = game.record(), game.position()
    found: dict[str, Any] = {
        "nothing": {},
        "both": {"record": record, "position": position},
        "null": {"record": None, "position": None},
        "no title": {"record": record | {"title": None}},
        "odd title": {"record": record | {"title": ["storm"]}},
        "other title": {"record": record | {"title": "saigon75"}},
        "huge seed": {"record": indochine.title("storm").start(seed=2**70).record()},
        "another huge seed": {"record": record | {"seed": 2**70}},
        "negative seed": {"record": record | {"seed": -(2**70)}},
        "odd seed": {"record": record | {"seed": "sealed:xyz"}},
        "text seed": {"record": record | {"seed": "\0"}},
        "other dice": {"record": record | {"seed": 99}},
        "entries": {"record": record | {"entries": [[]] * 10}},
        "no such seat": {"record": record, "seats": {"XX": {"kind": "person"}}},
        "no such bot": {"record": record, "seats": {"FR": {"kind": "bot", "level": "\0"}}},
        "odd name": {"record": record, "seats": {"FR": {"kind": "person", "name": "a\0b"}}},
        "odd kind": {"record": record, "seats": {"FR": {"kind": "god"}}},
        "empty position": {"position": {"title": "storm"}},
        "zero byte": {"position": {**position, "turn\0": "\0"}},
        "long": {"position": {**position, "agenda": [{"x" * 1000: "y" * 1000}] * 20}},
    }
    found |= {
        f"no {field}": {"position": {k: v for k, v in position.items() if k != field}} for field in position
    }
    found |= {f"odd {field}": {"position": position | {field: [2**70]}} for field in position}
    return found


DOCUMENTS = documents()

TAKEN = {"no options", "no scenario", "huge seed"}  # what is left out may have a default

SETUPS: list[dict[str, Any]] = [
    {"title": "nix"},
    {"title": "\0"},
    {"title": "storm", "scenario": "nix"},
    {"title": "storm", "options": {"nix": 1}},
    {"title": "storm", "options": {"bid": 1}},
    {"title": "storm", "options": {"bid": [[]]}},
    {"title": 1},
    {},
    {"title": "storm", "seats": {"spectator": {"kind": "person"}}},
    {"title": "storm", "seats": {"FR": {"kind": "bot", "level": "god"}}},
    {"title": "storm", "seats": {"FR": {"kind": "person", "name": "a\u202eb"}}},
    {"title": "storm", "seed": 1},
    {"title": "storm", "seats": {"FR": {"kind": "person", "name": "\x7f"}}},
    {"title": "../storm"},
    {"title": "storm", "options": {"areas": 2**70}},
]

CONTACTS = [
    {"email": "no address"},
    {"email": "a@b.c\r\nBcc: d@e.f"},
    {"email": "a@b.c\0"},
    {"webhook": "file:///etc/passwd"},
    {"webhook": "https://user:word@example.org/"},
    {"webhook": "https://"},
    {"webhook": "https://[::1"},
    {"webhook": "https://example.org:99999/"},
    {"webhook": "https://example.org/\0"},
    {"webhook": "gopher://x.example"},
    {"language": "de"},
    {"remind_hours": -1},
    {"remind_hours": 1e300},
    {"email": "x" * 300},
    {"nix": 1},
    {"webhook": "https://ex\u202eample.org/"},
    {"webhook": "//example.org"},
    {"webhook": "https://example.org:x/"},
]

START = b"POST /api/games HTTP/1.1\r\nHost: x\r\n"
END = b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
RAW = {
    "two lengths": START + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}",
    "no length": START + b"Content-Length: x\r\n\r\n{}",
    "negative": START + b"Content-Length: -5\r\n\r\n{}",
    "endless header": b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 1_000_000,
    "no request": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "smuggled": START + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /",
    "odd chunk": START + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    "websocket": b"GET /api/games HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    "traversal": b"GET /static/../../house.py" + END,
    "encoded traversal": b"GET /static/%2e%2e/%2e%2e/house.py" + END,
    "zero byte": b"GET /api/games/\x00/state" + END,
}
