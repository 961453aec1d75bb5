"""What is always true of a game, and that a breach of it is noticed; what the commander sees of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .table import TITLE, draw, siege


def bit(unit: str) -> int:
    return 1 << TITLE.book.unit_ids.index(unit)


def place(name: str) -> int:
    return TITLE.book.place_ids.index(name)


FAULTS: dict[str, Callable[[Any], Any]] = {
    "a unit is nowhere": lambda s: s.here.__setitem__(place("junon"), 0),
    "stands in two places": lambda s: s.here.__setitem__(place("natasha"), bit("1-bep")),
    "not on the map is used": lambda s: setattr(s, "used", bit("cmaa")),
    "turn track and the units on it disagree": lambda s: setattr(s, "due", (0,) * len(s.due)),
    "which the Viet Minh hold": lambda s: s.set_control(place("junon"), 1),
    "has Fortifications of 5": lambda s: s.forts.__setitem__(0, 5),
    "nothing paid for it": lambda s: s.former.__setitem__(place("gabrielle"), -1),
    "still counts for a Division": lambda s: s.former.__setitem__(place("junon"), 1),
    "are gone, and the game goes on": lambda s: setattr(s, "morale", 0),
    "a Viet Minh marker is off its track": lambda s: s.strength.__setitem__(0, 16),
    "points are off their track": lambda s: setattr(s, "ap", 5),
    "it is not destroyed": lambda s: s.set_control(place("huguette"), 2),
    "a card is in two places": lambda s: setattr(s, "hand", s.hand | 1 << s.deck[0]),
    "a card is nowhere": lambda s: setattr(s, "deck", s.deck[1:]),
    "no Reserve card": lambda s: setattr(s, "hand", s.hand | 1 << s.book.card_ids.index("07")),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_state_that_no_game_can_be_in_is_noticed(fault: str) -> None:
    game = siege("movement", held={"gabrielle": "308"}, hand="10", turn=7)
    assert TITLE.invariants(game.state) == []
    FAULTS[fault](game.state)
    assert any(fault in found for found in TITLE.invariants(game.state))


# What is seen


def test_the_view_holds_no_order_of_the_deck_and_makes_a_game_again() -> None:
    game = draw("23", hand="10")
    view = game.view("FR")
    assert "deck" not in view["cards"]
    assert view["cards"]["still_to_come"] == sorted(game.position()["cards"]["deck"])
    orders = {tuple(TITLE.imagine(view, "FR", seed).position()["cards"]["deck"]) for seed in range(4)}
    assert len(orders) == 4
    assert {tuple(sorted(deck)) for deck in orders} == {tuple(view["cards"]["still_to_come"])}
    assert TITLE.imagine(view, "FR", 1).view("FR") == view
