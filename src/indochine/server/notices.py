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
from urllib.parse import unquote, urlsplit

import httpx

from indochine.kernel.registry import title as find_title
from indochine.kernel.text import Msg, catalogue
from indochine.server import messages as m
from indochine.server.house import House
from indochine.server.metrics import NOTICES
from indochine.server.problems import TEXT, Trouble
from indochine.server.settings import Ways
from indochine.server.storage import StoreFull
from indochine.server.storage.interface import Contact, Due

log = logging.getLogger("indochine.server")

ADDRESS = re.compile(r"[^@\s<>\"'(),:;\\\[\]]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PATIENCE = 10.0  # seconds for somebody else's server


def checked_contact(info: m.ContactInfo, game: str, seat: str) -> Contact:
    """What a player asked for; Trouble if nobody could be reached that way."""
    if info.email and not ADDRESS.fullmatch(info.email):
        raise Trouble("malformed", problem="email: no address that could be written to")
    parts = urlsplit(info.webhook)
    if info.webhook and (parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc):
        raise Trouble("malformed", problem="webhook: expected an address that begins with https://")
    if not (info.email + info.webhook).isprintable():
        raise Trouble("malformed", problem="expected printable characters")
    return Contact(game, seat, info.email, info.webhook, info.language, info.remind_hours)


class Messenger:
    """Goes round and tells those whose turn it is."""

    def __init__(self, house: House, ways: Ways) -> None:
        self.house, self.ways = house, ways

    async def rounds(self) -> None:
        while True:
            try:
                await self.round()
            except StoreFull:
                log.exception("nobody could be told of their turn")
            await asyncio.sleep(self.ways.interval)

    async def round(self) -> None:
        now = self.house.clock()
        for due in await self.house.store.due(now, self.ways.delay):
            if await self.house.store.claim(due, now):
                await self.tell(due)

    async def tell(self, due: Due) -> None:
        contact = due.contact
        failed = False
        if contact.email and self.ways.smtp:
            failed |= not await self.attempt(
                "email", asyncio.to_thread(send_mail, self.ways, self.letter(due))
            )
        if contact.webhook:
            failed |= not await self.attempt("webhook", self.call(contact.webhook, due))
        if failed:
            await self.house.store.unclaim(due)

    async def attempt(self, way: str, deed: object) -> bool:
        try:
            await deed  # type: ignore[misc]
        except (OSError, smtplib.SMTPException, httpx.HTTPError, Trouble) as problem:
            log.warning("a message was not delivered", extra={"way": way, "problem": type(problem).__name__})
            NOTICES.labels(way, "failed").inc()
            return False
        NOTICES.labels(way, "sent").inc()
        return True

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

    async def call(self, address: str, due: Due) -> None:
        """A small JSON document to an address that a player has given."""
        if not self.ways.private_webhooks:
            await asyncio.to_thread(check_public, address)
        body = {"event": "your-turn", "game": due.contact.game, "seat": due.contact.seat,
                "title": due.title, "since": due.since, "link": self.link(due)}  # fmt: skip
        async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False) as client:
            (await client.post(address, json=body)).raise_for_status()


def check_public(address: str) -> None:
    """A webhook must not reach into the network of the server itself."""
    parts = urlsplit(address)
    for *_, where in socket.getaddrinfo(parts.hostname, parts.port or 443):
        if not ipaddress.ip_address(str(where[0]).partition("%")[0]).is_global:
            raise Trouble("malformed", problem="webhook: an address inside a private network")


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
