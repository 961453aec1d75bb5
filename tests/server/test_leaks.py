"""Nobody receives a byte that depends on what they cannot know.

Two tables that differ only in what is hidden from a seat answer it, and spectators, with identical bytes.
"""

from __future__ import annotations

import io
import logging
import pickle
from email.message import EmailMessage
from random import Random
from typing import Any

import httpx
import pytest

import indochine
from indochine.bots import PlainSight, Thought
from indochine.kernel.game import SPECTATOR
from indochine.server import notices
from indochine.server.logs import JsonLines
from indochine.server.settings import Ways
from indochine.server.storage.interface import EventRow
from indochine.server.stored import Moved, encode
from indochine.server.tables import secret_of
from tests.server.inside import SECRET, settle
from tests.server.twins import EMAIL, GAME, Case, Twins, midgame

pytestmark = pytest.mark.anyio

STRICT: Case = ("storm", "battle", {"reactions": "strict"})
SECRETIVE: list[Case] = [
    STRICT,
    ("storm", "battle", {"reactions": "quick"}),
    ("storm", "battle", {"bid": True}),
    ("saigon75", "standard", {}),
    ("saigon75", "match", {"tokens_hidden": True}),
    ("saigon75", "standard", {"hand": 3}),
    ("saigon75", "standard", {"solo": True}),
    ("lost-valley", "campaign", {}),
    ("silver-bayonet", "4", {}),
]
# Who has little to guess at: air points of the other side, once it has rolled for them.
LITTLE_HIDDEN = {("silver-bayonet", "FWA"): 0, ("silver-bayonet", "PAVN"): 1}
DRAWING = [(STRICT, "FR"), (STRICT, "VM"), (SECRETIVE[5], "NV")]
MOMENTS = ((1, 1), (2, 25), (3, 70))  # a seed, and how many steps were played before
LETTERS = Ways(
    "smtp://mail.example", "games@games.example", "https://games.example", 60.0, private_webhooks=True
)


def name_of(case: Any) -> str:
    if not isinstance(case, tuple):
        return str(case)
    return "-".join([case[0], *(f"{option}={value}" for option, value in case[2].items())])


def looking() -> list[tuple[Case, str]]:
    """Every seat of every case."""
    return [(case, seat) for case in SECRETIVE for seat in indochine.title(case[0]).start(*case[1:]).seats]


async def twins_of(case: Case, seat: str, seed: int, steps: int) -> Twins:
    twins = Twins(midgame(case, seed, steps), seat, seed)
    await twins.begin()
    return twins


def test_all_titles_are_looked_at() -> None:
    assert {case[0] for case in SECRETIVE} == set(indochine.titles())


# What is asked for


@pytest.mark.parametrize(("case", "seat"), looking(), ids=name_of)
async def test_every_byte_is_the_same_whatever_is_hidden(case: Case, seat: str) -> None:
    compared = different = 0
    for seed, steps in MOMENTS:
        twins = await twins_of(case, seat, seed, steps)
        different += twins.differ()
        chance = Random(seed)
        for number in range(7):
            if number % 3 == 0:
                await twins.behind_the_back()
                check_innocent(twins, await twins.compare())
                compared += 1
            if not await twins.step(chance):
                break
    assert compared >= 4
    assert different >= LITTLE_HIDDEN.get((case[0], seat), 2)


@pytest.mark.parametrize(("case", "seat"), DRAWING, ids=name_of)
async def test_what_another_draws_is_not_told(case: Case, seat: str) -> None:
    """Games in step until the other player has drawn different cards at the two tables."""
    for seed in range(1, 7):
        twins, chance = await twins_of(case, seat, seed, 30 * seed), Random(seed)
        for _ in range(80):
            if not await twins.step(chance):
                break
            one, two = [await twins.game(number) for number in (0, 1)]
            if one.log != two.log:
                await twins.compare()
                return
    pytest.fail("nothing was drawn")


@pytest.mark.parametrize("seat", ["FR", "VM"])
@pytest.mark.parametrize("given", [(None, "pass-all"), ("pass-impulse", "pass-all")], ids=str)
async def test_a_standing_order_is_nobody_elses_affair(seat: str, given: tuple[str | None, str]) -> None:
    """It stays in force; until it answers for its seat nothing tells of it."""
    compared = 0
    for seed in range(2, 7):
        twins = await twins_of(STRICT, seat, seed, 60)
        if (await twins.game(0)).seat != seat:
            continue
        for server, tokens, order in zip(twins.servers, twins.tokens, given, strict=True):
            if order is not None:
                command = {"do": "order", "action": [order], "key": "order"}
                assert (await server.act(GAME, tokens[str(twins.other)], command)).status == 200
        await twins.compare()
        compared += 1
    assert compared


