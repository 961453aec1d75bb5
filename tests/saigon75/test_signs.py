"""What a position shows of who will win, and what that counts for."""

from __future__ import annotations

import tomllib
from math import exp, log
from random import Random
from typing import Any

import numpy as np
import pytest

import indochine
from indochine.bots import Sight, bot
from indochine.titles.saigon75.book import NV
from indochine.titles.saigon75.habits.signs import FITTED, Judgement, names, signs
from tests.saigon75.table import TITLE, state, table
from tests.tools import tool

BOOK = TITLE.book
NAMES = names(BOOK)
JUDGING = tool("judge_saigon75")


def shown(game: indochine.Game) -> dict[str, float]:
    """The signs that are not nought."""
    return {name: sign for name, sign in zip(NAMES, signs(state(game)), strict=True) if sign}


def fitted() -> dict[str, Any]:
    return tomllib.loads(FITTED.read_text())


def test_every_sign_has_its_weights_and_no_other_has() -> None:
    assert set(fitted()["signs"]) == set(NAMES)
    assert len(NAMES) == len(set(NAMES))
    assert {len(row) for row in fitted()["signs"].values()} == {4}


def test_signs_tell_where_everybody_stands_and_what_everybody_holds() -> None:
    game = table(
        sv={"saigon": "sv_division*2 mech"},
        nv={"pleiku": "nv_division vc"},
        militia="pleiku",
        hands={"NV": [3], "SV": [17]},
        tokens={"3": "NV", "5": "gone", "7": "SV"},
    )
    found = shown(game)
    assert found["sv-steps saigon"] == 5
    assert found["nv-steps pleiku"] == 3
    assert found["vc pleiku"] == found["militia pleiku"] == 1
    assert found["units sv_division"] == 2
    assert found["units mech"] == 1
    assert found["card NV 3"] == found["card SV 17"] == 1
    assert found["token NV 0"] == found["token SV 2"] == 1
    assert found["sv-steps square"] == 0.25
    assert "sv-steps pleiku" not in found
    assert "card NV 17" not in found


def test_what_a_sign_counts_for_depends_on_who_moves_and_when() -> None:
    nothing = {"even": {"NV": [0.0] * 8, "SV": [1.0] * 8}, "signs": {"sv-steps saigon": [0.1, 0.2, 0.3, 0.4]}}
    judgement = Judgement(BOOK, nothing)

    def score(turn: int, phase: str) -> float:
        return judgement.score(state(table(sv={"saigon": "mech"}, turn=turn, phase=phase)), BOOK.turns)

    assert score(8, "NV") == pytest.approx(0.1 + 3 * 0.2)
    assert score(6, "NV") == pytest.approx(0.1 + 0.2)
    assert score(6, "SV") == pytest.approx(1.0 + 0.3 + 0.4)


def test_a_sign_of_another_pack_counts_for_nothing() -> None:
    nobody = Judgement(BOOK, {"even": fitted()["even"], "signs": {}})
    game = table(sv={"saigon": "mech"}, turn=8)
    assert nobody.score(state(game), BOOK.turns) == fitted()["even"]["NV"][0]


def test_judgement_foresees_who_wins_games_that_it_was_not_fitted_to() -> None:
    """Much better than who always says what is most usual, whose loss is 0.65."""
    losses = []
    for seed in range(5_000_000, 5_000_020):
        game, rng = TITLE.start(seed=seed).copy(quiet=True), Random(seed)
        planner, scores, stage = bot("planner"), [], -1
        while not game.over:
            s = state(game)
            if s.turn * 2 + s.active != stage:
                stage = s.turn * 2 + s.active
                scores.append(TITLE.strategy.lore.judgement.score(s, BOOK.turns))
            game.choose(planner.choose(Sight(game), rng))
        won = TITLE.strategy.worth(state(game), NV)
        losses += [log(1 + exp(-score if won else score)) for score in scores[1:]]
    assert sum(losses) / len(losses) < 0.5


def test_fitting_finds_the_weights_that_made_the_results() -> None:
    rng = np.random.default_rng(7)
    turns = np.eye(8, dtype=np.float32)[rng.integers(0, 8, 20_000)]
    found = rng.integers(0, 4, (20_000, 3)).astype(np.float32)
    truth = np.array([0.5] * 8 + [1.0, -1.0, 0.0])
    x = np.hstack([turns, found])
    won = (rng.random(len(x)) < JUDGING.chances(x, truth)).astype(np.float32)
    assert JUDGING.fitted(x, won) == pytest.approx(truth, abs=0.2)


def test_phases_to_fit_to_are_those_that_habit_led_from() -> None:
    rows = [row for seed in range(4) for row in JUDGING.played(seed)]
    assert {len(found) for _, _, found, _ in rows} == {len(NAMES)}
    assert {won for *_, won in rows} <= {0.0, 1.0}
    assert all(0 <= left < 8 for _, left, _, _ in rows)
