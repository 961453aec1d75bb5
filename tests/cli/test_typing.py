"""What can be typed at a prompt: numbers, names, choices in words, commands."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import indochine
from indochine.cli.terminal.commands import known_commands
from indochine.cli.terminal.seating import PERSON, Seating
from indochine.cli.terminal.words import Words
from indochine.kernel.text import LANGUAGES, Msg
from tests.cli.terminal import TITLE, WORDS, command, flat, kept_record, menu_of, number_of, process, scripted
from tests.saigon75.table import play

AGAINST_BOT = ("play", "saigon75", "--as", "SV", "--vs", "random", "--seed", "5")


def test_numbers_in_one_line_are_played_in_turn(tmp_path: Path) -> None:
    result = command(tmp_path, *AGAINST_BOT, lines=["3 3, 1"])
    entries = kept_record(tmp_path)["entries"]
    assert [entry["do"] for entry in entries] == [
        ["place", "quang_ngai"],
        ["place", "quang_ngai"],
        ["place", "quang_tri"],
    ]
    assert result.stdout.count(" 19) ") == 2  # two menus: none between the numbers of a line


def test_the_rest_of_a_line_is_dropped_when_dice_fall(tmp_path: Path) -> None:
    game = TITLE.start(options={"solo": True}, seed=4)
    ready = number_of(game, ["ready", "saigon_first"])
    result = command(tmp_path, "play", "saigon75", "--solo", "--seed", "4", lines=[f"{ready} 1 1"])
    assert len(kept_record(tmp_path)["entries"]) == 1
    assert "Left out of your line: 1 1. " in result.stdout
    assert "What came before is played" not in result.stdout


def test_a_number_that_is_not_offered_stops_the_line(tmp_path: Path) -> None:
    result = command(tmp_path, *AGAINST_BOT, lines=["3 77 1", "99999999999999999999"])
    assert [entry["do"] for entry in kept_record(tmp_path)["entries"]] == [["place", "quang_ngai"]]
    assert "“77” is not a number from 1 to 20." in result.stdout
    assert "Left out of your line: 77 1. What came before is played" in flat(result)
    assert result.stdout.count(" 19) ") == 2  # the question that was skipped is asked after all


def test_a_wrong_number_alone_does_not_print_the_question_again(tmp_path: Path) -> None:
    result = command(tmp_path, *AGAINST_BOT, lines=["77 1"])
    assert kept_record(tmp_path)["entries"] == []
    assert "Left out" not in result.stdout
    assert result.stdout.count(" 19) ") == 1


def test_a_choice_can_be_typed_in_words_ids_or_names(tmp_path: Path) -> None:
    command(tmp_path, *AGAINST_BOT, lines=["place quang_ngai", "place Đà Nẵng", "PLACE saigon"])
    places = [entry["do"][1] for entry in kept_record(tmp_path)["entries"]]
    assert places == ["quang_ngai", "da_nang", "saigon"]


def test_a_name_that_one_choice_has_is_enough(tmp_path: Path) -> None:
    lines = ["long an", "SÀIGON", "da nang", "all at once"]
    text = flat(command(tmp_path, *AGAINST_BOT, lines=lines))
    places = [entry["do"][1] for entry in kept_record(tmp_path)["entries"]]
    assert places == ["long_an", "saigon", "da_nang"]
    assert "“all at once” is neither a number" in text


def test_a_name_that_several_choices_have_is_asked_about(tmp_path: Path) -> None:
    text = flat(command(tmp_path, *AGAINST_BOT, lines=["loc"]))
    assert "“loc” fits several choices: 14, 15. Type one of these numbers." in text
    assert kept_record(tmp_path)["entries"] == []


def test_the_name_of_a_barred_choice_tells_the_reason(tmp_path: Path) -> None:
    lines = ["saigon"] * 4 + ["why saigon", "why long an"]
    text = flat(command(tmp_path, *AGAINST_BOT, lines=lines))
    assert len(kept_record(tmp_path)["entries"]) == 3
    assert text.count("five units of that side are there already. [D.5.1]") == 2
    assert "Allowed: Long An: " in text


def test_a_thing_is_meant_before_a_mention_of_it() -> None:
    """“Around Saigon” mentions Saigon, but a province of that name, even a barred one, is what is meant."""
    menu = menu_of(TITLE.start(seed=5))
    assert [choice.action for choice in menu.meant("saigon")] == [["place", "saigon"]]
    assert [choice.action for choice in menu.meant("around Saigon")] == [["ready", "saigon_first"]]
    assert [choice.action for choice in menu.meant("an")] == []  # too short for a mention


@pytest.mark.parametrize("line", ["log foo", "undo foo", "quit now", "odds 3 x", "cards all"])
def test_a_word_behind_a_command_that_takes_none_is_not_understood(tmp_path: Path, line: str) -> None:
    result = command(tmp_path, *AGAINST_BOT, lines=["place saigon", line, "place saigon"])
    assert "is neither a number of the list" in flat(result)
    assert [entry["do"] for entry in kept_record(tmp_path)["entries"]] == [["place", "saigon"]] * 2


def test_french_words_for_commands(tmp_path: Path) -> None:
    text = flat(command(tmp_path, *AGAINST_BOT, "--lang", "fr", lines=["plateau", "cartes", "carte", "?"]))
    assert text.count("Vous jouez le Sud") == 2
    assert "ni une commande" not in text


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


def test_why_lists_what_is_refused_and_explains_it(tmp_path: Path) -> None:
    game = play(TITLE.start(seed=5), *[["place", "saigon"]] * 3)  # five units stand there now
    refusal = game.explain(["place", "saigon"])
    assert refusal is not None
    assert refusal.rule == "D.5.1"
    title, summary = WORDS.rule("D.5.1")
    lines = ["place saigon"] * 3 + ["why", "why r1", "why place Saigon", "why 1"]
    text = flat(command(tmp_path, *AGAINST_BOT, lines=lines))
    assert "One choice is barred now (“why” tells the reason)." in text
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
    text = flat(command(tmp_path, *AGAINST_BOT, lines=["place saigon", "board", "log 1", "log all"]))
    assert text.count("You play the South") == 2
    assert text.count(game.log[-1].text()) == 3
    assert text.count(game.log[0].text()) == 2


def test_cards_show_their_effects(tmp_path: Path) -> None:
    ready = number_of(TITLE.start(seed=5), ["ready", "saigon_first"])
    before, after = (
        flat(command(tmp_path / name, *AGAINST_BOT, lines=[ready, *lines])).count("Card Colour Effect")
        for name, lines in (("a", []), ("b", ["cards"]))
    )
    assert after == before + 1


def test_board_with_a_name_shows_one_place_and_its_neighbours(tmp_path: Path) -> None:
    text = flat(command(tmp_path, *AGAINST_BOT, lines=["board PLEIKU", "board dak lak", "board atlantis"]))
    assert text.count("You play the South") == 1
    borders = "Borders on Kon Tum, Bình Định, Phú Yên, Đắk Lắk; on the frontier with the zone of the North"
    assert f"Ground mountain {borders}" in text
    assert "Đắk Lắk ──" in text
    assert "There is no place “atlantis” on the board." in text


def test_a_low_screen_shows_the_province_instead_of_the_whole_board(tmp_path: Path) -> None:
    game = TITLE.start(seed=1)
    lines = scripted(game, Seating({"NV": PERSON, "SV": PERSON}), Random(1), steps=120)
    low, high = (
        process(tmp_path / rows, "play", "saigon75", "--seed", "1", lines=lines, LINES=rows).stdout
        for rows in ("24", "60")
    )
    assert 0 < low.count("You play the") < high.count("You play the")
    assert low.count("> ") == high.count("> ")


STORM = ("play", "storm", "--as", "VM", "--vs", "random", "--seed", "7")


def test_areas_are_known_by_number_and_by_name(tmp_path: Path) -> None:
    lines = ["board 17", "board dominique 1", "board éliane", "board !"]
    text = flat(command(tmp_path, *STORM, lines=lines))
    assert text.count("17 Dominique 1 ──") == 2
    assert text.count("Around it ──") == 2  # several places are told in short
    for name in ("29 Éliane 10–12 (bridgehead)", "30 Éliane 1", "31 Éliane 4", "36 Éliane 3", "37 Éliane 2"):
        assert f"{name} ──" in text
    assert "There is no place “!” on the board." in text


@pytest.mark.parametrize("line", ["fire 11", "fire Nam Yum bend", "fire 11 nam yum bend"])
def test_a_deed_is_typed_with_the_number_or_the_name_of_an_area(tmp_path: Path, line: str) -> None:
    command(tmp_path, *STORM, lines=[line])
    assert [entry["do"] for entry in kept_record(tmp_path)["entries"]] == [["fire", "11"]]


def test_odds_of_several_choices_in_short_and_of_one_in_full(tmp_path: Path) -> None:
    lines = ["fire 11", "odds", "fire 14", "odds", "odds 3", "odds 99"]
    text = flat(command(tmp_path, *STORM, lines=lines))
    assert "Nothing here is decided by dice yet." in text
    assert "odds 1 shows one of them in full." in text
    assert text.count("at least") == 1
    assert "“99” is neither a number of the list" in text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Choice 17 is not decided by dice yet."),
        ("fr", "Le choix 17 ne se décide pas encore aux dés."),
        ("pl", "O wyborze 17 kości jeszcze nie decydują."),
    ],
)
def test_a_choice_without_odds_is_told_from_one_that_is_not_there(
    tmp_path: Path, language: str, sentence: str
) -> None:
    text = flat(command(tmp_path, *AGAINST_BOT, "--lang", language, lines=["odds 17", "odds 999"]))
    assert text.count(sentence) == 1
    assert "999”" in text or "999\u00a0»" in text or "999 »" in text


def test_cards_are_shown_in_full_once(tmp_path: Path) -> None:
    """Every impulse is about cards: those that have been read are named only."""
    text = flat(command(tmp_path, *STORM, lines=["dig vm-25", "dig 11", "cards"]))
    assert text.count("When, and effect") == 2
    assert text.count("Hand of the Viet Minh:") >= 1


def test_no_letter_undoes_in_one_language_what_it_shows_in_another() -> None:
    """Somebody who changes the language must not take a step back by asking for the cards."""
    letters: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for word, name in known_commands(Words(language, TITLE)).items():
            if len(word) == 1:
                letters.setdefault(word, set()).add(name)
    assert [letter for letter, names in letters.items() if "undo" in names and len(names) > 1] == []


def test_what_is_no_number_of_a_menu_is_told_with_the_numbers_there_are(tmp_path: Path) -> None:
    last = len(indochine.titles())
    assert f"“xx” is not a number from 1 to {last}." in command(tmp_path, "play", lines=["xx"]).stdout


def test_choices_are_printed_unlike_the_numbers_of_areas(tmp_path: Path) -> None:
    text = flat(command(tmp_path, *STORM, lines=[]))
    assert re.search(r" 0\) Pass", text)
    assert re.search(r"Northwest ridges [^─]*\d+\)", text)
