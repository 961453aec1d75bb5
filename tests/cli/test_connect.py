"""`indochine play --connect`: the real terminal at a real server, both in processes of their own."""

from __future__ import annotations

import json
import os
import pty
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, Self

import httpx
import pytest

import indochine
from indochine.cli.terminal.words import TEXT
from indochine.kernel.text import LANGUAGES
from tests.cli.terminal import TITLE, command, environment, flat
from tests.saigon75.table import play
from tests.server.running import Running
from tests.storm.table import table

PATIENCE = 60.0
EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
BOT = {"kind": "bot", "level": "random"}


class Made(NamedTuple):
    """A new game, and the tokens of its seats."""

    game: str
    tokens: dict[str, str]


class Client:
    """Looks at a server from beside the terminal."""

    def __init__(self, url: str) -> None:
        self.url = url

    def create(self, title: str, **wish: Any) -> Made:
        answer = httpx.post(f"{self.url}/api/games", json={"title": title, **wish}, timeout=PATIENCE)
        return Made(answer.json()["game"], answer.json()["tokens"])

    def bring(self, position: dict[str, Any]) -> Made:
        """A game that goes on from a position."""
        answer = httpx.post(f"{self.url}/api/import", json={"position": position}, timeout=PATIENCE)
        return Made(answer.json()["game"], answer.json()["tokens"])

    def get(self, game: str, what: str, token: str | None = None) -> Any:
        url = f"{self.url}/api/games/{game}/{what}"
        return httpx.get(url, headers=bearing(token), timeout=PATIENCE).raise_for_status().json()

    def state(self, game: str, token: str | None = None) -> Any:
        return self.get(game, "state", token)

    def act(self, made: Made, seat: str, **command: Any) -> None:
        url, body = f"{self.url}/api/games/{made.game}/commands", {"key": "from-beside", **command}
        headers = bearing(made.tokens[seat])
        httpx.post(url, json=body, headers=headers, timeout=PATIENCE).raise_for_status()


def bearing(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('connect')}/server.db") as running:
        yield running


@pytest.fixture
def api(server: Running) -> Client:
    return Client(server.url)


def link(server: Running, made: Made, seat: str) -> str:
    return f"{server.url}/play/{made.game}#{made.tokens[seat]}"


def moves(api: Client, made: Made, seat: str) -> list[Any]:
    """The steps that a seat has played."""
    token = next(iter(made.tokens.values()))
    steps = api.get(made.game, "steps", token)["steps"]
    return [step for step in steps if step["kind"] == "moved" and step.get("by") == seat]


def typed_actions(api: Client, made: Made, seat: str) -> list[Any]:
    """What a seat has done, from the record of the game once it is over."""
    entries = api.get(made.game, "record")["entries"]
    return [entry["do"] for entry in entries if entry.get("seat") == seat and "do" in entry]


class Terminal:
    """A terminal that is typed at line by line, and whose output can be waited for."""

    def __init__(self, home: Path, *args: str, keyboard: bool = False) -> None:
        self.output, self.master = "", -1
        settings = {"env": environment(home, PYTHONUNBUFFERED="1"), "stdout": subprocess.PIPE}
        if keyboard:
            self.master, slave = pty.openpty()
        source = slave if keyboard else subprocess.PIPE
        line = [sys.executable, "-m", "indochine", "play", *args]
        self.process = subprocess.Popen(line, stdin=source, stderr=subprocess.STDOUT, **settings)  # type: ignore[call-overload]
        self.reader = Thread(target=self.read, daemon=True)
        self.reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait(PATIENCE)

    def read(self) -> None:
        while piece := self.process.stdout.read1(4096):
            self.output += piece.decode("utf-8", "replace")

    def type(self, *lines: str) -> None:
        text = "".join(line + "\n" for line in lines).encode()
        if self.master >= 0:
            os.write(self.master, text)
        else:
            self.process.stdin.write(text)
            self.process.stdin.flush()

    def await_text(self, text: str, times: int = 1) -> None:
        end = time.monotonic() + PATIENCE
        while " ".join(self.output.split()).count(text) < times:
            assert time.monotonic() < end, f"{text!r} did not come:\n{self.output}"
            assert self.process.poll() is None or self.reader.is_alive(), self.output
            time.sleep(0.02)

    def leave(self) -> str:
        """No more lines come; what was printed, to its end."""
        if self.master < 0:
            self.process.stdin.close()
        assert self.process.wait(PATIENCE) == 0, self.output
        self.reader.join(PATIENCE)
        assert "Traceback" not in self.output
        return " ".join(self.output.split())


