"""What players may agree on or decide alone, outside the rules: going back, resigning, ending; watching."""

from __future__ import annotations

import json
from random import Random

import pytest

import indochine
from indochine import BadRecord, NotOffered
from indochine.kernel.game import SPECTATOR

SEALED = "sealed:" + "5a" * 32


def played(title: str, decisions: int, seed: int | str = 7) -> indochine.Game:
    game, rng = indochine.title(title).start(seed=seed), Random(3)
    for _ in range(decisions):
        game.play(rng.choice(game.decision.choices))
    return game


def again(game: indochine.Game) -> indochine.Game:
    return indochine.replay(json.loads(json.dumps(game.record())))


@pytest.mark.parametrize("title", indochine.titles())
def test_going_back_restores_the_position_and_lets_no_die_fall_twice(title: str) -> None:
    game = played(title, 90)
    entries = game.record()["entries"]
    number = next(n for n, entry in enumerate(entries) if n >= 20 and "do" in entry)
    earlier = indochine.replay(game.record(), upto=number)
    word, seat = game.state.dice.count, game.seats[0]
    game.take_back(number, seat)
    assert game.position() == earlier.position()
    assert game.state.dice.count == word > earlier.state.dice.count
    assert not game.can_undo
    assert game.log[-1].kind == "taken-back"
    assert len(game.record()["entries"]) == len(entries) + 1


@pytest.mark.parametrize("title", indochine.titles())
def test_a_record_in_which_players_went_back_twice_replays(title: str) -> None:
    game, rng = played(title, 40), Random(4)
    for number in (30, 12):
        game.take_back(number, game.seats[-1])
        for _ in range(10):
            game.play(rng.choice(game.decision.choices))
    assert again(game).position() == game.position()
    assert again(game).record() == game.record()


def test_a_record_that_goes_back_to_nowhere_or_to_old_dice_is_refused() -> None:
    game = played("saigon75", 40)
    game.take_back(20, "SV")
    for change in ({"back": 99}, {"back": -1}, {"back": "x"}, {"word": 0}, {"word": None}):
        record = json.loads(json.dumps(game.record()))
        record["entries"][-1] |= change
        with pytest.raises(BadRecord, match=r"^entries\[\d+\]"):
            indochine.replay(record)


@pytest.mark.parametrize(("title", "seat", "winner"), [("storm", "FR", "VM"), ("lost-valley", "FR", None)])
def test_who_resigns_loses(title: str, seat: str, winner: str | None) -> None:
    game = played(title, 10)
    game.resign(seat)
    assert game.outcome.json() == {"winner": winner, "reason": "resigned", "score": {}}
    assert game.decision is None
    assert not game.can_undo
    assert again(game).outcome == game.outcome
    for deed in (game.agree, lambda: game.resign(seat)):
        with pytest.raises(NotOffered):
            deed()


def test_an_agreed_end_has_no_winner() -> None:
    game = played("storm", 10)
    game.agree()
    assert (game.outcome.winner, game.outcome.reason) == (None, "agreed")
    assert again(game).record() == game.record()


@pytest.mark.parametrize("title", ["saigon75", "storm"])
def test_a_spectator_sees_no_hand(title: str) -> None:
    game = played(title, 60)
    view = game.view(SPECTATOR)
    assert view["cards"]["hands"] == {}
    assert view["cards"]["hand_sizes"] == game.view(game.seats[0])["cards"]["hand_sizes"]
    assert game.title.text(game.title.tableau(view)[0].heading) == "The table as a spectator sees it"
    watched, *read = (game.log_for(who) for who in (SPECTATOR, *game.seats))
    for seen, *known in zip(watched, *read, strict=True):
        assert set(seen.values) == set.intersection(*(set(entry.values) for entry in known))


def test_a_sealed_record_tells_the_word_of_every_throw() -> None:
    record = played("saigon75", 60, SEALED).record()
    source = indochine.kernel.dice.source_from(SEALED)
    assert record["commitment"] == source.commitment
    assert len(record["words"]) == len(record["rolls"]) > 3
    for word, faces in zip(record["words"], record["rolls"], strict=True):
        number = source.word(word)
        assert faces == [number // 6**n % 6 + 1 for n in range(len(faces))]
