"""Telling players that it is their turn: once, over real lines, and never more than they should know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_string
from email.header import decode_header, make_header
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from indochine.server import messages as m
from indochine.server import notices
from indochine.server.house import House
from indochine.server.notices import Messenger, checked_contact
from indochine.server.problems import Trouble
from indochine.server.settings import Ways
from indochine.server.storage import Contact, Store, open_store
from indochine.server.storage.memory import MemoryStore
from tests.server.hosting import Guests, seated, troubled

pytestmark = pytest.mark.anyio

HOUR = 3600.0


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class MailSink:
    """A mail server that takes everything, or nothing."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self.refuses = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := (await reader.readline()).decode().strip().upper():
            if line == "DATA" and not self.refuses:
                writer.write(b"354 go on\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode()
                self.letters.append(text.removesuffix(".\r\n"))
            if line == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            writer.write(b"554 no\r\n" if line == "DATA" and self.refuses else b"250 fine\r\n")
        writer.close()


class WebSink:
    """A web server that notes what is posted to it."""

    def __init__(self) -> None:
        self.calls: list[dict[str, Any]] = []
        self.heads: list[str] = []
        self.status = "204 No Content"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(line for line in head.lower().splitlines() if line.startswith("content-length"))
        self.calls.append(json.loads(await reader.readexactly(int(length.split(":")[1]))))
        self.heads.append(head)
        writer.write(f"HTTP/1.1 {self.status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def listening(sink: MailSink | WebSink) -> AsyncIterator[int]:
    server = await asyncio.start_server(sink.serve, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


class Scene:
    """A game, whose player wants to be told; the clock is ours."""

    def __init__(self, store: Store, clock: Clock, guests: Guests, ways: Ways) -> None:
        self.store, self.clock, self.guests = store, clock, guests
        self.messenger = Messenger(guests.house, ways)

    async def pass_turn(self) -> str:
        """Play until it is somebody else's turn; whose it is."""
        before = (await self.guests.table()).game.seat
        while (seat := (await self.guests.table()).game.seat) == before:
            await self.guests.play()
        return str(seat)

    async def after(self, seconds: float) -> None:
        self.clock.now += seconds
        await self.messenger.round()


@asynccontextmanager
async def scene(
    contact: dict[str, Any], store: Store | None = None, **ways: Any
) -> AsyncIterator[tuple[Scene, MailSink, WebSink]]:
    """Both seats get the same contact; `{web}` in a webhook becomes the address of the sink."""
    mail, web, clock, store = MailSink(), WebSink(), Clock(), store or MemoryStore()
    async with listening(mail) as mail_port, listening(web) as web_port:
        settings = {"smtp": f"smtp://127.0.0.1:{mail_port}", "sender": "games@example.org",
                    "public_url": "https://games.example.org", "private_webhooks": True}  # fmt: skip
        guests = await seated(House(store, clock), "saigon75")
        hook = contact.get("webhook", "").replace("{web}", f"http://127.0.0.1:{web_port}")
        for seat in guests.tokens:
            info = m.ContactInfo(**contact | {"webhook": hook})
            await store.put_contact(checked_contact(info, guests.id, seat))
        yield Scene(store, clock, guests, Ways(**settings | ways)), mail, web


async def test_one_letter_when_the_turn_passes() -> None:
    async with scene({"email": "player@example.org"}) as (at, mail, web):
        await at.after(1000)
        assert mail.letters == []  # whoever begins has just sat down
        await at.pass_turn()
        for seconds in (59, 1, 10, 1000, 1e6):
            await at.after(seconds)
            assert len(mail.letters) == (seconds != 59)
        letter = message_from_string(mail.letters[0])
        assert (letter["From"], letter["To"]) == ("games@example.org", "player@example.org")
        assert f"https://games.example.org/play/{at.guests.id}" in letter.get_payload()
        await at.pass_turn()
        await at.after(60)
        assert len(mail.letters) == 2
        assert web.calls == []


async def test_one_call_of_a_webhook_when_the_turn_passes() -> None:
    async with scene({"webhook": "{web}/turn?x=1"}) as (at, _, web):
        seat = await at.pass_turn()
        since = at.clock.now
        await at.after(60)
        await at.after(60)
        link = f"https://games.example.org/play/{at.guests.id}"
        assert web.calls == [{"event": "your-turn", "game": at.guests.id, "seat": seat, "title": "saigon75",
                              "since": since, "link": link}]  # fmt: skip
        assert web.heads[0].startswith("POST /turn?x=1 ")


async def test_no_message_if_the_turn_went_on_before_the_delay() -> None:
    async with scene({"webhook": "{web}"}) as (at, _, web):
        first = await at.pass_turn()
        await at.after(59)
        second = await at.pass_turn()
        await at.after(59)
        assert (first != second, web.calls) == (True, [])
        await at.after(1)
        assert [call["seat"] for call in web.calls] == [second]


async def test_reminders_come_again_and_again_until_the_player_decides() -> None:
    async with scene({"webhook": "{web}", "remind_hours": 24.0}) as (at, _, web):
        await at.pass_turn()
        await at.after(60)
        for day in range(1, 4):
            await at.after(24 * HOUR - 1)
            assert len(web.calls) == day
            await at.after(1)
            assert len(web.calls) == day + 1
        seat = await at.pass_turn()
        await at.after(60)
        assert [call["seat"] for call in web.calls].count(seat) == 1


async def test_a_dead_webhook_is_called_less_and_less_and_then_no_more() -> None:
    async with scene({"webhook": "{web}"}) as (at, _, web):
        web.status = "500 Broken"
        seat = await at.pass_turn()
        await at.store.put_contact(Contact(at.guests.id, at.guests.other(seat)))  # who wants no messages
        await at.after(60)
        times = []
        for _ in range(2000):
            before = len(web.calls)
            await at.after(60)
            if len(web.calls) > before:
                times.append(at.clock.now)
        gaps = [b - a for a, b in pairwise(times)]
        assert len(web.calls) == 6
        assert gaps == sorted(gaps)
        assert gaps[-1] >= 4 * HOUR
        await at.pass_turn()
        assert await at.pass_turn() == seat
        await at.after(24 * HOUR)
        await at.after(24 * HOUR)
        assert len(web.calls) == 7  # the next turn is worth one try


async def test_a_webhook_that_comes_back_gets_its_message_once() -> None:
    async with scene({"webhook": "{web}"}) as (at, _, web):
        web.status = "503 Wait"
        await at.pass_turn()
        await at.after(60)
        await at.after(59)
        assert len(web.calls) == 1
        web.status = "200 OK"
        for _ in range(10):
            await at.after(60)
        assert len(web.calls) == 2


async def test_who_was_told_by_one_way_is_not_told_again_because_another_failed() -> None:
    async with scene({"email": "player@example.org", "webhook": "{web}"}) as (at, mail, web):
        web.status = "500 Broken"
        await at.pass_turn()
        for _ in range(5):
            await at.after(HOUR)
        assert (len(mail.letters), len(web.calls)) == (1, 1)


async def test_a_refused_letter_is_tried_again() -> None:
    async with scene({"email": "player@example.org"}) as (at, mail, _):
        mail.refuses = True
        await at.pass_turn()
        await at.after(60)
        mail.refuses = False
        await at.after(60)
        assert len(mail.letters) == 1


async def test_one_broken_address_keeps_nobody_else_from_being_told() -> None:
    async with scene({"webhook": "{web}"}) as (at, _, web):
        other = await seated(at.guests.house, "saigon75")
        for seat in other.tokens:
            await at.store.put_contact(Contact(other.id, seat, webhook="http://[broken"))
        at.guests, ours = other, at.guests
        await at.pass_turn()
        at.guests = ours
        await at.pass_turn()
        await at.after(60)
        assert [call["game"] for call in web.calls] == [ours.id]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_two_workers_send_one_message(request: pytest.FixtureRequest, tmp_path: Any, kind: str) -> None:
    url = request.getfixturevalue("postgres_url") if kind == "postgres" else str(tmp_path / "games.db")
    one, two = open_store(url, shared=True), open_store(url, shared=True)
    await one.open()
    await two.open()
    async with scene({"webhook": "{web}"}, store=one) as (at, _, web):
        await at.pass_turn()
        at.clock.now += 60
        others = Messenger(House(two, at.clock), at.messenger.ways)
        await asyncio.gather(at.messenger.round(), others.round(), at.messenger.round(), others.round())
        assert len(web.calls) == 1
    await one.close()
    await two.close()


# Where a webhook may lead


async def test_a_webhook_into_a_private_network_is_not_called() -> None:
    async with scene({"webhook": "{web}"}, private_webhooks=False) as (at, _, web):
        await at.pass_turn()
        await at.after(60)
        assert web.calls == []


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1/", "http://localhost:8075/", "http://10.1.2.3/", "http://192.168.0.1/", "http://[::1]/",
     "http://169.254.169.254/latest", "http://0.0.0.0/", "http://[::ffff:127.0.0.1]/", "http://2130706433/"],
)  # fmt: skip
def test_private_addresses_are_told_from_public_ones(address: str) -> None:
    with pytest.raises((Trouble, OSError)):
        notices.public_place(address)


async def test_the_place_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere when it is looked up again gains nothing."""
    async with scene({"webhook": "{web}/turn"}, private_webhooks=False) as (at, _, web):
        for seat in at.guests.tokens:
            contact = await at.store.contact(at.guests.id, seat)
            assert contact is not None
            elsewhere = contact.webhook.replace("127.0.0.1", "hook.invalid")
            await at.store.put_contact(replace(contact, webhook=elsewhere))
        monkeypatch.setattr(notices, "public_place", lambda address: "127.0.0.1")
        await at.pass_turn()
        await at.after(60)
        assert len(web.calls) == 1
        assert "host: hook.invalid:" in web.heads[0].lower()


@pytest.mark.parametrize(
    "wish",
    [{"email": "nobody"}, {"email": "a@b\r\nBcc: c@example.org"}, {"webhook": "ftp://example.org"},
     {"webhook": "https://user:word@example.org"}, {"webhook": "https://example.org:99999"},
     {"webhook": "http://[broken"}, {"webhook": "https://"}, {"webhook": "https://example.org/\x00"}],
)  # fmt: skip
async def test_an_address_that_leads_nowhere_is_refused_at_once(wish: dict[str, Any]) -> None:
    async with troubled("malformed"):
        checked_contact(m.ContactInfo(**wish), "g", "NV")


# What a message says


@pytest.mark.parametrize(
    ("language", "subject"),
    [("en", "your turn"), ("fr", "à vous de jouer"), ("pl", "Twoja kolej")],
)
async def test_letters_in_three_languages_without_secrets(language: str, subject: str) -> None:
    wish = {"email": "player@example.org", "webhook": "{web}", "language": language}
    async with scene(wish) as (at, mail, web):
        await at.pass_turn()
        await at.after(60)
        letter = message_from_string(mail.letters[0])
        assert subject.lower() in str(make_header(decode_header(letter["Subject"]))).lower()
        body = letter.get_payload(decode=True)
        assert isinstance(body, bytes)
        assert f"/play/{at.guests.id}" in body.decode()
        table = await at.guests.table()
        sent = "".join([*mail.letters, body.decode(), json.dumps(web.calls), *web.heads])
        secrets = [str(table.setup.seed), str(table.setup.seed)[7:], *at.guests.tokens.values()]
        secrets += [str(seat.secret) for seat in table.seats.values()]
        assert not [secret for secret in secrets if secret in sent]
