"""`indochine play --connect`: the real terminal at a real server, both in processes of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import indochine
from tests.cli.connected import BOT, Client, Made, Terminal, link, moves
from tests.cli.terminal import TITLE, command, flat
from tests.saigon75.table import play
from tests.server.running import Running
from tests.storm.table import table

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
        north.type(*["1", "0"] * 4)  # far from the end of any game
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
