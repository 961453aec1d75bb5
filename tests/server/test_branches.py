"""Looking back at a game, trying something else from there, and games to look at before anybody played."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import indochine
from indochine.kernel.game import SPECTATOR, Game
from indochine.kernel.record import before_entry, replay_entry
from indochine.server import replaying
from indochine.server.replaying import APART, REPLAYED, Copies, Replays, stood
from tests.server.inside import Server, put_table, tokens_for
from tests.server.twins import GAME, Case, Twins, midgame

pytestmark = pytest.mark.anyio

STORM: Case = ("storm", "battle", {})
SAIGON: Case = ("saigon75", "standard", {})
HIDDEN = [STORM, ("saigon75", "standard", {"hand": 3}), ("saigon75", "match", {"tokens_hidden": True})]


def wandering(seed: int, steps: int) -> Game:
    """A game with undone steps, and some that the players agreed to take back."""
    game, chance = indochine.title("storm").start(seed=seed), Random(seed)
    for _ in range(steps):
        if game.over:
            break
        whim = chance.random()
        if whim < 0.1 and game.can_undo:
            game.undo()
        elif whim < 0.13 and game.entries:
            game.take_back(chance.randrange(game.entries.length), str(game.seat))
        else:
            game.choose(chance.choice(game.codes))
    return game


async def laid(server: Server, case: Case, steps: int, bots: dict[str, str] | None = None) -> dict[str, str]:
    """A table at which some steps were played; the tokens of its seats."""
    game = indochine.title(case[0]).start(*case[1:], seed=5)
    tokens, chance = tokens_for(game), Random(5)
    await put_table(server, game, GAME, tokens, bots)
    for number in range(steps):
        await play(server, tokens, chance, f"k{number}")
    return tokens


async def play(server: Server, tokens: dict[str, str], chance: Random, key: str) -> None:
    table = await server.table(GAME)
    seat = str(table.game.seat)
    action = chance.choice(table.game.decision.choices).action  # type: ignore[union-attr]
    command = {"do": "play", "action": action, "expect": table.expect[seat], "key": key}
    assert (await server.act(GAME, tokens[seat], command)).status == 200


async def ended(server: Server, case: Case, steps: int) -> dict[str, str]:
    """The same, and then one of the players gave up."""
    tokens = await laid(server, case, steps)
    seat = next(iter(tokens))
    assert (await server.act(GAME, tokens[seat], {"do": "resign", "key": "enough"})).status == 200
    return tokens


async def branch(server: Server, position: Any, **more: Any) -> Any:
    return await server.send("POST", "/api/import", body={"position": position, "branch_of": GAME} | more)


# Looking back


@pytest.mark.parametrize("seed", range(4))
def test_the_past_from_copies_is_the_past_played_from_the_start(seed: int) -> None:
    game, copies = wandering(seed, 150), Copies()
    assert game.entries is not None
    numbers = list(range(0, game.entries.length + 1, 7))
    Random(seed).shuffle(numbers)
    for number in numbers:
        found, right = stood(game, number, copies), before_entry(game, number)
        assert found.position() == right.position()
        assert found.log_for(SPECTATOR) == right.log_for(SPECTATOR)
    assert len(copies) > 3


def test_a_look_back_plays_no_more_than_lies_between_two_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    game, copies, played = midgame(SAIGON, 3, 240), Copies(), []

    def counted(*what: Any) -> None:
        played.append(what)
        replay_entry(*what)

    monkeypatch.setattr(replaying, "replay_entry", counted)
    assert game.entries is not None
    stood(game, game.entries.length, copies)
    whole = len(played)
    for number in range(game.entries.length):
        played.clear()
        stood(game, number, copies)
        assert len(played) < APART
    assert whole > 8 * APART


def test_looking_back_alters_no_copy() -> None:
    game, copies = midgame(STORM, 1, 200), Copies()
    stood(game, 200, copies)
    before = {number: copy.position() for number, copy in copies.items()}
    for number in range(0, 200, 9):
        late = stood(game, number, copies)
        late.choose(late.codes[0])
    assert before == {number: copies[number].position() for number in before}


async def test_only_tables_that_somebody_replays_have_copies_and_not_too_many() -> None:
    server, replays = Server(), Replays()
    await laid(server, SAIGON, 3)
    table = await server.table(GAME)
    assert not server.house.replays.kept
    assert (await server.look(GAME, "/past/1?texts=board")).status == 200
    assert list(server.house.replays.kept) == [GAME]
    for number in range(REPLAYED + 5):
        table.id = f"table{number}"
        replays.of(table)
    assert len(replays.kept) == REPLAYED
    assert "table0" not in replays.kept


async def test_a_moment_has_the_same_name_for_spectators() -> None:
    """A player's own steps count what is said; a link for others must not."""
    server = Server()
    tokens = await laid(server, SAIGON, 2)
    seat = next(iter(tokens))
    await server.act(GAME, tokens[seat], {"do": "say", "text": "Well then.", "key": "said"})
    await play(server, tokens, Random(1), "later")
    mine = (await server.look(GAME, "/past/4?texts=board", tokens[seat])).json
    theirs = (await server.look(GAME, f"/past/{mine['watch']}?texts=board")).json
    assert (mine["watch"], theirs["number"]) == (3, 3)
    assert theirs["deciding"] == mine["deciding"]
    counts = [(await server.look(GAME, f"/past/{n}", tokens[seat])).json["watch"] for n in range(4)]
    assert counts == [0, 1, 2, 2]


