"""What every title promises, checked on random games: the tests and `indochine fuzz` both run this.

A game is played at random; at every decision the cheap promises are checked, at some of them all are. Where
a title knows standing orders, seats give some on the way, in games with an odd seed.
A broken promise is a ConformanceError that names the seed and the command that plays the same game again.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from indochine.analysis import promises
from indochine.analysis.promises import Broken, Scene
from indochine.analysis.setups import Case
from indochine.kernel.choices import Choice
from indochine.kernel.frames import VERB
from indochine.kernel.game import Game
from indochine.kernel.registry import title

MOST_DECISIONS = 5000  # a game that takes longer is held to be endless
THOROUGHLY = 10  # of the decisions looked at, one in so many is checked in full
FAST = 0
SAMPLE = 2  # listed choices played on copies at every decision
ORDERS = 30  # where orders are given, at one decision in so many


class ConformanceError(Exception):
    """A title broke a promise; the text says which, where, and how to see it again."""


@dataclass(frozen=True)
class Report:
    """What a checked game amounted to."""

    case: Case
    decisions: int
    reason: str


def check_game(case: Case, every: int = 1) -> Report:
    """One random game from its first decision to its end, looking closely at one decision in `every`
    (FAST: at none; then only counters and the end are checked)."""
    decisions = 0
    try:
        game = start(case)
        if every == FAST:
            game = game.copy(quiet=True)
        for decisions in play(game, case.seed, every):  # noqa: B007 (named in the complaint)
            pass
        if every != FAST:
            promises.check_end(game)
    except Exception as problem:
        raise complaint(case, decisions, problem) from problem
    assert game.outcome is not None
    return Report(case, decisions, game.outcome.reason)


def start(case: Case) -> Game:
    return title(case.title, case.pack).start(case.scenario, dict(case.options), case.seed)


def play(game: Game, seed: int, every: int) -> Iterator[int]:
    """Play at random to the end, checking on the way; yields the number of each decision."""
    number = 0
    player, sampler = Random(seed), Random(f"sampler {seed}")  # so that checking does not change the game
    watch, orders = promises.LogWatch(), Random(f"orders {seed}")
    while not game.over:
        if not game.codes:
            raise Broken("nobody can decide anything, and the game is not over")
        if seed % 2 and give_order(game, orders):
            continue  # it may have answered what was asked
        promises.check_invariants(game)
        code = player.choice(game.codes)
        if every == 1 or (every != FAST and sampler.randrange(every) == 0):
            check_decision(game, sampler, code, watch)
        game.choose(code)
        number += 1
        if number > MOST_DECISIONS:
            raise Broken(f"the game is not over after {MOST_DECISIONS} decisions")
        yield number
    promises.check_invariants(game)


def give_order(game: Game, rng: Random) -> bool:
    """Now and then a seat, deciding or not, gives a standing order, where a title has such orders."""
    if game.title.standing_orders is None or rng.randrange(ORDERS):
        return False
    seat = rng.choice(game.seats)
    question = game.orders(seat)
    codes = question.legal if question else []
    if not codes:
        return False
    assert question is not None
    kind = rng.choice(sorted({code & VERB for code in codes}))  # else those with many places come up alone
    code = rng.choice([code for code in codes if code & VERB == kind])
    game.order(Choice(question, code).action, seat)
    return True


def check_decision(game: Game, rng: Random, code: int, watch: promises.LogWatch) -> None:
    """The cheap promises always, every one of them now and then."""
    scene = Scene(game, rng)
    thorough = rng.randrange(THOROUGHLY) == 0
    listed = game.codes if thorough else rng.sample(game.codes, min(SAMPLE, len(game.codes)))
    promises.check_legality(scene)
    promises.check_listed(scene, listed)
    promises.check_undo(scene, code)
    if thorough:
        for check in promises.THOROUGH:
            check(scene)
        watch.look(game)
    promises.check_untouched(scene, "looking at a decision")


def complaint(case: Case, decisions: int, problem: Exception) -> ConformanceError:
    """The problem with what is needed to see it again."""
    where = f"{case.title}, seed {case.seed}, after {decisions} decisions"
    what = str(problem) if isinstance(problem, Broken) else last_lines(problem)
    return ConformanceError(f"{where}: {what}\nTo see it again: {case.command}")


def last_lines(problem: Exception) -> str:
    frames = traceback.extract_tb(problem.__traceback__)[-3:]
    lines = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} in {frame.name}" for frame in frames]
    return f"{type(problem).__name__}: {problem} ({', '.join(lines)})"


def check_batch(every: int, cases: Sequence[Case]) -> tuple[list[Report], list[str]]:
    """Some games; what was found wrong comes back as sentences, so that the others still run."""
    reports, complaints = [], []
    for case in cases:
        try:
            reports.append(check_game(case, every))
        except ConformanceError as problem:
            complaints.append(str(problem))
    return reports, complaints
