"""What the tests of the Event cards share: a card about to be played, battles fought with everything."""

from __future__ import annotations

import pytest

import indochine

from .table import actions, events, table

SIDES = pytest.mark.parametrize("side", ["NV", "SV"])
BLANKS = [6] * 40
HOME = {"saigon": "sv_division"}


def with_card(card: int, side: str, **fields: object) -> indochine.Game:
    """The only card in the hand of a side, played; unless a test places it, SV has a division in Saigon."""
    fields.setdefault("sv", HOME)
    game = table(phase=side, step="event_card", hands={side: [card]}, **fields)  # type: ignore[arg-type]
    if game.decision and game.decision.name == "play-card":  # a holder of a token is asked
        game.play(["play", str(card)])
    return game


def attack(game: indochine.Game, *provinces: str) -> indochine.Game:
    """Attack with everything, in this order, after movement."""
    if game.decision and game.decision.name == "move-units":
        game.play(["done"])
    for province in provinces:
        game.play(["attack", province])
        while game.decision and game.decision.name == "engage-units":
            game.play(next(a for a in actions(game) if a[0] == "engage"))
    if game.decision and game.decision.name == "declare-combat":
        game.play(["done"])
    return game


def finish(game: indochine.Game, *kinds: str) -> None:
    """Say "done" as long as the decision is one of these."""
    while game.decision and game.decision.name in kinds:
        game.play(["done"])


def dice(game: indochine.Game) -> list[tuple[int, int]]:
    """Dice of the North and of the South in each battle so far."""
    return [(len(e["nv_faces"]), len(e["sv_faces"])) for e in events(game, "battle")]


def asked(game: indochine.Game) -> tuple[str, str | None]:
    return (game.decision.name if game.decision else "", game.seat)
