"""Whole games at the terminal, played by the real command."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import indochine
from indochine.cli.terminal.seating import PERSON, Seating
from indochine.cli.terminal.words import Words
from indochine.kernel.text import Msg
from tests.cli.terminal import (
    TITLE,
    WORDS,
    Result,
    command,
    kept,
    kept_record,
    menu_of,
    number_of,
    process,
    scripted,
)
from tests.saigon75.table import play

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
    assert WORDS.of(Msg("reason-held")) in flat(result)
    assert str(kept(tmp_path)[0]) in result.stdout.replace("\n", "")
    assert "Hand of the North" not in result.stdout


def test_a_whole_solo_game_in_french(tmp_path: Path) -> None:
    game = TITLE.start(options={"solo": True}, seed=5)
    lines = scripted(game, seating(SV=PERSON), Random(2))
    result = process(tmp_path, "play", "saigon75", "--solo", "--seed", "5", "--lang", "fr", lines=lines)
    assert (result.returncode, result.stderr) == (0, "")
    same_game(kept_record(tmp_path), game)
    assert "Fin de la partie. Vainqueur : Nord" in result.stdout
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


# What can be typed


def test_numbers_in_one_line_are_played_in_turn(tmp_path: Path) -> None:
    result = command(tmp_path, *AGAINST_BOT, lines=["3 3, 1"])
    entries = kept_record(tmp_path)["entries"]
    assert [entry["do"] for entry in entries] == [
        ["place", "quang_ngai"],
        ["place", "quang_ngai"],
        ["place", "quang_tri"],
    ]
    assert result.stdout.count(" 19 ") == 2  # two menus: none between the numbers of a line


def test_the_rest_of_a_line_is_dropped_when_dice_fall(tmp_path: Path) -> None:
    game = TITLE.start(options={"solo": True}, seed=4)
    ready = number_of(game, ["ready", "saigon_first"])
    result = command(tmp_path, "play", "saigon75", "--solo", "--seed", "4", lines=[f"{ready} 1 1"])
    assert len(kept_record(tmp_path)["entries"]) == 1
    assert "Left out of your line: 1 1." in result.stdout


def test_a_number_that_is_not_offered_stops_the_line(tmp_path: Path) -> None:
    result = command(tmp_path, *AGAINST_BOT, lines=["3 77 1", "99999999999999999999"])
    assert [entry["do"] for entry in kept_record(tmp_path)["entries"]] == [["place", "quang_ngai"]]
    assert "There is no number 77 here: the last is 20." in result.stdout


def test_a_choice_can_be_typed_in_words_ids_or_names(tmp_path: Path) -> None:
    command(tmp_path, *AGAINST_BOT, lines=["place quang_ngai", "place Đà Nẵng", "PLACE saigon"])
    places = [entry["do"][1] for entry in kept_record(tmp_path)["entries"]]
    assert places == ["quang_ngai", "da_nang", "saigon"]


def test_nonsense_changes_nothing_and_ends_nothing(tmp_path: Path) -> None:
    nonsense = [
        "xyzzy",
        "-1",
        "[bold]1[/bold]",
        "\x1b[2J\x07",
        "place atlantis",
        "'; drop",
        "",
        "\udcff\udcfe",
    ]
    nonsense += [
        "why why why",
        "why r999",
        "log nine",
        "? 999",
        "save",
        "load",
        "load /nowhere/x",
        "1.5",
        "½",
    ]
    result = process(tmp_path, *AGAINST_BOT, lines=[*nonsense, "x" * 10000])
    assert (result.returncode, result.stderr) == (0, "")
    assert kept_record(tmp_path)["entries"] == []
    assert "“[bold]1[/bold]” is neither a number of the list, nor a choice, nor a command." in flat(result)
    assert "\x1b" not in result.stdout
    assert "/nowhere/x: No such file or directory" in flat(result)
    assert max(map(len, result.stdout.splitlines())) < 200


def flat(result: Result) -> str:
    return " ".join(result.stdout.split())


def test_why_lists_what_is_refused_and_explains_it(tmp_path: Path) -> None:
    game = play(TITLE.start(seed=5), *[["place", "saigon"]] * 3)  # five units stand there now
    refusal = game.explain(["place", "saigon"])
    assert refusal is not None
    assert refusal.rule == "D.5.1"
    title, summary = WORDS.rule("D.5.1")
    lines = ["place saigon"] * 3 + ["why", "why r1", "why place Saigon", "why 1"]
    text = flat(command(tmp_path, *AGAINST_BOT, lines=lines))
    assert "One more choice is not allowed now: type why to see the reason" in text
    assert text.count(f"{refusal.text()} [D.5.1]") == 3
    assert text.count(f"[D.5.1] {title}. {summary}") == 2  # the list cites the rule without its summary
    allowed, [free, _] = menu_of(game).text(menu_of(game).numbered[1]), WORDS.rule("M.3.1")
    assert f"Allowed: {allowed} [M.3.1] {free}." in text


def test_question_mark_tells_what_the_prompt_means_and_its_rules(tmp_path: Path) -> None:
    text = flat(command(tmp_path, *AGAINST_BOT, lines=["?"]))
    title, summary = WORDS.rule("M.3.1")
    assert WORDS.of(Msg("prompt-place-unit.help")) in text
    assert f"[M.3.1] {title}. {summary}" in text
    for word in ("why", "undo", "odds", "log", "board", "cards", "save", "load", "quit"):
        assert f" {word} " in text


def test_board_cards_and_log(tmp_path: Path) -> None:
    game = play(TITLE.start(seed=5), ["place", "saigon"])
    text = flat(command(tmp_path, *AGAINST_BOT, lines=["place saigon", "board", "cards", "log 1", "log all"]))
    assert text.count("You play the South") == 2
    assert text.count("Card Colour Effect") == 1
    assert text.count(game.log[-1].text()) == 3
    assert text.count(game.log[0].text()) == 2


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
    game = TITLE.start(seed=1)
    ready = number_of(game, ["ready", "solo_example"])
    args = ("play", "saigon75", "--as", "SV", "--vs", "random", "--seed", "1")
    text = flat(command(tmp_path, *args, lines=["odds", ready, "odds"]))
    assert "Nothing here is decided by dice yet." in text
    assert "North 2 dice, South 1; on average the North loses" in text
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


# Without arguments


def test_the_menu_leads_to_a_game(tmp_path: Path) -> None:
    result = command(tmp_path, "play", lines=["zero", "1"])
    assert result.returncode == 0
    assert "How will you play?" in result.stdout
    assert "Alone, by the solo rules of the book" in result.stdout
    assert "You play the South" in result.stdout
    assert kept_record(tmp_path)["options"]["solo"] is True


def test_the_menu_offers_bots_a_match_and_the_game_left_unfinished(tmp_path: Path) -> None:
    command(tmp_path, "play", lines=["3"])
    assert kept_record(tmp_path)["table"]["players"] == {"NV": "random", "SV": "person"}
    result = command(tmp_path, "play", lines=["1", "place saigon"])
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