@pytest.mark.parametrize("yes", [False, True])
@pytest.mark.parametrize("case", [STRICT, SECRETIVE[3]], ids=name_of)
async def test_going_back_by_consent_tells_nothing(case: Case, yes: bool) -> None:
    twins = await twins_of(case, indochine.title(case[0]).seats[0], 2, 25)
    chance = Random(1)
    for _ in range(6):
        assert await twins.step(chance)
        await twins.behind_the_back()
    for reply in await twins.both(twins.seat, {"do": "offer", "what": "back", "to": 3}):
        assert reply.status == 200
    await twins.behind_the_back()
    await twins.compare()
    for reply in await twins.answer(yes):
        assert reply.status == 200
    assert ("taken-back" in [entry.kind for entry in (await twins.game(0)).log]) == yes
    await twins.compare()


async def test_a_game_that_does_not_replay_tells_no_more_than_that() -> None:
    """The reason may name what the deciding seat holds: it is for who runs the server."""
    twins = await twins_of(STRICT, "FR", 3, 70)
    while (await twins.game(0)).seat != "VM":
        assert await twins.step(Random(1))
    for number, server in enumerate(twins.servers):
        table = await server.table(GAME)
        event = Moved(1.0, "VM", "x", entries=({"seat": "VM", "do": ["no-such-thing", number]},))
        head = table.head_after(event, table.game)
        assert await server.store.append(EventRow(GAME, table.seq + 1, 1.0, encode(event).decode(), head))
        server.house.tables.clear()
        server.house.alive.clear()
        assert (await server.table(GAME)).read_only is not None
    await twins.compare()


# What is sent unasked


@pytest.mark.parametrize(("case", "seat"), looking(), ids=name_of)
async def test_streams_that_stay_open_send_the_same(case: Case, seat: str) -> None:
    for seed, steps in MOMENTS:
        twins = await twins_of(case, seat, seed, steps)
        tokens = (twins.tokens[0][seat], None)
        streams = [[server.watch(GAME, token) for token in tokens] for server in twins.servers]
        chance = Random(seed)
        for _ in range(12):
            same = await twins.step(chance)
            if not same:
                break
            await twins.behind_the_back()
            await settle()
            for one, two in zip(*streams, strict=True):
                assert one.bytes == two.bytes
                assert b"event: state" in one.bytes
        for watcher in [*streams[0], *streams[1]]:
            await watcher.quit()


