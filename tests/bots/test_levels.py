"""Bots are honest: what they decide follows from what their seat knows and from their own chance alone."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import indochine
from indochine.bots import Sight, bot, names
from indochine.bots.search import LOOK_UP, SearchBot
from indochine.bots.tree import Tree
from indochine.kernel.game import Game
from indochine.kernel.registry import titles

FEW = 12  # simulations: enough to look at hidden things, if it could
POSITIONS = {"greedy": 12, "planner": 12, "captain": 4, "general": 1}  # in which a level is asked twice
HIDING = {"silver-bayonet": ("4", 10)}  # scenario and distance: air points are hidden only now and then
SEEDS = range(5, 25)


def games_under_way(id: str, seed: int, every: int = 40, scenario: str | None = None) -> list[Game]:
    """Positions of one random game."""
    game, rng, found = indochine.title(id).start(scenario, seed=seed).copy(quiet=True), Random(seed), []
    number = 0
    while not game.over:
        if number % every == every // 2 and len(game.codes) > 1:
            found.append(game.copy())
        game.choose(rng.choice(game.codes))
        number += 1
    return found


def double(game: Game, seed: int) -> Game:
    """A game that differs only in what the deciding seat cannot know."""
    seat = str(game.seat)
    return game.title.imagine(game.view(seat), seat, seed)


@cache
def doubles(id: str) -> list[tuple[Game, Game]]:
    """Pairs of games that differ in hidden things, and in nothing that the deciding seat may know."""
    scenario, every = HIDING.get(id, (None, 40))
    found: list[tuple[Game, Game]] = []
    for seed in SEEDS:
        for game in games_under_way(id, seed, every, scenario):
            other = double(game, seed=77)
            if other.digest() != game.digest():
                found.append((game, other))
            if len(found) == max(POSITIONS.values()):
                return found
    raise AssertionError(f"{id} hides too little in these games")


@pytest.mark.parametrize("level", POSITIONS)
@pytest.mark.parametrize("id", titles())
def test_two_games_that_differ_in_hidden_things_get_the_same_move(id: str, level: str) -> None:
    """Every level, with as many simulations as it has at the table."""
    player = bot(level, seconds=3600)
    pairs = doubles(id)
    if level in ("captain", "general"):
        pairs = [pair for pair in pairs if searched(pair[0], far=level == "general")]
    assert len(pairs) >= POSITIONS[level]
    for game, other in pairs[: POSITIONS[level]]:
        thought = player.think(Sight(game), Random(9))
        assert player.think(Sight(other), Random(9)) == thought
        assert thought.code in game.codes
        assert abs(sum(w.share for w in thought.weighed) - 1) < 1e-6


def searched(game: Game, far: bool) -> bool:
    """Whether captain, or general, does search here."""
    return SearchBot(1, far).think(Sight(game), Random(9)).simulations > 0


class Peeping(Sight):
    """Shows the true game, its dice included, instead of an imagined one."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.true = game

    def imagined(self, seed: int) -> Game:
        return self.true.copy(quiet=True)


@pytest.mark.parametrize("id", ["lost-valley", "saigon75", "storm"])
def test_a_bot_that_saw_hidden_things_would_be_found_out(id: str) -> None:
    """Silver Bayonet hides air points alone, which one choice ahead tell nothing yet."""
    greedy = bot("greedy")
    thoughts = [[greedy.think(Peeping(game), Random(9)) for game in pair] for pair in doubles(id)]
    assert any(one != other for one, other in thoughts)


@pytest.mark.parametrize("id", titles())
def test_a_bot_changes_nothing_at_the_table(id: str) -> None:
    game = games_under_way(id, seed=3)[0]
    before = game.digest()
    SearchBot(FEW).think(Sight(game), Random(1))
    assert game.digest() == before


@pytest.mark.parametrize("id", titles())
def test_every_level_plays_by_plain_values_too(id: str) -> None:
    """As in another process: a view and choices, no game."""
    game = games_under_way(id, seed=4)[1]
    for level in names(game.title)[:3]:
        assert bot(level).choose(Sight(game).plain(), Random(2)) in game.codes
    assert SearchBot(FEW).choose(Sight(game).plain(), Random(2)) in game.codes


