"""One endpoint as an ASGI application: limits, authority, decoding, the deed, the answer."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

import msgspec
from starlette.types import Receive, Scope, Send

from indochine.kernel.text import LANGUAGES
from indochine.server import messages as m
from indochine.server.house import House
from indochine.server.http.limits import Limits
from indochine.server.http.misread import misread
from indochine.server.metrics import count_problem, count_request
from indochine.server.problems import Trouble, malformed
from indochine.server.storage import StoreFull
from indochine.server.tables import Table

log = logging.getLogger("indochine.server")
encode = msgspec.json.Encoder().encode

SMALL = 16 * 1024  # bytes of a body
LARGE = 4 * 1024 * 1024
DIGITS = 9  # of a number that a client sends; Python refuses to read very long ones
JSON = (b"content-type", b"application/json")
NO_STORE = (b"cache-control", b"no-store")
WISH = re.compile(
    rf"({'|'.join(LANGUAGES)})(?:-[a-z0-9-]*)?\s*(?:;\s*q=(\d(?:\.\d{{0,3}})?)\s*)?(?:;.*)?"
)  # pl-PL;q=0.5
SAFE_METHODS = ("GET", "HEAD")

Read = Callable[[], Awaitable[bytes]]  # the body of a request


class Query(NamedTuple):
    """A parameter of the query: what it may be, and what it is when left out."""

    type: Any
    default: Any
    about: str


class Endpoint(NamedTuple):
    """All there is to know of one endpoint: routing, decoding and documentation read it."""

    method: str
    path: str
    deed: Callable[[Any], Awaitable[Any]]
    answer: Any
    about: str
    body: Any = None
    query: Mapping[str, Query] = MappingProxyType({})
    limit: str = "look"
    most: int = SMALL
    status: int = 200
    seat: bool = False  # whether only the holder of a seat may


class Call:
    """A request on its way: who asks, for which table, and what."""

    __slots__ = ("body", "headers", "house", "limits", "path", "query", "scope", "token")

    def __init__(self, scope: Scope, house: House, limits: Limits) -> None:
        self.scope, self.house, self.limits = scope, house, limits
        self.headers: dict[bytes, bytes] = dict(scope["headers"])
        self.path: dict[str, str] = scope.get("path_params", {})
        self.token = bearer(self.headers.get(b"authorization"))
        self.query: dict[str, Any] = {}
        self.body: Any = None

    @property
    def address(self) -> str:
        client = self.scope.get("client")
        return client[0] if client else ""

    @property
    def language(self) -> str:
        given = self.query.get("lang")
        return given or accepted(self.headers.get(b"accept-language", b"").decode("latin-1"))

    @property
    def taker(self) -> str:
        """Whose limits apply: at a table the token's, as wrong ones are counted apart; else the address's."""
        return self.token if self.token and "game" in self.path else self.address

    async def table(self) -> Table:
        try:
            return await self.house.table(self.path["game"])
        except Trouble as trouble:
            raise self.noted(trouble) from None

    async def own_table(self) -> Table:
        """The table for somebody who will act there."""
        try:
            return await self.house.own_table(self.path["game"])
        except Trouble as trouble:
            raise self.noted(trouble) from None

    def noted(self, trouble: Trouble) -> Trouble:
        """A token for a game that there is not is as wrong as any other."""
        if self.token is not None and trouble.type == "no-such-game":
            self.limits.take("wrong", self.address)
        return trouble

    async def looking(self) -> tuple[Table, str]:
        """The table, and as whom the client may look at it."""
        table = await self.table()
        audience = table.audience(self.token)
        if audience is None:
            self.limits.take("wrong", self.address)
            raise Trouble("wrong-token")
        return table, audience

    async def sitting(self) -> tuple[Table, str]:
        """The table, and the seat that the client holds at it."""
        if self.token is None:
            raise Trouble("no-token")
        return await self.looking()


def bearer(header: bytes | None) -> str | None:
    if header is None:
        return None
    scheme, _, token = header.decode("latin-1").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def accepted(header: str) -> str:
    """The language that the client likes best of those that we have."""
    wishes = [wish for part in header.split(",") if (wish := wished(part))]
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else LANGUAGES[0]


def wished(part: str) -> tuple[float, str] | None:
    """How much a client wants a language; None if we do not have it, or it wants anything but that."""
    found = WISH.fullmatch(part.strip().lower())
    weight = float(found[2] or 1) if found else 0.0
    return (weight, found[1]) if found and weight > 0 else None


class Door:
    """An endpoint, ready to be called by the router."""

    def __init__(self, endpoint: Endpoint, house: House, limits: Limits) -> None:
        self.endpoint, self.house, self.limits = endpoint, house, limits
        self.decode = msgspec.json.Decoder(endpoint.body).decode if endpoint.body else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        call = Call(scope, self.house, self.limits)
        status, body = await self.answer(call, partial(read_body, call.headers, receive, self.endpoint.most))
        await respond(send, status, body)

    async def answer(self, call: Call, read: Read) -> tuple[int, bytes]:
        """Status and body of the answer, whatever happens."""
        try:
            await self.prepare(call, read)
            answer = await self.endpoint.deed(call)
            status, body = self.endpoint.status, encode(answer)
        except Trouble as trouble:
            status, body = trouble.status, told(trouble, call.language)
        except StoreFull as problem:
            log.error("the database cannot be used", extra={"problem": str(problem)})
            status, body = 503, told(Trouble("cannot-store", problem=str(problem)), call.language)
        except Exception:
            log.exception("a request failed", extra={"endpoint": self.endpoint.path})
            status, body = 500, told(Trouble("trouble"), call.language)
        count_request(self.endpoint.path, status)
        return status, body

    async def prepare(self, call: Call, read: Read) -> None:
        """Refuse what can be refused before anything is looked up."""
        endpoint = self.endpoint
        self.limits.take(endpoint.limit, call.taker)
        call.query = read_query(call.scope.get("query_string", b""), endpoint.query)
        if endpoint.method not in SAFE_METHODS:
            check_origin(call.headers)
        if self.decode is not None:
            check_json(call.headers)
            call.body = decoded(self.decode, await read())


def told(trouble: Trouble, language: str) -> bytes:
    """A problem as clients get it."""
    count_problem(trouble.type)
    rule = trouble.refusal.rule if trouble.refusal else ""
    text, place = trouble.text(language), (trouble.number, trouble.expect)
    return encode(m.Problem(trouble.type, text, rule, *place, trouble.field, trouble.detail))


async def respond(send: Send, status: int, body: bytes, *more: tuple[bytes, bytes]) -> None:
    headers = [JSON, NO_STORE, (b"content-length", b"%d" % len(body)), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


# Reading what the client sent


def check_origin(headers: dict[bytes, bytes]) -> None:
    """A page of another site may not act here, whatever its visitor's browser knows."""
    origin = headers.get(b"origin")
    if origin is not None and origin.partition(b"://")[2] != headers.get(b"host"):
        raise Trouble("cross-site")


