"""Whether the dice were fair: true records are proved, and every kind of cheating is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import indochine
from indochine import BadRecord
from indochine.cli import app

SECRET = "ab12" * 16


def record(title: str = "saigon75", seed: int | str = "sealed:" + SECRET) -> dict[str, Any]:
    """A game that is over after some throws."""
    game = indochine.title(title).start(seed=seed)
    while len(game.throws) < 4:
        assert game.decision is not None
        game.play(game.decision.choices[-1])
    game.resign(game.seats[0])
    found: dict[str, Any] = json.loads(json.dumps(game.record()))
    return found


def verify(folder: Path, document: Any, *more: str) -> Result:
    file = folder / "game.json"
    file.write_text(json.dumps(document), "utf-8")
    return CliRunner().invoke(app, ["verify-dice", str(file), "--lang", "en", *more])


@pytest.mark.parametrize("title", indochine.titles())
def test_a_true_record_is_proved(tmp_path: Path, title: str) -> None:
    true = record(title)
    result = verify(tmp_path, true, "--commitment", true["commitment"].upper())
    assert (result.exit_code, "that you noted" in result.output) == (0, True), result.output
    alone = verify(tmp_path, true)
    assert (alone.exit_code, true["commitment"] in alone.output) == (0, True)


def test_a_game_that_went_back_is_proved(tmp_path: Path) -> None:
    """Dice that were taken back are spent; those that count are where the record says."""
    game = indochine.title("saigon75").start(seed="sealed:" + SECRET)
    while len(game.throws) < 4:
        assert game.decision is not None
        game.play(game.decision.choices[-1])
    game.take_back(2, "NV")
    while len(game.throws) < 3:
        assert game.decision is not None
        game.play(game.decision.choices[-1])
    game.resign("NV")
    assert verify(tmp_path, json.loads(json.dumps(game.record()))).exit_code == 0


def test_the_changed_roll_is_named(tmp_path: Path) -> None:
    forged = record()
    true_roll = list(forged["rolls"][2])
    forged["rolls"][2][0] = true_roll[0] % 6 + 1
    result = verify(tmp_path, forged)
    assert result.exit_code == 1
    assert f"Throw 3 (word {forged['words'][2]}) differs" in result.output
    told = json.loads(verify(tmp_path, forged, "--json").output)
    assert told["fair"] is False
    assert [(one["number"], one["computed"]) for one in told["wrong_throws"]] == [(3, true_roll)]


def test_another_secret_is_not_the_one_committed_to(tmp_path: Path) -> None:
    result = verify(tmp_path, record() | {"seed": "sealed:" + "00" * 32})
    assert result.exit_code == 1
    assert "does not hash to the commitment of the record" in result.output
    assert "Throw 1 " in result.output


def test_a_game_that_was_swapped_whole_is_found_by_the_noted_commitment(tmp_path: Path) -> None:
    """Sound in itself, with another secret and its own dice: only the player's note tells."""
    noted, swapped = record()["commitment"], record(seed="sealed:" + "00" * 32)
    assert verify(tmp_path, swapped).exit_code == 0
    result = verify(tmp_path, swapped, "--commitment", noted)
    assert (result.exit_code, f"you noted {noted}" in result.output) == (1, True)


def test_a_commitment_that_was_changed_is_found(tmp_path: Path) -> None:
    result = verify(tmp_path, record() | {"commitment": "00" * 32})
    assert (result.exit_code, "does not hash" in result.output) == (1, True)


def test_a_word_chosen_for_its_dice_is_found(tmp_path: Path) -> None:
    """The dice are those of the word that is named, but the game would have used another one."""
    forged = record()
    from indochine.kernel.dice import Dice, source_from

    forged["words"][1] = word = forged["words"][1] + 40
    forged["rolls"][1] = Dice(source_from(forged["seed"]), word).roll(len(forged["rolls"][1]))
    result = verify(tmp_path, forged)
    assert result.exit_code == 1
    assert "Throw 2" in result.output or "rolls[1]" in result.output


def test_a_choice_that_was_changed_does_not_replay(tmp_path: Path) -> None:
    forged = record()
    entry = next(entry for entry in forged["entries"] if "do" in entry)
    entry["do"] = ["nonsense"]
    result = verify(tmp_path, forged)
    assert (result.exit_code, "does not replay" in result.output) == (1, True)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": 7}, "not sealed"),
        ({"seed": "sealed:xyz"}, "seed"),
        ({"seed": None}, "seed"),
        ({"words": None}, "words"),
        ({"words": []}, "words"),
        ({"words": ["a", 1, 2, 3]}, "words[0]"),
        ({"rolls": [[], [1], [1], [1]]}, "rolls[0]"),
    ],
)
def test_what_cannot_be_checked_gets_a_sentence(
    tmp_path: Path, change: dict[str, Any], sentence: str
) -> None:
    found = record() | change
    if "rolls" in change:
        found["words"] = found["words"][:4]
    if len(found.get("words") or []) == 4:
        found["rolls"] = found["rolls"][:4]
    result = verify(tmp_path, found)
    assert isinstance(result.exception, BadRecord)
    assert sentence in str(result.exception)


@pytest.mark.parametrize(("language", "word"), [("fr", "empreinte"), ("pl", "Skrót")])
def test_findings_are_told_in_other_languages(tmp_path: Path, language: str, word: str) -> None:
    forged = record() | {"commitment": "00" * 32}
    assert word in verify(tmp_path, forged, "--lang", language).output