# What if


async def test_from_any_step_of_a_finished_game_another_game_can_go_on() -> None:
    server = Server()
    await ended(server, SAIGON, 12)
    for step in (0, 5, 12):
        position = (await server.look(GAME, f"/position?step={step}")).json
        made = await branch(server, position)
        assert made.status == 201
        there = (await server.look(made.json["game"], "/state?texts=board")).json
        then = (await server.look(GAME, f"/past/{step}?texts=board")).json
        assert there["deciding"] == then["deciding"] is not None
        assert there["scene"]["places"] == then["scene"]["places"]


async def test_while_a_game_goes_on_nobody_gets_an_earlier_position() -> None:
    server = Server()
    tokens = await laid(server, STORM, 6)
    for token in (None, *tokens.values()):
        reply = await server.look(GAME, "/position?step=3", token)
        assert (reply.status, reply.json["type"]) == (409, "not-over")
    beyond = await server.look(GAME, "/position")
    assert (beyond.status, beyond.json["type"]) == (401, "no-token")


@pytest.mark.parametrize("case", HIDDEN, ids=str)
async def test_what_is_hidden_from_a_seat_is_not_in_its_branch(case: Case) -> None:
    for seat in indochine.title(case[0]).seats:
        twins = Twins(midgame(case, 3, 40), seat, 9)
        await twins.begin()
        assert twins.differ()
        branches = []
        for server, tokens in zip(twins.servers, twins.tokens, strict=True):
            position = (await server.look(GAME, "/position", tokens[seat])).json
            made = (await branch(server, position)).json
            branches.append((await server.table(made["game"])).game.position())
        assert branches[0] == branches[1]


async def test_a_branch_says_of_which_game_it_is_and_leaves_that_alone() -> None:
    server = Server()
    tokens = await laid(server, SAIGON, 5)
    seat = next(iter(tokens))
    before = (await server.look(GAME, "/state", tokens[seat])).body
    position = (await server.look(GAME, "/position", tokens[seat])).json
    made = (await branch(server, position)).json
    assert made["game"] != GAME
    assert (await server.look(made["game"], "")).json["branch_of"] == GAME
    assert "branch_of" not in (await server.look(GAME, "")).json
    resign = {"do": "resign", "key": "r"}
    assert (await server.act(made["game"], made["tokens"][seat], resign)).status == 200
    assert (await server.look(GAME, "/state", tokens[seat])).body == before
    own = [tokens[seat], made["tokens"][seat]]
    mine = (await server.send("POST", "/api/mine", body={"tokens": own})).json["games"]
    assert {game["game"]: game.get("branch_of") for game in mine} == {GAME: None, made["game"]: GAME}


async def test_a_branch_of_no_game_is_refused() -> None:
    server = Server()
    position = indochine.title("saigon75").start(seed=1).position()
    reply = await branch(server, position)
    assert (reply.status, reply.json["type"]) == (404, "no-such-game")
    assert await server.store.all_ids() == []


async def test_finished_games_are_listed_without_their_branches() -> None:
    server = Server()
    await ended(server, SAIGON, 4)
    position = (await server.look(GAME, "/position?step=2")).json
    for number in range(5):
        server.clock.now += 60
        made = (await branch(server, position)).json
        token = next(iter(made["tokens"].values()))
        await server.act(made["game"], token, {"do": "resign", "key": f"r{number}"})
    listed = (await server.send("GET", "/api/finished?limit=2")).json["games"]
    assert [game["game"] for game in listed] == [GAME]


# Games to look at


@pytest.mark.parametrize("title", indochine.titles())
async def test_every_title_has_a_game_to_look_at(title: str) -> None:
    server, id = Server(), f"demo-{title}"
    about = (await server.look(id, "")).json
    assert about["title"] == title
    assert about["outcome"]
    assert not about["sealed"]
    number = (await server.look(id, "/state?texts=board")).json["number"]
    assert number > 50
    first, last = [(await server.look(id, f"/past/{n}?texts=board")).json for n in (0, number)]
    assert first["deciding"]
    assert last["outcome"] == about["outcome"]
    again = await Server().look(id, f"/past/{number // 2}?texts=board")
    assert again.body == (await server.look(id, f"/past/{number // 2}?texts=board")).body


async def test_a_game_to_look_at_is_neither_stored_nor_listed_nor_played() -> None:
    server = Server()
    assert (await server.look("demo-saigon75", "/state")).status == 200
    assert await server.store.all_ids() == []
    assert (await server.send("GET", "/api/finished")).json["games"] == []
    for token in (None, "x" * 43):
        reply = await server.act("demo-saigon75", token, {"do": "resign", "key": "r"})
        assert reply.status == 401
        assert reply.json["message"]
    assert (await server.look("demo-chess", "")).status == 404


async def test_what_if_in_a_game_to_look_at() -> None:
    server = Server()
    position = (await server.look("demo-saigon75", "/position?step=9")).json
    made = await branch(server, json.loads(json.dumps(position)), branch_of="demo-saigon75")
    assert made.status == 201
    assert (await server.look(made.json["game"], "")).json["branch_of"] == "demo-saigon75"
