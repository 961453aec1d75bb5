"""How fast the titles play, measured against python-chess in the same run on the same core.

Rates depend on the machine and on who else uses it; ratios hardly do. So slices of our play and of chess
alternate, and noise hits both alike. One pc is one move of uniformly random chess, legal move list included.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any

from indochine.bots.tree import Tree
from indochine.kernel.build import COMPILED, build
from indochine.kernel.collector import spare_collector
from indochine.kernel.game import Game
from indochine.kernel.record import replay_on
from indochine.kernel.registry import title
from indochine.kernel.title import Title

SLICE = 0.1  # seconds: short enough that noise hits neighbours alike
LONGEST_CHESS = 200  # moves of a random game of chess
SEARCH = 0.8  # of the decisions of bare playouts
SIMULATIONS = 160  # that a search is laid out for
TWO_PROCESSES = 1.9  # times one process

Work = Callable[[], int]  # does a little and says how many units of work that was


@dataclass
class Rate:
    """Units of work and the seconds they took."""

    done: int = 0
    seconds: float = 0.0

    @property
    def per_second(self) -> float:
        return self.done / self.seconds if self.seconds else 0.0

    def run(self, work: Work, seconds: float) -> None:
        start = now = perf_counter()
        while now - start < seconds:
            self.done += work()
            now = perf_counter()
        self.seconds += now - start


class ChessPlayer:
    """Uniformly random chess, a move at a time."""

    def __init__(self) -> None:
        import chess

        self.board, self.rng = chess.Board(), Random(1)
        self.games = 0

    def decide(self) -> int:
        board = self.board
        moves = list(board.legal_moves)
        if not moves or len(board.move_stack) >= LONGEST_CHESS:
            self.games += 1
            board.reset()
            return 0
        board.push(self.rng.choice(moves))
        return 1


class Player:
    """Uniformly random play of a title, a decision at a time."""

    def __init__(self, found: Title, scenario: str | None = None, seed: int = 1) -> None:
        self.title, self.scenario, self.seed, self.rng = found, scenario, seed, Random(seed)
        self.games = 0
        self.game = self.fresh()

    def fresh(self) -> Game:
        self.seed += 1
        return self.title.start(self.scenario, seed=self.seed).copy(quiet=True)

    def decide(self) -> int:
        game = self.game
        if game.over:
            self.games += 1
            self.game = self.fresh()
            return 0
        game.choose(self.rng.choice(game.codes))
        return 1


class Searcher:
    """Tree search from the middle of a game, and the bare playouts that it is made of."""

    def __init__(self, found: Title) -> None:
        game = middle_game(found)
        while len(game.codes) < 2:
            game.choose(game.codes[0])
        assert found.strategy is not None
        self.tree = Tree(game.imagined(str(game.seat), 1), found.strategy, Random(1), SIMULATIONS)

    def search(self) -> int:
        before = self.tree.decisions
        self.tree.simulate()
        return self.tree.decisions - before

    def play_out(self) -> int:
        before = self.tree.decisions
        self.tree.play_on(self.tree.dealt(len(self.tree.deals)))
        return self.tree.decisions - before


def search_share(found: Title, seconds: float) -> float | None:
    """Decisions that a search makes in the time of one decision of a bare playout."""
    if found.strategy is None:
        return None
    searcher = Searcher(found)
    rates = {"search": Rate(), "playouts": Rate()}
    for _ in range(max(1, round(seconds / SLICE))):
        rates["search"].run(searcher.search, SLICE)
        rates["playouts"].run(searcher.play_out, SLICE)
    return rates["search"].per_second / rates["playouts"].per_second


def middle_game(found: Title, scenario: str | None = None) -> Game:
    """A game half played: what a search copies."""
    half = decisions_of(play_out(found, scenario)) // 2
    return play_out(found, scenario, half).copy(quiet=True)


def play_out(found: Title, scenario: str | None = None, decisions: int = -1) -> Game:
    """A game with its record, played to the end or for so many decisions."""
    game, rng = found.start(scenario, seed=1), Random(1)
    while not game.over and decisions:
        game.choose(rng.choice(game.codes))
        decisions -= 1
    return game


def measure(title_id: str, seconds: float) -> dict[str, Any]:
    """All rates of a title; the ratios only if python-chess is there."""
    found = title(title_id)
    player, whole = Player(found), play_out(found)
    record = whole.record()
    chess = ChessPlayer() if has_chess() else None

    def replay() -> int:
        replay_on(found, record)
        return 1

    works = {"decisions": player.decide, "copies": copies(middle_game(found)), "replays": replay}
    rates, yardstick = alternate(works, chess.decide if chess else None, seconds)
    numbers = {name: rate.per_second for name, rate in rates.items()}
    numbers["games"] = player.games / rates["decisions"].seconds
    numbers["replayed decisions"] = numbers["replays"] * decisions_of(whole)
    result: dict[str, Any] = {
        "title": title_id,
        "build": build(),
        "per_second": numbers,
        "targets": targets(found),
        "ratios": {},
        "chess": {},
    }
    if chess:
        per_game = chess.games / yardstick.seconds
        result["chess"] = {"moves": yardstick.per_second, "games": per_game}
        result["ratios"] = {name: rate / yardstick.per_second for name, rate in numbers.items()}
        result["ratios"]["games"] = numbers["games"] / per_game if per_game else None
        del result["ratios"]["replays"]  # a replay is no move: its decisions are compared
    result["search"] = search_share(found, seconds)
    result["two_processes"] = two_processes(title_id, seconds)
    return result


def measure_scenario(title_id: str, scenario: str, seconds: float) -> dict[str, Any]:
    """Decisions and copies in one scenario; without python-chess there is nothing to hold them against."""
    found = title(title_id)
    works = {"decisions": Player(found, scenario).decide, "copies": copies(middle_game(found, scenario))}
    rates, yardstick = alternate(works, ChessPlayer().decide, seconds)
    ratios = {name: rate.per_second / yardstick.per_second for name, rate in rates.items()}
    return {"scenario": scenario, "ratios": ratios, "targets": targets(found)}


def copies(game: Game) -> Work:
    def work() -> int:
        for _ in range(100):
            game.copy()
        return 100

    return work


def targets(found: Title) -> dict[str, float]:
    """In moves of random chess."""
    pace = found.pace
    return {"decisions": pace.compiled if build() == COMPILED else pace.pure, "copies": pace.copies}


def has_chess() -> bool:
    return find_spec("chess") is not None


def decisions_of(game: Game) -> int:
    return sum("do" in entry for entry in game.record()["entries"])


def alternate(works: dict[str, Work], chess: Work | None, seconds: float) -> tuple[dict[str, Rate], Rate]:
    """Each work for so many seconds, in short slices, with a slice of chess beside each."""
    rates = {name: Rate() for name in works}
    yardstick = Rate()
    for _ in range(max(1, round(seconds / SLICE))):
        for name, work in works.items():
            rates[name].run(work, SLICE)
            if chess:
                yardstick.run(chess, SLICE)
    return rates, yardstick


def two_processes(title_id: str, seconds: float) -> float:
    """How many times the work of one process two do; both are warm before the clock starts."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=spawn, initializer=spare_collector) as pool:
        list(pool.map(decisions_in, [title_id] * 4, [0.2] * 4))
        alone = together = 0.0
        for _ in range(max(1, round(seconds))):
            alone += pool.submit(decisions_in, title_id, 0.5).result()
            together += sum(pool.map(decisions_in, [title_id] * 2, [0.5] * 2))
    return together / alone


def decisions_in(title_id: str, seconds: float) -> float:
    """Decisions per second of random play in this process."""
    rate = Rate()
    rate.run(Player(title(title_id)).decide, seconds)
    return rate.per_second
