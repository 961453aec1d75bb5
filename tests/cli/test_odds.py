"""`indochine odds`: of a position, of a record, and of a combat described by its numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import indochine
from indochine.kernel.record import dump
from tests.cli.terminal import command
from tests.storm.table import play, table


def flat(text: str) -> str:
    return " ".join(text.split())


def firing() -> indochine.Game:
    """Four French units may fire from 10 into 11."""
    game = table(fr={"10": "para*2 legion*2"}, vm={"11": "regular*2"}, to_move="FR", trench={"11": 1})
    return play(game, ["fire", "10"])


def written(home: Path, document: Any) -> str:
    file = home / "position.json"
    file.write_text(document if isinstance(document, str) else dump(document), "utf-8")
    return str(file)


# A file


def test_a_position_shows_every_choice_with_its_odds_and_their_parts(tmp_path: Path) -> None:
    result = command(tmp_path, "odds", written(tmp_path, firing().position()), "--lang", "en")
    assert (result.returncode, result.stderr) == (0, "")
    text = flat(result.stdout)
    assert "attack 6 + 2 dice – firepower +6 [8.3.1]" in text
    assert "best defence +8 [8.3.2], terrain +1 [8.3.2], trench +1 [9.1a]" in text
    assert "Damage is the attack and the dice together, less the defence. [8.3.3]" in text


def test_a_position_for_programs(tmp_path: Path) -> None:
    game = firing()
    result = command(tmp_path, "odds", written(tmp_path, game.position()), "--json", "--lang", "fr")
    data = json.loads(result.stdout)
    assert game.decision is not None
    shown = [[choice.action, odds.json()] for choice, odds in game.decision.odds]
    assert [[choice["action"], choice["odds"]] for choice in data["choices"]] == shown
    assert data["choices"][0]["text"] == game.decision.odds[0][0].text("fr")
    assert (data["title"], data["seat"], data["decision"]) == ("storm", "FR", "pick-firers")


def test_a_record_after_so_many_entries(tmp_path: Path) -> None:
    game = firing()
    game.play(["all"])
    file = written(tmp_path, game.record())
    assert "firepower +6" in flat(command(tmp_path, "odds", file, "--to", "1", "--lang", "en").stdout)
    last = command(tmp_path, "odds", file, "--lang", "en")
    assert "Nothing here is decided by dice yet." in last.stdout
    beyond = command(tmp_path, "odds", file, "--to", "99")
    assert (beyond.returncode, "no entry 99" in beyond.stderr) == (2, True)


def test_a_finished_game_has_no_odds(tmp_path: Path) -> None:
    game = firing()
    game.resign("FR")
    file = written(tmp_path, game.record())
    assert command(tmp_path, "odds", file, "--lang", "en").stdout.startswith("The game is over")
    assert json.loads(command(tmp_path, "odds", file, "--json").stdout)["decision"] is None


# A combat by its numbers


def test_a_combat_in_three_languages(tmp_path: Path) -> None:
    args = ("odds", "storm", "fire", "--attack", "13", "--defence=10", "--fresh", "3")
    texts = {lang: flat(command(tmp_path, *args, "--lang", lang).stdout) for lang in ("en", "fr", "pl")}
    assert "attack 13 + 2 dice – firepower +13 [8.3.1]" in texts["en"]
    assert "attaque 13 + 2 dés – puissance de tir +13 [8.3.1]" in texts["fr"]
    assert "atak 13 + 2 kości – siła ognia +13 [8.3.1]" in texts["pl"]
    assert "With 8 damage points nobody can stay" in texts["en"]  # 10.0x6: three fresh units


@pytest.mark.parametrize("title", indochine.titles())
def test_the_kinds_of_combat_and_their_numbers_are_listed(tmp_path: Path, title: str) -> None:
    kinds = indochine.title(title).combats()
    listed = command(tmp_path, "odds", title, "--lang", "en").stdout
    assert all(kind.name in listed for kind in kinds)
    for kind in kinds:
        text = flat(command(tmp_path, "odds", title, kind.name, "--help", "--lang", "en").stdout)
        assert all(f"--{p.name} " in text and f"({p.range}, else " in text for p in kind.parameters)
        data = json.loads(command(tmp_path, "odds", title, kind.name, "--json").stdout)
        assert data["odds"] == kind.odds(indochine.title(title).book, {}).json()


def test_the_kinds_for_programs(tmp_path: Path) -> None:
    data = json.loads(command(tmp_path, "odds", "saigon75", "--json").stdout)
    battle = data["combats"][0]
    assert battle["parameters"][0] == {"name": "attacker", "takes": "nv | sv", "default": "nv"}


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("storm", "fire", "--attack", "x"), "--attack takes a whole number from 0 to 99, not 'x'"),
        (("storm", "fire", "--attack", "100"), "--attack takes a whole number from 0 to 99, not '100'"),
        (("storm", "fire", "--attack"), "--attack needs a value"),
        (("storm", "fire", "13"), "expected --NAME VALUE, not '13'"),
        (("storm", "fire", "--range", "2"), "fire has no --range; there are: --attack, --mortars"),
        (("storm", "siege"), "storm has no combat 'siege'; there are: fire, bombardment"),
        (("saigon75", "battle", "--militia", "maybe"), "--militia takes no or yes, not 'maybe'"),
        (("chess",), "'chess' is neither a file nor a title; titles are: lost-valley"),
        (("storm", "--lang", "de"), "there is no language 'de'"),
    ],
)
def test_mistakes_end_in_a_sentence(tmp_path: Path, args: tuple[str, ...], sentence: str) -> None:
    result = command(tmp_path, "odds", *args)
    assert (result.returncode, result.stdout) == (2, "")
    assert sentence in flat(result.stderr)


def test_a_number_below_nothing_is_no_option(tmp_path: Path) -> None:
    data = json.loads(command(tmp_path, "odds", "lost-valley", "raid", "--sitrep", "-2", "--json").stdout)
    assert {"label": "sitrep", "worth": -2, "rule": "2.5.2"} in data["odds"]["sums"]["sum"]
