"""Bots at the terminal: their levels, their advice, their reasons, and a seat lent to one."""

from __future__ import annotations

from pathlib import Path

import indochine
from indochine.bots import names
from tests.cli.connected import Client, Terminal, link, moves
from tests.cli.terminal import command, flat, kept, kept_record
from tests.server.running import Running, until

SAIGON = str(indochine.titles().index("saigon75") + 1)
AGAINST_THE_SOUTH = "3"  # solo, the North, the South


def test_every_level_is_offered_with_what_it_is_worth(tmp_path: Path) -> None:
    result = command(tmp_path, "play", lines=[SAIGON, AGAINST_THE_SOUTH, ""])
    assert "South, against the computer" in result.stdout
    told = flat(result)
    levels = (
        "Random: takes any",
        "Greedy: tries",
        "Planner: plays",
        "Captain: imagines",
        "General: thinks like",
    )
    places = [told.index(level) for level in levels]
    assert places == sorted(places)
    assert kept_record(tmp_path)["table"]["players"] == {"NV": "planner", "SV": "person"}


def test_a_level_can_be_named_at_once(tmp_path: Path) -> None:
    command(tmp_path, "play", "saigon75", "--as", "SV", "--versus", "greedy", "--seed", "1")
    assert kept_record(tmp_path)["table"]["players"]["NV"] == "greedy"
    result = command(tmp_path, "play", "saigon75", "--versus", "colonel")
    assert all(level in result.stderr for level in names())


def test_a_hint_can_be_played(tmp_path: Path) -> None:
    args = ("play", "saigon75", "--as", "SV", "--vs", "random", "--seed", "5")
    told = flat(command(tmp_path, *args, lines=["hint"]))
    assert "Weighed by captain" in told
    assert "0%" in told
    number = told.partition("▶ ")[2].partition(")")[0]
    assert number.isdecimal()
    again = flat(command(tmp_path, *args, lines=["conseil", "hint"], LANG="fr"))
    assert again.partition("▶ ")[2].partition(")")[0] == number  # the same question, the same advice


def test_a_bot_is_asked_for_its_reasons_afterwards(tmp_path: Path) -> None:
    lines = ["1", "1", "1", "1", "1", "1", "1", "1"]
    command(tmp_path, "play", "saigon75", "--as", "SV", "--vs", "planner", "--seed", "5", lines=lines * 3)
    [file] = kept(tmp_path)
    entries = kept_record(tmp_path)["entries"]
    number = next(n for n, entry in enumerate(entries, 1) if entry.get("seat") == "NV" and "do" in entry)
    listed = command(tmp_path, "replay", str(file), "--decisions").stdout
    assert f"{number:>5}  NV  " in listed
    told = flat(command(tmp_path, "replay", str(file), "--why", str(number)))
    assert "NV played: " in told
    assert "Weighed by planner" in told
    game = indochine.replay(kept_record(tmp_path), number - 1)
    assert game.decision is not None
    played = next(c for c in game.decision.choices if c.action == entries[number - 1]["do"])
    first = told.partition("▶ ")[2]
    assert first.startswith(" ".join(played.text("en").split()))  # thought again, it decides the same
    assert "Weighed by greedy" in flat(
        command(tmp_path, "replay", str(file), "--why", str(number), "--bot", "greedy")
    )
    beyond = command(tmp_path, "replay", str(file), "--why", str(len(entries) + 1))
    assert "is no decision" in beyond.stderr


# On a server


def test_advice_and_a_bot_that_plays_for_somebody(server: Running, api: Client, tmp_path: Path) -> None:
    made = api.create("saigon75")
    seat = api.state(made.game)["deciding"]
    with Terminal(tmp_path, "--connect", link(server, made, seat), keyboard=True) as terminal:
        terminal.type("hint")
        terminal.await_text("Weighed by captain")
        terminal.type("bot")
        terminal.await_text("Say which bot is to play for you: random, greedy, planner, captain, general.")
        terminal.type("bot random")
        terminal.await_text("A bot (random) plays for South from now on.")
        until(lambda: moves(api, made, seat))
        terminal.type("retake")
        terminal.await_text("South plays again.")
        terminal.type("reasons 1")
        terminal.await_text("Weighed by random")
        terminal.type("quit")
    assert all(step["bot"] == "random" for step in moves(api, made, seat))
