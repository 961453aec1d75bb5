"""The luck ledger: fair on average, matched with the entries of a record, and told in sentences."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import indochine
from indochine.analysis.luck import OPENING, TEXT, Ledger, Total, judged_rolls, ledger_of, sentence
from indochine.kernel.luck import Judged
from indochine.kernel.text import LANGUAGES, catalogue
from tests.luck_judged import at_random

GAMES = {"storm": 24, "saigon75": 60, "lost-valley": 60, "silver-bayonet": 40}
RARE = {"rerolled", "propaganda", "shaft-rolled", "night-ambush"}  # or in another scenario
FAR = 3.5  # standard deviations that chance hardly reaches; the seeds are fixed


def played(title: str, seed: int, most: int = 10_000) -> indochine.Game:
    game, chance = indochine.title(title).start(seed=seed), Random(seed)
    for _ in range(most):
        if game.over:
            break
        game.choose(chance.choice(game.codes))
    return game


def ledger(game: indochine.Game) -> Ledger:
    record: dict[str, Any] = json.loads(json.dumps(game.record()))
    return ledger_of(game.title, record)


@pytest.mark.parametrize("id", indochine.titles())
def test_luck_is_nothing_on_average_and_every_result_was_foreseen(id: str) -> None:
    title = indochine.title(id)
    sums: dict[tuple[int, str], list[float]] = {}
    for seed in range(GAMES[id]):
        for row in judged_rolls(title, at_random(title, seed))[0]:
            one = row.judged
            assert one.got in one.spread, (row.event.kind.name, one.got, one.spread)
            assert sum(one.spread.values()) == pytest.approx(1)
            for key in ((one.side, "all"), (one.side, row.event.kind.name)):
                found = sums.setdefault(key, [0.0, 0.0])
                found[0] += row.difference
                found[1] += one.variance
    assert {kind for _, kind in sums} >= set(title.judges()) - RARE
    for key, (luck, variance) in sums.items():
        assert abs(luck) < FAR * variance**0.5, (key, luck, variance**0.5)


@pytest.mark.parametrize("id", indochine.titles())
def test_every_throw_is_judged_or_counted_and_belongs_to_its_entry(id: str) -> None:
    game = played(id, 3)
    found = ledger(game)
    told = [row.event for row in found.rows]
    judged = sum(event not in told[:at] for at, event in enumerate(told))  # a battle counts for both sides
    assert found.over
    assert 0 < judged <= len(game.throws) - found.unjudged  # what is certain is no luck
    assert found.unjudged or id == "silver-bayonet"  # where hardly a roll but those of recovery is left out
    entries = game.record()["entries"]
    assert all(row.entry == OPENING or "do" in entries[row.entry] for row in found.rows)
    assert [row.entry for row in found.rows] == sorted(row.entry for row in found.rows)
    assert sum(total.rolls for total in found.totals) == len(found.rows) > 0


@pytest.mark.parametrize("id", indochine.titles())
def test_a_record_cut_short_has_the_rolls_so_far(id: str) -> None:
    record = played(id, 5).record()
    whole = ledger_of(indochine.title(id), record)
    half = len(record["entries"]) // 2
    cut = ledger_of(indochine.title(id), {**record, "entries": record["entries"][:half]})
    assert not cut.over
    assert 0 < len(cut.rows) < len(whole.rows)
    same = whole.rows[: len(cut.rows)]
    assert [(r.entry, r.difference) for r in cut.rows] == [(r.entry, r.difference) for r in same]
    assert ledger_of(indochine.title(id), {**record, "entries": []}).totals in ([], cut.totals)


def test_what_was_taken_back_is_no_luck() -> None:
    game = played("storm", 4, most=150)
    before = ledger(game)
    target = before.rows[-1].entry
    game.take_back(target, str(game.seat))
    after = ledger(game)
    assert [row.entry for row in after.rows] == [row.entry for row in before.rows if row.entry < target]


def test_a_record_with_another_roll_is_refused() -> None:
    record = played("saigon75", 1).record()
    record["rolls"][3] = [7 - face for face in record["rolls"][3]]
    with pytest.raises(indochine.BadRecord, match=r"rolls\[3\]"):
        ledger_of(indochine.title("saigon75"), record)


# One roll, and what is said


def test_the_percentile_halves_the_chance_of_what_came() -> None:
    one = Judged(0, {0.0: 0.5, 1.0: 0.3, 4.0: 0.2}, 1.0, [3])
    assert (one.expected, one.percentile) == (pytest.approx(1.1), pytest.approx(0.65))
    assert one.variance == pytest.approx(0.3 + 16 * 0.2 - 1.1**2)


@pytest.mark.parametrize(
    ("luck", "words"),
    [
        (12.8, "1.3 standard deviations luckier than expected; "
               "such luck or better comes in about 10 % of games."),
        (-20.0, "2.0 standard deviations unluckier than expected; "
                "such luck or worse comes in about 2 % of games."),
        (30.0, "3.0 standard deviations luckier than expected; "
               "such luck or better comes in fewer than one game in a hundred."),
        (0.1, "the dice were as good as could be expected."),
    ],
)  # fmt: skip
def test_a_side_in_a_sentence(luck: float, words: str) -> None:
    title = indochine.title("storm")
    found = Ledger(title, True, [], 0)
    msg = sentence(found, Total(0, 9, 50.0, 50.0 + luck, 10.0))
    texts = [catalogue(language, TEXT, title.book.text_folder).render(msg) for language in LANGUAGES]
    assert texts[0] == "French: " + words
    assert len(set(texts)) == len(LANGUAGES)
    assert not any("{" in text or "[" in text for text in texts)


def test_dice_that_cannot_vary_have_no_score() -> None:
    assert (Total(0, 1, 2.0, 2.0, 0.0).score, Total(0, 1, 2.0, 2.0, 0.0).chance) == (0.0, 0.5)
