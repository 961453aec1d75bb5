"""The tables, read for every turn, die and number of provinces: as printed, and within their limits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .table import TITLE, events, state, table

TURNS, DICE = st.integers(1, 8), st.integers(1, 6)
PACK = TITLE.pack.tables


@pytest.mark.rule("saigon75", "D.2.1a", "D.2.1b")
@given(TURNS, DICE, st.sampled_from(["NV", "SV"]))
def test_availability_is_the_cell_of_turn_and_die(turn: int, die: int, side: str) -> None:
    printed = PACK.activation.nv if side == "NV" else PACK.activation.sv
    game = table(sv={"saigon": "mech"}, phase=side, step="availability", turn=turn, dice=[die])
    assert state(game).available == printed.by_die[turn - 1][die - 1]
    assert state(game).available <= printed.maximum[turn - 1]
    (told,) = events(game, "availability")
    assert sum(part["worth"] for part in told["sum"]) == told["total"] == state(game).available


@pytest.mark.rule("saigon75", "D.9.1")
@given(st.integers(0, 19), DICE)
def test_deserters_are_the_cell_of_provinces_and_die(provinces: int, die: int) -> None:
    held = " ".join(id for id in TITLE.book.province_ids if id != "saigon")
    militia = " ".join(held.split()[:provinces])
    game = table(sv={"saigon": "sv_division*5"}, phase="SV", step="desertion", militia=militia, dice=[die])
    row = next(r for r in PACK.desertion.row if r.min_provinces <= provinces <= r.max_provinces)
    (told,) = events(game, "desertion")
    assert (told["provinces"], told["total"]) == (provinces, row.losses[die - 1])


@pytest.mark.rule("saigon75", "D.9.1")
@given(st.integers(0, 18), st.integers(1, 5))
def test_more_provinces_or_a_higher_die_never_mean_fewer_deserters(provinces: int, die: int) -> None:
    cells = TITLE.book.desertion
    assert cells[provinces][die - 1] <= cells[provinces + 1][die - 1]
    assert cells[provinces][die - 1] <= cells[provinces][die]
