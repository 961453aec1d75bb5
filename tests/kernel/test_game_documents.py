"""Games as documents, on Outpost: records that replay bit for bit, positions that can be edited."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import indochine
from indochine import BadPosition, BadRecord, Game
from indochine.kernel.record import dump, load, replay_on, version_note
from tests.kernel.test_game import TITLE, actions, begin, play, second_turn

# ---------------------------------------------------------------- records


def a_whole_game() -> Game:
    """Six turns without a winner, with rolls in them."""
    for seed in range(100):
        game = play(begin(seed=seed), ["dig"], ["dig"], ["dig"], ["end"])
        while not game.over:
            play(game, ["raid", "river"] if ["raid", "river"] in actions(game) else actions(game)[0])
        if game.outcome and game.outcome.winner is None:
            return game
    raise AssertionError("no such game")


def test_a_record_replays_bit_for_bit() -> None:
    game = a_whole_game()
    record = load(dump(game.record()))
    again = replay_on(TITLE, record)
    assert again.record() == game.record() == record
    assert [entry.text("fr") for entry in again.log] == [entry.text("fr") for entry in game.log]
    assert len(again.rolls) > 2


def test_a_record_takes_a_digest_at_the_end_of_each_turn() -> None:
    entries = a_whole_game().record()["entries"]
    assert [entry["turn"] for entry in entries if "digest" in entry] == [1, 2, 3]


def test_a_record_can_be_replayed_in_part() -> None:
    record = a_whole_game().record()
    part = replay_on(TITLE, record, upto=2)
    assert part.position()["trench"] == {"RED": 2, "BLUE": 0}
    assert not part.over


def damaged(**changes: Any) -> dict[str, Any]:
    return {**a_whole_game().record(), **changes}


@pytest.mark.parametrize(
    ("changes", "path", "complaint"),
    [
        ({"format": 9}, "format", "this program reads 1"),
        ({"title": "saigon75"}, "title", "not 'outpost'"),
        ({"entries": None}, "entries", "is missing or no list"),
        ({"seed": None}, "seed", "is missing"),
        ({"scenario": "long"}, "options", "no scenario 'long'"),
        (
            {"entries": [{"seat": "RED", "do": ["raid", "road"]}]},
            "entries[0]",
            "Nobody raids on the first turn",
        ),
        ({"entries": [{"seat": "BLUE", "do": ["dig"]}]}, "entries[0]", "Red decides now"),
        ({"entries": [{"undo": True}]}, "entries[0]", "Nothing can be taken back"),
        ({"entries": ["dig"]}, "entries[0]", "expected a table of fields"),
        (
            {"entries": [{"seat": "RED"}]},
            "entries[0]",
            "neither a choice, an order, an undo, an end nor a digest",
        ),
        ({"entries": [{"turn": 1, "digest": "0"}]}, "entries[0]", "stands differently at the end of turn 1"),
        ({"rolls": [[6]]}, "rolls[0]", "the dice fell differently"),
    ],
)
def test_a_damaged_record_is_refused_where_it_is_damaged(
    changes: dict[str, Any], path: str, complaint: str
) -> None:
    with pytest.raises(BadRecord, match=complaint) as caught:
        replay_on(TITLE, damaged(**changes))
    assert caught.value.path == path


def test_a_record_of_another_version_says_so() -> None:
    record = damaged(rolls=[[6]])
    record["versions"] = {**record["versions"], "rules": 0}
    with pytest.raises(BadRecord, match=r"made by .*rules 0, .*use the version that made it"):
        replay_on(TITLE, record)
    with pytest.raises(BadRecord, match=r"differently$"):
        replay_on(TITLE, damaged(rolls=[[6]]))


def test_text_that_is_no_record() -> None:
    with pytest.raises(BadRecord, match="not JSON"):
        load("{")
    with pytest.raises(BadRecord, match="expected a table of fields"):
        load("[]")
    with pytest.raises(BadRecord, match="title: is missing"):
        indochine.replay({})


def test_a_game_begun_from_a_position_has_a_record_too() -> None:
    game = second_turn()
    start = game.position()
    while not game.over:
        game.play(game.decision.choices[0])
    record = json.loads(json.dumps(game.record()))
    assert record["position"] == start
    again = replay_on(TITLE, record)
    assert (again.position(), again.record()) == (game.position(), game.record())
    record["position"] = {"title": TITLE.id}
    with pytest.raises(BadRecord, match=r"^position\.scenario: is missing"):
        replay_on(TITLE, record)


# ---------------------------------------------------------------- positions


def test_a_position_goes_there_and_back() -> None:
    game = play(begin(), ["dig"])
    document = json.loads(json.dumps(game.position()))
    again = TITLE.from_position(document, seed=1)
    assert again.position() == game.position()
    assert again.digest() == game.digest()
    assert actions(again) == actions(game)


@pytest.mark.parametrize(
    ("at", "value", "path"),
    [
        (("title",), "saigon75", "title"),
        (("scenario",), "long", "options"),
        (("options", "fog"), True, "options"),
        (("turn",), 4, "turn"),
        (("turn",), True, "turn"),
        (("weather",), "rain", "weather"),
        (("cards",), {"RED": 3, "BLUE": 3}, "cards"),
        (("cards", "GREEN"), 1, "cards.GREEN"),
        (("cards",), {"RED": 3}, "cards.BLUE"),
        (("cards",), [3, 4], "cards"),
        (("trench", "RED"), 3, "trench.RED"),
        (("agenda",), [], "agenda"),
        (("agenda", 0, "frame"), "siege", "agenda[0].frame"),
        (("agenda", 1, "next"), "supper", "agenda[1].next"),
        (("agenda", 2, "side"), "GREEN", "agenda[2].side"),
        (("agenda", 2, "left"), "two", "agenda[2].left"),
        (("agenda", 2, "mood"), 1, "agenda[2].mood"),
        (("agenda", 2), {"frame": "act", "side": "RED"}, "agenda[2].left"),
    ],
)
def test_a_position_that_no_game_can_be_in_is_refused_by_name(
    at: tuple[Any, ...], value: Any, path: str
) -> None:
    document = copy.deepcopy(begin().position())
    part: Any = document
    for key in at[:-1]:
        part = part[key]
    part[at[-1]] = value
    with pytest.raises(BadPosition) as caught:
        TITLE.from_position(document)
    assert caught.value.path == path


@pytest.mark.parametrize(
    "field", ["title", "scenario", "options", "turn", "cards", "trench", "shown", "agenda"]
)
def test_a_position_must_say_everything(field: str) -> None:
    document = begin().position()
    del document[field]
    with pytest.raises(BadPosition) as caught:
        TITLE.from_position(document)
    assert caught.value.path == field


def test_a_position_is_a_table_of_fields() -> None:
    for document in (None, [], "position", 1):
        with pytest.raises(BadPosition, match="expected a table"):
            TITLE.from_position(document)


def test_scripted_dice_fall_first() -> None:
    game = play(second_turn(dice=[1, 2], red=1), ["raid", "road"], ["raid", "road"])
    assert game.rolls == [[1], [2]]


def test_a_record_of_another_version_that_plays_the_same_says_so():
    title = indochine.title("saigon75")
    record = title.start(seed=3).record()
    assert version_note(title, record) == ""
    record["versions"] = record["versions"] | {"rules": 0}
    assert "'rules': 0" in version_note(title, record)
    assert indochine.replay(record).digest() == title.start(seed=3).digest()
