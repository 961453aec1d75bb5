"""A title as a Gymnasium environment: one seat learns, bots play the others.

    env = indochine.research.single.SeatEnv("saigon75", seat="SV", opponent="random")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)

Observations, actions and the reward at the end are those of `indochine.research.aec`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from indochine.bots import Sight, bot
from indochine.kernel.errors import BadSetup
from indochine.kernel.game import Game
from indochine.kernel.registry import title as find_title
from indochine.research.encoding import CHOICES, encoding, spaces


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """The seat that learns sees the game only when it is asked."""

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        seat: str | None = None,
        opponent: str = "random",
        scenario: str | None = None,
        options: dict[str, Any] | None = None,
        board: bool = True,
    ) -> None:
        """Without `board` the costly array of the board is left out: enough for plain policies."""
        self.board = board
        self.title = find_title(title)
        self.scenario, self.options = self.title.settle(scenario, options)
        seats = self.title.seats_of(self.scenario, self.options)
        self.seat = seat or seats[0]
        if self.seat not in seats:
            raise BadSetup(f"there is no seat {self.seat!r}; there are: {', '.join(seats)}")
        self.opponent = bot(opponent)
        self.encoding = encoding(self.title)
        self.observation_space = spaces(self.encoding, board)
        self.action_space = Discrete(CHOICES)
        self.game: Game | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        dice = int(self.np_random.integers(1 << 48))
        self.chance = Random(dice)
        self.game = self.title.start(self.scenario, self.options, dice).copy(quiet=True)
        self.let_others_play()
        return self.observe(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        game = self.playing
        if not 0 <= action < len(game.codes):
            raise ValueError(f"{action!r} is no legal choice: there are {len(game.codes)} (see action_mask)")
        game.choose(game.codes[int(action)])
        self.let_others_play()
        return self.observe(), self.reward(), game.over, False, {}

    def let_others_play(self) -> None:
        game = self.playing
        while not game.over and game.seat != self.seat:
            game.choose(self.opponent.choose(Sight(game), self.chance))

    def observe(self) -> dict[str, Any]:
        game = self.playing
        seen: dict[str, Any] = {
            "choices": self.encoding.choices(game),
            "action_mask": self.encoding.mask(game),
        }
        return {"observation": self.encoding.observation(game, self.seat), **seen} if self.board else seen

    def reward(self) -> float:
        outcome = self.playing.outcome
        if outcome is None:
            return 0.0
        points = self.title.points(outcome, self.seat)
        return points if len(self.title.seats) == 1 else 2 * points - 1

    @property
    def playing(self) -> Game:
        assert self.game is not None, "reset() comes first"
        return self.game
