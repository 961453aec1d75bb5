"""A title as a PettingZoo environment: agents take turns as the game asks them.

    env = indochine.research.aec.env("saigon75")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

The agents are the seats. The reward comes at the end: 1 for the winner, -1 for the loser, 0 for a draw; a
solitaire title gives what the game was worth (`Title.points`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv

from indochine.kernel.game import Game
from indochine.kernel.registry import title as find_title
from indochine.kernel.tableau import Cell, Section
from indochine.kernel.text import Msg
from indochine.kernel.title import Title
from indochine.research.encoding import CHOICES, encoding, spaces


class TitleEnv(AECEnv):  # type: ignore[misc]  # pettingzoo is untyped
    """One title, one scenario with its options."""

    metadata = {"name": "indochine", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        scenario: str | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.title = find_title(title)
        self.scenario, self.options = self.title.settle(scenario, options)
        self.encoding = encoding(self.title)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"indochine_{title}"}
        self.possible_agents = list(self.title.seats_of(self.scenario, self.options))
        self.observation_spaces = {agent: spaces(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(CHOICES) for agent in self.possible_agents}
        self.chance = np.random.default_rng()
        self.game: Game | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        dice = int(self.chance.integers(1 << 48))
        self.game = self.title.start(self.scenario, self.options, dice).copy(quiet=True)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = str(self.game.seat)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; who is not asked has nothing to choose."""
        game = self.playing
        asked = game if game.seat == agent else None
        return {
            "observation": self.encoding.observation(game, agent),
            "choices": self.encoding.choices(asked),
            "action_mask": self.encoding.mask(asked),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.playing
        if action is None or not 0 <= action < len(game.codes):
            raise ValueError(f"{action!r} is no legal choice: there are {len(game.codes)} (see action_mask)")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        game.choose(game.codes[int(action)])
        if game.over:
            self.end()
        else:
            self.agent_selection = str(game.seat)
        self._accumulate_rewards()

    def end(self) -> None:
        outcome = self.playing.outcome
        assert outcome is not None
        for agent in self.agents:
            points = self.title.points(outcome, agent)
            self.rewards[agent] = points if len(self.possible_agents) == 1 else 2 * points - 1
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The table as text, as the seat on turn sees it."""
        if self.render_mode != "ansi":
            return None
        game = self.playing
        seat = game.seat or self.possible_agents[0]
        return "\n\n".join(told(self.title, section) for section in self.title.tableau(game.view(seat)))

    def close(self) -> None:
        self.game = None

    @property
    def playing(self) -> Game:
        assert self.game is not None, "reset() comes first"
        return self.game


def told(title: Title, section: Section) -> str:
    rows = [" | ".join(in_words(title, cell) for cell in row) for row in section.rows]
    return "\n".join([title.text(section.heading), *rows])


def in_words(title: Title, cell: Cell) -> str:
    return " ".join(title.text(part) if isinstance(part, Msg) else str(part) for part in cell.parts)


def env(title: str, **setup: Any) -> TitleEnv:
    return TitleEnv(title, **setup)