# ---------------------------------------------------------------- playing


@pytest.mark.parametrize("id", indochine.titles())
def test_decisions_of_every_title_are_played_on_a_server(
    id: str, server: Running, api: Client, tmp_path: Path
) -> None:
    title = indochine.title(id)
    seat, others = title.seats[-1], title.seats[:-1]
    made = api.create(id, seats=dict.fromkeys(others, BOT))
    result = command(tmp_path, "play", id, "--connect", link(server, made, seat), lines=["1", "0"] * 15)
    assert (result.returncode, result.stderr) == (0, "")
    assert len(moves(api, made, seat)) >= 10
    assert "[choice-" not in result.stdout
    assert "[event-" not in result.stdout
    assert f'indochine play --connect "{link(server, made, seat)}"' in flat(result)


def test_the_terminal_asks_on_a_server_as_it_asks_at_home(server: Running, tmp_path: Path) -> None:
    """Question, choices and their numbers are the same, made from the API or from the game itself."""
    args = ("play", "saigon75", "--as", "SV", "--vs", "random")
    lines = ["place saigon", "3 3", "board Saigon", "?", "why"]
    away = command(tmp_path, *args, "--connect", server.url, lines=lines).stdout
    home = command(tmp_path, *args, lines=lines).stdout
    first, last = "South> place saigon", "  3   or   3 5 0"
    told = [text[text.index(first) : text.index(last)] for text in (home, away)]
    assert "Borders on" in told[0]
    assert told[1] == told[0]


def test_a_refusal_is_explained_with_its_rule(server: Running, api: Client, tmp_path: Path) -> None:
    game = play(TITLE.start(seed=5), *[["place", "saigon"]] * 3)
    refusal = game.explain(["place", "saigon"])
    assert refusal is not None
    made = api.create("saigon75", seats={"NV": BOT})
    lines = ["place saigon"] * 4 + ["why r1", "why saigon", "why 1"]
    text = flat(command(tmp_path, "play", "--connect", link(server, made, "SV"), lines=lines))
    assert text.count(f"{refusal.text()} [{refusal.rule}]") == 3
    assert "Allowed: " in text
    assert len(moves(api, made, "SV")) == 3


def test_orders_are_given_and_kept_from_the_others(server: Running, api: Client, tmp_path: Path) -> None:
    made = api.create("storm")
    lines = ["orders", "orders 3", "orders 3", "orders 1"]
    asked = api.state(made.game, made.tokens["VM"])["deciding"]
    text = flat(command(tmp_path, "play", "--connect", link(server, made, asked), lines=lines))
    assert "*1) These are your orders already." in text
    assert text.count("Ordered: ") == 2
    other = next(seat for seat in made.tokens if seat != asked)
    steps = [api.get(made.game, "steps", made.tokens[seat])["steps"] for seat in (asked, other)]
    assert [len(found) for found in steps] == [2, 0]


def test_odds_and_reasons_are_those_of_the_game_itself(server: Running, api: Client, tmp_path: Path) -> None:
    game = table(fr={"14": "legion*4"}, vm={"11": "regular*2", "1": "regular"}, turn=1)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.position()), "utf-8")
    lines = ["why", "odds", "assault 11", "odds"]
    home = command(tmp_path, "play", "--position", str(file), "--open", lines=lines).stdout
    where = link(server, api.bring(game.position()), "VM")
    away = command(tmp_path, "play", "--connect", where, lines=lines).stdout
    told = [text[text.index("Viet Minh> why") : text.rindex("\nThe ")] for text in (home, away)]
    assert "%" in told[0]
    assert told[1] == told[0]


