"""Who plays which seat: people at this keyboard, and bots."""

from __future__ import annotations

from random import Random
from typing import Any

from indochine import BadSetup, Game
from indochine.bots import Bot, Sight, bot
from indochine.cli.terminal.table import LocalTable, winner_at
from indochine.kernel.text import Msg

PERSON = "person"


class Seating:
    """A player for each seat; `open` if people share the keyboard and hide nothing from each other."""

    def __init__(self, players: dict[str, str], open: bool = False) -> None:
        self.players = players
        self.open = open
        self.bots: dict[str, Bot] = {seat: bot(name) for seat, name in players.items() if name != PERSON}

    @property
    def people(self) -> list[str]:
        return [seat for seat, player in self.players.items() if player == PERSON]

    @property
    def hides(self) -> bool:
        """Whether the screen must be cleared before another person looks at it."""
        return len(self.people) > 1 and not self.open

    def json(self) -> dict[str, Any]:
        return {"players": self.players, "open": self.open}

    def decide(self, game: Game) -> None:
        """One step of a bot. Its chance follows from the record, so that a resumed game plays on alike."""
        seat = game.seat
        assert seat is not None
        game.choose(self.bots[seat].choose(Sight(game), chance(game)))


def chance(game: Game) -> Random:
    """A bot's chance at the decision that comes next."""
    steps = game.entries.length if game.entries else 0
    return Random(f"{game.setup.seed}/{steps}")


def arrange(seats: tuple[str, ...], own: str | None, versus: str | None, open: bool = False) -> Seating:
    """The seats as the command line asks for them; each complaint says what to write instead."""
    both = own is None or own.lower() == "both"
    if not both and own not in seats:
        raise BadSetup(f"--as takes {', '.join((*seats, 'both'))}, not {own!r}")
    if len(seats) == 1 and versus:
        raise BadSetup("in a game for one there is no seat for a bot: leave out --vs")
    if versus and own is not None and both:
        raise BadSetup(f"a bot needs a seat: with --vs say --as {' or --as '.join(seats)}")
    if not versus and not both and len(seats) > 1:
        raise BadSetup(f"who plays against {own}? Add --vs random, or leave out --as for two people")
    mine = seats if not versus else (own or seats[0],)
    return Seating({seat: PERSON if seat in mine else str(versus) for seat in seats}, open)


def seating_from(table: dict[str, Any], game: Game) -> Seating:
    """The seats as a saved game has them; people, where it does not say."""
    players = table.get("players")
    known = players if isinstance(players, dict) and set(players) == set(game.seats) else {}
    return Seating({seat: str(known.get(seat, PERSON)) for seat in game.seats}, bool(table.get("open")))


def winner_of(game: Game) -> Msg | None:
    return winner_at(LocalTable(game))
