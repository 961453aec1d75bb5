"""From a link, or the address of a server, to a place at a table."""

from __future__ import annotations

from importlib import metadata
from typing import Any, NamedTuple

from rich.console import Console

import indochine
from indochine import BadSetup, Title
from indochine.cli.remote.address import Address, read_address
from indochine.cli.remote.connection import Connection
from indochine.cli.remote.inbox import Inbox
from indochine.cli.remote.session import RemoteSession
from indochine.cli.remote.table import RemoteTable
from indochine.cli.terminal.words import Words


class Wish(NamedTuple):
    """The game that somebody wants to set up; a link has it already."""

    title: str | None
    own: str | None
    versus: str | None
    scenario: str | None
    options: dict[str, Any]
    match: bool


def join(url: str, wish: Wish, console: Console, language: str) -> RemoteSession:
    """Sit down at the table that a link opens, or at a new one."""
    words = Words(language)
    address = read_address(url, words)
    if address.game is None:
        address = set_up(address, wish, console, words)
    elif wish._replace(title=None) != Wish(None, None, None, None, {}, False):
        raise BadSetup(words("connect-set-up-already"))
    return seated(address, wish.title, console, words)


def seated(address: Address, title: str | None, console: Console, words: Words) -> RemoteSession:
    connection = Connection(address, words)
    about = connection.get(connection.at_game())
    if title is not None and title != about["title"]:
        raise BadSetup(words("connect-other-title", wanted=title, title=about["title"]))
    warn_of_versions(connection, console, words)
    table = RemoteTable(connection, indochine.title(about["title"]), Inbox())
    return RemoteSession(connection, table, console, words.language)


def warn_of_versions(connection: Connection, console: Console, words: Words) -> None:
    """Another version may ask what we cannot word, or word it otherwise."""
    there, here = str(connection.get("/health").get("version")), metadata.version("indochine")
    if there != here:
        console.print(words("connect-versions", there=there, here=here), style="bold", markup=False)


# A new game


def set_up(server: Address, wish: Wish, console: Console, words: Words) -> Address:
    """Make the game, tell the links of the other seats, and keep one's own."""
    if wish.title is None:
        raise BadSetup(words("connect-which-title", titles=", ".join(indochine.titles())))
    title = indochine.title(wish.title)
    scenario, options = title.settle(wish.scenario, wish.options)
    own = own_seat(title, title.seats_of(scenario, options), wish, words)
    others = [seat for seat in title.seats_of(scenario, options) if seat != own]
    bots = {seat: {"kind": "bot", "level": wish.versus} for seat in others if wish.versus}
    connection = Connection(server, words)
    body = {"title": title.id, "scenario": scenario, "options": options, "seats": bots, "match": wish.match}
    made = connection.post("/api/games", body)
    connection.close()
    tell_links(server, made, own, title, console, words)
    return server._replace(game=made["game"], token=made["tokens"][own])


def own_seat(title: Title, seats: tuple[str, ...], wish: Wish, words: Words) -> str:
    if wish.own is not None and wish.own not in seats:
        raise BadSetup(words("connect-no-seat", seat=wish.own, seats=", ".join(seats)))
    if wish.versus and len(seats) == 1:
        raise BadSetup(words("connect-no-bot"))
    return wish.own or seats[0]


def tell_links(
    server: Address, made: dict[str, Any], own: str, title: Title, console: Console, words: Words
) -> None:
    """Each on a line that is never broken, so that it can be copied."""
    of_title = Words(words.language, title)
    lines = [
        of_title("seat-link", side=title.book.msg("side", title.seats.index(seat)), link=server.server + link)
        for seat, link in made["links"].items()
        if seat != own
    ]
    lines.append(words("your-link", file=server.server + made["links"][own]))
    lines.append(words("watch-link", link=server.server + made["watch"]))
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)
