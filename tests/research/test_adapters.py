"""The three adapters pass the checks of the libraries that they are for."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, seed_test

from indochine.kernel.errors import BadSetup
from indochine.kernel.registry import titles
from indochine.research import spiel
from indochine.research.aec import TitleEnv, env
from indochine.research.single import SeatEnv

CYCLES = 60


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """The checkers warn about style (no render mode, spaces without finite bounds), not about faults."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("id", titles())
def test_pettingzoo_finds_nothing_wrong(id: str) -> None:
    api_test(env(id), num_cycles=CYCLES, verbose_progress=False)


@pytest.mark.parametrize("id", titles())
def test_the_same_seed_gives_the_same_game(id: str) -> None:
    seed_test(lambda: env(id), num_cycles=CYCLES)


def played(environment: TitleEnv, seed: int) -> dict[str, float]:
    environment.reset(seed=seed)
    chance, rewards = np.random.default_rng(seed), {}
    for agent in environment.agent_iter():
        seen, reward, over, _, _ = environment.last()
        rewards[agent] = reward
        legal = np.flatnonzero(seen["action_mask"])
        environment.step(None if over else int(chance.choice(legal)))
    return rewards


def test_one_side_gains_what_the_other_loses() -> None:
    rewards = played(env("saigon75"), 4)
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    environment = env("storm")
    environment.reset(seed=1)
    before = environment.playing.digest()
    with pytest.raises(ValueError, match="no legal choice"):
        environment.step(511)
    assert environment.playing.digest() == before


def test_the_table_can_be_printed() -> None:
    environment = env("lost-valley", render_mode="ansi")
    environment.reset(seed=1)
    text = environment.render()
    assert text is not None
    assert "Isabelle" in text


class AnyNumber(gymnasium.ActionWrapper[Any, Any, Any]):
    """Gymnasium's checker knows no mask: each number it tries stands for one of the legal choices."""

    def action(self, action: Any) -> int:
        env = self.unwrapped
        assert isinstance(env, SeatEnv)
        return int(action) % len(env.playing.codes)


@pytest.mark.parametrize("id", titles())
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    check_env(AnyNumber(SeatEnv(id)), skip_render_check=True)


@pytest.mark.parametrize("id", titles())
def test_one_seat_plays_a_game_whose_arrays_fit(id: str) -> None:
    environment = SeatEnv(id)
    seen, _ = environment.reset(seed=3)
    assert environment.observation_space.contains(seen)
    chance, steps, over = np.random.default_rng(1), 0, False
    while not over and steps < 200:
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, truncated, _ = environment.step(action)
        assert not truncated
        assert over or reward == 0
        assert environment.observation_space.contains(seen)
        steps += 1


def test_an_unknown_seat_gets_a_sentence() -> None:
    with pytest.raises(BadSetup, match="no seat 'US'"):
        SeatEnv("saigon75", seat="US")


@pytest.mark.parametrize("id", titles())
def test_open_spiel_finds_nothing_wrong(id: str) -> None:
    spiel.register()
    game = pyspiel.load_game(spiel.short_name(id))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("id", titles())
def test_open_spiel_s_own_search_plays_every_title(id: str) -> None:
    spiel.register()
    game = pyspiel.load_game(spiel.short_name(id))
    chance = np.random.RandomState(1)
    player = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(5)
    assert player.step(state) in state.legal_actions()


@pytest.mark.parametrize("id", titles())
def test_resampling_keeps_what_a_player_knows(id: str) -> None:
    spiel.register()
    state = pyspiel.load_game(spiel.short_name(id)).new_initial_state()
    chance, looks, changed = np.random.RandomState(2), 0, 0
    while not state.is_terminal() and looks < 12:
        for _ in range(12):
            if not state.is_terminal():
                state.apply_action(int(chance.choice(state.legal_actions() or range(spiel.WAYS))))
        if state.current_player() < 0:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        changed += str(other) != str(state)
        looks += 1
    assert looks > 3
    assert changed or id == "silver-bayonet", "what others hold is dealt anew"