@pytest.mark.parametrize("case", [STRICT, SECRETIVE[3]], ids=name_of)
async def test_messages_that_leave_the_house_are_the_same(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[bytes] = []
    monkeypatch.setattr(notices, "send_mail", lambda ways, letter: sent.append(EmailMessage.as_bytes(letter)))

    async def carry(self: Any, request: httpx.Request) -> httpx.Response:
        sent.append(repr([request.url, request.headers, request.content]).encode())
        return httpx.Response(200)

    monkeypatch.setattr(httpx.AsyncHTTPTransport, "handle_async_request", carry)
    for seat in indochine.title(case[0]).seats:
        twins, chance = await twins_of(case, seat, 2, 25), Random(1)
        for server in twins.servers:
            server.messenger.ways = LETTERS
            await server.send("PUT", f"/api/games/{GAME}/contact", twins.tokens[0][seat], EMAIL)
        for _ in range(40):
            got = []
            for server in twins.servers:
                server.clock.now += 100.0
                await server.messenger.round()
                got.append(sent[:])
                sent.clear()
            assert got[0] == got[1]
            if len(got[0]) == 2:
                assert not any(needle in b"".join(got[0]) for needle in needles(twins))
                break
            assert await twins.step(chance)
            await twins.behind_the_back()
        else:
            pytest.fail("nobody was told of their turn")


# Talking


async def test_chat_does_not_reach_spectators() -> None:
    twins = await twins_of(STRICT, "FR", 2, 28)  # the other player, who has said something, decides
    live = [server.watch(GAME) for server in twins.servers]
    for text in ("psst", "over there"):
        command = {"do": "say", "text": text, "key": text.replace(" ", "-")}
        assert (await twins.servers[1].act(GAME, twins.tokens[1]["VM"], command)).status == 200
    assert await twins.step(Random(1))
    received = await twins.compare((SPECTATOR,))
    assert not any(b"psst" in part for part in flat(received))
    assert await live[0].quit() == await live[1].quit()
    chat = await twins.servers[1].look(GAME, "/chat", twins.tokens[1]["FR"])
    assert [step["text"] for step in chat.json["steps"]] == ["psst", "over there"]


# Secrets of the house


def flat(received: list[Any]) -> list[bytes]:
    """Replies and streams as bytes, headers and all."""
    return [part if isinstance(part, bytes) else repr(part).encode() for part in received]


def needles(twins: Twins) -> list[bytes]:
    """What must never be seen: the secret of the dice, tokens and what is stored of them."""
    hashes = [secret_of(token) for token in twins.used]
    return [text.encode() for text in (SECRET, "sealed:", *twins.used, *hashes)]


def check_innocent(twins: Twins, received: list[Any]) -> None:
    for part in flat(received):
        assert not [needle for needle in needles(twins) if needle in part], part


async def test_the_secret_comes_out_when_the_game_is_over_and_not_before() -> None:
    twins = await twins_of(STRICT, "FR", 2, 25)
    server = twins.servers[0]
    assert "secret" not in (await server.look(GAME, "")).json
    assert (await server.look(GAME, "/record")).status == 403
    await server.act(GAME, twins.tokens[0]["FR"], {"do": "resign", "key": "enough"})
    assert (await server.look(GAME, "")).json["secret"] == SECRET
    assert (await server.look(GAME, "/record")).json["seed"] == "sealed:" + SECRET


async def test_the_dice_of_a_rematch_do_not_follow_from_those_that_are_known() -> None:
    """The same game ended twice: what follows has other dice each time."""
    seals = []
    for _ in range(2):
        twins = await twins_of(STRICT, "FR", 2, 25)
        server, tokens = twins.servers[0], twins.tokens[0]
        await server.act(GAME, tokens["FR"], {"do": "resign", "key": "enough"})
        await server.act(GAME, tokens["FR"], {"do": "offer", "what": "rematch", "key": "again"})
        [offer] = (await server.look(GAME, "/state", tokens["VM"])).json["offers"]
        yes = {"do": "reply", "offer": offer["number"], "yes": True, "key": "yes"}
        assert (await server.act(GAME, tokens["VM"], yes)).status == 200
        following = (await server.look(GAME, "")).json["next_game"]
        seals.append((await server.look(following, "")).json["commitment"])
    assert seals[0] != seals[1]


async def test_no_log_line_holds_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even at the debug level, not even when something breaks."""
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [handler])
    monkeypatch.setattr(root, "level", logging.DEBUG)
    twins = await twins_of(STRICT, "FR", 2, 25)
    await twins.behind_the_back()
    await twins.compare()
    await break_down(twins, monkeypatch)
    said = lines.getvalue()
    assert "a request failed" in said
    assert not [needle for needle in needles(twins) if needle.decode() in said]


async def break_down(twins: Twins, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database fails in the middle of a command."""
    server = twins.servers[1]

    async def fail(row: Any) -> bool:
        raise RuntimeError("the database is on fire")

    monkeypatch.setattr(server.store, "append", fail)
    reply = await server.act(GAME, twins.tokens[1]["VM"], {"do": "say", "text": "hello", "key": "hello"})
    assert reply.status == 500
    assert b"fire" not in reply.body


# Bots


class Names(pickle.Unpickler):
    """Notes what classes a pickle is made of."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        self.found: set[str] = set()

    def find_class(self, module: str, name: str) -> Any:
        self.found.add(f"{module}.{name}")
        return super().find_class(module, name)


@pytest.mark.parametrize(("case", "seat"), looking(), ids=name_of)
async def test_a_bot_is_given_what_its_seat_may_see(case: Case, seat: str) -> None:
    """What crosses to its process is the same whatever is hidden from it."""
    asked = 0
    for seed, steps in MOMENTS:
        twins = await twins_of(case, seat, seed, steps)
        if (await twins.game(0)).seat == seat:
            await twins.behind_the_back()
            one, two = [await given_to_bot(twins, number) for number in (0, 1)]
            assert one == two
            assert not [needle for needle in needles(twins) if needle in one]
            asked += 1
    assert asked or len((await twins.game(0)).seats) > 1


async def given_to_bot(twins: Twins, number: int) -> bytes:
    """The arguments of the thinking process; the bot sits down where the seat's player sat."""
    server, given = twins.servers[number], []
    table = await server.table(GAME)
    row = table.seats[twins.seat]
    table.seats[twins.seat] = type(row)(row.seat, None, "", "random")

    async def ask(*arguments: Any) -> Any:
        given.append(pickle.dumps(arguments))
        return Thought(arguments[1].codes[0], [])

    server.thinkers.ask = ask  # type: ignore[method-assign, assignment]
    await server.thinkers.decide(table)
    names = Names(given[0])
    level, sight, _ = names.load()
    assert (level, type(sight)) == ("random", PlainSight)
    plain = {"indochine.bots.sight.PlainSight", "indochine.bots.sight.Offer", "indochine.kernel.text.Msg"}
    assert names.found <= plain | {"copyreg._reconstructor", "builtins.object"}
    return given[0]