def check_json(headers: dict[bytes, bytes]) -> None:
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if kind != b"application/json":
        raise Trouble("not-json")


async def read_body(headers: dict[bytes, bytes], receive: Receive, most: int) -> bytes:
    if not 0 <= body_length(headers) <= most:
        raise Trouble("too-large", most=most)
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise malformed("broken-off")
        body += message.get("body", b"")
        if len(body) > most:
            raise Trouble("too-large", most=most)
        if not message.get("more_body"):
            return body


def body_length(headers: dict[bytes, bytes]) -> int:
    """As announced; -1 for what is no sensible length."""
    length = headers.get(b"content-length", b"0")
    return int(length) if length.isdigit() and len(length) <= DIGITS else -1


def decoded(decode: Callable[[bytes], Any], body: bytes) -> Any:
    try:
        return decode(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
        raise misread(problem) from None


def read_query(text: bytes, known: Mapping[str, Query]) -> dict[str, Any]:
    """The parameters of the query, each as its type; what nobody knows is refused."""
    found = {name: query.default for name, query in known.items()}
    if not text:
        return found
    for name, value in parse_qsl(text.decode("latin-1"), keep_blank_values=True):
        if name not in known:
            raise malformed("unknown", name)
        try:
            found[name] = msgspec.convert(value, known[name].type, strict=False)
        except msgspec.ValidationError:
            raise malformed("value", name) from None
    return found
