"""Many tables at once, played at random by clients who never give up: a lost answer is asked for again.

Every command that was sent and every one that was answered is written down, to be compared afterwards with
what is stored.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from tests.server.wire import Line, Lost

Key = tuple[str, str, str]  # game, seat, key

RESIGNS, UNDOES, TALKS, DOUBTS = 0.003, 0.03, 0.1, 0.1  # how often, for each decision


class Ledger:
    """What the clients know."""

    def __init__(self) -> None:
        self.games: dict[str, dict[str, str]] = {}  # tokens of every game
        self.sent: dict[Key, dict[str, Any]] = {}
        self.answered: dict[Key, int] = {}  # the number that the server gave
        self.lost = 0  # answers that did not come


class Insistent:
    """A client that asks until it gets an answer."""

    def __init__(self, line: Line, ledger: Ledger) -> None:
        self.line, self.ledger = line, ledger

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        while True:
            try:
                status, found = await self.line.ask(method, path, token, body)
            except Lost:
                self.ledger.lost += 1
                status, found = 503, {"type": "stopping"}
            if found.get("type") != "stopping":
                assert status in (200, 201), (status, found, body)
                return found
            await asyncio.sleep(0.1)


class TableLoad:
    """One table after another, all seats played by the same hand, over two connections in turn."""

    def __init__(self, lines: Iterable[Line], ledger: Ledger, wish: dict[str, Any], seed: int) -> None:
        self.ledger, self.wish, self.random = ledger, wish, Random(seed)
        self.decider, self.talker = (Insistent(line, ledger) for line in lines)
        self.keys = itertools.count(1)
        self.game = ""
        self.tokens: dict[str, str] = {}
        self.deciding = ""  # who did last, and is likely to again

    def close(self) -> None:
        self.decider.line.close()
        self.talker.line.close()

    async def run(self, enough: Callable[[], bool]) -> None:
        await self.sit_down()
        try:
            while not enough():
                await self.go_on()
        finally:
            self.close()

    async def sit_down(self) -> None:
        made = await self.decider.ask("POST", "/api/games", body=self.wish)
        self.remember(made["game"], made["tokens"])

    def remember(self, game: str, tokens: dict[str, str]) -> None:
        self.game, self.tokens, self.deciding = game, tokens, next(iter(tokens))
        self.ledger.games[game] = tokens

    async def go_on(self) -> None:
        self.decider, self.talker = self.random.sample((self.decider, self.talker), 2)
        state = await self.look(self.deciding)
        if state["deciding"] is None:
            await self.begin_again(state)
            return
        if state.get("decision") is None:
            self.deciding = state["deciding"]
            state = await self.look(self.deciding)
        await asyncio.gather(*self.deeds(state))

    async def look(self, seat: str) -> dict[str, Any]:
        path = f"/api/games/{self.game}/state?texts=none"
        found: dict[str, Any] = await self.decider.ask("GET", path, self.tokens[seat])
        return found

    async def begin_again(self, state: dict[str, Any]) -> None:
        """In a match, the second game: everybody's token opens the next seat."""
        if state.get("next_game"):
            seats, held = list(self.tokens), list(self.tokens.values())
            tokens = dict(zip(seats, [*held[1:], held[0]], strict=True))
            self.remember(state["next_game"], tokens)
        else:
            await self.sit_down()

    def deeds(self, state: dict[str, Any]) -> list[Any]:
        """A decision, and sometimes at the same moment a word from another seat."""
        found = [self.send(self.decider, state["deciding"], self.decision(state))]
        if self.random.random() < TALKS:
            seat = self.random.choice(list(self.tokens))
            found.append(self.send(self.talker, seat, {"do": "say", "text": "Soon."}))
        return found

    def decision(self, state: dict[str, Any]) -> dict[str, Any]:
        if self.random.random() < RESIGNS:
            return {"do": "resign"}
        if state.get("can_undo") and self.random.random() < UNDOES:
            return {"do": "undo", "expect": state["expect"]}
        action = self.random.choice(state["decision"]["choices"])["action"]
        return {"do": "play", "action": action, "expect": state["expect"]}

    async def send(self, client: Insistent, seat: str, command: dict[str, Any]) -> None:
        """Send a command; sometimes, doubting, send it again: the answer names the same step."""
        key = f"k{next(self.keys)}"
        body, path = {**command, "key": key}, f"/api/games/{self.game}/commands"
        place = (self.game, seat, key)
        self.ledger.sent[place] = body
        done = await client.ask("POST", path, self.tokens[seat], body)
        self.ledger.answered[place] = done["number"]
        if self.random.random() < DOUBTS:
            again = await client.ask("POST", path, self.tokens[seat], body)
            assert again["number"] == done["number"], (body, again, done)
