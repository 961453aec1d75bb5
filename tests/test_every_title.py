"""The one suite that every title must pass: random games over all scenarios and options.

A failure prints the seed and the command that plays the same game again. More games: indochine fuzz --help.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import indochine
from indochine.analysis import conformance
from indochine.analysis.conformance import FAST, ConformanceError, check_game
from indochine.analysis.setups import Case, setups
from indochine.kernel.choices import Question
from indochine.kernel.game import Game
from indochine.kernel.registry import titles
from indochine.kernel.title import Title

GAMES = 200  # of each title, at least
SHORT = {("silver-bayonet", "6a"), ("silver-bayonet", "6b"), ("silver-bayonet", "3")}
IN_FULL = 2  # of each set-up: one without standing orders, one with them
LOOKS = 60  # decisions looked at closely in such a game, at least; all of them in a shorter one


def cases() -> list[Any]:
    """One test for each set-up of each title."""
    found = []
    for id in titles():
        ways = setups(indochine.title(id))
        fast = -(-GAMES // len(ways)) - IN_FULL
        for number, (scenario, options) in enumerate(ways):
            name = "-".join([id, scenario, *(f"{key}={value}" for key, value in options.items())])
            first = Case(id, scenario, tuple(options.items()), 1000 * number)
            found.append(pytest.param(first, fast, id=name))
    return found


def least(case: Case) -> int:
    """A game has more decisions than this; a scenario of a turn or two may be over at once."""
    return 0 if (case.title, case.scenario) in SHORT else 10


def seeded(case: Case, seed: int) -> Case:
    return Case(case.title, case.scenario, case.options, case.seed + seed, case.pack)


@pytest.mark.parametrize("number", range(IN_FULL))
@pytest.mark.parametrize(("case", "fast"), cases())
def test_every_promise_is_kept(case: Case, fast: int, number: int) -> None:
    game = seeded(case, number)
    played = check_game(game, every=FAST)
    assert check_game(game, every=max(1, played.decisions // LOOKS)) == played  # checking changes nothing
    assert played.decisions > least(case)


@pytest.mark.parametrize(("case", "fast"), cases())
def test_games_end_with_all_counters_there(case: Case, fast: int) -> None:
    for number in range(IN_FULL, IN_FULL + fast):
        assert check_game(seeded(case, number), every=FAST).decisions > least(case)


def test_standing_orders_are_given_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the odd games of a title that knows them, and in no other."""
    given: list[tuple[str, int]] = []
    order = Game.order

    def counted(self: Game, action: Any, seat: Any) -> None:
        given.append((self.title.id, int(self.setup.seed)))
        order(self, action, seat)

    monkeypatch.setattr(Game, "order", counted)
    for id in titles():
        for seed in (6, 7):
            check_game(Case(id, indochine.title(id).scenarios[0], (), seed), every=FAST)
    knowing = {(id, 7) for id in titles() if indochine.title(id).standing_orders}
    assert ("storm", 7) in knowing
    assert set(given) == knowing


# A suite that cannot fail proves nothing: here the promises are broken one by one.


def leaky_view(view: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    return lambda self, seat: view(self, seat) | {"deciding": self.state.dice.count}


def shared_copy(copy: Callable[..., Game]) -> Callable[..., Game]:
    def same_state(self: Game, quiet: bool = False) -> Game:
        new = copy(self, quiet)
        new.state = self.state
        return new

    return same_state


SABOTAGE: dict[str, tuple[type, str, Callable[[Any], Any], str]] = {
    "counters": (Title, "invariants", lambda old: lambda self, s: ["a counter is lost"], "a counter is lost"),
    "copies": (Game, "copy", shared_copy, "chang"),
    "views": (Game, "view", leaky_view, "changes with what it hides"),
    "undo": (Game, "can_undo", lambda old: property(lambda self: True), "can_undo is True"),
    "no undo": (Game, "can_undo", lambda old: property(lambda self: False), "can_undo is False"),
    "prompts": (Question, "prompt", lambda old: lambda self, language: "[prompt-x]", "has no text in en"),
    "refusals": (Game, "explain", lambda old: lambda self, action, seat=None: None, "disagrees"),
    "records": (Game, "rolls", lambda old: property(lambda self: [[1, 2, id(self)]]), "rolls"),
}


@pytest.mark.parametrize("promise", SABOTAGE)
def test_a_broken_promise_is_noticed(promise: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, name, make, complaint = SABOTAGE[promise]
    for kind in [owner, *owner.__subclasses__()]:
        if name in vars(kind):
            monkeypatch.setattr(kind, name, make(vars(kind)[name]))
    with pytest.raises(ConformanceError, match=complaint) as caught:
        check_game(Case("saigon75", "standard", (("hand", 3),), 42))
    command = "indochine fuzz saigon75 --seed 42 --games 1 --scenario standard --option hand=3"
    assert command in str(caught.value)


def test_an_endless_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "MOST_DECISIONS", 50)
    with pytest.raises(ConformanceError, match="not over after 50 decisions"):
        check_game(Case("saigon75", "standard", (), 1), every=FAST)


def test_titles_can_be_listed_at_any_time() -> None:
    """Loading a title must not put its package in the place of the function."""
    for id in titles():
        indochine.title(id)
    assert indochine.titles() == titles()
