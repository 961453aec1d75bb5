"""Telling players that it is their turn: by e-mail or a webhook, once, and again if they want reminders.

A message names the game and nothing of what happens in it; it never carries the token of a seat.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

import httpx

from indochine.kernel.registry import title as find_title
from indochine.kernel.text import Msg, catalogue
from indochine.server import messages as m
from indochine.server.house import House
from indochine.server.metrics import NOTICES
from indochine.server.problems import TEXT, malformed
from indochine.server.settings import Ways
from indochine.server.storage import StoreFull
from indochine.server.storage.interface import Contact, Due

log = logging.getLogger("indochine.server")

ADDRESS = re.compile(r"[^@\s<>\"'(),:;\\\[\]]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PATIENCE = 10.0  # seconds for somebody else's server
AT_ONCE = 16  # messages under way


def checked_contact(info: m.ContactInfo, game: str, seat: str) -> Contact:
    """What a player asked for; Trouble if nobody could be reached that way."""
    if info.email and not ADDRESS.fullmatch(info.email):
        raise malformed("email", "email")
    if info.webhook and not is_web_address(info.webhook):
        raise malformed("webhook", "webhook")
    if not (info.email + info.webhook).isprintable():
        raise malformed("printable")
    return Contact(game, seat, info.email, info.webhook, info.language, info.remind_hours)


def is_web_address(text: str) -> bool:
    try:
        parts, _ = urlsplit(text), httpx.URL(text)
        return parts.scheme in ("http", "https") and "@" not in parts.netloc and bool(host_and_port(text)[0])
    except (ValueError, httpx.InvalidURL):
        return False


def host_and_port(address: str) -> tuple[str, int]:
    parts = urlsplit(address)
    return parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)


class Messenger:
    """Goes round and tells those whose turn it is."""

    def __init__(self, house: House, ways: Ways) -> None:
        self.house, self.ways = house, ways
        self.places = asyncio.Semaphore(AT_ONCE)

    async def rounds(self) -> None:
        while True:
            try:
                await self.round()
            except StoreFull:
                log.exception("nobody could be told of their turn")
            await asyncio.sleep(self.ways.interval)

    async def round(self) -> None:
        """One slow server keeps nobody else waiting."""
        waiting = await self.house.store.due(self.house.clock(), self.ways.delay)
        await asyncio.gather(*map(self.tell, waiting))

    async def tell(self, due: Due) -> None:
        """One message, by every way that the player has named; it has failed if none led anywhere.

        Claimed before it is sent: two workers never send it twice.
        """
        async with self.places:
            now = self.house.clock()
            if not self.ways_to(due.contact) or not await self.house.store.claim(due, now):
                return
            went = [await self.attempt(way, due) for way in self.ways_to(due.contact)]
            if not any(went):
                await self.house.store.unclaim(due, now)

    def ways_to(self, contact: Contact) -> list[str]:
        named = {"email": bool(contact.email and self.ways.smtp), "webhook": bool(contact.webhook)}
        return [way for way, usable in named.items() if usable]

    async def attempt(self, way: str, due: Due) -> bool:
        try:
            await (self.write(due) if way == "email" else self.call(due))
        except Exception as problem:  # whatever one player's address leads to, the others are told
            log.warning("a message was not delivered", extra={"way": way, "problem": type(problem).__name__})
            NOTICES.labels(way, "failed").inc()
            return False
        NOTICES.labels(way, "sent").inc()
        return True

    async def write(self, due: Due) -> None:
        await asyncio.to_thread(send_mail, self.ways, self.letter(due))

    def link(self, due: Due) -> str:
        return f"{self.ways.public_url}/play/{due.contact.game}"

    def letter(self, due: Due) -> EmailMessage:
        words = catalogue(due.contact.language, TEXT)
        title = find_title(due.title).name(due.contact.language)
        letter = EmailMessage()
        letter["From"], letter["To"] = self.ways.sender, due.contact.email
        letter["Subject"] = words.render(Msg("mail-subject", title=title))
        letter.set_content(words.render(Msg("mail-body", title=title, link=self.link(due))))
        return letter

    async def call(self, due: Due) -> None:
        """A small JSON document to an address that a player has given."""
        address = httpx.URL(due.contact.webhook)
        own: dict[str, Any] = {}
        if not self.ways.private_webhooks:
            # To the very place that was checked: a name that is looked up again may lead elsewhere.
            place = await asyncio.to_thread(public_place, due.contact.webhook)
            own = {"extensions": {"sni_hostname": address.host}, "headers": {"Host": address.netloc.decode()}}
            address = address.copy_with(host=place)
        body = {"event": "your-turn", "game": due.contact.game, "seat": due.contact.seat,
                "title": due.title, "since": due.since, "link": self.link(due)}  # fmt: skip
        async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False) as client:
            (await client.post(address, json=body, **own)).raise_for_status()


def public_place(address: str) -> str:
    """Where a webhook leads; it must not reach into the network of the server itself."""
    places = [
        str(found[0]).partition("%")[0]
        for *_, found in socket.getaddrinfo(*host_and_port(address), type=socket.SOCK_STREAM)
    ]
    if not all(ipaddress.ip_address(place).is_global for place in places):
        raise malformed("private-webhook", "webhook")
    return places[0]


def send_mail(ways: Ways, letter: EmailMessage) -> None:
    parts = urlsplit(ways.smtp)
    secure = parts.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    with kind(
        parts.hostname or "localhost", parts.port or (465 if secure else 587), timeout=PATIENCE
    ) as server:
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(letter)
