"""A game as the player of one seat sees it: all that a bot is given."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from indochine.bots.thought import Thought
from indochine.kernel.game import Game
from indochine.kernel.registry import title
from indochine.kernel.text import Msg


@dataclass(frozen=True)
class Offer:
    """One legal choice as plain values: unlike a Choice it leads nowhere near the state of the game."""

    code: int
    action: list[Any]
    rules: tuple[str, ...]
    msg: Msg


@dataclass(frozen=True)
class PlainSight:
    """The same as plain values: what goes to a bot in another process."""

    seat: str
    codes: list[int]
    view: dict[str, Any]
    choices: list[Offer]

    def imagined(self, seed: int) -> Game:
        return title(self.view["title"]).imagine(self.view, self.seat, seed)

    def action(self, code: int) -> list[Any]:
        return self.choices[self.codes.index(code)].action


class Sight:
    """What the deciding seat knows. Everything is made when it is asked for: most bots need little of it."""

    __slots__ = ("__choices", "__game", "__view", "codes", "seat")

    def __init__(self, game: Game) -> None:
        seat = game.seat
        assert seat is not None, "the game is over"
        self.seat: str = seat
        self.codes: list[int] = game.codes
        self.__game = game
        self.__view: dict[str, Any] | None = None
        self.__choices: list[Offer] | None = None

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know, and nothing else."""
        if self.__view is None:
            self.__view = self.__game.view(self.seat)
        return self.__view

    @property
    def choices(self) -> list[Offer]:
        """The legal choices, in the order of `codes`."""
        if self.__choices is None:
            question = self.__game.decision
            assert question is not None
            self.__choices = [Offer(c.code, c.action, c.rules, c.msg) for c in question.choices]
        return self.__choices

    def imagined(self, seed: int) -> Game:
        """A full game that fits what the seat knows, to search on; never the true one."""
        return self.__game.imagined(self.seat, seed)

    def plain(self) -> PlainSight:
        return PlainSight(self.seat, self.codes, self.view, self.choices)


class Bot:
    """A player: picks one of `sight.codes`; its chance comes from `rng`, so that games can be repeated."""

    def think(self, sight: Sight | PlainSight, rng: Random) -> Thought:
        raise NotImplementedError

    def choose(self, sight: Sight | PlainSight, rng: Random) -> int:
        return self.think(sight, rng).code
