"""Standing orders at the terminal: given at any prompt, kept at once, seen by nobody else."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import indochine
from indochine.cli.terminal.words import Words
from indochine.kernel.text import LANGUAGES
from tests.cli.terminal import TITLE as SAIGON
from tests.cli.terminal import command, flat, kept, kept_record
from tests.storm.table import table

STORM = indochine.title("storm")
AGAINST_BOT = ("play", "storm", "--as", "VM", "--vs", "random", "--seed", "7")
PASS_ALL = "pass whenever the enemy acts"
ASSAULT = ("", "assault 11", "all", "")  # by the Viet Minh, then the keyboard goes to the French


def position(folder: Path) -> str:
    """The Viet Minh can storm Béatrice, and the French hold Mines."""
    game = table(
        fr={"14": "legion*4", "28": "legion"},
        vm={"11": "regular*2", "1": "regular"},
        turn=1,
        hands={"FR": "fr-11"},
    )
    file = folder / "position.json"
    file.write_text(json.dumps(game.position()), "utf-8")
    return str(file)


def test_orders_are_listed_and_given_by_number_or_name(tmp_path: Path) -> None:
    lines = ["orders", "orders 3", "orders ask", "orders only-assaults-on 17", "orders Dominique 2"]
    as_french = tuple("FR" if word == "VM" else word for word in AGAINST_BOT)
    text = flat(command(tmp_path, *as_french, lines=lines))
    entries = kept_record(tmp_path)["entries"]
    assert [(entry["seat"], entry["order"]) for entry in entries if "order" in entry] == [
        ("FR", ["pass-all"]),
        ("FR", ["ask"]),
        ("FR", ["only-assaults-on", "17"]),
        ("FR", ["only-assaults-on", "18"]),
    ]
    assert text.count("Ordered: ") == 4
    assert "the other player never sees it" in text


def test_an_order_leaves_the_question_as_it_was(tmp_path: Path) -> None:
    once = command(tmp_path / "a", *AGAINST_BOT, lines=["orders pass-all"])
    assert flat(once).count("choose what to do in this impulse") == 1
    command(tmp_path / "b", *AGAINST_BOT, lines=["orders pass-all", "0"])
    entries = kept_record(tmp_path / "b")["entries"]
    assert entries[:2] == [{"seat": "VM", "order": ["pass-all"]}, {"seat": "VM", "do": ["pass"]}]


def test_what_cannot_be_ordered_is_told(tmp_path: Path) -> None:
    lines = ["orders 9999", "orders foo", "orders pass-all", "orders pass-all"]
    text = flat(command(tmp_path, *AGAINST_BOT, lines=lines))
    assert "“9999” is not a number from 1 to 3." in text
    assert "“foo” is neither a number of the list" in text
    assert [entry["order"] for entry in kept_record(tmp_path)["entries"]] == [["pass-all"]]
    assert "[5.2d]" in text


def test_orders_survive_a_resumed_game(tmp_path: Path) -> None:
    command(tmp_path, *AGAINST_BOT, lines=["orders pass-all"])
    [file] = kept(tmp_path)
    text = flat(command(tmp_path, "resume", file.stem, lines=["orders ask"]))
    assert f"Your orders {PASS_ALL}" in text
    assert [entry["order"] for entry in kept_record(tmp_path)["entries"]] == [["pass-all"], ["ask"]]
    game = indochine.replay(kept_record(tmp_path))
    assert game.view("VM")["orders"] == {"VM": "ask"}


def test_an_order_may_answer_what_was_asked(tmp_path: Path) -> None:
    args = ("play", "--position", position(tmp_path), "--seed", "1")
    lines = [*ASSAULT, "orders pass-all"]
    before = kept_after(tmp_path / "a", args, lines[:-1])
    after = kept_after(tmp_path / "b", args, lines)
    assert before["agenda"][-1]["frame"] == "window"
    assert after["orders"] == {"FR": "pass-all", "VM": "ask"}
    assert "fr-11" in after["cards"]["hands"]["FR"]
    assert "window" not in [entry["frame"] for entry in after["agenda"]]


def kept_after(home: Path, args: tuple[str, ...], lines: list[str]) -> dict[str, Any]:
    result = command(home, *args, lines=lines)
    assert (result.returncode, result.stderr) == (0, "")
    return indochine.replay(kept_record(home)).position()


def test_the_other_person_at_the_keyboard_never_sees_an_order(tmp_path: Path) -> None:
    args = ("play", "--position", position(tmp_path), "--seed", "2")
    lines = [*ASSAULT, "orders only-assaults-on 14", "0", *["", "board", "pass"] * 3]
    screens = command(tmp_path, *args, lines=lines).stdout.split(": take the keyboard and press Enter.")
    shown = {"French": "", "Viet Minh": ""}
    for before, screen in pairwise(screens):
        shown[before.rsplit("\n", 1)[-1]] += screen
    assert "these areas only: 14" in " ".join(shown["French"].split())
    assert shown["Viet Minh"].count("You play the Viet Minh") > 1
    assert "these areas only" not in shown["Viet Minh"]
    assert "Ordered" not in shown["Viet Minh"]


def test_a_title_without_orders_says_so_and_does_not_list_them(tmp_path: Path) -> None:
    args = ("play", "saigon75", "--as", "SV", "--vs", "random", "--seed", "5")
    text = flat(command(tmp_path, *args, lines=["orders", "orders 2", "?"]))
    assert text.count("There are no standing orders to give here.") == 2
    assert "orders 2 gives one" not in text
    assert kept_record(tmp_path)["entries"] == []
    assert "orders 2 gives one" in flat(command(tmp_path / "storm", *AGAINST_BOT, lines=["?"]))


def test_no_title_s_names_are_examples_for_all() -> None:
    """What the help says fits every game at the table."""
    for language in LANGUAGES:
        words = Words(language, SAIGON)
        for id in ("numbers", "command-why", "command-board"):
            said = (words(id) + words(id + ".help")).lower()
            assert "pleiku" not in said
            assert "saigon" not in said
            assert "long an" not in said


def listed(text: str) -> list[tuple[str, str]]:
    """The numbers of each list of orders with their marks, and the reasons below it."""
    lists = text.split("Say when you want to be asked")[1:]
    return [(" ".join(re.findall(r"(?<= )\*?\d+\)(?= A| W)", each)), each) for each in lists]


def test_the_numbers_of_orders_stay_and_the_one_in_force_is_marked(tmp_path: Path) -> None:
    lines = ["orders", "orders 3", "orders", "orders 3", "orders 1", "orders"]
    text = flat(command(tmp_path, *AGAINST_BOT, lines=lines))
    (first, told), (second, after), (third, _) = listed(text)
    assert (first, second, third) == ("*1) 2) 3)", "1) 2) *3)", "*1) 2) 3)")
    assert "*1) These are your orders already." in told
    assert "*3) These are your orders already." in after
    assert [entry["order"] for entry in kept_record(tmp_path)["entries"]] == [["pass-all"], ["ask"]]


def test_marks_stand_in_long_lists_too(tmp_path: Path) -> None:
    as_french = ("play", "storm", "--as", "FR", "--vs", "random", "--seed", "1")
    lines = ["orders", "orders only-assaults-on 17", "orders"]
    (_, before), (_, after) = listed(flat(command(tmp_path, *as_french, lines=lines)))
    assert "*1) These are your orders already." in before
    [number] = re.findall(r"(\d+)\) 17 Dominique 1", before)
    assert re.findall(r"\*(\d+)\) 17 Dominique 1", after) == [number]
    assert f"*{number}) These are your orders already." in after
