"""Whole games at the terminal, played by the real command."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import indochine
from indochine.cli.terminal.seating import PERSON, Seating, winner_of
from indochine.cli.terminal.words import Words
from indochine.kernel.state import Outcome
from indochine.kernel.text import LANGUAGES, Msg
from tests.cli.terminal import (
    TITLE,
    WORDS,
    command,
    flat,
    kept,
    kept_record,
    number_of,
    process,
    scripted,
)

SAIGON = str(indochine.titles().index("saigon75") + 1)  # in the menu
AGAINST_BOT = ("play", "saigon75", "--as", "SV", "--vs", "random", "--seed", "5")


def seating(**players: str) -> Seating:
    return Seating(players)


def same_game(record: dict[str, Any], game: indochine.Game) -> None:
    """The record replays to this very game."""
    again = indochine.replay(record)
    assert again.digest() == game.digest()
    assert again.record() == {k: v for k, v in record.items() if k != "table"}


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    game = TITLE.start(seed=5)
    lines = scripted(game, seating(NV="random", SV=PERSON), Random(2))
    result = process(tmp_path, *AGAINST_BOT, lines=lines)
    assert (result.returncode, result.stderr) == (0, "")
    assert game.outcome is not None
    same_game(kept_record(tmp_path), game)
    assert "Game over. Winner: South" in result.stdout
    assert "Turn of the North’s victory none" in flat(result)
    assert WORDS.of(Msg("reason-held")) in flat(result)
    assert str(kept(tmp_path)[0]) in result.stdout.replace("\n", "")
    assert "Hand of the North" not in result.stdout


def test_a_whole_solo_game_in_french(tmp_path: Path) -> None:
    game = TITLE.start(options={"solo": True}, seed=5)
    lines = scripted(game, seating(SV=PERSON), Random(2))
    result = process(tmp_path, "play", "saigon75", "--solo", "--seed", "5", "--lang", "fr", lines=lines)
    assert (result.returncode, result.stderr) == (0, "")
    same_game(kept_record(tmp_path), game)
    assert "Fin de la partie. Vainqueur\u00a0: Nord" in result.stdout
    assert "Carte Solo" in result.stdout
    assert "prenez le clavier" not in result.stdout  # nobody to hide anything from


def test_a_whole_match_of_two_people_in_polish_hides_each_hand_from_the_other(tmp_path: Path) -> None:
    game = TITLE.start("match", seed=6)
    lines = scripted(game, seating(NV=PERSON, SV=PERSON), Random(3))
    result = process(tmp_path, "play", "saigon75", "--match", "--seed", "6", "--lang", "pl", lines=lines)
    assert (result.returncode, result.stderr) == (0, "")
    same_game(kept_record(tmp_path), game)
    middle = Words("pl", TITLE).of(Msg("event-game-begins", number=2))
    first, second = result.stdout.split(middle, 1)
    assert_each_sees_one_hand(first)
    assert_each_sees_one_hand(second)
    assert "gracz, który zaczynał po stronie" in result.stdout or "Remis" in result.stdout


def assert_each_sees_one_hand(transcript: str) -> None:
    """Between two screens that ask for the other person, only one hand is ever shown."""
    screens = transcript.split(": weź klawiaturę i naciśnij Enter.")
    assert len(screens) > 20
    for before, screen in pairwise(screens):
        side = before.rsplit("\n", 1)[-1]
        other = {"Północ": "Południe", "Południe": "Północ"}[side]
        assert f"Ręka ({other})" not in screen


def test_open_hands_need_no_passing_of_the_keyboard(tmp_path: Path) -> None:
    game = TITLE.start(seed=1)
    lines = scripted(game, Seating({"NV": PERSON, "SV": PERSON}, open=True), Random(1), steps=30)
    result = command(tmp_path, "play", "saigon75", "--open", "--seed", "1", lines=lines)
    assert "take the keyboard" not in result.stdout
    assert "North> " in result.stdout
    assert "South> " in result.stdout
    same_game(kept_record(tmp_path), game)


def test_the_bot_plays_the_same_game_from_the_same_seed(tmp_path: Path) -> None:
    moves = []
    for home in (tmp_path / "a", tmp_path / "b"):
        command(home, "play", "saigon75", "--as", "NV", "--vs", "random", "--seed", "3", lines=["0", "1"])
        moves.append(kept_record(home)["entries"])
    assert moves[0] == moves[1]
    assert [entry["seat"] for entry in moves[0]].count("NV") == 2


def test_the_winner_of_a_bidding_is_named_by_the_side_played() -> None:
    game = indochine.title("storm").start(options={"bid": True}, seed=1)
    for bid in (["bid", 7], ["bid", 3]):
        game.play(bid)
    game.state.outcome = Outcome("FR", "taken", {"victory_areas": 7, "needed": 7})
    assert winner_of(game) == Msg("side-VM")


STORM = ("play", "storm", "--as", "FR", "--vs", "random", "--seed", "11", "--lang")
BEGINNING = 150  # lines of a game of storm in the languages in which it is not played to its end


@pytest.mark.parametrize("language", LANGUAGES)
def test_storm_in_every_language_and_a_whole_game_in_the_first(tmp_path: Path, language: str) -> None:
    storm = indochine.title("storm")
    game = storm.start(seed=11)
    lines = scripted(game, seating(FR=PERSON, VM="random"), Random(2))
    whole = language == LANGUAGES[0]
    result = process(tmp_path, *STORM, language, lines=lines if whole else lines[:BEGINNING])
    assert (result.returncode, result.stderr) == (0, "")
    if whole:
        same_game(kept_record(tmp_path), game)
        assert Words(language, storm)("winner", winner=Msg("side-FR")) in result.stdout
    assert not re.findall(r"\[[a-z]+-[a-z][a-z-]+\]", result.stdout)  # no message is missing
    assert max(map(cell_len, result.stdout.splitlines()[:-3])) <= 80


# Taking back


def test_undo_takes_a_step_back_and_says_when_it_cannot(tmp_path: Path) -> None:
    game = TITLE.start(seed=5)
    result = command(tmp_path, *AGAINST_BOT, lines=["undo", "place saigon", "undo", "u"])
    assert flat(result).count("Nothing can be taken back here") == 2
    assert "takes the last step back." in result.stdout
    same = indochine.replay(kept_record(tmp_path))
    assert same.digest() == game.digest()
    assert [*kept_record(tmp_path)["entries"][1]] == ["seat", "undo"]


# Odds


def test_odds_stand_beside_the_choice_that_commits_to_the_dice(tmp_path: Path) -> None:
    game = TITLE.start(seed=12)
    ready = number_of(game, ["ready", "solo_example"])
    args = ("play", "saigon75", "--as", "SV", "--vs", "random", "--seed", "12")
    text = flat(command(tmp_path, *args, lines=["odds", ready, "odds 0"]))
    assert "Nothing here is decided by dice yet." in text
    assert "North 1 die, South 2; average steps lost: North " in text
    assert "Steps lost by the South" in text


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("nope",), "there is no title 'nope'"),
        (("saigon75", "--as", "US"), "--as takes NV, SV, both, not 'US'"),
        (("saigon75", "--as", "NV"), "who plays against NV?"),
        (("saigon75", "--as", "both", "--vs", "random"), "with --vs say --as NV or --as SV"),
        (("saigon75", "--vs", "hal"), "there is no bot 'hal'"),
        (("saigon75", "--solo", "--vs", "random"), "no seat for a bot"),
        (("saigon75", "--solo", "--match"), "the solo mode is one game"),
        (("storm", "--solo"), "Storm over Dien Bien Phu has no solo mode"),
        (("storm", "--solo", "--lang", "fr"), "n’a pas de mode solo"),
        (("storm", "--match"), "Storm over Dien Bien Phu is not played as a match"),
        (("storm", "--match", "--lang", "pl"), "nie gra się meczu"),
        (("saigon75", "--option", "hand"), "--option takes KEY=VALUE, not 'hand'"),
        (("saigon75", "--option", "hand=7"), "option hand takes 8 or 3, not 7"),
        (("saigon75", "--lang", "de"), "there is no language 'de'; there are: en, fr, pl"),
        (("saigon75", "--pack", "/nowhere"), "/nowhere"),
        (("saigon75", "--position", "/nowhere/x.json"), "/nowhere/x.json: No such file"),
    ],
)
def test_a_mistake_is_a_sentence_and_exit_code_2(
    tmp_path: Path, args: tuple[str, ...], sentence: str
) -> None:
    result = command(tmp_path, "play", *args)
    assert result.returncode == 2
    assert sentence in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr
    assert kept(tmp_path) == []


def test_options_reach_the_game(tmp_path: Path) -> None:
    args = ("play", "saigon75", "--option", "hand=3", "--option", "air_at_start=yes", "--seed", "9")
    text = flat(command(tmp_path, *args, lines=[""]))
    options = kept_record(tmp_path)["options"]
    assert (options["hand"], options["air_at_start"]) == (3, True)
    assert "2 of 5 available" in text


def test_a_pack_that_breaks_the_book_is_named_before_the_game(tmp_path: Path) -> None:
    pack = tmp_path / "box"
    pack.mkdir()
    (pack / "tables.toml").write_text("[limits]\nstacking_per_side = 6\n")
    args = ("play", "saigon75", "--solo", "--seed", "1", "--pack", str(pack))
    problems = len(indochine.title("saigon75", pack).audit().problems)
    assert problems > 0
    number = "One check of this pack does" if problems == 1 else f"{problems} checks of this pack do"
    first = command(tmp_path, *args).stdout.splitlines()[0]
    assert first == f"{number} not hold: indochine data saigon75 --pack {pack}"
    assert "of this pack" not in command(tmp_path, *args[:-2]).stdout


# Without arguments


@pytest.mark.parametrize("word", ["q", "quit", "Quit"])
def test_the_menus_can_be_left(tmp_path: Path, word: str) -> None:
    result = command(tmp_path, "play", lines=[word])
    assert (result.returncode, kept(tmp_path)) == (0, [])
    assert "is not a number" not in result.stdout
    command(tmp_path, "play", "saigon75", "--solo")
    result = command(tmp_path, "resume", lines=[word])
    assert "is not a number" not in result.stdout
    assert "You play" not in result.stdout


def test_the_menu_leads_to_a_game(tmp_path: Path) -> None:
    result = command(tmp_path, "play", lines=[SAIGON, "zero", "1"])
    assert result.returncode == 0
    assert "Which game?" in result.stdout
    assert "How will you play?" in result.stdout
    assert "Alone, by the solo rules of the book" in result.stdout
    assert "You play the South" in result.stdout
    assert kept_record(tmp_path)["options"]["solo"] is True


def test_the_menu_offers_bots_a_match_and_the_game_left_unfinished(tmp_path: Path) -> None:
    command(tmp_path, "play", lines=[SAIGON, "3", "1"])
    assert kept_record(tmp_path)["table"]["players"] == {"NV": "random", "SV": "person"}
    result = command(tmp_path, "play", lines=[SAIGON, "1", "place saigon"])
    assert "Go on with Saigon 75: turn 1, NV random, SV a person" in flat(result)
    assert f"Two players at this keyboard: {WORDS.of(Msg('scenario-match'))}" in result.stdout
    assert len(kept_record(tmp_path)["entries"]) == 1  # the same file goes on


@pytest.mark.parametrize(
    ("setting", "greeting"),
    [
        ("fr_FR.UTF-8", "Vous jouez le Sud"),
        ("pl_PL.UTF-8", "Grasz po stronie"),
        ("de_DE", "You play the South"),
    ],
)
def test_the_language_of_the_machine_is_spoken(tmp_path: Path, setting: str, greeting: str) -> None:
    result = process(tmp_path, "play", "saigon75", "--solo", "--seed", "1", lines=["?"], LANG=setting)
    assert greeting in result.stdout
    assert "[terminal-" not in result.stdout


@pytest.mark.parametrize("name", ["play", "resume", "replay"])
def test_help_has_an_example(tmp_path: Path, name: str) -> None:
    result = command(tmp_path, name, "--help")
    assert result.returncode == 0
    assert f"Example: indochine {name} " in result.stdout


# Options


@pytest.mark.parametrize("id", indochine.titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_a_title_are_explained_with_their_values(
    tmp_path: Path, id: str, language: str
) -> None:
    title = indochine.title(id)
    result = command(tmp_path, "options", id, "--lang", language)
    assert (result.returncode, result.stderr) == (0, "")
    text, words = flat(result), Words(language, title)
    for option in title.options:
        assert plain(words.of(Msg("option-" + option.id))) in text
        assert plain(words.of(Msg(f"option-{option.id}.help"))) in text
        for value in option.values:
            written = str(value).lower()
            line = plain(f"{option.id}={written} {words.of(Msg(f'option-{option.id}-{written}'))}")
            assert line in text
    assert "[option-" not in text


def plain(text: str) -> str:
    return " ".join(text.split())


def test_the_help_says_where_the_options_are_listed(tmp_path: Path) -> None:
    for name in ("play", "simulate", "fuzz"):
        assert "indochine options TITLE" in flat(command(tmp_path, name, "--help"))


def test_the_menu_offers_the_options(tmp_path: Path) -> None:
    number = indochine.titles().index("storm") + 1
    # The last entry of the modes; reactions strict; the bidding; back; then two players.
    lines = [str(number), "4", "1", "2", "2", "2", "13", "3"]
    result = command(tmp_path, "play", lines=lines)
    assert result.returncode == 0
    assert "Options: change the rules of play" in result.stdout
    assert "Cards out of turn: Quick" in result.stdout
    assert "Cards out of turn: Strict" in result.stdout
    record = kept_record(tmp_path)
    assert (record["options"]["reactions"], record["options"]["bid"]) == ("strict", True)
    assert record["table"]["players"] == {"FR": "person", "VM": "person"}


def test_options_that_do_not_go_together_are_refused_in_the_menu(tmp_path: Path) -> None:
    number = indochine.titles().index("storm") + 1
    result = command(tmp_path, "play", lines=[str(number), "4", "2", "2", "3", "2", "13", "3"])
    assert result.returncode == 0
    options = kept_record(tmp_path)["options"]
    assert (options["bid"], options["areas"]) == (True, 6)
