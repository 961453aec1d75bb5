"""Links of `indochine play --connect`: servers that go, wrong links, new games, spectators, sentences."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import indochine
from indochine.cli.terminal.words import TEXT
from indochine.kernel.text import LANGUAGES
from tests.cli.connected import BOT, Client, Terminal, link, typed_actions
from tests.cli.terminal import command, flat
from tests.server.running import Running

# ---------------------------------------------------------------- a server that comes and goes


def test_a_server_killed_between_two_decisions_is_waited_for(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/server.db") as server:
        client = Client(server.url)
        made = client.create("saigon75", seats={"NV": BOT})
        with Terminal(tmp_path, "--connect", link(server, made, "SV")) as south:
            south.type("place saigon", "link")
            south.await_text("Your own link, to be shown to nobody")
            server.kill()
            south.await_text("is lost; trying again")
            south.type("place long_an")
            south.await_text("The server does not answer; trying again")
            server.start()
            south.await_text("Ranger battalion (1 of this kind to place)")
            south.await_text("is back. Nothing has been missed.")
            south.type("place da_nang", "resign", "yes")
            south.await_text("One side has resigned.")
            south.leave()
        placed = [["place", place] for place in ("saigon", "long_an", "da_nang")]
        assert typed_actions(client, made, "SV") == placed


def test_a_link_that_was_replaced_is_told_at_once(server: Running, api: Client, tmp_path: Path) -> None:
    made = api.create("saigon75")
    with Terminal(tmp_path, "--connect", link(server, made, "NV")) as north:
        north.await_text("Waiting for South.")
        api.act(made, "NV", do="relink", token="x" * 43)
        north.await_text("This link no longer opens the seat")
        north.leave()
    again = command(tmp_path, "play", "--connect", link(server, made, "NV"))
    assert again.returncode == 2
    assert "This link does not open a seat here, or no longer does." in again.stderr


def test_a_game_that_does_not_replay_is_only_shown(tmp_path: Path) -> None:
    database = tmp_path / "server.db"
    with Running(f"sqlite:///{database}") as server:
        client = Client(server.url)
        made = client.create("saigon75")
        where = link(server, made, "SV")
        command(tmp_path, "play", "--connect", where, lines=["place saigon"] * 3)
        server.stop()
        with sqlite3.connect(database) as damaged:
            damaged.execute("UPDATE event SET body = replace(body, 'saigon', 'nowhere') WHERE seq = 2")
        server.start()
        result = command(tmp_path, "play", "--connect", link(server, made, "SV"),
                         "--lang", "fr", lines=["place saigon", "1"])  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")
    assert flat(result).count("Cette partie peut être regardée, mais pas continuée.") == 2


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("ftp://x/", "is no address of a server"),
        ("http://127.0.0.1:1/play/abc#def", "No answer from http://127.0.0.1:1"),
        ("http://127.0.0.1:99999/", "is no address of a server"),
        ("http://127.0.0.1:1/play/abc", "This link is not whole"),
        ("{server}/play/0123456789abcdef0123#" + "x" * 43, "There is no such game."),
        ("{server}/watch/{game}", ""),
        ("{server}/play/{game}#" + "x" * 43, "This link does not open a seat here"),
        ("{server}", "Say which game to set up on the server: "),
    ],
)
def test_wrong_links_end_in_a_sentence(
    url: str, said: str, server: Running, api: Client, tmp_path: Path
) -> None:
    game = api.create("saigon75").game
    result = command(tmp_path, "play", "--connect", url.format(server=server.url, game=game))
    assert result.returncode == (2 if said else 0)
    assert said in result.stderr.replace("\n", " ")
    assert "Traceback" not in result.stderr


def test_what_does_not_go_with_a_link_is_refused(server: Running, api: Client, tmp_path: Path) -> None:
    where = link(server, api.create("saigon75"), "SV")
    for args, said in (
        (("storm", "--connect", where), "The link opens a game of saigon75, not of storm."),
        (("--connect", where, "--vs", "random"), "set up already"),
        (("--connect", where, "--seed", "4"), "do not go with --connect"),
        (("saigon75", "--connect", server.url, "--as", "FR"), "There is no seat FR; there are: NV, SV."),
        (("lost-valley", "--connect", server.url, "--vs", "random"), "no seat for a bot"),
        (("saigon75", "--connect", server.url, "--vs", "nobody"), "there is no bot nobody"),
        (("saigon75", "--connect", server.url, "--option", "x=1"), "has no option 'x'"),
        (("saigon75", "--connect", server.url + "/elsewhere"), "There is nothing at this address."),
    ):
        result = command(tmp_path, "play", *args)
        assert result.returncode == 2
        assert said in result.stderr


# ---------------------------------------------------------------- new games, spectators


def test_a_new_game_tells_the_links_of_all_seats(server: Running, api: Client, tmp_path: Path) -> None:
    text = command(tmp_path, "play", "storm", "--connect", server.url, "--as", "FR").stdout
    [french] = re.findall(r"shown to nobody: (\S+)", text)
    [viet_minh] = re.findall(r"^Viet Minh: (http\S+)", text, re.M)
    [watch] = re.findall(r"To watch: (\S+)", text)
    for where, seat in ((french, "French>"), (viet_minh, "Viet Minh: you"), (watch, "You only watch")):
        with Terminal(tmp_path, "--connect", where) as terminal:
            terminal.await_text(seat.replace("French>", "French: you"))


def test_a_spectator_sees_the_table_and_no_hand(server: Running, api: Client, tmp_path: Path) -> None:
    made = api.create("storm")
    hands = {seat: api.state(made.game, token)["view"]["cards"] for seat, token in made.tokens.items()}
    seen = command(tmp_path, "play", "--connect", f"{server.url}/watch/{made.game}",
                   lines=["board", "cards", "log all", "1", "say hello", "resign", "orders"])  # fmt: skip
    assert (seen.returncode, seen.stderr) == (0, "")
    own = command(tmp_path, "play", "--connect", link(server, made, "VM"), lines=["cards"])
    names = card_names(hands["VM"], "VM")
    assert names
    assert all(name in flat(own) for name in names)
    assert not any(name in flat(seen) for name in names)
    assert "You only watch this game." in seen.stdout
    assert not api.state(made.game).get("outcome")


def card_names(cards: dict[str, Any], seat: str) -> list[str]:
    title = indochine.title("storm")
    hand = cards["hands"][seat]
    return [title.text(title.book.domains["card"].msg(title.book.domains["card"].numbers[id])) for id in hand]


# ---------------------------------------------------------------- words


def test_all_languages_have_the_same_messages() -> None:
    ids = [
        re.findall(r"^(?:[a-z][\w-]* =|    \.\w+ =)", (TEXT / lang / "remote.ftl").read_text("utf-8"), re.M)
        for lang in LANGUAGES
    ]
    assert ids[0] == ids[1] == ids[2]


def test_every_sentence_that_the_terminal_asks_for_is_there() -> None:
    """All ids in the sources of the remote terminal, as `words(...)` and `words_say(...)` name them."""
    sources = [file.read_text("utf-8") for file in (TEXT.parent / "remote").glob("*.py")]
    pattern = r'(?:words|words_say|file_say|self\.say|of_title)\(\s*"([\w-]+)(?:\.\w+)?"[,)]'
    asked = {id for text in sources for id in re.findall(pattern, text)}
    written = (TEXT / "en" / "remote.ftl").read_text("utf-8") + (TEXT / "en" / "terminal.ftl").read_text(
        "utf-8"
    )
    assert len(asked) > 30
    assert [id for id in sorted(asked) if f"\nterminal-{id} =" not in written] == []