def test_two_terminals_play_each_other(server: Running, api: Client, tmp_path: Path) -> None:
    made = api.create("saigon75")
    with (
        Terminal(tmp_path, "--connect", link(server, made, "SV")) as south,
        Terminal(tmp_path, "--connect", link(server, made, "NV")) as north,
    ):
        north.await_text("Waiting for South.")
        south.type("say Bonne chance !", "ready saigon_first")
        north.await_text("South: Bonne chance !")
        south.type(*["1", "0"] * 200)
        north.type(*["1", "0"] * 15)
        north.type("name Giáp", "resign", "perhaps", "resign", "yes", "save " + str(tmp_path / "record.json"))
        south.await_text("Giáp")
        south.await_text("Winner: South")
        assert "You play on." in north.leave()
        south.leave()
    assert len(moves(api, made, "NV")) > 5
    record = json.loads((tmp_path / "record.json").read_text("utf-8"))
    assert indochine.replay(record).outcome == indochine.kernel.state.Outcome("SV", "resigned", {})


def test_lines_can_be_typed_while_the_other_side_decides(
    server: Running, api: Client, tmp_path: Path
) -> None:
    """At a keyboard: chat comes in at the prompt, and commands are obeyed though nothing is asked."""
    made = api.create("saigon75")
    with Terminal(tmp_path, "--connect", link(server, made, "NV"), keyboard=True) as north:
        north.await_text("Waiting for South.")
        north.type("5")
        north.await_text("Waiting for South. You can type commands meanwhile.", times=2)
        north.type("say hello")
        north.await_text("North: hello")
        api.act(made, "SV", do="say", text="salut")
        north.await_text("South: salut")
        north.type("board Saigon")
        north.await_text("Borders on")
        north.type("quit")
        north.leave()


# ---------------------------------------------------------------- proposals


def test_steps_are_taken_back_when_both_agree(server: Running, api: Client, tmp_path: Path) -> None:
    made = api.create("saigon75")
    with (
        Terminal(tmp_path, "--connect", link(server, made, "SV")) as south,
        Terminal(tmp_path, "--connect", link(server, made, "NV"), keyboard=True) as north,
    ):
        south.type("place saigon", "place an_loc", "place long_an", "back", "back 9", "back 1")
        north.await_text("South proposes to take back the last step, from here on:")
        north.type("decline")
        south.await_text("North does not agree")
        south.type("back 2")
        north.await_text("accept agrees, decline refuses.", times=2)
        north.type("accept")
        south.await_text("South goes further back, as agreed.")
        south.type("accept")
        south.await_text("There is no proposal to answer.")
    assert unplaced_rangers(api, made) == 2


def unplaced_rangers(api: Client, made: Made) -> int:
    return sum("ranger" in unit for unit in api.state(made.game)["view"]["unplaced"])


def test_an_armistice_ends_the_game(server: Running, api: Client, tmp_path: Path) -> None:
    made = api.create("saigon75")
    with (
        Terminal(tmp_path, "--connect", link(server, made, "SV")) as south,
        Terminal(tmp_path, "--connect", link(server, made, "NV"), keyboard=True) as north,
    ):
        south.type("armistice")
        north.await_text("South proposes to end the game here, without a winner.")
        north.type("accept")
        south.await_text("The players agreed to end the game.")
        south.type("rematch")
        north.await_text("South proposes another game")
        north.type("accept")
        south.await_text("The next game, with sides swapped: indochine play --connect")
    state = api.state(made.game)
    assert state["outcome"]["reason"] == "agreed"
    assert api.state(state["next_game"], made.tokens["SV"])["seat"] == "NV"


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


# ---------------------------------------------------------------- an outside bot


def test_the_outside_bot_of_the_examples_plays_a_whole_game(server: Running, api: Client) -> None:
    made = api.create("saigon75", seats={"NV": BOT})
    ended = subprocess.run(
        [sys.executable, str(EXAMPLE), link(server, made, "SV")],
        capture_output=True, text=True, timeout=240, check=True,
    )  # fmt: skip
    assert json.loads(ended.stdout) == api.state(made.game)["outcome"]
    assert indochine.replay(api.get(made.game, "record")).over
    assert len(moves(api, made, "SV")) > 30


def test_the_outside_bot_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/server.db") as server:
        client = Client(server.url)
        made = client.create("lost-valley")
        [seat] = made.tokens
        line = [sys.executable, str(EXAMPLE), link(server, made, seat)]
        with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as bot:
            time.sleep(1.0)
            server.restart()
            assert bot.wait(240) == 0
        assert client.state(made.game)["outcome"]


def test_the_example_is_short_and_knows_nothing_of_the_program() -> None:
    text = EXAMPLE.read_text("utf-8")
    assert text.count("\n") < 100
    assert not re.search(r"^\s*(import|from) indochine", text, re.M)


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
