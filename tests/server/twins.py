"""Two tables that differ only in what one seat cannot know, and everything that the seat can receive of each.

The second table hides other cards from the seat, and behind its back more happens there: the other player
writes notes, gives and withdraws private orders, takes a new link, is refused things.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import indochine
from indochine.kernel.dice import Dice, FastSource
from indochine.kernel.game import SPECTATOR, Game
from tests.server.inside import SEALED, Reply, Server, put_table, tokens_for

GAME = "0123456789abcdef0123"
LANGUAGES = ("en", "fr", "pl")
TEXTS = ("none", "msg", *LANGUAGES)
NOWHERE = "fedcba98765432109876"
EMAIL = {"email": "who@example.org", "webhook": "https://example.org/hook", "language": "pl"}

Case = tuple[str, str, dict[str, Any]]  # title, scenario, options
Bytes = dict[str, Any]


def midgame(case: Case, seed: int, steps: int) -> Game:
    """A game at which some steps were played at random."""
    title, scenario, options = case
    game, chance = indochine.title(title).start(scenario, options, seed=seed), Random(seed)
    for _ in range(steps):
        before = game.copy()
        game.choose(chance.choice(game.codes))
        if game.over:
            return before
    return game


def redealt(game: Game, seat: str, seed: int) -> dict[str, Any]:
    """The position with all that a seat cannot see dealt anew; what it will draw from its own deck stays."""
    document = game.title.deal_unknown(game.view(seat), seat, Dice(FastSource(seed)))
    decks = document.get("cards", {}).get("decks")
    if decks:
        decks[seat] = game.position()["cards"]["decks"][seat]
    return document


class Twins:
    """A pair of servers with one table each. `seat` looks at both; `other` knows what differs."""

    def __init__(self, game: Game, seat: str, seed: int) -> None:
        title = game.title
        self.games = [
            title.from_position(document, SEALED) for document in (game.position(), redealt(game, seat, seed))
        ]
        self.seat, self.other = seat, next((s for s in game.seats if s != seat), None)
        self.servers = [Server(), Server()]
        self.tokens = [tokens_for(game), tokens_for(game)]
        self.key = 0
        self.used: set[str] = set()  # every token that was ever valid

    async def begin(self) -> None:
        for server, game, tokens in zip(self.servers, self.games, self.tokens, strict=True):
            await put_table(server, game, GAME, tokens)
            self.used |= set(tokens.values())

    def differ(self) -> bool:
        return self.games[0].position() != self.games[1].position()

    async def game(self, number: int) -> Game:
        return (await self.servers[number].table(GAME)).game

    # What happens at both tables

    def new_key(self) -> str:
        self.key += 1
        return f"k{self.key}"

    async def both(self, seat: str, command: dict[str, Any]) -> list[Reply]:
        """The same command at both tables, at the same moment."""
        key, replies = self.new_key(), []
        for server, tokens in zip(self.servers, self.tokens, strict=True):
            server.clock.now += 1.0
            full = command | {"key": key}
            if command["do"] in ("play", "undo") and "expect" not in command:
                full["expect"] = (await server.table(GAME)).expect[seat]
            replies.append(await server.act(GAME, tokens[seat], full))
        return replies

    async def step(self, chance: Random) -> bool:
        """Something that can be decided at both tables; False once what was hidden has come out."""
        one, two = [await self.game(n) for n in (0, 1)]
        if one.over or two.over or one.seat != two.seat:
            return False
        options = common_actions(one, two)
        if not options:
            return False
        seat = str(one.seat)
        replies = await self.both(seat, {"do": "play", "action": chance.choice(options)})
        assert [reply.status for reply in replies] == [200, 200], replies
        if seat == self.seat:
            assert replies[0] == replies[1] or not await self.alike()
        return await self.alike()

    async def answer(self, yes: bool) -> list[Reply]:
        """The other player answers what the seat has proposed; each table has its own number for it."""
        key, replies = self.new_key(), []
        for server, tokens in zip(self.servers, self.tokens, strict=True):
            [offer] = (await server.look(GAME, "/state", tokens[str(self.other)])).json["offers"]
            command = {"do": "reply", "offer": offer["number"], "yes": yes, "key": key}
            replies.append(await server.act(GAME, tokens[str(self.other)], command))
        return replies

    async def alike(self) -> bool:
        """Whether the rules have shown the seat the same at both tables so far."""
        one, two = [await self.game(n) for n in (0, 1)]
        return one.seat == two.seat and all(
            known(one, who) == known(two, who) for who in (self.seat, SPECTATOR)
        )

    # What happens at the second table alone, behind the seat's back

    async def behind_the_back(self) -> None:
        if self.other is None:
            return
        server = self.servers[1]
        now, server.clock.now = server.clock.now, server.clock.now + 0.25
        await self.private_orders()
        await self.private_papers()
        await self.vain_attempts()
        await self.new_link()
        server.clock.now = now

    async def private_orders(self) -> None:
        """An order, and its opposite: nothing is different in the end. Only while nobody asks the other."""
        server, token = self.servers[1], self.tokens[1][str(self.other)]
        game = await self.game(1)
        orders = game.orders(str(self.other))
        if orders is None or game.seat == self.other or game.position()["orders"][self.other] != "ask":
            return
        for action in (orders.choices[-1].action, ["ask"]):
            reply = await server.act(GAME, token, {"do": "order", "action": action, "key": self.new_key()})
            assert reply.status == 200, reply

    async def private_papers(self) -> None:
        server, token = self.servers[1], self.tokens[1][str(self.other)]
        papers = {
            "note": {"text": f"secret plan {self.key}"},
            "contact": {"language": "fr", "remind_hours": 1},
        }
        for what, body in papers.items():
            reply = await server.send("PUT", f"/api/games/{GAME}/{what}", token, body)
            assert reply.status == 200, reply

    async def vain_attempts(self) -> None:
        for command in vain_commands(self.new_key()):
            assert (await self.servers[1].act(GAME, self.tokens[1][str(self.other)], command)).status >= 400

    async def new_link(self) -> None:
        new = f"{self.other}-another-{self.key}-".ljust(43, "y")
        command = {"do": "relink", "token": new, "key": self.new_key()}
        assert (await self.servers[1].act(GAME, self.tokens[1][str(self.other)], command)).status == 200
        self.tokens[1][str(self.other)] = new
        self.used.add(new)

    # What the seat and the spectators get

    async def compare(self, audiences: tuple[str, ...] = ()) -> list[Any]:
        """All that is received at both tables is the same, byte for byte; returned for a closer look."""
        received = []
        for audience in audiences or (self.seat, SPECTATOR):
            async for name, one, two in self.pairs(audience):
                assert one == two, f"{audience} can tell the tables apart by {name}"
                received.append(one)
        return received

    async def pairs(self, audience: str) -> AsyncIterator[tuple[str, Any, Any]]:
        token = self.tokens[0].get(audience)
        one, two = [everything(server, token, self.other) for server in self.servers]
        async for name, got in one:
            other_name, other_got = await anext(two)
            assert name == other_name, "one table has more to tell"
            yield name, got, other_got


def common_actions(one: Game, two: Game) -> list[Any]:
    there = [choice.action for choice in two.decision.choices] if two.decision else []
    return (
        [choice.action for choice in one.decision.choices if choice.action in there] if one.decision else []
    )


def known(game: Game, seat: str) -> Any:
    return game.view(seat), [entry.json() for entry in game.log_for(seat)]


def vain_commands(key: str) -> list[dict[str, Any]]:
    """One of every kind that cannot be carried out."""
    return [
        {"do": "play", "action": ["no-such-thing"], "expect": 10**6, "key": key},
        {"do": "undo", "expect": 10**6, "key": key},
        {"do": "order", "action": ["no-such-order"], "key": key},
        {"do": "reply", "offer": 10**6, "yes": True, "key": key},
        {"do": "offer", "what": "back", "to": 10**6, "key": key},
        {"do": "offer", "what": "rematch", "key": key},
        {"do": "sit", "name": "\u202e", "key": key},
        {"do": "play", "action": [], "expect": 0, "key": key},
        {"do": "say", "text": "", "key": key},
        {"do": "nothing", "key": key},
    ]


# Everything that one client can ask for


async def everything(server: Server, token: str | None, other: str | None) -> AsyncIterator[tuple[str, Any]]:
    async for part in looks(server, token):
        yield part
    async for part in streams(server, token):
        yield part
    async for part in refusals(server, token, other):
        yield part


async def looks(server: Server, token: str | None) -> AsyncIterator[tuple[str, Any]]:
    paths = [
        f"/{what}?texts={texts}"
        for what in ("state", "steps", "log", "decision", "orders")
        for texts in TEXTS
    ]
    paths += [f"?lang={language}" for language in LANGUAGES]
    paths += ["/chat", "/note", "/contact", "/record", "/luck", "/position", "/steps?since=2", "/log?since=3"]
    paths += [f"/past/{number}" for number in range(await count(server, token) + 3)]
    for path in paths:
        yield path, await server.look(GAME, path, token)
    yield "/api/mine", await server.send("POST", "/api/mine", body={"tokens": [token] if token else []})
    yield "/api/finished", await server.send("GET", "/api/finished")


async def count(server: Server, token: str | None) -> int:
    number: int = (await server.look(GAME, "/state", token)).json["number"]
    return number


async def streams(server: Server, token: str | None) -> AsyncIterator[tuple[str, Any]]:
    """A new client, and one that comes back, whatever it had seen."""
    number = await count(server, token)
    for last in (None, 0, number // 2, number - 1, number, number + 1):
        if last is None or last >= 0:
            yield f"stream after {last}", await server.watch(GAME, token, last).quit()


async def refusals(server: Server, token: str | None, other: str | None) -> AsyncIterator[tuple[str, Any]]:
    """What is answered to commands that cannot be carried out, and to questions why."""
    table = await server.table(GAME)
    expect = table.expect[table.audience(token) or SPECTATOR]
    actions = await tempting_actions(server, token)
    for language in LANGUAGES:
        asked = [(b"accept-language", language.encode())]
        for command in vain_commands("vain"):
            yield f"{command}", await server.act(GAME, token, command, headers=asked)
        for action in actions:
            explain = f"/api/games/{GAME}/explain?texts={language}"
            yield f"explain {action}", await server.send("POST", explain, token, {"action": action}, asked)
    for action in actions:
        command = {"do": "play", "action": action, "expect": expect + 1, "key": "vain"}
        yield f"stale {action}", await server.act(GAME, token, command)
    if table.game.seat == other:
        for action in actions:
            command = {"do": "play", "action": action, "expect": expect, "key": "vain"}
            yield f"out of turn {action}", await server.act(GAME, token, command)
    yield "elsewhere", await server.look(NOWHERE, "/state", token)


async def tempting_actions(server: Server, token: str | None) -> list[Any]:
    """Some that the client is offered, some that it is refused, and some words of the title at random."""
    reply = await server.look(GAME, "/decision", token)
    shown = reply.json if reply.status == 200 else {}
    offered = [choice["action"] for choice in (*shown.get("choices", ())[:3], *shown.get("refused", ())[:4])]
    book = (await server.table(GAME)).title.book
    cards = [["play", card] for card in book.domains["card"].ids[:6]] if "card" in book.domains else []
    return [*offered, *cards, ["pass"], ["end"], ["no-such-thing", 1]]
