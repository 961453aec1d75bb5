"""A title as an OpenSpiel game: `indochine.research.spiel.register()`, then `pyspiel.load_game(...)`.

    game = pyspiel.load_game("indochine_saigon75")
    state = game.new_initial_state()

The players are the seats, an action is a place in the list of legal choices. Chance is explicit: an action
that would throw dice or shuffle waits for a chance node, which says in which of `WAYS` equally likely ways
they fall; each way goes on from all that fell before, so a history plays the same game again.
`information_state_string` is what the seat may know, `resample_from_infostate` deals the rest anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pyspiel

from indochine.kernel.dice import Dice, FastSource
from indochine.kernel.game import Game
from indochine.kernel.registry import title as find_title
from indochine.kernel.registry import titles
from indochine.kernel.title import Title
from indochine.research.encoding import CHOICES

SETUP = -1  # waits for chance before anything else
WAYS = 64  # in which the dice of one action can fall
LONGEST = 20_000  # actions and chances of a game
MIX = 0x9E3779B97F4A7C15
MASK = (1 << 48) - 1


def register() -> None:
    """Make all titles known to OpenSpiel; a second call changes nothing."""
    for id in titles():
        if short_name(id) not in pyspiel.registered_names():
            pyspiel.register_game(kind_of(id), game_class(id))


def short_name(id: str) -> str:
    return "indochine_" + id.replace("-", "_")


def kind_of(id: str) -> Any:
    seats = len(find_title(id).seats)
    return pyspiel.GameType(
        short_name=short_name(id),
        long_name=find_title(id).name(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if seats > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={},
    )


def game_class(id: str) -> type:
    """OpenSpiel makes games by calling a class with parameters alone, so each title gets its own."""
    kind = kind_of(id)

    class TitleGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is untyped
        def __init__(self, params: Any = None) -> None:
            self.title = find_title(id)
            many = len(self.title.seats) > 1
            info = pyspiel.GameInfo(
                num_distinct_actions=CHOICES,
                max_chance_outcomes=WAYS,
                num_players=len(self.title.seats),
                min_utility=-1.0 if many else -1000.0,
                max_utility=1.0 if many else 1000.0,
                utility_sum=0.0 if many else None,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> TitleState:
            return TitleState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer()

    return TitleGame


class Observer:
    """Observations as text; there is no tensor (`indochine.research.encoding` has arrays)."""

    tensor = None
    dict: dict[str, Any] = {}  # noqa: RUF012  the name is OpenSpiel's

    def set_from(self, state: TitleState, player: int) -> None:
        pass

    def string_from(self, state: TitleState, player: int) -> str:
        return state.information_state_string(player)


@dataclass(frozen=True)
class Standing:
    """Where a game stands: never changed, so OpenSpiel's copies may share it."""

    title: Title
    fallen: int = 0  # all that chance has brought
    waiting: int | None = SETUP  # the code of an action that waits for chance
    game: Game | None = None

    def __deepcopy__(self, memo: Any) -> Standing:
        return self

    @property
    def at(self) -> Game:
        assert self.game is not None, "the set-up waits for chance"
        return self.game

    def chosen(self, number: int) -> Standing:
        """A player has acted; if dice would fall, chance is asked first."""
        code, tried = self.at.codes[number], self.at.copy()
        tried.choose(code)
        if tried.state.dice.count == self.at.state.dice.count:
            return replace(self, game=tried)
        return replace(self, waiting=code)

    def fell(self, way: int) -> Standing:
        """Chance has spoken: the action that waited is carried out."""
        fallen = (self.fallen * MIX + way + 1) & MASK
        if self.waiting == SETUP:
            return Standing(self.title, fallen, None, self.title.start(seed=fallen).copy(quiet=True))
        game = self.at.copy()
        game.state.dice = Dice(FastSource(fallen))
        assert self.waiting is not None
        game.choose(self.waiting)
        return Standing(self.title, fallen, None, game)


class TitleState(pyspiel.State):  # type: ignore[misc]  # pyspiel is untyped
    """A game under way, as OpenSpiel asks about it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.now = Standing(game.title)

    def current_player(self) -> int:
        if self.now.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.now.at.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else self.now.title.seats.index(seat)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.now.at.codes)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(way, 1 / WAYS) for way in range(WAYS)]

    def _apply_action(self, action: int) -> None:
        self.now = self.now.chosen(action) if self.now.waiting is None else self.now.fell(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"fall {action}"
        question = self.now.at.decision
        assert question is not None
        return json.dumps(question.actions[action], ensure_ascii=False)

    def is_terminal(self) -> bool:
        return self.now.waiting is None and self.now.at.over

    def returns(self) -> list[float]:
        title = self.now.title
        if not self.is_terminal():
            return [0.0] * len(title.seats)
        outcome = self.now.at.outcome
        assert outcome is not None
        points = [title.points(outcome, seat) for seat in title.seats]
        return [2 * worth - 1 for worth in points] if len(points) > 1 else points

    def information_state_string(self, player: int | None = None) -> str:
        if self.now.game is None:
            return "before the set-up"
        seat = self.now.title.seats[self.current_player() if player is None else player]
        return json.dumps(self.now.at.view(seat), sort_keys=True, ensure_ascii=False)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TitleState:
        """Another game that the player cannot tell from this one."""
        title, fallen = self.now.title, int(sampler() * MASK)
        other = TitleState(self.get_game())
        other.now = Standing(title, fallen, None, self.now.at.imagined(title.seats[player], fallen))
        return other

    def __str__(self) -> str:
        if self.now.waiting is not None:
            return f"{self.now.title.id}: waiting for chance after {self.now.fallen}"
        return self.now.at.digest()