def test_a_search_ends_when_its_time_is_over() -> None:
    game = games_under_way("saigon75", seed=6)[0]
    thought = SearchBot(1_000_000, seconds=0.0).think(Sight(game), Random(1))
    assert thought.simulations <= LOOK_UP  # none if the choice was obvious


class Stubborn(SearchBot):
    """Searches on when nothing can change the choice any more."""

    def grow(self, tree: Tree, most: int) -> int:
        for _ in range(most):
            tree.simulate()
        return most


def test_a_search_that_ends_early_chooses_what_it_would_have_chosen() -> None:
    early = 0
    for game in games_under_way("saigon75", seed=6, every=20)[:12]:
        short, whole = (kind(10 * FEW).think(Sight(game), Random(1)) for kind in (SearchBot, Stubborn))
        assert short.code == whole.code
        early += short.simulations < whole.simulations
    assert early > 0


class Hurried(SearchBot):
    """Notes how many games it may imagine, and imagines one."""

    def grow(self, tree: Tree, most: int) -> int:
        self.most = most
        return super().grow(tree, 1)


@pytest.mark.parametrize("id", titles())
def test_a_level_imagines_as_many_games_as_the_title_says(id: str) -> None:
    game = next(game for game, _ in doubles(id) if searched(game, far=False) and searched(game, far=True))
    strategy, captain, general = game.title.strategy, Hurried(), Hurried(far=True)
    assert strategy is not None
    for player in (captain, general):
        player.think(Sight(game), Random(1))
    efforts = [strategy.effort(game.state, far) for far in (False, True)]
    few, many = (strategy.simulations(game.state, far) for far in (False, True))
    assert (captain.most, general.most) == (few * efforts[0], many * efforts[1])
    assert few == strategy.few < many


def test_a_question_that_habit_answers_as_well_is_not_searched() -> None:
    searched = left = 0
    for game in games_under_way("storm", seed=6, every=7):
        strategy, thought = game.title.strategy, SearchBot(FEW).think(Sight(game), Random(1))
        assert strategy is not None
        if strategy.effort(game.state, far=False):
            searched += thought.simulations > 0
        else:
            weights = dict(zip(game.codes, strategy.weights(game.state), strict=True))
            assert thought.simulations == 0
            assert weights[thought.code] == max(weights.values())
            left += 1
    assert searched
    assert left


@pytest.mark.parametrize("id", titles())
def test_efforts_are_told_for_questions_that_there_are(id: str) -> None:
    found = indochine.title(id)
    assert found.strategy is not None
    assert set(found.strategy.efforts) <= set(found.frame_kinds)
    assert set(found.strategy.learned_well) <= set(found.frame_kinds)


@pytest.mark.parametrize("id", titles())
def test_a_playout_ends_where_positions_are_judged_best(id: str) -> None:
    for game in games_under_way(id, seed=6, every=20)[:12]:
        strategy = game.title.strategy
        assert strategy is not None
        tree = Tree(game, strategy, Random(1), FEW)
        s = tree.dealt()
        tree.play_on(s)
        assert tree.decisions <= strategy.horizon
        if strategy.stages and s.outcome is None:
            assert strategy.stage(s) == tree.last_stage


@pytest.mark.parametrize("id", titles())
def test_no_choice_weighs_less_than_nothing(id: str) -> None:
    found = indochine.title(id)
    for scenario in found.scenarios:
        for seed in range(16 if scenario == found.scenarios[0] else 2):
            weigh_a_random_game(found.start(scenario, seed=seed).copy(quiet=True), Random(seed))


def weigh_a_random_game(game: indochine.Game, rng: Random) -> None:
    strategy = game.title.strategy
    assert strategy is not None
    while not game.over:
        weights = strategy.weights(game.state)
        asked = game.state.frames[-1].name
        assert len(weights) == len(game.codes), asked
        assert min(weights) >= 0, asked
        assert max(weights) > 0, asked
        game.choose(rng.choice(game.codes))
